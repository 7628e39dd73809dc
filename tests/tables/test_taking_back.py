"""To which line a table goes back is chosen by what everybody can see, and never by a hidden hand."""

import asyncio
from collections.abc import Iterator, Sequence

import pytest

from onze.bots import ask_bot_phrase, random_bot
from onze.games import load
from onze.kernel.chance import Seeded
from onze.kernel.chance.committed import Noted
from onze.kernel.match import Match
from onze.kernel.phrases import lone_phrase, phrases
from onze.kernel.records.plays import RULES, Play, written_rules
from onze.tables.taking_back import last_phrase

GAMES = {"football-a-la-carte": 2, "worldwide-football": 2, "footime": 2}
"""In The World Cup Game everybody always has a choice."""
WANTED = 3
"""So many questions are looked at that one hand can answer in one way only, and another in several."""


def questions(game_id: str) -> Iterator[tuple[Match, int]]:
    """Questions to a seat, of matches in which everybody says anything."""
    game = load(game_id, seats=GAMES[game_id])
    for seed in range(50):
        luck = Seeded(seed)
        match = game.new_match(luck)
        while match.outcome is None:
            seat = match.asked[0]
            if not match.sealed:
                yield match, seat
            for move in ask_bot_phrase(random_bot, match, seat, luck):
                match.play(move, luck, None, seat)


def after(match: Match, *said: tuple[int, Sequence[int]]) -> list[Play]:
    """The lines of a match that begins where this one stands, in which seats say phrases."""
    game, going_on = match.game, match.clone()
    plays = [Play(1, RULES, written_rules(game, match.position()).removeprefix(f"{RULES} "), ())]
    for seat, phrase in said:
        for move in phrase:
            luck = Noted(Seeded(0))
            going_on.play(move, luck, None, seat)
            plays.append(Play(len(plays) + 1, f"seat:{seat}", game.name(move), tuple(luck.throws)))
    return plays


def line_for(match: Match, seat: int, plays: Sequence[Play]) -> int | None:
    return asyncio.run(last_phrase(match.game, plays, seat))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_line_is_the_same_whatever_a_hand_hides(game_id: str) -> None:
    luck, found = Seeded(1), 0
    for match, seat in questions(game_id):
        dealt = match.redealt(None, luck)
        alone = [one for one in (match, dealt) if lone_phrase(one, seat) is not None]
        if len(alone) != 1:
            continue
        phrase = lone_phrase(alone[0], seat)
        if phrase is None or not all(phrase in phrases(one, seat) for one in (match, dealt)):
            continue
        assert [line_for(one, seat, after(one, (seat, phrase))) for one in (match, dealt)] == [2, 2]
        found += 1
        if found == WANTED:
            return
    raise AssertionError(f"only {found} such questions")


@pytest.mark.parametrize("game_id", GAMES)
def test_what_everybody_sees_to_be_the_only_answer_is_passed_over(game_id: str) -> None:
    luck, found = Seeded(1), 0
    for match, seat in questions(game_id):
        phrase = lone_phrase(match, seat)
        if phrase is None or any(lone_phrase(match.redealt(None, luck), seat) is None for _ in range(100)):
            continue
        assert line_for(match, seat, after(match, (seat, phrase))) is None
        found += 1
        if found == WANTED:
            return
    raise AssertionError(f"only {found} such questions")


def chosen(match: Match, seat: int) -> Sequence[int] | None:
    """What a seat says that is asked and has a choice."""
    mine = match.outcome is None and seat in match.asked
    return next(phrases(match, seat)) if mine and lone_phrase(match, seat) is None else None


def test_of_two_phrases_in_a_row_the_last_is_taken_back() -> None:
    for match, seat in questions("football-a-la-carte"):
        first = chosen(match, seat)
        going_on = match.clone()
        for move in first or ():
            going_on.play(move, Seeded(0), None, seat)
        second = chosen(going_on, seat)
        if first is not None and second is not None:
            assert line_for(match, seat, after(match, (seat, first), (seat, second))) == 2 + len(first)
            return
    raise AssertionError("nobody was asked twice in a row")
