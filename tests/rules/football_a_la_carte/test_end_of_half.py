"""Paragraph 12: the end of the first half."""

from typing import Any

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.match import FootballMatch
from tests.rules import rule
from tests.rules.football_a_la_carte.hands import LONGER_PASSES, SHORT_PASSES, hand_with
from tests.rules.table import decision, kinds, moves, play, refusal

GAME = FootballALaCarte()

SHUFFLE_OF_HALF_TIME = ["keep order"]


def before_example_24(*south_holds: str) -> FootballMatch:
    """South is about to play with four cards in the pile; North will shoot in the last turn."""
    return GAME.scenario(
        "OpenPlay",
        seat=0,
        ball="e3",
        hands={0: hand_with("forward-2-red", *south_holds), 1: hand_with("forward-6-blue", among=LONGER_PASSES)},
        draw_pile=["left-6-red"],
        draw_pile_size=4,
    )


@rule("FAC-12.2", "FAC-12.3")
@pytest.mark.parametrize(("pile", "last"), [(5, False), (4, True)])
def test_three_cards_left_after_the_refill_announce_the_last_turn(pile: int, last: bool) -> None:
    match = GAME.scenario(
        "OpenPlay", ball="d5", hands={0: ["forward-1-red"], 1: ["forward-1-hand"]}, draw_pile_size=pile
    )
    play(match, "play card:forward-1-red")
    assert match.view(None)["last_turn"] is last

    play(match, "play card:forward-1-hand", throws=SHUFFLE_OF_HALF_TIME if last else ())

    assert match.half == (2 if last else 1)


@rule("FAC-12.3")
def test_a_pile_that_falls_to_three_within_a_turn_is_counted_only_at_its_end() -> None:
    match = GAME.scenario(
        "PenaltyOption", ball="d11", laid=["forward-2-hand"], hands={0: ["penalty"]}, draw_pile=["left-6-red"],
        draw_pile_size=4,
    )  # fmt: skip

    told = play(match, "play card:penalty", "cut", throws=["cut 1"])

    # Not the discards are cut: the pile still holds four cards.
    assert [event.facts["card"] for event in told if event.kind == "cut"] == ["left-6-red"]
    assert kinds(told)[-2:] == ["draw", "last turn"]
    assert len(match.draw_pile) == 2
    assert (match.half, decision(match), match.seat) == (1, "KickOff", 1)


@rule("FAC-12.4")
@pytest.mark.parametrize(
    ("facing", "where", "preparation"),
    [
        ("OpenPlay", {"ball": "d5"}, []),
        ("KickOff", {}, ["start square:d6"]),
        ("ThrowIn", {"ball": "a6"}, ["step square:a5"]),
        ("Clearance", {}, ["start square:c1"]),
    ],
)
def test_the_last_turn_is_a_whole_turn_and_no_other_follows(
    facing: str, where: dict[str, Any], preparation: list[str]
) -> None:
    match = GAME.scenario(facing, hands={0: hand_with("forward-1-red")}, draw_pile_size=3, **where)

    told = play(match, *preparation, "play card:forward-1-red", throws=SHUFFLE_OF_HALF_TIME)

    assert [event.facts for event in told if event.kind == "draw"] == [
        {"seat": 0, "count": 1, "from": "draw_pile", "to": "hands.0"}
    ]
    assert kinds(told)[-2:] == ["whistle", "half"]
    assert match.half == 2


@rule("FAC-12.4")
def test_the_last_player_draws_as_far_as_the_pile_allows() -> None:
    match = GAME.scenario(
        "OpenPlay", ball="d5", hands={0: hand_with("free-kick-2-all"), 1: LONGER_PASSES}, draw_pile_size=1
    )

    told = play(match, "play card:free-kick-2-all", "aim arrow:forward-2", "play card:forward-1-red",
                throws=SHUFFLE_OF_HALF_TIME)  # fmt: skip

    ending = [(event.kind, event.facts.get("count")) for event in told if event.kind in ("draw", "whistle")]
    assert ending == [("draw", 1), ("whistle", None), ("draw", 1)]


@rule("FAC-EX.24", "FAC-12.2", "FAC-12.3", "FAC-12.4", "FAC-12.5", "FAC-12.6", "FAC-12.13", "FAC-GAP.25")
def test_example_24_the_last_shot_is_stopped_automatically() -> None:
    match = before_example_24("corner-blue")
    play(match, "play card:forward-2-red")
    assert (match.ball_name(), len(match.draw_pile), match.seat) == ("e5", 3, 1)
    told = play(match, "play card:forward-6-blue")
    assert [event.facts["path"] for event in told if event.kind == "ball"] == [["e4", "e3", "e2", "e1"]]
    assert (match.ball_name(), decision(match), match.seat) == ("e0", "LastSave", 0)
    assert moves(match) == ["play card:corner-blue"]

    told = play(match, "play card:corner-blue", throws=SHUFFLE_OF_HALF_TIME)

    assert kinds(told)[:3] == ["card", "shot stopped", "whistle"]
    assert told[0].facts == {"seat": 0, "card": "corner-blue", "from": "hands.0", "to": "discard_pile"}
    assert match.goals == [0, 0]
    assert match.half == 2


