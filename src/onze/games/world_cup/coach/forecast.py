"""The coach's first idea: how a match may still end, from its tokens, the cards that are still to come and the dice.

A row is counted in half goals: an Attack is one, a goal two, a dot on the dice one more. What the cards may still
change hangs on two things only, its free spaces and its outermost token, so that few cases cover every board.
"""

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, Final

from onze.games.world_cup.box.rows import ATTACK, ONE_GOAL, THREE_GOALS, half_goals, outermost, size

if TYPE_CHECKING:
    from onze.games.world_cup.game import WorldCup

__all__ = ["Forecast", "forecast_of"]

MOST: Final = 16
"""Half goals are counted up to this; more make no difference."""
LOST: Final = 6
"""So many half goals can be taken from a row at most: a 3G brought down to nothing (WCG-6.i.4)."""
STEPS: Final = 8
"""The cards to come for a row are rounded to such parts of one."""
CARDS: Final = 6
"""More cards than this are not foreseen for a row."""
AIM: Final = 2.5
"""How much likelier a card that turns tokens over is to hit a row that has one: it is aimed, the others are spread."""
USUAL: Final = 2 * STEPS
"""The cards for a row in a knockout round, as a rule."""
KNOWN: Final = 200_000
"""So many matches are remembered before the forecast forgets."""

Duel = tuple[float, float, float]
"""How likely the left team wins, the match is drawn, the right team wins."""


