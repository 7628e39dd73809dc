"""A report as it is sent: the parts of an article in plain values, to be laid out by a page."""

from onze.articles import Article, Figure, Heading, Listing, Paragraph, Part, Score, Table
from onze.server.answers import ReportPart, ReportShown

__all__ = ["report_shown"]


def report_shown(article: Article) -> ReportShown:
    """An article as it is sent."""
    return ReportShown(article.title, [_part(part) for part in article.parts])


def _part(part: Part) -> ReportPart:
    """A part of an article in plain values; pictures are left to whoever shows it."""
    if isinstance(part, Score):
        return ReportPart("score", words=part.note, items=list(part.names), goals=list(part.goals))
    if isinstance(part, Paragraph):
        return ReportPart("paragraph", words=part.words)
    if isinstance(part, Heading):
        return ReportPart("heading", words=part.words, level=part.level)
    if isinstance(part, Listing):
        return ReportPart("listing", items=list(part.items))
    if isinstance(part, Table):
        rows = [list(row) for row in part.rows]
        return ReportPart("table", head=list(part.head), rows=rows, align=part.align)
    assert isinstance(part, Figure), f"{type(part).__name__} is no part of an article"
    return ReportPart("figure", words=part.caption, items=list(part.lines))
