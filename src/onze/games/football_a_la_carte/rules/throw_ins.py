"""Paragraph 10: the step of a throw-in."""

from typing import ClassVar

from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.rules.open_play import OpenPlay
from onze.games.football_a_la_carte.rules.turn import TurnDecision
from onze.kernel.words import Reason

__all__ = ["ThrowIn"]


class ThrowIn(TurnDecision):
    """One square in any direction from where the ball left, then a card as usual (FAC-10.1 to FAC-10.7)."""

    rule: ClassVar[str] = "FAC-10.3"

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        return match.rules.steps_from[match.ball]

    def commits(self, match: FootballMatch, move: int, seat: int) -> bool:
        return False

    def take(self, match: FootballMatch, move: int) -> None:
        match.then(OpenPlay(match.rules.step.thing(move)))

    def why_not(self, match: FootballMatch, move: int, seat: int) -> Reason:
        if move in match.rules.step:
            return WORDS.reason("not_beside_the_line", self.rule, {"square": match.rules.pitch.names[match.ball]})
        if move == match.rules.pass_on:
            return WORDS.reason("throw_in_first", self.rule)
        return super().why_not(match, move, seat)

    def why_not_card(self, match: FootballMatch, card: int) -> Reason:
        return WORDS.reason("throw_in_first", self.rule)

    def shown(self, match: FootballMatch) -> dict[str, object]:
        return {"square": match.rules.pitch.ids[match.ball]}
