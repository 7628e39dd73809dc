"""The Express rules, items 10 to 16; what items 1 to 9 say is proven with the chapters that they sum up."""

from typing import Any

import pytest

from onze.games.world_cup import WorldCup
from onze.games.world_cup.box.rows import ONE_GOAL
from tests.rules import rule
from tests.rules.table import kinds, play, refusal
from tests.rules.world_cup.board import (
    dice,
    discard,
    discard_all,
    facts,
    game,
    kick_off,
    place,
    refused_row,
    results,
    row,
    scene,
    scores_of_1930,
    targets,
    team,
)
from tests.rules.world_cup.phases import APART, discards, end_of_groups, left_wins, seen

IN_1930 = game(edition="1930")
IN_2002 = game()

in_each_edition = pytest.mark.parametrize("rules", [IN_1930, IN_2002], ids=["1930", "2002"])


# ---- 10: the end of the group phase


@rule("WCG-E.28")
def test_the_group_phase_of_1930_is_one_run_through_the_deck() -> None:
    match, _ = kick_off(IN_1930)
    assert not {"dice", "reshuffle"} & set(kinds(discard_all(match, 62)))
    assert "dice" in kinds(discard_all(match, 1))


@rule("WCG-E.29")
def test_the_group_phase_of_2002_is_two_runs_through_the_deck() -> None:
    match, _ = kick_off(IN_2002)
    assert not {"dice", "reshuffle"} & set(kinds(discard_all(match, 71)))
    assert kinds(discard_all(match, 1)) == ["card", "draw", "reshuffle"]
    assert not {"dice", "reshuffle"} & set(kinds(discard_all(match, 71)))
    assert "dice" in kinds(discard_all(match, 1))


@rule("WCG-E.30")
@in_each_edition
def test_players_keep_their_three_cards_for_the_next_phase(rules: WorldCup) -> None:
    match, _ = end_of_groups(rules, {}, seat=0, hands={1: ["g1", "foul", "attack"]})
    assert match.phase == 1
    assert 1 in match.playing
    assert match.card_names(match.hands[1].cards) == ["attack", "g1", "foul"]
    assert [len(match.hands[seat].cards) for seat in match.playing] == [3] * len(match.playing)


# ---- 11: the dice


@rule("WCG-E.31")
@in_each_edition
def test_the_four_dice_are_thrown_once_for_each_group(rules: WorldCup) -> None:
    _, told = end_of_groups(rules, {}, seat=0)
    thrown = facts(told, "dice")
    assert [throw["where"] for throw in thrown] == [group.id for group in rules.edition.groups]
    assert [len(throw["dots"]) for throw in thrown] == [4] * len(thrown)


@rule("WCG-E.31", "WCG-E.32")
def test_a_throw_counts_for_its_own_group_only() -> None:
    two_green = ("green", "green", "blue", "white")
    nothing = ("green", "yellow", "blue", "white")
    scored = scores_of_1930({}, two_green, nothing, nothing, two_green)
    assert [scored[number] for number in ("1-3", "1-4", "1-6")] == [(1, 0), (1, 0), (0, 1)], "Chile is green"
    assert [scored[number] for number in ("2-1", "2-3", "3-1", "3-3")] == [(0, 0)] * 4, "so are Brazil and Romania"
    assert (scored["4-2"], scored["4-3"]) == ((0, 1), (1, 0)), "and Paraguay"


@rule("WCG-E.32")
def test_each_dot_is_half_a_goal_for_every_team_of_its_colour() -> None:
    rows = {name: ["1G", "1G"] for name in left_wins("R16")}
    qualified = {"R:D": "POL", "R:C": "CRC"}
    match = scene(IN_2002, "attack", phase="R16", rows=rows, draw_pile_size=1, qualified=qualified)
    told = discard(match, "attack", throws=[*dice("green", "green", "black", "red"), "keep order"])
    colours = {of.id: IN_2002.material.colour_names[of.colour] for of in IN_2002.edition.teams}
    for of in facts(told, "result"):
        added = [with_dice - without for with_dice, without in zip(of["goals"], of["without_dice"], strict=True)]
        assert added == [int(colours[name] == "green") for name in of["teams"]]


@rule("WCG-E.33", "WCG-C-63")
@pytest.mark.parametrize(
    ("tokens", "scored"), [([], 0), (["A"], 1), (["~A"], 0), (["A", "A"], 1), (["A", "~A"], 1), (["A", "A", "A"], 2)]
)
def test_a_half_goal_of_the_dice_becomes_whole_with_an_odd_attack_face_up(tokens: list[str], scored: int) -> None:
    rows = {"1-6.left": tokens, "1-5.left": ["A"]}
    with_dot = scores_of_1930(rows, ("red", "yellow", "blue", "white"))
    assert with_dot["1-6"][0] == scored, "Argentina is red"


