"""Chapter IX.d to IX.g: replays of 1930 played and scored, until every group has a winner."""

from typing import Any

import pytest

from onze.games.world_cup.match import WorldCupMatch
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.table import kinds, moves, play
from tests.rules.world_cup.board import dice, facts, game, results
from tests.rules.world_cup.phases import (
    APART,
    Score,
    altered,
    cards,
    discards,
    end_of_groups,
    event,
    hand_sizes,
    last_card,
    lay,
    scored,
    seen,
)
from tests.rules.world_cup.replays_1930 import LEVEL_4, OF_1930, OWNERS, level, table


def end_of_replay(matches: list[str], scores: dict[str, Score], **named: Any) -> tuple[WorldCupMatch, list[Event]]:
    """The last card of a replay has been drawn, with these scores."""
    rules = named.pop("rules", OF_1930)
    match = last_card(rules, replay=matches, rows=scored(scores), **{"teams": OWNERS, **named})
    return match, discards(match, *APART)


@rule("WCG-9.d.2", "WCG-9.g.2")
def test_turns_of_a_replay_are_the_usual_ones() -> None:
    match, _ = level(LEVEL_4, seat=4, hands={0: ["attack", "foul", "foul"]})
    told = play(match, "place card:attack", "choose row:4-2.right")
    assert kinds(told) == ["card", "token", "draw"]
    assert (hand_sizes(match), cards(match)["draw"], match.to_play) == ([3] * 5, 5, 2)


@rule("WCG-9.e.1", "WCG-9.g.2")
def test_a_replay_ends_when_its_pile_is_used_up_and_then_it_is_scored() -> None:
    match, _ = level(LEVEL_4)
    lay(match, "4-2.right", ["1G", "2G"])
    told = discards(match, turns=5)
    assert set(kinds(told)) == {"card", "draw"}
    told = discards(match, *APART)
    assert kinds(told)[:4] == ["card", "draw", "dice", "result"]
    assert event(told, "result").facts["replay"] is True
    assert event(told, "result").rule == "WCG-9.e.1"
    assert seen(match, "replays") == [["4-2", 0, 3]]
    assert seen(match, "results")["4-2"] == ["USA", 1, 1, "PAR"]
    assert table(match, "4") == [["PAR"], ["USA"], ["BEL"]]
    assert [hand_sizes(match)[seat] for seat in match.playing] == [3] * len(match.playing)


@rule("WCG-9.f.1", "WCG-C-42")
def test_one_throw_serves_all_replays_of_all_groups() -> None:
    matches = ["2-1", "2-2", "2-3", "4-2"]
    match = last_card(OF_1930, replay=matches, teams=OWNERS)
    told = discards(match, *dice("blue", "blue", "red", "white"))  # the USA and Yugoslavia are blue
    assert len(facts(told, "dice")) == 1
    assert event(told, "dice").rule == "WCG-9.f.1"
    assert results(told) == {"2-1": (1, 0), "2-2": (1, 0), "2-3": (0, 0), "4-2": (1, 0)}


@rule("WCG-9.g.1")
def test_ties_that_remain_are_replayed_again() -> None:
    match, told = end_of_replay(["2-1", "2-2", "2-3", "4-2"], {"4-2": (1, 0)})
    assert event(told, "replay").facts["matches"] == ["2-1", "2-2", "2-3"]
    assert (cards(match)["draw"], match.playing) == (18, match.seats_of(match.replaying))
    assert table(match, "4") == [["USA"], ["PAR"], ["BEL"]]


@rule("WCG-9.g.1")
def test_once_every_group_has_a_winner_the_semi_finals_follow() -> None:
    match, told = end_of_replay(["4-2"], {"4-2": (0, 1)})
    assert event(told, "round").facts["phase"] == "SF"
    assert seen(match, "replaying") == []


@rule("WCG-C-40")
def test_three_level_teams_are_ordered_by_their_replays() -> None:
    match, told = end_of_replay(["2-1", "2-2", "2-3"], {"2-1": (0, 1), "2-2": (0, 2), "2-3": (0, 1)})
    assert table(match, "2") == [["BOL"], ["BRA"], ["YUG"]]
    assert "replay" not in kinds(told)


