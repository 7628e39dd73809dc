"""Steps: what follows what, skipping, and how a step is written."""

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from onze.kernel.chance import NoChance, Seeded
from onze.kernel.steps import Decision, Step
from tests.kernel.toys import (
    PASS,
    STAR,
    Act,
    Aim,
    ChooseCard,
    EndRound,
    EndTurn,
    FullTime,
    Kickabout,
    KickaboutGame,
    Power,
    SkipTo,
    Turn,
)
from tests.rules.table import decision, moves, play

GAME = KickaboutGame()


def log_of(*steps: Step[Any]) -> list[str]:
    """What is written down when these steps run and the match then ends."""
    match = GAME.blank()
    match.begin([*steps, FullTime()], NoChance())
    assert match.outcome is not None
    return match.log


def test_steps_run_in_reading_order() -> None:
    assert log_of(Act("a"), Act("b"), Act("c")) == ["a", "b", "c"]


def test_what_one_then_says_runs_in_the_order_said_before_what_waited() -> None:
    assert log_of(Act("a", [["a1", "a2", "a3"]]), Act("b")) == ["a", "a1", "a2", "a3", "b"]


def test_several_thens_in_one_step_run_in_the_order_made() -> None:
    assert log_of(Act("a", [["a1", "a2"], ["a3"], [], ["a4"]]), Act("b")) == ["a", "a1", "a2", "a3", "a4", "b"]


def test_nested_thens_run_before_their_elder_siblings() -> None:
    inner = ("a1", [["x"], [("y", [["y1", "y2"], ["y3"]])]])
    assert log_of(Act("a", [[inner, "a2"], ["a3"]]), Act("b")) == [
        "a", "a1", "x", "y", "y1", "y2", "y3", "a2", "a3", "b",
    ]  # fmt: skip


class Follow(Decision[Kickabout]):
    """Asks seat 0 to pass, and says what follows in two calls."""

    fields: ClassVar[tuple[str, ...]] = ("names",)

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)

    def asked(self, match: Kickabout) -> tuple[int, ...]:
        return (0,)

    def moves(self, match: Kickabout, seat: int) -> tuple[int, ...]:
        return (match.rules.pass_on,)

    def take(self, match: Kickabout, move: int) -> None:
        for name in self.names:
            match.then(Act(name))


@pytest.mark.parametrize("on_clone", [False, True])
def test_thens_of_a_decision_run_in_the_order_made(on_clone: bool) -> None:
    match = GAME.blank()
    match.begin([Act("first"), Follow(["x", "y"]), Act("last"), FullTime()], NoChance())
    if on_clone:
        match = match.clone()
    match.play(GAME.pass_on, NoChance())
    assert match.log == ["first", "x", "y", "last"]


def test_skip_to_drops_everything_above_the_nearest_step_of_that_kind() -> None:
    assert log_of(Act("a"), SkipTo("Turn", before=["dropped"]), Act("b"), EndTurn(0), Act("c"), EndTurn(1)) == [
        "a",
        "turn of 0 ends with 0 cards",
        "c",
        "turn of 1 ends with 0 cards",
    ]


def test_a_then_after_skip_to_runs_before_the_step_skipped_to() -> None:
    log = log_of(SkipTo("EndTurn", before=["dropped"], after=["x", "y"]), Act("b"), EndTurn(0), Act("c"))
    assert log == ["x", "y", "turn of 0 ends with 0 cards", "c"]


def test_skip_to_finds_a_step_of_a_subclass() -> None:
    assert issubclass(EndTurn, Turn)
    assert log_of(SkipTo("Turn"), Act("a"), EndTurn(0)) == ["turn of 0 ends with 0 cards"]


def test_skip_to_finds_a_decision_too() -> None:
    match = GAME.blank()
    match.begin([SkipTo("ChooseCard"), Act("a"), ChooseCard(1), FullTime()], NoChance())
    assert match.decision == ChooseCard(1)
    assert match.log == []


def test_skip_to_with_no_such_step_waiting_is_an_error() -> None:
    match = GAME.blank()
    with pytest.raises(LookupError, match="EndRound"):
        match.begin([SkipTo("EndRound"), Act("a"), FullTime()], NoChance())


