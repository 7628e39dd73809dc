"""What a front end may offer in Footime: each entry in its place, with what would follow as far as it can be known."""

import json
from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from onze.kernel.menus import BOARD, BUTTON
from onze.kernel.phrases import preview
from tests.games.footime.test_kit import small_game
from tests.games.footime.test_views import at
from tests.games.playthroughs import FOOTIME_READINGS
from tests.rules.footime.course import shoot, shooting
from tests.rules.footime.offsides import position
from tests.rules.footime.situations import A1, H1, point, scene, to
from tests.rules.table import play

TABLES: dict[str, Footime] = {
    "two": small_game(2, period_turns=10, tie_break="shootout"),
    "four": small_game(4, captains="named", clear_area="choice"),
    "other readings": small_game(4, **FOOTIME_READINGS),
}

by_table = pytest.mark.parametrize("name", TABLES)


def positions(game: Footime, seed: int) -> list[FootimeMatch]:
    """Every position of a match by chance."""
    chance = Seeded(seed)
    match = game.new_match(chance)
    found = []
    while match.outcome is None:
        found.append(match.clone())
        seat = match.asked[-1]
        moves = match.moves(seat)
        match.play(moves[chance.below(len(moves))], chance, seat=seat)
    return found


@by_table
def test_each_entry_points_at_one_place_of_the_view(name: str) -> None:
    for match in positions(TABLES[name], 3):
        for seat in match.asked:
            view = match.view(seat)
            for entry in match.menu(seat):
                place, thing, kind = entry["place"], entry["thing"], str(entry["thing"]).partition(":")[0]
                if kind == "card":
                    assert place == f"hands.{seat}"
                elif kind == "pawn":
                    assert thing in at(view, str(place))  # type: ignore[operator]
                elif kind == "point":
                    assert place == BOARD
                elif entry["verb"] == "swap":
                    assert at(view, str(place)) is view["hands"][int(str(thing)[-1])]  # type: ignore[index]
                else:
                    assert place == BUTTON


@by_table
def test_nothing_of_it_depends_on_what_the_seat_cannot_know(name: str) -> None:
    for number, match in enumerate(positions(TABLES[name], 4)):
        for seat in match.asked:
            other = match.redealt(seat, Seeded(number))
            assert other.menu(seat) == match.menu(seat)
            assert other.foreseen(seat) == match.foreseen(seat)
            assert json.loads(json.dumps(match.foreseen(seat))) == match.foreseen(seat)


@by_table
def test_what_is_foreseen_comes_true(name: str) -> None:
    """Where the ball would go is where it is told to go, and a score that would be made is made."""
    game = TABLES[name]
    checked = set()
    for match in positions(game, 5):
        seat = match.asked[0]
        decision = type(match.decision).__name__
        for move, foreseen in list(match.foreseen(seat).items())[::7]:
            if "score" in foreseen:
                later = match.clone()
                later.play(game.move(move), Seeded(1), seat=seat)
                assert later.table(None)["score"] == foreseen["score"]
                checked.add("score")
            elif decision in ("PassTo", "AerialTo", "SaveTo", "KickOffTo", "PlaceBall", "ThrowInTo", "OffsideRestart"):
                told: list[Event] = []
                match.clone().play(game.move(move), Seeded(1), told.append, seat)
                (played,) = [event for event in told if event.kind in ("ball", "ball taken along", "ball placed")]
                assert played.details["to"] == foreseen["to"]
                checked.add("ball")
    assert "ball" in checked


def reached(match: FootimeMatch, move: str) -> object:
    """How a move would reach its point."""
    return match.foreseen()[move]["reached"]


def test_a_pass_says_where_it_is_kept_in_the_goal_or_offside() -> None:
    match = position("pass-5")
    play(match, "play card:pass-5")
    assert reached(match, to(8, 2)) == "flagged"
    assert reached(match, to(5, 2)) == "open"
    goal = shooting()
    play(goal, "play card:pass-5")
    assert reached(goal, to(13, 1)) == "goal"
    notes: dict[Any, Any] = {entry["move"]: entry["note"] for entry in goal.menu()}
    assert notes[to(13, 1)] == {"en": "in the goal", "fr": "dans le but"}
    assert notes[to(9, 4)] is None
    assert goal.foreseen()[to(13, 1)]["answered_by"] == [goal.next_seat], "whatever he holds"
    assert "answered_by" not in goal.foreseen()[to(9, 4)]


def test_a_run_says_where_it_comes_with_the_ball() -> None:
    match = scene("Turn", {"h9": (7, 1)}, ball=(8, 1), hands={H1: ["move-2"]})
    play(match, "play card:move-2")
    assert match.foreseen()["choose pawn:h9"] == {"from": f"point:{point(7, 1)}", "points": 24, "with_ball": True}
    play(match, "choose pawn:h9")
    assert reached(match, to(9, 1)) == "with_ball"
    assert reached(match, to(6, 1)) == "open"
    play(match, to(9, 1))
    assert {entry["move"]: entry["place"] for entry in match.menu()} == {"take ball:ball": "", "leave ball:ball": ""}
    assert [reached(match, f"{verb} ball:ball") for verb in ("take", "leave")] == ["with_ball", "open"]


def test_letting_a_goal_count_says_the_score() -> None:
    match = shooting(goals=[1, 2], hands={A1: ["save"]})
    shoot(match)
    assert match.foreseen()["pass"] == {"score": [2, 2]}


def test_a_formation_says_where_its_pawns_would_stand() -> None:
    match = Footime(2).scenario("LineUp")
    foreseen: Any = match.foreseen()["line-up formation:4-3-3"]["pawns"]
    later = preview(match, [])
    later.play(later.rules.move("line-up formation:4-3-3"), Seeded(0))
    pawns: Any = later.table(None)["teams"][0]["pawns"]  # type: ignore[index]
    assert foreseen == {pawn: place for pawn, place in pawns.items() if pawn != "pawn:h1"}


def test_a_roll_of_the_shoot_out_is_a_gesture() -> None:
    for decision in ("ShootOutShot", "ShootOutSave"):
        match = Footime(2, tie_break="shootout").scenario(decision)
        assert match.decision is not None
        assert match.decision.gesture


def test_a_button_says_what_is_done_with_the_point() -> None:
    """A ball that may end in the goal is shot, any other is played, and a pawn runs."""
    hands = {0: ["pass-3", "move-3"]}
    match = Footime(2).scenario("Turn", seat=0, pawns={"h1": "i1", "a1": "g27", "h9": "i24"}, ball="i25", hands=hands)
    words = {}
    for card in ("pass-3", "move-3"):
        said = match.clone()
        play(said, f"play card:{card}")
        while said.menu()[0]["place"] != "board":
            said.play(said.moves()[0], Seeded(1))
        words[card] = {entry["button"]["en"] for entry in said.menu() if entry["button"]}
    assert words == {"pass-3": {"Play", "Shoot"}, "move-3": {"Run"}}


@pytest.mark.parametrize(
    ("game", "decision"),
    [(Footime(2), "LineUp"), (Footime(2, placement="hidden_simultaneous"), "LineUpTogether")],
    ids=["in turn", "together"],
)
def test_a_point_says_whose_it_would_be(game: Footime, decision: str) -> None:
    match = game.scenario(decision)
    said = [game.move("line-up formation:by-hand"), game.move("place point:d5")]
    foreseen = preview(match, said, 0).foreseen(0)["place point:g4"]
    assert foreseen == {"pawn": "pawn:h3", "to": "point:g4", "reached": "open"}
