"""How likely a roll suffices, a shot goes in or is saved: the chances of ``rules.chances``, reckoned once each."""

from fractions import Fraction
from functools import cache

from onze.games.worldwide_football.coach.prices import CORNER_GOES_IN
from onze.games.worldwide_football.rules.chances import Spread, at_least, best_of, goal_share, sum_of

__all__ = ["goal_chance", "roll_chance", "save_chance"]


@cache
def roll_chance(needed: int, foul: tuple[int, ...]) -> float:
    """How likely a d20 shows a number or more that is no foul."""
    return float(at_least(needed, 20, foul))


@cache
def goal_chance(bonus: int, dice: int, can_miss: bool, corners: bool) -> float:
    """How likely a shot with this bonus goes in before its dice are thrown."""
    return _with_corners(best_of(dice), bonus, sum_of(1), 0, can_miss, corners)


@cache
def save_chance(quality: int, dice: int, plus: int, corners: bool) -> float:
    """How likely a shot of this quality is no goal, whatever the goalkeeper throws and adds."""
    return 1.0 - _with_corners({quality: Fraction(1)}, 0, sum_of(dice), plus, False, corners)


def _with_corners(shot: Spread, bonus: int, keeper: Spread, plus: int, can_miss: bool, corners: bool) -> float:
    """The chance of a goal, and of a corner for what it is worth: the goalkeeper's result is the quality (WF-17.1)."""
    goals = goal_share(shot, bonus, keeper, plus, can_miss)
    level = goal_share(shot, bonus, keeper, plus - 1, can_miss) - goals
    return float(goals) + (CORNER_GOES_IN * float(level) if corners else 0.0)
