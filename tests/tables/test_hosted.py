"""A hosted match: people speak, the table does what nobody chooses, and what is not stored has not happened."""

from typing import Any

import pytest

from onze.bots import ask_bot_phrase, find_bot
from onze.games import load
from onze.kernel.chance import Seeded
from onze.kernel.records import Replay, kick_off, resume
from onze.kernel.words import LANGUAGES, Refused
from onze.tables.hosted import AWAITED, HostedMatch
from onze.tables.updates import Voice

SEED = bytes(range(32))
START = 1_000_000


def hosted(
    game_id: str = "football-a-la-carte", seats: int = 2, options: dict[str, Any] | None = None, **settings: Any
) -> HostedMatch:
    game = load(game_id, seats=seats, **(options or {}))
    names = [f"p-{seat}" for seat in range(seats)]
    voice = Voice(game, dict.fromkeys(LANGUAGES, ("Ana", "Bo", "Cy", "Di")))
    return HostedMatch(kick_off(game, SEED, names), voice, START, **settings)


def no_orders(seat: int) -> None:
    return None


def say(table: HostedMatch, now: int) -> None:
    """Whoever is asked first says a phrase."""
    match = table.recorded.match
    seat = match.asked[0]
    table.play(seat, ask_bot_phrase(find_bot("random", match.game), match, seat, Seeded(now)), now)


def play_out(table: HostedMatch, bots: dict[int, str]) -> None:
    """Lets a table run by itself, everybody being a bot or speaking at random."""
    now = START
    while table.recorded.match.outcome is None:
        due = table.due(bots, no_orders)
        if due is None:
            say(table, now)
        elif due.bot:
            match = table.recorded.match
            bot = find_bot(due.bot, match.game)
            table.play(due.seat, ask_bot_phrase(bot, match, due.seat, table.recorded.thinking()), now)
        else:
            table.play(due.seat, due.phrase, max(now, due.at))
        now += 1000


@pytest.mark.parametrize(
    ("game_id", "seats"), [("football-a-la-carte", 3), ("worldwide-football", 2), ("footime", 4), ("world-cup", 5)]
)
def test_a_whole_match_is_hosted_and_its_record_holds(game_id: str, seats: int) -> None:
    table = hosted(game_id, seats)
    play_out(table, dict.fromkeys(range(1, seats), "coach"))
    record = table.recorded.record
    assert record.lines[-1] == f"seed {SEED.hex()}"
    verdict = Replay(record, table.recorded.game).verify()
    assert verdict.outcome == table.recorded.match.outcome
    assert not verdict.sealed


def test_a_change_says_which_lines_are_to_be_stored() -> None:
    table = hosted()
    before = table.version
    match = table.recorded.match
    phrase = ask_bot_phrase(find_bot("random", match.game), match, match.seat, Seeded(1))
    change = table.play(match.seat, phrase, START)
    assert change.first == before + 1
    assert list(change.lines) == table.recorded.record.lines[before:]
    assert change.update.version == table.version == before + len(change.lines)


def test_what_cannot_be_stored_has_not_happened() -> None:
    table = hosted()
    text, number, due = table.recorded.record.text(), table.number(0), table.due({}, no_orders)
    position = table.recorded.match.position()
    match = table.recorded.match
    phrase = ask_bot_phrase(find_bot("random", match.game), match, match.seat, Seeded(1))
    table.forget(table.play(match.seat, phrase, START + 5), START)
    assert table.recorded.record.text() == text
    assert table.recorded.match.position() == position
    assert (table.number(0), table.due({}, no_orders)) == (number, due)


def test_a_refused_phrase_changes_nothing() -> None:
    table = hosted()
    text = table.recorded.record.text()
    with pytest.raises(Refused):
        table.play(table.recorded.match.seat, [table.recorded.game.move("cut")], START)
    assert table.recorded.record.text() == text


# ---- questions have numbers


def test_the_number_of_a_question_grows_with_every_answer_and_survives_a_restart() -> None:
    table = hosted("worldwide-football")
    numbers: list[dict[int, int]] = []
    for now in range(30):
        numbers.append({seat: table.number(seat) for seat in (0, 1)})
        say(table, START + now)
        seats = [seat for seat in (0, 1) if table.number(seat) > numbers[-1][seat]]
        assert len(seats) == 1
    again = resume(table.recorded.game, table.recorded.record.lines, SEED)
    restarted = HostedMatch(again, table.voice, START)
    assert [restarted.number(seat) for seat in (0, 1)] == [table.number(seat) for seat in (0, 1)]


def test_an_answer_of_another_seat_leaves_the_number_of_an_open_question() -> None:
    table = hosted("worldwide-football", options={"mode": "international"})
    match = table.recorded.match
    while len(match.asked) < 2:
        say(table, START)
        match = table.recorded.match
    waiting = match.asked[1]
    number = table.number(waiting)
    say(table, START)
    assert table.number(waiting) == number


# ---- what the table does by itself


