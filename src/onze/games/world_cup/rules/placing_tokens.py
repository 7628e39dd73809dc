"""Chapters VI.a to VI.h and VI.k: cards that put tokens down."""

from fractions import Fraction
from typing import ClassVar

from onze.games.world_cup.box.edition import GROUPS
from onze.games.world_cup.box.rows import put
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.rules.foreseen import LeftOutForeseen, PenaltyForeseen, RowForeseen, TokensForeseen
from onze.games.world_cup.rules.foresight import row_after
from onze.games.world_cup.rules.laying_cards import ChooseRow, lay, row_details
from onze.games.world_cup.rules.naming import move_in_row
from onze.games.world_cup.rules.targets import LEFT_OUT, rows_for_next, rows_for_one, supply_left, tokens_for
from onze.kernel.cards.odds import Odds
from onze.kernel.menus import BUTTON
from onze.kernel.steps import Decision
from onze.kernel.words import Reason, Text

__all__ = ["ChooseToken", "PlaceTokens", "first_choice", "place_with"]


def place_with(match: WorldCupMatch, seat: int, card: int) -> None:
    """Asks for the row of the first token that can be put down."""
    rules = match.rules
    if rules.partial[match.phase] and len(rules.kinds[card].place) > 1:
        match.then(first_choice(match, seat, card))
    else:
        match.then(rules.place_steps[card])


def first_choice(match: WorldCupMatch, seat: int, card: int) -> "PlaceTokens":
    """The question for the first token that can be put down, those before it being left out (WCG-11.p.3)."""
    rules = match.rules
    chosen: tuple[int, ...] = ()
    while len(rules.kinds[card].place) > 1 and not rows_for_next(match, seat, card, chosen):
        chosen = (*chosen, LEFT_OUT)
    return PlaceTokens(card, chosen)


