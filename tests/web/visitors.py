"""Visitors' browsers: kept for the next visitor, with what was loaded but nothing that was stored.

A browser that has the pages' scripts already shows them in half the time, and in a process that is
there already it takes a third less. What a visitor left behind (cookies, storage, pages, a line
that is cut) is gone before another one comes.
"""

from collections import defaultdict
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Frame, Page, WebError

from tests.amounts import PATIENCE

# A worker that keeps every file for later is what test_offline is about.
CALM = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
PAGES_OWN = {"color_scheme", "reduced_motion", "forced_colors"}  # can be wished for one page
LASTING = {"permissions", "service_workers"}  # who wishes these leaves more behind than we clear
AT_ONCE = """if (origin !== 'null')
  localStorage['reihum.settings'] ??= JSON.stringify({pace: 'once'})"""
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
        self, browser: Browser, address: str, wishes: dict[str, Any], another: bool
    ) -> None:
        self.complaints: list[str] = []
        self._origins: set[str] = set()
        self.context = browser.new_context(base_url=address, **CALM | wishes)
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.add_init_script(AT_ONCE)
        self.context.on("console", self._hear)  # of every page that is opened in it
        self.context.on("weberror", self._see)
        self.context.on("page", lambda page: page.on("framenavigated", self._been))
        self._keeper = self.context.new_page() if another else None
        if self._keeper:
            self._keeper.goto("/health")  # it keeps the process, and does nothing

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not message.text.startswith(QUIET):
            self.complaints.append(message.text)

    def _see(self, problem: WebError) -> None:
        self.complaints.append(str(problem.error))

    def _been(self, frame: Frame) -> None:
        self._origins.add("{0.scheme}://{0.netloc}".format(urlsplit(frame.url)))

    def leave(self) -> None:
        """Close what is open; cookies and a cut line go, too."""
        for page in self.context.pages:
            if page is not self._keeper:
                page.close()
        if not self.context.is_closed():
            self.context.set_offline(False)
            self.context.unroute_all()
            self.context.clear_cookies()
        self.complaints.clear()

    def page_for_another(self) -> Page | None:
        """A blank page that remembers nothing; none if a test took the window or the clock."""
        if self.context.is_closed():
            return None
        page = self.context.new_page()
        wire = self.context.new_cdp_session(page)
        for origin in self._origins:
            wire.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        wire.detach()
        self._origins.clear()
        if page.evaluate(OWN_CLOCK):
            return page
        self.context.close()
        return None


class Visitors:
    """Opens pages for visitors who do not know each other; `all_leave` when a test is over."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self._free: defaultdict[str, list[Visitor]] = defaultdict(list)
        self._here: list[tuple[str, Visitor]] = []

    def opened(self, path: str | None = "/", *, new: bool = False, **wishes: Any) -> Page:
        """A page for somebody who was never here; `new` is one who has nothing loaded, either."""
        media = {name: wishes.pop(name) for name in PAGES_OWN & wishes.keys()}
        viewport = wishes.pop("viewport", None)
        page = self._blank(new or bool(LASTING & wishes.keys()), wishes)
        if viewport:
            page.set_viewport_size(viewport)
        if media:
            page.emulate_media(**media)
        if path:
            page.goto(path)
        return page

    def _blank(self, new: bool, wishes: dict[str, Any]) -> Page:
        kind = "" if new else repr(sorted(wishes.items()))
        while self._free[kind]:
            visitor = self._free[kind].pop()
            if page := visitor.page_for_another():
                self._here.append((kind, visitor))
                return page
        visitor = Visitor(self._browser, self._address, wishes, another=bool(kind))
        self._here.append((kind, visitor))
        return visitor.context.new_page()

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
