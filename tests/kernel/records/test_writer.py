"""A match that is written down while it is played."""

import hashlib
import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.box import DATA
from onze.games.football_a_la_carte.match import FootballMatch
from onze.kernel.chance import Seeded
from onze.kernel.chance.committed import Committed, Noted, commitment
from onze.kernel.events import Event
from onze.kernel.game import Game
from onze.kernel.records.head import digest_of
from onze.kernel.records.lines import read_record
from onze.kernel.records.reader import Replay
from onze.kernel.records.writer import RecordedMatch, go_on, kick_off
from onze.kernel.steps import Together
from onze.kernel.words import Refused
from tests.kernel.records.recording import (
    SEED,
    WORDS,
    as_file,
    finished,
    kicked_off,
    line_with,
    play_lines,
    play_on,
    verify,
)
from tests.kernel.toys import Kickabout, KickaboutGame

GAMES: dict[str, Callable[[], Game[Any]]] = {
    "kickabout for two": lambda: KickaboutGame(2),
    "kickabout for three": lambda: KickaboutGame(3, rounds=3),
    "kickabout for four": lambda: KickaboutGame(4, hand_size=4),
    "football for two": lambda: FootballALaCarte(2),
    "football for three, cut after a tie": lambda: FootballALaCarte(3, tie="penalty_cuts", half_end="at_once"),
}

every_game = pytest.mark.parametrize("game", [build() for build in GAMES.values()], ids=list(GAMES))


def lines_of(recorded: RecordedMatch) -> list[str]:
    return recorded.record.lines


def refused_as(act: Callable[[], object]) -> str:
    """The key of the sentence that refuses something."""
    with pytest.raises(Refused) as refused:
        act()
    return refused.value.reason.key


def throw_of(lines: list[str], number: int) -> str:
    """The throws on a line, as they are written."""
    found = re.fullmatch(r".* \[(.*)\]", lines[number - 1])
    return found.group(1) if found else ""


# ---- the head


def test_the_head_says_what_is_played_by_whom_and_how_luck_is_sealed() -> None:
    game = KickaboutGame(3, hand_size=4, crowd=True)
    recorded = kicked_off(game)
    assert lines_of(recorded)[:-1] == [
        "onze record 1",
        "game kickabout",
        "rules 3",
        "seats 3",
        "option hand_size=4",
        "option rounds=2",
        "option weather=dry",
        "option crowd=true",
        f"digest {digest_of(game)}",
        "seat:0 is Zoé",
        "seat:1 is coach",
        "seat:2 is Ève",
        f"commitment {hashlib.sha256(SEED).hexdigest()}",
        "word seat:0 coup d’envoi",
        "word seat:1 bis #1 [x]",
    ]
    assert lines_of(recorded)[-1].startswith("deal [order ")
    assert recorded.commitment == commitment(SEED)


def test_words_are_as_many_as_were_given() -> None:
    game = KickaboutGame(2)
    recorded = kick_off(game, SEED, ["a", "b"], {1: "  bis ", 0: "   ", 2: "nobody sits there"})
    assert [line for line in lines_of(recorded) if line.startswith("word")] == ["word seat:1 bis"]
    assert not any(line.startswith("word") for line in lines_of(kick_off(game, SEED, ["a", "b"])))


def test_the_digest_is_another_for_other_options_data_seats_or_rules() -> None:
    class NewerKickabout(KickaboutGame):
        rules_version = 4

    with_data, with_a_call, with_a_move = KickaboutGame(2), KickaboutGame(2), KickaboutGame(2)
    with_data.data = "0123"
    with_a_call.calls.add("rain")
    with_a_move.vocabulary.add("whistle")
    games = [KickaboutGame(2), KickaboutGame(3), KickaboutGame(2, rounds=1), NewerKickabout(2)]
    digests = [digest_of(game) for game in (*games, with_data, with_a_call, with_a_move)]
    assert len(set(digests)) == len(digests)
    assert digest_of(KickaboutGame(2)) == digests[0]


@pytest.mark.parametrize("word", ["two\nlines", "a\x1b[2J", "x" * 501, "tab\there", "right\u202eleft", "\ud800"])
def test_a_word_or_name_that_cannot_be_a_line_is_refused(word: str) -> None:
    game = KickaboutGame(2)
    assert refused_as(lambda: kick_off(game, SEED, ["a", "b"], {0: word})) == "not_a_word"
    assert refused_as(lambda: kick_off(game, SEED, ["a", word])) == "not_a_word"


