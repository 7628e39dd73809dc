"""Paragraph 6: clearing a ball that went out beside the goal, or was stopped."""

from collections.abc import Sequence
from typing import ClassVar

from onze.games.football_a_la_carte.box.pitch import CLEAR_AREA
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.rules.ball import play_card
from onze.games.football_a_la_carte.rules.open_play import change_dead_hand
from onze.games.football_a_la_carte.rules.refusals import why_not_from
from onze.games.football_a_la_carte.rules.turn import TurnDecision, dead_hand, sent_by_card
from onze.kernel.words import Reason

__all__ = ["Clearance", "ClearanceCard"]


class Clearance(TurnDecision):
    """From which square the ball is cleared: beside the area, or anywhere in it (FAC-6.3 to FAC-6.7, FAC-GAP.11)."""

    rule: ClassVar[str] = "FAC-6.5"

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        return match.rules.start_moves[match.facing][match.end]

    def commits(self, match: FootballMatch, move: int, seat: int) -> bool:
        return False

    def take(self, match: FootballMatch, move: int) -> None:
        match.then(ClearanceCard(match.rules.start_square(move)))

    def why_not(self, match: FootballMatch, move: int, seat: int) -> Reason:
        if move not in match.rules.start:
            return super().why_not(match, move, seat)
        if match.facing == CLEAR_AREA:
            return WORDS.reason("cleared_from_the_area", self.rule)
        return why_not_from(match, "not_that_clearance", self.moves(match, seat), self.rule)

    def why_not_card(self, match: FootballMatch, card: int) -> Reason:
        return WORDS.reason("clearance_square_first", self.rule)


class ClearanceCard(TurnDecision):
    """The attacker or goalkeeper card that clears the ball (FAC-6.1)."""

    fields: ClassVar[tuple[str, ...]] = ("square",)
    rule: ClassVar[str] = "FAC-6.1"
    must_play: ClassVar[bool] = True

    def __init__(self, square: int) -> None:
        self.square = square

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        playable = match.held(seat, match.rules.clears)
        return tuple(playable) if playable else dead_hand(match, seat)

    def commits(self, match: FootballMatch, move: int, seat: int) -> bool:
        rules = match.rules
        return not rules.switches.swap_any if move in rules.discard else rules.only_way[move] >= 0

    def take(self, match: FootballMatch, move: int) -> None:
        if move in match.rules.discard:
            change_dead_hand(match, move, self.square)
        else:
            play_card(match, move, self.square)

    def sends(self, match: FootballMatch, move: int) -> tuple[int, Sequence[int]] | None:
        return sent_by_card(match, move, self.square) if move in match.rules.play else None

    def why_not_card(self, match: FootballMatch, card: int) -> Reason:
        return WORDS.reason("only_clearing_cards", "FAC-6.1")

    def shown(self, match: FootballMatch) -> dict[str, object]:
        return {"square": match.rules.pitch.ids[self.square]}
