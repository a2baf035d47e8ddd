"""The page that needs no server, visited again: Python goes on from what the first visit kept."""

from playwright.sync_api import Page, expect

from tests.amounts import ALL
from tests.web.conftest import Visit, move_to
from tests.web.hands import PLAY, Mouse
from tests.web.looking import comes_to

# The mark on the memory that is kept, or nothing if there is none; and how it is changed.
FIND = """
  const name = (await caches.keys()).find(one => one.startsWith('reihum memory'));
  if (!name) return null;
  const cache = await caches.open(name);
  const request = (await cache.keys()).find(one => one.url.endsWith('python/'));
  const kept = request && await cache.match(request);
"""
MARK = f"async () => {{ {FIND} return kept ? kept.headers.get('mark') ?? '' : null }}"
CHANGE = f"""async fault => {{ {FIND}
  const maker = fault === 'other' ? 'another version' : kept.headers.get('maker');
  const bytes = new Uint8Array(await kept.arrayBuffer());
  if (fault === 'broken') bytes.fill(1);
  if (fault === 'crashed') await cache.put(`${{request.url}}trial`, new Response('3'));
  const body = fault === 'short' ? bytes.slice(0, bytes.length / 2) : bytes;
  await cache.put(request, new Response(body, {{ headers: {{ maker, mark: 'ours' }} }}));
}}"""
# All of them are known by the same look (memory.test.ts); after it one goes like the other.
FAULTS = ("other", "broken", "short", "crashed") if ALL else ("short", "crashed")


def play(page: Page, game: str) -> None:
    """A move against a computer player: both workers are up."""
    page.get_by_role("button", name=f"Play {game} now").click()
    PLAY[game](Mouse(page), most=1, endless=True)


def test_what_a_visit_kept_is_used_in_every_game_if_it_is_whole(visit: Visit, site: str) -> None:
    """One visitor, who comes again and again: each time Python starts, which takes long."""
    page = visit(f"{site}licences.txt", new=True, python=True)
    parts_that_do_not_fit_together_are_not_kept(page, site)
    what_was_kept_is_used_in_every_game(page, site)
    what_is_of_another_version_or_broken_is_made_anew(page, site)


def parts_that_do_not_fit_together_are_not_kept(page: Page, site: str) -> None:
    """Some come from before where a web server is given a new version at that moment."""
    mixed = page.request.get(f"{site}python/parts.json").json() | {"sums": ["", ""]}
    page.route("**/parts.json", lambda route: route.fulfill(json=mixed))
    page.goto(site)
    play(page, "Finito!")
    PLAY["Finito!"](Mouse(page), most=2, endless=True)  # meanwhile it would be kept
    comes_to(page, lambda: page.evaluate(MARK), None)
    page.unroute("**/parts.json")
    page.reload()
    PLAY["Finito!"](Mouse(page), most=1, endless=True)
    comes_to(page, lambda: page.evaluate(MARK), "")


def what_was_kept_is_used_in_every_game(page: Page, site: str) -> None:
    page.evaluate(CHANGE)
    tables = [page.url]
    for games in (["Rummy"], ["Completto", "Finito!"]):
        page.goto(site)
        page.reload()
        for game in games:
            move_to(page, "#/")
            play(page, game)
            for other in tables:  # chance is never remembered: each has a name of its own
                expect(page).not_to_have_url(other)
            tables.append(page.url)
        comes_to(page, lambda: page.evaluate(MARK), "ours")  # else it would have been kept anew


def what_is_of_another_version_or_broken_is_made_anew(page: Page, site: str) -> None:
    for fault in FAULTS:
        page.evaluate(CHANGE, fault)
        page.goto(site)
        page.reload()
        play(page, "Finito!")
        comes_to(page, lambda: page.evaluate(MARK), "")
