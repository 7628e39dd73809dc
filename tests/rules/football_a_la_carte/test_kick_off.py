"""Paragraph 3: the kick-off."""

from typing import Any

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from tests.rules import rule
from tests.rules.table import decision, kinds, moves, play, refusal

GAMES = {seats: FootballALaCarte(seats) for seats in (2, 3, 4)}
GAME = GAMES[2]

SPECIAL = ["penalty", "corner-red", "goalkeeper-4-all", "free-kick-3-all"]

NO_ATTACKER = [
    "goalkeeper-4-all", "goalkeeper-5-all", "corner-red", "corner-red", "corner-blue",
    "penalty", "free-kick-3-all", "free-kick-4-left-right",
]  # fmt: skip


@rule("FAC-EX.1", "FAC-3.1", "FAC-3.4", "FAC-3.5", "FAC-3.6")
def test_example_1_the_kicker_chooses_his_square_and_draws_one_card() -> None:
    match = GAME.scenario("KickOff", seat=0, hands={0: ["forward-4-red"]})
    assert moves(match) == ["start square:d6", "start square:e6"]
    pile = len(match.draw_pile)

    play(match, "start square:e6", "play card:forward-4-red")

    assert match.ball_name() == "e10"
    assert len(match.hands[0]) == 8
    assert len(match.draw_pile) == pile - 1
    assert decision(match) == "OpenPlay"
    assert match.seat == 1


@rule("FAC-EX.2", "FAC-2.2", "FAC-3.4", "FAC-3.5")
def test_example_2_north_reads_the_arrow_from_his_seat() -> None:
    match = GAME.scenario("KickOff", seat=1, hands={1: ["left-3-hand"]})

    told = play(match, "start square:d7", "play card:left-3-hand")

    assert [event.facts["path"] for event in told if event.kind == "ball"] == [["e6", "f5", "g4"]]
    assert match.ball_name() == "g4"
    assert match.seat == 0


@rule("FAC-EX.3", "FAC-3.7", "FAC-3.8")
def test_example_3_no_penalty_is_added_to_a_kick_off() -> None:
    match = GAME.scenario("KickOff", seat=0, hands={0: ["forward-6-blue", "penalty"]})

    play(match, "start square:d6", "play card:forward-6-blue")

    assert match.ball_name() == "d12"
    assert decision(match) == "OpenPlay"
    assert match.seat == 1
    assert GAME.card("penalty") in match.hands[0].cards
    refusal(match, "play card:penalty", seat=0)


@rule("FAC-3.8")
@pytest.mark.parametrize(
    ("seat", "start", "card", "landing"),
    [(0, "e6", "forward-5-red", "e11"), (1, "e7", "forward-6-blue", "e1"), (1, "d7", "forward-5-red", "d2")],
)
def test_a_kick_off_into_either_area_ends_the_turn(seat: int, start: str, card: str, landing: str) -> None:
    match = GAME.scenario("KickOff", seat=seat, hands={seat: [card, "penalty"]})
    play(match, f"start square:{start}", f"play card:{card}")
    assert match.ball_name() == landing
    assert match.seat == 1 - seat


@rule("FAC-3.8", "FAC-11.6")
def test_a_kick_off_after_a_declined_save_takes_no_penalty_either() -> None:
    match = GAME.scenario("Save", seat=1, hands={1: ["forward-6-blue", "penalty"]})
    play(match, "decline", "start square:d7", "play card:forward-6-blue")
    assert match.ball_name() == "d1"
    assert match.seat == 0


@rule("FAC-3.1", "FAC-3.2")
def test_hand_red_flag_and_blue_flag_make_an_attacker() -> None:
    attackers = ["forward-2-blue", "left-3-hand", "left-4-red", "right-4-hand"]
    match = GAME.scenario("KickOffCard", hands={0: [*attackers, *SPECIAL]}, said=["start square:d6"])
    assert moves(match) == [f"play card:{card}" for card in attackers]


@rule("FAC-3.7", "FAC-3.1")
@pytest.mark.parametrize("card", SPECIAL)
def test_only_attacker_cards_kick_off(card: str) -> None:
    match = GAME.scenario("KickOffCard", hands={0: ["forward-4-red", *SPECIAL]}, said=["start square:d6"])
    assert f"play card:{card}" not in moves(match)
    assert refusal(match, f"play card:{card}").rule == "FAC-3.7"