class PlaceTokens(ChooseRow):
    """The row for each token of a card, one after the other (WCG-6.0.3)."""

    fields: ClassVar[tuple[str, ...]] = ("card", "chosen")
    rule: ClassVar[str] = "WCG-6.0.3"
    use: ClassVar[str] = "place"

    def __init__(self, card: int, chosen: tuple[int, ...] = ()) -> None:
        self.card = card
        self.chosen = chosen

    def moves(self, match: WorldCupMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        if len(rules.kinds[self.card].place) == 1:
            return tuple(rows_for_one(match, seat, self.card))
        rows = rows_for_next(match, seat, self.card, self.chosen)
        return (*rows, rules.leave_out) if self.may_leave_out(match, seat) else tuple(rows)

    def may_leave_out(self, match: WorldCupMatch, seat: int) -> bool:
        """Whether this token may stay off the board: another one must be put down (WCG-C-54)."""
        rules = match.rules
        if not rules.partial[match.phase]:
            return False
        if any(row != LEFT_OUT for row in self.chosen):
            return True
        skipped = self.skipped(match)
        return len(skipped) < len(rules.kinds[self.card].place) and bool(rows_for_next(match, seat, self.card, skipped))

    def skipped(self, match: WorldCupMatch) -> tuple[int, ...]:
        """What is chosen when this token is left out: further ones of its kind are left out with it."""
        place = match.rules.kinds[self.card].place
        chosen = self.chosen
        token = place[len(chosen)]
        while len(chosen) < len(place) and place[len(chosen)] == token:
            chosen = (*chosen, LEFT_OUT)
        return chosen

    def after(self, match: WorldCupMatch, move: int) -> tuple[int, ...]:
        """The rows chosen once this move is made."""
        return self.skipped(match) if move == match.rules.leave_out else (*self.chosen, move)

    def next_step(self, match: WorldCupMatch, move: int) -> "ChooseRow | ChooseToken | None":
        """The next question of the phrase; nothing when the card can be carried out."""
        rules = match.rules
        kind = rules.kinds[self.card]
        if len(kind.place) == 1:
            lower = rules.switches.lower_tokens and len(tokens_for(match, self.card, move)) > 1
            return ChooseToken(self.card, move) if lower else None
        chosen = self.after(match, move)
        if len(chosen) == len(kind.place):
            return None
        if rules.partial[match.phase] and not rows_for_next(match, match.to_play, self.card, chosen):
            return None
        return PlaceTokens(self.card, chosen)

    def commits(self, match: WorldCupMatch, move: int, seat: int) -> bool:
        return self.next_step(match, move) is None

    def take(self, match: WorldCupMatch, move: int) -> None:
        rules = match.rules
        kind = rules.kinds[self.card]
        step = self.next_step(match, move)
        if step is not None:
            match.then(step)
        elif kind.roll:
            take_penalty(match, self.card, move)
        elif len(kind.place) == 1:
            lay(match, self.card, "place", kind.place_rule)
            put_down(match, self.card, move, tokens_for(match, self.card, move)[0])
        else:
            lay(match, self.card, "place", kind.place_rule)
            for number, row in enumerate(self.after(match, move)):
                if row != LEFT_OUT:
                    put_down(match, self.card, row, kind.place[number])

    def move_text(self, match: WorldCupMatch, move: int, seat: int) -> Text:
        rules = match.rules
        if move not in rules.choose_row:
            return rules.move_text(move)
        place = rules.kinds[self.card].place
        tokens = tokens_for(match, self.card, move) if len(place) == 1 else [place[len(self.chosen)]]
        if len(tokens) != 1:
            return move_in_row(match, "row_alone", move, place[0], match.rows[move])
        placed = list(zip(self.chosen, place, strict=False))
        return move_in_row(match, "move_put", move, tokens[0], put(match.rows[move], tokens[0]), placed)

    def foresee(
        self, match: WorldCupMatch, move: int, seat: int
    ) -> RowForeseen | PenaltyForeseen | TokensForeseen | LeftOutForeseen:
        """The row with the token, beside those chosen before it; of a penalty, scored and missed."""
        rules = match.rules
        kind = rules.kinds[self.card]
        place = kind.place
        if move == rules.leave_out:
            return {"left_out": len(self.skipped(match)) - len(self.chosen)}
        tokens = tokens_for(match, self.card, move) if len(place) == 1 else [place[len(self.chosen)]]
        if len(tokens) > 1:
            return {"tokens_to_choose": [rules.material.token_things[token] for token in sorted(tokens)]}
        rows = match.rows[:]
        for number, row in enumerate(self.chosen):
            if row != LEFT_OUT:
                rows[row] = put(rows[row], place[number])
        missed = row_after(match, move, rows) if kind.roll else None
        rows[move] = put(rows[move], tokens[0])
        scored = row_after(match, move, rows)
        return scored if missed is None else {"scored": scored, "missed": missed}

    def odds(self, match: WorldCupMatch, move: int, seat: int) -> Odds | None:
        rules = match.rules
        if not rules.kinds[self.card].roll:
            return None
        colours = rules.material.dice[0].colours
        return Odds(WORDS.text("penalty_scored"), 1 - Fraction(colours.count(rules.material.miss), len(colours)))

    def why_not(self, match: WorldCupMatch, move: int, seat: int) -> Reason:
        wrong = self.not_in_play(match, move, seat)
        if wrong is not None:
            return wrong
        rules = match.rules
        if move not in match.open_rows:
            return WORDS.reason("row_is_full", "WCG-3.c.8" if match.phase == GROUPS else "WCG-3.d.4")
        kind = rules.kinds[self.card]
        team = match.row_team[move]
        token = kind.place[len(self.chosen)]
        if kind.downgrade:
            token = min(token, rules.takes[team])
        if rules.switches.printed_supply and supply_left(match, token) == 0:
            return WORDS.reason("no_token_left", "WCG-C-28", {"token": rules.material.token_texts[token - 1]})
        if rules.takes[team] < token:
            return WORDS.reason("no_lower_token", "WCG-6.d.5", {"team": rules.edition.teams[team].text})
        if rules.switches.rows_differ:
            return WORDS.reason("another_row", "WCG-C-13")
        return WORDS.reason("another_team", kind.place_rule, {"team": rules.edition.teams[team].text})

    def row_wanted(self, match: WorldCupMatch, move: int, seat: int) -> Reason:
        """A token is still to be placed: none is left out, or not all of them (WCG-C-11, WCG-C-54)."""
        rules = match.rules
        kind = rules.kinds[self.card]
        token = rules.material.token_texts[kind.place[len(self.chosen)] - 1]
        values = {"card": kind.text, "token": token, "row": self.possible_row(match, seat)}
        if move != rules.leave_out:
            return WORDS.reason("row_first", self.rule, values)
        if rules.partial[match.phase] and len(kind.place) > 1:
            return WORDS.reason("one_token_at_least", "WCG-C-54", values)
        return WORDS.reason("token_still_to_place", self.rule, values)

    def shown(self, match: WorldCupMatch) -> dict[str, object]:
        rules = match.rules
        kind = rules.kinds[self.card]
        names = rules.edition.row_things
        return {
            "card": rules.card_id(self.card),
            "token": rules.material.token_things[kind.place[len(self.chosen)]],
            "chosen": [None if row == LEFT_OUT else names[row] for row in self.chosen],
        }


class ChooseToken(Decision[WorldCupMatch]):
    """Which goal token a 2 or 3 Goals card puts down, where a lower one may be chosen (WCG-C-10)."""

    fields: ClassVar[tuple[str, ...]] = ("card", "row")
    rule: ClassVar[str] = "WCG-C-10"

    def __init__(self, card: int, row: int) -> None:
        self.card = card
        self.row = row

    def asked(self, match: WorldCupMatch) -> tuple[int, ...]:
        return match.rules.seat_alone[match.playing[match.turn]]

    def moves(self, match: WorldCupMatch, seat: int) -> tuple[int, ...]:
        return match.rules.choose_token.of_each(sorted(tokens_for(match, self.card, self.row)))

    def take(self, match: WorldCupMatch, move: int) -> None:
        lay(match, self.card, "place", match.rules.kinds[self.card].place_rule)
        put_down(match, self.card, self.row, match.rules.choose_token.thing(move))

    def move_text(self, match: WorldCupMatch, move: int, seat: int) -> Text:
        rules = match.rules
        if move not in rules.choose_token:
            return rules.move_text(move)
        token = rules.choose_token.thing(move)
        return move_in_row(match, "move_put", self.row, token, put(match.rows[self.row], token))

    def place(self, match: WorldCupMatch, move: int, seat: int) -> str | None:
        """The tokens of the supply lie nowhere on the board."""
        return BUTTON

    def foresee(self, match: WorldCupMatch, move: int, seat: int) -> RowForeseen:
        """The row with that token."""
        rows = match.rows[:]
        rows[self.row] = put(rows[self.row], match.rules.choose_token.thing(move))
        return row_after(match, self.row, rows)

    def why_not(self, match: WorldCupMatch, move: int, seat: int) -> Reason:
        """A token is wanted; the card may put down less, the team take less, or the box be empty."""
        rules = match.rules
        texts = rules.material.token_texts
        kind, team = rules.kinds[self.card], match.row_team[self.row]
        values: dict[str, object] = {"card": kind.text, "team": rules.edition.teams[team].text}
        if move not in rules.choose_token:
            example = texts[rules.choose_token.thing(self.moves(match, seat)[0]) - 1]
            return WORDS.reason("token_first", self.rule, {**values, "token": example})
        token = rules.choose_token.thing(move)
        values["token"] = texts[token - 1]
        if token > kind.place[0]:
            return WORDS.reason("card_puts_less", self.rule, values)
        if token > rules.takes[team]:
            return WORDS.reason("team_takes_less", self.rule, values)
        return WORDS.reason("no_token_left", "WCG-C-28", values)

    def shown(self, match: WorldCupMatch) -> dict[str, object]:
        return {"card": match.rules.card_id(self.card), "row": match.rules.edition.row_things[self.row]}


def put_down(match: WorldCupMatch, card: int, row: int, token: int) -> None:
    """Puts a token in the innermost free space of a row (WCG-6.0.3)."""
    match.set_row(row, put(match.rows[row], token))
    if match.heard:
        details = row_details(match, card, row)
        match.tell("token", {**details, "token": match.rules.material.token_things[token]}, "WCG-6.0.3")


def take_penalty(match: WorldCupMatch, card: int, row: int) -> None:
    """A white die is thrown: any colour but black puts the token down (WCG-6.k.1 to WCG-6.k.4, WCG-C-09, WCG-C-17)."""
    rules = match.rules
    lay(match, card, "place", rules.kinds[card].place_rule)
    die = rules.material.dice[0]
    face = match.die(len(die.dots)) - 1
    scored = die.colours[face] != rules.material.miss
    if scored:
        match.set_row(row, put(match.rows[row], rules.kinds[card].place[0]))
    if match.heard:
        thrown = {"die": f"die:{die.name}", "dot": f"dot:{die.dots[face]}", "scored": scored}
        rule = "WCG-6.k.3" if scored else "WCG-6.k.4"
        match.tell("penalty", {**row_details(match, card, row), **thrown}, rule)
