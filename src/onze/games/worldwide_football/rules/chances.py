"""Chances: what dice make of a defence, a shot or a penalty, as exact fractions (rules page, section 5.6)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

__all__ = ["Spread", "at_least", "best_of", "goal_share", "saved_share", "sum_of"]

Spread = dict[int, Fraction]
"""Every result that dice can show, and how likely it is."""

D6: Final = 6


def at_least(number: int, sides: int, never: Sequence[int] = ()) -> Fraction:
    """The chance that a die shows a number or more, but none of the faces that never count."""
    return Fraction(len([face for face in range(1, sides + 1) if face >= number and face not in never]), sides)


def best_of(dice: int) -> Spread:
    """The best of several d6."""
    ways = D6**dice
    return {face: Fraction(face**dice - (face - 1) ** dice, ways) for face in range(1, D6 + 1)}


def sum_of(dice: int) -> Spread:
    """The sum of several d6."""
    spread: Spread = {0: Fraction(1)}
    for _ in range(dice):
        longer: Spread = {}
        for total, share in spread.items():
            for face in range(1, D6 + 1):
                longer[total + face] = longer.get(total + face, Fraction(0)) + share / D6
        spread = longer
    return spread


def goal_share(shot: Spread, bonus: int, keeper: Spread, keeper_plus: int, can_miss: bool) -> Fraction:
    """The chance that the shot with its bonus beats the goalkeeper; a bare 1 may be off target (WF-7.10, WF-19.1)."""
    goals = Fraction(0)
    for die, likely in shot.items():
        if can_miss and die == 1:
            continue
        for stop, as_likely in keeper.items():
            if stop + keeper_plus < die + bonus:
                goals += likely * as_likely
    return goals


def saved_share(keeper_card: bool) -> Fraction:
    """The chance that a penalty is saved when one of the faces is chosen blindly (WF-15.20, WF-23.2)."""
    return Fraction(2 if keeper_card else 1, D6)
