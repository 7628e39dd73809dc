"""A secret that is no card is kept, told when it is shown, and drawn anew until then: the kit sees to it."""

from typing import ClassVar

import pytest

from onze.kernel.chance import Chance, Seeded
from onze.kernel.conformance import NotConforming, check_game
from onze.kernel.events import Event
from tests.kernel.dice import CupMatch, UnderTheCup


def test_dice_under_a_cup_that_are_shown_later_pass_the_kit() -> None:
    check_game(UnderTheCup(), matches=30)


def test_events_suffice_in_a_game_that_says_nothing_of_what_is_drawn() -> None:
    game = UnderTheCup()
    told: list[Event] = []
    match = game.new_match(Seeded(1))
    shown = {**match.table(None)}
    while match.outcome is None:
        match.play(match.moves()[0], Seeded(2), told.append)
        for event in told:
            shown.update(event.after)
        assert shown == match.table(None)


def test_they_are_thrown_anew_for_others_until_the_cup_is_lifted() -> None:
    match = UnderTheCup().new_match(Seeded(1))
    deals = [match.redealt(0, Seeded(number)).dice for number in range(20)]
    assert all(dice[0] == match.dice[0] for dice in deals)
    assert len({tuple(dice[1]) for dice in deals}) > 5
    match.lifted = True
    assert all(match.redealt(seat, Seeded(5)).dice == match.dice for seat in (0, 1, None))


class NeverThrownAnew(CupMatch):
    def redeal_more(self, seat: int | None, chance: Chance) -> None:
        pass


class OneDieThrownAnew(CupMatch):
    """The first die of a pair stays as it is."""

    def redeal_more(self, seat: int | None, chance: Chance) -> None:
        if not self.lifted:
            self.dice = [pair if owner == seat else [pair[0], chance.die(6)] for owner, pair in enumerate(self.dice)]


class AlwaysThrownAnew(CupMatch):
    """Nobody keeps what was shown."""

    def redeal_more(self, seat: int | None, chance: Chance) -> None:
        self.dice = [pair if owner == seat else [chance.die(6), chance.die(6)] for owner, pair in enumerate(self.dice)]


class SeenThroughTheCup(CupMatch):
    def table(self, seat: int | None) -> dict[str, object]:
        return {**super().table(seat), "highest": max(max(pair) for pair in self.dice)}


@pytest.mark.parametrize(
    ("kind", "objection"),
    [
        (NeverThrownAnew, r"redealt never changes `dice\[.\]\[.\]`, which .* cannot know"),
        (OneDieThrownAnew, r"redealt never changes `dice\[.\]\[0\]`, which .* cannot know"),
        (AlwaysThrownAnew, "is told .*cups lifted.* where it cannot know the difference"),
        (SeenThroughTheCup, "the view of .* changes with what it cannot know"),
    ],
)
def test_a_secret_that_is_badly_kept_is_found(kind: type[CupMatch], objection: str) -> None:
    class Broken(UnderTheCup):
        match_kind: ClassVar[type[CupMatch]] = kind

    with pytest.raises(NotConforming, match=objection):
        check_game(Broken(), matches=12)
