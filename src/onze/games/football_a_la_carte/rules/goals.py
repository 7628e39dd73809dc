"""Paragraphs 8, 9 and 11: a goal, however it was scored."""

from typing import Final

from onze.games.football_a_la_carte.box.pitch import CENTRE, KICK_OFF
from onze.games.football_a_la_carte.box.things import penalty_spot
from onze.games.football_a_la_carte.match import FootballMatch

__all__ = ["goal"]

UNSAVED: Final = {"shot": "let in", "last shot": "no card to stop it"}
"""Why nobody stopped it; the cut decides over corners and penalties. Only at the last shot does it tell of a hand."""


def goal(match: FootballMatch, side: int, how: str, rule: str) -> None:
    """Notes the goal at once; the ball returns to the centre for a kick-off.

    How it was scored is a ``shot``, the ``last shot`` of a half, a ``corner`` or a ``penalty``. Shots are let in by the
    player after the one who shot; cuts are made for the player in turn.

    Whoever plays next is of the side that did not score, so it is he who kicks off.
    (FAC-8.7, FAC-8.8, FAC-9.8, FAC-11.5)
    """
    shot = how in UNSAVED
    scorer = match.rules.cycle[match.turn - 1] if shot else match.to_play
    lay_on = match.rules.pitch.ids[match.ball] if shot or how == "corner" else penalty_spot(1 - match.end)
    match.goals[side] += 1
    match.ball = CENTRE
    match.net = 0
    match.facing = KICK_OFF
    if match.heard:
        details: dict[str, object] = {
            "side": side,
            "score": list(match.goals),
            "seat": scorer,
            "how": how,
            "from": lay_on,
            "unsaved": UNSAVED.get(how, "cut"),
        }
        match.tell("goal", details, rule)
