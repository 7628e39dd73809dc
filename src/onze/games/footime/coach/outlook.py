"""The coach's third idea: what a ball on a point is worth, in goals.

A shot is worth the chance that no save card is held; a ball that is kept is worth what the own cards, or those of
a team-mate whom nobody has seen, can make of it; a ball that is left is worth what the opponents will make of
it if they can reach it. Others' hands are never read: a card that the seat has not seen may be in any of them.
"""

from typing import Final

from onze.games.footime.box.pitch import NO_POINT, Points
from onze.games.footime.coach.prices import SURE_SAVES
from onze.games.footime.coach.shape import Shape
from onze.games.footime.coach.triangles import Triangles, without_card
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.dice import FACES

__all__ = ["OFFSIDE_GIVEN", "STEP_FORWARD", "Aims", "Outlook"]

OWN: Final = [0.97, 0.87, 0.76]
"""What an attack is worth, in shots, if the own hand holds the passes and the shot, by how many passes it takes."""
REACHED: Final = [1.0, 0.97, 0.86, 0.79, 0.7, 0.58, 0.45, 0.27, 0.22, 0.17]
"""How likely a hand brings a pawn to the ball, by how far away it stands."""
FURTHEST: Final = len(REACHED) - 1
HARDLY: Final = 0.08
"""The same from further away."""
LOOSE: Final = 0.5
"""What is left of an attack if a pawn must first run to the ball."""
HOARDING: Final = 1.5
"""A card that is kept for its moment is so much more likely in a hand than by the deal alone."""
STEP_FORWARD: Final = 0.002
"""What a step towards the goal is worth."""
OUT: Final = 0.04
"""What an out-of-play card costs whoever has put the ball on a line (FT-CARD-OUT.1)."""
CONTACT: Final = 0.04
IN_AREA: Final = 0.35
"""What a foul costs whoever has put a pawn beside an opponent, elsewhere and in the own area (FT-CARD-FOUL.1)."""
OFFSIDE_GIVEN: Final = -0.15
"""What an offside costs (FT-OFFSIDE.9)."""
UNKNOWN: Final = 99.0
"""What nobody has reckoned yet: no ball is worth so much."""


