"""Goals, scores, matches and rows in words: halves as ½, the team that a row belongs to first."""

from collections.abc import Sequence
from typing import Final

from onze.games.world_cup.box.edition import GROUPS, Edition, Phase, Team
from onze.games.world_cup.box.rows import half_goals, put
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.match import NO_TEAM, WorldCupMatch
from onze.kernel.words import Text
from onze.kernel.words.letters import plain_letters

__all__ = [
    "BETWEEN", "alphabetical", "goals_text", "is_third_place", "match_text", "move_in_row", "phase_short", "row_named",
    "row_text", "score_text", "stage_texts",
]  # fmt: skip

HALF: Final = "½"
BETWEEN: Final[Text] = WORDS.text("between")
"""Stands between the goals of a score."""


def goals_text(halves: int) -> str:
    """Goals counted in halves, as they are read: ½, 2, 1½."""
    whole = str(halves // 2) if halves != 1 else ""
    return whole + (HALF if halves % 2 else "")


def score_text(halves: Sequence[int]) -> Text:
    """The score of a match counted in half goals: 1½–0, in French 1½-0."""
    goals = [goals_text(side) for side in halves]
    return {language: between.join(goals) for language, between in BETWEEN.items()}


def alphabetical(teams: Sequence[Team], language: str) -> list[Team]:
    """Nations in the order of their names in a language; an edition lists them in no order that holds in all."""
    return sorted(teams, key=lambda team: plain_letters(team.text[language]))


def stage_texts(edition: Edition) -> list[Text]:
    """How far a team has come, in words for each number of ``flags.stages`` (WCG-C-68).

    The fourth-placed team came to the round before last.
    """
    before = [phase.text for phase in edition.phases[:-1]]
    return [*before, before[-1], *(WORDS.text(f"reached_{name}") for name in ("third_place", "final", "cup"))]


def phase_short(phase: Phase) -> Text:
    """A phase in a word, where there is little room; one that only its edition knows keeps its whole name."""
    key = f"phase_short_{phase.id}"
    return WORDS.text(key) if key in WORDS.sentences else phase.text


def is_third_place(edition: Edition, fixture: int) -> bool:
    """Whether a match is that for third place: beside the final, between two who have lost."""
    played = edition.fixtures[fixture]
    beside = fixture != edition.final and played.phase == edition.fixtures[edition.final].phase
    return beside and all(slot.kind == "L" for slot in played.slots)


def match_text(edition: Edition, fixture: int) -> Text:
    """What a match is called: A1 in a group; in a round last-16 match 3, or 8e 3 in French."""
    id = edition.fixtures[fixture].id
    if edition.fixtures[fixture].phase == GROUPS:
        # Between scores written as 2-1, the match 3-2 of group 3 would be taken for another one.
        return WORDS.text("match_numbered" if "-" in id else "match_other", {"id": id})
    if fixture == edition.final:
        return WORDS.text("match_final", {"id": id})
    if is_third_place(edition, fixture):
        return WORDS.text("match_third_place", {"id": id})
    phase, _, number = id.partition(".")
    key = f"match_{phase}"
    return WORDS.text(key if key in WORDS.sentences else "match_other", {"id": id, "number": number})


def row_text(edition: Edition, fixture: int, team: Text, halves: Sequence[int], against: Text) -> Text:
    """A row in its match, its own team first: Senegal 2–0 France (A1)."""
    last = edition.fixtures[edition.final].phase
    key = "row" if edition.fixtures[fixture].phase in (GROUPS, last) else "row_round"
    values = {"team": team, "score": score_text(halves), "against": against, "match": match_text(edition, fixture)}
    return WORDS.text(key, values)


def row_named(match: WorldCupMatch, row: int) -> Text:
    """A row in play as it stands."""
    rules = match.rules
    team, against = (rules.edition.teams[match.row_team[side]].text for side in (row, row ^ 1))
    halves = [half_goals(match.rows[side]) for side in (row, row ^ 1)]
    return row_text(rules.edition, row // 2, team, halves, against)


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
    standing = row_text(rules.edition, row // 2, team, halves, against)
    return WORDS.text(key, {"token": rules.material.token_texts[token - 1], "row": standing})
