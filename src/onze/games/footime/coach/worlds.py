"""What a world is worth to a side when all hands lie open: goals, what the hands make of the ball, cards and pawns.

``chances`` says the same from what everybody sees. A search deals the hands itself, and to it cards that are held must
not look free to spend (data/worlds.toml, fitted by ``python -m bench.worlds`` on matches of two players).
"""

from typing import Final

from onze.doors.worlds import Weights, World
from onze.games.footime.box import DATA
from onze.games.footime.box.pawns import PAWNS, TEAM
from onze.games.footime.box.periods import EXTRA_TIME
from onze.games.footime.coach.chances import chance_to_win
from onze.games.footime.coach.prices import SURE_SAVES
from onze.games.footime.coach.shape import Shape
from onze.games.footime.coach.triangles import MOST_PASSES, Triangles
from onze.games.footime.match import FootimeMatch
from onze.kernel.data import DataFile

__all__ = ["FACTS", "is_open", "value_of_world", "world"]

FACTS: Final = (
    "shot_unsaved", "shot_saved",
    "turn", "beside", "straight", "straight_saved", "one_pass", "one_pass_saved", "two_passes", "two_passes_saved",
    "attack", "away", "reply_straight", "reply_one_pass", "reply_two_passes", "reply_attack",
    "ball", "shape", "pawns", "booked",
    "save", "more_saves", "var", "joker", "aerial", "power", "accelerate", "passes", "runs", "tackle", "foul", "out",
    "others",
)  # fmt: skip
"""What counts beside goals: a ball in the goal; what whoever is in turn can make of the ball, and then whoever follows;
how far forward the ball lies, how the teams stand and how many they are; and what both sides hold."""
CARD_FACTS: Final = {
    "var": 22, "joker": 23, "aerial": 24, "power": 25, "accelerate": 26, "tackle": 29, "foul": 30, "out": 31,
}  # fmt: skip
"""Where the cards of each effect are counted; passes and runs by their values, all that is not named as others."""
FARTHEST: Final = 6
"""From so far away a pawn is hardly nearer to the ball than from anywhere else."""

WEIGHTS: Final = Weights(FACTS, DataFile(DATA / "worlds.toml").read())


def value_of_world(match: FootimeMatch, seat: int) -> float:
    """A seat's share of the win if the cards lie as they do here."""
    if match.outcome is not None:
        return match.outcome.values[seat]
    return WEIGHTS.share(world(match, seat & 1)) if is_open(match) else chance_to_win(match, seat & 1)


def is_open(match: FootimeMatch) -> bool:
    """Whether the weights hold: two players, and goals in a given time decide."""
    rules = match.rules
    return rules.seats == 2 and match.period < EXTRA_TIME and not rules.switches.goal_target


def world(match: FootimeMatch, side: int) -> World:
    """A world as a side sees it: the facts in the order of ``FACTS``."""
    facts = [0.0] * len(FACTS)
    shapes = (Shape(match, 0), Shape(match, 1))
    in_turn = match.to_play & 1
    sign = 1.0 if in_turn == side else -1.0
    attacked = in_goal(match)
    if attacked >= 0:
        saved = saves_of(match, attacked) > 0
        facts[1 if saved else 0] = -1.0 if attacked == side else 1.0
    else:
        on_the_ball(match, facts, shapes[in_turn], in_turn, sign)
        next_on_the_ball(match, facts, shapes[1 - in_turn], 1 - in_turn, -sign)
    mine, theirs = shapes[side], shapes[1 - side]
    pitch = match.rules.pitch
    facts[16] = (theirs.to_goal(match.ball) - mine.to_goal(match.ball)) / pitch.length
    facts[17] = mine.attack(pitch.centre) - theirs.attack(pitch.centre)
    for pawn in range(PAWNS):
        own = 1.0 if pawn // TEAM == side else -1.0
        if match.at[pawn] < 0:
            facts[18] -= own
        elif match.booked >> pawn & 1:
            facts[19] -= own
    for holder in range(len(match.hands)):
        count_cards(match, facts, holder, 1.0 if holder & 1 == side else -1.0)
    return World(float(match.goals[side] - match.goals[1 - side]), turns_left(match), facts)


def turns_left(match: FootimeMatch) -> float:
    """Turns that are still to be played, stoppage time not counted."""
    period = match.rules.switches.period_turns
    ends = period if match.is_watched() else match.time_at
    return float(max(0, ends - match.spent) + (period if match.period == 1 else 0))


def in_goal(match: FootimeMatch) -> int:
    """The side in whose goal the ball lies, not settled yet; -1 if it is elsewhere."""
    pitch = match.rules.pitch
    for side in (0, 1):
        if pitch.goal[match.end(side)] & pitch.bit[match.ball]:
            return side
    return -1


def saves_of(match: FootimeMatch, side: int) -> int:
    """How many cards a side holds that always keep a ball out."""
    kinds = match.rules.kinds
    return len([card for card in match.hands[side].cards if kinds[card].effect in SURE_SAVES])


def on_the_ball(match: FootimeMatch, facts: list[float], shape: Shape, side: int, sign: float) -> None:
    """What the side in turn makes of the ball with its hand, and whether the other can save it."""
    pitch = match.rules.pitch
    facts[2] = sign
    if pitch.near[match.ball] & shape.standing:
        facts[3] = sign
        passes = Triangles(match, shape).passes_from(tuple(match.hands[side].cards), match.ball)
        if 0 <= passes <= MOST_PASSES:
            facts[4 + 2 * passes + (1 if saves_of(match, 1 - side) else 0)] = sign
            return
    else:
        facts[11] = sign * nearest(match, side) / FARTHEST
    facts[10] = sign * shape.attack(match.ball)


def next_on_the_ball(match: FootimeMatch, facts: list[float], shape: Shape, side: int, sign: float) -> None:
    """What the other side could make of the ball if it were left where it is."""
    near = max(0.0, 1.0 - (nearest(match, side) - 1) / FARTHEST)
    if near:
        passes = Triangles(match, shape).passes_from(tuple(match.hands[side].cards), match.ball)
        if 0 <= passes <= MOST_PASSES:
            facts[12 + passes] = sign * near
            return
    facts[15] = sign * shape.attack(match.ball)


def nearest(match: FootimeMatch, side: int) -> int:
    """How far a side's nearest pawn stands from the ball, up to a few steps."""
    within, standing = match.rules.pitch.within, match.standing(side)
    for steps in range(1, FARTHEST):
        if within[steps][match.ball] & standing:
            return steps
    return FARTHEST


def count_cards(match: FootimeMatch, facts: list[float], holder: int, sign: float) -> None:
    """What a hand holds, kind by kind."""
    saves = 0
    for card in match.hands[holder].cards:
        kind = match.rules.kinds[card]
        effect = kind.effect
        if effect == "pass":
            facts[27] += sign * kind.value / 6
        elif effect == "run":
            facts[28] += sign * kind.value / 6
        elif effect in SURE_SAVES:
            saves += 1
        else:
            facts[CARD_FACTS.get(effect, 32)] += sign
    if saves:
        facts[20] += sign
        facts[21] += sign * (saves - 1)
