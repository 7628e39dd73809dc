"""The Action cards (cards.toml): attack cards, Shots and defence cards (WF-3.10 to WF-3.16, WF-9.11)."""

from collections.abc import Mapping
from typing import Any, Final

from onze.games.worldwide_football.box.options import Switches
from onze.kernel.data import DataFile
from onze.kernel.words import Text, read_text

__all__ = [
    "CORNER",
    "DECK_SIZE",
    "IGNORED",
    "INDIRECT_FREE_KICK",
    "LEAST_DEFENCE",
    "MOST_DEFENCE",
    "MOST_PA",
    "NO_ANSWER",
    "RESTARTS",
    "Action",
    "read_actions",
]

DECK_SIZE: Final = 32
LEAST_DEFENCE: Final = 7
MOST_DEFENCE: Final = 12
"""A deck's size and how many defence cards it may hold (WF-22.2, WF-22.3)."""
IGNORED: Final = ("draw_action", "discard_action")
"""Effects that the virtual opponent has no hand for: Dribble and Long pass only give PA, Player cards draw nothing
(WF-27.1, WF-27.3, WFS-A6.2, WFS-A6.4, WF-C-46)."""
WAITING: Final = ("next_shot_bonus", "next_action_undefendable")
"""Effects that wait for the next card: nothing is drawn, chosen or told for them (WF-3.13, WF-3.14)."""
MOST_PA: Final = 8
"""A total of 9 PA or more is never reached (WF-6.12)."""
NO_ANSWER: Final = -1
RESTARTS: Final = ("", "indirect_free_kick", "corner")
"""What an attack is restarted with: nothing, a set piece's name."""
INDIRECT_FREE_KICK: Final = 1
CORNER: Final = 2
"""Set pieces by their place among the restarts."""


class Action:
    """One kind of Action card."""

    def __init__(self, name: str, table: Mapping[str, Any], switches: Switches) -> None:
        self.name = name
        self.text: Text = read_text(table, name)
        self.kind = str(table["kind"])
        self.pa = int(table.get("pa", 0))
        self.need: tuple[int, ...] = tuple(table.get("need", ()))
        self.effect = str(table.get("effect", ""))
        self.waits = self.effect in WAITING
        """Whether its effect shows only with the next card."""
        self.defence: dict[str, int] = dict(table.get("defence", {}))
        self.restart: tuple[str, ...] = tuple(table.get("restart", ()))
        self.printed = int(table.get("printed", 0))
        self.foul: tuple[int, ...] = tuple(table.get("foul", ()))
        self.yellow: tuple[int, ...] = tuple(table.get("yellow", ()))
        self.red: tuple[int, ...] = tuple(table.get("red", ()))
        self.bonus: dict[int, int] = {int(pa): bonus for pa, bonus in table.get("bonus", {}).items()}
        pro, international = int(table["pro"]), int(table["int"])
        if name == "shot-567":
            if switches.shot567_by_position:  # WF-C-01
                self.bonus = {pa: place for place, pa in enumerate(self.need)}
            if switches.shot567_is_pro:
                pro, international = pro + international, 0
        elif name == "through-ball":
            self.defence["pressing"] = switches.through_ball_pressing_bonus  # WF-C-04
        elif name == "tackle":
            self.printed = switches.tackle_d20  # WF-C-07
        self.count = int(table["base"])
        """How many cards of this kind one side has in this mode (WF-4.1, WF-4.2, WF-14.2, WF-22.1, WFS-A2.1, WFS-A2.2,
        WFS-P10a.1)."""
        if switches.pro_cards:
            self.count += pro
        if switches.int_cards:
            self.count += international

    def may_be_laid_at(self, pa: int, restart: int) -> bool:
        """Whether an attack may go on with this card at a total of PA (WF-6.4, WF-6.12, WF-15.7, WF-17.3)."""
        if self.kind == "defence" or (self.need and pa not in self.need) or pa + self.pa > MOST_PA:
            return False
        return restart == 0 or RESTARTS[restart] in self.restart


def read_actions(file: DataFile, switches: Switches) -> tuple[Action, ...]:
    """All kinds, attack cards and Shots first, then the defence cards."""
    return tuple(Action(name, table, switches) for name, table in file.read().items())
