"""Records whose hashes all fit but that lie: every lie is found, with its line."""

from functools import partial
from typing import Any

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.kernel.chance import Seeded
from onze.kernel.chance.committed import commitment
from onze.kernel.game import Game
from onze.kernel.records.head import read_head
from onze.kernel.records.lines import read_record
from onze.kernel.records.plays import read_play, written_end
from onze.kernel.records.reader import Replay
from onze.kernel.records.writer import go_on
from onze.kernel.words import Refused
from tests.kernel.records.recording import (
    WORDS,
    forged,
    found_wrong,
    kicked_off,
    named_line,
    play_on,
    verify,
    with_line,
)
from tests.kernel.records.whole_record import (
    DEAL,
    END,
    GAME,
    HEAD,
    SEED,
    SEED_AT,
    finished_lines,
    lie,
    moved,
    plays,
    said,
)

# ---- lies in the head


@pytest.mark.parametrize(
    ("start", "line", "found", "key"),
    [
        ("game", "game football-a-la-carte", "game", "record_of_another_game"),
        ("game", "game kick about", "game", "record_not_in_head"),
        ("rules", "rules 4", "rules", "record_of_newer_rules"),
        ("rules", "rules 0", "rules", "record_not_in_head"),
        ("rules", "rules -3", "rules", "record_not_in_head"),
        ("rules", "rules 03", "rules", "record_not_in_head"),
        ("rules", "rules three", "rules", "record_not_in_head"),
        ("rules", "rules " + "9" * 5000, "rules", "record_not_in_head"),
        ("seats", "seats 2", "seat:2", "record_not_in_head"),
        ("seats", "seats 4", "word seat:1", "record_without"),
        ("seats", "seats 0", "seats", "record_not_in_head"),
        ("seats", "seats 999999999", "seats", "record_not_in_head"),
        ("option rounds", "option rounds", "option rounds", "record_not_in_head"),
        ("option rounds", "option =3", "option rounds", "record_not_in_head"),
        ("option rounds", "option hand_size=3", "option rounds", "record_not_in_head"),
        ("digest", "digest 0123456789abcdef", "digest", "record_of_other_data"),
        ("digest", "seat:0 is somebody else", "seat:0", "record_not_in_head"),
        ("seat:2", "seat:0 is Ève", "seat:2", "record_not_in_head"),
        ("seat:2", "seat:3 is Ève", "word seat:1", "record_without"),
        ("seat:2", "seat:02 is Ève", "seat:2", "record_not_in_head"),
        ("seat:2", "seat:2 was Ève", "seat:2", "record_not_in_head"),
        ("word seat:1", "word seat:3 bis", "word seat:1", "record_not_in_head"),
        ("word seat:1", "word seat:0 bis", "word seat:1", "record_not_in_head"),
        ("word seat:1", "word seat:1", "word seat:1", "record_not_in_head"),
        ("word seat:1", "weather seat:1 rain", "word seat:1", "record_not_in_head"),
        ("word seat:1", 'data cards "' + r"\ud800" + '"', "word seat:1", "record_not_in_head"),
        ("word seat:1", 'data cards "half', "word seat:1", "record_not_in_head"),
        ("word seat:1", "data cards [1]", "word seat:1", "record_not_in_head"),
        ("commitment", "commitment 123", "commitment", "record_not_in_head"),
        ("commitment", f"commitment {'A' * 64}", "commitment", "record_not_in_head"),
        ("word seat:0", f"commitment {SEED.hex()}", "word seat:0", "record_not_in_head"),
    ],
)
def test_a_head_that_cannot_be_is_refused_at_its_line(start: str, line: str, found: str, key: str) -> None:
    assert moved(said(start), line) == (said(found), key)


@pytest.mark.parametrize("start", ["game", "rules", "seats", "digest", "commitment", "seat:1"])
def test_a_head_that_leaves_something_out_is_refused_at_its_end(start: str) -> None:
    lines = list(finished_lines())
    del lines[said(start) - 1]
    assert lie(*lines) == (HEAD - 1, "record_without")


@pytest.mark.parametrize("start", ["game", "rules", "seats", "option crowd", "digest", "seat:1", "commitment", "word"])
def test_what_a_head_says_twice_is_refused_the_second_time(start: str) -> None:
    line = finished_lines()[said(start) - 1]
    lines = [*finished_lines()[:HEAD], line, *finished_lines()[HEAD:]]
    assert lie(*lines) == (HEAD + 1, "record_not_in_head")


