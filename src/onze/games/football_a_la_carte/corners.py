"""Paragraph 8: corner cards."""

from typing import ClassVar

from onze.games.football_a_la_carte.cuts import cut_and_show
from onze.games.football_a_la_carte.goals import goal
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.pitch import CLEAR_AREA, CORNER_CUT
from onze.games.football_a_la_carte.turn import TurnDecision, lay

__all__ = ["CornerCut", "concede_corner"]


def concede_corner(match: FootballMatch, card: int) -> None:
    """Stops a shot: the ball goes to the corner of the card's colour, at that end (FAC-8.3, FAC-8.4)."""
    lay(match, card)
    match.ball = match.rules.pitch.corners[match.end][match.rules.symbols[card]]
    match.net = 0
    match.facing = CORNER_CUT
    if match.heard:
        match.tell("corner", {"seat": match.to_play, "square": match.ball_name()}, "FAC-8.4")


class CornerCut(TurnDecision):
    """The shooting side cuts for the corner; that is the cutter's whole turn (FAC-8.5, FAC-8.11)."""

    rule: ClassVar[str] = "FAC-8.5"

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        return (match.rules.cut,)

    def take(self, match: FootballMatch, move: int) -> None:
        """A flag of the corner's colour makes the goal, anything else stops it (FAC-8.6, FAC-8.9)."""
        rules = match.rules
        shown = cut_and_show(match, match.to_play)
        counts = rules.corner_flags_count or rules.families[shown] != "corner"
        if counts and rules.pitch.corners[1 - match.end].get(rules.symbols[shown]) == match.ball:
            goal(match, match.side, "FAC-8.6")
        else:
            match.facing = CLEAR_AREA
            if match.heard:
                match.tell("corner stopped", {"seat": match.next_player}, "FAC-8.9")
