"""A match is looked back at in a process of its own: a record goes in, figures come out."""

import io
import json

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.lab import analysis
from onze.lab.looking_back import main
from tests.lab.test_analysis import played


def test_a_record_goes_in_and_figures_come_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for setting in ("WORLDS", "SECOND_LOOK", "SUSPECTS", "CANDIDATES"):
        monkeypatch.setattr(analysis, setting, 2)
    replay = played(FootballALaCarte(), ["coach", "random"], 3)
    answer = io.StringIO()
    main(io.BytesIO(replay.record.text().encode()), answer)
    told = json.loads(answer.getvalue())
    assert told["points"][-1]["line"] == replay.standing_frames()[-1].play.line
    assert {side for point in told["points"] for side in range(len(point["values"]))} == {0, 1}