def test_a_head_says_on_which_line_it_says_what() -> None:
    head = read_head(read_record(forged(finished_lines())))
    assert head.line_of["option weather"] == said("option weather")
    assert head.line_of["word seat:1"] == HEAD
    assert (head.game, head.rules, head.seats, head.size) == ("kickabout", 3, 3, HEAD)
    assert head.options == {"hand_size": 3, "rounds": 5, "weather": "dry", "crowd": False}
    assert head.names == {0: "Zoé", 1: "coach", 2: "Ève"}
    assert head.words == WORDS


# ---- lies in the play


@pytest.mark.parametrize(
    "line",
    [
        "", " ", "deal", "deal [heads]", "deal cards", "offside",
        "seat:0", "seat:00 pass", "seat:100 pass", "seat: pass", "seat:٣ pass", "seat:" + "9" * 5000 + " pass",
        "seat:0  pass", "seat:0 pass ", "seat:0 pass []", "seat:0 pass [", "seat:0 pass [heads", "seat:0 pass [7]",
        "seat:0 pass [d6 ²]", "seat:0 pass [d6  2]", "seat:0 pass [d6 2,heads]", "seat:0 pass [d6 2, ]",
        "seat:0 pass [cut]", "seat:0 pass [order]", "seat:0 pass [d6 " + "9" * 5000 + "]",
        "referee", "referee abandon [heads]", "take back", "take back 20 [heads]", "end", "seed", "adjourned",
        f"seed {SEED.hex()[:-2]}",
    ],
)  # fmt: skip
def test_what_is_no_line_of_play_is_refused_at_its_line(line: str) -> None:
    assert moved(DEAL + 3, line) == (DEAL + 3, "record_not_a_play")


def alternatives(number: int) -> tuple[set[str], set[str]]:
    """What the same seat could have played on a line instead, and what nobody could have."""
    match = Replay(read_record(forged(finished_lines()[: number - 1])), GAME).frames()[-1].match
    seat = read_play(number, finished_lines()[number - 1]).seat
    listed = {f"seat:{seat} {GAME.name(move)}" for move in match.moves(seat)}
    every = {f"seat:{other} {move.name}" for other in range(GAME.seats) for move in GAME.vocabulary}
    possible = {f"seat:{other} {GAME.name(move)}" for other in match.asked for move in match.moves(other)}
    return listed, every - possible


def test_a_move_that_could_not_be_made_is_refused_at_its_line() -> None:
    for number, line in plays():
        if line.startswith("seat:") and number % 5 == 0:
            for lying in alternatives(number)[1]:
                assert moved(number, lying) == (number, "record_wrong_move")
    for lying in ("seat:0 dribble", "seat:7 pass", "seat:0 bench card:goalkeeper", "seat:0 pass heads]"):
        assert moved(DEAL + 1, lying) == (DEAL + 1, "record_wrong_move")


def test_another_move_is_found_where_the_match_no_longer_follows_from_it() -> None:
    """Moves are free: one that could have led to all the rest is told from the true one by the final hash alone."""
    final_hash = read_record(forged(finished_lines())).final_hash
    found = 0
    for number, line in plays():
        what, bracket, throws = line.partition(" [")
        if not line.startswith("seat:"):
            continue
        for other in alternatives(number)[0] - {what}:
            data = forged(with_line(finished_lines(), number, other + bracket + throws))
            assert read_record(data).final_hash != final_hash
            try:
                verdict = verify(data, GAME)
            except Refused as refused:
                found += number <= named_line(refused) <= END
            else:
                assert verdict.outcome is not None
                assert written_end(verdict.outcome) == finished_lines()[END - 1]
    assert found > 20


def test_every_throw_is_compared_with_the_seed() -> None:
    dice = {number: line for number, line in plays() if "[d6 " in line}
    assert len(dice) > 2
    for number, line in dice.items():
        start, _, shown = line.rpartition("[d6 ")
        for other in range(1, 7):
            if f"{other}]" != shown:
                assert moved(number, f"{start}[d6 {other}]") == (number, "record_wrong_throw")
        for throws in ("", f" [d6 {shown[0]}, d6 1]", f" [d20 {shown[0]}]", " [heads]", f" [d6 0{shown}"):
            assert moved(number, start.strip() + throws) == (number, "record_wrong_throw")


