"""Checks of what events say, against what the match is at that moment.

* A ``goal`` tells the score as it then is (``score``, or ``goals`` where a game says it so), and since the event before
  one side has one more: the one that is named in ``side`` or, where no side is named, that of ``seat``.
* Where ``count`` cards are told, and to some seats which (``cards``), there are as many, and these seats know them.
* Where a score rises, and the game has a kind ``goal``, one is told.
* Cards that go ``to`` a place of which all cards are drawn lie there.
* Cards that everybody is told (``card``, ``cards``) are known to everybody by then, or were until then; where sizes of
  places change with them, it is told ``from`` where ``to`` where they go, and ``seat`` is whose hand that is.
* Where ``count`` of them go ``from`` one place ``to`` another whose sizes are drawn, both change by as many, or by as
  many as are named where none are counted; and no other size does.

Other details are the game's own, and only a rule could say whether they are true: who passed to whom, how hard, in
which minute. Nor is it known which event was left out, but that what is drawn and has changed was told by some.
"""

from collections.abc import Mapping
from typing import Final

from onze.kernel.conformance.witness import Witness, known_cards
from onze.kernel.events import Event
from onze.kernel.match import Match

__all__ = ["Reporter"]

HAND: Final = "hands."
"""What the path of a seat's hand begins with."""


class Reporter:
    """Listens to a match and compares each event with what it sees there."""

    def __init__(self, witness: Witness) -> None:
        self.witness = witness
        self.told: list[Event] = []
        """What was told by the last move."""
        self.score = self.score_now()
        self.sizes = self.witness.match.drawn()
        self.known = cards_known(self.witness.match, None)
        """The cards that everybody knows, as they lay when something was told last."""

    def score_now(self) -> tuple[int, ...]:
        """Each side's score."""
        return tuple(self.witness.game.score(self.witness.match))

    def hear(self, event: Event) -> None:
        """One event, at the moment it is told."""
        score, sizes = self.score_now(), {**self.sizes, **event.after}
        if event.kind == "goal":
            self.check_goal(event.details, score)
        elif "goal" in self.witness.game.event_kinds:
            risen = any(now > before for now, before in zip(score, self.score, strict=True))
            sentence = f"the score went from {self.score} to {score}, but {event.kind!r} is told instead of a goal"
            self.witness.demand(not risen, sentence)
        self.check_place(event, sizes)
        named = self.cards_named(event)
        if named:
            self.check_named(event, named)
        count = event.details.get("count", len(named))
        if isinstance(count, int):
            for seat, private in event.private.items():
                self.check_cards(event, count, seat, private)
            if named or "count" in event.details:
                self.check_sizes(event, count, sizes)
        self.score, self.sizes = score, sizes
        self.told.append(event)

    def check_goal(self, details: Mapping[str, object], score: tuple[int, ...]) -> None:
        """A goal is told once, by its score, for the side that scored it."""
        game, demand = self.witness.game, self.witness.demand
        said = details.get("score", details.get("goals"))
        demand(said is None or said == list(score), f"a goal tells the score {said}, but it is {list(score)}")
        side, seat = details.get("side"), details.get("seat")
        if side is None and isinstance(seat, int):
            side = game.side_of(seat)
        scored = [now - before for now, before in zip(score, self.score, strict=True)]
        fair = [int(number == side) for number in range(len(scored))]
        if side is not None:
            demand(scored == fair, f"a goal is told for side {side}, but the score went from {self.score} to {score}")

    def cards_named(self, event: Event) -> list[str]:
        """The cards that everybody is told of."""
        cards = event.details.get("cards", [event.details.get("card")])
        ids = self.witness.game.card_ids
        return [card for card in cards if card in ids] if isinstance(cards, list) else []

    def check_named(self, event: Event, named: list[str]) -> None:
        """Everybody knows the cards that everybody is told of; and if they have moved, from where to where."""
        demand, details = self.witness.demand, event.details
        before, self.known = self.known, cards_known(self.witness.match, None)
        false = [card for card in set(named) if named.count(card) > max(before.count(card), self.known.count(card))]
        what = f"the event {event.kind!r} tells"
        demand(not false, f"{what} everybody of {', '.join(sorted(false))}, which lies nowhere that everybody sees")
        moved = [path for path in event.after if path.endswith(".size")]
        ends = [str(details[end]) for end in ("from", "to") if end in details]
        demand(
            not moved or len(ends) == 2, f"{what} of cards, and {', '.join(moved)} changes: say `from` where `to` where"
        )
        hands = [end for end in ends if end.startswith(HAND)]
        seat = details.get("seat")
        fits = seat is None or not hands or f"{HAND}{seat}" in hands
        demand(fits, f"{what} of cards from {' to '.join(ends)}, but names seat {seat}")

    def check_cards(self, event: Event, count: int, seat: int, private: Mapping[str, object]) -> None:
        """So many cards as are counted are named, and lie where the seat that is told knows them."""
        cards = private.get("cards")
        if not isinstance(cards, list):
            return
        what = f"the event {event.kind!r} tells seat {seat}"
        self.witness.demand(len(cards) == count, f"{what} {cards}, but counts {count}")
        known = cards_known(self.witness.match, seat)
        missing = [card for card in set(cards) if cards.count(card) > known.count(card)]
        self.witness.demand(not missing, f"{what} {cards}, of which it knows no {', '.join(sorted(missing))}")

    def check_place(self, event: Event, drawn: Mapping[str, object]) -> None:
        """Cards that go to a place of which all cards are drawn are to be seen there."""
        to, lying = event.details.get("to"), None
        if isinstance(to, str):
            lying = drawn.get(to, drawn.get(f"{to}.cards"))
        if isinstance(lying, dict):
            lying = lying.get("cards")
        cards = event.details.get("cards", [event.details.get("card")])
        if isinstance(lying, list) and isinstance(cards, list):
            missing = [card for card in cards if card is not None and card not in lying]
            what = f"the event {event.kind!r} tells that {missing} goes to {to}"
            self.witness.demand(not missing, f"{what}, but it does not lie there")

    def check_sizes(self, event: Event, count: int, sizes: Mapping[str, object]) -> None:
        """Places that cards leave or reach change by as many as are counted, and others do not."""
        demand, details = self.witness.demand, event.details
        what = f"the event {event.kind!r} counts {count}"
        told = (f"{details.get('from')}.size", f"{details.get('to')}.size")
        for path, by in zip(told, (-count, count), strict=True):
            before, now = self.sizes.get(path), sizes.get(path)
            if isinstance(before, int) and isinstance(now, int):
                demand(now - before == by, f"{what}, but {path} went from {before} to {now}")
        if told[0] in sizes or told[1] in sizes:
            others = [path for path in event.after if path.endswith(".size") and path not in told]
            demand(
                not others,
                f"{what} from {details.get('from')} to {details.get('to')}, but {', '.join(others)} changed too",
            )


def cards_known(match: Match, seat: int | None) -> list[str]:
    """The ids of all cards that a seat, or everybody, knows, wherever they lie."""
    known: list[str] = []
    for place in known_cards(match, seat).values():
        assert isinstance(place, list)
        known += match.card_ids([card if isinstance(card, int) else card[1] for card in place])
    return known
