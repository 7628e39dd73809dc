"""An event of a card that moves says from where to where: by paths of the view, so that a page can let it fly."""

from typing import Final

import pytest

from onze.kernel.chance import Seeded
from onze.kernel.conformance.drawings import at_path
from onze.kernel.events import Event
from tests.games.playthroughs import TABLES

WAYS: Final = {
    "football-a-la-carte-3": {
        "card": ("hands.", "discard_pile"),
        "discard": ("hands.", "discard_pile"),
        "draw": ("draw_pile", "hands."),
    },
    "footime-4": {
        "card": ("hands.", "discard_pile"),
        "thrown away": ("hands.", "discard_pile"),
        "draw": ("draw_pile", "hands."),
    },
    "world-cup-1930-5": {"card": ("hands.", "discard_pile"), "draw": ("draw_pile", "hands.")},
    "worldwide-football-amateur": {"lay": ("hands.", "sides."), "draw": ("sides.", "hands.")},
}
"""How the ways of cards begin and end at a table, by kinds of events."""


@pytest.mark.parametrize("table", WAYS)
def test_a_card_goes_from_a_place_of_the_view_to_another(table: str) -> None:
    game = TABLES[table]()
    met: set[str] = set()
    for seed in range(1, 7):
        luck = Seeded(seed)
        told: list[Event] = []
        match = game.new_match(luck, told.append)
        while match.outcome is None:
            moves = match.moves(match.asked[0])
            match.play(moves[luck.below(len(moves))], luck, told.append, match.asked[0])
        view = match.view(None)
        for event in [event for event in told if event.kind in WAYS[table]]:
            met.add(event.kind)
            for path, begins in zip((event.details["from"], event.details["to"]), WAYS[table][event.kind], strict=True):
                assert isinstance(path, str)
                assert path.startswith(begins), event
                at_path(view, path)
        if met == set(WAYS[table]):
            break
    assert met == set(WAYS[table])