def test_throws_of_a_line_without_any_are_refused() -> None:
    number, line = next((number, line) for number, line in plays() if "[" not in line and line.startswith("seat:"))
    for throw in ("heads", "d6 6", "cut 1", "keep order", "order 0"):
        assert moved(number, f"{line} [{throw}]") == (number, "record_wrong_throw")


def test_another_deal_is_refused_at_its_line() -> None:
    deal = finished_lines()[DEAL - 1]
    order, *dice = deal.removeprefix("deal [").removesuffix("]").split(", ")
    first, second, *others = order.removeprefix("order ").split()
    swapped = " ".join(["order", second, first, *others])
    for throws in ([swapped, *dice], ["keep order", *dice], [order], [order, *dice[::-1], "d6 1"], [*dice, order]):
        assert moved(DEAL, f"deal [{', '.join(throws)}]") == (DEAL, "record_wrong_throw")


def test_the_right_throws_are_told() -> None:
    number, line = next((number, line) for number, line in plays() if line.endswith(" [d6 3]"))
    data = forged(with_line(finished_lines(), number, line.replace("d6 3", "d6 6")))
    with pytest.raises(Refused, match=r"the throws of “seat:\d power number:\d” .* Its throws would be: d6 3\."):
        verify(data, GAME)


def test_without_a_seed_only_throws_that_cannot_be_are_found() -> None:
    lines = finished_lines()[: END - 2]
    number, line = next((number, line) for number, line in plays() if line.endswith(" [d6 3]"))
    assert verify(forged(with_line(lines, number, line.replace("d6 3", "d6 2"))), GAME).sealed
    for throws in ("d6 7", "d6 0", "d6 02", "d8 3", "heads", "d6 3, d6 3", "order 0 1"):
        changed = with_line(lines, number, line.replace("d6 3", throws))
        assert found_wrong(partial(verify, forged(changed), GAME)) == (number, "record_wrong_throw")


@pytest.mark.parametrize("change", [-1, 1, 0, 1000])
def test_another_take_back_is_found(change: int) -> None:
    number, line = next((number, line) for number, line in plays() if line.startswith("take back"))
    target = int(line.removeprefix("take back ")) + change if change else DEAL
    found, key = moved(number, f"take back {target}")
    assert found == number if change in (0, 1000) else found > number
    assert key in ("record_wrong_take_back", "record_wrong_move", "record_wrong_throw")


@pytest.mark.parametrize("target", ["", "x", "-17", "017", "17 18", "١٧", "²", "9" * 5000])
def test_a_take_back_of_no_line_is_refused(target: str) -> None:
    number = said("take back")
    keys = ("record_wrong_take_back", "record_not_a_play")
    found, key = moved(number, f"take back {target}".strip())
    assert (found, key in keys) == (number, True)


def test_a_take_back_left_out_with_all_that_it_undid_is_found() -> None:
    """What follows then stands on other lines, and has other throws."""
    lines = list(finished_lines())
    number = said("take back")
    target = int(lines[number - 1].removeprefix("take back "))
    del lines[target - 1 : number]
    found, _ = lie(*lines)
    assert found >= target


@pytest.mark.parametrize("call", ["referee agree", "referee resign seat:3", "referee abandon"])
def test_another_call_of_the_referee_is_found(call: str) -> None:
    number = said("referee")
    found, key = moved(number, call)
    assert found == number + (call == "referee abandon")
    assert key == "record_wrong_move"


def test_a_line_of_play_left_out_or_doubled_is_found() -> None:
    lines = finished_lines()
    for number in range(DEAL + 1, END):
        assert lie(*lines[: number - 1], *lines[number:])[0] >= number
        assert lie(*lines[:number], *lines[number - 1 :])[0] > number


# ---- lies about the luck and the end


def test_another_word_makes_other_throws() -> None:
    for line in ("word seat:0 coup d’envoi !", "word seat:0 coup d'envoi"):
        assert moved(said("word seat:0"), line) == (DEAL, "record_wrong_throw")
    lines = list(finished_lines())
    del lines[HEAD - 1]
    assert lie(*lines) == (DEAL - 1, "record_wrong_throw")


