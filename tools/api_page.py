"""Writes docs/api.md, the reference of all public names, from their docstrings: ``make api``."""

import inspect
import re
from collections.abc import Collection, Mapping
from pathlib import Path
from textwrap import fill, indent

from tools.api_entries import Entry, entries_of, public_modules

__all__ = ["HEAD", "PAGE", "page"]

PAGE = Path(__file__).parents[1] / "docs" / "api.md"

HEAD = """\
# Reference

Every public name of the kernel, the games and the bots, written from their docstrings by `make api`. A first match
and a first bot are in the [README](../README.md), the ideas behind it all in [How Onze is built](architecture.md).

## Where to begin

Seats, moves and cards are numbers, counted from 0; where a seat may be `None`, that is a spectator. Whatever is not
allowed raises ``Refused``, and nothing has changed then.

**A bot** is a function from a match, a seat and luck to one of the listed moves: ``Bot``. The match that it is handed
is dealt anew in all that its seat cannot know, so it may look at everything and try anything.

| to | use |
|---|---|
| open a game by its id | [`load`](#games.load) |
| start a match, with luck that can be repeated | ``Game.new_match``, ``Seeded`` |
| know who is asked | ``Match.asked``, ``Match.seat`` |
| get the moves, by number and by name | ``Match.moves``, ``Game.name``, ``Game.move`` |
| play one, or learn why it may not be played | ``Match.play``, ``Match.why_not`` |
| know how likely luck makes it succeed | ``Match.odds`` |
| see what a seat may see | ``Match.view`` |
| try something on a copy | ``Match.clone`` |
| deal anew what a seat cannot know | ``Match.redealt`` |
| play to the end at random | ``play_out`` |
| read how it ended | ``Match.outcome``, ``Outcome.values`` |
| let bots play each other | ``play_match``, ``find_bot`` |

This one tries each of its moves a few times, dealing anew whatever it cannot know, and takes the move that won most:

```python
from onze.kernel.playout import play_out


def trying_bot(match, seat, chance, tries=5):
    def won(move):
        total = 0.0
        for _ in range(tries):
            ahead = match.redealt(seat, chance)
            ahead.play(move, chance, seat=seat)
            play_out(ahead, chance)
            total += ahead.outcome.values[seat]
        return total

    return max(match.moves(seat), key=won)
```

**A game** is a ``Game`` with a ``Match`` of its own, and a ``Step`` or ``Decision`` for each thing that happens or is
asked (``Together`` where several seats answer at once). Its cards lie in places (``Place``, ``Zone``), its options and
sentences in TOML files (``read_options``, ``Words``). ``Scene`` helps to build its scenarios; ``check_game`` plays it
and says what is wrong.

**A tool** listens to events (``Listener``, ``Event``), keeps a match as plain values (``Match.position``,
``Game.from_position``) or as a record that anybody can check (``RecordedMatch``, ``Replay``), sets up positions
(``Game.scenario``), says moves and refusals in French and English (``Game.move_text``, ``Reason``), and sends
decisions that belong together as one ([`preview`](#phrases.preview), ``play_phrase``).
"""

REFERENCE = re.compile(r"(?<!`)``([^`]+)``(?!`)")


def page() -> str:
    """The whole page in Markdown."""
    modules = {module: entries_of(module) for module in public_modules()}
    tops = {entry.name: entry for entries in modules.values() for entry in entries}
    paths = {entry.name: entry.path for top in tops.values() for entry in (top, *_members(top, tops))}
    contents = ["## Contents", ""]
    body: list[str] = []
    for module, entries in modules.items():
        name = module.__name__
        doc = _linked(inspect.getdoc(module) or "", name.rpartition(".")[2], paths)
        names = ", ".join(f"[`{entry.name}`](#{entry.path})" for entry in entries)
        contents += [f"- [`{name}`](#{name}): {doc.splitlines()[0]}<br>", f"  {names}"]
        body += ["", f'<a id="{name}"></a>', "", f"## {name}", "", doc]
        for entry in entries:
            body += _told(entry, paths)
    return "\n".join([_linked(HEAD, "", paths), *contents, *body]) + "\n"


def _members(entry: Entry, known: Collection[str]) -> list[Entry]:
    """The members of a class without those that only do in their own way what a base on the page says."""
    told_above = any(base in known for base in entry.bases)
    return [member for member in entry.members if not (member.inherits and told_above)]


def _told(entry: Entry, paths: Mapping[str, str]) -> list[str]:
    """A function, class or constant with its heading, and below it its members."""
    written = "\n".join(map(_folded, entry.signature.splitlines()))
    lines = ["", f'<a id="{entry.path}"></a>', "", f"### {entry.name}", "", "```python", written, "```"]
    lines += ["", _linked(entry.doc, entry.path, paths, entry.signature)] if entry.doc else []
    bases = [f"``{base}``" for base in entry.bases if base in paths]
    own = [f"``{member.path.rpartition('.')[2]}``" for member in entry.members if member.inherits]
    if bases:
        note = f"Has all that {' and '.join(bases)} has" + (f", with its own {', '.join(own)}." if own else ".")
        lines += ["", _linked(note, entry.path, paths)]
    section = ""
    for member in _members(entry, paths):
        if member.section != section:
            section = member.section
            lines += ["", f"*{section[:1].upper()}{section[1:]}*"]
        lines += ["", f'- <a id="{member.path}"></a>**`{member.signature}`**' + ("<br>" if member.doc else "")]
        lines += [indent(_linked(member.doc, entry.path, paths, member.signature), "  ")] if member.doc else []
    return lines


def _folded(signature: str) -> str:
    """A long signature on several lines, which end after commas."""
    unbroken = signature.replace(" ", "\N{NO-BREAK SPACE}").replace(",\N{NO-BREAK SPACE}", ", ")
    return fill(unbroken, 110, subsequent_indent="    ").replace("\N{NO-BREAK SPACE}", " ")


def _linked(text: str, scope: str, paths: Mapping[str, str], signature: str = "") -> str:
    """A docstring in Markdown, the names in it with links: ``match.play`` leads to ``Match.play``.

    Plain words are names only where they are members of the same class or belong to the same module, and not where
    they are arguments.
    """

    def link(found: re.Match[str]) -> str:
        name = found[1].partition("(")[0]
        module = scope.partition(".")[0]
        near = [path for path in (f"{scope}.{name}", f"{module}.{name}") if path in paths.values()]
        near = [] if f"{name}:" in signature else near
        far = [] if name.isalpha() and name.islower() else [name, name[:1].upper() + name[1:]]
        path = next(iter(near + [paths[said] for said in far if said in paths]), scope)
        return f"`{found[1]}`" if path == scope else f"[`{found[1]}`](#{path})"

    return REFERENCE.sub(link, text).replace("::\n", ":\n")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
