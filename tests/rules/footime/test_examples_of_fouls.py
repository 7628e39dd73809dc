"""The worked examples of the rules, played to the digit: duels, fouls, cautions, and the VAR about a foul."""

from typing import Any

from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.course import asked
from tests.rules.footime.situations import A1, A2, H2, left, scene, to, where
from tests.rules.table import decision, kinds, moves, play

# ---- contacts: duels and fouls


def after_contact(*cards: str, answer: str = "move-1") -> FootimeMatch:
    """A1 has run up to a pawn of Home's on (3,3); H2 holds these cards, and A2 one to answer with."""
    pawns = {"h7": (3, 3), "h9": (8, 4), "a7": (6, 6), "a4": (8, -5)}
    hands = {A1: ["move-2"], H2: list(cards), A2: [answer]}
    match = scene("Turn", pawns, ball=(-9, -7), seat=A1, hands=hands)
    play(match, "play card:move-2", "choose pawn:a7", to(4, 4))
    assert asked(match) == ("Turn", H2)
    return match


@rule("FT-EX.19", "FT-CARD-DUEL.1", "FT-CARD-DUEL.2", "FT-CARD-DUEL.3", "FT-CARD-DUEL.6")
def test_the_winner_of_a_duel_moves_the_pawn_and_plays_again() -> None:
    match = after_contact("duel")
    play(match, "play card:duel", throws=["d6 5", "d6 3"])
    assert asked(match) == ("DuelMove", H2)
    assert to(9, 4) in moves(match)
    assert to(10, 4) not in moves(match)
    play(match, to(9, 4))
    assert where(match, "a7") == (9, 4)
    assert asked(match) == ("Turn", H2)


@rule("FT-EX.20", "FT-CARD-DUEL.5", "FT-CARD-DUEL.6")
def test_a_tie_in_a_duel_moves_nobody() -> None:
    match = after_contact("duel")
    play(match, "play card:duel", throws=["d6 4", "d6 4"])
    assert where(match, "a7") == (4, 4)
    assert asked(match) == ("Turn", H2)


@rule("FT-EX.21", "FT-CARD-FOUL.1", "FT-CARD-FOUL.2", "FT-FOUL-FREEKICK.1", "FT-FOUL-FREEKICK.2")
@rule("FT-FOUL-FREEKICK.3", "FT-FOUL-FREEKICK.4", "FT-FOUL-FREEKICK.5")
def test_a_free_kick_is_retained() -> None:
    match = after_contact("foul")
    play(match, "play card:foul", "pass")
    assert asked(match) == ("FreeKickTaker", H2)
    assert where(match, "ball") == (3, 3)
    play(match, to(2, 3), throws=["d6 6"])
    told = play(match, to(9, 4))
    assert "retained" in kinds(told)
    assert where(match, "h7") == (2, 3)
    assert asked(match) == ("TackleWindow", A2)


def foul_in_the_area(roll: int, **facts: Any) -> FootimeMatch:
    """A1 has run up to a pawn of Home's on (10,2); H2 has laid a foul and a yellow card, and rolled for the penalty."""
    pawns = {"h7": (10, 2), "a7": (11, 5)}
    hands = {A1: ["move-2"], H2: ["foul", "yellow"]}
    match = scene("Turn", pawns, ball=(-9, -7), seat=A1, hands=hands, **facts)
    play(match, "play card:move-2", "choose pawn:a7", to(11, 3))
    play(match, "play card:foul", "play card:yellow")
    if decision(match) == "Aggravate":
        assert moves(match) == ["pass"]
        play(match, "pass")
        assert asked(match) == ("ClearArea", A2)
        play(match, to(8, 7), throws=[f"d6 {roll}"])
    return match


