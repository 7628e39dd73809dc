"""Paragraph 6: giving the ball back (WF-6.13 to WF-6.15)."""

from typing import ClassVar, Final

from onze.games.worldwide_football.match import CAUSE_GIVE_BACK, WorldwideMatch
from onze.games.worldwide_football.rules.foreseen import AttackForeseen
from onze.games.worldwide_football.rules.hands import discard_action, draw_actions, over_limit, trim
from onze.games.worldwide_football.rules.possession import lose, would_end
from onze.games.worldwide_football.rules.refusals import why_not_discarded
from onze.games.worldwide_football.rules.stadium import give_back_bonus, give_back_bonus_to_come
from onze.games.worldwide_football.rules.windows import SideWindow
from onze.kernel.steps import Step
from onze.kernel.words import Reason

__all__ = [
    "CARDS_FOR_THE_BALL",
    "GAVE_BACK",
    "GaveBack",
    "GiveBackDiscard",
    "foresee_give_back",
    "give_back",
    "say_give_back",
]

CARDS_FOR_THE_BALL: Final = 3
"""How many Action cards are drawn when the ball is given back (WF-6.14)."""


def give_back(match: WorldwideMatch) -> None:
    """Draws 3 Action cards, discards 1, and the ball is the opponent's (WF-6.13 to WF-6.15, WF-C-13, WF-C-14)."""
    side = match.ball
    size = len(match.draws[side].cards)
    say_give_back(match)
    draw_actions(match, side, CARDS_FOR_THE_BALL, "WF-6.14")
    give_back_bonus(match, side)
    if match.rules.switches.limit_before_discard:
        trim(match, side)
    match.then(GIVE_BACK_DISCARDS[side][size >= CARDS_FOR_THE_BALL], GAVE_BACK)


def foresee_give_back(match: WorldwideMatch, side: int) -> AttackForeseen:
    """What giving the ball back would bring, and whether the half would be over with it."""
    pile, hand = len(match.draws[side].cards), len(match.hands[side].cards)
    drawn = min(CARDS_FOR_THE_BALL + give_back_bonus_to_come(match, side), pile)
    empty = pile == drawn or not match.draws[1 - side].cards
    discards = pile >= CARDS_FOR_THE_BALL
    return {
        "ball": 1 - side,
        "draws": drawn,
        "discards": int(discards),
        "hand": hand + drawn - discards,
        "ends_half": would_end(match, empty),
    }


def say_give_back(match: WorldwideMatch) -> None:
    """The attacker drops his attack; whether a pile was empty before counts at some tables (WF-6.13, WF-C-21)."""
    match.empty_before[match.ball] = match.a_pile_is_empty()
    if match.heard:
        match.tell("give back", {"side": match.ball, "pa": match.pa, "minute": match.minute()}, "WF-6.13")


class GiveBackDiscard(SideWindow):
    """One Action card is discarded; with fewer than 3 in the pile that is left to the player (WF-6.14, WF-6.15)."""

    rule: ClassVar[str] = "WF-6.14"
    fields: ClassVar[tuple[str, ...]] = ("of", "must")

    def __init__(self, of: int, must: bool) -> None:
        super().__init__(of)
        self.must = must

    def is_open(self, match: WorldwideMatch, side: int) -> bool:
        return len(match.hands[side].cards) > 0

    def moves(self, match: WorldwideMatch, seat: int) -> tuple[int, ...]:
        found = match.moves_with(self.of, match.rules.discard.base, match.rules.all_cards)
        if not self.must:
            found.append(match.rules.pass_on)
        return tuple(found)

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        return {**super().shown(match), "must": self.must}

    def why_not(self, match: WorldwideMatch, move: int, seat: int) -> Reason:
        return why_not_discarded(match, move, self.rule) or super().why_not(match, move, seat)

    def take(self, match: WorldwideMatch, move: int) -> None:
        if move != match.rules.pass_on:
            discard_action(match, self.of, match.rules.discard.thing(move), self.rule)


class GaveBack(Step[WorldwideMatch]):
    """The hand is checked, then the end of the half, then the ball changes sides (WF-12.2, WF-12.3, WF-C-14)."""

    def run(self, match: WorldwideMatch) -> None:
        side = match.ball
        if over_limit(match, side):
            trim(match, side)
            match.then(self)
            return
        lose(match, CAUSE_GIVE_BACK)


GAVE_BACK: Final = GaveBack()
GIVE_BACK_DISCARDS: Final = tuple((GiveBackDiscard(side, False), GiveBackDiscard(side, True)) for side in (0, 1))
