"""What the rulebook leaves open about nine and more players and about what is known; and the options."""

from typing import Any

import pytest

from onze.games.world_cup.match import WorldCupMatch
from onze.kernel.chance import Seeded
from tests.rules import rule
from tests.rules.table import kinds, moves, refusal
from tests.rules.world_cup.board import (
    discard,
    discard_all,
    facts,
    game,
    one_after_the_other,
    place,
    refused_row,
    row,
    scene,
    turn_over,
)
from tests.rules.world_cup.phases import APART, before_the_tables, discards, hand_sizes, left_wins

IN_2002 = game()
LOSERS = ["URU", "DEN", "PAR"]
"""Teams that come third and last in their groups when every group ends as its teams are listed."""
LEVEL = {"4-1": (1, 0), "4-2": (1, 1), "4-3": (2, 0)}
"""Results of group 4 in 1930 after which the USA and Paraguay are level."""
A_LEVEL = {"A1": (0, 1), "A2": (0, 0), "A3": (2, 0), "A4": (1, 0), "A5": (0, 2), "A6": (1, 0)}
"""Results of group A in 2002 after which Senegal and France are level; France has the better goal difference."""


def all_groups(seats: int, year: str = "2002") -> list[str]:
    """The dice for all groups, which give nobody a goal."""
    return APART * len(game(seats, edition=year).edition.groups)


# ---- WCG-C-02 to WCG-C-06: nine and more players


@rule("WCG-C-02", "WCG-C-64")
@pytest.mark.parametrize("seats", [9, 10, 16])
@pytest.mark.parametrize("year", ["1930", "2002"])
def test_from_nine_players_on_there_is_a_last_turn_and_hands_are_filled_up_again(seats: int, year: str) -> None:
    if year == "1930":
        seats = min(seats, 13)
    rules = game(seats, edition=year)
    match = before_the_tables(rules, {}, seat=0)
    told = discards(match)
    assert facts(told, "last turns") == [{"count": seats}]
    discards(match, turns=seats - 1)
    assert (match.phase, hand_sizes(match)) == (0, [3, *[2] * (seats - 1)]), "the last drawer has one turn to come"
    told = discards(match, *all_groups(seats, year))
    assert match.phase == 1
    assert {len(match.hands[seat].cards) for seat in match.playing} == {3}
    drawn = facts(told, "draw")
    assert sorted(of["seat"] for of in drawn) == match.playing
    assert {of["count"] for of in drawn} == {1}


@rule("WCG-C-02")
@pytest.mark.parametrize("year", ["1930", "2002"])
def test_with_eight_players_there_is_no_last_turn(year: str) -> None:
    match = before_the_tables(game(8, edition=year), {}, seat=0)
    told = discards(match, *all_groups(8, year))
    assert "last turns" not in kinds(told)
    assert match.phase == 1
    assert len(facts(told, "draw")) == 1, "nobody draws but the last player"


def knockout(**options: Any) -> WorldCupMatch:
    """Nine players of 2002 in the round of 16, one card before its end; the left team leads in every match."""
    return scene(game(9, **options), phase="R16", rows=left_wins("R16"), draw_pile_size=1)


@rule("WCG-C-03")
def test_the_extra_last_turn_closes_the_group_phase_only() -> None:
    match = knockout()
    told = discards(match, *APART)
    assert "last turns" not in kinds(told)
    assert match.phase == 2


@rule("WCG-C-03", "WCG-C-05")
def test_or_every_phase_with_hands_filled_up_before_each() -> None:
    match = knockout(last_round_scope="all")
    players = len(match.playing)
    told = discards(match)
    assert facts(told, "last turns") == [{"count": players}]
    discards(match, turns=players - 1)
    assert match.phase == 1
    discards(match, *APART)
    assert match.phase == 2
    assert {len(match.hands[seat].cards) for seat in match.playing} == {3}


