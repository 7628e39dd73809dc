"""Paragraph 5: drawing, discarding, and the limits of a hand."""

from typing import ClassVar, Final

from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import ACTION_LIMITS, PLAYER_LIMITS, WorldwideMatch
from onze.games.worldwide_football.rules.windows import SideWindow
from onze.kernel.cards import Zone
from onze.kernel.words import Reason

__all__ = [
    "DISCARD_DOWN",
    "DiscardDown",
    "discard_action",
    "discard_player",
    "draw_actions",
    "draw_players",
    "over_limit",
    "trim",
]


def draw_actions(match: WorldwideMatch, side: int, count: int, rule: str) -> None:
    """Draws Action cards, as many as the pile has; an empty pile is ignored (WF-FAQ.1, WF-C-59)."""
    cards = _draw(match, match.draws[side], match.hands[side], count)
    if cards:
        moving = match.moving(side, "draw_pile", "hand")
        match.tell("draw", {**moving, "count": len(cards)}, rule, {side: {"cards": cards}})


def draw_players(match: WorldwideMatch, side: int, count: int, rule: str) -> None:
    """Draws Player cards, as many as the pile has."""
    players = _draw(match, match.piles[side], match.squads[side], count)
    if players:
        moving = match.moving(side, "player_pile", "players")
        match.tell("draw player", {**moving, "count": len(players)}, rule, {side: {"players": players}})


def _draw(match: WorldwideMatch, pile: Zone, hand: Zone, count: int) -> list[str]:
    """Draws as many cards as there are; returns their ids if somebody listens."""
    count = min(count, len(pile.cards))
    ids = match.card_ids(sorted(pile.cards[len(pile.cards) - count :])) if match.heard else []
    for _ in range(count):
        match.draw(pile, hand)
    return ids


def over_limit(match: WorldwideMatch, side: int) -> bool:
    """Whether a hand holds more than it may."""
    reds = min(match.reds[side], 2)
    return len(match.hands[side].cards) > ACTION_LIMITS[reds] or len(match.squads[side].cards) > PLAYER_LIMITS[reds]


def trim(match: WorldwideMatch, side: int) -> None:
    """Whoever holds too many cards discards down at once (WF-5.3, WF-5.4, WFS-A3.3)."""
    if over_limit(match, side):
        match.then(DISCARD_DOWN[side])


def discard_action(match: WorldwideMatch, side: int, card: int, rule: str) -> None:
    """Puts an Action card from a hand on its owner's discard, below the cards laid in this attack."""
    match.give(card, match.hands[side], match.discards[side])
    if match.laid[side]:
        # Laid cards stay on top: they are not discarded yet (WF-8.8).
        match.tuck(match.discards[side], match.laid[side])
    if match.heard:
        moving = match.moving(side, "hand", "discard_pile")
        match.tell("discard", {**moving, "card": match.game.card_id(card)}, rule)


def discard_player(match: WorldwideMatch, side: int, slot: int, rule: str) -> None:
    """Puts a Player card from a hand on the face-up discard."""
    spend_player(match, side, slot)
    if match.heard:
        moving = match.moving(side, "players", "used_players")
        match.tell("discard player", {**moving, "player": match.player_id(slot)}, rule)


def spend_player(match: WorldwideMatch, side: int, slot: int) -> None:
    """A Player card leaves its hand for the face-up discard; all know now that it is there no more."""
    match.give(match.rules.first_player + slot, match.squads[side], match.used[side])
    match.fresh[side] &= ~(1 << slot)


class DiscardDown(SideWindow):
    """A hand is over its limit: cards of that kind are discarded one by one (WF-5.4, WF-16.7)."""

    rule: ClassVar[str] = "WF-5.4"

    def is_open(self, match: WorldwideMatch, side: int) -> bool:
        return over_limit(match, side)

    def moves(self, match: WorldwideMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        if len(match.hands[self.of].cards) > ACTION_LIMITS[min(match.reds[self.of], 2)]:
            return tuple(match.moves_with(self.of, rules.discard.base, rules.all_cards))
        return rules.discard_player.of_each(match.held(self.of, rules.all_slots))

    def take(self, match: WorldwideMatch, move: int) -> None:
        rules = match.rules
        if move in rules.discard_player:
            discard_player(match, self.of, rules.discard_player.thing(move), self.rule)
        else:
            discard_action(match, self.of, rules.discard.thing(move), self.rule)
        trim(match, self.of)

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        most, most_players = match.limits(self.of)
        over = len(match.hands[self.of].cards) - most, len(match.squads[self.of].cards) - most_players
        return {**super().shown(match), "cards": max(over[0], 0), "players": max(over[1], 0)}

    def why_not(self, match: WorldwideMatch, move: int, seat: int) -> Reason:
        reds = min(match.reds[self.of], 2)
        held = len(match.hands[self.of].cards), len(match.squads[self.of].cards)
        values = {
            "actions": held[0],
            "players": held[1],
            "most": ACTION_LIMITS[reds],
            "most_players": PLAYER_LIMITS[reds],
        }
        return WORDS.reason("over_limit", "WF-16.7" if reds else "WF-5.4", values)


DISCARD_DOWN: Final[tuple[SideWindow, ...]] = (DiscardDown(0), DiscardDown(1))
