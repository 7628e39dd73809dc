"""The phrases race each other through the same worlds with the same luck, and the coach's own is hard to beat.

Luck is averaged, never remembered: each world is dealt anew and brings its own throws, alike for all phrases, so that
what differs between two phrases is mostly the phrases. One that falls clearly behind leaves the race.
"""

from math import sqrt
from typing import Any, Final

from onze.bots.search.averaging import averaged
from onze.bots.search.budget import Budget
from onze.bots.search.guide import Guide
from onze.kernel.chance import Chance, Seeded
from onze.kernel.dealer import Dealer
from onze.kernel.match import Match

__all__ = ["Race", "Runner"]

FIRST_LOOK: Final = 16
"""So many worlds are played before a phrase can leave the race."""
CLEARLY: Final = 4.0
"""By so many standard errors the coach's own phrase must be behind to leave it: of many others, looked at again and
again, one is soon ahead by chance."""
EXACTLY: Final = 1e-12
"""Two phrases whose results have never differed by more are the same phrase, said in two ways."""


class Runner:
    """A phrase in the race."""

    def __init__(self, phrase: tuple[int, ...], number: int, runners: int) -> None:
        self.phrase = phrase
        """Its moves, the last of which commits."""
        self.number = number
        """Its place in the coach's ranking."""
        self.worlds = 0
        """So many worlds it was played in."""
        self.total = 0.0
        """What it won in them, in all."""
        self.racing = True
        """Whether it is still in the race."""
        self.products = [0.0] * runners
        """The sum of its results times those of each other runner, in the worlds that both were played in."""

    def mean(self) -> float:
        """What it wins on average."""
        return self.total / self.worlds if self.worlds else 0.0


class Race:
    """A position as one seat knows it, and the phrases that it may say."""

    def __init__(self, guide: Guide, match: Match, seat: int, chance: Chance, candidates: int | None = None) -> None:
        self.guide = guide
        """Who plays on, and says what a world is worth."""
        self.seat = seat
        """Whose phrases they are."""
        self.chance = chance
        """The luck that deals worlds, not that of the match."""
        self.dealer: Dealer[Any] = match.dealer(seat, guide.kept, guide.reading(match, seat))
        """Deals what the seat cannot know."""
        most = guide.settings.candidates if candidates is None else candidates
        phrases = guide.phrases(match, seat, most)
        self.runners = [Runner(phrase, number, len(phrases)) for number, phrase in enumerate(phrases)]
        """All phrases that began, the coach's own first."""
        self.worlds = 0
        """So many worlds were dealt and played to the end by all who raced."""

    def is_decided(self) -> bool:
        """Whether a single phrase is left."""
        return sum([runner.racing for runner in self.runners]) < 2

    def run(self, budget: Budget, worlds: int) -> bool:
        """Plays so many more worlds; whether there was time for all of them."""
        played = 0
        while played < worlds and self._lap(budget):
            played += 1
        return played == worlds

    def look(self) -> None:
        """Those that have fallen clearly behind the leader leave the race, and doubles with them."""
        if self.worlds < FIRST_LOOK:
            return
        leader = self.leader()
        for runner in self.runners:
            if runner.racing and runner is not leader:
                gap = leader.mean() - runner.mean()
                error = self.error(leader, runner)
                if gap > (self.guide.settings.drop if runner.number else CLEARLY) * error and gap > EXACTLY:
                    runner.racing = False
                elif abs(gap) <= EXACTLY and error <= EXACTLY:
                    # Of two that are the same the one that the coach ranks higher goes on.
                    (runner if runner.number > leader.number else leader).racing = False
                    leader = leader if leader.racing else runner

    def leader(self) -> Runner:
        """The best of those that still race; of two that are level the one that the coach ranks higher."""
        best: Runner | None = None
        for runner in self.runners:
            if runner.racing and (best is None or runner.mean() > best.mean()):
                best = runner
        assert best is not None
        return best

    def winner(self) -> Runner:
        """What is said: the leader, if it is better than the coach's own phrase beyond doubt, else the coach's."""
        anchor, leader = self.runners[0], self.leader()
        if leader is anchor or not anchor.racing or self.worlds < 2:
            return leader if self.worlds >= 2 else anchor
        gap = leader.mean() - anchor.mean()
        return leader if gap > self.guide.settings.doubt * self.error(leader, anchor) else anchor

    def error(self, one: Runner, other: Runner) -> float:
        """The standard error of the difference of two runners' means, from world to world."""
        worlds = self.worlds
        if worlds < 2:
            return 1.0
        squares = one.products[one.number] - 2.0 * one.products[other.number] + other.products[other.number]
        gap = one.mean() - other.mean()
        return sqrt(max(0.0, squares / worlds - gap * gap) / (worlds - 1))

    def _lap(self, budget: Budget) -> bool:
        """One world for all who race; a world that could not be finished in time does not count."""
        world = self.dealer.deal(self.chance)
        luck = self.chance.below(1 << 32)
        racing = [runner for runner in self.runners if runner.racing]
        results: list[float] = []
        for runner in racing:
            if not budget.spend():
                return False
            results.append(self._result(world, runner.phrase, luck))
        for place, runner in enumerate(racing):
            result = results[place]
            runner.worlds += 1
            runner.total += result
            for other, rival in enumerate(racing):
                runner.products[rival.number] += result * results[other]
        self.worlds += 1
        return True

    def _result(self, world: Match, phrase: tuple[int, ...], luck: int) -> float:
        """What the seat wins in a world after a phrase."""
        chance = Seeded(luck)
        if self.guide.settings.averaged:
            return averaged(self.guide, world, phrase, self.seat, chance)
        match = world.clone()
        for move in phrase:
            match.play_listed(move, chance, None, self.seat)
        self.guide.play_on(match, chance)
        return self.guide.value(match, self.seat)