@rule("FT-EX.22", "FT-FOUL-PENALTY.1", "FT-FOUL-PENALTY.2", "FT-FOUL-PENALTY.3", "FT-FOUL-PENALTY.5")
@rule("FT-FOUL-PENALTY.7", "FT-FOUL-PENALTY.8", "FT-CARD-YELLOW.1", "FT-CARD-YELLOW.3", "FT-CARD-YELLOW.6")
def test_a_penalty_with_a_yellow_card() -> None:
    match = foul_in_the_area(4)
    assert match.view(None)["teams"][1]["booked"] == ["pawn:a7"]  # type: ignore[index]
    assert (where(match, "ball"), where(match, "h7"), where(match, "a7")) == ((10, 0), (9, 0), (8, 7))
    assert moves(match) == [to(13, -1), to(13, 1)]
    play(match, to(13, -1))
    assert asked(match) == ("SaveWindow", A2)
    assert match.shot_value == 4


@rule("FT-EX.23", "FT-FOUL-PENALTY.7")
def test_a_penalty_that_stops_short() -> None:
    match = foul_in_the_area(2)
    assert moves(match) == [to(12, 0)]
    play(match, to(12, 0))
    assert asked(match) == ("Turn", A2)


@rule("FT-EX.24", "FT-CARD-YELLOW.4")
def test_a_second_yellow_card_expels() -> None:
    pawns = {"h7": (3, 3), "a7": (4, 4)}
    match = scene(
        "Turn",
        pawns,
        ball=(-9, -7),
        seat=H2,
        booked=["a7"],
        contacts=[["a7", "h7"]],
        hands={H2: ["foul", "yellow"]},
    )
    told = play(match, "play card:foul", "play card:yellow")
    assert "expelled" in kinds(told)
    assert where(match, "a7") == "expelled"
    assert left(match, 1) == 10


@rule("FT-EX.25", "FT-CARD-FOUL.5", "FT-CARD-RED.5", "FT-CARD-RED.6", "FT-BOARD.1")
def test_a_red_card_for_the_goalkeeper() -> None:
    pawns = {"h7": (9, 1), "a5": (2, 2)}
    match = scene("Turn", pawns, ball=(-9, -7), seat=A1, hands={A1: ["move-3"], H2: ["foul", "red"]})
    play(match, "play card:move-3", "choose pawn:a1", to(10, 1))
    assert where(match, "a1") == (13, 0)
    play(match, "play card:foul", "play card:red")
    assert asked(match) == ("ReplaceKeeper", A2)
    play(match, "choose pawn:a5", throws=["d6 4"])
    assert where(match, "a5") == (13, 0)
    assert where(match, "a1") == "expelled"
    assert left(match, 1) == 10
    assert asked(match) == ("PenaltyTo", H2)


@rule("FT-EX.26", "FT-CARD-YELLOW.2", "FT-CARD-YELLOW.7")
def test_a_yellow_card_against_the_preceding_foul_turns_it_round() -> None:
    match = after_contact("foul", answer="yellow")
    play(match, "play card:foul", "pass")
    play(match, to(2, 3), throws=["d6 3"])
    play(match, to(3, 0))
    assert asked(match) == ("Turn", A2)
    play(match, "play card:yellow", "pass")
    assert match.view(None)["teams"][0]["booked"] == ["pawn:h7"]  # type: ignore[index]
    assert where(match, "ball") == (4, 4)
    assert asked(match) == ("FreeKickTaker", A2)


# ---- VAR


@rule("FT-EX.29", "FT-CARD-VAR.4", "FT-CARD-VAR.8")
def test_a_foul_contested_in_the_tackle_window() -> None:
    match = after_contact("foul", "yellow", answer="var")
    before = match.clone()
    play(match, "play card:foul", "play card:yellow", "pass")
    play(match, to(2, 3), throws=["d6 6"])
    play(match, to(9, 4))
    assert asked(match) == ("TackleWindow", A2)
    play(match, "play card:var", throws=["d6 5", "d6 1"])
    play(match, "annul")
    assert (match.at, match.ball, match.booked) == (before.at, before.ball, before.booked)
    assert asked(match) == ("Turn", A2)
