"""Scenarios: where the cards lie. Those that are named are laid, the rest is dealt."""

from collections.abc import Mapping, Sequence
from typing import Final

from onze.games.worldwide_football.box.cards import DECK_SIZE, LEAST_DEFENCE, MOST_DEFENCE
from onze.games.worldwide_football.box.layout import BOTH_SIDES
from onze.games.worldwide_football.box.squads import SLOTS
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import (
    ACTION_LIMITS,
    NO_CARD,
    NO_PLAYER,
    NO_SIDE,
    PLAYER_LIMITS,
    WorldwideMatch,
)
from onze.games.worldwide_football.rules.decks import TEN
from onze.games.worldwide_football.rules.substitutions import TOKENS
from onze.games.worldwide_football.scenes.attack import asked_side
from onze.games.worldwide_football.scenes.facts import BETWEEN_HALVES
from onze.games.worldwide_football.scenes.virtual import ALL_THERE_ARE, lay_virtual_cards
from onze.kernel.cards import Zone
from onze.kernel.chance import Chance
from onze.kernel.scenes import PackLeft, Scene, Stock

__all__ = ["set_cards"]

USUAL_HAND: Final = 7
USUAL_PLAYERS: Final = 2
ACTION_FACTS: Final = ("hands", "draw_piles", "discards", "laid")
MAY_HOLD_MORE: Final = ("DiscardDown", "GiveBackDiscard", "PayCaution")
"""Decisions at which the hand of whoever is asked may be over its limit (WF-5.4, WF-16.7, WF-C-14)."""

Named = Mapping[str, Mapping[int, list[str]]]
"""The cards that are named, by fact and side."""


def set_cards(match: WorldwideMatch, scene: Scene, decision: str, shoot_out: bool, chance: Chance) -> None:
    """Lays the cards that are named, and deals the rest."""
    facts = ["hands", "draw_piles", "discards", "players", "player_piles", "used_players"]
    if decision not in BETWEEN_HALVES and not shoot_out:
        facts.append("laid")
    if match.gone:
        facts.append("substituted")
    named = {name: scene.names_by_seat(name, 2) for name in facts}
    if match.rules.switches.solo and 1 in named["hands"]:
        raise scene.wrong("hands", WORDS.text("wanted_no_hand"), "WF-24.8")
    sizes = [ALL_THERE_ARE, ALL_THERE_ARE]
    if "draw_pile_sizes" in scene.facts:
        sizes = scene.numbers("draw_pile_sizes", sizes, 0, 99)
    if decision == "GiveBackDiscard" and not scene.flag("must", True):
        _empty_pile(match, scene, named, sizes)
    discards = NO_SIDE
    if decision in MAY_HOLD_MORE:
        usual = match.defender if decision == "PayCaution" else match.ball
        discards = match.ball if decision == "GiveBackDiscard" else asked_side(match, scene, usual)
    for side in BOTH_SIDES:
        _set_actions(match, scene, side, named, sizes[side], chance)
        _set_players(match, scene, side, named, chance)
        if side != discards and not match.rules.is_virtual(side):
            _check_limits(match, scene, side)
    if match.gone:
        _set_tokens(match, scene)


def _empty_pile(match: WorldwideMatch, scene: Scene, named: Named, sizes: list[int]) -> None:
    """Who may keep all his cards had fewer than three to draw, and has drawn them all (WF-6.15)."""
    if sizes[match.ball] > 0 or named["draw_piles"].get(match.ball):
        fact = "draw_pile_sizes" if "draw_pile_sizes" in scene.facts else "draw_piles"
        raise scene.wrong(fact, WORDS.text("wanted_empty_pile", {"side": match.ball}), "WF-6.15")
    sizes[match.ball] = 0


# ---- Action cards


def _set_actions(match: WorldwideMatch, scene: Scene, side: int, named: Named, size: int, chance: Chance) -> None:
    rules = match.rules
    left = PackLeft(rules, [*rules.pool, *(0 for _ in SLOTS)])
    left.lay(named["discards"].get(side, []), match.discards[side])
    laid = named["laid"].get(side, []) if "laid" in named else []
    left.lay(laid, match.discards[side])
    match.laid[side] = len(laid)
    on_the_table = match.card if side == match.ball else match.defence
    if on_the_table != NO_CARD:
        left.lay([rules.cards[on_the_table]], match.discards[side])
        # The virtual opponent's defence cards are discarded at once (WF-25.6).
        match.laid[side] += 0 if rules.is_virtual(side) and side != match.ball else 1
    left.lay(named["draw_piles"].get(side, []), match.draws[side])
    if rules.is_virtual(side):
        lay_virtual_cards(match, scene, size, left, chance)
        return
    left.lay(named["hands"].get(side, []), match.hands[side])
    if match.half > 2 or rules.switches.deck_building:
        _lay_aside(match, scene, side, left)
    stock = left.shuffled(chance)
    if side not in named["hands"]:
        stock.fill(match.hands[side], min(USUAL_HAND, action_limit(match, side), len(stock.cards)))
    _set_pile(match, scene, side, stock, size)


def _set_pile(match: WorldwideMatch, scene: Scene, side: int, stock: Stock, size: int) -> None:
    """What is left is the draw pile; where it is said to be smaller, the rest is discarded below all else."""
    pile, discards = match.draws[side], match.discards[side]
    most = len(pile.cards) + len(stock.cards)
    size = most if size == ALL_THERE_ARE else size
    if not len(pile.cards) <= size <= most:
        wanted = WORDS.text("wanted_pile", {"low": len(pile.cards), "high": most})
        raise scene.wrong("draw_pile_sizes", wanted)
    stock.fill(pile, size)
    stock.fill(discards, len(discards.cards) + len(stock.cards))


