"""What the kit's checks share: the match being watched, and how they object."""

import json
from collections.abc import Sequence
from typing import Any, Final

from onze.kernel.cards import Zone
from onze.kernel.chance import Seeded
from onze.kernel.chance.committed import Noted
from onze.kernel.conformance.doubts import Doubts
from onze.kernel.game import Game
from onze.kernel.match import Match

__all__ = ["NotConforming", "Witness"]


A_DOZEN: Final = 12
"""How many listed moves of a seat are tried at a step when not all are."""


class NotConforming(Exception):  # noqa: N818 - it says what a game is
    """A game breaks a promise that every game makes; the message tells how to see it happen."""


class Witness:
    """One match of a game as the kit plays it: the true match, its history, and luck for trying things out.

    What the true match is at a step, and how it looks to whom, is written down once and compared with by all checks
    of that step. Where ``at_once`` is given, only that many of those who look on (the seats and the spectator) are
    checked at a step, beside the seat that is asked first: they take turns, in an order drawn by the kit's own luck,
    and nobody has a second turn before all have had one. Of many listed moves a dozen are then tried, drawn anew at
    each step.
    """

    def __init__(self, game: Game[Any], seed: int, at_once: int | None = None, doubts: Doubts | None = None) -> None:
        self.game = game
        self.seed = seed
        self.at_once = at_once
        self.history: list[str] = []
        self.luck = Seeded(seed)
        """Luck for the kit's own choices, kept apart from the match's, so that trying things changes nothing."""
        self.aside = self.luck.child("aside")
        """Luck for checks that are made at some steps only: without them the same match is played."""
        self.chance = Seeded(seed + 1_000_003)
        noted = Noted(self.chance)
        self.match: Match = game.new_match(noted)
        self.dealt = tuple(noted.throws)
        """What was thrown in the opening."""
        self.doubts = Doubts() if doubts is None else doubts
        """What a redeal must change some time, in this match or in another of the run."""
        self.thorough = True
        """Whether the present step is one of those that are looked at more closely."""
        self.fresh = True
        """Whether a question of this kind is looked at for the first time in this match."""
        self.asked: set[str] = set()
        """The kinds of questions that have been looked at."""
        self.odds_played = 0
        """How many odds have been borne out by playing in this match."""
        self.pack = card_counts(self.match)
        """How many of each card every pack holds, by pack."""
        self.viewers: tuple[int | None, ...] = self.everybody
        """Those whose eyes the present step is looked at with; the spectator is ``None``."""
        self.waiting: list[int | None] = []
        """Those who have not had their turn to look yet."""
        self.written = ""
        """The position of the present step as text."""
        self.position: dict[str, object] = {}
        """The position of the present step as read back from its text: nothing that the match does can change it."""
        self.redealt: dict[int | None, Match] = {}
        """The present step as it was dealt anew for each viewer."""
        self._views: dict[int | None, object] = {}
        self._known: dict[int | None, dict[str, object]] = {}

    @property
    def everybody(self) -> tuple[int | None, ...]:
        """Every seat, and the spectator."""
        return (*range(self.game.seats), None)

    def look(self) -> None:
        """Writes down what the match is now and says who looks on, for all checks of this step."""
        self.written = frozen(self.match.position())
        self.position = json.loads(self.written)
        self.redealt = {}
        self._views = {}
        self._known = {}
        question = type(self.match.decision).__name__
        self.fresh = question not in self.asked
        self.asked.add(question)
        if self.at_once is not None and self.at_once < self.game.seats:
            self.viewers = self.next_viewers(self.at_once)

    def next_viewers(self, count: int) -> tuple[int | None, ...]:
        """The seat that is asked first and those whose turn it is to look, in the order of the table."""
        if not self.waiting:
            order = list(range(len(self.everybody)))
            self.luck.shuffle(order)
            self.waiting = [self.everybody[place] for place in order]
        looking, self.waiting = self.waiting[:count], self.waiting[count:]
        return tuple([viewer for viewer in self.everybody if viewer in looking or viewer == self.match.seat])

    @property
    def seats(self) -> list[int]:
        """The seats among those who look on."""
        return [viewer for viewer in self.viewers if viewer is not None]

    def view(self, viewer: int | None) -> object:
        """The true match as that viewer sees it at this step: a copy; what the match gave was changed all over."""
        if viewer not in self._views:
            view = self.match.view(viewer)
            self._views[viewer] = plain_view(self, view, viewer)
            spoil(view)
        return self._views[viewer]

    def known(self, viewer: int | None) -> dict[str, object]:
        """The cards of the true match that a viewer knows at this step."""
        if viewer not in self._known:
            self._known[viewer] = known_cards(self.match, viewer)
        return self._known[viewer]

    def unchanged(self) -> bool:
        """Whether the true match is still what it was when the step began."""
        return alike(self.match.position(), self.position)

    def fail(self, sentence: str) -> NotConforming:
        """The objection, to be raised."""
        return objection(self.game, self.seed, sentence, self.history)

    def wrapped(self, error: Exception) -> NotConforming:
        """An error of the game's own, as an objection."""
        return self.fail(told_error(error))

    def demand(self, holds: bool, sentence: str) -> None:
        """Objects unless the promise holds."""
        if not holds:
            raise self.fail(sentence)

    def note_dealt(self, what: str, differs: bool, limit: float, sentence: str = "") -> None:
        """Notes whether something hidden was dealt anew; that it never is can be told after the last match only."""
        if differs:
            self.doubts.differs(what)
            return
        new = self.doubts.is_new(what)
        sentence = sentence or f"redealt never changes {what}: it copies the truth"
        self.doubts.is_same(what, limit, self.fail(sentence) if new else None)

    def try_luck(self) -> Seeded:
        """Fresh luck for one try."""
        return Seeded(self.luck.below(1 << 30))

    def try_aside(self) -> Seeded:
        """Fresh luck for one try that is not made at every step."""
        return Seeded(self.aside.below(1 << 30))

    @property
    def closely(self) -> bool:
        """Whether what is said beside moves is compared at this step too: at a thorough one, and where it is new."""
        return self.thorough or self.fresh

    @property
    def looking(self) -> tuple[int | None, ...]:
        """Those for whom a costly check is made at this step: at a thorough one all who look on, else one in turn."""
        return self.viewers if self.thorough else (self.viewers[len(self.history) % len(self.viewers)],)

    def some(self, things: Sequence[int], count: int) -> Sequence[int]:
        """So many of the things, drawn aside; all where there are not more."""
        if len(things) <= count:
            return things
        first = self.aside.below(len(things))
        pace = len(things) // count
        return [things[(first + pace * number) % len(things)] for number in range(count)]

    def tried(self, moves: Sequence[int]) -> Sequence[int]:
        """The listed moves that are tried at this step: all of them, or a dozen where those who look on take turns."""
        if self.at_once is None or len(moves) <= A_DOZEN:
            return moves
        order = list(moves)
        self.luck.shuffle(order)
        return sorted(order[:A_DOZEN])

    def pick(self, moves: Sequence[int]) -> int:
        """One of the moves, at random."""
        return moves[self.luck.below(len(moves))]


