"""Every first lesson is played through as its script says, and asks for nothing that could not be played."""

import itertools

import pytest

from onze.games import game_ids, load
from onze.kernel.words import LANGUAGES
from onze.lessons import Lesson, lesson_of
from onze.lessons.lesson import Step
from onze.server.answers import LessonShown
from onze.server.lessons import lesson_shown

TAUGHT = [game for game in game_ids() if lesson_of(game) is not None]
every_lesson = pytest.mark.parametrize("game", TAUGHT)
PARTS = {"page:board", "page:hand", "page:score", "page:log", "page:question", "page:stub"}
"""The parts of the page that a note may point at."""


def taught(game: str) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


@pytest.fixture(scope="module")
def shown() -> dict[str, LessonShown]:
    return {game: lesson_shown(game, taught(game)) for game in TAUGHT}


def test_every_game_has_a_lesson() -> None:
    assert list(game_ids()) == TAUGHT


@every_lesson
def test_what_is_asked_for_is_played_with_the_luck_that_is_named(game: str, shown: dict[str, LessonShown]) -> None:
    for step in shown[game].steps:
        moments = [step.menu, *(preview.menu for preview in step.previews)] if step.phrase else []
        asked = [
            [entry for entry in menu if entry["move"] == move] for menu, move in zip(moments, step.phrase, strict=True)
        ]
        assert [len(entries) for entries in asked] == [1] * len(step.phrase)
        assert [entry["commits"] for (entry,) in asked] == [False] * (len(asked) - 1) + [True] * bool(asked)
        assert bool(step.told) >= bool(step.phrase)
        assert not step.phrase or step.start.public["decision"]["asked"].count(shown[game].seat) == 1


@every_lesson
def test_the_learner_plays_more_often_than_they_only_read_and_the_last_word_is_read(game: str) -> None:
    steps = taught(game).steps
    reading = [step for step in steps if step.asked is None]
    assert len(reading) < len(steps) / 2
    assert steps[-1].asked is None
    assert steps[0].scene is not None
    assert len(steps) <= 12


@every_lesson
def test_every_step_goes_on_where_the_one_before_has_ended(game: str, shown: dict[str, LessonShown]) -> None:
    steps = list(zip(taught(game).steps, shown[game].steps, strict=True))
    for (_, before), (script, step) in itertools.pairwise(steps):
        last = before.told[-1] if before.told else before.start
        assert step.start.version == last.version + (script.scene is not None)


@every_lesson
def test_notes_point_at_things_of_the_game_or_at_parts_of_the_page(game: str) -> None:
    things = taught(game).stage.game.things()
    points = [point for step in taught(game).steps for note in step.notes for point in note.points]
    assert [point for point in points if point not in PARTS and point not in things] == []


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_takes_three_to_six_minutes(game: str, language: str) -> None:
    """At 140 words a minute, with some seconds for whatever is played and shown."""
    lesson = taught(game)
    words = sum(len(said.split()) for step in lesson.steps for said in _said(step, language))
    plays = sum(len(step.asked.moves) if step.asked else 0 for step in lesson.steps)
    answers = sum(len(step.answers) for step in lesson.steps)
    assert 3 <= words / 140 + (5 * plays + 4 * answers) / 60 <= 6


def _said(step: Step, language: str) -> list[str]:
    texts = [text for note in step.notes for text in (note.title, note.text, note.touch)]
    return [text[language] for text in texts if text is not None]


@every_lesson
def test_whoever_is_asked_to_play_is_told_what_to_touch(game: str) -> None:
    untold = [
        note.title["en"] for step in taught(game).steps if step.asked for note in step.notes if note.touch is None
    ]
    assert untold == []


def test_a_script_that_asks_for_what_cannot_be_played_is_refused() -> None:
    game = load("football-a-la-carte", seats=2)
    scene = {"decision": "OpenPlay", "ball": "d9", "hands": {"0": ["corner-red"]}}
    title = {"en": "x", "fr": "x"}
    step = {"scene": scene, "title": title, "moves": ["play card:corner-red"]}
    with pytest.raises(Exception, match="corner"):
        lesson_shown(game.id, Lesson(game.id, {"seats": 2, "title": title, "step": [step]}))
    with pytest.raises(ValueError, match="movs cannot stand here"):
        Lesson(game.id, {"title": title, "step": [{"title": title, "movs": []}]})
