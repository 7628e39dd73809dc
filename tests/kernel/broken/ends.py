"""Games that end wrongly, or say too little of themselves."""

from typing import Any

from onze.kernel.outcome import Outcome, by_score, shared
from onze.kernel.steps import Step
from onze.kernel.words import Text
from tests.kernel.broken.making import OtherMatch, WithMatch, WithSteps, breaks, with_steps
from tests.kernel.toys import (
    EndRound,
    FullTime,
    Kickabout,
    KickaboutGame,
    Power,
)


@breaks("longer than `longest`")
class SaysItIsShort(KickaboutGame):
    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(seats, **options)
        self.longest = 3


class UnfairFullTime(FullTime):
    def run(self, match: Kickabout) -> None:
        match.finish(Outcome([1.0, 0.0, 0.5, 0.0], match.goals, "full time"))


@breaks("win and lose together")
@with_steps(UnfairFullTime)
class PartsASide(WithSteps):
    def __init__(self, seats: int = 4, **options: object) -> None:
        super().__init__(seats, **options)


@breaks("the game's own invariant is broken: too many goals")
class ChecksItself(KickaboutGame):
    def broken(self, match: Kickabout) -> list[str]:
        return ["too many goals"] if sum(match.goals) else []


@breaks("has a text in fr")
class SpeaksNoFrench(KickaboutGame):
    def move_text(self, move: int) -> Text:
        return {"en": self.name(move)}


class FullTimeWithAGift(FullTime):
    def run(self, match: Kickabout) -> None:
        honest = by_score(match.rules.sides, match.goals, "full time")
        match.finish(Outcome(honest.values, [goals + 1 for goals in match.goals], "full time"))


@breaks(r"the outcome's score is \(.*\), but the game's is \(")
@with_steps(FullTimeWithAGift)
class EndsWithAnotherScore(WithSteps):
    pass


class FullTimeForAll(FullTime):
    def run(self, match: Kickabout) -> None:
        match.finish(Outcome([1.0] * match.rules.seats, match.goals, "full time"))


@breaks("add up to 2.0 over the sides")
@with_steps(FullTimeForAll)
class EverybodyWins(WithSteps):
    pass


class FullTimeForNobody(FullTime):
    def run(self, match: Kickabout) -> None:
        match.finish(Outcome([0.0] * match.rules.seats, match.goals, "full time"))


@breaks("add up to 0.0 over the sides")
@with_steps(FullTimeForNobody)
class NobodyWins(WithSteps):
    pass


@breaks("seat . resigns and wins")
class TheQuitterWins(KickaboutGame):
    def resign(self, match: Kickabout, seat: int) -> None:
        match.finish(Outcome(shared(self.sides, [self.side_of(seat)]), self.score(match), "resignation"))


@breaks("seat . resigned, but wins|a draw that was agreed is none")
class TheQuitterWinsInTheEnd(WithMatch):
    def __init__(self, seats: int = 3, **options: object) -> None:
        super().__init__(seats, **options)

    class match_kind(OtherMatch):  # noqa: N801
        def finish(self, outcome: Outcome) -> None:
            self.outcome = Outcome(shared(self.rules.sides, self.resigned or [0]), outcome.score, outcome.reason)


@breaks("after seat . resigns, the match goes on as if it had not")
class DoesNotNoticeAQuitter(KickaboutGame):
    def __init__(self, seats: int = 3, **options: object) -> None:
        super().__init__(seats, **options)

    def resign(self, match: Kickabout, seat: int) -> None:
        pass


class EndlessRound(EndRound):
    def run(self, match: Kickabout) -> None:
        match.then(EndRound())


@breaks("steps have run and nobody is asked; the last one was EndlessRound")
@with_steps(EndlessRound)
class NeverEnds(WithSteps):
    pass


class FailingPower(Power):
    def take(self, match: Kickabout, move: int) -> None:
        match.goals[self.seat] //= len(match.discard_pile) - 5
        super().take(match, move)


@breaks("ZeroDivisionError: ")
@with_steps(FailingPower)
class FailsAtTimes(WithSteps):
    pass


@breaks("ZeroDivisionError: ")
class FailsInTheOpening(KickaboutGame):
    def opening(self) -> Step[Any]:
        raise ZeroDivisionError("no ball")


class FullTimeForNoReason(FullTime):
    def run(self, match: Kickabout) -> None:
        match.finish(by_score(match.rules.sides, match.goals, "rain stopped play"))


@breaks("nothing describes the reason 'rain stopped play': add a sentence headed 'reason:rain-stopped-play'")
@with_steps(FullTimeForNoReason)
class EndsForAReasonThatNothingDescribes(WithSteps):
    pass
