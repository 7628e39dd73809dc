"""Paragraph 17: corners."""

from typing import Final

from onze.games.worldwide_football.box.cards import CORNER
from onze.games.worldwide_football.match import BARRED_BY_SET_PIECE, WorldwideMatch, pa_id
from onze.games.worldwide_football.rules.possession import NextAction

__all__ = ["CORNER_PA", "award_corner"]

CORNER_PA: Final = 5


def award_corner(match: WorldwideMatch) -> None:
    """The attack resumes at 5 PA, after a stoppage (WF-17.1, WF-17.2, WF-20.3, WFS-P12.1, WF-C-30)."""
    match.skip_to(NextAction)
    before = match.pa
    match.pa = CORNER_PA
    match.restart = CORNER
    match.cross = 0
    match.undefendable = BARRED_BY_SET_PIECE if match.rules.switches.corner_undefendable else 0
    if match.heard:
        details = {"side": match.ball, "from": pa_id(before), "to": pa_id(match.pa), "minute": match.minute()}
        match.tell("corner", details, "WF-17.1")
    match.rules.conduct[match.ball].substitute(match)
    match.rules.conduct[match.defender].substitute(match)
