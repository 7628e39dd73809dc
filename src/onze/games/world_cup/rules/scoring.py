"""Chapters VIII.c to VIII.e: the score of a match from its tokens and the dice."""

from collections.abc import Sequence

from onze.games.world_cup.box.edition import GROUPS
from onze.games.world_cup.box.rows import goals, goals_without_dice
from onze.games.world_cup.match import WorldCupMatch

__all__ = ["Score", "score"]

Score = tuple[int, int]
"""The goals of a match, left and right."""


def score(match: WorldCupMatch, fixtures: Sequence[int], dots: list[int], rule: str) -> list[Score]:
    """The goals of each match, left and right: every team has the dots of its colour in all of them (WCG-8.e.1).

    Dots of a colour that no team has are of no use (WCG-8.d.2, WCG-8.d.3, WCG-8.d.7). Scores are entered on the sheet:
    a first match in its place, a replay below (WCG-8.c.1, WCG-11.h.2, WCG-11.p.5); who wins a knockout match goes on.
    """
    scores: list[Score] = []
    sheet = match.goals = match.goals[:]
    for fixture in fixtures:
        left, right = _goals(match, 2 * fixture, dots), _goals(match, 2 * fixture + 1, dots)
        scores.append((left, right))
        if match.replaying:
            match.replays = [*match.replays, [fixture, left, right]]
        else:
            sheet[2 * fixture] = left
            sheet[2 * fixture + 1] = right
        if match.phase != GROUPS and left != right:
            match.wins(fixture, 0 if left > right else 1)
        if match.heard:
            _tell(match, fixture, left, right, any(dots), rule)
    return scores


def _goals(match: WorldCupMatch, row: int, dots: list[int]) -> int:
    return goals(match.rows[row], dots[match.rules.colours[match.row_team[row]]])


def _tell(match: WorldCupMatch, fixture: int, left: int, right: int, dice: bool, rule: str) -> None:
    edition = match.rules.edition
    rows = (2 * fixture, 2 * fixture + 1)
    details: dict[str, object] = {
        "match": edition.match_things[fixture],
        "teams": [edition.team_things[match.row_team[row]] for row in rows],
        "score": [left, right],
        "goals": [left, right],
        "without_dice": [goals_without_dice(match.rows[row]) for row in rows],
        "dice": dice,
        "replay": bool(match.replaying),
    }
    match.tell("result", details, rule)
