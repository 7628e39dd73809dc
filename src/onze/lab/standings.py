"""What follows from results: shares of the win with their intervals, when enough is enough, and ratings."""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

from onze.kernel.game import Game
from onze.lab.fixtures import Pairing, even_share, is_alone, matches_a_round
from onze.lab.matches import Result

__all__ = ["Rating", "SequentialTest", "Standing", "interval", "ratings", "standing"]

FEWEST: Final = 8
"""The test says nothing before so many rounds: their spread is not known well enough."""
WIDE: Final = 1.96
"""So many standard errors hold 95 cases of 100."""


class Standing(NamedTuple):
    """How a pairing stands."""

    pairing: Pairing
    """Who has played."""
    points: tuple[float, ...]
    """The share of the win that the one had in each whole round."""
    matches: int
    """How many matches these rounds have."""
    milliseconds: tuple[float, float]
    """What an answer took, of the one and of the others."""
    faults: tuple[int, int]
    """How many moves were drawn for them."""

    def share(self) -> tuple[float, float, float]:
        """The share of the win, and the ends of its 95 % interval."""
        return interval(self.points) if self.points else (0.0, 0.0, 1.0)


class Rating(NamedTuple):
    """What a bot is rated, over all that it has played."""

    bot: str
    """Its code."""
    mu: float
    """How strong it is; everybody begins with 25."""
    sigma: float
    """How unsure that is; everybody begins with 25/3."""


class SequentialTest(NamedTuple):
    """A sequential test: whether the share is above or below even by a margin, with so many errors of each kind."""

    margin: float = 0.05
    """The share is held to be even + margin or even - margin, whichever fits clearly better."""
    errors: float = 0.05
    """How often it may be wrong if one of the two is true."""

    def verdict(self, points: Sequence[float], even: float) -> int:
        """1 if the one is stronger, -1 if weaker, 0 as long as neither is clear.

        The likelihood ratio of the two means under a normal spread, as chess engines are tested with.
        """
        count = len(points)
        if count < FEWEST:
            return 0
        mean, variance = _spread(points)
        variance = max(variance, even * (1 - even) / count)  # eight alike do not prove that there is no spread at all
        ratio = count * 2 * self.margin * (mean - even) / variance
        bound = math.log((1 - self.errors) / self.errors)
        return (ratio >= bound) - (ratio <= -bound)


def interval(points: Sequence[float]) -> tuple[float, float, float]:
    """The mean, and the ends of its 95 % interval; where all points are alike, by the rule of three."""
    count = len(points)
    mean, variance = _spread(points)
    reach = WIDE * math.sqrt(variance / count) if variance else 3 / count
    return mean, max(0.0, mean - reach), min(1.0, mean + reach)


def _spread(points: Sequence[float]) -> tuple[float, float]:
    mean = sum(points) / len(points)
    return mean, sum((point - mean) ** 2 for point in points) / max(1, len(points) - 1)


def standing(game: Game[Any], pairing: Pairing, results: Iterable[Result]) -> Standing:
    """How a pairing stands after these results; rounds that are not whole do not count."""
    rounds: dict[int, list[Result]] = {}
    for result in results:
        if (result["one"], result["others"]) == pairing:
            rounds.setdefault(result["deal"], []).append(result)
    whole = [matches for _, matches in sorted(rounds.items()) if len(matches) == matches_a_round(game)]
    played = [result for matches in whole for result in matches]
    decisions, seconds, faults = (
        [sum(result[what][who] for result in played) for who in (0, 1)] for what in ("decisions", "seconds", "faults")
    )
    return Standing(
        pairing,
        tuple(_point(game, matches) for matches in whole),
        len(played),
        (1000 * seconds[0] / max(1, decisions[0]), 1000 * seconds[1] / max(1, decisions[1])),
        (int(faults[0]), int(faults[1])),
    )


def _point(game: Game[Any], matches: Sequence[Result]) -> float:
    """The share of the win that the one had in a round; alone against the game, whoever has the better lead wins."""
    if is_alone(game):
        leads = {result["side"]: result["score"][0] - result["score"][1] for result in matches}
        return 0.5 * ((leads[0] > leads[1]) + (leads[0] >= leads[1]))
    return sum(result["values"][result["side"]] for result in matches) / len(matches)


def ratings(game: Game[Any], bots: Sequence[str], results: Iterable[Result]) -> list[Rating]:
    """Everybody's rating (openskill, Plackett–Luce), the best first; matches are taken deal by deal.

    A bot on several sides of one match is rated as that many players, and goes on with their mean.
    """
    model = PlackettLuce()
    rated: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    for result in sorted(results, key=lambda result: (result["deal"], result["one"], result["others"], result["side"])):
        if result["one"] not in rated or result["others"] not in rated or is_alone(game):
            continue
        sides = [result["one"] if side == result["side"] else result["others"] for side in range(len(game.sides))]
        teams = [[model.create_rating([rated[bot].mu, rated[bot].sigma], bot)] for bot in sides]
        after = model.rate(teams, scores=result["values"])
        for bot in (result["one"], result["others"]):
            copies = [team[0] for team, name in zip(after, sides, strict=True) if name == bot]
            rated[bot].mu = sum(copy.mu for copy in copies) / len(copies)
            rated[bot].sigma = sum(copy.sigma for copy in copies) / len(copies)
    return sorted((Rating(bot, one.mu, one.sigma) for bot, one in rated.items()), key=lambda one: -one.mu)


def decided(game: Game[Any], standings: Mapping[Pairing, Standing], test: SequentialTest | None) -> set[Pairing]:
    """The pairings that the test has a verdict on."""
    if test is None:
        return set()
    even = even_share(game)
    return {pairing for pairing, one in standings.items() if test.verdict(one.points, even)}
