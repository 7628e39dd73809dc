"""The report on a match: result, half-time and goals in sentences, and nothing of what was drawn."""

import re
from collections.abc import Mapping

import pytest

from onze.articles import Table
from onze.bots import ask_bot_phrase, random_bot
from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.telling.report import Report, write
from onze.kernel.events import Event
from onze.kernel.records.reader import Replay
from onze.kernel.records.writer import kick_off
from onze.kernel.words import LANGUAGES
from tests.plain import plain

NAMES = ("Ada", "Bob", "Cleo")
KICK_OFFS = [("starter", {"seat": 0}), ("half", {"number": 1, "seat": 0})]


def told(*events: tuple[str, Mapping[str, object]], goals: tuple[int, int] = (0, 0), language: str = "fr") -> Report:
    """A report on such events, in a match of one against two."""
    match = FootballALaCarte(seats=3).scenario("OpenPlay", goals=list(goals))
    return Report(
        match.rules,
        match.view(None),
        [Event(kind, details) for kind, details in (*KICK_OFFS, *events)],
        NAMES,
        language,
    )


def shot(seat: int) -> tuple[str, Mapping[str, object]]:
    return "ball", {"seat": seat, "result": "shot"}


def goal(*goals: int) -> tuple[str, Mapping[str, object]]:
    return "goal", {"side": 0, "score": list(goals)}


PENALTY = ("card", {"seat": 2, "card": "card:penalty"})
CORNER_BY_BOB = ("corner", {"seat": 1, "square": "a12"})
CORNER = ("corner", {"seat": 0, "square": "a12"})


def test_goals_are_told_in_order_with_who_scored_and_how() -> None:
    report = told(
        shot(0), goal(1, 0), shot(0), goal(2, 0), PENALTY, goal(2, 1), shot(1), CORNER, goal(2, 2), shot(2), goal(2, 3),
        shot(1), goal(2, 4), ("whistle", {"half": 1, "score": [2, 4]}),
    )  # fmt: skip
    assert plain(report.story(report.chronicle.halves[0])) == (
        "Ada ouvre le score (1-0). Ada marque encore (2-0). Cleo réduit l’écart sur penalty (2-1). "
        "Bob égalise à la suite d’un corner (2-2). Cleo donne l’avantage à son équipe (2-3). Bob creuse l’écart (2-4). "
        "Tirs, hors penaltys : 2 pour Ada, 3 pour Bob & Cleo. À la mi-temps : 2-4 (Ada – Bob & Cleo)."
    )


@pytest.mark.parametrize(
    ("language", "story"),
    [
        ("en", "A penalty by Cleo was stopped. There were no goals. Nobody had a shot."),
        ("fr", "Cleo voit son penalty arrêté. Pas de but. Aucun tir, ni d’un côté ni de l’autre."),
    ],
)
def test_a_half_without_goals_says_so(language: str, story: str) -> None:
    report = told(PENALTY, ("penalty stopped", {"seat": 0}), language=language)
    assert report.story(report.chronicle.halves[0]) == story


def test_a_match_that_goes_on_is_told_so_far() -> None:
    report = told(shot(0), goal(1, 0), goals=(1, 0))
    assert plain(report.headline()) == "Ada contre Bob & Cleo : où en est le match"
    assert plain(report.board_line().words) == "1-0 (Ada – Bob & Cleo)"
    assert report.about() == "Le football à la carte, match à 3 joueurs. Ada donne le coup d’envoi du match."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("call", "english", "french"),
    [
        ("resign seat:1", "Bob gave up against Ada", "Victoire par abandon pour Ada contre Bob"),
        ("agree draw", "Ada and Bob agreed on a draw", "Nul d’un commun accord entre Ada et Bob"),
        ("abandon", "Ada against Bob abandoned", "Match arrêté entre Ada et Bob"),
    ],
)
def test_what_the_referee_said_is_the_headline(call: str, english: str, french: str, language: str) -> None:
    recorded = kick_off(FootballALaCarte(), bytes(32), ["me", "me"])
    recorded.call(call)
    recorded.close()
    article = write(Replay(recorded.record, FootballALaCarte()), NAMES[:2], language)
    assert plain(article.title) == {"en": english, "fr": french}[language]


