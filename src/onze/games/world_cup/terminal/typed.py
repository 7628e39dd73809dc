"""What is typed: the names by which cards and rows can be called."""

from typing import Final

from onze.games.world_cup.box.edition import LEFT_AND_RIGHT
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.match import NO_TEAM, WorldCupMatch
from onze.games.world_cup.rules.laying_cards import ChooseRow
from onze.games.world_cup.rules.naming import match_text
from onze.games.world_cup.rules.turn import PlayCard
from onze.games.world_cup.terminal.listing import SHORT_MENU, short_name
from onze.kernel.words.letters import plain_letters

__all__ = ["called"]

SHORTEST: Final = 2
"""How many letters of a name say which it is."""


def called(match: WorldCupMatch, seat: int, answer: str) -> int | None:
    """The move, listed or not, that a card or a team in a match is the name of; refused if it may be several."""
    typed = plain_letters(answer)
    if isinstance(match.decision, PlayCard):
        return _card_called(match, seat, typed)
    if not isinstance(match.decision, ChooseRow):
        return None
    moves = match.moves(seat)
    rows = _rows_called(match, typed)
    listed = [row for row in rows if row in moves]
    if len(listed) > 1:
        names = [_short_name(match, row) for row in listed]
        raise WORDS.refused("several_rows", values={"answer": answer, "rows": names})
    if rows:
        return (listed or rows)[0]
    if sum(move in match.rules.choose_row for move in moves) <= SHORT_MENU:
        return None
    if match.rules.leave_out in moves and _calls_leaving_out(match, typed):
        return match.rules.leave_out
    values = {"answer": answer, "example": _short_name(match, moves[0])}
    raise WORDS.refused("no_such_row" if typed else "name_a_row", values=values)


def _calls_leaving_out(match: WorldCupMatch, typed: str) -> bool:
    """Whether these are the words for leaving a token out, or their beginning."""
    rules = match.rules
    texts = (WORDS.text("type_leave_out"), rules.move_text(rules.leave_out))
    names = [rules.name(rules.leave_out), *(plain_letters(name) for text in texts for name in text.values())]
    return len(typed) >= SHORTEST and any(name.startswith(typed) for name in names)


def _short_name(match: WorldCupMatch, row: int) -> str:
    edition = match.rules.edition
    return short_name(edition, row, edition.team_ids[match.row_team[row]])


def _rows_called(match: WorldCupMatch, typed: str) -> list[int]:
    """The rows of this phase that a name fits: as it is, else as its beginning."""
    phase = match.rules.edition.phases[match.phase]
    rows = [2 * fixture + side for fixture in match.replaying or phase.fixtures for side in (0, 1)]
    names = {row: _names(match, row) for row in rows if NO_TEAM not in (match.row_team[row], match.row_team[row ^ 1])}
    exact = [row for row, forms in names.items() if typed in forms]
    if exact or len(typed) < SHORTEST or typed.isdecimal():
        return exact
    return [row for row, forms in names.items() if any(form.startswith(typed) for form in forms)]


def _names(match: WorldCupMatch, row: int) -> list[str]:
    """All that a row may be called: its team by code or name, alone, with the match or with the opponent."""
    edition = match.rules.edition
    teams, others = (
        [plain_letters(name) for name in (edition.team_ids[team], *edition.teams[team].text.values())]
        for team in (match.row_team[row], match.row_team[row ^ 1])
    )
    id = plain_letters(edition.fixtures[row // 2].id)
    matches = {id, *(plain_letters(name) for name in match_text(edition, row // 2).values())}
    side = f"{id}.{LEFT_AND_RIGHT[row % 2]}"
    names = [*matches, side, f"row:{side}", f"choose row:{side}", *teams]
    names += [form for team in teams for name in matches for form in (f"{team} {name}", f"{name} {team}")]
    return names + [f"{team}{between}{other}" for team in teams for other in others for between in (" ", "-", " - ")]


def _card_called(match: WorldCupMatch, seat: int, typed: str) -> int | None:
    """The use of a card that is called by its name alone, if it has but one besides being discarded."""
    rules = match.rules
    for card, kind in enumerate(rules.kinds):
        names = [kind.name, *(plain_letters(name) for name in kind.text.values())]
        if typed in names:
            uses = [use for use in (rules.place.of(card), rules.flip.of(card)) if use in match.moves(seat)]
            return uses[0] if len(uses) == 1 else None
    return None
