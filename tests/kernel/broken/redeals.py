"""Games that deal too much or too little anew."""

from typing import Any, ClassVar, Self

from onze.kernel.cards import Zone
from onze.kernel.cards.places import SEAT_BITS
from onze.kernel.cards.redeal import redeal
from onze.kernel.chance import Chance
from onze.kernel.steps import Step
from tests.kernel.broken.making import OtherMatch, WithMatch, WithSteps, breaks, with_steps
from tests.kernel.toys import STAR, ChooseCard, Kickabout, KickaboutGame


@breaks("copies the (truth|answer)|keeps something of the truth")
class RedealsNothing(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def redealt(self, seat: int | None, chance: Chance) -> Self:
            return self.clone()


@breaks("(redealt loses a card|view of .* changes)")
class RedealsTooMuch(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def redealt(self, seat: int | None, chance: Chance) -> Self:
            other = super().redealt(seat, chance)
            redeal(other, None, chance)
            return other


@breaks("changed the truth")
class RedealsInPlace(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def redealt(self, seat: int | None, chance: Chance) -> Self:
            redeal(self, seat, chance)
            return self


@breaks("proven absent")
class ForgetsAbsence(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def prove_absent(self, zone: Zone, kinds: Any) -> None:
            pass


@breaks("copies the answer sealed")
class CopiesSealedAnswers(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def reseal(self, seat: int | None, chance: Chance) -> None:
            pass


@breaks("redealt never changes the top card|with the same luck is another where things are otherwise")
class KeepsTheTopCard(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def redealt(self, seat: int | None, chance: Chance) -> Self:
            other = super().redealt(seat, chance)
            pile = other.draw_pile.cards
            if pile and self.draw_pile.cards[-1] in pile:
                spot = pile.index(self.draw_pile.cards[-1])
                pile[spot], pile[-1] = pile[-1], pile[spot]
            return other


class OnlyAStarMustBePlayed(ChooseCard):
    """Whoever holds a star plays it, whoever holds none passes: that proves something."""

    def moves(self, match: Kickabout, seat: int) -> tuple[int, ...]:
        return (STAR,) if STAR in match.hands[seat].cards else (match.rules.pass_on,)


@breaks("a redeal for .* gives seat . cards with which it could not have said 'pass'")
@with_steps(OnlyAStarMustBePlayed)
class ForgetsWhatAPassProves(WithSteps):
    pass


class PassThatProves(OnlyAStarMustBePlayed):
    def take(self, match: Kickabout, move: int) -> None:
        if move == match.rules.pass_on:
            match.prove_absent(match.hands[self.seat], [STAR])
        super().take(match, move)


class ProvesWhatAPassProves(WithSteps):
    """The same rule as it should be, which the kit has nothing against."""

    instead: ClassVar[dict[type[Step[Any]], type[Step[Any]]]] = {ChooseCard: PassThatProves}
    step_kinds = tuple(PassThatProves if kind is ChooseCard else kind for kind in KickaboutGame.step_kinds)


@breaks("redealt forgets what .* is proven not to hold|proven absent")
class RedealsWithoutProofs(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def redealt(self, seat: int | None, chance: Chance) -> Self:
            other = self.clone()
            for zone in other.zones:
                zone.marks = [mark & SEAT_BITS for mark in zone.marks]
            return OtherMatch.redealt(other, seat, chance)


@breaks("redealt forgets what hand:. is proven not to hold")
class ForgetsAfterDealing(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def redeal_more(self, seat: int | None, chance: Chance) -> None:
            super().redeal_more(seat, chance)
            for zone in self.zones:
                zone.marks = [mark & SEAT_BITS for mark in zone.marks]
