"""What is said when a word of a turn does not fit: which token is still to be placed, and where."""

from typing import Any

from onze.kernel.words import Reason
from tests.rules import rule
from tests.rules.table import play, refusal
from tests.rules.world_cup.board import game

IN_2002 = game()
FINAL: dict[str, Any] = {"phase": "FIN", "teams": {0: ["GER"], 1: ["BRA"]}, "qualified": {"W:C": "BRA", "W:E": "GER"}}


def why_not(move: str, *said: str, **facts: Any) -> Reason:
    """Why a move is refused after those said."""
    match = IN_2002.scenario("PlayCard", seat=0, **facts)
    play(match, *said)
    return refusal(match, move)


@rule("WCG-C-11", "WCG-6.0.3")
def test_a_token_left_out_is_named_with_a_few_places_for_it() -> None:
    reason = why_not("leave out", "place card:g21", "choose row:A1.left", hands={0: ["g21"]})
    assert (reason.key, reason.rule) == ("token_still_to_place", "WCG-6.0.3")
    assert reason.sentence("en") == (
        "No token of “2 + 1 Goals” is left out: its “1 Goal” token is still to be placed. Possible rows: 93, such as "
        "Senegal 0–0 France (A1), Uruguay 0–0 Denmark (A2), Denmark 0–0 Uruguay (A2)."
    )
    assert "1 But" in reason.sentence("fr")
    assert "Attack" in why_not("leave out", "place card:attack", hands={0: ["attack"]}).sentence("en")


@rule("WCG-C-54")
def test_where_a_card_may_be_carried_out_in_part_one_of_its_tokens_is_put_down() -> None:
    reason = why_not("leave out", "place card:g11", hands={0: ["g11"]}, **FINAL)
    assert (reason.key, reason.rule) == ("one_token_at_least", "WCG-C-54")
    assert why_not("leave out", "place card:attack", hands={0: ["attack"]}, **FINAL).key == "token_still_to_place"


@rule("WCG-6.0.3", "WCG-7.0.1")
def test_another_card_in_the_middle_of_a_turn_is_answered_with_the_row_that_is_wanted() -> None:
    reason = why_not("place card:attack", "place card:g21", hands={0: ["g21", "attack"]})
    assert (reason.key, reason.rule) == ("row_first", "WCG-6.0.3")
    assert "2 Goals" in reason.sentence("en")
    turning = why_not("leave out", "flip card:foul", hands={0: ["foul"]}, rows={"A1.right": ["1G"]})
    assert (turning.key, turning.rule) == ("row_to_turn_first", "WCG-7.0.1")
    assert "1, such as Senegal 1–0 France (A1)." in turning.sentence("en")


@rule("WCG-5.b.1")
def test_a_row_before_a_card_is_answered_with_what_can_be_played() -> None:
    reason = why_not("choose row:A1.left", hands={0: ["attack", "attack", "attack"]})
    assert (reason.key, reason.rule) == ("card_first", "WCG-5.b.1")
    assert reason.sentence("en").endswith(": put down Attack, discard Attack.")
