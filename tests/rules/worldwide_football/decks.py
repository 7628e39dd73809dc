"""Every deck that can be said, number by number."""

from collections import Counter

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from tests.rules.worldwide_football.preparing import offered, say

Deck = tuple[int, int, int]
"""How many cards, and from how many to how many defence cards."""


def reachable(match: WorldwideMatch, deck: Deck) -> int:
    """Follows every way to say a deck; returns how many ways there are.

    What is still possible depends only on how many cards and how many defence cards were taken, so one of all the ways
    that agree in them is followed on. At each point the numbers on offer are exactly those from which a deck can be
    completed: none leads into a dead end, and none is kept back.
    """
    rules = match.rules
    points: dict[tuple[int, int], tuple[WorldwideMatch, int]] = {(0, 0): (match.clone(), 1)}
    for kind, action in enumerate(rules.actions):
        following: dict[tuple[int, int], tuple[WorldwideMatch, int]] = {}
        is_defence = action.kind == "defence"
        for (taken, defences), (at, ways) in points.items():
            counts = [int(name.removeprefix("choose number:")) for name in offered(at, 0) if name != "keep"]
            possible = [
                count
                for count in range(action.count + 1)
                if can_be_completed(rules, kind + 1, taken + count, defences + count * is_defence, deck)
            ]
            assert counts == possible
            assert counts, "a dead end"
            for count in counts:
                point = (taken + count, defences + count * is_defence)
                if point not in following:
                    further = at.clone()
                    say(further, 0, f"choose number:{count}")
                    following[point] = (further, 0)
                further, so_far = following[point]
                following[point] = (further, so_far + ways)
        points = following
    size, least, most = deck
    for (taken, defences), (at, _) in points.items():
        assert taken == size
        assert least <= defences <= most
        assert 0 not in at.seats, "the answer is complete"
    return sum(ways for _, ways in points.values())


def can_be_completed(rules: WorldwideFootball, kind: int, taken: int, defences: int, deck: Deck) -> bool:
    """Whether the kinds from this one on can bring a deck to its size with so many defence cards: tries all sums."""
    return ways_to_complete(rules, kind, taken, defences, deck) > 0


def ways_to_complete(rules: WorldwideFootball, kind: int, taken: int, defences: int, deck: Deck) -> int:
    """In how many ways the kinds from this one on complete a deck."""
    size, least, most = deck
    sums = Counter({(taken, defences): 1})
    for action in rules.actions[kind:]:
        more = 1 if action.kind == "defence" else 0
        following: Counter[tuple[int, int]] = Counter()
        for (all_in, some), ways in sums.items():
            for count in range(action.count + 1):
                following[all_in + count, some + count * more] += ways
        sums = following
    return sum(ways for (all_in, some), ways in sums.items() if all_in == size and least <= some <= most)
