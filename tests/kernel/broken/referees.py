"""Games whose referee does or tells what it must not."""

from typing import Any

from onze.kernel.chance import Chance
from onze.kernel.outcome import Outcome, shared
from onze.kernel.vocabulary import Move
from tests.kernel.broken.making import OtherMatch, WithMatch, breaks
from tests.kernel.toys import EVENTS, Kickabout, KickaboutGame, event_kind


@breaks("the referee’s 'whistle' tells .* what it cannot know")
class TellsAHandAtTheWhistle(KickaboutGame):
    event_kinds = {**EVENTS, "look": event_kind("look", "A look at a hand.", {"cards": "[card]"})}

    def take_call(self, match: Kickabout, call: Move) -> None:
        super().take_call(match, call)
        if call.verb == "whistle":
            match.tell("look", {"cards": match.card_ids(match.hands[0].cards)})


@breaks("the event 'pause' is no kind that the game lists")
class TellsAnotherKindAtACall(KickaboutGame):
    def take_call(self, match: Kickabout, call: Move) -> None:
        super().take_call(match, call)
        match.tell("pause", {})


@breaks("no event tells that goals changed")
class ScoresSilentlyAtTheWhistle(KickaboutGame):
    def take_call(self, match: Kickabout, call: Move) -> None:
        if call.verb == "whistle":
            match.goals[0] += 1
        super().take_call(match, call)


@breaks("what the referee’s 'whistle' does depends on whether somebody listens")
class WhistlesForListenersOnly(KickaboutGame):
    def take_call(self, match: Kickabout, call: Move) -> None:
        if call.verb != "whistle" or match.heard:
            super().take_call(match, call)


@breaks("forgets that the referee has said 'whistle'")
class ForgetsTheWhistleInAClone(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def __init__(self, rules: KickaboutGame, source: Any = None) -> None:
            super().__init__(rules, source)
            self.last_round = False


@breaks("a draw that was agreed is none")
class GivesAnAgreedDrawToTheFirst(KickaboutGame):
    def take_call(self, match: Kickabout, call: Move) -> None:
        if call.verb == "agree draw":
            match.finish(Outcome(shared(self.sides, [0]), self.score(match), "draw agreed"))
        else:
            super().take_call(match, call)


@breaks("a match that is abandoned goes on")
class PlaysOnWhenAbandoned(KickaboutGame):
    def take_call(self, match: Kickabout, call: Move) -> None:
        if call.verb != "abandon":
            super().take_call(match, call)


@breaks("the match holds last_round = True, which its position does not give back")
class LeavesTheWhistleOutOfThePosition(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        state = ("round", "goals", "lucky", "log")


@breaks(r"the match holds resigned = \(.,\), which its position does not give back")
class LeavesQuittersOutOfThePosition(WithMatch):
    def __init__(self, seats: int = 3, **options: object) -> None:
        super().__init__(seats, **options)

    class match_kind(OtherMatch):  # noqa: N801
        def position(self) -> dict[str, object]:
            return {name: part for name, part in super().position().items() if name != "resigned"}


@breaks("a redeal for .* forgets that the referee has said 'resign seat:.'")
class ForgetsQuittersInARedeal(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def redeal_more(self, seat: int | None, chance: Chance) -> None:
            super().redeal_more(seat, chance)
            self.resigned = ()

    def __init__(self, seats: int = 3, **options: object) -> None:
        super().__init__(seats, **options)


@breaks("the time of seat . is up, and it wins")
class WaitsForWhoeverIsLate(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def lose_on_time(self, seat: int) -> None:
            super().lose_on_time(1 - seat)
