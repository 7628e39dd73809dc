"""Chapters XI.j and XI.k: the round of 16 of 2002."""

import pytest

from tests.rules import rule
from tests.rules.table import kinds, moves, play
from tests.rules.world_cup.board import facts, game, refused_row
from tests.rules.world_cup.phases import (
    APART,
    altered,
    before_the_tables,
    bracket,
    cards,
    discards,
    end_of_groups,
    event,
    hand_sizes,
    last_card,
    lay,
    left_wins,
    seen,
)

OF_2002 = game()
OWNERS = {0: ["FRA", "ITA"], 1: ["GER", "KOR"], 2: ["ARG", "JPN"], 3: ["ESP"], 4: ["BRA"]}
"""Who controls the winners of the groups; they stand on the left in the round of 16."""


@rule("WCG-11.j.1", "WCG-11.j.2", "WCG-11.j.3")
def test_the_first_two_of_each_group_take_their_places_in_the_round_of_16() -> None:
    match, _ = end_of_groups(OF_2002, {})
    assert bracket(match, "R16") == {
        "R16.1": "GER-SVN", "R16.2": "FRA-NGA", "R16.3": "ARG-SEN", "R16.4": "ESP-KSA",
        "R16.5": "ITA-POL", "R16.6": "BRA-BEL", "R16.7": "JPN-TUR", "R16.8": "KOR-ECU",
    }  # fmt: skip


@rule("WCG-11.j.1")
@pytest.mark.parametrize(("winner", "spaces"), [("BRA", 4), ("TUR", 4), ("CRC", 3), ("CHN", 2)])
def test_a_team_in_the_round_of_16_has_the_spaces_of_its_colour(winner: str, spaces: int) -> None:
    named = {"phase": "R16", "qualified": {"W:C": winner}, "hands": {0: ["attack"]}}
    match = last_card(OF_2002, **named, draw_pile_size=2, rows={"R16.6.left": ["D"] * (spaces - 1)})
    play(match, "place card:attack", "choose row:R16.6.left")
    full = last_card(OF_2002, **named, rows={"R16.6.left": ["D"] * spaces})
    assert refused_row(full, "place", "attack", "R16.6.left").rule == "WCG-3.d.4"


@rule("WCG-11.j.2", "WCG-11.j.3")
def test_winner_and_runner_up_of_group_a_stand_left_in_match_2_and_right_in_match_3() -> None:
    _, told = end_of_groups(OF_2002, {"A1": (0, 1)})
    assert {"row": "R16.2.left", "team": "SEN", "from": "A", "to": "R16.2.left"} in facts(told, "flag")
    assert {"row": "R16.3.right", "team": "FRA", "from": "A", "to": "R16.3.right"} in facts(told, "flag")


@rule("WCG-11.k.1", "WCG-11.k.2", "WCG-C-35")
@pytest.mark.parametrize(("seats", "pile", "aside"), [(2, 40, 41), (4, 37, 38), (5, 36, 36)])
def test_half_of_the_cards_rounded_down_form_the_pile_and_the_others_are_set_aside(
    seats: int, pile: int, aside: int
) -> None:
    match, told = end_of_groups(game(seats), {})
    assert cards(match) == {"draw": pile, "discards": 0, "aside": aside}
    assert event(told, "pile").facts == {"count": pile, "cards": pile, "aside": aside}


@rule("WCG-11.k.1")
def test_the_cards_of_the_round_of_16_are_shuffled_and_nobody_knows_them() -> None:
    piles = []
    for order in (range(72), range(71, -1, -1)):
        match = before_the_tables(OF_2002, {})
        discard = next(name for name in moves(match) if name.startswith("discard "))
        play(match, discard, throws=[*APART * 8, "order " + " ".join(str(place) for place in order)])
        piles.append(match.card_names(match.draw_pile.cards))
        for seat in range(5):
            assert seen(match, "draw_pile", seat) == {"size": 36, "known": []}
            assert seen(match, "aside", seat) == {"size": 36, "known": []}
    assert piles[0] != piles[1]


@rule("WCG-11.k.3")
def test_nine_players_draw_from_the_pile_set_aside_until_they_hold_three() -> None:
    last_turn = {"last_turns": 1, "seat": 8, "hand_size": 2, "hands": {8: ["g3", "foul", "foul"]}, "draw_pile_size": 0}
    match, told = end_of_groups(game(9), {}, **last_turn)
    players = len(match.playing)
    stock = 87 - 2 * players
    assert [hand_sizes(match)[seat] for seat in match.playing] == [3] * players
    assert cards(match) == {"draw": stock // 2, "discards": 0, "aside": stock - stock // 2 - players}
    assert {happened.rule for happened in told if happened.kind == "draw"} == {"WCG-C-02"}


@rule("WCG-11.k.3")
def test_where_a_round_takes_all_cards_those_for_the_refills_are_left_out_of_its_pile() -> None:
    rules = altered("2002", r"num = 1, den = 2 ", "num = 1, den = 1 ", 9)
    last_turn = {"last_turns": 1, "seat": 8, "hand_size": 2, "hands": {8: ["g3", "foul", "foul"]}, "draw_pile_size": 0}
    match, _ = end_of_groups(rules, {}, **last_turn)
    assert [hand_sizes(match)[seat] for seat in match.playing] == [3] * len(match.playing)
    assert cards(match) == {"draw": 87 - 3 * len(match.playing), "discards": 0, "aside": 0}


@rule("WCG-11.k.4", "WCG-C-44")
@pytest.mark.parametrize(("last_drawer", "first"), [(0, 1), (3, 4), (4, 0)])
def test_the_player_to_the_left_of_the_last_drawer_begins_the_round_of_16(last_drawer: int, first: int) -> None:
    match, _ = end_of_groups(OF_2002, {}, seat=last_drawer)
    assert match.to_play == first
    told = discards(match)
    assert kinds(told) == ["card", "draw"]


@rule("WCG-11.k.5")
def test_the_round_of_16_ends_when_its_pile_is_used_up_and_everyone_holds_three() -> None:
    match, _ = end_of_groups(OF_2002, {}, teams=OWNERS)
    told = discards(match, turns=35)
    assert set(kinds(told)) == {"card", "draw"}
    for row in left_wins("R16"):
        lay(match, row, ["1G"])
    told = discards(match, *APART)
    assert kinds(told)[:3] == ["card", "draw", "dice"]
    assert hand_sizes(match) == [3] * 5
