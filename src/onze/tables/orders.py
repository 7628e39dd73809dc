"""Standing orders: what a seat has said beforehand, so that a match over days need not wait for every ``pass``.

An order says: at this kind of question, say this move; for this turn or until it is revoked, and, where cards are
named in ``unless``, only while none of them is in the seat's own hand. Orders are sealed: nobody else is told of them,
and a table answers by them as it answers a lone move, with the same delay where it has a poker face.

**Which order answers.** The one that was given last, of those that are for the open question, whose cards are not held,
and whose move is listed and commits: an order is a whole phrase. If there is none, the seat is asked.

**How long "this turn" lasts.** After each phrase of anybody's the table asks ``has_ended``. Such an order ends

* when its seat has answered something by hand; a lone move and another order are not by hand;
* where the view says whose turn it is (``to_play``): when that is another seat than when the order was given;
* where it does not: when the same kind of question is put to others and not to this seat, so that roles have changed.

What is held is read from the seat's view: from ``hands`` with one hand a seat, and, in a part of the view that says it
is this ``seat``'s, from each hand (``size`` and ``cards``) but a ``reserve``, whose cards are not in play.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Final

from onze.kernel.game import Game
from onze.kernel.menus import Entry
from onze.kernel.words import Text
from onze.kernel.words.sentences import as_written
from onze.tables.words import WORDS, not_as_wanted, read_fields

__all__ = ["ALWAYS", "MOST_ORDERS", "MOST_THINGS", "TURN", "Order", "answer", "give_order", "has_ended", "held_by"]

TURN: Final = "turn"
ALWAYS: Final = "always"
MOST_ORDERS: Final = 40
"""So many orders a seat may have at a time."""
MOST_THINGS: Final = 60
"""So many cards an order may make exceptions for."""
FEW: Final = 3
"""So many questions are named to somebody who has named none that is asked."""
ASKED_FOR: Final = ("question", "move", "lasts", "unless")
RESERVE: Final = "reserve"


@dataclass(frozen=True, slots=True)
class Order:
    """One standing order; what it says does not show in logs."""

    question: str
    """The kind of decision that it is for, by its name: ``Answer``."""
    move: str = field(default="pass", repr=False)
    """What is said, by the move's name."""
    lasts: str = field(default=ALWAYS, repr=False)
    """For this ``turn``, or ``always``."""
    unless: tuple[str, ...] = field(default=(), repr=False)
    """Cards by their ids: while one of them is in hand, the seat is asked."""
    to_play: int | None = field(default=None, repr=False)
    """Whose turn it was when the order was given, where the game says so."""
    asks: Text = field(default_factory=dict, repr=False)
    """The question in words, as it was put when the order was given; empty where another was."""

    def written(self) -> dict[str, object]:
        """The order in plain values, to be stored."""
        return {
            "question": self.question,
            "move": self.move,
            "lasts": self.lasts,
            "unless": list(self.unless),
            "to_play": self.to_play,
            "asks": dict(self.asks),
        }

    @classmethod
    def stored(cls, plain: Mapping[str, Any]) -> "Order":
        """The order that was stored; it was checked when it was given."""
        unless, asks = tuple(plain["unless"]), plain.get("asks") or {}
        return cls(plain["question"], plain["move"], plain["lasts"], unless, plain["to_play"], asks)


