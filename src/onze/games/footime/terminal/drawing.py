"""How a terminal shows Footime: the pitch as text, and what happened and may be played in words.

``names`` is what each seat is called at this terminal.
"""

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from onze.games.footime.match import FootimeMatch
from onze.games.footime.telling.signs import SHIRTS
from onze.games.footime.terminal import questions
from onze.games.footime.terminal.board import figure_width, pitch_figure
from onze.games.footime.terminal.cards_page import cards_page
from onze.games.footime.terminal.questions import listing
from onze.games.footime.terminal.scoreboard import beside_the_pitch, headline, own_hand
from onze.games.footime.terminal.sheet import BALL, GAP, Sheet
from onze.games.footime.terminal.typed_answers import called

__all__ = ["called", "draw", "explain", "listing", "question", "styles"]


def draw(match: FootimeMatch, seat: int | None, names: Sequence[str], language: str) -> str:
    """The table as a seat (``None``: a spectator) sees it: the pitch, all the rest beside it, one's own hand."""
    sheet = Sheet(match, seat, names, language)
    width = figure_width(sheet.pitch)
    rows = zip_longest(pitch_figure(sheet), beside_the_pitch(sheet), fillvalue="")
    table = [f"{left:<{width}}{GAP}{right}".rstrip() for left, right in rows]
    return "\n".join([headline(sheet), *table, *own_hand(sheet)])


def question(match: FootimeMatch, seat: int | None, names: Sequence[str], language: str) -> str:
    """What the seat is asked, else who is; nothing when the match is over."""
    return questions.question(Sheet(match, seat, names, language))


def explain(match: FootimeMatch, seat: int, names: Sequence[str], language: str) -> str:
    """What every card does, what the signs mean, what can be typed, and the cards played."""
    return "\n".join(cards_page(Sheet(match, seat, names, language)))


def styles(match: FootimeMatch, seat: int | None) -> Mapping[str, str]:
    """Each team in its colour, the ball and points that can be chosen in bold, the ground dim."""
    return {
        "[·:°×│─┌┐└┘┼]": "dim",
        f"[{SHIRTS[0]}]": "bold bright_blue",
        f"[{SHIRTS[1]}]": "bold bright_red",
        BALL: "bold yellow",
        r"(?<= )[+*★!](?= )": "bold green",
    }
