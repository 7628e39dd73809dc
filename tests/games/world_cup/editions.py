"""Edition files as data, for tests that change them and play them."""

import copy
import tomllib
from collections.abc import Callable
from typing import Any

from onze.games.world_cup import WorldCup
from onze.games.world_cup.box import DATA
from onze.games.world_cup.box.edition_check import edition_mistakes
from onze.games.world_cup.box.material import MATERIAL_FILE, read_material
from onze.kernel.chance import Seeded
from onze.kernel.data import DataFile

EDITIONS = DATA / "editions"
MATERIAL = read_material(DataFile(MATERIAL_FILE))

Change = Callable[[dict[str, Any]], object]


def data_of(edition: str) -> dict[str, Any]:
    return tomllib.loads((EDITIONS / f"{edition}.toml").read_text(encoding="utf-8"))


def mistakes(edition: str, change: Change) -> list[str]:
    """The mistakes in an edition after a change, by their keys."""
    data = copy.deepcopy(data_of(edition))
    change(data)
    found = edition_mistakes(data, MATERIAL)
    assert all(reason.sentence("en") and reason.sentence("fr") for reason in found)
    return [reason.key for reason in found]


def played(game: WorldCup, seed: int = 1) -> str:
    """The champion of a tournament that is played at random to its end."""
    chance = Seeded(seed)
    match = game.new_match(chance)
    while match.outcome is None:
        moves = match.moves()
        match.play(moves[chance.below(len(moves))], chance)
        assert not game.broken(match)
    return game.edition.team_ids[match.winner[game.edition.final]]


KNOCKOUT_ONLY = """
schema = 1
teams = [
  { id = "ITA", en = "Italy", fr = "Italie", colour = "black" },
  { id = "AUT", en = "Austria", fr = "Autriche", colour = "red" },
  { id = "ESP", en = "Spain", fr = "Espagne", colour = "yellow" },
]
[edition]
id = "little-1934"
name = { en = "Little 1934", fr = "Petite 1934" }
[deck]
group_passes = 0
hand = 3
[players]
min = 2
max = 3
last_round_from = 9
[points]
win = 2
draw = 1
loss = 0
[table]
qualify = 0
tiebreak = ["lots"]
[[round]]
id = "SF"
en = "Semi-finals"
fr = "Demi-finales"
pile = { kind = "per_match", cards = 6 }
drawn = "shootout"
matches = [{ id = "1", left = "S:ITA", right = "S:ESP" }, { id = "2", left = "BYE", right = "S:AUT" }]
[[round]]
id = "FIN"
en = "Final"
fr = "Finale"
pile = { kind = "fixed", cards = 8 }
drawn = "shootout"
matches = [{ id = "F", left = "M:SF.1", right = "M:SF.2", final = true }]
"""
