"""Editions with hands of one card: who may play them, and how many."""

import re
import tomllib

import pytest

from onze.games.world_cup import WorldCup
from onze.games.world_cup.box.edition_check import edition_mistakes
from onze.kernel.words import Refused
from tests.games.world_cup.editions import EDITIONS, MATERIAL, played


def small_hands(edition: str, **players: int) -> str:
    """An edition with one card in a hand, and last turns from two players on."""
    data = (EDITIONS / f"{edition}.toml").read_text(encoding="utf-8")
    for key, value in {"hand": 1, "last_round_from": 2, **players}.items():
        data = re.sub(rf"^{key} = \d+$", f"{key} = {value}", data, count=1, flags=re.MULTILINE)
    return data


def test_with_one_card_each_nobody_could_play_again_after_the_last_turns() -> None:
    found = edition_mistakes(tomllib.loads(small_hands("1930")), MATERIAL)
    assert [reason.sentence("en") for reason in found] == [
        "A hand must hold 2 cards at least: from 2 players on nobody draws in the last turns, and a single card would "
        "be gone before matches are played again."
    ]
    assert edition_mistakes(tomllib.loads(small_hands("1930", hand=2)), MATERIAL) == []
    assert edition_mistakes(tomllib.loads(small_hands("2002")), MATERIAL) == []
    never = tomllib.loads(small_hands("1930", last_round_from=99))
    assert edition_mistakes(never, MATERIAL) == []


def test_last_turns_in_every_phase_need_a_card_for_the_replays_of_rounds() -> None:
    replayed = small_hands("2002").replace(
        'drawn = "shootout"', 'drawn = "replay"\nreplay_pile = { kind = "fixed", cards = 8 }'
    )
    with pytest.raises(Refused) as refused:
        WorldCup(2, own_edition=replayed, last_round_scope="all")
    assert refused.value.sentence("en") == (
        "Hands of one card are not enough here: nobody draws in the last turns, and no card would be left for matches "
        "that are played again. Choose the option refill_before_replay as well."
    )
    for options in ({}, {"last_round_scope": "all", "refill_before_replay": True}):
        game = WorldCup(2, own_edition=replayed, **options)
        assert all(played(game, seed) for seed in range(3))
    game = WorldCup(2, own_edition=small_hands("2002"), last_round_scope="all")
    assert played(game)


def test_more_players_than_the_edition_foresees_need_cards_and_last_turns_as_well() -> None:
    few = small_hands("1930", max=4, last_round_from=5)
    assert edition_mistakes(tomllib.loads(few), MATERIAL) == []
    assert played(WorldCup(4, own_edition=few))
    with pytest.raises(Refused, match="Hands of one card are not enough here"):
        WorldCup(5, own_edition=few, max_players=5)
    many_cards = small_hands("1930", max=2, hand=20)
    assert played(WorldCup(2, own_edition=many_cards))
    with pytest.raises(Refused, match=r"The deck of \d+ cards is too small for the hands of 8 players"):
        WorldCup(8, own_edition=many_cards, max_players=8)
