"""Where the cards of each side lie."""

from onze.games.worldwide_football.match import SIDES
from onze.games.worldwide_football.switches import Switches
from onze.kernel.cards import EVERYBODY, NOBODY, Place

__all__ = ["Layout"]


class Layout:
    """The places of a match, and for each side their numbers."""

    def __init__(self, switches: Switches, seats: int) -> None:
        self.seats = seats
        self._places: list[Place] = []
        self.draws = [self._add(f"draw:{side}", NOBODY, side, pile=True) for side in SIDES]
        self.hands = [self._add(f"hand:{side}", side, side) for side in range(seats)]
        self.discards = [self._add(f"discard:{side}", EVERYBODY, side) for side in SIDES]
        self.piles = [self._add(f"player-pile:{side}", NOBODY, 2 + side, pile=True) for side in SIDES]
        # The virtual opponent has no hand: its Player cards lie open, in order of activation (WF-24.15).
        self.squads = [self._add(f"players:{side}", side if side < seats else EVERYBODY, 2 + side) for side in SIDES]
        self.used = [self._add(f"used:{side}", EVERYBODY, 2 + side) for side in SIDES]
        self.gone: list[int] = []
        """Players substituted for good, where that is played (WF-20.5)."""
        self.reserves: list[int] = []
        """Action cards that are in no deck, where decks are chosen (WF-22.2, WF-FAQ.22)."""
        if switches.substitutions:
            self.gone = [self._add(f"substituted:{side}", EVERYBODY, 2 + side) for side in SIDES]
        if switches.deck_building or switches.extra_time:
            self.reserves = [self._add(f"reserve:{side}", side if side < seats else EVERYBODY, side) for side in SIDES]
        self.virtual: list[int] = []
        """The virtual opponent's Defence pile, Special pile, active Shots and ready cards, in solo play."""
        if switches.solo:
            self.virtual = [self._add(f"{name}-pile:1", NOBODY, 1, pile=True) for name in ("defence", "special")]
            self.virtual += [self._add(f"{name}:1", EVERYBODY, 1) for name in ("shots", "ready")]
        self.places = tuple(self._places)

    def _add(self, name: str, seen_by: int, pack: int, pile: bool = False) -> int:
        self._places.append(Place(name, self.seats, seen_by, pack, pile))
        return len(self._places) - 1
