"""What is said when a word of a turn does not fit, and when a scenario does not come to its decision."""

from typing import Any

import pytest

from onze.games.world_cup import WorldCup
from onze.kernel.words import Reason, Refused
from tests.games.world_cup.at_terminal import after
from tests.rules.world_cup.board import game

IN_2002 = game()
LOWER = game(voluntary_downgrade=True)
FINAL: dict[str, Any] = {"phase": "FIN", "teams": {0: ["GER"], 1: ["BRA"]}, "qualified": {"W:C": "BRA", "W:E": "GER"}}


def why_not(move: str, *said: str, rules: WorldCup = IN_2002, **facts: Any) -> Reason:
    """Why a move is refused after those said."""
    match = after(rules.scenario("PlayCard", seat=0, **facts), *said)
    reason = match.why_not(rules.move(move))
    assert reason is not None
    assert reason.sentence("fr") != reason.sentence("en")
    return reason


def test_a_token_left_out_is_named_with_a_few_places_for_it() -> None:
    reason = why_not("leave out", "place card:g21", "choose row:A1.left", hands={0: ["g21"]})
    assert (reason.key, reason.rule) == ("token_still_to_place", "WCG-6.0.3")
    assert reason.sentence("en") == (
        "No token of “2 + 1 Goals” is left out: its “1 Goal” token is still to be placed. Possible rows: 93, such as "
        "Senegal 0–0 France (A1), Uruguay 0–0 Denmark (A2), Denmark 0–0 Uruguay (A2)."
    )
    assert "1 But" in reason.sentence("fr")
    assert "Attack" in why_not("leave out", "place card:attack", hands={0: ["attack"]}).sentence("en")


def test_where_a_card_may_be_carried_out_in_part_one_of_its_tokens_is_put_down() -> None:
    reason = why_not("leave out", "place card:g11", hands={0: ["g11"]}, **FINAL)
    assert (reason.key, reason.rule) == ("one_token_at_least", "WCG-C-54")
    assert why_not("leave out", "place card:attack", hands={0: ["attack"]}, **FINAL).key == "token_still_to_place"


def test_another_card_in_the_middle_of_a_turn_is_answered_with_the_row_that_is_wanted() -> None:
    reason = why_not("place card:attack", "place card:g21", hands={0: ["g21", "attack"]})
    assert (reason.key, reason.rule) == ("row_first", "WCG-6.0.3")
    assert "2 Goals" in reason.sentence("en")
    turning = why_not("leave out", "flip card:foul", hands={0: ["foul"]}, rows={"A1.right": ["1G"]})
    assert (turning.key, turning.rule) == ("row_to_turn_first", "WCG-7.0.1")
    assert "1, such as Senegal 1–0 France (A1)." in turning.sentence("en")


def test_a_row_before_a_card_is_answered_with_what_can_be_played() -> None:
    reason = why_not("choose row:A1.left", hands={0: ["attack", "attack", "attack"]})
    assert (reason.key, reason.rule) == ("card_first", "WCG-5.b.1")
    assert reason.sentence("en").endswith(": put down Attack, discard Attack.")


@pytest.mark.parametrize(
    ("rules", "decision", "facts", "key", "names"),
    [
        (IN_2002, "PlayCard", {"said": ["place card:g1"], "hands": {0: ["g1"]}}, "scene_said_before_a_card", "place"),
        (IN_2002, "PlaceTokens", {"said": ["flip card:foul"]}, "scene_said_otherwise", "place card:attack"),
        (IN_2002, "TurnToken", {"said": ["place card:g1"], "rows": {"A1.left": ["A"]}}, "scene_said_otherwise", "flip"),
        (IN_2002, "TurnToken", {"hands": {0: ["foul"]}}, "scene_nothing_to_turn", "A1.left"),
        (IN_2002, "TurnToken", {"hands": {0: ["g1"] * 3}, "rows": {"A1.left": ["A"]}}, "scene_no_card_for", "offside"),
        (IN_2002, "TurnToken", {"hands": {0: ["foul"] * 3}, "rows": {"A1.left": ["A"]}}, "scene_no_card_for", "hands"),
        (IN_2002, "PlaceTokens", {"hands": {0: ["foul"] * 3}}, "scene_no_card_for", "attack"),
        (IN_2002, "ChooseToken", {}, "scene_no_choice_of_token", "voluntary_downgrade"),
        (LOWER, "ChooseToken", {"hands": {0: ["g1", "g21", "attack"]}}, "scene_no_card_for", "g3"),
        (LOWER, "ChooseToken", {"said": ["place card:g3", "choose row:F1.right"], "hands": {0: ["g3"]}},
         "scene_said_to_the_end", "choose row:F1.right"),
        (IN_2002, "PlaceTokens", {"said": ["place card:g1", "choose row:A1.left"], "hands": {0: ["g1"]}},
         "scene_said_to_the_end", "choose row:A1.left"),
        (IN_2002, "TurnToken", {"said": ["flip card:foul", "choose row:A1.left"], "hands": {0: ["foul"]},
         "rows": {"A1.left": ["1G"]}}, "scene_said_to_the_end", "choose row:A1.left"),
        (IN_2002, "PlaceTokens", {"hands": {0: ["attack"] * 3}}, "not_the_decision_reached", "place card:attack"),
    ],
)  # fmt: skip
def test_a_scenario_that_does_not_come_to_its_decision_says_why(
    rules: WorldCup, decision: str, facts: dict[str, Any], key: str, names: str
) -> None:
    with pytest.raises(Refused) as refused:
        rules.scenario(decision, **facts)
    assert refused.value.reason.key.startswith(key)
    assert names in refused.value.sentence("en")
    assert names in refused.value.sentence("fr")
    assert refused.value.rule


def test_said_is_still_a_list_of_moves() -> None:
    with pytest.raises(Refused) as refused:
        IN_2002.scenario("PlaceTokens", said="place card:g1")
    assert refused.value.reason.key == "wrong_fact"


def test_a_decision_in_the_middle_of_a_turn_is_reached_with_what_was_said() -> None:
    said = ["place card:g3", "choose row:B2.left"]
    match = LOWER.scenario("ChooseToken", said=said, hands={0: ["g3"]})
    assert [LOWER.name(move) for move in match.moves()] == ["choose token:1G", "choose token:2G", "choose token:3G"]
