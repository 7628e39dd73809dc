"""A kickabout: the smallest game that uses every part of the kernel.

Everybody holds a few cards. In each round all seats first bench two cards each, unseen by the others, and
draw new ones; then each in turn plays a card, aims it and says how hard. A shot that the die lets in ends the
round; a pass draws two cards, and a hand that has grown too big is trimmed at once; a save shows the whole
hand; a star is a penalty: all seats call a side together, and a golden goal ends the match.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, ClassVar, Final, Self

from onze.kernel.cards import EVERYBODY, NOBODY, Place
from onze.kernel.cards.odds import Odds
from onze.kernel.chance import Chance, Seeded
from onze.kernel.event_kinds import CALLED, EventKind
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.options import Option
from onze.kernel.outcome import by_score
from onze.kernel.scenes import PackLeft, Scene
from onze.kernel.steps import Decision, Step, Together
from onze.kernel.things import Thing
from onze.kernel.vocabulary import Move
from onze.kernel.words import LANGUAGES, Text

KINDS: Final = {"pass": 8, "shot": 8, "save": 5, "star": 3}
PASS, SHOT, SAVE, STAR = range(4)
SIDES: Final = ("left", "right")
GOAL: Final = {"en": "goal", "fr": "but"}


def event_kind(
    name: str, sentence: str, details: Mapping[str, str], private: Mapping[str, str] | None = None
) -> EventKind:
    """A kind of event whose sentence is the same in both languages."""
    return EventKind(name, dict.fromkeys(LANGUAGES, sentence), details, private)


EVENTS: Final = {
    kind.name: kind
    for kind in (
        event_kind(
            "draw",
            "A hand is filled up.",
            {"seat": "seat", "count": "number", "from": "word", "to": "word"},
            {"cards": "[card]"},
        ),
        event_kind("shuffle", "The draw pile is made.", {"count": "number"}),
        event_kind("bench", "Cards are laid aside.", {"seat": "seat", "cards": "[card]", "from": "word", "to": "word"}),
        event_kind(
            "card", "A card is played.", {"seat": "seat", "card": "card", "aimed": "word", "from": "word", "to": "word"}
        ),
        event_kind(
            "trim", "A card too many is given away.", {"seat": "seat", "card": "card", "from": "word", "to": "word"}
        ),
        event_kind("goal", "A goal.", {"seat": "seat", "goals": "[number]"}),
        CALLED,
    )
}


class Kickabout(Match):
    """A kickabout in play; every seat also has a lucky number that the others do not know."""

    state: ClassVar[tuple[str, ...]] = ("round", "goals", "lucky", "last_round", "log")
    hidden: ClassVar[tuple[str, ...]] = ("log",)

    def __init__(self, rules: "KickaboutGame", source: "Kickabout | None" = None) -> None:
        super().__init__(rules, source)
        self.rules = rules
        self.draw_pile = self.zones[0]
        self.discard_pile = self.zones[1]
        self.hands = self.zones[2:]
        self.round: int = 1 if source is None else source.round
        self.goals: list[int] = [0] * len(rules.sides) if source is None else source.goals[:]
        self.lucky: list[int] = [1] * rules.seats if source is None else source.lucky[:]
        self.last_round: bool = False if source is None else source.last_round
        self.log: list[str] = [] if source is None else source.log[:]

    def clone(self) -> Self:
        return Kickabout(self.rules, self)  # type: ignore[return-value]

    def redeal_more(self, seat: int | None, chance: Chance) -> None:
        self.lucky = [own if owner == seat else chance.below(6) + 1 for owner, own in enumerate(self.lucky)]

    def table(self, seat: int | None) -> dict[str, object]:
        return {
            "round": self.round,
            "goals": list(self.goals),
            "last_round": self.last_round,
            "lucky": None if seat is None else self.lucky[seat],
            "draw_pile": self.seen(self.draw_pile, seat),
            "discard_pile": self.seen(self.discard_pile, seat),
            "hands": [self.seen(hand, seat) for hand in self.hands],
        }

    def drawn(self) -> dict[str, object]:
        sizes = {f"hands.{seat}.size": len(hand) for seat, hand in enumerate(self.hands)}
        discards = {**self.seen_hand(self.discard_pile, None)}
        return {
            "goals": list(self.goals),
            "draw_pile.size": len(self.draw_pile),
            "discard_pile": discards,
            **sizes,
        }

    def beside(self) -> dict[str, object]:
        shown = {f"hands.{seat}.cards": self.seen_hand(hand, None)["cards"] for seat, hand in enumerate(self.hands)}
        return {"round": self.round, "last_round": self.last_round, **shown}

    def fill(self, seat: int, count: int) -> None:
        """Draws cards, as many as there are."""
        count = min(count, len(self.draw_pile))
        drawn = [self.draw(self.draw_pile, self.hands[seat]) for _ in range(count)]
        if self.heard:
            details = {"seat": seat, "count": count, "from": "draw_pile", "to": f"hands.{seat}"}
            self.tell("draw", details, "KA-2", {seat: {"cards": self.card_ids(drawn)}})

    def score_goal(self, seat: int) -> None:
        self.goals[self.rules.side_of(seat)] += 1
        if self.heard:
            self.tell("goal", {"seat": seat, "goals": list(self.goals)}, "KA-4")


class Act(Step[Kickabout]):
    """Writes its name down, then says what follows: one ``then`` for each group of acts."""

    fields: ClassVar[tuple[str, ...]] = ("name", "groups")

    def __init__(self, name: str, groups: Sequence[Sequence[Any]] = ()) -> None:
        self.name = name
        self.groups = tuple(groups)

    def run(self, match: Kickabout) -> None:
        match.log.append(self.name)
        for group in self.groups:
            match.then(*(Act(*act) if isinstance(act, tuple) else Act(act) for act in group))


class SkipTo(Step[Kickabout]):
    """Puts acts down, skips to the nearest step of a kind, and puts other acts down."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "before", "after")

    def __init__(self, kind: str, before: Sequence[str] = (), after: Sequence[str] = ()) -> None:
        self.kind = kind
        self.before = tuple(before)
        self.after = tuple(after)

    def run(self, match: Kickabout) -> None:
        match.then(*(Act(name) for name in self.before))
        match.skip_to({kind.__name__: kind for kind in match.rules.step_kinds}[self.kind])
        match.then(*(Act(name) for name in self.after))


