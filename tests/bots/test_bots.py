"""Bots are found by name, are handed redealt matches only, and play whole matches."""

import random
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from onze.bots import Thinker, ask_bot, ask_bot_phrase, bot_names, find_bot, play_match, random_bot
from onze.bots.finding import bot_here
from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.coach import FootballCoach
from onze.kernel.chance import Chance, Seeded
from onze.kernel.events import Event
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.phrases import phrases, play_phrase
from onze.kernel.words import Refused
from tests.kernel.toys import KickaboutGame
from tests.plain import plain

GAME = FootballALaCarte()


class Spy:
    """Plays any listed move, and keeps what it was handed."""

    def __init__(self) -> None:
        self.handed: list[Any] = []

    def __call__(self, match: Match, seat: int, chance: Chance) -> int:
        self.handed.append(match)
        return random_bot(match, seat, chance)


def test_bots_are_found_by_name() -> None:
    assert bot_names(GAME) == ("random", "coach", "search", "rookie", "regular", "strong", "master")
    assert find_bot("random", GAME) is random_bot
    bot: Any = find_bot("coach", GAME)
    assert isinstance(bot.__self__, FootballCoach)


def test_an_unknown_bot_is_refused_with_the_bots_there_are() -> None:
    with pytest.raises(Refused) as refused:
        find_bot("oracle", GAME)
    for language in ("en", "fr"):
        assert "oracle" in refused.value.sentence(language)
        assert "random, coach" in refused.value.sentence(language)


def test_a_game_without_a_coach_says_so() -> None:
    game = KickaboutGame()
    assert bot_names(game) == ("random",)
    with pytest.raises(Refused) as refused:
        find_bot("coach", game)
    assert refused.value.sentence("en") == "Kickabout has no coach. The bots for it are: random."
    assert refused.value.sentence("fr").startswith("La petite partie n’a pas de coach.")


def test_the_random_bot_plays_every_listed_move_about_equally_often() -> None:
    match = GAME.scenario("ThrowIn", ball="a6")
    chance = Seeded(1)
    played = Counter(random_bot(match, 0, chance) for _ in range(1000))
    assert set(played) == set(match.moves())
    assert min(played.values()) > 150


def test_a_bot_is_never_handed_the_true_hands_or_pile() -> None:
    match = GAME.new_match(Seeded(1))
    seat = match.seat
    spy = Spy()
    for seed in range(5):
        ask_bot(spy, match, seat, Seeded(seed))
    true_hand = sorted(match.hands[1 - seat].cards)
    assert all(sorted(handed.hands[1 - seat].cards) != true_hand for handed in spy.handed)
    assert all(handed.draw_pile.cards != match.draw_pile.cards for handed in spy.handed)
    assert all(handed.view(seat) == match.view(seat) for handed in spy.handed)


def test_a_lone_move_is_played_without_asking_the_bot() -> None:
    match = GAME.scenario("CornerCut")
    spy = Spy()
    assert ask_bot(spy, match, match.seat, Seeded(1)) == GAME.move("cut")
    assert spy.handed == []


def test_an_answer_that_is_not_listed_is_refused() -> None:
    match = GAME.scenario("ThrowIn", ball="a6")
    with pytest.raises(Refused) as refused:
        ask_bot(lambda match, seat, chance: GAME.move("step square:h12"), match, 0, Seeded(1))
    assert refused.value.rule == "FAC-10.3"


def test_a_bot_says_its_whole_phrase_and_leaves_the_match_as_it_was() -> None:
    match = GAME.scenario("KickOff", hands={0: ["forward-3-hand", "forward-4-red"]})
    before = match.position()
    start, card, *_ = phrase = ask_bot_phrase(random_bot, match, 0, Seeded(1))
    assert GAME.vocabulary[start].verb == "start"
    assert GAME.vocabulary[card].verb == "play"
    assert match.position() == before
    play_phrase(match, phrase, Seeded(1))
    assert match.opened == match.decision


def test_a_bot_of_ones_own_is_found_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text("def choose(match, seat, chance):\n    return match.moves(seat)[-1]\n")
    match = GAME.scenario("ThrowIn", ball="a6")
    assert ask_bot(find_bot(f"{file}:choose", GAME), match, 0, Seeded(1)) == match.moves()[-1]


