"""The beginning of a match, and choices that stay sealed until everybody has made his."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import NoChance, Scripted, Seeded
from onze.kernel.events import Event
from tests.rules.worldwide_football.professional import game

AMATEUR: Final = game(mode="amateur")
PROFESSIONAL: Final = game()
INTERNATIONAL: Final = game(mode="international")

STANDARD: Final = {"dribble": 5, "pass": 6, "long-pass": 3, "cross": 2, "through-ball": 2, "shot-678": 3,
                   "interception": 4, "pressing": 4, "tackle": 3}  # fmt: skip
"""A deck of 32 cards with 11 defence cards: those of Professional mode."""

Answers = Mapping[int, Sequence[str]]
"""What each seat says, move by move."""

first_to_answer = pytest.mark.parametrize("first", [0, 1], ids=["side 0 first", "side 1 first"])


def say(match: WorldwideMatch, seat: int, *moves: str, throws: Sequence[str] = ()) -> list[Event]:
    """A seat makes moves with exactly these throws; returns what was told."""
    told: list[Event] = []
    with Scripted(*throws) as chance:
        for move in moves:
            match.play(match.game.move(move), chance, told.append, seat)
    return told


def say_on(match: WorldwideMatch, seat: int, *moves: str) -> list[Event]:
    """A seat makes moves whose luck does not matter; returns what was told."""
    told: list[Event] = []
    luck = Seeded(1)
    for move in moves:
        match.play(match.game.move(move), luck, told.append, seat)
    return told


def offered(match: WorldwideMatch, seat: int) -> list[str]:
    """The names of the moves that a seat may make."""
    return [match.game.name(move) for move in match.moves(seat)]


def numbers(rules: WorldwideFootball, deck: Mapping[str, int]) -> list[str]:
    """A deck as it is said: one number for each kind of Action card."""
    return [f"choose number:{deck.get(action.name, 0)}" for action in rules.actions]


def choose_teams(rules: WorldwideFootball, teams: Sequence[str] = ("france", "italy")) -> WorldwideMatch:
    """A new match for which both teams but nothing else has been chosen; in Amateur mode the second is still open."""
    match = rules.new_match(NoChance())
    say(match, 0, f"choose team:{teams[0]}")
    if rules.switches.stars_plus:
        say(match, 1, f"choose team:{teams[1]}")
    return match


def kick_off(
    rules: WorldwideFootball,
    teams: Sequence[str] = ("france", "italy"),
    coin: str = "heads",
    shuffles: Sequence[str] = ("keep order",) * 4,
    deck: Mapping[str, int] = STANDARD,
) -> tuple[WorldwideMatch, list[Event]]:
    """A match that has just kicked off, and all that was told; extra abilities are the first two on offer."""
    match = choose_teams(rules, teams)
    throws = [*(["keep order"] * 2 if rules.switches.deck_building else []), coin, *shuffles]
    if not rules.switches.stars_plus:
        return match, say(match, 1, f"choose team:{teams[1]}", throws=throws)
    told: list[Event] = []
    for seat in (0, 1):
        with_luck = throws if seat == 1 and not rules.switches.deck_building else []
        first = offered(match, seat)[0]
        told += say(match, seat, first)
        told += say(match, seat, offered(match, seat)[0], throws=with_luck)
    if rules.switches.deck_building:
        told += say(match, 0, *numbers(rules, deck))
        told += say(match, 1, *numbers(rules, deck), throws=throws)
    return match, told


def answer_sealed(match: WorldwideMatch, first: int, answers: Answers, throws: Sequence[str] = ()) -> list[Event]:
    """Both seats answer, one after the other, and nobody learns anything of the first answer before the second.

    Returns what was told when the last answer was given.
    """
    second = 1 - first
    asked = type(match.decision)
    assert list(match.asked) == [0, 1]
    before = {viewer: known(match, viewer) for viewer in (second, None)}
    listed = offered(match, second)
    told = say(match, first, *answers[first])
    assert told == []
    assert list(match.asked) == [second]
    assert match.view(first)["said"] == list(answers[first])
    for viewer in (second, None):
        assert known(match, viewer) == before[viewer]
        assert match.view(viewer)["answered"] == [first]
        assert "said" not in match.view(viewer)
    assert offered(match, second) == listed
    assert isinstance(match.decision, asked)
    *others, last = answers[second]
    assert say(match, second, *others) == []
    told = say(match, second, last, throws=throws)
    assert not isinstance(match.decision, asked) or match.asked == (0, 1)
    return told


def known(match: WorldwideMatch, viewer: int | None) -> dict[str, Any]:
    """All that a viewer sees of the table and the question, but for who has answered it."""
    view = match.view(viewer)
    decision: Any = view["decision"]
    return {**view, "answered": None, "decision": {**decision, "asked": None}}
