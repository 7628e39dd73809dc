"""Views: complete, in whole ids, the same for everybody but for the hands, and followed by events alone."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from onze.games.world_cup import WorldCup, view
from onze.games.world_cup.match import NO_TEAM, WorldCupMatch
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from onze.kernel.things import ID
from tests.games.playthroughs import WORLD_CUP_READINGS
from tests.games.world_cup.editions import KNOCKOUT_ONLY
from tests.rules.table import play
from tests.rules.world_cup.board import game, scene
from tests.rules.world_cup.phases import last_card

GAMES: dict[str, Callable[[], WorldCup]] = {
    "1930": lambda: WorldCup(2, edition="1930"),
    "1994": lambda: WorldCup(7, edition="1994"),
    "1998": lambda: WorldCup(3, edition="1998"),
    "2002": lambda: WorldCup(16, edition="2002"),
    "2022": lambda: WorldCup(9, edition="2022"),
    "1930 otherwise": lambda: WorldCup(10, edition="1930", **WORLD_CUP_READINGS),
    "2002 otherwise": lambda: WorldCup(10, edition="2002", **WORLD_CUP_READINGS),
    "an own one": lambda: WorldCup(3, own_edition=KNOCKOUT_ONLY),
}

in_every_game = pytest.mark.parametrize("name", GAMES)


def positions(rules: WorldCup, every: int) -> Iterator[WorldCupMatch]:
    """Positions of a match that is played at random, one in so many, and its last one."""
    chance = Seeded(5)
    match = rules.new_match(chance)
    number = 0
    while match.outcome is None:
        if number % every == 0:
            yield match
        number += 1
        moves = match.moves()
        match.play(moves[chance.below(len(moves))], chance)
    yield match


def strings(value: Any) -> Iterator[str]:
    """All strings in a view, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)


def at(view: Any, path: str) -> Any:
    """What a view has at a path."""
    for part in path.split("."):
        view = view[int(part)] if isinstance(view, list) else view[part]
    return view


@in_every_game
def test_public_and_private_part_make_up_the_view(name: str) -> None:
    rules = GAMES[name]()
    for match in positions(rules, 37):
        public = match.public_view()
        for seat in range(rules.seats):
            assert {**public, **match.private_view(seat)} == match.view(seat)


def test_the_private_part_is_small_and_has_nothing_of_the_board() -> None:
    match = GAMES["2002"]().new_match(Seeded(1))
    others = [match.private_view(seat) for seat in range(16) if seat != match.seat]
    assert {tuple(private) for private in others} == {("viewer", "hands")}
    assert set(match.private_view(match.seat)) == {"viewer", "hands", "decision", "moves"}


@in_every_game
def test_every_id_in_a_view_is_that_of_a_thing_and_views_are_plain_values(name: str) -> None:
    rules = GAMES[name]()
    things = rules.things()
    for match in positions(rules, 97):
        seen: Any = match.view(match.seat if match.outcome is None else 0)
        assert json.loads(json.dumps(seen)) == seen
        assert seen["view"] == view.VIEW_VERSION
        ids = {text for text in strings({**seen, "moves": []}) if ID.fullmatch(text)}
        assert [id for id in ids if id not in things] == []
        assert {"team", "row", "match"} <= {id.partition(":")[0] for id in ids}


OF_EVERY_QUESTION = ("name", "rule", "asked")


def test_every_declared_part_of_a_question_is_told_in_some_match() -> None:
    told: set[str] = set()
    for match in positions(GAMES["2002 otherwise"](), 1):
        if match.outcome is None:
            asked: Any = match.view(match.seat)["decision"]
            told |= set(asked)
    assert told == {*OF_EVERY_QUESTION, "card", "token", "chosen", "row"}


def test_how_far_a_team_has_come_is_seen_and_is_the_score_of_its_seat() -> None:
    for match in positions(GAMES["2002"](), 61):
        seen: Any = match.view(None)
        assert seen["score"] == [max(seen["reached"][team] for team in teams) for teams in seen["teams"]]


OTHERWISE: dict[str, Callable[[WorldCupMatch], object]] = {
    "phase": lambda match: 1,
    "run": lambda match: match.run + 1,
    "playing": lambda match: match.playing[1:],
    "turn": lambda match: (match.turn + 1) % len(match.playing),
    "last_turns": lambda match: 3,
    "dealt_by": lambda match: match.dealt_by + 1,
    "last_drawer": lambda match: match.last_drawer + 1,
    "owner": lambda match: [*match.owner[1:], match.owner[0]],
    "row_team": lambda match: [0 if team == NO_TEAM else team for team in match.row_team],
    "rows": lambda match: [*match.rows[:7], 2, *match.rows[8:]],
    "goals": lambda match: [1] * len(match.goals),
    "winner": lambda match: [*match.winner[:-1], 3],
    "tiers": lambda match: [[list(group.teams)] for group in match.rules.edition.groups],
    "replaying": lambda match: [2],
    "replays": lambda match: [[2, 1, 0]],
    "kicks": lambda match: [[2, 1, 0]],
    "decided": lambda match: 1,
}
"""Another value for every fact that somebody sees."""