@rule("FAC-EX.25", "FAC-12.7", "FAC-12.8")
def test_example_25_without_goalkeeper_or_corner_the_last_shot_counts() -> None:
    match = before_example_24()
    play(match, "play card:forward-2-red", "play card:forward-6-blue")
    assert moves(match) == ["decline"]

    told = play(match, "decline", throws=SHUFFLE_OF_HALF_TIME)

    # South conceded and would kick off; the half is over instead, and the second one is North's to begin.
    assert kinds(told) == ["goal", "whistle", "half"]
    assert match.goals == [0, 1]
    assert (match.half, decision(match), match.seat) == (2, "KickOff", 1)


@rule("FAC-12.5")
def test_the_last_shot_may_not_be_let_in() -> None:
    match = GAME.scenario("LastSave", seat=1, hands={1: hand_with("goalkeeper-4-all")}, draw_pile_size=3)
    assert moves(match) == ["play card:goalkeeper-4-all"]
    assert refusal(match, "decline").rule == "FAC-12.5"
    assert refusal(match, "play card:forward-1-red").rule == "FAC-7.2"


@rule("FAC-12.5", "FAC-12.6")
def test_a_goalkeeper_stops_the_last_shot_without_moving_the_ball() -> None:
    match = GAME.scenario("LastSave", seat=1, hands={1: hand_with("goalkeeper-4-all")}, draw_pile_size=3)

    told = play(match, "play card:goalkeeper-4-all", throws=SHUFFLE_OF_HALF_TIME)

    assert kinds(told)[:3] == ["card", "shot stopped", "whistle"]
    assert "ball" not in kinds(told)
    assert match.goals == [0, 0]


@rule("FAC-12.5", "FAC-12.7")
def test_only_the_player_next_in_order_stops_the_last_shot() -> None:
    four = FootballALaCarte(4)
    match = four.scenario(
        "LastSave", seat=1, hands={1: SHORT_PASSES[:6], 3: ["goalkeeper-4-all", "corner-red"]}, draw_pile_size=3
    )
    assert moves(match) == ["decline"]
    play(match, "decline", throws=SHUFFLE_OF_HALF_TIME)
    assert match.goals == [1, 0]


@rule("FAC-EX.26", "FAC-12.9", "FAC-12.10", "FAC-GAP.38")
@pytest.mark.parametrize(
    ("top_discard", "result", "goals"),
    [("left-3-blue", "goal", [0, 1]), ("left-3-hand", "penalty stopped", [0, 0])],
)
def test_example_26_a_penalty_in_the_last_turn_cuts_the_discards(
    top_discard: str, result: str, goals: list[int]
) -> None:
    match = GAME.scenario(
        "OpenPlay",
        seat=1,
        ball="e4",
        hands={0: hand_with("goalkeeper-4-all"), 1: ["forward-2-blue", "penalty"]},
        discard_pile=[top_discard],
        draw_pile_size=3,
    )
    play(match, "play card:forward-2-blue", "play card:penalty")
    assert (match.ball_name(), decision(match), match.seat) == ("penalty spot", "PenaltyCut", 0)

    told = play(match, "cut", throws=["cut 1", *SHUFFLE_OF_HALF_TIME])

    assert (told[0].facts["seat"], told[0].facts["card"]) == (0, top_discard)
    assert kinds(told)[:4] == ["cut", result, "draw", "whistle"]
    assert match.goals == goals
    assert (match.half, decision(match)) == (2, "KickOff")


@rule("FAC-EX.27", "FAC-12.11", "FAC-GAP.23")
def test_example_27_when_the_shot_empties_the_pile_the_save_is_the_last_turn() -> None:
    match = GAME.scenario(
        "OpenPlay",
        seat=0,
        ball="d9",
        hands={0: ["forward-6-blue"], 1: hand_with("goalkeeper-5-all")},
        draw_pile_size=4,
    )
    play(match, "play card:forward-6-blue")
    assert (len(match.draw_pile), decision(match), match.seat) == (3, "LastSave", 1)
    assert moves(match) == ["play card:goalkeeper-5-all"]

    play(match, "play card:goalkeeper-5-all", throws=SHUFFLE_OF_HALF_TIME)

    assert match.goals == [0, 0]
    assert match.half == 2


@rule("FAC-12.12", "FAC-GAP.24")
def test_a_corner_still_to_be_cut_for_is_stopped_by_the_end_of_the_half() -> None:
    match = GAME.scenario(
        "Save", seat=1, ball="d12", net="d", hands={1: hand_with("corner-red")}, draw_pile=["left-6-red"],
        draw_pile_size=4,
    )  # fmt: skip

    told = play(match, "play card:corner-red", throws=SHUFFLE_OF_HALF_TIME)

    assert kinds(told) == ["card", "corner", "draw", "last turn", "corner stopped", "whistle", "half"]
    assert match.goals == [0, 0]
    assert match.half == 2


@rule("FAC-12.12", "FAC-8.5")
def test_a_corner_is_cut_for_while_four_cards_are_left() -> None:
    match = GAME.scenario("Save", seat=1, hands={1: hand_with("corner-red")}, draw_pile_size=5)
    play(match, "play card:corner-red")
    assert (len(match.draw_pile), decision(match), match.seat) == (4, "CornerCut", 0)