def test_a_word_is_shorter_than_a_name_which_may_be_the_path_of_a_bot() -> None:
    game = KickaboutGame(2)
    assert refused_as(lambda: kick_off(game, SEED, ["a", "b"], {0: "x" * 81})) == "not_a_word"
    recorded = kick_off(game, SEED, ["a", "x" * 500], {0: "x" * 80})
    assert Replay(read_record(as_file(recorded.record)), game).head.names[1] == "x" * 500


def test_everybody_has_a_name() -> None:
    assert refused_as(lambda: kick_off(KickaboutGame(2), SEED, ["a", " "])) == "not_a_word"
    for names in (["a"], ["a", "b", "c"]):
        with pytest.raises(ValueError, match="zip"):
            kick_off(KickaboutGame(2), SEED, names)


def test_names_and_words_may_hold_whatever_else_stands_in_a_record() -> None:
    names = ["deal [heads] #12345678", "seat:0 is x"]
    recorded = play_on(kick_off(KickaboutGame(2), SEED, names, {0: "word seat:1 x", 1: "#00000000 🎲 «é»"}))
    recorded.close()
    replay = Replay(read_record(as_file(recorded.record)), recorded.game)
    assert replay.verify().outcome == recorded.match.outcome
    assert replay.head.names == dict(enumerate(names))
    assert replay.head.words == {0: "word seat:1 x", 1: "#00000000 🎲 «é»"}


# ---- the lines of play


@every_game
def test_a_match_is_written_move_by_move_and_verified(game: Game[Any]) -> None:
    recorded = finished(game)
    lines = lines_of(recorded)
    deal = line_with(lines, "deal ")
    kinds = r"seat:\d [^\[]+?( \[[^\[\]]+\])?"
    assert all(re.fullmatch(kinds, line) for line in lines[deal:-2])
    assert len(recorded.plays) == len(lines) - deal - 1
    assert lines[-1] == f"seed {SEED.hex()}"
    verdict = verify(as_file(recorded.record), game)
    assert verdict == (len(recorded.plays), verdict.throws, recorded.match.outcome, False, 0)
    assert verdict.throws >= 1


@every_game
def test_a_recorded_match_is_the_match_that_is_played_without_a_record(game: Game[Any]) -> None:
    recorded = play_on(kicked_off(game))
    luck = Committed(SEED, WORDS)
    luck.turn_to(line_with(lines_of(recorded), "deal"))
    match = game.new_match(luck)
    for play in recorded.plays[1:]:
        luck.turn_to(play.line)
        noted = Noted(luck)
        match.play(game.move(play.what), noted, None, play.seat)
        assert tuple(noted.throws) == play.throws
    assert match.position() == recorded.match.position()


def test_the_result_says_each_sides_score_and_each_seats_share() -> None:
    ends = set()
    for seed in range(60):
        recorded = finished(KickaboutGame(3), bytes([seed]) * 32)
        assert recorded.match.outcome is not None
        score, values = recorded.match.outcome.score, recorded.match.outcome.values
        shares = " ".join({1.0: "1", 0.0: "0", 0.5: "0.5", 1 / 3: "0.333333"}[value] for value in values)
        assert lines_of(recorded)[-2] == f"end {'-'.join(str(goals) for goals in score)}, won {shares}"
        ends.add(shares)
    assert len(ends) > 3


def test_what_happens_is_told_as_it_is_without_a_record() -> None:
    told: list[Event] = []
    recorded = kick_off(KickaboutGame(2), SEED, ["a", "b"], None, told.append)
    assert [event.kind for event in told] == ["shuffle", "draw", "draw"]
    told.clear()
    play_on(recorded, lambda now: now.match.decision is not None and not isinstance(now.match.decision, Together))
    assert told == []
    moves = [recorded.match.moves()[0], recorded.game.move("aim side:left"), recorded.game.move("power number:1")]
    recorded.play(moves, recorded.match.seat, told.append)
    assert told[0].kind == "card"


