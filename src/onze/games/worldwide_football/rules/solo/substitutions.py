"""Its substitutions: at any moment, for a Star that it needs now (paragraph 34, WFS-P13.1 to WFS-P13.4, WF-C-54)."""

from typing import Final

from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.solo.piles import VIRTUAL
from onze.games.worldwide_football.rules.substitutions import substitute

__all__ = ["can_substitute", "first_of_roles", "leads", "substitute_for_a_star"]

TAKEN_OFF_FIRST: Final = ("DGMA", "AMGD")
"""Whom it takes off first: trailing or level, and leading (WF-C-54)."""


def can_substitute(match: WorldwideMatch) -> bool:
    """It needs to be out of Stars, and to have a token and an active Player card (WF-34.1, WFS-P13.3)."""
    if not match.rules.switches.solo_substitutions or match.stars[VIRTUAL] > 0:
        return False
    return match.tokens[VIRTUAL] > 0 and len(match.squads[VIRTUAL].cards) > 0


def substitute_for_a_star(match: WorldwideMatch) -> None:
    """Trailing or level it gives up a defender first, leading an attacker (WF-34.2, WFS-P13.4, WF-C-54)."""
    substitute(match, VIRTUAL, first_of_roles(match, TAKEN_OFF_FIRST[leads(match)]))


def leads(match: WorldwideMatch) -> bool:
    """Whether the virtual opponent is ahead."""
    return match.goals[VIRTUAL] > match.goals[1 - VIRTUAL]


def first_of_roles(match: WorldwideMatch, roles: str) -> int:
    """The slot of its oldest active card of the first of these roles that it has; failing them all, its oldest."""
    slots = match.held(VIRTUAL, match.rules.all_slots)
    for role in roles:
        for slot in slots:
            if match.player(VIRTUAL, slot).role == role:
                return slot
    return slots[0]
