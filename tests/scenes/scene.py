"""A scene, and how a table comes to stand before it.

A scene is a match from ``game.scenario``, put at a table of the house. Its record begins as any other, and a line in it
says that the match goes on from that position (``rules``, as where newer rules take over), so that everything else is
as at a table where it was played: looking back, taking back, reading it again. No call of the server opens one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from onze.kernel.chance import Seeded
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.records import kick_off
from onze.kernel.records.plays import written_rules
from onze.tables.agreement import agree
from onze.tables.house import House
from onze.tables.people import new_id
from onze.tables.store import PLAYING, Line, SeatRow, TableRow
from onze.tables.table import BOT, PERSON, Table

__all__ = ["Scene", "host"]


@dataclass(frozen=True, slots=True)
class Scene:
    """A position before a decision."""

    decision: str
    """The decision, by its name."""
    said: Sequence[str] = ()
    """What has to be said first in the same phrase: whoever plays says it."""
    game: str = "football-a-la-carte"
    seats: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)
    facts: Mapping[str, Any] = field(default_factory=dict)
    """The facts of the scenario."""
    named: str = ""
    """What tells it from other scenes of the same decision."""

    @property
    def name(self) -> str:
        """What it is called."""
        return "-".join(filter(None, (self.decision, self.named)))

    def match(self, game: Game[Any]) -> Match:
        """The match, before anything of the phrase is said."""
        chance = Seeded(0)
        game.scenario(self.decision, said=self.said, **self.facts)  # refuses what cannot be
        match: Match = game.blank()
        match.begin(game.set_scene(match, self.decision, self.facts, chance), chance)
        return match


async def host(house: House, scene: Scene, people: Sequence[str], **agreed: Any) -> tuple[Table, int]:
    """A table with a scene, read from the store; and the seat that is asked.

    The first of ``people`` sits on that seat, the others on the following ones; when there are no more of them, coaches
    do. ``agreed`` is agreed on beside the game.
    """
    plain = {"game": scene.game, "seats": scene.seats, "options": dict(scene.options), "poker_face": False, **agreed}
    agreement, game = agree(plain)
    match = scene.match(game)
    asked = match.asked[0]
    id, seed, now = new_id(), b"s" * 32, house.now()
    sitting = {(asked + place) % game.seats: person for place, person in enumerate(people)}
    seats = [
        SeatRow(id, seat, PERSON, sitting[seat], ready=True)
        if seat in sitting
        else SeatRow(id, seat, BOT, None, "coach", ready=True)
        for seat in range(game.seats)
    ]
    recorded = kick_off(game, seed, [f"seat {seat}" for seat in range(game.seats)])
    row = TableRow(
        id=id, agreement=agreement.written(), owner=people[0], state=PLAYING, created=now, touched=now, seed=seed,
        rules_version=game.rules_version,
    )  # fmt: skip
    texts = [*recorded.record.lines, written_rules(game, match.position())]
    await house.store.add_table(row, seats)
    await house.store.append(id, [Line(number, text, now) for number, text in enumerate(texts, 1)])
    return await house.table(id), asked
