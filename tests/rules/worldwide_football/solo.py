"""Positions of solo play in which nothing happens but what a test names; Professional mode unless it says otherwise."""

from collections.abc import Sequence
from typing import Any, Final

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.box.squads import SLOTS
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import Scripted
from onze.kernel.events import Event
from onze.kernel.things import bare
from tests.rules.table import play
from tests.rules.worldwide_football.professional import asked, game, hand, squad, the

__all__ = [
    "AMATEUR",
    "MAIN_RULEBOOK",
    "PROFESSIONAL",
    "Facts",
    "action_pile",
    "active",
    "active_shots",
    "asked",
    "before",
    "defence_pile",
    "discarded",
    "fouled",
    "game",
    "given_back",
    "hand",
    "in_both_modes",
    "kicked_off",
    "laid",
    "laid_on",
    "ready",
    "shot_at",
    "special_pile",
    "squad",
    "table",
    "the",
    "used",
    "virtual_at",
]

Facts = dict[str, Any]
"""The facts of a scenario."""

AMATEUR: Final = game(seats=1, mode="amateur")
PROFESSIONAL: Final = game(seats=1)
MAIN_RULEBOOK: Final = game(seats=1, solo_version="main")

in_both_modes = pytest.mark.parametrize("rules", [AMATEUR, PROFESSIONAL], ids=["amateur", "professional"])


def before(name: str, rules: WorldwideFootball = PROFESSIONAL, **facts: Any) -> WorldwideMatch:
    """The position before a decision; hand, Player cards, active cards and abilities that are not named are none.

    The player has spent all his Player cards that are not named, so that no window opens for one.
    """
    facts["hands"] = {0: [], **facts.get("hands", {})}
    for fact in ("players", "abilities"):
        facts[fact] = {0: [], 1: [], **facts.get(fact, {})}
    named = [slot for fact in ("players", "player_piles") for slot in facts.get(fact, {}).get(0, [])]
    spent = {0: [slot for slot in SLOTS if slot not in named]}
    facts["used_players"] = {**spent, **facts.get("used_players", {})}
    return rules.scenario(name, **facts)


def virtual_at(
    pa: int,
    action: Sequence[str] = (),
    rules: WorldwideFootball = PROFESSIONAL,
    throws: Sequence[str] = (),
    **facts: Any,
) -> tuple[WorldwideMatch, list[Event]]:
    """The virtual opponent has the ball with so many PA and these cards in its Action pile, and goes on.

    Its last card was a Dribble, on which the player, whose draw pile is empty, did not defend.
    """
    facts.setdefault("special_pile", [])
    facts["draw_piles"] = {1: list(action), **facts.get("draw_piles", {})}
    facts.setdefault("draw_pile_sizes", [len(facts["draw_piles"].get(0, [])), len(action)])
    match = before("Defend", rules, attacker=1, card="dribble", pa=pa - 1, **facts)
    return match, play(match, "draw", throws=throws)


def shot_at(
    pa: int, rules: WorldwideFootball = PROFESSIONAL, throws: Sequence[str] = (), **facts: Any
) -> tuple[WorldwideMatch, list[Event]]:
    """It has laid a Shot at so many PA, and the player does not defend: these dice are thrown."""
    facts.setdefault("special_pile", [])
    facts.setdefault("draw_pile_sizes", [0, len(facts.get("draw_piles", {}).get(1, []))])
    match = before("Defend", rules, attacker=1, card="shot-678", pa=pa, **facts)
    return match, play(match, "draw", throws=throws)


def fouled(
    card: str, pa: int, rules: WorldwideFootball = PROFESSIONAL, d20: int = 4, throws: Sequence[str] = (), **facts: Any
) -> tuple[WorldwideMatch, list[Event]]:
    """The player answers a card of the virtual opponent with a Tackle that is a foul; by default one without a card."""
    facts.setdefault("special_pile", [])
    facts.setdefault("draw_pile_sizes", [0, len(facts.get("draw_piles", {}).get(1, []))])
    match = before("Defend", rules, attacker=1, card=card, pa=pa, hands={0: ["tackle"]}, **facts)
    return match, play(match, "defend card:tackle", throws=[f"d20 {d20}", *throws])


