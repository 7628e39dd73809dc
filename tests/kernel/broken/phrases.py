"""Games that break off a phrase or never end it, let it change what it must not, or open sealed answers."""

from typing import ClassVar, Self

from tests.kernel.broken.making import OtherMatch, WithMatch, WithSteps, breaks, with_steps
from tests.kernel.toys import (
    Aim,
    Bench,
    ChooseCard,
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


class AimAndThinkAgain(Aim):
    """Whoever aims to the right chooses a card anew."""

    def take(self, match: Kickabout, move: int) -> None:
        if move == match.rules.aim:
            super().take(match, move)
        else:
            match.then(ChooseCard(self.seat))


@breaks("was open before in the same phrase, which can so go on for ever")
@with_steps(AimAndThinkAgain)
class GoesRoundInAPhrase(WithSteps):
    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(seats, **options)
        self.longest *= 50


class AimForEver(Aim):
    """Whoever aims to the right may think again, and it is counted how often."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "thoughts")

    def __init__(self, seat: int, card: int, thoughts: int = 0) -> None:
        super().__init__(seat, card)
        self.thoughts = thoughts

    def take(self, match: Kickabout, move: int) -> None:
        if move == match.rules.aim:
            super().take(match, move)
        else:
            match.then(AimForEver(self.seat, self.card, self.thoughts + 1))

    def shown(self, match: Kickabout) -> dict[str, object]:
        return {**super().shown(match), "thoughts": self.thoughts}


@breaks("a phrase of 100 moves is not over yet, and asks AimForEver")
@with_steps(AimForEver)
class ThinksForEver(WithSteps):
    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(seats, **options)
        self.longest *= 50


@breaks("played as one phrase leads elsewhere than move by move")
class ForgetsGoalsOfAWholePhrase(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def take_over(self, other: Self) -> None:
            goals = self.goals
            super().take_over(other)
            self.goals = goals


class CountedAim(Aim):
    def take(self, match: Kickabout, move: int) -> None:
        match.rules.listings += 1
        super().take(match, move)


@breaks("'aim side:.*' changes listings of the game, which all matches share")
@with_steps(CountedAim)
class CountsAimsInTheGame(WithSteps):
    pass


class AimNotedByTheGame(Aim):
    def take(self, match: Kickabout, move: int) -> None:
        assert isinstance(match.rules, NotesAimsInTheGame)
        match.rules.aims.append(move)
        super().take(match, move)


@breaks("'aim side:.*' changes aims of the game, which all matches share")
@with_steps(AimNotedByTheGame)
class NotesAimsInTheGame(WithSteps):
    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(seats, **options)
        self.aims: list[int] = []


class AimForward(Aim):
    """Whoever aims to the right looks back first."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "thoughts")

    def __init__(self, seat: int, card: int, thoughts: int = 0) -> None:
        super().__init__(seat, card)
        self.thoughts = thoughts

    def take(self, match: Kickabout, move: int) -> None:
        if move == match.rules.aim:
            match.then(Power(self.seat, self.card, 0))
        else:
            other = LookBack if type(self) is AimForward else AimForward
            match.then(other(self.seat, self.card, self.thoughts + 1))

    def shown(self, match: Kickabout) -> dict[str, object]:
        return {**super().shown(match), "thoughts": self.thoughts}


class LookBack(AimForward):
    """Whoever looks back may aim again, and so on."""


@breaks("a phrase of 100 moves is not over yet, and asks (AimForward|LookBack)")
class LooksToAndFroForEver(WithSteps):
    instead = {Aim: AimForward}
    step_kinds = (*(kind for kind in WithSteps.step_kinds if kind is not Aim), AimForward, LookBack)

    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(seats, **options)
        self.longest *= 50
