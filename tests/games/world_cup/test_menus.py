"""Menus: each entry lies in one place, and what is foreseen happens, whatever the others hold."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from onze.games.world_cup import WorldCup
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.rules.placing_tokens import ChooseToken
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from onze.kernel.things import ID
from tests.games.playthroughs import WORLD_CUP_READINGS
from tests.games.world_cup.editions import KNOCKOUT_ONLY
from tests.games.world_cup.test_views import strings
from tests.rules.table import play
from tests.rules.world_cup.board import game, scene

GAMES: dict[str, Callable[[], WorldCup]] = {
    "1930": lambda: WorldCup(5, edition="1930"),
    "2002": lambda: WorldCup(16, edition="2002"),
    "2002 otherwise": lambda: WorldCup(10, edition="2002", **WORLD_CUP_READINGS),
    "an own one": lambda: WorldCup(3, own_edition=KNOCKOUT_ONLY),
}

in_every_game = pytest.mark.parametrize("name", GAMES)


def questions(rules: WorldCup, every: int, seed: int = 8) -> Iterator[WorldCupMatch]:
    """Positions of a match that is played at random, one in so many."""
    chance = Seeded(seed)
    match = rules.new_match(chance)
    number = 0
    while match.outcome is None:
        if number % every == 0:
            yield match
        number += 1
        moves = match.moves()
        match.play(moves[chance.below(len(moves))], chance)


@in_every_game
def test_an_entry_lies_in_the_hand_on_the_board_or_is_a_button(name: str) -> None:
    rules = GAMES[name]()
    for match in questions(rules, 41):
        seen: Any = match.view(match.seat)
        rows = {row["row"] for of in seen["matches"] if of["match"] in seen["in_play"] for row in of["rows"]}
        for entry in match.menu():
            if entry["place"] == "board":
                assert entry["thing"] in rows
            elif entry["place"]:
                assert entry["place"] == f"hands.{match.seat}"
                assert entry["thing"] in seen["hands"][match.seat]["cards"]
            else:
                assert entry["thing"] == "" or isinstance(match.decision, ChooseToken)


@in_every_game
def test_menu_and_foresight_hang_on_nothing_that_the_seat_cannot_know(name: str) -> None:
    rules = GAMES[name]()
    for match in questions(rules, 83):
        seat = match.seat
        menu, foreseen = match.menu(seat), match.foreseen(seat)
        for seed in range(2):
            other = match.redealt(seat, Seeded(seed))
            assert other.menu(seat) == menu
            assert other.foreseen(seat) == foreseen


@in_every_game
def test_a_row_comes_to_stand_as_it_was_foreseen(name: str) -> None:
    rules = GAMES[name]()
    checked = 0
    for match in questions(rules, 1 if name == "an own one" else 5):
        for move, foreseen in match.foreseen().items():
            ids = [text for text in strings(foreseen) if ID.fullmatch(text)]
            assert [id for id in ids if id not in rules.things()] == []
            decision = match.decision
            assert decision is not None
            if "tokens" not in foreseen or not decision.commits(match, rules.move(move), match.seat):
                continue
            after = match.clone()
            events: list[Event] = []
            after.play(rules.move(move), Seeded(1), events.append)
            told = [event.details for event in events if event.kind in ("token", "turned")]
            last = next(details for details in reversed(told) if details["row"] == foreseen["row"])
            assert {key: last[key] for key in ("tokens", "free", "half_goals", "score")} == {
                key: foreseen[key] for key in ("tokens", "free", "half_goals", "score")
            }
            checked += 1
            break
    assert checked > 2


def test_the_table_of_a_group_is_foreseen() -> None:
    match = scene(game(2), "g1")
    play(match, "place card:g1")
    after: Any = match.foreseen()["choose row:A1.left"]
    assert (after["score"], after["tokens"]) == ([1, 0], ["token:1G"])
    assert [after["table"][0][key] for key in ("team", "points", "goals_for")] == ["team:FRA", 5, 1]
    assert [after["table"][-1][key] for key in ("team", "points", "goals_against")] == ["team:SEN", 2, 1]
    play(match, "choose row:A1.left")
    groups: Any = match.view(None)["groups"]
    assert groups[0]["table"] == after["table"]


def test_in_a_round_it_is_foreseen_who_would_lead() -> None:
    match = scene(game(2), "g1", phase="SF", rows={"SF.1.right": ["1G"]})
    play(match, "place card:g1")
    right = 2 * match.rules.edition.fixture("SF.1") + 1
    level, ahead = (match.foreseen()[f"choose row:SF.1.{side}"] for side in ("left", "right"))
    assert (level["score"], level["leads"]) == ([1, 1], None)
    assert ahead["leads"] == f"team:{match.rules.edition.team_ids[match.row_team[right]]}"


def test_a_penalty_is_foreseen_scored_and_missed() -> None:
    match = scene(game(2), "penalty")
    play(match, "place card:penalty")
    after: Any = match.foreseen()["choose row:A1.left"]
    assert (after["scored"]["score"], after["missed"]["score"]) == ([1, 0], [0, 0])


def test_a_card_says_in_which_rows_it_can_be_used() -> None:
    match = scene(game(2), "foul", "attack", rows={"B2.left": ["3G"]})
    foreseen: Any = match.foreseen()
    assert foreseen["flip card:foul"] == {"rows": ["row:B2.left"]}
    assert len(foreseen["place card:attack"]["rows"]) == 96
    assert foreseen["discard card:attack"] == {"to": "discard_pile"}
    notes = {entry["move"]: entry["note"] for entry in match.menu()}
    assert notes["flip card:foul"] == {"en": "rows: 1", "fr": "rangées\N{NO-BREAK SPACE}: 1"}
    assert notes["discard card:foul"] is None


def test_ones_own_rows_are_marked_in_the_menu() -> None:
    match = scene(game(2), "attack", teams={0: ["FRA"], 1: ["SEN"]})
    play(match, "place card:attack")
    notes: Any = {entry["move"]: entry["note"] for entry in match.menu()}
    assert notes["choose row:A1.left"]["en"] == "your team"
    assert notes["choose row:A1.right"] is None


def test_a_token_to_choose_is_foreseen_and_then_each_of_them() -> None:
    match = scene(game(2, voluntary_downgrade=True), "g3")
    play(match, "place card:g3")
    assert match.foreseen()["choose row:B2.left"] == {"tokens_to_choose": ["token:1G", "token:2G", "token:3G"]}
    play(match, "choose row:B2.left")
    assert [after["score"] for after in match.foreseen().values()] == [[1, 0], [2, 0], [3, 0]]


def test_a_button_says_what_is_done_in_a_row() -> None:
    placing = game().scenario("PlaceTokens", said=["place card:attack"], hands={0: ["attack"]})
    turning = game().scenario("TurnToken", said=["flip card:foul"], hands={0: ["foul"]}, rows={"A1.left": ["1G"]})
    assert {str(entry["button"]) for entry in placing.menu()} == {str({"en": "Place", "fr": "Poser"})}
    assert {str(entry["button"]) for entry in turning.menu()} == {str({"en": "Flip", "fr": "Retourner"})}
