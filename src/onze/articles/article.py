"""An article: headings, paragraphs, lists, tables and figures, written as plain text, as Markdown or as a web page.

Whoever builds one hands over plain words: in each form they are shown as they are, and nothing in them is markup. Only
the SVG of a figure is taken as it stands, so whoever draws one puts words into it with ``in_html``.
"""

import re
import textwrap
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

__all__ = [
    "FORMATS", "Article", "Figure", "Heading", "Listing", "Paragraph", "Part", "Score", "Table", "in_html",
    "in_markdown",
]  # fmt: skip

FORMATS: Final = ("text", "markdown", "html")
WIDTH: Final = 80
"""The columns of plain text."""
GAP: Final = "  "
"""Between the columns of a table in plain text."""

INLINE: Final = re.compile(r"([\\`*_\[\]<>|~#&$])")
"""What Markdown reads as markup anywhere."""
AT_THE_START: Final = re.compile(r"^(\d*)([-+=.)])")
"""What it reads as a list or a rule at the start of a line."""

ORDINAL: Final = re.compile(r"(?<!\w)(\d{1,3})(re|er|e)(?!\w)")
"""A French ordinal in figures; the letters of 1re and 4e are raised where the page can."""

STYLE: Final = Path(__file__).with_name("article.css").read_text(encoding="utf-8").strip()


class Part:
    """A part of an article; each writes itself in every form, line by line."""

    def text(self) -> list[str]:
        """As plain text of 80 columns."""
        raise NotImplementedError

    def markdown(self) -> list[str]:
        """As Markdown."""
        raise NotImplementedError

    def html(self) -> list[str]:
        """As elements of a web page."""
        raise NotImplementedError


class Heading(Part):
    """What the parts below it are about; level 1 is the article's title."""

    def __init__(self, words: str, level: int = 2) -> None:
        self.words = words
        """What it says."""
        self.level = level
        """1 for the largest."""

    def text(self) -> list[str]:
        lines = _wrapped(self.words)
        return [*lines, ("=" if self.level == 1 else "-") * max(len(line) for line in lines)]

    def markdown(self) -> list[str]:
        return [f"{'#' * self.level} {in_markdown(self.words)}"]

    def html(self) -> list[str]:
        return [f"<h{self.level}>{in_html(self.words)}</h{self.level}>"]


class Paragraph(Part):
    """Sentences."""

    def __init__(self, words: str) -> None:
        self.words = words
        """What it says."""

    def text(self) -> list[str]:
        return _wrapped(self.words)

    def markdown(self) -> list[str]:
        return [in_markdown(self.words)]

    def html(self) -> list[str]:
        return [f"<p>{in_html(self.words)}</p>"]


class Score(Paragraph):
    """The score in a line; whoever lays out an article has the parts of that line as well."""

    def __init__(self, words: str, names: Sequence[str], goals: Sequence[int], note: str = "") -> None:
        super().__init__(words)
        self.names = tuple(names)
        """What the two sides are called."""
        self.goals = tuple(goals)
        """What each of them has scored."""
        self.note = note
        """The scores that led to it."""


class Listing(Part):
    """Items one below the other."""

    def __init__(self, items: Sequence[str]) -> None:
        self.items = tuple(items)
        """The entries."""

    def text(self) -> list[str]:
        return [line for item in self.items for line in _wrapped(item, "- ")]

    def markdown(self) -> list[str]:
        return [f"- {in_markdown(item)}" for item in self.items]

    def html(self) -> list[str]:
        return ["<ul>", *(f"<li>{in_html(item)}</li>" for item in self.items), "</ul>"]


