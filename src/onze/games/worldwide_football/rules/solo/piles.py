"""Where the virtual opponent's cards lie: Action, Defence, Special and Players piles (WF-24.8 to WF-24.12, WF-C-40).

Everybody knows which kinds of cards each of its piles holds, so all that is hidden is their order.
"""

from typing import Final

from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.halves import renew_players
from onze.kernel.cards import Zone

__all__ = [
    "IN_EXTRA_TIME",
    "VIRTUAL",
    "action_pile",
    "active_shots",
    "defence_pile",
    "discard_from",
    "ready_cards",
    "rebuild_defence_pile",
    "say_put_back",
    "set_up_virtual_piles",
    "shuffle_pile",
    "special_pile",
    "turn_up",
    "virtual_piles",
]

VIRTUAL: Final = 1
"""The virtual opponent's side."""
IN_EXTRA_TIME: Final = (6, 3, 1)
"""How many cards of the Action, Defence and Special piles it plays a period of extra time with (WF-C-82)."""


def action_pile(match: WorldwideMatch) -> Zone:
    """What its attacks are turned up from; its draw pile, as far as the end of a half goes.

    (WF-24.10, WFS-A2.11, WFS-P10a.9, WF-C-50)
    """
    return match.draws[VIRTUAL]


def defence_pile(match: WorldwideMatch) -> Zone:
    """What answers the player's cards (WF-24.8, WFS-A2.9, WFS-P10a.7)."""
    return match.virtual[0]


def special_pile(match: WorldwideMatch) -> Zone:
    """Its Crosses and Through balls (WF-24.9, WFS-A2.10, WFS-P10a.8)."""
    return match.virtual[1]


def active_shots(match: WorldwideMatch) -> Zone:
    """The Shots that were turned up and wait, the oldest first (WF-25.11, WF-C-44)."""
    return match.virtual[2]


def ready_cards(match: WorldwideMatch) -> Zone:
    """Recovered cards, laid as soon as they may be, the oldest first (WF-C-47)."""
    return match.virtual[3]


def virtual_piles(match: WorldwideMatch) -> tuple[Zone, Zone, Zone]:
    """The piles of its Action cards; ``game.pile_of`` says in which of them a card belongs."""
    return match.draws[VIRTUAL], match.virtual[0], match.virtual[1]


def set_up_virtual_piles(match: WorldwideMatch, number: int) -> None:
    """All its cards are split into its piles, and shuffled.

    Where hands are kept over half-time, it keeps its active Shots and Player cards, and what is ready (WF-24.8 to
    WF-24.12, WFS-A2.9 to WFS-A2.12, WFS-P10a.7 to WFS-P10a.10, WF-C-06, WF-C-66, WF-C-82, WF-C-83).
    """
    keeps = number == 2 and match.rules.switches.keep_hands
    piles = virtual_piles(match)
    zones = [*piles, match.discards[VIRTUAL]]
    if not keeps:
        zones += [active_shots(match), ready_cards(match)]
    if match.reserves:
        zones.append(match.reserves[VIRTUAL])
    cards = sorted(match.take_up(zones))
    for which, pile in enumerate(piles):
        match.lay_out(pile, [card for card in cards if match.rules.pile_of[card] == which])
        shuffle_pile(match, pile)
        if number > 2:
            for _ in range(len(pile.cards) - IN_EXTRA_TIME[which]):
                turn_up(match, pile, match.reserves[VIRTUAL])
    players = match.piles[VIRTUAL]
    swept = (players, match.used[VIRTUAL]) if keeps else (players, match.squads[VIRTUAL], match.used[VIRTUAL])
    match.sweep_and_shuffle(swept, players)
    renew_players(match, VIRTUAL)


def shuffle_pile(match: WorldwideMatch, pile: Zone) -> None:
    """Shuffles one of its piles; everybody still knows which kinds of cards it holds."""
    match.shuffle(pile)
    for which, other in enumerate(virtual_piles(match)):
        if other is pile:
            match.prove_absent(pile, match.rules.not_in_pile[which])


def turn_up(match: WorldwideMatch, pile: Zone, target: Zone) -> int:
    """The top card of a pile is laid face up in another place; returns it."""
    return match.take_spot(len(pile.cards) - 1, pile, target)


def discard_from(match: WorldwideMatch, pile: Zone, rule: str) -> None:
    """The top card of its Action pile goes to its discard, below the cards laid in this attack (WF-8.8)."""
    discard = match.discards[VIRTUAL]
    card = turn_up(match, pile, discard)
    match.tuck(discard, match.laid[VIRTUAL])
    if match.heard:
        moving = match.moving(VIRTUAL, "draw_pile", "discard_pile")
        match.tell("discard", {**moving, "card": match.game.card_id(card)}, rule)


def say_put_back(match: WorldwideMatch, there: str, count: int, shuffled: bool, rule: str) -> None:
    """Cards go back from its discard to one of its piles: shuffled in, or under it."""
    if match.heard:
        moving = match.moving(VIRTUAL, "discard_pile", there)
        match.tell("put back", {**moving, "count": count, "shuffled": shuffled}, rule)


def rebuild_defence_pile(match: WorldwideMatch) -> None:
    """The defence cards of its discard are shuffled into a new Defence pile (WF-25.7, WFS-A4.7, WF-C-70)."""
    discard, pile = match.discards[VIRTUAL], defence_pile(match)
    first = match.rules.first_defence
    for spot in range(len(discard.cards) - 1, -1, -1):
        if discard.cards[spot] >= first:
            match.take_spot(spot, discard, pile)
    if pile.cards:
        shuffle_pile(match, pile)
        if match.heard:
            moving = match.moving(VIRTUAL, "discard_pile", "defence_pile")
            match.tell("defence pile", {**moving, "count": len(pile.cards)}, "WF-25.7")
