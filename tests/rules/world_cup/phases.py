"""The end of a phase: positions one card before it, the turns that are left, and what followed."""

import re
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

from onze.games.world_cup import WorldCup
from onze.games.world_cup.box.rows import read_row
from onze.games.world_cup.match import WorldCupMatch
from onze.kernel.chance import Chance, Seeded
from onze.kernel.events import Event
from onze.kernel.things import bare
from tests.rules.table import moves
from tests.rules.world_cup.board import Rows, dice, results

Score = tuple[int, int]

APART: Final = dice("green", "yellow", "blue", "white")
"""Four dots of four colours: no goal for anybody whose Attack tokens are in pairs."""


class Luck(Chance):
    """Dice as a script names them; a shuffle keeps its order, so that only the dice matter."""

    def __init__(self, throws: Sequence[str]) -> None:
        self.throws = list(throws)

    def die(self, sides: int) -> int:
        kind, shown = self.throws.pop(0).split()
        assert kind == f"d{sides}"
        return int(shown)

    def shuffle(self, items: list[int]) -> None:
        pass


def altered(edition: str, pattern: str, replacement: str, seats: int = 5, **options: Any) -> WorldCup:
    """A printed edition of which something is written otherwise, as an edition of one's own."""
    text = (files("onze.games.world_cup") / "data" / "editions" / f"{edition}.toml").read_text(encoding="utf-8")
    written, count = re.subn(pattern, replacement, text)
    assert count > 0
    return WorldCup(seats, own_edition=written, **options)


def last_card(rules: WorldCup, **named: Any) -> WorldCupMatch:
    """One card is left in the draw pile, so that the next turn ends the phase."""
    return rules.scenario("PlayCard", Seeded(1), **{"draw_pile_size": 1, **named})


def discards(match: WorldCupMatch, *throws: str, turns: int = 1) -> list[Event]:
    """So many turns in which everybody only discards, with exactly these dice."""
    told: list[Event] = []
    luck = Luck(throws)
    for _ in range(turns):
        name = next(name for name in moves(match) if name.startswith("discard "))
        match.play(match.game.move(name), luck, told.append)
    assert luck.throws == []
    return told


def scored(scores: Mapping[str, Score]) -> Rows:
    """Rows of 1 Goal tokens that give these scores."""
    sides = ("left", "right")
    return {
        f"{name}.{side}": ["1G"] * n for name, score in scores.items() for side, n in zip(sides, score, strict=True)
    }


def left_wins(phase: str, edition: str = "2002") -> Rows:
    """A goal for the left team in every match of a round."""
    of_1930, of_2002 = {"SF": "12", "FIN": "F"}, {"R16": "12345678", "QF": "WXYZ", "SF": "12", "FIN": ("3P", "F")}
    return {f"{phase}.{name}.left": ["1G"] for name in (of_1930 if edition == "1930" else of_2002)[phase]}


def in_order(rules: WorldCup) -> dict[str, Score]:
    """Results after which every group stands as its teams are listed: each wins 1–0 against all after it."""
    edition = rules.edition
    found: dict[str, Score] = {}
    for group in edition.groups:
        for number in group.fixtures:
            left, right = (group.teams.index(slot.reference) for slot in edition.fixtures[number].slots)
            found[edition.fixtures[number].id] = (1, 0) if left < right else (0, 1)
    return found


def before_the_tables(rules: WorldCup, scores: Mapping[str, Score], **named: Any) -> WorldCupMatch:
    """One card before the end of the group phase, with these scores and clear tables in all other groups."""
    return last_card(rules, rows=scored({**in_order(rules), **scores}), **named)


def end_of_groups(rules: WorldCup, scores: Mapping[str, Score], **named: Any) -> tuple[WorldCupMatch, list[Event]]:
    """The group phase has ended with these scores, and clear tables in all other groups."""
    match = before_the_tables(rules, scores, **named)
    return match, discards(match, *APART * len(rules.edition.groups))


