"""A side's chance to win, from what everybody sees: the score, the time left, the ball and who plays it.

Each side scores as often as coaches do, and what the ball is worth where it lies may add a goal at once. How often, and
how much of it, is fitted on matches of coaches against each other (``data/chances.toml``).
"""

import math
import tomllib
from functools import cache
from typing import Final

from onze.games.footime.box import DATA
from onze.games.footime.box.periods import EXTRA_TIME, SHOOT_OUT
from onze.games.footime.coach.shape import Shape
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.dice import FACES
from onze.games.footime.rules.penalties import ON_TARGET
from onze.games.footime.rules.shoot_out import SHOTS, ShootOutSave, winner_of

__all__ = ["chance_to_win"]

FITTED: Final = tomllib.loads((DATA / "chances.toml").read_text(encoding="utf-8"))
GOALS_A_TURN: Final[float] = FITTED["goals_a_turn"]
ATTACK: Final[float] = FITTED["attack"]
SHOT: Final[float] = FITTED["shot"]
STOPPAGE: Final[int] = FITTED["stoppage_turns"]
MOST_GOALS: Final = 12
"""More goals than anybody scores in what is left of a match."""
PENALTY: Final = sum([shot - 1 for shot in range(ON_TARGET, FACES + 1)]) / FACES**2
"""How likely a shot of the shoot-out goes in: on target, and the opponent rolls less (FT-SHOOTOUT.4, FT-SHOOTOUT.5)."""


def chance_to_win(match: FootimeMatch, side: int) -> float:
    """How likely a side wins a match that is not over; a draw counts half."""
    if match.period == SHOOT_OUT:
        first = match.to_play & 1
        chance = shot_at_once(match, first)
        return chance if side == first else 1.0 - chance
    ours, theirs = at_once(match, side), at_once(match, 1 - side)
    scored, conceded, neither = after(match, side, 1, 0), after(match, side, 0, 1), after(match, side, 0, 0)
    return ours * scored + theirs * conceded + (1.0 - ours - theirs) * neither


def at_once(match: FootimeMatch, side: int) -> float:
    """How likely a side scores by what it makes of the ball now: in a goal already, or its own to play."""
    pitch = match.rules.pitch
    attacked = pitch.goal[1 - match.end(side)]
    if attacked & pitch.bit[match.ball]:
        return SHOT
    return ATTACK * Shape(match, side).attack(match.ball) if match.to_play & 1 == side else 0.0


def after(match: FootimeMatch, side: int, ours: int, theirs: int) -> float:
    """How likely a side wins after so many goals at once of both, if neither has more of the ball from then on."""
    ours, theirs = match.goals[side] + ours, match.goals[1 - side] + theirs
    target = match.rules.switches.goal_target
    if target:
        return first_to(target - ours, target - theirs)
    if match.period == EXTRA_TIME:
        return 0.5 if ours == theirs else 1.0 if ours > theirs else 0.0
    return over_time(ours - theirs, turns_left(match))


def turns_left(match: FootimeMatch) -> int:
    """How many turns are still to be played, the second period included."""
    period = match.rules.switches.period_turns
    ends = period if match.is_watched() else match.time_at
    now = STOPPAGE if match.time_is_up() else max(STOPPAGE, ends - match.spent)
    return now + period if match.period == 1 else now


def over_time(lead: int, turns: int) -> float:
    """How likely a lead, or a draw by half, stands after so many turns in which both sides score alike."""
    goals = scored_in(turns)
    return sum(
        [
            goals[ours] * goals[theirs] * (1.0 if lead + ours > theirs else 0.5)
            for ours in range(MOST_GOALS)
            for theirs in range(MOST_GOALS)
            if lead + ours >= theirs
        ]
    )


@cache
def scored_in(turns: int) -> list[float]:
    """How likely a side scores no goal, one, two … in so many turns: they come by chance, one by one."""
    mean = GOALS_A_TURN * turns
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
