"""Games whose copies or positions are not the whole match."""

from collections.abc import Mapping, Sequence
from typing import Any

from onze.kernel.chance import Chance
from onze.kernel.steps import Step
from tests.kernel.broken.making import OtherMatch, WithMatch, breaks
from tests.kernel.toys import (
    SHOT,
    FullTime,
    Kickabout,
    KickaboutGame,
)


@breaks("changed|another order")
class ClonesShareGoals(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def __init__(self, rules: KickaboutGame, source: Kickabout | None = None) -> None:
            super().__init__(rules, source)
            if source is not None:
                self.log = source.log


@breaks("something is not in it|looks different")
class ForgetsRound(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        state = ("goals", "lucky", "last_round", "log")


@breaks("not among the game's step_kinds")
class ForgetsAStep(KickaboutGame):
    step_kinds = tuple(kind for kind in KickaboutGame.step_kinds if kind is not FullTime)


@breaks("the scenario 'Penalty': a card was lost or made")
class MakesCardsInAScenario(KickaboutGame):
    def set_scene(
        self, match: Kickabout, decision: str, facts: Mapping[str, Any], chance: Chance
    ) -> Sequence[Step[Any]]:
        steps = super().set_scene(match, decision, facts, chance)
        if decision == "Penalty":
            match.discard_pile.put(SHOT)
        return steps


@breaks("`upgrade` fails on a position of the present rules: KeyError")
class CannotUpgrade(KickaboutGame):
    def upgrade(self, position: Mapping[str, Any], from_version: int) -> Mapping[str, Any]:
        return {**position, "facts": {"crowd": position["crowd"]}}


@breaks("`upgrade` makes another match of a position of the present rules")
class UpgradesToAnotherMatch(KickaboutGame):
    def upgrade(self, position: Mapping[str, Any], from_version: int) -> Mapping[str, Any]:
        return {**position, "facts": {**position["facts"], "goals": [0, 5]}}


class SilentRounds(OtherMatch):
    """Says that the round follows from something, and shows it to nobody."""

    derived = ("round",)

    def table(self, seat: int | None) -> dict[str, object]:
        return {name: part for name, part in super().table(seat).items() if name != "round"}

    def beside(self) -> dict[str, object]:
        return {path: value for path, value in super().beside().items() if path != "round"}


@breaks("'round' is named in `derived`, but . can stand for . and makes another match")
class DerivesTheRoundFromNothing(WithMatch):
    match_kind = SilentRounds


class UpgradingGame(KickaboutGame):
    """Leaves a position of the present rules as it is."""

    def upgrade(self, position: Mapping[str, Any], from_version: int) -> Mapping[str, Any]:
        older = from_version < self.rules_version
        return {**self.upgraded(dict(position)), "rules": self.rules_version} if older else position

    def upgraded(self, position: dict[str, Any]) -> dict[str, Any]:
        raise NotImplementedError


@breaks("`upgrade` fails on a position of version 1: ZeroDivisionError")
class CannotUpgradeOlderPositions(UpgradingGame):
    def upgraded(self, position: dict[str, Any]) -> dict[str, Any]:
        return {**position, "facts": {**position["facts"], "round": 1 // 0}}


@breaks("what `upgrade` makes of a position of version 1 is refused")
class UpgradesToNoMatch(UpgradingGame):
    def upgraded(self, position: dict[str, Any]) -> dict[str, Any]:
        return {**position, "facts": {}}


@breaks("`upgrade` changes the position that it is given")
class UpgradesInPlace(UpgradingGame):
    def upgraded(self, position: dict[str, Any]) -> dict[str, Any]:
        position["facts"]["round"] = 1
        position["facts"]["goals"].append(0)
        position["facts"]["goals"] = position["facts"]["goals"][:2]
        position["facts"]["crowd"] = []
        return position
