"""The coach's first idea: what a seat can know of a match, and what things are worth in it, in goals.

The opponent's hand is never read: a card that the seat has not seen is as likely as any other to be in it. Prices
(``prices``) say what it costs to be without a card or a Star later; they fall as the half runs out.
"""

from typing import ClassVar

from onze.games.worldwide_football.box.abilities import COUNTER_ATTACK, TACTICAL_PLAN
from onze.games.worldwide_football.box.cards import NO_ANSWER
from onze.games.worldwide_football.coach.dice import goal_chance, roll_chance
from onze.games.worldwide_football.coach.prices import (
    ANY_CARD,
    ANY_PLAYER,
    CHOICE_OF_PLAYERS,
    COUNTER,
    FREE_KICK_GOES_IN,
    LAID,
    LAST_PRICE,
    LAST_WORD,
    PENALTY_GOES_IN,
    PLANNED,
    PLAYER_PRICES,
    PRICES,
    RUNNING_OUT,
    SPARE,
    STAR,
    THE_BALL,
    THREATS,
    TURNED_UP,
    VIRTUAL_THREATS,
    WILLING,
)
from onze.games.worldwide_football.match import ACTION_LIMITS, PLAYER_LIMITS, WorldwideMatch
from onze.games.worldwide_football.rules.giving_back import CARDS_FOR_THE_BALL
from onze.games.worldwide_football.rules.possession import MOST_FOR_A_COUNTER
from onze.games.worldwide_football.rules.solo.piles import action_pile, active_shots, defence_pile

__all__ = ["Outlook", "SoloOutlook", "look"]


class Outlook:
    """What a side knows in a position, and what it makes of it."""

    threats: ClassVar[tuple[float, ...]] = THREATS

    def __init__(self, match: WorldwideMatch, side: int) -> None:
        self.match = match
        self.rules = match.rules
        self.side = side
        self.other = 1 - side
        kinds = len(match.rules.actions)
        self.shown = [0] * kinds
        """How many cards of each kind the opponent holds for certain."""
        self.unseen = [0] * kinds
        """How many may be in his hand, or elsewhere."""
        self.hidden = 0
        """How many unseen cards he holds."""
        self._count_cards()
        self.unseen_count = sum(self.unseen)
        self.holding: dict[int, float] = {}
        self._set_prices()

    def _count_cards(self) -> None:
        """The opponent's Action cards that are not on the table."""
        match, other = self.match, self.other
        for place in (match.draws, match.hands, match.reserves):
            if place:
                zone, held = place[other], place is match.hands
                for spot, card in enumerate(zone.cards):
                    if not zone.known_to(self.side, spot):
                        self.unseen[card] += 1
                        self.hidden += held
                    elif held:
                        self.shown[card] += 1

    def _set_prices(self) -> None:
        match, side = self.match, self.side
        limit = ACTION_LIMITS[min(match.reds[side], 2)]
        hand, pile = len(match.hands[side].cards), len(match.draws[side].cards)
        self.room = max(0, min(limit - hand, pile))
        """How many cards can be drawn and kept."""
        self.late = LAST_PRICE + (1 - LAST_PRICE) * min(1.0, pile / RUNNING_OUT)
        self.star = STAR * self.late
        self.laid = LAID * self.late if match.draws[self.other].cards else 0.0
        """What it costs that the opponent draws two cards for a card that he does not answer."""
        self.for_the_ball = self.drawn(CARDS_FOR_THE_BALL - 1)
        self.ends_half = self._ends_half()
        self.lets_end = self._lets_end()

    # ---- prices

    def price(self, card: int, copies: int) -> float:
        """What the last of so many copies of an Action card is worth to a hand."""
        return PRICES[self.rules.actions[card].name] * SPARE ** (copies - 1) * self.late

    def price_in_hand(self, card: int) -> float:
        """What one's own hand loses with a card."""
        return self.price(card, max(1, self.match.hands[self.side].cards.count(card)))

    def price_to_come(self, card: int) -> float:
        """What one's own hand gains with a card."""
        return self.price(card, self.match.hands[self.side].cards.count(card) + 1)

    def player_price(self, side: int, slot: int) -> float:
        """What a Player card is worth before its moment has come."""
        return PLAYER_PRICES[self.match.player(side, slot).window] * self.late

    def player_drawn(self) -> float:
        """What it is worth to draw a Player card."""
        match, side = self.match, self.side
        if not match.piles[side].cards:
            return 0.0
        full = len(match.squads[side].cards) >= PLAYER_LIMITS[min(match.reds[side], 2)]
        return (CHOICE_OF_PLAYERS if full else ANY_PLAYER) * self.late

    def drawn(self, count: int) -> float:
        """What it is worth to draw so many Action cards."""
        return ANY_CARD * self.late * min(count, self.room)

    def cheapest_card(self) -> float:
        """What the least useful Action card in hand is worth."""
        return min([self.price_in_hand(card) for card in self.match.kinds(self.side)], default=0.0)

    def best_recovered(self) -> float:
        """What the most useful card that may be recovered is worth."""
        return max([self.price_to_come(card) for card in self.match.recoverable(self.side)], default=0.0)

    # ---- the end of an attack

    def given_back(self, pa: int) -> float:
        """What it is worth to give the ball back at a total of PA (WF-6.14, WF-12.2)."""
        match = self.match
        lead = match.goals[self.side] - match.goals[self.other] if match.half % 2 == 0 else 0
        if not self.ends_half:
            last_word = LAST_WORD if lead < 0 and self.lets_end else 0.0
            return self.for_the_ball - self.lost(pa) - last_word
        return LAST_WORD if lead > 0 else -LAST_WORD if lead < 0 else THE_BALL

    def _ends_half(self) -> bool:
        """Whether the half is over if the ball is given back now (WF-12.2, WF-12.3, WF-C-20, WF-C-21)."""
        match, switches = self.match, self.rules.switches
        if match.gave_back != self.other or (switches.strict_consecutive and match.laid_in_attack):
            return False
        if switches.half_end_before_first:
            return match.empty_before[self.other]
        return len(match.draws[self.side].cards) <= CARDS_FOR_THE_BALL or not match.draws[self.other].cards

    def _lets_end(self) -> bool:
        """Whether the opponent may end the half if he is given the ball back now (WF-12.2, WF-C-21)."""
        draws = self.match.draws
        most = 0 if self.rules.switches.half_end_before_first else CARDS_FOR_THE_BALL
        return min(len(draws[0].cards), len(draws[1].cards)) <= most

    def lost(self, pa: int) -> float:
        """What it costs to lose the ball at a total of PA, besides the attack itself (WF-10.12)."""
        return COUNTER if pa <= MOST_FOR_A_COUNTER and self.match.has(self.other, COUNTER_ATTACK) else 0.0

    def taken(self, pa: int) -> float:
        """What it is worth to take the ball when the opponent has so many PA, besides the end of his attack."""
        return COUNTER if pa <= MOST_FOR_A_COUNTER and self.match.has(self.side, COUNTER_ATTACK) else 0.0

    # ---- what the opponent can do

    def holds(self, first: int, last: int) -> float:
        """How likely the opponent holds one of the kinds from the first to the last."""
        if any(self.shown[first : last + 1]):
            return 1.0
        wanted = sum(self.unseen[first : last + 1])
        if wanted not in self.holding:
            none = 1.0
            for dealt in range(self.hidden):
                none *= max(0, self.unseen_count - wanted - dealt) / (self.unseen_count - dealt)
            self.holding[wanted] = 1.0 - none
        return self.holding[wanted]

    def success(self, defence: int, needed: int, bonus: int) -> float:
        """How likely a defence card stops what it answers: the roll suffices, and is no foul (WF-9.5, WF-C-24)."""
        return roll_chance(needed - bonus, self.rules.actions[defence].foul if self.rules.switches.fouls else ())

    def stopping(self, card: int, pa: int, no_red: bool = False) -> float:
        """How likely the opponent stops a card that is laid at a total of PA; he answers with his best card."""
        rules = self.rules
        ways: list[tuple[float, int]] = []
        for defence in range(rules.first_defence, len(rules.actions)):
            red = rules.answers[card][defence]
            if red != NO_ANSWER:
                needed = rules.actions[defence].printed - pa - (0 if no_red else red)
                ways.append((self.success(defence, needed, self.match.block), defence))
        ways.sort()
        stopped = 0.0
        for success, defence in ways:
            held = self.holds(defence, defence)
            stopped = held * success * WILLING + (1.0 - held) * stopped
        return stopped

    def threat(self, pa: int) -> float:
        """What the opponent's attack is worth to him at a total of PA: nothing without a Shot."""
        shots = [card for card in range(self.rules.attack_cards) if self.rules.shots[card]]
        armed = self.holds(shots[0], shots[-1])
        if self.match.has(self.other, TACTICAL_PLAN):
            armed += (1.0 - armed) * PLANNED
        return self.threats[pa] * armed

    def set_piece(self, pa: int) -> float:
        """What a foul is worth to the attacker, by the PA with the fouled card (WF-15.4)."""
        if pa > 6:
            return PENALTY_GOES_IN
        return FREE_KICK_GOES_IN if pa == 6 else self.threat(pa)

    def goal(self, bonus: int, dice: int) -> float:
        """How likely a Shot goes in before its dice are thrown; a corner counts for what it is worth (WF-7.4)."""
        switches = self.rules.switches
        return goal_chance(bonus, dice, switches.off_target, switches.corners)


