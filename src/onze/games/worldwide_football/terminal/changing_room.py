"""The drawing of what is settled before a half: teams, abilities, decks."""

from collections.abc import Sequence
from typing import Final

from onze.games.worldwide_football.box.abilities import ABILITIES
from onze.games.worldwide_football.box.card_texts import ability_name, ability_text, stadium_text
from onze.games.worldwide_football.box.squads import Team
from onze.games.worldwide_football.terminal.sheet import GAP, INDENT, Sheet, stars, surname
from onze.typography import WIDE

__all__ = ["changing_room"]

SAMPLES_END: Final = 78
"""The column in which the last sample deck ends."""


def changing_room(sheet: Sheet) -> list[str]:
    """What there is to choose from; nothing while the match is played."""
    if sheet.asks("ChooseTeam"):
        return _teams(sheet)
    if sheet.asks("ExtraAbilities", "HalfTimeAbilities") and sheet.seat is not None:
        return _abilities(sheet, sheet.seat)
    if sheet.asks("BuildDecks", "ChooseTen") and sheet.seat is not None and not sheet.keeps_deck():
        return _deck(sheet)
    return []


def _teams(sheet: Sheet) -> list[str]:
    """Every team with its Stars and abilities, where those count, and its players."""
    rules = sheet.rules
    chosen = [shown["team"] for shown in sheet.view["sides"]]
    lines: list[str] = []
    for team in rules.teams:
        line = f"  {sheet.write(team.name)}"
        if f"team:{team.id}" in chosen:
            line += f" – {sheet.side_name(chosen.index(f'team:{team.id}'))}"
        elif rules.switches.stars_plus:
            names = [ability_name(name) for place, name in enumerate(ABILITIES) if team.abilities >> place & 1]
            line += f"  {stars(team.stars, team.stars)}  {', '.join(sheet.write(name) for name in names)}"
        lines.append(line)
        lines.append(INDENT + _squad(team))
        if rules.switches.home >= 0:
            lines.append(INDENT + sheet.say("stadium", line=stadium_text(team.stadium)))
    return lines


def _squad(team: Team) -> str:
    """The players of a team by role: G Serravento – D Monteforesi, Brancaleoni – …"""
    roles = dict.fromkeys(player.role for player in team.players)
    by_role = {role: [surname(player) for player in team.players if player.role == role] for role in roles}
    return " – ".join(f"{role}{WIDE}{', '.join(names)}" for role, names in by_role.items())


def _abilities(sheet: Sheet, seat: int) -> list[str]:
    """The nine abilities; those on the Team card, and those that lie face up, are marked."""
    printed, face_up = sheet.team(seat).abilities, sheet.view["sides"][seat]["abilities"]
    lines = [sheet.say("abilities_legend")]
    for number, name in enumerate(ABILITIES):
        mark = "●" if printed >> number & 1 else "○" if f"ability:{name}" in face_up else " "
        lines.append(f"  {mark} {sheet.write(ability_name(name)):<18}  {sheet.write(ability_text(name))}")
    return lines


def _deck(sheet: Sheet) -> list[str]:
    """How many of each kind are taken so far, how many there are, and how many the sample decks have."""
    rules = sheet.rules
    said, size = sheet.deck(), sheet.view["decision"]["count"]
    total = sheet.say("deck", taken=sum(said), size=size, defence=sum(said[rules.first_defence :]))
    samples = rules.decks if sheet.asks("BuildDecks") else {}
    heads = {name: sheet.say_word(f"deck_name_{name}") for name in samples}
    lines = [total + _to_the_right(total, list(heads.values()))]
    for kind, action in enumerate(rules.actions):
        if not action.count:
            continue
        mark = "›" if kind == len(said) else " "
        taken = sheet.say("deck_line", taken=said[kind] if kind < len(said) else "–", count=action.count)
        row = f"{mark} {sheet.write(action.text):<19}  {taken:>9}"
        lines.append(row + _to_the_right(row, [f"{samples[name][kind]:>{len(head)}}" for name, head in heads.items()]))
    return lines


def _to_the_right(row: str, cells: Sequence[str]) -> str:
    """Further cells of a row, moved to where the last sample deck ends."""
    return GAP.join(cells).rjust(SAMPLES_END - len(row)) if cells else ""
