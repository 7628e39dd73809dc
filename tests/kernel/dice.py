"""Under the cup: a small game whose secret is no card, and is shown later.

Each of two throws two dice under a cup and looks at them. One says whether they show more than the other's or less;
both cups are lifted, whoever was right scores, and the dice are thrown again.
"""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final

from onze.kernel.chance import Chance
from onze.kernel.event_kinds import CALLED, EventKind
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.outcome import by_score
from onze.kernel.steps import Decision, Step
from onze.kernel.things import Thing
from onze.kernel.words import Text

PLAIN: Final[Text] = {"en": "It says what happens.", "fr": "C’est dit dans le nom."}


class CupMatch(Match):
    """Dice under two cups; ``lifted`` says whether everybody sees them."""

    state: ClassVar[tuple[str, ...]] = ("dice", "lifted", "goals", "round")

    def __init__(self, rules: "UnderTheCup", source: "CupMatch | None" = None) -> None:
        super().__init__(rules, source)
        self.rules = rules
        self.dice: list[list[int]] = [[1, 1], [1, 1]] if source is None else [pair[:] for pair in source.dice]
        self.lifted: bool = False if source is None else source.lifted
        self.goals: list[int] = [0, 0] if source is None else source.goals[:]
        self.round: int = 0 if source is None else source.round

    def redeal_more(self, seat: int | None, chance: Chance) -> None:
        if not self.lifted:
            self.dice = [
                pair if owner == seat else [chance.die(6), chance.die(6)] for owner, pair in enumerate(self.dice)
            ]

    def table(self, seat: int | None) -> dict[str, object]:
        shown = [pair[:] if self.lifted or owner == seat else None for owner, pair in enumerate(self.dice)]
        return {"round": self.round, "goals": self.goals[:], "lifted": self.lifted, "dice": shown}


class Throw(Step[CupMatch]):
    """Both throw; whose dice are whose, but not what they show, is told."""

    def run(self, match: CupMatch) -> None:
        match.lifted = False
        for seat in range(2):
            match.dice[seat] = [match.die(6), match.die(6)]
            if match.heard:
                match.tell("throw", {"seat": seat}, "", {seat: {"dice": match.dice[seat][:]}})
        match.round += 1
        match.then(Guess() if match.round <= match.rules.rounds else FullTime())


class Guess(Decision[CupMatch]):
    """Who begins the round says whether the own dice show more."""

    def asked(self, match: CupMatch) -> tuple[int, ...]:
        return (match.round % 2,)

    def moves(self, match: CupMatch, seat: int) -> tuple[int, ...]:
        return (match.rules.higher, match.rules.lower)

    def take(self, match: CupMatch, move: int) -> None:
        match.then(Lift(move == match.rules.higher), Throw())


class Lift(Step[CupMatch]):
    """The cups are lifted before it is told what lies under them: by then everybody knows it."""

    fields: ClassVar[tuple[str, ...]] = ("higher",)

    def __init__(self, higher: bool) -> None:
        self.higher = higher

    def run(self, match: CupMatch) -> None:
        match.lifted = True
        if match.heard:
            match.tell("cups lifted", {"dice": [pair[:] for pair in match.dice]})
        caller = match.round % 2
        mine, theirs = sum(match.dice[caller]), sum(match.dice[1 - caller])
        if mine != theirs:
            match.goals[caller if (mine > theirs) == self.higher else 1 - caller] += 1
            if match.heard:
                match.tell("goal", {"goals": match.goals[:]})


class FullTime(Step[CupMatch]):
    """Most goals win."""

    def run(self, match: CupMatch) -> None:
        match.finish(by_score(match.rules.sides, match.goals, "full time"))


class UnderTheCup(Game[CupMatch]):
    """Three rounds for two."""

    id: ClassVar[str] = "under-the-cup"
    title: ClassVar[Text] = {"en": "Under the cup", "fr": "Sous le gobelet"}
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (2,)
    step_kinds: ClassVar[tuple[type[Step[Any]], ...]] = (Throw, Guess, Lift, FullTime)
    event_kinds: ClassVar[Mapping[str, EventKind]] = {
        kind.name: kind
        for kind in (
            EventKind("throw", PLAIN, {"seat": "seat"}, {"dice": "[number]"}),
            EventKind("cups lifted", PLAIN, {"dice": "[[number]]"}),
            EventKind("goal", PLAIN, {"goals": "[number]"}),
            CALLED,
        )
    }
    rounds: ClassVar[int] = 3
    match_kind: ClassVar[type[CupMatch]] = CupMatch

    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(seats, options)
        self.higher = self.vocabulary.add("say", "guess:higher")
        self.lower = self.vocabulary.add("say", "guess:lower")
        self.longest = self.rounds

    def describe(self) -> Iterator[Thing]:
        yield Thing("reason:full-time", {"en": "full time", "fr": "fin du match"})

    def blank(self) -> CupMatch:
        return self.match_kind(self)

    def opening(self) -> Step[Any]:
        return Throw()

    def score(self, match: CupMatch) -> tuple[int, ...]:
        return tuple(match.goals)
