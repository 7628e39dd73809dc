"""Lessons and worked examples as they are sent: every position of a script, played once and seen by one seat."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from onze.kernel.events import Event
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.phrases import preview
from onze.kernel.words import LANGUAGES
from onze.lessons import PLAYERS, Example, Lesson, Note, Step, examples_of, lesson_of
from onze.server.answers import Examples, ExampleShown, LessonShown, NoteShown, Past, StepShown
from onze.server.shown import SeatShown, TableShown
from onze.server.wire import Previewed, Refusal, encode, refusal
from onze.server.words import WORDS
from onze.tables.agreement import Agreement
from onze.tables.store import PLAYING
from onze.tables.updates import Update, Voice

__all__ = ["examples_sent", "lesson_sent", "lesson_shown", "taught"]


def taught(game: str) -> Lesson:
    """The lesson of a game, or a refusal."""
    lesson = lesson_of(game)
    if lesson is None:
        raise WORDS.refused("no_lesson")
    return lesson


@cache
def lesson_sent(game: str) -> bytes:
    """A lesson as it is sent."""
    return encode(lesson_shown(game, taught(game)))


@cache
def examples_sent(game: str) -> bytes:
    """The worked examples of a game as they are sent."""
    return encode(Examples([_example(game, example) for example in examples_of(game)]))


def lesson_shown(id: str, lesson: Lesson) -> LessonShown:
    """A lesson played from its first step to its last."""
    room = _Room(lesson.stage.game, lesson.seat)
    steps = [_step(room, lesson, step) for step in lesson.steps]
    return LessonShown(lesson.title, _table(id, lesson.stage.game, lesson.seat), lesson.seat, steps)


def _step(room: "_Room", lesson: Lesson, step: Step) -> StepShown:
    if step.scene is not None:
        room.begin(step.scene.match(lesson.stage.game))
    seat, start, phrase = lesson.seat, room.past(), () if step.asked is None else step.asked.moves
    moments = [_moment(room, phrase, words, step.lit and not words) for words in range(max(len(phrase), step.lit))]
    shown = StepShown(
        notes=[_note(note) for note in step.notes],
        phrase=list(phrase),
        start=start,
        menu=moments[0].menu if moments else [],
        foreseen=moments[0].foreseen if moments else {},
        previews=moments[1:],
        told=[],
        not_now=step.not_now or WORDS.text("not_now"),
        reasons=_reasons(room.match, seat),
    )
    for answer in ((step.asked,) if step.asked is not None else ()) + step.answers:
        shown.told.append(room.play(answer.play(room.match)))
    return shown


def _moment(room: "_Room", phrase: Sequence[str], words: int, all_lit: bool) -> Previewed:
    """What is seen and can be said after so many words: the word that is asked for next, or all that may be said."""
    game, seat = room.game, room.seat
    shown = preview(room.match, [game.move(move) for move in phrase[:words]], seat)
    view = shown.view(seat)
    menu = shown.menu(seat, view)
    wanted = menu if all_lit else [entry for entry in menu if entry["move"] == game.name(game.move(phrase[words]))]
    assert shown.decision is not None
    foreseen = {entry["move"]: shown.decision.foresee(shown, game.move(entry["move"]), seat) for entry in wanted}
    return Previewed(0, view, wanted, foreseen, room.voice.question(game, view, menu))


def _reasons(match: Match, seat: int) -> dict[str, Refusal]:
    """Why nothing can be done with cards of one's own hand, whatever is asked for."""
    reasons: dict[str, Refusal] = {}
    if seat not in match.asked:
        return reasons
    for card in _hand(match.view(seat), seat):
        reason = match.why_not_thing(card, seat)
        if reason is not None:
            reasons[card] = refusal(reason)
    return reasons


def _hand(view: Mapping[str, Any], seat: int) -> set[str]:
    hands = view.get("hands") or ()
    held = hands[seat] if seat < len(hands) else {}
    return {card for card in held.get("cards") or () if isinstance(card, str)}


def _note(note: Note) -> NoteShown:
    return NoteShown(note.title, note.text, note.touch, list(note.points))


def _example(id: str, example: Example) -> ExampleShown:
    room = _Room(example.stage.game, example.seat)
    room.begin(example.scene.match(example.stage.game))
    positions, captions = [room.past()], [example.before]
    for played in example.plays:
        positions.append(room.play(played.answer.play(room.match)))
        captions.append(played.text)
    table = _table(id, example.stage.game, example.seat)
    return ExampleShown(example.rule, table, example.seat, positions, captions)


class _Room:
    """A match of a script as one seat sees it, version by version."""

    match: Match

    def __init__(self, game: Game[Any], seat: int) -> None:
        self.game, self.seat = game, seat
        self.voice = Voice(game, dict.fromkeys(LANGUAGES, PLAYERS[: game.seats]))
        self.version = 0

    def begin(self, match: Match) -> None:
        self.match = match
        self.version += 1

    def past(self, events: Sequence[Event] = ()) -> Past:
        """The position as it is seen now."""
        seen = Update(self.version, self.match.clone(), events, self.voice)
        seat = self.seat
        return Past(seen.version, seen.told(seat), [], seen.public, seen.private(seat), seen.question(seat))

    def play(self, events: list[Event]) -> Past:
        """The position after something was played."""
        self.version += 1
        return self.past(events)


def _table(id: str, game: Game[Any], seat: int) -> TableShown:
    """A table at which a script is played: nobody can sit down there."""
    names = PLAYERS[: game.seats]
    kinds = ["person" if number == seat else "bot" for number in range(game.seats)]
    agreement = {**Agreement(id, game.seats, dict(game.options)).written(), "files": []}
    return TableShown(
        id="", game=id, title=game.title, agreement=agreement, state=PLAYING, created=0, touched=0, names=list(names),
        things=game.things().digest, commitment="", outcome=None,
        seats=[SeatShown(number, kind, names[number], None, True, None, None) for number, kind in enumerate(kinds)],
        mine=[seat], owner=False, rules_version=game.rules_version, asked=[], score=None,
    )  # fmt: skip
