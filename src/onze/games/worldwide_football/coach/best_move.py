"""What the coach's windows share: the best move so far, and the Player card that is missed least."""

from typing import Final

from onze.games.worldwide_football.coach.outlook import look
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.vocabulary import Verb

__all__ = ["NO_MOVE", "Choice", "least_missed_player"]

NO_MOVE: Final = -1
"""What a choice begins with where something must be done; any move is better."""


class Choice:
    """The best move so far."""

    def __init__(self, move: int, worth: float) -> None:
        self.move = move
        self.worth = worth

    def weigh(self, move: int, worth: float) -> None:
        """Takes a move that is worth more."""
        if worth > self.worth:
            self.move, self.worth = move, worth


def least_missed_player(match: WorldwideMatch, side: int, verb: Verb) -> int:
    """The move of a verb that gives up the least useful Player card."""
    outlook = look(match, side)
    slots = [verb.thing(move) for move in match.moves(side) if move in verb]
    return verb.of(min(slots, key=lambda slot: outlook.player_price(side, slot)))
