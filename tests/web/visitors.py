"""Visitors' browsers: kept for the next visitor, with what was loaded but nothing that was stored.

A browser that has the pages' scripts already shows them in half the time, and in the page that is
there already in half of that. What a visitor left behind (cookies, storage, pages, the way back, a
line that is cut) is gone before another one comes; a page that a test has changed for good is not
used again.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Frame, Page, WebError

from tests.amounts import PATIENCE

# A worker that keeps every file for later is what test_offline is about.
CALM = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
# Can be wished for one page; else it is like this.
PAGES_OWN = {"color_scheme": "light", "reduced_motion": "reduce", "forced_colors": "none"}
SIZE = {"width": 1280, "height": 720}
LASTING = {"permissions", "service_workers"}  # who wishes these leaves more behind than we clear
# Who has had Python in the page before: a page that stays holds its code, which the process then
# compiles no more, and its memory, in a cache, is not cleared. It starts in half the time.
HOLD = """async () => {
  const packed = (await fetch('/python/pyodide.asm.wasm.gz')).body;
  const headers = { 'content-type': 'application/wasm' };
  const code = new Response(packed.pipeThrough(new DecompressionStream('gzip')), { headers });
  window.code = await WebAssembly.compileStreaming(code);
}"""
ALL_BUT_CACHES = "cookies,file_systems,indexeddb,local_storage,service_workers,websql"
# What a page is told to do for as long as it is there, and cannot be told to leave off.
FOR_GOOD = ("add_init_script", "expose_binding", "expose_function", "on", "route_web_socket")
# What computer players do is seen at once, and nothing is heard: a page that has made one sound
# goes on playing silence for as long as it is open.
CALM_PAGE = """if (origin !== 'null')
  localStorage['reihum.settings'] ??= JSON.stringify({pace: 'once', sound: false})"""
OWN_CLOCK = "Function.prototype.toString.call(Date).includes('[native code]')"
QUIET = (  # the browser's own, when refused, blocked or offline
    "Failed to load resource",
    "WebSocket connection to",
    "An unknown error occurred when fetching the script",
    "Service Worker registration blocked by Playwright",
    "The resource",  # preloaded, and not used at once: the machine is busy
    "A preload for",  # found, but not used: what the service worker keeps is as good
)


class Visitor:
    """One visitor's browser: its pages, what it complains about, where it has been."""

    def __init__(
        self, browser: Browser, address: str, wishes: dict[str, Any], another: bool, python: bool
    ) -> None:
        self.complaints: list[str] = []
        self._origins: set[str] = set()
        self.context = browser.new_context(base_url=address, **CALM | wishes)
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.add_init_script(CALM_PAGE)
        self.context.on("console", self._hear)  # of every page that is opened in it
        self.context.on("weberror", self._see)
        self.context.on("page", lambda page: page.on("framenavigated", self._been))
        self._cleared = ALL_BUT_CACHES if python else "all"
        self._keeper = self.context.new_page() if another or python else None
        if self._keeper:
            self._keeper.goto("/health")  # it keeps the process, and does nothing
        if self._keeper and python:
            self._keeper.evaluate(HOLD)
        self._open()

    def _open(self) -> None:
        """A page that says when a test changes it for good."""
        self.page = self.context.new_page()
        self._changed = False
        self._wire = self.context.new_cdp_session(self.page)
        for name in FOR_GOOD:
            setattr(self.page, name, self._telling(getattr(self.page, name)))

    def _telling(self, change: Callable[..., object]) -> Callable[..., object]:
        def changed(*given: Any, **named: Any) -> object:
            self._changed = True
            return change(*given, **named)

        return changed

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not message.text.startswith(QUIET):
            self.complaints.append(message.text)

    def _see(self, problem: WebError) -> None:
        self.complaints.append(str(problem.error))

    def _been(self, frame: Frame) -> None:
        self._origins.add("{0.scheme}://{0.netloc}".format(urlsplit(frame.url)))

    def leave(self) -> None:
        """Close what is open; cookies and a cut line go, too."""
        if self.context.is_closed():
            return
        kept = {self._keeper} if self._changed else {self._keeper, self.page}
        for page in self.context.pages:
            if page not in kept:
                page.close()
        self.context.set_offline(False)
        self.context.unroute_all()
        self.context.clear_cookies()
        if not self.page.is_closed():
            self.page.unroute_all()
            self.page.goto("about:blank")
            self.page.mouse.up()
            self.page.mouse.move(-1, -1)
        self.complaints.clear()

    def page_for_another(self) -> Page | None:
        """A blank page that remembers nothing; none if a test took the window or the clock."""
        if self.context.is_closed():
            return None
        if self.page.is_closed():
            self._open()
        for origin in self._origins:
            cleared = {"origin": origin, "storageTypes": self._cleared}
            self._wire.send("Storage.clearDataForOrigin", cleared)
        self._wire.send("Page.resetNavigationHistory")
        self._origins.clear()
        if self.page.evaluate(OWN_CLOCK):
            return self.page
        self.context.close()
        return None


class Visitors:
    """Opens pages for visitors who do not know each other; `all_leave` when a test is over."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self._free: defaultdict[str, list[Visitor]] = defaultdict(list)
        self._here: list[tuple[str, Visitor]] = []

    def opened(
        self, path: str | None = "/", *, new: bool = False, python: bool = False, **wishes: Any
    ) -> Page:
        """A page for somebody who was never here; `new` is one who has nothing loaded, either.

        With `python` it has been compiled there, and if the browser is not new was started, too.
        """
        media: dict[str, Any] = {name: wishes.pop(name, usual) for name, usual in PAGES_OWN.items()}
        viewport = wishes.pop("viewport", SIZE)
        page = self._blank(new or bool(LASTING & wishes.keys()), python, wishes)
        if page.viewport_size != viewport:
            page.set_viewport_size(viewport)
        page.emulate_media(**media)
        if path:
            page.goto(path)
        return page

    def _blank(self, new: bool, python: bool, wishes: dict[str, Any]) -> Page:
        kind = "" if new else repr((python, sorted(wishes.items())))
        while self._free[kind]:
            visitor = self._free[kind].pop()
            if page := visitor.page_for_another():
                self._here.append((kind, visitor))
                return page
        visitor = Visitor(self._browser, self._address, wishes, bool(kind), python)
        self._here.append((kind, visitor))
        return visitor.page

    def all_leave(self) -> list[str]:
        """What their browsers complained about."""
        complaints = [said for _, visitor in self._here for said in visitor.complaints]
        for kind, visitor in self._here:
            if kind:
                visitor.leave()
                self._free[kind].append(visitor)
            else:
                visitor.context.close()
        self._here.clear()
        return complaints
