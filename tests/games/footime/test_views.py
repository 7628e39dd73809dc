"""What seats see of Footime: complete, in ids, and folded from one view to the next by events alone."""

import ast
import json
import re
from pathlib import Path
from types import GenericAlias, UnionType
from typing import Any

import pytest

import onze.games.footime
from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from onze.games.footime.view import VIEW_VERSION, FootimeQuestion, FootimeTable
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from onze.kernel.things import ID
from tests.games.footime.test_kit import small_game
from tests.games.playthroughs import FOOTIME_READINGS
from tests.rules.footime.cards import fouled
from tests.rules.footime.course import shoot, shooting
from tests.rules.footime.situations import A1, H1, scene
from tests.rules.table import play

TABLES: dict[str, Footime] = {
    "two": small_game(2, period_turns=20, tie_break="shootout"),
    "four": small_game(4, captains="named", clear_area="choice"),
    "called": small_game(4, offside="called", post_goal_kick="needs_out_card", own_goals=True),
    "other readings": small_game(4, **FOOTIME_READINGS),
    "ours": Footime(2, period_turns=20),
}

by_table = pytest.mark.parametrize("name", TABLES)


def at(view: Any, path: str) -> object:
    """What lies on a path of a view."""
    for part in path.split("."):
        view = view[int(part)] if isinstance(view, list) else view[part]
    return view


def ids_in(part: object) -> list[str]:
    """All ids in a view."""
    if isinstance(part, dict):
        return [id for name, inner in part.items() for id in (*ids_in(name), *ids_in(inner))]
    if isinstance(part, list):
        return [id for inner in part for id in ids_in(inner)]
    return [part] if isinstance(part, str) and ID.fullmatch(part) else []


@by_table
def test_events_lead_from_one_table_to_the_next(name: str) -> None:
    """Over every move of some matches, what events carry is all that has changed of what is drawn."""
    game = TABLES[name]
    for seed in range(4):
        chance = Seeded(seed)
        told: list[Event] = []
        match = game.new_match(chance, told.append)
        while match.outcome is None:
            before = {**match.drawn(), **match.beside()}
            told.clear()
            moves = match.moves()
            played = [move for move in moves if move in game.play] or list(moves)
            said = game.name(move := played[chance.below(len(played))])
            match.play(move, chance, told.append)
            for event in told:
                before |= event.after
            assert before == {**match.drawn(), **match.beside()}, said
            public = match.public_view()
            assert {path: at(public, path) for path in before} == before


@by_table
def test_a_view_is_plain_and_names_things_that_are_described(name: str) -> None:
    game = TABLES[name]
    things = game.things()
    chance = Seeded(1)
    match = game.new_match(chance)
    while match.outcome is None:
        for seat in (None, match.seat):
            view = {key: part for key, part in match.view(seat).items() if key not in ("moves", "said", "outcome")}
            assert json.loads(json.dumps(view)) == view
            assert [id for id in ids_in(view) if id not in things] == []
        moves = match.moves()
        match.play(moves[chance.below(len(moves))], chance)


def test_the_view_has_the_keys_that_are_declared_and_a_version() -> None:
    table = Footime(2).new_match(Seeded(0)).table(0)
    assert set(table) == set(FootimeTable.__annotations__)
    assert table["view"] == VIEW_VERSION == 2


@by_table
def test_a_question_shows_what_is_declared(name: str) -> None:
    game = TABLES[name]
    declared = declared_of_questions()
    chance = Seeded(3)
    match = game.new_match(chance)
    asked: set[str] = set()
    while match.outcome is None:
        question: Any = match.view(match.seat)["decision"]
        asked |= set(question)
        for key, part in question.items():
            assert key in declared, (question["name"], key)
            assert is_of(part, declared[key]), (question["name"], key, part)
        moves = match.moves()
        match.play(moves[chance.below(len(moves))], chance)
    assert {"name", "rule", "asked", "pawn", "value"} <= asked


def test_every_decision_shows_only_keys_that_are_declared() -> None:
    """Also those that are too rare to be met by chance, read off the source."""
    shows = re.compile(r"def shown\(self.*?(?=\n    def |\n\n\n|\Z)", re.DOTALL)
    rules = Path(onze.games.footime.__file__).parent / "rules"
    said = [part for path in rules.rglob("*.py") for part in shows.findall(path.read_text(encoding="utf-8"))]
    keys = {key for part in said for key in re.findall(r"\"(\w+)\":", part)}
    assert {"other", "thrown", "about"} <= keys
    assert keys <= set(declared_of_questions())