def _lay_aside(match: WorldwideMatch, scene: Scene, side: int, left: PackLeft) -> None:
    """What is in no deck: neither in a usual one nor among the ten of extra time (WF-22.2, WF-FAQ.22)."""
    named = [full - count for full, count in zip(left.full, left.counts, strict=True)]
    deck = usual_deck(match, named)
    if deck is None:
        given = next(name for name in ACTION_FACTS if name in scene.facts)
        if match.half > 2:
            raise scene.wrong(given, WORDS.text("wanted_ten", {"size": TEN}), "WF-FAQ.22")
        values = {"size": DECK_SIZE, "least": LEAST_DEFENCE, "most": MOST_DEFENCE}
        raise scene.wrong(given, WORDS.text("wanted_deck", values), "WF-22.3")
    for card, count in enumerate(deck):
        left.lay([match.rules.cards[card]] * (left.full[card] - count), match.reserves[side])


def usual_deck(match: WorldwideMatch, named: Sequence[int]) -> list[int] | None:
    """How many of each kind a deck holds that has the named cards in it; ``None`` if there is none."""
    rules = match.rules
    first = rules.first_defence
    size, least, most = (TEN, 0, TEN) if match.half > 2 else (DECK_SIZE, LEAST_DEFENCE, MOST_DEFENCE)
    usual = rules.decks["standard"]
    deck = [max(named[card], min(usual[card], there)) for card, there in enumerate(rules.pool)]
    while sum(deck) != size:
        defences = sum(deck[first:])
        if sum(deck) > size:
            spare = [count - named[card] for card, count in enumerate(deck)]
            step, bound = -1, least
        else:
            spare = [there - deck[card] for card, there in enumerate(rules.pool)]
            step, bound = 1, most
        if defences == bound:
            spare[first:] = [0] * len(spare[first:])
        if max(spare) == 0:
            return None
        deck[spare.index(max(spare))] += step
    return deck if least <= sum(deck[first:]) <= most else None


# ---- Player cards


def _set_players(match: WorldwideMatch, scene: Scene, side: int, named: Named, chance: Chance) -> None:
    rules = match.rules
    left = PackLeft(rules, [*(0 for _ in rules.actions), *(1 for _ in SLOTS)])
    zones: list[tuple[str, Zone]] = [("used_players", match.used[side])]
    if match.gone:
        zones.append(("substituted", match.gone[side]))
    zones += [("players", match.squads[side]), ("player_piles", match.piles[side])]
    if side == match.ball and match.playing != NO_PLAYER:
        left.lay([f"player:{SLOTS[match.playing]}"], match.used[side])
    for name, zone in zones:
        slots = named[name].get(side, [])
        if name == "players" and rules.is_virtual(side):
            slots = slots[::-1]  # the oldest first
        if not set(slots) <= set(SLOTS):
            raise scene.wrong(name, WORDS.text("wanted_slots", {"slots": SLOTS}))
        left.lay([f"player:{slot}" for slot in slots], zone)
    stock = left.shuffled(chance)
    if side not in named["players"]:
        stock.fill(match.squads[side], min(USUAL_PLAYERS, player_limit(match, side), len(stock.cards)))
    stock.fill(match.piles[side], len(match.piles[side].cards) + len(stock.cards))
    match.fresh[side] = rules.all_slots
    for zone in (match.used[side], *([match.gone[side]] if match.gone else [])):
        for card in zone.cards:
            match.fresh[side] &= ~(1 << (card - rules.first_player))


def _set_tokens(match: WorldwideMatch, scene: Scene) -> None:
    """Every Player card that was substituted has cost a token (WF-20.4)."""
    most = [TOKENS - len(gone.cards) for gone in match.gone]
    if min(most) < 0:
        raise scene.wrong("substituted", WORDS.text("wanted_substituted", {"most": TOKENS}), "WF-20.1")
    match.tokens = scene.numbers("tokens", most, 0, TOKENS)
    if any(match.tokens[side] > most[side] for side in BOTH_SIDES):
        raise scene.wrong("tokens", WORDS.text("wanted_tokens", {"most": most}), "WF-20.4")


# ---- limits


def action_limit(match: WorldwideMatch, side: int) -> int:
    """How many Action cards a side may hold (WF-5.1, WF-16.6, WF-16.8)."""
    return ACTION_LIMITS[min(match.reds[side], 2)]


def player_limit(match: WorldwideMatch, side: int) -> int:
    """How many Player cards a side may hold (WF-5.2, WF-16.6, WF-16.8)."""
    return PLAYER_LIMITS[min(match.reds[side], 2)]


def _check_limits(match: WorldwideMatch, scene: Scene, side: int) -> None:
    """No hand is over its limit while nobody is about to discard (WF-5.3)."""
    for name, rule, zone, most in (
        ("hands", "WF-5.1", match.hands[side], action_limit(match, side)),
        ("players", "WF-5.2", match.squads[side], player_limit(match, side)),
    ):
        if len(zone.cards) > most:
            raise scene.wrong(name, WORDS.text("wanted_hand", {"most": most, "side": side}), rule)