def test_a_phrase_is_written_whole_or_not_at_all() -> None:
    recorded = play_on(kicked_off(KickaboutGame(2)), lambda now: not isinstance(now.match.decision, Together))
    game, match, seat = recorded.game, recorded.match, recorded.match.seat
    before, position = lines_of(recorded)[:], match.position()
    card, aim, power = match.moves()[0], game.move("aim side:left"), game.move("power number:1")
    for moves in ([], [card], [card, aim], [card, power], [card, aim, power, card], [power]):
        with pytest.raises(Refused):
            recorded.play(moves, seat)
    with pytest.raises(Refused):
        recorded.play([card, aim, power], 1 - seat)
    assert (lines_of(recorded), match.position()) == (before, position)
    recorded.play([card, aim, power], seat)
    written = [line.partition(" [")[0] for line in lines_of(recorded)[len(before) :]]
    assert written == [f"seat:{seat} {game.name(move)}" for move in (card, aim, power)]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_answers_given_together_are_written_in_the_order_they_came(order: tuple[int, ...]) -> None:
    recorded = kicked_off(KickaboutGame(3))
    start = recorded.record.next
    for seat in order:
        match = recorded.match
        first = match.moves(seat)[0]
        hand = match.zones[2 + seat].cards
        second = first if hand.count(hand[0]) > 1 else match.moves(seat)[1]
        recorded.play([first, second], seat)
    seats = [line.partition(" ")[0] for line in lines_of(recorded)[start - 1 :]]
    assert seats == [f"seat:{seat}" for seat in order for _ in range(2)]
    assert recorded.match.asked == (0,)
    assert verify(as_file(recorded.adjourned()), recorded.game).plays == 7


# ---- the referee


@pytest.mark.parametrize(
    ("call", "values"), [("resign seat:0", (0.0, 1.0)), ("agree draw", (0.5, 0.5)), ("abandon", (0.5, 0.5))]
)
def test_what_is_said_from_outside_is_written_and_verified(call: str, values: tuple[float, ...]) -> None:
    told: list[Event] = []
    recorded = play_lines(kicked_off(KickaboutGame(2)), 5)
    recorded.call(call, told.append)
    recorded.close()
    assert lines_of(recorded)[-3] == f"referee {call}"
    assert [event.details["call"] for event in told] == [call]
    verdict = verify(as_file(recorded.record), recorded.game)
    assert verdict.outcome is not None
    assert verdict.outcome.values == values


def test_a_call_of_the_games_own_is_written_and_play_goes_on() -> None:
    game = KickaboutGame(2, rounds=5)
    recorded = kicked_off(game)
    recorded.call("whistle")
    recorded = play_on(recorded)
    recorded.close()
    assert isinstance(recorded.match, Kickabout)
    assert recorded.match.last_round
    (frame,) = [frame for frame in Replay(recorded.record, game).verified() if frame.play.who == "referee"]
    assert frame.play.what == "whistle"
    assert frame.play.seat is None


def test_a_call_that_is_not_there_is_refused_and_not_written() -> None:
    recorded = kicked_off(KickaboutGame(2))
    before = lines_of(recorded)[:]
    assert refused_as(lambda: recorded.call("resign seat:2")) == "unknown_move"
    assert lines_of(recorded) == before


# ---- taking back


def test_taking_back_undoes_everything_from_a_line_on_and_is_written() -> None:
    recorded = play_lines(kicked_off(KickaboutGame(2)), 3)
    position, target = recorded.match.position(), recorded.record.next
    stood = recorded.plays[:]
    play_lines(recorded, 4)
    recorded.take_back(target)
    assert lines_of(recorded)[-1] == f"take back {target}"
    assert recorded.match.position() == position
    assert recorded.plays == stood
    play_on(recorded).close()
    assert verify(as_file(recorded.record), recorded.game).outcome == recorded.match.outcome


def test_any_number_of_moves_is_taken_back_again_and_again() -> None:
    """At every line a match is taken back to some line that still stands, over earlier take backs as well."""
    game = KickaboutGame(3, rounds=3)
    recorded = kicked_off(game)
    luck = Seeded(1)
    positions: dict[int, dict[str, object]] = {}
    while len(recorded.record.lines) < 300:
        positions[recorded.record.next] = recorded.match.position()
        if recorded.match.outcome is not None or (len(recorded.plays) > 1 and luck.below(4) == 0):
            standing = recorded.plays[1:]
            # Half-way through a phrase, too: such lines have no position noted.
            target = standing[luck.below(len(standing))].line
            recorded.take_back(target)
            assert recorded.match.position() == positions.get(target, recorded.match.position())
        else:
            play_lines(recorded, 1)
    play_on(recorded).close()
    frames = Replay(read_record(as_file(recorded.record)), game).verified()
    assert sum(frame.play.who == "take back" for frame in frames) > 30
    assert frames[-1].match.position() == recorded.match.position()


