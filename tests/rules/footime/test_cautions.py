"""Yellow and red cards (FT-CARD-YELLOW, FT-CARD-RED)."""

from collections.abc import Sequence

import pytest

from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.cards import FAR, booked, drawn, facts_of, fouled, full_hands
from tests.rules.footime.course import asked, open_points
from tests.rules.footime.situations import A2, H1, H2, Point, left, point, scene, to, where
from tests.rules.table import kinds, moves, play, refusal


def kicked(*cards: str, answer: Sequence[str] = (), reply: Sequence[str] = (), at: Point = (3, 3)) -> FootimeMatch:
    """H2 has laid a foul with these cards against a7, and the free kick was not retained; A2 may answer."""
    others: dict[str, Point | str] = {"a4": (12, -7), "h8": (-5, -5)}
    offender = (at[0] + 1, at[1] + 1)
    match = fouled("foul", *cards, victim=at, offender=offender, answer=answer, reply=reply, others=others)
    play(match, "play card:foul", *[f"play card:{card}" for card in cards])
    if asked(match)[0] == "Aggravate":
        play(match, "pass")
    play(match, to(at[0] - 1, at[1]), throws=["d6 3"])
    play(match, to(at[0], at[1] - 3))
    assert asked(match) == ("Turn", A2)
    return match


@rule("FT-CARD-YELLOW.1")
def test_a_yellow_card_is_laid_on_ones_own_foul() -> None:
    match = fouled("foul", "yellow")
    assert refusal(match, "play card:yellow").rule == "FT-CARD-YELLOW.2"  # not before the foul
    play(match, "play card:foul")
    assert asked(match) == ("Aggravate", H2)
    assert moves(match) == ["play card:yellow", "pass"]


@rule("FT-CARD-YELLOW.1", "FT-CARD-RED.1")
@pytest.mark.parametrize(("card", "id"), [("yellow", "FT-CARD-YELLOW.2"), ("red", "FT-CARD-RED.2")])
def test_without_a_foul_neither_card_suits(card: str, id: str) -> None:
    match = scene("Turn", {"h7": (3, 3), "a7": (4, 4)}, ball=FAR, hands=full_hands({H1: [card]}))
    assert refusal(match, f"play card:{card}").rule == id
    assert f"waste card:{card}" in moves(match)


@rule("FT-CARD-YELLOW.2")
def test_a_yellow_card_answers_the_foul_of_the_preceding_opponent() -> None:
    match = kicked(answer=("yellow",))
    assert "play card:yellow" in moves(match)


@rule("FT-CARD-YELLOW.2")
def test_only_the_first_card_of_a_turn_answers_a_foul() -> None:
    match = kicked(answer=("injured", "yellow"))
    play(match, "play card:injured", "choose pawn:h8")
    assert refusal(match, "play card:yellow").rule == "FT-CARD-YELLOW.2"


@rule("FT-CARD-YELLOW.2")
def test_the_turn_after_next_is_too_late_for_an_answer() -> None:
    match = kicked()
    assert match.view(None)["claimed"] == {"offender": "pawn:a7", "victim": "pawn:h7", "cards": ["card:foul"]}
    play(match, next(move for move in moves(match) if move.startswith("waste")))
    assert asked(match) == ("Turn", H1)
    assert match.view(None)["claimed"] is None


@rule("FT-CARD-YELLOW.2")
def test_a_yellow_card_does_not_answer_a_yellow_card_alone() -> None:
    match = kicked(answer=("yellow",), reply=("yellow", "red"))
    play(match, "play card:yellow", "pass", to(5, 5), throws=["d6 1"])
    play(match, to(5, 4))
    assert asked(match) == ("Turn", H1)
    assert refusal(match, "play card:yellow").rule == "FT-CARD-YELLOW.2"
    play(match, "play card:red")
    assert where(match, "a7") == "expelled"


@rule("FT-CARD-YELLOW.3")
def test_the_offender_is_booked_and_stays_on_the_pitch() -> None:
    match = fouled("foul", "yellow")
    told = play(match, "play card:foul", "play card:yellow")
    assert facts_of(told, "booked")["pawn"] == "a7"
    assert booked(match) == ["a7"]
    assert where(match, "a7") == (4, 4)