def given_back(
    pa: int = 0, rules: WorldwideFootball = PROFESSIONAL, throws: Sequence[str] = (), **facts: Any
) -> tuple[WorldwideMatch, list[Event]]:
    """The player, with an empty hand and draw pile, gives the ball back at so many PA."""
    facts.setdefault("draw_pile_sizes", [0, len(facts.get("draw_piles", {}).get(1, []))])
    match = before("BuildAttack", rules, pa=pa, **facts)
    return match, play(match, "give back", throws=throws)


def laid_on(
    card: str, pa: int, rules: WorldwideFootball = PROFESSIONAL, throws: Sequence[str] = (), **facts: Any
) -> tuple[WorldwideMatch, list[Event]]:
    """The player lays a card at so many PA, and the virtual opponent answers."""
    facts["hands"] = {0: [card, *facts.get("hands", {}).get(0, [])]}
    match = before("BuildAttack", rules, pa=pa, **facts)
    return match, play(match, f"lay card:{card}", throws=throws)


def kicked_off(
    rules: WorldwideFootball, toss: str = "heads", teams: tuple[str, str] = ("france", "italy"), *extra: str
) -> tuple[WorldwideMatch, list[Event]]:
    """A new match at its kick-off, with every shuffle leaving the cards in order."""
    told: list[Event] = []
    with Scripted(toss, *["keep order"] * 6) as chance:
        match = rules.new_match(chance, told.append)
        for team in teams:
            match.play(rules.move(f"choose team:{team}"), chance, told.append)
        for ability in extra:
            match.play(rules.move(f"take ability:{ability}"), chance, told.append)
    return match, told


# ---- what lies before the virtual opponent


def table(match: WorldwideMatch, seat: int | None = 0) -> dict[str, Any]:
    """What a seat sees of the virtual opponent, with bare names."""
    view: Any = match.view(seat)
    sides: Any = bare(view["sides"], WorldwideFootball.whole_kinds)
    seen: dict[str, Any] = sides[1]
    return seen


def action_pile(match: WorldwideMatch) -> list[str]:
    """Its Action pile, the top card first."""
    return match.card_names(match.draws[1].cards[::-1])


def defence_pile(match: WorldwideMatch) -> list[str]:
    """Its Defence pile, the top card first."""
    return match.card_names(match.virtual[0].cards[::-1])


def special_pile(match: WorldwideMatch) -> list[str]:
    """Its Special pile, the top card first."""
    return match.card_names(match.virtual[1].cards[::-1])


def active(match: WorldwideMatch) -> list[str]:
    """Its active Player cards by slot, the oldest first."""
    return [name.removeprefix("player:") for name in match.card_names(match.squads[1].cards)]


def active_shots(match: WorldwideMatch) -> list[str]:
    """Its active Shots, the oldest first."""
    return match.card_names(match.virtual[2].cards)


def ready(match: WorldwideMatch) -> list[str]:
    """The cards that it keeps ready."""
    return match.card_names(match.virtual[3].cards)


def used(match: WorldwideMatch, side: int = 1) -> list[str]:
    """The Player cards that a side has spent, by slot."""
    return [name.removeprefix("player:") for name in match.card_names(match.used[side].cards)]


def laid(match: WorldwideMatch) -> list[str]:
    """The cards that it has laid in this attack, the first one first."""
    return match.card_names(match.discards[1].cards)[len(match.discards[1].cards) - match.laid[1] :]


def discarded(match: WorldwideMatch) -> list[str]:
    """Its discard without the cards laid in this attack, the lowest first."""
    return match.card_names(match.discards[1].cards)[: len(match.discards[1].cards) - match.laid[1]]
