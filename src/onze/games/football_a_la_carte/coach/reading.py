"""What others' turns say of the cards that they hold: a coach with a better card would have played it.

Every turn of this half is remembered with what everybody saw (``FootballMatch.turns``). For each turn of another seat
all endings that any card could have made are worth what they were worth to a coach then, and a hand explains the turn
the less the more its best ending is worth above what was done. People are no coaches: a hand that does not
explain a turn is taken for less likely, not for impossible.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from onze.games.football_a_la_carte.box.pitch import CORNER_CUT, KICK_OFF, OPEN_PLAY, PENALTY_CUT, SHOT
from onze.games.football_a_la_carte.coach.endings import GOAL_AGAINST, endings
from onze.games.football_a_la_carte.coach.outlook import PRICES, Outlook
from onze.games.football_a_la_carte.match import RUNNING, FootballMatch
from onze.games.football_a_la_carte.rules.halves import RESTARTS
from onze.kernel.cards.reading import Reading
from onze.kernel.chance import NoChance

__all__ = ["FootballReading"]

TURNS: Final = 8
"""So many turns of a seat are read at most: most cards of a hand were drawn since."""
DOUBT: Final = 0.02
"""By so many goals a better ending must be better to be missed once in e times."""
WHIM: Final = 0.03
"""How likely somebody does what no good reason explains."""
STOPPERS: Final = ("", "corner", "goalkeeper")
"""What a hand can stop a shot with at best: it decides what may be left to the opponent."""


class FootballReading(Reading):
    """What a seat can read from the turns of the others."""

    def __init__(self, match: FootballMatch, seat: int) -> None:
        self.told: list[list[Told]] = [[] for _ in range(match.rules.seats)]
        """For each seat the turns that say something of its cards, the latest first."""
        self.since: list[list[int]] = [[] for _ in range(match.rules.seats)]
        """How many cards each seat has drawn after each of them."""
        drawn = [0] * match.rules.seats
        for number in range(len(match.turns) - 2, -1, -1):
            turn = match.turn_seen(number)
            who = turn.seat
            if who == seat or len(self.told[who]) >= TURNS:
                continue
            laid = match.discard_pile.cards[turn.discards : match.turn_seen(number + 1).discards]
            drawn[who] += len(laid)
            mate = match.rules.team_mate(who) if turn.facing == KICK_OFF else None
            if mate is not None:  # perhaps he has kicked off instead: either may have drawn, and nothing can be read
                drawn[mate] += len(laid)
                continue
            told = read(match, number, laid)
            if told is not None:
                self.told[who].append(told)
                self.since[who].append(drawn[who])
                drawn[who] = 0

    def drawn(self, seat: int) -> Sequence[int]:
        return self.since[seat]

    def likely(self, seat: int, hand: list[int], ages: list[int]) -> float:
        found = 1.0
        for turn, told in enumerate(self.told[seat]):
            over = told.missed(hand, ages, turn)
            if over > 0.0:
                found *= WHIM + (1.0 - WHIM) * exp(-over / DOUBT)
        return found


class Told:
    """A turn, and by how much each card, or two of them, would have made a better ending than what was done."""

    def __init__(self, laid: list[int], families: list[str]) -> None:
        self.laid = laid
        """What was laid in it."""
        self.stops = [STOPPERS.index(family) if family in STOPPERS else 0 for family in families]
        """What each card can stop a shot with."""
        self.alone = [[0.0] * len(families) for _ in STOPPERS]
        """By what the hand can stop a shot with: what each card would have gained."""
        self.pairs: list[list[list[float]]] = [[[] for _ in families] for _ in STOPPERS]
        """The same for a free kick or a penalty, and for each attacker that goes with it."""

    def note(self, stopper: int, cards: tuple[int, ...], over: float) -> None:
        """Notes what an ending with these cards would have gained."""
        row = self.alone[stopper]
        if len(cards) == 2:
            row = self.pairs[stopper][cards[0]]
            if not row:
                row = [0.0] * len(self.stops)
                self.pairs[stopper][cards[0]] = row
        if cards:
            row[cards[-1]] = max(row[cards[-1]], over)

    def missed(self, hand: list[int], ages: list[int], turn: int) -> float:
        """By how many goals the best ending is better than what was done, of what was laid and of what was held then.

        Those cards of the hand were held whose age is more than ``turn``.
        """
        then = self.laid.copy()
        for slot, card in enumerate(hand):
            if ages[slot] > turn:
                then.append(card)
        stopper = 0
        for card in then:
            stopper = max(stopper, self.stops[card])
        alone, pairs = self.alone[stopper], self.pairs[stopper]
        most = 0.0
        for card in then:
            most = max(most, alone[card])
            row = pairs[card]
            if row:
                for other in then:
                    most = max(most, row[other])
        return most


def read(match: FootballMatch, number: int, laid: list[int]) -> Told | None:
    """What a turn of this half says; nothing where the player had no choice, or where it cannot be told."""
    seat, clock, facing = match.turn_seen(number)[:3]
    families = match.rules.families
    if clock != RUNNING or facing in (CORNER_CUT, PENALTY_CUT) or "penalty" in [families[card] for card in laid]:
        return None
    before, done = as_it_was(match, number), what_was_done(match, number, laid)
    found = [ending for move in before.moves(seat) for ending in endings(before, seat, move)]
    if done is None or done not in [(ending.cards, ending.facing, ending.square) for ending in found]:
        return None
    told = Told(laid, families)
    penalties = [card for card, family in enumerate(families) if family == "penalty"]
    for stopper, family in enumerate(STOPPERS):
        outlook = as_seen_then(match, before, laid, seat, family)
        worths = [outlook.worth(ending) for ending in found]
        alike = [(ending.cards, ending.facing, ending.square) == done for ending in found]
        said = max([worth for worth, same in zip(worths, alike, strict=True) if same])
        for worth, ending in zip(worths, found, strict=True):
            told.note(stopper, ending.cards, worth - said)
        with_penalty = outlook.penalty_goal() - PRICES["penalty"] - said
        outlook.families = ["penalty"]
        for ending in found:
            if len(ending.cards) == 1 and outlook.brings_penalty(ending):
                for penalty in penalties:
                    told.note(stopper, (penalty, ending.cards[0]), with_penalty)
    return told


def what_was_done(match: FootballMatch, number: int, laid: list[int]) -> tuple[tuple[int, ...], int, int] | None:
    """The ending of a turn as the next one found it: cards, what was faced then, and the ball's square."""
    if not laid:
        shot = match.turn_seen(number).facing == SHOT
        return ((), GOAL_AGAINST, ball_from(match, number)) if shot else None
    after = match.turn_seen(number + 1)
    square = ball_from(match, number) if after.facing == CORNER_CUT else after.ball
    return tuple(laid), after.facing, square