@rule("WCG-C-03")
@pytest.mark.parametrize("scope", ["group", "all"])
def test_replays_have_no_extra_last_turn(scope: str) -> None:
    rules = game(9, edition="1930", last_round_scope=scope)
    facts_of_replay: dict[str, Any] = {
        "replay": ["4-2"],
        "hand_size": 2,
        "rows": {"4-2.left": ["1G"]},
        "draw_pile_size": 1,
    }
    match = rules.scenario("PlayCard", Seeded(1), **facts_of_replay)
    told = discards(match, *APART)
    assert "last turns" not in kinds(told)
    assert "dice" in kinds(told)


@rule("WCG-C-04")
@pytest.mark.parametrize(("refill", "cards"), [(False, 2), (True, 3)])
def test_group_replays_of_nine_players_are_played_with_two_cards_or_with_three(refill: bool, cards: int) -> None:
    rules = game(9, edition="1930", refill_before_replay=refill)
    match = before_the_tables(rules, LEVEL, seat=0, teams={0: ["USA"], 1: ["PAR"]})
    discards(match, turns=9)
    discards(match, *all_groups(9, "1930"))
    assert [match.rules.edition.fixtures[number].id for number in match.replaying] == ["4-2"]
    assert match.playing == [0, 1]
    assert [len(match.hands[seat].cards) for seat in match.playing] == [cards] * 2
    others = [len(hand.cards) for seat, hand in enumerate(match.hands) if seat > 1]
    assert others == [2] * 7, "nobody else needs cards now"


@rule("WCG-C-04")
def test_eight_players_hold_three_cards_in_replays_with_or_without_the_option() -> None:
    match = before_the_tables(game(8, edition="1930", refill_before_replay=True), LEVEL, seat=0)
    told = discards(match, *all_groups(8, "1930"))
    assert match.replaying
    assert hand_sizes(match) == [3] * 8
    assert len(facts(told, "draw")) == 1


@rule("WCG-C-05")
def test_nine_players_are_counted_at_the_start() -> None:
    match = before_the_tables(game(9), {}, seat=0, teams={8: LOSERS})
    discards(match, turns=9)
    told = discards(match, *all_groups(9))
    assert [of["seat"] for of in facts(told, "eliminated")] == [8]
    assert len(match.playing) < 9
    assert {len(match.hands[seat].cards) for seat in match.playing} == {3}, "those who are left fill up all the same"


@rule("WCG-C-06")
@pytest.mark.parametrize("last_drawer", [0, 4, 8])
def test_the_last_turn_goes_from_the_left_of_the_last_drawer_round_to_him(last_drawer: int) -> None:
    match = before_the_tables(game(9), {}, seat=last_drawer)
    discards(match)
    order = []
    for _ in range(8):
        order.append(match.seat)
        discards(match)
    order.append(match.seat)
    assert order == [(last_drawer + number) % 9 for number in range(1, 10)]
    assert match.last_turns == 1
    told = discards(match, *all_groups(9))
    assert match.phase == 1
    assert "dice" in kinds(told)


@rule("WCG-C-06")
def test_in_the_last_turn_one_card_must_be_played_or_discarded_and_none_is_drawn() -> None:
    match = scene(game(9), "attack", "g1", last_turns=5, draw_pile_size=0)
    assert {name.partition(" ")[0] for name in moves(match)} <= {"place", "flip", "discard"}
    told = place(match, "attack", "A1.left")
    assert kinds(told) == ["card", "token"], "nothing is drawn"
    assert row(match, "A1.left") == ["A"]
    assert len(match.hands[0].cards) == 2
    assert match.seat == 1
    assert kinds(discard_all(match, 1)) == ["card"]


# ---- WCG-C-66, WCG-C-67, WCG-C-71: what is known


