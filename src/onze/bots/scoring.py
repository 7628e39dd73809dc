"""What every move of a position is worth to a seat: for hints, for reports on a match, and for the searcher itself."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from onze.bots.search import Budget, Guide, Race
from onze.games import coach_of
from onze.kernel.chance import Chance
from onze.kernel.game import Game
from onze.kernel.match import Match

__all__ = ["Weighed", "guide_of", "race", "weigh"]

LAP: Final = 4
"""So many worlds are played between two partial results."""
PHRASES: Final = 200
"""So many phrases are weighed at most where every move is to be."""


class Weighed(NamedTuple):
    """A move, and what a search has found out about it."""

    move: int
    """One of the listed moves."""
    visits: int
    """In so many dealt worlds its best phrase was played; the more, the surer."""
    value: float
    """The seat's chance to win with it, a draw counting as in ``Outcome.values``."""


def guide_of(game: Game[Any]) -> Guide:
    """What guides a search in a game."""
    return Guide(game, coach_of(game))


def race(
    guide: Guide, match: Match, seat: int, chance: Chance, budget: Budget, most: int | None = None
) -> Iterator[Race]:
    """The race between the phrases of a position, lap by lap, until one is left or budget or worlds are spent."""
    budget.begin()
    running = Race(guide, match, seat, chance, most)
    worlds = guide.settings.worlds
    while not running.is_decided() and not 0 < worlds <= running.worlds and running.run(budget, LAP):
        running.look()
        yield running
    yield running


def weigh(
    match: Match, seat: int, chance: Chance, budget: Budget, guide: Guide | None = None
) -> Iterator[list[Weighed]]:
    """The listed moves with visits and values, the best first: partial results, of which the last is the final one.

    A move counts for the best phrase that begins with it. The worlds are dealt from what the seat can know, so that the
    match may be a true one. Nothing is said where the seat is not asked.
    """
    if not match.moves(seat):
        return
    guide = guide_of(match.game) if guide is None else guide
    for running in race(guide, match, seat, chance, budget, PHRASES):
        yield _by_move(running)


def _by_move(running: Race) -> list[Weighed]:
    """What the phrases say of the moves that they begin with."""
    best: dict[int, Weighed] = {}
    winner = running.winner().phrase[0]
    for runner in running.runners:
        move = runner.phrase[0]
        found = Weighed(move, runner.worlds, runner.mean())
        if move not in best or (found.visits, found.value) > (best[move].visits, best[move].value):
            best[move] = found
    return sorted(best.values(), key=lambda one: (one.move != winner, -one.visits, -one.value))
