"""Chapter XII: drawn knockout matches of 2002 are decided by penalties."""

from typing import Any

import pytest

from onze.games.world_cup import WorldCup
from onze.games.world_cup.match import WorldCupMatch
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.table import kinds
from tests.rules.world_cup.board import facts, game
from tests.rules.world_cup.phases import APART, Luck, bracket, discards, event, last_card, left_wins, seen

OF_2002 = game()
EARLY = game(shootout_early_stop=True)
OWNERS = {0: ["FRA", "ITA"], 1: ["GER", "KOR"], 2: ["ARG", "JPN"], 3: ["ESP"], 4: ["BRA"]}


def kicks(left: str, right: str) -> list[str]:
    """The throws of two sides in turn, left first: o is a goal, x a miss; the left may have one more."""
    goal_or_miss = {"o": "d6 6", "x": "d6 1"}
    pairs = [(left[number : number + 1], right[number : number + 1]) for number in range(len(left))]
    return [goal_or_miss[kick] for pair in pairs for kick in pair if kick]


LEFT_WINS = kicks("ooooo", "xxxxx")
RIGHT_WINS = kicks("xxxxx", "ooooo")


def drawn(phase: str, *matches: str, rules: WorldCup = OF_2002, **named: Any) -> WorldCupMatch:
    """One card before the end of a round in which only these matches are drawn, 1–1; the left teams win the others."""
    rows = {**left_wins(phase), **{f"{phase}.{name}.right": ["1G"] for name in matches}}
    return last_card(rules, **{"phase": phase, "teams": OWNERS, "rows": rows, **named})


def shot(left: str, right: str, rules: WorldCup = OF_2002) -> tuple[WorldCupMatch, list[Event]]:
    """The second semi-final, Germany – Spain, has ended with exactly these kicks."""
    match = drawn("SF", "2", rules=rules)
    return match, discards(match, *APART, *kicks(left, right))


# ---- when


@rule("WCG-12.0.1")
@pytest.mark.parametrize(
    ("phase", "name"), [("R16", "1"), ("R16", "8"), ("QF", "W"), ("SF", "1"), ("FIN", "3P"), ("FIN", "F")]
)
@pytest.mark.parametrize(("throws", "winner"), [(LEFT_WINS, 0), (RIGHT_WINS, 1)])
def test_every_drawn_knockout_match_is_decided_by_a_shoot_out(
    phase: str, name: str, throws: list[str], winner: int
) -> None:
    match = drawn(phase, name)
    teams = bracket(match, phase)[f"{phase}.{name}"].split("-")
    told = discards(match, *APART, *throws)
    assert event(told, "shoot-out").facts["match"] == f"{phase}.{name}"
    assert event(told, "shoot-out").facts["winner"] == teams[winner]
    fixture = OF_2002.edition.fixture(f"{phase}.{name}")
    assert OF_2002.edition.team_ids[match.winner[fixture]] == teams[winner]


@rule("WCG-12.0.1")
def test_a_match_with_a_winner_needs_no_shoot_out() -> None:
    told = discards(drawn("R16"), *APART)
    assert "kick" not in kinds(told)


@rule("WCG-12.0.1", "WCG-10.0.2")
def test_no_drawn_match_of_2002_is_replayed() -> None:
    _, told = shot("ooooo", "xxxxx")
    assert "replay" not in kinds(told)


@rule("WCG-12.0.2")
def test_several_shoot_outs_follow_the_order_of_the_board() -> None:
    match = drawn("QF", "Z", "W", "Y")
    told = discards(match, *APART, *LEFT_WINS * 3)
    assert [fact["match"] for fact in facts(told, "shoot-out")] == ["QF.W", "QF.Y", "QF.Z"]
    assert [fact["match"] for fact in facts(told, "kick")] == ["QF.W"] * 10 + ["QF.Y"] * 10 + ["QF.Z"] * 10


# ---- the kicks


@rule("WCG-12.1.1")
def test_each_side_throws_its_own_white_die() -> None:
    _, told = shot("oxxxx", "oxoxo")
    by_team = {"GER": set[str](), "ESP": set[str]()}
    for fact in facts(told, "kick"):
        by_team[fact["team"]].add(fact["dot"])
    assert by_team == {"GER": {"yellow", "black"}, "ESP": {"green", "black"}}  # only the second white die has yellow


@rule("WCG-12.1.2")
def test_the_left_team_throws_first_and_then_they_alternate() -> None:
    _, told = shot("ooooo", "xxxxx")
    assert [fact["team"] for fact in facts(told, "kick")] == ["GER", "ESP"] * 5


@rule("WCG-12.1.2", "WCG-C-75")
def test_in_the_final_the_team_of_the_first_semi_final_throws_first() -> None:
    match = drawn("FIN", "F")
    told = discards(match, *APART, *LEFT_WINS)
    assert [fact["team"] for fact in facts(told, "kick")][:2] == ["FRA", "GER"]


@rule("WCG-12.1.3", "WCG-C-58")
def test_all_five_pairs_are_thrown_even_when_the_shoot_out_is_decided() -> None:
    _, told = shot("ooooo", "xxxxx")
    assert len(facts(told, "kick")) == 10


