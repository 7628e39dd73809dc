"""What a world is worth to a side when both hands lie open, as an attack begins: goals, the ball, and what both hold.

``winning`` says the same from what everybody sees. A search deals the hands itself, and to it a Shot in hand must be
worth more than a Dribble (data/worlds.toml, fitted by ``python -m bench.worlds``).
"""

from functools import cache
from typing import Final

from onze.doors.worlds import Weights, World
from onze.games.worldwide_football.box import DATA
from onze.games.worldwide_football.coach.winning import halves_left, winning_chance
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.attack import BuildAttack
from onze.kernel.data import DataFile

__all__ = ["FACTS", "is_open", "value_of_world", "world"]

KINDS: Final = (
    "dribble", "pass", "long-pass", "cross", "through-ball", "shot-678", "shot-567",
    "interception", "pressing", "tackle",
)  # fmt: skip
WINDOWS: Final = ("with", "after", "after_shot", "shot_die", "after_roll", "counter", "recovery")
FACTS: Final = (
    "ball", "pa", "star", "late_star", "red", "cards", "late_cards", "players", "late_players", "shot_with_the_ball",
    *KINDS, "more_in_attack", "more_shots", "more_in_defence", *[f"player_{window}" for window in WINDOWS],
)  # fmt: skip
"""What counts beside goals: who has the ball, and what both sides have and hold."""
FIRST_KIND: Final = FACTS.index("dribble")
FIRST_WINDOW: Final = FACTS.index("player_with")
MORE: Final = FACTS.index("more_in_attack")
LATE: Final = 12
"""With so few cards in one's pile, what is in hand counts for less: it goes back when the half is over."""


@cache
def weights_of(mode: str) -> Weights:
    """The weights of a mode."""
    return Weights(FACTS, DataFile(DATA / "worlds.toml").read()[mode])


def value_of_world(match: WorldwideMatch, seat: int) -> float:
    """A seat's share of the win if the cards lie as they do here."""
    if match.outcome is not None:
        return match.outcome.values[seat]
    if not is_open(match):
        return winning_chance(match, seat)
    return weights_of(match.rules.switches.mode).share(world(match, seat))


def is_open(match: WorldwideMatch) -> bool:
    """Whether an attack is about to begin between two players."""
    return isinstance(match.decision, BuildAttack) and match.laid_in_attack == 0 and not match.rules.switches.solo


def world(match: WorldwideMatch, side: int) -> World:
    """A world as a side sees it: the facts in the order of ``FACTS``."""
    facts = [0.0] * len(FACTS)
    rules = match.rules
    for holder in (0, 1):
        sign = 1.0 if holder == side else -1.0
        late = max(0.0, 1.0 - len(match.draws[holder].cards) / LATE)
        hand = match.hands[holder].cards
        players = match.held(holder, rules.all_slots)
        facts[2] += sign * match.stars[holder]
        facts[3] += sign * match.stars[holder] * late
        facts[4] += sign * match.reds[holder]
        facts[5] += sign * len(hand)
        facts[6] += sign * len(hand) * late
        facts[7] += sign * len(players)
        facts[8] += sign * len(players) * late
        before, armed = -1, False
        for card in hand:
            shot = card < rules.attack_cards and rules.shots[card]
            if card != before:
                facts[FIRST_KIND + KINDS.index(rules.actions[card].name)] += sign
                armed = armed or shot
            else:
                facts[MORE + (2 if card >= rules.first_defence else 1 if shot else 0)] += sign
            before = card
        for slot in players:
            facts[FIRST_WINDOW + WINDOWS.index(match.player(holder, slot).window)] += sign
        if match.ball == holder:
            facts[0] = sign
            facts[1] = sign * match.pa
            facts[9] = sign if armed else 0.0
    return World(float(match.goals[side] - match.goals[1 - side]), halves_left(match), facts)
