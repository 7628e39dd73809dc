"""The moment that an attack is in, as everybody sees it, and how likely it ends in a goal there and then."""

from fractions import Fraction
from typing import Any

from onze.games.worldwide_football.match import NO_CARD, WorldwideMatch
from onze.games.worldwide_football.rules.attack import Validate
from onze.games.worldwide_football.rules.shots import Save, Shoot, can_miss, goal_odds, goals_now
from onze.kernel.steps import Step

__all__ = ["goal_chance_of", "moment_of"]


def moment_of(match: WorldwideMatch) -> str | None:
    """``card``: one on the table may still be answered; ``shot``: its die is to be rolled; ``save``: it is thrown.

    Never two of these steps wait at once.
    """
    waiting: list[Step[Any]] = match.stack
    for step in waiting:
        if isinstance(step, Validate):
            return "card"
        if isinstance(step, Shoot):
            return "shot"
        if isinstance(step, Save):
            return "save"
    return None


def goal_chance_of(match: WorldwideMatch, moment: str | None) -> float | None:
    """How likely the shot of this moment is a goal if nobody who has a choice plays anything more; none without one."""
    if moment is None or (moment == "card" and not match.rules.shots[match.card]):
        return None
    with_card = match.card != NO_CARD
    if moment == "save":
        shot = {match.shot_die: Fraction(1)}
        return float(goals_now(match, shot, can_miss(match, with_card)))
    return float(goal_odds(match, match.shot_bonus, match.shot_dice, with_card).share)