class Outlook:
    """What a seat can know, and what it makes of it."""

    def __init__(self, match: FootimeMatch, seat: int) -> None:
        self.match = match
        self.rules = match.rules
        self.pitch = match.rules.pitch
        self.seat = seat
        self.side = seat & 1
        self.hand = tuple(match.hands[seat].cards)
        self.unseen = unseen_cards(match, seat)
        self.against = len(match.hands[(seat + 1) % match.rules.seats].cards)
        """So many cards the next opponent holds."""
        self.at = match.at[:]
        self.ball = match.ball
        self.end = match.end(self.side)
        if LAST and self._is_as(LAST[0]):
            self._go_on_from(LAST[0])
        else:
            self._look_around()
            LAST[:] = [self]

    def _is_as(self, last: "Outlook") -> bool:
        """Whether all that counts is as it was when somebody last looked."""
        return (
            self.ball == last.ball
            and self.at == last.at
            and self.hand == last.hand
            and self.unseen == last.unseen
            and self.seat == last.seat
            and self.end == last.end
            and self.against == last.against
            and self.rules is last.rules
        )

    def _look_around(self) -> None:
        match, rules = self.match, self.rules
        self.mine = Shape(match, self.side)
        self.theirs = Shape(match, 1 - self.side)
        self.triangles = Triangles(match, self.mine)
        self.plays_on = rules.seats == 2 or rules.switches.same_player
        """Whether the seat itself goes on after a pass that finds a team-mate."""
        self.unseen_count = max(1, sum(self.unseen))
        self.goal = 1.0 - self.held(SURE_SAVES) - 0.4 * self.held(("var",))
        """How likely a shot goes in."""
        self.tackle = self.held(("tackle",))
        self.foul = self.held(("foul",))
        self.out = self.held(("out",))
        self.foes: list[Points] = [self.theirs.standing]
        """Where opponents stand, the points up to one step from them, up to two, and so on."""
        self._left: list[float] = [UNKNOWN] * (2 * len(self.pitch.bit))
        self._kept: dict[tuple[int, tuple[int, ...]], float] = {}
        self._ahead: dict[int, Points] = {}

    def _go_on_from(self, last: "Outlook") -> None:
        """What was found in the same position holds; a phrase asks several questions in one."""
        self.mine, self.theirs, self.triangles = last.mine, last.theirs, last.triangles
        self.plays_on, self.unseen_count = last.plays_on, last.unseen_count
        self.goal, self.tackle, self.foul, self.out = last.goal, last.tackle, last.foul, last.out
        self.foes, self._left, self._kept, self._ahead = last.foes, last._left, last._kept, last._ahead

    # ---- what others may hold

    def held(self, effects: tuple[str, ...]) -> float:
        """How likely the next opponent holds a card with one of these effects."""
        kinds = self.rules.kinds
        wanted = 0
        for card, count in enumerate(self.unseen):
            if kinds[card].effect in effects:
                wanted += count
        share = min(1.0, HOARDING * wanted / self.unseen_count)
        return 1.0 - float((1.0 - share) ** self.against)

    # ---- where the ball comes to rest

    def shot(self) -> float:
        """A ball on a point of the opponents' goal."""
        return self.goal - 0.1 * (1.0 - self.goal)

    def kept(self, point: int, hand: tuple[int, ...]) -> float:
        """A ball beside a team-mate; an opponent may tackle before it is played on (FT-CARD-TACKLE.2)."""
        key = (point, hand)
        if key not in self._kept:
            tackled = self.tackle * max(0, FACES + 1 - self.foe(point)) / FACES
            self._kept[key] = (1.0 - 0.8 * tackled) * self.attack(point, hand) - STEP_FORWARD * self.mine.to_goal(point)
        return self._kept[key]

    def attack(self, point: int, hand: tuple[int, ...]) -> float:
        """What the own side makes of a ball that it plays next."""
        worth = self.mine.attack(point)
        if self.plays_on:
            passes = self.triangles.passes_from(hand, point)
            worth = OWN[passes] if passes >= 0 else 0.8 * worth
        return worth * self.goal

    def left(self, point: int, beside: bool) -> float:
        """A ball that the opponents play next; ``beside`` says whether a pawn of the own side stands by it."""
        key = 2 * point + beside
        worth = self._left[key]
        if worth == UNKNOWN:
            away = self.foe(point)
            reached = REACHED[away] if away <= FURTHEST else HARDLY
            bit = self.pitch.bit[point]
            theirs = self.theirs.attack(point)
            if away > 1 and self.theirs.range_of(max(0, FACES - away)) & bit == 0:
                theirs *= LOOSE
            mine = self.mine.attack(point) * (1.0 if beside else LOOSE)
            worth = self.goal * ((1.0 - reached) * mine - reached * theirs)
            if (self.pitch.touchlines | self.pitch.goal_line[0] | self.pitch.goal_line[1]) & bit:
                worth -= OUT * self.out
            worth -= STEP_FORWARD * self.mine.to_goal(point)
            self._left[key] = worth
        return worth

    def stays(self) -> float:
        """A ball that is left where it is."""
        ball = self.match.ball
        return self.left(ball, self.pitch.near[ball] & self.mine.standing != 0)

    def foe(self, point: int) -> int:
        """How far the nearest opponent stands from a point, up to a little more than anybody runs."""
        bit = self.pitch.bit[point]
        foes = self.foes
        for steps in range(FURTHEST + 2):
            if len(foes) <= steps:
                foes.append(self.pitch.spread(foes[-1]))
            if foes[steps] & bit:
                return steps
        return FURTHEST + 1

    def contact(self, point: int) -> float:
        """What it may cost to put a pawn on a point: an opponent beside it can claim a foul (FT-CARD-FOUL.1)."""
        if not self.pitch.within[1][point] & self.theirs.standing:
            return 0.0
        own_area = self.pitch.area[self.end]
        return self.foul * (IN_AREA if own_area & self.pitch.within[1][point] else CONTACT)

    def after(self, card: int, booster: int) -> tuple[int, ...]:
        """The hand without the cards that are about to be laid."""
        hand = without_card(self.hand, card) if card >= 0 else self.hand
        return without_card(hand, booster) if booster >= 0 else hand

    def ahead(self, start: int) -> Points:
        """The points nearer the goal than another one where a pawn is onside and can be found by a pass."""
        if start not in self._ahead:
            pitch, end = self.pitch, self.mine.end
            clear = ~self.mine.offside & ~pitch.touchlines & ~pitch.goal_line[end]
            self._ahead[start] = pitch.beyond[end][start] & clear
        return self._ahead[start]

    # ---- sets of points for the ball

    def best_target(self, targets: Points, passer: int, how: str, hand: tuple[int, ...]) -> tuple[int, float]:
        """The best of these points for the ball, and what it is worth: in the goal, to a team-mate, or as it comes."""
        aims = Aims(self, targets, passer, how)
        if aims.scored:
            return self.pitch.points(aims.scored)[0], self.shot()
        best, best_worth = NO_POINT, -9.0
        kept = aims.kept != 0
        for point in self.pitch.points(aims.kept or targets):
            worth = self.kept(point, hand) if kept else self.aimed(aims, point, hand)
            if worth > best_worth:
                best, best_worth = point, worth
        return best, best_worth

    def aimed(self, aims: "Aims", point: int, hand: tuple[int, ...]) -> float:
        """What a ball is worth that is played to a point."""
        bit = self.pitch.bit[point]
        if aims.scored & bit:
            return self.shot()
        if aims.kept & bit:
            return self.kept(point, hand)
        if aims.flagged & bit:
            return OFFSIDE_GIVEN
        return self.left(point, self.pitch.near[point] & self.mine.standing != 0)

    def restarted(self, point: int) -> float:
        """A ball that the own side puts down to play it at once: best beside one of its pawns (FT-OFFSIDE.10)."""
        worth = self.attack(point, self.hand) - STEP_FORWARD * self.mine.to_goal(point)
        return worth if self.pitch.near[point] & self.mine.standing else LOOSE * worth - OUT


