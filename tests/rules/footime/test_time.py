"""Duration: periods by the budget of turns or by the watch (FT-TIME, FT-GAP.2)."""

from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from onze.kernel.words import Refused
from tests.rules import rule
from tests.rules.footime.course import asked, line_up, new_match, waste_turns
from tests.rules.footime.situations import A1, A2, FOUR, H1, H2, point, scene, to
from tests.rules.table import kinds, play

WATCHED = Footime(4, clock="wall")


def before_turn(turns: int, game: Footime = FOUR, **facts: Any) -> FootimeMatch:
    """H1 and A1 can only lose their turns; so many turns have been spent."""
    return scene("Turn", {}, turns=turns, hands={H1: ["save"], A1: ["save"]}, game=game, **facts)


def whistled(told: list[Event]) -> bool:
    """Whether the period was ended."""
    return "whistle" in kinds(told)


def last_turn(match: FootimeMatch) -> list[Event]:
    """A turn after which cards are dealt again."""
    return play(match, "waste card:save", throws=["keep order"] if match.period == 1 else ())


@rule("FT-TIME.1", "FT-TURN.1")
def test_a_match_has_two_periods_of_the_same_length() -> None:
    match, _ = new_match(5, 2, game=Footime(4, period_turns=1))
    lengths = []
    for period in (1, 2):
        assert match.period == period
        line_up(match, 1)
        told = play(match, to(0, 1 if period == 1 else -1), throws=["keep order"] if period == 1 else ())
        lengths += [event.details["turns"] for event in told if event.kind == "whistle"]
    assert lengths == [1, 1]
    assert match.outcome is not None


@rule("FT-TIME.2")
@pytest.mark.parametrize("turns", [1, 30, 500])
def test_the_playing_time_is_agreed_beforehand(turns: int) -> None:
    game = Footime(4, period_turns=turns)
    assert match_ends_after(game, turns)
    assert turns == 1 or not match_ends_after(game, turns - 1)


def match_ends_after(game: Footime, turns: int) -> bool:
    """Whether the second period ends with that turn."""
    match = before_turn(turns - 1, game, period=2)
    play(match, "waste card:save")
    return match.outcome is not None


