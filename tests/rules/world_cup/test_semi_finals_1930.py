"""Chapter XI.a to XI.d: after the groups, and the semi-finals of 1930."""

from typing import Any

import pytest

from tests.rules import rule
from tests.rules.table import kinds, moves, play
from tests.rules.world_cup.board import dice, facts, game, refused_row, results
from tests.rules.world_cup.knockout_1930 import OF_1930, OWNERS, final, semi_finals
from tests.rules.world_cup.phases import (
    APART,
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
    scored,
    seen,
)

# ---- after the groups


@rule("WCG-11.0.1", "WCG-11.0.2")
def test_who_has_no_team_left_is_out_and_his_hand_is_discarded() -> None:
    hand = ["attack", "g3", "foul"]
    match, told = end_of_groups(OF_1930, {}, teams=OWNERS, hands={4: hand})
    assert event(told, "eliminated").facts == {"seat": 4, "cards": hand, "from": "hands.4", "to": "discard_pile"}
    assert (match.playing, hand_sizes(match)) == ([0, 1, 2, 3], [3, 3, 3, 3, 0])
    assert sum(cards(match).values()) == 78 - 4 * 3


@rule("WCG-11.0.2")
def test_the_hand_of_a_player_who_is_out_lies_on_the_discard_pile() -> None:
    rules = game(edition="1930", play_out_decided=False)  # so that no new pile is formed of the discards
    hands = {1: ["g3", "g3", "g3"]}
    match = semi_finals(rules=rules, rows=left_wins("SF", "1930"), teams={3: ["ARG", "URU"], 1: ["USA"]}, hands=hands)
    discards(match, *APART)
    assert seen(match, "discard_pile").count("g3") == 3


@rule("WCG-11.0.1")
def test_who_still_has_a_team_stays() -> None:
    match, told = end_of_groups(OF_1930, {"3-1": (1, 0), "3-3": (0, 1)}, teams=OWNERS)  # Romania wins group 3
    assert [fact["seat"] for fact in facts(told, "eliminated")] == [2]
    assert match.playing == [0, 1, 3, 4]


@rule("WCG-11.a.1")
@pytest.mark.parametrize("edition", ["1930", "2002"])
def test_all_tokens_leave_the_board_before_the_first_round(edition: str) -> None:
    match, _ = end_of_groups(game(edition=edition), {})
    assert set(match.rows) == {0}


@rule("WCG-11.a.1")
def test_all_tokens_leave_the_board_after_a_round() -> None:
    match = semi_finals(rows=left_wins("SF", "1930"))
    discards(match, *APART)
    assert set(match.rows) == {0}


@rule("WCG-11.a.1")
def test_all_tokens_leave_the_board_after_the_final() -> None:
    match = final(rows={"FIN.F.left": ["1G"]})
    discards(match, *APART)
    assert set(match.rows) == {0}


@rule("WCG-11.b.1", "WCG-C-47")
def test_the_group_winners_meet_as_in_history() -> None:
    match, _ = end_of_groups(OF_1930, {})
    assert bracket(match, "SF") == {"SF.1": "ARG-USA", "SF.2": "URU-YUG"}


@rule("WCG-C-47")
def test_winners_1_and_2_and_3_and_4_is_an_option() -> None:
    match, _ = end_of_groups(game(edition="1930", sf_pairing_1930="1-2,3-4"), {})
    assert bracket(match, "SF") == {"SF.1": "ARG-YUG", "SF.2": "URU-USA"}


@rule("WCG-11.b.2")
@pytest.mark.parametrize(("winner", "spaces"), [("ARG", 4), ("CHI", 3), ("FRA", 2), ("MEX", 2)])
def test_a_semi_finalist_has_the_spaces_of_its_colour(winner: str, spaces: int) -> None:
    usa = {"qualified": {"W:1": winner}, "hands": {1: ["attack"]}, "seat": 1}
    match = semi_finals(rows={"SF.1.left": ["D"] * (spaces - 1)}, draw_pile_size=3, **usa)
    play(match, "place card:attack", "choose row:SF.1.left")
    full = semi_finals(rows={"SF.1.left": ["D"] * spaces}, **usa)
    assert refused_row(full, "place", "attack", "SF.1.left").rule == "WCG-3.d.4"


