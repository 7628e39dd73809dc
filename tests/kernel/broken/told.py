"""Games that tell a hidden thing where nobody used to look."""

from collections.abc import Mapping

from tests.kernel.broken.making import OtherMatch, WithMatch, WithSteps, breaks, with_steps
from tests.kernel.toys import EVENTS, Bench, Kickabout, KickaboutGame, SetUp, TrimHand, event_kind


class LoudSetUp(SetUp):
    def run(self, match: Kickabout) -> None:
        super().run(match)
        match.tell("deal", {"top": match.game.cards[match.draw_pile.cards[-1]]})


@breaks("in the opening .* is told .* where it cannot know the difference")
class TellsTheTopCardInTheOpening(KickaboutGame):
    event_kinds = {**EVENTS, "deal": event_kind("deal", "Cards are dealt.", {"top": "word"})}
    step_kinds = (*KickaboutGame.step_kinds, LoudSetUp)

    def opening(self) -> SetUp:
        return LoudSetUp()


class SetUpWithLuckyNumbers(SetUp):
    def run(self, match: Kickabout) -> None:
        super().run(match)
        match.tell("lucky numbers", {"of": list(match.lucky)})


@breaks("in the opening .* is told .* where it cannot know the difference")
class TellsASecretInTheOpening(KickaboutGame):
    event_kinds = {**EVENTS, "lucky numbers": event_kind("lucky numbers", "So lucky.", {"of": "[number]"})}
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


# ---- details that are not so


