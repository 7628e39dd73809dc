"""Paragraphs 7 and 11: a ball in the net, which is a goal unless the next player stops it."""

from collections.abc import Sequence
from typing import ClassVar

from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.rules.ball import play_card
from onze.games.football_a_la_carte.rules.corners import concede_corner, corner_odds, corner_square, cut_is_waived
from onze.games.football_a_la_carte.rules.foreseen import SaveForeseen
from onze.games.football_a_la_carte.rules.goals import goal
from onze.games.football_a_la_carte.rules.kick_off import KickOff
from onze.games.football_a_la_carte.rules.turn import TurnDecision, sent_by_card
from onze.kernel.cards.odds import Odds
from onze.kernel.words import Reason

__all__ = ["Save", "let_in", "save_square", "stoppers"]


class Save(TurnDecision):
    """The next player, and nobody else, may stop the ball with a goalkeeper or a corner card, or let it in.

    (FAC-7.1, FAC-7.2, FAC-7.7, FAC-7.8, FAC-8.1)
    """

    rule: ClassVar[str] = "FAC-7.1"

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        return (*stoppers(match, seat), match.rules.decline)

    def take(self, match: FootballMatch, move: int) -> None:
        """Who lets the ball in kicks off in the same turn (FAC-11.4, FAC-11.6, FAC-GAP.22)."""
        rules = match.rules
        if move == rules.decline:
            goal(match, 1 - match.side, "shot", "FAC-11.4")
            match.note_turn()
            match.then(KickOff())
        elif self._is_corner(match, move):
            concede_corner(match, move)
        else:
            play_card(match, move, save_square(match))

    def commits(self, match: FootballMatch, move: int, seat: int) -> bool:
        rules = match.rules
        return move == rules.decline or self._is_corner(match, move) or rules.only_way[move] >= 0

    def sends(self, match: FootballMatch, move: int) -> tuple[int, Sequence[int]] | None:
        if move == match.rules.decline or self._is_corner(match, move):
            return None
        return sent_by_card(match, move, save_square(match))

    def foresee(self, match: FootballMatch, move: int, seat: int) -> SaveForeseen:
        """A goalkeeper card surely saves; a corner card does where no cut follows, else the odds say how likely."""
        if move == match.rules.decline:
            return let_in(match)
        if not self._is_corner(match, move):
            return {**self.legs(match, move), "saved": True}
        corner: SaveForeseen = {"corner": match.rules.pitch.ids[corner_square(match, move)]}
        return {**corner, "saved": True} if cut_is_waived(match, seat) else corner

    def odds(self, match: FootballMatch, move: int, seat: int) -> Odds | None:
        return corner_odds(match, seat, move) if self._is_corner(match, move) else None

    def _is_corner(self, match: FootballMatch, move: int) -> bool:
        return move != match.rules.decline and match.rules.families[move] == "corner"

    def why_not_card(self, match: FootballMatch, card: int) -> Reason:
        return WORDS.reason("only_stoppers", "FAC-7.2")

    def shown(self, match: FootballMatch) -> dict[str, object]:
        return {"net": match.ball_id()}


def let_in(match: FootballMatch) -> SaveForeseen:
    """What follows when nobody stops the ball in the net: a goal for the other side (FAC-11.4, FAC-12.7)."""
    score = list(match.goals)
    score[1 - match.side] += 1
    return {"saved": False, "score": score}


def stoppers(match: FootballMatch, seat: int) -> tuple[int, ...]:
    """The cards in a hand that stop a ball in the net."""
    return tuple(match.held(seat, match.rules.stops))


def save_square(match: FootballMatch) -> int:
    """Where a saved ball starts from (FAC-7.4, FAC-GAP.13)."""
    if match.rules.switches.saves_start_in_the_mouth:
        return match.rules.pitch.mouth(match.end, match.net)
    return match.ball
