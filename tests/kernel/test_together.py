"""Together: several seats asked at once, their answers sealed until all are given."""

import itertools
import json
from typing import ClassVar

import pytest

from onze.kernel.chance import NoChance, Seeded
from onze.kernel.events import Event
from onze.kernel.steps import Together
from onze.kernel.words import Refused
from tests.kernel.toys import PASS, SAVE, SHOT, STAR, Bench, FullTime, Kickabout, KickaboutGame, Penalty, redealt

GAME = KickaboutGame(3)
HANDS = {0: ["pass", "pass", "shot"], 1: ["pass", "save", "star"], 2: ["shot", "shot", "save"]}

Said = tuple[int, str]


def say(match: Kickabout, *said: Said) -> list[Event]:
    """Seats say moves by name; no luck may be drawn."""
    told: list[Event] = []
    for seat, name in said:
        match.play(GAME.move(name), NoChance(), told.append, seat)
    return told


def penalty() -> Kickabout:
    return GAME.scenario("Penalty", seat=1)


def bench() -> Kickabout:
    return GAME.scenario("Bench", hands=HANDS)


CALLS: list[Said] = [(0, "call side:left"), (1, "call side:right"), (2, "call side:left")]
BENCHED: list[Said] = [
    (0, "bench card:shot"), (0, "bench card:pass"),
    (1, "bench card:pass"), (1, "bench card:star"),
    (2, "bench card:shot"), (2, "bench card:shot"),
]  # fmt: skip


@pytest.mark.parametrize("order", list(itertools.permutations(CALLS)))
def test_answers_in_any_order_give_the_same_result(order: tuple[Said, ...]) -> None:
    match = penalty()
    say(match, *order)
    assert match.log == ["calls call side:left, call side:right, call side:left"]
    assert match.outcome is not None
    assert match.outcome.values == (0.0, 1.0, 0.0)


@pytest.mark.parametrize("order", [(0, 0, 1, 1, 2, 2), (2, 1, 0, 0, 1, 2), (1, 2, 1, 0, 2, 0)])
def test_answers_of_several_moves_may_be_given_by_turns(order: tuple[int, ...]) -> None:
    in_seat_order = bench()
    say(in_seat_order, *BENCHED)
    by_turns = bench()
    answers = {seat: iter([said for said in BENCHED if said[0] == seat]) for seat in range(3)}
    say(by_turns, *(next(answers[seat]) for seat in order))
    assert by_turns.position() == in_seat_order.position()
    assert by_turns.log[0] == "0 benches bench card:shot, bench card:pass"


def test_everybody_is_asked_until_the_answer_is_whole() -> None:
    match = bench()
    assert list(match.asked) == [0, 1, 2]
    say(match, (1, "bench card:pass"))
    assert list(match.asked) == [0, 1, 2]
    say(match, (1, "bench card:star"))
    assert list(match.asked) == [0, 2]
    assert match.seat == 0
    say(match, *BENCHED[:2])
    assert list(match.asked) == [2]
    assert match.seat == 2


def test_each_seat_has_its_own_moves() -> None:
    match = bench()
    assert match.moves(0) == match.moves() == (GAME.bench + PASS, GAME.bench + SHOT)
    assert match.moves(1) == (GAME.bench + PASS, GAME.bench + SAVE, GAME.bench + STAR)
    say(match, (0, "bench card:shot"))
    assert match.moves(0) == match.moves() == (GAME.bench + PASS,)
    assert match.moves(2) == (GAME.bench + SHOT, GAME.bench + SAVE)


def test_an_answer_cannot_be_given_twice() -> None:
    match = penalty()
    say(match, CALLS[0])
    before = match.position()
    with pytest.raises(Refused) as refused:
        say(match, CALLS[0])
    assert refused.value.reason.key == "not_asked"
    assert refused.value.rule == "KA-4"
    assert match.position() == before
    assert match.moves(0) == ()


def test_others_see_only_who_has_answered() -> None:
    left, right = penalty(), penalty()
    say(left, (0, "call side:left"))
    say(right, (0, "call side:right"))
    for viewer in (1, 2, None):
        assert left.view(viewer) == right.view(viewer)
        assert left.view(viewer)["answered"] == [0]
        assert "said" not in left.view(viewer)
    assert left.view(0)["said"] == ["call side:left"]
    assert "moves" not in left.view(0)


def test_an_unfinished_answer_is_not_even_seen_to_be_begun() -> None:
    match = bench()
    before = {viewer: match.view(viewer) for viewer in (1, 2, None)}
    say(match, (0, "bench card:shot"))
    for viewer, view in before.items():
        assert match.view(viewer) == view
    assert match.view(0)["said"] == ["bench card:shot"]
    assert match.view(0)["moves"] == ["bench card:pass"]
    assert match.view(0)["answered"] == []