def test_a_golden_goal_skips_through_three_levels_to_full_time() -> None:
    match = GAME.scenario("ChooseCard", seat=0, hands={0: ["star"]})
    play(match, "play card:star", "aim side:left", "power number:1")
    assert [type(step) for step in match.stack[:-1]] == [FullTime, EndRound, Turn, EndTurn]

    play(match, "call side:left", "call side:right")

    assert match.outcome is not None
    assert match.outcome.score == (1, 0)
    assert match.log == ["calls call side:left, call side:right"]
    assert match.stack == []


def test_a_goal_skips_what_is_left_of_the_round_and_no_more() -> None:
    match = GAME.scenario("ChooseCard", seat=0, hands={0: ["shot"]})
    play(match, "play card:shot", "aim side:left", "power number:1", throws=["d6 6"])
    assert match.log == ["round 1 over"]
    assert match.round == 2
    assert decision(match) == "Bench"


def test_an_over_full_hand_discards_before_the_next_step() -> None:
    match = GAME.scenario("ChooseCard", seat=0, hands={0: ["pass", "save", "save"]}, draw_pile=["shot", "star"])
    play(match, "play card:pass", "aim side:left", "power number:1")
    assert decision(match) == "TrimHand"
    assert match.log == []
    assert moves(match) == ["discard card:shot", "discard card:save", "discard card:star"]

    play(match, "discard card:save")

    assert match.log == ["turn of 0 ends with 3 cards"]
    assert decision(match) == "ChooseCard"
    assert match.seat == 1


def test_a_hand_that_is_not_over_full_is_not_trimmed() -> None:
    match = GAME.scenario("ChooseCard", seat=0, hands={0: ["save", "shot", "star"]})
    play(match, "play card:save", "aim side:left", "power number:1")
    assert match.log == ["turn of 0 ends with 2 cards"]


def test_a_match_that_ends_runs_no_further_step() -> None:
    match = GAME.blank()
    match.begin([Act("a"), FullTime(), Act("b")], NoChance())
    assert match.log == ["a"]
    assert match.stack == []


# ---- equality, repr, written form


def test_steps_are_equal_when_kind_and_fields_are() -> None:
    assert Power(0, PASS, 1) == Power(0, PASS, 1)
    assert Power(0, PASS, 1) != Power(0, PASS, 0)
    assert Power(0, PASS, 1) != Power(1, PASS, 1)
    assert Turn(0) != EndTurn(0)
    assert Turn(0) != Act("Turn")
    assert Turn(0) != ["Turn", 0]
    assert len({Power(0, PASS, 1), Power(0, PASS, 1), Power(0, STAR, 1)}) == 2


def test_a_step_is_written_as_its_name_and_its_fields() -> None:
    assert Aim(1, STAR).written() == ["Aim", 1, STAR]
    assert EndRound().written() == ["EndRound"]


def test_tuples_in_fields_are_written_as_lists_all_the_way_down() -> None:
    act = Act("a", (("b", ("c", (("d",),))),))
    assert act.written() == ["Act", "a", [["b", ["c", [["d"]]]]]]


def test_the_repr_of_a_step_reads_like_its_constructor() -> None:
    assert repr(Power(0, PASS, 1)) == "Power(0, 0, 1)"
    assert repr(SkipTo("EndRound", ["x"])) == "SkipTo('EndRound', ['x'], [])"
    assert repr(FullTime()) == "FullTime()"


def test_a_written_step_is_read_back_equal_with_tuples_again() -> None:
    match = GAME.blank()
    act = Act("a", (("b", ("c", (("d",),))),))
    match.begin([ChooseCard(0), act, FullTime()], Seeded(0))
    again = GAME.from_position(match.position())
    assert again.stack == match.stack
    read = again.stack[1]
    assert isinstance(read, Act)
    assert read.groups == act.groups


def test_a_step_that_does_not_say_what_it_does_is_an_error() -> None:
    match = GAME.blank()
    with pytest.raises(NotImplementedError, match="Step"):
        match.begin([Step[Kickabout](), FullTime()], NoChance())


def test_a_decision_that_does_not_say_whom_it_asks_is_an_error() -> None:
    match = GAME.blank()
    with pytest.raises(NotImplementedError, match="Decision"):
        match.begin([Decision[Kickabout](), FullTime()], NoChance())


class Forever(Step[Kickabout]):
    """Puts itself down again."""

    def run(self, match: Kickabout) -> None:
        match.then(Forever())


def test_a_step_that_follows_itself_for_ever_is_stopped_and_named() -> None:
    match = GAME.blank()
    with pytest.raises(RuntimeError, match=r"nobody is asked; the last one was Forever\(\)"):
        match.begin([Forever(), FullTime()], NoChance())
