"""The coach's second idea: the best way to go on with an attack, card by card, to a Shot or to giving the ball back.

A plan looks at all orders in which the cards in hand can be laid, with the Player cards and Stars that help them; what
is drawn on the way counts by its price only.

A *point* of an attack is one number, quickly made and looked up: the PA, what waits for the next card (it cannot be
answered; it is a Shot with 1 more; it restarts play), the Stars, a bit for each Player card in hand, and a digit for
the number of cards of each kind.
"""

from typing import Final

from onze.games.worldwide_football.box.abilities import (
    ATTACKING_PLAY,
    CLINICAL_FINISHING,
    CREATIVITY,
    STAMINA,
    TACTICAL_PLAN,
)
from onze.games.worldwide_football.box.cards import MOST_PA
from onze.games.worldwide_football.coach.outlook import Outlook
from onze.games.worldwide_football.rules.attack import LAST_ATTACKING_PLAY

__all__ = ["ONE_STAR", "Plan", "card_in", "player_in"]

PA: Final = 15
FREE: Final = 1 << 4
CROSS: Final = 1 << 5
RESTART: Final = 6
WAITING: Final = FREE | CROSS | 3 << RESTART
ONE_STAR: Final = 1 << 8
STARS: Final = 7 << 8
ONE_PLAYER: Final = 1 << 11
CARD: Final = 1 << 18

FETCHING: Final = (TACTICAL_PLAN, CREATIVITY, STAMINA)
STARS_AHEAD: Final = 2
"""How many Stars a plan spends at most."""


def card_in(card: int) -> int:
    """One card of a kind, as a part of a point."""
    return CARD << 4 * card


def player_in(slot: int) -> int:
    """The Player card of a slot, as a part of a point."""
    return ONE_PLAYER << slot


