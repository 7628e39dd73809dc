"""A match of Worldwide Football in play: what changes in it, and what rule code asks of it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, Self

from onze.games.worldwide_football.box.abilities import ABILITIES
from onze.games.worldwide_football.box.cards import LEAST_DEFENCE, MOST_DEFENCE
from onze.games.worldwide_football.box.layout import BOTH_SIDES
from onze.games.worldwide_football.box.squads import Player, Team
from onze.kernel.match import Match

if TYPE_CHECKING:
    from onze.games.worldwide_football.game import WorldwideFootball

__all__ = [
    "ACTION_LIMITS",
    "BARRED_BY_CARD",
    "BARRED_BY_SET_PIECE",
    "BARS",
    "CAUSES",
    "CAUSE_GIVE_BACK",
    "CAUSE_GOAL",
    "CAUSE_OFFSIDE",
    "CAUSE_OFF_TARGET",
    "CAUSE_SAVE",
    "NO_CARD",
    "NO_CAUSE",
    "NO_PLAYER",
    "NO_SIDE",
    "NO_TEAM",
    "PLAYER_LIMITS",
    "SETTLED",
    "WorldwideMatch",
    "changed",
    "pa_id",
]

NO_SIDE: Final = -1
NO_TEAM: Final = -1
NO_CARD: Final = -1
NO_PLAYER: Final = -1
"""No slot, and so no Player card."""
SETTLED: Final = -1
"""No card on the table is still to count."""

ACTION_LIMITS: Final[tuple[int, ...]] = (10, 8, 6)
PLAYER_LIMITS: Final[tuple[int, ...]] = (3, 2, 1)
"""The most cards a hand may hold, with no red card, one, or more.

