"""An article in its three forms: nothing in its words is markup, and plain text keeps to 80 columns."""

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from onze.articles import (
    FORMATS,
    Article,
    Figure,
    Heading,
    Listing,
    Paragraph,
    Part,
    Table,
    in_html,
    in_markdown,
)
from onze.typography import WIDE

SVG = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="2"/></svg>'
NASTY = '<script>alert("1 & 2")</script> *bold* _x_ [a](b) `c` | d # e ~f~ \\'
VOID = ("meta",)


def article(*parts: Part, title: str = "Late winner", language: str = "en") -> Article:
    return Article(title, language, parts)


def whole() -> Article:
    """An article with a part of each kind."""
    return article(
        Heading("First half"),
        Paragraph("Nothing happened."),
        Listing(["one", "two"]),
        Table(["Team", "Goals"], [["France", "2"], ["Italy", "11"]], "<>"),
        Figure(SVG, ["12’ goal", "40’ goal"], "At a glance"),
    )


class Page(HTMLParser):
    """The words and the elements of a web page; every element that begins must end."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[str] = []
        self.words: list[str] = []
        self.labels: list[str] = []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        self.labels += [value or "" for name, value in attrs if name == "aria-label"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip() and "style" not in self.open:
            self.words.append(data)


# ---- plain text


def test_plain_text_has_a_line_under_each_heading_and_a_blank_line_between_parts() -> None:
    assert whole().written("text") == (
        "Late winner\n===========\n\nFirst half\n----------\n\nNothing happened.\n\n- one\n- two\n\n"
        "Team    Goals\n------  -----\nFrance      2\nItaly      11\n\n"
        "At a glance\n  12’ goal\n  40’ goal\n"
    )


def test_no_line_is_longer_than_eighty_columns() -> None:
    long = "word " * 60 + "x" * 200
    parts = [Heading(long), Paragraph(long), Listing([long]), Table(["a", long], [[long, long]])]
    written = article(*parts, Figure(SVG, [long], long), title=long).written("text")
    assert max(len(line) for line in written.splitlines()) == 80
    assert not [line for line in written.splitlines() if line.endswith(" ")]


def test_what_is_wrapped_goes_on_under_its_beginning() -> None:
    lines = article(Listing(["goal " * 20])).written("text").splitlines()[3:]
    assert lines == ["- " + "goal " * 14 + "goal", "  " + "goal " * 4 + "goal"]


def test_a_no_break_space_is_not_broken() -> None:
    score = f"2{WIDE}–{WIDE}1"
    lines = article(Paragraph(f"{'x' * 76} {score}")).written("text").splitlines()
    assert lines[3:] == ["x" * 76, score]


def test_the_widest_columns_of_a_table_give_way() -> None:
    table = Table(["", "France", "Italy"], [["Scorers", "Delorbe 12’, " * 8, "Granserra 3’, " * 8]])
    lines = table.text()
    assert max(len(line) for line in lines) <= 80
    assert lines[2].startswith("Scorers  Delorbe 12’, ")
    assert lines[3].startswith("         12’, Delorbe ")
    assert sum(line.count("Delorbe") for line in lines) == sum(line.count("Granserra") for line in lines) == 8


def test_a_table_without_rows_or_words_is_still_a_table() -> None:
    assert Table(["", ""], [["", ""]]).text() == ["", "-  -", ""]
    assert Table(["Team"], []).text() == ["Team", "----"]


# ---- Markdown


def test_markdown_is_written_part_by_part() -> None:
    assert whole().written("markdown") == (
        "# Late winner\n\n## First half\n\nNothing happened.\n\n- one\n- two\n\n"
        "| Team | Goals |\n| --- | ---: |\n| France | 2 |\n| Italy | 11 |\n\n"
        "At a glance\n\n```text\n12’ goal\n40’ goal\n```\n"
    )


@pytest.mark.parametrize(
    ("words", "written"),
    [
        ("plain words, 2 – 1!", "plain words, 2 – 1!"),
        ("*bold* _x_", r"\*bold\* \_x\_"),
        ("[a](b) `c`", r"\[a\](b) \`c\`"),
        ("a | b", r"a \| b"),
        ("<b> & #1", r"\<b\> \& \#1"),
        ("a\\b", r"a\\b"),
        ("- no list", r"\- no list"),
        ("+ no list", r"\+ no list"),
        ("12. no list", r"12\. no list"),
        ("3) no list", r"3\) no list"),
        ("one - two. three", "one - two. three"),
        ("two\nlines", "two lines"),
        ("    no code", "no code"),
    ],
)
def test_nothing_is_markup_in_markdown(words: str, written: str) -> None:
    assert in_markdown(words) == written


def test_a_line_of_a_figure_cannot_close_its_fence() -> None:
    lines = Figure(SVG, ["a ```` b"], "c").markdown()
    assert lines[2:] == ["`````text", "a ```` b", "`````"]


# ---- a web page


def test_a_page_is_complete_and_says_everything() -> None:
    page = whole().written("html")
    assert page.startswith('<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n')
    read = Page(page)
    assert read.words == [
        "Late winner", "Late winner", "First half", "Nothing happened.", "one", "two",
        "Team", "Goals", "France", "2", "Italy", "11", "At a glance",
    ]  # fmt: skip
    assert read.labels == ["12’ goal; 40’ goal"]
    assert read.elements.count("svg") == 1
    assert {"script", "link", "img", "a"}.isdisjoint(read.elements), "it needs no other file"


def test_a_page_is_well_formed() -> None:
    page = whole().written("html").removeprefix("<!DOCTYPE html>\n")
    tree = ElementTree.fromstring(re.sub("<meta ([^>]*)>", r"<meta \1/>", page))
    assert [row[0].text for row in tree.iterfind(".//tbody/tr")] == ["France", "Italy"]
    assert [cell.get("class") for cell in tree.iterfind(".//tbody/tr/td")] == ["number", "number"]
    assert tree.get("lang") == "en"


def test_nothing_is_markup_on_a_page() -> None:
    parts = [Heading(NASTY), Paragraph(NASTY), Listing([NASTY]), Table([NASTY], [[NASTY]])]
    page = Article(NASTY, NASTY, [*parts, Figure(SVG, [NASTY], NASTY)]).written("html")
    read = Page(page)
    assert read.words == [NASTY] * 8
    assert read.labels == [NASTY]
    assert "script" not in read.elements
    assert in_html("\"'<&>") == "&quot;&#x27;&lt;&amp;&gt;"


@pytest.mark.parametrize("form", FORMATS)
def test_every_form_ends_with_a_line_feed_and_is_always_the_same(form: str) -> None:
    assert whole().written(form).endswith("\n")
    assert not whole().written(form).endswith("\n\n")
    assert whole().written(form) == whole().written(form)


def test_a_french_page_raises_the_letters_of_its_ordinals_but_not_in_pictures() -> None:
    parts = (
        Paragraph("À la 45e minute, la 1re mi-temps, le 1er but ; e4, 12e3, 4es."),
        Listing(["la 3e place"]),
        Table(["Tir", "4e"], [["1re", "2"]]),
        Figure(SVG, ["45e minute"], "La 2e mi-temps"),
    )
    page = article(*parts, title="Victoire à la 88e minute", language="fr").written("html")
    raised = re.findall(r"\d+<sup>\w+</sup>", page)
    assert raised == [f"{number}<sup>{letters}</sup>" for number, letters in (
        ("88", "e"), ("45", "e"), ("1", "re"), ("1", "er"), ("3", "e"), ("4", "e"), ("1", "re"),
    )]  # fmt: skip
    assert "<title>Victoire à la 88e minute</title>" in page
    assert 'aria-label="45e minute"' in page
    assert "<sup>" not in article(*parts).written("html"), "in English they are no ordinals"
    assert "<sup>" not in article(*parts, language="fr").written("markdown")
