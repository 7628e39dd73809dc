"""One random match printed with every public answer at every step."""

import json
from collections.abc import Sequence
from typing import Any

from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from onze.kernel.game import Game
from onze.kernel.match import Match

__all__ = ["playthrough"]


def playthrough(game: Game[Any], seed: int) -> str:
    """A random match as text: the game, then for each step the question, the views, the choice and what was told.

    Of each view only what has changed since that viewer last looked is printed.
    """
    told: list[Event] = []
    chance, choices = Seeded(seed), Seeded(seed + 1)
    match = game.new_match(chance, told.append)
    lines = _about(game, seed)
    shown: dict[int | None, dict[str, str]] = {}
    number = 0
    while True:
        lines += _told(game, told)
        told.clear()
        lines += _views(match, shown)
        if match.outcome is not None:
            break
        number += 1
        seat = match.asked[choices.below(len(match.asked))]
        moves = match.moves(seat)
        move = moves[choices.below(len(moves))]
        decision = match.decision
        assert decision is not None
        lines += [
            "",
            f"# {number}. seat {seat}, {decision!r} {decision.rule}",
            f"moves: {', '.join(game.name(listed) for listed in moves)}",
            *_odds(match, seat, moves),
            f"{'plays' if decision.commits(match, move, seat) else 'says'}: {game.name(move)}",
        ]
        match.play(move, chance, told.append, seat)
    lines += ["", f"outcome: {match.outcome!r}", f"position: {_text(match.position())}"]
    return "\n".join(lines) + "\n"


def _about(game: Game[Any], seed: int) -> list[str]:
    names = game.vocabulary.names()
    return [
        f"game: {game.id}, rules version {game.rules_version}",
        f"seats: {game.seats}, sides {game.sides}",
        f"options: {_text(game.options)}",
        f"longest: {game.longest}",
        f"referee: {', '.join(game.calls.names())}",
        f"vocabulary ({len(names)}): {', '.join(names)}",
        f"seed: {seed}",
    ]


def _odds(match: Match, seat: int, moves: Sequence[int]) -> list[str]:
    found = [(match.game.name(move), match.odds(move, seat)) for move in moves]
    return [f"odds of {name}: {odds.text['en']} {odds.share}" for name, odds in found if odds is not None]


def _told(game: Game[Any], told: list[Event]) -> list[str]:
    lines = []
    for event in told:
        lines.append(f"told: {_text(event.seen_by(None))}")
        lines += [f"  to seat {seat}: {_text(event.private[seat])}" for seat in sorted(event.private)]
    return lines


def _views(match: Match, shown: dict[int | None, dict[str, str]]) -> list[str]:
    lines = []
    for viewer in (None, *range(match.game.seats)):
        view = {key: _text(value) for key, value in _parts(match.view(viewer)).items() if key != "moves"}
        before = shown.get(viewer, {})
        name = "anybody" if viewer is None else f"seat {viewer}"
        # What a spectator sees as well is printed once.
        public = shown.get(None, {}) if viewer is not None else {}
        lines += [
            f"{name} sees {key}: {value}"
            for key, value in view.items()
            if before.get(key) != value and public.get(key) != value
        ]
        shown[viewer] = view
    return lines


def _parts(view: dict[str, object]) -> dict[str, object]:
    """A view with a table for each side, seat or match taken apart, so that only what has changed in one is printed."""
    parts: dict[str, object] = {}
    for key, value in view.items():
        if isinstance(value, list) and value and all(isinstance(part, dict) for part in value):
            for number, part in enumerate(value):
                parts.update({f"{key} {number} {name}": inner for name, inner in part.items()})
        elif isinstance(value, dict) and value and all(isinstance(part, list) for part in value.values()):
            parts.update({f"{key} {name}": part for name, part in value.items()})
        else:
            parts[key] = value
    return parts


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
