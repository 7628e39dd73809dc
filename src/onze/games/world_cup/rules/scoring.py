"""Chapters VIII.c to VIII.e: the score of a match from its tokens and the dice."""

from collections.abc import Sequence

from onze.games.world_cup.box.rows import goals, goals_without_dice
from onze.games.world_cup.match import WorldCupMatch

__all__ = ["Score", "score", "write_down"]

Score = tuple[int, int]
"""The goals of a match, left and right."""


def score(match: WorldCupMatch, fixtures: Sequence[int], dots: list[int], rule: str) -> list[Score]:
    """The goals of each match, left and right: every team has the dots of its colour in all of them (WCG-8.e.1).

    Dots of a colour that no team has are of no use (WCG-8.d.2, WCG-8.d.3, WCG-8.d.7).
    """
    scores: list[Score] = []
    for fixture in fixtures:
        left, right = _goals(match, 2 * fixture, dots), _goals(match, 2 * fixture + 1, dots)
        scores.append((left, right))
        if match.heard:
            _tell(match, fixture, left, right, any(dots), rule)
    return scores


def write_down(match: WorldCupMatch, fixtures: Sequence[int], scores: Sequence[Score]) -> None:
    """Enters scores on the sheet: a first match in its place, a replay below (WCG-8.c.1, WCG-11.h.2, WCG-11.p.5)."""
    if match.replaying:
        again = [[fixture, left, right] for fixture, (left, right) in zip(fixtures, scores, strict=True)]
        match.replays = match.replays + again
        return
    sheet = match.goals[:]
    for fixture, (left, right) in zip(fixtures, scores, strict=True):
        sheet[2 * fixture] = left
        sheet[2 * fixture + 1] = right
    match.goals = sheet


def _goals(match: WorldCupMatch, row: int, dots: list[int]) -> int:
    return goals(match.rows[row], dots[match.rules.colours[match.row_team[row]]])


def _tell(match: WorldCupMatch, fixture: int, left: int, right: int, dice: bool, rule: str) -> None:
    edition = match.rules.edition
    rows = (2 * fixture, 2 * fixture + 1)
    details: dict[str, object] = {
        "match": edition.fixtures[fixture].id,
        "teams": [edition.team_ids[match.row_team[row]] for row in rows],
        "goals": [left, right],
        "without_dice": [goals_without_dice(match.rows[row]) for row in rows],
        "dice": dice,
        "replay": bool(match.replaying),
    }
    match.tell("result", details, rule)
