"""Things: whatever a move, a view or an event names by an id, described so that a page can draw it.

An id is a kind and a name, ``card:corner-red``, ``square:d6``, ``seat:0``. Cards that are alike are one thing, with
a count. Facts are plain values by kind: a card's number and arrows, a square's coordinates, a team's colours. The verb
of a move is a thing as well, ``verb:show-hand``: what is done, in a word for a button.

Words. Where a view or an event says something in a bare word that is no id, ``"facing": "open_play"``, the word is a
thing too: a key, and the word with hyphens for spaces and underscores, ``facing:open-play``. The key is that of the
view or of the detail, unless another one is named there: one idea has one key wherever it is spoken of. So a ball whose
``result`` is ``open_play`` is described by ``facing:open-play`` as well; ``events.toml`` says so by the type
``word:facing``. A game describes such words by sentences of its ``words.toml`` that are headed by the whole id,
``["facing:open-play"]``.
"""

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypedDict

from onze.kernel.words import KERNEL_WORDS, LANGUAGES, Text, Words

__all__ = [
    "ID", "Description", "Thing", "Things", "bare", "kind_of", "plain_thing", "verb_id", "verb_things", "word_id",
    "word_things",
]  # fmt: skip

ID: Final = re.compile(r"[a-z][a-z-]*:[^\s:,\[\]]+")
"""What an id looks like: a kind, a colon and a name that a record can hold."""


class Description(TypedDict):
    """A thing in plain values, as it is sent."""

    id: str
    """What moves, views and events call it: ``card:corner-red``."""
    kind: str
    """What it is: ``card``, ``square``, ``seat``."""
    text: dict[str, str]
    """What people call it, in a word or two, by language."""
    full: dict[str, str]
    """All that is to be said of it, by language: what a card does."""
    count: int
    """How many there are of it."""
    facts: dict[str, object]
    """What it is, in plain values by its kind: a game declares them in its ``box/thing_facts.py``."""


class Thing:
    """One thing, or several that are alike."""

    def __init__(
        self, id: str, text: Text, full: Text | None = None, facts: Mapping[str, object] | None = None, count: int = 1
    ) -> None:
        self.id = id
        """What moves, views and events call it: ``card:corner-red``."""
        self.text = text
        """What people call it, in a word or two."""
        self.full = text if full is None else full
        """All that is to be said of it: what a card does."""
        self.facts = {} if facts is None else facts
        """What it is, in plain values by its kind."""
        self.count = count
        """How many there are of it."""

    @property
    def kind(self) -> str:
        """What it is: ``card``, ``square``, ``seat``."""
        return kind_of(self.id)

    def written(self) -> Description:
        """The thing in plain values."""
        return {
            "id": self.id,
            "kind": self.kind,
            "text": dict(self.text),
            "full": dict(self.full),
            "count": self.count,
            "facts": own_copy(self.facts),
        }


class Things:
    """All things of a game, by id, in a fixed order."""

    def __init__(self, things: Iterable[Thing]) -> None:
        self.by_id: dict[str, Thing] = {}
        """The things by id."""
        for thing in things:
            if not ID.fullmatch(thing.id):
                raise ValueError(f"{thing.id!r} is no id: it takes a kind, a colon and a name without spaces")
            if thing.id in self.by_id:
                raise ValueError(f"the thing {thing.id!r} is described twice")
            self.by_id[thing.id] = thing

    def written(self) -> list[Description]:
        """All of them in plain values, as they are sent."""
        return [thing.written() for thing in self.by_id.values()]

    @property
    def digest(self) -> str:
        """A short digest of everything said here: the same digest, the same things."""
        return hashlib.sha256(json.dumps(self.written(), sort_keys=True).encode()).hexdigest()[:16]

    def __contains__(self, id: str) -> bool:
        return id in self.by_id

    def __getitem__(self, id: str) -> Thing:
        return self.by_id[id]

    def __iter__(self) -> Iterator[Thing]:
        return iter(self.by_id.values())

    def __len__(self) -> int:
        return len(self.by_id)


def own_copy(facts: Mapping[str, object]) -> dict[str, object]:
    """Facts that nobody else shares, all the way down."""
    return {name: _own(value) for name, value in facts.items()}


def _own(value: object) -> object:
    if isinstance(value, Mapping):
        return own_copy(value)
    return [_own(part) for part in value] if isinstance(value, (list, tuple)) else value


def plain_thing(id: str) -> Thing:
    """A thing of which nothing is known but its id."""
    name = id.partition(":")[2].replace("-", " ")
    return Thing(id, dict.fromkeys(LANGUAGES, name))


def verb_id(verb: str) -> str:
    """What a verb is called as a thing: ``verb:show-hand``."""
    return f"verb:{verb.replace(' ', '-')}"


def verb_things(verbs: Iterable[str], words: Words) -> Iterator[Thing]:
    """Each of these verbs once, with its word for a button as the game says it, else the kernel, else plainly."""
    for verb in dict.fromkeys(verbs):
        key = f"verb_{verb.replace(' ', '_').replace('-', '_')}"
        said = next((known for known in (words, KERNEL_WORDS) if key in known.sentences), None)
        yield plain_thing(verb_id(verb)) if said is None else Thing(verb_id(verb), said.text(key))


def word_id(key: str, word: str) -> str:
    """What a bare word of a view or an event is called as a thing: ``facing:open-play``."""
    return f"{key}:{word.replace(' ', '-').replace('_', '-')}"


def word_things(words: Words) -> Iterator[Thing]:
    """The things that are described by a sentence alone, which is headed by their id; the kernel's own among them."""
    for id in {**KERNEL_WORDS.sentences, **words.sentences}:
        if ID.fullmatch(id):
            yield Thing(id, (words if id in words.sentences else KERNEL_WORDS).text(id))


def kind_of(id: str) -> str:
    """The kind in an id: ``card``."""
    return id.partition(":")[0]


def bare(value: object, whole: Sequence[str] = ()) -> object:
    """A value of an event or a view with its ids cut down to their names: ``corner-red`` for ``card:corner-red``.

    Ids of the kinds in ``whole`` stay as they are.
    """
    if isinstance(value, str):
        return value if ":" not in value or (whole and kind_of(value) in whole) else _name_in(value)
    if value is None or isinstance(value, int):
        return value  # asked before what is slower to ask
    if isinstance(value, (list, tuple)):
        return [bare(part, whole) for part in value]
    if isinstance(value, Mapping):
        return {bare(name, whole): bare(part, whole) for name, part in value.items()}
    return value


@lru_cache(4096)
def _name_in(id: str) -> str:
    """The name in an id; anything else as it is. Every sentence asks this of the same few."""
    return id.partition(":")[2] if ID.fullmatch(id) else id
