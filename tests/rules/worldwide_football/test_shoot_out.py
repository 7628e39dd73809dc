"""FAQ: the penalty shoot-out."""

from itertools import product
from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.table import decision, moves, play, refusal
from tests.rules.worldwide_football.preparing import first_to_answer, say
from tests.rules.worldwide_football.professional import asked, before_the_whistle, game, squad, the

SHOOT_OUT = game(mode="amateur", draw_resolution="shootout")
FULL_LENGTH = game(mode="amateur", draw_resolution="shootout", shootout_full_length=True)
INTERNATIONAL = game(mode="international", draw_resolution="shootout")
WITH_KEEPERS = game(mode="amateur", draw_resolution="shootout", shootout_keeper_cards=True)
KEEPERS_AFTER = game(
    mode="amateur", draw_resolution="shootout", shootout_keeper_cards=True, keeper_card_timing="after_reveal"
)


def kicking(rules: WorldwideFootball = SHOOT_OUT, **facts: Any) -> WorldwideMatch:
    """The position before a kick of the shoot-out."""
    return rules.scenario("Penalty", shoot_out=True, **facts)


def kick(match: WorldwideMatch, scores: bool) -> list[Event]:
    """One kick that scores, or is saved."""
    shooter = match.ball
    told = say(match, shooter, "choose number:3")
    return told + say(match, 1 - shooter, "choose number:5" if scores else "choose number:3")


# ---- how it begins


@rule("WF-FAQ.24", "WF-C-39")
@pytest.mark.parametrize(("coin", "first"), [("heads", 0), ("tails", 1)])
def test_a_level_score_leads_to_a_shoot_out_and_a_coin_toss_says_who_begins(coin: str, first: int) -> None:
    match = before_the_whistle(SHOOT_OUT, half=2, goals=[1, 1])
    told = play(match, "give back", throws=[coin])
    assert (the(told, "shoot-out")["side"], match.ball) == (first, first)
    assert (decision(match), list(match.asked)) == ("Penalty", [0, 1])


@rule("WF-FAQ.24")
def test_who_has_won_needs_no_shoot_out() -> None:
    match = before_the_whistle(SHOOT_OUT, half=2, goals=[0, 1])
    play(match, "give back")
    assert match.outcome is not None
    assert match.outcome.rule == "WF-1.1"


# ---- a kick


@rule("WF-FAQ.24")
@pytest.mark.parametrize("shooter", [0, 1])
@pytest.mark.parametrize(("faces", "scores"), [((1, 1), False), ((1, 2), True), ((2, 1), True), ((6, 1), True)])
def test_a_kick_follows_the_penalty_rule(shooter: int, faces: tuple[int, int], scores: bool) -> None:
    match = kicking(attacker=shooter)
    assert [len(match.moves(seat)) for seat in (0, 1)] == [6, 6]
    say(match, 0, f"choose number:{faces[0]}")
    told = say(match, 1, f"choose number:{faces[1]}")
    assert the(told, "shoot-out kick")["scores"] == scores
    assert match.scored[shooter] == int(scores)
    assert match.kicks[shooter] == 1


@rule("WF-FAQ.24")
@first_to_answer
def test_the_faces_stay_hidden_until_both_are_set(first: int) -> None:
    match = kicking()
    assert say(match, first, "choose number:4") == []
    assert "said" not in match.view(1 - first)
    told = say(match, 1 - first, "choose number:4")
    assert (the(told, "faces")["shooter"], the(told, "faces")["keeper"]) == (4, 4)


@rule("WF-FAQ.24")
def test_the_goals_of_the_match_are_as_they_were() -> None:
    match = kicking(goals=[2, 2], kicks=[4, 4], scored=[3, 3])
    kick(match, True)
    assert match.outcome is None
    kick(match, False)
    assert match.outcome is not None
    assert (match.outcome.values, match.outcome.score) == ((1.0, 0.0), (2, 2))
    assert (match.outcome.reason, match.outcome.rule) == ("shoot-out", "WF-FAQ.24")
    assert match.goals == [2, 2]


# ---- five kicks each, then sudden death


@rule("WF-C-39")
@pytest.mark.parametrize("first", [0, 1])
def test_the_sides_kick_in_turn(first: int) -> None:
    match = kicking(attacker=first)
    shooters = []
    for _ in range(8):
        shooters.append(match.ball)
        kick(match, True)
    assert shooters == [first, 1 - first] * 4
    assert match.kicks == match.scored == [4, 4]


@rule("WF-C-39")
def test_after_five_kicks_each_a_lead_wins() -> None:
    match = kicking(kicks=[4, 4], scored=[3, 3])
    kick(match, False)
    assert match.outcome is None
    kick(match, True)
    assert match.outcome is not None
    assert match.outcome.values == (0.0, 1.0)


