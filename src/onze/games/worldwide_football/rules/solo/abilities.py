"""When it spends a Star: the triggers of its abilities (paragraph 29, WFS-A8.2 to WFS-A8.5, WFS-P14.7 to WFS-P14.18).

``match.has`` says whether it has an ability and a Star, or somebody to take off for one (WF-C-54).
"""

from typing import Final

from onze.games.worldwide_football.box.abilities import (
    ABILITIES,
    ATTACKING_PLAY,
    CLINICAL_FINISHING,
    CREATIVITY,
    DEFENSIVE_BLOCK,
    DIVING,
    OFFSIDE_TRAP,
    STAMINA,
    TACTICAL_PLAN,
)
from onze.games.worldwide_football.match import NO_CARD, WorldwideMatch
from onze.games.worldwide_football.rules.attack import can_finish, finish_clinically
from onze.games.worldwide_football.rules.defence import block, can_dive, claim_foul
from onze.games.worldwide_football.rules.possession import can_counter_attack, counter_attack
from onze.games.worldwide_football.rules.solo.piles import VIRTUAL, action_pile, active_shots, ready_cards, shuffle_pile
from onze.games.worldwide_football.rules.solo.substitutions import leads
from onze.kernel.cards import Zone
from onze.kernel.steps import Step

__all__ = [
    "CLAIM_FOUL",
    "SHOOTING_PA",
    "ClaimFoul",
    "attacking_plays_wanted",
    "be_creative",
    "best_shot",
    "block_if_wanted",
    "counter_attack_if_possible",
    "finish_if_wanted",
    "plan_a_shot",
    "play_offensively",
    "recover",
    "recover_with_stamina",
    "stamina_card",
    "wants_offside_trap",
]

SHOOTING_PA: Final = 6
"""It shoots as soon as it has so many PA (WF-26.2, WFS-A5.2)."""
DIE_ACTIVATES: Final = 4
"""Where a die decides whether it uses an ability: 4 to 6 (WFS-P14.13, WFS-P14.16, WFS-P14.18)."""
LAST_CARDS: Final = 10
"""Defensive block is for the last cards of its Action pile (WFS-P14.9)."""
MOST_ATTACKING_PLAYS: Final = 2
"""How often it uses Attacking play, in an attack or a match (WFS-A8.4, WFS-P14.15, WF-C-49)."""
STAMINA_CARDS: Final = {3: "long-pass", 4: "through-ball", 5: "through-ball"}
"""What Stamina recovers, by its PA (WFS-P14.14)."""


def die_activates(match: WorldwideMatch, ability: int, rule: str) -> bool:
    """A d6 decides whether it uses an ability."""
    roll = match.die(6)
    if match.heard:
        details = {"side": VIRTUAL, "ability": f"ability:{ABILITIES[ability]}", "d6": roll, "die": roll}
        match.tell("ability die", {**details, "activates": roll >= DIE_ACTIVATES}, rule)
    return roll >= DIE_ACTIVATES


def recover(match: WorldwideMatch, card: int, target: Zone, there: str, rule: str) -> None:
    """A card comes back from its discard; those laid in this attack are not in it yet (WF-8.8, WF-C-47)."""
    discard = match.discards[VIRTUAL]
    match.take_spot(discard.cards.index(card), discard, target)
    if match.heard:
        moving = match.moving(VIRTUAL, "discard_pile", there)
        match.tell("recover", {**moving, "card": match.game.card_id(card)}, rule)


# ---- taking the ball, and defending


def counter_attack_if_possible(match: WorldwideMatch) -> None:
    """Counter-attack: whenever it can (WF-29.1, WFS-A8.2, WFS-P14.10)."""
    while can_counter_attack(match, VIRTUAL):
        counter_attack(match, VIRTUAL)


def block_if_wanted(match: WorldwideMatch) -> None:
    """Defensive block: leading, with 10 Action cards or fewer, once, on the first card (WFS-P14.9, WF-C-56)."""
    late = len(action_pile(match).cards) <= LAST_CARDS
    if match.laid_in_attack == 1 and late and leads(match) and match.has(VIRTUAL, DEFENSIVE_BLOCK):
        block(match, VIRTUAL)


def wants_offside_trap(match: WorldwideMatch) -> bool:
    """Offside trap: each time it could, a die decides (WFS-P14.16)."""
    possible = match.rules.can_be_trapped[match.card] and match.has(VIRTUAL, OFFSIDE_TRAP)
    return possible and die_activates(match, OFFSIDE_TRAP, "WFS-P14.16")


# ---- with the ball


