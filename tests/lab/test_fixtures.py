"""Every deal is played from every side, and everybody plays everybody."""

import pytest

from onze.games import load
from onze.lab.fixtures import Pairing, even_share, fixtures, pairings


def test_everybody_plays_everybody_once() -> None:
    game = load("football-a-la-carte", 2)
    assert pairings(game, ["a", "b", "c"]) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_with_more_than_two_sides_each_plays_alone_against_each_other() -> None:
    game = load("world-cup", 4, edition="1930")
    assert pairings(game, ["a", "b"]) == [("a", "b"), ("b", "a")]
    assert even_share(game) == 0.25


@pytest.mark.parametrize(("game", "seats"), [("football-a-la-carte", 4), ("world-cup", 4), ("worldwide-football", 1)])
def test_a_round_is_one_deal_from_every_side(game: str, seats: int) -> None:
    played = load(game, seats)
    round_ = list(fixtures(played, Pairing("a", "b"), 3, 1))
    assert [one.side for one in round_] == list(range(len(played.sides)))
    assert len({one.seed for one in round_}) == 1


def test_all_pairings_have_the_same_deals_and_no_two_deals_are_alike() -> None:
    game = load("football-a-la-carte", 2)
    seeds = [[next(fixtures(game, Pairing(one, "z"), deal, 1)).seed for deal in range(50)] for one in "ab"]
    assert seeds[0] == seeds[1]
    assert len(set(seeds[0])) == 50
