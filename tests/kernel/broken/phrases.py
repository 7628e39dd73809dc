"""Games that break off a phrase, or open sealed answers."""

from tests.kernel.broken.making import WithSteps, breaks, with_steps
from tests.kernel.toys import (
    Aim,
    Bench,
    Kickabout,
    Power,
)


class AimWithLuck(Aim):
    def take(self, match: Kickabout, move: int) -> None:
        match.die(6)
        super().take(match, move)


@breaks("does not commit, but draws luck")
@with_steps(AimWithLuck)
class DrawsLuckInAPhrase(WithSteps):
    pass


class LoudAim(Aim):
    def take(self, match: Kickabout, move: int) -> None:
        match.tell("aims")
        super().take(match, move)


@breaks("does not commit, but tells")
@with_steps(LoudAim)
class TellsInAPhrase(WithSteps):
    pass


class LastingAim(Aim):
    def take(self, match: Kickabout, move: int) -> None:
        match.log.append("aimed")
        super().take(match, move)


@breaks("changes more than the open decision")
@with_steps(LastingAim)
class ChangesInAPhrase(WithSteps):
    pass


class AimForTheOther(Aim):
    def take(self, match: Kickabout, move: int) -> None:
        match.then(Power(1 - self.seat, self.card, 0))


@breaks("the same seat is not asked|unexpected")
@with_steps(AimForTheOther)
class AsksAnotherInAPhrase(WithSteps):
    pass


class OpenBench(Bench):
    def shown(self, match: Kickabout) -> dict[str, object]:
        return {"sealed": [list(said) for said in match.sealed.values()]}


@breaks("can be seen by|sees a difference|view of")
@with_steps(OpenBench)
class ShowsSealedAnswers(WithSteps):
    pass


class BenchInOrder(Bench):
    def answer(self, match: Kickabout, seat: int, move: int) -> None:
        match.log.append(str(seat))
        super().answer(match, seat, move)


@breaks("in another order|changes more than")
@with_steps(BenchInOrder)
class OrderMatters(WithSteps):
    pass
