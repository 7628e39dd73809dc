"""What a front end is shown of a match: everything that a drawing may know."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from onze.kernel.game import Game
from onze.kernel.match import Match

__all__ = ["Shown", "show"]


class Shown(NamedTuple):
    """A match as one seat (or a spectator) is shown it, for one reader. No drawing is handed more than this."""

    game: Game[Any]
    """The game, with its things and words."""
    view: Mapping[str, Any]
    """What the viewer may see; ``view["viewer"]`` is the seat, or ``None`` for a spectator."""
    menu: Sequence[Mapping[str, Any]]
    """What the viewer may say now, entry by entry; nothing if it is not asked."""
    foreseen: Mapping[str, Mapping[str, Any]]
    """What would follow each entry of the menu, by its move."""
    names: Sequence[str]
    """What each seat is called."""
    language: str
    """The reader's language."""


def show(match: Match, seat: int | None, names: Sequence[str], language: str) -> Shown:
    """What a seat (``None``: a spectator) is shown of a match just now."""
    asked = seat is not None and seat in match.asked
    menu = match.menu(seat) if asked else []
    foreseen = match.foreseen(seat) if asked else {}
    return Shown(match.game, match.view(seat), menu, foreseen, names, language)