class SetUp(Step[Kickabout]):
    """Shuffles, deals, and throws the lucky numbers (KA-1)."""

    def run(self, match: Kickabout) -> None:
        for card, count in enumerate(KINDS.values()):
            for _ in range(count):
                match.draw_pile.put(card)
        match.shuffle(match.draw_pile)
        if match.heard:
            match.tell("shuffle", {"count": len(match.draw_pile)}, "KA-1")
        for seat in range(match.rules.seats):
            match.fill(seat, match.rules.hand_size)
        match.lucky = [match.die(6) for _ in match.lucky]
        match.then(Round(1), FullTime())


class Round(Step[Kickabout]):
    """All bench, then each seat has its turn (KA-2)."""

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, match: Kickabout) -> None:
        match.round = self.number
        if len(match.draw_pile) < 2 * match.rules.seats:
            match.sweep_and_shuffle((match.draw_pile, match.discard_pile), match.draw_pile)
            if match.heard:
                match.tell("shuffle", {"count": len(match.draw_pile)}, "KA-2")
        match.then(Bench(), *(Turn(seat) for seat in range(match.rules.seats)), EndRound())


class Turn(Step[Kickabout]):
    """One seat plays a card (KA-3)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, match: Kickabout) -> None:
        match.then(ChooseCard(self.seat), EndTurn(self.seat))


class EndTurn(Turn):
    """The turn is over: the hand is filled up (KA-3)."""

    def run(self, match: Kickabout) -> None:
        size = len(match.hands[self.seat])
        match.log.append(f"turn of {self.seat} ends with {size} cards")
        match.fill(self.seat, match.rules.hand_size - size)


class EndRound(Step[Kickabout]):
    """Another round follows unless this was the last (KA-5)."""

    def run(self, match: Kickabout) -> None:
        match.log.append(f"round {match.round} over")
        if not match.last_round and match.round < match.rules.rounds:
            match.then(Round(match.round + 1))


class FullTime(Step[Kickabout]):
    """The best score wins (KA-5)."""

    def run(self, match: Kickabout) -> None:
        match.finish(by_score(match.rules.sides, match.goals, "full time", "KA-5"))


class SeatDecision(Decision[Kickabout]):
    """A decision of one seat."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "KA-3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, match: Kickabout) -> tuple[int, ...]:
        return (self.seat,)