@rule("WCG-11.b.3")
def test_winner_1_stands_on_the_left() -> None:
    match, told = end_of_groups(OF_1930, {"1-3": (1, 0), "1-4": (1, 0), "1-6": (0, 1)})
    assert {"row": "SF.1.left", "team": "CHI", "from": "1", "to": "SF.1.left"} in facts(told, "flag")
    assert bracket(match, "SF")["SF.1"] == "CHI-USA"


# ---- the semi-finals


@rule("WCG-11.c.1", "WCG-11.c.2")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_twelve_cards_of_the_stock_form_the_pile_and_the_rest_is_set_aside(seats: int) -> None:
    match, told = end_of_groups(game(seats, edition="1930"), {})
    held = 3 * len(match.playing)
    assert cards(match) == {"draw": 12, "discards": 0, "aside": 78 - held - 12}
    assert event(told, "pile").facts == {"count": 12, "cards": 12, "aside": 78 - held - 12}


@rule("WCG-11.c.1")
def test_the_twelve_are_taken_at_random_and_nobody_knows_them() -> None:
    piles = []
    for order in (range(66), range(65, -1, -1)):
        match = before_the_tables(OF_1930, {}, teams=OWNERS)
        discard = next(name for name in moves(match) if name.startswith("discard "))
        play(match, discard, throws=[*APART * 4, "order " + " ".join(str(place) for place in order)])
        piles.append(match.card_names(match.draw_pile.cards))
        for seat in match.playing:
            assert seen(match, "draw_pile", seat) == {"size": 12, "known": []}
            assert seen(match, "aside", seat) == {"size": 54, "known": []}
    assert piles[0] != piles[1]


@rule("WCG-11.c.3", "WCG-11.c.4")
def test_nine_players_refill_their_hands_from_the_rest_never_from_the_twelve() -> None:
    last_turn = {"last_turns": 1, "seat": 8, "hand_size": 2, "hands": {8: ["g3", "foul", "foul"]}, "draw_pile_size": 0}
    match, told = end_of_groups(game(9, edition="1930"), {}, **last_turn)
    assert [hand_sizes(match)[seat] for seat in match.playing] == [3, 3, 3, 3]
    assert cards(match) == {"draw": 12, "discards": 0, "aside": 78 - 12 - 12}
    assert [event.facts["count"] for event in told if event.kind == "draw"] == [1, 1, 1, 1]
    assert kinds(told).index("pile") < kinds(told).index("draw")


@rule("WCG-11.c.5", "WCG-C-44")
@pytest.mark.parametrize(("last_drawer", "first"), [(0, 1), (1, 2), (2, 3), (3, 0), (4, 0)])
def test_the_first_still_in_to_the_left_of_the_last_drawer_begins_the_semi_finals(last_drawer: int, first: int) -> None:
    match, _ = end_of_groups(OF_1930, {}, teams=OWNERS, seat=last_drawer)
    assert match.to_play == first


@rule("WCG-C-76", "WCG-11.c.5")
def test_last_turns_and_refills_do_not_change_who_drew_the_last_card() -> None:
    match = before_the_tables(game(9, edition="1930"), {}, seat=4)
    discards(match, *APART * 4, turns=10)  # seat 4 draws the last card, and takes the last turn too
    assert match.to_play == next(seat for seat in [5, 6, 7, 8, 0, 1, 2, 3, 4] if seat in match.playing)
    assert seen(match, "last_drawer") == 4


@rule("WCG-C-76")
def test_the_last_card_of_a_replay_counts() -> None:
    rows = scored({"2-1": (1, 0), "2-2": (1, 0)})
    match = last_card(OF_1930, replay=["2-1", "2-2", "2-3"], rows=rows, teams=OWNERS, seat=1, last_drawer=3)
    discards(match, *APART)
    assert (match.last_drawer, match.to_play) == (1, 2)


@rule("WCG-11.c.6", "WCG-11.c.7")
def test_the_semi_finals_end_with_the_twelfth_card_and_those_still_in_keep_three_cards() -> None:
    match, _ = end_of_groups(OF_1930, {}, teams=OWNERS)
    told = discards(match, turns=11)
    assert set(kinds(told)) == {"card", "draw"}
    lay(match, "SF.1.left", ["1G"])
    lay(match, "SF.2.left", ["1G"])
    told = discards(match, *APART)
    assert kinds(told)[:3] == ["card", "draw", "dice"]
    assert hand_sizes(match) == [3, 0, 3, 0, 0]