@rule("FT-CARD-YELLOW.4")
def test_a_booked_offender_is_expelled_by_a_second_yellow_card() -> None:
    match = fouled("foul", "yellow", booked=["a7", "a8"], others={"a8": (8, 8)})
    told = play(match, "play card:foul", "play card:yellow")
    assert facts_of(told, "expelled")["pawn"] == "a7"
    assert (where(match, "a7"), left(match, 1), booked(match)) == ("expelled", 10, ["a8"])


@rule("FT-CARD-YELLOW.5", "FT-CARD-RED.4")
@pytest.mark.parametrize("card", ["yellow", "red"])
def test_whoever_lays_the_card_gets_the_set_piece(card: str) -> None:
    own = fouled("foul", card)
    play(own, "play card:foul", f"play card:{card}")
    if asked(own)[0] == "Aggravate":
        play(own, "pass")
    assert asked(own) == ("FreeKickTaker", H2)
    answer = kicked(answer=(card,))
    play(answer, f"play card:{card}")
    if asked(answer)[0] == "Aggravate":
        play(answer, "pass")
    assert asked(answer) == ("FreeKickTaker", A2)


@rule("FT-CARD-YELLOW.6", "FT-CARD-RED.7")
@pytest.mark.parametrize("card", ["yellow", "red"])
def test_the_card_comes_before_the_set_piece_which_is_taken_once(card: str) -> None:
    match = fouled("foul", card)
    told = play(match, "play card:foul", f"play card:{card}")
    told += play(match, "pass") if asked(match)[0] == "Aggravate" else []
    told += play(match, to(2, 3), throws=["d6 2"])
    told += play(match, to(3, 1))
    shown = [kind for kind in kinds(told) if kind in ("foul", "booked", "expelled", "set piece", "roll")]
    assert shown == ["foul", "booked" if card == "yellow" else "expelled", "set piece", "roll"]
    assert drawn(told) == [2]
    assert asked(match) == ("Turn", A2)


@rule("FT-CARD-YELLOW.7", "FT-GAP.33")
def test_an_answer_reverses_the_foul() -> None:
    match = kicked(answer=("yellow",))
    told = play(match, "play card:yellow", "pass")
    reversed_foul = facts_of(told, "foul reversed")
    assert (reversed_foul["offender"], reversed_foul["victim"]) == ("h7", "a7")
    assert booked(match) == ["h7"]
    assert (where(match, "ball"), where(match, "a7")) == ((4, 4), "outside")
    play(match, to(5, 4), throws=["d6 1"])
    play(match, to(4, 3))
    assert asked(match) == ("Turn", H1)


@rule("FT-CARD-YELLOW.7")
def test_the_place_of_the_new_victim_decides_the_set_piece() -> None:
    match = kicked(answer=("yellow",), at=(-10, 2))
    ball = match.rules.pitch.names[match.ball]
    told = play(match, "play card:yellow", "pass")
    assert facts_of(told, "set piece") == {
        "seat": A2,
        "what": "penalty",
        "pawn": "a7",
        "from": ball,
        "to": ball,
    }


# ---- red cards


@rule("FT-CARD-RED.1")
@pytest.mark.parametrize("before", [[], ["play card:yellow"]], ids=["foul", "yellow card"])
def test_a_red_card_is_laid_on_ones_own_foul_or_yellow_card(before: list[str]) -> None:
    match = fouled("foul", "yellow", "red")
    play(match, "play card:foul", *before, "play card:red")
    assert where(match, "a7") == "expelled"
    assert booked(match) == []


@rule("FT-CARD-RED.2", "FT-CARD-RED.7")
def test_a_red_card_answers_a_foul_and_expels_the_claimant() -> None:
    match = kicked(answer=("red",))
    told = play(match, "play card:red")
    assert facts_of(told, "expelled")["pawn"] == "h7"
    assert left(match, 0) == 10
    assert where(match, "ball") == (4, 4)


@rule("FT-CARD-RED.2")
def test_a_red_card_answers_a_foul_with_a_yellow_card() -> None:
    match = kicked("yellow", answer=("red",))
    assert booked(match) == ["a7"]
    play(match, "play card:red")
    assert where(match, "h7") == "expelled"


@rule("FT-CARD-RED.2", "FT-GAP.54")
def test_nothing_answers_for_a_pawn_that_has_been_expelled() -> None:
    match = kicked("red", answer=("yellow",))
    assert refusal(match, "play card:yellow").rule == "FT-CARD-YELLOW.2"


