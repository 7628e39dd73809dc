"""Looking back shows every line as it was told, wherever one begins."""

import asyncio

import pytest

from onze.bots import ask_bot_phrase, random_bot
from onze.games import load
from onze.kernel.records import Replay, kick_off
from onze.kernel.records.reader import Kept
from onze.kernel.records.writer import RecordedMatch
from onze.kernel.words import LANGUAGES
from onze.tables import turns
from onze.tables.history import history
from onze.tables.updates import Update, Voice

NAMES = dict.fromkeys(LANGUAGES, ("Ana", "Bo"))


def played(game_id: str, lines: int) -> tuple[RecordedMatch, list[Update], dict[int, Kept]]:
    """A match of so many lines, the versions as they were told, and the positions after each line."""
    game = load(game_id, seats=2)
    recorded = kick_off(game, bytes(32), ["p-1", "p-2"])
    voice = Voice(game, NAMES)
    updates: list[Update] = []
    kept: dict[int, Kept] = {}
    while recorded.record.next <= lines and recorded.match.outcome is None:
        seat = recorded.match.seat
        written = recorded.play(ask_bot_phrase(random_bot, recorded.match, seat, recorded.thinking()), seat)
        line = written.plays[-1].line
        updates.append(Update(line, recorded.match, written.events, voice))
        kept[line] = Kept(line, recorded.match.position())
    return recorded, updates, kept


def looked_back(replay: Replay, voice: Voice, first: int, last: int, kept: Kept | None = None) -> list[Update]:
    async def look() -> list[Update]:
        return [update async for update in history(replay, voice, first, last, kept)]

    return asyncio.run(look())


@pytest.mark.parametrize("game_id", ["football-a-la-carte", "worldwide-football", "footime"])
def test_looking_back_from_any_kept_position_shows_what_was_told(game_id: str) -> None:
    recorded, updates, kept = played(game_id, 120)
    voice = Voice(recorded.game, NAMES)
    replay = Replay(recorded.record, recorded.game)
    told = {update.version: update for update in updates}
    for start in (None, updates[3], updates[len(updates) // 2]):
        first = 1 if start is None else start.version + 1
        since = None if start is None else kept[start.version]
        for seen in looked_back(replay, voice, first, updates[-1].version, since):
            if seen.version not in told:
                continue
            then = told[seen.version]
            for seat in (None, 0, 1):
                assert {**seen.public, **seen.private(seat)} == {**then.public, **then.private(seat)}
                assert seen.question(seat) == then.question(seat)
            assert seen.told(0)[-1:] == then.told(0)[-1:]


def test_what_was_taken_back_since_a_kept_position_is_seen_as_it_was() -> None:
    recorded, updates, kept = played("football-a-la-carte", 60)
    since = kept[updates[4].version]
    recorded.take_back(updates[2].version)
    replay = Replay(recorded.record, recorded.game)
    voice = Voice(recorded.game, NAMES)
    *_, last = looked_back(replay, voice, since.line + 1, recorded.record.next, since)
    assert last.match.position() == recorded.match.position()


def test_only_the_lines_that_were_asked_for_are_shown() -> None:
    recorded, *_ = played("football-a-la-carte", 60)
    replay = Replay(recorded.record, recorded.game)
    shown = [seen.version for seen in looked_back(replay, Voice(recorded.game, NAMES), 40, 45)]
    assert shown == [40, 41, 42, 43, 44, 45]


def test_others_have_their_turn_while_somebody_looks_back(monkeypatch: pytest.MonkeyPatch) -> None:
    recorded, *_ = played("football-a-la-carte", 60)
    replay = Replay(recorded.record, recorded.game)
    told = 0

    async def look() -> list[int]:
        others = asyncio.create_task(count())
        seen = [update.version async for update in history(replay, Voice(recorded.game, NAMES), 50, 55)]
        others.cancel()
        return seen

    async def count() -> None:
        nonlocal told
        while True:
            told += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(turns, "SLICE", 0)
    assert asyncio.run(look()) == [50, 51, 52, 53, 54, 55]
    assert told >= 20, "also during the lines that are played only to get there"
