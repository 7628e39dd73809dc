"""What a hosted match needs of its record: bots that take over, time that runs out, going on from lines and seed."""

import json
from typing import Any, ClassVar

import pytest

from onze.kernel.options import Option
from onze.kernel.phrases import RuleFailed, phrases
from onze.kernel.records import Record, RecordedMatch, Replay, kick_off, read_back, resume
from onze.kernel.records.writer import go_on
from onze.kernel.words import Refused
from tests.kernel.records.recording import SEED, as_file, play_lines, play_on
from tests.kernel.toys import ChooseCard, Kickabout, KickaboutGame


def begun(game: KickaboutGame | None = None) -> RecordedMatch:
    recorded = kick_off(game or KickaboutGame(3), SEED, ["p1", "p2", "p3"])
    play_lines(recorded, 4)
    return recorded


def replayed(recorded: RecordedMatch) -> Replay:
    return Replay(recorded.record, recorded.game)


# ---- what cannot be stored is forgotten


def test_a_match_goes_back_to_a_mark_as_if_nothing_had_happened() -> None:
    recorded = begun()
    before, text, plays = recorded.match.position(), recorded.record.text(), list(recorded.plays)
    mark = recorded.mark()
    play_lines(recorded, 5)
    recorded.hand_over(1, "coach")
    recorded.call("whistle")
    recorded.take_back(recorded.plays[-2].line)
    recorded.back_to(mark)
    assert recorded.match.position() == before
    assert recorded.record.text() == text
    assert recorded.plays == plays
    assert recorded.bots == {}
    again = begun()
    play_on(recorded)
    play_on(again)
    assert recorded.record.text() == again.record.text(), "the luck of a line is that of its number"


def test_what_is_said_from_outside_comes_back_as_lines_and_events() -> None:
    recorded = begun()
    before = recorded.match
    written = recorded.call("resign seat:1")
    assert [(play.who, play.what) for play in written.plays] == [("referee", "resign seat:1")]
    assert [event.kind for event in written.events] == ["referee"]
    assert before.resigned == ()
    assert [play.what for play in recorded.hand_over(1, "coach").plays] == ["seat:1 bot:coach"]


# ---- who plays for a seat


def test_a_seat_is_handed_over_to_a_bot_and_given_back() -> None:
    recorded = begun()
    before = recorded.match.position()
    recorded.time_out(1)
    recorded.hand_over(1, "coach")
    assert recorded.bots == {1: "coach"}
    recorded.hand_over(2, "search:200")
    recorded.give_back(1)
    assert recorded.record.lines[-4:] == [
        "timeout seat:1",
        "hand over seat:1 bot:coach",
        "hand over seat:2 bot:search:200",
        "give back seat:1",
    ]
    assert recorded.match.position() == before
    replay = replayed(recorded)
    assert replay.last().match.position() == before
    assert replay.bots == recorded.bots == {2: "search:200"}


@pytest.mark.parametrize(
    "line",
    [
        "hand over seat:3 bot:coach",
        "hand over seat:0 bot:random",
        "give back seat:1",
        "timeout seat:0",
        "hand over seat:1",
        "hand over seat:1 coach",
        "give back seat:0 bot:coach",
        "timeout seat:1 [d6 3]",
    ],
)
def test_hands_that_cannot_be_are_refused_at_their_line(line: str) -> None:
    recorded = begun()
    recorded.hand_over(0, "coach")
    recorded.record.add(line)
    with pytest.raises(Refused, match=f"^Line {recorded.record.next - 1}: "):
        replayed(recorded).last()


def test_nothing_is_written_when_a_seat_cannot_be_handed_over() -> None:
    recorded = begun()
    recorded.hand_over(0, "coach")
    size = recorded.record.next
    with pytest.raises(Refused):
        recorded.hand_over(0, "random")
    with pytest.raises(Refused):
        recorded.give_back(2)
    with pytest.raises(Refused):
        recorded.time_out(9)
    assert recorded.record.next == size


def test_taking_back_leaves_the_seats_as_they_are() -> None:
    recorded = begun()
    line = recorded.plays[-1].line
    recorded.hand_over(1, "coach")
    recorded.take_back(line)
    assert recorded.bots == {1: "coach"}
    assert replayed(recorded).last().match.position() == recorded.match.position()


def test_whoever_resigns_among_three_is_played_on_by_a_bot() -> None:
    recorded = begun()
    recorded.call("resign seat:1")
    recorded.hand_over(1, "coach")
    play_on(recorded)
    recorded.close()
    outcome = Replay(recorded.record, recorded.game).verify().outcome
    assert outcome is not None
    assert outcome.values[1] == 0.0


