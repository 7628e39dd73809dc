"""Clocks charge those who are asked, and neither lose nor make time."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from onze.kernel.words import Refused
from onze.tables.clocks import DAY, LIMITS, NO_CLOCK, SECOND, Clock, Clocks, read_clock

MINUTE_A_MOVE = Clock("move", seconds=60)
TEN_MINUTES = Clock("bank", seconds=600, increment=10)
TWO_DAYS = Clock("days", days=2)
ALL = [NO_CLOCK, MINUTE_A_MOVE, TEN_MINUTES, TWO_DAYS]
SEATS = 3

lawful = settings(max_examples=200, deadline=None, derandomize=True)

asked_seats = st.frozensets(st.integers(0, SEATS - 1))
spans = st.integers(0, 90 * SECOND)
script = st.lists(st.tuples(spans, asked_seats), max_size=30)


def those(*seats: int, since: int = 0) -> dict[int, int]:
    """Some who are asked, charged from a moment on."""
    return dict.fromkeys(seats, since)


# ---- charging


def test_whoever_is_asked_is_charged_and_nobody_else() -> None:
    clocks = TEN_MINUTES.started(2, 5000)
    assert TEN_MINUTES.charged(clocks, those(1), 5000 + 7 * SECOND) == Clocks((600 * SECOND, 593 * SECOND), 12_000)


def test_several_who_are_asked_together_are_each_charged() -> None:
    clocks = TEN_MINUTES.charged(TEN_MINUTES.started(3, 0), those(0, 2), 4 * SECOND)
    assert clocks.left == (596 * SECOND, 600 * SECOND, 596 * SECOND)


def test_the_first_answer_of_two_stops_only_its_own_clock() -> None:
    bank = Clock("bank", seconds=600)
    clocks = bank.answered(bank.started(2, 0), those(0, 1), 0, 4 * SECOND)
    clocks = bank.answered(clocks, those(1), 1, 9 * SECOND)
    assert clocks.left == (596 * SECOND, 591 * SECOND)


@lawful
@given(script, st.data())
def test_time_is_charged_alike_however_often_one_looks(script: list[tuple[int, frozenset[int]]], data: Any) -> None:
    """Looking at the clocks in between, any number of times, changes nothing."""
    once = often = TEN_MINUTES.started(SEATS, 0)
    now = 0
    for span, asked in script:
        for look in sorted(data.draw(st.lists(st.integers(now, now + span), max_size=3))):
            often = TEN_MINUTES.charged(often, those(*asked), look)
        now += span
        once, often = (TEN_MINUTES.charged(one, those(*asked), now) for one in (once, often))
    assert once == often


@lawful
@given(script)
def test_what_is_left_and_what_was_charged_make_up_the_bank(script: list[tuple[int, frozenset[int]]]) -> None:
    """Without an increment, and before anybody is out of time, no time is lost or made, whoever answers when."""
    bank = Clock("bank", seconds=6 * 3600)
    clocks = bank.started(SEATS, 0)
    spent = [0] * SEATS
    now = 0
    for span, asked in script:
        now += span
        for seat in asked:
            spent[seat] += span
        running = those(*asked)
        clocks = bank.answered(clocks, running, min(asked), now) if asked else bank.charged(clocks, running, now)
    assert [left + gone for left, gone in zip(clocks.left, spent, strict=True)] == [bank.allowance] * SEATS
    assert clocks.since == now


@lawful
@given(script, st.integers(0, 20 * SECOND), st.data())
def test_the_tables_own_waiting_is_charged_to_nobody_and_makes_no_time(
    script: list[tuple[int, frozenset[int]]], grace: int, data: Any
) -> None:
    """Of every question the first moments are free, however often one looks, and nothing else is."""
    bank = Clock("bank", seconds=6 * 3600)
    clocks = bank.started(SEATS, 0)
    spent = [0] * SEATS
    now = 0
    for span, asked in script:
        running = those(*asked, since=now + grace)
        for look in sorted(data.draw(st.lists(st.integers(now, now + span), max_size=3))):
            clocks = bank.charged(clocks, running, look)
        now += span
        for seat in asked:
            spent[seat] += max(0, span - grace)
        clocks = bank.answered(clocks, running, min(asked), now) if asked else bank.charged(clocks, running, now)
    assert [left + gone for left, gone in zip(clocks.left, spent, strict=True)] == [bank.allowance] * SEATS


@pytest.mark.parametrize("clock", ALL[1:], ids=lambda clock: clock.kind)
@lawful
@given(script=script)
def test_nobody_ever_has_less_than_nothing_or_more_than_at_the_start(
    clock: Clock, script: list[tuple[int, frozenset[int]]]
) -> None:
    clocks = clock.started(SEATS, 0)
    now = 0
    for span, asked in script:
        now += span
        clocks = clock.charged(clocks, those(*asked), now)
        assert all(0 <= left <= clock.allowance for left in clocks.left)
        for seat in asked:
            clocks = clock.answered(clocks, those(*asked), seat, now)
        assert all(0 <= left <= clock.allowance for left in clocks.left)


@lawful
@given(st.lists(st.integers(0, 100 * SECOND), min_size=1))
def test_a_watch_that_goes_back_charges_no_time_twice(moments: list[int]) -> None:
    clocks = TEN_MINUTES.started(1, 0)
    for now in moments:
        clocks = TEN_MINUTES.charged(clocks, those(0), now)
    assert clocks == Clocks((600 * SECOND - max(moments),), max(moments))


# ---- answers


def test_an_answer_brings_a_whole_allowance_where_it_is_by_the_move() -> None:
    clocks = MINUTE_A_MOVE.charged(MINUTE_A_MOVE.started(2, 0), those(0), 50 * SECOND)
    assert clocks.left == (10 * SECOND, 60 * SECOND)
    assert MINUTE_A_MOVE.answered(clocks, those(0), 0, 55 * SECOND).left == (60 * SECOND, 60 * SECOND)
    assert TWO_DAYS.answered(TWO_DAYS.started(1, 0), those(0), 0, DAY).left == (2 * DAY,)


def test_an_answer_brings_the_increment_to_a_bank() -> None:
    clocks = TEN_MINUTES.answered(TEN_MINUTES.started(2, 0), those(0), 0, 100 * SECOND)
    assert clocks.left == (510 * SECOND, 600 * SECOND)
    assert TEN_MINUTES.answered(clocks, those(0), 0, 103 * SECOND).left == (517 * SECOND, 600 * SECOND)


def test_answers_that_take_no_time_make_none() -> None:
    clocks = TEN_MINUTES.started(2, 0)
    for _ in range(100):
        clocks = TEN_MINUTES.answered(clocks, those(0), 0, 0)
    assert clocks.left == (600 * SECOND, 600 * SECOND)


def test_after_a_take_back_questions_are_new_but_a_bank_stays_spent() -> None:
    by_the_move = MINUTE_A_MOVE.charged(MINUTE_A_MOVE.started(2, 0), those(0, 1), 50 * SECOND)
    assert MINUTE_A_MOVE.taken_back(by_the_move, those(0), 55 * SECOND) == Clocks(
        (60 * SECOND, 60 * SECOND), 55 * SECOND
    )
    bank = TEN_MINUTES.started(2, 0)
    assert TEN_MINUTES.taken_back(bank, those(0), 50 * SECOND) == Clocks((550 * SECOND, 600 * SECOND), 50 * SECOND)


def test_whoever_takes_a_seat_back_has_time_for_an_answer() -> None:
    assert MINUTE_A_MOVE.given_back(Clocks((0, 9), 0), 0).left == (60 * SECOND, 9)
    assert TEN_MINUTES.given_back(Clocks((0, 9), 0), 0).left == (30 * SECOND, 9)
    slow = Clock("bank", seconds=600, increment=45)
    assert slow.given_back(Clocks((1000, 9), 0), 0).left == (45 * SECOND, 9)
    assert slow.given_back(Clocks((100 * SECOND, 9), 0), 0).left == (100 * SECOND, 9), "nothing is taken away"


# ---- running out


def test_the_deadline_is_that_of_whoever_is_out_of_time_first() -> None:
    clocks = Clocks((50 * SECOND, 20 * SECOND, 5 * SECOND), 1000)
    assert TEN_MINUTES.deadline(clocks, those(0, 1)) == 21 * SECOND
    assert TEN_MINUTES.deadline(clocks, {}) is None
    assert TEN_MINUTES.deadline(clocks, {0: 0, 1: 45 * SECOND}) == 51 * SECOND, "who is charged later is late later"


@lawful
@given(st.lists(st.integers(1, 600 * SECOND), min_size=SEATS, max_size=SEATS), asked_seats)
def test_time_is_up_at_the_deadline_and_not_before(left: list[int], asked: frozenset[int]) -> None:
    clocks = Clocks(tuple(left), 7)
    deadline = TEN_MINUTES.deadline(clocks, those(*asked))
    if deadline is None:
        assert not asked
        return
    assert TEN_MINUTES.out_of_time(clocks, those(*asked), deadline - 1) == ()
    late = TEN_MINUTES.out_of_time(clocks, those(*asked), deadline)
    assert late == tuple(seat for seat in sorted(asked) if left[seat] == deadline - 7)
    assert late


def test_without_a_clock_nobody_is_ever_out_of_time() -> None:
    clocks = NO_CLOCK.started(4, 0)
    later = NO_CLOCK.answered(clocks, those(0, 1), 0, 900 * DAY)
    assert later.written() == {"left": []}
    assert NO_CLOCK.given_back(NO_CLOCK.taken_back(later, those(1), 901 * DAY), 2).left == ()
    assert NO_CLOCK.deadline(later, those(0, 1, 2, 3)) is None
    assert NO_CLOCK.out_of_time(later, those(0, 1), 999 * DAY) == ()


# ---- stored and read back


@pytest.mark.parametrize("clock", ALL, ids=lambda clock: clock.kind)
def test_the_time_in_which_a_server_stood_still_is_nobodys(clock: Clock) -> None:
    stored = clock.charged(clock.started(2, 0), those(0), 3 * SECOND).written()
    read_back = clock.resumed(stored, 2, 40 * DAY)
    assert read_back.written() == stored
    assert clock.out_of_time(read_back, those(0, 1), 40 * DAY + SECOND) == ()
    if clock.kind != "none":
        assert clock.charged(read_back, those(0), 40 * DAY + SECOND).left[0] == stored["left"][0] - SECOND


@pytest.mark.parametrize("left", [[1], [1, 2, 3], [-1, 5], [5, 600 * SECOND + 1], []])
def test_clocks_of_another_table_are_not_taken_for_ours(left: list[int]) -> None:
    with pytest.raises(ValueError, match="no clocks of 2 seats"):
        TEN_MINUTES.resumed({"left": left}, 2, 0)


# ---- settings


@pytest.mark.parametrize("clock", ALL, ids=lambda clock: clock.kind)
def test_settings_go_through_plain_values_and_back(clock: Clock) -> None:
    assert read_clock(clock.written()) == clock


def test_settings_are_written_with_their_own_numbers_only() -> None:
    assert TEN_MINUTES.written() == {"kind": "bank", "seconds": 600, "increment": 10}
    assert TWO_DAYS.written() == {"kind": "days", "days": 2}
    assert NO_CLOCK.written() == {"kind": "none"}


def test_a_match_over_days_is_one_with_days_a_move() -> None:
    assert [clock.over_days for clock in ALL] == [False, False, False, True]


@pytest.mark.parametrize(
    ("plain", "key"),
    [
        (None, "missing"),
        ("bank", "not_as_wanted"),
        ({}, "unknown_clock"),
        ({"kind": "hourglass"}, "unknown_clock"),
        ({"kind": ["bank"]}, "unknown_clock"),
        ({"kind": "move"}, "missing"),
        ({"kind": "move", "seconds": "60"}, "not_as_wanted"),
        ({"kind": "move", "seconds": True}, "not_as_wanted"),
        ({"kind": "move", "seconds": 60.0}, "not_as_wanted"),
        ({"kind": "move", "seconds": 4}, "clock_out_of_range"),
        ({"kind": "days", "days": 31}, "clock_out_of_range"),
        ({"kind": "bank", "seconds": 600, "increment": -1}, "clock_out_of_range"),
        ({"kind": "bank", "seconds": 10**4000, "increment": 0}, "clock_out_of_range"),
        ({"kind": "days", "days": 2, "seconds": 5}, "clock_takes_no"),
        ({"kind": "none", "days": 2}, "clock_takes_no"),
        ({"kind": "none", "colour": "red"}, "unknown_field"),
    ],
)
def test_a_clock_that_there_is_not_is_refused(plain: object, key: str) -> None:
    with pytest.raises(Refused) as refused:
        read_clock(plain)
    assert refused.value.reason.key == key
    assert len(refused.value.sentence("fr")) < 600


@pytest.mark.parametrize(
    ("least", "most"),
    [
        (Clock("move", seconds=5), Clock("move", seconds=3600)),
        (Clock("bank", seconds=30, increment=0), Clock("bank", seconds=21_600, increment=600)),
        (Clock("days", days=1), Clock("days", days=30)),
    ],
)
def test_a_clock_is_set_within_its_limits(least: Clock, most: Clock) -> None:
    for clock, beyond in ((least, -1), (most, 1)):
        assert read_clock(clock.written()) == clock
        for name in LIMITS[clock.kind]:
            with pytest.raises(Refused, match="Choose a number in between"):
                read_clock({**clock.written(), name: getattr(clock, name) + beyond})


def test_a_day_has_24_hours() -> None:
    assert TWO_DAYS.allowance == 2 * 86_400_000