@rule("FAC-3.3")
@pytest.mark.parametrize("seats", GAMES)
def test_everybody_sees_the_card_of_the_kick_off(seats: int) -> None:
    match = GAMES[seats].scenario("KickOff", hands={0: ["forward-4-red"]})

    told = play(match, "start square:e6", "play card:forward-4-red")

    assert "card" in kinds(told)
    for viewer in (None, *range(seats)):
        assert match.view(viewer)["discard_pile"] == ["card:forward-4-red"]
        laid = next(event for event in told if event.kind == "card").seen_by(viewer)
        assert (laid["seat"], laid["card"]) == (0, "card:forward-4-red")


@rule("FAC-3.4")
@pytest.mark.parametrize(
    ("seats", "seat", "south", "own", "others"),
    [
        (2, 0, 0, ["d6", "e6"], ["d7", "e7"]),
        (2, 1, 0, ["d7", "e7"], ["d6", "e6"]),
        (2, 0, 1, ["d7", "e7"], ["d6", "e6"]),
        (2, 1, 1, ["d6", "e6"], ["d7", "e7"]),
        (3, 1, 0, ["d7", "e7"], ["d6", "e6"]),
        (3, 2, 0, ["d7", "e7"], ["d6", "e6"]),
        (4, 2, 0, ["d6", "e6"], ["d7", "e7"]),
        (4, 3, 0, ["d7", "e7"], ["d6", "e6"]),
    ],
)
def test_the_ball_starts_on_the_kickers_own_side(
    seats: int, seat: int, south: int, own: list[str], others: list[str]
) -> None:
    match = GAMES[seats].scenario("KickOff", seat=seat, south=south, hands={seat: ["forward-1-red"]})
    assert moves(match) == [f"start square:{square}" for square in own]
    for square in others:
        assert refusal(match, f"start square:{square}").rule == "FAC-3.4"


@rule("FAC-3.4", "FAC-3.5")
@pytest.mark.parametrize(
    ("seat", "start", "card", "landing"),
    [
        (0, "d6", "forward-1-red", "d7"),
        (0, "e6", "forward-1-red", "e7"),
        (0, "d6", "left-3-hand", "a9"),
        (0, "e6", "left-3-hand", "b9"),
        (0, "e6", "right-3-red", "h9"),
        (1, "d7", "forward-4-red", "d3"),
        (1, "e7", "forward-4-red", "e3"),
        (1, "d7", "right-3-red", "a4"),
    ],
)
def test_from_the_chosen_square_the_ball_follows_the_card(seat: int, start: str, card: str, landing: str) -> None:
    match = GAME.scenario("KickOff", seat=seat, hands={seat: [card]})
    play(match, f"start square:{start}", f"play card:{card}")
    assert match.ball_name() == landing


@rule("FAC-3.6")
@pytest.mark.parametrize(("seats", "seat", "size"), [(2, 1, 8), (3, 0, 8), (3, 2, 6), (4, 3, 6)])
def test_the_kicker_draws_one_card(seats: int, seat: int, size: int) -> None:
    match = GAMES[seats].scenario("KickOff", seat=seat, hands={seat: ["forward-1-red"]}, draw_pile=["left-1-blue"])
    pile = len(match.draw_pile)

    play(match, moves(match)[0], "play card:forward-1-red")

    assert len(match.draw_pile) == pile - 1
    assert len(match.hands[seat]) == size
    assert "left-1-blue" in match.card_names(match.hands[seat].cards)


@rule("FAC-3.9")
@pytest.mark.parametrize(
    ("before", "facts", "move", "throws"),
    [
        pytest.param("Save", {"seat": 1}, "decline", [], id="after a shot"),
        pytest.param(
            "CornerCut", {"ball": "a12", "draw_pile": ["forward-4-red"]}, "cut", ["cut 1"], id="after a corner"
        ),
        pytest.param(
            "PenaltyCut", {"laid": ["penalty"], "draw_pile": ["forward-4-red"]}, "cut", ["cut 1"], id="after a penalty"
        ),
        pytest.param(
            "OpenPlay",
            {"ball": "d6", "draw_pile_size": 3, "hands": {0: ["forward-1-red"]}},
            "play card:forward-1-red",
            ["keep order"],
            id="at the start of the second half",
        ),
    ],
)
def test_every_goal_and_every_half_is_followed_by_a_kick_off(
    before: str, facts: dict[str, Any], move: str, throws: list[str]
) -> None:
    match = GAME.scenario(before, **facts)
    play(match, move, throws=throws)
    assert decision(match) == "KickOff"
    assert match.ball_name() == "centre"
    assert match.seat == 1