class Aims:
    """Of the points that a pawn can play the ball to: those in the goal, beside a team-mate, and offside."""

    def __init__(self, outlook: Outlook, targets: Points, passer: int, how: str) -> None:
        match, pitch, mine = outlook.match, outlook.pitch, outlook.mine
        mates = mine.standing
        if passer >= 0 and match.at[passer] >= 0:
            mates &= ~pitch.bit[match.at[passer]]
        offside = mates & mine.offside if how != "throw-in" else 0
        received = pitch.spread(mates & ~offside)
        self.scored: Points = pitch.goal[mine.end] & targets & (received if how == "aerial" else pitch.whole)
        self.kept: Points = targets & received if how != "skill" else targets
        self.flagged: Points = pitch.spread(offside) if offside else 0


def unseen_cards(match: FootimeMatch, seat: int) -> list[int]:
    """How many cards of each kind the seat has not seen: they lie in others' hands and the draw pile."""
    unseen = [0] * len(match.rules.cards)
    known = 1 << seat
    for zone in match.zones:
        cards = zone.cards
        for spot, mark in enumerate(zone.marks):
            if not mark & known:
                unseen[cards[spot]] += 1
    return unseen


LAST: Final[list[Outlook]] = []
"""The outlook that was found last, if any; it holds for whoever asks again in the same position."""
