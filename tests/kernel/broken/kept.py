"""Games that keep the truth where a redeal should have dealt something else."""

import random
from collections.abc import Sequence
from typing import Any, ClassVar, Self

from onze.kernel.cards.reading import Reading
from onze.kernel.chance import Chance
from onze.kernel.dealer import Dealer
from onze.kernel.steps import Together
from tests.kernel.broken.making import OtherMatch, ReplacingMatch, WithMatch, WithSteps, breaks, with_steps
from tests.kernel.toys import SHOT, ChooseCard, EndTurn, Kickabout, KickaboutGame, Power, Round, SetUp, Turn

# ---- cards


@breaks("a redeal for .* never takes away card:.* in hand|with the same luck is another where things are otherwise")
class KeepsTheLowestCardOfEachHand(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def redealt(self, seat: int | None, chance: Chance) -> Self:
            dealt = super().redealt(seat, chance)
            everybody = 1 << (self.rules.seats + 1)
            if isinstance(self.decision, Together) or any(
                mark >= everybody for zone in self.zones for mark in zone.marks
            ):
                return dealt
            eye = 1 << (self.rules.seats if seat is None else seat)
            for hand, truth in zip(dealt.hands, self.hands, strict=True):
                lowest = next(
                    (card for card, mark in zip(truth.cards, truth.marks, strict=True) if not mark & eye), None
                )
                spots = [spot for spot, mark in enumerate(hand.marks) if not mark & eye]
                if lowest is None or lowest in [hand.cards[spot] for spot in spots]:
                    continue
                pile = dealt.draw_pile
                for spot, card in enumerate(pile.cards):
                    if card == lowest and not pile.marks[spot] & eye:
                        pile.cards[spot], hand.cards[spots[0]] = hand.cards[spots[0]], card
                        hand.sort()
                        break
            return dealt


class ForgetfulDealer(Dealer[Kickabout]):
    """Deals once; then it hands out the truth."""

    def __init__(self, match: Kickabout, seat: int | None) -> None:
        super().__init__(match, seat)
        self.deals = 0

    def deal(self, chance: Chance) -> Kickabout:
        self.deals += 1
        return super().deal(chance) if self.deals == 1 else self._start.clone()


@breaks("a later deal of one dealer for .* is not what a first one with the same luck would be")
class DealsTheTruthTheSecondTime(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def dealer(
            self, seat: int | None, kept: Sequence[float] | None = None, reading: Reading | None = None
        ) -> Dealer[Any]:
            return ForgetfulDealer(self, seat)


class TiredDealer(ForgetfulDealer):
    """Hands out the truth the third time only."""

    def deal(self, chance: Chance) -> Kickabout:
        dealt = Dealer.deal(self, chance)
        self.deals += 1
        return self._start.clone() if self.deals == 3 else dealt


@breaks("a later deal of one dealer for .* is not what a first one with the same luck would be")
class DealsTheTruthTheThirdTime(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def dealer(
            self, seat: int | None, kept: Sequence[float] | None = None, reading: Reading | None = None
        ) -> Dealer[Any]:
            return TiredDealer(self, seat)


@breaks("a redeal for .* with the same luck is another where things are otherwise that it cannot know")
class KeepsTheSecondCardOfThePile(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def redealt(self, seat: int | None, chance: Chance) -> Self:
            dealt = super().redealt(seat, chance)
            truth, pile = self.draw_pile.cards, dealt.draw_pile
            eye = 1 << (self.rules.seats if seat is None else seat)
            if len(truth) > 3 and not pile.marks[-2] & eye:
                for spot, card in enumerate(pile.cards):
                    if card == truth[-2] and not pile.marks[spot] & eye:
                        pile.cards[spot], pile.cards[-2] = pile.cards[-2], card
                        break
            return dealt


# ---- facts that are drawn anew, but not by luck


@breaks("a redeal for .* with the same luck is another where things are otherwise that it cannot know")
class DrawsLuckyNumbersNearTheTruth(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def redeal_more(self, seat: int | None, chance: Chance) -> None:
            self.lucky = [
                own if owner == seat else (own + chance.below(2)) % 6 + 1 for owner, own in enumerate(self.lucky)
            ]


@breaks("a redeal for .* with the same luck is another where things are otherwise that it cannot know")
class AddsOneToLuckyNumbers(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def redeal_more(self, seat: int | None, chance: Chance) -> None:
            self.lucky = [own if owner == seat else own % 6 + 1 for owner, own in enumerate(self.lucky)]


@breaks("whatever the luck, redealt makes the same of `lucky.*, which .* cannot know")
class GivesEverybodyTheSameLuckyNumber(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def redeal_more(self, seat: int | None, chance: Chance) -> None:
            self.lucky = [own if owner == seat else 6 for owner, own in enumerate(self.lucky)]


@breaks("a redeal for .* with the same luck is another")
class DrawsLuckyNumbersByOtherLuck(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def redeal_more(self, seat: int | None, chance: Chance) -> None:
            self.lucky = [own if owner == seat else random.randrange(6) + 1 for owner, own in enumerate(self.lucky)]


# ---- secrets that lie where no redeal looks


class EndOfATurnThatKnows(EndTurn):
    fields: ClassVar[tuple[str, ...]] = ("seat", "next")

    def __init__(self, seat: int, next: int = -1) -> None:
        super().__init__(seat)
        self.next = next


class TurnThatPeeks(Turn):
    def run(self, match: Kickabout) -> None:
        pile = match.draw_pile.cards
        match.then(ChooseCard(self.seat), EndOfATurnThatKnows(self.seat, pile[-1] if pile else -1))


@breaks("the waiting step EndOfATurnThatKnows.* would be .* that .* cannot know: keep the secret in a fact")
@with_steps(TurnThatPeeks, EndOfATurnThatKnows)
class RemembersTheNextCardInAStep(WithSteps):
    pass


@breaks("redealt never changes `peeked.*, which .* cannot know")
class RemembersThePileInAFact(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        state = (*Kickabout.state, "peeked")
        hidden = ("log", "peeked")

        def __init__(self, rules: KickaboutGame, source: Any = None) -> None:
            super().__init__(rules, source)
            self.peeked: list[int] = [] if source is None else source.peeked[:]

        def fill(self, seat: int, count: int) -> None:
            super().fill(seat, count)
            self.peeked = self.draw_pile.cards[-2:]


@breaks("the match holds peeked = .*, which its position does not give back: name it in `state`")
class RemembersThePileBesideItsFacts(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def __init__(self, rules: KickaboutGame, source: Any = None) -> None:
            super().__init__(rules, source)
            self.peeked: list[int] = [] if source is None else source.peeked[:]

        def fill(self, seat: int, count: int) -> None:
            super().fill(seat, count)
            self.peeked = self.draw_pile.cards[:]


class CountingMatch(ReplacingMatch):
    def __init__(self, rules: KickaboutGame, source: Any = None) -> None:
        super().__init__(rules, source)
        self.shots: int = 0 if source is None else source.shots


class CountedPower(Power):
    def take(self, match: Kickabout, move: int) -> None:
        assert isinstance(match, CountingMatch)
        match.shots += self.card == SHOT
        super().take(match, move)


@breaks("the match holds shots = .*, which its position does not give back: name it in `state`")
@with_steps(CountedPower)
class CountsShotsBesideItsFacts(WithSteps):
    def blank(self) -> Kickabout:
        return CountingMatch(self)


class RoundThatKnows(Round):
    """The round to come, with the card that lies at the bottom of the pile."""

    fields: ClassVar[tuple[str, ...]] = ("number", "last")

    def __init__(self, number: int, last: int) -> None:
        super().__init__(number)
        self.last = last


class SetUpThatPeeks(SetUp):
    def run(self, match: Kickabout) -> None:
        super().run(match)
        match.stack.insert(0, RoundThatKnows(9, match.draw_pile.cards[0]))


@breaks("the waiting step RoundThatKnows.* would be .* if things were otherwise")
class RemembersTheLastCardFromTheOpeningOn(KickaboutGame):
    step_kinds = (*KickaboutGame.step_kinds, SetUpThatPeeks, RoundThatKnows)

    def opening(self) -> SetUp:
        return SetUpThatPeeks()


class Notebook:
    """An object, whose pages nobody looks at."""

    def __init__(self, page: int) -> None:
        self.page = page


class MatchWithANotebook(OtherMatch):
    def __init__(self, rules: KickaboutGame, source: Any = None) -> None:
        super().__init__(rules, source)
        self.notebook = Notebook(0) if source is None else source.notebook

    def fill(self, seat: int, count: int) -> None:
        super().fill(seat, count)
        self.notebook = Notebook(self.draw_pile.cards[-1] if self.draw_pile.cards else 0)


@breaks("the match holds notebook = .*, which its position does not give back")
class RemembersTheNextCardInAnObject(WithMatch):
    match_kind = MatchWithANotebook


class MatchWithAGlance(OtherMatch):
    caches = ("glance",)

    def __init__(self, rules: KickaboutGame, source: Any = None) -> None:
        super().__init__(rules, source)
        self.glance: int = 0 if source is None else source.glance

    def fill(self, seat: int, count: int) -> None:
        super().fill(seat, count)
        self.glance = self.draw_pile.cards[-1] if self.draw_pile.cards else 0


@breaks("a redeal for .* keeps glance = ., which would be . if things were otherwise")
class CallsTheNextCardACache(WithMatch):
    match_kind = MatchWithAGlance
