"""Why an arrow or a square may not be chosen: a sentence, and what may be said instead."""

from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.rules.turn import TurnDecision
from onze.kernel.words import Reason

__all__ = ["why_not_arrow", "why_not_square"]


def why_not_arrow(match: FootballMatch, decision: TurnDecision, move: int) -> Reason:
    """The card does not offer that arrow; here are those that it does."""
    return WORDS.reason("not_that_arrow", decision.rule, _said_and_listed(match, decision, move))


def why_not_square(match: FootballMatch, decision: TurnDecision, move: int) -> Reason:
    """The ball cannot go there; here is where it can."""
    return WORDS.reason("not_that_square", decision.rule, _said_and_listed(match, decision, move))


def _said_and_listed(match: FootballMatch, decision: TurnDecision, move: int) -> dict[str, object]:
    """The move that was tried, and those that may be played."""
    game = match.game
    listed = decision.moves(match, match.to_play)
    return {"move": game.move_text(move), "moves": [game.move_text(number) for number in listed]}
