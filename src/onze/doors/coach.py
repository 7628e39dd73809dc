"""A game's own bot."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from onze.kernel.chance import Chance
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.steps import Decision

__all__ = ["Answer", "Coach"]

M = TypeVar("M", bound=Match)

Answer = Callable[[Any, int, Chance], int]
"""A bot for one kind of decision, which is ``match.decision``: from match, seat and luck of its own to a move."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Coach(Generic[M]):
    """Plays a game from what its seat can know only: it has an answer to every kind of decision.

    It is handed a match redealt for its seat, and asked only where there is a choice.
    """

    answers: ClassVar[Mapping[type[Decision[Any]], Answer]] = {}
    """The answer to each kind of decision that the game has; one that is missing is found when the coach sits down."""

    def __init__(self, game: Game[Any]) -> None:
        missing = [kind.__name__ for kind in game.step_kinds if issubclass(kind, Decision) and kind not in self.answers]
        if missing:
            raise TypeError(f"{type(self).__name__} has no answer to {', '.join(missing)}")
        self.game = game
        """The game that is coached."""

    def choose(self, match: M, seat: int, chance: Chance) -> int:
        """One of the listed moves."""
        moves = match.moves(seat)
        if len(moves) == 1:
            return moves[0]
        decision = match.decision
        assert decision is not None
        return self.answers[type(decision)](match, seat, chance)
