"""What a world is worth to a side when all hands lie open: goals, what the player in turn can do, cards in hand.

``chances`` says the same from what everybody sees. A search deals the hands itself, and to it cards that are held must
not look free to spend (data/worlds.toml, fitted by ``python -m bench.worlds``).
"""

from typing import Final

from onze.doors.worlds import Weights, World
from onze.games.football_a_la_carte.box import DATA
from onze.games.football_a_la_carte.box.pitch import (
    CLEAR_AREA,
    CLEAR_HIGH,
    CLEAR_LOW,
    CORNER_CUT,
    KICK_OFF,
    OPEN_PLAY,
    PENALTY_CUT,
    SHOT,
    THROW_IN,
)
from onze.games.football_a_la_carte.coach.chances import cards_to_come, chance_to_win
from onze.games.football_a_la_carte.match import RUNNING, FootballMatch
from onze.games.football_a_la_carte.rules.free_kicks import banned
from onze.games.football_a_la_carte.rules.ties import PenaltyCutForTheMatch
from onze.kernel.data import DataFile

__all__ = ["FACTS", "is_open", "value_of_world", "world"]

FACTS: Final = (
    "kick_off", "open_play", "row", "throw_in", "clear_low", "clear_high", "clear_area", "corner_cut", "penalty_cut",
    "shot_unsaved", "shot_to_a_corner", "shot_to_a_keeper",
    "range_unsaved", "range_to_a_corner", "range_to_a_keeper", "range_last_turn", "penalty_open",
    "free_kicks", "keeper", "more_keepers", "corner", "more_corners", "penalty",
    "late_free_kicks", "late_keeper", "late_penalty", "early_penalty",
    "forward_1", "forward_2", "forward_3", "forward_4", "forward_5", "forward_6",
    "slant_1", "slant_2", "slant_3", "slant_4", "slant_5", "slant_6",
)  # fmt: skip
"""What counts beside goals: first what the player in turn faces and can do, then what both sides hold.

Attackers count by how far they send the ball, straight on or aslant: the longest are worth a tenth of a goal more than
the shortest, and to whom all were alike would spend them first.
"""
FORWARD: Final = 27
SLANT: Final = 33
LONGEST: Final = 6
"""Where the attackers begin in ``FACTS``; whatever sends the ball farther than so far counts for as much."""
UNSAVED: Final = 0
TO_A_CORNER: Final = 1
TO_A_KEEPER: Final = 2
"""How a shot fares: nobody stops it, only a corner does, a goalkeeper does."""
LATE: Final = 12
"""With so few cards to come, what stays in hand counts for less."""
WHOLE: Final = 40.0
"""About so many cards are to come at first."""

WEIGHTS: Final = Weights(FACTS, DataFile(DATA / "worlds.toml").read())


def value_of_world(match: FootballMatch, seat: int) -> float:
    """A seat's share of the win if the cards lie as they do here."""
    if match.outcome is not None:
        return match.outcome.values[seat]
    if not is_open(match):
        return chance_to_win(match, seat)
    return WEIGHTS.share(world(match, match.rules.side_of_seat[seat]))


def is_open(match: FootballMatch) -> bool:
    """Whether goals decide from here on; not once a tie is settled by cuts."""
    return not isinstance(match.decision, PenaltyCutForTheMatch)


