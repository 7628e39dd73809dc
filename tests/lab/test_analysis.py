"""Looking back at a match: choices are told from luck, and judged by what their seats could know."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from onze.bots import ask_bot_phrase, find_bot
from onze.bots.scoring import guide_of
from onze.games import load
from onze.games.football_a_la_carte import FootballALaCarte
from onze.kernel.chance import Seeded
from onze.kernel.game import Game
from onze.kernel.records import Replay, kick_off
from onze.lab import analysis
from onze.lab.analysis import Turn, analyse, turns_of

GAME = FootballALaCarte()


def played(game: Game[Any], bots: Sequence[str], seed: int) -> Replay:
    """A record of a whole match between bots."""
    recorded = kick_off(game, bytes([seed]) * 32, bots)
    players = [find_bot(bot, game) for bot in bots]
    while recorded.match.outcome is None:
        seat = recorded.match.seat
        recorded.play(ask_bot_phrase(players[seat], recorded.match, seat, recorded.thinking()), seat)
    recorded.close()
    return Replay(recorded.record, game)


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    for setting, few in {"WORLDS": 3, "SECOND_LOOK": 6, "SUSPECTS": 3, "CANDIDATES": 3}.items():
        monkeypatch.setattr(analysis, setting, few)


@pytest.fixture(scope="module")
def match() -> Replay:
    return played(GAME, ["coach", "random"], 5)


def test_turns_are_choices_and_follow_each_other_without_a_gap(match: Replay) -> None:
    frames = match.standing_frames()
    turns = turns_of(GAME, frames)
    assert len(turns) > 30
    for turn, following in pairwise(turns):
        assert turn.after is following.before
        assert len(turn.before.moves(turn.seat)) > 1
    assert turns[-1].after.outcome == frames[-1].match.outcome
    assert sum(len(turn.events) for turn in turns) <= sum(len(frame.events) for frame in frames)


def test_a_phrase_that_was_said_is_whole(match: Replay) -> None:
    for turn in turns_of(GAME, match.standing_frames()):
        shown = turn.before.clone()
        for number, move in enumerate(turn.phrase, 1):
            assert shown.decision is not None
            assert shown.decision.commits(shown, move, turn.seat) == (number == len(turn.phrase))
            shown.play(move, Seeded(1), None, turn.seat)


def test_the_curve_ends_with_the_result_and_its_sides_share_one_win(match: Replay) -> None:
    frames = match.standing_frames()
    found = analyse(GAME, frames)
    outcome = frames[-1].match.outcome
    assert outcome is not None
    assert found.points[-1].values == outcome.values
    assert all(sum(point.values) == pytest.approx(1) for point in found.points)
    assert [point.line for point in found.points] == sorted({point.line for point in found.points})
    assert len(found.choices) <= 3
    assert len(found.lucks) <= 3
    for choice in found.choices:
        assert choice.cost > 0
        assert choice.better != choice.said
    assert found == analyse(GAME, frames), "the same match is told the same way"


def test_a_choice_is_not_judged_by_what_its_seat_could_not_know() -> None:
    """The true cards of others are exchanged for others that the seat could not tell from them: nothing changes."""
    match = GAME.new_match(Seeded(8))
    seat = match.seat
    other = match.redealt(seat, Seeded(99))
    assert other.position() != match.position()
    guide = guide_of(GAME)
    guide.settings.phrases = guide.settings.spells = 0
    phrase = guide.phrases(match, seat, 2)[-1]
    even = (0.5, 0.5)
    looks = [
        analysis._look(guide, Turn(1, seat, one, phrase, one, ()), even, even, Seeded(3)) for one in (match, other)
    ]
    assert looks[0].cost == looks[1].cost
    assert looks[0].rivals == looks[1].rivals
    assert looks[0].luck.expected == looks[1].luck.expected


def test_a_match_that_nobody_has_played_has_only_an_end() -> None:
    recorded = kick_off(GAME, bytes(32), ["me", "coach"])
    recorded.call("resign seat:0")
    recorded.close()
    found = analyse(GAME, Replay(recorded.record, GAME).standing_frames())
    assert [point.values for point in found.points] == [(0.0, 1.0)]
    assert (found.choices, found.lucks) == ((), ())


@pytest.mark.parametrize(
    ("game", "seats"), [("worldwide-football", 1), ("worldwide-football", 2), ("world-cup", 3), ("footime", 2)]
)
def test_every_game_can_be_looked_back_at(game: str, seats: int) -> None:
    table = load(game, seats)
    recorded = kick_off(table, bytes(32), ["coach"] * seats)
    coach = find_bot("random", table)
    for _ in range(25):
        if recorded.match.outcome is None:
            seat = recorded.match.seat
            recorded.play(ask_bot_phrase(coach, recorded.match, seat, recorded.thinking()), seat)
    if recorded.match.outcome is None:
        recorded.call("abandon")
    recorded.close()
    found = analyse(table, Replay(recorded.record, table).standing_frames())
    assert all(len(point.values) == len(table.sides) for point in found.points)
    assert found.written()["analysis"] == 1