def test_a_win_on_time_is_the_headline() -> None:
    recorded = kick_off(FootballALaCarte(), bytes(32), ["me", "me"])
    recorded.lose_on_time(1)
    replay = Replay(recorded.record, FootballALaCarte())
    assert write(replay, NAMES[:2], "en").title == "Ada beat Bob on time"
    assert write(replay, NAMES[:2], "fr").title == "Victoire au temps pour Ada contre Bob"


def card(seat: int, name: str) -> tuple[str, Mapping[str, object]]:
    return "card", {"seat": seat, "card": f"card:{name}"}


def flown(seat: int, start: str, result: str = "open_play") -> tuple[str, Mapping[str, object]]:
    return "ball", {"seat": seat, "result": result, "from": f"square:{start}"}


def table(report: Report, place: int) -> list[list[str]]:
    found = [part for part in report.tables() if isinstance(part, Table)]
    return [[plain(cell) for cell in row] for row in found[place].rows]


def test_a_goal_is_listed_with_its_turn_and_how_it_fell() -> None:
    report = told(
        card(0, "forward-6-blue"), flown(0, "d6"),
        card(1, "free-kick-4-left-right"), card(1, "forward-4-red"), flown(1, "e9"), flown(1, "e3", "shot"), goal(0, 1),
        card(0, "forward-6-blue"), flown(0, "d9", "shot"), goal(1, 1),
        card(2, "penalty"), goal(1, 2), goals=(1, 2), language="en",
    )  # fmt: skip
    assert table(report, 0) == [
        ["first half, turn 2", "0 – 1", "Bob", "free kick, then a shot from e3"],
        ["first half, turn 3", "1 – 1", "Ada", "shot from d9"],
        ["first half, turn 4", "1 – 2", "Cleo", "penalty, decided by the cut"],
    ]


def test_both_sides_are_told_in_figures() -> None:
    report = told(
        card(0, "forward-6-blue"), flown(0, "d9", "shot"),
        card(1, "goalkeeper-4-all"), flown(1, "d12"), flown(1, "d8", "throw_in"),
        card(0, "forward-6-blue"), flown(0, "d9", "shot"), CORNER_BY_BOB, ("corner stopped", {"seat": 0}),
        PENALTY, ("penalty stopped", {"seat": 0}), language="en",
    )  # fmt: skip
    assert {name: (home, away) for name, home, away in table(report, 0)} == {
        "Goals": ("0", "0"), "Shots": ("2", "0"), "Shots and penalties stopped": ("1", "2"),
        "Corners conceded": ("0", "1"), "Free kicks": ("0", "0"), "Penalties": ("0", "1"),
        "Balls played out": ("0", "1"), "Possession": ("50%", "50%"),
    }  # fmt: skip
    assert report.story(report.chronicle.halves[0]).startswith(
        "A shot by Ada from d9 was stopped by the goalkeeper. "
        "A shot by Ada from d9 went behind for a corner, and the cut brought nothing. A penalty by Cleo was stopped."
    )


def test_the_same_is_told_in_other_words() -> None:
    saved = [(card(0, "forward-6-blue"), flown(0, "d9", "shot"), card(1, "goalkeeper-4-all")) for _ in range(4)]
    report = told(*[event for turn in saved for event in turn], language="en")
    first, second, third, again, *_ = re.split(r"(?<=\.) ", report.story(report.chronicle.halves[0]))
    assert len({first, second, third}) == 3
    assert again == first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_report_on_any_match_has_all_its_goals_and_none_of_its_draws(seats: int, language: str) -> None:
    for number in range(4):
        game = FootballALaCarte(seats=seats, tie="penalty_cuts")
        recorded = kick_off(game, number.to_bytes(32, "big"), ["random"] * seats)
        while recorded.match.outcome is None:
            seat = recorded.match.asked[0]
            recorded.play(ask_bot_phrase(random_bot, recorded.match, seat, recorded.thinking()), seat)
        match = recorded.match
        assert isinstance(match, FootballMatch)
        text = plain(write(Replay(recorded.record, game), [*NAMES, "Dan"][:seats], language).written("text"))
        story = " ".join(text.split())
        assert len(re.findall(r"\(\d+(?: – |-)\d+\)\.", story)) == sum(match.goals)
        assert len(re.findall(r"(?:turn|tour) \d+ +\d", text)) == sum(match.goals)
        assert max(len(line) for line in text.splitlines()) <= 80
        assert not re.search(r"\{|\}|None|_|drawn|pioch", text)
