"""How likely each side wins, from what everybody can see: the score, the time left, the attack, Stars and cards.

The score after the present attack, leaned a little to the side with more in hand, is divided by how much can still
happen. What that comes to is fitted on matches between two coaches, and stands in ``data/chances.toml``.
"""

import math
from collections.abc import Mapping
from functools import cache
from typing import Final

from onze.games.worldwide_football.box import DATA
from onze.games.worldwide_football.coach.prices import PENALTY_GOES_IN
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.chances import saved_share
from onze.games.worldwide_football.rules.decks import DeckChoice
from onze.games.worldwide_football.rules.halves import HalfTimeAbilities
from onze.games.worldwide_football.rules.moments import goal_chance_of, moment_of
from onze.games.worldwide_football.rules.penalties import JudgePenalty, stops
from onze.games.worldwide_football.rules.shoot_out import KICKS, JudgeKick
from onze.kernel.data import DataFile

__all__ = ["Situation", "lean", "winning_chance"]

HALVES: Final = 2
PERIODS: Final = 4
"""The last half, and the last period of extra time, by their numbers."""
UNSETTLED: Final = 0.5
"""How much of its PA a card counts for that may still be answered."""


class Situation:
    """What everybody can see of a match, from the first side's eyes."""

    def __init__(self, match: WorldwideMatch) -> None:
        self.lead = match.goals[0] - match.goals[1]
        """Goals ahead."""
        self.left = halves_left(match)
        """How many halves are still to be played."""
        between = match.half == 0 or isinstance(match.decision, DeckChoice | HalfTimeAbilities)
        self.attack = 0 if between else 1 if match.ball == 0 else -1
        """Who attacks: 1 the first side, -1 the other one, 0 nobody."""
        moment = moment_of(match)
        self.shot = penalty_chance(match) if waits_for_penalty(match) else goal_chance_of(match, moment)
        """How likely the shot of this moment is a goal, if there is one."""
        self.answerable = moment == "card" and match.prevented == 0
        """Whether it may still be stopped."""
        self.pa = float(match.pa)
        """How far the attack has come."""
        if moment == "card":
            self.pa += UNSETTLED * (match.rules.actions[match.card].pa + match.with_pa)
        self.stars = match.stars[0] - match.stars[1]
        hands = [len(hand.cards) for hand in match.hands]
        self.cards = 0 if match.rules.switches.solo else hands[0] - hands[1]
        squads = [len(squad.cards) for squad in match.squads]
        self.players = squads[0] - squads[1]
        """How many Stars, Action cards and Player cards the first side has more."""


def halves_left(match: WorldwideMatch) -> float:
    """The cards that are still to be drawn, in halves; extra time counts once it has begun."""
    rules = match.rules
    last = HALVES if match.half <= HALVES else PERIODS
    to_come = sum([rules.cards_to_draw(half) for half in range(match.half + 1, last + 1)])
    here = sum([len(pile.cards) for pile in match.draws]) if match.half else 0
    return (min(here, rules.cards_to_draw(match.half)) + to_come) / rules.cards_to_draw(1)


def waits_for_penalty(match: WorldwideMatch) -> bool:
    """Whether a penalty of the match is being taken."""
    return any(isinstance(step, JudgePenalty) for step in match.stack)


def penalty_chance(match: WorldwideMatch) -> float:
    """How likely the penalty that is being taken is a goal; certain either way once the faces are known."""
    if any(match.faces):
        return 0.0 if stops(match, match.keeper_card) else 1.0
    return 1.0 - float(saved_share(match.keeper_card))


# ---- the chance to win


def winning_chance(match: WorldwideMatch, side: int) -> float:
    """How likely a side wins, a draw counting a half."""
    if any(isinstance(step, JudgeKick) for step in match.stack):
        first = shoot_out_chance(match)
    else:
        first = lean(Situation(match), weights_of(match))
    return first if side == 0 else 1.0 - first


def lean(situation: Situation, weights: Mapping[str, float]) -> float:
    """How likely the first side wins: with the goal that may come of the present attack, and without it."""
    edge = weights["star"] * situation.stars + weights["card"] * situation.cards + weights["player"] * situation.players
    edge += weights["ahead"] * situation.left
    scale = weights["steep"] / math.sqrt(situation.left + weights["floor"])
    goal = attack_chance(situation, weights)
    scored = logistic(scale * (situation.lead + situation.attack + edge))
    return goal * scored + (1.0 - goal) * logistic(scale * (situation.lead + edge))


def attack_chance(situation: Situation, weights: Mapping[str, float]) -> float:
    """How likely the present attack ends in a goal."""
    if situation.attack == 0:
        return 0.0
    if situation.shot is not None:
        return situation.shot * (weights["unstopped"] if situation.answerable else 1.0)
    return weights["attack"] + weights["pa"] * situation.pa


def logistic(lead: float) -> float:
    """A lead of any size as a chance from 0 to 1."""
    return 0.5 + math.tanh(lead / 2.0) / 2.0


def weights_of(match: WorldwideMatch) -> Mapping[str, float]:
    """The weights of this kind of table."""
    switches = match.rules.switches
    return read_weights()[f"{'solo' if switches.solo else 'two'}-{switches.mode}"]


@cache
def read_weights() -> dict[str, dict[str, float]]:
    """The fitted weights by kind of table."""
    tables = DataFile(DATA / "chances.toml").read()
    return {name: {weight: float(value) for weight, value in table.items()} for name, table in tables.items()}


# ---- the shoot-out


def shoot_out_chance(match: WorldwideMatch) -> float:
    """How likely the first side wins the shoot-out, if every kick to come goes in as often as any."""
    kicker = match.ball
    rounds = max(KICKS, match.kicks[kicker] + 1, match.kicks[1 - kicker])
    goals = [goals_of(match.scored[side], rounds - match.kicks[side] - (side == kicker)) for side in (0, 1)]
    now = penalty_chance(match)
    goals[kicker] = [
        now * before + (1.0 - now) * none
        for before, none in zip([0.0, *goals[kicker]], [*goals[kicker], 0.0], strict=True)
    ]
    return sum(
        [
            ours * theirs * (0.5 if first == second else 1.0)
            for first, ours in enumerate(goals[0])
            for second, theirs in enumerate(goals[1])
            if first >= second
        ]
    )


def goals_of(scored: int, kicks: int) -> list[float]:
    """How likely a side has each number of goals after so many further kicks."""
    goals = [0.0] * scored + [1.0]
    for _ in range(kicks):
        missed, hit = [*goals, 0.0], [0.0, *goals]
        goals = [(1 - PENALTY_GOES_IN) * none + PENALTY_GOES_IN * one for none, one in zip(missed, hit, strict=True)]
    return goals
