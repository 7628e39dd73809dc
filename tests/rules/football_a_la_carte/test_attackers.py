"""Paragraph 4: attacker cards, and when their hand or flag matters."""

from typing import Any

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from tests.rules import rule
from tests.rules.table import decision, moves, play, refusal

GAME = FootballALaCarte()

SYMBOLS = ("hand", "red", "blue")


@rule("FAC-4.1")
@pytest.mark.parametrize(
    ("opening", "facts", "said", "landing"),
    [
        pytest.param("KickOff", {}, ["start square:d6"], "b8", id="kick-off"),
        pytest.param("OpenPlay", {"ball": "d6"}, [], "b8", id="open play"),
        pytest.param("Clearance", {"facing": "clear_high"}, ["start square:g2"], "e4", id="clearance beside the area"),
        pytest.param("Clearance", {"facing": "clear_area"}, ["start square:d2"], "b4", id="clearance from the area"),
    ],
)
def test_an_attacker_kicks_off_attacks_and_clears(
    opening: str, facts: dict[str, Any], said: list[str], landing: str
) -> None:
    match = GAME.scenario(opening, hands={0: ["left-2-red"]}, **facts)
    play(match, *said, "play card:left-2-red")
    assert match.ball_name() == landing
    assert match.seat == 1


@rule("FAC-4.1", "FAC-4.3")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_an_attacker_stops_no_shot_not_even_one_with_a_hand(symbol: str) -> None:
    match = GAME.scenario("Save", seat=1, hands={1: [f"forward-4-{symbol}"]})
    assert f"play card:forward-4-{symbol}" not in moves(match)
    assert refusal(match, f"play card:forward-4-{symbol}").rule == "FAC-7.2"


@rule("FAC-4.2")
@pytest.mark.parametrize(("symbol", "restart"), [("hand", "Clearance"), ("red", "KickOff"), ("blue", "KickOff")])
def test_the_hand_on_a_cut_card_stops_a_penalty(symbol: str, restart: str) -> None:
    match = GAME.scenario("PenaltyCut", laid=["penalty"], draw_pile=[f"forward-4-{symbol}"])
    play(match, "cut", throws=["cut 1"])
    assert decision(match) == restart


@rule("FAC-4.2")
@pytest.mark.parametrize(
    ("corner", "symbol", "restart"),
    [
        ("a12", "red", "KickOff"),
        ("a12", "blue", "Clearance"),
        ("a12", "hand", "Clearance"),
        ("h12", "blue", "KickOff"),
        ("h12", "red", "Clearance"),
        ("h12", "hand", "Clearance"),
    ],
)
def test_the_flag_on_a_cut_card_decides_a_corner(corner: str, symbol: str, restart: str) -> None:
    match = GAME.scenario("CornerCut", ball=corner, draw_pile=[f"forward-4-{symbol}"])
    play(match, "cut", throws=["cut 1"])
    assert decision(match) == restart


@rule("FAC-4.2", "FAC-4.3")
@pytest.mark.parametrize(
    ("opening", "facts", "said", "landing", "next_decision"),
    [
        pytest.param("KickOff", {}, ["start square:d6"], "d10", "OpenPlay", id="kick-off"),
        pytest.param("OpenPlay", {"ball": "d5"}, [], "d9", "OpenPlay", id="open play"),
        pytest.param("OpenPlay", {"ball": "d8"}, [], "d12", "PenaltyOption", id="into the area"),
        pytest.param("OpenPlay", {"ball": "d10"}, [], "d13", "Save", id="shot"),
        pytest.param("OpenPlay", {"ball": "c10"}, [], "c12", "Clearance", id="out"),
        pytest.param("Clearance", {}, ["start square:d2"], "d6", "OpenPlay", id="clearance"),
    ],
)
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_the_symbol_of_a_card_played_from_the_hand_has_no_effect(
    symbol: str, opening: str, facts: dict[str, Any], said: list[str], landing: str, next_decision: str
) -> None:
    match = GAME.scenario(opening, hands={0: [f"forward-4-{symbol}"]}, **facts)

    play(match, *said, f"play card:forward-4-{symbol}")

    assert match.ball_name() == landing
    assert decision(match) == next_decision
    assert match.goals == [0, 0]
