"""Asking a person for a whole move: part by part, each shown before it counts, until it commits."""

from collections.abc import Callable
from typing import NamedTuple

from onze.cli.answers import read_move
from onze.cli.drawing import Drawing
from onze.cli.screen import Screen, refused
from onze.kernel.match import Match
from onze.kernel.phrases import preview
from onze.kernel.words import Refused

__all__ = ["Part", "ask_phrase"]

BACK = "b"
HELP = "?"
BEHIND_A_MOVE = "  "


class Part(NamedTuple):
    """One move of a phrase, the rule behind its question, and whether the person chose it or it was the only one."""

    move: int
    rule: str
    chosen: bool


def ask_phrase(
    match: Match, seat: int, screen: Screen, drawing: Drawing, show: Callable[[Match], None]
) -> tuple[Part, ...]:
    """Asks until the move is whole; ``show`` draws the table before each part. The match is not changed."""
    said: tuple[Part, ...] = ()
    while True:
        shown = preview(match, [part.move for part in said], seat)
        decision = shown.decision
        assert decision is not None
        moves = shown.moves(seat)
        move: int | None = moves[0]
        if len(moves) > 1:
            show(shown)
            if said:
                texts = [match.game.move_text(part.move)[screen.language] for part in said]
                screen.show(screen.say("so-far", moves=" › ".join(texts)))
            screen.show_numbered(_menu(shown, seat, screen, drawing))
            move = _ask_move(shown, seat, screen, begun=any(part.chosen for part in said))
        if move is None:
            said = _without_last_choice(said)
            continue
        said = (*said, Part(move, decision.rule, len(moves) > 1))
        if decision.commits(shown, move, seat):
            return said


def _without_last_choice(said: tuple[Part, ...]) -> tuple[Part, ...]:
    """Takes back the last choice, and what followed from it by itself."""
    last = max(place for place, part in enumerate(said) if part.chosen)
    return said[:last]


def _menu(match: Match, seat: int, screen: Screen, drawing: Drawing) -> list[str]:
    """The moves as people say them, with the game's notes in line."""
    moves = match.moves(seat)
    texts = [match.game.move_text(move)[screen.language] for move in moves]
    notes = [drawing.move_note(match, seat, move, screen.language) for move in moves]
    widest = max(len(text) for text in texts)
    return [f"{text:<{widest}}{BEHIND_A_MOVE}{note}" if note else text for text, note in zip(texts, notes, strict=True)]


def _ask_move(match: Match, seat: int, screen: Screen, begun: bool) -> int | None:
    """One of the listed moves, or ``None`` to take back the last choice."""
    prompt = screen.say("prompt-back" if begun else "prompt", last=len(match.moves(seat)))
    while True:
        typed = screen.ask(prompt)
        if typed == HELP:
            _show_help(match, seat, screen)
            continue
        try:
            if typed.lower() != BACK:
                return read_move(typed, match, seat, screen.language)
            if begun:
                return None
            raise refused("nothing-to-take-back")
        except Refused as refusal:
            screen.show(screen.reason(refusal.reason))


def _show_help(match: Match, seat: int, screen: Screen) -> None:
    """The rule behind the question, what can be typed, and the options of this table."""
    game = match.game
    assert match.decision is not None
    screen.show(screen.say("help-rule", rule=match.decision.rule))
    screen.show(screen.say("help-answers"))
    screen.show(screen.say("help-moves"))
    screen.show_numbered([game.name(move) for move in match.moves(seat)])
    if game.option_list:
        screen.show(screen.say("help-options"))
        screen.show_columns(_options(match))


def _options(match: Match) -> list[str]:
    values = match.game.options
    lines: list[str] = []
    for option in match.game.option_list:
        value = values[option.name]
        written = str(value).lower() if isinstance(value, bool) else str(value)
        lines.append(f"{option.name}={written}" + (f" [{option.rule}]" if option.rule else ""))
    return lines
