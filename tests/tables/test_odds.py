"""A table without odds: nothing that is sent says how likely luck makes something, and all the rest is as ever."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from onze.bots import ask_bot_phrase, random_bot
from onze.games import load
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from onze.kernel.match import Match
from onze.kernel.phrases import play_phrase
from onze.tables.foreseeing import foresee_in_turns
from onze.tables.updates import Update, Voice
from tests.tables.test_updates import NAMES, TABLES


def likelihoods(part: Any, path: str = "") -> Iterator[str]:
    """The paths at which a part of 1 or per cents are told; how a match has ended is no matter of luck any more."""
    if isinstance(part, dict):
        for name, inner in part.items():
            if name != "outcome":
                yield from likelihoods(inner, f"{path}.{name}")
    elif isinstance(part, list):
        for number, inner in enumerate(part):
            yield from likelihoods(inner, f"{path}.{number}")
    elif isinstance(part, float) or (isinstance(part, str) and "%" in part):
        yield path


def sent(update: Update, seat: int) -> dict[str, Any]:
    """All that is sent to a seat of a version."""
    foreseen = asyncio.run(foresee_in_turns(update.match, seat, lambda: True, update.odds))
    said = {
        "public": update.public, "private": update.private(seat), "question": update.question(seat),
        "events": update.told(seat), "menu": update.menu(seat), "foreseen": foreseen,
    }  # fmt: skip
    told: dict[str, Any] = json.loads(json.dumps(said))
    return told


def same_but_for_odds(frank: Any, close: Any) -> bool:
    """Whether nothing is missing but what says how likely something is."""
    if isinstance(frank, dict) and isinstance(close, dict):
        hidden = {name for name in frank if name not in close or (close[name] is None and frank[name] is not None)}
        rest = [same_but_for_odds(frank[name], close[name]) for name in frank.keys() - hidden]
        odds = all(list(likelihoods(frank[name])) for name in hidden)
        return odds and all(rest) and close.keys() <= frank.keys()
    if isinstance(frank, list) and isinstance(close, list):
        return len(frank) == len(close) and all(map(same_but_for_odds, frank, close))
    return bool(frank == close)


@pytest.mark.parametrize("game_id", TABLES)
def test_nothing_that_is_sent_says_how_likely_luck_makes_something(game_id: str) -> None:
    game = load(game_id, **TABLES[game_id])
    voice, luck = Voice(game, NAMES), Seeded(7)
    match: Match = game.new_match(luck)
    said: set[str] = set()
    for step in range(180):
        if match.outcome is not None:
            break
        told: list[Event] = []
        seat = match.seat
        play_phrase(match, ask_bot_phrase(random_bot, match, seat, luck), luck, told.append, seat)
        for viewer in match.asked if step % 3 == 0 else ():
            close = sent(Update(step, match, told, voice, odds=False), viewer)
            frank = sent(Update(step, match, told, voice), viewer)
            said.update(path.split(".")[1] for path in likelihoods(frank))
            assert not list(likelihoods(close))
            assert same_but_for_odds(frank, close)
    assert ("menu" in said) is (game_id in ("football-a-la-carte", "worldwide-football"))
    assert ("public" in said and "events" in said and "foreseen" in said) is (game_id == "worldwide-football")