@rule("WCG-E.33")
def test_the_attack_must_lie_in_the_same_match() -> None:
    with_dot = scores_of_1930({"1-5.left": ["A"]}, ("red", "yellow", "blue", "white"))
    assert (with_dot["1-5"][0], with_dot["1-6"][0], with_dot["1-2"][0]) == (1, 0, 0)


# ---- 12: points and tables


@rule("WCG-E.34")
@in_each_edition
def test_goals_points_and_tables_are_written_down_for_everybody(rules: WorldCup) -> None:
    match, told = end_of_groups(rules, {}, seat=0)
    assert {number: tuple(score[1:3]) for number, score in seen(match, "results").items()} == results(told)
    assert {of["group"]: of["order"] for of in facts(told, "table")} == seen(match, "groups")
    assert len(seen(match, "groups")) == len(rules.edition.groups)
    assert all(set(of["points"]) == {name for tier in of["order"] for name in tier} for of in facts(told, "table"))


@rule("WCG-E.35", "WCG-E.36")
@pytest.mark.parametrize(("rules", "group", "win"), [(IN_1930, "1", 2), (IN_2002, "A", 3)])
def test_a_win_is_worth_two_points_in_1930_and_three_in_2002_and_a_draw_one(
    rules: WorldCup, group: str, win: int
) -> None:
    draw = {"1-6": (1, 1)} if rules is IN_1930 else {"A1": (1, 1)}
    _, told = end_of_groups(rules, draw, seat=0)
    points = next(of["points"] for of in facts(told, "table") if of["group"] == group)
    first, second, third, fourth = points.values()
    assert (first, second, third, fourth) == (2 * win + 1, 2 * win + 1, win, 0)


# ---- 13: who leaves


@rule("WCG-E.37")
def test_whoever_loses_his_last_team_is_out_and_his_cards_are_discarded() -> None:
    teams = {0: ["FRA"], 1: ["ARG"], 2: ["USA"], 3: ["URU"], 4: ["YUG"]}
    match = scene(
        IN_1930, phase="SF", teams=teams, seat=1, rows=left_wins("SF"), draw_pile_size=1,
        qualified={"W:1": "ARG", "W:4": "USA", "W:3": "URU", "W:2": "YUG"},
        hands={1: ["attack"], 2: ["g1", "foul", "penalty"], 4: ["g3", "g2", "g1"]},
    )  # fmt: skip
    assert match.playing == [1, 2, 3, 4]
    told = discards(match, *APART)
    out = {of["seat"]: sorted(of["cards"]) for of in facts(told, "eliminated")}
    assert out == {2: ["foul", "g1", "penalty"], 4: ["g1", "g2", "g3"]}
    assert match.playing == [1, 3]
    assert [len(hand.cards) for hand in match.hands] == [0, 3, 0, 3, 0]


@rule("WCG-E.37")
def test_the_cards_of_whoever_leaves_are_discards() -> None:
    losers = {3: ["SEN", "URU", "DEN", "SVN", "PAR", "RSA"], 4: ["TUR", "CHN", "CRC", "POL", "USA", "POR"]}
    rules = game(knockout_stock="discards_only")
    match = scene(rules, phase="R16", teams=losers, rows=left_wins("R16"), draw_pile_size=2)
    assert match.playing == [0, 1, 2, 3, 4]
    told = discards(match, *APART, turns=2)
    assert [of["seat"] for of in facts(told, "eliminated")] == [3, 4]
    assert facts(told, "pile")[0]["cards"] == (2 + 3 + 3) // 4, "a quarter of the discards, those hands among them"


# ---- 14: who goes on


@rule("WCG-E.38")
def test_the_winner_of_each_group_of_1930_is_in_the_semi_finals() -> None:
    match, _ = end_of_groups(IN_1930, {}, seat=0)
    rows = ("SF.1.left", "SF.1.right", "SF.2.left", "SF.2.right")
    assert {team(match, name) for name in rows} == {"ARG", "USA", "URU", "YUG"}


@rule("WCG-E.39")
def test_the_first_two_of_each_group_of_2002_are_in_the_round_of_16() -> None:
    match, _ = end_of_groups(IN_2002, {}, seat=0)
    teams = {team(match, f"R16.{number}.{side}") for number in range(1, 9) for side in ("left", "right")}
    ids = IN_2002.edition.team_ids
    assert teams == {ids[number] for group in IN_2002.edition.groups for number in group.teams[:2]}


@rule("WCG-E.41")
@pytest.mark.parametrize("winner", ["SEN", "FRA", "URU"])
def test_the_winner_of_group_a_plays_match_2(winner: str) -> None:
    match = scene(IN_2002, phase="R16", teams={0: [winner]}, qualified={"W:A": winner})
    assert team(match, "R16.2.left") == winner


# ---- 15: the later phases


