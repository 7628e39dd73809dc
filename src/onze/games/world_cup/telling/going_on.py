"""Who goes on from the groups, the table of third-placed teams, and the lots that were drawn for them."""

from collections.abc import Sequence

from onze.games.world_cup.box.edition import Group
from onze.games.world_cup.box.lines import Line, lines_of
from onze.games.world_cup.rules.tables import VALUE_BY
from onze.games.world_cup.telling.score_sheet import ScoreSheet

__all__ = ["Third", "group_lots", "thirds", "thirds_lots", "through"]


class Third:
    """A third-placed team in the table of all of them."""

    def __init__(self, team: int, group: Group, line: Line, against: int | None) -> None:
        self.team = team
        self.group = group
        self.line = line
        """What the matches of its group have brought it."""
        self.against = against
        """The team that it meets next; none if it does not go on."""


def through(sheet: ScoreSheet, group: Group, phase: int, *, as_third: bool = False) -> list[int]:
    """The teams of a group that go from it to a round, best first; ``as_third`` a third-placed team, or none."""
    places = _places(sheet, ("T",) if as_third else ("W", "R"))
    return [team for team in _ranked(sheet, group) if places.get(team, (0, 0))[0] == phase]


def thirds(sheet: ScoreSheet) -> list[Third]:
    """All third-placed teams, best first, once it is known who of them goes on."""
    edition = sheet.edition
    places = _places(sheet, ("T",))
    if not places:
        return []
    found = []
    for group in edition.groups:
        team = _ranked(sheet, group)[2]
        row = places[team][1] if team in places else None
        found.append(Third(team, group, _line(sheet, group, team), None if row is None else sheet.row_team[row ^ 1]))
    lots = [team for order in thirds_lots(sheet) for team in order]
    values = [VALUE_BY[criterion] for criterion in edition.thirds_tiebreak if criterion in VALUE_BY]

    def standing(third: Third) -> list[int]:
        drawn = lots.index(third.team) if third.team in lots else 0
        return [*(-value(third.line) for value in values), drawn]

    return sorted(found, key=standing)


def group_lots(sheet: ScoreSheet, group: Group) -> list[Sequence[int]]:
    """The orders that lots have decided in a group."""
    return [order for order in sheet.lots if set(group.teams).issuperset(order)]


def thirds_lots(sheet: ScoreSheet) -> list[Sequence[int]]:
    """The orders that they have decided among third-placed teams, who are never of one group."""
    in_groups = [order for group in sheet.edition.groups for order in group_lots(sheet, group)]
    return [order for order in sheet.lots if order not in in_groups]


def _places(sheet: ScoreSheet, kinds: Sequence[str]) -> dict[int, tuple[int, int]]:
    """The round and the row that each team has come to from its group, by the kind of slot."""
    found: dict[int, tuple[int, int]] = {}
    for number, fixture in enumerate(sheet.edition.fixtures):
        for side, slot in enumerate(fixture.slots):
            team = sheet.row_team[2 * number + side]
            if slot.kind in kinds and team is not None:
                found[team] = (fixture.phase, 2 * number + side)
    return found


def _ranked(sheet: ScoreSheet, group: Group) -> list[int]:
    """The teams of a group that has been scored, best first."""
    edition = sheet.edition
    seen = sheet.view["groups"][edition.groups.index(group)]
    return [edition.team_things.index(team) for tier in seen["order"] for team in tier]


def _line(sheet: ScoreSheet, group: Group, team: int) -> Line:
    results = []
    for fixture in group.fixtures:
        left, right = sheet.teams(fixture)
        assert left is not None
        assert right is not None
        results.append((left, *sheet.scores(fixture)[0], right))
    return lines_of(group.teams, results, sheet.edition.points)[team]
