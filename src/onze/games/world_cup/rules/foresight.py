"""What would follow a move as far as luck and secrets allow: how a row and its match would stand, and the table."""

from typing import TYPE_CHECKING

from onze.games.world_cup.box.rows import goals_without_dice, half_goals, is_vulnerable, size, tokens_in
from onze.games.world_cup.match import NO_GROUP, NOT_PLAYED
from onze.games.world_cup.rules.foreseen import RowForeseen
from onze.games.world_cup.view import in_order, line_view, standing

if TYPE_CHECKING:
    from onze.games.world_cup.match import WorldCupMatch

__all__ = ["row_after"]


def row_after(match: "WorldCupMatch", row: int, rows: list[int]) -> RowForeseen:
    """How a row would stand if the board were ``rows``: the score left first and without dice, and who leads or rises.

    In a group it has the table that would be, line by line as in the view; in a round the team that would lead.
    """
    rules = match.rules
    things = rules.edition.team_things
    tokens, team = rows[row], match.row_team[row]
    score = [goals_without_dice(rows[side]) for side in (row & ~1, row | 1)]
    found: RowForeseen = {
        "row": rules.edition.row_things[row],
        "tokens": tokens_in(tokens, rules.material.token_things),
        "vulnerable": is_vulnerable(tokens),
        "free": rules.spaces[team] - size(tokens),
        "half_goals": [half_goals(tokens), half_goals(rows[row ^ 1])],
        "score": score,
    }
    group = rules.group_of[row // 2]
    if group == NO_GROUP or match.goals[row] != NOT_PLAYED:
        leads = match.row_team[row & ~1 if score[0] > score[1] else row | 1]
        found["leads"] = things[leads] if score[0] != score[1] else None
    else:
        teams = rules.edition.groups[group]
        lines = standing(match, teams, rows)
        found["table"] = [line_view(things[team], lines[team]) for team in in_order(teams.teams, lines)]
    return found
