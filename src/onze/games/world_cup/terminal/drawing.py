"""How a terminal shows The World Cup Game: the board as text, and what happened and may be played in words.

``names`` is what each seat is called at this terminal.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from onze.games.world_cup.box.edition import GROUPS
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.terminal import questions
from onze.games.world_cup.terminal.board import group_board
from onze.games.world_cup.terminal.bracket import bracket
from onze.games.world_cup.terminal.cards_page import cards_page
from onze.games.world_cup.terminal.questions import called, listing
from onze.games.world_cup.terminal.scoreboard import headline, own_hand, players
from onze.games.world_cup.terminal.sheet import BESIDE, FACE_DOWN, FREE, OWN, RULE, VULNERABLE, Sheet, wrapped

__all__ = ["called", "draw", "explain", "listing", "question", "styles"]

INK: Final = {"black": "reverse", "blue": "bright_blue", "grey": "dim"}
"""How a team's colour is set where a terminal has no such colour, or none that can be read."""

TABLE: Final = rf"\b\w+{BESIDE}([A-Z]{{3}}[ {OWN}]\d+ ?)+"
"""The table above the matches of a group."""


def draw(match: WorldCupMatch, seat: int | None, names: Sequence[str], language: str) -> str:
    """The table as a seat (``None``: a spectator) sees it: the board, the players with their teams, one's own hand."""
    sheet = Sheet(match, seat, names, language)
    if match.phase == GROUPS and not match.replaying and match.outcome is None:
        board = group_board(sheet)
    else:
        legend = [] if match.outcome is not None else wrapped(", ".join(sheet.legend()), indent="")
        board = [*bracket(sheet), *legend]
    return "\n".join([headline(sheet), RULE, *board, RULE, *players(sheet), *own_hand(sheet), RULE])


def question(match: WorldCupMatch, seat: int | None, names: Sequence[str], language: str) -> str:
    """What the seat is asked, else who is; nothing when the match is over."""
    return questions.question(Sheet(match, seat, names, language))


def explain(match: WorldCupMatch, seat: int, names: Sequence[str], language: str) -> str:
    """What every card and colour does, the nations by name, and the discards."""
    return "\n".join(cards_page(Sheet(match, seat, names, language)))


def styles(match: WorldCupMatch, seat: int | None) -> Mapping[str, str]:
    """Teams in their colours, one's own and vulnerable tokens in bold; a line under each table."""
    rules = match.rules
    found = {}
    for number, colour in enumerate(rules.material.colours):
        codes = "|".join(team.id for team in rules.edition.teams if team.colour == number)
        if codes:
            found[rf"\b({codes})\b"] = INK.get(colour.name, colour.name)
    signs = {TABLE: "underline", rf"[{FREE}{FACE_DOWN}]": "dim", f"[{''.join(VULNERABLE.values())}]": "bold"}
    return {**signs, **found, rf"\b[A-Z]{{3}}\{OWN}": "bold", rf"\{OWN}[A-Z]{{3}}\b": "bold"}
