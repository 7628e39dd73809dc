"""Games whose views are not plain values of their own."""

from typing import ClassVar

from tests.kernel.broken.making import OtherMatch, WithMatch, WithSteps, breaks, with_steps
from tests.kernel.toys import ChooseCard, Kickabout


@breaks("a view holds a part of the match")
class HandsOutItsGoals(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def table(self, seat: int | None) -> dict[str, object]:
            return {**super().table(seat), "goals": self.goals}


class LiveQuestion(ChooseCard):
    def shown(self, match: Kickabout) -> dict[str, object]:
        return {"luck": {"of_all": match.lucky if len(match.log) > 900 else match.goals}}


@breaks("a view holds a part of the match")
@with_steps(LiveQuestion)
class HandsOutItsGoalsInAQuestion(WithSteps):
    pass


@breaks("a view of .* is another after somebody has changed the last one")
class HandsOutAConstant(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        colours: ClassVar[list[str]] = ["red", "blue"]

        def table(self, seat: int | None) -> dict[str, object]:
            return {**super().table(seat), "colours": self.colours}


@breaks("the view of .* is not plain: .*goals")
class ShowsTuples(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def table(self, seat: int | None) -> dict[str, object]:
            return {**super().table(seat), "goals": tuple(self.goals)}


@breaks("the view of .* is not plain: .*hands")
class ShowsNumbersForKeys(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def table(self, seat: int | None) -> dict[str, object]:
            return {**super().table(seat), "hands": {0: 3, 1: 3}}
