"""The page that explains the cards: what each says, which cards may answer it, and what lies open on the table."""

from onze.games.worldwide_football.box.abilities import ABILITIES
from onze.games.worldwide_football.box.card_texts import (
    ability_name,
    ability_text,
    action_effect,
    action_number,
    player_text,
    signed,
)
from onze.games.worldwide_football.box.cards import Action
from onze.games.worldwide_football.box.layout import BOTH_SIDES
from onze.games.worldwide_football.box.squads import SLOTS, Team
from onze.games.worldwide_football.terminal.sheet import GAP, Sheet

__all__ = ["cards_page"]


def cards_page(sheet: Sheet) -> list[str]:
    """All Action cards, the discards, the abilities, and the players of both teams; before the match, of every team."""
    lines = [sheet.say("page_actions"), *_actions(sheet)]
    if sheet.before_teams():
        return [*lines, *(line for team in sheet.rules.teams for line in _team(sheet, team))]
    if sheet.view["half"]:
        lines += [_discard(sheet, side) for side in BOTH_SIDES]
    lines += [sheet.say("page_abilities"), *_abilities(sheet)]
    return [*lines, *(line for side in BOTH_SIDES for line in _squad(sheet, side))]


def _actions(sheet: Sheet) -> list[str]:
    """A card in columns, and below an attack card what may answer it."""
    actions = [action for action in sheet.rules.actions if action.count]
    width = max(len(sheet.write(action.text)) for action in actions)
    numbers = max(len(sheet.write(action_number(action))) for action in actions)
    lines: list[str] = []
    for action in actions:
        effect = sheet.write(action_effect(action, sheet.risks))
        number = f"{sheet.write(action_number(action)):<{numbers}}"
        lines.append(f"  {sheet.write(action.text):<{width}}{GAP}{number}{GAP}{effect}".rstrip())
        if action.kind != "defence":
            lines.append(f"  {'':<{width}}{GAP}{sheet.say('page_against', cards=_answers(sheet, action))}")
    return lines


def _answers(sheet: Sheet, action: Action) -> str:
    """The defence cards that may answer a card, with their red bonuses."""
    bonuses = {name: f" {signed(bonus)}" if bonus else "" for name, bonus in action.defence.items()}
    return ", ".join(f"{sheet.card(name)}{bonus}" for name, bonus in bonuses.items())


def _discard(sheet: Sheet, side: int) -> str:
    cards = sheet.counted(sheet.view["sides"][side]["discard_pile"])
    return sheet.say("page_discard", of_team=sheet.team(side).of, cards=cards or "–")


def _abilities(sheet: Sheet) -> list[str]:
    """Those that lie face up, each once, with what they do."""
    face_up = [id for shown in sheet.view["sides"] for id in shown["abilities"]]
    names = [name for name in ABILITIES if f"ability:{name}" in face_up]
    width = max((len(sheet.write(ability_name(name))) for name in names), default=0)
    return [f"  {sheet.write(ability_name(name)):<{width}}{GAP}{sheet.write(ability_text(name))}" for name in names]


def _squad(sheet: Sheet, side: int) -> list[str]:
    """A side's seven players; those that are used or gone for good are marked."""
    shown = sheet.view["sides"][side]
    places = {"used": shown["used_players"], "gone": shown.get("substituted", ()), "held": shown["players"]["cards"]}
    marks = {name: sheet.say(f"page_{place}") for place, names in places.items() for name in names}
    return _team(sheet, sheet.team(side), marks, f" ({sheet.side_name(side)})")


def _team(sheet: Sheet, team: Team, marks: dict[str, str] | None = None, who: str = "") -> list[str]:
    """A team's Player cards, with a mark behind the name where there is one."""
    lines = [sheet.say("page_players", of_team=team.of, who=who)]
    for player in team.players:
        mark = (marks or {}).get(f"player:{SLOTS[player.slot]}", "")
        lines.append(f"  {player.title()}{mark} – {sheet.write(player_text(player, sheet.rules.actions))}")
    return lines