class SoloOutlook(Outlook):
    """What the player knows of the virtual opponent: the kinds of cards in its piles, not their order (WF-24.11)."""

    threats: ClassVar[tuple[float, ...]] = VIRTUAL_THREATS

    def _count_cards(self) -> None:
        """It has no hand: its active Shots, and the cards that it will turn up in its next attack."""
        match = self.match
        for card in active_shots(match).cards:
            self.shown[card] += 1
        for card in action_pile(match).cards:
            self.unseen[card] += 1
        self.hidden = min(TURNED_UP, len(action_pile(match).cards))

    def _set_prices(self) -> None:
        super()._set_prices()
        self.laid = 0.0

    def _lets_end(self) -> bool:
        """It gives the ball back when its Action pile is empty, and then only (WF-30.2)."""
        return not action_pile(self.match).cards

    def stopping(self, card: int, pa: int, no_red: bool = False) -> float:
        """It answers with the top card of its Defence pile, if that may answer (WF-25.2, WF-25.3, WF-25.7)."""
        rules, match = self.rules, self.match
        first = rules.first_defence
        pile = defence_pile(match).cards or [spent for spent in match.discards[self.other].cards if spent >= first]
        bonus = match.block
        for slot in match.held(self.other, rules.roll_slots[match.teams[self.other]]):
            bonus += match.player(self.other, slot).amount
        stopped = 0.0
        for defence in range(first, len(rules.actions)):
            red = rules.answers[card][defence]
            if red != NO_ANSWER and pile:
                needed = rules.actions[defence].printed - pa - (0 if no_red else red)
                stopped += self.success(defence, needed, bonus) * pile.count(defence) / len(pile)
        return stopped


def look(match: WorldwideMatch, side: int) -> Outlook:
    """The outlook of a side, against another player or the virtual opponent."""
    return SoloOutlook(match, side) if match.rules.switches.solo else Outlook(match, side)
