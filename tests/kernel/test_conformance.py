"""The kit passes a game that keeps its promises, and finds every way to break one."""

import random
from collections.abc import Callable
from fractions import Fraction
from typing import Any, ClassVar, Self

import pytest

from onze.kernel.cards import Zone
from onze.kernel.cards.odds import Odds
from onze.kernel.cards.redeal import redeal
from onze.kernel.chance import Chance
from onze.kernel.conformance import NotConforming, check_game, playthrough
from onze.kernel.conformance.witness import Witness
from onze.kernel.events import Listener
from onze.kernel.outcome import Outcome
from onze.kernel.steps import Step
from onze.kernel.words import Reason, Text
from tests.kernel.toys import (
    GOAL,
    Aim,
    Bench,
    ChooseCard,
    FullTime,
    Kickabout,
    KickaboutGame,
    Penalty,
    Power,
    Turn,
)

BROKEN: list[tuple[type[KickaboutGame], str]] = []
"""Games that each break one promise, and what the kit must say about it."""


def breaks(objection: str) -> Callable[[type[KickaboutGame]], type[KickaboutGame]]:
    """Marks a game that the kit must object to."""

    def note(game: type[KickaboutGame]) -> type[KickaboutGame]:
        BROKEN.append((game, objection))
        return game

    return note


class WithMatch(KickaboutGame):
    """A kickabout played on another kind of match."""

    match_kind: ClassVar[type[Kickabout]] = Kickabout

    def blank(self) -> Kickabout:
        return self.match_kind(self)


class OtherMatch(Kickabout):
    """A match that clones to its own kind."""

    def clone(self) -> Self:
        return type(self)(self.rules, self)


class WithSteps(KickaboutGame):
    """A kickabout in which some steps are replaced by others of the same name."""

    instead: ClassVar[dict[type[Step[Any]], type[Step[Any]]]] = {}

    def blank(self) -> Kickabout:
        return ReplacingMatch(self)


class ReplacingMatch(OtherMatch):
    """Puts down the replacements."""

    def then(self, *steps: Step[Any]) -> None:
        game = self.rules
        assert isinstance(game, WithSteps)
        super().then(*(self.replaced(step, game.instead) for step in steps))

    def replaced(self, step: Step[Any], instead: dict[type[Step[Any]], type[Step[Any]]]) -> Step[Any]:
        kind = instead.get(type(step))
        return step if kind is None else kind(*(getattr(step, field) for field in step.fields))


def with_steps(*kinds: type[Step[Any]]) -> Callable[[type[WithSteps]], type[WithSteps]]:
    """Replaces the step that each kind derives from."""

    def replace(game: type[WithSteps]) -> type[WithSteps]:
        game.instead = {kind.__mro__[1]: kind for kind in kinds}
        game.step_kinds = tuple(game.instead.get(kind, kind) for kind in KickaboutGame.step_kinds)
        return game

    return replace


# ---- secrets


