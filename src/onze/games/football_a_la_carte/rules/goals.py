"""Paragraphs 8, 9 and 11: a goal, however it was scored."""

from onze.games.football_a_la_carte.box.pitch import CENTRE, KICK_OFF
from onze.games.football_a_la_carte.match import FootballMatch

__all__ = ["goal"]


def goal(match: FootballMatch, side: int, rule: str) -> None:
    """Notes the goal at once; the ball returns to the centre for a kick-off.

    Whoever plays next is of the side that did not score, so it is he who kicks off.
    (FAC-8.7, FAC-8.8, FAC-9.8, FAC-11.5)
    """
    match.goals[side] += 1
    match.ball = CENTRE
    match.net = 0
    match.facing = KICK_OFF
    if match.heard:
        match.tell("goal", {"side": side, "goals": list(match.goals)}, rule)
