"""What its cards do for it: it has no hand to draw to or discard from (paragraph 27, WF-C-46)."""

from typing import Final

from onze.games.worldwide_football.box.cards import IGNORED
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.effects import EFFECTS
from onze.games.worldwide_football.rules.solo.abilities import recover
from onze.games.worldwide_football.rules.solo.active import activate
from onze.games.worldwide_football.rules.solo.piles import VIRTUAL, ready_cards

__all__ = ["virtual_effect"]

RECOVERS: Final = ("long-pass", "through-ball", "pass")
"""What it recovers, the first that there is (WF-28.2, WFS-A7.3)."""


def virtual_effect(match: WorldwideMatch, effect: str, amount: int) -> None:
    """An effect, as it applies to the virtual opponent (WF-27.1 to WF-27.4)."""
    if effect in IGNORED:
        return
    if effect == "draw_player":
        activate(match)
    elif effect == "recover_action":
        recover_by_rank(match)
    else:
        EFFECTS[effect](match, VIRTUAL, amount)


def recover_by_rank(match: WorldwideMatch) -> None:
    """A Long pass, a Through ball or a Pass is kept ready, if there is one (WF-28.2, WFS-A7.3, WF-C-47, WF-C-84)."""
    there = match.recoverable(VIRTUAL)
    for name in RECOVERS:
        card = match.game.card(name)
        if card in there:
            recover(match, card, ready_cards(match), "ready", "WF-28.2")
            return
