"""How a terminal shows Footime: the pitch as text, and what may be played in words."""

from collections.abc import Mapping
from itertools import zip_longest

from onze.doors import Shown
from onze.games.footime.telling.signs import SHIRTS
from onze.games.footime.terminal.board import figure_width, pitch_figure
from onze.games.footime.terminal.cards_page import cards_page
from onze.games.footime.terminal.scoreboard import beside_the_pitch, headline, own_hand
from onze.games.footime.terminal.sheet import BALL, GAP, Sheet

__all__ = ["draw", "explain", "styles"]


def draw(shown: Shown) -> str:
    """The table as a seat or a spectator sees it: the pitch, all the rest beside it, one's own hand."""
    sheet = Sheet(shown)
    width = figure_width(sheet.pitch)
    rows = zip_longest(pitch_figure(sheet), beside_the_pitch(sheet), fillvalue="")
    table = [f"{left:<{width}}{GAP}{right}".rstrip() for left, right in rows]
    return "\n".join([headline(sheet), *table, *own_hand(sheet)])


def explain(shown: Shown) -> str:
    """What every card does, what the signs mean, what can be typed, and the cards played."""
    return "\n".join(cards_page(Sheet(shown)))


def styles(shown: Shown) -> Mapping[str, str]:
    """Each team in its colour, the ball and points that can be chosen in bold, the ground dim."""
    return {
        "[·:°×│─┌┐└┘┼]": "dim",
        f"[{SHIRTS[0]}]": "bold bright_blue",
        f"[{SHIRTS[1]}]": "bold bright_red",
        BALL: "bold yellow",
        r"(?<= )[+*★!](?= )": "bold green",
    }
