"""How a game without a drawing of its own is shown: in the sentences of its ``words.toml``, else as plain facts.

* ``ask_<Decision>`` is the question, with what the decision shows;
* ``view_<part>`` is a part of the table, with its entries, or by its own name where it has none; if the sentence
  speaks of ``{who}`` and the part is a list, it has a line a seat (or a side);
* ``event_<kind>`` is what happened, with the facts of the event; ``event_<kind>_seen`` for those who are told more.

In all of them a ``seat`` is said as ``{who}``, a ``score`` as 2 – 1 or 2-1, a word by the sentence ``<fact>_<word>``
if there is one, a thing and a move by their own texts. A sentence is said only where all the facts that it speaks of
are known.
"""

from collections.abc import Mapping, Sequence
from string import Formatter
from typing import Any, Final

from onze.doors.shown import Shown
from onze.kernel.data import words_of
from onze.kernel.game import Game
from onze.kernel.things import bare
from onze.kernel.views import Frame
from onze.kernel.words import Words
from onze.typography import score

__all__ = ["Outline", "outline", "outline_of"]

NOTHING: Final = "–"


class Outline:
    """Shows any game, the better the more its words say."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def draw(self, shown: Shown) -> str:
        """The table as the viewer may see it."""
        lines: list[str] = []
        for name, part in shown.view.items():
            if name not in Frame.__annotations__:
                lines += self._part(name, part, shown.game, shown.names, shown.language) or outline({name: bare(part)})
        return "\n".join(lines)

    def question(self, shown: Shown) -> str:
        """The open question; nothing when the match is over."""
        decision = shown.view["decision"]
        if decision is None:
            return ""
        said = self._say(f"ask_{decision['name']}", shown.game, decision, shown.names, shown.language)
        return said or "\n".join(outline({"decision": bare(decision)}))

    def event_text(self, game: Game[Any], facts: Mapping[str, Any], names: Sequence[str], language: str) -> str:
        """An event as a sentence, else as its kind and its facts."""
        key = _key("event", facts["kind"])
        told = {name: fact for name, fact in facts.items() if name not in ("kind", "rule")}
        return (
            self._say(f"{key}_seen", game, facts, names, language)
            or self._say(key, game, facts, names, language)
            or (f"{facts['kind']}: {_one_line(bare(told))}" if told else str(facts["kind"]))
        )

    def _part(self, name: str, part: object, game: Game[Any], names: Sequence[str], language: str) -> list[str]:
        """A part of the table in as many lines as its sentence wants; none if there is no sentence for it."""
        key = f"view_{name}"
        facts = [_entries(name, part)]
        if isinstance(part, (list, tuple)) and "who" in self._spoken_of(key, language):
            facts = [{**_entries(name, entry), "seat": seat} for seat, entry in enumerate(part)]
            if len(part) != len(names):
                names = [" & ".join(names[seat] for seat in side) for side in game.sides]
        lines = [self._say(key, game, entries, names, language) for entries in facts]
        return lines if all(lines) else []

    def _say(self, key: str, game: Game[Any], facts: Mapping[str, Any], names: Sequence[str], language: str) -> str:
        """A sentence of the game's with its facts in words; nothing if there is none, or a fact is missing."""
        said = {name: self._in_words(name, fact, game, language) for name, fact in facts.items()}
        if "seat" in facts:
            said["who"] = names[facts["seat"]]
        if key not in self.words.sentences or not self._spoken_of(key, language) <= set(said):
            return ""
        sentence = self.words.say(key, language, said)
        return sentence[:1].upper() + sentence[1:]

    def _spoken_of(self, key: str, language: str) -> set[str]:
        """The facts that a sentence is to be filled in with."""
        sentence = self.words.sentences[key][language] if key in self.words.sentences else ""
        return {fact for _, fact, _, _ in Formatter().parse(sentence) if fact is not None}

    def _in_words(self, name: str, fact: object, game: Game[Any], language: str) -> str:
        """A fact as people say it."""
        if isinstance(fact, (list, tuple)) and fact:
            parts = [self._in_words(name, part, game, language) for part in fact]
            return score(parts, language) if name == "score" else ", ".join(parts)
        key = _key(name, bare(fact))
        if key in self.words.sentences and not self._spoken_of(key, language):
            return self.words.say(key, language)
        if fact in game.vocabulary.names():
            return game.move_text(game.move(str(fact)))[language]
        if isinstance(fact, str) and fact in game.things():
            return game.things()[fact].text[language]
        return _one_line(fact)


def outline_of(game: Game[Any]) -> Outline:
    """The outline of a game in the sentences of its ``words.toml``, if it has one."""
    return Outline(words_of(type(game)))


def outline(value: object, indent: str = "") -> list[str]:
    """Nested values as indented lines; what holds nothing nested stands on one line."""
    lines: list[str] = []
    for name, part in _named_parts(value):
        if _is_flat(part):
            lines.append(f"{indent}{name}: {_one_line(part)}")
        else:
            lines += [f"{indent}{name}:", *outline(part, indent + "  ")]
    return lines


def _key(name: str, word: object) -> str:
    """The key of a sentence about a word: ``kicks_goal``, ``event_end_of_half``."""
    return f"{name}_{word}".lower().replace(" ", "_").replace("-", "_")


def _entries(name: str, part: object) -> Mapping[str, object]:
    """The facts in a part of the table; a single one goes by the part's own name."""
    return part if isinstance(part, Mapping) else {name: part}


def _named_parts(value: object) -> list[tuple[str, object]]:
    if isinstance(value, Mapping):
        return [(str(key).replace("_", " "), part) for key, part in value.items()]
    if isinstance(value, (list, tuple)):
        return [(str(place), part) for place, part in enumerate(value)]
    return [("", value)]


def _is_flat(value: object) -> bool:
    """Whether a value is easily read on one line: single values, in a list or by name."""
    if isinstance(value, Mapping):
        return not any(isinstance(part, Mapping) or not _is_flat(part) for part in value.values())
    return not isinstance(value, (list, tuple)) or not any(isinstance(part, (Mapping, list, tuple)) for part in value)


def _one_line(value: object) -> str:
    if value is None or value in ([], {}, ()):
        return NOTHING
    if isinstance(value, Mapping):
        return "; ".join(f"{name} {_one_line(part)}" for name, part in _named_parts(value))
    if isinstance(value, (list, tuple)):
        return ", ".join(_one_line(part) for part in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