def test_another_seed_or_commitment_is_found_at_the_seed() -> None:
    other = bytes(32)
    assert moved(SEED_AT, f"seed {other.hex()}") == (SEED_AT, "record_wrong_seed")
    assert moved(said("commitment"), f"commitment {commitment(other)}") == (SEED_AT, "record_wrong_seed")


def test_another_seed_with_its_commitment_makes_other_throws() -> None:
    other = bytes(32)
    lines = with_line(finished_lines(), SEED_AT, f"seed {other.hex()}")
    lines = with_line(lines, said("commitment"), f"commitment {commitment(other)}")
    assert lie(*lines) == (DEAL, "record_wrong_throw")


@pytest.mark.parametrize("end", ["end 9-0-0, won 1 0 0", "end 0-0-0, won 0 0 1", "end ", "end draw", "end 0-0-0"])
def test_another_result_is_found_at_its_line(end: str) -> None:
    assert moved(END, end) == (END, "record_wrong_end")


def test_the_right_result_is_told() -> None:
    data = forged(with_line(finished_lines(), END, "end 9-0-0, won 1 0 0"))
    with pytest.raises(Refused) as refused:
        verify(data, GAME)
    for language in ("en", "fr"):
        assert finished_lines()[END - 1] in refused.value.sentence(language)


def test_an_end_before_the_end_is_found() -> None:
    lines = [*finished_lines()[: END - 2], *finished_lines()[END - 1 :]]
    assert lie(*lines) == (END - 1, "record_wrong_end")


def test_nothing_follows_the_end_but_its_seed_and_nothing_the_seed() -> None:
    lines = finished_lines()
    seed, end, back = lines[-1], lines[-2], f"take back {END - 1}"
    adjourned = seed.replace("seed", "adjourned")
    assert lie(*lines[:-1], back) == (SEED_AT, "record_after_the_end")
    assert lie(*lines[:-1], end) == (SEED_AT, "record_after_the_end")
    for more in (back, seed, end, adjourned):
        assert lie(*lines, more) == (SEED_AT + 1, "record_after_the_end")
    assert lie(*lines[:-1], adjourned) == (SEED_AT, "record_wrong_seed")
    assert lie(*lines[:-2], seed) == (END, "record_wrong_seed")
    assert lie(*lines[:-2], adjourned, end) == (SEED_AT, "record_after_the_end")


def test_an_adjourned_match_with_a_lie_does_not_go_on() -> None:
    lines = [*finished_lines()[: END - 1], f"adjourned {SEED.hex()}"]
    number, line = next((number, line) for number, line in plays() if line.endswith(" [d6 3]"))
    replay = Replay(read_record(forged(with_line(lines, number, line.replace("d6 3", "d6 6")))), GAME)
    assert found_wrong(partial(go_on, replay)) == (number, "record_wrong_throw")


# ---- whatever else somebody writes


SCRAPS = (
    "", " ", "0", "-1", "1000000000000000000000", "²", "é", "🎲", "[", "]", ",", '"', "=", "#", "deal",
    "heads", "d6 3", "d6 7", "order 1 0", "cut 0",
    "end 0-0, won 0.5 0.5", "seed", "take back 20", "referee abandon", "seat:0 pass", "seat:9", "option",
)  # fmt: skip


def scrawl(line: str, luck: Seeded) -> str:
    """The line with a part of it left out, doubled, or replaced by a scrap."""
    parts = line.split(" ")
    place = luck.below(len(parts))
    scraps = (*SCRAPS, *parts)
    parts[place : place + luck.below(3)] = [scraps[luck.below(len(scraps))] for _ in range(luck.below(3))]
    return " ".join(parts)


@pytest.mark.parametrize("game", [GAME, FootballALaCarte(2)], ids=lambda game: game.id)
def test_whatever_stands_in_a_record_is_verified_or_refused_with_a_line(game: Game[Any]) -> None:
    """Never a failure of the program, with the seed or without."""
    if game is GAME:
        lines = finished_lines()
    else:
        recorded = play_on(kicked_off(game))
        recorded.close()
        lines = tuple(recorded.record.lines)
    luck = Seeded(98)
    refused = 0
    for _ in range(400):
        place = 1 + luck.below(len(lines) - 1)
        changed = [*lines[:place], scrawl(lines[place], luck), *lines[place + 1 :]]
        try:
            verify(forged(changed[:-2] if luck.coin() else changed), game)
        except Refused as refusal:
            named_line(refusal)
            refused += 1
    assert refused > 250
