"""A match that was played, put at a table where it is over: its record is the table's own."""

from collections.abc import Sequence

from onze.games import open_record
from onze.tables.agreement import agree
from onze.tables.house import House
from onze.tables.people import new_id
from onze.tables.store import FINISHED, Line, SeatRow, TableRow
from onze.tables.table import BOT, PERSON, Table

__all__ = ["host_record"]


async def host_record(house: House, data: bytes, people: Sequence[str]) -> Table:
    """A table with a finished match, read from the store; ``people`` have the first seats, coaches the others."""
    replay = open_record(data)
    game, seed = replay.game, replay.seed
    outcome = replay.last().match.outcome
    assert seed is not None, "its seed is told"
    assert outcome is not None, "it is over"
    plain = {"game": game.id, "seats": game.seats, "options": dict(replay.head.options), "poker_face": False}
    agreement, _ = agree({**plain, "files": dict(replay.head.data)} if replay.head.data else plain)
    id, now = new_id(), house.now()
    seats = [
        SeatRow(id, seat, PERSON, people[seat], ready=True)
        if seat < len(people)
        else SeatRow(id, seat, BOT, None, "coach", ready=True)
        for seat in range(game.seats)
    ]
    row = TableRow(
        id=id, agreement=agreement.written(), owner=people[0], state=FINISHED, created=now, touched=now, seed=seed,
        rules_version=game.rules_version, outcome=outcome.written(),
    )  # fmt: skip
    await house.store.add_table(row, seats)
    lines = [Line(number, text, now) for number, text in enumerate(replay.record.lines, 1)]
    await house.store.append(id, lines)
    return await house.table(id)