def declared_of_questions() -> dict[str, Any]:
    """What each key of a question is declared to be, read off the source: compiled classes have lost it."""
    here = Path(onze.games.footime.__file__).parent
    found: dict[str, Any] = {}
    for path, name in ((here.parents[1] / "kernel" / "views.py", "Question"), (here / "view.py", "FootimeQuestion")):
        source = ast.parse(path.read_text(encoding="utf-8"))
        kind = next(node for node in source.body if isinstance(node, ast.ClassDef) and node.name == name)
        for line in kind.body:
            if isinstance(line, ast.AnnAssign):
                written = ast.unparse(line.annotation)
                optional = re.fullmatch(r"NotRequired\[(.*)\]", written)
                found[ast.unparse(line.target)] = eval(optional[1] if optional else written)  # our own source
    assert set(FootimeQuestion.__annotations__) <= set(found)
    return found


def is_of(part: object, declared: Any) -> bool:
    """Whether a plain value is what a key of a question is declared to be."""
    if isinstance(declared, UnionType):
        return any(is_of(part, one) for one in declared.__args__)
    if isinstance(declared, GenericAlias):
        return isinstance(part, list) and all(isinstance(inner, declared.__args__[0]) for inner in part)
    return type(part) is declared


def test_offside_lines_and_pawns_are_in_the_view() -> None:
    match = scene("Turn", {"h9": (8, 2), "a4": (6, 4), "h5": (-9, 0)}, ball=(0, 0))
    teams: Any = match.table(None)["teams"]
    home, away = teams
    assert home["offside"] == {"line": 20, "pawns": ["pawn:h9"]}
    assert away["offside"] == {"line": 5, "pawns": []}


def test_why_a_pawn_is_offside_is_told_whoever_asks() -> None:
    match = scene("Turn", {"h9": (8, 2), "a4": (6, 4), "h5": (-9, 0)}, ball=(0, 0))
    why = match.about("pawn:h9")
    assert why is not None
    assert why.rule == "FT-OFFSIDE.2"
    assert why.text["en"].startswith("Offside: ")
    assert match.about("pawn:h5") is None
    assert match.about("ball:ball") is None


def other_than(match: FootimeMatch, fact: str) -> object:
    """Another value of a fact."""
    value = getattr(match, fact)
    others: dict[str, object] = {
        "contacts": [22 * 6 + 17],
        "made": [22 * 6 + 17],
        "foul": [6, 17, 1],
        "claimed": [6, 17, 1],
        "before_foul": [3, 0, 0, 11, *range(100, 122), 0],
        "before_shot": [3, 0, 0, 11, *range(100, 122), 0],
        "shot_how": "aerial",
        "keepers": [1, 12],
        "captains": [2, 3],
    }
    if fact in others:
        return others[fact]
    if isinstance(value, bool):
        return not value
    if isinstance(value, list):
        return [value[0] + 1, *value[1:]]
    return value + 1


@pytest.mark.parametrize("fact", FootimeMatch.state)
def test_every_fact_reaches_the_view(fact: str) -> None:
    assert fact not in (*FootimeMatch.hidden, *FootimeMatch.derived)
    match = scene("Turn", {"h7": (3, 3)})
    before = match.view(None)
    setattr(match, fact, other_than(match, fact))
    assert match.view(None) != before


def test_a_view_shares_nothing_with_the_match() -> None:
    match = fouled("foul")
    play(match, "play card:foul", "pass")
    position = json.dumps(match.position())

    def spoil(part: Any) -> None:
        for inner in part.values() if isinstance(part, dict) else part:
            if isinstance(inner, (dict, list)):
                spoil(inner)
        part.clear()

    spoil(match.view(None))
    spoil(match.drawn())
    assert json.dumps(match.position()) == position


def test_the_played_pile_is_named_from_the_top() -> None:
    match = Footime(4).scenario("Turn", played=["var", "duel"], draw_pile_size=40)
    played: Any = match.table(None)["discard_pile"]
    assert played[:2] == ["card:var", "card:duel"]


def test_the_question_of_a_save_says_who_shot_and_how() -> None:
    match = shooting()
    shoot(match)
    decision: Any = match.view(A1)["decision"]
    assert (decision["shot_by"], decision["how"], decision["shooter"]) == ("pawn:h9", "pass", H1)
    assert decision["ball"] == "point:j27"


def test_the_questions_of_a_run_say_which_card_doubles_which() -> None:
    match = scene("Turn", {"h7": (0, 0)}, hands={H1: ["acceleration", "move-3"]}, draw_pile_size=1)
    play(match, "play card:acceleration", "play card:move-3")
    for answer in ("choose pawn:h7", None):
        decision: Any = match.view(H1)["decision"]
        assert (decision["card"], decision["booster"]) == ("card:move-3", "card:acceleration")
        if answer is not None:
            play(match, answer)


def test_turns_are_left_unless_the_referee_has_a_watch() -> None:
    assert Footime(2, period_turns=30).scenario("Turn", turns=12).table(None)["turns_left"] == 18
    assert Footime(2, clock="wall").scenario("Turn", turns=12).table(None)["turns_left"] is None
