"""Paragraph 8: corner cards, and the cut that they call for."""

from fractions import Fraction
from typing import ClassVar

from onze.games.football_a_la_carte.box.pitch import CLEAR_AREA, CORNER_CUT
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.rules.cuts import cut_and_show, share_of_cut
from onze.games.football_a_la_carte.rules.goals import goal
from onze.games.football_a_la_carte.rules.turn import END_OF_HALF_PILE, TurnDecision, lay
from onze.kernel.cards.odds import Odds
from onze.kernel.words import Reason

__all__ = ["CornerCut", "concede_corner", "corner_odds", "corner_square", "cut_is_waived"]


def concede_corner(match: FootballMatch, card: int) -> None:
    """Stops a shot: the ball goes to the corner of the card's colour, at that end (FAC-8.3, FAC-8.4)."""
    lay(match, card)
    match.ball = corner_square(match, card)
    match.net = 0
    match.facing = CORNER_CUT
    if match.heard:
        match.tell("corner", {"seat": match.to_play, "square": match.rules.pitch.ids[match.ball]}, "FAC-8.4")


def corner_square(match: FootballMatch, card: int) -> int:
    """The corner that a card concedes: of its colour, at the end that is defended (FAC-8.4)."""
    return match.rules.pitch.corners[match.end][match.rules.symbols[card]]


def cut_is_waived(match: FootballMatch, seat: int) -> bool:
    """Whether no cut follows a corner card: the refill, which comes first, ends the half (FAC-12.2, FAC-12.12)."""
    return len(match.draw_pile.cards) - refilled(match, seat) <= END_OF_HALF_PILE


def refilled(match: FootballMatch, seat: int) -> int:
    """How many cards are drawn after a corner card was laid (FAC-2.3)."""
    return match.rules.hand_sizes[seat] - len(match.hands[seat].cards) + 1


def corner_odds(match: FootballMatch, seat: int, card: int) -> Odds:
    """How likely a corner card stops the shot: the cut comes after the refill, or is waived (FAC-8.5, FAC-12.12)."""
    rules = match.rules
    if cut_is_waived(match, seat):
        return Odds(WORDS.text("odds_stopped"), Fraction(1))
    stops = [flag_shown(match, shown) != rules.symbols[card] for shown in range(len(rules.cards))]
    return Odds(WORDS.text("odds_stopped"), share_of_cut(match, seat, stops, drawn=refilled(match, seat)))


def flag_shown(match: FootballMatch, card: int) -> str:
    """The flag or hand that counts on a card shown by the cut, if any (FAC-8.12, FAC-GAP.15)."""
    rules = match.rules
    return rules.symbols[card] if rules.switches.corner_flags_count or rules.families[card] != "corner" else ""


class CornerCut(TurnDecision):
    """The shooting side cuts for the corner; that is the cutter's whole turn (FAC-8.5, FAC-8.11, FAC-GAP.14)."""

    rule: ClassVar[str] = "FAC-8.5"
    gesture: ClassVar[bool] = True

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        return (match.rules.cut,)

    def take(self, match: FootballMatch, move: int) -> None:
        """A flag of the corner's colour makes the goal, which stands; anything else stops it, and a clearance follows.

        (FAC-8.6, FAC-8.9, FAC-8.10, FAC-8.13)
        """
        shown = cut_and_show(match, match.to_play)
        if match.rules.pitch.corners[1 - match.end].get(flag_shown(match, shown)) == match.ball:
            goal(match, match.side, "corner", "FAC-8.6")
        else:
            match.facing = CLEAR_AREA
            if match.heard:
                match.tell("corner stopped", {"seat": match.next_player}, "FAC-8.9")

    def why_not(self, match: FootballMatch, move: int, seat: int) -> Reason:
        return WORDS.reason("only_the_cut", self.rule)

    def shown(self, match: FootballMatch) -> dict[str, object]:
        corners = match.rules.pitch.corners[1 - match.end]
        flag = next(flag for flag, corner in corners.items() if corner == match.ball)
        return {"square": match.rules.pitch.ids[match.ball], "flag": flag}
