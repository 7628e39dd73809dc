"""The kit passes a game that keeps its promises, and finds every way to break one."""

import re

import pytest

from onze.kernel.conformance import NotConforming, check_game, playthrough
from onze.kernel.conformance.witness import Witness
from tests.games.kit import some
from tests.kernel.broken import BROKEN
from tests.kernel.broken.elsewhere import EndsInTheOrderOfASet, SlipsInTheRain
from tests.kernel.broken.ends import SaysItIsShort
from tests.kernel.broken.redeals import ProvesWhatAPassProves
from tests.kernel.toys import KickaboutGame


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_that_keeps_its_promises_passes(seats: int) -> None:
    check_game(KickaboutGame(seats), matches=8)


@pytest.mark.parametrize(("game", "objection"), BROKEN, ids=[game.__name__ for game, _ in BROKEN])
def test_the_kit_finds_a_broken_promise(game: type[KickaboutGame], objection: str) -> None:
    with pytest.raises(NotConforming, match=objection) as found:
        check_game(game(), matches=12)
    assert re.search(r"\nseed [0-9]+, moves played:\n  ", str(found.value))


@pytest.mark.parametrize(("game", "objection"), some(BROKEN), ids=some(game.__name__ for game, _ in BROKEN))
def test_the_kit_finds_a_broken_promise_where_seats_take_turns_to_look(
    game: type[KickaboutGame], objection: str
) -> None:
    with pytest.raises(NotConforming, match=objection):
        check_game(game(), matches=12, at_once=1)


def test_those_who_take_turns_look_equally_often_beside_the_seat_that_is_asked() -> None:
    witness = Witness(KickaboutGame(4), seed=3, at_once=2)
    looks: list[int | None] = []
    for _ in range(30):
        witness.look()
        assert witness.match.seat in witness.viewers
        assert 1 <= len(witness.viewers) <= 3
        looks += witness.viewers
    others = {viewer: looks.count(viewer) for viewer in (0, 1, 2, 3, None) if viewer != witness.match.seat}
    assert set(others.values()) == {10}


def test_an_objection_tells_how_to_see_it_happen() -> None:
    with pytest.raises(NotConforming) as objection:
        check_game(SaysItIsShort(), matches=1, seed=5)
    text = str(objection.value)
    assert "kickabout" in text
    assert "seed 5" in text
    assert text.count("\n  ") == 3


def test_whoever_proves_what_a_pass_proves_passes_the_kit() -> None:
    check_game(ProvesWhatAPassProves(), matches=12)


def test_the_order_of_a_set_is_found_where_it_decides_in_the_rain_only() -> None:
    check_game(SlipsInTheRain(2, weather="dry"), matches=2)
    with pytest.raises(NotConforming, match=r"in another process .* order of a set of words"):
        check_game(SlipsInTheRain(2, weather="rain"), matches=2)


def test_a_playthrough_is_the_same_each_time_and_another_for_another_seed() -> None:
    game = KickaboutGame(3)
    assert playthrough(game, 1) == playthrough(game, 1) != playthrough(game, 2)


def test_a_playthrough_says_the_odds_of_moves_that_have_some() -> None:
    lines = playthrough(KickaboutGame(4), 1).splitlines()
    odds = [line for line in lines if line.startswith("odds of ")]
    assert odds[:3] == [f"odds of power number:{number}: goal {share}" for number, share in POWER]
    before = lines[lines.index(odds[0]) - 1]
    assert before == "moves: power number:1, power number:2, power number:3"


POWER = [(1, "1/6"), (2, "1/3"), (3, "1/2")]


def test_the_end_of_a_long_match_is_compared_in_another_process() -> None:
    with pytest.raises(NotConforming, match="in another process the same moves gave another end of the match"):
        check_game(EndsInTheOrderOfASet(4, rounds=5), matches=1, seed=1, thorough_every=50, look_every=20)