@rule("FT-CARD-RED.3")
def test_an_expelled_pawn_is_gone_for_good() -> None:
    match = fouled("foul", "red")
    told = play(match, "play card:foul", "play card:red")
    assert facts_of(told, "expelled") == {"seat": H2, "pawn": "a7", "from": point(4, 4), "to": "expelled"}
    assert (where(match, "a7"), left(match, 1)) == ("expelled", 10)
    assert (4, 4) in open_points(match)  # where the taker of the free kick may stand now


@rule("FT-CARD-RED.5", "FT-CARD-RED.6")
def test_an_expelled_goalkeeper_is_replaced_by_a_pawn_of_its_team_s_choice() -> None:
    others: dict[str, Point | str] = {"a7": (2, 2), "a8": (-3, 3), "a9": "expelled"}
    match = fouled("foul", "red", victim=(8, 1), offender=(2, 2), contacts=[["a1", "h7"]], others=others)
    play(match, "play card:foul", "play card:red")
    assert asked(match) == ("ReplaceKeeper", A2)
    assert moves(match) == ["choose pawn:a7", "choose pawn:a8"]
    assert refusal(match, "choose pawn:h7").rule == "FT-CARD-RED.5"
    assert refusal(match, "choose pawn:a2").rule == "FT-CARD-INJURED.6"
    play(match, "choose pawn:a8")
    assert (where(match, "a8"), where(match, "a1"), left(match, 1)) == ((13, 0), "expelled", 9)
    assert match.is_keeper(match.rules.pawns.index("a8"))
    assert asked(match) == ("FreeKickTaker", H2)


@rule("FT-CARD-RED.5", "FT-CARD-YELLOW.4")
def test_a_goalkeeper_expelled_by_a_second_yellow_card_is_replaced_too() -> None:
    match = fouled("foul", "yellow", contacts=[["a1", "h7"]], booked=["a1"])
    play(match, "play card:foul", "play card:yellow")
    assert asked(match) == ("ReplaceKeeper", A2)
    play(match, "choose pawn:a7")
    assert where(match, "a7") == (13, 0)


@rule("FT-CARD-RED.5", "FT-CARD-RED.7")
def test_a_goalkeeper_expelled_by_a_reversal_is_replaced_before_the_set_piece() -> None:
    claimed = {"offender": "a7", "victim": "h1", "cards": ["foul"]}
    pawns = {"h8": (-2, 2), "a7": (-12, 0)}
    match = scene("Turn", pawns, ball=FAR, seat=A2, hands=full_hands({A2: ["red"]}), claimed=claimed)
    play(match, "play card:red")
    assert asked(match) == ("ReplaceKeeper", H1)
    play(match, "choose pawn:h8", throws=["d6 3"])
    assert (where(match, "h8"), where(match, "a7")) == ((-13, 0), (-9, 0))
    assert asked(match) == ("PenaltyTo", A2)


@rule("FT-CARD-RED.6")
def test_the_new_goalkeeper_goes_back_to_its_line_after_a_run() -> None:
    pawns: dict[str, Point | str] = {"h1": "expelled", "h5": (-13, 0)}
    match = scene("Turn", pawns, ball=FAR, keepers=["h5", "a1"], hands=full_hands({H1: ["move-3"]}))
    play(match, "play card:move-3", "choose pawn:h5", to(-10, 0))
    assert where(match, "h5") == (-13, 0)


@rule("FT-CARD-RED.7")
def test_no_card_answers_a_foul_once_the_free_kick_is_retained() -> None:
    others: dict[str, Point | str] = {"h8": (6, 1), "a4": (12, -7)}
    match = fouled("foul", answer=("red", "yellow"), reply=("yellow", "var"), others=others)
    play(match, "play card:foul", "pass", to(2, 3), throws=["d6 4"])
    play(match, to(5, 1))
    assert asked(match) == ("TackleWindow", A2)
    assert moves(match) == ["pass"]
    play(match, "pass")
    assert asked(match) == ("Turn", H1)  # nor does a team-mate answer it
    assert refusal(match, "play card:yellow").rule == "FT-CARD-YELLOW.2"
    assert refusal(match, "play card:var").rule == "FT-CARD-VAR.1"
