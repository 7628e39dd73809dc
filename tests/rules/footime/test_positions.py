"""What cannot be in a position, and is refused when one is read (FT-MOVE.7, FT-CARD-INJURED.1, FT-CARD-RED.5)."""

import pytest

from onze.games.footime.box.pawns import EXPELLED, INJURED, OUTSIDE
from onze.kernel.words import Refused
from tests.rules import rule
from tests.rules.footime.cards import full_hands
from tests.rules.footime.situations import FOUR, H1, scene
from tests.rules.table import play

KEEPER = FOUR.pawns.index("h1")
WINGER = FOUR.pawns.index("h7")


@rule("FT-CARD-INJURED.1", "FT-CARD-RED.5")
@pytest.mark.parametrize("place", [INJURED, EXPELLED])
def test_a_team_always_has_a_goalkeeper_on_the_pitch(place: int) -> None:
    match = scene("Turn", {"h7": (0, 0)})
    assert FOUR.broken(match) == []
    match.put_pawn(KEEPER, place)
    assert FOUR.broken(match) == ["h1 keeps goal from outside the pitch"]
    with pytest.raises(Refused):
        FOUR.from_position(match.position())


@rule("FT-CARD-INJURED.1", "FT-CARD-RED.5")
@pytest.mark.parametrize("place", ["injured", "expelled"])
def test_a_scenario_has_both_goalkeepers_on_the_pitch(place: str) -> None:
    with pytest.raises(Refused, match="goalkeeper on the pitch") as refused:
        FOUR.scenario("Turn", pawns={"a1": place})
    assert "gardien" in refused.value.sentence("fr")
    assert FOUR.scenario("Turn", pawns={"a1": place, "a9": "i27"}, keepers=["h1", "a9"])


@rule("FT-MOVE.10")
def test_nobody_is_outside_the_pitch_but_to_be_placed_or_to_take_a_restart() -> None:
    match = scene("Turn", {"h7": (0, 0)})
    match.put_pawn(WINGER, OUTSIDE)
    assert FOUR.broken(match) == ["a pawn is outside the pitch for no reason"]


@rule("FT-OUT-THROW.2", "FT-OUT-CORNER.4")
@pytest.mark.parametrize("ball", [(4, 8), (13, 5)], ids=["throw-in", "corner"])
@pytest.mark.parametrize("pawn", ["h1", "h7"])
def test_a_taker_is_outside_and_comes_back(ball: tuple[int, int], pawn: str) -> None:
    match = scene("Turn", {"h7": (0, 0)}, ball=ball, put_by_opponent=True, hands=full_hands({H1: ["out"]}))
    play(match, "play card:out", f"choose pawn:{pawn}", throws=["d6 1"])
    assert match.at[FOUR.pawns.index(pawn)] == OUTSIDE
    assert FOUR.broken(match) == []
    play(match, FOUR.vocabulary.name(match.moves()[0]))
    assert OUTSIDE not in match.at
    assert FOUR.broken(match) == []
