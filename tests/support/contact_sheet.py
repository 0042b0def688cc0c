"""Pictures of the app on one page to leaf through."""

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

TALLEST = 6000
"""Pixels of a page that are on its picture."""

STYLE = (
    "body{font:14px sans-serif;margin:2rem}div{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}"
    "figure{margin:0;width:300px}img{width:300px;max-height:420px;object-fit:cover;object-position:top;"
    "border:1px solid #ccc}"
)

HEIGHT = """
() => Math.max(document.scrollingElement.scrollHeight,
  document.querySelector('[data-testid="stMain"]')?.scrollHeight ?? 0,
  ...[...document.querySelectorAll('[role="dialog"]')].map((e) => e.scrollHeight + 200))
"""


class ContactSheet:
    """Pictures in a folder, and the page that shows them all."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        for left_over in folder.glob("*.jpg"):
            left_over.unlink()
        self.groups: dict[str, list[tuple[str, str]]] = {}

    def add(self, group: str, name: str, page: "Page") -> None:
        """Take a picture of the whole page, which keeps its width."""
        pictures = self.groups.setdefault(group, [])
        file = f"{list(self.groups).index(group) + 1:02}-{len(pictures):02}.jpg"
        size = page.viewport_size
        assert size is not None
        page.set_viewport_size({"width": size["width"], "height": min(max(height_of(page), size["height"]), TALLEST)})
        page.screenshot(path=self.folder / file, type="jpeg", quality=70)
        page.set_viewport_size(size)
        pictures.append((name, file))

    def write(self) -> None:
        """Write the page that shows all pictures."""
        sections = "".join(
            f"<h2>{escape(group)}</h2><div>"
            + "".join(
                f'<figure><a href="{file}"><img src="{file}" loading="lazy"></a><figcaption>{escape(name)}</figcaption>'
                "</figure>"
                for name, file in pictures
            )
            + "</div>"
            for group, pictures in self.groups.items()
        )
        html = f'<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>{STYLE}</style>{sections}'
        (self.folder / "index.html").write_text(html, encoding="utf-8")


def height_of(page: "Page") -> int:
    """How high the whole page is, with the dialog that is open over it, in pixels."""
    height: int = page.evaluate(HEIGHT)
    return height
