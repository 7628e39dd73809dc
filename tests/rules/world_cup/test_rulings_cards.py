"""What the rulebook leaves open about cards, rows and tokens: the rulings, and the options that answer otherwise."""

import pytest

from onze.games.world_cup import WorldCup
from tests.rules import rule
from tests.rules.table import decision, moves, play, refusal
from tests.rules.world_cup.board import (
    GROUP_ROWS,
    Rows,
    discard,
    game,
    one_after_the_other,
    place,
    refused_row,
    row,
    scene,
    scores_of_1930,
    targets,
    turn_over,
    uses,
)

IN_2002 = game()
MULTI_GOAL = ("g21", "g111", "g11")


def full(rules: WorldCup, **free: int) -> Rows:
    """The group phase with Defence tokens in every space, but for so many spaces in all rows of these teams."""
    match = scene(rules)
    edition = rules.edition
    return {
        edition.rows[of]: ["D"] * (match.spaces(of) - free.get(edition.team_ids[match.row_team[of]], 0))
        for of in match.open_rows
    }


# ---- WCG-C-08, WCG-C-20, WCG-C-62: half goals


@rule("WCG-C-08")
def test_a_white_dot_counts_for_grey_teams_and_for_nobody_else() -> None:
    rows = {"1-1.right": ["A"], "1-5.left": ["A"], "2-2.right": ["A"], "3-1.left": ["A"]}
    scored = scores_of_1930(rows, ("blue", "blue", "black", "white"))
    assert (scored["1-1"][1], scored["2-2"][1]) == (1, 1), "Mexico and Bolivia are grey"
    assert (scored["1-5"][0], scored["3-1"][0]) == (0, 0)


@rule("WCG-C-20")
def test_an_attack_turned_over_makes_no_pair_with_another_nor_with_a_dot() -> None:
    rows = {"1-2.left": ["A", "~A"], "1-5.left": ["~A", "~A"], "1-6.left": ["~A", "A", "A"]}
    without = scores_of_1930(rows, ("blue", "blue", "black", "white"))
    assert [without[number][0] for number in ("1-2", "1-5", "1-6")] == [0, 0, 1]
    one_red = scores_of_1930(rows, ("red", "blue", "black", "white"))
    assert [one_red[number][0] for number in ("1-2", "1-5", "1-6")] == [1, 0, 1]


@rule("WCG-C-62")
@pytest.mark.parametrize(
    ("throw", "scored"),
    [
        (("green", "green", "blue", "white"), [0, 0, 1]),
        (("black", "green", "blue", "white"), [0, 1, 1]),
        (("black", "black", "blue", "white"), [1, 1, 2]),
        (("black", "black", "black", "white"), [1, 2, 2]),
        (("black", "black", "black", "black"), [2, 2, 3]),
    ],
)
def test_attacks_and_dots_of_a_row_are_added_and_halved(throw: tuple[str, ...], scored: list[int]) -> None:
    """Uruguay has no Attack token in one match and one in the other; with two its number of goals is one more."""
    one = scores_of_1930({"3-3.left": ["A"]}, throw)
    two = scores_of_1930({"3-3.left": ["A", "A"]}, throw)
    assert [one["3-2"][0], one["3-3"][0], two["3-3"][0]] == scored


@rule("WCG-C-62")
def test_half_goals_never_leave_their_row() -> None:
    scored = scores_of_1930({"3-2.left": ["A"], "3-3.left": ["A"], "3-3.right": ["A"]}, ("red",) * 3 + ("white",))
    assert (scored["3-2"], scored["3-3"]) == ((0, 0), (0, 0))


# ---- WCG-C-10: lower tokens by choice


@rule("WCG-C-10")
@pytest.mark.parametrize("card", ["g3", "g2"])
def test_no_lower_token_than_the_colour_takes_can_be_chosen(card: str) -> None:
    match = scene(IN_2002, card)
    play(match, f"place card:{card}", "choose row:E2.left")
    assert match.seat == 1, "nothing is asked"
    assert row(match, "E2.left") == [{"g3": "3G", "g2": "2G"}[card]]


