"""Honest luck: what it must be is computed here once more, from nothing but hashes."""

import hashlib
import hmac
from collections.abc import Callable, Mapping

import pytest

from onze.kernel.chance import Chance, Scripted, ScriptError, Seeded
from onze.kernel.chance.committed import Committed, Noted, commitment
from tests.kernel.frequencies import chi_square, evenly
from tests.kernel.records.recording import SEED, kicked_off
from tests.kernel.toys import KickaboutGame

WORDS = {0: "coup d’envoi", 1: "second half"}


def number_of(line: int, count: int, words: Mapping[int, str] = WORDS, seed: bytes = SEED) -> int:
    """The number that a count of a line stands for, before anything is made of it."""
    message = f"{line} {count}" + "".join(f"\n{seat} {words[seat]}" for seat in sorted(words))
    return int(hmac.new(seed, message.encode("utf-8"), hashlib.sha256).hexdigest()[:16], 16)


def committed(line: int, words: Mapping[int, str] = WORDS, seed: bytes = SEED) -> Committed:
    """Luck at a line of the record."""
    luck = Committed(seed, words)
    luck.turn_to(line)
    return luck


def throws(luck: Chance, count: int = 30) -> list[int]:
    return [luck.below(1000) for _ in range(count)]


# ---- what is shown beforehand


def test_a_seed_is_shown_as_its_hash() -> None:
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


@pytest.mark.parametrize("size", [0, 16, 31, 33, 64])
def test_a_seed_of_another_size_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, not {size}"):
        Committed(bytes(size), {})


def test_the_seed_is_never_shown() -> None:
    """As text, as hexadecimal digits or as bytes, in luck or in a match that is played with it."""
    seed = b"a seed that everybody could read"
    recorded = kicked_off(KickaboutGame(), seed)
    luck = committed(3, seed=seed)
    luck.die(6)
    shown = [repr(luck), str(luck), repr(Noted(luck)), repr(recorded), str(recorded), recorded.record.text()]
    for text in shown:
        assert seed.decode() not in text
        assert seed.hex() not in text
        assert str(seed) not in text


# ---- what is thrown


def test_numbers_are_those_that_openssl_gives() -> None:
    """The first eight bytes of ``printf '7 0' | openssl dgst -sha256 -mac hmac -macopt hexkey:…``, and so on."""
    luck = committed(7, {})
    assert [luck.below(1 << 64) for _ in range(2)] == OPENSSL_LINE_7
    luck = committed(12, {0: "coup d’envoi", 1: "bis"})
    assert luck.below(1 << 64) == OPENSSL_LINE_12_WITH_WORDS


OPENSSL_LINE_7 = [0x1ED48A37F4546A2C, 0x0BDFD9FC36E611B1]
OPENSSL_LINE_12_WITH_WORDS = 0x2F120AA6437C660F


@pytest.mark.parametrize("words", [{}, {1: "bis"}, WORDS], ids=str)
@pytest.mark.parametrize("line", [1, 31, 40_000])
def test_every_throw_follows_from_seed_words_line_and_count(line: int, words: dict[int, str]) -> None:
    luck = committed(line, words)
    assert luck.die(20) == number_of(line, 0, words) % 20 + 1
    assert luck.coin() == (number_of(line, 1, words) % 2 == 0)
    assert luck.cut(55) == number_of(line, 2, words) % 55 + 1
    assert luck.below(7) == number_of(line, 3, words) % 7
    items = list("abcde")
    for last, count in zip((4, 3, 2, 1), (4, 5, 6, 7), strict=True):
        other = number_of(line, count, words) % (last + 1)
        items[last], items[other] = items[other], items[last]
    shuffled = list(range(5))
    luck.shuffle(shuffled)
    assert ["abcde"[place] for place in shuffled] == items


def test_each_line_begins_to_count_anew() -> None:
    luck = committed(8)
    first = throws(luck)
    luck.turn_to(9)
    assert throws(luck) != first
    luck.turn_to(8)
    assert throws(luck) == first


def test_seed_line_count_and_words_all_change_what_is_thrown() -> None:
    start = throws(committed(8))
    others = [
        committed(9),
        committed(8, seed=SEED[::-1]),
        committed(8, {}),
        committed(8, {0: WORDS[0]}),
        committed(8, {0: WORDS[1], 1: WORDS[0]}),
        committed(8, {0: WORDS[0], 2: WORDS[1]}),
        committed(8, {**WORDS, 1: WORDS[1] + " "}),
    ]
    assert all(throws(luck) != start for luck in others)
    assert start[1:] != throws(committed(8))[:-1], "a count is not the one before"
    assert len(set(start)) > 20


