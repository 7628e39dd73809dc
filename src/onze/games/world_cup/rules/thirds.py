"""The best third-placed teams, in editions where some of them go on (the edition schema's ``T:`` slots)."""

from onze.games.world_cup.box.edition_rounds import assign
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.rules.dice import draw_lots, tell_lots
from onze.games.world_cup.rules.tables import Line, lines_of, results_of, split

__all__ = ["rows_of_thirds", "third_places"]


def third_places(match: WorldCupMatch) -> dict[int, int]:
    """The team for each row that a third-placed team takes."""
    edition = match.rules.edition
    thirds = {group: third_of(match, group) for group in range(len(edition.groups))}
    lines: dict[int, Line] = {}
    for group, team in thirds.items():
        teams = edition.groups[group].teams
        lines[team] = lines_of(teams, results_of(match, edition.groups[group].fixtures), edition.points)[team]
    best = best_of(match, list(thirds.values()), lines, 0)[: edition.best_thirds]
    return rows_of_thirds(match, [group for group, team in thirds.items() if team in best])


def third_of(match: WorldCupMatch, group: int) -> int:
    """The third-placed team of a group."""
    return [team for tier in match.tiers[group] for team in tier][2]


def rows_of_thirds(match: WorldCupMatch, groups: list[int]) -> dict[int, int]:
    """The row for the third-placed team of each of these groups, by the edition's table or the first that fits."""
    edition = match.rules.edition
    rows = [row for row in range(len(edition.rows)) if edition.fixtures[row // 2].slots[row % 2].kind == "T"]
    allowed = [edition.fixtures[row // 2].slots[row % 2].groups for row in rows]
    official = edition.third_table.get("".join(edition.groups[group].id for group in groups))
    if official is not None:
        ids = [group.id for group in edition.groups]
        chosen = [ids.index(group) for group in official]
    else:
        chosen = assign(allowed, groups)
    return {row: third_of(match, group) for row, group in zip(rows, chosen, strict=True)}


def best_of(match: WorldCupMatch, teams: list[int], lines: dict[int, Line], number: int) -> list[int]:
    """Third-placed teams across the groups, best first, by one criterion after the other."""
    if len(teams) == 1:
        return teams
    criterion = match.rules.edition.thirds_tiebreak[number]
    if criterion == "lots":
        order = draw_lots(match, teams)
        tell_lots(match, order, "WCG-C-38")
        return order
    ranked: list[int] = []
    for tier in split(teams, lines, criterion):
        ranked += best_of(match, tier, lines, number + 1)
    return ranked
