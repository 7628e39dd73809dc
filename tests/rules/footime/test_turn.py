"""Sequence of play, and cards in general (FT-TURN, FT-CARDS, FT-GAP.3, FT-GAP.20)."""

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.course import asked, line_up, new_match, waste_turns
from tests.rules.footime.situations import A1, A2, H1, H2, scene, to, where
from tests.rules.table import kinds, play, refusal

FULL = ["pass-1", "pass-1", "pass-2", "pass-2", "pass-3", "pass-3", "pass-4"]
"""Seven cards that do not suit when nobody stands beside the ball."""


def held(match: FootimeMatch, seat: int) -> list[str]:
    """A hand by name."""
    return match.card_names(match.hands[seat].cards)


@rule("FT-TURN.1")
def test_each_period_begins_with_a_kick_off_before_any_card() -> None:
    match, told = new_match(5, 2, game=Footime(4, period_turns=1))
    assert kinds(told)[-2:] == ["period", "kick-off"]
    line_up(match, 1)
    told = play(match, to(0, 1), throws=["keep order"])
    assert kinds(told)[-2:] == ["period", "kick-off"]
    assert asked(match) == ("LineUp", A1)
    line_up(match, 1)
    assert asked(match) == ("KickOffTo", A1)


@rule("FT-TURN.2")
@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_play_goes_clockwise(seats: int) -> None:
    match = scene("Turn", {}, game=Footime(seats))
    order = []
    for _ in range(seats + 1):
        order.append(match.seat)
        waste_turns(match, 1)
    assert order == [*range(seats), 0]


@rule("FT-TURN.3")
def test_one_card_is_laid_face_up_and_its_action_carried_out() -> None:
    match = scene("Turn", {"h7": (0, 0)}, hands={H1: ["move-2", *FULL]})
    play(match, "play card:move-2", "choose pawn:h7", to(2, 0))
    assert where(match, "h7") == (2, 0)
    assert match.view(None)["discard_pile"] == ["card:move-2"]
    assert asked(match) == ("Turn", A1)


@rule("FT-TURN.3")
@pytest.mark.parametrize("verb", ["play", "waste"])
def test_a_card_that_one_does_not_hold_cannot_be_laid(verb: str) -> None:
    match = scene("Turn", {"h7": (0, 0)}, hands={H1: ["move-2", *FULL]})
    assert refusal(match, f"{verb} card:move-6").rule == "FT-TURN.3"


@rule("FT-TURN.3")
def test_nobody_else_can_lay_a_card() -> None:
    match = scene("Turn", {"h7": (0, 0)}, hands={A1: ["move-2"]})
    assert refusal(match, "play card:move-2", seat=A1).rule == "FT-TURN.3"


@rule("FT-TURN.4", "FT-CARDS.3")
def test_the_player_then_draws_back_to_eight_from_the_pile() -> None:
    match = scene("Turn", {"h7": (0, 0)}, hands={H1: ["move-2", *FULL]}, draw_pile=["joker-9", "red"])
    told = play(match, "play card:move-2", "choose pawn:h7", to(2, 0))
    assert sorted(held(match, H1)) == sorted([*FULL, "joker-9"])
    (draw,) = (event for event in told if event.kind == "draw")
    assert draw.facts == {"seat": H1, "count": 1, "from": "draw_pile", "to": f"hands.{H1}"}


@rule("FT-TURN.4")
def test_both_cards_of_a_combination_are_drawn_again() -> None:
    match = scene("Turn", {"h7": (0, 0)}, hands={H1: ["move-2", "acceleration"]})
    told = play(match, "play card:acceleration", "play card:move-2", "choose pawn:h7", to(4, 0))
    assert [event.details["count"] for event in told if event.kind == "draw"] == [2]
    assert len(match.hands[H1]) == 8


@rule("FT-TURN.5")
def test_within_one_turn_one_may_deal_with_another_move_a_pawn_roll_and_lay_several_cards() -> None:
    pawns = {"h7": (3, 3), "a7": (4, 4)}
    hand = ["swap", "pass-1", "duel", "acceleration", "move-3"]
    match = scene("Turn", pawns, contacts=[["a7", "h7"]], hands={H1: hand}, turns=4)
    play(match, "play card:swap", f"swap seat:{A2}", "give card:pass-1", throws=["d8 1"])
    play(match, "play card:duel", throws=["d6 2", "d6 1"])
    play(match, to(6, 4))
    play(match, "play card:acceleration", "play card:move-3", "choose pawn:h7", to(-3, 3))
    assert (where(match, "a7"), where(match, "h7")) == ((6, 4), (-3, 3))
    assert (asked(match), match.spent) == (("Turn", A1), 5)