@breaks("a goal is told for side ., but the score went from")
class TellsAGoalForTheOthers(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def score_goal(self, seat: int) -> None:
            self.goals[self.rules.side_of(seat)] += 1
            self.tell("goal", {"seat": (seat + 1) % self.rules.seats, "goals": list(self.goals)})


@breaks("a goal is told for side ., but the score went from")
class TellsEveryGoalTwice(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def score_goal(self, seat: int) -> None:
            super().score_goal(seat)
            self.tell("goal", {"seat": seat, "goals": list(self.goals)})


@breaks("a goal tells the score .*, but it is")
class TellsAGoalTooMany(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def score_goal(self, seat: int) -> None:
            self.goals[self.rules.side_of(seat)] += 1
            self.tell("goal", {"seat": seat, "goals": [goals + 1 for goals in self.goals]})


@breaks("the event 'draw' tells seat . .*, but counts")
class CountsACardTooMany(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def fill(self, seat: int, count: int) -> None:
            count = min(count, len(self.draw_pile))
            drawn = [self.draw(self.draw_pile, self.hands[seat]) for _ in range(count)]
            self.tell("draw", {"seat": seat, "count": count + 1}, "", {seat: {"cards": self.card_ids(drawn)}})


@breaks("the event 'draw' tells seat . .*, of which it knows no card:star")
class TellsOfStarsThatNobodyDrew(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def fill(self, seat: int, count: int) -> None:
            super().fill(seat, count)
            self.tell("draw", {"seat": seat, "count": 4}, "", {seat: {"cards": ["card:star"] * 4}})


@breaks("the event 'shuffle' counts 1, but draw_pile.size went from")
class CountsOneOfTwo(WithMatch):
    event_kinds = {
        **EVENTS,
        "shuffle": event_kind("shuffle", "Cards go away.", {"count": "number", "from": "word?", "to": "word?"}),
    }

    class match_kind(OtherMatch):  # noqa: N801
        def fill(self, seat: int, count: int) -> None:
            for _ in range(min(count, len(self.draw_pile))):
                self.draw(self.draw_pile, self.hands[seat])
            self.tell("shuffle", {"count": 1, "from": "draw_pile", "to": f"hands.{seat}"})


@breaks("the event 'card' tells that .*card:star.* goes to discard_pile, but it does not lie there")
class TellsAStarWhateverIsLaid(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def tell(
            self,
            kind: str,
            details: Mapping[str, object] | None = None,
            rule: str = "",
            private: Mapping[int, Mapping[str, object]] | None = None,
        ) -> None:
            told = {**(details or {}), "card": "card:star"} if kind == "card" else details
            super().tell(kind, told, rule, private)


@breaks("the score went from .* to .*, but 'trim' is told instead of a goal")
class TellsAGoalAsATrim(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def score_goal(self, seat: int) -> None:
            self.goals[self.rules.side_of(seat)] += 1
            self.tell("trim", {"seat": seat, "card": "card:star"}, "KA-4")


class MatchWithAnotherStory(OtherMatch):
    """Tells events otherwise than they were."""

    def tell(
        self,
        kind: str,
        details: Mapping[str, object] | None = None,
        rule: str = "",
        private: Mapping[int, Mapping[str, object]] | None = None,
    ) -> None:
        told = self.otherwise(kind, dict(details or {}))
        if told is not None:
            super().tell(kind, told, rule, private if kind != "draw" or told == details else None)

    def otherwise(self, kind: str, details: dict[str, object]) -> dict[str, object] | None:
        raise NotImplementedError


@breaks("the event 'trim' tells everybody of card:.*, which lies nowhere that everybody sees|does not lie there")
class TellsAnotherCardThanWasTrimmed(WithMatch):
    class match_kind(MatchWithAnotherStory):  # noqa: N801
        def otherwise(self, kind: str, details: dict[str, object]) -> dict[str, object] | None:
            following = {"card:pass": "card:shot", "card:shot": "card:save", "card:save": "card:star"}
            if kind == "trim":
                details["card"] = following.get(str(details["card"]), "card:pass")
            return details


@breaks("the event 'trim' tells of cards, and .* changes: say `from` where `to` where")
class LeavesOutWhereATrimmedCardGoes(WithMatch):
    event_kinds = {**EVENTS, "trim": event_kind("trim", "A card is given away.", {"seat": "seat", "card": "card"})}

    class match_kind(MatchWithAnotherStory):  # noqa: N801
        def otherwise(self, kind: str, details: dict[str, object]) -> dict[str, object] | None:
            return {name: details[name] for name in ("seat", "card")} if kind == "trim" else details


@breaks("the event 'trim' tells of cards from hands.. to discard_pile, but names seat")
class TellsATrimOfSomebodyElse(WithMatch):
    class match_kind(MatchWithAnotherStory):  # noqa: N801
        def otherwise(self, kind: str, details: dict[str, object]) -> dict[str, object] | None:
            return {**details, "seat": 1 if details["seat"] == 0 else 0} if kind == "trim" else details


class GenerousTrim(TrimHand):
    def take(self, match: Kickabout, move: int) -> None:
        if len(match.draw_pile):
            match.draw(match.draw_pile, match.hands[1 - self.seat])
        super().take(match, move)


@breaks("the event 'trim' counts 1 from hands.. to discard_pile, but draw_pile.size, hands...size changed too")
@with_steps(GenerousTrim)
class DrawsForAnotherUntold(WithSteps):
    pass


@breaks("the event 'card' counts 1, but hands...size went from (.+) to \\1")
class TellsACardFromAnotherHand(WithMatch):
    class match_kind(MatchWithAnotherStory):  # noqa: N801
        def otherwise(self, kind: str, details: dict[str, object]) -> dict[str, object] | None:
            other = 1 if details.get("seat") == 0 else 0
            return {**details, "seat": other, "from": f"hands.{other}"} if kind == "card" else details


@breaks("the event 'draw' counts 10, but draw_pile.size went from")
class CountsACardThatNobodyDrew(WithMatch):
    class match_kind(MatchWithAnotherStory):  # noqa: N801
        def otherwise(self, kind: str, details: dict[str, object]) -> dict[str, object] | None:
            return {**details, "count": len(self.hands[0]) + 7} if kind == "draw" else details


@breaks("the event 'draw' counts ., but .* (changed too|went from)")
class TellsNothingOfTrims(WithMatch):
    class match_kind(MatchWithAnotherStory):  # noqa: N801
        def otherwise(self, kind: str, details: dict[str, object]) -> dict[str, object] | None:
            return None if kind == "trim" else details
