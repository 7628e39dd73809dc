"""A detail of events is the same sort of value in every game, whoever reads them."""

from typing import Final

import pytest

from onze.games import load

GAMES: Final = ("football-a-la-carte", "footime", "world-cup", "worldwide-football")
NUMBERS: Final = ("seat", "side", "number")
OLDER: Final = {
    "cards": {"world-cup": "how many there are, an older word for count"},
    "dice": {"world-cup": "whether a goal was thrown"},
    "die": {"world-cup": "the die itself, a thing with faces"},
    "pawns": {"footime": "how many a team has left at a forfeit"},
    "scored": {"football-a-la-carte": "whether a cut was a goal", "world-cup": "whether a kick was"},
    "order": {"world-cup": "a table ranks teams that share a place together, lots rank them one by one"},
    "rolls": {"footime": "rolls of two at once come in pairs"},
}
"""Details that are something else in a game: other people read them by now."""


def sort_of(written: str) -> str:
    """What a reader in another language takes a type for: a number, a flag, a text, a list or a table of such."""
    if written.startswith("["):
        return f"[{sort_of(written[1:-1])}]"
    if written.startswith("{"):
        return "table"
    sorts = {
        "number" if part in NUMBERS else "flag" if part == "flag" else "text"
        for part in written.split("|")
        if part != "nothing"
    }
    return "|".join(sorted(sorts))


def sorts_of(game: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for kind in load(game).event_kinds.values():
        for name, written in (*kind.details.items(), *kind.private.items()):
            found.setdefault(name, set()).add(sort_of(written.removesuffix("?")))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_detail_is_one_sort_of_value_in_all_games(game: str) -> None:
    others = [sorts_of(other) for other in GAMES]
    for name, sorts in sorts_of(game).items():
        if game not in OLDER.get(name, {}):
            everywhere = set().union(
                *(
                    other.get(name, set())
                    for id, other in zip(GAMES, others, strict=True)
                    if id not in OLDER.get(name, {})
                )
            )
            assert sorts == everywhere, f"{name!r} is {sorts} in {game}, elsewhere {everywhere}"
            assert len(sorts) == 1, f"{name!r} is {sorts} in {game}"
