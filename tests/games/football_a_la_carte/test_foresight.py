"""What a menu says of Football à la carte: where things lie, and where a move would send the ball."""

from typing import Any

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.kernel.chance import Seeded
from onze.kernel.events import Event

GAME = FootballALaCarte(2)


def test_a_card_foresees_the_path_and_where_the_ball_comes_to_rest() -> None:
    match = GAME.scenario("OpenPlay", ball="d5", hands={0: ["forward-4-red", "free-kick-3-all"]})
    foreseen = match.foreseen(0)
    assert foreseen["play card:forward-4-red"]["to"] == "square:d9"
    assert foreseen["play card:forward-4-red"]["result"] == "open_play"
    assert foreseen["play card:free-kick-3-all"] == {}, "an arrow is still to be chosen"


def test_the_legs_of_a_free_kick_and_its_attacker_are_foreseen_one_after_the_other() -> None:
    match = GAME.scenario(
        "FollowUp",
        said=["play card:free-kick-3-all", "aim arrow:left-3"],
        ball="d5",
        hands={0: ["free-kick-3-all", "right-4-red"]},
    )
    legs: Any = match.foreseen(0)["play card:right-4-red"]["ball"]
    assert [(leg["to"], leg["dotted"]) for leg in legs] == [("square:a8", True), ("square:e12", False)]


def test_the_leg_of_a_free_kick_is_dotted_and_no_other() -> None:
    hand = ["free-kick-3-all", "right-4-red"]
    aiming = GAME.scenario("AimFreeKick", said=["play card:free-kick-3-all"], ball="d5", hands={0: hand})
    aimed: Any = aiming.foreseen(0)["aim arrow:left-3"]["ball"]
    assert [leg["dotted"] for leg in aimed] == [True]
    played: Any = GAME.scenario("OpenPlay", ball="d5", hands={0: hand}).foreseen(0)["play card:right-4-red"]["ball"]
    assert [leg["dotted"] for leg in played] == [False]
    one_line = FootballALaCarte(free_kick_sum="one_line")
    said = ["play card:free-kick-3-all", "aim arrow:left-3"]
    both: Any = one_line.scenario("FollowUp", said=said, ball="d5", hands={0: hand}).foreseen(0)
    assert [leg["dotted"] for leg in both["play card:right-4-red"]["ball"]] == [True], "one leg of both"


@pytest.mark.parametrize("seed", range(3))
def test_what_is_foreseen_is_what_happens(seed: int) -> None:
    match, luck = GAME.new_match(Seeded(seed)), Seeded(seed)
    followed = 0
    while match.outcome is None:
        move = match.moves()[luck.below(len(match.moves()))]
        seat, commits = match.seat, match.decision is not None and match.decision.commits(match, move, match.seat)
        foreseen = match.foreseen(seat)[GAME.name(move)]
        told: list[Event] = []
        match.play(move, luck, told.append)
        balls = [event.details for event in told if event.kind == "ball"]
        flights = [{key: value for key, value in ball.items() if key != "seat"} for ball in balls]
        if commits and flights:
            followed += 1
            legs: Any = foreseen["ball"]
            assert [{key: value for key, value in leg.items() if key != "dotted"} for leg in legs] == flights
    assert followed > 20


def test_a_menu_says_where_things_lie_and_what_follows() -> None:
    match = GAME.scenario("OpenPlay", ball="d9", hands={0: ["forward-6-blue"]})
    entry = next(entry for entry in match.menu(0) if entry["thing"] == "card:forward-6-blue")
    assert (entry["verb"], entry["place"], entry["commits"]) == ("play", "hands.0", True)
    assert "→" in entry["note"]["fr"]  # type: ignore[index]
    steps = GAME.scenario("ThrowIn", ball="a5").menu(0)
    assert {entry["place"] for entry in steps} == {"board"}
    assert GAME.scenario("CornerCut").menu()[0]["place"] == ""


@pytest.mark.parametrize("seat", [0, 1])
def test_menu_and_foresight_tell_nothing_of_hidden_cards(seat: int) -> None:
    match, luck = GAME.new_match(Seeded(5)), Seeded(6)
    for _ in range(60):
        if match.outcome is not None:
            break
        if seat in match.asked:
            other = match.redealt(seat, luck)
            assert (other.menu(seat), other.foreseen(seat)) == (match.menu(seat), match.foreseen(seat))
        match.play_listed(match.moves()[luck.below(len(match.moves()))], luck)


def test_what_surely_stops_a_shot_is_foreseen_to_and_what_does_not_is_not() -> None:
    hand = ["goalkeeper-4-all", "goalkeeper-6-left-right", "corner-red"]
    foreseen = GAME.scenario("Save", net="d", hands={0: hand}).foreseen(0)
    assert foreseen["play card:goalkeeper-4-all"] == {"saved": True}, "an arrow is still to be chosen"
    assert foreseen["play card:corner-red"] == {"corner": "square:h1"}, "the cut decides"
    assert foreseen["decline"] == {"saved": False, "score": [0, 1]}
    aimed = GAME.scenario("Aim", facing="shot", said=["play card:goalkeeper-4-all"], hands={0: hand}, net="d")
    assert {entry["saved"] for entry in aimed.foreseen(0).values()} == {True}
    assert aimed.foreseen(0)["aim arrow:forward-4"]["to"] == "square:d5"


def test_at_the_end_of_a_half_every_stopper_surely_stops_a_shot() -> None:
    hand = ["goalkeeper-4-all", "corner-red"]
    last = GAME.scenario("LastSave", hands={0: hand}, draw_pile_size=3).foreseen(0)
    assert list(last.values()) == [{"saved": True}, {"saved": True}]
    waived = GAME.scenario("Save", hands={0: hand}, draw_pile_size=4).foreseen(0)
    assert waived["play card:corner-red"]["saved"] is True
