"""How Football à la carte is drawn."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from onze.doors import show
from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.box.pitch import FACINGS
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.terminal.door import FootballTerminal
from onze.kernel.chance import Seeded
from tests.games.football_a_la_carte.readings import READINGS
from tests.plain import plain

GAME = FootballALaCarte()
TERMINAL = FootballTerminal(GAME)
NAMES = ("you", "coach")

EMPTY_PITCH = """\
   ┌────────┤ #  # ├────────┐
12 │ R  x  :  :  :  :  x  B │
11 │ ·  x  :  :  :  :  x  · │
10 │ ·  ·  ·  ·  ·  ·  ·  · │
 9 │ ·  ·  ·  ·  ·  ·  ·  · │
 8 │ ·  ·  ·  ·  ·  ·  ·  · │
 7 │ ·  ·  ·  +  +  ·  ·  · │
   ├───────────┼────────────┤
 6 │ ·  ·  ·  +  +  ·  ·  · │
 5 │ ·  ·  ·  ·  ·  ·  ·  · │
 4 │ ·  ·  ·  ·  ·  ·  ·  · │
 3 │ ·  ·  ·  ·  ·  ·  ·  · │
 2 │ ·  x  :  :  :  :  x  · │
 1 │ B  x  :  :  :  :  x  R │
   └────────┤ #  # ├────────┘
     a  b  c  d  e  f  g  h""".splitlines()


def draw(match: FootballMatch, seat: int | None, names: Sequence[str], language: str) -> str:
    return TERMINAL.draw(show(match, seat, names, language))


def pitch_with(number: int, line: str) -> list[str]:
    """The empty pitch with one line changed."""
    return [*EMPTY_PITCH[:number], line, *EMPTY_PITCH[number + 1 :]]


@pytest.mark.parametrize(
    ("decision", "facts", "number", "line"),
    [
        ("OpenPlay", {"ball": "b4"}, 10, " 4 │ · (●) ·  ·  ·  ·  ·  · │"),
        ("OpenPlay", {"ball": "h12"}, 1, "12 │ R  x  :  :  :  :  x (●)│"),
        ("KickOff", {}, 7, "   ├──────────(●)───────────┤"),
        ("Save", {"net": "e"}, 14, "   └────────┤ # (●)├────────┘"),
        ("Save", {"net": "d", "south": 1}, 0, "   ┌────────┤(●) # ├────────┐"),
    ],
)
def test_the_ball_is_drawn_where_it_is(decision: str, facts: Mapping[str, Any], number: int, line: str) -> None:
    drawing = draw(GAME.scenario(decision, **facts), 0, NAMES, "en").splitlines()
    assert [drawn[:29].rstrip() for drawn in drawing[:16]] == pitch_with(number, line)


def test_an_unfinished_move_is_drawn_for_its_own_player_only() -> None:
    match = GAME.scenario("KickOffCard", said=["start square:e6"], hands={0: ["forward-4-red"]})
    assert " 6 │ ·  ·  ·  + (●) ·  ·  · │" in draw(match, 0, NAMES, "en")
    for viewer in (1, None):
        assert "   ├──────────(●)───────────┤" in draw(match, viewer, NAMES, "en")


def test_score_half_piles_and_hands_stand_beside_the_pitch() -> None:
    hand = ["forward-4-red", "corner-blue", "penalty"]
    match = GAME.scenario("OpenPlay", goals=[2, 1], half=2, south=1, draw_pile_size=20, hands={0: hand})
    english = plain(draw(match, 0, NAMES, "en"))
    for words in (
        "North end: you",
        "South end: coach",
        "You attack downwards: your left is on the right.",
        "Score: 2 – 1 (you – coach)",
        "Half 2 – draw pile 20 – discards 19",
        "To play: you (open play)",
        "Coach: 8 cards",
        "Your hand (8):",
        "  attacker forward 4, red flag",
        "  corner, blue flag",
        "  penalty",
    ):
        assert f"  {words}\n" in english
    french = plain(draw(match, 0, ("vous", "coach"), "fr"))
    assert "  Score : 2-1 (vous – coach)\n" in french
    assert "  2e mi-temps – pioche 20 – défausse 19\n" in french
    assert "  Coach : 8 en main\n" in french
    assert "    attaquant tout droit 4, drapeau rouge\n" in french


@pytest.mark.parametrize("facing", FACINGS)
def test_what_the_next_player_faces_is_said_in_both_languages(facing: str) -> None:
    match = GAME.scenario("KickOff")
    match.facing = FACINGS.index(facing)
    match.ball = GAME.pitch.number("d12")
    match.net = 4
    for language, to_play in (("en", "To play: you ("), ("fr", "À you de jouer (")):
        assert to_play in draw(match, 0, NAMES, language)


def test_the_last_turn_is_announced() -> None:
    match = GAME.scenario("OpenPlay", draw_pile_size=3)
    assert "  Half 1, last turn – draw pile 3, discards 36\n" in draw(match, 0, NAMES, "en")
    assert "  1re mi-temps, tour final – pioche 3, défausse 36\n" in draw(match, 0, NAMES, "fr")


def test_another_hand_is_drawn_as_far_as_it_is_known() -> None:
    hand = ["penalty", "corner-red", "corner-blue"] + ["goalkeeper-4-all"] * 2 + ["free-kick-2-all"] * 2
    match = GAME.scenario("Exchange", hands={0: [*hand, "free-kick-3-all"]})
    drawn = " ".join(draw(match, 1, NAMES, "en").split("You: ")[1].split())
    assert drawn.startswith("8 cards, of which ")
    hidden = draw(GAME.scenario("OpenPlay", hands={0: [*hand, "forward-4-red"]}), 1, NAMES, "en")
    assert "  You: 8 cards\n" in hidden


def test_a_spectator_is_shown_no_hand() -> None:
    drawn = draw(GAME.scenario("OpenPlay"), None, NAMES, "en")
    assert "Your hand" not in drawn
    assert "You: 8 cards" in drawn
    assert "Coach: 8 cards" in drawn


@pytest.mark.parametrize(
    ("ball", "move", "note"),
    [
        ("d6", "play card:forward-4-red", "→ d10"),
        ("d10", "play card:forward-4-red", "→ in the net!"),
        ("b10", "play card:forward-4-red", "→ out beside the goal"),
        ("b5", "play card:left-2-hand", "→ out at a6"),
        ("d6", "play card:free-kick-2-all", None),
    ],
)
def test_a_move_is_noted_with_where_the_ball_comes_to_rest(ball: str, move: str, note: str | None) -> None:
    hand = ["forward-4-red", "left-2-hand", "free-kick-2-all"]
    match = GAME.scenario("OpenPlay", ball=ball, hands={0: hand})
    before = match.position()
    assert TERMINAL.notes, "the menu shows what a decision notes"
    entry = next(entry for entry in match.menu(0) if entry["move"] == move)
    assert entry["note"] == note if note is None else entry["note"]["en"] == note  # type: ignore[index]
    assert match.position() == before


def test_every_position_of_many_matches_can_be_drawn_in_eighty_columns() -> None:
    for options in READINGS:
        game = FootballALaCarte(**options)
        names = [f"seat {seat}" for seat in range(game.seats)]
        for seed in range(4):
            chance = Seeded(seed)
            match = game.new_match(chance)
            while match.outcome is None:
                drawn = draw(match, match.seat, names, "fr")
                assert max(len(line) for line in drawn.splitlines()) <= 80
                moves = match.moves()
                match.play(moves[chance.below(len(moves))], chance)


@pytest.mark.parametrize(
    ("cards", "english", "french"),
    [
        ([], "Coach: 1 card", "Coach : 1 en main"),
        (["card:penalty"], "Coach: 1 card, penalty", "Coach : 1 en main, penalty"),
    ],
)
def test_a_hand_of_one_card_is_no_plural(cards: list[str], english: str, french: str) -> None:
    shown = show(GAME.scenario("OpenPlay"), 0, NAMES, "en")
    view = {**shown.view, "hands": [shown.view["hands"][0], {"size": 1, "cards": cards}]}
    for language, words in (("en", english), ("fr", french)):
        assert f"  {words}\n" in plain(TERMINAL.draw(shown._replace(view=view, language=language)))
