"""The games, found by their folders; nothing needs editing when one is added.

A folder ``football_a_la_carte`` is the game ``football-a-la-carte``: its package names one ``Game`` class in
``__all__``. Games from outside come by the entry point group ``onze.games``: the entry point's name is the game's
id, and it points at the ``Game`` class. Or they are a folder like ours, named by its path: ``./examples/shootout``.
"""

import pkgutil
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from onze.doors import Coach, Telling, Terminal
from onze.kernel.data import file_of
from onze.kernel.files import built
from onze.kernel.game import Game
from onze.kernel.options import settle_options
from onze.kernel.records.head import Head, read_head
from onze.kernel.records.lines import damaged, read_record
from onze.kernel.records.reader import Replay
from onze.kernel.words import KERNEL_WORDS, Refused
from onze.kernel.words.rulebook import Rulebook, read_rulebook

__all__ = [
    "coach_of",
    "find_game",
    "find_rulebook",
    "folder_of",
    "from_spec",
    "game_ids",
    "load",
    "open_record",
    "telling_of",
    "terminal_of",
]

Door = TypeVar("Door", Coach[Any], Telling[Any], Terminal[Any])

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
        return _game_at(entries[game_id])
    if Path(game_id).is_dir():
        return _game_of(_package_in(Path(game_id)))
    raise KERNEL_WORDS.refused("unknown_game", values={"name": game_id, "known": game_ids()})


def _game_at(entry: EntryPoint) -> type[Game[Any]]:
    """The game that another package offers; one that cannot be loaded is refused, and harms no other."""
    try:
        found: object = entry.load()
    except Exception as error:
        values = {"name": entry.name, "place": entry.value, "error": repr(error)}
        raise KERNEL_WORDS.refused("broken_entry", values=values) from error
    if not isinstance(found, type) or not issubclass(found, Game):
        values = {"name": entry.name, "place": entry.value, "error": repr(found)}
        raise KERNEL_WORDS.refused("entry_is_no_game", values=values)
    return found


def load(game_id: str, seats: Any = None, **options: object) -> Game[Any]:
    """A game by its id; for as few players as it allows, unless ``seats`` says how many.

    Anything that is no whole number is refused in words: were it declared, compiled code would say a ``TypeError``.
    """
    game = find_game(game_id)
    return built(game, {"seats": min(game.seat_counts) if seats is None else seats, **options})


def coach_of(game: Game[Any]) -> Coach[Any] | None:
    """The game's own bot, if it has a room ``coach``."""
    return _door(game, "coach", Coach)


def telling_of(game: Game[Any]) -> Telling[Any]:
    """What is said about matches of a game: by its room ``telling``, else in outline."""
    return _door(game, "telling", Telling) or Telling(game)


def terminal_of(game: Game[Any]) -> Terminal[Any]:
    """How a game is shown at a terminal: by its room ``terminal``, else in outline."""
    return _door(game, "terminal", Terminal) or Terminal(game)


def _door(game: Game[Any], room: str, door: type[Door]) -> Door | None:
    """What a room of a game's package offers, by the class that it names in ``__all__``; nothing without such a room.

    A room that names no such class is refused, and so is a class that offers what nobody asks for: it is misspelt.
    """
    kind: Any = type(game)  # compiled code knows no module of a typed class
    package = import_module(kind.__module__).__package__
    name = f"{package}.{room}"
    if not package or find_spec(name) is None:
        return None
    module = import_module(name)
    named = [getattr(module, name) for name in getattr(module, "__all__", ())]
    offered = [one for one in named if isinstance(one, type) and issubclass(one, door)]
    if len(offered) != 1:
        raise TypeError(f"{name} must name one {door.__name__} in __all__")
    unknown = [name for name in vars(offered[0]) if not name.startswith("_") and not hasattr(door, name)]
    if unknown:
        known = sorted(name for name, part in vars(door).items() if callable(part) and not name.startswith("_"))
        raise TypeError(f"{name} offers {', '.join(unknown)}; a {door.__name__} has {', '.join(known)}")
    opened: Door = offered[0](game)
    return opened


def find_rulebook(game: type[Game[Any]]) -> Rulebook:
    """The rules of a game as text, from its ``rules.toml``; empty where there is none."""
    path = file_of(game, "rules.toml")
    return _rulebook(path) if path is not None else Rulebook()


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


def from_spec(spec: Mapping[str, Any], folder: str | None = None) -> Game[Any]:
    """The game whose ``game.spec()`` this is; options that were not known then have their defaults.

    A game that is not one of ours lies in a ``folder``.
    """
    return load(folder or spec["game"], spec["seats"], **{**spec["files"], **spec["options"]})


def folder_of(game: Game[Any]) -> str | None:
    """The folder of a game from outside, from which another process can load it too; nothing for one that has an id."""
    if game.id in game_ids():
        return None
    kind: Any = type(game)
    file = import_module(import_module(kind.__module__).__package__ or kind.__module__).__file__
    return None if file is None else str(Path(file).parent)


def _game_in(head: Head, folder: str | None) -> Game[Any]:
    """The game that a record names, with its options and data. A record is from anybody: it names no folder itself."""
    if folder is None and head.game not in game_ids():
        raise KERNEL_WORDS.refused("unknown_game", values={"name": head.game, "known": game_ids()})
    game_id = folder or head.game
    kind = find_game(game_id)
    options = settle_options(kind.id, kind.option_list, head.options)
    return load(game_id, head.seats, **{**head.data, **options})


@cache
def _folders() -> dict[str, str]:
    """Our own games: id and package."""
    here = str(Path(__file__).parent)
    names = [module.name for module in pkgutil.iter_modules([here]) if module.ispkg]
    return {name.replace("_", "-"): f"{__name__}.{name}" for name in names}


def _entries() -> dict[str, EntryPoint]:
    """Games from outside: id and entry point."""
    return _entries_at(tuple(sys.path), entry_points)


@cache
def _entries_at(places: tuple[str, ...], find: Callable[..., Iterable[EntryPoint]]) -> dict[str, EntryPoint]:
    """What is found in these places, looked for once: that reads the files of every package there."""
    return {entry.name: entry for entry in find(group=GROUP)}


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
        raise KERNEL_WORDS.refused(key, values={"folder": folder, "name": name})
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
    raise KERNEL_WORDS.refused("no_game_named", values={"package": module.__name__})