def ball_from(match: FootballMatch, number: int) -> int:
    """Where a shot that is stopped is played from."""
    turn = match.turn_seen(number)
    in_the_mouth = match.rules.switches.saves_start_in_the_mouth
    return match.rules.pitch.mouth(match.end_of(turn.seat), turn.net) if in_the_mouth else turn.ball


def as_it_was(match: FootballMatch, number: int) -> FootballMatch:
    """The question of a turn again, asked of somebody who holds a card of every kind."""
    seat, clock, facing, ball, net, discards = match.turn_seen(number)
    rules = match.rules
    before = match.clone()
    before.give_turn(seat)
    before.turn = rules.cycle.index(seat)
    before.clock, before.facing, before.ball, before.net, before.laid = clock, facing, ball, net, 0
    hand, pile = before.hands[seat], before.draw_pile
    hand.cards = list(range(len(rules.cards)))
    hand.marks = [hand.place.sees] * len(hand.cards)
    pile.cards = [0] * (rules.pack.size - discards - sum(rules.hand_sizes))
    pile.marks = [0] * len(pile.cards)
    before.begin([rules.open_play[ball] if facing == OPEN_PLAY else RESTARTS[facing]], NoChance())
    return before


def as_seen_then(match: FootballMatch, before: FootballMatch, laid: list[int], seat: int, stopper: str) -> Outlook:
    """What that player made of it: of his other cards nothing is known but what he could stop a shot with."""
    outlook = Outlook(before, seat)
    unseen = [kind.count for kind in match.rules.pack.kinds]
    size = match.rules.pack.size - sum(match.rules.hand_sizes) - len(before.draw_pile.cards)
    for card in [*match.discard_pile.cards[:size], *laid]:
        unseen[card] -= 1
    outlook.unseen, outlook.unseen_count = unseen, sum(unseen)
    outlook.families = [stopper]
    outlook.opponent_hand = match.rules.hand_sizes[before.next_player]
    return outlook
