"""The sheet that a drawing is written on: whose eyes it is for, in which language, and how pawns and cards look."""

import textwrap
from collections.abc import Iterable, Sequence
from typing import Any, Final

from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.telling.signs import SHIRTS, pawn_sign
from onze.kernel.things import bare
from onze.kernel.words import Text
from onze.typography import WIDE

__all__ = ["BALL", "GAP", "SHIRTS", "WIDTH", "Sheet", "pawn_sign", "wrapped"]

WIDTH: Final = 80
GAP: Final = "  "
BALL: Final = "●"


class Sheet:
    """A match as one seat (``None``: a spectator) sees it, in one language."""

    def __init__(self, match: FootimeMatch, seat: int | None, names: Sequence[str], language: str) -> None:
        self.match = match
        self.rules = match.rules
        self.pitch = match.rules.pitch
        self.seat = seat
        self.names = names
        self.language = language

    @property
    def asked(self) -> bool:
        """Whether it is this seat that must answer now."""
        return self.seat is not None and self.seat in self.match.asked

    @property
    def question(self) -> dict[str, Any]:
        """The open question as this seat sees it, in bare names; empty when the match is over."""
        question: Any = self.match.view(self.seat)["decision"]
        return {name: bare(part) for name, part in (question or {}).items()}

    def say(self, key: str, **values: object) -> str:
        """A sentence of the drawing."""
        return WORDS.say(f"drawing_{key}", self.language, values)

    def write(self, text: Text) -> str:
        """A text in this sheet's language."""
        return text[self.language]

    def signs(self, pawns: Iterable[int]) -> str:
        """Pawns as they look on the pitch."""
        return " ".join(pawn_sign(pawn) for pawn in pawns)

    def cards(self, cards: Sequence[int]) -> list[str]:
        """Cards by name, those of one kind together: move 3 ×2."""
        said = []
        for card, kind in enumerate(self.rules.kinds):
            count = cards.count(card)
            if count:
                name = self.write(kind.text)
                said.append((f"{name} ×{count}" if count > 1 else name).replace(" ", WIDE))
        return said


def wrapped(line: str, width: int = WIDTH, indent: str = GAP) -> list[str]:
    """A line in pieces that fit, the further ones a little to the right."""
    return textwrap.wrap(line, width, subsequent_indent=indent, break_on_hyphens=False)
