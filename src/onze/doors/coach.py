"""A game's own bot."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from onze.kernel.cards.reading import Reading
from onze.kernel.chance import Chance
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.steps import Decision
from onze.kernel.words import Text

__all__ = ["Coach", "Ranked", "Weigh"]

M = TypeVar("M", bound=Match)

Weigh = Callable[[Any, int], Sequence[float]]
"""What the moves of one kind of decision are worth: from match and seat to a worth for each of ``match.moves(seat)``.

Worths of one decision compare with each other; moves that nobody must be able to foresee are worth the same.
"""


class Ranked(NamedTuple):
    """A move, and what the coach thinks of it."""

    move: int
    """One of the listed moves."""
    worth: float
    """What it is worth, in the unit that the game's coach reckons in; more is better."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Coach(Generic[M]):
    """Plays a game from what its seat can know only: it weighs the moves of every kind of decision.

    It is handed a match redealt for its seat, and nothing that it says may depend on what was dealt.
    """

    weighs: ClassVar[Mapping[type[Decision[Any]], Weigh]] = {}
    """How the moves of each kind of decision are weighed; a kind that is missing is found when the coach sits down."""

    advice: ClassVar[Mapping[str, Any]] = {}
    """How bots of other kinds play this game, as its data say (``bots.toml``): searches and levels."""

    def __init__(self, game: Game[Any]) -> None:
        missing = [kind.__name__ for kind in game.step_kinds if issubclass(kind, Decision) and kind not in self.weighs]
        if missing:
            raise TypeError(f"{type(self).__name__} has no answer to {', '.join(missing)}")
        self.game = game
        """The game that is coached."""

    def choose(self, match: M, seat: int, chance: Chance) -> int:
        """The best of the listed moves; of several that are best, any."""
        moves = match.moves(seat)
        if len(moves) == 1:
            return moves[0]
        worths = self._weighed(match, seat)
        most = max(worths)
        best = [move for move, worth in zip(moves, worths, strict=True) if worth == most]
        return best[0] if len(best) == 1 else best[chance.below(len(best))]

    def rank(self, match: M, seat: int) -> list[Ranked]:
        """The listed moves with what each is worth, the best first; none if the seat is not asked."""
        moves = match.moves(seat)
        if not moves:
            return []
        ranked = [Ranked(move, worth) for move, worth in zip(moves, self._weighed(match, seat), strict=True)]
        return sorted(ranked, key=lambda one: -one.worth)

    def why(self, match: M, seat: int, move: int) -> Text | None:
        """Why a listed move is good or bad, in one sentence for a hint; nothing where the coach has no reason."""
        return None

    def value(self, match: M, seat: int) -> float:
        """A seat's chance to win, a draw counting as in ``Outcome.values``; by default, as much as others have."""
        return match.outcome.values[seat] if match.outcome is not None else 1 / len(match.game.sides)

    def value_of_world(self, match: M, seat: int) -> float:
        """A seat's chance to win if all cards lie as they do in this match: for a search, which deals them itself.

        By default ``value``, for which the cards in the hands are free to spend.
        """
        return self.value(match, seat)

    def reading(self, match: M, seat: int) -> Reading | None:
        """What a seat can read from what the others have done: for a search, which deals their cards by it.

        By default nothing; then all that is known of their cards is how much rather than others people keep them.
        """
        return None

    def spell(self, match: M) -> int:
        """Which spell of play is on, such as an attack: a search may look ahead until it has changed a few times."""
        return 0

    def rests(self, match: M) -> bool:
        """Whether a world can be valued as it stands; by default wherever a phrase begins."""
        return match.decision is match.opened

    def forks(self, match: M, seat: int, move: int, chance: Chance) -> list[tuple[M, float]]:
        """The matches that luck can make of a move, each with its share: for a search that averages luck.

        Nothing where luck has no part, or is better thrown; then the move is played as it is.
        """
        return []

    def first_glance(self, match: M, seat: int) -> Sequence[float]:
        """What each listed move is worth to somebody who does not think of what others will do: a beginner.

        By default what it is worth to the coach.
        """
        return self._weighed(match, seat)

    def _weighed(self, match: M, seat: int) -> Sequence[float]:
        decision = match.decision
        assert decision is not None
        return self.weighs[type(decision)](match, seat)
