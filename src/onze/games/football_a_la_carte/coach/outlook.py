"""The coach's second idea: what an ending is worth, in goals.

It is the chance that a shot or a penalty goes in, or else the chance that the opponent scores from where the ball is
left; less the price of the cards used. Others' hands are never read: a card that the seat has not seen is as likely
as any other to be in them.
"""

from typing import Final

from onze.games.football_a_la_carte.box.pitch import (
    CLEAR_HIGH,
    CLEAR_LOW,
    CORNER_CUT,
    KICK_OFF,
    OPEN_PLAY,
    SHOT,
    THROW_IN,
)
from onze.games.football_a_la_carte.coach.endings import GOAL_AGAINST, PENALTY_TAKEN, Ending
from onze.games.football_a_la_carte.match import RUNNING, FootballMatch
from onze.games.football_a_la_carte.rules.free_kicks import banned
from onze.games.football_a_la_carte.rules.turn import END_OF_HALF_PILE

__all__ = ["PRICES", "FirstGlance", "Outlook"]

PRICES: Final = {"attacker": 0.0, "free_kick": 0.04, "goalkeeper": 0.15, "corner": 0.1, "penalty": 0.15}
"""What it costs to be without a card later, in goals."""

ROW: Final = 0.02
"""What a row nearer to the opponents' goal is worth."""

A_SHOT: Final = 0.15
"""What a shot is worth even if it is stopped: it costs the opponent a card, and he has no choice of square."""

CORNER_GOAL: Final = 0.27
"""How often a corner cut makes a goal, as long as nothing more is known (rules page, section 4.2)."""


