"""Every event of Footime is of a kind that is listed, and says by ids what it is about."""

from typing import Any

import pytest

from onze.games.footime import Footime
from onze.kernel.chance import Seeded
from onze.kernel.event_kinds import wrong_with
from onze.kernel.events import Event
from tests.games.footime.test_kit import small_game
from tests.games.footime.test_texts import TOLD_BY_HAND, told_by_chance
from tests.games.playthroughs import FOOTIME_READINGS
from tests.rules.footime.cards import facts_of, fouled, full_hands
from tests.rules.footime.course import shoot, shooting
from tests.rules.footime.situations import A1, H1, point, scene, to
from tests.rules.table import play

TABLES: dict[str, Footime] = {
    "two": small_game(2, period_turns=40, tie_break="shootout"),
    "four": small_game(4, captains="named", clear_area="choice"),
    "called": small_game(4, period_turns=40, offside="called", post_goal_kick="needs_out_card", own_goals=True),
    "other readings": small_game(4, **FOOTIME_READINGS),
    "ours": Footime(8, period_turns=60),
    "extra time": small_game(2, tie_break="extra_time", extra_cap_turns=3),
}


def test_every_event_of_many_matches_is_of_a_kind_that_is_listed() -> None:
    met: set[str] = set()
    for game in TABLES.values():
        for seed in range(6):
            for event in told_by_chance(game, seed):
                met.add(event.kind)
                assert wrong_with(event, game.event_kinds, game.things(), game.seats) == []
    assert set(Footime.event_kinds) - met <= TOLD_BY_HAND | {"referee"}


def test_a_wrong_detail_is_found() -> None:
    game = TABLES["two"]
    kinds, things = game.event_kinds, game.things()
    assert wrong_with(Event("card", {"seat": 0, "card": "tackle"}), kinds, things, 2)
    assert wrong_with(Event("booked", {"seat": 0}), kinds, things, 2)


def test_a_goal_says_who_from_where_how_and_why_nobody_saved_it() -> None:
    match = shooting()
    shoot(match)
    goal = facts_of(play(match, "pass"), "goal")
    assert (goal["pawn"], goal["from"], goal["to"]) == ("h9", point(8, 1), point(13, 1))
    assert (goal["shooter"], goal["how"], goal["why"]) == (H1, "pass", "not saved")


def test_a_goal_that_the_var_confirms_says_so() -> None:
    match = shooting(hands={A1: ["var"]})
    shoot(match)
    play(match, "play card:var", throws=["d6 1", "d6 6"])
    assert facts_of(play(match, "confirm"), "goal")["why"] == "confirmed"


def test_a_goal_by_a_run_names_the_runner() -> None:
    match = scene("Turn", {"h9": (11, 1)}, ball=(12, 1), hands={H1: ["move-2"]})
    play(match, "play card:move-2", "choose pawn:h9", to(12, 2), "take ball:ball", to(13, 1))
    goal = facts_of(play(match, "pass"), "goal")
    assert (goal["pawn"], goal["how"], goal["from"]) == ("h9", "run", point(12, 1))


def test_an_event_is_told_when_the_table_has_changed() -> None:
    match = scene("Turn", {"h9": (7, 1)}, ball=(8, 1), hands={H1: ["move-2"]})
    seen: list[tuple[str, str, str]] = []

    def listen(event: Event) -> None:
        seen.append((event.kind, match.place_name(8), match.rules.pitch.names[match.ball]))

    for name in ("play card:move-2", "choose pawn:h9", to(9, 1), "take ball:ball", to(10, 1)):
        match.play(match.rules.move(name), Seeded(0), listen)
    assert seen[1] == ("run", point(9, 1), point(8, 1))
    assert seen[2] == ("ball taken along", point(9, 1), point(10, 1))


def test_a_goalkeeper_who_runs_is_back_on_its_line_when_that_is_told() -> None:
    match = scene("Turn", {}, hands={H1: ["move-3"]})
    told = play(match, "play card:move-3", "choose pawn:h1", to(-11, 2))
    run = facts_of(told, "run")
    assert (run["from"], run["to"], run["back"]) == (point(-13, 0), point(-11, 2), point(-13, 0))


@pytest.mark.parametrize(
    ("kind", "details"),
    [
        ("injured", {"from": point(4, 4), "to": "injured"}),
        ("expelled", {"from": point(4, 4), "to": "expelled"}),
    ],
)
def test_a_pawn_that_leaves_the_pitch_is_told_with_both_places(kind: str, details: dict[str, Any]) -> None:
    cards = ["injured"] if kind == "injured" else ["foul", "red"]
    match = fouled(*cards)
    told = play(
        match, *(["play card:injured", "choose pawn:a7"] if kind == "injured" else ["play card:foul", "play card:red"])
    )
    found = facts_of(told, kind)
    assert {name: found[name] for name in details} == details


def test_ids_are_whole_and_the_older_word_gives_bare_names() -> None:
    match = scene("Turn", {"h9": (7, 1)}, ball=(8, 1), hands=full_hands({H1: ["pass-5"]}))
    told = shoot(match)
    ball = next(event for event in told if event.kind == "ball")
    assert (ball.details["pawn"], ball.details["to"]) == ("pawn:h9", f"point:{point(13, 1)}")
    assert (ball.facts["pawn"], ball.facts["to"]) == ("h9", point(13, 1))
    card = next(event for event in told if event.kind == "card")
    assert card.details["card"] == "card:pass-5"
