"""A game: a rulebook with its options and data chosen."""

import functools
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from onze.kernel.cards import Place
from onze.kernel.chance import Chance, Seeded
from onze.kernel.data import DataFile, digest, words_of
from onze.kernel.event_kinds import EventKind
from onze.kernel.events import Listener
from onze.kernel.files import GameFile, check_seats
from onze.kernel.match import Match
from onze.kernel.options import Option, OptionValue, settle_options
from onze.kernel.outcome import Outcome, Sides, shared
from onze.kernel.phrases import preview
from onze.kernel.positions import restore, upgraded
from onze.kernel.reaching import not_reached
from onze.kernel.steps import Decision, Step
from onze.kernel.things import ID, Thing, Things, plain_thing, verb_things, word_things
from onze.kernel.vocabulary import Move, Vocabulary, unknown
from onze.kernel.words import KERNEL_WORDS, LANGUAGES, Text, either
from onze.kernel.words.sentences import as_written

__all__ = ["Game"]

M = TypeVar("M", bound=Match)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[M]):
    """A rulebook with its options and data chosen; from these alone follows all that it says of itself.

    A game sets the class variables, and in its constructor, after calling this one, ``vocabulary``, ``sides``,
    ``places``, ``cards`` and ``longest``. ``M`` is the class of its matches.
    """

    id: ClassVar[str]
    """The name that ``load`` finds it by: ``football-a-la-carte``."""
    title: ClassVar[Text]
    """What people call it."""
    rules_version: ClassVar[int]
    """Counts up when a change of the rules makes the same moves give another match."""
    seat_counts: ClassVar[tuple[int, ...]]
    """How many seats it can be played with."""
    option_list: ClassVar[tuple[Option, ...]] = ()
    """The options that it offers."""
    step_kinds: ClassVar[tuple[type[Step[Any]], ...]] = ()
    """All its steps and decisions: what can stand in a position."""
    files: ClassVar[tuple[GameFile, ...]] = ()
    """The kinds of files that players may bring."""
    board_kinds: ClassVar[tuple[str, ...]] = ()
    """The kinds of things that lie on its board where their facts say: ``square``."""
    whole_kinds: ClassVar[tuple[str, ...]] = ()
    """The kinds of things that scenarios name by whole ids too, as ``cards`` does, and so ``event.facts``."""
    event_kinds: ClassVar[Mapping[str, EventKind]] = {}
    """The kinds of events that it tells; none where a game does not say."""
    scenario_facts: ClassVar[Mapping[str, str]] = {}
    """The facts that its scenarios take, each with what it says."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        check_seats(self, seats)
        if seats not in self.seat_counts:
            values = {"game": self.title, "counts": either(self.seat_counts), "seats": as_written(seats)}
            raise KERNEL_WORDS.refused("wrong_seats", values=values)
        self.seats = seats
        """How many seats there are, counted from 0."""
        self.options: dict[str, OptionValue] = settle_options(self.id, self.option_list, options)
        """The value of every option, chosen or by default."""
        self.vocabulary = Vocabulary()
        """Every move that can be made in this game."""
        self.sides: Sides = tuple((seat,) for seat in range(seats))
        """The seats of each side; a side wins and loses together."""
        self.places: tuple[Place, ...] = ()
        """Where cards can lie; ``match.zones`` has what lies there, in the same order."""
        self.cards: tuple[str, ...] = ()
        """The name of each kind of card; a card is its number in this list."""
        self.longest = 0
        """No match takes more moves than this."""
        self._card_ids: list[str] = []
        self._card_numbers: dict[str, int] = {}
        self._things: Things | None = None
        self._said: dict[int, Text] = {}
        self.data = ""
        """A digest of the data files that the game was built from."""
        self.brought: dict[str, str] = {}
        """The text of those data files that are not ours, by the name of the constructor's argument."""
        self.calls = Vocabulary()
        """What the referee can say from outside: somebody resigns, a draw is agreed, the match is abandoned."""
        self.calls.add_each("resign", (f"seat:{seat}" for seat in range(seats)))
        self.calls.add("agree draw")
        self.calls.add("abandon")

    # ---- what a game must say

    def blank(self) -> M:
        """A match of this game with nothing set up yet."""
        raise NotImplementedError(type(self).__name__)

    def opening(self) -> Step[Any]:
        """The first step of a match: set-up."""
        raise NotImplementedError(type(self).__name__)

    def set_scene(self, match: M, decision: str, facts: Mapping[str, Any], chance: Chance) -> Sequence[Step[Any]]:
        """Lays out a scenario and returns the steps that wait in it, in reading order."""
        raise NotImplementedError(type(self).__name__)

    @classmethod
    def seated(cls, people: Sequence[str], options: Mapping[str, object]) -> list[str]:
        """Who sits on each seat, people being named in order; a game in which one can take two seats overrides this."""
        return list(people)

    def bring(self, **files: DataFile) -> None:
        """Says which data files the game is built from, each by the name of the constructor's argument for it."""
        self.data = digest(*files.values())
        self.brought = {name: file.text for name, file in files.items() if not file.is_ours}

    # ---- things

    def describe(self) -> Iterable[Thing]:
        """The things of the game, described; what a move names and this leaves out is added plainly."""
        return ()

    def things(self) -> Things:
        """Everything that a move, a view or an event of this game names by an id, described for whoever draws it.

        Verbs are among them, ``verb:show-hand``, each with a word for a button: the sentence ``verb_show_hand`` of the
        game's ``words.toml``, or the bare verb where there is none; and words that are no ids, ``facing:open-play``,
        from the sentences there that are headed by such an id (``kernel.things``).
        """
        if self._things is None:
            words = words_of(type(self))
            described = [*self.describe(), *word_things(words)]
            known = {thing.id for thing in described}
            named = [move.thing for move in self.vocabulary if move.thing]
            named += [self.card_id(card) for card in range(len(self.cards))]
            named += [f"seat:{seat}" for seat in range(self.seats)]
            others = [plain_thing(id) for id in dict.fromkeys(named) if id not in known and ID.fullmatch(id)]
            verbs = [move.verb for spoken in (self.vocabulary, self.calls) for move in spoken]
            self._things = Things([*described, *others, *verb_things(verbs, words)])
        return self._things

    # ---- names and numbers

    def move(self, name: str) -> int:
        """The number of a move by its name, or a refusal that suggests the nearest names."""
        return self.vocabulary.number(name)

    def name(self, move: int) -> str:
        """The name of a move by its number, a verb and a thing: ``play card:corner-red``."""
        return self.vocabulary.name(move)

    def move_text(self, move: int) -> Text:
        """A move as people say it, in French and English; a game says it better by overriding this."""
        return dict.fromkeys(LANGUAGES, self.name(move))

    def said(self, move: int) -> Text:
        """A move as people say it, put into words once: menus say the same moves over and over."""
        text = self._said.get(move)
        if text is None:
            text = self._said[move] = self.move_text(move)
        return text

    def card(self, name: str) -> int:
        """The number of a card by its name or id, or a refusal that suggests the nearest names."""
        name = name.removeprefix("card:")
        if len(self._card_numbers) != len(self.cards):
            self._card_numbers = {name: number for number, name in reversed(list(enumerate(self.cards)))}
        number = self._card_numbers.get(name)
        if number is None:
            raise unknown("unknown_card", name, self.cards, {"some": self.cards[:: len(self.cards) // 5 + 1]})
        return number

    def card_id(self, card: int) -> str:
        """What views and events call a card: ``card:corner-red``; a name that is an id already stays as it is."""
        return self.card_ids[card]

    @property
    def card_ids(self) -> list[str]:
        """What views and events call the cards, by their numbers."""
        if len(self._card_ids) != len(self.cards):
            self._card_ids = [name if ":" in name else f"card:{name}" for name in self.cards]
        return self._card_ids

    def side_of(self, seat: int) -> int:
        """The side that a seat wins and loses with."""
        return next(side for side, members in enumerate(self.sides) if seat in members)

    def seat_names(self, seats: Sequence[int]) -> Text:
        """Seats as people say them, counted from 1."""
        numbers = ", ".join(str(seat + 1) for seat in seats)
        return KERNEL_WORDS.text("one_seat" if len(seats) == 1 else "several_seats", {"numbers": numbers})

    def decisions(self) -> tuple[str, ...]:
        """The names of this game's decisions, as scenarios call them."""
        return tuple(kind.__name__ for kind in self.step_kinds if issubclass(kind, Decision))

    def identity(self) -> dict[str, object]:
        """What a position must agree in to be set up in this game."""
        return {
            "game": self.id,
            "rules": self.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "data": self.data,
        }

    def spec(self) -> dict[str, object]:
        """The game in plain values: ``onze.games.from_spec`` builds the same one from it, anywhere."""
        return {"game": self.id, "seats": self.seats, "options": dict(self.options), "files": dict(self.brought)}

    def __reduce__(self) -> tuple[object, ...]:
        """A game that is sent to another process is its class, seats, options and files; it is built once there."""
        return (_built, (type(self), json.dumps(self.spec(), sort_keys=True)))

    # ---- matches

    def new_match(self, chance: Chance, tell: Listener | None = None) -> M:
        """A new match, set up and waiting for its first decision.

        ``chance`` deals and ``tell`` is told what happens; the match keeps neither.
        """
        match = self.blank()
        match.begin([self.opening()], chance, tell)
        return match

    def scenario(self, decision: str, chance: Chance | None = None, said: Sequence[str] = (), **facts: Any) -> M:
        """The position before a named decision; what the facts leave open is dealt from the rest.

        A decision within a phrase is reached by naming in ``said`` the moves that lead to it. Impossible
        facts are refused with a reason.
        """
        if decision not in self.decisions():
            known = {"name": decision, "game": self.title, "known": self.decisions()}
            raise KERNEL_WORDS.refused("unknown_decision", values=known)
        for name in facts:
            if name not in self.scenario_facts:
                known = {"name": name, "game": self.title, "known": sorted(self.scenario_facts)}
                raise KERNEL_WORDS.refused("unknown_fact", values=known)
        if not isinstance(said, (list, tuple)) or not all(isinstance(name, str) for name in said):
            values = {"name": "said", "value": repr(said), "wanted": KERNEL_WORDS.text("wanted_moves")}
            raise KERNEL_WORDS.refused("wrong_fact", values=values)
        chance = chance if chance is not None else Seeded(0)
        match = self.blank()
        steps = self.set_scene(match, decision, facts, chance)
        match.begin(steps, chance)
        match = preview(match, [self.move(name) for name in said])
        if match.decision is None or type(match.decision).__name__ != decision:
            kind = next(kind for kind in self.step_kinds if kind.__name__ == decision)
            raise not_reached(match, kind, put_down=any(isinstance(step, kind) for step in steps))
        return match

    def from_position(self, position: Mapping[str, Any]) -> M:
        """The match whose ``match.position()`` this is, or a refusal when it belongs to another game or is damaged."""
        return restore(self, position)

    def upgrade(self, position: Mapping[str, Any], from_version: int) -> Mapping[str, Any]:
        """A position of an older version of the rules as this one would have it, so that its match can be played on.

        What was not known then has its default. A game whose older positions need more overrides this, or refuses;
        what comes of it must be a position that ``broken`` has nothing against.
        """
        return upgraded(self, position)

    # ---- the referee

    def take_call(self, match: M, call: Move) -> None:
        """What the referee says from outside; a game with calls of its own overrides this and calls it."""
        score = self.score(match)
        everyone = range(len(self.sides))
        if call.verb == "resign":
            self.resign(match, int(call.thing.removeprefix("seat:")))
        elif call.verb == "agree draw":
            match.finish(Outcome(shared(self.sides, everyone), score, "draw agreed"))
        elif call.verb == "abandon":
            match.finish(Outcome(shared(self.sides, everyone), score, "abandoned"))
        else:
            raise NotImplementedError(f"{self.id} has no rule for the call {call.name!r}")

    def resign(self, match: M, seat: int) -> None:
        """Between two sides the other one wins; with more, the seat goes on without a prize while others play on.

        Whoever drives the match lets a bot play for it (``RecordedMatch.hand_over``).
        """
        if len(self.sides) > 2:
            match.resigned = (*match.resigned, seat)
            playing = [side for side in self.sides if any(one not in match.resigned for one in side)]
            if len(playing) > 1:
                return
        winners = [side for side, seats in enumerate(self.sides) if not self._has_given_up(match, seats, seat)]
        match.finish(Outcome(shared(self.sides, winners), self.score(match), "resignation"))

    def _has_given_up(self, match: M, seats: Sequence[int], seat: int) -> bool:
        """Between two sides one seat gives up for all of its own; with more, everybody for themselves."""
        return seat in seats if len(self.sides) <= 2 else all(one in match.resigned for one in seats)

    def broken(self, match: M) -> list[str]:
        """What must always hold in a match and does not, a sentence each; for the conformance kit."""
        return []

    def score(self, match: M) -> tuple[int, ...]:
        """Each side's score so far; a game that counts one overrides this."""
        return tuple(0 for _ in self.sides)


@functools.cache
def _built(kind: type[Game[Any]], spec: str) -> Game[Any]:
    """A game from its class and spec; matches of one game share it."""
    told = json.loads(spec)
    return kind(told["seats"], **told["options"], **told["files"])
