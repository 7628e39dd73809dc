"""Chapters VI.h to VI.j and VII: cards that turn a vulnerable token over."""

from typing import ClassVar

from onze.games.world_cup.box.rows import ATTACK, FLIPPED, ONE_GOAL, PENALTY, outermost, reduced, turned
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.rules.foreseen import RowForeseen
from onze.games.world_cup.rules.foresight import row_after
from onze.games.world_cup.rules.laying_cards import ChooseRow, lay, row_details
from onze.games.world_cup.rules.naming import move_in_row
from onze.games.world_cup.rules.targets import rows_to_turn
from onze.kernel.words import Reason, Text

__all__ = ["TurnToken"]


class TurnToken(ChooseRow):
    """The row whose vulnerable token is turned over or made one goal less (WCG-6.h.6, WCG-6.i.1, WCG-6.j.1)."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    rule: ClassVar[str] = "WCG-7.0.1"
    use: ClassVar[str] = "flip"

    def __init__(self, card: int) -> None:
        self.card = card

    def moves(self, match: WorldCupMatch, seat: int) -> tuple[int, ...]:
        return tuple(rows_to_turn(match, seat, self.card))

    def take(self, match: WorldCupMatch, move: int) -> None:
        row = match.rows[move]
        lay(match, self.card, "flip", match.rules.kinds[self.card].flip_rule)
        match.set_row(move, after_turn(match, move))
        if match.heard:
            things = match.rules.material.token_things
            turned_over = {"token": things[outermost(row)], "became": things[outermost(match.rows[move])]}
            rule = "WCG-6.h.6" if outermost(row) == ATTACK else "WCG-6.i.1"
            match.tell("turned", {**row_details(match, self.card, move), **turned_over}, rule)

    def move_text(self, match: WorldCupMatch, move: int, seat: int) -> Text:
        rules = match.rules
        if move not in rows_to_turn(match, seat, self.card):
            return rules.move_text(move)
        token = outermost(match.rows[move])
        return move_in_row(match, f"move_turn_{rules.material.tokens[token - 1]}", move, token, after_turn(match, move))

    def foresee(self, match: WorldCupMatch, move: int, seat: int) -> RowForeseen:
        """The row once its vulnerable token is dealt with."""
        rows = match.rows[:]
        rows[move] = after_turn(match, move)
        return row_after(match, move, rows)

    def why_not(self, match: WorldCupMatch, move: int, seat: int) -> Reason:
        wrong = self.not_in_play(match, move, seat)
        if wrong is not None and not (match.rules.switches.turns_are_free and wrong.rule == "WCG-11.p.2"):
            return wrong
        token = outermost(match.rows[move])
        if token == 0:
            return WORDS.reason("row_is_empty", "WCG-7.0.1")
        if token & FLIPPED:
            return WORDS.reason("already_turned", "WCG-C-19")
        if token == PENALTY:
            return WORDS.reason("penalties_stand", "WCG-6.k.6")
        texts = match.rules.material.token_texts
        if token in match.rules.kinds[self.card].flip:
            return WORDS.reason("no_token_left", "WCG-C-28", {"token": texts[token - 2]})
        rule = "WCG-6.i.5" if token == ATTACK else "WCG-6.h.6" if token >= ONE_GOAL else "WCG-6.h.5"
        values = {"card": match.rules.kinds[self.card].text, "token": texts[token - 1]}
        return WORDS.reason("card_does_not_turn", rule, values)

    def row_wanted(self, match: WorldCupMatch, move: int, seat: int) -> Reason:
        values = {"card": match.rules.kinds[self.card].text, "row": self.possible_row(match, seat)}
        return WORDS.reason("row_to_turn_first", self.rule, values)

    def shown(self, match: WorldCupMatch) -> dict[str, object]:
        return {"card": match.rules.card_id(self.card)}


def after_turn(match: WorldCupMatch, row: int) -> int:
    """A row once its vulnerable token is dealt with: an Attack is turned over, a goal token made one goal less."""
    tokens = match.rows[row]
    return turned(tokens) if outermost(tokens) == ATTACK else reduced(tokens, match.spaces(row))
