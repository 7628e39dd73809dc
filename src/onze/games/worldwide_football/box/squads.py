"""Teams and their seven Player cards (teams/*.toml, WF-11.1 to WF-11.3, WF-14.6).

Every squad has the same seven slots; what a slot's card does is the team's own. A card is bound to a *window*, the
moment at which it may be played: ``with`` an Action card, ``after`` one is validated, ``after_shot`` (a Shot is
validated), ``shot_die`` (the attacker's die has fallen), ``after_roll`` (a defensive roll has failed), ``counter`` (an
M or A card is laid) or ``recovery`` (the ball was taken with a defence card).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from onze.games.worldwide_football.box.abilities import as_bits
from onze.kernel.words import Text, read_text

__all__ = ["AMOUNTS", "EFFECTS_IN", "SLOTS", "STADIUMS", "WINDOWS", "Player", "Team"]

SLOTS: Final = ("G1", "D1", "D2", "M1", "M2", "A1", "A2")
ROLES: Final = tuple(slot[0] for slot in SLOTS)

EFFECTS_IN: Final[Mapping[str, tuple[str, ...]]] = {
    "with": ("none", "cancel_red_bonus", "undefendable_now"),
    "after": ("none", "draw_action", "recover_action"),
    "after_shot": ("shot_best_of", "shot_plus"),
    "shot_die": ("keeper_plus", "keeper_sum", "force_shot_reroll"),
    "after_roll": ("defence_plus",),
    "counter": ("counter_player",),
    "recovery": ("none", "draw_action", "recover_action"),
}
"""What a card may do in each window."""
WINDOWS: Final = tuple(EFFECTS_IN)
AMOUNTS: Final[Mapping[str, tuple[int, int]]] = {
    "draw_action": (1, 3),
    "recover_action": (1, 1),
    "shot_best_of": (2, 3),
    "shot_plus": (1, 3),
    "keeper_plus": (1, 4),
    "keeper_sum": (2, 2),
    "defence_plus": (1, 6),
    "counter_player": (2, 20),
}
"""The least and the most that an effect's amount may be."""
STADIUMS: Final = (
    "kickoff_extra_action_cards",
    "first_dribble_extra_draw",
    "first_give_back_extra_draw",
    "half_time_extra_star",
    "first_defence_roll_bonus",
)


class Player:
    """A Player card."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self.slot = SLOTS.index(table["slot"])
        self.role = ROLES[self.slot]
        self.name = str(table["name"])
        self.specialist = bool(table.get("specialist", False))
        self.pa = int(table.get("pa", 0))
        self.window = str(table["window"])
        self.on: tuple[str, ...] = tuple(table.get("on", ()))
        self.effect = str(table.get("effect", "none"))
        self.amount = int(table.get("amount", 0))
        self.can_be_countered = self.role in ("M", "A")

    def title(self) -> str:
        """The name with the role: Falk Ebersreuter (M)."""
        return f"{self.name} ({self.role})"


class Team:
    """A Team card with its squad."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self.id = str(table["id"])
        names: Mapping[str, str] = {"fr": table["name"]["en"], **table["name"]}
        self.name: Text = read_text(names, self.id)
        self.the: Text = {**self.name, "fr": names.get("fr_the", names["fr"])}
        """The name as a sentence begins with it: la France."""
        before = "d’" if names["fr"][0].lower() in "aeiouyhâàéèêëîïôœù" else "de "
        self.of: Text = {"en": f"of {names['en']}", "fr": names.get("fr_of", before + names["fr"])}
        """The name as it follows what is the team's: de la France."""
        self.stars = int(table["stars"])
        self.abilities = as_bits(tuple(table["abilities"]))
        """The three printed abilities, as bits (WF-14.7)."""
        self.solo_abilities = as_bits(tuple(table["solo_abilities"]))
        """The five that the virtual opponent has with this team (WFS-P14.2 to WFS-P14.6)."""
        self.stadium = str(table["stadium"])
        self.players = tuple(sorted((Player(player) for player in table["player"]), key=lambda player: player.slot))
        self.specialists = _bits(self.players, lambda player: player.specialist)

    def slots_for(self, window: str, on: str = "") -> int:
        """The slots, as bits, whose cards belong to a window (and there to one Action card)."""
        return _bits(self.players, lambda player: player.window == window and (not player.on or on in player.on))


def _bits(players: Sequence[Player], wanted: Any) -> int:
    bits = 0
    for player in players:
        if wanted(player):
            bits |= 1 << player.slot
    return bits
