"""Every finished match that is kept can still be replayed; one of random bots would be written the same today."""

from pathlib import Path

import pytest

from onze.games import open_record
from onze.kernel.records.reader import Frame, Replay
from tests.games.records import RECORDS, WORDS, matches

FILES = sorted(RECORDS.glob("*.onze"))


def replayed(file: Path) -> tuple[Replay, list[Frame]]:
    replay = open_record(file.read_bytes())
    return replay, replay.verified()


def test_the_records_kept_are_those_that_are_written() -> None:
    assert {file.stem for file in FILES} == set(matches())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_is_replayed_to_its_result(file: Path) -> None:
    replay, frames = replayed(file)
    verdict = replay.verify()
    assert verdict.plays == len(frames) == len(replay.record.lines) - replay.head.size - 2
    older = replay.head.rules if replay.head.rules < replay.game.rules_version else 0
    assert (verdict.sealed, verdict.older_rules) == (False, older)
    assert verdict.outcome is not None
    assert verdict.outcome == frames[-1].match.outcome
    assert replay.head.words == WORDS


@pytest.mark.parametrize("file", [file for file in FILES if "coach" not in file.stem], ids=lambda file: file.stem)
def test_a_record_written_anew_is_the_same_to_the_last_byte(file: Path) -> None:
    record = matches()[file.stem]()
    assert record.text().encode() == file.read_bytes(), "played differently: if that is meant, run `make playthroughs`"


def test_take_backs_and_a_resignation_are_among_them() -> None:
    backs = [file for file in FILES if file.stem.endswith("taken-back")]
    assert backs
    for file in backs:
        replay, frames = replayed(file)
        said = [frame.play for frame in frames if frame.play.seat is None]
        gone_on = ["hand over"] if len(replay.game.sides) > 2 else []
        assert [play.who for play in said] == ["deal", *["take back"] * 3, "referee", "take back", "referee", *gone_on]
        assert int(said[3].what) < int(said[1].what), "over an earlier one"
        outcome = frames[-1].match.outcome
        assert outcome is not None
        assert outcome.values[1] == 0.0
        assert (outcome.reason == "resignation") == (len(replay.game.sides) == 2)
        assert len(replay.standing) < len(frames)