def test_words_count_by_seat_in_whatever_order_they_come() -> None:
    assert throws(committed(8, {1: "b", 0: "a"})) == throws(committed(8, {0: "a", 1: "b"}))


# ---- every result as likely as the others

LARGE = (1 << 63) + 1
"""Almost half of all numbers lie in the incomplete run after this one."""


def test_a_number_from_the_incomplete_run_is_thrown_away_and_the_next_count_used() -> None:
    thrown_away = 0
    for line in range(200):
        luck = committed(line)
        count = 0
        for _ in range(3):
            while number_of(line, count) >= LARGE:
                count += 1
                thrown_away += 1
            assert luck.below(LARGE) == number_of(line, count)
            count += 1
    assert 400 < thrown_away < 800


def test_nothing_is_thrown_away_where_runs_are_complete() -> None:
    for power in (0, 1, 63, 64):
        luck = committed(5)
        assert [luck.below(1 << power) for _ in range(20)] == [
            number_of(5, count) % (1 << power) for count in range(20)
        ]


def test_more_than_a_number_can_hold_is_an_error() -> None:
    with pytest.raises(ValueError, match="at most"):
        committed(1).below((1 << 64) + 1)


RESULTS: dict[str, tuple[Callable[[Chance], int], range]] = {
    "die of 6": (lambda luck: luck.die(6), range(1, 7)),
    "die of 20": (lambda luck: luck.die(20), range(1, 21)),
    "coin": (lambda luck: int(luck.coin()), range(2)),
    "cut of 55": (lambda luck: luck.cut(55), range(1, 56)),
    "thirds of a large number": (lambda luck: luck.below(3 << 61) >> 61, range(3)),
}


@pytest.mark.parametrize("name", RESULTS)
@pytest.mark.parametrize("first_of_its_line", [True, False])
def test_every_result_is_as_likely_as_the_others(name: str, first_of_its_line: bool) -> None:
    """Taken modulo the large number, without throwing anything away, the last third would come less often."""
    throw, possible = RESULTS[name]
    luck = committed(0)
    results = []
    for line in range(4000):
        if first_of_its_line:
            luck.turn_to(line)
        results.append(throw(luck))
    assert chi_square(results, evenly(possible)) < 1


def test_every_order_of_a_shuffle_is_as_likely_as_the_others() -> None:
    orders = []
    for line in range(4800):
        items = [0, 1, 2, 3]
        committed(line).shuffle(items)
        orders.append(tuple(items))
    assert len(set(orders)) == 24
    assert chi_square(orders, evenly(sorted(set(orders)))) < 1


# ---- noting what is thrown


def test_throws_are_noted_in_the_words_of_a_script_and_thrown_again_from_it() -> None:
    def throw_all(chance: Chance) -> list[object]:
        items = [10, 20, 30, 40]
        shown: list[object] = [chance.die(20), chance.coin(), chance.cut(9)]
        chance.shuffle(items)
        chance.shuffle([])
        return [*shown, items]

    noted = Noted(Seeded(3))
    shown = throw_all(noted)
    assert shown == throw_all(Seeded(3)), "noting changes nothing"
    assert len(noted.throws) == 5
    with Scripted(*noted.throws) as script:
        assert throw_all(script) == shown


@pytest.mark.parametrize(
    ("throw", "script", "noted"),
    [
        (lambda luck: luck.die(6), "d6 4", "d6 4"),
        (lambda luck: luck.coin(), "heads", "heads"),
        (lambda luck: luck.coin(), "tails", "tails"),
        (lambda luck: luck.cut(12), "cut 12", "cut 12"),
        (lambda luck: luck.shuffle([5, 6, 7]), "order 2 0 1", "order 2 0 1"),
        (lambda luck: luck.shuffle([5, 6, 7]), "keep order", "order 0 1 2"),
        (lambda luck: luck.shuffle([]), "keep order", "keep order"),
    ],
)
def test_a_throw_is_noted_as_it_was(throw: Callable[[Chance], object], script: str, noted: str) -> None:
    luck = Noted(Scripted(script))
    throw(luck)
    assert luck.throws == [noted]


def test_bare_numbers_cannot_be_noted() -> None:
    luck = Noted(Seeded(0))
    with pytest.raises(ScriptError, match="not bare numbers"):
        luck.below(6)
    assert luck.throws == []
