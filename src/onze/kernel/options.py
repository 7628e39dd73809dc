"""The options of a game: how its rulebook's open questions are answered at this table.

A game's options are a TOML file: a table an option, with ``choices`` (words), ``default = true/false`` (a flag)
or ``low`` and ``high`` (a whole number), a ``default``, the ``rule`` it comes from, and a text in each language.
"""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from onze.kernel.words import KERNEL_WORDS, Refused, Text, read_text
from onze.kernel.words.sentences import as_written
from onze.kernel.words.tables import Tables

__all__ = ["Option", "OptionValue", "read_choices", "read_options", "settle_options", "written_choice"]

OptionValue = str | bool | int

NUMBER: Final = re.compile("-?[0-9]{1,9}")


class Option:
    """One question with its possible answers. A flag has no choices and no range."""

    def __init__(
        self,
        name: str,
        default: OptionValue,
        text: Text,
        rule: str = "",
        choices: Sequence[str] = (),
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.name = name
        """What it is called: ``tie``."""
        self.default = default
        """The value that holds when nothing is chosen."""
        self.text = text
        """What it is about."""
        self.rule = rule
        """The clause that it comes from."""
        self.choices = tuple(choices)
        """The words to choose from; none for a flag or a number."""
        self.low = low
        """The least number."""
        self.high = high
        """The greatest number."""
        self.checked(default)
        for choice in self.choices:
            if str(read_choices([f"{name}={choice}"])[name]) != choice:
                raise ValueError(f"the choice {choice!r} of {name!r} would be read as something else")

    @property
    def kind(self) -> str:
        """``choice``, ``flag`` or ``number``."""
        if self.choices:
            return "choice"
        return "flag" if isinstance(self.default, bool) else "number"

    def checked(self, value: object) -> OptionValue:
        """The value, or a refusal that says what it may be."""
        values: dict[str, object] = {"name": self.name, "value": as_written(value)}
        if self.choices:
            if isinstance(value, int) and not isinstance(value, bool):
                value = str(value)  # a choice such as 1930, which reads as a number
            if isinstance(value, str) and value in self.choices:
                return value
            raise KERNEL_WORDS.refused("not_a_choice", self.rule, {**values, "choices": self.choices})
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise KERNEL_WORDS.refused("not_a_flag", self.rule, values)
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise KERNEL_WORDS.refused("not_in_range", self.rule, {**values, "low": self.low, "high": self.high})


def read_options(path: Path) -> tuple[Option, ...]:
    """Reads a game's options file, refusing an option that is not whole."""
    file = Tables(path)
    return tuple(file.read("the option", file.tables, _option).values())


def _option(name: str, table: Mapping[str, Any]) -> Option:
    text = read_text(table)
    if "default" not in table:
        raise ValueError("it has no default")
    given = {key: table[key] for key in ("rule", "choices", "low", "high") if key in table}
    try:
        return Option(name, table["default"], text, **given)
    except Refused as refused:
        raise ValueError(str(refused)) from None


def read_choices(texts: Sequence[str]) -> dict[str, OptionValue]:
    """Chosen options as ``name=value``, each value read by its type: true or false, a whole number, a word."""
    chosen: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise KERNEL_WORDS.refused("not_an_option", values={"text": text})
        if value in ("true", "false"):
            chosen[name] = value == "true"
        else:
            chosen[name] = int(value) if NUMBER.fullmatch(value) else value
    return chosen


def written_choice(name: str, value: OptionValue) -> str:
    """A chosen option as ``read_choices`` reads it."""
    return f"{name}={str(value).lower() if isinstance(value, bool) else value}"


def settle_options(game: str, options: Sequence[Option], chosen: Mapping[str, object]) -> dict[str, OptionValue]:
    """Every option with its value: the chosen one where there is one, else the default."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            values = {"name": name, "game": game, "known": sorted(known)}
            raise KERNEL_WORDS.refused("unknown_option", values=values)
    return {name: option.checked(chosen[name]) if name in chosen else option.default for name, option in known.items()}
