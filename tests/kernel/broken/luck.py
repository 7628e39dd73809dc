"""Games whose luck cannot be written down, or depends on what is none of its business."""

from tests.kernel.broken.making import OtherMatch, WithMatch, WithSteps, breaks, with_steps
from tests.kernel.toys import EVENTS, Kickabout, KickaboutGame, Power, SetUp, event_kind


class PowerByANumber(Power):
    def take(self, match: Kickabout, move: int) -> None:
        match.log.append(str(match.chance.below(6)))
        super().take(match, move)


@breaks("bare number")
@with_steps(PowerByANumber)
class DrawsABareNumber(WithSteps):
    pass


class SetUpByANumber(SetUp):
    def run(self, match: Kickabout) -> None:
        super().run(match)
        match.lucky = [match.chance.below(6) + 1 for _ in match.lucky]


@breaks("bare number")
class DrawsABareNumberInTheOpening(KickaboutGame):
    step_kinds = (*KickaboutGame.step_kinds, SetUpByANumber)

    def opening(self) -> SetUp:
        return SetUpByANumber()


class PowerForShow(Power):
    def take(self, match: Kickabout, move: int) -> None:
        if match.heard:
            match.tell("noise", {"of": match.die(6)})
        super().take(match, move)


@breaks("when somebody listens")
@with_steps(PowerForShow)
class ThrowsForListeners(WithSteps):
    pass


@breaks("when somebody listens")
class ScoresForListeners(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def score_goal(self, seat: int) -> None:
            super().score_goal(seat)
            if self.heard:
                self.goals[0] += 1


class SetUpForShow(SetUp):
    def run(self, match: Kickabout) -> None:
        super().run(match)
        if match.heard:
            match.goals[0] = 1


@breaks("when somebody listens")
class BeginsOtherwiseForListeners(KickaboutGame):
    step_kinds = (*KickaboutGame.step_kinds, SetUpForShow)

    def opening(self) -> SetUp:
        return SetUpForShow()


class PowerByNames(Power):
    def take(self, match: Kickabout, move: int) -> None:
        super().take(match, move)
        names = list({match.game.name(number) for number in range(len(match.game.vocabulary))})
        match.log.append(names[match.die(len(names)) - 1])
        match.tell("crowd", {"sings": match.log[-1]})


@breaks("in another process .* order of a set of words")
@with_steps(PowerByNames)
class GoesByTheOrderOfASet(WithSteps):
    event_kinds = {**EVENTS, "crowd": event_kind("crowd", "People sing.", {"sings": "word"})}
