"""Goals, scores and rows in words: halves as ½, the team that a row belongs to first."""

from collections.abc import Sequence
from typing import Final

from onze.games.world_cup.box.edition import Edition
from onze.games.world_cup.box.rows import half_goals, put
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.match import NO_TEAM, WorldCupMatch
from onze.kernel.words import Text

__all__ = ["BETWEEN", "goals_text", "move_in_row", "row_named", "row_text", "score_text", "stage_texts"]

HALF: Final = "½"
BETWEEN: Final = "–"


def goals_text(halves: int) -> str:
    """Goals counted in halves, as they are read: ½, 2, 1½."""
    whole = str(halves // 2) if halves != 1 else ""
    return whole + (HALF if halves % 2 else "")


def score_text(halves: Sequence[int]) -> str:
    """The score of a match counted in half goals: 1½–0."""
    return BETWEEN.join([goals_text(side) for side in halves])


def stage_texts(edition: Edition) -> list[Text]:
    """How far a team has come, in words for each number of ``flags.stages`` (WCG-C-68).

    The fourth-placed team came to the round before last.
    """
    before = [phase.text for phase in edition.phases[:-1]]
    return [*before, before[-1], *(WORDS.text(f"reached_{name}") for name in ("third_place", "final", "cup"))]


def row_text(team: Text, halves: Sequence[int], against: Text, match: str) -> Text:
    """A row in its match, its own team first: Senegal 2–0 France (A1)."""
    return WORDS.text("row", {"team": team, "score": score_text(halves), "against": against, "match": match})


def row_named(match: WorldCupMatch, row: int) -> Text:
    """A row in play as it stands."""
    rules = match.rules
    team, against = (rules.edition.teams[match.row_team[side]].text for side in (row, row ^ 1))
    halves = [half_goals(match.rows[side]) for side in (row, row ^ 1)]
    return row_text(team, halves, against, rules.edition.fixtures[row // 2].id)


def move_in_row(
    match: WorldCupMatch, key: str, row: int, token: int, after: int, placed: Sequence[tuple[int, int]] = ()
) -> Text:
    """What a move does with a token of a row, and how the match stands after it; a row without a team goes by its id.

    ``after`` is the row as it will be, ``placed`` are tokens chosen for other rows before it.
    """
    rules = match.rules
    teams = [match.row_team[side] for side in (row, row ^ 1)]
    if NO_TEAM in teams:
        return rules.move_text(row)
    other = match.rows[row ^ 1]
    for chosen, before in placed:
        if chosen == row ^ 1:
            other = put(other, before)
    team, against = (rules.edition.teams[team].text for team in teams)
    halves = (half_goals(after), half_goals(other))
    standing = row_text(team, halves, against, rules.edition.fixtures[row // 2].id)
    return WORDS.text(key, {"token": rules.material.token_texts[token - 1], "row": standing})
