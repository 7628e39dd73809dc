"""Games whose answers to whoever asks depend on what nobody may know, on another match, or on the order of a set."""

from onze.kernel.words import LANGUAGES, Reason
from tests.kernel.broken.elsewhere import of_a_set
from tests.kernel.broken.making import OtherMatch, WithMatch, WithSteps, breaks, with_steps
from tests.kernel.toys import STAR, ChooseCard, Kickabout, KickaboutGame, SetUp


def refusal(sentence: str) -> Reason:
    return Reason("no", "", dict.fromkeys(LANGUAGES, sentence))


@breaks("why .* is refused changes with what seat . cannot know")
class WarnsWhoeverIsNotAsked(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def why_not(self, move: int, seat: int | None = None) -> Reason | None:
            reason = super().why_not(move, seat)
            if reason is None or seat is None or not 0 <= seat < 2 or seat in self.asked:
                return reason
            return refusal("Beware." if STAR in self.hands[1 - seat].cards else "Not asked.")


@breaks("why nothing can be done with .* changes with what seat . cannot know")
class WarnsWhoeverPointsAtAThing(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def why_not_thing(self, thing: str, seat: int | None = None) -> Reason | None:
            return refusal("Beware." if STAR in self.hands[0].cards else "No.")


@breaks("what the referee may say, or when, changes with what .* cannot know")
class WhistlesEarlyForAStar(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def timed_call(self) -> tuple[str, int] | None:
            return ("whistle", 1000 if STAR in self.hands[1].cards else 2000)


@breaks("what the referee may say, or when, changes with what .* cannot know")
class HasNoWhistleForAStar(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def referee_moves(self) -> tuple[int, ...]:
            calls = super().referee_moves()
            return calls if STAR in self.hands[1].cards else calls[:-1]


class RefusingInNoOrder(ChooseCard):
    def why_not(self, match: Kickabout, move: int, seat: int) -> Reason:
        return refusal("Not now: " + ", ".join(of_a_set()))


@breaks("in another process the same moves gave another match, or another view, menu, refusal or event")
@with_steps(RefusingInNoOrder)
class RefusesInTheOrderOfASet(WithSteps):
    pass


class SetUpWithWeather(SetUp):
    def run(self, match: Kickabout) -> None:
        super().run(match)
        assert isinstance(match.rules, KeepsTheWeatherInTheGame)
        match.rules.weather = match.die(6)


@breaks("an opening changes weather of the game, which all matches share")
class KeepsTheWeatherInTheGame(KickaboutGame):
    step_kinds = (*KickaboutGame.step_kinds, SetUpWithWeather)

    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(seats, **options)
        self.weather = 0

    def opening(self) -> SetUp:
        return SetUpWithWeather()
