"""Luck: the documented generator, scripts, and that a match holds none of it."""

import hashlib
import itertools
from collections.abc import Callable, Iterator

import pytest

from onze.kernel.chance import Chance, NoChance, Scripted, ScriptError, Seeded
from onze.kernel.events import Event
from tests.kernel.frequencies import chi_square, evenly
from tests.kernel.toys import KickaboutGame

# ---- the documented generator

FIRST_WORDS = {
    0: [
        216637733,
        3624865535,
        2660740484,
        4067246799,
        1983990709,
        4093807690,
        1988619428,
        2113012573,
        1141923083,
        3926936321,
    ],
    1: [
        1075291,
        3703177784,
        4245913096,
        1379330846,
        3584116294,
        136597078,
        3235389942,
        1045616482,
        2867162673,
        1997741106,
    ],
    2**200: [
        2509716832,
        492364067,
        958882092,
        3703975719,
        292665787,
        1050193730,
        3018626794,
        3216208602,
        534702190,
        1391263275,
    ],
}


def documented(seed: int) -> Iterator[int]:
    """The generator as the documentation of ``onze.kernel.chance`` tells it, written again from there."""
    start = hashlib.sha256(b"onze " + str(seed).encode("ascii")).digest()
    a, b, c = (int.from_bytes(start[place : place + 4], "big") for place in (0, 4, 8))
    for counter in itertools.count(1):
        word = (a + b + counter) % 2**32
        a, b, c = b ^ b // 2**9, 9 * c % 2**32, (c * 2**21 % 2**32 + c // 2**11 + word) % 2**32
        if counter > 12:
            yield word


@pytest.mark.parametrize("seed", FIRST_WORDS)
def test_the_first_ten_words_are_the_documented_ones(seed: int) -> None:
    chance = Seeded(seed)
    words = [int(chance.word()) for _ in range(10)]
    assert words == FIRST_WORDS[seed]
    assert words == list(itertools.islice(documented(seed), 10))


def test_a_thousand_words_are_the_documented_ones() -> None:
    chance = Seeded(-7)
    assert [int(chance.word()) for _ in range(1000)] == list(itertools.islice(documented(-7), 1000))


