"""Paragraph 22: building a deck in secret, one number for each kind of card; and the ten cards of extra time."""

from typing import ClassVar, Final

from onze.games.worldwide_football.box.cards import DECK_SIZE, LEAST_DEFENCE, MOST_DEFENCE
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.foreseen import DeckForeseen
from onze.kernel.menus import BUTTON
from onze.kernel.steps import Together
from onze.kernel.words import Reason, Text

__all__ = ["MOST_CARDS", "TEN", "BuildDecks", "ChooseTen", "DeckChoice"]

MOST_CARDS: Final = 16
"""The highest number that can be said: as many cards of one kind as nobody has."""
TEN: Final = 10
"""The cards of an extra period (WF-FAQ.22)."""


class DeckChoice(Together[WorldwideMatch]):
    """Every player says in secret how many cards of each kind he takes; only what can end well is offered."""

    size: ClassVar[int] = DECK_SIZE
    least: ClassVar[int] = LEAST_DEFENCE
    most: ClassVar[int] = MOST_DEFENCE
    pool_rule: ClassVar[str] = "WF-C-34"
    """The rule that says which cards there are to choose from."""

    def everyone(self, match: WorldwideMatch) -> tuple[int, ...]:
        return match.rules.every_seat

    def may_keep(self) -> bool:
        """Whether a player may leave his deck as it is."""
        return False

    def complete(self, match: WorldwideMatch, seat: int, said: tuple[int, ...]) -> bool:
        return len(said) == len(match.rules.actions) or said == (match.rules.keep,)

    def moves(self, match: WorldwideMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        counts = [rules.choose_number.thing(move) for move in self.said(match, seat)]
        numbers = rules.choose_number.of_each(self.possible_counts(match, counts, self.least, self.most))
        return numbers if counts or not self.may_keep() else (*numbers, rules.keep)

    def move_text(self, match: WorldwideMatch, move: int, seat: int) -> Text:
        rules = match.rules
        kind = len(self.said(match, seat))
        if move not in rules.choose_number or kind == len(rules.actions):
            return rules.move_text(move)
        count = rules.choose_number.thing(move)
        return WORDS.text("move_choose_count", {"count": count, "card": rules.actions[kind].text})

    def place(self, match: WorldwideMatch, move: int, seat: int) -> str:
        return BUTTON

    def note(self, match: WorldwideMatch, move: int, seat: int) -> Text | None:
        if move not in match.rules.choose_number:
            return None
        return self.reach(match, self.counts_with(match, move, seat))

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> DeckForeseen:
        """How the deck would stand with so many cards of the next kind."""
        rules = match.rules
        if move not in rules.choose_number:
            return {}
        counts = self.counts_with(match, move, seat)
        kind = rules.card_id(len(counts) - 1)
        taken, defence = sum(counts), sum(counts[rules.first_defence :])
        return {"card": kind, "count": taken, "defence": defence, "left": self.size - taken}

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        limits = {"count": self.size, "least": self.least, "most": self.most}
        return {**limits, "cards": match.card_ids(range(len(match.rules.actions)))}

    def counts_with(self, match: WorldwideMatch, move: int, seat: int) -> list[int]:
        """How many cards of each kind a seat has taken, with this number of the next."""
        return [match.rules.choose_number.thing(said) for said in (*self.said(match, seat), move)]

    def reach(self, match: WorldwideMatch, counts: list[int]) -> Text:
        """How many cards are left to be chosen after these; and how many for defence, if that is limited."""
        rules = match.rules
        first = rules.first_defence
        left = self.size - sum(counts)
        defence = sum(counts[first:])
        attacks_left = sum(action.count for action in rules.actions[len(counts) : first])
        defences_left = sum(action.count for action in rules.actions[max(len(counts), first) :])
        wanted = max(self.least - defence, 0), min(self.most - defence, defences_left)
        least, most = max(wanted[0], left - attacks_left), min(wanted[1], left)
        unlimited = self.least == 0 and self.most >= self.size
        if unlimited or (least, most) == wanted or len(counts) >= first:
            return WORDS.text("deck_left", {"left": left})
        key = "deck_left_exactly" if least == most else "deck_left_defence"
        return WORDS.text(key, {"left": left, "least": least, "most": most})

    def possible_counts(self, match: WorldwideMatch, counts: list[int], fewest: int, highest: int) -> list[int]:
        """How many of the next kind may be taken, so that a deck with so many defence cards is still within reach."""
        rules = match.rules
        kind = len(counts)
        first = rules.first_defence
        attacks_left = sum(action.count for action in rules.actions[kind + 1 : first])
        defences_left = sum(action.count for action in rules.actions[max(kind + 1, first) :])
        found = []
        for count in range(rules.actions[kind].count + 1):
            taken = sum(counts) + count
            defences = sum(counts[first:]) + (count if kind >= first else 0)
            least = max(0, fewest - defences)
            most = min(defences_left, highest - defences)
            missing = self.size - taken
            if least <= most and missing - most <= attacks_left and missing - least >= 0:
                found.append(count)
        return found

    def why_not(self, match: WorldwideMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        counts = [rules.choose_number.thing(said) for said in self.said(match, seat)]
        action = rules.actions[len(counts)]
        if move not in rules.choose_number:
            return WORDS.reason(f"now_{type(self).__name__}", self.rule, {"card": action.text})
        count = rules.choose_number.thing(move)
        values: dict[str, object] = {"card": action.text, "there": action.count, "size": self.size}
        if count > action.count:
            return WORDS.reason("deck_too_many", self.pool_rule, values)
        values["counts"] = self.possible_counts(match, counts, self.least, self.most)
        if count in self.possible_counts(match, counts, 0, self.size):
            return WORDS.reason("deck_defence", self.rule_of_defence(), values)
        return WORDS.reason("deck_size", self.rule_of_size(), values)

    def rule_of_size(self) -> str:
        """The rule that says how many cards there must be."""
        return self.rule

    def rule_of_defence(self) -> str:
        """The rule that says how many of them are defence cards."""
        return self.rule

    def reveal(self, match: WorldwideMatch, answers: dict[int, tuple[int, ...]]) -> None:
        for side, said in answers.items():
            if said != (match.rules.keep,):
                take_deck(match, side, [match.rules.choose_number.thing(move) for move in said])
            if match.heard:
                match.tell("deck", {"side": side, "changed": said != (match.rules.keep,)}, self.rule)


def take_deck(match: WorldwideMatch, side: int, counts: list[int]) -> None:
    """The chosen cards form the draw pile; all others of that colour lie aside, unseen by the opponent (WF-C-73)."""
    reserve, pile = match.reserves[side], match.draws[side]
    for zone in (pile, match.hands[side], match.discards[side]):
        for card in zone.cards[:]:
            match.give(card, zone, reserve)
    for card, count in enumerate(counts):
        for _ in range(count):
            match.give(card, reserve, pile)
    match.shuffle(pile)


class BuildDecks(DeckChoice):
    """32 cards with 7 to 12 defence cards; at half-time a deck may be kept (WF-22.2, WF-22.3, WF-22.5, WF-22.6)."""

    rule: ClassVar[str] = "WF-22.2"
    fields: ClassVar[tuple[str, ...]] = ("half_time",)

    def __init__(self, half_time: bool) -> None:
        self.half_time = half_time

    def behind(self, match: WorldwideMatch) -> str:
        return self.rule_of_size()

    def may_keep(self) -> bool:
        return self.half_time

    def rule_of_size(self) -> str:
        return "WF-22.6" if self.half_time else "WF-22.2"

    def rule_of_defence(self) -> str:
        return "WF-22.6" if self.half_time else "WF-22.3"


class ChooseTen(DeckChoice):
    """Ten cards for a period of extra time, of any kind (WF-FAQ.22, WF-C-37)."""

    rule: ClassVar[str] = "WF-FAQ.22"
    pool_rule: ClassVar[str] = "WF-C-37"
    size: ClassVar[int] = TEN
    least: ClassVar[int] = 0
    most: ClassVar[int] = TEN
