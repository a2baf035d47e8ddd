"""Names are text: whatever is in them, the pages show it as it is and do nothing else."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import ROOT, Visit, move_to

OTHERS = ("da", "de", "es", "fr", "it", "nl", "pl", "ru", "sv")  # say the names in other texts
SOURCES = (ROOT / "web" / "src").rglob("*.svelte")
NAMES = (
    "<script>x()</script>",
    '"><img src=x onerror=x()',
    "<svg onload=alert(1)>",
    "<b>&lt;i&gt;</b>",
    "</title><h1>x</h1>",
    "{{7*7}} ${7*7} #{7*7}",
    "{ $name } { -brand }",
    "javascript:alert(1)//",
    "' onmouseover='x()",
    "👩‍👩‍👧 Zoë علی‌رضا",
    "__proto__",
    "&#60;script&#62;",
)


def test_no_page_takes_text_for_markup() -> None:
    for source in SOURCES:
        code = source.read_text("utf-8")
        assert "{@html" not in code, source
        assert "innerHTML" not in code, source


@pytest.mark.parametrize(
    "language", ["en-GB", *[pytest.param(one, marks=pytest.mark.large) for one in OTHERS]]
)
def test_a_name_is_shown_as_it_is(visit: Visit, language: str) -> None:
    host, page = visit(None), visit(locale=language)  # who looks on sees everybody's name
    page.on("dialog", lambda dialog: pytest.fail(f"a name spoke: {dialog.message}"))
    for start in range(0, len(NAMES), 4):
        names = NAMES[start : start + 4]
        seats = [{"type": "me", "name": name} for name in names]
        reply = host.request.post("/api/tables", data={"game": "finito", "seats": seats})
        assert reply.ok, reply.text()
        move_to(page, f"/table/{reply.json()['id']}")
        for name in names:
            expect(page.locator("body")).to_contain_text(name, use_inner_text=True)
        expect(page).to_have_title("Finito! · Reihum")
        expect(page.locator("h1")).to_have_count(1)
        expect(page.locator("img[src=x], svg[onload], [onmouseover]")).to_have_count(0)
