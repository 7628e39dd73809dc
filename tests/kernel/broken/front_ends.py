"""Games that a page could not draw: things unknown, menus that point nowhere, changes that nobody tells."""

from collections.abc import Iterator, Mapping

from onze.kernel.things import Thing
from onze.kernel.words import LANGUAGES, Text
from tests.kernel.broken.making import OtherMatch, WithMatch, WithSteps, breaks, with_steps
from tests.kernel.toys import EVENTS, ChooseCard, Kickabout, KickaboutGame, Power, Round, TrimHand, event_kind

# ---- views and things


@breaks("the view of seat . names .*square:centre.*, which `things` does not know")
class ShowsASquareThatIsNoThing(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def table(self, seat: int | None) -> dict[str, object]:
            return {**super().table(seat), "ball": "square:centre"}


@breaks("not so: what 'wave left' is about has a kind")
class HasAThingWithoutAKind(KickaboutGame):
    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(seats, **options)
        self.vocabulary.add("wave", "left")


@breaks("the public view and the private one of seat . do not make up its view")
class HidesItsHandFromItself(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def private_view(self, seat: int, public: Mapping[str, object] | None = None) -> dict[str, object]:
            return {name: part for name, part in super().private_view(seat, public).items() if name != "hands"}


@breaks("'goals' is drawn as .*, but not so in the public view")
class DrawsAnotherScore(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def drawn(self) -> dict[str, object]:
            return {**super().drawn(), "goals": [goals + 1 for goals in self.goals]}


@breaks("no event tells that goals changed")
class ComparesWithAnotherDrawing(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def drawn_to_compare(self) -> dict[str, object]:
            return {**self.drawn(), "goals": [0, 0]} if any(self.goals) else self.drawn()


# ---- menus


class CardsInTheStand(ChooseCard):
    def place(self, match: Kickabout, move: int, seat: int) -> str | None:
        return f"hands.{1 - seat}"


@breaks("'play card:.*' points at 'hands.*', where its thing does not lie")
@with_steps(CardsInTheStand)
class PointsAtTheOtherHand(WithSteps):
    pass


class CardsAsButtons(ChooseCard):
    def place(self, match: Kickabout, move: int, seat: int) -> str | None:
        return ""


@breaks("whatever 'play' of CardsAsButtons is said of lies in the hand, but is shown as a button")
@with_steps(CardsAsButtons)
class ShowsItsHandAsButtons(WithSteps):
    pass


class CountsTheOthersShots(ChooseCard):
    def note(self, match: Kickabout, move: int, seat: int) -> Text | None:
        return dict.fromkeys(LANGUAGES, f"against {match.hands[1 - seat].cards.count(1)} shots")


@breaks("the menu of seat . changes with what it cannot know")
@with_steps(CountsTheOthersShots)
class TellsInANoteWhatTheOtherHolds(WithSteps):
    pass


class ForeseesTheNextCard(ChooseCard):
    def foresee(self, match: Kickabout, move: int, seat: int) -> dict[str, object]:
        return {"next": match.game.card_id(match.draw_pile.cards[-1])} if match.draw_pile.cards else {}


@breaks("what seat . foresees changes with what it cannot know")
@with_steps(ForeseesTheNextCard)
class ForeseesWhatIsDrawn(WithSteps):
    pass


class ForeseesInTuples(Power):
    def foresee(self, match: Kickabout, move: int, seat: int) -> dict[str, object]:
        return {"goals": tuple(match.goals)}


@breaks("the menu is not made of plain values")
@with_steps(ForeseesInTuples)
class ForeseesWhatJSONCannotSay(WithSteps):
    pass


# ---- events


class CheeredPower(Power):
    def take(self, match: Kickabout, move: int) -> None:
        super().take(match, move)
        match.tell("cheer", {"seat": self.seat})


@breaks("the event 'cheer' is no kind that the game lists")
@with_steps(CheeredPower)
class TellsAKindThatItDoesNotList(WithSteps):
    pass


@breaks("the event 'cheer': 'loud' is missing")
@with_steps(CheeredPower)
class LeavesADetailOut(WithSteps):
    event_kinds = {**EVENTS, "cheer": event_kind("cheer", "People cheer.", {"seat": "seat", "loud": "flag"})}


@breaks("the event 'cheer': 'seat' is no detail of it")
@with_steps(CheeredPower)
class AddsADetail(WithSteps):
    event_kinds = {**EVENTS, "cheer": event_kind("cheer", "People cheer.", {})}


@breaks("the event 'cheer': 'seat' is 0, which is no card|the event 'cheer': 'seat' is 1, which is no card")
@with_steps(CheeredPower)
class TellsASeatForACard(WithSteps):
    event_kinds = {**EVENTS, "cheer": event_kind("cheer", "People cheer.", {"seat": "card"})}


class TupledPower(Power):
    def take(self, match: Kickabout, move: int) -> None:
        super().take(match, move)
        match.tell("cheer", {"stands": (1, 2)})


@breaks("the event 'cheer' is not made of plain values")
@with_steps(TupledPower)
class TellsInTuples(WithSteps):
    event_kinds = {**EVENTS, "cheer": event_kind("cheer", "People cheer.", {"stands": "[number]"})}


class SilentRound(Round):
    """Goals of a friendly count for nothing, and nobody says so."""

    def run(self, match: Kickabout) -> None:
        super().run(match)
        match.goals = [0] * len(match.goals)


@breaks("no event tells that goals changed")
@with_steps(SilentRound)
class ForgetsToTellThatGoalsAreGone(WithSteps):
    pass


# ---- what is the kernel's to say, and things that are badly described


@breaks("the public view is not what a spectator sees")
class ShowsHandsToAll(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def public_view(self) -> dict[str, object]:
            return {**super().public_view(), "hands": [self.seen(hand, seat) for seat, hand in enumerate(self.hands)]}


@breaks("the table of seat . says .*viewer.*, which is the kernel's to say")
class SaysWhoLooks(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def table(self, seat: int | None) -> dict[str, object]:
            return {**super().table(seat), "viewer": 0}


class AsksSomebodyElse(ChooseCard):
    def shown(self, match: Kickabout) -> dict[str, object]:
        return {"asked": [1 - self.seat]}


@breaks("AsksSomebodyElse shows .*asked.*, which is the kernel's to say")
@with_steps(AsksSomebodyElse)
class ShowsThatAnotherIsAsked(WithSteps):
    pass


@breaks("not described in plain values and every language")
class DescribesACardInEnglishOnly(KickaboutGame):
    def describe(self) -> Iterator[Thing]:
        yield Thing("card:shot", {"en": "shot"})


@breaks("not described in plain values and every language")
class DescribesACardWithASet(KickaboutGame):
    def describe(self) -> Iterator[Thing]:
        yield Thing("card:shot", dict.fromkeys(LANGUAGES, "shot"), facts={"at": {1, 2}})


@breaks("the event 'anthem' is no kind that the game lists")
class TellsAnAnthemInTheOpening(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def fill(self, seat: int, count: int) -> None:
            super().fill(seat, count)
            if self.round == 1 and not self.last_round and self.heard and not self.log:
                self.tell("anthem", {})


class CardsOnABoard(ChooseCard):
    def place(self, match: Kickabout, move: int, seat: int) -> str | None:
        return "board"


@breaks("points at the board, where nothing of its kind lies")
@with_steps(CardsOnABoard)
class PointsAtABoardThatIsNone(WithSteps):
    pass


class CardsInAnyHand(ChooseCard):
    def place(self, match: Kickabout, move: int, seat: int) -> str | None:
        return "hands"


@breaks("points at 'hands', where its thing does not lie")
@with_steps(CardsInAnyHand)
class PointsAtAllHands(WithSteps):
    pass


class NotesInEnglish(ChooseCard):
    def note(self, match: Kickabout, move: int, seat: int) -> Text | None:
        return {"en": "good"}


@breaks("is not said in every language")
@with_steps(NotesInEnglish)
class NotesInEnglishOnly(WithSteps):
    pass


# ---- what is handed out, and to whom


@breaks("an event holds a part of the match")
class TellsItsLiveGoals(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def score_goal(self, seat: int) -> None:
            self.goals[self.rules.side_of(seat)] += 1
            self.tell("goal", {"seat": seat, "goals": self.goals})


class ForeseesLive(Power):
    def foresee(self, match: Kickabout, move: int, seat: int) -> dict[str, object]:
        return {"goals": match.goals}


@breaks("the menu, or what is foreseen, holds a part of the match")
@with_steps(ForeseesLive)
class ForeseesItsLiveGoals(WithSteps):
    pass


class ForeseesNowhere(Power):
    def foresee(self, match: Kickabout, move: int, seat: int) -> dict[str, object]:
        return {"to": "square:nowhere"}


@breaks("what is foreseen names .*square:nowhere.*, which `things` does not know")
@with_steps(ForeseesNowhere)
class ForeseesASquareThatIsNoThing(WithSteps):
    pass


class WhisperedPower(Power):
    def take(self, match: Kickabout, move: int) -> None:
        super().take(match, move)
        match.tell("cheer", {}, "", {9: {"seat": 0}})


@breaks("it tells seat 9 more, which is none")
@with_steps(WhisperedPower)
class WhispersToNobody(WithSteps):
    event_kinds = {**EVENTS, "cheer": event_kind("cheer", "People cheer.", {}, {"seat": "seat"})}


class LostPower(Power):
    def take(self, match: Kickabout, move: int) -> None:
        super().take(match, move)
        match.tell("cheer", {"where": "square:nowhere"})


@breaks("'where' is 'square:nowhere', which is no word")
@with_steps(LostPower)
class TellsOfASquareThatIsNoThing(WithSteps):
    event_kinds = {**EVENTS, "cheer": event_kind("cheer", "People cheer.", {"where": "word"})}


@breaks("before the match: ZeroDivisionError")
class CannotDescribeItself(KickaboutGame):
    def describe(self) -> Iterator[Thing]:
        raise ZeroDivisionError("no ball")


class TrimForesight(TrimHand):
    def foresee(self, match: Kickabout, move: int, seat: int) -> Mapping[str, object]:
        return {"next": match.card_ids(match.draw_pile.cards[-1:])}


@breaks("what seat . foresees changes with what it cannot know")
@with_steps(TrimForesight)
class ForeseesTheNextCardAtARareQuestion(WithSteps):
    pass
