"""A match of Worldwide Football in play."""

from collections.abc import Mapping
from typing import Final, Self

from onze.games.worldwide_football.box.abilities import ABILITIES
from onze.games.worldwide_football.box.cards import LEAST_DEFENCE, MOST_DEFENCE, RESTARTS
from onze.games.worldwide_football.box.layout import BOTH_SIDES
from onze.games.worldwide_football.box.squads import Player, Team
from onze.games.worldwide_football.facts import NONE, Facts

__all__ = [
    "CAUSES",
    "GIVE_BACK",
    "GOAL",
    "NONE",
    "OFFSIDE",
    "OFF_TARGET",
    "SAVED",
    "WorldwideMatch",
]


# Why an attack ended: a defence card by its number, else one of these (WF-8.1 to WF-8.5).
GIVE_BACK: Final = 100
GOAL: Final = 101
SAVED: Final = 102
OFF_TARGET: Final = 103
OFFSIDE: Final = 104
CAUSES: Final = {GIVE_BACK: "give back", GOAL: "goal", SAVED: "save", OFF_TARGET: "off target", OFFSIDE: "offside"}


class WorldwideMatch(Facts):
    """A position in play, and what rule code asks of it.

    A *side* is 0 or 1; with two players it is the seat's number, in solo play side 1 is the virtual opponent.
    """

    def clone(self) -> Self:
        return WorldwideMatch(self.rules, self)  # type: ignore[return-value] # named for speed: it has no subclasses

    # ---- short ways to say things

    @property
    def defender(self) -> int:
        """The side without the ball."""
        return 1 - self.ball

    def team(self, side: int) -> Team:
        """The team of a side."""
        return self.rules.teams[self.teams[side]]

    def player(self, side: int, slot: int) -> Player:
        """A Player card of a side."""
        return self.rules.teams[self.teams[side]].players[slot]

    def has(self, side: int, ability: int) -> bool:
        """Whether a side has an ability face up and a Star to pay for it, or can find one (WF-10.2, WF-C-54)."""
        if self.abilities[side] >> ability & 1 == 0:
            return False
        return self.stars[side] > 0 or self.rules.conduct[side].can_find_star(self)

    def spend_star(self, side: int, ability: int) -> None:
        """Pays for an ability (WF-10.2, WF-18.3, WFS-P14.8)."""
        if self.stars[side] == 0:
            self.rules.conduct[side].find_star(self)
        self.stars[side] -= 1
        if self.heard:
            details = {"side": side, "ability": ABILITIES[ability], "stars": self.stars[side], "minute": self.minute()}
            self.tell("ability", details, "WF-10.2")

    def may_hold(self, side: int, slots: int) -> bool:
        """Whether everybody must reckon with one of these Player cards in a side's hand."""
        return self.fresh[side] & slots != 0 and len(self.squads[side].cards) > 0

    def held(self, side: int, slots: int) -> list[int]:
        """Which of these slots' cards a side holds, in order."""
        first = self.rules.first_player
        return [card - first for card in self.squads[side].cards if slots >> (card - first) & 1]

    def moves_with(self, side: int, first: int, wanted: list[bool]) -> list[int]:
        """A move for each wanted kind of Action card in a hand, in order; ``first`` is the move with kind 0."""
        found: list[int] = []
        last = NONE
        for card in self.hands[side].cards:
            if card != last:
                last = card
                if wanted[card]:
                    found.append(first + card)
        return found

    def kinds(self, side: int) -> list[int]:
        """The kinds of Action cards in a hand, each once, in order."""
        return self.moves_with(side, 0, self.rules.all_cards)

    def has_recoverable(self, side: int) -> bool:
        """Whether a side's discard holds a card that may be recovered."""
        return len(self.discards[side].cards) > self.laid[side]

    def below_laid(self, side: int) -> list[int]:
        """The cards in a side's discard that may be recovered: all but those laid in this attack (WF-8.8)."""
        cards = self.discards[side].cards
        return cards[: len(cards) - self.laid[side]]

    def recoverable(self, side: int) -> list[int]:
        """The kinds of Action cards that may be recovered, in order."""
        return sorted(set(self.below_laid(side)))

    def a_pile_is_empty(self) -> bool:
        """Whether a draw pile is empty: that ends a half (WF-12.2)."""
        return not (self.draws[0].cards and self.draws[1].cards)

    def minute(self) -> int:
        """The minute of the match: a half's minutes are spread over the cards that are drawn in it."""
        length, before = (45, 45 * (self.half - 1)) if self.half <= 2 else (15, 90 + 15 * (self.half - 3))
        full = self.rules.cards_to_draw(self.half)
        left = sum(len(pile.cards) for pile in self.draws)
        return before + min(length, 1 + (length - 1) * max(full - left, 0) // max(full, 1))

    def could_be(self) -> bool:
        """A deck that was built holds 7 to 12 defence cards, seen or unseen (WF-22.3)."""
        rules = self.rules
        if not rules.switches.deck_building or not 1 <= self.half <= 2:
            return True
        return all(LEAST_DEFENCE <= self.defence_cards(side) <= MOST_DEFENCE for side in BOTH_SIDES)

    def defence_cards(self, side: int) -> int:
        """How many defence cards a side's deck holds: those of its colour that do not lie aside."""
        first = self.rules.first_defence
        aside = len([card for card in self.reserves[side].cards if card >= first])
        return sum(self.rules.pool[first:]) - aside

    # ---- what is said

    def tell(
        self,
        kind: str,
        details: Mapping[str, object] | None = None,
        rule: str = "",
        private: Mapping[int, Mapping[str, object]] | None = None,
    ) -> None:
        """Every event names both teams, so that it can be told without the match that it comes from."""
        teams = [self.rules.teams[team].id if team != NONE else None for team in self.teams]
        super().tell(kind, {**(details or {}), "teams": teams}, rule, private)

    # ---- what a seat sees

    def table(self, seat: int | None) -> dict[str, object]:
        """Everything but the piles, hands, decks and reserves of others."""
        rules = self.rules
        return {
            "half": self.half,
            "minute": self.minute() if self.half else 0,
            "goals": list(self.goals),
            "ball": self.ball,
            "pa": self.pa,
            "restart": RESTARTS[self.restart],
            "undefendable": self.undefendable != 0,
            "cross": self.cross,
            "block": self.block,
            "card": rules.cards[self.card] if self.card != NONE else None,
            "prevented": self.prevented != 0,
            "roll": {"d20": self.roll, "total": self.total, "needed": self.needed} if self.defence != NONE else None,
            "defence": rules.cards[self.defence] if self.defence != NONE else None,
            "shot_die": self.shot_die,
            "shot_bonus": self.shot_bonus,
            "faces": list(self.faces),
            "kicks": list(self.kicks),
            "scored": list(self.scored),
            "last_end": CAUSES.get(self.cause, rules.cards[self.cause] if 0 <= self.cause < len(rules.cards) else None),
            "sides": [self.side_table(side, seat) for side in BOTH_SIDES],
        }

    def side_table(self, side: int, seat: int | None) -> dict[str, object]:
        """What a seat sees of a side."""
        rules = self.rules
        discards = self.card_names(self.discards[side].cards)
        laid = len(discards) - self.laid[side]
        shown: dict[str, object] = {
            "team": rules.teams[self.teams[side]].id if self.teams[side] != NONE else None,
            "abilities": [name for number, name in enumerate(ABILITIES) if self.abilities[side] >> number & 1],
            "stars": self.stars[side],
            "tokens": self.tokens[side],
            "reds": self.reds[side],
            "draw_pile": self.seen(self.draws[side], seat),
            "discard_pile": discards[:laid],
            "laid": discards[laid:],
            "player_pile": self.seen(self.piles[side], seat),
            "used_players": self.card_names(self.used[side].cards),
            "players": self.seen(self.squads[side], seat),
        }
        if rules.is_virtual(side):
            shown.update(self.virtual_table(seat))
        else:
            shown["hand"] = self.seen(self.hands[side], seat)
        if self.gone:
            shown["substituted"] = self.card_names(self.gone[side].cards)
        if self.reserves:
            shown["reserve"] = self.seen(self.reserves[side], seat)
        return shown

    def virtual_table(self, seat: int | None) -> dict[str, object]:
        """What a seat sees of the virtual opponent's cards, active ones oldest first (WF-24.11, WF-24.15)."""
        defence, special, shots, ready = self.virtual
        active = self.squads[1]
        return {
            "players": {"size": len(active.cards), "cards": self.card_names(active.cards)},
            "defence_pile": self.seen(defence, seat),
            "special_pile": self.seen(special, seat),
            "active_shots": self.card_names(shots.cards),
            "ready": self.card_names(ready.cards),
        }
