"""What stands beside a move in a menu: where its thing lies, and what it does in a few words."""

from collections.abc import Mapping
from typing import Final

from onze.games.worldwide_football.box.card_texts import ability_effect, action_effect, joined, player_effect, signed
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import WorldwideMatch, changed, pa_id
from onze.games.worldwide_football.rules.foreseen import AttackForeseen
from onze.kernel.menus import BUTTON
from onze.kernel.words import Text

__all__ = ["going_to", "if_goal", "note_of", "place_of"]

BY_DIE: Final = ("offside-trap", "diving", "counter_player")
"""What does nothing but throw a die: its odds say it all."""
PLACES: Final[Mapping[str, str]] = {
    "lay": "hand",
    "defend": "hand",
    "discard": "hand",
    "play": "players",
    "substitute": "players",
    "recover": "discard_pile",
    "use": "abilities",
}
"""Where the thing of a verb lies on its own side; what is searched for lies in a pile that nobody sees."""


def place_of(match: WorldwideMatch, move: int, side: int) -> str:
    """Where the thing of a side's move lies, as a path of the view."""
    verb, thing = match.rules.vocabulary[move]
    if verb not in PLACES:
        return BUTTON
    return match.place(side, "players" if thing.startswith("player:") else PLACES[verb])


def note_of(match: WorldwideMatch, move: int, side: int) -> Text | None:
    """What a side's move does, in a few words."""
    rules = match.rules
    verb, thing = rules.vocabulary[move]
    if verb == "lay":
        action = rules.actions[rules.lay.thing(move)]
        if action.kind == "shot":
            return WORDS.text("effect_shot", {"bonus": signed(action.bonus[match.pa] + match.cross)})
        return joined([WORDS.text("move_reaches", {"pa": match.pa + action.pa}), action_effect(action)], ", ")
    if verb == "defend":
        effect = action_effect(rules.actions[rules.defend.thing(move)], ("foul",) if rules.switches.fouls else ())
        return effect if any(effect.values()) else None
    if verb == "give back":
        return WORDS.text("drawing_give_back")
    if verb == "substitute":
        return WORDS.text("drawing_regain")
    if verb == "use":
        name = thing.removeprefix("ability:")
        return ability_effect(name) if name not in BY_DIE else None
    return _note_of_player(match, rules.play_player.thing(move), side) if verb == "play" else None


def _note_of_player(match: WorldwideMatch, slot: int, side: int) -> Text | None:
    """What a Player card does, with a warning where there is nothing to recover (WF-C-71)."""
    player = match.player(side, slot)
    if player.effect in BY_DIE:
        return None
    nothing = player.effect == "recover_action" and not match.has_recoverable(side)
    return joined([player_effect(player), *([WORDS.text("drawing_nothing_to_recover")] if nothing else [])], " – ")


# ---- what would follow


def going_to(match: WorldwideMatch, pa: int) -> AttackForeseen:
    """The attack would stand at so many PA."""
    return {"from": pa_id(match.pa), "to": pa_id(pa), "pa": pa}


def if_goal(match: WorldwideMatch) -> list[int]:
    """The score that a goal of the attacker would make."""
    return changed(match.goals, match.ball, match.goals[match.ball] + 1)
