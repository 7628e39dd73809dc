"""What a seat is told does not depend on what it cannot know, and what everybody sees is built once."""

import json
from pathlib import Path
from typing import Any

import pytest

from onze.bots import ask_bot_phrase, random_bot
from onze.games import load
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from onze.kernel.match import Match
from onze.kernel.phrases import play_phrase
from onze.kernel.words import LANGUAGES
from onze.tables.table import Watcher
from onze.tables.updates import Update, Voice
from tests.tables.evening import Evening, hosted, spend

TABLES: dict[str, dict[str, Any]] = {
    "football-a-la-carte": {"seats": 3},
    "worldwide-football": {"seats": 2, "mode": "international"},
    "footime": {"seats": 4},
    "world-cup": {"seats": 5},
}
NAMES = dict.fromkeys(LANGUAGES, ("Ana", "Bo", "Cy", "Di", "Eli"))


def sent(update: Update, seat: int | None) -> str:
    """All that is sent to a seat of a version, as text."""
    said = [update.public, update.private(seat), update.question(seat), update.told(seat)]
    if seat is not None:
        said += [update.menu(seat), update.match.foreseen(seat)]
    return json.dumps(said, sort_keys=True)


@pytest.mark.parametrize("game_id", TABLES)
def test_a_seat_is_sent_the_same_whatever_it_cannot_know(game_id: str) -> None:
    game = load(game_id, **TABLES[game_id])
    voice = Voice(game, NAMES)
    luck = Seeded(5)
    match: Match = game.new_match(luck)
    for step in range(120):
        if match.outcome is not None:
            break
        told: list[Event] = []
        seat = match.seat
        play_phrase(match, ask_bot_phrase(random_bot, match, seat, luck), luck, told.append, seat)
        if step % 6:
            continue
        update = Update(step, match, told, voice)
        for viewer in (None, *range(game.seats)):
            twin = Update(step, match.redealt(viewer, luck), told, voice)
            assert sent(update, viewer) == sent(twin, viewer)


def test_what_everybody_sees_is_built_once() -> None:
    game = load("world-cup", seats=8)
    match = game.new_match(Seeded(1))
    update = Update(1, match, (), Voice(game, NAMES))
    assert update.public is update.public
    for seat in range(8):
        assert {**update.public, **update.private(seat)} == match.view(seat)


@pytest.mark.parametrize("game_id", TABLES)
def test_what_a_seat_sees_besides_and_what_everybody_sees_is_all_that_it_sees(game_id: str) -> None:
    game = load(game_id, **TABLES[game_id])
    luck = Seeded(6)
    match: Match = game.new_match(luck)
    for step in range(150):
        if match.outcome is not None:
            break
        play_phrase(match, ask_bot_phrase(random_bot, match, match.seat, luck), luck, None, match.seat)
        if step % 5 == 0:
            public = match.public_view()
            for seat in range(game.seats):
                assert {**public, **match.private_view(seat, public)} == match.view(seat)


def test_what_happened_is_given_back_and_the_match_is_shown_as_it_stands() -> None:
    game = load("football-a-la-carte", seats=2)
    told = list[Event]()
    match = game.new_match(Seeded(2), told.append)
    update = Update(1, match, told, Voice(game, NAMES))
    seat = match.seat
    before = [update.public, update.private(seat), update.question(seat), update.menu(seat), update.leaves_to(seat)]
    assert update.told_to_all
    update.let_go()
    assert not update.told_to_all
    assert update.public is not before[0]
    after = [update.public, update.private(seat), update.question(seat), update.menu(seat), update.leaves_to(seat)]
    assert after == before


def test_an_event_that_tells_one_seat_more_is_told_to_the_others_in_the_same_words() -> None:
    game = load("football-a-la-carte", seats=2)
    luck, told = Seeded(2), list[Event]()
    match = game.new_match(luck, told.append)
    update = Update(1, match, told, Voice(game, NAMES))
    private = [event for event in told if 0 in event.private]
    assert private
    assert update.told(0) != update.told_to_all
    assert update.told(None) is update.told_to_all
    assert len(update.told(0)) == len(told)


class Page(Watcher):
    """Somebody who is told at once, or leaves it for later."""

    def __init__(self, at_once: bool) -> None:
        super().__init__("", None)
        self.at_once = at_once
        self.heard: list[list[dict[str, object]]] = []

    def tell(self, update: Update | None) -> bool:
        if not self.at_once or update is None:
            return super().tell(update)
        self.heard.append(update.told(None))
        return True


def test_what_happened_is_kept_for_whoever_has_not_been_told_yet(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two()
        await here.pass_time(table, 20_000)
        quick, slow = Page(True), Page(False)
        table.watchers.add(quick)
        for watching in (True, False):
            if watching:
                table.watchers.add(slow)
            seat = hosted(table).recorded.match.seat
            await here.say(table, (ana, bo)[seat], seat)
            assert bool(hosted(table).latest.events) is watching
            table.watchers.discard(slow)
            await here.pass_time(table, 20_000)
        waiting = slow.waiting.get_nowait()
        assert waiting is not None
        assert waiting.told(None) == quick.heard[0]

    spend(tmp_path, evening)