def plan_a_shot(match: WorldwideMatch) -> int:
    """Tactical plan: a Shot of its Action pile, or of its discard, becomes active.

    Returns it, or NO_CARD without a Star or a Shot to be had (WF-26.4, WF-29.3, WFS-A5.4, WFS-A8.5, WFS-P14.17,
    WF-C-45).
    """
    if not match.has(VIRTUAL, TACTICAL_PLAN):
        return NO_CARD
    pile = action_pile(match)
    shot = best_shot(match, pile.cards)
    if shot != NO_CARD:
        match.spend_star(VIRTUAL, TACTICAL_PLAN)
        match.take_spot(pile.cards.index(shot), pile, active_shots(match))
        if match.heard:
            moving = match.moving(VIRTUAL, "draw_pile", "active_shots")
            match.tell("search", {**moving, "card": match.game.card_id(shot)}, "WF-29.3")
        shuffle_pile(match, pile)
        return shot
    shot = best_shot(match, match.recoverable(VIRTUAL))
    if shot != NO_CARD:
        match.spend_star(VIRTUAL, TACTICAL_PLAN)
        recover(match, shot, active_shots(match), "active_shots", "WF-29.3")
    return shot


def best_shot(match: WorldwideMatch, cards: list[int]) -> int:
    """The first Shot with the best bonus that may be laid now, or NO_CARD (WF-C-44)."""
    rules = match.rules
    legal = rules.legal[0][match.pa]
    best = NO_CARD
    for card in cards:
        if rules.shots[card] and legal[card]:
            bonus = rules.actions[card].bonus[match.pa]
            if best == NO_CARD or bonus > rules.actions[best].bonus[match.pa]:
                best = card
    return best


def finish_if_wanted(match: WorldwideMatch) -> None:
    """Clinical finishing: on a Shot when it trails, or by the die when level (WFS-P14.12, WFS-P14.13)."""
    if leads(match) or not can_finish(match, VIRTUAL):
        return
    level = match.goals[0] == match.goals[1]
    if not level or die_activates(match, CLINICAL_FINISHING, "WFS-P14.13"):
        finish_clinically(match, VIRTUAL)


def be_creative(match: WorldwideMatch) -> bool:
    """Creativity: with an empty Special pile at 5 PA; a die names the card (WFS-P14.11, WF-C-43, WF-C-57).

    If the one named is not in its discard it takes the other; without either nothing is spent.
    """
    if not match.has(VIRTUAL, CREATIVITY):
        return False
    there = [card for card in match.recoverable(VIRTUAL) if match.rules.creative[card]]
    if not there:
        return False
    match.spend_star(VIRTUAL, CREATIVITY)
    roll = match.die(6)
    wanted = match.game.card("cross" if roll < DIE_ACTIVATES else "through-ball")
    if match.heard:
        match.tell("creativity", {"side": VIRTUAL, "d6": roll, "die": roll}, "WFS-P14.11")
    recover(match, wanted if wanted in there else there[0], ready_cards(match), "ready", "WFS-P14.11")
    return True


def attacking_plays_wanted(match: WorldwideMatch) -> int:
    """How many Stars on Attacking play would bring it to 6 PA; 0 if that cannot be (WF-29.2, WFS-A8.3, WF-C-49)."""
    if not match.has(VIRTUAL, ATTACKING_PLAY):
        return 0
    missing = SHOOTING_PA - match.pa
    capped = match.rules.switches.solo_attacking_play_cap != "none"
    if capped and match.attacking_plays + missing > MOST_ATTACKING_PLAYS:
        return 0
    return missing if missing <= max(match.stars[VIRTUAL], 1) else 0


def play_offensively(match: WorldwideMatch, times: int) -> None:
    """Attacking play, as often as it takes (WF-10.8, WF-29.2)."""
    for _ in range(times):
        match.pay_star(VIRTUAL)
        match.pa += 1
        match.attacking_plays += 1
        match.say_ability(VIRTUAL, ATTACKING_PLAY, match.pa - 1)


def stamina_card(match: WorldwideMatch) -> int:
    """What Stamina would recover now, or NO_CARD (WFS-P14.14, WF-C-57)."""
    name = STAMINA_CARDS.get(match.pa)
    if name is None or not match.has(VIRTUAL, STAMINA):
        return NO_CARD
    card = match.game.card(name)
    return card if card in match.recoverable(VIRTUAL) else NO_CARD


def recover_with_stamina(match: WorldwideMatch, card: int) -> None:
    """Stamina: a Long pass at 3 PA, a Through ball at 4 or 5 (WFS-P14.14)."""
    match.spend_star(VIRTUAL, STAMINA)
    recover(match, card, ready_cards(match), "ready", "WFS-P14.14")


class ClaimFoul(Step[WorldwideMatch]):
    """Diving: each time it could, a die decides (WFS-P14.18)."""

    def run(self, match: WorldwideMatch) -> None:
        if can_dive(match, VIRTUAL) and die_activates(match, DIVING, "WFS-P14.18"):
            claim_foul(match, VIRTUAL)


CLAIM_FOUL: Final = ClaimFoul()