@rule("WCG-C-10")
@pytest.mark.parametrize(
    ("card", "name", "offered"),
    [
        ("g3", "E2.left", ["1G", "2G", "3G"]),
        ("g3", "E1.left", ["1G", "2G"]),
        ("g2", "E2.left", ["1G", "2G"]),
        ("g2", "E1.left", ["1G", "2G"]),
    ],
)
def test_a_lower_token_may_be_chosen_where_the_players_agree_on_it(card: str, name: str, offered: list[str]) -> None:
    match = scene(game(voluntary_downgrade=True), card)
    play(match, f"place card:{card}", f"choose row:{name}")
    assert (decision(match), match.seat) == ("ChooseToken", 0)
    assert moves(match) == [f"choose token:{token}" for token in offered]
    if "3G" not in offered:
        assert refusal(match, "choose token:3G").rule == "WCG-C-10"
    for token in offered:
        after = match.clone()
        play(after, f"choose token:{token}")
        assert (row(after, name), after.seat) == ([token], 1)


@rule("WCG-C-10")
@pytest.mark.parametrize(("card", "name"), [("g3", "F1.right"), ("g2", "C2.left"), ("g1", "E2.left")])
def test_where_only_one_token_fits_nothing_is_asked(card: str, name: str) -> None:
    match = scene(game(voluntary_downgrade=True), card)
    place(match, card, name)
    assert (row(match, name), match.seat) == (["1G"], 1)


@rule("WCG-C-10", "WCG-6.d.5")
def test_a_multi_goal_card_never_puts_a_lower_token_down() -> None:
    match = scene(game(voluntary_downgrade=True), "g21")
    assert refused_row(match, "place", "g21", "F1.right").rule == "WCG-6.d.5"


# ---- WCG-C-11 to WCG-C-14: multi-goal cards


@rule("WCG-C-11")
@pytest.mark.parametrize("card", MULTI_GOAL)
def test_a_multi_goal_card_without_teams_enough_is_discarded_without_effect(card: str) -> None:
    rows = full(IN_2002, FRA=1, SEN=1) if card == "g111" else full(IN_2002, FRA=1)
    match = scene(IN_2002, card, rows=rows)
    assert uses(match, card) == {"discard"}
    assert refusal(match, f"place card:{card}").rule == "WCG-C-11"
    discard(match, card)
    assert match.seat == 1
    assert row(match, "A1.left") == rows["A1.left"]


@rule("WCG-C-12")
@pytest.mark.parametrize("card", MULTI_GOAL)
def test_a_multi_goal_card_is_discarded_freely_or_only_when_it_cannot_be_carried_out(card: str) -> None:
    assert uses(scene(IN_2002, card), card) == {"place", "discard"}
    forced = game(multi_goal_discard="forced_if_possible")
    match = scene(forced, card, "attack", "g1")
    assert uses(match, card) == {"place"}
    reason = refusal(match, f"discard card:{card}")
    assert (reason.key, reason.rule) == ("must_carry_out", "WCG-C-12")
    assert uses(match, "attack") == uses(match, "g1") == {"place", "discard"}, "other cards are as free as ever"
    impossible = scene(forced, card, rows=full(forced, FRA=1))
    assert uses(impossible, card) == {"discard"}


@rule("WCG-C-13")
def test_the_same_nation_in_two_matches_is_one_team() -> None:
    match = scene(IN_2002, "g11")
    assert refused_row(match, "place", "g11", "A1.left", "A3.left").rule == "WCG-6.f.1", "France"
    only_france = scene(IN_2002, *MULTI_GOAL, rows=full(IN_2002, FRA=2))
    assert [uses(only_france, card) for card in MULTI_GOAL] == [{"discard"}] * 3