def objection(game: Game[Any], seed: int, sentence: str, history: Sequence[str] = ()) -> NotConforming:
    """What is wrong with a game and how to see it happen, to be raised."""
    moves = "\n  ".join(history) or "(none)"
    return NotConforming(f"{game.id}: {sentence}\nseed {seed}, moves played:\n  {moves}")


def told_error(error: Exception) -> str:
    """An error in a line, with where it was raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f" ({trace.tb_frame.f_code.co_filename}, line {trace.tb_lineno})"
    return f"{type(error).__name__}: {error}{where}"


def named(viewer: int | None) -> str:
    """A viewer in words."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def plain_view(witness: Witness, view: object, viewer: int | None) -> object:
    """A view as JSON reads it again, which must be the view itself: lists, and words for keys."""
    plain: object = json.loads(frozen(view))
    if plain != view:
        assert isinstance(plain, dict)
        assert isinstance(view, dict)
        other = [f"{key}: {value}" for key, value in view.items() if plain.get(str(key)) != value]
        raise witness.fail(f"the view of {named(viewer)} is not plain: JSON makes something else of {other}")
    return plain


def spoil(value: object) -> None:
    """Changes every list and every dictionary in a value."""
    if isinstance(value, list):
        for part in value:
            spoil(part)
        value.append("spoilt")
    elif isinstance(value, dict):
        for part in value.values():
            spoil(part)
        value["spoilt"] = True


def frozen(value: object) -> str:
    """Plain values as text, for comparing; anything that JSON cannot write is an error."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, allow_nan=False)


def alike(one: object, other: object) -> bool:
    """Whether two plain values are written alike; they need not be written where they are equal anyway."""
    return one == other or frozen(one) == frozen(other)


def card_counts(match: Match) -> dict[int, dict[int, int]]:
    """How many of each card lie in all the places of each pack."""
    counts: dict[int, dict[int, int]] = {}
    for zone in match.zones:
        pack = counts.setdefault(zone.place.pack, {})
        for card in zone.cards:
            pack[card] = pack.get(card, 0) + 1
    return counts


def known_cards(match: Match, seat: int | None) -> dict[str, object]:
    """Every card that a seat knows and where: its knowledge."""
    knowledge: dict[str, object] = {}
    for zone in match.zones:
        eye = 1 << (zone.place.seats if seat is None else seat)
        if zone.place.hand:
            known = [card for card, mark in zip(zone.cards, zone.marks, strict=True) if mark & eye]
            knowledge[zone.place.name] = known
        else:
            knowledge[zone.place.name] = [
                (spot, zone.cards[spot]) for spot, mark in enumerate(zone.marks) if mark & eye
            ]
    return knowledge


def hidden_spots(zone: Zone, seat: int | None) -> list[int]:
    """The spots of a place whose cards a seat does not know."""
    eye = 1 << (zone.place.seats if seat is None else seat)
    return [spot for spot, mark in enumerate(zone.marks) if not mark & eye]