def give_order(
    plain: object, game: Game[Any], view: Mapping[str, Any], others: int = 0, asked: Text | None = None
) -> Order:
    """An order as it was asked for, or a refusal.

    ``view`` is what its seat sees, ``others`` how many orders it has, and ``asked`` what it is asked now, in words.
    """
    if others >= MOST_ORDERS:
        raise WORDS.refused("too_many_orders", values={"most": MOST_ORDERS})
    fields = read_fields("order", plain, ASKED_FOR)
    question, move = fields.get("question"), fields.get("move", "pass")
    if question is None:
        raise not_as_wanted("question", None, "question")
    if question not in game.decisions():
        name = as_written(question)
        near = get_close_matches(name, game.decisions(), FEW, cutoff=0.0)
        values = {"game": game.title, "name": name, "known": near}
        raise WORDS.refused("order_unknown_question", values=values)
    if not isinstance(move, str):
        raise not_as_wanted("move", move, "word")
    lasts = fields.get("lasts", ALWAYS)
    if lasts not in (TURN, ALWAYS):
        raise WORDS.refused("order_lasts", values={"value": as_written(lasts)})
    unless = _things(fields.get("unless", []), game)
    # The move is looked up for its refusal, which suggests the nearest names.
    name = game.name(game.move(move))
    asks = asked or {} if _is_asked(str(question), view) else {}
    return Order(str(question), name, lasts, unless, view.get("to_play"), asks)


def _is_asked(question: str, view: Mapping[str, Any]) -> bool:
    """Whether this is the question that is open to the viewer."""
    decision = view.get("decision")
    return decision is not None and decision["name"] == question and view["viewer"] in decision["asked"]


def _things(named: object, game: Game[Any]) -> tuple[str, ...]:
    """The cards that an order makes exceptions for, each once."""
    if not isinstance(named, (list, tuple)) or not all(isinstance(one, str) for one in named):
        raise not_as_wanted("unless", named, "things")
    if len(named) > MOST_THINGS:
        raise WORDS.refused("order_too_many_things", values={"most": MOST_THINGS, "count": len(named)})
    things = game.things()
    for id in named:
        if id not in things:
            raise WORDS.refused("order_unknown_thing", values={"game": game.title, "name": as_written(id)})
    return tuple(dict.fromkeys(named))


def answer(orders: Sequence[Order], view: Mapping[str, Any], menu: Sequence[Entry]) -> str | None:
    """What a seat says by its orders, the latest last, to the question that is open to it; else it is to be asked.

    ``view`` and ``menu`` are the seat's own. What is returned is the name of a move that is listed and commits.
    """
    decision = view.get("decision")
    if decision is None or view["viewer"] not in decision["asked"]:
        return None
    listed = {entry["move"] for entry in menu if entry["commits"]}
    held = held_by(view)
    for order in reversed(orders):
        if order.question == decision["name"] and order.move in listed and held.isdisjoint(order.unless):
            return order.move
    return None


def has_ended(order: Order, view: Mapping[str, Any], by_hand: bool) -> bool:
    """Whether an order for this turn is over, after a phrase of anybody's.

    ``view`` is what the order's seat sees then, and ``by_hand`` says whether the phrase was its own, said by hand.
    """
    if order.lasts != TURN:
        return False
    if by_hand or view.get("outcome") is not None:
        return True
    if order.to_play is not None:
        return bool(view.get("to_play") != order.to_play)
    decision = view.get("decision")
    if decision is None or decision["name"] != order.question:
        return False
    return view["viewer"] not in [*decision["asked"], *view.get("answered", ())]


def held_by(view: Mapping[str, Any]) -> frozenset[str]:
    """The cards that the viewer holds, by their ids; nothing for a spectator."""
    seat = view["viewer"]
    if seat is None:
        return frozenset()
    mine = [view["hands"][seat], *_own_hands(view, seat)] if "hands" in view else _own_hands(view, seat)
    return frozenset(card for hand in mine if _is_hand(hand) for card in hand["cards"])


def _is_hand(part: object) -> bool:
    return isinstance(part, Mapping) and part.keys() == {"size", "cards"}


def _own_hands(part: object, seat: int) -> Iterator[Mapping[str, Any]]:
    """The hands in those parts of a view that say that they are this seat's."""
    if isinstance(part, list):
        for inner in part:
            yield from _own_hands(inner, seat)
    elif isinstance(part, Mapping):
        mine = part.get("seat") == seat
        for name, inner in part.items():
            if mine and name != RESERVE and _is_hand(inner):
                yield inner
            elif name != "decision":
                yield from _own_hands(inner, seat)
