"""Chapter VIII.c to VIII.e: dice, scores and points at the end of the group phase."""

import pytest

from tests.rules import rule
from tests.rules.world_cup.board import dice, facts, game, results
from tests.rules.world_cup.phases import (
    APART,
    Score,
    bracket,
    discards,
    end_of_groups,
    group_scores,
    last_card,
    seen,
)

OF_1930 = game(edition="1930")
OF_2002 = game()


# ---- the dice


@rule("WCG-8.c.1")
@pytest.mark.parametrize(("edition", "groups", "matches"), [("1930", 4, 15), ("2002", 8, 48)])
def test_every_match_is_scored_and_written_down(edition: str, groups: int, matches: int) -> None:
    first, last = {"1930": ("1-1", "4-3"), "2002": ("A1", "H6")}[edition]
    rows = {f"{first}.left": ["1G"], f"{last}.right": ["1G", "1G"]}
    match = last_card(game(edition=edition), rows=rows)
    told = discards(match, *APART * groups)
    assert len(results(told)) == matches
    sheet = seen(match, "results")
    assert {name: (left, right) for name, (_, left, right, _) in sheet.items()} == results(told)
    assert sheet[first] == {"1930": ["FRA", 1, 0, "MEX"], "2002": ["FRA", 1, 0, "SEN"]}[edition]
    assert sheet[last] == {"1930": ["PAR", 0, 2, "BEL"], "2002": ["BEL", 0, 2, "RUS"]}[edition]


@rule("WCG-8.d.1")
@pytest.mark.parametrize(("edition", "groups"), [("1930", "1234"), ("2002", "ABCDEFGH")])
def test_the_dice_are_thrown_once_for_each_group_before_its_scores(edition: str, groups: str) -> None:
    told = discards(last_card(game(edition=edition)), *APART * len(groups))
    assert [fact["where"] for fact in facts(told, "dice")] == list(groups)
    before = ""
    for happened in told:
        if happened.kind == "dice":
            before = str(happened.facts["where"])
        elif happened.kind == "result":
            assert str(happened.facts["match"]).startswith(before)
    assert facts(told, "dice")[0]["dots"] == ["green", "yellow", "blue", "white"]


@rule("WCG-8.d.2")
def test_a_dot_is_half_a_goal_for_every_team_of_that_colour_in_the_group() -> None:
    attacks = {"H6.left": ["A"], "H6.right": ["A"], "H1.left": ["A"]}  # Belgium and Russia are green, Japan is blue
    assert group_scores(OF_2002, "H", attacks, "green", "yellow", "red", "white")["H6"] == (1, 1)
    assert group_scores(OF_2002, "H", attacks, "green", "yellow", "red", "white")["H1"] == (0, 0)


@rule("WCG-8.d.2")
def test_a_dot_counts_for_no_team_of_another_group() -> None:
    match = last_card(OF_2002, rows={"A5.left": ["A"], "H6.left": ["A"]})  # Denmark and Belgium are green
    reds = dice("red", "red", "red", "white")
    told = discards(match, *dice("green", "red", "red", "white"), *reds * 7)
    assert (results(told)["A5"], results(told)["H6"]) == ((1, 0), (0, 0))


@rule("WCG-8.d.3")
def test_the_dots_count_in_each_match_of_the_group() -> None:
    scores = group_scores(OF_1930, "1", {}, "red", "red", "black", "white")
    argentina = {"1-2": (1, 0), "1-5": (1, 0), "1-6": (1, 0)}
    assert scores == {"1-1": (0, 0), "1-3": (0, 0), "1-4": (0, 0), **argentina}


@rule("WCG-8.d.4")
@pytest.mark.parametrize(
    ("dots", "goals"),
    [
        ("red yellow blue white", 0),
        ("black yellow blue white", 0),
        ("black black blue white", 1),
        ("black black black white", 1),
        ("black black black black", 2),
    ],
)
def test_two_dots_of_a_colour_give_one_goal(dots: str, goals: int) -> None:
    assert group_scores(OF_1930, "3", {}, *dots.split())["3-2"] == (goals, 0)


@rule("WCG-8.d.5", "WCG-C-62", "WCG-C-63")
@pytest.mark.parametrize(
    ("tokens", "goals"),
    [
        (["A"], 1),
        (["A", "A"], 1),
        (["A", "A", "A"], 2),
        (["~A"], 0),
        (["~A", "A"], 1),
        ([], 0),
        (["D"], 0),
        (["1G"], 1),
    ],
)
def test_an_odd_dot_and_an_odd_attack_token_face_up_give_one_goal(tokens: list[str], goals: int) -> None:
    scores = group_scores(OF_1930, "4", {"4-1.left": tokens}, "red", "yellow", "blue", "white")  # the USA are blue
    assert scores["4-1"] == (goals, 0)