@rule("FAC-EX.4", "FAC-3.10")
def test_example_4_cards_are_changed_until_an_attacker_comes() -> None:
    match = GAME.scenario(
        "KickOff", hands={0: NO_ATTACKER}, draw_pile=["free-kick-2-all", "forward-2-red", "left-1-blue"]
    )
    pile = len(match.draw_pile)

    told = play(match, "show hand", "discard card:penalty")
    assert kinds(told) == ["hand shown", "discard", "draw"]
    assert match.seat == 0
    assert moves(match) == ["show hand"]

    play(match, "show hand", "discard card:corner-red")
    assert match.seat == 0
    assert moves(match) == ["start square:d6", "start square:e6"]

    play(match, "start square:d6")
    assert moves(match) == ["play card:forward-2-red"]
    play(match, "play card:forward-2-red")

    assert match.ball_name() == "d8"
    assert len(match.draw_pile) == pile - 3
    assert len(match.hands[0]) == 8
    assert match.card_names(match.discard_pile.cards) == ["penalty", "corner-red", "forward-2-red"]
    assert match.seat == 1


@rule("FAC-3.10")
@pytest.mark.parametrize("seats", GAMES)
def test_everybody_is_shown_a_hand_without_an_attacker(seats: int) -> None:
    hand = NO_ATTACKER[: GAMES[seats].hand_sizes[0]]
    match = GAMES[seats].scenario("KickOff", hands={0: hand})
    assert moves(match) == ["show hand"]

    told = play(match, "show hand")

    assert match.seat == 0
    for viewer in (None, *range(seats)):
        shown = told[0].seen_by(viewer)["cards"]
        assert isinstance(shown, list)
        assert sorted(shown) == sorted(f"card:{card}" for card in hand)
        hands = match.view(viewer)["hands"]
        assert isinstance(hands, list)
        assert sorted(hands[0]["cards"]) == sorted(shown)


@rule("FAC-3.10")
def test_one_card_of_any_kind_is_changed_at_a_time() -> None:
    match = GAME.scenario("Exchange", hands={0: NO_ATTACKER}, draw_pile=["free-kick-2-all"])
    assert sorted(moves(match)) == sorted(f"discard card:{card}" for card in set(NO_ATTACKER))

    told = play(match, "discard card:goalkeeper-5-all")

    assert len(match.hands[0]) == 8
    assert told[-1].seen_by(0)["cards"] == ["card:free-kick-2-all"]
    assert decision(match) == "KickOff"


@rule("FAC-3.10", "FAC-3.7")
def test_a_kicker_without_an_attacker_cannot_kick_off() -> None:
    match = GAME.scenario("KickOff", hands={0: NO_ATTACKER})
    assert refusal(match, "start square:d6").rule == "FAC-3.10"
    play(match, "show hand")
    assert refusal(match, "play card:free-kick-3-all").rule == "FAC-3.7"


@rule("FAC-3.10")
def test_no_card_is_changed_before_the_hand_is_shown() -> None:
    match = GAME.scenario("KickOff", hands={0: NO_ATTACKER})
    assert refusal(match, "discard card:penalty").rule == "FAC-3.10"


@rule("FAC-3.10")
@pytest.mark.parametrize(("move", "forbidden_by"), [("show hand", "FAC-3.10"), ("discard card:penalty", "FAC-1.7")])
def test_a_kicker_with_an_attacker_shows_no_hand_and_changes_no_card(move: str, forbidden_by: str) -> None:
    match = GAME.scenario("KickOff", hands={0: ["forward-2-red", *NO_ATTACKER[1:]]})
    assert moves(match) == ["start square:d6", "start square:e6"]
    assert refusal(match, move).rule == forbidden_by


@rule("FAC-3.10")
def test_the_half_ends_when_no_attacker_comes_before_the_last_three_cards() -> None:
    match = GAME.scenario("KickOff", hands={0: NO_ATTACKER}, draw_pile=["free-kick-2-all"], draw_pile_size=4)

    play(match, "show hand", "discard card:penalty")
    assert moves(match) == ["show hand"]
    told = play(match, "show hand", throws=["keep order"])

    assert "whistle" in kinds(told)
    assert match.half == 2
    assert match.seat == 1