@pytest.mark.parametrize(
    ("named", "english", "french"),
    [
        ("nobody.py:choose", "There is no Python file “", "Il n’y a pas de fichier Python « "),
        ("my_bot.txt:choose", "There is no Python file “", "Il n’y a pas de fichier Python « "),
        ("my_bot.py:think", " has no class or function “think”.", " n’a ni classe ni fonction « think »."),
        ("my_bot.py:speed", " has no class or function “speed”.", " n’a ni classe ni fonction « speed »."),
    ],
)
def test_a_file_or_function_that_is_missing_is_refused(tmp_path: Path, named: str, english: str, french: str) -> None:
    for name in ("my_bot.py", "my_bot.txt"):
        (tmp_path / name).write_text("speed = 3\n")
    with pytest.raises(Refused) as refused:
        find_bot(f"{tmp_path}/{named}", GAME)
    assert english in refused.value.sentence("en")
    assert french in plain(refused.value.sentence("fr"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_is_played_to_its_end_and_told(seats: int) -> None:
    told: list[Event] = []
    match = play_match(FootballALaCarte(seats), [random_bot] * seats, Seeded(1), told.append)
    assert match.outcome is not None
    assert match.outcome.reason == "full time"
    assert [event.kind for event in told].count("whistle") == 2


def test_seats_that_are_asked_together_answer_in_turn() -> None:
    game = KickaboutGame(3, rounds=1)
    spies = [Spy() for _ in range(3)]
    match = play_match(game, spies, Seeded(1))
    assert match.outcome is not None
    for seat, spy in enumerate(spies):
        benches = [handed for handed in spy.handed if type(handed.decision).__name__ == "Bench"]
        assert benches
        assert all(handed.seat == seat for handed in benches)


def test_the_same_luck_plays_the_same_match() -> None:
    bots = [find_bot("coach", GAME), random_bot]
    first, again, other = (play_match(GAME, bots, Seeded(seed)).position() for seed in (1, 1, 2))
    assert first == again
    assert first != other


# ---- bots that do not do what bots do


def failing(match: Match, seat: int, chance: Chance) -> int:
    return 1 // 0


def leaving(match: Match, seat: int, chance: Chance) -> int:
    raise SystemExit(1)


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        (failing, r"The bot failing at seat 1 has failed at test_bots\.py:\d+: ZeroDivisionError\("),
        (leaving, r"The bot leaving at seat 1 has failed at test_bots\.py:\d+: SystemExit\(1\)"),
        (lambda *about: None, r"The bot .*lambda.* at seat 1 has answered None; a bot answers with one of the numbers"),
        (lambda *about: "cut", r"at seat 1 has answered 'cut'; a bot answers with one of the numbers"),
        (lambda *about: True, r"at seat 1 has answered True; a bot answers with one of the numbers"),
        (lambda *about: 100_000, r"at seat 1 has answered with a move that it may not play\. .*100000"),
    ],
)
def test_a_bot_that_fails_is_refused_by_name_and_seat(bot: Any, words: str) -> None:
    match = GAME.scenario("ThrowIn", ball="a6", seat=0)
    before = match.position()
    with pytest.raises(Refused, match=words):
        ask_bot(bot, match, 0, Seeded(1))
    assert match.position() == before


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder for bots; what was imported from it is forgotten."""
    known, path = set(sys.modules), list(sys.path)
    yield tmp_path
    sys.path[:] = path
    for name in set(sys.modules) - known:
        del sys.modules[name]


def test_a_bot_in_a_file_is_a_module_like_any_other(folder: Path) -> None:
    (folder / "helper_of_a_bot.py").write_text("FIRST = 0\n", encoding="utf-8")
    code = (
        "import pickle\nfrom dataclasses import dataclass\nfrom helper_of_a_bot import FIRST\n\n\n"
        "@dataclass\nclass Plan:\n    move: int\n\n\n"
        "def choose(match, seat, chance):\n"
        "    return match.moves(seat)[pickle.loads(pickle.dumps(Plan(FIRST))).move]\n"
    )
    (folder / "random.py").write_text(code, encoding="utf-8")
    bot = bot_here(f"{folder / 'random.py'}:choose", GAME)
    match = GAME.scenario("ThrowIn", ball="a6")
    assert ask_bot(bot, match, match.seat, Seeded(1)) == match.moves()[0]
    assert random.random() < 1, "nobody else's module has been replaced"


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("def choose(match:\n", r"bot\.py, line 1: this is not Python"),
        ("import nowhere_at_all\n", r"bot\.py cannot be loaded: at bot\.py:1 it fails with ModuleNotFoundError"),
        ("raise SystemExit\n", r"bot\.py cannot be loaded: at bot\.py:1 it fails with SystemExit"),
    ],
)
def test_a_file_that_cannot_be_loaded_is_refused_with_its_line(folder: Path, code: str, words: str) -> None:
    (folder / "bot.py").write_text(code, encoding="utf-8")
    with pytest.raises(Refused, match=words):
        find_bot(f"{folder / 'bot.py'}:choose", GAME)


# ---- bots that are objects


class Rehearsed(Thinker):
    """Says whole phrases, and keeps what it is told and how long it may think."""

    def __init__(self, game: Game[Any], last: bool = False) -> None:
        super().__init__(game)
        self.last = last
        self.heard: list[str] = []
        self.budgets: list[float | None] = []

    def answer(self, match: Any, seat: int, chance: Chance, seconds: float | None) -> Sequence[int]:
        self.budgets.append(seconds)
        said = list(phrases(match, seat))
        return said[-1] if self.last else said[0]

    def told(self, seat: int, told: Mapping[str, object]) -> None:
        self.heard.append(str(told["kind"]))


def test_a_thinker_answers_with_a_whole_phrase() -> None:
    match = GAME.scenario("KickOff")
    phrase = ask_bot_phrase(Rehearsed(GAME), match, match.seat, Seeded(1))
    assert tuple(phrase) == next(iter(phrases(match, match.seat)))
    assert len(phrase) > 1


def test_a_thinker_hears_what_its_seat_is_told_and_how_long_it_may_think() -> None:
    bots = [Rehearsed(GAME), Rehearsed(GAME)]
    told: list[Event] = []
    play_match(GAME, bots, Seeded(1), told.append, seconds=0.5)
    assert bots[0].heard == bots[1].heard == [event.kind for event in told]
    assert set(bots[0].budgets) == {0.5}


@pytest.mark.parametrize("answer", [[], [None], [True], "pass"])
def test_an_answer_that_is_no_move_or_row_of_moves_is_refused(answer: Any) -> None:
    match = GAME.scenario("KickOff")
    with pytest.raises(Refused) as refused:
        ask_bot_phrase(lambda match, seat, chance: answer, match, match.seat, Seeded(1))
    assert refused.value.reason.key == "bot_answers_wrong"


def test_a_phrase_that_goes_wrong_half_way_is_refused() -> None:
    match = GAME.scenario("KickOff")
    first = match.moves()[0]
    with pytest.raises(Refused) as refused:
        ask_bot_phrase(lambda match, seat, chance: [first, first], match, match.seat, Seeded(1))
    assert refused.value.reason.key == "bot_answers_unlisted"


BOT_WITH_PARAMETERS = """
from onze.bots import Thinker

