"""Paragraphs 14 and 15: the end of the match, and who has won."""

from typing import Any

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.match import FootballMatch
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.football_a_la_carte.hands import hand_with
from tests.rules.table import kinds, moves, play

GAME = FootballALaCarte()


def last_turn_of_the_match(game: FootballALaCarte = GAME, **facts: Any) -> FootballMatch:
    """The last turn of the second half, the ball in midfield unless said otherwise."""
    facts = {"half": 2, "ball": "d5", "draw_pile_size": 3, "hands": {0: ["forward-1-red"]}, **facts}
    return game.scenario("OpenPlay", **facts)


@rule("FAC-12.1", "FAC-14.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_has_two_halves_and_ends_with_the_second(seats: int) -> None:
    told: list[Event] = []
    luck = Seeded(seats)
    match = FootballALaCarte(seats).new_match(luck, told.append)
    while match.outcome is None:
        listed = match.moves()
        match.play(listed[luck.below(len(listed))], luck, told.append)
    halves = [(event.kind, event.facts.get("number")) for event in told if event.kind in ("half", "whistle")]
    assert halves == [("half", 1), ("whistle", None), ("half", 2), ("whistle", None)]
    assert len(match.draw_pile) <= 3


@rule("FAC-14.1")
def test_the_second_half_lasts_one_turn_more_when_three_cards_are_left() -> None:
    match = last_turn_of_the_match(draw_pile_size=4, hands={0: ["forward-1-red"], 1: ["forward-1-hand"]})
    play(match, "play card:forward-1-red")
    assert (match.outcome, match.seat) == (None, 1)

    told = play(match, "play card:forward-1-hand")

    assert kinds(told)[-1] == "whistle"
    assert match.outcome is not None
    assert match.moves() == ()


@rule("FAC-14.2", "FAC-12.5", "FAC-12.6", "FAC-12.13")
def test_the_last_shot_of_the_match_is_stopped_automatically() -> None:
    match = last_turn_of_the_match(ball="d9", hands={0: ["forward-6-blue"], 1: hand_with("corner-red")})
    play(match, "play card:forward-6-blue")
    assert moves(match) == ["play card:corner-red"]

    told = play(match, "play card:corner-red")

    assert match.goals == [0, 0]
    assert not {"ball", "corner", "cut"} & set(kinds(told))
    assert match.card_names(match.discard_pile.cards[-1:]) == ["corner-red"]
    assert len(match.hands[1]) == 7
    assert match.outcome is not None


@rule("FAC-14.2", "FAC-12.7", "FAC-15.1")
def test_the_last_shot_of_the_match_counts_when_nothing_stops_it() -> None:
    match = last_turn_of_the_match(ball="d9", hands={0: ["forward-6-blue"], 1: hand_with()})
    play(match, "play card:forward-6-blue", "decline")
    assert match.outcome is not None
    assert (match.outcome.score, match.outcome.values) == ((1, 0), (1.0, 0.0))


@rule("FAC-14.2", "FAC-12.9")
@pytest.mark.parametrize(("top_discard", "goals"), [("left-4-red", (1, 0)), ("left-4-hand", (0, 0))])
def test_a_penalty_at_the_end_of_the_match_cuts_the_discards(top_discard: str, goals: tuple[int, int]) -> None:
    match = last_turn_of_the_match(ball="d11", hands={0: ["penalty"]}, discard_pile=[top_discard])
    play(match, "play card:penalty", "cut", throws=["cut 1"])
    assert match.outcome is not None
    assert match.outcome.score == goals


@rule("FAC-14.2", "FAC-12.12")
def test_a_corner_still_to_be_cut_for_is_stopped_by_the_end_of_the_match() -> None:
    match = GAME.scenario("Save", seat=1, half=2, hands={1: ["corner-red"]}, draw_pile_size=4)
    play(match, "play card:corner-red")
    assert match.outcome is not None
    assert match.outcome.score == (0, 0)


@rule("FAC-15.1", "FAC-0.21")
@pytest.mark.parametrize(
    ("seats", "goals", "values"),
    [
        (2, (3, 1), (1.0, 0.0)),
        (2, (0, 2), (0.0, 1.0)),
        (3, (0, 1), (0.0, 1.0, 1.0)),
        (4, (2, 1), (1.0, 0.0, 1.0, 0.0)),
    ],
)
def test_the_side_with_more_goals_wins(seats: int, goals: tuple[int, int], values: tuple[float, ...]) -> None:
    match = last_turn_of_the_match(FootballALaCarte(seats), goals=goals)
    play(match, "play card:forward-1-red")
    assert match.outcome is not None
    assert (match.outcome.values, match.outcome.score, match.outcome.rule) == (values, goals, "FAC-15.1")


@rule("FAC-EX.31", "FAC-15.2", "FAC-GAP.27")
def test_example_31_equal_scores_are_a_draw() -> None:
    match = last_turn_of_the_match(goals=[2, 2])
    play(match, "play card:forward-1-red")
    assert match.outcome is not None
    assert (match.outcome.values, match.outcome.score, match.outcome.rule) == ((0.5, 0.5), (2, 2), "FAC-15.2")
