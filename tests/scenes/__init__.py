"""Scenes: tables at which a match stands before any decision, for tests of whatever is shown there.

A module here is a game whose board on the page has a place for each of its decisions: its ``SCENES`` show every kind.
It is found by its name.
"""

import importlib
import pkgutil
from typing import Final

from tests.scenes.scene import Scene, host

__all__ = ["SCENES", "Scene", "host"]


def found() -> dict[str, tuple[Scene, ...]]:
    """The scenes of every game that has a module here, by the game's id."""
    names = [module.name for module in pkgutil.iter_modules(__path__) if module.name != "scene"]
    return {name.replace("_", "-"): importlib.import_module(f"{__name__}.{name}").SCENES for name in names}


SCENES: Final = found()
