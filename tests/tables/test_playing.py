"""What people do at a table in play, and what becomes of it when they are late, away, or change their minds."""

import asyncio
from pathlib import Path

import pytest

from onze.bots import ask_bot_phrase, random_bot
from onze.kernel.records import Replay
from onze.tables.house import House
from onze.tables.store import FINISHED, StoreGone, Unstorable
from onze.tables.table import BOT_AFTER, Table, Watcher
from onze.tables.updates import Update
from tests.plain import plain
from tests.tables.evening import FRIENDLY, Evening, hosted, spend
from tests.tables.refusals import refused

MOVE_CLOCK = {**FRIENDLY, "clock": {"kind": "move", "seconds": 60}}


def test_two_people_play_a_whole_match_and_everybody_may_check_it(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two()
        people = (ana, bo)
        while table.row.state != FINISHED:
            await here.pass_time(table, 20_000)  # gestures and lone answers are the table's
            match = hosted(table).recorded.match
            if match.outcome is None:
                await here.say(table, people[match.seat], match.seat)
        lines = [line.text for line in await here.house.store.lines(table.id)]
        assert lines == hosted(table).recorded.record.lines
        assert not [line for line in lines if ana in line or bo in line or "Ana" in line]
        verdict = Replay(hosted(table).recorded.record, table.game).verify()
        assert verdict.outcome == hosted(table).recorded.match.outcome
        row, _ = await here.house.store.table(table.id) or (None, None)
        assert row is not None
        assert row.state == FINISHED
        assert verdict.outcome is not None
        assert row.outcome == verdict.outcome.written()

    spend(tmp_path, evening)


def test_a_house_that_is_opened_again_has_every_table_as_it_was(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two(MOVE_CLOCK)
        for number in range(40):
            await here.pass_time(table, 3_000 if number % 3 else 11_000)
            match = hosted(table).recorded.match
            if match.outcome is None:
                await here.say(table, (ana, bo)[match.seat], match.seat)
        await here.pass_time(table)
        again = House(here.house.store, lambda: here.time)
        other = await again.table(table.id)
        assert hosted(other).recorded.record.text() == hosted(table).recorded.record.text()
        assert hosted(other).recorded.match.position() == hosted(table).recorded.match.position()
        assert other.names() == table.names() == ("Ana", "Bo")
        assert [hosted(other).number(seat) for seat in (0, 1)] == [hosted(table).number(seat) for seat in (0, 1)]
        again.drop(other)

    spend(tmp_path, evening)


def test_the_second_answer_to_a_question_comes_too_late_and_changes_nothing(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two()
        seat = hosted(table).recorded.match.seat
        person = (ana, bo)[seat]
        number = hosted(table).number(seat)
        names = await here.say(table, person, seat)
        version = hosted(table).version
        with refused("already_played"):
            await here.playing.play(person, table.id, seat, number, names)
        assert hosted(table).version == version

    spend(tmp_path, evening)


def test_what_is_sent_again_is_played_once(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two()
        seat = hosted(table).recorded.match.seat
        person, number = (ana, bo)[seat], hosted(table).number(seat)
        names = await here.say(table, person, seat, "page-1")
        version = hosted(table).version
        assert await here.playing.play(person, table.id, seat, number, names, "page-1") == version
        assert hosted(table).version == version

    spend(tmp_path, evening)


@pytest.mark.parametrize("late", [False, True], ids=["to the next question", "to the same question"])
def test_another_answer_under_a_name_that_was_used_is_refused_and_not_lost(tmp_path: Path, late: bool) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two()
        seat = hosted(table).recorded.match.seat
        person, number = (ana, bo)[seat], hosted(table).number(seat)
        await here.say(table, person, seat, "tab-1:1")
        while hosted(table).recorded.match.seat != seat or not hosted(table).latest.menu(seat):
            await here.pass_time(table, 20_000)
            if hosted(table).recorded.match.seat != seat:
                await here.say(table, (ana, bo)[1 - seat], 1 - seat)
        version = hosted(table).version
        match = hosted(table).recorded.match
        names = [table.game.name(move) for move in ask_bot_phrase(random_bot, match, seat, here.luck)]
        answered = number if late else hosted(table).number(seat)
        with refused("sent_before"):
            await here.playing.play(person, table.id, seat, answered, names, "tab-1:1")
        assert hosted(table).version == version
        if not late:
            await here.playing.play(person, table.id, seat, answered, names, "tab-1:2")
            assert hosted(table).version > version

    spend(tmp_path, evening)


def test_the_last_move_that_is_sent_again_after_the_end_is_said_to_be_done(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two({**FRIENDLY, "poker_face": True})
        count = 0
        while table.row.state != FINISHED:
            match = hosted(table).recorded.match
            seat, number, count = match.seat, hosted(table).number(match.seat), count + 1
            names = await here.say(table, (ana, bo)[seat], seat, f"{count}")
        version = hosted(table).version
        again = await here.playing.play((ana, bo)[seat], table.id, seat, number, names, f"{count}")
        assert again == version == hosted(table).version
        with refused("already_played"):
            await here.playing.play((ana, bo)[seat], table.id, seat, number, names, "another")
        number = hosted(table).number(seat)
        with refused("not_in_play"):
            await here.playing.play((ana, bo)[seat], table.id, seat, number, names, "one more")

    spend(tmp_path, evening)


def test_nobody_plays_for_another(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two()
        seat = hosted(table).recorded.match.seat
        other, stranger = (bo, ana)[seat], await here.person("Cy")
        number = hosted(table).number(seat)
        move = table.game.name(hosted(table).recorded.match.moves(seat)[0])
        for person in (other, stranger):
            with refused("not_your_seat"):
                await here.playing.play(person, table.id, seat, number, [move])
            with refused("not_your_seat"):
                await here.playing.preview(person, table.id, seat, [])
            with refused("not_your_seat"):
                await here.playing.why(person, table.id, seat, move)
            with refused("not_your_seat"):
                await here.playing.resign(person, table.id, seat)

    spend(tmp_path, evening)


# ---- time


async def late_at_the_table(here: Evening) -> tuple[Table, int, str, str]:
    table, ana, bo = await here.table_for_two(MOVE_CLOCK)
    seat = hosted(table).recorded.match.seat
    await here.pass_time(table, 59_000)
    assert table.out_of_time is None
    await here.pass_time(table, 1_000)
    assert table.out_of_time == seat
    assert hosted(table).recorded.record.lines[-1] == f"timeout seat:{seat}"
    return table, seat, (ana, bo)[seat], (bo, ana)[seat]


@pytest.mark.parametrize("win", [True, False])
def test_out_of_time_the_opponent_chooses_to_win_or_to_play_on_against_a_bot(tmp_path: Path, win: bool) -> None:
    async def evening(here: Evening) -> None:
        table, seat, late, opponent = await late_at_the_table(here)
        with refused("not_your_opponent"):
            await here.playing.claim(late, table.id, win)
        with refused("out_of_time"):
            await here.say(table, late, seat)
        await here.playing.claim(opponent, table.id, win)
        recorded = hosted(table).recorded
        if win:
            assert recorded.match.outcome is not None
            assert recorded.match.outcome.values[1 - seat] == 1
            assert recorded.match.outcome.reason == "time"
            assert f"lost on time seat:{seat}" in recorded.record.lines
            assert Replay(recorded.record, table.game).verify().outcome == recorded.match.outcome
            again = House(here.house.store, lambda: here.time)
            assert hosted(await again.table(table.id)).recorded.match.outcome == recorded.match.outcome
        else:
            assert recorded.bots == {seat: "coach"}
            await here.playing.come_back(late, table.id, seat)
            assert recorded.bots == {}
            assert table.clocks.left[seat] == 60_000

    spend(tmp_path, evening)


def test_what_the_table_does_is_told_in_a_sentence_and_looked_back_at(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two(MOVE_CLOCK)
        first = hosted(table).recorded.match.seat
        await here.say(table, (ana, bo)[first], first)
        watcher = Watcher("", None)
        table.watchers.add(watcher)
        seat = hosted(table).recorded.match.seat
        late, opponent, name = (ana, bo)[seat], (bo, ana)[seat], ("Ana", "Bo")[seat]
        await here.pass_time(table, 60_000)
        assert table.out_of_time == seat
        assert hosted(table).latest.menu(seat) == []
        await here.playing.claim(opponent, table.id, win=False)
        await here.playing.come_back(late, table.id, seat)
        assert table.out_of_time is None
        await here.playing.wish_take_back((ana, bo)[first], table.id, first)
        await here.playing.answer_take_back((bo, ana)[first], table.id, 1 - first, consent=True)
        told = [update for update in watcher_heard(watcher) if update.notes]
        assert [note["en"] for update in told for note in update.notes] == [
            f"{name}: time is up.",
            f"{name}: a bot (Coach) plays from now on.",
            f"{name} is back and plays again.",
            f"{('Ana', 'Bo')[first]}: the last answer is taken back.",
        ]
        assert plain(str(told[0].notes[0]["fr"])) == f"{name} : le temps est écoulé."
        past = await here.house.history(table, 1, hosted(table).version)
        assert [update.notes for update in past if update.notes] == [update.notes for update in told]

    spend(tmp_path, evening)


def watcher_heard(watcher: Watcher) -> list[Update]:
    """The versions that somebody was told."""
    heard = [watcher.waiting.get_nowait() for _ in range(watcher.waiting.qsize())]
    return [update for update in heard if update is not None]


def test_whoever_wins_on_time_is_named(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, seat, _, opponent = await late_at_the_table(here)
        await here.playing.claim(opponent, table.id, win=True)
        late, winner = ("Ana", "Bo")[seat], ("Bo", "Ana")[seat]
        assert [note["en"] for note in hosted(table).latest.notes] == [
            f"{late}: time is up. The match goes to {winner}."
        ]

    spend(tmp_path, evening)


def test_whoever_is_out_of_time_is_so_after_a_restart_too(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, seat, _, _ = await late_at_the_table(here)
        again = House(here.house.store, lambda: here.time)
        other = await again.table(table.id)
        assert other.out_of_time == seat
        again.drop(other)

    spend(tmp_path, evening)


async def three_at_the_table(here: Evening) -> tuple[Table, list[str]]:
    """A table in play between three sides, with a clock."""
    people = [await here.person(name) for name in ("Ana", "Bo", "Cy")]
    plain = {"game": "world-cup", "seats": 3, "poker_face": False, "clock": {"kind": "move", "seconds": 60}}
    opened = await here.gathering.open_table(people[0], plain)
    table = opened.table
    for seat in (1, 2):
        await here.gathering.sit(people[seat], table.id, seat, opened.invitations[seat])
    for seat, person in enumerate(people):
        await here.gathering.ready(person, table.id, seat)
    return table, people


def test_with_more_sides_a_bot_takes_over_from_whoever_is_out_of_time(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, _ = await three_at_the_table(here)
        seat = hosted(table).recorded.match.seat
        await here.pass_time(table, 60_000)
        assert hosted(table).recorded.bots[seat] == "coach"
        assert hosted(table).recorded.match.seat != seat

    spend(tmp_path, evening)


@pytest.mark.parametrize("why", ["resign", "timeout"])
def test_a_bot_takes_over_although_everything_has_stopped_before_it_could(tmp_path: Path, why: str) -> None:
    async def evening(here: Evening) -> None:
        table, _ = await three_at_the_table(here)
        await here.pass_time(table, 11_000)  # gestures and lone answers are the table's
        seat = hosted(table).recorded.match.seat
        if why == "resign":
            await here.house.keeping.keep(table, hosted(table).call(f"resign seat:{seat}", here.time))
        else:
            here.time += 60_000
            left = table.agreement.clock.charged(table.clocks, table.running(), here.time)
            await here.house.keeping.keep(table, hosted(table).time_out(seat, here.time), left)
        here.house.drop(table)
        again = await here.house.table(table.id)
        await here.pass_time(again)
        assert hosted(again).recorded.bots == {seat: "coach"}
        assert again.out_of_time is None

    spend(tmp_path, evening)


def test_a_bot_is_called_for_somebody_who_has_been_away_for_long(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two()
        table.left[bo] = here.time
        here.time += BOT_AFTER - 1
        with refused("not_away_for_long"):
            await here.playing.call_bot(ana, table.id, 1)
        here.time += 1
        await here.playing.call_bot(ana, table.id, 1)
        assert hosted(table).recorded.bots == {1: "coach"}
        await here.playing.come_back(bo, table.id, 1)
        assert hosted(table).recorded.bots == {}

    spend(tmp_path, evening)


# ---- agreeing


def test_a_draw_needs_both_sides_and_no_move_in_between(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two()
        await here.playing.offer_draw(ana, table.id, 0)
        seat = hosted(table).recorded.match.seat
        await here.say(table, (ana, bo)[seat], seat)
        await here.playing.offer_draw(bo, table.id, 1)
        assert hosted(table).recorded.match.outcome is None
        await here.playing.offer_draw(ana, table.id, 0)
        outcome = hosted(table).recorded.match.outcome
        assert outcome is not None
        assert outcome.reason == "draw agreed"

    spend(tmp_path, evening)


def test_a_draw_is_declined_and_not_offered_again_before_play_goes_on(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two()
        await here.playing.offer_draw(bo, table.id, 1, offer=False)
        assert (table.draw_offers, table.draw_declined) == (set(), set()), "there was nothing to decline"
        await here.playing.offer_draw(ana, table.id, 0)
        await here.playing.offer_draw(bo, table.id, 1, offer=False)
        assert (table.draw_offers, table.draw_declined) == (set(), {0})
        with refused("draw_was_declined"):
            await here.playing.offer_draw(ana, table.id, 0)
        await here.playing.offer_draw(bo, table.id, 1)
        assert table.draw_offers == {1}, "whoever has declined may still offer"
        await here.playing.offer_draw(bo, table.id, 1, offer=False)
        assert (table.draw_offers, table.draw_declined) == (set(), {0}), "one's own offer is taken back, not declined"
        seat = hosted(table).recorded.match.seat
        await here.say(table, (ana, bo)[seat], seat)
        assert table.draw_declined == set()
        await here.playing.offer_draw(ana, table.id, 0)
        await here.playing.offer_draw(bo, table.id, 1)
        assert hosted(table).recorded.match.outcome is not None

    spend(tmp_path, evening)


def test_only_the_other_side_declines_a_draw(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        people = [await here.person(name) for name in ("Ana", "Bo", "Cy", "Di")]
        opened = await here.gathering.open_table(people[0], {**FRIENDLY, "seats": 4})
        table = opened.table
        for seat in (1, 2, 3):
            await here.gathering.sit(people[seat], table.id, seat, opened.invitations[seat])
        for seat in range(4):
            await here.gathering.ready(people[seat], table.id, seat)
        (first, partner), (other, _) = table.game.sides
        await here.playing.offer_draw(people[first], table.id, first)
        await here.playing.offer_draw(people[partner], table.id, partner, offer=False)
        assert table.draw_offers == {first}
        await here.playing.offer_draw(people[other], table.id, other, offer=False)
        assert (table.draw_offers, table.draw_declined) == (set(), {first})

    spend(tmp_path, evening)


def test_a_phrase_is_taken_back_whole_by_consent_of_all(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two()
        people = (ana, bo)
        for _ in range(4):
            await here.pass_time(table, 20_000)
            seat = hosted(table).recorded.match.seat
            before = hosted(table).recorded.match.position()
            version = hosted(table).version
            await here.say(table, people[seat], seat)
        await here.playing.wish_take_back(people[seat], table.id, seat)
        assert hosted(table).version > version
        await here.playing.answer_take_back(people[1 - seat], table.id, 1 - seat, consent=True)
        assert hosted(table).recorded.match.position() == before
        assert hosted(table).recorded.record.lines[-1] == f"take back {version + 1}"

    spend(tmp_path, evening)


def test_of_two_phrases_in_a_row_only_the_last_is_taken_back(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, *people = await here.table_for_two()
        last = -1
        while True:
            await here.pass_time(table, 20_000)
            if hosted(table).recorded.match.outcome is not None:  # nobody was ever asked twice in a row
                table, *people = await here.table_for_two()
                last = -1
                continue
            seat = hosted(table).recorded.match.seat
            before = hosted(table).recorded.match.position()
            await here.say(table, people[seat], seat)
            if seat == last:
                break
            last = seat
        await here.playing.wish_take_back(people[seat], table.id, seat)
        await here.playing.answer_take_back(people[1 - seat], table.id, 1 - seat, consent=True)
        assert hosted(table).recorded.match.position() == before

    spend(tmp_path, evening)


def test_whoever_comes_back_to_an_only_answer_may_go_back_further(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, *people = await here.table_for_two()
        stood: dict[int, tuple[dict[str, object], int]] = {}
        while True:
            await here.pass_time(table, 20_000)
            if hosted(table).recorded.match.outcome is not None:  # everybody always had a choice
                table, *people = await here.table_for_two()
                stood.clear()
                continue
            lone = [seat for seat, (_, line) in stood.items() if last_line(table, seat) > line]
            if lone:
                break
            seat = hosted(table).recorded.match.seat
            before = hosted(table).recorded.match.position()
            await here.say(table, people[seat], seat)
            stood[seat] = before, last_line(table, seat)
        seat = lone[0]
        steps = 0
        while hosted(table).recorded.match.position() != stood[seat][0]:
            assert steps < 10, "a table that answers by itself at once goes back for ever"
            await here.playing.wish_take_back(people[seat], table.id, seat)
            await here.playing.answer_take_back(people[1 - seat], table.id, 1 - seat, consent=True)
            await here.pass_time(table, 20_000)
            assert hosted(table).latest.menu(seat)
            steps += 1

    spend(tmp_path, evening)


def last_line(table: Table, seat: int) -> int:
    """The last line that was played for a seat, by its person or by the table."""
    return max(play.line for play in hosted(table).recorded.plays if play.seat == seat)


def test_whoever_takes_back_when_time_is_up_has_some_again(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two(
            {**FRIENDLY, "clock": {"kind": "bank", "seconds": 60, "increment": 0}}
        )
        first = hosted(table).recorded.match.seat
        await here.say(table, (ana, bo)[first], first)
        await here.pass_time(table, 60_000)
        late = table.out_of_time
        assert late is not None
        await here.playing.wish_take_back((ana, bo)[first], table.id, first)
        await here.playing.answer_take_back((bo, ana)[first], table.id, 1 - first, consent=True)
        await here.pass_time(table)
        assert table.out_of_time is None
        assert table.clocks.left[late] == 30_000
        await here.say(table, (ana, bo)[first], first)

    spend(tmp_path, evening)


def test_nothing_is_taken_back_without_consent_or_at_other_tables(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two()
        seat = hosted(table).recorded.match.seat
        await here.say(table, (ana, bo)[seat], seat)
        await here.playing.wish_take_back((ana, bo)[seat], table.id, seat)
        await here.playing.answer_take_back((bo, ana)[seat], table.id, 1 - seat, consent=False)
        with refused("no_wish"):
            await here.playing.answer_take_back((bo, ana)[seat], table.id, 1 - seat, consent=True)
        strict, ana, bo = await here.table_for_two({**FRIENDLY, "friendly": False})
        with refused("not_friendly"):
            await here.playing.wish_take_back(ana, strict.id, 0)

    spend(tmp_path, evening)


def test_who_resigns_loses(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, _ = await here.table_for_two()
        await here.playing.resign(ana, table.id, 0)
        outcome = hosted(table).recorded.match.outcome
        assert outcome is not None
        assert outcome.values == (0.0, 1.0)
        with refused("not_in_play"):
            await here.playing.resign(ana, table.id, 0)

    spend(tmp_path, evening)


# ---- beforehand


def test_a_standing_order_answers_for_its_seat_until_it_is_revoked(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        plain = {"game": "worldwide-football", "seats": 2, "poker_face": False}
        table, ana, bo = await here.table_for_two(plain)
        people = (ana, bo)
        while True:
            match = hosted(table).recorded.match
            moves = [table.game.name(move) for move in match.moves()]
            if "pass" in moves and len(moves) > 1:
                break
            await here.say(table, people[match.seat], match.seat)
            await here.pass_time(table)
        seat, question = match.seat, type(match.decision).__name__
        version = hosted(table).version
        asked = hosted(table).latest.question(seat)
        number = await here.playing.order(people[seat], table.id, seat, {"question": question, "move": "pass"})
        (kept,) = await here.house.store.orders(table.id)
        assert asked["en"] != asked["fr"]
        assert kept.order["asks"] == asked, "whoever gave it reads on any device what was asked"
        await here.pass_time(table)
        played = hosted(table).recorded.record.lines[version]
        assert played.partition(" [")[0] == f"seat:{seat} pass", "dice that it makes necessary stand behind it"
        await here.playing.revoke(people[seat], table.id, seat, number)
        assert table.orders[seat] == {}

    spend(tmp_path, evening)


def test_an_order_for_this_turn_that_has_ended_does_not_come_back_with_a_restart(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two()
        seat = hosted(table).recorded.match.seat
        person = (ana, bo)[seat]
        plain = {"question": "Save", "move": "decline", "lasts": "turn"}
        await here.playing.order(person, table.id, seat, plain)
        assert [order.seat for order in await here.house.store.orders(table.id)] == [seat]
        await here.say(table, person, seat)
        assert table.orders[seat] == {}
        assert await here.house.store.orders(table.id) == []

    spend(tmp_path, evening)


# ---- a store that is gone for a moment


def test_a_move_whose_lines_are_kept_stands_and_is_told_whatever_is_noted_beside_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two()
        watcher = Watcher(ana, 0)
        table.watchers.add(watcher)

        async def gone(*_: object, **__: object) -> None:
            raise StoreGone

        monkeypatch.setattr(here.house.store, "change_table", gone)
        await here.playing.resign(bo, table.id, 1)
        update = watcher.waiting.get_nowait()
        assert update is not None
        assert update.match.outcome is not None
        monkeypatch.undo()
        table.watchers.clear()
        here.house.drop(table)
        assert (await here.house.table(table.id)).row.state == FINISHED, "the lines say so"

    spend(tmp_path, evening)


def test_a_match_that_is_over_is_shown_although_newer_rules_would_have_it_come_out_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(here: Evening) -> None:
        table, _, bo = await here.table_for_two()
        await here.playing.resign(bo, table.id, 1)
        here.house.drop(table)
        monkeypatch.setattr(Replay, "walk", None)
        again = await here.house.table(table.id)
        assert hosted(again).recorded.match.position() == hosted(table).recorded.match.position()
        assert hosted(again).recorded.record.text() == hosted(table).recorded.record.text()
        assert again.row.outcome == table.row.outcome

    spend(tmp_path, evening)


def test_a_table_that_the_host_ends_is_abandoned_and_nobody_plays_on(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two(MOVE_CLOCK)
        await here.pass_time(table, 61_000)
        assert table.out_of_time is not None
        await here.house.end(table.id)
        again = await here.house.table(table.id)
        assert again.row.state == FINISHED
        assert again.out_of_time is None
        assert table.row.outcome["reason"] == "abandoned"
        assert Replay(hosted(table).recorded.record, table.game).verify().outcome is not None
        with refused("not_in_play"):
            await here.playing.claim(ana, table.id, True)
        waiting = (await here.gathering.open_table(ana, FRIENDLY)).table
        await here.house.end(waiting.id)
        with refused("match_has_begun"):
            await here.gathering.sit(bo, waiting.id, 1)
        assert [row.id for row, _ in await here.house.store.tables_of(ana)] == []

    spend(tmp_path, evening)


def test_clocks_offers_and_wishes_are_as_they_were_when_a_move_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two(MOVE_CLOCK)
        await here.playing.offer_draw(ana, table.id, 0)
        seat = hosted(table).recorded.match.seat
        before = (table.clocks, set(table.draw_offers), hosted(table).recorded.record.text())

        async def gone(*_: object, **__: object) -> None:
            raise StoreGone

        here.time += 7_000
        monkeypatch.setattr(here.house.store, "append", gone)
        with pytest.raises(StoreGone):
            await here.say(table, (ana, bo)[seat], seat)
        assert (table.clocks, table.draw_offers, hosted(table).recorded.record.text()) == before
        monkeypatch.undo()
        await here.say(table, (ana, bo)[seat], seat)
        assert table.draw_offers == set()

    spend(tmp_path, evening)


def test_a_page_that_goes_away_while_its_move_is_being_kept_leaves_no_gap_in_the_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two()
        seat = hosted(table).recorded.match.seat
        kept = [line.text for line in await here.house.store.lines(table.id)]

        async def waits(*_: object, **__: object) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(here.house.store, "append", waits)
        saying = asyncio.create_task(here.say(table, (ana, bo)[seat], seat))
        await asyncio.sleep(0.05)
        saying.cancel()
        with pytest.raises(asyncio.CancelledError):
            await saying
        monkeypatch.undo()
        again = await here.house.table(table.id)
        assert hosted(again).recorded.record.lines == kept
        await here.say(again, (ana, bo)[seat], seat)
        lines = await here.house.store.lines(table.id)
        assert [line.line for line in lines] == list(range(1, len(lines) + 1))
        assert [line.text for line in lines] == hosted(again).recorded.record.lines

    spend(tmp_path, evening)


def test_a_move_that_no_database_can_hold_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two()
        seat = hosted(table).recorded.match.seat
        kept = hosted(table).recorded.record.text()

        async def unstorable(*_: object, **__: object) -> None:
            raise Unstorable("ValueError")

        monkeypatch.setattr(here.house.store, "append", unstorable)
        with pytest.raises(Unstorable):
            await here.say(table, (ana, bo)[seat], seat)
        monkeypatch.undo()
        assert hosted(await here.house.table(table.id)).recorded.record.text() == kept

    spend(tmp_path, evening)


def test_a_house_whose_store_is_gone_is_closed_without_waiting_for_every_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(here: Evening) -> None:
        for _ in range(3):
            await here.table_for_two()
        together = asyncio.Barrier(3)

        async def gone(*_: object) -> None:
            await together.wait()
            raise StoreGone

        monkeypatch.setattr(here.house.store, "keep_position", gone)
        async with asyncio.timeout(5):
            await here.house.close()
        assert here.house.tables == {}
        with pytest.raises(StoreGone):
            await here.house.store.rename("nobody", "Nobody")

    spend(tmp_path, evening)


def test_a_bot_that_fails_is_asked_again_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(here: Evening) -> None:
        ana = await here.person("Ana")
        sitting = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
        monkeypatch.setattr("onze.tables.tending.AFTER_FAULT", 0.05)
        failed: list[object] = []

        def fails(*asked: object) -> list[int]:
            failed.append(asked)
            raise ZeroDivisionError

        with monkeypatch.context() as broken:
            broken.setattr("onze.tables.seated_bots.ask_bot_phrase", fails)
            table = (await here.gathering.open_table(ana, FRIENDLY, sitting)).table
            await here.gathering.ready(ana, table.id, 1)
            while len(failed) < 2:
                if hosted(table).recorded.match.seat == 1:
                    await here.say(table, ana, 1)
                await asyncio.sleep(0.02)
            version = hosted(table).version
        while hosted(table).version == version:
            await asyncio.sleep(0.02)

    spend(tmp_path, evening)


def test_a_table_that_was_read_again_stays_when_what_it_was_before_is_dropped_once_more(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        before, _, _ = await here.table_for_two()
        here.house.drop(before)
        table = await here.house.table(before.id)
        here.house.drop(before)
        assert here.house.tables[table.id] is table
        assert table.woken is not None, "it is still tended"

    spend(tmp_path, evening)


def test_a_table_that_was_read_again_is_tended_in_the_place_of_what_it_was_before(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        before, _, _ = await here.table_for_two()
        await asyncio.sleep(0.01)  # what comes next there has been asked
        del here.house.tables[before.id]
        table = await here.house.table(before.id)
        assert table.woken is not None
        assert before.woken is None

    spend(tmp_path, evening)
