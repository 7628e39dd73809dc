"""A coach: chooses by odds that nobody can outguess, 20 goals in 27 kicks whatever the other side does."""

from collections.abc import Sequence
from functools import cache

from onze.doors import Coach
from onze.kernel.chance import Chance
from onze.kernel.words import Text

from .game import WORDS, Kick, Penalties

__all__ = ["ShootoutCoach"]

TAKER = (5, 5, 5, 6, 6)
KEEPER = (7, 7, 7, 3, 3)
GOAL = 20 / 27


def any_face(match: Penalties, seat: int) -> Sequence[float]:
    """Against such odds every face is worth the same: so many goals a kick, or so many that are none."""
    return [GOAL if seat == match.taker() else 1 - GOAL] * len(match.moves(seat))


@cache
def to_win(lead: int, mine: int, theirs: int) -> float:
    """The chance to win with a lead and so many kicks to come on each side; level after the last it is even."""
    if mine == theirs == 0:
        return 0.5 if lead == 0 else float(lead > 0)
    scored, missed = (lead + 1, lead) if mine else (lead, lead - 1)
    chance = GOAL if mine else 1 - GOAL
    left = (mine - 1, theirs) if mine else (mine, theirs - 1)
    return chance * to_win(scored, *left) + (1 - chance) * to_win(missed, *left)


class ShootoutCoach(Coach[Penalties]):
    """Weighs the moves of every decision; here there is one."""

    weighs = {Kick: any_face}

    def choose(self, match: Penalties, seat: int, chance: Chance) -> int:
        """One of the five faces, each as often as its odds say."""
        odds = TAKER if seat == match.taker() else KEEPER
        faces = [place for place, weight in enumerate(odds) for _ in range(weight)]
        return match.moves(seat)[faces[chance.below(len(faces))]]

    def value(self, match: Penalties, seat: int) -> float:
        if match.outcome is not None:
            return match.outcome.values[seat]
        score = match.rules.score(match)
        kicks_each = max(match.rules.kicks_each, len(match.kicks[match.first]))
        left = [kicks_each - len(kicks) for kicks in match.kicks]
        return to_win(score[seat] - score[1 - seat], left[seat], left[1 - seat])

    def why(self, match: Penalties, seat: int, move: int) -> Text:
        return WORDS.text("why_shoot" if seat == match.taker() else "why_dive")
