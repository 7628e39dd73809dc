"""Games that tell a hidden thing where nobody used to look."""

from tests.kernel.broken.making import OtherMatch, WithMatch, WithSteps, breaks, with_steps
from tests.kernel.toys import EVENTS, Bench, Kickabout, KickaboutGame, SetUp, event_kind


class LoudSetUp(SetUp):
    def run(self, match: Kickabout) -> None:
        super().run(match)
        match.tell("deal", {"top": match.game.cards[match.draw_pile.cards[-1]]})


@breaks("in the opening .* is told .* where it cannot know the difference")
class TellsTheTopCardInTheOpening(KickaboutGame):
    step_kinds = (*KickaboutGame.step_kinds, LoudSetUp)

    def opening(self) -> SetUp:
        return LoudSetUp()


class SetUpWithLuckyNumbers(SetUp):
    def run(self, match: Kickabout) -> None:
        super().run(match)
        match.tell("lucky numbers", {"of": list(match.lucky)})


@breaks("in the opening .* is told .* where it cannot know the difference")
class TellsASecretInTheOpening(KickaboutGame):
    step_kinds = (*KickaboutGame.step_kinds, SetUpWithLuckyNumbers)

    def opening(self) -> SetUp:
        return SetUpWithLuckyNumbers()


class OpenHandedBench(Bench):
    def reveal(self, match: Kickabout, answers: dict[int, tuple[int, ...]]) -> None:
        super().reveal(match, answers)
        match.tell("hands", {"cards": [match.card_names(hand.cards) for hand in match.hands]})


@breaks("is told .* where it cannot know the difference")
@with_steps(OpenHandedBench)
class TellsHandsWhenAnswersOpen(WithSteps):
    pass


@breaks("is told .* where it cannot know the difference")
class TellsWhoDrawsWhatComesNext(WithMatch):
    event_kinds = {**EVENTS, "look": event_kind("look", "A look at the pile.", {"seat": "seat"}, {"next": "card"})}

    class match_kind(OtherMatch):  # noqa: N801
        def fill(self, seat: int, count: int) -> None:
            super().fill(seat, count)
            if self.heard and count and self.draw_pile.cards:
                following = self.game.card_id(self.draw_pile.cards[-1])
                self.tell("look", {"seat": seat}, "", {seat: {"next": following}})