def world(match: FootballMatch, side: int) -> World:
    """A world as a side sees it: the facts in the order of ``FACTS``."""
    facts = [0.0] * len(FACTS)
    in_turn = match.side
    face(match, facts, 1.0 if in_turn == side else -1.0)
    left = float(cards_to_come(match))
    late = max(0.0, 1.0 - left / LATE)
    rules = match.rules
    for holder, hand in enumerate(match.hands):
        sign = 1.0 if rules.side_of_seat[holder] == side else -1.0
        families = rules.families
        keepers = corners = penalties = 0
        for card in hand.cards:
            family = families[card]
            if family == "attacker":
                if rules.only_way[card] >= 0:
                    arrow, number = rules.arrows[rules.only_way[card]]
                    facts[(FORWARD if arrow == "forward" else SLANT) + min(number, LONGEST) - 1] += sign
            elif family == "free_kick":
                facts[17] += sign
                facts[23] += sign * late
            elif family == "goalkeeper":
                keepers += 1
            elif family == "corner":
                corners += 1
            else:
                penalties += 1
        if keepers:
            facts[18] += sign
            facts[19] += sign * (keepers - 1)
            facts[24] += sign * late
        if corners:
            facts[20] += sign
            facts[21] += sign * (corners - 1)
        facts[22] += sign * penalties
        facts[25] += sign * penalties * late
        facts[26] += sign * penalties * left / WHOLE
    return World(float(match.goals[side] - match.goals[1 - side]), left, facts)


def face(match: FootballMatch, facts: list[float], sign: float) -> None:
    """What the player in turn faces, and what his hand can make of it."""
    facing = match.facing
    rules = match.rules
    if facing == SHOT:
        facts[9 + stopped_by(match, match.to_play)] = sign
        return
    if facing == KICK_OFF:
        facts[0] = sign
        return
    if facing in (CORNER_CUT, PENALTY_CUT):
        facts[7 if facing == CORNER_CUT else 8] = sign
        return
    squares = starts(match)
    facts[{OPEN_PLAY: 1, THROW_IN: 3, CLEAR_LOW: 4, CLEAR_HIGH: 5, CLEAR_AREA: 6}[facing]] = sign
    row = match.ball // rules.pitch.columns
    facts[2] = sign * ((row if match.end == 0 else rules.pitch.rows - 1 - row) / rules.pitch.rows - 0.5)
    for square in squares:
        if in_range(match, square):
            if match.clock == RUNNING:
                facts[12 + stopped_by(match, match.next_player)] = sign
            else:
                facts[15] = sign
            break
    if facing == OPEN_PLAY and rules.pitch.in_area[1 - match.end][match.ball]:
        for card in match.hands[match.to_play].cards:
            if rules.families[card] == "penalty":
                facts[16] = sign


def starts(match: FootballMatch) -> tuple[int, ...]:
    """The squares that the player in turn may play from."""
    pitch, facing = match.rules.pitch, match.facing
    if facing == THROW_IN:
        return pitch.neighbours[match.ball]
    if facing == CLEAR_LOW:
        return pitch.clear_low[match.end]
    if facing == CLEAR_HIGH:
        return pitch.clear_high[match.end]
    return pitch.area[match.end] if facing == CLEAR_AREA else (match.ball,)


def stopped_by(match: FootballMatch, seat: int) -> int:
    """What a seat can stop a shot with."""
    found = UNSAVED
    families = match.rules.families
    for card in match.hands[seat].cards:
        if families[card] == "goalkeeper":
            return TO_A_KEEPER
        if families[card] == "corner":
            found = TO_A_CORNER
    return found


def in_range(match: FootballMatch, square: int) -> bool:
    """Whether the player in turn holds what it takes to shoot from a square."""
    rules = match.rules
    flights = rules.flights[match.end]
    hand = match.hands[match.to_play].cards
    if shooter(match, hand, square):
        return True
    if banned(rules, match.end, square):
        return False
    last = -1
    for card in hand:
        if card != last and rules.families[card] == "free_kick":
            for way in rules.ways[card]:
                leg = flights[way][square]
                if leg.facing == SHOT or (leg.facing == OPEN_PLAY and shooter(match, hand, leg.square)):
                    return True
        last = card
    return False


def shooter(match: FootballMatch, hand: list[int], square: int) -> bool:
    """Whether an attacker of a hand shoots from a square."""
    rules = match.rules
    flights = rules.flights[match.end]
    last = -1
    for card in hand:
        if card != last and card < rules.pack.attacker_kinds:
            for way in rules.ways[card]:
                if flights[way][square].facing == SHOT:
                    return True
        last = card
    return False