class Forecast:
    """How rows and matches of a game may end, with the modification dice or without them."""

    def __init__(self, rules: "WorldCup", dice: bool) -> None:
        self.colours = rules.material.colours
        self.faces = [die.colours for die in rules.material.dice] if dice else []
        self.put = [0.0] * (MOST // 2)
        """How likely a card puts down each token."""
        self.turn_attack = 0.0
        self.turn_goal = 0.0
        self._read_deck(rules)
        self.standings: dict[int, int] = {}
        self.changes: dict[int, list[float]] = {}
        self.spreads: dict[int, list[float]] = {}
        self.tables: dict[int, list[Duel]] = {}
        self.duels: dict[int, Duel] = {}
        self.strength = [self._strength(rules, colour) for colour in range(len(self.colours))]
        """How often each colour wins a knockout match against any team of the edition."""

    def _read_deck(self, rules: "WorldCup") -> None:
        """A card with two uses is used one way as often as the other."""
        deck = sum([kind.count for kind in rules.kinds])
        for kind in rules.kinds:
            share = kind.count / deck
            if kind.place and kind.flip:
                share /= 2
            for token in kind.place:
                self.put[token] += share * (scoring_chance(rules) if kind.roll else 1.0)
            if ATTACK in kind.flip:
                self.turn_attack += share * AIM
            if ONE_GOAL in kind.flip:
                self.turn_goal += share * AIM

    def _strength(self, rules: "WorldCup", colour: int) -> float:
        total = 0.0
        own = self.standing(0, colour)
        for team in rules.edition.teams:
            win, draw, _ = self.duel(own, self.standing(0, team.colour), USUAL)
            total += win + draw / 2
        return total / len(rules.edition.teams)

    # ---- a row

    def standing(self, row: int, colour: int) -> int:
        """A row as far as it matters here: half goals, the token that lies open, free spaces, and the colour."""
        key = row << 4 | colour
        known = self.standings.get(key)
        if known is None:
            token = outermost(row)
            if token != ATTACK and not ONE_GOAL <= token <= THREE_GOALS:
                token = 0
            free = self.colours[colour].spaces - size(row)
            known = self.standings[key] = ((colour << 4 | free) << 4 | token) << 4 | min(half_goals(row), MOST - 1)
        return known

    def spread(self, standing: int, pace: int) -> list[float]:
        """How likely a row ends with each number of half goals, before the dice."""
        key = standing << 8 | pace
        known = self.spreads.get(key)
        if known is None:
            known = [0.0] * MOST
            now = standing & 15
            for change, chance in enumerate(self._changed(standing >> 4, pace)):
                known[min(MOST - 1, max(0, now + change - LOST))] += chance
            self.spreads[key] = known
        return known

    def _changed(self, case: int, pace: int) -> list[float]:
        """How likely the cards to come change a row by so many half goals: any number of cards may hit it."""
        mixed = [0.0] * (LOST + MOST)
        mean = pace / STEPS
        likely, left = exp(-mean), 1.0
        for cards in range(CARDS + 1):
            share = left if cards == CARDS else likely
            for change, chance in enumerate(self._after(case, cards)):
                mixed[change] += share * chance
            left -= likely
            likely *= mean / (cards + 1)
        return mixed

    def _after(self, case: int, cards: int) -> list[float]:
        """How likely so many cards on a row change it by so many half goals."""
        key = case << 4 | cards
        known = self.changes.get(key)
        if known is not None:
            return known
        known = [0.0] * (LOST + MOST)
        self.changes[key] = known
        if cards == 0:
            known[LOST] = 1.0
            return known
        idle = 1.0
        for following, gained, chance in self._next(case):
            idle -= chance
            self._add(known, self._after(following, cards - 1), gained, chance)
        self._add(known, self._after(case, cards - 1), 0, max(0.0, idle))
        return known

    def _add(self, total: list[float], changes: list[float], gained: int, chance: float) -> None:
        for change, likely in enumerate(changes):
            if likely:
                total[min(LOST + MOST - 1, max(0, change + gained))] += likely * chance

    def _next(self, case: int) -> list[tuple[int, int, float]]:
        """What one card makes of a row: the case after it, the half goals gained, and how likely that is."""
        token, free, colour = case & 15, case >> 4 & 15, case >> 8
        found: list[tuple[int, int, float]] = []
        if free:
            fewer = colour << 4 | free - 1
            highest = self.colours[colour].max_goal + ONE_GOAL - 1
            for put, chance in enumerate(self.put):
                placed = min(put, highest) if ONE_GOAL <= put <= THREE_GOALS else put
                lies_open = placed if placed == ATTACK or ONE_GOAL <= placed <= THREE_GOALS else 0
                found.append((fewer << 4 | lies_open, half_goals(placed), chance))
        if token == ATTACK:
            found.append((case - token, -1, self.turn_attack))
        elif token:
            # A lower token takes its place, or one more space (WCG-6.i.3, WCG-6.j.3).
            spaces = free - 1 if free and token > ONE_GOAL else free
            lower = token - 1 if token > ONE_GOAL else 0
            found.append(((colour << 4 | spaces) << 4 | lower, -2, self.turn_goal))
        total = sum([chance for _, _, chance in found])
        return [(after, gained, chance / total) for after, gained, chance in found] if total > 1.0 else found

    # ---- a match

    def duel(self, left: int, right: int, pace: int) -> Duel:
        """How a match between two rows may end."""
        key = (left << 20 | right) << 8 | pace
        known = self.duels.get(key)
        if known is None:
            win = draw = 0.0
            right_spread = self.spread(right, pace)
            table = self._table(left >> 12, right >> 12)
            for ours, ours_chance in enumerate(self.spread(left, pace)):
                if ours_chance < 0.001:
                    continue
                for theirs, theirs_chance in enumerate(right_spread):
                    if theirs_chance >= 0.001:
                        wins, draws, _ = table[ours * MOST + theirs]
                        both = ours_chance * theirs_chance
                        win += both * wins
                        draw += both * draws
            if len(self.duels) >= KNOWN:
                self.duels.clear()
            known = self.duels[key] = (win, draw, 1.0 - win - draw)
        return known

    def _table(self, left: int, right: int) -> list[Duel]:
        """How two teams of these colours come out of the dice, by the half goals of both."""
        key = left << 4 | right
        known = self.tables.get(key)
        if known is None:
            known = []
            throws = self._dots(left, right)
            for ours in range(MOST):
                for theirs in range(MOST):
                    win = draw = 0.0
                    for ours_dots, theirs_dots, chance in throws:
                        ahead = (ours + ours_dots) // 2 - (theirs + theirs_dots) // 2
                        if ahead > 0:
                            win += chance
                        elif ahead == 0:
                            draw += chance
                    known.append((win, draw, 1.0 - win - draw))
            self.tables[key] = known
        return known

    def _dots(self, left: int, right: int) -> list[tuple[int, int, float]]:
        """How likely one throw shows so many dots of one colour and of another; the same dots for the same colour."""
        chances: dict[tuple[int, int], float] = {(0, 0): 1.0}
        for faces in self.faces:
            thrown: dict[tuple[int, int], float] = {}
            for (ours, theirs), chance in chances.items():
                for colour in faces:
                    dots = (ours + (colour == left), theirs + (colour == right))
                    thrown[dots] = thrown.get(dots, 0.0) + chance / len(faces)
            chances = thrown
        return [(ours, theirs, chance) for (ours, theirs), chance in chances.items()]


def scoring_chance(rules: "WorldCup") -> float:
    """How likely a penalty goes in (WCG-6.k.3)."""
    faces = rules.material.dice[0].colours
    return 1.0 - faces.count(rules.material.miss) / len(faces)


@lru_cache(maxsize=16)
def forecast_of(rules: "WorldCup", dice: bool) -> Forecast:
    """The forecast for a game; what it has worked out it keeps."""
    return Forecast(rules, dice)