@rule("FT-TURN.6", "FT-GAP.3")
@pytest.mark.parametrize(
    ("card", "then", "throws"),
    [
        ("skill", [to(0, 1)], []),
        ("duel", [to(5, 5)], ["d6 2", "d6 1"]),
        ("injured", ["choose pawn:a7"], []),
        ("change", ["pass", "pass"], []),
        ("swap", [f"swap seat:{A1}", "give card:pass-1"], ["d8 1"]),
        ("redeal", [], ["keep order"]),
    ],
)
def test_a_card_that_plays_again_does_so_with_eight_cards_in_hand(
    card: str, then: list[str], throws: list[str]
) -> None:
    pawns = {"h7": (0, 0), "h8": (3, 3), "a7": (4, 4)}
    match = scene("Turn", pawns, ball=(1, 1), contacts=[["a7", "h8"]], hands={H1: [card, *FULL]}, turns=3)
    play(match, f"play card:{card}", *then, throws=throws)
    assert (asked(match), match.spent) == (("Turn", H1), 3)
    assert len(match.hands[H1]) == 8


@rule("FT-GAP.3")
def test_the_card_drawn_may_be_the_next_one_played() -> None:
    match = scene("Turn", {"h7": (0, 0), "a7": (4, 4)}, hands={H1: ["injured", *FULL]}, draw_pile=["joker-9"])
    play(match, "play card:injured", "choose pawn:a7")
    play(match, "play card:joker-9", "use mode:run", "choose pawn:h7", to(9, 0))
    assert where(match, "h7") == (9, 0)


@rule("FT-TURN.7", "FT-CARDS.2")
def test_one_cannot_pass_but_only_lose_the_turn_with_a_card_that_does_not_suit() -> None:
    match = scene("Turn", {"h7": (0, 0)}, hands={H1: ["move-2", *FULL]})
    assert refusal(match, "pass").rule == "FT-TURN.7"
    told = play(match, "waste card:pass-1")
    assert "turn lost" in kinds(told)
    assert asked(match) == ("Turn", A1)
    assert where(match, "ball") == (0, 7)


@rule("FT-TURN.7", "FT-CARDS.2")
def test_a_card_that_suits_cannot_be_wasted() -> None:
    match = scene("Turn", {"h7": (0, 0)}, hands={H1: ["move-2", *FULL]})
    assert refusal(match, "waste card:move-2").rule == "FT-CARDS.2"


@rule("FT-CARDS.1", "FT-CARDS.6")
def test_a_card_laid_in_vain_counts_as_played_and_is_replaced() -> None:
    match = scene("Turn", {}, hands={H1: ["red", *FULL]}, draw_pile=["joker-9"])
    play(match, "waste card:red")
    assert match.view(None)["discard_pile"] == ["card:red"]
    assert sorted(held(match, H1)) == sorted([*FULL, "joker-9"])


@rule("FT-CARDS.2")
@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("pass-3", "FT-CARD-PASS.1"),
        ("aerial", "FT-CARD-AERIAL.1"),
        ("skill", "FT-CARD-SKILL.1"),
        ("duel", "FT-CARD-DUEL.1"),
        ("foul", "FT-CARD-FOUL.1"),
        ("yellow", "FT-CARD-YELLOW.2"),
        ("red", "FT-CARD-RED.2"),
        ("out", "FT-CARD-OUT.3"),
        ("var", "FT-CARD-VAR.1"),
        ("save", "FT-CARD-SAVE.1"),
    ],
)
def test_what_does_not_suit_the_situation_loses_the_turn(card: str, why: str) -> None:
    match = scene("Turn", {"h7": (0, 0)}, hands={H1: [card]})
    assert refusal(match, f"play card:{card}").rule == why
    play(match, f"waste card:{card}")
    assert asked(match) == ("Turn", A1)


@rule("FT-CARDS.4")
def test_the_pile_is_made_anew_as_soon_as_its_last_card_is_drawn() -> None:
    match = scene("Turn", {}, hands={H1: ["save"]}, draw_pile_size=1)
    played = len(match.played)
    told = play(match, "waste card:save", throws=["keep order"])
    assert kinds(told)[-2:] == ["reshuffle", "draw"]
    assert (len(match.draw_pile), len(match.played)) == (played + 1, 0)


@rule("FT-CARDS.4")
def test_a_pile_that_is_not_exhausted_stays_as_it_is() -> None:
    match = scene("Turn", {}, hands={H1: ["save"]}, draw_pile_size=2)
    played = len(match.played)
    play(match, "waste card:save")
    assert (len(match.draw_pile), len(match.played)) == (1, played + 1)


@rule("FT-CARDS.5", "FT-GAP.20")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_turn_lost_during_retention_passes_to_the_next_opponent(seats: int) -> None:
    match = scene("TackleWindow", {"h9": (1, 2)}, ball=(2, 3), game=Footime(seats), hands={H2 % seats: ["save"]})
    play(match, "pass")
    mate = match.seat
    assert mate == H2 % seats
    play(match, "waste card:save")
    assert asked(match) == ("Turn", (mate + 1) % seats)