@breaks("the view of .* changes with what it cannot know")
class ShowsAllHands(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def seen(self, zone: Zone, seat: int | None) -> dict[str, object]:
            return {"cards": self.card_names(sorted(zone.cards))}


@breaks("the view of .* changes with what it cannot know")
class ShowsLuckyNumbers(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def table(self, seat: int | None) -> dict[str, object]:
            return {**super().table(seat), "lucky": list(self.lucky)}


class CardByAnotherHand(ChooseCard):
    def moves(self, match: Kickabout, seat: int) -> tuple[int, ...]:
        moves = super().moves(match, seat)
        return moves[:1] if 0 in match.hands[1 - self.seat].cards else moves


@breaks("with what it cannot know|where it cannot know")
@with_steps(CardByAnotherHand)
class MovesTell(WithSteps):
    pass


class TurnByHand(Turn):
    def run(self, match: Kickabout) -> None:
        if 1 in match.hands[self.seat].cards:
            match.then(ChooseCard(self.seat))
        else:
            match.then(Penalty(self.seat))


@breaks("is told .* where it cannot know the difference")
@with_steps(TurnByHand)
class QuestionTells(WithSteps):
    pass


@breaks("is told .* where it cannot know the difference")
class TellsDrawnCards(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def fill(self, seat: int, count: int) -> None:
            drawn = [self.draw(self.draw_pile, self.hands[seat]) for _ in range(min(count, len(self.draw_pile)))]
            self.tell("draw", {"cards": self.card_names(drawn)})


class OddsByAnotherHand(Power):
    def odds(self, match: Kickabout, move: int, seat: int) -> Odds | None:
        return Odds(GOAL, Fraction(match.hands[1 - seat].cards.count(2), 8))


@breaks("the odds of .* change with what seat . cannot know")
@with_steps(OddsByAnotherHand)
class OddsTell(WithSteps):
    pass


class SureOnlyByTheTruth(Power):
    def odds(self, match: Kickabout, move: int, seat: int) -> Odds | None:
        return Odds(GOAL, Fraction(1)) if match.draw_pile.cards[-1:] == [1] else None


@breaks("the odds of .* change with what seat . cannot know")
@with_steps(SureOnlyByTheTruth)
class HavingOddsTells(WithSteps):
    pass


# ---- redealing


@breaks("copies the (truth|answer)")
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


# ---- copies and positions


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


# ---- moves


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


# ---- phrases and answers together


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


# ---- the whole


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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_that_keeps_its_promises_passes(seats: int) -> None:
    check_game(KickaboutGame(seats), matches=8)


@pytest.mark.parametrize(("game", "objection"), BROKEN, ids=[game.__name__ for game, _ in BROKEN])
def test_the_kit_finds_a_broken_promise(game: type[KickaboutGame], objection: str) -> None:
    with pytest.raises(NotConforming, match=objection):
        check_game(game(), matches=12)


@pytest.mark.parametrize(("game", "objection"), BROKEN, ids=[game.__name__ for game, _ in BROKEN])
def test_the_kit_finds_a_broken_promise_where_seats_take_turns_to_look(
    game: type[KickaboutGame], objection: str
) -> None:
    with pytest.raises(NotConforming, match=objection):
        check_game(game(), matches=12, at_once=1)


def test_those_who_take_turns_look_equally_often_beside_the_seat_that_is_asked() -> None:
    witness = Witness(KickaboutGame(4), seed=3, at_once=2)
    looks: list[int | None] = []
    for _ in range(30):
        witness.look()
        assert witness.match.seat in witness.viewers
        assert 1 <= len(witness.viewers) <= 3
        looks += witness.viewers
    others = {viewer: looks.count(viewer) for viewer in (0, 1, 2, 3, None) if viewer != witness.match.seat}
    assert set(others.values()) == {10}


def test_an_objection_tells_how_to_see_it_happen() -> None:
    with pytest.raises(NotConforming) as objection:
        check_game(SaysItIsShort(), matches=1, seed=5)
    text = str(objection.value)
    assert "kickabout" in text
    assert "seed 5" in text
    assert text.count("\n  ") == 3


def test_a_playthrough_is_the_same_each_time_and_another_for_another_seed() -> None:
    game = KickaboutGame(3)
    assert playthrough(game, 1) == playthrough(game, 1) != playthrough(game, 2)


def test_a_playthrough_says_the_odds_of_moves_that_have_some() -> None:
    lines = playthrough(KickaboutGame(4), 1).splitlines()
    odds = [line for line in lines if line.startswith("odds of ")]
    assert odds[:3] == [f"odds of power number:{number}: goal {share}" for number, share in POWER]
    before = lines[lines.index(odds[0]) - 1]
    assert before == "moves: power number:1, power number:2, power number:3"


POWER = [(1, "1/6"), (2, "1/3"), (3, "1/2")]
