"""Things: a page can draw every edition from what they say, in both languages."""

import json
from functools import cache
from typing import Any

import pytest

from onze.games.world_cup import WorldCup
from onze.games.world_cup.box.edition import Phase
from onze.games.world_cup.rules.naming import phase_short
from onze.kernel.things import bare
from onze.kernel.words import LANGUAGES
from tests.games.world_cup.editions import KNOCKOUT_ONLY

EDITIONS = ("1930", "1994", "1998", "2002", "2022")


@cache
def game(edition: str) -> WorldCup:
    return WorldCup(5, edition=edition)


def facts(edition: str, id: str) -> Any:
    """The facts of a thing."""
    return game(edition).things()[id].facts


def ids_in(value: Any) -> list[str]:
    """All ids in a fact."""
    if isinstance(value, str):
        return [value] if bare(value) != value else []
    if isinstance(value, list):
        return [id for part in value for id in ids_in(part)]
    return [id for part in value.values() for id in ids_in(part)] if isinstance(value, dict) else []


@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_a_move_names_and_every_card_is_described_in_both_languages(edition: str) -> None:
    rules = game(edition)
    described = {thing.id for thing in rules.describe()}
    named = {move.thing for move in rules.vocabulary if move.thing}
    named |= {rules.card_id(card) for card in range(len(rules.cards))} | {f"seat:{seat}" for seat in range(5)}
    assert named <= described
    for thing in rules.describe():
        for language in LANGUAGES:
            assert thing.text[language]
            assert "{" not in thing.full[language]
            if thing.id in named:
                name = thing.id.partition(":")[2]
                assert name not in (thing.text[language], thing.full[language])


@pytest.mark.parametrize("edition", EDITIONS)
def test_facts_are_plain_values_and_name_only_things_that_are_described(edition: str) -> None:
    things = game(edition).things()
    written = things.written()
    assert json.loads(json.dumps(written)) == written
    for thing in things:
        assert [id for id in ids_in(dict(thing.facts)) if id not in things] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_team_of_our_editions_has_a_flag_and_a_colour(edition: str) -> None:
    for thing in game(edition).things():
        if thing.kind == "team":
            assert isinstance(thing.facts["flag"], dict)
            assert str(thing.facts["colour"]) in game(edition).things()


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_two_matches_stand_in_the_same_place(edition: str) -> None:
    matches = [thing.facts for thing in game(edition).things() if thing.kind == "match"]
    assert len({(of["group"] is None, of["x"], of["y"]) for of in matches}) == len(matches)


def test_a_card_says_what_it_puts_down_and_turns_over() -> None:
    card = game("2002").things()["card:defence"]
    assert (card.count, card.facts["family"]) == (20, "defence")
    assert (card.facts["place"], card.facts["flip"]) == (["token:D"], ["token:A"])
    assert card.full["en"].startswith("Puts down a Defence token")
    assert [facts("2002", f"card:{name}")["family"] for name in ("g21", "foul", "penalty")] == [
        "goals", "referee", "penalty",
    ]  # fmt: skip


def test_a_row_says_its_match_its_side_its_team_and_its_spaces() -> None:
    of = facts("2002", "row:A1.right")
    assert (of["match"], of["side"], of["against"], of["group"]) == ("match:A1", 1, "row:A1.left", "group:A")
    assert (of["team"], of["spaces"]) == ("team:SEN", 3)


def test_a_row_of_a_round_says_where_its_team_will_come_from() -> None:
    assert facts("2002", "row:QF.W.left")["slot"] == {"kind": "M", "from": ["match:R16.2"]}
    assert (
        game("2002")
        .things()["row:R16.1.left"]
        .full["en"]
        .startswith("The left row of last-16 match 1: winner of group ")
    )
    assert facts("2002", "match:SF.1")["winner_to"] == "row:FIN.F.left"
    assert facts("2002", "match:SF.1")["loser_to"] == "row:FIN.3P.left"


def test_the_final_stands_beside_the_middle_of_the_semi_finals() -> None:
    heights = [facts("2002", f"match:{name}")["y"] for name in ("SF.1", "SF.2", "FIN.F", "FIN.3P")]
    assert heights == [1.5, 5.5, 3.5, 4.5]


def test_tokens_are_described_face_up_and_face_down() -> None:
    things = game("2002").things()
    assert things["token:A"].facts["half_goals"] == 1
    assert things["token:3G"].facts["half_goals"] == 6
    assert things["token:~3G"].facts["half_goals"] == 0
    assert "token:~D" not in things
    assert "token:~P" not in things


def test_the_dice_show_dots_that_count_for_a_colour() -> None:
    assert facts("2002", "die:N2")["faces"][-1] == "dot:white"
    assert facts("2002", "dot:white")["colour"] == "colour:grey"
    assert [name for name in ("black", "red") if facts("2002", f"dot:{name}")["miss"]] == ["black"]


def test_an_edition_of_ones_own_is_described_too() -> None:
    rules = WorldCup(2, own_edition=KNOCKOUT_ONLY)
    described = {thing.id for thing in rules.describe()}
    assert {move.thing for move in rules.vocabulary if move.thing} <= described


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_phase_has_a_name_for_little_room(edition: str) -> None:
    for phase in [thing for thing in game(edition).things() if thing.kind == "phase"]:
        short: Any = phase.facts["short"]
        assert all(len(short[language]) <= 8 for language in LANGUAGES), phase.id
    if edition != "1930":
        assert facts(edition, "phase:R16")["short"] == {"en": "Last 16", "fr": "8es"}


def test_a_phase_that_only_its_edition_knows_keeps_its_name() -> None:
    phase = Phase("PO", {"en": "Play-offs", "fr": "Barrages"}, ())
    assert phase_short(phase) == phase.text
