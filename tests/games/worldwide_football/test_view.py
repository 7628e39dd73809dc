"""A view says everything that its seat may know, in whole ids, and events lead from one view to the next."""

import json
from typing import Any, get_type_hints

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.view import VIEW_VERSION, SideView, WorldwideView
from onze.kernel.things import ID, kind_of
from tests.games.worldwide_football.matches import GAMES, moves_by_chance, names

PROFESSIONAL = WorldwideFootball(mode="professional")

every_game = pytest.mark.parametrize("game", GAMES, ids=names)


def at(view: Any, path: str) -> Any:
    """What stands at a path of a view."""
    for name in path.split("."):
        view = view[int(name)] if isinstance(view, list) else view[name]
    return view


@every_game
def test_events_lead_from_one_drawing_to_the_next(game: WorldwideFootball) -> None:
    for seed in range(6):
        for played in moves_by_chance(game, seed):
            folded = played.before.drawn()
            for event in played.events:
                folded.update(event.after)
            assert folded == played.match.drawn(), [event.kind for event in played.events]


@every_game
def test_what_is_drawn_stands_in_the_public_view(game: WorldwideFootball) -> None:
    for number, played in enumerate(moves_by_chance(game, 1)):
        if number % 9 == 0:
            view = played.match.public_view()
            for path, value in played.match.drawn().items():
                assert at(view, path) == value, path


@every_game
def test_every_id_in_a_view_is_described_and_views_are_plain(game: WorldwideFootball) -> None:
    things = game.things()
    kinds = {thing.kind for thing in things}
    for number, played in enumerate(moves_by_chance(game, 2)):
        if number % 9 == 0:
            for seat in (*range(game.seats), None):
                view = played.match.view(seat)
                assert json.loads(json.dumps(view)) == view
                assert view["view"] == VIEW_VERSION
                view.pop("moves", None)
                for id in ids_in(view):
                    assert kind_of(id) in kinds
                    assert id in things


def ids_in(value: object) -> list[str]:
    """Whatever looks like an id, except the calls of a referee."""
    if isinstance(value, str):
        return [value] if ID.fullmatch(value) else []
    parts = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    return [id for part in parts for id in ids_in(part)]


@every_game
def test_a_view_has_the_keys_that_are_declared(game: WorldwideFootball) -> None:
    for number, played in enumerate(moves_by_chance(game, 3)):
        if number % 20 == 0:
            table = played.match.table(0)
            assert set(table) == set(get_type_hints(WorldwideView))
            for side in table["sides"]:  # type: ignore[attr-defined]
                assert SideView.__required_keys__ <= set(side) <= set(get_type_hints(SideView))


OTHER_VALUES: dict[str, Any] = {
    "teams": [2, 3], "abilities": [1, 2], "stars": [1, 2], "tokens": [1, 2], "reds": [1, 2], "fresh": [1, 2],
    "goals": [7, 8], "laid": [0, 0], "empty_before": [True, False], "faces": [3, 4], "kicks": [3, 4], "scored": [3, 4],
    "restart": 2, "undefendable": 2, "prevented": 2,
}  # fmt: skip


@pytest.mark.parametrize("fact", WorldwideMatch.state)
def test_every_fact_that_is_not_hidden_is_seen(fact: str) -> None:
    assert WorldwideMatch.hidden == ()
    assert WorldwideMatch.derived == ()
    match = PROFESSIONAL.scenario("Defend", card="pass", pa=2, laid={0: ["pass"]})
    view = match.view(1)
    now = getattr(match, fact)
    other = OTHER_VALUES[fact] if fact in OTHER_VALUES else not now if isinstance(now, bool) else now + 1
    assert other != now
    setattr(match, fact, other)
    assert match.view(1) != view


def test_piles_are_written_from_the_top() -> None:
    facts: dict[str, Any] = {"discards": {0: ["cross", "pass"]}, "laid": {0: ["dribble", "pass"]}, "pa": 3}
    match = PROFESSIONAL.scenario("BuildAttack", used_players={0: ["G1", "D1"]}, **facts)
    sides: Any = match.view(None)["sides"]
    assert sides[0]["discard_pile"][:2] == ["card:cross", "card:pass"]
    assert sides[0]["laid"] == ["card:dribble", "card:pass"]
