"""Reading a record: the match it tells, what is found when it is checked, and records of other rules."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import ClassVar

import pytest

from onze.kernel.records.lines import read_record
from onze.kernel.records.plays import read_play, written_play
from onze.kernel.records.reader import Replay
from onze.kernel.vocabulary import Move
from onze.kernel.words import Refused
from tests.kernel.records.recording import (
    as_file,
    forged,
    found_wrong,
    kicked_off,
    play_on,
    verify,
    with_line,
)
from tests.kernel.records.whole_record import DEAL, END, GAME, HEAD, finished_lines, plays, said
from tests.kernel.toys import Kickabout, KickaboutGame

# ---- the match that is told


def test_each_line_of_play_has_its_match_and_what_happened() -> None:
    replay = Replay(read_record(forged(finished_lines())), GAME)
    frames = replay.frames()
    assert [frame.play.line for frame in frames] == list(range(DEAL, END))
    assert [event.kind for event in frames[0].events] == ["shuffle", "draw", "draw", "draw"]
    positions: dict[int, dict[str, object]] = {}
    for before, frame in pairwise(frames):
        positions[frame.play.line] = before.match.position()
        if frame.play.who == "take back":
            assert frame.match.position() == positions[int(frame.play.what)]
            assert frame.events == ()
        else:
            assert frame.match is not before.match
        if frame.play.who == "referee":
            assert [event.details["call"] for event in frame.events] == ["whistle"]
    assert {frame.play.who for frame in frames} == {"deal", "seat:0", "seat:1", "seat:2", "take back", "referee"}
    last = frames[-1].match
    assert isinstance(last, Kickabout)
    assert last.last_round


def test_what_stands_is_what_was_not_taken_back() -> None:
    replay = Replay(read_record(forged(finished_lines())), GAME)
    frames = replay.verified()
    standing = [play.line for play in replay.standing]
    backs = [frame.play for frame in frames if frame.play.who == "take back"]
    taken = {line for back in backs for line in range(int(back.what), back.line + 1)}
    assert standing == [frame.play.line for frame in frames if frame.play.line not in taken]


def test_frames_and_verified_frames_are_the_same() -> None:
    replay = Replay(read_record(forged(finished_lines())), GAME)
    shown = [(frame.play, frame.match.position()) for frame in replay.frames()]
    assert shown == [(frame.play, frame.match.position()) for frame in replay.verified()]
    assert [(frame.play, frame.match.position()) for frame in replay.frames()] == shown, "as often as one likes"


def test_throws_are_shown_as_written_even_where_the_seed_says_otherwise() -> None:
    number, line = next((number, line) for number, line in plays() if line.endswith(" [d6 3]"))
    data = forged(with_line(finished_lines(), number, line.replace("d6 3", "d6 4")))
    replay = Replay(read_record(data), GAME)
    assert len(replay.frames()) == END - DEAL
    assert found_wrong(replay.verify) == (number, "record_wrong_throw")


def test_answers_together_stay_sealed_in_every_frame() -> None:
    frames = Replay(read_record(forged(finished_lines())), GAME).frames()
    sealed = [frame for frame in frames if frame.match.sealed]
    assert len(sealed) > 5
    for frame in sealed:
        for seat, answer in frame.match.sealed.items():
            for other in {*range(3), None} - {seat}:
                view = frame.match.view(other)
                assert GAME.name(answer[0]) not in str({**view, "said": None, "moves": None})


@pytest.mark.parametrize(
    ("who", "what", "throws", "line"),
    [
        ("deal", "", ("order 1 0", "heads"), "deal [order 1 0, heads]"),
        ("deal", "", (), "deal"),
        ("seat:0", "play card:pass", (), "seat:0 play card:pass"),
        ("seat:12", "cut", ("cut 3",), "seat:12 cut [cut 3]"),
        ("seat:1", "show hand", ("d20 7", "tails", "keep order"), "seat:1 show hand [d20 7, tails, keep order]"),
        ("referee", "resign seat:1", (), "referee resign seat:1"),
        ("take back", "31", (), "take back 31"),
    ],
)
def test_a_line_of_play_is_read_as_it_is_written(who: str, what: str, throws: tuple[str, ...], line: str) -> None:
    assert written_play(who, what, throws) == line
    assert read_play(7, line) == (7, who, what, throws)


# ---- what is found


def test_a_finished_match_is_verified_whole() -> None:
    verdict = verify(forged(finished_lines()), GAME)
    throws = sum(line.count(", ") + 1 for line in finished_lines()[HEAD:] if line.endswith("]"))
    assert (verdict.plays, verdict.throws, verdict.sealed, verdict.older_rules) == (END - DEAL, throws, False, 0)
    assert verdict.outcome is not None


def test_before_its_seed_is_published_a_record_is_verified_as_far_as_can_be() -> None:
    verdict = verify(forged(finished_lines()[: DEAL + 3]), GAME)
    assert verdict.sealed
    assert verdict.outcome is None


def test_a_match_that_is_over_is_not_vouched_for_without_its_seed() -> None:
    for lines in (finished_lines(closed=False), finished_lines()[:-1]):
        assert found_wrong(partial(verify, forged(lines), GAME)) == (len(lines), "record_without_seed")


def test_a_file_cut_off_is_found_at_its_last_line_or_tells_a_match_still_played() -> None:
    """A seed that is missing is said, so that nobody takes a part for the whole."""
    data = forged(finished_lines())
    whole = len(finished_lines())
    for size in range(0, len(data), 3):
        cut = data[:size]
        number = cut.count(b"\n")
        if not cut.endswith(b"\n"):
            assert found_wrong(partial(verify, cut, GAME)) == (
                (number + 1, "record_cut_off") if cut else (1, "record_not_ours")
            )
    for number in range(1, whole):
        cut = forged(finished_lines()[:number])
        assert data.startswith(cut)
        if number < DEAL:
            assert found_wrong(partial(verify, cut, GAME)) == (number, "record_without")
        elif number < END - 1:
            verdict = verify(cut, GAME)
            assert (verdict.sealed, verdict.plays) == (True, number - HEAD)
        else:
            assert found_wrong(partial(verify, cut, GAME)) == (number, "record_without_seed")


# ---- other versions of the rules


class OlderKickabout(KickaboutGame):
    """The same rules under an older number."""

    rules_version: ClassVar[int] = 2


class NewerKickabout(KickaboutGame):
    """The same rules under a newer number."""

    rules_version: ClassVar[int] = 4


class WithMoreThrows(NewerKickabout):
    """Newer rules by which each match begins with one more throw."""

    def blank(self) -> Kickabout:
        match = super().blank()
        match.lucky.append(0)
        return match


class WithoutAWhistle(NewerKickabout):
    """Newer rules by which a whistle ends the match at once."""

    def take_call(self, match: Kickabout, call: Move) -> None:
        super().take_call(match, self.calls[self.calls.number("abandon")] if call.verb == "whistle" else call)


class WithOtherResults(NewerKickabout):
    """Newer rules by which goals count twice."""

    def blank(self) -> Kickabout:
        match = super().blank()
        match.goals = [1] * len(self.sides)
        return match


def test_a_record_of_older_rules_is_replayed_where_it_still_holds() -> None:
    for older, ours in ((OlderKickabout, 3), (KickaboutGame, 4)):
        recorded = play_on(kicked_off(older(3)))
        recorded.close()
        game = KickaboutGame(3) if ours == 3 else NewerKickabout(3)
        verdict = verify(as_file(recorded.record), game)
        assert verdict.older_rules == ours - 1
        assert verdict.outcome == recorded.match.outcome


@pytest.mark.parametrize(
    ("newer", "found", "why"),
    [
        (WithMoreThrows, DEAL, "Its throws would be: "),
        (WithoutAWhistle, said("referee") + 1, "The match is over"),
        (WithOtherResults, END, "Replayed, the match gives: end "),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_a_record_that_no_longer_holds_says_that_its_rules_were_older(
    newer: type[KickaboutGame], found: int, why: str
) -> None:
    check = partial(verify, forged(finished_lines()), newer(3, rounds=5))
    assert found_wrong(check) == (found, "record_of_older_rules")
    with pytest.raises(Refused, match=f"version 3 of the rules; this table plays version 4, .*{why}"):
        check()


def test_a_record_of_newer_rules_is_refused() -> None:
    recorded = kicked_off(NewerKickabout(3, rounds=5))
    check: Callable[[], object] = partial(verify, as_file(recorded.adjourned()), GAME)
    assert found_wrong(check) == (3, "record_of_newer_rules")
    with pytest.raises(Refused, match=r"version 4 of the rules of Kickabout; .* up to version 3"):
        check()


def test_data_that_a_game_was_not_built_from_is_refused_under_older_rules_as_well() -> None:
    lines = [*finished_lines()[:HEAD], 'data cards "x = 1"', *finished_lines()[HEAD:]]
    for game in (GAME, NewerKickabout(3, rounds=5)):
        assert found_wrong(partial(verify, forged(lines), game)) == (HEAD + 1, "record_of_other_data")


def test_the_same_rules_with_other_cards_options_or_moves_are_another_game() -> None:
    with_data = KickaboutGame(3, rounds=5)
    with_data.data = "0123"
    for game in (with_data, KickaboutGame(3)):
        assert found_wrong(partial(verify, forged(finished_lines()), game)) == (said("digest"), "record_of_other_data")