class Table(Part):
    """Rows under a head, each named by its first cell; ``align`` has a ``<`` or a ``>`` for each column."""

    def __init__(self, head: Sequence[str], rows: Sequence[Sequence[str]], align: str = "") -> None:
        self.head = tuple(head)
        """What stands above the columns."""
        self.rows = tuple(tuple(row) for row in rows)
        """What stands in them."""
        self.align = align or "<" * len(self.head)
        """How each column is aligned."""

    def text(self) -> list[str]:
        widths = self._widths()
        rule = GAP.join("-" * width for width in widths)
        lines = [*self._row(self.head, widths), rule]
        for row in self.rows:
            lines += self._row(row, widths)
        return lines

    def _widths(self) -> list[int]:
        """As wide as the longest cell of each column; where that is too much, the widest columns give way."""
        columns = range(len(self.head))
        widths = [max(1, *(len(row[column]) for row in (self.head, *self.rows))) for column in columns]
        while sum(widths) + len(GAP) * (len(widths) - 1) > WIDTH:
            widths[widths.index(max(widths))] -= 1
        return widths

    def _row(self, cells: Sequence[str], widths: Sequence[int]) -> list[str]:
        """A row in as many lines as its longest cell needs."""
        parts = [textwrap.wrap(cell, width, break_on_hyphens=False) for cell, width in zip(cells, widths, strict=True)]
        height = max(1, *(len(part) for part in parts))
        lines: list[str] = []
        for number in range(height):
            line = [part[number] if number < len(part) else "" for part in parts]
            padded = [f"{cell:{side}{width}}" for cell, side, width in zip(line, self.align, widths, strict=True)]
            lines.append(GAP.join(padded).rstrip(" "))
        return lines

    def markdown(self) -> list[str]:
        rule = ["---:" if side == ">" else "---" for side in self.align]
        rows = [[in_markdown(cell) for cell in row] for row in (self.head, *self.rows)]
        return [f"| {' | '.join(row)} |" for row in (rows[0], rule, *rows[1:])]

    def html(self) -> list[str]:
        kinds = [' class="number"' if side == ">" else "" for side in self.align]
        head = [f'<th scope="col"{kind}>{in_html(cell)}</th>' for cell, kind in zip(self.head, kinds, strict=True)]
        lines = ["<table>", f"<thead><tr>{''.join(head)}</tr></thead>", "<tbody>"]
        for first, *others in self.rows:
            cells = [f"<td{kind}>{in_html(cell)}</td>" for cell, kind in zip(others, kinds[1:], strict=True)]
            lines.append(f'<tr><th scope="row">{in_html(first)}</th>{"".join(cells)}</tr>')
        return [*lines, "</tbody>", "</table>"]


class Figure(Part):
    """A picture for a web page, with lines of words that say the same where there is none."""

    def __init__(self, svg: str, lines: Sequence[str], caption: str) -> None:
        self.svg = svg
        """The picture as SVG."""
        self.lines = tuple(lines)
        """The picture in letters, for plain text."""
        self.caption = caption
        """What it shows."""

    def text(self) -> list[str]:
        return [*_wrapped(self.caption), *(part for line in self.lines for part in _wrapped(line, GAP))]

    def markdown(self) -> list[str]:
        ticks = [len(run) for line in self.lines for run in re.findall("`+", line)]
        fence = "`" * max([3, *(length + 1 for length in ticks)])
        return [in_markdown(self.caption), "", f"{fence}text", *self.lines, fence]

    def html(self) -> list[str]:
        said = in_html("; ".join(self.lines))
        picture = f'<div role="img" aria-label="{said}">{self.svg}</div>'
        return ["<figure>", picture, f"<figcaption>{in_html(self.caption)}</figcaption>", "</figure>"]


class Article:
    """A title and the parts below it, in one language."""

    def __init__(self, title: str, language: str, parts: Sequence[Part]) -> None:
        self.title = title
        """What stands above it all."""
        self.language = language
        """The language that it is in."""
        self.parts = tuple(parts)
        """Headings, paragraphs, lists, tables and figures in reading order."""

    def written(self, form: str) -> str:
        """The whole article in one of the ``FORMATS``, ending with a line feed."""
        if form == "html":
            return self._page()
        parts = (Heading(self.title, 1), *self.parts)
        blocks = [part.text() if form == "text" else part.markdown() for part in parts]
        return "\n\n".join("\n".join(block) for block in blocks) + "\n"

    def _page(self) -> str:
        """A complete web page that needs no other file."""
        title = in_html(self.title)
        lines = [
            "<!DOCTYPE html>",
            f'<html lang="{in_html(self.language)}">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>",
            "<style>",
            STYLE,
            "</style>",
            "</head>",
            "<body>",
            "<article>",
            *(line for part in (Heading(self.title, 1), *self.parts) for line in self._elements(part)),
            "</article>",
            "</body>",
            "</html>",
        ]
        return "\n".join(lines) + "\n"

    def _elements(self, part: Part) -> list[str]:
        """A part for the page, its ordinals set as its language does; a picture cannot raise letters."""
        if self.language != "fr" or isinstance(part, Figure):
            return part.html()
        return [ORDINAL.sub(r"\1<sup>\2</sup>", line) for line in part.html()]


def in_html(words: str) -> str:
    """Words as a web page shows them."""
    return escape(words, quote=True)


def in_markdown(words: str) -> str:
    """Words on one line, as Markdown shows them."""
    line = INLINE.sub(r"\\\1", words.replace("\n", " ").strip(" "))
    return AT_THE_START.sub(r"\1\\\2", line)


def _wrapped(words: str, lead: str = "") -> list[str]:
    """Words behind a lead, in lines of 80 columns that hang under their beginning; no-break spaces are kept."""
    hanging = " " * len(lead)
    return textwrap.wrap(words, WIDTH, initial_indent=lead, subsequent_indent=hanging, break_on_hyphens=False) or [
        lead.rstrip(" ")
    ]
