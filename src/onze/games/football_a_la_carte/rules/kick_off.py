"""Paragraph 3: the kick-off, also without an attacker card."""

from collections.abc import Sequence
from typing import ClassVar

from onze.games.football_a_la_carte.box.pitch import KICK_OFF
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.rules.ball import play_card
from onze.games.football_a_la_carte.rules.refusals import why_not_from
from onze.games.football_a_la_carte.rules.turn import (
    END_OF_HALF_PILE,
    TurnDecision,
    Whistle,
    change_cards,
    dead_hand,
    sent_by_card,
)
from onze.kernel.words import Reason

__all__ = ["AttackerCard", "Exchange", "KickOff", "KickOffCard", "attackers"]


class KickOff(TurnDecision):
    """From which of his two squares the kicker starts; without an attacker card he shows his hand (FAC-3.4).

    ``nobody_else`` when no team-mate can kick off in his place (FAC-GAP.7).
    """

    fields: ClassVar[tuple[str, ...]] = ("nobody_else",)
    rule: ClassVar[str] = "FAC-3.4"
    must_play: ClassVar[bool] = True

    def __init__(self, nobody_else: bool = False) -> None:
        self.nobody_else = nobody_else

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        if not attackers(match, seat):
            return (rules.show,)
        return rules.start_moves[KICK_OFF][match.end]

    def commits(self, match: FootballMatch, move: int, seat: int) -> bool:
        return move == match.rules.show

    def take(self, match: FootballMatch, move: int) -> None:
        if move == match.rules.show:
            self.show_hand(match)
        else:
            match.then(KickOffCard(match.rules.start_square(move)))

    def shown(self, match: FootballMatch) -> dict[str, object]:
        return {"nobody_else": True} if self.nobody_else else {}

    def show_hand(self, match: FootballMatch) -> None:
        """The hand proves that there is no attacker; a team-mate steps in, or a card is changed (FAC-3.10)."""
        hand = match.hands[match.to_play]
        match.show(hand)
        if match.heard:
            details: dict[str, object] = {"seat": match.to_play, "cards": match.card_ids(sorted(hand.cards))}
            match.tell("hand shown", details, "FAC-3.10")
        in_turn = match.rules.cycle[match.turn]
        mate = match.rules.team_mate(in_turn)
        if mate is not None and not self.nobody_else and match.to_play == in_turn:
            match.give_turn(mate)
            match.then(KickOff())
            return
        match.give_turn(in_turn)
        if len(match.draw_pile.cards) <= END_OF_HALF_PILE:
            match.skip_to(Whistle)
        else:
            match.then(Exchange())

    def why_not(self, match: FootballMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        if not attackers(match, seat):
            return WORDS.reason("have_no_attacker", "FAC-3.10")
        if move == rules.show:
            return WORDS.reason("hold_an_attacker", "FAC-3.10")
        if move in rules.start:
            return why_not_from(match, "not_that_kick_off", rules.start_moves[KICK_OFF][match.end], self.rule)
        return super().why_not(match, move, seat)

    def why_not_card(self, match: FootballMatch, card: int) -> Reason:
        return WORDS.reason("kick_off_square_first", self.rule)


class AttackerCard(TurnDecision):
    """A decision that only an attacker card answers (FAC-3.1, FAC-5.4)."""

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        return attackers(match, seat)

    def commits(self, match: FootballMatch, move: int, seat: int) -> bool:
        return match.rules.only_way[move] >= 0


class KickOffCard(AttackerCard):
    """The attacker card of the kick-off (FAC-3.1, FAC-3.5)."""

    fields: ClassVar[tuple[str, ...]] = ("square",)
    rule: ClassVar[str] = "FAC-3.1"
    must_play: ClassVar[bool] = True

    def __init__(self, square: int) -> None:
        self.square = square

    def sends(self, match: FootballMatch, move: int) -> tuple[int, Sequence[int]] | None:
        return sent_by_card(match, move, self.square) if move in match.rules.play else None

    def take(self, match: FootballMatch, move: int) -> None:
        play_card(match, move, self.square)

    def why_not_card(self, match: FootballMatch, card: int) -> Reason:
        values = {"card": match.rules.pack.kinds[card].text}
        return WORDS.reason("only_attackers_kick_off", "FAC-3.7", values)

    def shown(self, match: FootballMatch) -> dict[str, object]:
        return {"square": match.rules.pitch.ids[self.square]}


class Exchange(TurnDecision):
    """A kicker without an attacker card changes one card, and tries again (FAC-3.10)."""

    rule: ClassVar[str] = "FAC-3.10"

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        return dead_hand(match, seat)

    def take(self, match: FootballMatch, move: int) -> None:
        # The whole hand was shown, so nothing is left to prove.
        change_cards(match, (match.rules.discard.thing(move),), [], self.rule)
        match.then(KickOff(nobody_else=True))

    def why_not(self, match: FootballMatch, move: int, seat: int) -> Reason:
        if move in match.rules.start:
            return WORDS.reason("change_first", self.rule)
        return super().why_not(match, move, seat)

    def why_not_card(self, match: FootballMatch, card: int) -> Reason:
        return WORDS.reason("only_attackers_kick_off", "FAC-3.7", {"card": match.rules.pack.kinds[card].text})


def attackers(match: FootballMatch, seat: int) -> tuple[int, ...]:
    """The attacker cards in a hand (FAC-3.2)."""
    return tuple(match.held(seat, match.rules.attacks))
