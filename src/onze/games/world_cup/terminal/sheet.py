"""The sheet that a drawing is written on: what its reader is shown, in which language, and how teams and rows look."""

import textwrap
from collections.abc import Sequence
from typing import Final

from onze.doors import Shown
from onze.games.world_cup.box.edition import GROUPS
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.game import WorldCup
from onze.games.world_cup.rules.naming import goals_text
from onze.games.world_cup.telling.seen import Seen
from onze.kernel.things import Things
from onze.kernel.words import Text
from onze.typography import WIDE

__all__ = [
    "BESIDE", "FACE_DOWN", "FREE", "GAP", "OWN", "RULE", "VULNERABLE", "WIDTH", "Sheet", "spaces_text", "wrapped",
]  # fmt: skip

WIDTH: Final = 80
RULE: Final = "─" * WIDTH
GAP: Final = "  "

BESIDE: Final = "│"
"""Stands between a group and what is said of it."""
OWN: Final = "*"
"""Stands beside one's own teams."""
FREE: Final = "·"
FACE_DOWN: Final = "×"
VULNERABLE: Final = {"A": "Ⓐ", "1": "①", "2": "②", "3": "③"}
"""An outermost token that an opponent can turn over (WCG-7.0.1), by its sign; a Penalty and a Defence cannot be."""


class Sheet(Seen):
    """What one seat (``None``: a spectator) is shown, in one language."""

    def __init__(self, shown: Shown) -> None:
        game = shown.game
        assert isinstance(game, WorldCup)
        super().__init__(game, shown.view)
        self.menu = shown.menu
        self.names = shown.names
        self.language = shown.language
        self.seat: int | None = shown.view["viewer"]
        self.things = game.things()

    def say(self, key: str, **values: object) -> str:
        """A sentence of the drawing."""
        return WORDS.say(f"drawing_{key}", self.language, values)

    def write(self, text: Text) -> str:
        """A text in this sheet's language."""
        return text[self.language]

    def name(self, thing: str) -> str:
        """What people call a thing."""
        return self.write(self.things[thing].text)

    def team_name(self, team: int | None) -> str:
        """A nation by its whole name; nothing for one that is not known yet."""
        return "" if team is None else self.write(self.edition.teams[team].text)

    def code(self, team: int | None) -> str:
        """A nation in three letters; nothing for one that is not known yet."""
        return "" if team is None else self.edition.team_ids[team]

    def mark(self, team: int | None) -> str:
        """A star for one's own team, else a space."""
        return OWN if team is not None and self.seat is not None and self.owner[team] == self.seat else " "

    def teams_left(self) -> list[int]:
        """The teams that are still in the tournament, strongest colour first."""
        teams = set(range(len(self.edition.teams)))
        if self.phase != GROUPS:
            teams = {
                team
                for number, fixture in enumerate(self.edition.fixtures)
                if fixture.phase >= self.phase
                for team in self.teams(number)
                if team is not None
            }
        return sorted(teams, key=lambda team: (self.game.colours[team], team))

    def spaces(self, row: int) -> int:
        """How many spaces a row has."""
        return len(self.rows[row]["tokens"]) + int(self.rows[row]["free"])

    def tokens(self, row: int) -> str:
        """The spaces of a row, innermost first."""
        return spaces_text(self.things, self.rows[row]["tokens"], self.rows[row]["free"])

    def goals(self, row: int) -> str:
        """The goals of a row as it stands."""
        return goals_text(self.rows[row]["half_goals"])

    def legend(self) -> list[str]:
        """What the signs of a row mean, each sign with its meaning in one piece."""
        keys = ("own", "attack", "defence", "goals", "penalty", "vulnerable", "face_down", "free")
        return [self.say(f"sign_{key}").replace(" ", WIDE) for key in keys]


def spaces_text(things: Things, tokens: Sequence[str], free: int) -> str:
    """A row as signs, innermost first: A1·, a vulnerable token in a circle, a cross for one that lies face down."""
    signs = [str(things[token].facts["sign"]) for token in tokens]
    if tokens and things[tokens[-1]].facts["vulnerable"]:
        signs[-1] = VULNERABLE[signs[-1]]
    return "".join(signs) + FREE * free


def wrapped(line: str, width: int = WIDTH, indent: str = GAP + GAP) -> list[str]:
    """A line in pieces that fit, the further ones a little to the right."""
    return textwrap.wrap(line, width, subsequent_indent=indent, break_on_hyphens=False)