def group_scores(rules: WorldCup, group: str, rows: Rows, *dots: str) -> dict[str, Score]:
    """The scores of a group with these tokens and this throw, the other groups having no goals."""
    match = last_card(rules, rows=rows)
    throws = [die for other in rules.edition.groups for die in (dice(*dots) if other.id == group else APART)]
    found = results(discards(match, *throws))
    fixtures = next(other.fixtures for other in rules.edition.groups if other.id == group)
    return {name: found[name] for name in [rules.edition.fixtures[number].id for number in fixtures]}


def seen(match: WorldCupMatch, fact: str, seat: int | None = None) -> Any:
    """One of the facts that everybody sees, or a seat, in bare names: matches and groups by theirs."""
    view: Any = match.view(seat)
    return FACTS[fact](view) if fact in FACTS else bare(view[fact])


def _scored(view: Any, kind: str) -> list[list[Any]]:
    """The matches that have been played again, or decided by kicks, each with what was scored."""
    found = [(bare(of["match"]), of[kind]) for of in view["matches"]]
    if kind == "replays":
        return [[name, *goals] for name, replays in found for goals in replays]
    return [[name, *kicks] for name, kicks in found if kicks is not None]


def _results(view: Any) -> dict[Any, Any]:
    """The matches that have been scored: both teams, their goals between them."""
    played = [of for of in view["matches"] if of["score"] is not None]
    return {
        bare(of["match"]): [bare(of["rows"][0]["team"]), *of["score"], bare(of["rows"][1]["team"])] for of in played
    }


def _in_play(view: Any) -> dict[Any, Any]:
    """The matches that are played just now: team, tokens and goals of each side."""
    keys = ("team", "tokens", "goals")
    return {
        bare(of["match"]): [{key: bare(row[key]) for key in keys} for row in of["rows"]]
        for of in view["matches"]
        if of["match"] in view["in_play"]
    }


FACTS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "matches": _in_play,
    "results": _results,
    "replays": lambda view: _scored(view, "replays"),
    "shoot_outs": lambda view: _scored(view, "shoot_out"),
    "groups": lambda view: {bare(of["group"]): bare(of["order"]) for of in view["groups"] if of["order"]},
    "discard_pile": lambda view: bare(view["discard_pile"]["cards"]),
}
"""Facts that tests ask for by the names of matches and groups."""


def hand_sizes(match: WorldCupMatch) -> list[int]:
    """How many cards each seat holds."""
    return [len(hand.cards) for hand in match.hands]


def cards(match: WorldCupMatch) -> dict[str, int]:
    """How many cards lie in the three piles."""
    return {"draw": len(match.draw_pile), "discards": len(match.discard_pile), "aside": len(match.aside)}


def team_in(match: WorldCupMatch, row: str) -> str:
    """The team whose flag stands in a row, in whatever phase; nothing as long as none does."""
    edition = match.rules.edition
    number = match.row_team[edition.rows.index(row)]
    return edition.team_ids[number] if number >= 0 else ""


def bracket(match: WorldCupMatch, phase: str) -> dict[str, str]:
    """Who meets whom in a round: ``{"SF.1": "ARG-USA"}``."""
    edition = match.rules.edition
    number = next(number for number, found in enumerate(edition.phases) if found.id == phase)
    names = [edition.fixtures[fixture].id for fixture in edition.phases[number].fixtures]
    return {name: f"{team_in(match, f'{name}.left')}-{team_in(match, f'{name}.right')}" for name in names}


def lay(match: WorldCupMatch, row: str, tokens: Sequence[str]) -> None:
    """Puts tokens in an empty row, as if they had been played there."""
    rules = match.rules
    match.set_row(rules.edition.rows.index(row), read_row(list(tokens), rules.material.tokens))


def event(told: Sequence[Event], kind: str) -> Event:
    """The only event of that kind."""
    (found,) = (event for event in told if event.kind == kind)
    return found