class ChooseCard(SeatDecision):
    """Which card to play; an empty hand passes (KA-3)."""

    def moves(self, match: Kickabout, seat: int) -> tuple[int, ...]:
        match.rules.listings += 1
        return tuple(sorted(set(match.hands[seat].cards))) or (match.rules.pass_on,)

    def commits(self, match: Kickabout, move: int, seat: int) -> bool:
        return move == match.rules.pass_on

    def take(self, match: Kickabout, move: int) -> None:
        if move != match.rules.pass_on:
            match.then(Aim(self.seat, move))


class Aim(SeatDecision):
    """To which side (KA-3)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def moves(self, match: Kickabout, seat: int) -> tuple[int, ...]:
        return (match.rules.aim, match.rules.aim + 1)

    def commits(self, match: Kickabout, move: int, seat: int) -> bool:
        return False

    def take(self, match: Kickabout, move: int) -> None:
        match.then(Power(self.seat, self.card, move - match.rules.aim))

    def shown(self, match: Kickabout) -> dict[str, object]:
        return {"card": match.game.card_id(self.card)}


class Power(SeatDecision):
    """How hard, from one to three; the card is played (KA-3, KA-4)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "side")

    def __init__(self, seat: int, card: int, side: int) -> None:
        super().__init__(seat)
        self.card = card
        self.side = side

    def moves(self, match: Kickabout, seat: int) -> tuple[int, ...]:
        return tuple(range(match.rules.power, match.rules.power + 3))

    def shown(self, match: Kickabout) -> dict[str, object]:
        return {"card": match.game.card_id(self.card), "aimed": f"side:{SIDES[self.side]}"}

    def odds(self, match: Kickabout, move: int, seat: int) -> Odds | None:
        """A shot goes in when the die and how hard it was make six."""
        return Odds(GOAL, Fraction(move - match.rules.power + 1, 6)) if self.card == SHOT else None

    def take(self, match: Kickabout, move: int) -> None:
        seat = self.seat
        match.give(self.card, match.hands[seat], match.discard_pile)
        if match.heard:
            details = {"seat": seat, "card": match.game.card_id(self.card), "aimed": f"side:{SIDES[self.side]}"}
            match.tell("card", {**details, "from": f"hands.{seat}", "to": "discard_pile"}, "KA-3")
        if self.card == PASS:
            match.fill(seat, 2)
            if len(match.hands[seat]) > match.rules.hand_size:
                match.then(TrimHand(seat))
        elif self.card == SHOT:
            if match.die(6) + move - match.rules.power >= 6:
                match.score_goal(seat)
                match.skip_to(EndRound)
        elif self.card == SAVE:
            match.show(match.hands[seat])
        else:
            match.then(Penalty(seat))


