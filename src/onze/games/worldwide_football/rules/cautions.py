"""Paragraph 16: yellow and red cards."""

from typing import ClassVar, Final

from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import WorldwideMatch, changed
from onze.games.worldwide_football.rules.hands import discard_action, discard_player, trim
from onze.games.worldwide_football.rules.windows import SideWindow
from onze.kernel.words import Reason

__all__ = ["RED", "YELLOW", "PayCaution", "caution"]

YELLOW: Final = 1
RED: Final = 3
"""How many cards the offender discards (WF-16.4, WF-16.5)."""


def caution(match: WorldwideMatch, side: int, cards: int) -> None:
    """A side is shown a yellow or a red card; a red one lowers its limits for good (WF-16.4 to WF-16.8, WFS-P11.1)."""
    if cards == RED:
        match.reds = changed(match.reds, side, match.reds[side] + 1)
    if match.heard:
        kind = "red card" if cards == RED else "yellow card"
        match.tell(kind, {"side": side, "minute": match.minute()}, rule_of(cards == RED))
    match.rules.conduct[side].pay_caution(match, cards)


def rule_of(red: bool) -> str:
    """The rule that says what a card costs."""
    return "WF-16.5" if red else "WF-16.4"


class PayCaution(SideWindow):
    """The offender discards cards of his choice, Action or Player, as many as he has (WF-16.4, WF-16.5, WF-C-28)."""

    rule: ClassVar[str] = "WF-16.4"
    fields: ClassVar[tuple[str, ...]] = ("of", "left", "red")

    def __init__(self, of: int, left: int, red: bool) -> None:
        super().__init__(of)
        self.left = left
        self.red = red

    def is_open(self, match: WorldwideMatch, side: int) -> bool:
        return len(match.hands[side].cards) + len(match.squads[side].cards) > 0

    def moves(self, match: WorldwideMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        found = match.moves_with(self.of, rules.discard.base, rules.all_cards)
        return (*found, *rules.discard_player.of_each(match.held(self.of, rules.all_slots)))

    def take(self, match: WorldwideMatch, move: int) -> None:
        rules = match.rules
        rule = rule_of(self.red)
        if move in rules.discard_player:
            discard_player(match, self.of, rules.discard_player.thing(move), rule)
        else:
            discard_action(match, self.of, rules.discard.thing(move), rule)
        if self.left > 1:
            match.then(PayCaution(self.of, self.left - 1, self.red))
        else:
            trim(match, self.of)

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        return {**super().shown(match), "count": self.left, "red": self.red}

    def run(self, match: WorldwideMatch) -> None:
        """Nothing is left to discard."""

    def why_not(self, match: WorldwideMatch, move: int, seat: int) -> Reason:
        return WORDS.reason("pay_red" if self.red else "pay_yellow", rule_of(self.red), {"left": self.left})