class Outlook:
    """What a seat can know, and what it makes of it."""

    def __init__(self, match: FootballMatch, seat: int) -> None:
        self.match = match
        self.rules = match.rules
        self.end = match.end
        self.families = [match.rules.families[card] for card in match.hands[seat].cards]
        self.unseen = unseen_cards(match, seat)
        self.unseen_count = sum(self.unseen)
        self.opponent_hand = len(match.hands[match.next_player].cards)
        self.shooters_on: dict[int, int] = {}
        self.dangers: dict[int, float] = {}
        self.chances: dict[int, float] = {}

    def worth(self, ending: Ending) -> float:
        """What an ending is worth, in goals."""
        price = self.price(ending)
        facing = ending.facing
        gain = 0.0
        if facing == GOAL_AGAINST:
            gain = -1.0
        elif facing == PENALTY_TAKEN:
            gain = self.penalty_goal()
        elif facing == SHOT:
            gain = A_SHOT + self.shot_goal(self.cut_follows(ending))
        elif facing == CORNER_CUT:
            gain = -self.shown(self.rules.symbols[ending.cards[0]]) if self.cut_follows(ending) else 0.0
        elif self.brings_penalty(ending):
            gain = self.penalty_goal() - PRICES["penalty"]
        elif facing != KICK_OFF and self.match.clock == RUNNING:
            gain = min([self.left_on(square) for square in self.opponent_starts(ending)])
        return gain - price

    def price(self, ending: Ending) -> float:
        """What it costs to be without the cards of an ending later."""
        return sum([PRICES[self.rules.families[card]] for card in ending.cards])

    def cut_follows(self, ending: Ending) -> bool:
        """Whether a corner would still be cut for; not at the end of a half (FAC-12.5, FAC-12.12)."""
        cards_left = len(self.match.draw_pile.cards) - len(ending.cards)
        return self.match.clock == RUNNING and cards_left > END_OF_HALF_PILE

    def shot_goal(self, cut_follows: bool) -> float:
        """How likely a shot goes in: no stopper is held, or only corners and the cut is kind (FAC-8.6, FAC-11.4)."""
        keepers, corners = self.count("goalkeeper"), self.count("corner")
        open_goal = 1.0 - self.held(keepers + corners)
        only_corners = 1.0 - self.held(keepers) - open_goal
        return open_goal + only_corners * CORNER_GOAL if cut_follows else open_goal

    def penalty_goal(self) -> float:
        """How likely a penalty goes in (FAC-9.5, FAC-9.7)."""
        return 1.0 - self.shown("hand")

    def brings_penalty(self, ending: Ending) -> bool:
        """Whether the penalty card in hand can be added to this ending (FAC-3.8, FAC-7.6, FAC-9.2)."""
        return (
            ending.facing == OPEN_PLAY
            and self.rules.pitch.in_area[1 - self.end][ending.square]
            and len(ending.cards) > 0
            and "penalty" in self.families
            and self.match.facing not in (KICK_OFF, SHOT)
        )

    def opponent_starts(self, ending: Ending) -> tuple[int, ...]:
        """Where the opponent may play the ball from; he chooses (FAC-6.5, FAC-10.3)."""
        pitch = self.rules.pitch
        if ending.facing == THROW_IN:
            return pitch.neighbours[ending.square]
        if ending.facing == CLEAR_LOW:
            return pitch.clear_low[1 - self.end]
        if ending.facing == CLEAR_HIGH:
            return pitch.clear_high[1 - self.end]
        return (ending.square,)

    def left_on(self, square: int) -> float:
        """What it is worth to leave the ball to the opponent on a square: far from one's goal, out of his range."""
        if square not in self.dangers:
            self.dangers[square] = self.danger(square)
        return ROW * self.forward(square) - self.dangers[square]

    def forward(self, square: int) -> int:
        """How many rows a square lies in front of the own goal line."""
        rows = square // self.rules.pitch.columns
        return rows if self.end == 0 else self.rules.pitch.rows - 1 - rows

    def danger(self, square: int) -> float:
        """What the opponent's next turn may cost, by a shot or by a penalty (FAC-9.2)."""
        danger = self.shot_chance(square) * self.price_of_a_shot()
        if self.rules.pitch.in_area[self.end][square]:
            danger = max(danger, self.held(self.count("penalty")) * self.penalty_goal())
        return danger

    def price_of_a_shot(self) -> float:
        """What a shot of the opponent costs: a goal, or the card that stops it and what a corner concedes."""
        if "goalkeeper" in self.families:
            return PRICES["goalkeeper"]
        return PRICES["corner"] + CORNER_GOAL if "corner" in self.families else 1.0

    def shot_chance(self, square: int) -> float:
        """How likely the opponent can shoot: with an attacker, or with a free kick and then perhaps an attacker."""
        rules = self.rules
        flights = rules.flights[1 - self.end]
        no_shot = 1.0 - self.held(self.shooters(square))
        for card in range(rules.pack.attacker_kinds, len(self.unseen)):
            if not self.unseen[card] or rules.families[card] != "free_kick" or banned(self.rules, 1 - self.end, square):
                continue
            best = 0.0
            for way in rules.ways[card]:
                leg = flights[way][square]
                if leg.facing == SHOT:
                    best = 1.0
                elif leg.facing == OPEN_PLAY:
                    best = max(best, self.held(self.shooters(leg.square)))
            no_shot *= 1.0 - best * self.held(self.unseen[card])
        return 1.0 - no_shot

    def shooters(self, square: int) -> int:
        """How many of the unseen attackers would shoot from a square."""
        if square not in self.shooters_on:
            rules = self.rules
            flights = rules.flights[1 - self.end]
            found = 0
            for card in range(rules.pack.attacker_kinds):
                if self.unseen[card]:
                    for way in rules.ways[card]:
                        if flights[way][square].facing == SHOT:
                            found += self.unseen[card]
            self.shooters_on[square] = found
        return self.shooters_on[square]

    def count(self, family: str) -> int:
        """How many cards of a family are unseen."""
        families = self.rules.families
        return sum([count for card, count in enumerate(self.unseen) if families[card] == family])

    def shown(self, symbol: str) -> float:
        """How likely a cut shows a symbol."""
        symbols = self.rules.symbols
        found = sum([count for card, count in enumerate(self.unseen) if symbols[card] == symbol])
        return found / max(1, self.unseen_count)

    def held(self, wanted: int) -> float:
        """How likely the opponent holds at least one of so many unseen cards."""
        if wanted not in self.chances:
            none = 1.0
            for dealt in range(min(self.opponent_hand, self.unseen_count)):
                none *= max(0, self.unseen_count - wanted - dealt) / (self.unseen_count - dealt)
            self.chances[wanted] = 1.0 - none
        return self.chances[wanted]


class FirstGlance(Outlook):
    """The eyes of a beginner: the nearer the goal the better, and all cards are there to be played."""

    def price(self, ending: Ending) -> float:
        return 0.0

    def left_on(self, square: int) -> float:
        return ROW * self.forward(square)


def unseen_cards(match: FootballMatch, seat: int) -> list[int]:
    """How many cards of each kind the seat has not seen: they lie in others' hands and the draw pile."""
    unseen = [0] * len(match.rules.cards)
    for zone in match.zones:
        for spot, card in enumerate(zone.cards):
            if not zone.known_to(seat, spot):
                unseen[card] += 1
    return unseen