@rule("WCG-12.1.4", "WCG-12.1.5")
@pytest.mark.parametrize(
    ("side", "face", "dot", "goal"),
    [
        ("left", 1, "black", False),
        ("left", 2, "black", False),
        ("left", 3, "red", True),
        ("left", 4, "blue", True),
        ("left", 5, "green", True),
        ("left", 6, "yellow", True),
        ("right", 1, "black", False),
        ("right", 2, "black", False),
        ("right", 3, "red", True),
        ("right", 4, "red", True),
        ("right", 5, "blue", True),
        ("right", 6, "green", True),
    ],
)
def test_any_colour_but_black_is_a_goal(side: str, face: int, dot: str, goal: bool) -> None:
    first = [f"d6 {face}", "d6 1"] if side == "left" else ["d6 1", f"d6 {face}"]
    match = drawn("SF", "2")
    told = discards(match, *APART, *first, *kicks("oooo", "xxxx"))
    shown = facts(told, "kick")[0 if side == "left" else 1]
    assert (shown["dot"], shown["scored"]) == (dot, goal)
    scored = event(told, "shoot-out").facts["kicks"]
    assert scored == ([5 if goal else 4, 0] if side == "left" else [4, 1 if goal else 0])


# ---- who wins


@rule("WCG-12.2.1")
@pytest.mark.parametrize(
    ("left", "right", "winner"), [("oxoxo", "oxoxx", "GER"), ("oxxxx", "xooxx", "ESP"), ("xxxxo", "xxxxx", "GER")]
)
def test_after_five_throws_each_the_side_with_more_goals_wins(left: str, right: str, winner: str) -> None:
    match, told = shot(left, right)
    assert event(told, "shoot-out").facts["winner"] == winner
    assert event(told, "shoot-out").rule == "WCG-12.2.1"
    assert bracket(match, "FIN")["FIN.F"] == f"FRA-{winner}"


@rule("WCG-12.3.1", "WCG-12.3.2")
@pytest.mark.parametrize(("left", "right", "winner"), [("o", "x", "GER"), ("x", "o", "ESP")])
def test_if_level_the_first_pair_with_one_goal_decides(left: str, right: str, winner: str) -> None:
    _, told = shot("oxoxo" + left, "xooxo" + right)
    assert event(told, "shoot-out").facts["winner"] == winner
    assert event(told, "shoot-out").rule == "WCG-12.3.2"
    assert len(facts(told, "kick")) == 12


@rule("WCG-12.3.3", "WCG-12.3.4")
@pytest.mark.parametrize("level", ["o", "x", "xo", "ox" * 10])
def test_pairs_with_two_goals_or_two_misses_go_on_without_limit(level: str) -> None:
    _, told = shot("ooxxx" + level + "x", "xxxoo" + level + "o")
    assert event(told, "shoot-out").facts["winner"] == "ESP"
    assert len(facts(told, "kick")) == 10 + 2 * len(level) + 2


@rule("WCG-12.3.4")
def test_both_sides_throw_in_the_pair_that_decides() -> None:
    _, told = shot("xxxxxx", "xxxxxo")
    teams = [fact["team"] for fact in facts(told, "kick")]
    assert teams.count("GER") == teams.count("ESP") == 6


@rule("WCG-12.3.5")
def test_the_score_of_the_match_stays_as_it_was() -> None:
    match, _ = shot("ooooo", "xxoxx")
    assert seen(match, "results")["SF.2"] == ["GER", 1, 1, "ESP"]
    assert seen(match, "shoot_outs") == [["SF.2", 5, 1]]


# ---- readings


@rule("WCG-C-58")
@pytest.mark.parametrize(
    ("left", "right", "winner"),
    [
        ("ooo", "xxx", "GER"),
        ("xxx", "ooo", "ESP"),
        ("ooxo", "xxox", "GER"),
        ("xoxo", "oooo", "ESP"),
        ("ooooo", "ooxo", "GER"),
        ("oxoxo", "oxoxx", "GER"),
        ("ooxoox", "ooooxo", "ESP"),
    ],
)
def test_to_stop_when_it_is_decided_is_an_option(left: str, right: str, winner: str) -> None:
    _, told = shot(left, right, EARLY)
    assert event(told, "shoot-out").facts["winner"] == winner
    assert event(told, "shoot-out").rule == ("WCG-12.2.1" if len(left) <= 5 else "WCG-12.3.2")


@rule("WCG-C-58")
@pytest.mark.parametrize(("left", "right"), [("ooooo", "xxxxx"), ("oxoxo", "xoxxx"), ("xxoxx", "ooxoo")])
def test_the_winner_is_the_same_with_and_without_that_option(left: str, right: str) -> None:
    winners = []
    for rules, not_thrown in ((OF_2002, False), (EARLY, True)):
        match = drawn("SF", "2", rules=rules)
        luck = Luck([*APART, *kicks(left, right)])
        told: list[Event] = []
        match.play(match.moves()[-1], luck, told.append)
        winners.append(event(told, "shoot-out").facts["winner"])
        assert bool(luck.throws) is not_thrown
    assert winners[0] == winners[1]


@rule("WCG-C-59")
def test_the_player_of_both_teams_throws_for_both_left_first() -> None:
    owners = {0: ["GER", "ESP"], 1: ["FRA"], 2: ["ARG"], 3: ["BRA"], 4: ["JPN"]}
    match = drawn("SF", "2", teams=owners)
    told = discards(match, *APART, *kicks("oxxxx", "ooxxx"))
    assert [fact["team"] for fact in facts(told, "kick")] == ["GER", "ESP"] * 5
    assert event(told, "shoot-out").facts["winner"] == "ESP"
    assert bracket(match, "FIN") == {"FIN.3P": "ARG-GER", "FIN.F": "FRA-ESP"}