@rule("WCG-C-66")
@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_the_discard_pile_may_be_looked_through_or_only_its_top_card(viewer: int | None) -> None:
    for rules, shown in ((IN_2002, ["foul", "g1", "attack"]), (game(discards="top_only"), ["foul"])):
        match = one_after_the_other(rules, "attack", "g1", "foul", draw_pile_size=72)
        for card in ("attack", "g1", "foul"):
            discard(match, card)
        seen: Any = match.view(viewer)
        cards = [f"card:{card}" for card in shown]
        assert seen["discard_pile"] == {"size": 3, "top": "card:foul", "cards": cards}


@rule("WCG-C-67")
def test_cards_set_aside_lie_face_down() -> None:
    match = scene(IN_2002, phase="R16")
    aside = len(match.aside)
    assert aside > 0
    for viewer in (None, *range(5)):
        seen: Any = match.view(viewer)
        assert seen["aside"] == {"size": aside, "known": []}
    dealt = {tuple(match.redealt(0, Seeded(seed)).zones[2].cards) for seed in range(5)}
    assert len(dealt) > 1, "for a player they may be any cards"


@rule("WCG-C-71", "WCG-4.g.3")
def test_no_move_shows_a_hand_or_binds_anybody() -> None:
    verbs = {IN_2002.name(move).partition(" ")[0] for move in range(len(IN_2002.vocabulary))}
    assert verbs == {"choose", "place", "flip", "discard", "leave"}
    luck = Seeded(3)
    match = IN_2002.new_match(luck)
    for _ in range(60):
        for viewer in (None, 0, 1):
            seen: Any = match.view(viewer)
            known = [seat for seat, hand in enumerate(seen["hands"]) if hand["cards"]]
            assert known == ([] if viewer is None else [viewer])
        listed = match.moves()
        match.play(listed[luck.below(len(listed))], luck)


# ---- WCG-C-64: what the Express rules leave out


@rule("WCG-C-64")
def test_the_express_rules_are_no_game_of_their_own() -> None:
    assert not [option.name for option in IN_2002.option_list if "express" in option.name]
    lower = scene(IN_2002, "g3", rows={"E1.left": ["1G"]})
    place(lower, "g3", "C2.left")
    assert row(lower, "C2.left") == ["1G"], "lower tokens for weaker teams"
    penalty = scene(IN_2002, "penalty")
    place(penalty, "penalty", "C2.left", throws=["d6 3"])
    assert row(penalty, "C2.left") == ["P"], "Penalty tokens"
    drawn = scene(IN_2002, "attack", phase="R16", draw_pile_size=1)
    luck = Seeded(2)
    told: list[Any] = []
    drawn.play(IN_2002.move("discard card:attack"), luck, told.append)
    assert "shoot-out" in kinds(told), "shoot-outs"


@rule("WCG-C-64")
def test_the_order_of_level_teams_in_2002_follows_the_full_rules() -> None:
    match = before_the_tables(IN_2002, A_LEVEL)
    told = discards(match, *all_groups(5))
    table = next(of for of in facts(told, "table") if of["group"] == "A")
    assert table["points"]["FRA"] == table["points"]["SEN"] == 6
    assert table["order"][0] == ["SEN"], "it has beaten France"


@rule("WCG-C-74")
def test_a_foul_leaves_no_token_of_its_own_on_the_board() -> None:
    match = scene(IN_2002, "foul", rows={"A1.left": ["1G"]})
    assert refusal(match, "place card:foul").rule == "WCG-C-74"
    turn_over(match, "foul", "A1.left")
    assert row(match, "A1.left") == ["~1G"]


@rule("WCG-C-19")
@pytest.mark.parametrize("card", ["foul", "offside", "defence"])
@pytest.mark.parametrize("tokens", [["1G", "~1G"], ["A", "~A"], ["1G", "~A"], ["~1G"], ["~A"]])
def test_a_token_turned_over_is_no_target_and_hides_what_is_behind_it(card: str, tokens: list[str]) -> None:
    match = scene(IN_2002, card, rows={"A1.left": tokens, "H6.left": ["1G"], "H6.right": ["A"]})
    assert refused_row(match, "flip", card, "A1.left").rule == "WCG-C-19"
