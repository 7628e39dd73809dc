"""The games, found by their folders; nothing needs editing when one is added.

A folder ``football_a_la_carte`` is the game ``football-a-la-carte``: its package names one ``Game`` class in
``__all__``. Games from outside come by the entry point group ``onze.games``: the entry point's name is the game's
id, and it points at the ``Game`` class. Or they are a folder like ours, named by its path: ``./examples/shootout``.
"""

import pkgutil
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from onze.kernel.game import Game
from onze.kernel.options import settle_options
from onze.kernel.records.head import Head, read_head
from onze.kernel.records.lines import damaged, read_record
from onze.kernel.records.reader import Replay
from onze.kernel.words import KERNEL_WORDS, Refused
from onze.kernel.words.rulebook import Rulebook, read_rulebook

__all__ = ["data_file", "find_game", "find_part", "find_rulebook", "game_ids", "load", "open_record"]

GROUP = "onze.games"


def game_ids() -> tuple[str, ...]:
    """The ids of all games that can be loaded, in alphabetical order."""
    return tuple(sorted({*_folders(), *_entries()}))


def find_game(game_id: str) -> type[Game[Any]]:
    """The game of that id, or in that folder, with no option chosen yet; or a refusal that lists the ids."""
    folders = _folders()
    if game_id in folders:
        return _game_of(import_module(folders[game_id]))
    entries = _entries()
    if game_id in entries:
        found: type[Game[Any]] = entries[game_id].load()
        return found
    if Path(game_id).is_dir():
        return _game_of(_package_in(Path(game_id)))
    raise KERNEL_WORDS.refused("unknown_game", facts={"name": game_id, "known": game_ids()})


def load(game_id: str, seats: int | None = None, **options: object) -> Game[Any]:
    """A game by its id; for as few players as it allows, unless ``seats`` says how many."""
    # Each game's constructor takes the seats and then its options by name.
    game: Any = find_game(game_id)
    loaded: Game[Any] = game(min(game.seat_counts) if seats is None else seats, **options)
    return loaded


def find_part(game: type[Game[Any]], name: str) -> ModuleType | None:
    """A module of a game's package by its name, ``terminal`` or ``coach``; nothing where the game has none."""
    kind: Any = game  # compiled code knows no module of a typed class
    package = import_module(kind.__module__).__package__
    whole = f"{package}.{name}"
    try:
        return import_module(whole) if package and find_spec(whole) is not None else None
    except ModuleNotFoundError:
        return None


def find_rulebook(game: type[Game[Any]]) -> Rulebook:
    """The rules of a game as text, from its ``rules.toml``; empty where there is none."""
    path = data_file(game, "rules.toml")
    return _rulebook(path) if path is not None else Rulebook()


def data_file(game: type[Game[Any]], name: str) -> Path | None:
    """A TOML file of a game's by its name: in its room ``data``, or beside the code of a game that is one file."""
    kind: Any = game  # compiled code knows no module of a typed class
    folder = Path(str(import_module(kind.__module__).__file__)).parent
    return next((path for path in (folder / "data" / name, folder / name) if path.is_file()), None)


@cache
def _rulebook(path: Path) -> Rulebook:
    return read_rulebook(path)


def open_record(data: bytes, folder: str | None = None) -> Replay:
    """The record in a file with its game set up; ``folder`` is where a game from outside lies."""
    record = read_record(data)
    head = read_head(record)
    try:
        game = _game_in(head, folder)
    except Refused as refused:
        raise damaged(head.line_of["game"], "record_of_unknown_game", refused.rule, why=refused.reason.text) from None
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        if not head.data:
            raise
        raise damaged(head.line_of_data, "record_of_bad_data") from None
    return Replay(record, game, head)


def _game_in(head: Head, folder: str | None) -> Game[Any]:
    """The game that a record names, with its options and data. A record is from anybody: it names no folder itself."""
    if folder is None and head.game not in game_ids():
        raise KERNEL_WORDS.refused("unknown_game", facts={"name": head.game, "known": game_ids()})
    game_id = folder or head.game
    kind = find_game(game_id)
    options = settle_options(kind.id, kind.option_list, head.options)
    return load(game_id, head.seats, **{**head.data, **options})


def _folders() -> dict[str, str]:
    """Our own games: id and package."""
    here = str(Path(__file__).parent)
    names = [module.name for module in pkgutil.iter_modules([here]) if module.ispkg]
    return {name.replace("_", "-"): f"{__name__}.{name}" for name in names}


def _entries() -> dict[str, EntryPoint]:
    """Games from outside: id and entry point."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _package_in(folder: Path) -> ModuleType:
    """The package in a folder anywhere, under the folder's own name."""
    folder = folder.resolve()
    start, name = folder / "__init__.py", folder.name
    known = sys.modules.get(name)
    if known is not None and getattr(known, "__file__", None) == str(start):
        return known
    spec = spec_from_file_location(name, start, submodule_search_locations=[str(folder)])
    if known is not None or not name.isidentifier() or not start.is_file() or spec is None or spec.loader is None:
        key = "folder_name_taken" if known is not None else "not_a_game_folder"
        raise KERNEL_WORDS.refused(key, facts={"folder": folder, "name": name})
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _game_of(module: ModuleType) -> type[Game[Any]]:
    """The one game that a package names in ``__all__``."""
    for name in getattr(module, "__all__", ()):
        exported = getattr(module, name)
        if isinstance(exported, type) and issubclass(exported, Game):
            return exported
    raise KERNEL_WORDS.refused("no_game_named", facts={"package": module.__name__})
