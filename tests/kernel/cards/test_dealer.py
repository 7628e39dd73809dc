"""A dealer: the same deals as one by one, what is unseen listed once."""

import pytest

from onze.kernel.chance import Seeded
from tests.games.playthroughs import TABLES
from tests.kernel.toys import KickaboutGame


@pytest.mark.parametrize("table", TABLES)
def test_a_dealer_deals_as_redealt_does(table: str) -> None:
    game = TABLES[table]()
    match = game.new_match(Seeded(3))
    luck = Seeded(4)
    for step in range(60):
        if match.outcome is not None:
            break
        if step % 20 == 0:
            for seat in (None, match.seat, (match.seat + 1) % game.seats):
                one_by_one, from_a_dealer = Seeded(step), Seeded(step)
                dealer = match.dealer(seat)
                for _ in range(3):
                    wanted = match.redealt(seat, one_by_one).position()
                    assert dealer.deal(from_a_dealer).position() == wanted
        match.play_listed(match.moves()[luck.below(len(match.moves()))], luck)


def test_a_dealer_remembers_the_position_that_it_was_made_for() -> None:
    match = KickaboutGame().scenario("ChooseCard", hands={0: ["shot", "save", "pass"]})
    before = match.position()
    dealer = match.dealer(0)
    dealt = dealer.deal(Seeded(1))
    dealt.play_listed(dealt.moves()[0], Seeded(1))
    assert match.position() == before
    match.play_listed(match.moves()[0], Seeded(1))
    assert dealer.deal(Seeded(1)).decision == dealer.deal(Seeded(2)).decision
    assert dealer.deal(Seeded(1)).view(0)["decision"]["name"] == "ChooseCard"  # type: ignore[index]