@rule("WCG-8.d.6")
def test_half_goals_are_never_carried_to_another_match() -> None:
    rows = {"4-1.left": ["A"], "4-2.left": ["A"], "4-3.left": ["A"], "4-2.right": ["A"]}
    scores = group_scores(OF_1930, "4", rows, "red", "red", "red", "white")
    assert scores == {"4-1": (0, 0), "4-2": (0, 0), "4-3": (0, 0)}


@rule("WCG-8.d.6")
def test_a_dot_without_a_partner_is_lost() -> None:
    scores = group_scores(OF_1930, "4", {"4-1.left": ["1G"]}, "red", "red", "blue", "white")
    assert (scores["4-1"], scores["4-2"]) == ((1, 0), (0, 0))


@rule("WCG-8.d.7")
def test_dots_of_a_colour_that_the_group_lacks_are_ignored() -> None:
    scores = group_scores(OF_1930, "1", {"1-6.right": ["A"]}, "black", "black", "black", "black")
    assert set(scores.values()) == {(0, 0)}


@rule("WCG-8.d.8")
def test_a_white_dot_counts_for_grey_teams() -> None:
    rows = {"1-1.right": ["A"], "1-1.left": ["A"]}  # Mexico is grey, France yellow
    assert group_scores(OF_1930, "1", rows, "red", "blue", "black", "white")["1-1"] == (0, 1)
    assert group_scores(OF_1930, "1", rows, "red", "blue", "black", "yellow")["1-1"] == (1, 0)


# ---- goals


@rule("WCG-8.e.1", "WCG-C-62")
@pytest.mark.parametrize(
    ("tokens", "dots", "goals"),
    [
        (["1G", "2G", "3G", "P"], "red yellow blue white", 7),
        (["~1G", "~2G", "~3G", "P"], "red yellow blue white", 1),
        (["3G", "A", "A", "D"], "red yellow blue white", 4),
        (["A", "A", "A", "A"], "red yellow blue white", 2),
        (["A", "A", "A", "A"], "black black blue white", 3),
        (["A", "A", "A", "~A"], "black black blue white", 2),
        (["A", "A", "A", "~A"], "black black black white", 3),
        ([], "black black black white", 1),
        (["D", "D", "D", "D"], "black black black black", 2),
    ],
)
def test_goals_are_tokens_face_up_and_penalties_and_half_the_attacks_and_dots(
    tokens: list[str], dots: str, goals: int
) -> None:
    assert group_scores(OF_1930, "3", {"3-2.left": tokens}, *dots.split())["3-2"] == (goals, 0)


# ---- points


def points(edition: str, group: str, scores: dict[str, Score]) -> dict[str, int]:
    """What each team of a group has after these scores."""
    _, told = end_of_groups(game(edition=edition), scores)
    found: dict[str, int] = next(fact["points"] for fact in facts(told, "table") if fact["group"] == group)
    return found


@rule("WCG-8.e.2")
def test_in_1930_a_win_is_worth_two_points_and_a_draw_one() -> None:
    scores = {"2-1": (2, 1), "2-2": (0, 0), "2-3": (1, 0)}
    assert points("1930", "2", scores) == {"YUG": 3, "BRA": 2, "BOL": 1}


@rule("WCG-8.e.3")
def test_in_2002_a_win_is_worth_three_points_and_a_draw_one() -> None:
    scores = {"A1": (0, 1), "A2": (1, 2), "A3": (0, 0), "A4": (1, 1), "A5": (2, 0), "A6": (2, 2)}
    assert points("2002", "A", scores) == {"FRA": 1, "SEN": 5, "URU": 2, "DEN": 7}


@rule("WCG-8.e.4")
def test_in_1930_the_first_of_each_group_goes_to_the_semi_finals() -> None:
    chile_first = {"1-3": (1, 0), "1-4": (1, 0), "1-6": (0, 1)}
    match, told = end_of_groups(OF_1930, {**chile_first, "4-1": (0, 1), "4-2": (0, 0), "4-3": (0, 1)})
    assert bracket(match, "SF") == {"SF.1": "CHI-BEL", "SF.2": "URU-YUG"}
    assert {happened.rule for happened in told if happened.kind == "table"} == {"WCG-8.e.4"}


@rule("WCG-8.e.5")
def test_in_2002_the_first_two_of_each_group_go_to_the_round_of_16() -> None:
    match, told = end_of_groups(OF_2002, {"A1": (0, 1), "A3": (0, 1)})  # Senegal beats France, and so does Uruguay
    assert bracket(match, "R16")["R16.2"].startswith("SEN-")
    assert bracket(match, "R16")["R16.3"].endswith("-URU")
    qualified = "-".join(bracket(match, "R16").values()).split("-")
    assert len(set(qualified)) == 16
    assert "FRA" not in qualified
    assert {happened.rule for happened in told if happened.kind == "table"} == {"WCG-8.e.5"}
