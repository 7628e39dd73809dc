"""``onze analyse``: the chance to win over a match as a drawing, the moves that cost most, and luck."""

import json
from collections.abc import Sequence
from pathlib import Path

from rich.progress import Progress

from onze.cli.result import result_text
from onze.cli.screen import Screen, refused
from onze.cli.seating import opening_text, seat_names, words_of
from onze.games import coach_of, telling_of
from onze.kernel.data import system_error
from onze.kernel.records.reader import Replay
from onze.lab.analysis import Analysis, Choice, Luck, analyse

__all__ = ["chart", "show_analysis"]

COLUMNS = 64
ROWS = 10
SENTENCES = 2
"""So many sentences tell what luck did."""


def show_analysis(replay: Replay, screen: Screen, written: Path | None) -> None:
    """Analyses a match that is over and says what was found; ``written`` is a file for the figures."""
    game, frames = replay.game, replay.standing_frames()
    outcome = frames[-1].match.outcome
    if outcome is None:
        raise refused("analyse-unfinished")
    if coach_of(game) is None:
        raise refused("analyse-no-coach", game=game.title[screen.language])
    names = seat_names(game, words_of(replay), screen)
    with Progress(console=screen.console, transient=True, disable=not screen.console.is_terminal) as bar:
        task = bar.add_task(screen.say("analyse-looking"))
        found = analyse(game, frames, heard=lambda done, of: bar.update(task, completed=done, total=of))
    if written is not None:
        try:
            written.write_text(json.dumps(found.written(), ensure_ascii=False) + "\n", encoding="utf-8")
        except OSError as error:
            raise refused("cannot-write", file=str(written), error=system_error(error)) from None
    screen.show(opening_text(game, words_of(replay), screen), style="bold")
    screen.show(result_text(screen, outcome, game, names))
    screen.show()
    _show_curve(screen, found, [_called(names, side, screen) for side in game.sides])
    screen.show()
    screen.show(screen.say("analyse-choices" if found.choices else "analyse-no-choices"), style="bold")
    for number, choice in enumerate(found.choices, 1):
        _show_choice(screen, number, choice, names)
    screen.show()
    screen.show(screen.say("analyse-lucks" if found.lucks else "analyse-no-lucks"), style="bold")
    for luck in found.lucks:
        _show_luck(screen, luck, names, replay)


def _called(names: Sequence[str], side: Sequence[int], screen: Screen) -> str:
    return " & ".join(dict.fromkeys(names[seat] for seat in side)) or screen.say("virtual-opponent")


def _show_curve(screen: Screen, found: Analysis, sides: Sequence[str]) -> None:
    """Two sides share one drawing; of more, each has its own line of figures."""
    if len(sides) == 2:
        screen.show(screen.say("analyse-curve", name=sides[0]))
        marks = {choice.line - 1: str(number) for number, choice in enumerate(found.choices, 1)}
        for line in chart([(point.line, point.values[0]) for point in found.points], marks):
            screen.show_whole(line)
        return
    screen.show(screen.say("analyse-curves"))
    widest = max(map(len, sides))
    places = [round(step * (len(found.points) - 1) / 9) for step in range(10)]
    for number, name in enumerate(sides):
        figures = " ".join(f"{100 * found.points[place].values[number]:3.0f}" for place in places)
        screen.show_whole(f"{name.ljust(widest)}  {figures}")


def chart(points: Sequence[tuple[int, float]], marks: dict[int, str]) -> list[str]:
    """A curve in plain signs, top to bottom 100 to 0 %; below it, marks at the lines that they stand for."""
    width = min(COLUMNS, len(points))
    shown = [points[round(column * (len(points) - 1) / max(1, width - 1))] for column in range(width)]
    heights = [round(ROWS * value) for _, value in shown]
    lines: list[str] = []
    for row in range(ROWS, -1, -1):
        label = f"{10 * row:3} %" if row % 5 == 0 else ""
        blank = "─" if row == ROWS // 2 else " "
        lines.append(f"{label:5} │{''.join('●' if height == row else blank for height in heights)}")
    below = [" "] * width
    for line, mark in marks.items():
        below[min(range(width), key=lambda column: abs(shown[column][0] - line))] = mark
    lines.append(f"{'':5} └{'─' * width}")
    return [*lines, f"{'':7}{''.join(below)}".rstrip()] if marks else lines


def _show_choice(screen: Screen, number: int, choice: Choice, names: Sequence[str]) -> None:
    language = screen.language
    screen.show(
        screen.say(
            "analyse-choice",
            number=number,
            line=choice.line,
            name=names[choice.seat],
            said=choice.said[language],
            cost=_points(choice.cost),
            value=_points(choice.value),
        )
    )
    screen.show(screen.say("analyse-better", better=choice.better[language], best=_points(choice.best)))


def _show_luck(screen: Screen, luck: Luck, names: Sequence[str], replay: Replay) -> None:
    screen.show(
        screen.say(
            "analyse-good-luck" if luck.gain > 0 else "analyse-bad-luck",
            line=luck.line,
            name=names[luck.seat],
            said=luck.said[screen.language],
            gain=_points(abs(luck.gain)),
            expected=_points(luck.expected),
            came=_points(luck.came),
        )
    )
    telling = telling_of(replay.game)
    texts = [telling.event_text(event.seen_by(None), names, screen.language) for event in luck.events]
    told = [text for text in texts if text][:SENTENCES]
    if told:
        screen.show("   " + " ".join(text[:1].upper() + text[1:] for text in told))


def _points(share: float) -> int:
    return round(100 * share)