(WF-5.1, WF-5.2, WF-16.6, WF-16.8, WFS-A3.1, WFS-A3.2, WF-C-28)
"""

# Why a card cannot be defended (WF-3.14, WF-9.4, WF-15.9).
BARRED_BY_CARD: Final = 1
BARRED_BY_SET_PIECE: Final = 2

BARS: Final = (None, "card", "set_piece")
"""Both, as views name them."""

# Why an attack ended: a defence card by its number, else one of these (WF-8.1 to WF-8.5).
NO_CAUSE: Final = -1
CAUSE_GIVE_BACK: Final = 100
CAUSE_GOAL: Final = 101
CAUSE_SAVE: Final = 102
CAUSE_OFF_TARGET: Final = 103
CAUSE_OFFSIDE: Final = 104
CAUSES: Final = {
    CAUSE_GIVE_BACK: "give back",
    CAUSE_GOAL: "goal",
    CAUSE_SAVE: "save",
    CAUSE_OFF_TARGET: "off target",
    CAUSE_OFFSIDE: "offside",
}


def pa_id(pa: int) -> str:
    """So many PA as a place on the way to goal."""
    return f"pa:{pa}"


def changed(values: list[int], side: int, value: int) -> list[int]:
    """The values of both sides, with another one for this side."""
    return [value, values[1]] if side == 0 else [values[0], value]


class WorldwideMatch(Match):
    """Who attacks, with how many PA, and what each side has left; hands and piles are the kernel's zones.

    A *side* is 0 or 1; with two players it is the seat's number, in solo play side 1 is the virtual opponent. Lists
    that seldom change are shared by all copies of a match: they are replaced (``changed``), never changed in place.
    """

    state: ClassVar[tuple[str, ...]] = (
        "half", "kicker", "ball", "goals", "teams", "abilities", "stars", "tokens", "reds", "fresh",
        "pa", "laid", "laid_in_attack", "lane", "block", "undefendable", "cross", "restart", "gave_back",
        "empty_before", "stadium_used", "hero", "cause", "lost_at", "took_with_counter",
        "card", "laid_with", "drew", "trap", "with_pa", "prevented", "no_red", "finishing", "shot_bonus", "shot_dice",
        "shot_die", "keeper_plus", "keeper_dice", "advantage", "defence", "roll", "total", "needed",
        "playing", "playing_side", "countered", "keeper_card", "faces", "kicks", "scored", "attacking_plays",
    )  # fmt: skip
    likely: ClassVar[tuple[str, ...]] = ("goal_chance", "goal")
    later: ClassVar[tuple[str, ...]] = ("lane", "laid_with", "drew", "trap")

    def __init__(self, rules: "WorldwideFootball", source: "WorldwideMatch | None" = None) -> None:
        super().__init__(rules, source)
        self.rules = rules
        zones = self.zones
        layout = rules.layout
        self.draws = zones[layout.draws]
        self.hands = zones[layout.hands]
        self.discards = zones[layout.discards]
        self.piles = zones[layout.piles]
        self.squads = zones[layout.squads]
        self.used = zones[layout.used]
        self.gone = zones[layout.gone]
        self.reserves = zones[layout.reserves]
        self.virtual = zones[layout.virtual]
        if source is None:
            self._begin()
        else:
            self._copy(source)

    def _begin(self) -> None:
        self.half = 0
        """1 and 2, in extra time 3 and 4."""
        self.kicker = 0
        """The side that kicks off the first half (or the first period of extra time)."""
        self.ball = 0
        """The side with the ball: the attacker."""
        self.goals = [0, 0]
        self.teams = [NO_TEAM, NO_TEAM]
        self.abilities = [0, 0]
        """The ability cards that each side has face up, as bits."""
        self.stars = [0, 0]
        self.tokens = [0, 0]
        """Substitution tokens left (WF-20.1)."""
        self.reds = [0, 0]
        self.fresh = [0, 0]
        """The Player cards that nobody has seen go in this half, as bits of their slots: what a side may still hold."""
        self._no_attack()
        self.gave_back = NO_SIDE
        """The side whose attack ended last, if it gave the ball back (WF-12.3); and for each side, whether a draw pile
        was empty before it last did (WF-C-21)."""
        self.empty_before = [False, False]
        self.stadium_used = False
        self.hero = NO_PLAYER
        """The slot of the last Player card that counted in this attack: the scorer, if it comes to that."""
        self.cause = NO_CAUSE
        self.lost_at = 0
        """The attacker's PA when he last lost the ball (WF-C-18)."""
        self.took_with_counter = False
        self._forget_card()
        self.playing = NO_PLAYER
        """The slot of the Player card that is being played, and whose it is."""
        self.playing_side = 0
        self.countered = False
        self.keeper_card = False
        self.faces = [0, 0]
        """The faces of the last penalty by side; 0 until both are shown."""
        self.kicks = [0, 0]
        """Kicks taken in the shoot-out by each side, and goals scored."""
        self.scored = [0, 0]
        self.attacking_plays = 0
        """How often the virtual opponent has used Attacking play, for its cap (WF-C-49)."""

    def _no_attack(self) -> None:
        self.pa = 0
        self.laid = [0, 0]
        """How many cards on top of each discard were laid in this attack: they cannot be recovered (WF-8.8)."""
        self.laid_in_attack = 0
        self.lane: list[list[int]] = []
        """The cards of this attack that count, in order, each with its answer: see ``count_card``."""
        self.block = 0
        """What Defensive block adds to the rolls of this defensive phase (WF-18.5)."""
        self.undefendable = 0
        """What keeps the next action from being defended: a card, a set piece, 0 if nothing does (WF-3.14, WF-15.9)."""
        self.cross = 0
        """What a Cross adds to the next Shot (WF-3.13)."""
        self.restart = 0

    def _forget_card(self) -> None:
        self.card = NO_CARD
        """The attack card or Shot on the table."""
        self.laid_with = SETTLED
        """How many cards both draw piles held when it was laid, which tells the minute, until it counts."""
        self.drew = 0
        """How many cards the defender drew instead of answering it, and the d6 of the Offside trap, 0 without one."""
        self.trap = 0
        self.with_pa = 0
        """PA of the Player cards laid with it (WF-C-09)."""
        self.prevented = 0
        self.no_red = False
        self.finishing = False
        self.shot_bonus = 0
        self.shot_dice = 1
        self.shot_die = 0
        self.keeper_plus = 0
        self.keeper_dice = 1
        self.advantage = False
        """A fouled Shot is rolled first; the set piece follows if it is no goal (WF-C-25)."""
        self.defence = NO_CARD
        self.roll = 0
        self.total = 0
        self.needed = 0

    def _copy(self, source: "WorldwideMatch") -> None:
        self.half = source.half
        self.kicker = source.kicker
        self.ball = source.ball
        self.goals = source.goals
        self.teams = source.teams
        self.abilities = source.abilities.copy()
        self.stars = source.stars.copy()
        self.tokens = source.tokens
        self.reds = source.reds
        self.fresh = source.fresh.copy()
        self.pa = source.pa
        self.laid = source.laid.copy()
        self.laid_in_attack = source.laid_in_attack
        self.lane = source.lane
        self.block = source.block
        self.undefendable = source.undefendable
        self.cross = source.cross
        self.restart = source.restart
        self.gave_back = source.gave_back
        self.empty_before = source.empty_before.copy()
        self.stadium_used = source.stadium_used
        self.hero = source.hero
        self.cause = source.cause
        self.lost_at = source.lost_at
        self.took_with_counter = source.took_with_counter
        self.card = source.card
        self.laid_with = source.laid_with
        self.drew, self.trap = source.drew, source.trap
        self.with_pa = source.with_pa
        self.prevented = source.prevented
        self.no_red = source.no_red
        self.finishing = source.finishing
        self.shot_bonus = source.shot_bonus
        self.shot_dice = source.shot_dice
        self.shot_die = source.shot_die
        self.keeper_plus = source.keeper_plus
        self.keeper_dice = source.keeper_dice
        self.advantage = source.advantage
        self.defence = source.defence
        self.roll = source.roll
        self.total = source.total
        self.needed = source.needed
        self.playing = source.playing
        self.playing_side = source.playing_side
        self.countered = source.countered
        self.keeper_card = source.keeper_card
        self.faces = source.faces
        self.kicks = source.kicks
        self.scored = source.scored
        self.attacking_plays = source.attacking_plays

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

    def team_id(self, side: int) -> str | None:
        """The team of a side as views and events name it; none until it is chosen."""
        return f"team:{self.rules.teams[self.teams[side]].id}" if self.teams[side] != NO_TEAM else None

    def limits(self, side: int) -> tuple[int, int]:
        """How many Action cards and how many Player cards a side's hand may hold."""
        reds = min(self.reds[side], 2)
        return ACTION_LIMITS[reds], PLAYER_LIMITS[reds]

    def has(self, side: int, ability: int) -> bool:
        """Whether a side has an ability face up and a Star to pay for it, or can find one (WF-10.2, WF-C-54)."""
        if self.abilities[side] >> ability & 1 == 0:
            return False
        return self.stars[side] > 0 or self.rules.conduct[side].can_find_star(self)

    def spend_star(self, side: int, ability: int) -> None:
        """Pays for an ability whose effect is told by itself."""
        self.pay_star(side)
        self.say_ability(side, ability, self.pa)

    def pay_star(self, side: int) -> None:
        """Takes the Star that an ability costs (WF-10.2, WF-18.3, WFS-P14.8)."""
        if self.stars[side] == 0:
            self.rules.conduct[side].find_star(self)
        self.stars[side] -= 1

    def say_ability(self, side: int, ability: int, pa_before: int) -> None:
        """An ability was paid for, and has done what it does at once."""
        if not self.heard:
            return
        details: dict[str, object] = {"side": side, "ability": f"ability:{ABILITIES[ability]}"}
        if self.pa != pa_before:
            details |= {"from": pa_id(pa_before), "to": pa_id(self.pa)}
        self.tell("ability", {**details, "stars": self.stars[side], "minute": self.minute()}, "WF-10.2")

    def may_hold(self, side: int, slots: int) -> bool:
        """Whether everybody must reckon with one of these Player cards in a side's hand."""
        return self.fresh[side] & slots != 0 and len(self.squads[side].cards) > 0

    def held(self, side: int, slots: int) -> list[int]:
        """Which of these slots' cards a side holds, in order."""
        first = self.rules.first_player
        return [card - first for card in self.squads[side].cards if slots >> (card - first) & 1]

    def moves_with(self, side: int, base: int, wanted: list[bool]) -> list[int]:
        """A move for each wanted kind of Action card in a hand, in order; ``base`` is that of the move's verb."""
        found: list[int] = []
        last = NO_CARD
        for card in self.hands[side].cards:
            if card != last:
                last = card
                if wanted[card]:
                    found.append(base + card)
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

    def count_card(self, pa: int) -> None:
        """The card on the table counts: its PA are added, and it stands in the lane with what answered it."""
        before = self.pa
        self.pa += pa + self.with_pa
        self.lane = [*self.lane, self.duel(before, self.pa)]
        self.laid_with = SETTLED
        self.drew = 0
        self.trap = 0

    def duel(self, before: int, after: int) -> list[int]:
        """The card on the table and its answer, as the lane keeps them."""
        if self.defence == NO_CARD:
            roll, total, needed = 0, 0, 0
        else:
            roll, total, needed = self.roll, self.total, self.needed
        cards = [self.card, self.laid_with, before, after, self.prevented, self.defence]
        return [*cards, roll, total, needed, self.drew, self.trap]

    def minute(self) -> int:
        """The minute of the match."""
        return self.minute_with(sum(len(pile.cards) for pile in self.draws))

    def minute_with(self, left: int) -> int:
        """The minute with so many cards left to draw: a half's minutes are spread over them."""
        length, before = (45, 45 * (self.half - 1)) if self.half <= 2 else (15, 90 + 15 * (self.half - 3))
        full = self.rules.cards_to_draw(self.half)
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

    def place(self, side: int, name: str) -> str:
        """Where a card of a side lies, as a path of the view; hands lie by seat, which has the number of its side."""
        return f"hands.{side}" if name == "hand" else f"sides.{side}.{name}"

    def moving(self, side: int, here: str, there: str) -> dict[str, object]:
        """What an event says of a side's card that goes from one of its places to another."""
        return {"side": side, "from": self.place(side, here), "to": self.place(side, there)}

    def player_id(self, slot: int) -> str:
        """A Player card as views and events name it."""
        return self.rules.cards[self.rules.first_player + slot]

    def tell(
        self,
        kind: str,
        details: Mapping[str, object] | None = None,
        rule: str = "",
        private: Mapping[int, Mapping[str, object]] | None = None,
    ) -> None:
        """Every event names both teams, so that it can be told without the match that it comes from."""
        teams = [self.team_id(0), self.team_id(1)]
        super().tell(kind, {**(details or {}), "teams": teams}, rule, private)

    # ---- what a seat sees

    def table(self, seat: int | None) -> dict[str, object]:
        return self.rules.table(self, seat)

    def drawn(self) -> dict[str, object]:
        return self.rules.drawn(self)

    def beside(self) -> dict[str, object]:
        return self.rules.beside(self)
