"""Windows: moments in which a side may answer, passed over where all can see that it has nothing to answer with."""

from typing import ClassVar, Final

from onze.games.worldwide_football.box.squads import SLOTS
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.foreseen import WindowForeseen
from onze.games.worldwide_football.rules.menu import note_of, place_of
from onze.games.worldwide_football.rules.refusals import not_now, why_not_now
from onze.kernel.steps import Decision
from onze.kernel.words import Reason, Text

__all__ = ["AttackerWindow", "DefenderWindow", "SideWindow", "Window"]

NO_SEATS: Final[tuple[int, ...]] = ()


class Window(Decision[WorldwideMatch]):
    """Asks one side if it is open; else it passes by itself. Whether it is open follows from what everybody sees."""

    def side(self, match: WorldwideMatch) -> int:
        """The side that may answer."""
        raise NotImplementedError(type(self).__name__)

    def is_open(self, match: WorldwideMatch, side: int) -> bool:
        """Whether that side must be reckoned with."""
        raise NotImplementedError(type(self).__name__)

    def asked(self, match: WorldwideMatch) -> tuple[int, ...]:
        side = self.side(match)
        return match.rules.seat_alone[side] if self.is_open(match, side) else NO_SEATS

    def run(self, match: WorldwideMatch) -> None:
        """Nobody is asked."""

    def move_text(self, match: WorldwideMatch, move: int, seat: int) -> Text:
        """Where a move has a Player card in it, that goes by its player's name."""
        verb, thing = match.rules.vocabulary[move]
        if not thing.startswith("player:"):
            return match.rules.move_text(move)
        player = match.player(self.side(match), SLOTS.index(thing.removeprefix("player:")))
        return WORDS.text(f"move_{verb}", {"thing": player.title()})

    def note(self, match: WorldwideMatch, move: int, seat: int) -> Text | None:
        return note_of(match, move, self.side(match))

    def place(self, match: WorldwideMatch, move: int, seat: int) -> str:
        return place_of(match, move, self.side(match))

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> WindowForeseen:
        """A card that is discarded leaves its hand; a window that means more says more."""
        rules = match.rules
        side = self.side(match)
        if move in rules.discard:
            return {"hand": len(match.hands[side].cards) - 1}
        return {"players": len(match.squads[side].cards) - 1} if move in rules.discard_player else {}

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        """Which side may answer; a window that asks about something adds what it is."""
        return {"side": self.side(match)}

    def slots(self, match: WorldwideMatch, side: int) -> int:
        """That side's Player cards that belong to this moment, as bits of their slots (WF-11.2)."""
        return 0

    def room(self, match: WorldwideMatch) -> int:
        """How many PA a Player card may bring now (WF-C-64)."""
        return 0

    def why_not(self, match: WorldwideMatch, move: int, seat: int) -> Reason:
        side = self.side(match)
        reason = why_not_now(match, move, side, self.slots(match, side), self.room(match))
        return reason or not_now(match, self)


class AttackerWindow(Window):
    """A window of the side with the ball."""

    def side(self, match: WorldwideMatch) -> int:
        return match.ball


class DefenderWindow(Window):
    """A window of the side without the ball."""

    def side(self, match: WorldwideMatch) -> int:
        return 1 - match.ball


class SideWindow(Window):
    """A window of one side, whoever has the ball."""

    fields: ClassVar[tuple[str, ...]] = ("of",)

    def __init__(self, of: int) -> None:
        self.of = of

    def side(self, match: WorldwideMatch) -> int:
        return self.of
