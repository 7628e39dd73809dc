"""A match: a position in play, driven by its stack of steps."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from onze.kernel.cards import NOBODY, CardTable, Zone
from onze.kernel.cards.odds import Odds
from onze.kernel.cards.reading import Reading
from onze.kernel.chance import Chance
from onze.kernel.dealer import Dealer
from onze.kernel.events import Event, Listener
from onze.kernel.hearing import Hearing
from onze.kernel.menus import Entry, menu_of
from onze.kernel.outcome import Outcome, shared, without_prize
from onze.kernel.positions import position_of
from onze.kernel.steps import Decision, Step, Together
from onze.kernel.views import Hand, Pile, view_of
from onze.kernel.words import KERNEL_WORDS, Reason, Refused, Text
from onze.kernel.words.sentences import as_written

if TYPE_CHECKING:
    from onze.kernel.game import Game

__all__ = ["Match"]

NOTHING_MORE: Final = ("not_listed", "not_listed_of_many")
"""The kernel's own reasons, where a game has none."""
STEPS_AT_MOST: Final = 100_000
"""How many steps may run between two decisions: more than any rule needs, few enough to notice one without an end."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(CardTable):
    """A position in play: mutable, cheap to clone, plain values only.

    ``game.new_match``, ``game.scenario`` and ``game.from_position`` make one. A game's own match names its further
    attributes in ``state`` (plain values or lists of them), copies them in its constructor when a source is given,
    and says in ``table`` what a seat may see of them.
    """

    state: ClassVar[tuple[str, ...]] = ()
    """The names of the attributes that a game's own match adds."""
    facts: ClassVar[tuple[str, ...]] = ()
    """The older name of ``state``."""
    hidden: ClassVar[tuple[str, ...]] = ()
    """Those names in ``state`` that no seat may see."""
    later: ClassVar[tuple[str, ...]] = ()
    """Facts that came without a change of the rules: a position from before has their defaults."""
    derived: ClassVar[tuple[str, ...]] = ()
    """Those names in ``state`` that no rule reads or that follow from others: memory for bots, or kept to be quick."""
    caches: ClassVar[tuple[str, ...]] = ()
    """Attributes beside ``state`` that only remember what follows from the rest; a position leaves them out."""
    undrawn: ClassVar[tuple[str, ...]] = ()
    """Paths of the public view that neither ``drawn`` nor ``beside`` names; a star stands for any part of one."""
    likely: ClassVar[tuple[str, ...]] = ()
    """Names in views and in what is foreseen that say how likely luck makes something: some tables leave that out."""

    def __init__(self, game: "Game[Any]", source: "Match | None" = None) -> None:
        super().__init__(game.places, source)
        self.game = game
        """The game that is played: it names moves and cards."""
        self._chance: Chance | None = None
        self._hearing: Hearing | None = None
        self.heard = False
        """Whether somebody listens just now."""
        self._mark = 0
        if source is None:
            self.stack: list[Step[Any]] = []
            """The steps that wait; the last one is next."""
            self.decision: Decision[Any] | None = None
            """The open question; ``None`` when the match is over."""
            self.asked: tuple[int, ...] = ()
            """The seats that are asked now, nearly always one; none when the match is over."""
            self.opened: Decision[Any] | None = None
            """The question that opened the present phrase: what other seats are shown until it commits."""
            self.sealed: dict[int, tuple[int, ...]] = {}
            """What each seat has answered so far where several are asked together."""
            self.outcome: Outcome | None = None
            """How the match ended; ``None`` while it is played."""
            self.resigned: tuple[int, ...] = ()
            """Those who resigned while the others play on: a bot plays for them, and they win nothing."""
            self._moves: tuple[int, ...] | None = None
        else:
            self.stack = source.stack.copy()
            self.decision = source.decision
            self.asked = source.asked
            self.opened = source.opened
            self.sealed = source.sealed
            self.outcome = source.outcome
            self.resigned = source.resigned
            self._moves = source._moves

    # ---- who is asked, and what may be played

    @property
    def seats(self) -> tuple[int, ...]:
        """The older name of ``asked``."""
        return self.asked

    @property
    def seat(self) -> int:
        """The first of those who are asked; -1 when the match is over."""
        return self.asked[0] if self.asked else NOBODY

    def moves(self, seat: int | None = None) -> tuple[int, ...]:
        """The moves that a seat (by default the first asked) may play now; none if it is not asked.

        They are numbers in the order of the vocabulary; ``game.name`` and ``move_text`` say what they are.
        """
        asked = self.asked
        if seat is not None and (not asked or seat != asked[0]):
            return self.decision.moves(self, seat) if self.decision is not None and seat in asked else ()
        if self._moves is None:
            self._moves = self.decision.moves(self, asked[0]) if self.decision is not None else ()
        return self._moves

    def why_not(self, move: int, seat: int | None = None) -> Reason | None:
        """Why a move may not be played now, with the rule that forbids it; ``None`` when it may."""
        decision = self.decision
        if decision is None:
            return KERNEL_WORDS.reason("match_torn" if self.outcome is None else "match_over")
        asked = self.asked
        if seat is None:
            seat = asked[0]
        if not is_number(seat) or not 0 <= seat < self.game.seats:
            return self._not_a_seat(seat)
        if seat not in asked:
            # How far the answer of those who are asked has come is nobody else's business.
            opened = decision if self.opened is None else self.opened
            return KERNEL_WORDS.reason("not_asked", opened.rule, {"asked": self.game.seat_names(asked)})
        if not is_number(move) or not 0 <= move < len(self.game.vocabulary):
            values = {"move": repr(move), "last": len(self.game.vocabulary) - 1}
            return KERNEL_WORDS.reason(
                "move_by_name" if isinstance(move, str) else "not_a_number_of_a_move", values=values
            )
        if move in self.moves(seat):
            return None
        return decision.why_not(self, move, seat)

    def about(self, thing: str) -> Reason | None:
        """What holds of a thing whoever is asked, with its rule, such as why a pawn is offside; mostly nothing."""
        return None

    def why_not_thing(self, thing: str, seat: int | None = None) -> Reason | None:
        """Why nothing can be done now with a thing that somebody points at; ``None`` where something can.

        Of several verbs, one that may be said now of something else counts first, and a reason of the game's own.
        """
        seat = self.seat if seat is None else seat
        vocabulary = self.game.vocabulary
        listed = self.moves(seat)
        verbs = {vocabulary[move].verb for move in listed}
        found: list[tuple[bool, bool, Reason]] = []
        for move, (verb, about) in enumerate(vocabulary):
            if about == thing:
                reason = self.why_not(move, seat)
                if reason is None:
                    return None
                found.append((verb not in verbs, reason.key in NOTHING_MORE, reason))
        if not found:
            things = self.game.things()
            text = things[thing].text if thing in things else as_written(thing)
            return KERNEL_WORDS.reason("nothing_to_do", values={"thing": text})
        return min(found, key=_order)[2]

    def move_text(self, move: int, seat: int | None = None) -> Text:
        """A move as people say it now, in French and English."""
        if self.decision is None:
            return self.game.move_text(move)
        return self.decision.move_text(self, move, self.seat if seat is None else seat)

    def odds(self, move: int, seat: int | None = None) -> Odds | None:
        """How likely luck makes a listed move succeed, as far as its seat can know; ``None`` where luck has no part."""
        return self.decision.odds(self, move, self.seat if seat is None else seat) if self.decision else None

    # ---- playing

    def play(self, move: int, chance: Chance, tell: Listener | None = None, seat: int | None = None) -> None:
        """Plays a move for a seat (by default the first asked), or refuses it and changes nothing.

        ``chance`` throws what the move makes necessary and ``tell`` is told what happens: both are lent for this call
        only. Afterwards the next decision is open, or there is an ``outcome``.
        """
        reason = self.why_not(move, seat)
        if reason is not None:
            raise Refused(reason)
        self.play_listed(move, chance, tell, seat)

    def play_listed(self, move: int, chance: Chance, tell: Listener | None = None, seat: int | None = None) -> None:
        """As ``play``, unchecked, for a move that its caller took from ``moves``: for search and playouts."""
        decision = self.decision
        assert decision is not None
        if seat is None:
            seat = self.asked[0]
        commits = decision.commits(self, move, seat)
        stack = self.stack
        self._chance = chance
        if tell is not None:
            self._listen(tell)
        try:
            stack.pop()
            self._mark = len(stack)
            decision.answer(self, seat, move)
            self._go_on()
            if self._hearing is not None:
                self._hearing.end(self)
        except BaseException:
            self._tear()
            raise
        finally:
            self._chance = None
            if tell is not None:
                self._listen(None)
        if commits:
            self.opened = self.decision

    def _tear(self) -> None:
        """A step has failed half-way: nothing sound can be played on from here."""
        self.stack.clear()
        self.decision = self.opened = None
        self.asked = ()
        self._moves = None

    def begin(self, steps: Sequence[Step[Any]], chance: Chance, tell: Listener | None = None) -> None:
        """Puts down the first steps of a match, in reading order, and goes on to the first decision."""
        self.stack = list(reversed(steps))
        self._chance = chance
        self._listen(tell)
        try:
            self._go_on()
            if self._hearing is not None:
                self._hearing.end(self)
        finally:
            self._chance = None
            self._listen(None)
        self.opened = self.decision

    def _listen(self, tell: Listener | None) -> None:
        self._hearing = None if tell is None else Hearing(self, tell)
        self.heard = tell is not None

    def _go_on(self) -> None:
        """Runs step after step until somebody is asked or the match is over."""
        stack = self.stack
        self._moves = None
        run = 0
        while self.outcome is None:
            step = stack.pop()
            if isinstance(step, Decision):
                seats = step.asked(self)
                if seats:
                    stack.append(step)
                    self.decision = step
                    self.asked = seats
                    return
            self._mark = len(stack)
            step.run(self)
            run += 1
            if run == STEPS_AT_MOST:
                raise RuntimeError(f"{STEPS_AT_MOST} steps have run and nobody is asked; the last one was {step!r}")
        stack.clear()
        self.decision = None
        self.asked = ()

    # ---- what rule code says

    def then(self, *steps: Step[Any]) -> None:
        """What follows, in reading order, before everything that already waited."""
        stack, mark = self.stack, self._mark
        for step in steps:
            stack.insert(mark, step)

    def skip_to(self, kind: type[Step[Any]]) -> None:
        """Drops everything above the nearest waiting step of that kind, which runs next."""
        for height in range(len(self.stack) - 1, -1, -1):
            if isinstance(self.stack[height], kind):
                del self.stack[height + 1 :]
                self._mark = height + 1
                return
        raise LookupError(f"no {kind.__name__} is waiting")

    @property
    def lent(self) -> bool:
        """Whether luck or a listener is lent just now; never between calls."""
        return self._chance is not None or self._hearing is not None

    @property
    def chance(self) -> Chance:
        """The luck lent for this call; between calls there is none, and asking for it is an error."""
        if self._chance is None:
            raise RuntimeError("luck is lent to a match only while a move is played")
        return self._chance

    def die(self, sides: int) -> int:
        """Throws a die with the luck that is lent: 1 to ``sides``."""
        return self.chance.die(sides)

    def coin(self) -> bool:
        """Tosses a coin: heads is true."""
        return self.chance.coin()

    def shuffle(self, pile: Zone) -> None:
        """Shuffles a pile: nobody knows its order any more."""
        self.mix(pile, self.chance)

    def sweep_and_shuffle(self, table: Sequence[Zone], pile: Zone, left: Zone | None = None) -> None:
        """Shuffles what lies in these places into a new pile; the top card of ``left`` stays there."""
        self.sweep(table, pile, self.chance, left)

    def cut(self, pile: Zone) -> int:
        """Cuts a pile and shows the card at the cut to everybody; returns its spot, 0 being the bottom."""
        spot = len(pile.cards) - self.chance.cut(len(pile.cards))
        self.show_spot(pile, spot)
        return spot

    def tell(
        self,
        kind: str,
        details: Mapping[str, object] | None = None,
        rule: str = "",
        private: Mapping[int, Mapping[str, object]] | None = None,
    ) -> None:
        """Tells whoever listens; rule code asks ``match.heard`` first, so that silence costs nothing."""
        if self._hearing is not None:
            self._hearing.tell(self, Event(kind, details or {}, rule, private, self.game.whole_kinds))

    def finish(self, outcome: Outcome) -> None:
        """Ends the match: no further step runs."""
        self.outcome = without_prize(outcome, self.game.sides, self.resigned) if self.resigned else outcome

    # ---- the referee

    def referee_moves(self) -> tuple[int, ...]:
        """What may be said from outside now, as numbers of ``game.calls``."""
        if self.outcome is not None:
            return ()
        gone = {self.game.calls.number(f"resign seat:{seat}") for seat in self.resigned}
        return tuple([call for call in range(len(self.game.calls)) if call not in gone])

    def timed_call(self) -> tuple[str, int] | None:
        """What a referee with a watch says next, and after how many milliseconds; in most games nothing.

        Whoever hosts a match keeps the watch: its time begins when this call is named first.
        """
        return None

    def referee(self, call: int, tell: Listener | None = None) -> None:
        """Says something from outside, at any time and whoever is asked: one of ``referee_moves``."""
        if not is_number(call) or call not in self.referee_moves():
            known = is_number(call) and 0 <= call < len(self.game.calls)
            name = self.game.calls.name(call) if known else str(call)
            raise KERNEL_WORDS.refused("not_a_call" if self.outcome is None else "match_over", "", {"name": name})
        self._listen(tell)
        try:
            self.tell("referee", {"call": self.game.calls.name(call)})
            self.game.take_call(self, self.game.calls[call])
            self._decided_from_outside()
            if self._hearing is not None:
                self._hearing.end(self)
        finally:
            self._listen(None)

    def lose_on_time(self, seat: int) -> None:
        """The time of a seat is up, and the other of two sides wins; whoever keeps the clocks says and tells it."""
        sides = self.game.sides
        if self.outcome is not None or len(sides) != 2 or not 0 <= seat < self.game.seats:
            key = "not_a_call" if self.outcome is None else "match_over"
            raise KERNEL_WORDS.refused(key, "", {"name": f"lost on time seat:{seat}"})
        winner = 1 - self.game.side_of(seat)
        self.finish(Outcome(shared(sides, [winner]), self.game.score(self), "time"))
        self._decided_from_outside()

    def _decided_from_outside(self) -> None:
        if self.outcome is not None:
            self._tear()
            self.sealed = {}
        self._moves = None

    # ---- copies

    def clone(self) -> Self:
        """An independent copy, for trying things out: playing on one leaves the other as it is.

        It holds every card that the match holds, so a fair bot clones only what it was handed, or asks for a
        ``redealt`` match. A game that is searched much names its own class here, which is a little faster.
        """
        return type(self)(self.game, self)

    def take_over(self, other: Self) -> None:
        """Becomes what another match of the same game is: ``other`` is copied, and this one forgets what it was.

        Everything is handed over by its name: the ``__init__`` of a compiled class does nothing when called again.
        """
        fresh = other.clone()
        own: dict[str, object] | None = getattr(self, "__dict__", None)
        if own is not None:
            own.clear()
        names = [*getattr(type(fresh), "__mypyc_attrs__", ()), *getattr(fresh, "__dict__", ())]
        for name in names:
            if name != "__dict__":
                setattr(self, name, getattr(fresh, name))

    def __reduce__(self) -> tuple[object, ...]:
        """A match that is sent to another process is its game and its position."""
        return (_rebuilt, (self.game, self.position()))

    def redealt(self, seat: int | None, chance: Chance) -> Self:
        """A match that is the same for this seat (``None``: a spectator), with all that it cannot know drawn anew.

        It is a copy that can be played to its end. What the seat sees or has learned is kept, and every deal of the
        other cards that fits is as likely as any other; ``chance`` deals them.
        """
        return self.dealer(seat).deal(chance)

    def dealer(
        self, seat: int | None, kept: Sequence[float] | None = None, reading: Reading | None = None
    ) -> Dealer[Self]:
        """As ``redealt``, for many deals of this position: what the seat cannot know is listed once.

        ``kept`` says for each card how much rather than others people keep it in hand; then deals in which they hold
        such cards come up more often. With a ``reading`` of their play besides, deals that explain it do.
        """
        self._check_viewer(seat)
        return Dealer(self, seat, kept, reading)

    def could_be(self) -> bool:
        """Whether hidden cards lie as the rules let them; else they are dealt again (a deck needs defence cards)."""
        return True

    def redeal_more(self, seat: int | None, chance: Chance) -> None:
        """Draws anew what is hidden elsewhere than in cards; a game with such secrets overrides it."""

    def drop_phrase_of_others(self, seat: int | None) -> None:
        """An unfinished phrase is nobody else's business: for them its first decision is still open."""
        if self.decision is None or self.opened is None:
            return
        self._moves = None
        if isinstance(self.decision, Together):
            self.sealed = {
                other: said
                for other, said in self.sealed.items()
                if other == seat or self.decision.complete(self, other, said)
            }
        elif seat not in self.asked:
            self.stack[-1] = self.decision = self.opened
        self.asked = self.decision.asked(self)

    def reseal(self, seat: int | None, chance: Chance) -> None:
        """Draws anew what others have answered under seal."""
        decision = self.decision
        if not isinstance(decision, Together):
            return
        for other in list(self.sealed):
            if other == seat:
                continue
            self.sealed = {kept: said for kept, said in self.sealed.items() if kept != other}
            while not decision.complete(self, other, decision.said(self, other)):
                moves = decision.moves(self, other)
                move = moves[chance.below(len(moves))]
                self.sealed = {**self.sealed, other: (*decision.said(self, other), move)}

    # ---- the position, whole and as a seat sees it

    def state_names(self) -> tuple[str, ...]:
        """The names in ``state``, or in ``facts`` where a game still says it so."""
        return self.state or self.facts

    def position(self) -> dict[str, object]:
        """Everything, as plain values: what ``game.from_position`` builds the match from again."""
        return position_of(self)

    def view(self, seat: int | None) -> dict[str, object]:
        """What that seat (``None``: a spectator) may see, in plain values and names.

        Beside the game's own part, ``table``, it has "game", "seats" and "viewer"; "decision", which is ``None`` or
        holds "name", "rule", "asked" and what the question is about; "moves" by name for a seat that is asked;
        "answered" and one's own "said" where several are asked together; and "outcome".
        """
        self._check_viewer(seat)
        return view_of(self, seat)

    def _check_viewer(self, seat: int | None) -> None:
        if seat is not None and (not is_number(seat) or not 0 <= seat < self.game.seats):
            raise Refused(self._not_a_seat(seat))

    def _not_a_seat(self, seat: object) -> Reason:
        seats = self.game.seats
        return KERNEL_WORDS.reason("not_a_seat", values={"seat": repr(seat), "count": seats, "last": seats - 1})

    def public_view(self) -> dict[str, object]:
        """What everybody may see: the part of every view that is the same for all."""
        return view_of(self, None)

    def private_view(self, seat: int, public: Mapping[str, object] | None = None) -> dict[str, object]:
        """What a seat sees besides or otherwise: laid over the public view, key by key, it makes up the seat's view.

        ``public`` is handed in by whoever has it at hand. A game with a large table for many seats builds it without
        what everybody sees.
        """
        if public is None:
            public = self.public_view()
        return {name: part for name, part in self.view(seat).items() if name not in public or public[name] != part}

    def menu(self, seat: int | None = None, view: Mapping[str, object] | None = None) -> list[Entry]:
        """What a seat (by default the first asked) may say now, with the things that it is about and where they lie.

        ``view`` is the seat's view, handed in by whoever has it at hand.
        """
        return menu_of(self, self.seat if seat is None else seat, view)

    def foreseen(self, seat: int | None = None) -> dict[str, Mapping[str, object]]:
        """What would follow each entry of the menu, by move, as far as luck and secrets allow; asked for apart."""
        seat = self.seat if seat is None else seat
        decision = self.decision
        if decision is None or seat not in self.asked:
            return {}
        return {self.game.name(move): decision.foresee(self, move, seat) for move in self.moves(seat)}

    def drawn(self) -> dict[str, object]:
        """What is drawn of the table for everybody: values by their paths in the public view, ``hands.0.size``.

        Events carry what has changed of it, so that a front end goes from one view to the next by events alone. Every
        score and every size of a place is drawn.
        """
        return {}

    def drawn_to_compare(self) -> dict[str, object]:
        """``drawn``, for somebody who changes nothing of it: a game may keep parts that are costly to draw."""
        return self.drawn()

    def beside(self) -> dict[str, object]:
        """What is shown beside the board, in the same way: whose turn it is, how many are left.

        It changes in between events; the last one of a move carries it. A game that does not say has all of its
        table there, so that events suffice in it too.
        """
        return self.table(None)

    def table(self, seat: int | None) -> dict[str, object]:
        """The game's own part of the view, built by listing what that seat may see."""
        raise NotImplementedError(type(self).__name__)

    def seen(self, zone: Zone, seat: int | None) -> dict[str, object]:
        """A place as that seat sees it: how many cards, and those that it knows.

        In a hand, known cards are named in vocabulary order; in a pile, with their places from the top.
        """
        shown: dict[str, object] = {}
        shown.update(self.seen_pile(zone, seat) if zone.place.pile else self.seen_hand(zone, seat))
        return shown

    def seen_hand(self, hand: Zone, seat: int | None) -> Hand:
        """A hand as that seat sees it: how many cards, and those that it knows, in vocabulary order."""
        known = sorted([hand.cards[spot] for spot in hand.known(seat)])
        return {"size": len(hand.cards), "cards": self.card_ids(known)}

    def seen_pile(self, pile: Zone, seat: int | None) -> Pile:
        """A pile as that seat sees it: how many cards, and those that it knows with their places from the top."""
        ids = self.game.card_ids
        size = len(pile.cards)
        spots = reversed(pile.known(seat))
        return {"size": size, "known": [[size - spot, ids[pile.cards[spot]]] for spot in spots]}

    def card_ids(self, cards: Iterable[int]) -> list[str]:
        """The ids of cards by their numbers, as views and events name them."""
        ids = self.game.card_ids
        return [ids[card] for card in cards]

    def card_names(self, cards: Iterable[int]) -> list[str]:
        """The names of cards by their numbers."""
        return [self.game.cards[card] for card in cards]


def _order(found: tuple[bool, bool, Reason]) -> tuple[bool, bool]:
    return found[:2]


def _rebuilt(game: "Game[Any]", position: Mapping[str, Any]) -> Match:
    match: Match = game.from_position(position)
    return match


def is_number(value: object) -> bool:
    """Whether it is a whole number and nothing that only looks like one."""
    return isinstance(value, int) and not isinstance(value, bool)
