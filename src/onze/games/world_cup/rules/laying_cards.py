"""Chapter V.a: a card is laid, and a row is asked for."""

from typing import ClassVar

from onze.games.world_cup.box.rows import goals_without_dice, half_goals, size, tokens_in
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.match import NO_TEAM, WorldCupMatch
from onze.games.world_cup.rules.naming import row_named
from onze.kernel.menus import BOARD, BUTTON
from onze.kernel.steps import Decision
from onze.kernel.words import Reason, Text

__all__ = ["ChooseRow", "lay", "row_details"]


class ChooseRow(Decision[WorldCupMatch]):
    """A question for a row, asked of the player whose turn it is."""

    use: ClassVar[str]
    """What is done in the row, as the verb for a card says it."""

    def asked(self, match: WorldCupMatch) -> tuple[int, ...]:
        return match.rules.seat_alone[match.playing[match.turn]]

    def not_in_play(self, match: WorldCupMatch, move: int, seat: int) -> Reason | None:
        """What is wrong with a row whatever is done there: it is not of this phase, or not of one's own match."""
        rules = match.rules
        if move not in rules.choose_row:
            return self.row_wanted(match, move, seat)
        phase = rules.edition.phases[match.phase]
        if move // 2 not in (match.replaying or phase.fixtures) or match.row_team[move] == NO_TEAM:
            return WORDS.reason("not_in_this_phase", "WCG-6.k.1", {"phase": phase.text})
        if rules.own_matches[match.phase] and not match.plays_in(seat, move):
            return WORDS.reason("not_your_match", "WCG-11.p.2")
        return None

    def row_wanted(self, match: WorldCupMatch, move: int, seat: int) -> Reason:
        """Why something else than a row is not said now; a subclass says what the row is for."""
        raise NotImplementedError(type(self).__name__)

    def place(self, match: WorldCupMatch, move: int, seat: int) -> str | None:
        """Rows lie on the board; to leave a token out is a button."""
        return BOARD if move in match.rules.choose_row else BUTTON

    def button(self, match: WorldCupMatch, move: int, seat: int) -> Text | None:
        """What is done in a row, in a word."""
        return WORDS.text(f"verb_{self.use}") if move in match.rules.choose_row else None

    def note(self, match: WorldCupMatch, move: int, seat: int) -> Text | None:
        """Whether a row is one's own."""
        own = move in match.rules.choose_row and match.owner[match.row_team[move]] == seat
        return WORDS.text("note_own_row") if own else None

    def possible_row(self, match: WorldCupMatch, seat: int) -> Text:
        """The first row that can be chosen, in words: rows come first in the vocabulary."""
        return row_named(match, self.moves(match, seat)[0])


def lay(match: WorldCupMatch, card: int, use: str, rule: str) -> None:
    """Lays a card face up on the discard pile (WCG-5.a.2, WCG-5.a.3)."""
    seat = match.to_play
    match.give(card, match.hands[seat], match.discard_pile)
    if match.heard:
        details: dict[str, object] = {
            "seat": seat,
            "card": match.rules.card_id(card),
            "use": use,
            "from": f"hands.{seat}",
            "to": "discard_pile",
        }
        match.tell("card", details, rule)


def row_details(match: WorldCupMatch, card: int, row: int) -> dict[str, object]:
    """A row as events speak of it: what a card has done there, and how the match stands now."""
    rules = match.rules
    edition, rows = rules.edition, match.rows
    return {
        "seat": match.to_play,
        "card": rules.card_id(card),
        "match": edition.match_things[row // 2],
        "row": edition.row_things[row],
        "to": edition.row_things[row],
        "team": edition.team_things[match.row_team[row]],
        "against": edition.team_things[match.row_team[row ^ 1]],
        "half_goals": [half_goals(rows[row]), half_goals(rows[row ^ 1])],
        "score": [goals_without_dice(rows[side]) for side in (row & ~1, row | 1)],
        "tokens": tokens_in(rows[row], rules.material.token_things),
        "free": match.spaces(row) - size(match.rows[row]),
    }
