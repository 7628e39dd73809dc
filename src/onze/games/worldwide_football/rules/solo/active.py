"""Its Player cards: face up, in order of activation, and played as soon as they can be (paragraph 28, WF-C-46)."""

from typing import ClassVar, Final

from onze.games.worldwide_football.box.cards import MOST_PA
from onze.games.worldwide_football.match import NO_PLAYER, PLAYER_LIMITS, WorldwideMatch
from onze.games.worldwide_football.rules.hands import discard_player
from onze.games.worldwide_football.rules.player_cards import play_player
from onze.games.worldwide_football.rules.possession import slots_for_taking
from onze.games.worldwide_football.rules.solo.abilities import counter_attack_if_possible, finish_if_wanted
from onze.games.worldwide_football.rules.solo.piles import VIRTUAL, turn_up
from onze.games.worldwide_football.rules.solo.substitutions import first_of_roles, leads
from onze.kernel.steps import Step

__all__ = [
    "MOMENT_AFTER",
    "MOMENT_AFTER_SHOT",
    "MOMENT_RECOVERY",
    "MOMENT_WITH",
    "PlayActive",
    "activate",
    "activate_first_two",
    "first_active",
    "trim_active",
]

OPENING_ACTIVE: Final = 2
"""Player cards that are turned up at the start of a half (WF-24.15, WFS-A2.15, WFS-P10a.13)."""
DISCARDED_FIRST: Final = ("DG", "MA")
"""Whom it discards first when a fourth card is activated: trailing or level, and leading (WF-28.4, WF-28.5, WFS-A7.5,
WFS-A7.6)."""


# ---- activating


def activate_first_two(match: WorldwideMatch) -> None:
    """The first two cards of its Players pile are turned up (WF-24.15, WFS-A2.15, WFS-P10a.13, WF-C-66)."""
    for _ in range(min(OPENING_ACTIVE, len(match.piles[VIRTUAL].cards))):
        turn_up_player(match, "WF-24.15")
    trim_active(match)


def activate(match: WorldwideMatch) -> None:
    """One more Player card is turned up, if there is one (WF-27.2, WFS-A6.3, WF-C-48)."""
    if match.piles[VIRTUAL].cards:
        turn_up_player(match, "WF-27.2")
        trim_active(match)


def turn_up_player(match: WorldwideMatch, rule: str) -> None:
    """The top card of its Players pile is active from now on."""
    card = turn_up(match, match.piles[VIRTUAL], match.squads[VIRTUAL])
    if match.heard:
        moving = match.moving(VIRTUAL, "player_pile", "players")
        match.tell("active player", {**moving, "player": match.game.card_id(card)}, rule)


def trim_active(match: WorldwideMatch) -> None:
    """At most three cards are active; who goes depends on the score.

    (WF-28.3 to WF-28.5, WFS-A7.4 to WFS-A7.6, WF-C-48, WF-C-53)
    """
    reds = min(match.reds[VIRTUAL], 2) if match.rules.switches.solo_red_lowers_active else 0
    while len(match.squads[VIRTUAL].cards) > PLAYER_LIMITS[reds]:
        rule = "WF-28.5" if leads(match) else "WF-28.4"
        discard_player(match, VIRTUAL, first_of_roles(match, DISCARDED_FIRST[leads(match)]), rule)


# ---- playing

MOMENT_WITH: Final = 0
MOMENT_AFTER: Final = 1
MOMENT_AFTER_SHOT: Final = 2
MOMENT_RECOVERY: Final = 3


class PlayActive(Step[WorldwideMatch]):
    """It plays its cards for a moment one after the other, then the abilities of that moment (WF-28.1, WFS-A7.2)."""

    fields: ClassVar[tuple[str, ...]] = ("moment",)

    def __init__(self, moment: int) -> None:
        self.moment = moment

    def run(self, match: WorldwideMatch) -> None:
        slots, room = what_fits(match, self.moment)
        slot = first_active(match, slots, room)
        if slot != NO_PLAYER:
            play_player(match, VIRTUAL, slot)
            match.then(self)
        elif self.moment == MOMENT_WITH:
            finish_if_wanted(match)
        elif self.moment == MOMENT_RECOVERY:
            counter_attack_if_possible(match)


def what_fits(match: WorldwideMatch, moment: int) -> tuple[int, int]:
    """The slots of a moment, and the PA that its cards may still give."""
    rules = match.rules
    team = match.teams[VIRTUAL]
    if moment == MOMENT_WITH:
        return rules.with_slots[team][match.card], MOST_PA - match.pa - rules.actions[match.card].pa - match.with_pa
    if moment == MOMENT_AFTER:
        return rules.after_slots[team][match.card], MOST_PA - match.pa
    if moment == MOMENT_AFTER_SHOT:
        return rules.after_shot_slots[team], 0
    return slots_for_taking(match, VIRTUAL), MOST_PA - match.pa


def first_active(match: WorldwideMatch, slots: int, room: int = MOST_PA) -> int:
    """The slot that it plays of these, the oldest or one at random; it waits if none fits (WF-C-46, WF-C-64)."""
    held = [slot for slot in match.held(VIRTUAL, slots) if match.player(VIRTUAL, slot).pa <= room]
    if len(held) > 1 and match.rules.switches.solo_random_order:
        return held[match.die(len(held)) - 1]
    return held[0] if held else NO_PLAYER