# ---- going on from lines and seed


def test_a_match_is_resumed_from_its_lines_and_a_seed_kept_elsewhere() -> None:
    recorded = begun()
    recorded.hand_over(1, "coach")
    again = resume(recorded.game, recorded.record.lines, SEED)
    assert again.match.position() == recorded.match.position()
    assert (again.plays, again.bots) == (recorded.plays, recorded.bots)
    play_on(recorded)
    play_on(again)
    assert as_file(again.record) == as_file(recorded.record)


def test_with_its_position_a_match_is_resumed_without_being_played_through(monkeypatch: pytest.MonkeyPatch) -> None:
    recorded = begun()
    monkeypatch.setattr(Replay, "walk", None)
    again = resume(recorded.game, recorded.record.lines, SEED, recorded.match.position())
    assert again.match.position() == recorded.match.position()
    assert again.plays == recorded.plays


def test_another_seed_or_a_match_that_is_over_is_refused() -> None:
    recorded = begun()
    with pytest.raises(Refused, match="seed is not the one"):
        resume(recorded.game, recorded.record.lines, bytes(32))
    play_on(recorded)
    recorded.close()
    with pytest.raises(Refused, match="it is over"):
        resume(recorded.game, recorded.record.lines[:-1], SEED)


def test_a_match_that_is_over_is_read_back_as_it_ended_and_nothing_is_added_to_it() -> None:
    recorded = begun()
    recorded.hand_over(1, "coach")
    play_on(recorded)
    recorded.close()
    again = read_back(recorded.game, recorded.record.lines, SEED)
    assert again.match.outcome == recorded.match.outcome
    assert (again.plays, again.bots) == (recorded.plays, recorded.bots)
    assert as_file(again.record) == as_file(recorded.record)
    with pytest.raises(Refused, match="over"):
        again.hand_over(0, "coach")


def test_a_rule_that_fails_leaves_match_and_record_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    recorded = begun()
    before, size = recorded.match.position(), recorded.record.next

    def fail(match: Kickabout, *_: Any) -> None:
        match.goals[0] += 1
        raise ZeroDivisionError("no ball")

    monkeypatch.setattr(Kickabout, "fill", fail)
    monkeypatch.setattr(Kickabout, "give", fail)
    with pytest.raises(Exception, match="Nothing has been played: the match is as it was"):
        play_on(recorded)
    assert recorded.match.position() == before
    assert recorded.record.next == size
    monkeypatch.undo()
    play_on(recorded)
    assert recorded.match.outcome is not None


# ---- newer rules


class Newer(KickaboutGame):
    """The kickabout a year later: its matches also count corners."""

    rules_version: ClassVar[int] = KickaboutGame.rules_version + 1

    def blank(self) -> Kickabout:
        return WithCorners(self)


class WithCorners(Kickabout):
    state: ClassVar[tuple[str, ...]] = (*Kickabout.state, "corners")

    def __init__(self, rules: KickaboutGame, source: "Kickabout | None" = None) -> None:
        super().__init__(rules, source)
        self.corners: int = source.corners if isinstance(source, WithCorners) else 0

    def clone(self) -> "WithCorners":
        return WithCorners(self.rules, self)


def test_a_match_that_ended_under_older_rules_stays_as_it_is() -> None:
    recorded = begun()
    play_on(recorded)
    recorded.close()
    again = read_back(Newer(3), recorded.record.lines, SEED)
    assert again.record.lines == recorded.record.lines


def test_a_match_goes_on_under_newer_rules_and_its_record_says_so() -> None:
    recorded = begun()
    position = recorded.match.position()
    newer = resume(Newer(3), recorded.record.lines, SEED, position)
    assert newer.match.view(None)["goals"] == recorded.match.view(None)["goals"]
    assert newer.record.lines[-1].startswith(f"rules {Newer.rules_version} ")
    play_on(newer)
    newer.close()
    verdict = Replay(newer.record, Newer(3)).verify()
    assert verdict.outcome == newer.match.outcome
    assert verdict.older_rules == KickaboutGame.rules_version


def test_a_match_that_went_on_under_newer_rules_can_be_left_and_taken_up_again() -> None:
    recorded = begun()
    newer = resume(Newer(3), recorded.record.lines, SEED, recorded.match.position())
    play_lines(newer, 2)
    line = newer.plays[-1].line
    newer.take_back(line)
    again = resume(Newer(3), newer.record.lines, SEED)
    assert again.match.position() == newer.match.position()