class Steady(Thinker):
    def __init__(self, game, place=0, seconds=1.0, calm=False, name="x"):
        super().__init__(game)
        self.parameters = (place, seconds, calm, name)

    def answer(self, match, seat, chance, seconds):
        return match.moves(seat)[self.parameters[0]]

def choose(match, seat, chance, place=0):
    return match.moves(seat)[place]

def told(match, seat, chance, level: "int"):
    return match.moves(seat)[level]
"""


def test_parameters_stand_behind_a_bots_name(tmp_path: Path) -> None:
    file = tmp_path / "steady.py"
    file.write_text(BOT_WITH_PARAMETERS, encoding="utf-8")
    steady: Any = bot_here(f"{file}:Steady:place=-1:seconds=0.5:calm=true:name=Zoé", GAME)
    assert steady.parameters == (-1, 0.5, True, "Zoé")
    assert steady.game is GAME
    match = GAME.scenario("KickOff")
    for name in (f"{file}:Steady:place=-1", f"{file}:choose:place=-1"):
        assert ask_bot(find_bot(name, GAME), match, match.seat, Seeded(1)) == match.moves()[-1]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Steady:speed=3", "takes no parameter “speed”. It takes: place, seconds, calm, name."),
        ("choose:speed=3", "takes no parameter “speed”. It takes: place."),
    ],
)
def test_an_unknown_parameter_is_refused_with_those_there_are(tmp_path: Path, name: str, said: str) -> None:
    file = tmp_path / "steady.py"
    file.write_text(BOT_WITH_PARAMETERS, encoding="utf-8")
    with pytest.raises(Refused, match=re.escape(said)):
        find_bot(f"{file}:{name}", GAME)


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        (
            "Steady:place=abc",
            "takes a whole number for “place”, not “abc”.",
            "un nombre entier, et non « abc »",
        ),
        ("Steady:place=1.5", "takes a whole number for “place”, not “1.5”.", "un nombre entier, et non « 1.5 »"),
        ("Steady:place=true", "takes a whole number for “place”, not “true”.", "un nombre entier, et non « true »"),
        ("Steady:seconds=soon", "takes a number for “seconds”, not “soon”.", "« seconds » un nombre, et non « soon »"),
        ("Steady:calm=1", "takes true or false for “calm”, not “1”.", "« calm » true ou false, et non « 1 »"),
        ("choose:place=", "takes a whole number for “place”, not “”.", "un nombre entier, et non «"),
        ("told:level=high", "takes a whole number for “level”, not “high”.", "un nombre entier, et non « high »"),
    ],
)
def test_a_parameter_of_a_wrong_type_is_refused(tmp_path: Path, name: str, english: str, french: str) -> None:
    file = tmp_path / "steady.py"
    file.write_text(BOT_WITH_PARAMETERS, encoding="utf-8")
    with pytest.raises(Refused) as refused:
        find_bot(f"{file}:{name}", GAME)
    assert refused.value.reason.key == "wrong_parameter"
    assert refused.value.reason.sentence("en").endswith(english)
    assert french in plain(refused.value.reason.sentence("fr"))


def test_a_word_stays_a_word_and_a_whole_number_is_a_number(tmp_path: Path) -> None:
    file = tmp_path / "steady.py"
    file.write_text(BOT_WITH_PARAMETERS, encoding="utf-8")
    steady: Any = bot_here(f"{file}:Steady:name=11:seconds=2", GAME)
    assert steady.parameters == (0, 2, False, "11")


def test_the_random_bot_takes_no_parameters() -> None:
    with pytest.raises(Refused, match="takes no parameters"):
        find_bot("random:level=3", GAME)
