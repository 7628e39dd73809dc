"""Everything that a front end may meet is described."""

import pytest

from tests.games.playthroughs import TABLES


@pytest.mark.parametrize("table", TABLES)
def test_everything_is_described_in_both_languages(table: str) -> None:
    things = TABLES[table]().things()
    assert len({thing.id for thing in things}) == len(things)
    for thing in things:
        assert all(thing.text.values()), thing.id
        assert all(thing.full.values()), thing.id
    assert things.digest == TABLES[table]().things().digest
