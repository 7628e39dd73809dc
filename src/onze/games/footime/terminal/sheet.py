"""The sheet that a drawing is written on: what its reader is shown, and how pawns, points and cards look."""

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from onze.doors import Shown
from onze.games.footime.box.words import WORDS
from onze.games.footime.game import Footime
from onze.games.footime.telling.signs import SHIRTS, pawn_sign
from onze.kernel.words import Text
from onze.typography import WIDE

__all__ = ["BALL", "GAP", "SHIRTS", "WIDTH", "Sheet", "pawn_sign", "wrapped"]

WIDTH: Final = 80
GAP: Final = "  "
BALL: Final = "●"


class Sheet:
    """A table as one seat (``None``: a spectator) is shown it, in one language."""

    def __init__(self, shown: Shown) -> None:
        assert isinstance(shown.game, Footime)
        self.game = shown.game
        self.view = shown.view
        self.menu = shown.menu
        self.foreseen = shown.foreseen
        self.pitch = shown.game.pitch
        self.seat: int | None = shown.view["viewer"]
        self.names = shown.names
        self.language = shown.language
        self.question: Mapping[str, Any] = shown.view["decision"] or {}
        """The open question as this seat sees it; empty when the match is over."""
        places: dict[str, str] = {}
        for team in shown.view["teams"]:
            places |= team["pawns"]
        self.places = [places[pawn] for pawn in self.game.pawn_ids]
        """Where each pawn is, by its number."""
        self.points = {point: number for number, point in enumerate(self.game.point_ids)}
        """The numbers of the points."""
        self.at = {pawn: self.points[place] for pawn, place in enumerate(self.places) if place in self.points}
        """The points of the pawns on the pitch, by their numbers."""

    @property
    def asked(self) -> bool:
        """Whether it is this seat that must answer now."""
        return self.seat in self.question.get("asked", ())

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.view["outcome"] is not None

    def say(self, key: str, **values: object) -> str:
        """A sentence of the drawing."""
        return WORDS.say(f"drawing_{key}", self.language, values)

    def write(self, text: Text) -> str:
        """A text in this sheet's language."""
        return text[self.language]

    # ---- things by their ids

    def pawn(self, id: str) -> int:
        """The number of a pawn."""
        return self.game.pawn_ids.index(id)

    def sign(self, pawn: str) -> str:
        """A pawn as it looks on the pitch."""
        return pawn_sign(self.pawn(pawn))

    def signs(self, pawns: Iterable[str]) -> str:
        """Pawns as they look on the pitch."""
        return " ".join(self.sign(pawn) for pawn in pawns)

    def cards(self, cards: Sequence[str]) -> list[str]:
        """Cards by name, those of one kind together: move 3 ×2."""
        said = []
        for card, kind in enumerate(self.game.kinds):
            count = cards.count(self.game.card_id(card))
            if count:
                name = self.write(kind.text)
                said.append((f"{name} ×{count}" if count > 1 else name).replace(" ", WIDE))
        return said

    def hand(self) -> list[str]:
        """One's own cards; a spectator has none."""
        cards: list[str] = [] if self.seat is None else self.view["hands"][self.seat]["cards"]
        return cards


def wrapped(line: str, width: int = WIDTH, indent: str = GAP) -> list[str]:
    """A line in pieces that fit, the further ones a little to the right."""
    return textwrap.wrap(line, width, subsequent_indent=indent, break_on_hyphens=False)