@rule("WCG-C-40")
def test_the_earlier_results_do_not_count_in_a_replay() -> None:
    match, _ = end_of_replay(["4-2"], {"4-2": (0, 1)}, results={"4-1": (5, 0), "4-2": (3, 3), "4-3": (1, 0)})
    assert table(match, "4")[:2] == [["PAR"], ["USA"]]


@rule("WCG-C-40", "WCG-9.g.1")
def test_only_those_still_level_for_first_place_replay_again() -> None:
    scores = {"2-1": (0, 0), "2-2": (1, 0), "2-3": (1, 0)}
    match, told = end_of_replay(["2-1", "2-2", "2-3"], scores)
    assert table(match, "2") == [["YUG", "BRA"], ["BOL"]]
    assert event(told, "replay").facts["matches"] == ["2-1"]


@rule("WCG-C-40", "WCG-C-39")
def test_those_still_level_below_first_place_do_not() -> None:
    scores = {"2-1": (1, 0), "2-2": (1, 0), "2-3": (0, 0)}
    match, told = end_of_replay(["2-1", "2-2", "2-3"], scores)
    assert table(match, "2") == [["YUG"], ["BRA", "BOL"]]
    assert "replay" not in kinds(told)


@rule("WCG-C-40")
def test_a_win_counts_two_points_in_the_replays_of_four_level_teams() -> None:
    matches = [f"1-{number}" for number in range(1, 7)]
    # Argentina draws all three; the others win, draw and lose one each: three points for everybody
    scores = {"1-1": (0, 1), "1-3": (1, 0), "1-4": (0, 1)}
    match, told = end_of_replay(matches, scores)
    assert table(match, "1") == [["ARG", "CHI", "FRA", "MEX"]]
    assert event(told, "replay").facts["matches"] == matches


@rule("WCG-C-50")
def test_replays_go_on_without_limit() -> None:
    match, told = end_of_replay(["4-2"], {}, replays=60)
    assert event(told, "replay").facts["matches"] == ["4-2"]
    assert cards(match)["draw"] == 6


@rule("WCG-C-50")
@pytest.mark.parametrize(("replays", "lots"), [(0, False), (1, True)])
def test_a_limit_after_which_lots_decide_is_an_option(replays: int, lots: bool) -> None:
    rules = game(edition="1930", replay_limit=2)
    match = last_card(rules, replay=["4-2"], replays=replays, teams=OWNERS)
    discard = next(name for name in moves(match) if name.startswith("discard "))
    if not lots:
        assert "replay" in kinds(play(match, discard, throws=[*APART, "keep order"]))
        return
    told = play(match, discard, throws=[*APART, "order 1 0", "keep order"])
    assert event(told, "lots").facts["order"] == ["PAR", "USA"]
    assert event(told, "lots").rule == "WCG-C-50"
    assert table(match, "4") == [["PAR"], ["USA"], ["BEL"]]
    assert seen(match, "phase") == "SF"


@rule("WCG-C-50")
def test_every_replay_counts_towards_that_limit() -> None:
    match, told = end_of_groups(game(edition="1930", replay_limit=2), LEVEL_4)
    assert "replay" in kinds(told)
    assert "replay" in kinds(discards(match, *APART, turns=6))
    assert "lots" in kinds(discards(match, *APART, turns=6))


@rule("WCG-C-39")
def test_where_two_go_on_those_level_for_the_places_below_do_not_replay() -> None:
    rules = altered("2002", r"(?m)^tiebreak = .*$", 'tiebreak = ["replay"]\nreplay_cards_per_match = 6')
    level = {"A1": (0, 0), "A2": (0, 0), "A3": (1, 0), "A4": (0, 1), "A5": (0, 1), "A6": (1, 0)}
    match, told = end_of_groups(rules, level)
    assert table(match, "A") == [["FRA", "SEN"], ["URU", "DEN"]]
    assert event(told, "replay").facts["matches"] == ["A1"]
