"""A view says everything that its seat may know, in whole ids, and events lead from one view to the next."""

import json
from types import UnionType
from typing import Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.view import VIEW_VERSION, WorldwideQuestion, WorldwideTable
from onze.kernel.chance import Seeded
from onze.kernel.things import ID, kind_of
from tests.compiled import lost
from tests.games.worldwide_football.matches import GAMES, moves_by_chance, names
from tests.games.worldwide_football.screen import TEAMS
from tests.games.worldwide_football.test_questions import ASKED

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
            folded = {**played.before.drawn(), **played.before.beside()}
            for event in played.events:
                folded.update(event.after)
            arrived = {**played.match.drawn(), **played.match.beside()}
            assert folded == arrived, [event.kind for event in played.events]


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


def fits(value: object, hint: Any) -> bool:
    """Whether a value of a view is what is declared for it, with all keys that are required and no others."""
    if get_origin(hint) is NotRequired:
        return fits(value, get_args(hint)[0])
    if get_origin(hint) is UnionType:
        return any(fits(value, one) for one in get_args(hint))
    if is_typeddict(hint):
        hints = get_type_hints(hint)
        if not isinstance(value, dict) or not hint.__required_keys__ <= set(value) <= set(hints):
            return False
        return all(fits(part, hints[name]) for name, part in value.items())
    if get_origin(hint) is list:
        return isinstance(value, list) and all(fits(part, get_args(hint)[0]) for part in value)
    return hint is object or type(value) is (type(None) if hint is None else hint)


without_kinds = lost("do not say what keys are declared to be")


@without_kinds
@every_game
def test_a_view_is_what_is_declared(game: WorldwideFootball) -> None:
    hints = get_type_hints(WorldwideTable)
    for number, played in enumerate(moves_by_chance(game, 3)):
        if number % 5 == 0:
            view, table = played.match.view(0), played.match.table(0)
            assert set(table) == set(hints)
            for name in hints:
                assert fits(view[name], hints[name]), (name, view[name])


@without_kinds
def test_what_each_question_is_about_is_declared() -> None:
    international = WorldwideFootball(mode="international", draw_resolution="extra_time_then_shootout")
    for decision in international.decisions():
        facts: dict[str, Any] = ASKED.get(decision, TEAMS)
        shown = international.scenario(decision, **facts).view(None)["decision"]
        assert fits(shown, WorldwideQuestion), shown


# ---- the moment of an attack


def test_the_view_says_which_moment_the_attack_is_in() -> None:
    def seen(decision: str, **facts: Any) -> tuple[object, object]:
        view = PROFESSIONAL.scenario(decision, **TEAMS, **facts).view(None)
        return view["moment"], view["goal_chance"]

    assert seen("BuildAttack", pa=6) == (None, None)
    assert seen("Defend", card="pass", pa=2) == ("card", None)
    assert seen("Defend", card="shot-678", pa=8, shot_bonus=2) == ("card", pytest.approx(24 / 36))
    assert seen("AfterShot", card="shot-678", pa=7, shot_bonus=1, players={0: ["A1"]}) == (
        "shot",
        pytest.approx(20 / 36),
    )
    assert seen("FreeKick", players={0: ["M1"]}) == ("shot", pytest.approx(21 / 36))
    assert seen("KeepGoal", card="shot-678", pa=7, shot_die=3, shot_bonus=1, players={1: ["G1"]}) == ("save", 0.5)


def test_the_chance_of_a_goal_is_the_same_for_all_who_watch() -> None:
    for number, played in enumerate(moves_by_chance(WorldwideFootball(seats=1, mode="professional"), 5)):
        if number % 3 == 0:
            seen, public = played.match.view(0), played.match.public_view()
            assert (seen["moment"], seen["goal_chance"]) == (public["moment"], public["goal_chance"])


OTHER_VALUES: dict[str, Any] = {
    "teams": [2, 3], "abilities": [1, 2], "stars": [1, 2], "tokens": [1, 2], "reds": [1, 2], "fresh": [1, 2],
    "goals": [7, 8], "laid": [0, 0], "empty_before": [True, False], "faces": [3, 4], "kicks": [3, 4], "scored": [3, 4],
    "restart": 2, "undefendable": 2, "prevented": 2, "lane": [[0, 30, 0, 1, 0, -1, 0, 0, 0, 2, 0]], "laid_with": -1,
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


@pytest.mark.parametrize("mode", ["amateur", "professional", "international"])
def test_the_mode_is_a_thing_of_the_view(mode: str) -> None:
    game = WorldwideFootball(mode=mode)
    seen = str(game.new_match(Seeded(1)).view(None)["mode"])
    assert seen == f"mode:{mode}"
    assert game.things()[seen].text["en"].lower() == mode
