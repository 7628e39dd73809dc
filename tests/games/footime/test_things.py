"""Everything that a move, a view or an event of Footime names is described for whoever draws it."""

import json
from pathlib import Path
from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.box.words import WORDS
from onze.kernel.things import ID, Things, word_things
from onze.kernel.words import LANGUAGES

DATA = Path(__file__).with_name("data")
FOUR = Footime(4)
THINGS = FOUR.things()


def facts(id: str) -> Any:
    """The facts of a thing."""
    return THINGS[id].facts


def small_things() -> Things:
    """The things of another pitch, another pack and other formations."""
    return Footime(
        2,
        cards=DATA / "eventful_cards.toml",
        board=DATA / "small_board.toml",
        formations=DATA / "small_formations.toml",
    ).things()


@pytest.mark.parametrize("game", [Footime(2), FOUR, Footime(8)], ids=lambda game: str(game.seats))
def test_every_thing_that_a_move_or_a_card_names_is_described(game: Footime) -> None:
    described = {thing.id for thing in game.describe()}
    named = {move.thing for move in game.vocabulary if move.thing}
    cards = {game.card_id(card) for card in range(len(game.cards))}
    assert named | cards <= described
    assert all(ID.fullmatch(id) for id in named)


@pytest.mark.parametrize("things", [THINGS, small_things()], ids=["ours", "theirs"])
def test_both_languages_say_more_than_the_bare_name(things: Things) -> None:
    """The name of a card or a place may be an English word; it is explained in a sentence all the same.

    Words of views and events are English ones themselves, and need no more than French.
    """
    words = {thing.id for thing in word_things(WORDS)}
    for thing in [thing for thing in things if thing.id not in words]:
        name = thing.id.partition(":")[2]
        for language in LANGUAGES:
            assert thing.text[language] not in ("", *([] if thing.kind in ("card", "place") else [name]))
            assert thing.full[language] not in ("", name)


@pytest.mark.parametrize("things", [THINGS, small_things()], ids=["ours", "theirs"])
def test_things_are_plain_values(things: Things) -> None:
    written = things.written()
    assert json.loads(json.dumps(written)) == written


def test_every_id_in_the_facts_is_a_thing() -> None:
    def ids(part: object) -> list[str]:
        if isinstance(part, dict):
            return [id for name, inner in part.items() for id in (*ids(name), *ids(inner))]
        if isinstance(part, (list, tuple)):
            return [id for inner in part for id in ids(inner)]
        return [part] if isinstance(part, str) and ID.fullmatch(part) else []

    named = [id for thing in THINGS for id in ids(dict(thing.facts))]
    assert len(named) > 3000
    assert all(id in THINGS for id in named)


def test_a_card_says_what_it_does_how_far_and_how_many_there_are() -> None:
    move = THINGS["card:move-3"]
    assert (move.count, move.facts["number"], move.facts["family"]) == (7, 3, "run")
    assert move.full["en"].startswith("A pawn runs up to so many points")
    assert facts("card:skill")["again"]
    assert not facts("card:pass-2")["again"]
    assert facts("card:acceleration")["doubles"] == ["run", "joker"]
    assert facts("card:tackle")["laid_in"] == ["turn", "retention"]
    assert facts("card:save")["laid_in"] == ["goal"]
    assert sum(thing.count for thing in THINGS if thing.kind == "card") == 112


def test_cards_of_one_family_have_one_colour() -> None:
    colours: dict[Any, set[Any]] = {}
    for thing in THINGS:
        if thing.kind == "card":
            colours.setdefault(thing.facts["family"], set()).add(thing.facts["colour"])
    assert len(colours) == len(set.union(*colours.values())) == 6


def test_a_point_says_where_it_lies_and_what_is_beside_it() -> None:
    centre = facts("point:i14")
    assert (centre["x"], centre["y"], centre["column"], centre["row"]) == (0, 0, 14, "i")
    assert centre["zones"] == ["centre", "circle", "halfway-line"]
    assert centre["halves"] == ["end:west", "end:east"]
    assert set(facts("point:a1")["neighbours"]) == {"point:a2", "point:b1", "point:b2"}
    assert facts("point:h27")["zones"] == ["goal", "area"]
    assert facts("point:d8")["zones"] == []
    assert THINGS["point:i4"].full["en"] == "point i4: the west penalty spot, in the west penalty area"


def test_an_end_has_its_goal_and_its_spots() -> None:
    east = facts("end:east")
    assert east["goal"] == ["point:h27", "point:i27", "point:j27"]
    assert (east["keeper"], east["penalty_spot"], east["behind_spot"]) == ("point:i27", "point:i24", "point:i23")
    assert east["corners"] == ["point:a27", "point:q27"]
    assert (facts("board:pitch")["along"], facts("board:pitch")["across"]) == (27, 17)


def test_pawns_and_seats_belong_to_a_team_with_its_colours() -> None:
    assert facts("pawn:a7") == {"side": 1, "team": "team:away", "shirt": 7, "goalkeeper": False}
    assert facts("pawn:h1")["goalkeeper"]
    assert facts("seat:3") == {"number": 3, "side": 1, "team": "team:away"}
    assert facts("team:home")["seats"] == ["seat:0", "seat:2"]
    assert facts("team:home")["colours"]["shirt"] != facts("team:away")["colours"]["shirt"]


def test_a_formation_has_the_points_of_its_pawns() -> None:
    points = facts("formation:4-4-2")["points"]
    assert [(role, *ends) for role, ends in points.items()] == [
        ("kicking", "end:west", "end:east"),
        ("receiving", "end:west", "end:east"),
    ]
    assert points["kicking"]["end:west"][-1] == "point:i13"
    assert points["kicking"]["end:east"][-1] == "point:i15"


@pytest.mark.parametrize(
    ("older", "name"),
    [
        ("line-up by-hand", "line-up formation:by-hand"),
        ("use run", "use mode:run"),
        ("use pass", "use mode:pass"),
        ("take ball", "take ball:ball"),
        ("leave ball", "leave ball:ball"),
        ("contest goal", "contest call:goal"),
        ("contest foul", "contest call:foul"),
        ("call offside", "call call:offside"),
    ],
)
def test_a_move_is_still_found_by_its_older_name(older: str, name: str) -> None:
    assert FOUR.name(FOUR.move(older)) == name


def test_what_stands_on_a_card_beside_its_value() -> None:
    assert facts("card:pass-3")["title"] == {"en": "pass or shot", "fr": "Passe ou tir"}
    assert facts("card:tackle")["title"] == THINGS["card:tackle"].text