def test_the_second_half_can_be_taken_back_into_the_first() -> None:
    recorded = play_on(kicked_off(FootballALaCarte(2)), lambda now: _half(now) == 2)
    play_lines(recorded, 20)
    recorded.take_back(recorded.plays[10].line)
    assert (_half(recorded), len(recorded.plays)) == (1, 10)
    play_on(recorded).close()
    assert _half(recorded) == 2
    assert verify(as_file(recorded.record), recorded.game).outcome == recorded.match.outcome


def _half(recorded: RecordedMatch) -> int:
    assert isinstance(recorded.match, FootballMatch)
    return recorded.match.half


def test_a_resignation_and_a_full_time_can_be_taken_back() -> None:
    recorded = kicked_off(KickaboutGame(2))
    recorded.call("resign seat:1")
    recorded.take_back(recorded.record.next - 1)
    play_on(recorded)
    last = recorded.plays[-1].line
    recorded.take_back(last)
    assert recorded.match.outcome is None
    play_on(recorded).close()
    assert verify(as_file(recorded.record), recorded.game).outcome == recorded.match.outcome


def test_a_match_lost_on_time_says_so_and_can_be_verified() -> None:
    recorded = kicked_off(KickaboutGame(2))
    recorded.time_out(1)
    with pytest.raises(Refused):
        recorded.lose_on_time(2)
    recorded.lose_on_time(1)
    with pytest.raises(Refused):
        recorded.lose_on_time(0)
    recorded.close()
    assert recorded.record.lines[-3:-1] == ["lost on time seat:1", "end 0-0, won 1 0"]
    outcome = verify(as_file(recorded.record), recorded.game).outcome
    assert outcome is not None
    assert (outcome, outcome.reason) == (recorded.match.outcome, "time")


def test_luck_after_a_take_back_is_another() -> None:
    """The same shot again and again: thrown anew each time, and true to the seed."""
    recorded = play_on(kicked_off(KickaboutGame(2)), lambda now: any(play.throws for play in now.plays[1:]))
    shot = recorded.plays[-1]
    assert re.fullmatch(r"d6 \d", shot.throws[0])
    shown = {shot.throws[0]}
    line = shot.line
    for _ in range(12):
        recorded.take_back(line)
        line = recorded.record.next
        assert shot.seat is not None
        recorded.play([recorded.game.move(shot.what)], shot.seat)
        shown.add(throw_of(lines_of(recorded), line))
    assert len(shown) > 3
    assert verify(as_file(recorded.adjourned()), recorded.game).throws == len(recorded.plays[0].throws) + 13


def test_only_a_line_of_play_that_stands_is_taken_back() -> None:
    recorded = play_lines(kicked_off(KickaboutGame(2)), 5)
    deal, taken = recorded.plays[0].line, recorded.plays[4].line
    recorded.take_back(taken)
    take_back = recorded.record.next - 1
    before, position = lines_of(recorded)[:], recorded.match.position()
    for line in (deal, 0, 1, -1, taken, taken + 1, take_back, take_back + 1):
        assert refused_as(partial(recorded.take_back, line)) == "record_wrong_take_back"
    assert (lines_of(recorded), recorded.match.position()) == (before, position)


# ---- the end, and going on another day


def test_a_match_is_closed_once_and_only_when_it_is_over() -> None:
    recorded = kicked_off(KickaboutGame(2))
    assert refused_as(recorded.close) == "not_over"
    play_on(recorded).close()
    lines = lines_of(recorded)[:]
    assert refused_as(recorded.close) == "match_over"
    assert refused_as(recorded.adjourned) == "match_over"
    assert refused_as(lambda: recorded.take_back(recorded.plays[-1].line)) == "match_over"
    assert refused_as(lambda: recorded.call("abandon")) == "match_over"
    assert refused_as(lambda: recorded.play([0], 0)) == "match_over"
    assert lines_of(recorded) == lines


