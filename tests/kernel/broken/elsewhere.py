"""Games that are others in another process, where words in sets lie in another order."""

import sys
from collections.abc import Iterator
from typing import Any

from onze.kernel.chance import Chance
from onze.kernel.steps import Step
from onze.kernel.things import Thing
from onze.kernel.vocabulary import Move
from onze.kernel.words import LANGUAGES, Text
from tests.kernel.broken.making import OtherMatch, WithMatch, WithSteps, breaks, with_steps
from tests.kernel.toys import ChooseCard, EndRound, Kickabout, KickaboutGame, Power

ELSEWHERE = "in another process .* order of a set of words decide"


def of_a_set() -> list[str]:
    """Some words in the order in which a set has them: so many that two processes hardly ever have them in the same."""
    return list({"north", "south", "east", "west", "centre", "stand", "bench", "flag"})


def in_every_language() -> Text:
    return dict.fromkeys(LANGUAGES, " ".join(of_a_set()))


class CardsAsASetSaysThem(ChooseCard):
    def move_text(self, match: Kickabout, move: int, seat: int) -> Text:
        return in_every_language()


@breaks(ELSEWHERE)
@with_steps(CardsAsASetSaysThem)
class SaysMovesInTheOrderOfASet(WithSteps):
    pass


class CardsWithASetBehindThem(ChooseCard):
    def note(self, match: Kickabout, move: int, seat: int) -> Text | None:
        return in_every_language()


@breaks(ELSEWHERE)
@with_steps(CardsWithASetBehindThem)
class NotesTheOrderOfASet(WithSteps):
    pass


@breaks(ELSEWHERE)
class ShowsASpectatorTheOrderOfASet(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def table(self, seat: int | None) -> dict[str, object]:
            return {**super().table(seat), "stands": of_a_set() if seat is None else []}


@breaks(ELSEWHERE)
class ShowsOneSeatTheOrderOfASet(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def table(self, seat: int | None) -> dict[str, object]:
            return {**super().table(seat), "stands": of_a_set() if seat == 1 else []}


@breaks(ELSEWHERE)
class WavesInTheOrderOfASet(KickaboutGame):
    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(seats, **options)
        self.vocabulary.add_each("wave", [f"flag:{word}" for word in of_a_set()])


@breaks(ELSEWHERE)
class DescribesInTheOrderOfASet(KickaboutGame):
    def describe(self) -> Iterator[Thing]:
        for word in of_a_set():
            yield Thing(f"flag:{word}", dict.fromkeys(LANGUAGES, word))


class SlipperyPower(Power):
    def take(self, match: Kickabout, move: int) -> None:
        if match.rules.options["weather"] == "rain":
            match.log.append(" ".join(of_a_set()))
        super().take(match, move)


@with_steps(SlipperyPower)
class SlipsInTheRain(WithSteps):
    """In dry weather the kit has nothing against it."""


@breaks("in another process, in the opening: LookupError: no ball here")
class OpensNowhereElse(KickaboutGame):
    def opening(self) -> Step[Any]:
        if "pytest" not in sys.modules:
            raise LookupError("no ball here")
        return super().opening()


@breaks("after the matches: LookupError: .*no paper")
class CannotSayWhatItIs(KickaboutGame):
    def spec(self) -> dict[str, object]:
        raise LookupError("no paper")


class LateRound(EndRound):
    """In the fifth round the order of a set decides: later than moves are compared one by one."""

    def run(self, match: Kickabout) -> None:
        if match.round == 5:
            match.log += of_a_set()
        super().run(match)


@with_steps(LateRound)
class EndsInTheOrderOfASet(WithSteps):
    pass


@breaks(ELSEWHERE)
class DealsInTheOrderOfASet(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def redeal_more(self, seat: int | None, chance: Chance) -> None:
            super().redeal_more(seat, chance)
            self.log = of_a_set()


@breaks(ELSEWHERE)
class WhistlesInTheOrderOfASet(KickaboutGame):
    def take_call(self, match: Kickabout, call: Move) -> None:
        match.log += of_a_set() if call.verb == "whistle" else []
        super().take_call(match, call)
