"""The sheet that a drawing is written on: what its reader is shown, and how pawns, points and cards look."""

import textwrap
from collections.abc import Iterable
from typing import Final

from onze.doors import Shown
from onze.games.footime.box.words import WORDS
from onze.games.footime.game import Footime
from onze.games.footime.telling.seen import Seen
from onze.games.footime.telling.signs import SHIRTS, pawn_sign
from onze.kernel.things import word_id

__all__ = ["BALL", "GAP", "SHIRTS", "WIDTH", "Sheet", "pawn_sign", "wrapped"]

WIDTH: Final = 80
GAP: Final = "  "
BALL: Final = "●"


class Sheet(Seen):
    """A table as one seat (``None``: a spectator) is shown it, in one language."""

    def __init__(self, shown: Shown) -> None:
        assert isinstance(shown.game, Footime)
        super().__init__(shown.game, shown.view, shown.language)
        self.menu = shown.menu
        self.foreseen = shown.foreseen
        self.pitch = shown.game.pitch
        self.names = shown.names
        self.points = {point: number for number, point in enumerate(self.game.point_ids)}
        """The numbers of the points."""
        self.at = {pawn: self.points[place] for pawn, place in enumerate(self.places) if place in self.points}
        """The points of the pawns on the pitch, by their numbers."""

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.view["outcome"] is not None

    def say(self, key: str, **values: object) -> str:
        """A sentence of the drawing."""
        return WORDS.say(f"drawing_{key}", self.language, values)

    def word(self, key: str, word: str) -> str:
        """A bare word of the view, as people say it."""
        return WORDS.say(word_id(key, word), self.language)

    # ---- things by their ids

    def signs(self, pawns: Iterable[str]) -> str:
        """Pawns as they look on the pitch."""
        return " ".join(self.sign(pawn) for pawn in pawns)

    def hand(self) -> list[str]:
        """One's own cards; a spectator has none."""
        cards: list[str] = [] if self.seat is None else self.view["hands"][self.seat]["cards"]
        return cards


def wrapped(line: str, width: int = WIDTH, indent: str = GAP) -> list[str]:
    """A line in pieces that fit, the further ones a little to the right."""
    return textwrap.wrap(line, width, subsequent_indent=indent, break_on_hyphens=False)