@rule("WCG-11.c.8")
def test_one_throw_counts_for_both_semi_finals() -> None:
    match = semi_finals(rows={"SF.1.right": ["A"], "SF.2.right": ["A", "1G"]})  # the USA and Yugoslavia are blue
    told = discards(match, *dice("blue", "yellow", "red", "white"))
    assert len(facts(told, "dice")) == 1
    assert event(told, "dice").rule == "WCG-E.43"
    assert results(told) == {"SF.1": (0, 1), "SF.2": (0, 2)}


@rule("WCG-11.d.1", "WCG-C-48")
def test_a_drawn_semi_final_is_replayed_with_six_cards_by_its_two_players() -> None:
    match = semi_finals(rows={"SF.1.left": ["1G"]})
    told = discards(match, *APART)
    assert event(told, "replay").facts == {"matches": ["SF.2"], "seats": [2, 3]}
    assert event(told, "replay").rule == "WCG-11.d.1"
    assert cards(match) == {"draw": 6, "discards": 0, "aside": 78 - 12 - 6}
    assert (set(match.rows), seen(match, "replaying")) == ({0}, ["SF.2"])
    assert "eliminated" not in kinds(told)


@rule("WCG-11.d.1", "WCG-C-48")
def test_two_drawn_semi_finals_are_replayed_with_twelve() -> None:
    match = semi_finals()
    discards(match, *APART)
    assert (cards(match)["draw"], match.playing) == (12, [0, 1, 2, 3])


@rule("WCG-11.d.1")
def test_the_replay_decides_and_the_winner_of_the_other_semi_final_stands() -> None:
    match = semi_finals(rows={"SF.1.left": ["1G"]})
    discards(match, *APART)
    lay(match, "SF.2.right", ["1G"])
    told = discards(match, *APART, turns=6)
    assert (seen(match, "replays"), seen(match, "replaying")) == ([["SF.2", 0, 1]], [])
    assert seen(match, "results")["SF.2"] == ["URU", 0, 0, "YUG"]
    assert bracket(match, "FIN") == {"FIN.F": "ARG-YUG"}
    assert [fact["seat"] for fact in facts(told, "eliminated")] == [1, 2]


@rule("WCG-11.d.1", "WCG-C-50")
def test_a_semi_final_is_replayed_until_it_is_decided() -> None:
    match = semi_finals(replay=["SF.2"], replays=60)
    told = discards(match, *APART)
    assert event(told, "replay").facts["matches"] == ["SF.2"]


@rule("WCG-C-50", "WCG-C-45")
@pytest.mark.parametrize(
    ("option", "rule_id"), [({"replay_limit": 1}, "WCG-C-50"), ({"solo_replay": "lots"}, "WCG-C-45")]
)
def test_lots_decide_a_drawn_semi_final_where_an_option_says_so(option: dict[str, Any], rule_id: str) -> None:
    facts_of = (
        {"teams": {2: ["URU", "YUG"]}, "rows": {"SF.1.left": ["1G"]}} if rule_id == "WCG-C-45" else {"replay": ["SF.2"]}
    )
    match = semi_finals(rules=game(edition="1930", **option), **facts_of)
    discard = next(name for name in moves(match) if name.startswith("discard "))
    told = play(match, discard, throws=[*APART, "order 1 0", "keep order"])
    assert event(told, "lots").facts["order"] == ["YUG", "URU"]
    assert event(told, "lots").rule == rule_id
    assert bracket(match, "FIN") == {"FIN.F": "ARG-YUG"}


@rule("WCG-C-50")
def test_every_replay_of_a_semi_final_counts_towards_the_limit() -> None:
    match = semi_finals(rules=game(edition="1930", replay_limit=2), rows={"SF.1.left": ["1G"]})
    assert "replay" in kinds(discards(match, *APART))
    assert "replay" in kinds(discards(match, *APART, turns=6))
    assert "lots" in kinds(discards(match, *APART, turns=6))
