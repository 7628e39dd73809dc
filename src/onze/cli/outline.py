"""How a game without a drawing of its own is shown: its view as an outline, its events as facts."""

from collections.abc import Mapping, Sequence
from typing import Any

from onze.kernel.game import Game
from onze.kernel.match import Match

__all__ = ["outline", "plain_event", "view_outline"]

LISTED_ELSEWHERE = ("moves",)


def view_outline(match: Match, seat: int | None, names: Sequence[str], language: str) -> str:
    """What a seat may see; its moves are listed below as questions."""
    view = {key: part for key, part in match.view(seat).items() if key not in LISTED_ELSEWHERE}
    return "\n".join(outline(view))


def outline(value: object, indent: str = "") -> list[str]:
    """Nested values as indented lines; what holds nothing nested stands on one line."""
    lines: list[str] = []
    for name, part in _named_parts(value):
        if _is_flat(part):
            lines.append(f"{indent}{name}: {_one_line(part)}")
        else:
            lines += [f"{indent}{name}:", *outline(part, indent + "  ")]
    return lines


def plain_event(game: Game[Any], facts: Mapping[str, Any], names: Sequence[str], language: str) -> str:
    """An event as its kind and its facts."""
    kind = facts["kind"]
    told = {name: fact for name, fact in facts.items() if name not in ("kind", "rule")}
    return f"{kind}: {_one_line(told)}" if told else str(kind)


def _named_parts(value: object) -> list[tuple[str, object]]:
    if isinstance(value, Mapping):
        return [(str(key).replace("_", " "), part) for key, part in value.items()]
    if isinstance(value, (list, tuple)):
        return [(str(place), part) for place, part in enumerate(value)]
    return [("", value)]


def _is_flat(value: object) -> bool:
    """Whether a value is easily read on one line: single values, in a list or by name."""
    if isinstance(value, Mapping):
        return not any(isinstance(part, Mapping) or not _is_flat(part) for part in value.values())
    return not isinstance(value, (list, tuple)) or not any(isinstance(part, (Mapping, list, tuple)) for part in value)


def _one_line(value: object) -> str:
    if value is None or value in ([], {}):
        return "–"
    if isinstance(value, Mapping):
        return "; ".join(f"{name} {_one_line(part)}" for name, part in _named_parts(value))
    if isinstance(value, (list, tuple)):
        return ", ".join(_one_line(part) for part in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
