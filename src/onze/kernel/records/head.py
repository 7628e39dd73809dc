"""The head of a record: what is played, by whom, and how luck is sealed."""

import hashlib
import json
import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from onze.kernel.game import Game
from onze.kernel.limits import is_name, not_a_name
from onze.kernel.options import OptionValue, read_choices, written_choice
from onze.kernel.records.lines import FIRST_LINE, Record, damaged

__all__ = ["Head", "checked_words", "digest_of", "read_head", "write_head"]

LONGEST_WORD: Final = 80
LONGEST_NAME: Final = 500
"""A bot's name may be the path of its file."""
NEEDED: Final = ("game", "rules", "seats", "digest", "commitment")
SEAT: Final = r"seat:(?:0|[1-9][0-9]?)"
LINES: Final = tuple(
    re.compile(pattern)
    for pattern in (
        r"(game|digest) ([^ ]+)",
        r"(rules) ([1-9][0-9]{0,8})",
        r"(seats) ([1-9][0-9]?)",
        r"(commitment) ([0-9a-f]{64})",
        r"(option [^ =]+)=(.+)",
        r'(data [^ ]+) (".*")',
        rf"({SEAT}) is (.+)",
        rf"(word {SEAT}) (.+)",
    )
)
"""What a line of the head may be: what it says something of, once in a record, and what it says."""


class Head:
    """What the head of a record says, and on which line."""

    def __init__(self) -> None:
        self.line_of: dict[str, int] = {}
        """The line that says something of ``game``, ``option tie``, ``seat:0``, ``word seat:0`` and so on."""
        self.values: dict[str, str] = {}
        """What it says of them."""
        self.options: dict[str, OptionValue] = {}
        """The options that were chosen."""
        self.data: dict[str, str] = {}
        """Data that is not ours (another pack, a squad) as the text of its file, by the name the game knows it by."""
        self.names: dict[int, str] = {}
        """Who sits where."""
        self.words: dict[int, str] = {}
        """What each seat has added to the luck."""
        self.size = 0
        """How many lines the head has."""

    @property
    def game(self) -> str:
        """The game's id."""
        return self.values["game"]

    @property
    def rules(self) -> int:
        """The version of the rules that was played."""
        return int(self.values["rules"])

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self.values["seats"])

    @property
    def commitment(self) -> str:
        """The hash of the sealed seed."""
        return self.values["commitment"]

    @property
    def line_of_data(self) -> int:
        """The first line with data; the digest's where there is none."""
        return min(
            (line for name, line in self.line_of.items() if name.startswith("data ")), default=self.line_of["digest"]
        )

    def check(self, game: Game[Any]) -> None:
        """Refuses a game that is not the one recorded: another game, newer rules, other cards or other moves."""
        if self.game != game.id:
            raise damaged(self.line_of["game"], "record_of_another_game", theirs=self.game, ours=game.id)
        if game.brought != self.data:
            raise damaged(self.line_of_data, "record_of_other_data", game=game.title)
        if self.rules > game.rules_version:
            line = self.line_of["rules"]
            ours = game.rules_version
            raise damaged(line, "record_of_newer_rules", game=game.title, theirs=self.rules, ours=ours)
        if self.rules == game.rules_version and not self.is_of(game):
            raise damaged(self.line_of["digest"], "record_of_other_data", game=game.title)

    def is_of(self, game: Game[Any]) -> bool:
        """Whether this game is the very one that was played, but for the version of its rules and for later options."""
        return self.values["digest"] == digest_of(game, self.rules, self.options)


