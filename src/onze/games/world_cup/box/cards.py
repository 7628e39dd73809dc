"""The kinds of action card: what each puts down and what it turns over (chapter VI)."""

from collections.abc import Mapping, Sequence
from typing import Any

from onze.kernel.words import Text, read_text

__all__ = ["CardKind", "read_card"]


class CardKind:
    """A kind of action card: tokens that it puts down, each on another team, and such as it turns over (WCG-1.0.3)."""

    def __init__(self, name: str, text: Text, count: int, place: Sequence[int], flip: Sequence[int]) -> None:
        self.name = name
        self.text = text
        self.count = count
        self.place = tuple(place)
        self.flip = frozenset(flip)
        self.downgrade = False
        """Whether a lower token is put down where the colour does not take the printed one (WCG-6.a.2)."""
        self.roll = False
        """Whether a white die is thrown first (WCG-6.k.2)."""
        self.place_rule = ""
        self.flip_rule = ""


def read_card(row: Mapping[str, Any], tokens: Sequence[str]) -> CardKind:
    """A kind of card as the file has it, its tokens by their numbers."""
    place, flip = ([tokens.index(token) + 1 for token in row.get(use, ())] for use in ("place", "flip"))
    kind = CardKind(row["id"], read_text(row, row["id"]), row["count"], place, flip)
    kind.downgrade = row.get("downgrade", False)
    kind.roll = row.get("roll", False)
    kind.place_rule = row.get("place_rule", "")
    kind.flip_rule = row.get("flip_rule", "")
    return kind
