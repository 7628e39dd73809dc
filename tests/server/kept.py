"""What is kept of tables, held against what everybody there has said and seen."""

from typing import Any

from onze.kernel.match import Match
from onze.kernel.records import Record, Replay
from onze.tables.agreement import game_of, read_agreement
from onze.tables.store import Line, Store
from tests.server.regulars import RegularTable

__all__ = ["look"]


class Lines:
    """What is kept of a table after a kill, found to be whole."""

    def __init__(self, table: RegularTable, kept: list[Line], replay: Replay) -> None:
        self.table = table
        self.kept = kept
        wanted = {seen["version"] for one in table.people for seen in (one.seen, one.found) if seen}
        self.matches: dict[int, Match] = {}
        for frame in replay.walk():
            if frame.play.line in wanted:
                self.matches[frame.play.line] = frame.match.clone()
        self.last = frame.match

    def shows(self, seen: dict[str, Any]) -> None:
        """What a page shows is what the lines say."""
        version: int = seen["version"]
        assert version <= len(self.kept), "something was shown that is not kept"
        view = self.matches.get(version, self.last).view(seen["seat"])
        assert {**seen["public"], **seen["private"]} == view


async def found(store: Store, table: RegularTable) -> Lines:
    """The lines of a table: in order, each once, with the hash chain and the sealed luck."""
    row, _ = await store.table(table.id) or (None, None)
    assert row is not None
    kept = await store.lines(table.id)
    assert [line.line for line in kept] == list(range(1, len(kept) + 1))
    record = Record()
    for line in kept:
        record.add(line.text)
    replay = Replay(record, game_of(read_agreement(row.agreement)))
    if replay.seed is None:
        replay.seed = row.seed
        replay.last(sealed=True)  # every throw is the one that was sealed
    else:
        assert not replay.verify().sealed
    return Lines(table, kept, replay)


def check_said(lines: Lines) -> int:
    """Everything confirmed is there, once, as it was said; nothing is there that nobody has said."""
    said = lines.table.said()
    places: dict[str, int] = {}
    for line in lines.kept:
        if line.sent is not None:
            sent = line.sent.partition(":")[2]
            assert sent not in places, "a move was played twice"
            places[sent] = line.line
    for sent, first in places.items():
        answer = said[sent]
        assert not answer.refused, "what was refused was played"
        texts = [line.text.partition(" [")[0] for line in lines.kept[first - 1 : first - 1 + len(answer.moves)]]
        assert texts == [f"seat:{answer.seat} {move}" for move in answer.moves]
    confirmed = [answer for answer in said.values() if answer.done is not None]
    for answer in confirmed:
        assert answer.sent in places, "a confirmed move was lost"
        assert places[answer.sent] <= (answer.done or 0) <= len(lines.kept)
    return len(confirmed)


async def look(url: str, tables: list[RegularTable]) -> int:
    """Looks at what is kept; returns how many confirmed moves were looked for."""
    store = await Store.open(url)
    try:
        looked = 0
        for table in tables:
            lines = await found(store, table)
            looked += check_said(lines)
            for one in table.people:
                for seen in (one.seen, one.found):
                    if seen:
                        lines.shows(seen)
        return looked
    finally:
        await store.close()
