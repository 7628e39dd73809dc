"""Games that keep to themselves what everybody should see."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from onze.kernel.chance import Chance
from onze.kernel.steps import Step
from tests.kernel.broken.making import OtherMatch, ReplacingMatch, WithMatch, WithSteps, breaks, with_steps
from tests.kernel.toys import SAVE, Aim, EndTurn, Kickabout, KickaboutGame, Power, SetUp

# ---- what a question is about


class SilentAim(Aim):
    def shown(self, match: Kickabout) -> dict[str, object]:
        return {}


@breaks("whoever is asked never sees card of SilentAim: put it into `shown`, or name it in `derived`")
@with_steps(SilentAim)
class AsksWhereToAimAndNotWhat(WithSteps):
    pass


class PowerWithoutASide(Power):
    def shown(self, match: Kickabout) -> dict[str, object]:
        return {"card": match.game.card_id(self.card)}


@breaks("whoever is asked never sees side of PowerWithoutASide")
@with_steps(PowerWithoutASide)
class AsksHowHardAndNotWhere(WithSteps):
    pass


# ---- facts


@breaks("'round' is named in `hidden`, but somebody sees it\nseed [0-9]+, moves played:\n  [01] ")
class HidesTheRoundThatItShows(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        hidden = ("log", "round")


@breaks("nobody ever sees last_round, corners: put it into the view|nobody ever sees corners: put it into the view")
class KeepsItsCornersToItself(WithSteps):
    def blank(self) -> Kickabout:
        return CornerMatch(self)


class CornerMatch(ReplacingMatch):
    state: ClassVar[tuple[str, ...]] = (*Kickabout.state, "corners")

    def __init__(self, rules: KickaboutGame, source: Kickabout | None = None) -> None:
        super().__init__(rules, source)
        self.corners: int = source.corners if isinstance(source, CornerMatch) else 0


class CornerPower(Power):
    def take(self, match: Kickabout, move: int) -> None:
        assert isinstance(match, CornerMatch)
        match.corners += 1
        super().take(match, move)


with_steps(CornerPower)(KeepsItsCornersToItself)


class NotingMatch(OtherMatch):
    """Notes the round, which it shows, and beside it how many turns there were, which it does not."""

    state: ClassVar[tuple[str, ...]] = (*Kickabout.state, "notes")

    def __init__(self, rules: KickaboutGame, source: Kickabout | None = None) -> None:
        super().__init__(rules, source)
        self.notes: list[int] = source.notes[:] if isinstance(source, NotingMatch) else [0, 0]

    def table(self, seat: int | None) -> dict[str, object]:
        return {**super().table(seat), "noted": self.notes[0]}

    def beside(self) -> dict[str, object]:
        return {**super().beside(), "noted": self.notes[0]}

    def fill(self, seat: int, count: int) -> None:
        self.notes = [self.round, self.notes[1] + 1]
        super().fill(seat, count)


@breaks(r"nobody ever sees notes\[1\]: put it into the view")
class ShowsHalfOfWhatItNotes(WithMatch):
    match_kind = NotingMatch


# ---- what is drawn


@breaks("draw_pile.size, .* is not drawn: name every score and every size in `drawn`")
class DrawsOnlyGoals(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def drawn(self) -> dict[str, object]:
            return {"goals": list(self.goals)}


@breaks("'weather' is drawn as 'dry', but not so in the public view")
class DrawsWhatNobodySees(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def beside(self) -> dict[str, object]:
            return {**super().beside(), "weather": "dry"}


@breaks("the public view changes at round, which is not drawn: name it in `drawn`, `beside` or `undrawn`")
class DoesNotDrawTheRound(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def beside(self) -> dict[str, object]:
            return {path: value for path, value in super().beside().items() if path != "round"}


class QuietSave(Power):
    """Whoever saves shows his hand, and keeps the card for another time."""

    def take(self, match: Kickabout, move: int) -> None:
        if self.card == SAVE:
            match.show(match.hands[self.seat])
        else:
            super().take(match, move)


class QuietEndOfATurn(EndTurn):
    def run(self, match: Kickabout) -> None:
        if len(match.hands[self.seat]) < match.rules.hand_size:
            super().run(match)


@breaks("no event tells that hands.*.cards changed")
@with_steps(QuietSave, QuietEndOfATurn)
class ShowsAHandInSilence(WithSteps):
    pass


class SilentSetUp(SetUp):
    def run(self, match: Kickabout) -> None:
        heard, match.heard = match.heard, False
        super().run(match)
        match.heard = heard


@breaks("no event tells that draw_pile.size, .* changed")
class DealsInSilence(KickaboutGame):
    step_kinds = (*KickaboutGame.step_kinds, SilentSetUp)

    def opening(self) -> SetUp:
        return SilentSetUp()


class SetUpWithFalseDraws(SetUp):
    def run(self, match: Kickabout) -> None:
        super().run(match)
        match.tell("draw", {"seat": 0, "count": 99}, "KA-2", {0: {"cards": ["card:star"]}})


@breaks("the event 'draw' tells seat 0 .*, but counts 99")
class TellsFalseDrawsInTheOpening(KickaboutGame):
    step_kinds = (*KickaboutGame.step_kinds, SetUpWithFalseDraws)

    def opening(self) -> SetUp:
        return SetUpWithFalseDraws()


class WindyMatch(OtherMatch):
    """There is wind in it that blows in scenarios only, and that nobody is shown."""

    state = (*Kickabout.state, "wind")

    def __init__(self, rules: KickaboutGame, source: Any = None) -> None:
        super().__init__(rules, source)
        self.wind: int = 0 if source is None else source.wind


@breaks("nobody ever sees wind")
class KeepsTheWindOfScenariosToItself(WithMatch):
    match_kind = WindyMatch

    def set_scene(
        self, match: Kickabout, decision: str, facts: Mapping[str, Any], chance: Chance
    ) -> Sequence[Step[Any]]:
        assert isinstance(match, WindyMatch)
        match.wind = len(decision)
        return super().set_scene(match, decision, facts, chance)
