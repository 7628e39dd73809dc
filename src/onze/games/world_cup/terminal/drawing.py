"""How a terminal shows The World Cup Game: the board as text, and what may be played in words."""

from collections.abc import Mapping
from typing import Final

from onze.doors import Shown
from onze.games.world_cup.box.edition import GROUPS
from onze.games.world_cup.terminal.board import group_board
from onze.games.world_cup.terminal.bracket import bracket
from onze.games.world_cup.terminal.cards_page import cards_page
from onze.games.world_cup.terminal.scoreboard import headline, own_hand, players
from onze.games.world_cup.terminal.sheet import BESIDE, FACE_DOWN, FREE, OWN, RULE, VULNERABLE, Sheet, wrapped

__all__ = ["draw", "explain", "styles"]

INK: Final = {"black": "reverse", "blue": "bright_blue", "grey": "dim"}
"""How a team's colour is set where a terminal has no such colour, or none that can be read."""

TABLE: Final = rf"\b\w+{BESIDE}([A-Z]{{3}}[ {OWN}]\d+ ?)+"
"""The table above the matches of a group."""


def draw(shown: Shown) -> str:
    """The table as the viewer sees it: the board, the players with their teams, one's own hand."""
    sheet = Sheet(shown)
    if sheet.phase == GROUPS and not sheet.fixtures("replaying") and not sheet.over:
        board = group_board(sheet)
    else:
        legend = [] if sheet.over else wrapped(", ".join(sheet.legend()), indent="")
        board = [*bracket(sheet), *legend]
    return "\n".join([headline(sheet), RULE, *board, RULE, *players(sheet), *own_hand(sheet), RULE])


def explain(shown: Shown) -> str:
    """What every card and colour does, the nations by name, and the discards."""
    return "\n".join(cards_page(Sheet(shown)))


def styles(shown: Shown) -> Mapping[str, str]:
    """Teams in their colours, one's own and vulnerable tokens in bold; a line under each table."""
    sheet = Sheet(shown)
    found = {}
    for number, colour in enumerate(sheet.game.material.colours):
        codes = "|".join(team.id for team in sheet.edition.teams if team.colour == number)
        if codes:
            found[rf"\b({codes})\b"] = INK.get(colour.name, colour.name)
    signs = {TABLE: "underline", rf"[{FREE}{FACE_DOWN}]": "dim", f"[{''.join(VULNERABLE.values())}]": "bold"}
    return {**signs, **found, rf"\b[A-Z]{{3}}\{OWN}": "bold", rf"\{OWN}[A-Z]{{3}}\b": "bold"}