class Plan:
    """What an attack is worth from any point on, for the side with the ball."""

    def __init__(self, outlook: Outlook) -> None:
        match, rules, side = outlook.match, outlook.rules, outlook.side
        self.outlook = outlook
        self.rules = rules
        self.team = match.team(side)
        self.abilities = match.abilities[side]
        self.attack_cards = rules.attack_cards
        self.prices = [outlook.price_in_hand(card) for card in range(rules.attack_cards)]
        self.gains = self._gains()
        self.with_slots = rules.with_slots[match.teams[side]]
        self.after_slots = rules.after_slots[match.teams[side]]
        self.after_shot_slots = rules.after_shot_slots[match.teams[side]]
        self.player_prices = [outlook.player_price(side, slot) for slot in range(len(self.team.players))]
        self.fetched = self._fetched()
        self.stops: dict[int, float] = {}
        self.known: dict[int, float] = {}

    def _gains(self) -> list[float]:
        """What the effect of each attack card is worth, besides what it does for the next card."""
        outlook = self.outlook
        gains = []
        for action in self.rules.actions[: self.attack_cards]:
            gain = 0.0
            if action.effect == "draw_action":
                gain = outlook.drawn(1)
            elif action.effect == "draw_player":
                gain = outlook.player_drawn()
            elif action.effect == "discard_action":
                gain = -outlook.cheapest_card()
            gains.append(gain)
        return gains

    def _fetched(self) -> list[list[int]]:
        """The attack cards and Shots that each ability can bring.

        The kernel's phrases tell that of a match; a plan asks it at points that no match has reached.
        """
        match, rules, side = self.outlook.match, self.rules, self.outlook.side
        pile = [card for card in set(match.draws[side].cards) if card < self.attack_cards]
        discard = [card for card in match.recoverable(side) if card < self.attack_cards]
        plan = sorted(set(pile + [card for card in discard if rules.shots[card]]))
        creative = sorted({card for card in pile + discard if rules.creative[card]})
        return [plan, creative, [] if match.draws[side].cards else discard]

    def brought(self, point: int, ability: int) -> list[int]:
        """The attack cards and Shots that an ability can bring and that may be laid at once."""
        legal = self.rules.legal[point >> RESTART & 3][point & PA]
        return [card for card in self.fetched[FETCHING.index(ability)] if legal[card]]

    def fetching(self, point: int, ability: int) -> float:
        """What it is worth to use an ability for a card; where none may be laid, the Star is as good as lost."""
        ways = [self.fetch(point, card) for card in self.brought(point, ability)]
        return max(ways) if ways else self.worth(point - ONE_STAR) - self.outlook.star

    def here(self) -> int:
        """The point that the match has reached."""
        match, side = self.outlook.match, self.outlook.side
        point = match.pa | match.restart << RESTART
        if match.undefendable:
            point |= FREE
        if match.cross:
            point |= CROSS
        point += ONE_STAR * min(match.stars[side], STARS_AHEAD)
        for slot in match.held(side, self.rules.all_slots):
            point += player_in(slot)
        for card in match.hands[side].cards:
            if card < self.attack_cards:
                point += card_in(card)
        return point

    def worth(self, point: int) -> float:
        """What the best way to go on is worth."""
        if point in self.known:
            return self.known[point]
        pa = point & PA
        best = self.outlook.given_back(pa)
        legal = self.rules.legal[point >> RESTART & 3][pa]
        hand = point // CARD
        for card in range(self.attack_cards):
            if legal[card] and hand >> 4 * card & 15:
                best = max(best, self.lay(point, card))
        if point & STARS:
            best = max(best, self.with_star(point, legal))
        self.known[point] = best
        return best

    def with_star(self, point: int, legal: list[bool]) -> float:
        """What it is worth to use an ability now: for 1 PA, or for a card that is laid at once."""
        best = -1.0
        if self.abilities >> ATTACKING_PLAY & 1 and point & PA <= LAST_ATTACKING_PLAY and not point >> RESTART & 3:
            best = self.worth(point + 1 - ONE_STAR) - self.outlook.star
        for ability, cards in zip(FETCHING, self.fetched, strict=True):
            if self.abilities >> ability & 1:
                for card in cards:
                    if legal[card] and not point // CARD >> 4 * card & 15:
                        best = max(best, self.fetch(point, card))
        return best

    def fetch(self, point: int, card: int) -> float:
        """What it is worth to take a card for a Star and to lay it."""
        gained = self.prices[card] - self.outlook.star
        return gained + self.lay(point + card_in(card) - ONE_STAR, card)

    # ---- laying a card

    def lay(self, point: int, card: int) -> float:
        """What it is worth to lay a card, with the Player card that goes best with it."""
        plain = (point & ~WAITING) - card_in(card)
        stopped = 0.0 if point & FREE else self.stopping(point & PA, card)
        bonus = 1 if point & CROSS else 0
        best = self.laid(plain, card, stopped, bonus)
        slots = self.with_slots[card] & point // ONE_PLAYER
        if slots:
            for slot in range(len(self.team.players)):
                if slots >> slot & 1:
                    best = max(best, self.laid_with(plain, card, stopped, bonus, slot))
        return best - self.prices[card]

    def laid_with(self, point: int, card: int, stopped: float, bonus: int, slot: int, with_pa: int = 0) -> float:
        """What a card that lies there is worth with one more Player card (WF-C-09)."""
        player = self.team.players[slot]
        with_pa += player.pa
        if (point & PA) + self.rules.actions[card].pa + with_pa > MOST_PA:
            return -1.0
        if player.effect == "undefendable_now":
            stopped = 0.0
        elif player.effect == "cancel_red_bonus" and stopped:
            stopped = self.outlook.stopping(card, point & PA, True)
        point -= player_in(slot)
        return self.laid(point, card, stopped, bonus, with_pa) - self.player_prices[slot]

    def laid(self, point: int, card: int, stopped: float, bonus: int = 0, with_pa: int = 0) -> float:
        """What a card that lies there is worth: it is stopped, or it counts."""
        action = self.rules.actions[card]
        pa = point & PA
        if action.kind == "shot":
            return (1.0 - stopped) * self.shot(point, action.bonus[pa] + bonus)
        counts = self.gains[card] + self.validated(point + action.pa + with_pa, card)
        if stopped:
            counts -= self.outlook.laid
        return (1.0 - stopped) * counts - stopped * self.outlook.lost(pa)

    def validated(self, point: int, card: int) -> float:
        """What the attack is worth once a card counts, with the Player card that goes best after it."""
        effect = self.rules.actions[card].effect
        if effect == "next_action_undefendable":
            point |= FREE
        elif effect == "next_shot_bonus":
            point |= CROSS
        best = self.worth(point)
        slots = self.after_slots[card] & point // ONE_PLAYER
        if slots:
            for slot in range(len(self.team.players)):
                if slots >> slot & 1 and (point & PA) + self.team.players[slot].pa <= MOST_PA:
                    best = max(best, self.played(point, slot))
        return best

    def played(self, point: int, slot: int) -> float:
        """What the attack is worth with a Player card that gives PA or cards."""
        player = self.team.players[slot]
        gain = -self.player_prices[slot]
        if player.effect == "draw_action":
            gain += self.outlook.drawn(player.amount)
        elif player.effect == "recover_action":
            gain += self.outlook.best_recovered()
        return gain + self.worth(point + player.pa - player_in(slot))

    def stopping(self, pa: int, card: int) -> float:
        """How likely a card is stopped at a total of PA."""
        key = pa << 4 | card
        if key not in self.stops:
            self.stops[key] = self.outlook.stopping(card, pa)
        return self.stops[key]

    # ---- shooting

    def shot(self, point: int, bonus: int) -> float:
        """What a Shot is worth that nobody stopped, with what helps it best."""
        best = self.rolled(point, bonus)
        if point & STARS and self.abilities >> CLINICAL_FINISHING & 1:
            best = max(best, self.rolled(point, bonus + 1) - self.outlook.star)
        return best

    def rolled(self, point: int, bonus: int) -> float:
        """What a Shot is worth before its dice, with the Player card that goes best after it."""
        best = self.outlook.goal(bonus, 1)
        slots = self.after_shot_slots & point // ONE_PLAYER
        if slots:
            for slot in range(len(self.team.players)):
                if slots >> slot & 1:
                    best = max(best, self.helped(bonus, 1, slot))
        return best

    def helped(self, bonus: int, dice: int, slot: int) -> float:
        """What a Shot is worth with a Player card played after it."""
        player = self.team.players[slot]
        if player.effect == "shot_best_of":
            return self.outlook.goal(bonus, player.amount) - self.player_prices[slot]
        return self.outlook.goal(bonus + player.amount, dice) - self.player_prices[slot]
