"""What players bring along to a match, as files. Every game declares the kinds that it takes (``Game.files``)."""

from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from onze.cli.screen import Screen, refused
from onze.games import find_game, game_ids
from onze.kernel.files import GameFile
from onze.kernel.game import Game
from onze.kernel.words import Refused

__all__ = ["FileKind", "brought_data", "check_file", "file_of_game", "prepare_files", "short_forms", "spelled_out"]


MOST_MISTAKES = 20
"""So many mistakes of a file are told; nobody reads thousands."""


class FileKind(NamedTuple):
    """A kind of file and the game that takes it."""

    game: type[Game[Any]]
    file: GameFile


Brought = tuple[str, str]
"""A file as it was brought: the name of its kind, and where it lies (or the name of a sample)."""


@cache
def short_forms() -> dict[str, FileKind]:
    """The kinds that have a short form at the command line, by name."""
    found: dict[str, FileKind] = {}
    for game_id in game_ids():
        with suppress(Refused):  # a game that cannot be loaded is told of when it is asked for
            game = find_game(game_id)
            found |= {file.name: FileKind(game, file) for file in game.files if file.short}
    return found


def spelled_out(argument: str) -> Brought:
    """A file as ``name=path``, or a refusal."""
    name, equals, path = argument.partition("=")
    if not (name and equals and path):
        raise refused("not-a-file", argument=argument)
    return name, path


def file_of_game(game: type[Game[Any]], name: str, language: str) -> GameFile:
    """The kind of file of that name that a game takes, or a refusal that lists those it does."""
    known = {file.name: file for file in game.files}
    if name not in known:
        key = "no-such-file" if known else "no-files"
        raise refused(key, game=game.title[language], name=name, known=", ".join(known))
    return known[name]


def brought_data(game: type[Game[Any]], brought: Sequence[Brought], language: str) -> dict[str, object]:
    """The files that a game is built with, by the arguments of its constructor."""
    data: dict[str, object] = {}
    for name, path in brought:
        file = file_of_game(game, name, language)
        if not file.argument:
            continue
        _refuse_choice(game, file, path)
        if file.argument in data:
            raise refused("file-brought-twice", name=name)
        data[file.argument] = Path(path)
    return data


def _refuse_choice(game: type[Game[Any]], file: GameFile, path: str) -> None:
    """Refuses the name of what comes with the game: that is chosen as an option."""
    for option in game.option_list:
        if option.name == file.option and path in option.choices and not Path(path).exists():
            raise refused("file-of-ours", path=path, option=f"{option.name}={path}", name=file.name)


def prepare_files(
    game: Game[Any], people: Sequence[int], brought: Sequence[Brought], language: str
) -> dict[int, tuple[str, list[int]]]:
    """What each person brought to say as a move, in the order of seats: what it is called, and its moves."""
    prepared: dict[int, tuple[str, list[int]]] = {}
    kinds = {file.name: file for file in game.files if not file.argument}
    for name, file in kinds.items():
        paths = [path for kind, path in brought if kind == name]
        if len(paths) > len(people):
            raise refused("too-many-files", name=name, files=len(paths), people=len(people))
        for seat, path in zip(people, paths, strict=False):
            prepared[seat] = (f"{name} {path}", [game.move(move) for move in file.moves(game, path)])
    return prepared


def check_file(kind: FileKind, path: str, screen: Screen) -> bool:
    """Says every mistake in a file, or what it holds; returns whether it is good."""
    checked = kind.file.check(kind.game, path, screen.language)
    for mistake in checked.mistakes[:MOST_MISTAKES]:
        screen.complain(mistake)
    if len(checked.mistakes) > MOST_MISTAKES:
        screen.complain(refused("more-mistakes", count=len(checked.mistakes) - MOST_MISTAKES).reason)
    if not checked.mistakes:
        lines = checked.text.splitlines()
        for line in lines:
            screen.show(line) if len(lines) == 1 else screen.show_whole(line)
    return not checked.mistakes
