"""Positions in which nothing happens but what a test names, in Professional mode unless it says otherwise."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from tests.rules.table import decision, play


@cache
def game(**options: Any) -> WorldwideFootball:
    """Worldwide Football for two, in Professional mode unless another is named."""
    return WorldwideFootball(**{"mode": "professional", **options})


def before(name: str, rules: WorldwideFootball | None = None, **facts: Any) -> WorldwideMatch:
    """The position before a decision; a hand, squad or choice of abilities that is not named is empty."""
    for fact in ("hands", "players", "abilities"):
        facts[fact] = {0: [], 1: [], **facts.get(fact, {})}
    return (rules or game()).scenario(name, **facts)


def with_abilities(name: str, *abilities: str, **facts: Any) -> WorldwideMatch:
    """The position before a decision, the attacker having these abilities."""
    return before(name, abilities={0: list(abilities)}, **facts)


def asked(match: WorldwideMatch) -> tuple[str, int]:
    """The open decision, and the seat that it asks."""
    return decision(match), match.seat


def hand(match: WorldwideMatch, side: int) -> list[str]:
    """The Action cards that a side holds."""
    return match.card_names(match.hands[side].cards)


def squad(match: WorldwideMatch, side: int) -> list[str]:
    """The Player cards that a side holds, by slot."""
    return [name.removeprefix("player:") for name in match.card_names(match.squads[side].cards)]


def play_on(match: WorldwideMatch, *moves: str) -> list[Event]:
    """Plays moves whose luck does not matter, and returns what was told."""
    told: list[Event] = []
    chance = Seeded(1)
    for move in moves:
        match.play(match.game.move(move), chance, told.append)
    return told


def the(told: Sequence[Event], kind: str) -> dict[str, object]:
    """What everybody was told by the only event of that kind, with bare names."""
    (event,) = (event for event in told if event.kind == kind)
    return {**event.facts, "kind": kind, "rule": event.rule}


def set_piece(told: Sequence[Event]) -> object:
    """The set piece that was awarded."""
    return the(told, "set piece")["set_piece"]


def end_half(match: WorldwideMatch) -> list[Event]:
    """The side with the ball gives it back, and that ends the half."""
    told = play_on(match, "give back")
    assert "whistle" in [event.kind for event in told]
    return told


def before_the_whistle(rules: WorldwideFootball | None = None, **facts: Any) -> WorldwideMatch:
    """Side 0 has the ball, both piles are empty, and giving it back ends the half."""
    return before("BuildAttack", rules, gave_back="defender", draw_pile_sizes=[0, 0], **facts)


def fouled(
    card: str,
    pa: int,
    d20: int | None = None,
    throws: tuple[str, ...] = (),
    rules: WorldwideFootball | None = None,
    **facts: Any,
) -> tuple[WorldwideMatch, list[Event]]:
    """The attacker's card is fouled by a Tackle (on a 6), or a Pressing (on a 2) where no Tackle may answer it."""
    defence, usual = ("pressing", 2) if card in ("long-pass", "through-ball") else ("tackle", 6)
    hands = {**facts.pop("hands", {})}
    hands[1] = [defence, *hands.get(1, [])]
    facts = {"teams": ["germany", "spain"], **facts}
    match = before("Defend", rules, card=card, pa=pa, hands=hands, **facts)
    return match, play(match, f"defend card:{defence}", throws=[f"d20 {d20 or usual}", *throws])