class TrimHand(SeatDecision):
    """A hand that has grown too big gives a card away before anything else happens (KA-3)."""

    def moves(self, match: Kickabout, seat: int) -> tuple[int, ...]:
        return tuple(match.rules.discard + card for card in sorted(set(match.hands[seat].cards)))

    def take(self, match: Kickabout, move: int) -> None:
        card = move - match.rules.discard
        match.give(card, match.hands[self.seat], match.discard_pile)
        if match.heard:
            details = {"seat": self.seat, "card": match.game.card_id(card)}
            match.tell("trim", {**details, "from": f"hands.{self.seat}", "to": "discard_pile"}, "KA-3")


class Bench(Together[Kickabout]):
    """Every seat lays two cards aside, one after the other; all are shown at once (KA-2)."""

    rule: ClassVar[str] = "KA-2"

    def everyone(self, match: Kickabout) -> tuple[int, ...]:
        return tuple(range(match.rules.seats))

    def complete(self, match: Kickabout, seat: int, said: tuple[int, ...]) -> bool:
        return len(said) == min(2, len(match.hands[seat]))

    def moves(self, match: Kickabout, seat: int) -> tuple[int, ...]:
        said = self.said(match, seat)
        hand = match.hands[seat].cards
        bench = match.rules.bench
        return tuple(bench + card for card in sorted(set(hand)) if hand.count(card) > said.count(bench + card))

    def reveal(self, match: Kickabout, answers: dict[int, tuple[int, ...]]) -> None:
        for seat, said in answers.items():
            cards = [move - match.rules.bench for move in said]
            for card in cards:
                match.give(card, match.hands[seat], match.discard_pile)
            if match.heard:
                details = {"seat": seat, "cards": match.card_ids(cards)}
                match.tell("bench", {**details, "from": f"hands.{seat}", "to": "discard_pile"}, "KA-2")
            match.log.append(f"{seat} benches {', '.join(match.game.name(move) for move in said)}")
            match.fill(seat, len(said))


class Penalty(Together[Kickabout]):
    """Taker and all others call a side; where nobody guesses it, a golden goal ends the match (KA-4)."""

    fields: ClassVar[tuple[str, ...]] = ("taker",)
    rule: ClassVar[str] = "KA-4"

    def __init__(self, taker: int) -> None:
        self.taker = taker

    def everyone(self, match: Kickabout) -> tuple[int, ...]:
        return tuple(range(match.rules.seats))

    def moves(self, match: Kickabout, seat: int) -> tuple[int, ...]:
        return (match.rules.call, match.rules.call + 1)

    def shown(self, match: Kickabout) -> dict[str, object]:
        return {"taker": self.taker}

    def reveal(self, match: Kickabout, answers: dict[int, tuple[int, ...]]) -> None:
        calls = [answers[seat] for seat in range(match.rules.seats)]
        match.log.append(f"calls {', '.join(match.game.name(said[0]) for said in calls)}")
        if calls.count(calls[self.taker]) == 1:
            match.score_goal(self.taker)
            match.skip_to(FullTime)


