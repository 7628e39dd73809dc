"""Paragraphs 1 and 2: moving the ball by the cards of a turn."""

from collections.abc import Sequence
from typing import ClassVar, Final

from onze.games.football_a_la_carte.box.pitch import (
    CLEAR_AREA,
    CLEAR_HIGH,
    CLEAR_LOW,
    KICK_OFF,
    OPEN_PLAY,
    SHOT,
    THROW_IN,
)
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.rules.foreseen import SaveForeseen
from onze.games.football_a_la_carte.rules.foresight import leg_details
from onze.games.football_a_la_carte.rules.penalties import PENALTY_OPTION
from onze.games.football_a_la_carte.rules.refusals import why_not_arrow
from onze.games.football_a_la_carte.rules.turn import TurnDecision, lay
from onze.kernel.words import Reason

__all__ = ["NO_CARD", "Aim", "after_free_kick", "play_card", "send", "set_down"]

NO_CARD: Final = -1
"""In place of a free kick where there was none."""


def play_card(match: FootballMatch, card: int, square: int, free_kick: int = NO_CARD, leg: int = 0) -> None:
    """Plays a card for the ball on a square; where it shows several arrows the player first aims.

    After a free kick, ``leg`` is the dotted way chosen for it (FAC-5.5).
    """
    way = match.rules.only_way[card]
    if way < 0:
        match.then(Aim(card, square, free_kick, leg))
    else:
        send(match, card, way, square, free_kick, leg)


def send(match: FootballMatch, card: int, way: int, square: int, free_kick: int = NO_CARD, leg: int = 0) -> None:
    """Lays the cards and moves the ball from a square along a way; a free kick's leg comes first.

    The last leg is settled like any other move; where it ends in the area attacked, a penalty card may be added.
    (FAC-5.5, FAC-5.6, FAC-5.11, FAC-9.1, FAC-GAP.9, FAC-GAP.12, FAC-GAP.16)
    """
    rules = match.rules
    faced = match.facing
    if faced != OPEN_PLAY:
        set_down(match, square)
    if free_kick >= 0:
        lay(match, free_kick)
        if rules.switches.free_kick_in_one_line:
            way = rules.way_of_total(leg, way)
        else:
            fly(match, leg)
    lay(match, card)
    if rules.in_sequence[card]:
        for number in rules.ways[card]:
            if match.facing == OPEN_PLAY:
                fly(match, number)
    else:
        fly(match, way)
    # A kick-off takes no penalty card (FAC-3.8), and a save is the saver's whole turn (FAC-7.6).
    if match.facing == OPEN_PLAY and rules.pitch.in_area[1 - match.end][match.ball] and faced not in (KICK_OFF, SHOT):
        match.then(PENALTY_OPTION)


def after_free_kick(match: FootballMatch, leg: int, way: int) -> Sequence[int]:
    """The ways of a free kick's leg and of the attacker after it: two, or one along the dotted arrow (FAC-GAP.9)."""
    rules = match.rules
    return [rules.way_of_total(leg, way)] if rules.switches.free_kick_in_one_line else [leg, way]


def set_down(match: FootballMatch, square: int) -> None:
    """Puts the ball where the turn starts: kick-off or clearance square, throw-in step, goal mouth."""
    before = match.ball_id() if match.heard else ""
    match.ball = square
    if match.heard and match.facing != OPEN_PLAY:
        name = match.rules.pitch.ids[square]
        details: dict[str, object] = {"seat": match.to_play, "square": name, "from": before}
        match.tell("ball set down", details, SET_DOWN_RULES[match.facing])
    match.net = 0
    match.facing = OPEN_PLAY


def fly(match: FootballMatch, way: int) -> None:
    """Moves the ball along one arrow; the first boundary crossed stops it (FAC-1.5)."""
    rules = match.rules
    end, start = match.end, match.ball
    flight = rules.flights[end][way][start]
    match.facing, match.ball, match.net = flight
    if match.heard:
        details = {"seat": match.to_play, **leg_details(match, way, start)}
        match.tell("ball", details, "FAC-1.5")


SET_DOWN_RULES: Final = {
    KICK_OFF: "FAC-3.4",
    THROW_IN: "FAC-10.3",
    CLEAR_LOW: "FAC-6.4",
    CLEAR_HIGH: "FAC-6.3",
    CLEAR_AREA: "FAC-6.7",
    SHOT: "FAC-7.4",
}


class Aim(TurnDecision):
    """Which of a card's arrows the ball follows (FAC-6.8, FAC-7.3, FAC-GAP.12)."""

    fields: ClassVar[tuple[str, ...]] = ("card", "square", "free_kick", "leg")
    rule: ClassVar[str] = "FAC-7.3"

    def __init__(self, card: int, square: int, free_kick: int = NO_CARD, leg: int = 0) -> None:
        self.card = card
        self.square = square
        self.free_kick = free_kick
        self.leg = leg

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        return match.rules.aim.of_each(sorted(match.rules.ways[self.card]))

    def take(self, match: FootballMatch, move: int) -> None:
        send(match, self.card, match.rules.aim.thing(move), self.square, self.free_kick, self.leg)

    def sends(self, match: FootballMatch, move: int) -> tuple[int, Sequence[int]] | None:
        way = match.rules.aim.thing(move)
        return self.square, [way] if self.free_kick < 0 else after_free_kick(match, self.leg, way)

    def is_dotted(self, match: FootballMatch, move: int) -> bool:
        return self.free_kick >= 0

    def foresee(self, match: FootballMatch, move: int, seat: int) -> SaveForeseen:
        """Whoever aims at a shot has chosen a goalkeeper card, which surely saves it (FAC-7.1)."""
        foreseen = self.legs(match, move)
        if match.facing == SHOT:
            foreseen["saved"] = True
        return foreseen

    def why_not(self, match: FootballMatch, move: int, seat: int) -> Reason:
        if move in match.rules.aim:
            return why_not_arrow(match, self.card, move, self.rule)
        if move in match.rules.start or move in match.rules.step:
            return self.why_not_card(match, self.card)
        return super().why_not(match, move, seat)

    def why_not_card(self, match: FootballMatch, card: int) -> Reason:
        return WORDS.reason("aim_first", self.rule, {"card": match.rules.pack.kinds[self.card].text})

    def shown(self, match: FootballMatch) -> dict[str, object]:
        shown: dict[str, object] = {
            "card": match.game.card_id(self.card),
            "square": match.rules.pitch.ids[self.square],
        }
        return shown if self.free_kick < 0 else {**shown, "free_kick": match.game.card_id(self.free_kick)}