def lone_question(gesture: bool, **settings: Any) -> tuple[HostedMatch, int]:
    """A table at which somebody has nothing to choose, and when the question was put."""
    table = hosted(**settings)
    now = START
    for _ in range(5000):
        match = table.recorded.match
        assert match.decision is not None
        if table.latest.lone_phrase(match.seat) is not None and match.decision.gesture == gesture:
            return table, now
        now += 7
        say(table, now)
        if table.recorded.match.outcome is not None:
            break
    raise AssertionError("nobody was ever without a choice")


def test_a_bot_is_asked_at_once_and_a_lone_answer_is_not_asked_for() -> None:
    table, now = lone_question(gesture=False)
    seat = table.recorded.match.seat
    due = table.due({seat: "coach"}, no_orders)
    assert due is not None
    assert (due.at, due.bot) == (now, "")
    assert due.phrase == table.latest.lone_phrase(seat)


def test_a_person_without_a_choice_is_answered_for_after_the_delay_of_the_table() -> None:
    table, now = lone_question(gesture=False, delay=lambda: 2345)
    due = table.due({}, no_orders)
    assert due is not None
    assert due.at == now + 2345
    assert table.latest.menu(due.seat) == []


@pytest.mark.parametrize(("days", "wait"), [(False, AWAITED), (True, 0)])
def test_a_gesture_waits_for_its_person_but_not_over_days(days: bool, wait: int) -> None:
    table, now = lone_question(gesture=True, days=days, delay=lambda: 2345)
    due = table.due({}, no_orders)
    assert due is not None
    assert due.at == now + wait
    assert table.latest.menu(due.seat) != []


def test_what_was_come_back_to_by_taking_back_is_answered_by_its_person() -> None:
    table, now = lone_question(gesture=False)
    seat, line = table.recorded.match.seat, table.version + 1
    lone = table.latest.lone_phrase(seat)
    assert lone is not None
    table.play(seat, lone, now)
    table.take_back(line, now)

    def order(asked: int) -> tuple[int, ...]:
        return lone

    assert table.due({}, order) is None
    assert len(table.latest.menu(seat)) == 1
    again = HostedMatch(table.recorded, table.voice, now)
    assert again.due({}, order) is None
    assert again.asked_again == {seat}
    assert table.due({seat: "coach"}, no_orders) is not None
    table.play(seat, lone, now)
    assert not table.asked_again


def test_of_those_who_are_asked_together_each_answers_what_was_come_back_to() -> None:
    table = hosted("worldwide-football", options={"mode": "international"})
    while len(table.recorded.match.asked) < 2:
        say(table, START)
    everyone = table.recorded.match.asked
    line = table.version + 1
    say(table, START)
    table.take_back(line, START)
    assert table.asked_again == set(everyone)
    for said in range(1, len(everyone)):
        say(table, START)
        assert table.asked_again == set(everyone[said:])
    say(table, START)
    assert not table.asked_again


def test_a_standing_order_answers_in_the_place_of_its_person() -> None:
    table = hosted("worldwide-football", delay=lambda: 500)
    match = table.recorded.match
    move = match.moves()[-1]
    due = table.due({}, lambda seat: (move,) if seat == match.seat else None)
    assert due is not None
    assert (due.at, due.seat, due.phrase) == (START + 500, match.seat, (move,))


def test_a_person_with_a_choice_is_waited_for() -> None:
    table = hosted("worldwide-football")
    assert table.due({}, no_orders) is None


def test_a_seat_that_is_handed_over_is_played_by_its_bot_until_it_is_given_back() -> None:
    table = hosted("worldwide-football")
    seat = table.recorded.match.seat
    table.hand_over(seat, "random", START)
    due = table.due({}, no_orders)
    assert due is not None
    assert due.bot == "random"
    table.give_back(seat, START)
    assert table.due({}, no_orders) is None


# ---- the referee's watch


def test_a_period_by_the_watch_is_whistled_by_the_table() -> None:
    table = hosted("footime", options={"clock": "wall", "period_minutes": 10})
    due = table.due({}, no_orders)
    assert due is not None
    assert (due.call, due.at) == ("watch", START)
    table.call(due.call, START)
    due = table.due({0: "random", 1: "random"}, no_orders)
    assert due is not None
    assert due.bot, "the match goes on while the watch runs"
    while (waiting := table.due({}, no_orders)) is None or waiting.call != "whistle":
        say(table, START)
    assert waiting.at == START + 600_000
    assert table.watched(START + 1234) == 1234
    table.call("whistle", waiting.at)
    assert table.due({}, no_orders) != waiting


def test_a_watch_that_is_taken_up_again_goes_on_where_it_stood() -> None:
    table = hosted("footime", options={"clock": "wall", "period_minutes": 10})
    table.call("watch", START)
    again = HostedMatch(table.recorded, table.voice, START + 9_000_000, watched=table.watched(START + 200_000))
    waiting = again.due({}, no_orders)
    while waiting is None or waiting.call != "whistle":
        say(again, START + 9_000_000)
        waiting = again.due({}, no_orders)
    assert waiting.at == START + 9_000_000 + 400_000