def test_sealed_answers_are_part_of_the_position() -> None:
    match = bench()
    say(match, *BENCHED[:3])
    position = match.position()
    assert position["sealed"] == [[0, ["bench card:shot", "bench card:pass"]], [1, ["bench card:pass"]]]
    again = GAME.from_position(json.loads(json.dumps(position)))
    assert again.position() == position
    say(again, *BENCHED[3:])
    say(match, *BENCHED[3:])
    assert again.position() == match.position()


def test_answers_tell_nothing_until_all_are_opened() -> None:
    match = bench()
    assert say(match, *BENCHED[:-1]) == []
    assert [event.kind for event in say(match, BENCHED[-1])] == ["bench", "draw", "bench", "draw", "bench", "draw"]
    assert match.sealed == {}


def test_answers_draw_no_chance() -> None:
    """The last answer may lead to luck, but the answers before it do not take a throw of it."""
    throws = Seeded(5)
    match = penalty()
    for seat, name in CALLS:
        match.play(GAME.move(name), throws, seat=seat)
    assert throws.below(1000) == Seeded(5).below(1000)


def test_a_clone_has_its_own_sealed_answers() -> None:
    match = penalty()
    clone = match.clone()
    say(clone, CALLS[0])
    assert match.sealed == {}
    assert match.asked == (0, 1, 2)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_redealt_keeps_ones_own_sealed_answer(seat: int) -> None:
    match = bench()
    mine = [said for said in BENCHED if said[0] == seat]
    say(match, *mine)
    for seed in range(10):
        assert match.redealt(seat, Seeded(seed)).sealed == match.sealed


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_redealt_draws_the_sealed_answers_of_others_anew(viewer: int | None) -> None:
    match = penalty()
    say(match, CALLS[0])
    drawn = [match.redealt(viewer, Seeded(seed)).sealed for seed in range(40)]
    assert {said for sealed in drawn for said in sealed.values()} == {(GAME.call,), (GAME.call + 1,)}
    assert all(list(sealed) == [0] for sealed in drawn)


def test_a_redrawn_answer_fits_the_redealt_hand() -> None:
    match = bench()
    say(match, *BENCHED[:2])
    answers = set()
    for seed in range(60):
        dealt = redealt(match, 1, seed)
        assert dealt.asked == match.asked
        hand = [GAME.bench + card for card in dealt.hands[0].cards]
        for move in dealt.sealed[0]:
            hand.remove(move)
        answers.add(dealt.sealed[0])
        say(dealt, *BENCHED[2:4])
    assert len(answers) > 5


def test_redealt_forgets_an_unfinished_answer_of_another_seat() -> None:
    match = bench()
    say(match, BENCHED[0], BENCHED[2])
    for viewer, kept in ((0, [0]), (1, [1]), (2, []), (None, [])):
        dealt = match.redealt(viewer, Seeded(1))
        assert list(dealt.sealed) == kept
        assert dealt.view(viewer) == match.view(viewer)
    assert list(match.sealed) == [0, 1]


def test_a_seat_with_nothing_to_say_has_answered_from_the_start() -> None:
    match = GAME.blank()
    for card in (PASS, SHOT, SAVE):
        match.hands[0].put(card)
    match.hands[2].put(STAR)
    match.begin([Bench(), FullTime()], NoChance())
    assert match.asked == (0, 2)
    assert match.view(1)["answered"] == [1]

    say(match, (0, "bench card:pass"), (2, "bench card:star"), (0, "bench card:shot"))

    assert match.log == ["0 benches bench card:pass, bench card:shot", "1 benches ", "2 benches bench card:star"]


class SomeCall(Penalty):
    """Only the seats beside the taker call, the last seat first."""

    fields: ClassVar[tuple[str, ...]] = ("taker",)

    def everyone(self, match: Kickabout) -> tuple[int, ...]:
        return tuple(seat for seat in reversed(range(match.rules.seats)) if seat != self.taker)

    def reveal(self, match: Kickabout, answers: dict[int, tuple[int, ...]]) -> None:
        match.log.append(str(answers))


def test_seats_are_asked_and_answers_opened_in_the_order_the_decision_gives() -> None:
    match = GAME.blank()
    match.begin([SomeCall(1), FullTime()], NoChance())
    assert match.asked == (2, 0)
    assert match.seat == 2
    say(match, (0, "call side:right"), (2, "call side:left"))
    assert match.log == [str({2: (GAME.call,), 0: (GAME.call + 1,)})]


def test_one_together_may_follow_another() -> None:
    match = GAME.blank()
    match.begin([SomeCall(1), SomeCall(0), FullTime()], NoChance())
    say(match, (0, "call side:right"), (2, "call side:left"))
    assert match.decision == SomeCall(0)
    assert match.sealed == {}
    assert match.asked == (2, 1)
    assert isinstance(match.decision, Together)
