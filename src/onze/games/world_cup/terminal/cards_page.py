"""What is explained on demand: the cards, the colours, the nations and who controls them, the discards."""

from collections.abc import Sequence

from onze.games.world_cup.rules.naming import alphabetical
from onze.games.world_cup.terminal.sheet import GAP, Sheet, wrapped
from onze.typography import WIDE

__all__ = ["cards_page"]


def cards_page(sheet: Sheet) -> list[str]:
    """All of it, in lines that fit."""
    return [*_cards(sheet), *_signs(sheet), *_colours(sheet), *_nations(sheet), *_discards(sheet)]


def _cards(sheet: Sheet) -> list[str]:
    """Every card with what it does, a sign before those in one's hand."""
    lines = [sheet.say("page_cards")]
    held = sheet.view["hands"][sheet.seat]["cards"] if sheet.seat is not None else []
    cards = [sheet.things[f"card:{name}"] for name in sheet.game.cards]
    names = [f"{card.count:>2} × {sheet.write(card.text)}" for card in cards]
    width = max(map(len, names))
    for name, card in zip(names, cards, strict=True):
        lead = f"{'›' if card.id in held else ' '} {name:<{width}}{GAP}"
        effect = sheet.write(card.full)
        lines += wrapped(f"{lead.replace(' ', WIDE)}{effect}", indent=" " * len(lead))
    return lines


def _signs(sheet: Sheet) -> list[str]:
    return wrapped(sheet.say("page_signs", signs=", ".join(sheet.legend())))


def _colours(sheet: Sheet) -> list[str]:
    """What each colour allows its teams."""
    lines = wrapped(sheet.say("page_colours"), indent="")
    width = max(len(sheet.write(colour.text)) for colour in sheet.game.material.colours)
    for number, colour in enumerate(sheet.game.material.colours):
        teams = [team.id for team in sheet.edition.teams if team.colour == number]
        values = {"spaces": colour.spaces, "goals": colour.max_goal, "teams": " ".join(teams)}
        lead = f"{GAP}{sheet.write(colour.text):<{width}}{GAP}"
        lines += wrapped(f"{lead.replace(' ', WIDE)}{sheet.say('page_colour', **values)}", indent=" " * len(lead))
    return lines


def _nations(sheet: Sheet) -> list[str]:
    """The nations by seat, each with its code."""
    lines = [sheet.say("page_nations")]
    for seat, name in enumerate(sheet.names):
        teams = [team for number, team in enumerate(sheet.edition.teams) if sheet.owner[number] == seat]
        ordered = alphabetical(teams, sheet.language)
        said = [f"{sheet.write(team.text)} {team.id}".replace(" ", WIDE) for team in ordered]
        lines += wrapped(f"{GAP}{name}{sheet.say('colon')}{', '.join(said)}")
    return lines


def _discards(sheet: Sheet) -> list[str]:
    """What lies on the discard pile, as far as it may be looked through."""
    cards: Sequence[str] = sheet.view["discard_pile"]["cards"]
    ordered = [f"card:{name}" for name in sheet.game.cards]
    kinds = [f"{cards.count(card)} × {sheet.name(card)}".replace(" ", WIDE) for card in ordered if card in cards]
    return wrapped(sheet.say("page_discards", cards=", ".join(kinds) or "–"))
