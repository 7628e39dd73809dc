"""Files that players may bring to a game: another pack or board, a squad, a deck of one's own."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from mypy_extensions import mypyc_attr

from onze.kernel.words import KERNEL_WORDS, Reason, Refused, Text

if TYPE_CHECKING:
    from onze.kernel.game import Game

__all__ = ["Checked", "GameFile", "built", "check_seats"]


class Checked(NamedTuple):
    """What was found in a file: its mistakes, or where there are none, what it holds."""

    mistakes: Sequence[Reason]
    """How many mistakes there are."""
    text: str
    """What is wrong with it, or what is in it."""


def built(game: "type[Game[Any]]", arguments: Mapping[str, object]) -> "Game[Any]":
    """A game with these arguments of its constructor; a file among them that it can make nothing of is refused."""
    kind: Any = game
    if "seats" in arguments:
        check_seats(game, arguments["seats"])  # compiled code would let nothing but a number come to the constructor
    try:
        made: Game[Any] = kind(**arguments)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        files = [value.name for value in arguments.values() if isinstance(value, Path)]
        if not files:
            raise
        raise KERNEL_WORDS.refused("unusable_file", values={"files": files, "game": game.title}) from None
    return made


def check_seats(game: "type[Game[Any]] | Game[Any]", seats: object) -> None:
    """Refuses seats that are no whole number."""
    if not isinstance(seats, int) or isinstance(seats, bool):
        values = {"example": min(game.seat_counts), "seats": repr(seats)}
        raise KERNEL_WORDS.refused("seats_not_a_number", values=values)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameFile:
    """One kind of file. Most are data that the game is built with; one that is said as a move overrides ``moves``."""

    def __init__(
        self,
        name: str,
        text: Text,
        argument: str = "",
        example: str = "",
        option: str = "",
        short: bool = False,
        printed: Path | None = None,
    ) -> None:
        self.name = name
        """How it is named where it is brought: ``cards``, ``squad``."""
        self.text = text
        """What it is."""
        self.argument = argument
        """The argument of the game's constructor that takes its path; empty for a file that is said as a move."""
        self.example = example or f"my-{name}.toml"
        """What such a file might be called."""
        self.option = option
        """The option whose place it takes, if it does: one of that option's choices is no file."""
        self.short = short
        """Whether the command line has a short form for it: ``--squad`` and ``onze squad``."""
        self.printed = printed
        """One that comes with the game and can be brought as it stands."""

    def check(self, game: "type[Game[Any]]", path: str, language: str) -> Checked:
        """Reads the file as the game would."""
        try:
            built(game, {self.argument: Path(path)})
        except Refused as refusal:
            return Checked([refusal.reason], "")
        return Checked([], KERNEL_WORDS.say("file_is_good", language, {"file": Path(path).name, "what": self.text}))

    def moves(self, game: "Game[Any]", path: str) -> Sequence[str]:
        """The moves that say what is in the file, by name, or a refusal; none where the game is built with it."""
        return ()

    def moves_of(self, game: "Game[Any]", text: str) -> Sequence[str]:
        """As ``moves``, from the text of a file that came from far away: nothing is looked for on the disk."""
        return ()

    def specimen(self, game: "type[Game[Any]]") -> str:
        """The text of one that can be brought as it stands, to begin one's own with; nothing where there is none."""
        return "" if self.printed is None else self.printed.read_text(encoding="utf-8")

    def samples(self, game: "type[Game[Any]]", language: str) -> str:
        """Those that come with the game, as text; nothing where there are none."""
        return ""
