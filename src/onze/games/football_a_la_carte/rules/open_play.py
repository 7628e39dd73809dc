"""Paragraphs 1 and 4: a turn in open play, and a hand without a playable card."""

from collections.abc import Sequence
from typing import ClassVar

from onze.games.football_a_la_carte.box.pitch import CLEAR_AREA, CLEAR_HIGH, CLEAR_LOW
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.rules.ball import play_card, set_down
from onze.games.football_a_la_carte.rules.free_kicks import AimFreeKick, free_kick_ways, why_not_free_kick
from onze.games.football_a_la_carte.rules.penalties import lay_penalty, penalty_odds
from onze.games.football_a_la_carte.rules.turn import TurnDecision, change_cards, dead_hand, sent_by_card
from onze.kernel.cards.odds import Odds
from onze.kernel.words import Reason

__all__ = ["ChangeCards", "OpenPlay", "change_dead_hand"]


class OpenPlay(TurnDecision):
    """The card of an ordinary turn, for the ball on a square (FAC-1.1, FAC-10.4)."""

    fields: ClassVar[tuple[str, ...]] = ("square",)
    rule: ClassVar[str] = "FAC-1.1"
    must_play: ClassVar[bool] = True

    def __init__(self, square: int) -> None:
        self.square = square

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        playable = match.held(seat, rules.playable[match.end][self.square])
        if not playable or playable[0] >= rules.attacker_kinds:
            playable = [card for card in playable if playable_without_attacker(match, card, self.square)]
        return tuple(playable) if playable else dead_hand(match, seat)

    def commits(self, match: FootballMatch, move: int, seat: int) -> bool:
        rules = match.rules
        # Attackers come first, here and in ``take``, because nothing else is played so often.
        if move < rules.attacker_kinds:
            return rules.only_way[move] >= 0
        if move in rules.discard:
            return not rules.switches.swap_any
        return rules.only_way[move] >= 0 or rules.families[move] == "penalty"

    def take(self, match: FootballMatch, move: int) -> None:
        """One card, one move; only a free kick or a penalty asks for more (FAC-1.1, FAC-1.2)."""
        rules = match.rules
        if move < rules.attacker_kinds:
            play_card(match, move, self.square)
        elif move in rules.discard:
            change_dead_hand(match, move, self.square)
        elif rules.families[move] == "free_kick":
            match.then(AimFreeKick(move, self.square))
        elif rules.families[move] == "penalty":
            set_down(match, self.square)
            lay_penalty(match, move)
        else:
            play_card(match, move, self.square)  # a goalkeeper, where FAC-GAP.29 is read that way

    def sends(self, match: FootballMatch, move: int) -> tuple[int, Sequence[int]] | None:
        return sent_by_card(match, move, self.square) if move in match.rules.play else None

    def odds(self, match: FootballMatch, move: int, seat: int) -> Odds | None:
        return penalty_odds(match, move, seat)

    def why_not_card(self, match: FootballMatch, card: int) -> Reason:
        rules = match.rules
        family = rules.families[card]
        if family == "free_kick":
            return why_not_free_kick(match, self.square)
        if family == "goalkeeper":
            return WORDS.reason("keeper_only_saves_or_clears", "FAC-7.5")
        if family == "corner":
            return WORDS.reason("corner_only_after_shot", "FAC-8.2")
        if rules.pitch.in_area[1 - match.end][self.square]:
            return WORDS.reason("penalty_not_alone", "FAC-GAP.17")
        return WORDS.reason("penalty_needs_area", "FAC-9.1")

    def shown(self, match: FootballMatch) -> dict[str, object]:
        return {"square": match.rules.pitch.ids[self.square]}


def playable_without_attacker(match: FootballMatch, card: int, square: int) -> bool:
    """Whether a card can be played by a hand that holds no attacker: a free kick must then shoot directly (FAC-5.9)."""
    rules = match.rules
    if not rules.playable[match.end][square][card]:
        return False
    return rules.families[card] != "free_kick" or bool(free_kick_ways(match, card, square))


def proven_absent(match: FootballMatch, square: int) -> list[int]:
    """What a dead hand cannot hold: whatever could have been played (FAC-1.7)."""
    rules = match.rules
    if match.facing in (CLEAR_LOW, CLEAR_HIGH, CLEAR_AREA):
        return [card for card, clears in enumerate(rules.clears) if clears]
    return [card for card in range(len(rules.cards)) if playable_without_attacker(match, card, square)]


def change_dead_hand(match: FootballMatch, move: int, square: int) -> None:
    """Changes one card, or goes on to choose more (FAC-1.8, FAC-GAP.5); the ball stays where it was put."""
    card = match.rules.discard.thing(move)
    if match.rules.switches.swap_any:
        match.then(ChangeCards((card,), square))
    else:
        absent = proven_absent(match, square)
        set_down(match, square)
        change_cards(match, (card,), absent, "FAC-1.8")


class ChangeCards(TurnDecision):
    """Which further cards of a dead hand to change (FAC-GAP.5, the reading "swap any")."""

    fields: ClassVar[tuple[str, ...]] = ("chosen", "square")
    rule: ClassVar[str] = "FAC-1.8"

    def __init__(self, chosen: tuple[int, ...], square: int) -> None:
        self.chosen = chosen
        self.square = square

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        """Each set of cards can be chosen in one order only: from low to high."""
        rules = match.rules
        hand = match.hands[seat].cards
        further = [
            rules.discard.of(card)
            for card in sorted(set(hand))
            if card >= self.chosen[-1] and hand.count(card) > self.chosen.count(card)
        ]
        return (*further, rules.pass_on)

    def commits(self, match: FootballMatch, move: int, seat: int) -> bool:
        return move == match.rules.pass_on

    def take(self, match: FootballMatch, move: int) -> None:
        if move != match.rules.pass_on:
            match.then(ChangeCards((*self.chosen, match.rules.discard.thing(move)), self.square))
            return
        absent = proven_absent(match, self.square)
        set_down(match, self.square)
        change_cards(match, self.chosen, absent, self.rule)

    def why_not(self, match: FootballMatch, move: int, seat: int) -> Reason:
        """Cards are named in the order of the hand, and none more often than it is held."""
        rules = match.rules
        card = rules.card_of(move)
        if card is None or move not in rules.discard or card not in match.hands[seat].cards:
            return super().why_not(match, move, seat)
        if card < self.chosen[-1]:
            last = rules.pack.kinds[self.chosen[-1]]
            return WORDS.reason("named_in_order", self.rule, {"card": last.text})
        return WORDS.reason("named_already", self.rule, {"card": rules.pack.kinds[card].text})

    def why_not_card(self, match: FootballMatch, card: int) -> Reason:
        return WORDS.reason("only_changing", self.rule)

    def shown(self, match: FootballMatch) -> dict[str, object]:
        square = match.rules.pitch.ids[self.square]
        return {"chosen": match.card_ids(self.chosen), "square": square}