@every_game
def test_an_adjourned_match_goes_on_as_if_it_had_never_stopped(game: Game[Any]) -> None:
    straight_on = as_file(finished(game).record)
    recorded = kicked_off(game)
    days = 0
    while recorded.match.outcome is None:
        play_lines(recorded, 3)
        kept = as_file(recorded.adjourned())
        assert verify(kept, game).outcome == recorded.match.outcome
        recorded = go_on(Replay(read_record(kept), game))
        days += 1
    recorded.close()
    assert days > 2
    assert as_file(recorded.record) == straight_on


def test_a_match_adjourned_among_sealed_answers_and_take_backs_goes_on() -> None:
    game = KickaboutGame(3)
    recorded = play_lines(kicked_off(game), 8)
    recorded.take_back(recorded.plays[3].line)
    assert recorded.match.sealed
    again = go_on(Replay(read_record(as_file(recorded.adjourned())), game))
    assert again.match.sealed == recorded.match.sealed
    assert again.plays == recorded.plays
    assert lines_of(again) == lines_of(recorded)
    line = recorded.plays[2].line
    for one in (recorded, again):
        one.take_back(line)
        play_on(one).close()
    assert as_file(again.record) == as_file(recorded.record)


def test_going_on_leaves_the_record_that_was_read_alone() -> None:
    recorded = kicked_off(KickaboutGame(2))
    kept = as_file(recorded.adjourned())
    replay = Replay(read_record(kept), recorded.game)
    play_on(go_on(replay)).close()
    assert as_file(replay.record) == kept


def test_only_an_adjourned_match_goes_on() -> None:
    game = KickaboutGame(2)
    over = finished(game)
    open_still = kicked_off(game)
    for record in (over.record, open_still.record):
        assert refused_as(partial(go_on, Replay(record, game))) == "not_adjourned"


def test_the_seed_of_a_match_that_is_played_stands_in_the_adjourned_record_alone() -> None:
    recorded = play_lines(kicked_off(KickaboutGame(2)), 5)
    before = recorded.record.text()
    assert recorded.adjourned().lines[-1] == f"adjourned {SEED.hex()}"
    assert recorded.record.text() == before
    assert SEED.hex() not in before


# ---- luck to think with


def test_bots_think_with_luck_of_their_own_that_is_the_same_each_time() -> None:
    recorded = kicked_off(KickaboutGame(2))
    first = [recorded.thinking().below(1000) for _ in range(3)]
    assert len(set(first)) == 1
    play_lines(recorded, 3)
    assert recorded.thinking().below(1000) != first[0]
    assert kicked_off(KickaboutGame(2), SEED[::-1]).thinking().below(1000) != first[0]


def test_thinking_draws_nothing_from_the_match() -> None:
    game = KickaboutGame(2)
    quiet, thoughtful = kicked_off(game), kicked_off(game)
    while quiet.match.outcome is None:
        for _ in range(5):
            thoughtful.thinking().below(6)
        for one in (quiet, thoughtful):
            play_lines(one, 1)
    assert quiet.record.text() == thoughtful.record.text()


# ---- data that a table brings along


def test_data_that_is_brought_along_stands_in_the_record() -> None:
    text = (DATA / "cards.toml").read_text(encoding="utf-8") + "# à nous\n"
    game = FootballALaCarte(2, cards=text)
    recorded = kicked_off(game)
    (line,) = [line for line in lines_of(recorded) if line.startswith("data ")]
    name, _, written = line.removeprefix("data ").partition(" ")
    assert (name, json.loads(written)) == ("cards", text)
    assert line.isascii()


def test_a_take_back_that_fails_leaves_the_record_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("no ball")

    recorded = play_lines(kicked_off(KickaboutGame(2)), 5)
    before = (recorded.match.position(), list(recorded.record.lines), list(recorded.plays))
    monkeypatch.setattr(KickaboutGame, "new_match", fail)  # compiled code calls its own functions whatever is patched
    with pytest.raises(ZeroDivisionError):
        recorded.take_back(recorded.plays[-1].line)
    assert (recorded.match.position(), list(recorded.record.lines), list(recorded.plays)) == before
