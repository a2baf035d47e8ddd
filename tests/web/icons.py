"""Draws the icons for home screens from the one drawing: `python -m tests.web.icons`."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.conftest import ROOT, chromium

PUBLIC = ROOT / "web" / "public"
CLOTH = "#8f9879"
# How many pixels, and how much of the width the drawing takes: masks cut the corners off.
ICONS = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable-512.png": (512, 0.8),
    "apple-touch-icon.png": (180, 0.88),
}


def draw(folder: Path) -> None:
    """All icons, into this folder."""
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        for name, (pixels, part) in ICONS.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            back = CLOTH if part < 1 else "transparent"
            inner = f"width: {100 * part}%; margin: {50 * (1 - part)}%; display: block"
            page.set_content(
                f"<style>body {{margin: 0; background: {back}}} svg {{{inner}}}</style>{drawing}"
            )
            page.screenshot(path=folder / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    draw(PUBLIC)
