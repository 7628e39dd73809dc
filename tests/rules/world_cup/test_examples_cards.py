"""The rulebook's worked examples of set-up, cards and protection, to the digit."""

from collections import Counter

import pytest

from onze.games.world_cup.match import WorldCupMatch
from tests.rules import rule
from tests.rules.table import moves
from tests.rules.world_cup.board import (
    Rows,
    facts,
    game,
    goals,
    kick_off,
    one_after_the_other,
    place,
    refused_row,
    row,
    scene,
    scores_of_1930,
    targets,
    team,
    teams_of,
    turn_over,
    uses,
)

IN_1930 = game(edition="1930")
IN_2002 = game()

DRAWN = (
    ["BRA", "CRC", "RUS", "KSA", "RSA", "USA"],
    ["ARG", "CRO", "JPN", "NGA", "SEN", "ESP"],
    ["CMR", "DEN", "ENG", "IRL", "POR", "SVN"],
    ["BEL", "FRA", "ITA", "MEX", "POL", "SWE"],
    ["ECU", "GER", "KOR", "PAR", "TUN", "URU"],
)


def spaces(match: WorldCupMatch, name: str) -> int:
    """The usable spaces of a row; the flag stands in the next one."""
    return match.spaces(match.rules.edition.rows.index(name))


@rule("WCX-01")
def test_germany_has_four_spaces_in_match_1_and_ireland_three_in_match_4() -> None:
    facts_of_e = {"phase": "R16", "teams": {0: ["GER"], 1: ["IRL"]}, "qualified": {"W:E": "GER", "R:E": "IRL"}}
    match = scene(IN_2002, **facts_of_e)
    assert (team(match, "R16.1.left"), team(match, "R16.4.right")) == ("GER", "IRL")
    assert (spaces(match, "R16.1.left") + 1, spaces(match, "R16.4.right") + 1) == (5, 4), "where the flags stand"
    colours = {of.id: IN_2002.material.colour_names[of.colour] for of in IN_2002.edition.teams}
    assert (colours["GER"], colours["IRL"]) == ("black", "green"), "the colours of the balls"
    rows = {"R16.1.left": ["D"] * 4, "R16.4.right": ["D"] * 3}
    full = scene(IN_2002, "attack", rows=rows, **facts_of_e)
    for name in rows:
        assert refused_row(full, "place", "attack", name).rule == "WCG-3.d.4"
    one_free = scene(IN_2002, "attack", rows={name: tokens[1:] for name, tokens in rows.items()}, **facts_of_e)
    assert set(rows) <= set(targets(one_free, "place", "attack"))


@rule("WCX-02")
@pytest.mark.parametrize(("year", "each", "left_over"), [("2002", 6, 2), ("1930", 2, 3)])
def test_five_players_draw_six_teams_each_in_2002_and_two_in_1930(year: str, each: int, left_over: int) -> None:
    _, told = kick_off(game(edition=year))
    shared = facts(told, "teams")
    assert [len(of["teams"]) for of in shared] == [each] * 5
    assert sum("left_over" in of for of in shared) == left_over


@rule("WCX-03")
@pytest.mark.parametrize("left_over", [["CHN", "TUR"], ["TUR", "CHN"]])
@pytest.mark.parametrize("lots", [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0]])
def test_players_1_and_3_receive_china_and_turkey(left_over: list[str], lots: list[int]) -> None:
    match, told = kick_off(IN_2002, *DRAWN, left_over=left_over, lots=lots)
    received = {of["seat"]: of["left_over"] for of in facts(told, "teams") if "left_over" in of}
    assert received == {0: left_over[0], 2: left_over[1]}
    assert [len(teams) for teams in teams_of(match)] == [7, 6, 7, 6, 6]
    colours = [
        Counter(IN_2002.colours[IN_2002.edition.team_ids.index(name)] for name in DRAWN[seat]) for seat in (1, 2, 4)
    ]
    keys = [tuple(held[colour] for colour in range(6)) for held in colours]
    assert keys == [(0, 0, 3, 2, 1, 0), (0, 0, 1, 4, 1, 0), (1, 1, 0, 1, 3, 0)]


@rule("WCX-04")
def test_player_2_has_three_blue_two_green_and_one_yellow_ball() -> None:
    match, _ = kick_off(IN_2002, *DRAWN, left_over=["CHN", "TUR"])
    names = IN_2002.material.colour_names
    balls = Counter(names[of.colour] for of in IN_2002.edition.teams if of.id in teams_of(match)[1])
    assert balls == {"blue": 3, "green": 2, "yellow": 1}


@rule("WCX-05")
@pytest.mark.parametrize(
    ("card", "name", "nation", "token"),
    [
        ("g3", "A1.right", "SEN", "3G"),
        ("g3", "E1.left", "IRL", "2G"),
        ("g3", "F1.right", "NGA", "1G"),
        ("g3", "C2.left", "CHN", "1G"),
        ("g2", "E1.left", "IRL", "2G"),
        ("g2", "F1.right", "NGA", "1G"),
    ],
)
def test_a_weaker_team_is_given_a_lower_token(card: str, name: str, nation: str, token: str) -> None:
    match = scene(IN_2002, card)
    assert team(match, name) == nation
    place(match, card, name)
    assert row(match, name) == [token]


@rule("WCX-05")
def test_2_goals_of_a_2_and_1_card_are_not_for_nigeria() -> None:
    match = scene(IN_2002, "g21")
    assert refused_row(match, "place", "g21", "F1.right").rule == "WCG-6.d.5"


