"""The whole drawing: the table as a seat sees it, and the page that explains the cards."""

import textwrap

from onze.games.worldwide_football.box.card_texts import action_short, player_text
from onze.games.worldwide_football.telling.commentary import unbroken
from onze.games.worldwide_football.terminal.board import build_up
from onze.games.worldwide_football.terminal.cards_page import cards_page
from onze.games.worldwide_football.terminal.changing_room import changing_room
from onze.games.worldwide_football.terminal.scoreboard import headline, sides
from onze.games.worldwide_football.terminal.sheet import GAP, RULE, WIDTH, Sheet, surname, times, wrapped
from onze.typography import WIDE

__all__ = ["draw", "explain"]


def draw(sheet: Sheet) -> str:
    """The table as the viewer sees it: both sides, the attack, one's own cards."""
    inside = changing_room(sheet)
    if inside:
        lines = [headline(sheet), RULE, *inside]
    else:
        own = _own_cards(sheet)
        lines = [headline(sheet), *sides(sheet), *build_up(sheet), *([RULE, *own] if own else [])]
    return "\n".join(piece for line in [*lines, RULE] for piece in wrapped(line))


def explain(sheet: Sheet) -> str:
    """What every card says, and the cards that lie open."""
    return "\n".join(piece for line in cards_page(sheet) for piece in wrapped(line))


def _own_cards(sheet: Sheet) -> list[str]:
    """One's own hand in short, and what one's Player cards say."""
    side = sheet.seat
    if side is None or sheet.view["outcome"] is not None:
        return []
    shown = sheet.view["sides"][side]
    hand, squad = sheet.view["hands"][side]["cards"], shown["players"]["cards"]
    labels = [
        sheet.say("own_hand", size=len(hand), limit=shown["hand_limit"]),
        sheet.say("own_players", size=len(squad), limit=shown["players_limit"]),
    ]
    width = max(len(label) for label in labels)
    said = []
    for kind in dict.fromkeys(hand):
        action = sheet.rules.actions[sheet.rules.card(kind)]
        card = f"{times(hand.count(kind), sheet.write(action.text))} ({sheet.write(action_short(action))})"
        said.append(card.replace(" ", WIDE))
    lines = [f"{labels[0]:<{width}}{GAP}{', '.join(said) or '–'}"]
    under = " " * (width + len(GAP))
    for number, name in enumerate(squad):
        player = sheet.player(side, name)
        text = f"{surname(player)}{WIDE}({player.role}) – {sheet.write(player_text(player, sheet.rules.actions))}"
        label = under if number else f"{labels[1]:<{width}}{GAP}"
        lines += textwrap.wrap(unbroken(text), WIDTH, initial_indent=label, subsequent_indent=under + GAP)
    return lines if squad else [*lines, f"{labels[1]:<{width}}{GAP}–"]
