"""What would follow each move, worked out a few moves at a time: however many there are, nobody else waits for it."""

from collections.abc import Callable
from typing import Any

from onze.kernel.match import Match
from onze.tables.odds import foreseen_without_odds
from onze.tables.turns import Turns

__all__ = ["foresee_in_turns"]


async def foresee_in_turns(
    match: Match, seat: int, wanted: Callable[[], bool], odds: bool = True
) -> dict[str, Any] | None:
    """As ``match.foreseen``, of a match that nobody changes any more; nothing once it is not ``wanted`` any longer.

    ``odds`` is whether anybody is told how likely luck makes something.
    """
    decision = match.decision
    if decision is None or seat not in match.asked:
        return {}
    moves: dict[str, Any] = {}
    turns = Turns()
    for move in match.moves(seat):
        if turns.over and await turns.others() and not wanted():
            return None
        moves[match.game.name(move)] = decision.foresee(match, move, seat)
    return moves if odds else foreseen_without_odds(match, moves)