def test_under_older_rules_such_a_record_is_refused() -> None:
    newer = resume(Newer(3), begun().record.lines, SEED, begun().match.position())
    with pytest.raises(Refused, match="Install a newer Onze"):
        Replay(newer.record, KickaboutGame(3)).last()


def test_an_adjourned_match_still_needs_its_own_version() -> None:
    adjourned = Replay(begun().adjourned(), Newer(3))
    with pytest.raises(Refused, match="cannot be finished with version"):
        go_on(adjourned)


def test_a_walk_keeps_one_match_only() -> None:
    recorded = begun()
    matches = [frame.match for frame in replayed(recorded).walk()]
    assert len({id(match) for match in matches}) == 1
    assert len({id(frame.match) for frame in replayed(recorded).frames()}) == len(matches)


def test_a_record_without_lines_is_refused() -> None:
    with pytest.raises(Refused):
        Replay(Record(), KickaboutGame(3))


# ---- what has come since a match was stored


class WithAnOption(KickaboutGame):
    """The same game, which has learned another option since."""

    option_list: ClassVar[tuple[Option, ...]] = (
        *KickaboutGame.option_list,
        Option("away_goals", False, {"en": "Away goals count.", "fr": "Les buts à l’extérieur comptent."}),
    )


def test_a_new_option_strands_no_match() -> None:
    recorded = begun()
    position = json.loads(json.dumps(recorded.match.position()))
    newer = WithAnOption(3)
    assert newer.from_position(position).position()["facts"] == position["facts"]
    for kept in (None, position):
        again = resume(newer, recorded.record.lines, SEED, kept)
        assert again.match.position()["options"] == newer.options
    assert Replay(recorded.record, newer).last().match.outcome is None


def test_an_option_that_was_chosen_otherwise_is_another_game() -> None:
    position = begun().match.position()
    with pytest.raises(Refused, match="options"):
        KickaboutGame(3, rounds=4).from_position(position)


class WithOtherData(Newer):
    """Newer rules, for which a file of the game has changed too."""

    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(seats, **options)
        self.data = "another digest"


def test_newer_rules_with_other_data_strand_no_match() -> None:
    recorded = begun()
    position = json.loads(json.dumps(recorded.match.position()))
    newer = resume(WithOtherData(3), recorded.record.lines, SEED, position)
    play_on(newer)
    newer.close()
    assert Replay(newer.record, newer.game).verify().outcome == newer.match.outcome


def test_a_match_that_comes_out_the_same_under_newer_rules_says_so_too() -> None:
    class SameAgain(KickaboutGame):
        rules_version = KickaboutGame.rules_version + 1

    recorded = begun()
    newer = resume(SameAgain(3), recorded.record.lines, SEED)
    assert newer.record.lines[-1].startswith(f"rules {SameAgain.rules_version} ")
    play_on(newer)
    newer.close()
    assert Replay(newer.record, newer.game).verify().outcome == newer.match.outcome


# ---- rules that fail


def test_a_rule_that_fails_before_anything_is_committed_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    recorded = begun()
    while type(recorded.match.decision) is not ChooseCard or len(recorded.match.moves()) < 2:
        play_lines(recorded, 1)
    text, position = recorded.record.text(), recorded.match.position()

    def fail(self: ChooseCard, match: Kickabout, move: int) -> None:
        raise KeyError("half-way")

    phrase = next(iter(phrases(recorded.match, recorded.match.seat)))
    monkeypatch.setattr(ChooseCard, "take", fail)
    with pytest.raises(RuleFailed, match="half-way"):
        recorded.play(phrase, recorded.match.seat)
    assert (recorded.record.text(), recorded.match.position()) == (text, position)


def test_a_rule_that_fails_at_a_call_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    recorded = begun()
    text, position = recorded.record.text(), recorded.match.position()

    def fail(self: KickaboutGame, match: Kickabout, call: object) -> None:
        match.last_round = True
        raise KeyError("no whistle")

    monkeypatch.setattr(KickaboutGame, "take_call", fail)
    with pytest.raises(RuleFailed, match="no whistle"):
        recorded.call("whistle")
    assert (recorded.record.text(), recorded.match.position()) == (text, position)


def test_who_has_resigned_does_not_come_back() -> None:
    recorded = begun()
    recorded.call("resign seat:1")
    recorded.hand_over(1, "coach")
    with pytest.raises(Refused, match="has resigned"):
        recorded.give_back(1)
