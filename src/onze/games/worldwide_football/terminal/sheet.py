"""The sheet that a drawing is written on: whose eyes it is for, in which language, and how cards are named on it."""

import textwrap
from collections.abc import Sequence
from typing import Final

from onze.doors import Shown
from onze.games.worldwide_football.box.squads import Player
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.game import WorldwideFootball
from onze.games.worldwide_football.telling.commentary import side_name, unbroken
from onze.games.worldwide_football.telling.seen import Seen
from onze.kernel.words import Text
from onze.typography import WIDE

__all__ = ["GAP", "INDENT", "RULE", "WIDTH", "Sheet", "stars", "surname", "times", "wrapped"]

WIDTH: Final = 80
RULE: Final = "─" * WIDTH
GAP: Final = "  "
INDENT: Final = "    "


class Sheet(Seen):
    """A match as its viewer is shown it, in one language."""

    def __init__(self, shown: Shown) -> None:
        assert isinstance(shown.game, WorldwideFootball)
        super().__init__(shown.game, shown.view)
        self.names = shown.names
        self.language = shown.language
        self.risks = self.rules.switches.risks
        """What a defence card may lead to at this table."""

    def say(self, key: str, **values: object) -> str:
        """A sentence of the drawing."""
        return WORDS.say(f"drawing_{key}", self.language, values)

    def say_word(self, key: str) -> str:
        """A sentence or a word that is not the drawing's alone."""
        return WORDS.say(key, self.language)

    def write(self, text: Text) -> str:
        """A text in this sheet's language."""
        return text[self.language]

    def side_name(self, side: int) -> str:
        """What a side is called: as its seat, or the virtual opponent."""
        return side_name(side, self.names, self.language)

    def card(self, name: str) -> str:
        """An Action card by its name in the data."""
        return self.rules.actions[self.rules.card(name)].text[self.language]

    def counted(self, names: Sequence[str]) -> str:
        """Action cards, those of a kind together: 3 × Dribble, Pass."""
        kinds = sorted(set(names), key=self.rules.card)
        return ", ".join(times(names.count(kind), self.card(kind)) for kind in kinds)

    def keeps_deck(self) -> bool:
        """Whether the viewer has said that the deck stays as it is."""
        return self.rules.name(self.rules.keep) in self.view.get("said", ())

    def surnames(self, side: int, names: Sequence[str]) -> str:
        """Players in short: Achterkamp (G), Uhlenried (A)."""
        players = [self.player(side, name) for name in names]
        return ", ".join(f"{surname(player)} ({player.role})" for player in players)


def times(count: int, name: str) -> str:
    """How often there is a thing, unless it is once; the three parts stay on one line."""
    return f"{count}{WIDE}×{WIDE}{name}" if count > 1 else name


def surname(player: Player) -> str:
    """The last part of a player's name."""
    return player.name.split()[-1]


def stars(left: int, most: int) -> str:
    """Stars left, and those spent: ★★★☆☆."""
    return "★" * left + "☆" * (most - left)


def wrapped(line: str) -> list[str]:
    """A line in pieces that fit, the further ones under a column on the left, else a little to the right."""
    start = len(line) - len(line.lstrip()) + len(GAP)
    column = line.rfind(GAP, start, WIDTH // 2) + len(GAP)
    indent = " " * max(start, column)
    return textwrap.wrap(unbroken(line), WIDTH, subsequent_indent=indent, break_on_hyphens=False)
