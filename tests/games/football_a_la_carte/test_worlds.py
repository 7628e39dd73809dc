"""What a world is worth when all hands lie open: alike for both sides, and more with better cards."""

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.coach import FootballCoach
from onze.games.football_a_la_carte.coach.worlds import FACTS, FORWARD, LONGEST, SLANT, world
from onze.games.football_a_la_carte.match import FootballMatch
from onze.kernel.chance import Seeded

GAME = FootballALaCarte()
COACH = FootballCoach(GAME)
FILLER = ["left-3-hand", "left-4-red", "right-3-red", "right-4-blue", "forward-3-hand", "forward-4-blue", "left-2-red"]
OTHERS = ["forward-2-hand", "forward-2-red", "forward-2-blue", "right-2-blue", "right-2-hand", "left-2-hand"]


def holding(card: str) -> FootballMatch:
    """The ball at the feet of the second seat, out of everybody's range; the first holds this card."""
    return GAME.scenario("OpenPlay", ball="d6", seat=1, hands={0: [card, *FILLER], 1: OTHERS})


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("forward-6-blue", "forward-1-hand"),
        ("forward-5-red", "left-1-blue"),
        ("free-kick-3-all", "forward-3-red"),
        ("penalty", "free-kick-3-all"),
    ],
)
def test_a_better_card_makes_a_world_worth_more(better: str, worse: str) -> None:
    assert COACH.value_of_world(holding(better), 0) > COACH.value_of_world(holding(worse), 0)
    assert COACH.value_of_world(holding(better), 1) < COACH.value_of_world(holding(worse), 1)


def test_attackers_count_by_how_far_and_which_way_they_send_the_ball() -> None:
    assert [FACTS[FORWARD], FACTS[FORWARD + LONGEST - 1]] == ["forward_1", "forward_6"]
    assert [FACTS[SLANT], FACTS[SLANT + LONGEST - 1]] == ["slant_1", "slant_6"]
    one, other = (world(holding(card), 0).facts for card in ("forward-5-red", "right-1-red"))
    assert (one[FORWARD + 4] - other[FORWARD + 4], other[SLANT] - one[SLANT]) == (1.0, 1.0)


def test_what_both_sides_may_expect_makes_up_one() -> None:
    chance = Seeded(4)
    match = GAME.new_match(chance)
    while match.outcome is None:
        assert COACH.value_of_world(match, 0) + COACH.value_of_world(match, 1) == pytest.approx(1.0)
        match.play_listed(COACH.choose(match, match.seat, chance), chance)
