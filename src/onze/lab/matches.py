"""Playing a fixture: bots under a stop-watch, and what came of it in plain values."""

import time
from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from onze.bots import Bot, OutsideBot, Thinker, find_bot, play_match
from onze.kernel.chance import Chance, Seeded
from onze.kernel.game import Game
from onze.lab.fixtures import Fixture

__all__ = ["Bench", "Result", "Timed", "play_fixture"]


class Result(TypedDict):
    """A match that was played; pairs of figures are those of the one and of the others."""

    one: str
    """The bot whose share is counted."""
    others: str
    """The bot on all other sides."""
    deal: int
    """The number of the deal."""
    side: int
    """The side of the one; of a game for one seat, who played: 0 the one, 1 the other."""
    values: list[float]
    """What each side won."""
    score: list[int]
    """Each side's score."""
    decisions: list[int]
    """How many answers were asked for."""
    seconds: list[float]
    """How long they took."""
    faults: list[int]
    """How many answers did not come or could not be played: a move was drawn instead."""


class Timed(Thinker):
    """A bot under a stop-watch."""

    def __init__(self, game: Game[Any], bot: Bot) -> None:
        super().__init__(game)
        self.bot = bot
        """Who is asked."""
        self.decisions = 0
        """How many answers were asked for in this match."""
        self.seconds = 0.0
        """How long they took."""

    def begin(self) -> None:
        self.decisions, self.seconds = 0, 0.0
        if isinstance(self.bot, Thinker):
            self.bot.begin()

    def told(self, seat: int, told: Mapping[str, object]) -> None:
        if isinstance(self.bot, Thinker):
            self.bot.told(seat, told)

    def answer(self, match: Any, seat: int, chance: Chance, seconds: float | None) -> int | Sequence[int]:
        start = time.perf_counter()
        bot = self.bot
        said = bot.answer(match, seat, chance, seconds) if isinstance(bot, Thinker) else bot(match, seat, chance)
        self.seconds += time.perf_counter() - start
        self.decisions += 1
        return said

    def faults(self) -> int:
        """How many moves were drawn for it in this match."""
        return len(self.bot.faults) if isinstance(self.bot, OutsideBot) else 0


class Bench:
    """Where bots wait for their matches: one for each seat that it takes, made once."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        """The game that they play."""
        self._bots: dict[tuple[str, int], Timed] = {}

    def bot(self, code: str, seat: int) -> Timed:
        """The bot of that code for a seat."""
        if (code, seat) not in self._bots:
            self._bots[code, seat] = Timed(self.game, find_bot(code, self.game))
        return self._bots[code, seat]

    def close(self) -> None:
        """Ends the processes of bots that have their own."""
        for bot in self._outside():
            bot.close()

    def kill(self) -> None:
        """Ends them and waits for none."""
        for bot in self._outside():
            bot.kill()

    def _outside(self) -> list[OutsideBot]:
        return [timed.bot for timed in self._bots.values() if isinstance(timed.bot, OutsideBot)]


def play_fixture(bench: Bench, fixture: Fixture, seconds: float | None = None) -> Result:
    """Plays a match; ``seconds`` is how long bots may think about an answer."""
    game, (one, others), side = bench.game, fixture.pairing, fixture.side
    of_the_one = game.sides[side]
    bots = [bench.bot(one if seat in of_the_one else others, seat) for seat in range(game.seats)]
    outcome = play_match(game, bots, Seeded(fixture.seed), seconds=seconds).outcome
    assert outcome is not None
    ours = [bot for seat, bot in enumerate(bots) if seat in of_the_one]
    theirs = [bot for seat, bot in enumerate(bots) if seat not in of_the_one]
    return {
        "one": one,
        "others": others,
        "deal": fixture.deal,
        "side": side,
        # A side that nobody sits for has what the others leave.
        "values": [outcome.values[seats[0]] if seats else 1 - sum(outcome.values) for seats in game.sides],
        "score": list(outcome.score),
        "decisions": [sum(bot.decisions for bot in team) for team in (ours, theirs)],
        "seconds": [round(sum(bot.seconds for bot in team), 4) for team in (ours, theirs)],
        "faults": [sum(bot.faults() for bot in team) for team in (ours, theirs)],
    }