@rule("WF-C-39")
def test_a_level_shoot_out_goes_on_until_one_scores_and_the_other_does_not() -> None:
    match = kicking(kicks=[5, 5], scored=[4, 4])
    for scores in (True, True, False, False, True):
        kick(match, scores)
        assert match.outcome is None, "one kick more is still to come, or both have done the same"
    kick(match, False)
    assert match.outcome is not None
    assert match.outcome.values == (1.0, 0.0)
    assert match.kicks == [8, 8]


# ---- the end


def decided_after(results: tuple[bool, ...], first: int) -> tuple[int, int]:
    """After how many of ten kicks no further one can change the winner, and who that is; (11, -1) if level."""
    for taken in range(1, 11):
        left = range(taken, 10)
        # The extremes decide: one side scores all that it has left, the other side none.
        ends = [results[:taken] + tuple(kick % 2 == scorer for kick in left) for scorer in (0, 1)]
        winners = {winner_of(end, first) for end in ends}
        if len(winners) == 1 and -1 not in winners:
            return taken, winners.pop()
    return 11, -1


def winner_of(results: tuple[bool, ...], first: int) -> int:
    """The side with more goals after ten kicks, -1 if level."""
    own, other = sum(results[0::2]), sum(results[1::2])
    return -1 if own == other else first if own > other else 1 - first


@rule("WF-C-72", "WF-C-39")
@pytest.mark.parametrize("first", [0, 1])
def test_it_ends_as_soon_as_one_side_cannot_be_caught(first: int) -> None:
    """All 1024 ways in which ten kicks can go."""
    before = kicking(attacker=first)
    for results in product((False, True), repeat=10):
        match = before.clone()
        end, winner = decided_after(results, first)
        for taken, scores in enumerate(results, 1):
            kick(match, scores)
            if taken == end:
                assert match.outcome is not None, (results, taken)
                assert match.outcome.values.index(1.0) == winner
                break
            assert match.outcome is None, (results, taken)


@rule("WF-C-72")
def test_in_the_other_reading_all_ten_kicks_are_taken() -> None:
    match = kicking(FULL_LENGTH)
    for number in range(10):
        assert match.outcome is None
        assert match.ball == number % 2
        kick(match, match.ball == 0)
    assert match.outcome is not None
    assert (match.scored, match.outcome.values) == ([5, 0], (1.0, 0.0))


@rule("WF-C-72")
def test_a_full_length_shoot_out_that_is_level_goes_on_to_sudden_death() -> None:
    match = kicking(FULL_LENGTH, kicks=[4, 4], scored=[2, 2])
    for scores in (True, True, False, True):
        assert match.outcome is None
        kick(match, scores)
    assert match.outcome is not None
    assert match.outcome.values == (0.0, 1.0)


# ---- goalkeeper cards


@rule("WF-C-39")
@pytest.mark.parametrize("rules", [SHOOT_OUT, INTERNATIONAL])
def test_goalkeeper_cards_are_not_used(rules: WorldwideFootball) -> None:
    match = before_the_whistle(rules, half=2, players={0: ["G1"], 1: ["G1"]})
    play(match, "give back", throws=["heads"])
    for _ in range(4):
        assert decision(match) == "Penalty"
        kick(match, True)
    assert (squad(match, 0), squad(match, 1)) == (["G1"], ["G1"])
    assert refusal(match, "discard player:G1", seat=1).rule == "WF-15.18"


@rule("WF-C-39")
def test_where_it_is_agreed_the_goalkeeper_may_be_discarded_before_the_faces() -> None:
    match = before_the_whistle(WITH_KEEPERS, half=2, players={0: ["G1"], 1: ["G1"]})
    play(match, "give back", throws=["heads"])
    assert asked(match) == ("KeepPenalty", 1)
    assert moves(match) == ["discard player:G1", "pass"]
    play(match, "discard player:G1")
    assert decision(match) == "Penalty"
    say(match, 0, "choose number:4")
    told = say(match, 1, "choose number:3")
    assert the(told, "shoot-out kick")["scores"] is False, "his 3 saves 3 and 4"

    assert asked(match) == ("KeepPenalty", 0)
    play(match, "pass")
    say(match, 1, "choose number:4")
    told = say(match, 0, "choose number:3")
    assert the(told, "shoot-out kick")["scores"] is True

    assert decision(match) == "Penalty", "the card was for one kick, and side 1 holds no other"
    say(match, 0, "choose number:4")
    told = say(match, 1, "choose number:3")
    assert the(told, "shoot-out kick")["scores"] is True


@rule("WF-C-39", "WF-C-36")
@pytest.mark.parametrize(("answer", "scores"), [("discard player:G1", False), ("pass", True)])
def test_or_after_the_faces_where_that_is_the_reading(answer: str, scores: bool) -> None:
    match = before_the_whistle(KEEPERS_AFTER, half=2, players={1: ["G1"]})
    play(match, "give back", throws=["heads"])
    assert decision(match) == "Penalty"
    say(match, 0, "choose number:4")
    told = say(match, 1, "choose number:3")
    assert the(told, "faces")["keeper"] == 3
    assert asked(match) == ("KeepPenalty", 1)
    told = play(match, answer)
    assert the(told, "shoot-out kick")["scores"] == scores
