"""How the examples of Footime are set up: points by how far along and across they lie, four players, few pawns."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from onze.games.footime import Footime
from onze.games.footime.box.pawns import TEAM
from onze.games.footime.match import FootimeMatch

FOUR: Final = Footime(4)
SHOOTING_IT_OUT: Final = Footime(4, tie_break="shootout")
"""H1, A1, H2 and A2 are the seats 0 to 3."""
H1: Final = 0
A1: Final = 1
H2: Final = 2
A2: Final = 3

Point = tuple[int, int]


def point(x: int, y: int) -> str:
    """The name of a point, as x along from -13 to 13 and y across from -8 to 8."""
    return FOUR.pitch.names[FOUR.pitch.point([x, y])]


def to(x: int, y: int) -> str:
    """The move onto a point."""
    return f"place point:{point(x, y)}"


def scene(
    decision: str,
    pawns: Mapping[str, Point | str],
    ball: Point = (0, 7),
    game: Footime = FOUR,
    said: Sequence[str] = (),
    **facts: Any,
) -> FootimeMatch:
    """A position with these pawns, both goalkeepers and nobody else on the pitch."""
    places = {name: place if isinstance(place, str) else point(*place) for name, place in pawns.items()}
    return game.scenario(decision, said=said, pawns=places, others="injured", ball=point(*ball), **facts)


def where(match: FootimeMatch, name: str) -> Point | str:
    """Where a pawn is, or the ball."""
    if name == "ball":
        return match.rules.pitch.x[match.ball], match.rules.pitch.y[match.ball]
    place = match.at[match.rules.pawns.index(name)]
    if place < 0:
        return match.place_name(match.rules.pawns.index(name))
    return match.rules.pitch.x[place], match.rules.pitch.y[place]


def left(match: FootimeMatch, side: int) -> int:
    """How many pawns of a team have not been expelled."""
    return [match.place_name(pawn) for pawn in range(side * TEAM, side * TEAM + TEAM)].count("expelled") * -1 + TEAM
