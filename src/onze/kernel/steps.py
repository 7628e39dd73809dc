"""What happens next: small immutable steps on a stack, some of which are decisions."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from onze.kernel.cards.odds import Odds
from onze.kernel.words import KERNEL_WORDS, Reason, Text

if TYPE_CHECKING:
    from onze.kernel.match import Match

__all__ = ["Decision", "Step", "Together"]

LISTED: Final = 20
"""A refusal lists as many moves as this; of more it gives a few examples."""

M = TypeVar("M", bound="Match")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[M]):
    """Something that happens by itself. It never changes once it is put down.

    ``fields`` names the constructor's arguments in order, all of them plain values kept as attributes;
    equality, the written form and the repr follow from it. A step holds nothing secret: secrets lie in places for
    cards, in sealed answers, or in facts that ``match.redeal_more`` draws anew.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    """The names of the constructor's arguments, which are attributes as well."""

    def run(self, match: M) -> None:
        """Lets it happen: changes the match, and says with ``match.then`` what follows."""
        raise NotImplementedError(type(self).__name__)

    def written(self) -> list[object]:
        """The step as plain values: its name, then its fields."""
        return [type(self).__name__, *(plain(getattr(self, field)) for field in self.fields)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and self.written() == other.written()

    def __hash__(self) -> int:
        return hash(type(self).__name__)

    def __repr__(self) -> str:
        name, *values = self.written()
        return f"{name}({', '.join(repr(value) for value in values)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[M]):
    """One decision point of a rulebook: it names the seat, lists the moves and takes one.

    It asks exactly one seat; a ``Together`` asks several.
    """

    rule: ClassVar[str] = ""
    """The rule that opens this decision."""
    gesture: ClassVar[bool] = False
    """Whether a person does it with their own hand although there is nothing to choose: a cut, a roll, a kick."""
    derived: ClassVar[tuple[str, ...]] = ()
    """Those of its ``fields`` that whoever is asked need not be shown: they follow from what the view shows anyway."""

    def behind(self, match: M) -> str:
        """The rule behind the question as it is asked now: ``rule``, unless the position makes it another."""
        return self.rule

    def asked(self, match: M) -> tuple[int, ...]:
        """The seats that are asked, nearly always one."""
        raise NotImplementedError(type(self).__name__)

    def moves(self, match: M, seat: int) -> tuple[int, ...]:
        """What that seat may play, in vocabulary order, never empty."""
        raise NotImplementedError(type(self).__name__)

    def take(self, match: M, move: int) -> None:
        """Plays one of the listed moves: changes the match, and says with ``match.then`` what follows."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, match: M, seat: int, move: int) -> None:
        """A seat says a listed move, which is taken at once."""
        self.take(match, move)

    def commits(self, match: M, move: int, seat: int) -> bool:
        """Whether this move stands at once; if not, it is part of a phrase: the same seat goes on, and may drop it.

        Such a move draws no luck, tells nothing, changes nothing but the open decision and puts down
        exactly one decision in its place.
        """
        return True

    def why_not(self, match: M, move: int, seat: int) -> Reason:
        """Why a move of the vocabulary is not listed for that seat now."""
        moves = self.moves(match, seat)
        many = len(moves) > LISTED
        values = {
            "name": self.move_text(match, move, seat),
            "count": len(moves),
            "moves": [self.move_text(match, listed, seat) for listed in (moves[:: len(moves) // 5] if many else moves)],
        }
        return KERNEL_WORDS.reason("not_listed_of_many" if many else "not_listed", self.rule, values)

    def move_text(self, match: M, move: int, seat: int) -> Text:
        """A move as people say it at this question; a game overrides it where the question makes it clearer."""
        return match.game.said(move)

    def odds(self, match: M, move: int, seat: int) -> Odds | None:
        """How likely luck makes this move succeed, as far as that seat can know; ``None`` where luck has no part."""
        return None

    def note(self, match: M, move: int, seat: int) -> Text | None:
        """A few words behind a move in a menu, or none."""
        return None

    def button(self, match: M, move: int, seat: int) -> Text | None:
        """One word for a button that plays a move, where the word of its verb does not say what it does here."""
        return None

    def place(self, match: M, move: int, seat: int) -> str | None:
        """Where the thing of a move lies, as a path of the view; ``None``: wherever the view shows it (``menus``)."""
        return None

    def foresee(self, match: M, move: int, seat: int) -> Mapping[str, object]:
        """What would follow a listed move as far as luck and secrets allow, in plain values; nothing by default."""
        return {}

    def shown(self, match: M) -> dict[str, object]:
        """What the question is about, in plain values and names, for whoever may see it: part of ``match.view``."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Decision[M]):
    """Several seats asked at once. Answers come in any order and stay sealed until all are given.

    An answer is one move or, where ``complete`` says so, several moves in a row.
    """

    def everyone(self, match: M) -> tuple[int, ...]:
        """All seats that must answer."""
        raise NotImplementedError(type(self).__name__)

    def complete(self, match: M, seat: int, said: tuple[int, ...]) -> bool:
        """Whether what a seat has said so far is its whole answer."""
        return len(said) == 1

    def reveal(self, match: M, answers: dict[int, tuple[int, ...]]) -> None:
        """Opens all answers, each seat's moves in the order it made them."""
        raise NotImplementedError(type(self).__name__)

    def said(self, match: M, seat: int) -> tuple[int, ...]:
        """What that seat has said so far."""
        return match.sealed.get(seat, ())

    def asked(self, match: M) -> tuple[int, ...]:
        everyone = self.everyone(match)
        return tuple([seat for seat in everyone if not self.complete(match, seat, self.said(match, seat))])

    def commits(self, match: M, move: int, seat: int) -> bool:
        return self.complete(match, seat, (*self.said(match, seat), move))

    def answer(self, match: M, seat: int, move: int) -> None:
        """Seals a seat's move and asks again; when nobody is left to ask, the step runs."""
        match.sealed = {**match.sealed, seat: (*self.said(match, seat), move)}
        match.then(self)

    def run(self, match: M) -> None:
        """Nobody is left to ask: opens all answers."""
        answers = {seat: self.said(match, seat) for seat in self.everyone(match)}
        match.sealed = {}
        self.reveal(match, answers)


def plain(value: Any) -> object:
    """A value as JSON has it: tuples become lists, all the way down."""
    if isinstance(value, (list, tuple)):
        return [plain(part) for part in value]
    if isinstance(value, dict):
        return {str(key): plain(part) for key, part in value.items()}
    return value