@rule("WCG-C-13")
def test_different_rows_may_do_where_the_players_agree_on_it() -> None:
    by_row = game(multi_goal_distinct="row")
    match = scene(by_row, "g111")
    assert targets(match, "place", "g111", "A1.left") == [name for name in GROUP_ROWS if name != "A1.left"]
    reason = refused_row(match, "place", "g111", "A1.left", "A3.left", "A1.left")
    assert (reason.key, reason.rule) == ("another_row", "WCG-C-13")
    place(match, "g111", "A1.left", "A3.left", "A5.right")
    assert [row(match, name) for name in ("A1.left", "A3.left", "A5.right")] == [["1G"]] * 3
    only_france = scene(by_row, *MULTI_GOAL, rows=full(by_row, FRA=2))
    assert [uses(only_france, card) for card in MULTI_GOAL] == [{"place", "discard"}] * 3


@rule("WCG-C-13", "WCG-6.d.5")
def test_different_rows_take_no_higher_token_than_different_teams_do() -> None:
    match = scene(game(multi_goal_distinct="row"), "g21")
    assert targets(match, "place", "g21") == targets(scene(IN_2002, "g21"), "place", "g21")
    assert refused_row(match, "place", "g21", "F1.right").rule == "WCG-6.d.5", "Nigeria is yellow"
    assert "F1.right" in targets(match, "place", "g21", "A1.left")


@rule("WCG-C-14")
@pytest.mark.parametrize(("card", "tokens"), [("g11", ["1G", "1G"]), ("g21", ["2G", "1G"])])
def test_both_teams_of_a_match_may_receive_a_token(card: str, tokens: list[str]) -> None:
    match = scene(IN_2002, card)
    place(match, card, "A1.left", "A1.right")
    assert [row(match, name) for name in ("A1.left", "A1.right")] == [[token] for token in tokens]


# ---- WCG-C-21, WCG-C-25 to WCG-C-27: what can be aimed at


@rule("WCG-C-21")
@pytest.mark.parametrize("outermost", ["P", "D"])
@pytest.mark.parametrize("card", ["foul", "offside", "defence"])
def test_behind_a_penalty_or_defence_token_nothing_can_be_attacked(outermost: str, card: str) -> None:
    match = scene(IN_2002, card, rows={"E2.left": ["3G", "A", outermost], "E3.left": ["A", "1G", outermost]})
    assert "flip" not in uses(match, card)


@rule("WCG-C-25")
@pytest.mark.parametrize(("card", "token"), [("foul", "1G"), ("offside", "1G"), ("offside", "A"), ("defence", "A")])
def test_ones_own_team_may_be_hit(card: str, token: str) -> None:
    match = scene(IN_2002, card, teams={0: ["FRA"]}, rows={"A1.left": [token]})
    assert match.owner[IN_2002.edition.team_ids.index("FRA")] == 0
    turn_over(match, card, "A1.left")
    assert row(match, "A1.left") == [f"~{token}"]


@rule("WCG-C-26")
@pytest.mark.parametrize(("card", "token"), [("foul", "1G"), ("offside", "1G"), ("offside", "A"), ("defence", "A")])
def test_turning_a_token_over_never_frees_its_space(card: str, token: str) -> None:
    match = one_after_the_other(IN_2002, card, "attack", rows={"C2.left": ["D", token]})
    before = targets(match.clone(), "flip", card)
    assert before == ["C2.left"]
    turn_over(match, card, "C2.left")
    assert "C2.left" not in targets(match, "place", "attack")


@rule("WCG-C-27")
def test_when_all_spaces_are_full_every_card_is_discarded_without_effect() -> None:
    everywhere = full(IN_2002)
    for card in ("attack", "defence", "g1", "g2", "g3", "penalty", "foul", "offside", *MULTI_GOAL):
        match = scene(IN_2002, card, rows=everywhere)
        assert {name.partition(" ")[0] for name in moves(match)} == {"discard"}
        if card not in MULTI_GOAL and card not in ("foul", "offside"):
            reason = refusal(match, f"place card:{card}")
            assert (reason.key, reason.rule) == ("nowhere_to_place", "WCG-C-27")
        discard(match, card)
        assert match.seat == 1
