"""The sheet that a drawing is written on: whose eyes it is for, in which language, and how teams and rows look."""

import textwrap
from collections.abc import Sequence
from typing import Final

from onze.games.world_cup.box.edition import GROUPS
from onze.games.world_cup.box.rows import ATTACK, FLIPPED, ONE_GOAL, half_goals, outermost
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.match import NO_TEAM, WorldCupMatch
from onze.games.world_cup.rules.naming import goals_text
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
SIGNS: Final = " AD123P"
"""A token by its number."""
VULNERABLE: Final = {ATTACK: "Ⓐ", ONE_GOAL: "①", ONE_GOAL + 1: "②", ONE_GOAL + 2: "③"}
"""An outermost token that an opponent can turn over (WCG-7.0.1); a Penalty and a Defence cannot be."""


class Sheet:
    """A match as one seat (``None``: a spectator) sees it, in one language."""

    def __init__(self, match: WorldCupMatch, seat: int | None, names: Sequence[str], language: str) -> None:
        self.match = match
        self.rules = match.rules
        self.edition = match.rules.edition
        self.seat = seat
        self.names = names
        self.language = language

    def say(self, key: str, **values: object) -> str:
        """A sentence of the drawing."""
        return WORDS.say(f"drawing_{key}", self.language, values)

    def write(self, text: Text) -> str:
        """A text in this sheet's language."""
        return text[self.language]

    def team_name(self, team: int) -> str:
        """A nation by its whole name."""
        return self.write(self.edition.teams[team].text)

    def mark(self, team: int) -> str:
        """A star for one's own team, else a space."""
        return OWN if team != NO_TEAM and self.seat is not None and self.match.owner[team] == self.seat else " "

    def fixtures(self) -> list[int]:
        """The matches that are played just now."""
        match = self.match
        if match.replaying:
            return list(match.replaying)
        fixtures = self.edition.phases[match.phase].fixtures
        return [fixture for fixture in fixtures if not self.edition.fixtures[fixture].walkover]

    def teams_left(self) -> list[int]:
        """The teams that are still in the tournament, strongest colour first."""
        match = self.match
        teams = range(len(self.edition.teams))
        if match.phase != GROUPS:
            later = {
                match.row_team[2 * number + side]
                for number, fixture in enumerate(self.edition.fixtures)
                if fixture.phase >= match.phase
                for side in (0, 1)
            }
            return sorted(later - {NO_TEAM}, key=lambda team: (self.rules.colours[team], team))
        return sorted(teams, key=lambda team: (self.rules.colours[team], team))

    def tokens(self, row: int) -> str:
        """The spaces of a row, innermost first."""
        team = self.match.row_team[row]
        return spaces_text(self.match.rows[row], self.rules.spaces[team]) if team != NO_TEAM else ""

    def goals(self, row: int) -> str:
        """The goals of a row as it stands."""
        return goals_text(half_goals(self.match.rows[row]))

    def legend(self) -> list[str]:
        """What the signs of a row mean, each sign with its meaning in one piece."""
        keys = ("own", "attack", "defence", "goals", "penalty", "vulnerable", "face_down", "free")
        return [self.say(f"sign_{key}").replace(" ", WIDE) for key in keys]


def spaces_text(row: int, spaces: int) -> str:
    """A row as signs, innermost first: A1·, a vulnerable token in a circle, a cross for one that lies face down."""
    signs = ""
    left = row
    while left:
        token = left & 15
        signs += FACE_DOWN if token & FLIPPED else SIGNS[token]
        left >>= 4
    if row and outermost(row) in VULNERABLE:
        signs = signs[:-1] + VULNERABLE[outermost(row)]
    return signs + FREE * (spaces - len(signs))


def wrapped(line: str, width: int = WIDTH, indent: str = GAP + GAP) -> list[str]:
    """A line in pieces that fit, the further ones a little to the right."""
    return textwrap.wrap(line, width, subsequent_indent=indent, break_on_hyphens=False)
