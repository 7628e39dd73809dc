"""Chapter IX: which matches of 1930 are played again, with which pile, and who takes part."""

import pytest

from tests.rules import rule
from tests.rules.table import kinds, moves, play
from tests.rules.world_cup.board import facts, game, refused_row, targets
from tests.rules.world_cup.phases import (
    APART,
    Score,
    before_the_tables,
    cards,
    discards,
    end_of_groups,
    event,
    hand_sizes,
    last_card,
    lay,
    seen,
)
from tests.rules.world_cup.replays_1930 import LEVEL_4, OF_1930, OWNERS, level, table

LEVEL_2: dict[str, Score] = {"2-1": (0, 0), "2-2": (1, 1), "2-3": (0, 0)}
"""All of group 2 level: Yugoslavia, Brazil, Bolivia."""


# ---- who plays again


@rule("WCG-9.0.1")
def test_the_match_between_two_level_teams_is_replayed() -> None:
    match, told = level(LEVEL_4)
    assert event(told, "replay").facts["matches"] == ["4-2"]
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
    assert event(told, "replay").facts["matches"] == ["4-2"]


@rule("WCG-9.0.2")
def test_nor_does_the_match_between_them() -> None:
    scores = {"1-1": (0, 0), "1-2": (0, 0), "1-3": (1, 0), "1-4": (1, 0), "1-5": (0, 0), "1-6": (1, 0)}
    match, told = level(scores)  # Argentina has beaten Chile
    assert table(match, "1") == [["ARG", "CHI"], ["FRA", "MEX"]]
    assert event(told, "replay").facts["matches"] == ["1-6"]


@rule("WCG-9.0.3")
@pytest.mark.parametrize("scores", [LEVEL_2, {"2-1": (2, 0), "2-2": (0, 1), "2-3": (1, 0)}])
def test_when_all_teams_of_a_group_are_level_all_its_matches_are_replayed(scores: dict[str, Score]) -> None:
    match, told = level(scores)
    assert len(table(match, "2")) == 1
    assert event(told, "replay").facts["matches"] == ["2-1", "2-2", "2-3"]


@rule("WCG-C-39")
def test_ties_below_first_place_are_not_replayed() -> None:
    match, told = level({"4-1": (1, 0), "4-2": (1, 0), "4-3": (0, 0)})
    assert table(match, "4") == [["USA"], ["PAR", "BEL"]]
    assert "replay" not in kinds(told)


@rule("WCG-C-39")
def test_to_replay_all_ties_is_an_option() -> None:
    rules = game(edition="1930", replay_all_ties=True)
    match, told = end_of_groups(rules, {**LEVEL_2, "4-1": (1, 0), "4-2": (1, 0), "4-3": (0, 0)})
    assert event(told, "replay").facts["matches"] == ["2-1", "2-2", "2-3", "4-3"]
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
    assert event(told, "pile").facts == {"count": 6, "cards": 6, "aside": 57}


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
    assert event(told, "replay").facts["seats"] == [0, 2]
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
    assert event(told, "lots").facts["order"] == ["PAR", "USA"]
    assert event(told, "lots").rule == "WCG-C-45"
    assert "replay" not in kinds(told)
    assert table(match, "4") == [["PAR"], ["USA"], ["BEL"]]


@rule("WCG-C-45")
def test_two_players_play_again_even_with_that_option() -> None:
    match, told = end_of_groups(game(edition="1930", solo_replay="lots"), LEVEL_4, teams=OWNERS)
    assert "lots" not in kinds(told)
    assert match.playing == [0, 2]
