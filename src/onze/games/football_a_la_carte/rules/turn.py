"""Paragraphs 1 and 2: the turn: laying cards, and filling up the hand at its end."""

from collections.abc import Sequence
from typing import ClassVar

from onze.games.football_a_la_carte.box.pitch import CENTRE, KICK_OFF
from onze.games.football_a_la_carte.box.things import END_OF_HALF_PILE
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.rules.foreseen import BallForeseen, SaveForeseen
from onze.games.football_a_la_carte.rules.foresight import foreseen_legs, note_of
from onze.games.football_a_la_carte.rules.refusals import why_not_now
from onze.kernel.steps import Decision, Step
from onze.kernel.words import Reason, Text

__all__ = ["END_OF_HALF_PILE", "TurnDecision", "Whistle", "change_cards", "dead_hand", "lay", "refill", "sent_by_card"]


class TurnDecision(Decision[FootballMatch]):
    """A decision of the player whose turn it is."""

    must_play: ClassVar[bool] = False
    """Whether a card is changed here only by whoever cannot play one (FAC-1.7)."""

    def asked(self, match: FootballMatch) -> tuple[int, ...]:
        return match.rules.seat_alone[match.to_play]

    def why_not(self, match: FootballMatch, move: int, seat: int) -> Reason:
        """A card that is not in the hand is refused as such; what is wrong with one that is, the decision knows."""
        rules = match.rules
        card = rules.card_of(move)
        if card is None:
            return why_not_now(match, move)
        if card not in match.hands[seat].cards:
            return WORDS.reason("no_such_card", "FAC-1.1", {"card": rules.pack.kinds[card].text})
        if move in rules.discard and self.must_play:
            return WORDS.reason("must_play", "FAC-1.7")
        return self.why_not_card(match, card)

    def sends(self, match: FootballMatch, move: int) -> tuple[int, Sequence[int]] | None:
        """The square from which a move would send the ball, and along which ways; none where it sends none yet."""
        return None

    def is_dotted(self, match: FootballMatch, move: int) -> bool:
        """Whether the ball that a move sends first follows the dotted arrow of a free kick (FAC-5.3)."""
        card = match.rules.card_of(move)
        return card is not None and match.rules.families[card] == "free_kick"

    def foresee(self, match: FootballMatch, move: int, seat: int) -> BallForeseen:
        return self.legs(match, move)

    def legs(self, match: FootballMatch, move: int) -> SaveForeseen:
        """The way of the ball that a move leaves no choice of; what becomes of a shot is added where there is one."""
        sent = self.sends(match, move)
        return {} if sent is None else foreseen_legs(match, *sent, self.is_dotted(match, move))

    def note(self, match: FootballMatch, move: int, seat: int) -> Text | None:
        sent = self.sends(match, move)
        return None if sent is None else note_of(match, *sent)

    def why_not_card(self, match: FootballMatch, card: int) -> Reason:
        """Why a card in the hand may not be played at this decision, nor changed."""
        raise NotImplementedError(type(self).__name__)


def sent_by_card(match: FootballMatch, card: int, square: int) -> tuple[int, Sequence[int]] | None:
    """Where a card would send the ball from a square, if it leaves no choice of arrows."""
    rules = match.rules
    if rules.in_sequence[card]:
        return square, rules.ways[card]
    return (square, [rules.only_way[card]]) if rules.only_way[card] >= 0 else None


def lay(match: FootballMatch, card: int) -> None:
    """Lays a card face up on the discard pile, where everybody sees it (FAC-1.6, FAC-3.3)."""
    match.give(card, match.hands[match.to_play], match.discard_pile)
    match.laid += 1
    if match.heard:
        details: dict[str, object] = {"seat": match.to_play, "card": match.game.card_id(card)}
        match.tell("card", {**details, "from": f"hands.{match.to_play}", "to": "discard_pile"}, "FAC-1.6")


def refill(match: FootballMatch, seat: int) -> None:
    """Draws as many cards as were used, until the hand has its dealt size again or the pile is empty.

    (FAC-2.3 to FAC-2.5, FAC-3.6, FAC-5.7)
    """
    hand = match.hands[seat]
    pile = match.draw_pile
    count = min(match.rules.hand_sizes[seat] - len(hand.cards), len(pile.cards))
    drawn: list[int] = []
    for _ in range(count):
        drawn.append(match.draw(pile, hand))
    if count and match.heard:
        private: dict[str, object] = {"cards": match.card_ids(sorted(drawn))}
        details: dict[str, object] = {"seat": seat, "count": count, "from": "draw_pile", "to": f"hands.{seat}"}
        match.tell("draw", details, "FAC-2.3", {seat: private})


def dead_hand(match: FootballMatch, seat: int) -> tuple[int, ...]:
    """Where no card can be played, any card of the hand may be changed (FAC-1.8, FAC-3.10)."""
    rules = match.rules
    return rules.discard.of_each(match.held(seat, rules.all_cards))


def change_cards(match: FootballMatch, cards: tuple[int, ...], absent: list[int], rule: str) -> None:
    """Discards cards and draws as many; what is kept is proven to hold none of the absent kinds."""
    hand = match.hands[match.to_play]
    for card in cards:
        match.give(card, hand, match.discard_pile)
    match.prove_absent(hand, absent)
    if match.heard:
        details: dict[str, object] = {"seat": match.to_play, "cards": match.card_ids(cards)}
        match.tell("discard", {**details, "from": f"hands.{match.to_play}", "to": "discard_pile"}, rule)
    refill(match, match.to_play)


class Whistle(Step[FootballMatch]):
    """The half is over, what was to come in it is skipped; the ball is back in the centre (FAC-12.8, FAC-14.1)."""

    rule: ClassVar[str] = "FAC-12.8"

    def run(self, match: FootballMatch) -> None:
        match.laid = 0
        match.ball = CENTRE
        match.net = 0
        match.facing = KICK_OFF
        if match.heard:
            match.tell("whistle", {"half": match.half, "score": list(match.goals)}, self.rule)
