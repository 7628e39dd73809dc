"""Everything that a move, a view or an event names is described, in both languages and in plain values."""

import json
from pathlib import Path
from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.box.squads import SLOTS
from onze.kernel.things import bare
from onze.kernel.words import LANGUAGES

BELGIUM = Path(__file__).parent / "data" / "belgium.toml"
GAMES = [
    WorldwideFootball(mode="amateur"),
    WorldwideFootball(mode="professional"),
    WorldwideFootball(mode="international", squad=BELGIUM),
    WorldwideFootball(1, mode="amateur"),
    WorldwideFootball(1, mode="professional", solo_version="supplement"),
]
INTERNATIONAL = GAMES[2]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.options['mode']}-{game.seats}")
def test_every_thing_of_a_move_and_every_card_is_described_in_both_languages(game: WorldwideFootball) -> None:
    things = game.things()
    named = {move.thing for move in game.vocabulary if move.thing}
    named |= {game.card_id(card) for card in range(len(game.cards))}
    named |= {f"seat:{seat}" for seat in range(game.seats)}
    for id in named:
        for text in (things[id].text, things[id].full):
            assert set(text) == set(LANGUAGES)
            assert not {bare(id), str(bare(id)).replace("-", " ")} & set(text.values()), id
            assert not any("{" in said for said in text.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.options['mode']}-{game.seats}")
def test_things_are_plain_values_and_name_only_things(game: WorldwideFootball) -> None:
    things = game.things()
    written = things.written()
    assert json.loads(json.dumps(written)) == written
    kinds = {thing.kind for thing in things}
    for thing in things:
        for id in ids_in(thing.facts):
            assert id.partition(":")[0] not in kinds or id in things, id


def ids_in(value: object) -> list[str]:
    """Whatever looks like an id."""
    if isinstance(value, str):
        return [value] if ":" in value and " " not in value else []
    parts = list(value) + list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    return [id for part in parts for id in ids_in(part)]


def test_a_card_has_the_numbers_that_are_printed_on_it() -> None:
    things = INTERNATIONAL.things()
    tackle = things["card:tackle"].facts
    assert (tackle["family"], tackle["number"], tackle["foul"]) == ("defence", 16, [1, 2, 3, 4, 5, 6])
    through_ball = things["card:through-ball"]
    assert (through_ball.facts["pa"], through_ball.facts["at"]) == (2, [4, 5])
    assert through_ball.facts["answered_by"] == {"card:interception": 1, "card:pressing": 1}
    assert (through_ball.count, through_ball.facts["each_side"]) == (8, 4)
    assert things["card:shot-567"].facts["bonus"] == {"5": -1, "6": 0, "7": 1}
    assert through_ball.full["en"] == (
        "+2 PA, at 4/5 PA, next card cannot be defended. It can be answered with Interception +1 or Pressing +1."
    )


def test_risks_that_are_not_played_are_not_on_the_card() -> None:
    tackle = GAMES[0].things()["card:tackle"]
    assert (tackle.facts["foul"], tackle.facts["red"]) == ([], [])
    assert tackle.full["en"] == "Answers an attack card. d20: 16 − PA."


def test_a_player_card_leads_to_the_player_of_each_team() -> None:
    things = INTERNATIONAL.things()
    for team in INTERNATIONAL.teams:
        for slot in SLOTS:
            id = things[f"player:{slot}"].facts["footballers"][f"team:{team.id}"]  # type: ignore[index]
            footballer = things[id]
            assert footballer.facts["team"] == f"team:{team.id}"
            assert footballer.facts["card"] == f"player:{slot}"
    assert things["footballer:france.G1"].text["en"] == "Corentin Vauxgirard (G)"


def test_every_team_has_a_shirt_and_a_squad_of_ones_own_too() -> None:
    things = INTERNATIONAL.things()
    kits: list[Any] = [things[f"team:{team.id}"].facts["colours"] for team in INTERNATIONAL.teams]
    shirts = [kit["shirt"] for kit in kits]
    assert len(set(shirts)) == len(INTERNATIONAL.teams) == 6
    assert all(str(shirt).startswith("#") for shirt in shirts)


def test_places_on_the_way_to_goal_say_who_may_shoot_there() -> None:
    things = INTERNATIONAL.things()
    assert things["pa:6"].facts["shots"] == {"card:shot-678": 0, "card:shot-567": 0}
    assert things["pa:4"].facts["shots"] == {}
    assert "pa:9" not in things


def test_a_footballer_has_a_name_without_his_role() -> None:
    keeper = GAMES[0].things()["footballer:brazil.G1"]
    assert keeper.text["en"] == f"{keeper.facts['name']} (G)"


def test_a_small_card_has_room_for_what_it_does() -> None:
    for thing in GAMES[1].things():
        if thing.kind == "card":
            brief: Any = thing.facts["brief"]
            family = thing.facts["family"]
            assert all(len(brief[language]) <= 18 for language in LANGUAGES), thing.id
            assert all(brief.values()) or (family == "defence" and not thing.facts["foul"]), thing.id
