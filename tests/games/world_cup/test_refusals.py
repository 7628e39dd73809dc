"""What is said when a scenario does not come to the decision that it names."""

from typing import Any

import pytest

from onze.games.world_cup import WorldCup
from onze.kernel.words import Refused
from tests.rules.world_cup.board import game

IN_2002 = game()
LOWER = game(voluntary_downgrade=True)


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
