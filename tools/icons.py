"""The icons of the installed page, drawn from its mark into ``web/public/icons``: ``python -m tools.icons``."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.browser import FLAGS, find

__all__ = ["main"]

PUBLIC = Path(__file__).parent.parent / "web" / "public"
PAPER = "#F2EBDA"
ICONS = {"icon-192": (192, 0.84), "icon-512": (512, 0.84), "maskable-512": (512, 0.6), "touch-180": (180, 0.74)}
"""How wide each icon is, and how much of it the mark takes: systems cut the edges of some."""


def main() -> None:
    """Draws all of them anew."""
    mark = (PUBLIC / "mark.svg").read_text(encoding="utf-8")
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        for name, (width, share) in ICONS.items():
            page = browser.new_page(viewport={"width": width, "height": width})
            page.set_content(
                f"<body style='margin:0;height:100vh;display:grid;place-items:center;background:{PAPER}'>"
                f"<div style='width:{100 * share}%'>{mark}</div>"
            )
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
