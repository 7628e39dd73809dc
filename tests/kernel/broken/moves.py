"""Games whose lists of moves, refusals or odds are wrong."""

import random
from fractions import Fraction

from onze.kernel.cards.odds import Odds
from onze.kernel.chance import Chance
from onze.kernel.events import Listener
from onze.kernel.words import Reason, Text
from tests.kernel.broken.making import OtherMatch, ReplacingMatch, WithMatch, WithSteps, breaks, with_steps
from tests.kernel.toys import (
    GOAL,
    SHOT,
    ChooseCard,
    Kickabout,
    Power,
)


class UnsortedCards(ChooseCard):
    def moves(self, match: Kickabout, seat: int) -> tuple[int, ...]:
        return super().moves(match, seat)[::-1]


@breaks("once each, in order")
@with_steps(UnsortedCards)
class ListsUnsorted(WithSteps):
    pass


class NoCards(ChooseCard):
    def moves(self, match: Kickabout, seat: int) -> tuple[int, ...]:
        return super().moves(match, seat) if 1 in match.hands[seat].cards else ()


@breaks("lists no move|dead end")
@with_steps(NoCards)
class ListsNothing(WithSteps):
    pass


@breaks("not listed for seat .* but accepted")
class AcceptsAnything(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def play(self, move: int, chance: Chance, tell: Listener | None = None, seat: int | None = None) -> None:
            listed = move in self.moves(seat)
            super().play(move if listed else self.moves()[0], chance, tell, seat if listed else None)


class Wordless(ChooseCard):
    def why_not(self, match: Kickabout, move: int, seat: int) -> Reason:
        return Reason("silent", "", {"en": "No.", "fr": ""})


@breaks("without a sentence")
@with_steps(Wordless)
class RefusesWithoutFrench(WithSteps):
    pass


class CountingCards(ChooseCard):
    def moves(self, match: Kickabout, seat: int) -> tuple[int, ...]:
        match.log.append("asked")
        return super().moves(match, seat)


@breaks("listing moves or viewing .* changed the match")
@with_steps(CountingCards)
class AskingChanges(WithSteps):
    pass


class TooSure(Power):
    def odds(self, match: Kickabout, move: int, seat: int) -> Odds | None:
        return Odds(GOAL, Fraction(7, 6))


@breaks("odds of 'power number:1' are 7/6, not from 0 to 1")
@with_steps(TooSure)
class OddsAreTooHigh(WithSteps):
    pass


class OddsInEnglish(Power):
    def odds(self, match: Kickabout, move: int, seat: int) -> Odds | None:
        return Odds({"en": "goal"}, Fraction(1, 6))


@breaks("odds of .* are not said in each language")
@with_steps(OddsInEnglish)
class SaysOddsInEnglish(WithSteps):
    pass


class OddsThatCount(Power):
    def odds(self, match: Kickabout, move: int, seat: int) -> Odds | None:
        match.log.append("asked")
        return None


@breaks("asking for odds changed the match")
@with_steps(OddsThatCount)
class AskingForOddsChanges(WithSteps):
    pass


class OddsByAccident(Power):
    def odds(self, match: Kickabout, move: int, seat: int) -> Odds | None:
        return Odds(GOAL, Fraction(random.randrange(1000), 1000))


@breaks("odds of .* are not the same twice")
@with_steps(OddsByAccident)
class OddsUseOtherLuck(WithSteps):
    pass


class SureOfAGoal(Power):
    def odds(self, match: Kickabout, move: int, seat: int) -> Odds | None:
        return Odds(GOAL, Fraction(1)) if self.card == SHOT else None


@breaks("the odds of 'power .*' for 'goal' are 1, but it is told in .* of 64 matches that look the same to seat")
@with_steps(SureOfAGoal)
class PromisesGoals(WithSteps):
    pass


class OddsByDie(Power):
    def odds(self, match: Kickabout, move: int, seat: int) -> Odds | None:
        return Odds(GOAL, Fraction(match.die(6), 6))


@breaks("odds of .* draw luck")
@with_steps(OddsByDie)
class OddsDrawLuck(WithSteps):
    pass


class PowerByAccident(Power):
    def take(self, match: Kickabout, move: int) -> None:
        super().take(match, move)
        match.log.append(str(random.random()))


@breaks("does not do the same twice|leads elsewhere")
@with_steps(PowerByAccident)
class UsesOtherLuck(WithSteps):
    pass


class PowerThatKeepsLuck(Power):
    def take(self, match: Kickabout, move: int) -> None:
        assert isinstance(match, MatchThatKeepsLuck)
        match.kept = match.chance
        super().take(match, move)


class MatchThatKeepsLuck(ReplacingMatch):
    kept: Chance | None = None


@breaks("still holds luck")
@with_steps(PowerThatKeepsLuck)
class KeepsLuck(WithSteps):
    def blank(self) -> Kickabout:
        return MatchThatKeepsLuck(self)


class PowerThatLosesACard(Power):
    def take(self, match: Kickabout, move: int) -> None:
        super().take(match, move)
        if match.draw_pile.cards:
            match.draw_pile.cards.pop()
            match.draw_pile.marks.pop()


@breaks("a card was lost or made")
@with_steps(PowerThatLosesACard)
class LosesACard(WithSteps):
    pass


class RefusalByAnotherHand(ChooseCard):
    def why_not(self, match: Kickabout, move: int, seat: int) -> Reason:
        sure = 1 in match.hands[1 - seat].cards
        return Reason("no", "", dict.fromkeys(("en", "fr"), "They wait for it." if sure else "No."))


@breaks("why .* is refused changes with what seat . cannot know")
@with_steps(RefusalByAnotherHand)
class RefusalsTell(WithSteps):
    pass


class TextByAnotherHand(ChooseCard):
    def move_text(self, match: Kickabout, move: int, seat: int) -> Text:
        sure = 2 not in match.hands[1 - seat].cards
        return dict.fromkeys(("en", "fr"), "a sure one" if sure else "a card")


@breaks("the text of .* changes with what seat . cannot know")
@with_steps(TextByAnotherHand)
class TextsTell(WithSteps):
    pass


@breaks("'pass' is not listed for seat ., but accepted")
class WaitsForNobody(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def why_not(self, move: int, seat: int | None = None) -> Reason | None:
            if seat is not None and seat not in self.asked and isinstance(self.opened, ChooseCard):
                return None if move == self.rules.pass_on else super().why_not(move, seat)
            return super().why_not(move, seat)
