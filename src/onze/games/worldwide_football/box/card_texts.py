"""What a card says, in French and English, read off its data: Action cards, Player cards, abilities, stadiums.

It is said in parts, so that a drawing can set them in columns: when a card may be played, and what it does.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from onze.games.worldwide_football.box.cards import IGNORED, Action
from onze.games.worldwide_football.box.squads import Player
from onze.games.worldwide_football.box.words import WORDS
from onze.kernel.words import LANGUAGES, Text

__all__ = [
    "RISKS",
    "ability_effect",
    "ability_name",
    "ability_text",
    "action_brief",
    "action_effect",
    "action_number",
    "action_short",
    "action_text",
    "deck_names",
    "joined",
    "listed",
    "player_effect",
    "player_text",
    "signed",
    "stadium_text",
    "virtual_action_text",
]

RISKS: Final = ("foul", "yellow", "red")
"""What a defence card may lead to, by its bare d20."""


# ---- Player cards


def player_text(player: Player, actions: Sequence[Action]) -> Text:
    """All that a Player card says: its moment, its PA, what it does, and whether it takes free kicks."""
    values = {"cards": listed([action.text for action in _named(player, actions)])}
    if values["cards"] == listed([action.text for action in actions if action.kind == "shot"]):
        values = {"cards": WORDS.text("card_any_shot")}
    moment = WORDS.text(f"window_{player.window}", values)
    said = WORDS.text("card_moment", {"moment": moment, "effect": player_effect(player)})
    if not player.specialist:
        return said
    return WORDS.text("card_also", {"said": said, "more": WORDS.text("card_specialist")})


def player_effect(player: Player, virtual: bool = False) -> Text:
    """What a Player card does, its PA first; for the virtual opponent some effects are others."""
    parts = [WORDS.text("card_pa", {"pa": player.pa})] if player.pa else []
    if virtual and player.effect in IGNORED:
        return parts[0] if parts else WORDS.text("effect_ignored")
    if player.effect != "none":
        parts.append(_effect(player.effect, player.amount, virtual))
    return joined(parts, ", ")


def _named(player: Player, actions: Sequence[Action]) -> list[Action]:
    return [action for action in actions if action.name in player.on]


def _effect(effect: str, amount: int, virtual: bool = False) -> Text:
    if virtual and f"virtual_{effect}" in WORDS.sentences:
        return WORDS.text(f"virtual_{effect}")
    one = f"effect_{effect}_one"
    return WORDS.text(one if amount == 1 and one in WORDS.sentences else f"effect_{effect}", {"amount": amount})


# ---- Action cards


def action_text(action: Action, risks: Sequence[str] = RISKS) -> Text:
    """All that an Action card says, with those risks of a defence card that are played."""
    return joined([action_number(action), action_effect(action, risks)], ", ")


def virtual_action_text(action: Action) -> Text:
    """What an attack card does for the virtual opponent, which has no hand (WF-27.1 to WF-27.3)."""
    number = action_number(action)
    return number if action.effect in IGNORED else joined([number, _effect(action.effect, 1, virtual=True)], ", ")


def action_number(action: Action) -> Text:
    """The number that counts: the PA with their prerequisite, or what the d20 must reach."""
    if action.kind == "defence":
        return WORDS.text("card_d20", {"printed": action.printed})
    parts = [WORDS.text("card_pa", {"pa": action.pa})] if action.pa else []
    if action.need:
        parts.append(WORDS.text("card_need", {"need": "/".join(str(pa) for pa in action.need)}))
    return joined(parts, ", ")


def action_short(action: Action) -> Text:
    """The numbers of an Action card, as short as can be: +2 at 4/5 PA."""
    need = "/".join(str(pa) for pa in action.need)
    if action.kind == "defence":
        return WORDS.text("short_defence", {"printed": action.printed})
    if action.kind == "shot":
        return WORDS.text("short_shot", {"bonus": "/".join(signed(action.bonus[pa]) for pa in action.need)})
    return WORDS.text("short_need" if need else "card_pa", {"pa": action.pa, "need": need})


def action_effect(action: Action, risks: Sequence[str] = RISKS) -> Text:
    """What an Action card does besides its number."""
    if action.kind == "shot":
        return WORDS.text("effect_shot", {"bonus": "/".join(signed(action.bonus[pa]) for pa in action.need)})
    if action.kind == "attack":
        return _effect(action.effect, 1)
    ranges = {"foul": action.foul, "yellow": action.yellow, "red": action.red}
    return joined([WORDS.text(f"card_{risk}", {"faces": _range(ranges[risk])}) for risk in risks if ranges[risk]], ", ")


def action_brief(action: Action, risks: Sequence[str] = RISKS) -> Text:
    """The same in a word or two, as a small card has room for; of the risks the first."""
    if action.kind == "attack":
        return WORDS.text(f"brief_{action.effect}")
    if action.kind == "shot":
        return action_short(action)
    said = action_effect(action, risks)
    return {language: said[language].split(", ", maxsplit=1)[0] for language in LANGUAGES}


def signed(number: int) -> str:
    """A bonus as it is printed: +1, 0, −1."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def _range(faces: Sequence[int]) -> str:
    return str(faces[0]) if len(faces) == 1 else f"{faces[0]}–{faces[-1]}"


# ---- abilities and stadiums


def ability_name(name: str) -> Text:
    """An ability as people call it."""
    return WORDS.text(f"ability_{_key(name)}")


def ability_text(name: str) -> Text:
    """When an ability may be used, and what it does for a Star."""
    values = {"moment": WORDS.text(f"use_when_{_key(name)}"), "effect": ability_effect(name)}
    return WORDS.text("card_moment", values)


def ability_effect(name: str) -> Text:
    """What an ability does."""
    return WORDS.text(f"use_does_{_key(name)}")


def stadium_text(line: str) -> Text:
    """What the home team's stadium does for it."""
    return WORDS.text(f"stadium_{line}")


def _key(name: str) -> str:
    return name.replace("-", "_")


# ---- decks


def deck_names(decks: Iterable[str]) -> Mapping[str, Sequence[str]]:
    """What sample decks are called in each language."""
    return {name: [WORDS.say(f"deck_name_{name}", language) for language in LANGUAGES] for name in decks}


# ---- several texts


def listed(texts: Sequence[Text]) -> Text:
    """One or the other: Dribble, Pass or Cross."""
    if len(texts) < 2:
        return joined(texts, "")
    return WORDS.text("card_or", {"cards": joined(texts[:-1], ", "), "last": texts[-1]})


def joined(texts: Sequence[Text], between: str) -> Text:
    """Several texts one behind the other, without those that say nothing."""
    return {language: between.join(text[language] for text in texts if text[language]) for language in LANGUAGES}
