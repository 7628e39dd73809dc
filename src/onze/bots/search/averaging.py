"""What a phrase is worth in a world when luck is averaged instead of thrown, as far as the game's coach can say how.

Coaches play on for a spell, such as an attack. Wherever luck decides they part into the few matches that it can make
(``Coach.forks``), each with its share, so that the spell has several ends, and their mean has no luck in it. One end,
by its share, is played on for the next spell; all others count as they are valued. Whether a shot goes in then hardly
tells two phrases apart, and some fifteen times fewer worlds are as sure.
"""

from typing import Any

from onze.bots.search.guide import Guide
from onze.doors import Coach
from onze.kernel.chance import Chance
from onze.kernel.match import Match

__all__ = ["averaged"]

FINE: int = 1 << 16
"""An end is drawn in so many parts."""

Way = tuple[Match, float, int]
"""A match, its share, and how many moves of the phrase have been played in it."""


def averaged(guide: Guide, world: Match, phrase: tuple[int, ...], seat: int, chance: Chance) -> float:
    """What a phrase is worth to a seat in a world, on average of the luck of as many spells as the settings say."""
    assert guide.coach is not None
    total, here, said = 0.0, world.clone(), phrase
    for spell in range(max(1, guide.settings.spells)):
        ends, values = ends_of_spell(guide, guide.coach, here, said, seat, chance)
        total += sum([value * way[1] for value, way in zip(values, ends, strict=True)])
        if spell + 1 >= guide.settings.spells:
            break
        drawn = chance.below(FINE) / FINE
        place = 0
        while place + 1 < len(ends) and drawn >= ends[place][1]:
            drawn -= ends[place][1]
            place += 1
        here, said = ends[place][0], ()
        if here.outcome is not None:
            break
        total -= values[place]
    return total


def ends_of_spell(
    guide: Guide, coach: Coach[Any], here: Match, phrase: tuple[int, ...], seat: int, chance: Chance
) -> tuple[list[Way], list[float]]:
    """The ends that a spell of play can come to, and what each is worth."""
    least = guide.settings.averaged
    spell = coach.spell(here)
    ends: list[Way] = []
    waiting: list[Way] = [(here, 1.0, 0)]
    while waiting:
        match, share, said = waiting.pop()
        while match.outcome is None and (said < len(phrase) or coach.spell(match) == spell or not coach.rests(match)):
            if said < len(phrase):
                who, move = seat, phrase[said]
                said += 1
            else:
                who = match.asked[0]
                move = coach.choose(match, who, chance)
            parted = coach.forks(match, who, move, chance) if share >= least else []
            if not parted:
                match.play_listed(move, chance, None, who)
                continue
            for other, part in parted[1:]:
                waiting.append((other, share * part, said))
            match, share = parted[0][0], share * parted[0][1]
        ends.append((match, share, said))
    return ends, [guide.value(way[0], seat) for way in ends]