@pytest.mark.parametrize("count", [1, 2, 6, 7, 1000, 40_000, 2**16])
def test_below_rejects_the_half_words_of_the_last_incomplete_run(count: int) -> None:
    halves = (half for word in documented(11) for half in (word % 2**16, word // 2**16))
    fitting = (half for half in halves if half < 2**16 // count * count)
    chance = Seeded(11)
    for half in itertools.islice(fitting, 200):
        assert chance.below(count) == half % count


@pytest.mark.parametrize("count", [2**16 + 1, 2**31 + 1, 2**32])
def test_larger_numbers_take_whole_words(count: int) -> None:
    fitting = (word for word in documented(11) if word < 2**32 // count * count)
    chance = Seeded(11)
    for word in itertools.islice(fitting, 200):
        assert chance.below(count) == word % count


def test_no_luck_is_drawn_beyond_a_word() -> None:
    with pytest.raises(ValueError, match="4294967296"):
        Seeded(0).below(2**32 + 1)


def test_the_same_seed_gives_the_same_luck_and_another_seed_another() -> None:
    assert throws(Seeded(4)) == throws(Seeded(4))
    assert throws(Seeded(4)) != throws(Seeded(5))


def test_two_chances_of_one_seed_do_not_disturb_each_other() -> None:
    alone, first, second = Seeded(4), Seeded(4), Seeded(4)
    mixed = []
    for _ in range(50):
        mixed.append(first.below(1000))
        second.below(7)
    assert mixed == [alone.below(1000) for _ in range(50)]


def throws(chance: Chance) -> list[int]:
    return [chance.below(1000) for _ in range(20)]


# ---- every result as likely as the others

LIKELY: dict[str, tuple[Callable[[Chance], object], list[object]]] = {
    "below": (lambda chance: chance.below(7), list(range(7))),
    "below a large number": (lambda chance: chance.below(3 * 2**30) // 2**28, list(range(12))),
    "die": (lambda chance: chance.die(6), [1, 2, 3, 4, 5, 6]),
    "coin": (lambda chance: chance.coin(), [True, False]),
    "cut": (lambda chance: chance.cut(5), [1, 2, 3, 4, 5]),
    "shuffle": (lambda chance: shuffled(chance, 4), [*itertools.permutations(range(4))]),
    "two throws": (lambda chance: (chance.below(5), chance.below(5)), [*itertools.product(range(5), repeat=2)]),
}


def shuffled(chance: Chance, size: int) -> tuple[int, ...]:
    items = list(range(size))
    chance.shuffle(items)
    return tuple(items)


@pytest.mark.parametrize("name", LIKELY)
def test_every_result_is_as_likely_as_the_others(name: str) -> None:
    throw, results = LIKELY[name]
    chance = Seeded(1930)
    assert chi_square([throw(chance) for _ in range(6000)], evenly(results)) < 1


@pytest.mark.parametrize("size", [0, 1])
def test_shuffling_nothing_draws_nothing(size: int) -> None:
    assert shuffled(NoChance(), size) == tuple(range(size))


# ---- scripts


def test_a_script_gives_the_throws_that_it_names() -> None:
    with Scripted("d20 17", "cut 5", "heads", "tails", "keep order", "order 2 0 1") as chance:
        assert chance.die(20) == 17
        assert chance.cut(9) == 5
        assert chance.coin() is True
        assert chance.coin() is False
        assert shuffled(chance, 3) == (0, 1, 2)
        assert shuffled(chance, 3) == (2, 0, 1)


THROWS: dict[str, Callable[[Chance], object]] = {
    "a die of 6 sides": lambda chance: chance.die(6),
    "a coin": lambda chance: chance.coin(),
    "a cut of 9 cards": lambda chance: chance.cut(9),
    "a shuffle of 3 cards": lambda chance: shuffled(chance, 3),
}


@pytest.mark.parametrize("throw", THROWS)
def test_a_script_that_has_run_out_fails(throw: str) -> None:
    with pytest.raises(ScriptError, match=f"run out: {throw}"):
        THROWS[throw](Scripted())


@pytest.mark.parametrize(
    ("throw", "said"),
    [
        ("a die of 6 sides", "d20 3"),
        ("a die of 6 sides", "d6 7"),
        ("a die of 6 sides", "d6 0"),
        ("a die of 6 sides", "d6"),
        ("a die of 6 sides", "d6 -1"),
        ("a die of 6 sides", "cut 3"),
        ("a coin", "d2 1"),
        ("a coin", "edge"),
        ("a cut of 9 cards", "cut 10"),
        ("a cut of 9 cards", "cut 0"),
        ("a cut of 9 cards", "d9 3"),
        ("a shuffle of 3 cards", "order 0 1"),
        ("a shuffle of 3 cards", "order 0 1 1"),
        ("a shuffle of 3 cards", "order 1 2 3"),
        ("a shuffle of 3 cards", "order a b c"),
        ("a shuffle of 3 cards", "keep"),
        ("a shuffle of 3 cards", "heads"),
    ],
)
def test_a_script_that_names_another_throw_fails(throw: str, said: str) -> None:
    with pytest.raises(ScriptError, match=f"'{said}', but {throw}"):
        THROWS[throw](Scripted(said))


def test_a_script_that_is_not_used_up_fails() -> None:
    chance = Scripted("d6 1", "heads", "cut 2")
    chance.die(6)
    with pytest.raises(ScriptError, match="not thrown: heads, cut 2"):
        chance.finish()
    with pytest.raises(ScriptError, match="not thrown: d6 1"), Scripted("d6 1"):
        pass


def test_a_script_does_not_hide_the_error_that_stopped_it() -> None:
    with pytest.raises(KeyError), Scripted("d6 1"):
        raise KeyError


def test_a_script_names_no_bare_numbers() -> None:
    with pytest.raises(ScriptError):
        Scripted("d6 1").below(6)


def test_no_chance_refuses_every_throw() -> None:
    for throw in THROWS.values():
        with pytest.raises(ScriptError):
            throw(NoChance())


# ---- luck is lent

GAME = KickaboutGame()


def test_a_match_holds_no_chance_between_calls() -> None:
    match = GAME.new_match(Seeded(0))
    for _ in range(5):
        with pytest.raises(RuntimeError):
            match.die(6)
        with pytest.raises(RuntimeError):
            match.coin()
        with pytest.raises(RuntimeError):
            match.shuffle(match.draw_pile)
        with pytest.raises(RuntimeError):
            match.cut(match.draw_pile)
        match.play(match.moves()[0], Seeded(0))


def test_a_match_holds_no_chance_after_a_throw_that_failed() -> None:
    match = GAME.scenario("Power", hands={0: ["shot"]}, said=["play card:shot", "aim side:left"])
    with pytest.raises(ScriptError):
        match.play(GAME.move("power number:1"), NoChance(), list[Event]().append)
    assert not match.heard
    with pytest.raises(RuntimeError):
        match.die(6)


def test_a_clone_made_while_a_move_is_told_holds_no_chance() -> None:
    match = GAME.scenario("Power", hands={0: ["shot"]}, said=["play card:shot", "aim side:left"])

    told: list[Event] = []

    def peek(event: Event) -> None:
        told.append(event)
        clone = match.clone()
        assert not clone.heard
        with pytest.raises(RuntimeError):
            clone.die(6)

    match.play(GAME.move("power number:1"), Scripted("d6 1"), peek)
    assert told


def test_a_clone_shares_no_luck() -> None:
    """Whatever is tried on clones, the true match throws what it would have thrown."""
    seen, alone = GAME.new_match(Seeded(8)), GAME.new_match(Seeded(8))
    luck, same_luck = Seeded(9), Seeded(9)
    while alone.outcome is None:
        clone = seen.clone()
        clone.play(clone.moves()[-1], Seeded(1))
        seen.redealt(0, Seeded(2))
        move = alone.moves()[0]
        alone.play(move, luck)
        seen.play(move, same_luck)
        assert seen.position() == alone.position()


# ---- shuffles by the names of what is shuffled


NAMES = ("pass", "shot", "save", "star")


def test_a_script_puts_named_cards_on_top_of_a_shuffled_pile() -> None:
    pile = [0, 1, 2, 3, 1]
    with Scripted("top star shot", names=NAMES) as chance:
        chance.shuffle(pile)
    assert pile == [0, 2, 1, 1, 3]  # the top of a pile is its end


def test_a_script_puts_named_things_first_in_an_order_that_is_drawn() -> None:
    teams = [0, 1, 2, 3]
    with Scripted("first save star", names=NAMES) as chance:
        chance.shuffle(teams)
    assert teams == [2, 3, 0, 1]


@pytest.mark.parametrize("throw", ["top star", "top goal", "first shot shot"])
def test_a_script_that_names_a_card_which_is_not_shuffled_fails(throw: str) -> None:
    with pytest.raises(ScriptError, match=r"but no '(star|goal|shot)' is shuffled here"):
        Scripted(throw, names=NAMES).shuffle([0, 1, 2])