@rule("WCX-06")
def test_three_goals_of_spain_are_reduced_step_by_step() -> None:
    hands = {0: ["g3"], 1: ["foul"], 2: ["offside"], 3: ["foul"], 4: ["foul", "attack"]}
    match = scene(IN_2002, hands=hands, rows={"H6.left": ["1G"]})
    spain = "B2.left"
    assert (team(match, spain), row(match, spain)) == ("ESP", [])
    place(match, "g3", spain)
    assert (row(match, spain), goals(match, spain)) == (["3G"], 3)
    turn_over(match, "foul", spain)
    assert (row(match, spain), goals(match, spain)) == (["~3G", "2G"], 2)
    turn_over(match, "offside", spain)
    assert (row(match, spain), goals(match, spain)) == (["~3G", "~2G", "1G"], 1)
    turn_over(match, "foul", spain)
    assert (row(match, spain), goals(match, spain)) == (["~3G", "~2G", "~1G"], 0)
    assert refused_row(match, "flip", "foul", spain).rule == "WCG-C-19"
    assert refused_row(match, "place", "attack", spain).rule == "WCG-3.c.8"


@rule("WCX-07")
def test_three_goals_of_germany_in_the_last_space_are_replaced() -> None:
    rows = {"E2.left": ["A", "1G", "D", "3G"], "H6.left": ["1G"]}
    match = one_after_the_other(IN_2002, "foul", "offside", "foul", "foul", rows=rows)
    germany = "E2.left"
    assert (team(match, germany), goals(match, germany)) == ("GER", 4)
    turn_over(match, "foul", germany)
    assert row(match, germany) == ["A", "1G", "D", "2G"]
    turn_over(match, "offside", germany)
    assert row(match, germany) == ["A", "1G", "D", "1G"]
    turn_over(match, "foul", germany)
    assert (row(match, germany), goals(match, germany)) == (["A", "1G", "D", "~1G"], 1)
    assert refused_row(match, "flip", "foul", germany).rule == "WCG-C-19"


@rule("WCX-07")
@pytest.mark.parametrize(("last", "with_half"), [("3G", 5), ("~1G", 2)])
def test_the_half_goal_of_that_row_becomes_whole_with_a_dot(last: str, with_half: int) -> None:
    """Uruguay in 1930 is black as Germany is in 2002."""
    scored = scores_of_1930({"3-2.left": ["A", "1G", "D", last]}, ("black", "yellow", "blue", "white"))
    assert scored["3-2"][0] == with_half


@rule("WCX-08")
def test_mexico_is_protected_and_italy_is_vulnerable() -> None:
    rows = {"G5.left": ["A", "1G", "D"], "G5.right": ["1G"], "H6.left": ["A"]}
    match = scene(IN_2002, "foul", "offside", "defence", rows=rows)
    assert (team(match, "G5.left"), team(match, "G5.right")) == ("MEX", "ITA")
    assert targets(match, "flip", "foul") == ["G5.right"]
    assert targets(match, "flip", "offside") == ["G5.right", "H6.left"]
    assert targets(match, "flip", "defence") == ["H6.left"]
    for card in ("foul", "offside", "defence"):
        assert refused_row(match, "flip", card, "G5.left").rule == "WCG-6.h.5"
    for card in ("foul", "offside"):
        after = match.clone()
        turn_over(after, card, "G5.right")
        assert row(after, "G5.right") == ["~1G"]


@rule("WCX-11")
@pytest.mark.parametrize(("token", "scored"), [("A", 1), ("~A", 0)])
def test_one_attack_and_one_dot_are_one_goal(token: str, scored: int) -> None:
    yellow = ("black", "yellow", "blue", "white")
    assert scores_of_1930({"1-1.left": [token]}, yellow)["1-1"][0] == scored


@rule("WCX-31")
def test_a_penalty_of_england() -> None:
    match = scene(IN_2002, hands={0: ["penalty"], 1: ["foul"]}, rows={"F2.left": ["1G"], "H6.left": ["1G"]})
    assert team(match, "F2.left") == "ENG"
    missed = match.clone()
    place(missed, "penalty", "F2.left", throws=["d6 2"])
    assert (row(missed, "F2.left"), goals(missed, "F2.left")) == (["1G"], 1)
    assert missed.card_names(missed.discard_pile.cards)[-1] == "penalty"
    place(match, "penalty", "F2.left", throws=["d6 6"])
    assert (row(match, "F2.left"), goals(match, "F2.left")) == (["1G", "P"], 2)
    assert refused_row(match, "flip", "foul", "F2.left").rule == "WCG-6.k.6"
    full = scene(IN_2002, "penalty", rows={"F2.left": ["1G", "P", "D"]})
    assert refused_row(full, "place", "penalty", "F2.left").rule == "WCG-3.c.8"


def full_but_for(phase: str, nation: str) -> Rows:
    """Defence tokens in every space of a phase, but for the rows of one team."""
    match = scene(IN_2002, phase=phase)
    names = IN_2002.edition.rows
    return {
        names[of]: ["D"] * match.spaces(of)
        for of in match.open_rows
        if IN_2002.edition.team_ids[match.row_team[of]] != nation
    }


@rule("WCX-32")
@pytest.mark.parametrize("phase", ["groups", "R16", "QF", "SF"])
def test_with_one_team_left_multi_goal_cards_can_only_be_discarded(phase: str) -> None:
    nation = "FRA"
    rows = full_but_for(phase, nation)
    match = scene(IN_2002, "g11", "g111", "g21", phase=phase, rows=rows)
    free = {IN_2002.edition.team_ids[match.row_team[of]] for of in match.open_rows}
    assert free == {nation}
    assert moves(match) == ["discard card:g21", "discard card:g111", "discard card:g11"]
    single = scene(IN_2002, "g1", phase=phase, rows=rows)
    assert uses(single, "g1") == {"place", "discard"}
