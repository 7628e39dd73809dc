"""Where the cards of each side lie."""

from collections.abc import Sequence
from typing import Final

from onze.games.worldwide_football.box.options import Switches
from onze.kernel.cards import EVERYBODY, NOBODY, Place

__all__ = ["BOTH_SIDES", "Layout"]

BOTH_SIDES: Final = (0, 1)

HIDDEN: Final = (NOBODY, NOBODY)
OPEN: Final = (EVERYBODY, EVERYBODY)
"""Who sees what lies there, side by side."""
ACTION_PACKS: Final = 0
PLAYER_PACKS: Final = 2
"""The packs of side 0; those of side 1 follow them."""


class Layout:
    """The places of a match: those of one kind are a slice of them, side 0 first."""

    def __init__(self, switches: Switches, seats: int) -> None:
        self.seats = seats
        self._places: list[Place] = []
        # The virtual opponent has no hand: its Player cards lie open, in order of activation (WF-24.15).
        owners = (0, 1) if seats == len(BOTH_SIDES) else (0, EVERYBODY)
        self.draws = self._add("draw", HIDDEN, ACTION_PACKS, pile=True)
        self.hands = self._add("hand", owners[:seats], ACTION_PACKS)
        self.discards = self._add("discard", OPEN, ACTION_PACKS)
        self.piles = self._add("player-pile", HIDDEN, PLAYER_PACKS, pile=True)
        self.squads = self._add("players", owners, PLAYER_PACKS)
        self.used = self._add("used", OPEN, PLAYER_PACKS)
        self.gone = self._add("substituted", OPEN if switches.substitutions else (), PLAYER_PACKS)
        """Players substituted for good, where that is played (WF-20.5)."""
        self.reserves = self._add(
            "reserve", owners if switches.deck_building or switches.extra_time else (), ACTION_PACKS
        )
        """Action cards that are in no deck, where decks are chosen (WF-22.2, WF-FAQ.22)."""
        self.virtual = slice(len(self._places), None)
        """The virtual opponent's Defence pile, Special pile, active Shots and ready cards, in solo play."""
        if switches.solo:
            for name in ("defence-pile", "special-pile"):
                self._places.append(Place(f"{name}:1", seats, NOBODY, 1, pile=True))
            for name in ("shots", "ready"):
                self._places.append(Place(f"{name}:1", seats, EVERYBODY, 1))
        self.places = tuple(self._places)

    def _add(self, name: str, seen_by: Sequence[int], first_pack: int, pile: bool = False) -> slice:
        """Adds a place a side, side 0 first; returns where they stand among all places."""
        first = len(self._places)
        for side, owner in enumerate(seen_by):
            self._places.append(Place(f"{name}:{side}", self.seats, owner, first_pack + side, pile))
        return slice(first, len(self._places))
