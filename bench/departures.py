"""What it is worth to say something else than the coach: a yardstick that needs no whole matches.

    python -m bench.departures football-a-la-carte search:0.25s --positions 200 --seed 7 [--set doubt=1.5]

Positions are taken from matches between coaches. Wherever the searcher does not say the coach's phrase, both phrases
are played in so many worlds dealt from what the seat knows, with the same luck, by coaches to the end; or for some
phrases (``--ahead 16``) and then valued, which is less true and much less noisy. "A decision" counts agreement as 0.
The same positions serve every setting, so that two of them can be compared.

``--true-hands`` plays them with the hands as they truly are and only the piles shuffled: a search that reads from the
play of others what they hold is not judged by worlds in which they hold anything.

``--spells 7`` judges by averaged luck (``onze.bots.search.averaging``), so many spells far: where a game can average
its luck that is far less in doubt than playing to the end, but it trusts the value of worlds a little.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any, Final

from rich.progress import track

from bench.ours import read_options, refusals_told
from onze.bots import find_bot
from onze.bots.scoring import guide_of
from onze.bots.search import Guide
from onze.bots.search.averaging import averaged
from onze.bots.searcher import Searcher
from onze.games import load
from onze.kernel.cards.places import SEAT_BITS
from onze.kernel.chance import Seeded
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.phrases import play_phrase

AVERAGED: Final = 0.1
"""A judge averages luck until less than this share of a world is left."""
NO_END: Final = 1_000_000_000
"""More phrases than any match has."""


def positions(game: Game[Any], guide: Guide, seed: int, often: int) -> Iterator[tuple[Match, int]]:
    """Positions of matches between coaches at which a seat has something to search, one of so many of them."""
    thinking = Seeded(seed + 1_000_003)
    while True:
        chance = Seeded(seed)
        seed += 1
        match: Match = game.new_match(chance)
        while match.outcome is None:
            seat = match.seat
            if len(match.moves(seat)) > 1 and not guide.leaves_it(match, seat) and thinking.below(often) == 0:
                yield match.clone(), seat
            play_phrase(match, guide.phrase(match, seat, thinking), chance, None, seat)


def with_true_hands(match: Match, luck: Seeded) -> Match:
    """The same match with its piles shuffled, as far as nobody knows what lies in them."""
    world = match.clone()
    for zone in world.zones:
        if not zone.place.hand:
            spots = [spot for spot, mark in enumerate(zone.marks) if not mark & SEAT_BITS]
            cards = [zone.cards[spot] for spot in spots]
            luck.shuffle(cards)
            for spot, card in zip(spots, cards, strict=True):
                zone.cards[spot] = card
    return world


def gain(
    guide: Guide,
    match: Match,
    seat: int,
    said: Sequence[int],
    coachs: Sequence[int],
    worlds: int,
    ahead: int,
    true_hands: bool,
) -> float:
    """What a phrase wins more than the coach's in the same worlds with the same luck, to the end or so far ahead."""
    luck = Seeded(20_261)
    dealer = match.dealer(seat)
    total = 0.0
    for _ in range(worlds):
        world = with_true_hands(match, luck) if true_hands else dealer.deal(luck)
        throw = luck.below(1 << 32)
        for phrase, sign in ((said, 1.0), (coachs, -1.0)):
            going_on: Match = world.clone()
            chance = Seeded(throw)
            for move in phrase:
                going_on.play_listed(move, chance, None, seat)
            left = ahead or NO_END
            while going_on.outcome is None and (left > 0 or going_on.decision is not going_on.opened):
                moves = going_on.moves()
                if len(moves) > 1 and going_on.decision is going_on.opened:
                    left -= 1
                lone = len(moves) == 1
                going_on.play_listed(moves[0] if lone else guide.choose(going_on, going_on.asked[0], chance), chance)
            total += sign * guide.value(going_on, seat)
    return total / worlds


def averaged_gain(
    judge: Guide, match: Match, seat: int, said: Sequence[int], coachs: Sequence[int], worlds: int
) -> float:
    """The same with luck averaged, as many spells far as the judge looks."""
    luck = Seeded(20_261)
    dealer = match.dealer(seat)
    total = 0.0
    for _ in range(worlds):
        world, throw = dealer.deal(luck), luck.below(1 << 32)
        for phrase, sign in ((said, 1.0), (coachs, -1.0)):
            total += sign * averaged(judge, world, tuple(phrase), seat, Seeded(throw))
    return total / worlds


def main() -> None:
    """Reads the command line, searches and prints one line."""
    parser = argparse.ArgumentParser(prog="bench.departures", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=160)
    parser.add_argument("--ahead", type=int, default=0, help="phrases until worlds are valued; 0 plays them to the end")
    parser.add_argument("--true-hands", action="store_true", help="play them with the hands as they truly are")
    parser.add_argument("--spells", type=int, default=0, help="judge by averaged luck, so many spells far")
    parser.add_argument("--often", type=int, default=7, help="one of so many decisions of a match is looked at")
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=NUMBER", help="a setting of the search")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    asked = parser.parse_args()
    with refusals_told(parser):
        game = load(asked.game, asked.seats, **read_options(asked.option))
        bot = find_bot(asked.bot, game)
    assert isinstance(bot, Searcher), "only searchers depart from the coach"
    bot.clock = time.process_time
    for setting in asked.set:
        name, _, number = setting.partition("=")
        setattr(bot.guide.settings, name, type(getattr(bot.guide.settings, name))(float(number)))
    judge = guide_of(game)
    judge.settings.spells, judge.settings.averaged = asked.spells, AVERAGED
    taken = positions(game, bot.guide, asked.seed, asked.often)
    gains: list[float] = []
    kinds: dict[str, list[float]] = {}
    spent = 0.0
    for number in track(range(asked.positions), transient=True):
        match, seat = next(taken)
        dealt = match.redealt(seat, Seeded(asked.seed + number))
        begun = time.process_time()
        said = tuple(bot.answer(dealt, seat, Seeded(number), None))
        spent += time.process_time() - begun
        coachs = bot.guide.phrases(dealt, seat, 1)[0]
        departs = said != coachs
        if not departs:
            gains.append(0.0)
        elif asked.spells:
            gains.append(averaged_gain(judge, match, seat, said, coachs, asked.worlds))
        else:
            gains.append(gain(bot.guide, match, seat, said, coachs, asked.worlds, asked.ahead, asked.true_hands))
        if departs:
            kinds.setdefault(type(match.decision).__name__, []).append(gains[-1])
    mean = sum(gains) / len(gains)
    error = sqrt(sum((one - mean) ** 2 for one in gains) / len(gains) / (len(gains) - 1))
    left = sum(map(len, kinds.values()))
    print(
        f"{asked.game}, {asked.bot} {' '.join(asked.set)}: {len(gains)} positions, departs in {left / len(gains):.0%}; "
        f"gain a decision {mean:+.4f} ± {1.96 * error:.4f}, {1000 * spent / len(gains):.0f} ms"
    )
    for kind, some in sorted(kinds.items(), key=lambda item: -len(item[1])):
        print(f"  {kind}: {len(some)} departures, {sum(some) / len(some):+.4f} each")


if __name__ == "__main__":
    main()
