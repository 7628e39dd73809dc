"""The material, the same for every edition: colours, tokens and dice (chapters II and III, material.toml)."""

from collections.abc import Sequence
from typing import Any, Final

from onze.games.world_cup.box import DATA
from onze.games.world_cup.box.cards import read_card
from onze.games.world_cup.box.rows import FLIPPED
from onze.kernel.data import DataFile
from onze.kernel.words import Text, read_text

__all__ = ["MATERIAL_FILE", "Colour", "Die", "Material", "read_material"]

MATERIAL_FILE: Final = DATA / "material.toml"
"""The same for every edition (WCG-0.0.2)."""


class Colour:
    """What a team's colour allows it (WCG-3.c.2)."""

    def __init__(self, name: str, text: Text, spaces: int, max_goal: int, dot: str) -> None:
        self.name = name
        self.text = text
        self.spaces = spaces
        """How many spaces its row has in a match (WCG-3.c.5 to WCG-3.c.7)."""
        self.max_goal = max_goal
        """The largest goal token that it may receive (WCG-6.a.1 to WCG-6.b.2)."""
        self.dot = dot
        """The colour of the dots that count for it on the dice: white for grey (WCG-8.d.8, WCG-C-08)."""


class Die:
    """One of the four dice: the number of the colour that each face counts for (WCG-2.0.5)."""

    def __init__(self, name: str, dots: Sequence[str], colours: Sequence[int]) -> None:
        self.name = name
        self.dots = tuple(dots)
        """What each face shows."""
        self.colours = tuple(colours)
        """The colour that each face counts for."""


class Material:
    """Everything in the box but the boards and the flags."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.colours = tuple(
            Colour(row["id"], read_text(row, row["id"]), row["spaces"], row["max_goal"], row["dot"])
            for row in data["colours"]
        )
        self.colour_names = tuple(colour.name for colour in self.colours)
        self.tokens = tuple(str(row["id"]) for row in data["tokens"])
        """Their names; a token's number in a row is its place in this list, counted from 1."""
        self.token_things = tuple(
            f"token:{'~' if number & FLIPPED else ''}{self.tokens[(number & ~FLIPPED) - 1]}"
            if 0 < number & ~FLIPPED <= len(self.tokens)
            else ""
            for number in range(2 * FLIPPED)
        )
        """What views and events call the token that a space of a row holds, by its number there (``box.rows``)."""
        self.token_texts = tuple(read_text(row, row["id"]) for row in data["tokens"])
        self.supply = tuple(int(row["count"]) for row in data["tokens"])
        """How many of each the box holds (WCG-2.0.3)."""
        self.cards = tuple(read_card(row, self.tokens) for row in data["cards"])
        dots = [colour.dot for colour in self.colours]
        self.dice = tuple(
            Die(row["id"], row["faces"], [dots.index(dot) for dot in row["faces"]]) for row in data["dice"]
        )
        self.miss = dots.index(data["miss"])
        """The colour that misses a penalty (WCG-6.k.4)."""


def read_material(file: DataFile) -> Material:
    """Reads our own file; it is never brought along."""
    return Material(file.read())
