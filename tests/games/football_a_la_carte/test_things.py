"""What a page must know to draw the pitch and the cards is told by the things, so that no rule is drawn by heart."""

from typing import Any

from onze.games.football_a_la_carte import FootballALaCarte
from onze.kernel.chance import Seeded

GAME = FootballALaCarte(2)
THINGS = GAME.things()


def facts(id: str) -> Any:
    """The facts of a thing."""
    return THINGS[id].facts


def test_arrows_point_as_who_plays_sees_them() -> None:
    """Forward is up, left and right slant (FAC-1.3): so they are drawn on cards, whoever holds them."""
    assert facts("arrow:forward-4") == {"arrow": "forward", "number": 4, "x": 0, "y": 1}
    assert facts("card:left-6-red")["arrows"] == [{"arrow": "left", "number": 6, "x": -1, "y": 1}]
    assert [way["x"] for way in facts("card:free-kick-3-all")["arrows"]] == [0, -1, 1]


def test_an_arrow_leads_where_its_steps_say() -> None:
    match = GAME.new_match(Seeded(4))
    while not (legs := [seen for seen in match.foreseen().values() if "ball" in seen]):
        match.play(match.moves()[0], Seeded(5))
    leg: Any = legs[0]["ball"]
    start, end = facts(leg[0]["from"]), facts(leg[0]["path"][0])
    towards = 1 if match.end == 0 else -1
    step = facts(f"arrow:{leg[0]['arrow']}-{leg[0]['number']}")
    assert (end["x"] - start["x"], end["y"] - start["y"]) == (towards * step["x"], towards * step["y"])


def test_squares_say_what_stands_at_the_edge_of_the_board() -> None:
    assert (facts("square:d6")["column"], facts("square:d6")["row"]) == ("d", "6")


def test_the_pile_is_the_clock() -> None:
    assert facts("pile:draw") == {
        "cards": sum(thing.count for thing in THINGS if thing.kind == "card"),
        "half_ends_at": 3,
    }
