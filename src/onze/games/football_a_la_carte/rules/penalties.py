"""Paragraph 9: penalty cards, and the cut that they call for."""

from typing import ClassVar, Final

from onze.games.football_a_la_carte.box.pitch import CLEAR_AREA, PENALTY_CUT, SHOT
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.rules.cuts import cut_and_show, share_of_cut
from onze.games.football_a_la_carte.rules.goals import goal
from onze.games.football_a_la_carte.rules.turn import END_OF_HALF_PILE, TurnDecision, lay
from onze.kernel.cards.odds import Odds
from onze.kernel.steps import Decision
from onze.kernel.words import Reason

__all__ = ["PENALTY_OPTION", "PenaltyCut", "PenaltyOption", "lay_penalty", "penalty_odds"]


class PenaltyOption(TurnDecision):
    """The ball has come to rest in the area attacked: a penalty card may be added (FAC-9.1, FAC-9.2)."""

    rule: ClassVar[str] = "FAC-9.1"

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        return (*match.held(seat, match.rules.penalties), match.rules.pass_on)

    def take(self, match: FootballMatch, move: int) -> None:
        if move != match.rules.pass_on:
            lay_penalty(match, move)

    def odds(self, match: FootballMatch, move: int, seat: int) -> Odds | None:
        return penalty_odds(match, move, seat)

    def why_not_card(self, match: FootballMatch, card: int) -> Reason:
        return WORDS.reason("only_a_penalty_follows", "FAC-9.2")

    def shown(self, match: FootballMatch) -> dict[str, object]:
        return {"square": match.rules.pitch.ids[match.ball]}


def penalty_odds(match: FootballMatch, move: int, seat: int) -> Odds | None:
    """How likely a penalty card is to score: by any card but one with a hand (FAC-9.7, FAC-12.9)."""
    rules = match.rules
    if move not in rules.play or rules.families[move] != "penalty":
        return None
    scores = [symbol != "hand" for symbol in rules.symbols]
    text = WORDS.text("odds_on_target" if rules.switches.penalties_can_be_saved else "odds_goal")
    return Odds(text, share_of_cut(match, seat, scores, discards=few_cards(match)))


def few_cards(match: FootballMatch) -> bool:
    """Whether the draw pile is too small to be cut, so that the discards are (FAC-12.9)."""
    return len(match.draw_pile.cards) <= END_OF_HALF_PILE


class PenaltyCut(Decision[FootballMatch]):
    """The opponent next in order cuts, within the taker's turn (FAC-9.4, FAC-9.10)."""

    rule: ClassVar[str] = "FAC-9.4"
    gesture: ClassVar[bool] = True

    def asked(self, match: FootballMatch) -> tuple[int, ...]:
        return match.rules.seat_alone[match.next_player]

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        return (match.rules.cut,)

    def take(self, match: FootballMatch, move: int) -> None:
        """A hand stops the penalty, and the next player clears; anything else is a goal, or by an option a shot.

        (FAC-9.5 to FAC-9.7, FAC-9.9, FAC-12.9, FAC-GAP.19)
        """
        rules = match.rules
        shown = cut_and_show(match, match.next_player, discards=few_cards(match))
        if rules.symbols[shown] == "hand":
            match.facing = CLEAR_AREA
            if match.heard:
                match.tell("penalty stopped", {"seat": match.next_player}, "FAC-9.5")
        elif rules.switches.penalties_can_be_saved:
            match.facing = SHOT
            match.net = rules.penalty_net(match.end)
            match.ball = rules.pitch.mouth(1 - match.end, match.net)
        else:
            goal(match, match.side, "penalty", "FAC-9.7")

    def why_not(self, match: FootballMatch, move: int, seat: int) -> Reason:
        return WORDS.reason("only_the_cut", self.rule)

    def shown(self, match: FootballMatch) -> dict[str, object]:
        return {"seat": match.to_play}


def lay_penalty(match: FootballMatch, card: int) -> None:
    """Lays the card; the ball is shown on the spot, and the opponent cuts: no second one can follow.

    (FAC-9.3, FAC-9.12, FAC-GAP.18)
    """
    match.facing = PENALTY_CUT  # first, so that the card's event shows the ball on the spot
    lay(match, card)
    match.then(PenaltyCut())


PENALTY_OPTION: Final = PenaltyOption()
