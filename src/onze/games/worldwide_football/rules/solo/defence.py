"""How it answers the player's cards (paragraph 25, WFS-A4.2 to WFS-A4.7; rules page, section 3.3, V_DEFEND)."""

from fractions import Fraction
from typing import Final

from onze.games.worldwide_football.box.cards import NO_ANSWER
from onze.games.worldwide_football.match import NO_PLAYER, WorldwideMatch
from onze.games.worldwide_football.rules.chances import Spread, goal_share, sum_of
from onze.games.worldwide_football.rules.defence import add_to_roll, answer, spring_offside_trap
from onze.games.worldwide_football.rules.hands import discard_player
from onze.games.worldwide_football.rules.player_cards import counter_player
from onze.games.worldwide_football.rules.shots import goals_past, play_keeper
from onze.games.worldwide_football.rules.solo.abilities import block_if_wanted, wants_offside_trap
from onze.games.worldwide_football.rules.solo.active import first_active
from onze.games.worldwide_football.rules.solo.piles import (
    VIRTUAL,
    defence_pile,
    rebuild_defence_pile,
    say_put_back,
    turn_up,
)
from onze.kernel.steps import Step

__all__ = [
    "ADD_ACTIVE_TO_ROLL",
    "KEEP_GOAL_ACTIVE",
    "AddActiveToRoll",
    "KeepGoalActive",
    "counter_card",
    "defend",
    "goals_against",
    "keep_penalty",
]

WORTH_A_KEEPER: Final = 2
"""The least quality of a shot that it plays a G card on (WF-C-46)."""


def defend(match: WorldwideMatch) -> None:
    """Defensive block, Offside trap, or the top card of its Defence pile; else the attack goes on.

    (WF-25.2, WF-25.5, WFS-A4.2, WF-C-42)
    """
    block_if_wanted(match)
    if match.prevented:
        return
    if wants_offside_trap(match):
        spring_offside_trap(match, VIRTUAL)
        return
    pile = defence_pile(match)
    if not pile.cards:
        rebuild_defence_pile(match)
    if pile.cards:
        turn_up_defence(match)


def turn_up_defence(match: WorldwideMatch) -> None:
    """A card that may answer is rolled for; all are discarded at once (WF-25.3, WF-25.6, WF-C-42, WF-C-70)."""
    rules = match.rules
    discard = match.discards[VIRTUAL]
    card = turn_up(match, defence_pile(match), discard)
    answers = rules.answers[match.card][card] != NO_ANSWER
    if match.heard:
        moving = match.moving(VIRTUAL, "defence_pile", "discard_pile")
        match.tell("defence card", {**moving, "card": match.game.card_id(card), "answers": answers}, "WF-25.2")
    if answers:
        answer(match, VIRTUAL, card, {})
    elif rules.switches.solo_unusable_to_bottom:
        match.put_under(len(discard.cards) - 1, discard, defence_pile(match))
        say_put_back(match, "defence_pile", 1, False, "WF-C-42")


class AddActiveToRoll(Step[WorldwideMatch]):
    """A D card is added to a failed roll only where that makes it enough (WF-C-46)."""

    def run(self, match: WorldwideMatch) -> None:
        missing = match.needed - match.total
        enough = 0
        for slot in match.held(VIRTUAL, match.rules.roll_slots[match.teams[VIRTUAL]]):
            if match.player(VIRTUAL, slot).amount >= missing:
                enough |= 1 << slot
        slot = first_active(match, enough)
        if slot != NO_PLAYER:
            add_to_roll(match, VIRTUAL, slot)


class KeepGoalActive(Step[WorldwideMatch]):
    """A G card is played on every shot of quality 2 or more (WF-C-46)."""

    def run(self, match: WorldwideMatch) -> None:
        slot = first_active(match, match.rules.keeper_slots[match.teams[VIRTUAL]])
        if slot != NO_PLAYER and match.shot_die + match.shot_bonus >= WORTH_A_KEEPER:
            play_keeper(match, VIRTUAL, slot)


def goals_against(match: WorldwideMatch, shot: Spread, bonus: int, can_miss: bool) -> Fraction:
    """How likely it lets a shot in: everybody sees whether it will play its G card (WF-28.1, WF-C-46)."""
    active = match.held(VIRTUAL, match.rules.keeper_slots[match.teams[VIRTUAL]])
    goals = Fraction(0)
    for die, likely in shot.items():
        this = {die: likely}
        if not active or die + bonus < WORTH_A_KEEPER:
            goals += goal_share(this, bonus, sum_of(1), 0, can_miss)
        elif die > 1 or not can_miss:
            goals += goals_past(match.player(VIRTUAL, active[0]), this, bonus, can_miss)
    return goals


def counter_card(match: WorldwideMatch) -> None:
    """A D card that may intervene does so on the first M or A card (WF-28.1, WF-FAQ.5)."""
    slot = first_active(match, match.rules.counters[match.teams[VIRTUAL]])
    if slot != NO_PLAYER:
        counter_player(match, VIRTUAL, slot)


def keep_penalty(match: WorldwideMatch) -> None:
    """It always discards an active G card on a penalty, where that is played (WF-C-61)."""
    slot = first_active(match, match.rules.keeper_slots[match.teams[VIRTUAL]])
    if slot != NO_PLAYER:
        match.keeper_card = True
        discard_player(match, VIRTUAL, slot, "WF-C-61")


ADD_ACTIVE_TO_ROLL: Final = AddActiveToRoll()
KEEP_GOAL_ACTIVE: Final = KeepGoalActive()
