"""Chapter VIII.a and VIII.b: how the group phase ends, and the last turns of nine or more players."""

from typing import Any

import pytest

from onze.games.world_cup.match import WorldCupMatch
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.table import kinds, moves, play
from tests.rules.world_cup.board import facts, game
from tests.rules.world_cup.phases import (
    APART,
    before_the_tables,
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

GROUPS = {"1930": 4, "2002": 8}
both_editions = pytest.mark.parametrize("edition", ["1930", "2002"])


def until_the_tables(edition: str, seats: int) -> tuple[int, list[Event]]:
    """A match from its kick-off in which everybody only discards: the turns of the group phase, and what was told."""
    luck = Seeded(3)
    told: list[Event] = []
    match = game(seats, edition=edition).new_match(luck)
    turns = 0
    while "table" not in kinds(told):
        name = next(name for name in moves(match) if name.startswith("discard "))
        match.play(match.game.move(name), luck, told.append)
        turns += 1
    return turns, told


# ---- runs through the deck


@rule("WCG-8.a.1")
@pytest.mark.parametrize("seats", [2, 8])
def test_in_1930_the_deck_is_run_through_once(seats: int) -> None:
    turns, told = until_the_tables("1930", seats)
    assert turns == 78 - 3 * seats
    assert "reshuffle" not in kinds(told)


@rule("WCG-8.a.2")
@pytest.mark.parametrize("seats", [2, 8])
def test_in_2002_the_deck_is_run_through_twice(seats: int) -> None:
    turns, told = until_the_tables("2002", seats)
    assert turns == 2 * (87 - 3 * seats)
    assert [fact["run"] for fact in facts(told, "reshuffle")] == [2]


@rule("WCG-8.a.2", "WCG-C-33")
def test_all_discards_with_the_last_card_played_are_shuffled_into_a_new_draw_pile() -> None:
    match = last_card(game(), run=1, hands={0: ["g3", "g3", "g3"]})
    told = play(match, "discard card:g3", throws=["keep order"])
    assert cards(match) == {"draw": 72, "discards": 0, "aside": 0}
    assert match.card_names(match.draw_pile.cards).count("g3") == 1
    assert event(told, "reshuffle").rule == "WCG-8.a.2"


@rule("WCG-8.a.2")
def test_chance_orders_the_new_draw_pile_and_nobody_knows_it() -> None:
    piles = []
    for order in (range(72), range(71, -1, -1)):
        match = last_card(game(), run=1)
        discard = next(name for name in moves(match) if name.startswith("discard "))
        play(match, discard, throws=["order " + " ".join(str(place) for place in order)])
        piles.append(match.card_names(match.draw_pile.cards))
        assert all(seen(match, "draw_pile", seat) == {"size": 72, "known": []} for seat in range(5))
    assert piles[0] == piles[1][::-1]
    assert piles[0] != piles[1]


@rule("WCG-8.a.3")
def test_hands_are_kept_at_the_reshuffle_and_the_next_player_goes_on() -> None:
    match = last_card(game(), run=1, seat=3, hands={3: ["g3", "foul", "foul"]}, draw_pile=["penalty"])
    before = [hand.cards[:] for hand in match.hands]
    play(match, "discard card:g3", throws=["keep order"])
    assert [hand.cards for seat, hand in enumerate(match.hands) if seat != 3] == before[:3] + before[4:]
    assert match.card_names(match.hands[3].cards) == ["foul", "foul", "penalty"]
    assert match.to_play == 4


@rule("WCG-C-33")
def test_nothing_is_thrown_or_scored_at_the_first_end_of_the_pile_and_the_tokens_stay() -> None:
    match = last_card(game(), run=1, rows={"A1.left": ["1G"]})
    told = discards(match)
    assert kinds(told) == ["card", "draw", "reshuffle"]
    assert match.rows[0] != 0
    assert seen(match, "results") == {}


# ---- the end, with fewer than nine


@rule("WCG-8.b.1")
@both_editions
@pytest.mark.parametrize("seats", [2, 8])
def test_with_fewer_than_nine_the_phase_ends_when_the_last_card_is_drawn(edition: str, seats: int) -> None:
    match = last_card(game(seats, edition=edition))
    told = discards(match, *APART * GROUPS[edition])
    assert kinds(told)[:3] == ["card", "draw", "dice"]


@rule("WCG-8.b.1")
@both_editions
def test_the_phase_goes_on_while_a_card_is_left_to_draw(edition: str) -> None:
    match = last_card(game(8, edition=edition), draw_pile_size=2)
    assert kinds(discards(match)) == ["card", "draw"]
    assert match.to_play == 1


@rule("WCG-8.b.1")
@pytest.mark.parametrize("phase", ["R16", "QF", "SF", "FIN"])
def test_a_round_too_ends_when_its_last_card_is_drawn(phase: str) -> None:
    match = last_card(game(8), phase=phase, draw_pile_size=2, rows=left_wins(phase))
    assert kinds(discards(match)) == ["card", "draw"]
    assert kinds(discards(match, *APART))[:3] == ["card", "draw", "dice"]


@rule("WCG-8.b.3")
@both_editions
def test_everybody_keeps_three_cards_for_the_next_phase(edition: str) -> None:
    match = before_the_tables(game(2, edition=edition), {}, hands={0: ["g3", "foul", "foul"]}, draw_pile=["penalty"])
    before = match.hands[1].cards[:]
    told = play(match, "discard card:g3", throws=[*APART * GROUPS[edition], "keep order"])
    assert "round" in kinds(told)
    assert match.card_names(match.hands[0].cards) == ["foul", "foul", "penalty"]
    assert match.hands[1].cards == before


# ---- the last turns of nine or more


@rule("WCG-8.b.2", "WCG-C-02")
@pytest.mark.parametrize(("edition", "seats"), [("1930", 9), ("1930", 13), ("2002", 9), ("2002", 16)])
def test_with_nine_or_more_everybody_has_one_last_turn_before_the_dice(edition: str, seats: int) -> None:
    match = last_card(game(seats, edition=edition))
    told = discards(match)
    assert kinds(told) == ["card", "draw", "last turns"]
    assert event(told, "last turns").facts["count"] == seats
    told = discards(match, turns=seats - 1)
    assert kinds(told) == ["card"] * (seats - 1)
    told = discards(match, *APART * GROUPS[edition])
    assert kinds(told)[:2] == ["card", "dice"]


@rule("WCG-8.b.2")
def test_in_2002_the_last_turns_come_only_after_the_second_run() -> None:
    told = discards(last_card(game(9), run=1))
    assert kinds(told) == ["card", "draw", "reshuffle"]


@rule("WCG-C-06")
def test_the_last_turns_go_from_the_left_of_the_last_drawer_round_to_him() -> None:
    match = last_card(game(9), seat=4)
    discards(match)
    order = []
    for _ in range(8):
        order.append(match.to_play)
        discards(match)
    assert [*order, match.to_play] == [5, 6, 7, 8, 0, 1, 2, 3, 4]


@rule("WCG-C-06")
def test_in_a_last_turn_a_card_must_be_played_or_discarded_and_none_is_drawn() -> None:
    match = last_card(game(9), seat=8, hands={0: ["attack", "g1", "foul"]})
    discards(match)
    assert moves(match) == [
        "place card:attack", "place card:g1", "discard card:attack", "discard card:g1", "discard card:foul"
    ]  # fmt: skip
    told = play(match, "place card:attack", "choose row:A1.left")
    assert kinds(told) == ["card", "token"]
    assert match.card_names(match.hands[0].cards) == ["g1", "foul"]


@rule("WCG-8.b.4")
def test_with_nine_players_two_cards_are_kept() -> None:
    match = last_card(game(9, edition="1930"))
    discards(match, *APART * 4, turns=10)  # all groups are level, and replays follow with the hands as they are
    assert hand_sizes(match) == [2] * 9


@rule("WCG-C-02", "WCG-11.k.3")
@pytest.mark.parametrize(("seats", "refilled"), [(8, 0), (9, 9), (10, 10)])
def test_last_turns_and_refills_both_hold_from_nine_players_on(seats: int, refilled: int) -> None:
    match = last_card(game(seats))
    turns = 1 + (seats if refilled else 0)
    told = discards(match, *APART * 8, turns=turns)
    after = told[kinds(told).index("round") :]
    assert len(facts(after, "draw")) + len(facts(told, "eliminated")) * bool(refilled) == refilled
    assert set(hand_sizes(match)) <= {0, 3}


@rule("WCG-C-03")
@pytest.mark.parametrize("phase", ["R16", "QF", "SF"])
def test_rounds_end_without_last_turns_in_a_game_of_nine(phase: str) -> None:
    match = last_card(game(9), phase=phase, rows=left_wins(phase))
    told = discards(match, *APART)
    assert "last turns" not in kinds(told)
    assert match.rules.edition.phases[match.phase].id == {"R16": "QF", "QF": "SF", "SF": "FIN"}[phase]


@rule("WCG-C-03", "WCG-C-05")
@pytest.mark.parametrize("phase", ["R16", "QF", "SF"])
def test_last_turns_in_every_phase_are_an_option_and_hands_are_refilled_before_each(phase: str) -> None:
    match = last_card(game(9, last_round_scope="all"), phase=phase, rows=left_wins(phase))
    players = len(match.playing)
    assert players < 9
    told = discards(match)
    assert event(told, "last turns").facts["count"] == players
    told = discards(match, turns=players - 1)
    assert kinds(told) == ["card"] * (players - 1)
    assert [hand_sizes(match)[seat] for seat in match.playing].count(2) == players - 1
    discards(match, *APART)
    assert [hand_sizes(match)[seat] for seat in match.playing] == [3] * len(match.playing)


@rule("WCG-C-03", "WCG-C-05")
def test_with_that_option_eight_players_still_have_no_last_turns() -> None:
    match = last_card(game(8, last_round_scope="all"), phase="SF", rows=left_wins("SF"))
    assert "last turns" not in kinds(discards(match, *APART))


@rule("WCG-C-03")
def test_with_that_option_a_replay_has_no_last_turns() -> None:
    rules = game(9, edition="1930", last_round_scope="all")
    match = last_card(rules, replay=["4-2"], rows={"4-2.left": ["1G"]})
    assert "last turns" not in kinds(discards(match, *APART))


def nine_with_level_teams(**options: Any) -> WorldCupMatch:
    """Nine players in 1930, of whom the last is about to take the last turn; USA and Paraguay will be level."""
    rules = game(9, edition="1930", **options)
    results = {"4-1": (1, 0), "4-2": (0, 0), "4-3": (1, 0)}
    hands = {8: ["g3", "foul", "foul"]}
    return before_the_tables(rules, results, last_turns=1, seat=8, hand_size=2, hands=hands, draw_pile_size=0)


@rule("WCG-C-04")
def test_nine_players_replay_with_two_cards_and_refill_before_the_semi_finals() -> None:
    match = nine_with_level_teams()
    discards(match, *APART * 4)
    assert seen(match, "replaying") == ["4-2"]
    assert hand_sizes(match) == [2] * 9
    lay(match, "4-2.left", ["1G"])
    told = discards(match, *APART, turns=6)
    assert all(fact["count"] == 1 for fact in facts(told, "draw"))
    assert [hand_sizes(match)[seat] for seat in match.playing] == [3] * len(match.playing)
    assert seen(match, "phase") == "SF"


@rule("WCG-C-04")
def test_to_refill_before_group_replays_is_an_option() -> None:
    match = nine_with_level_teams(refill_before_replay=True)
    told = discards(match, *APART * 4)
    assert seen(match, "replaying") == ["4-2"]
    assert [hand_sizes(match)[seat] for seat in match.playing] == [3, 3]
    assert cards(match)["draw"] == 6
    assert [fact["seat"] for fact in facts(told, "draw")] == match.playing


@rule("WCG-C-05", "WCG-11.c.3")
def test_nine_at_the_start_count_though_four_are_left() -> None:
    last_turn = {"last_turns": 1, "seat": 8, "hand_size": 2, "hands": {8: ["g3", "foul", "foul"]}, "draw_pile_size": 0}
    match, told = end_of_groups(game(9, edition="1930"), {}, **last_turn)
    assert len(match.playing) == 4
    assert len(facts(told, "eliminated")) == 5
    assert [fact["seat"] for fact in facts(told, "draw")] == match.playing
