"""A front end can draw every game from things, views, menus and events alone."""

import pytest

from onze.kernel.conformance.front_end import check_front_end
from tests.games.playthroughs import TABLES

CONVERTED = [table for table in TABLES if TABLES[table]().whole_ids]


@pytest.mark.parametrize("table", CONVERTED)
def test_a_front_end_can_draw_it(table: str) -> None:
    long = table.startswith(("world-cup", "footime"))
    check_front_end(TABLES[table](), matches=1 if long else 2, every=15 if long else 4)


@pytest.mark.parametrize("table", CONVERTED)
def test_everything_is_described_in_both_languages(table: str) -> None:
    things = TABLES[table]().things()
    assert len({thing.id for thing in things}) == len(things)
    for thing in things:
        assert all(thing.text.values()), thing.id
        assert all(thing.full.values()), thing.id
    assert things.digest == TABLES[table]().things().digest
