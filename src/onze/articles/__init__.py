"""Articles: headings, paragraphs, lists, tables and figures, written as plain text, as Markdown or as a web page."""

from onze.articles.article import (
    FORMATS,
    Article,
    Figure,
    Heading,
    Listing,
    Paragraph,
    Part,
    Score,
    Table,
    in_html,
    in_markdown,
)

__all__ = [
    "FORMATS", "Article", "Figure", "Heading", "Listing", "Paragraph", "Part", "Score", "Table", "in_html",
    "in_markdown",
]  # fmt: skip
