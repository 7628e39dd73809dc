"""The games, found by their folders; nothing needs editing when one is added.

A folder ``football_a_la_carte`` is the game ``football-a-la-carte``: its package names one ``Game`` class in
``__all__``. Games from outside come by the entry point group ``onze.games``: the entry point's name is the game's
id, and it points at the ``Game`` class.
"""

import pkgutil
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from onze.kernel.game import Game
from onze.kernel.words import KERNEL_WORDS

__all__ = ["find_game", "game_ids", "load"]

GROUP = "onze.games"


def game_ids() -> tuple[str, ...]:
    """The ids of all games that can be loaded, in alphabetical order."""
    return tuple(sorted({*_folders(), *_entries()}))


def find_game(game_id: str) -> type[Game[Any]]:
    """The game of that id with no option chosen yet, or a refusal that lists the ids."""
    folders = _folders()
    if game_id in folders:
        return _game_of(folders[game_id])
    entries = _entries()
    if game_id in entries:
        found: type[Game[Any]] = entries[game_id].load()
        return found
    raise KERNEL_WORDS.refused("unknown_game", facts={"name": game_id, "known": game_ids()})


def load(game_id: str, seats: int | None = None, **options: object) -> Game[Any]:
    """A game by its id; for as few players as it allows, unless ``seats`` says how many."""
    # Each game's constructor takes the seats and then its options by name.
    game: Any = find_game(game_id)
    loaded: Game[Any] = game(min(game.seat_counts) if seats is None else seats, **options)
    return loaded


def _folders() -> dict[str, str]:
    """Our own games: id and package."""
    here = str(Path(__file__).parent)
    names = [module.name for module in pkgutil.iter_modules([here]) if module.ispkg]
    return {name.replace("_", "-"): f"{__name__}.{name}" for name in names}


def _entries() -> dict[str, EntryPoint]:
    """Games from outside: id and entry point."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _game_of(package: str) -> type[Game[Any]]:
    """The one game that a package names in ``__all__``."""
    module = import_module(package)
    for name in module.__all__:
        exported = getattr(module, name)
        if isinstance(exported, type) and issubclass(exported, Game):
            return exported
    raise LookupError(f"{package}.__all__ names no game")
