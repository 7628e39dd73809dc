"""Chapter IX: level teams of a group in 1930, and the matches that they play again."""

from typing import Any

import pytest

from onze.games.world_cup.match import WorldCupMatch
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.table import kinds, moves, play
from tests.rules.world_cup.board import dice, facts, game, refused_row, results, targets
from tests.rules.world_cup.phases import (
    APART,
    Score,
    altered,
    before_the_tables,
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

OF_1930 = game(edition="1930")
OWNERS = {
    0: ["USA", "ARG", "URU"], 1: ["BEL", "BRA", "FRA"], 2: ["PAR", "MEX", "ROU"], 3: ["YUG", "CHI"], 4: ["BOL", "PER"]
}  # fmt: skip

LEVEL_4: dict[str, Score] = {"4-1": (1, 0), "4-2": (1, 1), "4-3": (2, 0)}
"""USA and Paraguay level for first place in group 4."""
LEVEL_2: dict[str, Score] = {"2-1": (0, 0), "2-2": (1, 1), "2-3": (0, 0)}
"""All of group 2 level: Yugoslavia, Brazil, Bolivia."""


def level(scores: dict[str, Score], **named: Any) -> tuple[WorldCupMatch, list[Event]]:
    """The groups have ended with these scores; in all other groups the first team is clear."""
    return end_of_groups(OF_1930, scores, **{"teams": OWNERS, **named})


def end_of_replay(matches: list[str], scores: dict[str, Score], **named: Any) -> tuple[WorldCupMatch, list[Event]]:
    """The last card of a replay has been drawn, with these scores."""
    rules = named.pop("rules", OF_1930)
    match = last_card(rules, replay=matches, rows=scored(scores), **{"teams": OWNERS, **named})
    return match, discards(match, *APART)


def table(match: WorldCupMatch, group: str) -> Any:
    """The table of a group, level teams together."""
    return seen(match, "groups")[group]


# ---- who plays again


@rule("WCG-9.0.1")
def test_the_match_between_two_level_teams_is_replayed() -> None:
    match, told = level(LEVEL_4)
    assert event(told, "replay").details["matches"] == ["4-2"]
    assert event(told, "replay").rule == "WCG-9.0.1"
    assert (seen(match, "phase"), seen(match, "replaying")) == ("groups", ["4-2"])


@rule("WCG-9.0.1")
def test_without_level_teams_nothing_is_replayed() -> None:
    match, told = level({})
    assert "replay" not in kinds(told)
    assert seen(match, "phase") == "SF"


@rule("WCG-9.0.2")
def test_goal_difference_does_not_separate_level_teams() -> None:
    match, told = level({"4-1": (1, 0), "4-2": (0, 0), "4-3": (3, 0)})
    assert table(match, "4") == [["USA", "PAR"], ["BEL"]]
    assert event(told, "replay").details["matches"] == ["4-2"]


@rule("WCG-9.0.2")
def test_nor_does_the_match_between_them() -> None:
    scores = {"1-1": (0, 0), "1-2": (0, 0), "1-3": (1, 0), "1-4": (1, 0), "1-5": (0, 0), "1-6": (1, 0)}
    match, told = level(scores)  # Argentina has beaten Chile
    assert table(match, "1") == [["ARG", "CHI"], ["FRA", "MEX"]]
    assert event(told, "replay").details["matches"] == ["1-6"]


@rule("WCG-9.0.3")
@pytest.mark.parametrize("scores", [LEVEL_2, {"2-1": (2, 0), "2-2": (0, 1), "2-3": (1, 0)}])
def test_when_all_teams_of_a_group_are_level_all_its_matches_are_replayed(scores: dict[str, Score]) -> None:
    match, told = level(scores)
    assert len(table(match, "2")) == 1
    assert event(told, "replay").details["matches"] == ["2-1", "2-2", "2-3"]


@rule("WCG-C-39")
def test_ties_below_first_place_are_not_replayed() -> None:
    match, told = level({"4-1": (1, 0), "4-2": (1, 0), "4-3": (0, 0)})
    assert table(match, "4") == [["USA"], ["PAR", "BEL"]]
    assert "replay" not in kinds(told)


@rule("WCG-C-39")
def test_to_replay_all_ties_is_an_option() -> None:
    rules = game(edition="1930", replay_all_ties=True)
    match, told = end_of_groups(rules, {**LEVEL_2, "4-1": (1, 0), "4-2": (1, 0), "4-3": (0, 0)})
    assert event(told, "replay").details["matches"] == ["2-1", "2-2", "2-3", "4-3"]
    assert table(match, "4") == [["USA"], ["PAR", "BEL"]]


# ---- preparing them


@rule("WCG-9.a.1")
def test_all_tokens_leave_the_board_before_replays() -> None:
    match, _ = level(LEVEL_4)
    assert set(match.rows) == {0}
    assert seen(match, "matches") == {
        "4-2": [{"team": "USA", "tokens": [], "goals": 0}, {"team": "PAR", "tokens": [], "goals": 0}]
    }


@rule("WCG-9.b.1", "WCG-9.b.2")
@pytest.mark.parametrize(("scores", "pile"), [(LEVEL_4, 6), (LEVEL_2, 18), ({**LEVEL_4, **LEVEL_2}, 24)])
def test_six_cards_for_each_replay_of_all_groups_form_one_pile(scores: dict[str, Score], pile: int) -> None:
    match, told = level(scores)
    assert cards(match)["draw"] == pile
    assert len(facts(told, "replay")) == 1


@rule("WCG-9.c.1")
def test_the_rest_of_the_discards_is_set_aside() -> None:
    match, told = level(LEVEL_4)
    assert cards(match) == {"draw": 6, "discards": 0, "aside": 78 - 15 - 6}
    assert event(told, "pile").details == {"cards": 6, "aside": 57}


@rule("WCG-9.c.2", "WCG-9.b.2")
def test_the_pile_is_shuffled_and_nobody_knows_it() -> None:
    piles = []
    for order in (range(63), range(62, -1, -1)):
        match = before_the_tables(OF_1930, LEVEL_4)
        discard = next(name for name in moves(match) if name.startswith("discard "))
        play(match, discard, throws=[*APART * 4, "order " + " ".join(str(place) for place in order)])
        piles.append(match.card_names(match.draw_pile.cards))
        for seat in range(5):
            assert seen(match, "draw_pile", seat) == {"size": 6, "known": []}
            assert seen(match, "aside", seat) == {"size": 57, "known": []}
    assert piles[0] != piles[1]


@rule("WCG-C-41")
@pytest.mark.parametrize(("seats", "pile"), [(2, 72), (8, 54)])
def test_where_cards_are_short_the_pile_takes_the_whole_stock(seats: int, pile: int) -> None:
    match = last_card(game(seats, edition="1930"))
    discards(match, *APART * 4)
    assert len(match.replaying) == 15
    assert cards(match) == {"draw": pile, "discards": 0, "aside": 0}


@rule("WCG-C-41", "WCG-C-04")
def test_cards_for_refills_stay_out_of_a_pile_that_takes_the_whole_stock() -> None:
    match = last_card(game(9, edition="1930", refill_before_replay=True))
    discards(match, *APART * 4, turns=10)
    assert hand_sizes(match) == [3] * 9
    assert cards(match) == {"draw": 78 - 27, "discards": 0, "aside": 0}


# ---- who takes part


@rule("WCG-9.c.3")
def test_only_players_with_a_team_to_replay_take_part() -> None:
    match, told = level(LEVEL_4)
    assert event(told, "replay").details["seats"] == [0, 2]
    order = []
    for _ in range(5):
        order.append(match.to_play)
        discards(match)
    assert order in ([0, 2, 0, 2, 0], [2, 0, 2, 0, 2])


@rule("WCG-9.d.1", "WCG-C-44")
@pytest.mark.parametrize(("last_drawer", "first"), [(0, 2), (1, 2), (2, 0), (3, 0), (4, 0)])
def test_the_first_who_takes_part_to_the_left_of_the_last_drawer_begins(last_drawer: int, first: int) -> None:
    match, _ = level(LEVEL_4, seat=last_drawer)
    assert match.to_play == first


@rule("WCG-C-46")
def test_who_takes_part_may_act_in_every_replay() -> None:
    match, _ = level({**LEVEL_4, **LEVEL_2}, hands={0: ["attack", "attack", "attack"]}, seat=4)
    assert match.to_play == 0
    rows = [f"{name}.{side}" for name in ("2-1", "2-2", "2-3", "4-2") for side in ("left", "right")]
    assert targets(match, "place", "attack") == rows


@rule("WCG-C-46")
def test_but_in_no_match_that_is_not_replayed() -> None:
    match, _ = level(LEVEL_4, hands={0: ["attack", "attack", "attack"]}, seat=4)
    assert refused_row(match, "place", "attack", "4-1.left").rule == "WCG-6.k.1"
    assert refused_row(match, "place", "attack", "1-1.left").rule == "WCG-6.k.1"


@rule("WCG-C-43")
def test_players_without_hope_leave_only_after_the_replays_and_their_hands_stay_out_of_the_pile() -> None:
    match, told = level(LEVEL_4)
    assert "eliminated" not in kinds(told)
    assert hand_sizes(match) == [3] * 5
    lay(match, "4-2.left", ["1G"])
    told = discards(match, *APART, turns=6)
    assert [(fact["seat"], len(fact["cards"])) for fact in facts(told, "eliminated")] == [(1, 3), (2, 3), (4, 3)]


@rule("WCG-C-45")
def test_a_player_who_controls_all_teams_to_replay_plays_the_pile_alone() -> None:
    match, _ = level(LEVEL_4, teams={1: ["USA", "PAR"]})
    assert (match.playing, cards(match)["draw"]) == ([1], 6)
    discards(match, turns=5)
    assert match.to_play == 1


@rule("WCG-C-45")
def test_lots_instead_are_an_option_where_one_player_has_them_all() -> None:
    rules = game(edition="1930", solo_replay="lots")
    match = before_the_tables(rules, LEVEL_4, teams={1: ["USA", "PAR"]})
    discard = next(name for name in moves(match) if name.startswith("discard "))
    told = play(match, discard, throws=[*APART * 4, "order 1 0", "keep order"])
    assert event(told, "lots").details["order"] == ["PAR", "USA"]
    assert event(told, "lots").rule == "WCG-C-45"
    assert "replay" not in kinds(told)
    assert table(match, "4") == [["PAR"], ["USA"], ["BEL"]]


@rule("WCG-C-45")
def test_two_players_play_again_even_with_that_option() -> None:
    match, told = end_of_groups(game(edition="1930", solo_replay="lots"), LEVEL_4, teams=OWNERS)
    assert "lots" not in kinds(told)
    assert match.playing == [0, 2]


# ---- playing and scoring them


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
    assert event(told, "result").details["replay"] is True
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
    assert event(told, "replay").details["matches"] == ["2-1", "2-2", "2-3"]
    assert (cards(match)["draw"], match.playing) == (18, match.seats_of(match.replaying))
    assert table(match, "4") == [["USA"], ["PAR"], ["BEL"]]


@rule("WCG-9.g.1")
def test_once_every_group_has_a_winner_the_semi_finals_follow() -> None:
    match, told = end_of_replay(["4-2"], {"4-2": (0, 1)})
    assert event(told, "round").details["phase"] == "SF"
    assert seen(match, "replaying") == []


@rule("WCG-C-40")
def test_three_level_teams_are_ordered_by_their_replays() -> None:
    match, told = end_of_replay(["2-1", "2-2", "2-3"], {"2-1": (0, 1), "2-2": (0, 2), "2-3": (0, 1)})
    assert table(match, "2") == [["BOL"], ["BRA"], ["YUG"]]
    assert "replay" not in kinds(told)


@rule("WCG-C-40")
def test_the_earlier_results_do_not_count_in_a_replay() -> None:
    match, _ = end_of_replay(["4-2"], {"4-2": (0, 1)}, results={"4-1": (5, 0), "4-2": (5, 0), "4-3": (0, 5)})
    assert table(match, "4")[:2] == [["PAR"], ["USA"]]


@rule("WCG-C-40", "WCG-9.g.1")
def test_only_those_still_level_for_first_place_replay_again() -> None:
    scores = {"2-1": (0, 0), "2-2": (1, 0), "2-3": (1, 0)}
    match, told = end_of_replay(["2-1", "2-2", "2-3"], scores)
    assert table(match, "2") == [["YUG", "BRA"], ["BOL"]]
    assert event(told, "replay").details["matches"] == ["2-1"]


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
    assert event(told, "replay").details["matches"] == matches


@rule("WCG-C-50")
def test_replays_go_on_without_limit() -> None:
    match, told = end_of_replay(["4-2"], {}, replays=60)
    assert event(told, "replay").details["matches"] == ["4-2"]
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
    assert event(told, "lots").details["order"] == ["PAR", "USA"]
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
    assert event(told, "replay").details["matches"] == ["A1"]
