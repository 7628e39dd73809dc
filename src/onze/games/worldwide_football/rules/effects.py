"""Paragraphs 3 and 11: what cards do besides giving PA, one small function an effect, found by its name in the data."""

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from onze.games.worldwide_football.match import BARRED_BY_CARD, WorldwideMatch
from onze.games.worldwide_football.rules.foreseen import WindowForeseen
from onze.games.worldwide_football.rules.hands import discard_action, draw_actions, draw_players, trim
from onze.games.worldwide_football.rules.refusals import why_not_discarded, why_not_recovered
from onze.games.worldwide_football.rules.windows import SideWindow
from onze.kernel.words import Reason

__all__ = ["EFFECTS", "DiscardForLongPass", "RecoverAction", "recover"]

Effect = Callable[[WorldwideMatch, int, int], None]
"""An effect for a side, with its amount."""


def none(match: WorldwideMatch, side: int, amount: int) -> None:
    """Only the printed PA."""


def draw_action(match: WorldwideMatch, side: int, amount: int) -> None:
    """Draws Action cards: one for a Dribble, more or fewer as a Player card says (WF-3.10, WF-11.2)."""
    draw_actions(match, side, max(amount, 1), "WF-11.2" if amount else "WF-3.10")
    trim(match, side)


def draw_player(match: WorldwideMatch, side: int, amount: int) -> None:
    """Draws a Player card (WF-3.11)."""
    draw_players(match, side, 1, "WF-3.11")
    trim(match, side)


def discard(match: WorldwideMatch, side: int, amount: int) -> None:
    """Discards an Action card of one's choice (WF-3.12)."""
    match.then(LONG_PASS[side])


def next_shot_bonus(match: WorldwideMatch, side: int, amount: int) -> None:
    """The next action, if it is a Shot, is rolled with 1 more (WF-3.13)."""
    match.cross = 1


def next_action_undefendable(match: WorldwideMatch, side: int, amount: int) -> None:
    """The opponent cannot defend on the next action (WF-3.14, WF-13.5)."""
    match.undefendable = BARRED_BY_CARD


def recover_action(match: WorldwideMatch, side: int, amount: int) -> None:
    """Takes an Action card back from one's discard, if there is one (WF-FAQ.9, WF-C-71)."""
    match.then(RECOVER[side])


def cancel_red_bonus(match: WorldwideMatch, side: int, amount: int) -> None:
    """The red bonuses of the card laid count for nothing."""
    match.no_red = True


def undefendable_now(match: WorldwideMatch, side: int, amount: int) -> None:
    """The opponent can neither defend nor draw on the card laid with it (WF-9.4)."""
    match.prevented = BARRED_BY_CARD


def shot_best_of(match: WorldwideMatch, side: int, amount: int) -> None:
    """Several dice are rolled for the shot, and the best is kept (WF-13.6)."""
    match.shot_dice = max(match.shot_dice, amount)


def shot_plus(match: WorldwideMatch, side: int, amount: int) -> None:
    """Adds to the shot die."""
    match.shot_bonus += amount


def keeper_plus(match: WorldwideMatch, side: int, amount: int) -> None:
    """Adds to the goalkeeper's die (WF-FAQ.7, WF-FAQ.8)."""
    match.keeper_plus += amount


def keeper_sum(match: WorldwideMatch, side: int, amount: int) -> None:
    """The goalkeeper's result is the sum of several dice."""
    match.keeper_dice = amount


EFFECTS: Final[Mapping[str, Effect]] = {
    "none": none,
    "draw_action": draw_action,
    "draw_player": draw_player,
    "discard_action": discard,
    "next_shot_bonus": next_shot_bonus,
    "next_action_undefendable": next_action_undefendable,
    "recover_action": recover_action,
    "cancel_red_bonus": cancel_red_bonus,
    "undefendable_now": undefendable_now,
    "shot_best_of": shot_best_of,
    "shot_plus": shot_plus,
    "keeper_plus": keeper_plus,
    "keeper_sum": keeper_sum,
}
"""Effects by name. ``force_shot_reroll``, ``defence_plus`` and ``counter_player`` belong to the moment they change."""


class DiscardForLongPass(SideWindow):
    """A Long pass costs an Action card; without one left the effect is ignored (WF-3.12, WF-C-68)."""

    rule: ClassVar[str] = "WF-3.12"

    def is_open(self, match: WorldwideMatch, side: int) -> bool:
        return len(match.hands[side].cards) > 0

    def moves(self, match: WorldwideMatch, seat: int) -> tuple[int, ...]:
        return tuple(match.moves_with(self.of, match.rules.discard.base, match.rules.all_cards))

    def take(self, match: WorldwideMatch, move: int) -> None:
        discard_action(match, self.of, match.rules.discard.thing(move), self.rule)

    def why_not(self, match: WorldwideMatch, move: int, seat: int) -> Reason:
        return why_not_discarded(match, move, self.rule) or super().why_not(match, move, seat)

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        return {**super().shown(match), "card": "card:long-pass"}


class RecoverAction(SideWindow):
    """An Action card of one's choice comes back from one's discard (WF-FAQ.9)."""

    rule: ClassVar[str] = "WF-FAQ.9"

    def is_open(self, match: WorldwideMatch, side: int) -> bool:
        return match.has_recoverable(side)

    def moves(self, match: WorldwideMatch, seat: int) -> tuple[int, ...]:
        return match.rules.recover.of_each(match.recoverable(self.of))

    def take(self, match: WorldwideMatch, move: int) -> None:
        recover(match, self.of, match.rules.recover.thing(move), self.rule)

    def why_not(self, match: WorldwideMatch, move: int, seat: int) -> Reason:
        return why_not_recovered(match, move, self.rule) or super().why_not(match, move, seat)

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> WindowForeseen:
        return {"hand": len(match.hands[self.of].cards) + 1}


def recover(match: WorldwideMatch, side: int, card: int, rule: str) -> None:
    """Takes a card from one's discard into hand, openly; cards laid in this attack stay (WF-FAQ.9)."""
    pile = match.discards[side]
    match.take_spot(pile.cards.index(card), pile, match.hands[side])
    if match.heard:
        moving = match.moving(side, "discard_pile", "hand")
        match.tell("recover", {**moving, "card": match.game.card_id(card)}, rule)
    trim(match, side)


LONG_PASS: Final[tuple[SideWindow, ...]] = (DiscardForLongPass(0), DiscardForLongPass(1))
RECOVER: Final[tuple[SideWindow, ...]] = (RecoverAction(0), RecoverAction(1))
