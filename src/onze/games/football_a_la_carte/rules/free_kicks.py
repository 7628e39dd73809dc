"""Paragraph 5: free-kick cards, and the attacker card that follows."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from onze.games.football_a_la_carte.box.cards import arrow_name
from onze.games.football_a_la_carte.box.pitch import OPEN_PLAY, SHOT
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.rules.ball import after_free_kick, play_card, send
from onze.games.football_a_la_carte.rules.kick_off import AttackerCard, attackers
from onze.games.football_a_la_carte.rules.refusals import why_not_arrow
from onze.games.football_a_la_carte.rules.turn import TurnDecision
from onze.kernel.words import Reason

if TYPE_CHECKING:
    from onze.games.football_a_la_carte.game import FootballALaCarte

__all__ = ["AimFreeKick", "FollowUp", "banned", "free_kick_ways", "ways_from", "why_not_free_kick"]


class AimFreeKick(TurnDecision):
    """Which dotted arrow of a free kick the ball follows (FAC-5.3)."""

    fields: ClassVar[tuple[str, ...]] = ("card", "square")
    rule: ClassVar[str] = "FAC-5.3"

    def __init__(self, card: int, square: int) -> None:
        self.card = card
        self.square = square

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        return match.rules.aim.of_each(free_kick_ways(match, self.card, self.square))

    def commits(self, match: FootballMatch, move: int, seat: int) -> bool:
        return self.leg_ends(match, match.rules.aim.thing(move)) == SHOT

    def take(self, match: FootballMatch, move: int) -> None:
        """A direct shot stands alone, otherwise an attacker must follow (FAC-5.4, FAC-5.8)."""
        way = match.rules.aim.thing(move)
        if self.leg_ends(match, way) == SHOT:
            send(match, self.card, way, self.square)
        else:
            match.then(FollowUp(self.card, way, self.square))

    def sends(self, match: FootballMatch, move: int) -> tuple[int, Sequence[int]] | None:
        return self.square, [match.rules.aim.thing(move)]

    def is_dotted(self, match: FootballMatch, move: int) -> bool:
        return True

    def leg_ends(self, match: FootballMatch, way: int) -> int:
        """What would be faced after the free kick's own leg."""
        return match.rules.flights[match.end][way][self.square].facing

    def why_not(self, match: FootballMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        if move in rules.start or move in rules.step:
            return self.why_not_card(match, self.card)
        if move not in rules.aim:
            return super().why_not(match, move, seat)
        way = rules.aim.thing(move)
        if way not in rules.ways[self.card]:
            return why_not_arrow(match, self.card, move, self.rule)
        if self.leg_ends(match, way) == OPEN_PLAY:
            return WORDS.reason("free_kick_needs_attacker", "FAC-5.9")
        return WORDS.reason("free_kick_leaves_pitch", "FAC-5.10")

    def why_not_card(self, match: FootballMatch, card: int) -> Reason:
        return WORDS.reason("aim_first", self.rule, {"card": match.rules.pack.kinds[self.card].text})

    def shown(self, match: FootballMatch) -> dict[str, object]:
        return {"card": match.game.card_id(self.card), "square": match.rules.pitch.ids[self.square]}


class FollowUp(AttackerCard):
    """The attacker card that must follow a free kick at once (FAC-5.4, FAC-5.5)."""

    fields: ClassVar[tuple[str, ...]] = ("free_kick", "leg", "square")
    rule: ClassVar[str] = "FAC-5.4"

    def __init__(self, free_kick: int, leg: int, square: int) -> None:
        self.free_kick = free_kick
        self.leg = leg
        self.square = square

    def sends(self, match: FootballMatch, move: int) -> tuple[int, Sequence[int]] | None:
        way = match.rules.only_way[move]
        return None if way < 0 else (self.square, after_free_kick(match, self.leg, way))

    def is_dotted(self, match: FootballMatch, move: int) -> bool:
        return True

    def take(self, match: FootballMatch, move: int) -> None:
        play_card(match, move, self.square, self.free_kick, self.leg)

    def why_not(self, match: FootballMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        if move in rules.aim:
            return WORDS.reason("arrow_chosen", "FAC-5.3")
        if move == rules.pass_on or move in rules.start or move in rules.step:
            return WORDS.reason("attacker_must_follow", self.rule)
        return super().why_not(match, move, seat)

    def why_not_card(self, match: FootballMatch, card: int) -> Reason:
        return WORDS.reason("attacker_must_follow", self.rule)

    def shown(self, match: FootballMatch) -> dict[str, object]:
        rules = match.rules
        landing = rules.flights[match.end][self.leg][self.square].square
        return {
            "card": match.game.card_id(self.free_kick),
            "arrow": f"arrow:{arrow_name(rules.arrows[self.leg])}",
            "square": rules.pitch.ids[landing],
        }


def banned(rules: "FootballALaCarte", end: int, square: int) -> bool:
    """No free kick while the ball lies in a penalty area (FAC-5.1, FAC-5.2, FAC-5.14, FAC-GAP.8)."""
    in_area = rules.pitch.in_area
    return in_area[1 - end][square] or (rules.switches.free_kick_ban_in_both_areas and in_area[end][square])


def free_kick_ways(match: FootballMatch, card: int, square: int) -> tuple[int, ...]:
    """The dotted ways that may be chosen: into the goal, or on the pitch with an attacker to follow.

    (FAC-5.8, FAC-5.9, FAC-5.10)
    """
    rules = match.rules
    ways = rules.free_kicks[match.end][card][square]
    # Hands are sorted and attackers come first, so the first card tells whether there is one.
    if match.hands[match.to_play].cards[0] < rules.attacker_kinds:
        return ways
    flights = rules.flights[match.end]
    return tuple([way for way in ways if flights[way][square].facing == SHOT])


def ways_from(rules: "FootballALaCarte", end: int, card: int, square: int) -> tuple[int, ...]:
    """The dotted ways of a free kick that end on the pitch or in the goal (FAC-5.1, FAC-5.10, FAC-GAP.10)."""
    if rules.families[card] != "free_kick" or banned(rules, end, square):
        return ()
    flights = rules.flights[end]
    return tuple(way for way in sorted(rules.ways[card]) if flights[way][square].facing in (OPEN_PLAY, SHOT))


def why_not_free_kick(match: FootballMatch, square: int) -> Reason:
    """Why a free-kick card in the hand cannot be played from this square."""
    if banned(match.rules, match.end, square):
        return WORDS.reason("free_kick_in_area", "FAC-5.1")
    if not attackers(match, match.to_play):
        return WORDS.reason("free_kick_needs_attacker", "FAC-5.9")
    return WORDS.reason("free_kick_leaves_pitch", "FAC-5.10")
