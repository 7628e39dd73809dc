"""What lessons and examples are made of: a position from facts, and what is played from there with luck by name."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from onze.games import load
from onze.kernel.chance import Scripted
from onze.kernel.events import Event
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.phrases import play_phrase

__all__ = ["PLAYERS", "Answer", "Scene", "Stage", "checked"]

PLAYERS: Final = ("Alex", "Robin", "Sacha", "Camille", "Noa", "Charlie", "Lou", "Andrea")
"""What those who play a script are called, by their seats; in every language."""


PASS: Final = "pass"


def checked(table: Mapping[str, Any], *known: str) -> Mapping[str, Any]:
    """A table of a script, refused if something stands in it that nobody reads."""
    unknown = set(table) - set(known)
    if unknown:
        raise ValueError(f"{', '.join(sorted(unknown))} cannot stand here, only {', '.join(known)}")
    return table


class Stage:
    """The game as a script plays it: for how many, with which options."""

    def __init__(self, game: str, table: Mapping[str, Any]) -> None:
        checked(table, "seats", "options")
        self.game: Game[Any] = load(game, table.get("seats"), **table.get("options", {}))
        """The game with its options chosen."""


class Scene:
    """The position before a decision, by the facts of ``Game.scenario``."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        facts = dict(table)
        self.decision = str(facts.pop("decision"))
        """What is decided there."""
        self.said = tuple(facts.pop("said", ()))
        """What was said before in the same phrase."""
        self.facts = {name: _by_seat(value) for name, value in facts.items()}
        """The facts of the position."""

    def match(self, game: Game[Any]) -> Match:
        """A match that stands there."""
        match: Match = game.scenario(self.decision, said=self.said, **self.facts)
        return match


def _by_seat(value: Any) -> Any:
    """TOML has only words for keys; where all of them are numbers, they are seats or sides."""
    if isinstance(value, Mapping) and value and all(name.isdigit() for name in value):
        return {int(name): part for name, part in value.items()}
    return value


class Answer:
    """A whole phrase of one seat, with the luck that it makes."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        checked(table, "seat", "moves", "luck")
        self.seat = int(table["seat"])
        """Who says it."""
        self.moves: Sequence[str] = tuple(table["moves"])
        """The moves of the phrase by name."""
        self.luck: Sequence[str] = tuple(table.get("luck", ()))
        """The throws that are made, each by its name."""

    def play(self, match: Match) -> list[Event]:
        """Plays it with exactly this luck, and returns what was told."""
        game, told = match.game, list[Event]()
        throws = game.throws(*self.luck) if hasattr(game, "throws") else self.luck
        with Scripted(*throws, names=game.cards) as luck:
            play_phrase(match, [game.move(move) for move in self.moves], luck, told.append, self.seat)
            _pass_on(match, luck, told)
        return told


def _pass_on(match: Match, luck: Scripted, told: list[Event]) -> None:
    """Whoever can only pass does, as at a table."""
    while (asked := next((seat for seat in match.asked if _only_passes(match, seat)), None)) is not None:
        match.play(match.game.move(PASS), luck, told.append, asked)


def _only_passes(match: Match, seat: int) -> bool:
    return [match.game.name(move) for move in match.moves(seat)] == [PASS]