class KickaboutGame(Game[Kickabout]):
    """The kickabout for two to four seats; with four, those who sit across from each other play together."""

    id: ClassVar[str] = "kickabout"
    title: ClassVar[Text] = {"en": "Kickabout", "fr": "La petite partie"}
    rules_version: ClassVar[int] = 3
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    option_list: ClassVar[tuple[Option, ...]] = (
        Option("hand_size", 3, {"en": "Cards in a hand.", "fr": "Cartes en main."}, "KA-1", low=2, high=4),
        Option("rounds", 2, {"en": "Rounds in a match.", "fr": "Manches par match."}, "KA-5", low=1, high=5),
        Option("weather", "dry", {"en": "The weather.", "fr": "Le temps."}, "KA-6", choices=("dry", "rain")),
        Option("crowd", False, {"en": "Whether people watch.", "fr": "S’il y a du public."}),
    )
    step_kinds: ClassVar[tuple[type[Step[Any]], ...]] = (
        Act, SkipTo, SetUp, Round, Turn, EndTurn, EndRound, FullTime,
        ChooseCard, Aim, Power, TrimHand, Bench, Penalty,
    )  # fmt: skip
    event_kinds: ClassVar[Mapping[str, EventKind]] = EVENTS
    scenario_facts: ClassVar[Mapping[str, str]] = {
        "seat": "who plays: 0",
        "hands": "cards by seat",
        "draw_pile": "cards on top of the draw pile",
        "goals": "goals of each side",
        "round": "the round: 1",
    }

    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(seats, options)
        if seats == 4:
            self.sides = ((0, 2), (1, 3))
        self.hand_size = int(self.options["hand_size"])
        self.rounds = int(self.options["rounds"])
        self.cards = tuple(KINDS)
        self.places = (
            Place("draw_pile", seats, NOBODY, pile=True),
            Place("discard_pile", seats, EVERYBODY),
            *(Place(f"hand:{seat}", seats, seat) for seat in range(seats)),
        )
        cards = [f"card:{name}" for name in KINDS]
        sides = [f"side:{side}" for side in SIDES]
        self.vocabulary.add_each("play", cards)
        self.bench = self.vocabulary.add_each("bench", cards)
        self.discard = self.vocabulary.add_each("discard", cards)
        self.aim = self.vocabulary.add_each("aim", sides)
        self.call = self.vocabulary.add_each("call", sides)
        self.power = self.vocabulary.add_each("power", [f"number:{number}" for number in (1, 2, 3)])
        self.pass_on = self.vocabulary.add("pass")
        self.calls.add("whistle")
        self.longest = self.rounds * seats * (2 + 3 + seats)  # two on the bench, a phrase of three, and all call
        self.listings = 0
        """How often moves were listed for somebody to choose a card."""

    def describe(self) -> Iterator[Thing]:
        yield Thing("reason:full-time", {"en": "full time", "fr": "fin du match"})

    def blank(self) -> Kickabout:
        return Kickabout(self)

    def opening(self) -> Step[Any]:
        return SetUp()

    def score(self, match: Kickabout) -> tuple[int, ...]:
        return tuple(match.goals)

    def take_call(self, match: Kickabout, call: Move) -> None:
        """The whistle makes this round the last."""
        if call.verb == "whistle":
            match.last_round = True
        else:
            super().take_call(match, call)

    def set_scene(
        self, match: Kickabout, decision: str, facts: Mapping[str, Any], chance: Chance
    ) -> Sequence[Step[Any]]:
        scene = Scene(facts)
        seat = scene.number("seat", 0, 0, self.seats - 1)
        match.round = scene.number("round", 1, 1, self.rounds)
        match.goals = scene.numbers("goals", [0] * len(self.sides), 0, 9)
        left = PackLeft(self, list(KINDS.values()))
        for owner, names in scene.names_by_seat("hands", self.seats).items():
            left.lay(names, match.hands[owner])
        left.lay(scene.names("draw_pile"), match.draw_pile)
        stock = left.shuffled(chance)
        for hand in match.hands:
            stock.fill(hand, self.hand_size)
        stock.fill(match.draw_pile, len(match.draw_pile) + len(stock.cards))
        waiting = (*(Turn(other) for other in range(seat + 1, self.seats)), EndRound(), FullTime())
        if decision == "Bench":
            return (Bench(), Turn(seat), *waiting)
        if decision == "Penalty":
            return (Penalty(seat), EndTurn(seat), *waiting)
        if decision == "TrimHand":
            return (TrimHand(seat), EndTurn(seat), *waiting)
        return (Turn(seat), *waiting)


def redealt(match: Kickabout, seat: int | None, seed: int) -> Kickabout:
    """The match with everything that this seat cannot know drawn anew."""
    dealt = match.redealt(seat, Seeded(seed))
    assert isinstance(dealt, Kickabout)
    return dealt
