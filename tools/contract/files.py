"""Where the page and the types are kept."""

from pathlib import Path

from tools.contract.page import page
from tools.contract.typescript import modules
from tools.contract.wire import server_module

__all__ = ["files"]

PROJECT = Path(__file__).parents[2]


def files() -> dict[Path, str]:
    """Every file that is written, with what must stand in it."""
    types = PROJECT / "web" / "src" / "contract"
    written = {**modules(), "server.ts": server_module()}
    return {PROJECT / "docs" / "views.md": page(), **{types / name: text for name, text in written.items()}}
