"""What is explained on demand: the cards, the colours, the nations and who controls them, the discards."""

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
    held = sheet.match.hands[sheet.seat].cards if sheet.seat is not None else []
    things = sheet.rules.things()
    names = [f"{kind.count:>2} × {sheet.write(kind.text)}" for kind in sheet.rules.kinds]
    width = max(map(len, names))
    for card, (name, kind) in enumerate(zip(names, sheet.rules.kinds, strict=True)):
        lead = f"{'›' if card in held else ' '} {name:<{width}}{GAP}"
        effect = sheet.write(things[f"card:{kind.name}"].full)
        lines += wrapped(f"{lead.replace(' ', WIDE)}{effect}", indent=" " * len(lead))
    return lines


def _signs(sheet: Sheet) -> list[str]:
    return wrapped(sheet.say("page_signs", signs=", ".join(sheet.legend())))


def _colours(sheet: Sheet) -> list[str]:
    """What each colour allows its teams."""
    lines = wrapped(sheet.say("page_colours"), indent="")
    width = max(len(sheet.write(colour.text)) for colour in sheet.rules.material.colours)
    for number, colour in enumerate(sheet.rules.material.colours):
        teams = [team.id for team in sheet.edition.teams if team.colour == number]
        values = {"spaces": colour.spaces, "goals": colour.max_goal, "teams": " ".join(teams)}
        lead = f"{GAP}{sheet.write(colour.text):<{width}}{GAP}"
        lines += wrapped(f"{lead.replace(' ', WIDE)}{sheet.say('page_colour', **values)}", indent=" " * len(lead))
    return lines


def _nations(sheet: Sheet) -> list[str]:
    """The nations by seat, each with its code."""
    lines = [sheet.say("page_nations")]
    for seat, name in enumerate(sheet.names):
        teams = [team for number, team in enumerate(sheet.edition.teams) if sheet.match.owner[number] == seat]
        ordered = alphabetical(teams, sheet.language)
        said = [f"{sheet.write(team.text)} {team.id}".replace(" ", WIDE) for team in ordered]
        lines += wrapped(f"{GAP}{name}{sheet.say('colon')}{', '.join(said)}")
    return lines


def _discards(sheet: Sheet) -> list[str]:
    """What lies on the discard pile, as far as it may be looked through."""
    cards = sheet.match.discard_pile.cards
    if sheet.rules.switches.top_discard_only:
        cards = cards[-1:]
    kinds = [
        f"{cards.count(card)} × {sheet.write(kind.text)}".replace(" ", WIDE)
        for card, kind in enumerate(sheet.rules.kinds)
        if card in cards
    ]
    return wrapped(sheet.say("page_discards", cards=", ".join(kinds) or "–"))