def write_head(record: Record, game: Game[Any], names: Sequence[str], words: Mapping[int, str], sealed: str) -> None:
    """Writes the head of a new record; names, one a seat, and words are one line of text each."""
    record.add(FIRST_LINE)
    record.add(f"game {game.id}")
    record.add(f"rules {game.rules_version}")
    record.add(f"seats {game.seats}")
    for name, value in game.options.items():
        record.add(f"option {written_choice(name, value)}")
    for name, text in game.brought.items():
        record.add(f"data {name} {json.dumps(text)}")
    record.add(f"digest {digest_of(game)}")
    for seat, name in zip(range(game.seats), names, strict=True):
        record.add(f"seat:{seat} is {one_line(name, LONGEST_NAME)}")
    record.add(f"commitment {sealed}")
    for seat in sorted(words):
        record.add(f"word seat:{seat} {words[seat]}")


def checked_words(game: Game[Any], words: Mapping[int, str]) -> dict[int, str]:
    """The players' words, each a short line of text that can be printed; an empty one is no word."""
    return {
        seat: one_line(word, LONGEST_WORD) for seat, word in words.items() if word.strip() and 0 <= seat < game.seats
    }


def one_line(word: str, longest: int) -> str:
    """One short line of text, or a refusal."""
    word = word.strip()
    if not is_name(word, longest):
        raise not_a_name(word, longest)
    return word


def digest_of(game: Game[Any], rules: int | None = None, known: Collection[str] | None = None) -> str:
    """A digest of all that a game is built from: version of the rules, options, data, vocabulary and calls.

    ``known`` are the options that there were, where others have come since.
    """
    options = {name: value for name, value in game.options.items() if known is None or name in known}
    identity = {**game.identity(), "rules": game.rules_version if rules is None else rules, "options": options}
    whole = [identity, game.vocabulary.names(), game.calls.names()]
    return hashlib.sha256(json.dumps(whole).encode()).hexdigest()[:16]


def read_head(record: Record) -> Head:
    """Reads the head of a record, up to the deal."""
    head = Head()
    for number, line in enumerate(record.lines[1:], 2):
        if line == "deal" or line.startswith("deal "):
            head.size = number - 1
            break
        _read_line(head, number, line)
    if not head.size:
        raise damaged(len(record.lines), "record_without", name="deal")
    _check_complete(head)
    for name, number in head.line_of.items():
        seat = name.removeprefix("word ").removeprefix("seat:")
        if seat.isdecimal() and int(seat) >= head.seats:
            raise damaged(number, "record_not_in_head", text=record.lines[number - 1])
    return head


def _check_complete(head: Head) -> None:
    """Everything that a head must say is said, and every seat has a name."""
    for name in NEEDED:
        if name not in head.values:
            raise damaged(head.size, "record_without", name=name)
    for seat in range(head.seats):
        if seat not in head.names:
            raise damaged(head.size, "record_without", name=f"seat:{seat}")


def _read_line(head: Head, number: int, line: str) -> None:
    """Takes in one line; what is neither known nor said for the first time is refused."""
    found = next((match for match in (pattern.fullmatch(line) for pattern in LINES) if match), None)
    if found is None or found.group(1) in head.line_of:
        raise damaged(number, "record_not_in_head", text=line)
    name, value = found.group(1), found.group(2)
    head.line_of[name], head.values[name] = number, value
    kind, _, rest = name.partition(" ")
    if kind == "option":
        head.options.update(read_choices([f"{rest}={value}"]))
    elif kind == "data":
        head.data[rest] = _text_of(number, value)
    elif kind == "word":
        head.words[int(rest.removeprefix("seat:"))] = _name(number, value, LONGEST_WORD)
    elif kind.startswith("seat:"):
        head.names[int(kind.removeprefix("seat:"))] = _name(number, value, LONGEST_NAME)


def _name(number: int, value: str, longest: int) -> str:
    """A name or a word that can be shown."""
    if not is_name(value, longest):
        raise damaged(number, "record_not_a_name", longest=longest)
    return value


def _text_of(number: int, written: str) -> str:
    """The text of a data file, of which a lone half of a character is no part."""
    try:
        return str(json.loads(written)).encode().decode()
    except ValueError:
        raise damaged(number, "record_not_in_head", text=written) from None
