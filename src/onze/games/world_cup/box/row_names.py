"""Rows by match and team, ``B2.ESP``, besides match and side, ``B2.left``; and dice by the colours that they show."""

from collections.abc import Sequence
from typing import Final

from onze.games.world_cup.box.edition import Edition
from onze.games.world_cup.box.material import Die, Material
from onze.games.world_cup.box.words import WORDS
from onze.kernel.words import Refused

__all__ = ["RowNames", "throws_by_colour"]

ALL_DICE: Final = "dice"
"""The word for a throw of all dice at once."""


class RowNames:
    """Which row of a match is a team's, as far as the board alone says so."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.teams: list[frozenset[int]] = []
        """For each row the teams that can come there; those of a round follow from the matches before it."""
        for fixture in edition.fixtures:
            for slot in fixture.slots:
                found: set[int] = {slot.reference} if slot.kind == "S" else set()
                for group in (slot.reference,) if slot.kind in ("W", "R") else slot.groups:
                    found.update(edition.groups[group].teams)
                if slot.kind in ("M", "L"):
                    found.update(self.teams[2 * slot.reference] | self.teams[2 * slot.reference + 1])
                self.teams.append(frozenset(found))

    def row(self, team: str, fixture: str) -> str:
        """The row of a team in a match, by the id of each; refused where the board leaves it open."""
        edition = self.edition
        ids = [found.id for found in edition.fixtures]
        if fixture not in ids or team not in edition.team_ids:
            raise self.not_of_team(team, fixture)
        number = edition.team_ids.index(team)
        rows = [row for row in self.sides(fixture) if number in self.teams[row]]
        if not rows:
            raise self.not_of_team(team, fixture)
        if len(rows) > 1:
            raise WORDS.refused("row_either_side", values={"team": team, "match": fixture})
        return edition.rows[rows[0]]

    def sides(self, fixture: str) -> tuple[int, int]:
        """The two rows of a match."""
        number = self.edition.fixture(fixture)
        return 2 * number, 2 * number + 1

    def not_of_team(self, team: str, fixture: str) -> Refused:
        """The refusal of a row that is not there, to be raised: with the matches in which the team can play."""
        edition = self.edition
        number = edition.team_ids.index(team) if team in edition.team_ids else -1
        found = [edition.fixtures[row // 2].id for row, teams in enumerate(self.teams) if number in teams]
        if not found:
            return WORDS.refused("row_of_no_team", values={"team": team, "teams": edition.team_ids})
        matches = list(dict.fromkeys(found))
        return WORDS.refused("row_not_of_team", values={"team": team, "match": fixture, "matches": matches})

    def by_side(self, name: str) -> str:
        """The name of a row by match and side, whichever way it was named; what is no row stays as it is."""
        fixture, _, team = name.rpartition(".")
        known = team in self.edition.team_ids and fixture in [found.id for found in self.edition.fixtures]
        return self.row(team, fixture) if known else name


def throws_by_colour(material: Material, throws: Sequence[str]) -> list[str]:
    """Throws as ``Scripted`` reads them; dice are named by what they show: ``W1 red``, ``dice red blue red white``."""
    dice = {die.name: die for die in material.dice}
    found: list[str] = []
    for throw in throws:
        name, _, shown = throw.partition(" ")
        if name == ALL_DICE:
            colours = shown.split()
            if len(colours) != len(dice):
                raise WORDS.refused("throw_of_all_dice", values={"throw": throw, "dice": list(dice)})
            found += [_face(die, colour) for die, colour in zip(material.dice, colours, strict=True)]
        else:
            found.append(_face(dice[name], shown) if name in dice else throw)
    return found


def _face(die: Die, colour: str) -> str:
    if colour not in die.dots:
        values = {"die": die.name, "colour": colour, "faces": list(dict.fromkeys(die.dots))}
        raise WORDS.refused("no_such_face", values=values)
    return f"d{len(die.dots)} {die.dots.index(colour) + 1}"
