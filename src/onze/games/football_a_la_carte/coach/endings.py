"""The coach's first idea: how the turn may end, for every way to complete the phrase in hand."""

from typing import Any, Final, NamedTuple

from onze.games.football_a_la_carte.box.pitch import CORNER_CUT, KICK_OFF, OPEN_PLAY, Flight
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.rules.ball import NO_CARD, Aim
from onze.games.football_a_la_carte.rules.clearances import ClearanceCard
from onze.games.football_a_la_carte.rules.free_kicks import AimFreeKick, FollowUp
from onze.games.football_a_la_carte.rules.halves import LastSave
from onze.games.football_a_la_carte.rules.kick_off import KickOffCard
from onze.games.football_a_la_carte.rules.open_play import OpenPlay
from onze.games.football_a_la_carte.rules.shots import Save, save_square
from onze.kernel.phrases import preview
from onze.kernel.steps import Decision

__all__ = ["GOAL_AGAINST", "PENALTY_TAKEN", "Ending", "endings"]

PENALTY_TAKEN: Final = -1
GOAL_AGAINST: Final = -2
"""Endings that are no state of a match: a penalty is taken at once, a shot is let in."""


class Ending(NamedTuple):
    """How a turn may end: the cards used, what the next player faces, the ball's last square on the pitch.

    What he faces is one of ``FACINGS``, or else ``PENALTY_TAKEN`` or ``GOAL_AGAINST``; ``changed`` where the cards were
    not played but changed.
    """

    cards: tuple[int, ...]
    facing: int
    square: int
    changed: bool = False


def endings(match: FootballMatch, seat: int, move: int) -> list[Ending]:
    """Every ending of the phrase that goes on with this move.

    A dead hand is changed card by card: each is judged as if it were the last (FAC-GAP.5).
    """
    decision = match.decision
    assert decision is not None
    if decision.commits(match, move, seat) or move in match.rules.discard:
        return [ending_of(match, decision, move)]
    following = preview(match, (move,), seat)
    found: list[Ending] = []
    for answer in following.moves(seat):
        found += endings(following, seat, answer)
    return found


def ending_of(match: FootballMatch, decision: Decision[Any], move: int) -> Ending:
    """The ending that the last move of a phrase makes."""
    rules = match.rules
    if isinstance(decision, Aim):
        return sent(match, decision.card, rules.aim.thing(move), decision.square, decision.free_kick, decision.leg)
    if isinstance(decision, AimFreeKick):
        return sent(match, decision.card, rules.aim.thing(move), decision.square)
    if isinstance(decision, FollowUp):
        return sent(match, move, rules.only_way[move], decision.square, decision.free_kick, decision.leg)
    card = rules.card_of(move)
    square = start_of(match, decision)
    facing = match.facing
    if card is None:
        facing = GOAL_AGAINST if move == rules.decline else facing
    elif move in rules.discard:
        facing = KICK_OFF if facing == KICK_OFF else OPEN_PLAY
    elif rules.families[card] == "penalty":
        facing = PENALTY_TAKEN
    elif rules.families[card] == "corner" or isinstance(decision, LastSave):
        facing = CORNER_CUT
    else:
        return sent(match, card, rules.only_way[card], square)
    return Ending(() if card is None else (card,), facing, square, move in rules.discard)


def start_of(match: FootballMatch, decision: Decision[Any]) -> int:
    """The square that the ball is played from."""
    if isinstance(decision, (KickOffCard, ClearanceCard, OpenPlay)):
        return decision.square
    return save_square(match) if isinstance(decision, Save) else match.ball


def sent(match: FootballMatch, card: int, way: int, square: int, free_kick: int = NO_CARD, leg: int = 0) -> Ending:
    """Where a card, or a free kick and then a card, sends the ball (FAC-5.5, FAC-GAP.9, FAC-GAP.12)."""
    rules = match.rules
    flights = rules.flights[match.end]
    if free_kick >= 0 and rules.switches.free_kick_in_one_line:
        flight = flights[rules.way_of_total(leg, way)][square]
        return Ending((free_kick, card), flight.facing, flight.square)
    if free_kick >= 0:
        square = flights[leg][square].square
    flight = Flight(OPEN_PLAY, square, 0)
    for number in rules.ways[card] if rules.in_sequence[card] else (way,):
        if flight.facing == OPEN_PLAY:
            flight = flights[number][flight.square]
    return Ending((card,) if free_kick < 0 else (free_kick, card), flight.facing, flight.square)
