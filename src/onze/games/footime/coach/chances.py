"""A side's chance to win, from what everybody sees: the score, the time left, the ball and who plays it.

Each side scores as often as coaches do, and what the ball is worth where it lies may add a goal at once. How often, and
how much of it, is fitted on matches of coaches against each other (``data/chances.toml``).
"""

import math
import tomllib
from functools import cache
from typing import Final, NamedTuple

from onze.games.footime.box import DATA
from onze.games.footime.box.periods import EXTRA_TIME, SHOOT_OUT
from onze.games.footime.coach.shape import Shape
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.dice import FACES
from onze.games.footime.rules.penalties import ON_TARGET
from onze.games.footime.rules.shoot_out import SHOTS, ShootOutSave, winner_of

__all__ = ["Fitted", "Situation", "chance_to_win", "reckoned"]

MOST_GOALS: Final = 12
"""More goals than anybody scores in what is left of a match."""
PENALTY: Final = sum([shot - 1 for shot in range(ON_TARGET, FACES + 1)]) / FACES**2
"""How likely a shot of the shoot-out goes in: on target, and the opponent rolls less (FT-SHOOTOUT.4, FT-SHOOTOUT.5)."""


class Fitted(NamedTuple):
    """What chances are reckoned with, as ``data/chances.toml`` says it."""

    goals_a_turn: float
    """Goals of each team in a turn of the match, whoever plays it."""
    attack: float
    """The share of an attack, in shots, that becomes a goal at once."""
    shot: float
    """The share of balls in the goal, not settled yet, that become goals."""
    stoppage_turns: float
    """So many turns are still played, as a rule, when time is up or nearly so."""


FITTED: Final = Fitted(**tomllib.loads((DATA / "chances.toml").read_text(encoding="utf-8")))


class Situation:
    """What a side's chance is reckoned from before a shoot-out; of all that belongs to both, its own comes first."""

    def __init__(self, match: FootimeMatch, side: int) -> None:
        sides = (side, 1 - side)
        self.goals = [match.goals[one] for one in sides]
        """The score."""
        self.target = match.rules.switches.goal_target
        """So many goals win the match; 0 where time ends it."""
        self.golden = match.period == EXTRA_TIME
        """Whether the next goal wins."""
        self.in_goal = [_in_goal(match, one) for one in sides]
        """Whether the ball lies in the goal that is attacked, and may still be saved."""
        self.attack = [_attack(match, one) for one in sides]
        """What an attack is worth now, in shots (``coach.shape``); nothing to whoever does not play."""
        period = match.rules.switches.period_turns
        ends = period if match.is_watched() else match.time_at
        self.turns = 0 if match.time_is_up() else ends - match.spent
        """Turns until time is up in this period."""
        self.later = period if match.period == 1 else 0
        """Turns of the period that follows."""


def _in_goal(match: FootimeMatch, side: int) -> bool:
    pitch = match.rules.pitch
    return bool(pitch.goal[1 - match.end(side)] & pitch.bit[match.ball])


def _attack(match: FootimeMatch, side: int) -> float:
    return Shape(match, side).attack(match.ball) if match.to_play & 1 == side and not _in_goal(match, side) else 0.0


def chance_to_win(match: FootimeMatch, side: int) -> float:
    """How likely a side wins a match that is not over; a draw counts half."""
    if match.period == SHOOT_OUT:
        first = match.to_play & 1
        chance = shot_at_once(match, first)
        return chance if side == first else 1.0 - chance
    return reckoned(Situation(match, side), FITTED)


def reckoned(situation: Situation, fitted: Fitted) -> float:
    """How likely a side wins from a situation: it scores at once, or concedes, or neither."""
    ours, theirs = at_once(situation, 0, fitted), at_once(situation, 1, fitted)
    ahead, behind = after(situation, 1, 0, fitted), after(situation, 0, 1, fitted)
    return ours * ahead + theirs * behind + (1.0 - ours - theirs) * after(situation, 0, 0, fitted)


def at_once(situation: Situation, one: int, fitted: Fitted) -> float:
    """How likely a side scores by what it makes of the ball now: in a goal already, or its own to play."""
    return fitted.shot if situation.in_goal[one] else fitted.attack * situation.attack[one]


def after(situation: Situation, ours: int, theirs: int, fitted: Fitted) -> float:
    """How likely a side wins after so many goals at once of both, if neither has more of the ball from then on."""
    ours, theirs = situation.goals[0] + ours, situation.goals[1] + theirs
    if situation.target:
        return first_to(situation.target - ours, situation.target - theirs)
    if situation.golden:
        return 0.5 if ours == theirs else 1.0 if ours > theirs else 0.0
    turns = max(fitted.stoppage_turns, situation.turns) + situation.later
    return over_time(ours - theirs, fitted.goals_a_turn * turns)


@cache
def over_time(lead: int, mean: float) -> float:
    """How likely a lead, or a draw by half, stands if both sides still score so many goals on average."""
    goals = scored(mean)
    return sum(
        [
            goals[ours] * goals[theirs] * (1.0 if lead + ours > theirs else 0.5)
            for ours in range(MOST_GOALS)
            for theirs in range(MOST_GOALS)
            if lead + ours >= theirs
        ]
    )


def scored(mean: float) -> list[float]:
    """How likely a side scores no goal, one, two … that come by chance, one by one, so many on average."""
    likely = [math.exp(-mean) * mean**number / math.factorial(number) for number in range(MOST_GOALS - 1)]
    return [*likely, 1.0 - sum(likely)]


def first_to(ours: int, theirs: int) -> float:
    """How likely a side that needs so many goals has them before the other, where each goal is as likely either's."""
    if ours <= 0 or theirs <= 0:
        return 1.0 if ours <= 0 else 0.0
    return 0.5 * first_to(ours - 1, theirs) + 0.5 * first_to(ours, theirs - 1)


# ---- the shoot-out


def shot_at_once(match: FootimeMatch, side: int) -> float:
    """How likely the side wins whose shot it is; the opponent may have to beat it already (FT-SHOOTOUT.5)."""
    decision = match.decision
    goes_in = (decision.value - 1) / FACES if isinstance(decision, ShootOutSave) else PENALTY
    return shoot_out(match.kicks[side], match.kicks[1 - side], match.scored[side] - match.scored[1 - side], goes_in)


@cache
def shoot_out(kicks: int, other_kicks: int, lead: int, goes_in: float) -> float:
    """How likely the side wins that shoots next, after so many shots of both (FT-SHOOTOUT.6, FT-SHOOTOUT.8)."""
    winner = winner_of([kicks, other_kicks], [lead, 0])
    if winner >= 0:
        return 1.0 if winner == 0 else 0.0
    if kicks == other_kicks >= SHOTS and goes_in == PENALTY:
        return 0.5  # both have a shot each, again and again
    missed = 1.0 - shoot_out(other_kicks, kicks + 1, -lead, PENALTY)
    scored = 1.0 - shoot_out(other_kicks, kicks + 1, -lead - 1, PENALTY)
    return goes_in * scored + (1.0 - goes_in) * missed