@rule("WCG-E.42", "WCG-E.43", "WCG-E.44")
def test_every_later_phase_runs_alike_down_to_the_final() -> None:
    match = scene(IN_2002, phase="R16", rows=left_wins("R16"), draw_pile_size=1)
    told = discards(match, *APART)
    for phase in ("QF", "SF", "FIN"):
        *_, opened, pile = [event for event in told if event.kind in ("dice", "result", "round", "pile")]
        assert (opened.kind, opened.facts["phase"], pile.kind) == ("round", phase, "pile")
        ids = matches_of(match)
        assert ids == [name.removesuffix(".left") for name in left_wins(phase)]
        winners = {team(match, f"{name}.left") for name in ids}
        for number in match.rules.edition.phases[match.phase].fixtures:
            match.set_row(2 * number, ONE_GOAL)
        told = discards(match, *APART, turns=len(match.draw_pile))
        assert kinds(told).count("dice") == 1, "one throw counts for all matches of the phase"
        assert list(results(told)) == ids
        if match.outcome is None:
            still_in = {team(match, f"{name}.{side}") for name in matches_of(match) for side in ("left", "right")}
            assert winners <= still_in
    assert match.outcome is not None


def matches_of(match: Any) -> list[str]:
    """The matches of the phase that is played."""
    return list(seen(match, "matches"))


@rule("WCG-E.43")
def test_in_a_knockout_phase_one_throw_counts_for_all_matches() -> None:
    rows = {**left_wins("R16"), "R16.1.left": ["1G", "A"], "R16.6.left": ["1G", "A"]}
    match = scene(IN_2002, "attack", phase="R16", qualified={"W:E": "GER", "W:C": "BRA"}, rows=rows, draw_pile_size=1)
    told = discard(match, "attack", throws=[*dice("black", "yellow", "blue", "white"), "keep order"])
    assert facts(told, "dice") == [{"where": "R16", "dots": ["black", "yellow", "blue", "white"]}]
    assert (results(told)["R16.1"], results(told)["R16.6"]) == ((2, 0), (2, 0))


@rule("WCG-E.44")
@pytest.mark.parametrize("side", ["left", "right"])
def test_the_winner_of_each_match_goes_on(side: str) -> None:
    rows = {f"R16.{number}.{side}": ["1G"] for number in range(1, 9)}
    match = scene(IN_2002, phase="R16", rows=rows, draw_pile_size=1)
    winners = {team(match, name) for name in rows}
    discards(match, *APART)
    assert {team(match, f"QF.{name}.{where}") for name in "WXYZ" for where in ("left", "right")} == winners


# ---- 16: third place and final


def last_phase(*cards: str) -> Any:
    """Seat 0 controls Brazil, a finalist, and nobody in the match for third place."""
    return scene(
        IN_2002, *cards, phase="FIN", teams={0: ["BRA"], 1: ["GER"], 2: ["TUR"], 3: ["KOR"]},
        qualified={"W:C": "BRA", "W:E": "GER", "R:C": "TUR", "W:D": "KOR", "M:R16.6": "BRA", "M:QF.W": "BRA",
                   "M:SF.1": "BRA", "M:R16.1": "GER", "M:QF.X": "GER", "M:SF.2": "GER", "M:R16.7": "TUR",
                   "M:QF.Z": "TUR", "M:R16.8": "KOR", "M:QF.Y": "KOR"},
        rows={"FIN.3P.left": ["1G"], "FIN.F.left": ["A"]},
    )  # fmt: skip


@rule("WCG-E.45")
def test_in_the_last_phase_of_2002_tokens_are_put_in_matches_of_ones_own_teams_only() -> None:
    match = last_phase("attack")
    assert targets(match, "place", "attack") == ["FIN.F.left", "FIN.F.right"]
    reason = refused_row(match, "place", "attack", "FIN.3P.left")
    assert (reason.key, reason.rule) == ("not_your_match", "WCG-11.p.2")


@rule("WCG-E.46")
@pytest.mark.parametrize("card", ["g11", "g111"])
def test_in_the_last_phase_of_2002_a_multi_goal_card_may_be_played_for_a_single_token(card: str) -> None:
    match = last_phase(card)
    play(match, f"place card:{card}", "choose row:FIN.F.right", "leave out")
    assert (row(match, "FIN.F.left"), row(match, "FIN.F.right")) == (["A"], ["1G"])
    assert match.seat == 1


@rule("WCG-E.46")
def test_before_the_last_phase_no_token_is_left_out() -> None:
    match = scene(IN_2002, "g11", phase="SF")
    play(match, "place card:g11", "choose row:SF.1.left")
    assert refusal(match, "leave out").rule == "WCG-6.0.3"
    last = last_phase("g11")
    place(last, "g11", "FIN.F.left", "FIN.F.right")
    assert row(last, "FIN.F.right") == ["1G"]
