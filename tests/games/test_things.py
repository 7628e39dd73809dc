"""Everything that a front end may meet is described."""

import pytest

from onze.kernel.things import verb_id
from tests.games.playthroughs import TABLES


@pytest.mark.parametrize("table", TABLES)
def test_everything_is_described_in_both_languages(table: str) -> None:
    things = TABLES[table]().things()
    assert len({thing.id for thing in things}) == len(things)
    for thing in things:
        assert all(thing.text.values()), thing.id
        assert all(thing.full.values()), thing.id
    assert things.digest == TABLES[table]().things().digest


@pytest.mark.parametrize("table", TABLES)
def test_every_verb_has_a_word_for_a_button(table: str) -> None:
    game = TABLES[table]()
    for verb in {move.verb for spoken in (game.vocabulary, game.calls) for move in spoken}:
        text = game.things()[verb_id(verb)].text
        assert all(word.isalpha() for word in text["en"].split("-")), verb
        assert text["fr"].isalpha(), verb
        assert all(word[0].isupper() for word in text.values()), verb
        assert text["fr"].lower() != verb, verb