@rule("FT-TIME.2")
@pytest.mark.parametrize("time", [{"period_turns": 0}, {"period_minutes": 0}, {"period_minutes": "long"}], ids=str)
def test_no_time_at_all_cannot_be_agreed(time: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        Footime(4, **time)


@rule("FT-TIME.3")
def test_the_advised_time_is_45_minutes_a_period() -> None:
    assert FOUR.options["period_minutes"] == 45


@rule("FT-TIME.3", "FT-GAP.2")
@pytest.mark.parametrize("period", [1, 2])
def test_by_the_watch_a_period_ends_when_the_referee_says_that_time_is_up(period: int) -> None:
    match = before_turn(10, WATCHED, period=period)
    match.referee(WATCHED.calls.number("watch"))
    assert not whistled(play(match, "waste card:save"))
    match.referee(WATCHED.calls.number("whistle"))
    assert asked(match) == ("Turn", A1), "time is up within a turn, which is played to its end"
    assert whistled(last_turn(match))


@rule("FT-TIME.3")
def test_while_the_watch_runs_turns_do_not_end_a_period() -> None:
    match = before_turn(89, WATCHED)
    match.referee(WATCHED.calls.number("watch"))
    assert not whistled(play(match, "waste card:save"))
    assert (match.period, match.spent) == (1, 90)


@rule("FT-TIME.3")
def test_the_referee_can_start_the_watch_and_stop_it_once_a_period() -> None:
    def calls(match: FootimeMatch) -> list[str]:
        return [WATCHED.calls.name(call) for call in match.referee_moves()]

    match = before_turn(5, WATCHED)
    assert {"watch", "whistle"} <= set(calls(match))
    match.referee(WATCHED.calls.number("watch"))
    assert "watch" not in calls(match)
    match.referee(WATCHED.calls.number("whistle"))
    assert "whistle" not in calls(match)
    with pytest.raises(Refused):
        match.referee(WATCHED.calls.number("whistle"))


@rule("FT-GAP.2")
def test_without_a_watch_there_is_nothing_to_call() -> None:
    assert "whistle" not in [FOUR.calls.name(call) for call in before_turn(5).referee_moves()]
    assert FOUR.options["clock"] == "turns"


@rule("FT-GAP.2")
def test_a_table_by_the_watch_without_one_counts_turns() -> None:
    match = before_turn(89, WATCHED)
    assert whistled(last_turn(match))


@rule("FT-GAP.2")
def test_whoever_thinks_ahead_reckons_by_turns() -> None:
    match = before_turn(10, WATCHED)
    match.referee(WATCHED.calls.number("watch"))
    dealt = match.redealt(H1, Seeded(0))
    assert dealt.time_at == 91
    assert dealt.view(H1) == match.view(H1), "the watch still runs"
    assert match.time_at > 91


@rule("FT-TIME.3")
def test_time_is_up_for_whoever_thinks_ahead_once_the_referee_has_said_so() -> None:
    match = before_turn(5, WATCHED)
    match.referee(WATCHED.calls.number("watch"))
    match.spent = 95
    match.referee(WATCHED.calls.number("whistle"))
    assert match.time_is_up()
    assert match.redealt(H1, Seeded(0)).time_is_up()


@rule("FT-TIME.4")
@pytest.mark.parametrize("period", [1, 2])
def test_a_period_lasts_90_turns(period: int) -> None:
    match = before_turn(88, period=period)
    assert not whistled(play(match, "waste card:save"))
    assert whistled(last_turn(match))


@rule("FT-TIME.5")
def test_a_kick_off_costs_a_turn() -> None:
    match, _ = new_match(5, 2)
    line_up(match, 1)
    assert match.spent == 0
    play(match, to(0, 1))
    assert match.spent == 1


@rule("FT-TIME.5")
def test_an_ordinary_turn_costs_one() -> None:
    match = before_turn(3)
    waste_turns(match, 2)
    assert match.spent == 5


@rule("FT-TIME.5")
def test_an_interrupting_tackle_costs_one_and_letting_play_go_on_nothing() -> None:
    facts: dict[str, Any] = {"ball": (2, 3), "seat": H1, "turns": 7, "hands": {A1: ["tackle"]}}
    match = scene("TackleWindow", {"h9": (1, 2), "a7": (5, 4)}, **facts)
    play(match, "pass")
    assert (asked(match), match.spent) == (("Turn", H2), 7)
    match = scene("TackleWindow", {"h9": (1, 2), "a7": (5, 4)}, **facts)
    play(match, "play card:tackle", throws=["d6 1"])
    play(match, to(4, 4))
    assert (asked(match), match.spent) == (("Turn", H2), 8)


@rule("FT-TIME.5")
def test_playing_again_within_a_turn_costs_nothing() -> None:
    pawns = {"a7": (4, 0), "a8": (5, 0), "h9": (0, 0)}
    match = scene("Turn", pawns, seat=A2, turns=7, hands={A2: ["skill", "change", "swap", "save"]}, ball=(5, 1))
    play(match, "play card:skill", "choose pawn:a7", to(4, 1))
    play(match, "play card:change", "pass", "pass")
    play(match, "play card:swap", f"swap seat:{H1}", "give card:save", throws=["d8 1"])
    assert (asked(match), match.spent) == (("Turn", A2), 7)


@rule("FT-TIME.5")
def test_a_save_is_the_turn_of_whoever_saves() -> None:
    match = scene("SaveWindow", {}, ball=(13, 1), seat=A1, turns=7, hands={A1: ["save"]})
    play(match, "play card:save", f"place point:{point(5, 0)}")
    assert match.spent == 8
