"""Games with a secret that is no card, which they forget to draw anew."""

from typing import ClassVar

from onze.kernel.chance import Chance
from tests.kernel.broken.making import OtherMatch, ReplacingMatch, WithMatch, WithSteps, breaks, with_steps
from tests.kernel.toys import EVENTS, FullTime, Kickabout, KickaboutGame, SetUp, event_kind


@breaks("redealt never changes `lucky.*, which .* cannot know")
class ForgetsLuckyNumbers(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def redeal_more(self, seat: int | None, chance: Chance) -> None:
            pass


@breaks("redealt never changes `lucky.*, which seat . cannot know")
class ForgetsLuckyNumbersOfOthers(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def redeal_more(self, seat: int | None, chance: Chance) -> None:
            if seat is None:
                super().redeal_more(seat, chance)


class MatchWithACup(ReplacingMatch):
    """A die lies under a cup until full time."""

    state: ClassVar[tuple[str, ...]] = (*Kickabout.state, "cup")

    def __init__(self, rules: KickaboutGame, source: Kickabout | None = None) -> None:
        super().__init__(rules, source)
        self.cup: int = source.cup if isinstance(source, MatchWithACup) else 0


class SetUpWithACup(SetUp):
    def run(self, match: Kickabout) -> None:
        assert isinstance(match, MatchWithACup)
        match.cup = match.die(6)
        super().run(match)


class FullTimeWithACup(FullTime):
    def run(self, match: Kickabout) -> None:
        assert isinstance(match, MatchWithACup)
        match.goals[0] -= match.cup
        match.tell("cup", {"goals": match.goals[:]})
        super().run(match)


@breaks("redealt never changes `cup`, which .* cannot know")
@with_steps(SetUpWithACup, FullTimeWithACup)
class ForgetsTheDieUnderTheCup(WithSteps):
    event_kinds = {**EVENTS, "cup": event_kind("cup", "The cup is lifted.", {"goals": "[number]"})}

    def blank(self) -> Kickabout:
        return MatchWithACup(self)

    def opening(self) -> SetUp:
        return SetUpWithACup()