@pytest.mark.parametrize("fact", [fact for fact in WorldCupMatch.state if fact not in WorldCupMatch.derived])
def test_every_fact_that_is_not_derived_is_seen_by_everybody(fact: str) -> None:
    match = game(5).scenario("PlayCard", Seeded(1), seat=0)
    before = match.public_view()
    setattr(match, fact, OTHERWISE[fact](match))
    assert match.public_view() != before


def test_a_view_shares_nothing_with_the_match() -> None:
    match = last_card(game(5), phase="R16", rows={"R16.1.left": ["1G"]})
    before = match.position()
    seen: Any = match.view(0)
    for value in (seen["playing"], seen["score"], seen["teams"][0], seen["matches"][0]["rows"], seen["hands"]):
        value.clear()
    assert match.position() == before


def test_a_group_has_its_table_as_the_tokens_stand() -> None:
    match = scene(game(2), rows={"A1.left": ["1G"], "A2.left": ["A", "A"], "A2.right": ["2G"]})
    shown: Any = match.view(None)["groups"]
    lines = [(line["team"], line["points"], line["goals_for"], line["goals_against"]) for line in shown[0]["table"]]
    assert shown[0]["order"] == []
    assert len(lines) == 4
    assert sum(scored for _, _, scored, _ in lines) == sum(against for _, _, _, against in lines) == 4
    assert [points for _, points, _, _ in lines] == sorted((points for _, points, _, _ in lines), reverse=True)


@pytest.mark.parametrize(
    ("tokens", "vulnerable"),
    [
        ([], False),
        (["A"], True),
        (["A", "2G"], True),
        (["1G", "D"], False),
        (["1G", "P"], False),
        (["1G", "~A"], False),
    ],
)
def test_a_row_says_whether_its_outermost_token_can_be_turned_over(tokens: list[str], vulnerable: bool) -> None:
    """What a card may turn over is just that: a Defence, a Penalty and what lies face down protect the others."""
    match = scene(game(2), "offside", rows={"A1.left": tokens})
    shown: Any = match.view(None)["matches"]
    assert shown[0]["rows"][0]["vulnerable"] is vulnerable
    assert ("flip card:offside" in [entry["move"] for entry in match.menu()]) is vulnerable


def test_the_question_says_which_card_is_laid_and_where_its_tokens_go() -> None:
    match = scene(game(2), "g21")
    play(match, "place card:g21", "choose row:B2.left")
    asked: Any = match.view(0)["decision"]
    assert (asked["card"], asked["token"], asked["chosen"]) == ("card:g21", "token:1G", ["row:B2.left"])


# ---- what is drawn


@in_every_game
def test_events_lead_from_what_is_drawn_before_a_move_to_what_is_drawn_after_it(name: str) -> None:
    rules = GAMES[name]()
    for seed in range(2):
        told: list[Event] = []
        chance = Seeded(seed)
        before = {**rules.blank().drawn(), **rules.blank().beside()}
        match = rules.new_match(chance, told.append)
        while True:
            for event in told:
                before.update(event.after)
            assert before == {**match.drawn(), **match.beside()}
            if match.outcome is not None:
                break
            told.clear()
            moves = match.moves()
            match.play(moves[chance.below(len(moves))], chance, told.append)


@in_every_game
def test_whatever_is_drawn_stands_in_the_public_view_at_its_path(name: str) -> None:
    for match in positions(GAMES[name](), 53):
        public = match.public_view()
        for path, value in match.drawn().items():
            assert at(public, path) == value


def test_a_token_changes_its_row_its_table_and_the_piles_only() -> None:
    match = scene(game(2), "g1")
    (_, token, _) = play(match, "place card:g1", "choose row:B2.left")
    number = match.rules.edition.fixture("B2")
    assert set(token.after) == {f"matches.{number}.rows.0", "groups.1.table"}


def test_a_hand_is_dealt_when_it_is_told() -> None:
    told: list[Event] = []
    game(3).new_match(Seeded(1), told.append)
    draws = [event for event in told if event.kind == "draw"]
    assert [dict(event.after)[f"hands.{seat}.size"] for seat, event in enumerate(draws)] == [3, 3, 3]
    assert all(set(event.after) == {"draw_pile.size", f"hands.{seat}.size"} for seat, event in enumerate(draws[:-1]))
