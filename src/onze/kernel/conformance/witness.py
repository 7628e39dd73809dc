"""What the kit's checks share: the match being watched, and how they object."""

import json
from collections.abc import Sequence
from typing import Any

from onze.kernel.cards import Zone
from onze.kernel.chance import Seeded
from onze.kernel.game import Game
from onze.kernel.match import Match

__all__ = ["NotConforming", "Witness"]


class NotConforming(Exception):  # noqa: N818 - it says what a game is
    """A game breaks a promise that every game makes; the message tells how to see it happen."""


class Witness:
    """One match of a game as the kit plays it: the true match, its history, and luck for trying things out."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.seed = seed
        self.history: list[str] = []
        self.luck = Seeded(seed)
        """Luck for the kit's own choices, kept apart from the match's, so that trying things changes nothing."""
        self.chance = Seeded(seed + 1_000_003)
        self.match: Match = game.new_match(self.chance)
        self.pack = card_counts(self.match)
        """How many of each card every pack holds, by pack."""
        self.redealt_otherwise: dict[str, bool] = {}
        """For each place whose content was hidden: whether a redeal ever differed from the truth."""

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """Every seat, and the spectator."""
        return (*range(self.game.seats), None)

    def fail(self, sentence: str) -> NotConforming:
        """The objection, to be raised."""
        moves = "\n  ".join(self.history) or "(none)"
        return NotConforming(f"{self.game.id}: {sentence}\nseed {self.seed}, moves played:\n  {moves}")

    def demand(self, holds: bool, sentence: str) -> None:
        """Objects unless the promise holds."""
        if not holds:
            raise self.fail(sentence)

    def try_luck(self) -> Seeded:
        """Fresh luck for one try."""
        return Seeded(self.luck.below(1 << 30))

    def pick(self, moves: Sequence[int]) -> int:
        """One of the moves, at random."""
        return moves[self.luck.below(len(moves))]


def frozen(value: object) -> str:
    """Plain values as text, for comparing; anything that JSON cannot write is an error."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def card_counts(match: Match) -> dict[int, dict[int, int]]:
    """How many of each card lie in all the places of each pack."""
    counts: dict[int, dict[int, int]] = {}
    for zone in match.zones:
        pack = counts.setdefault(zone.place.pack, {})
        for card in zone.cards:
            pack[card] = pack.get(card, 0) + 1
    return counts


def known_cards(match: Match, seat: int | None) -> str:
    """Every card that a seat knows and where: its knowledge as text."""
    return frozen(
        {
            zone.place.name: [
                card if zone.place.hand else [spot, card]
                for spot, card in enumerate(zone.cards)
                if zone.known_to(seat, spot)
            ]
            for zone in match.zones
        }
    )


def hidden_spots(zone: Zone, seat: int | None) -> list[int]:
    """The spots of a place whose cards a seat does not know."""
    return [spot for spot in range(len(zone.cards)) if not zone.known_to(seat, spot)]
