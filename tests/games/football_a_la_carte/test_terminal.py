"""How Football à la carte is drawn and told in words."""

from collections.abc import Mapping
from typing import Any

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.box.pitch import FACINGS
from onze.games.football_a_la_carte.telling.commentary import event_text
from onze.games.football_a_la_carte.terminal.drawing import draw, move_note
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from tests.plain import plain

GAME = FootballALaCarte()
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
    english = draw(match, 0, NAMES, "en")
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
    assert "  Score : 2 – 1 (vous – coach)\n" in french
    assert "    attaquant tout droit 4, drapeau rouge\n" in french


@pytest.mark.parametrize("facing", FACINGS)
def test_what_the_next_player_faces_is_said_in_both_languages(facing: str) -> None:
    match = GAME.scenario("KickOff")
    match.facing = FACINGS.index(facing)
    match.ball = GAME.pitch.number("d6")
    match.net = 4
    for language, to_play in (("en", "To play: you ("), ("fr", "À you de jouer (")):
        assert to_play in draw(match, 0, NAMES, language)


def test_the_last_turn_is_announced() -> None:
    match = GAME.scenario("OpenPlay", draw_pile_size=3)
    assert "  Half 1, last turn – draw pile 3, discards 36\n" in draw(match, 0, NAMES, "en")


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
        ("d6", "play card:free-kick-2-all", ""),
    ],
)
def test_a_move_is_noted_with_where_the_ball_comes_to_rest(ball: str, move: str, note: str) -> None:
    hand = ["forward-4-red", "left-2-hand", "free-kick-2-all"]
    match = GAME.scenario("OpenPlay", ball=ball, hands={0: hand})
    before = match.position()
    assert move_note(match, 0, GAME.move(move), "en") == note
    assert match.position() == before


def test_the_card_drawn_is_named_to_its_owner_only() -> None:
    event = Event("draw", {"seat": 0, "count": 1}, "FAC-2.3", {0: {"cards": ["forward-4-red"]}})
    assert event_text(GAME, event.seen_by(0), NAMES, "en") == "You: drawn: attacker forward 4, red flag."
    assert event_text(GAME, event.seen_by(1), NAMES, "en") == "You: cards drawn: 1."
    assert plain(event_text(GAME, event.seen_by(1), ("vous", "coach"), "fr")) == "Vous : cartes piochées : 1."


@pytest.mark.parametrize(
    ("told", "english", "french"),
    [
        (
            {"kind": "ball", "from": "d9", "path": ["d10", "d11", "d12"], "net": "d13", "result": "shot"},
            "Ball: d9 → d12 → d13, in the net!",
            "Ballon : d9 → d12 → d13, dans le filet !",
        ),
        (
            {"kind": "ball", "from": "h8", "path": [], "result": "throw_in"},
            "Ball: h8, over the touchline.",
            "Ballon : h8, sorti en touche.",
        ),
        (
            {"kind": "cut", "seat": 1, "card": "corner-red", "place": 5},
            "B: the cut shows: corner, red flag (5 from the top).",
            "B : la coupe montre : corner, drapeau rouge (5 depuis le haut).",
        ),
        ({"kind": "goal", "side": 1, "goals": [0, 1]}, "GOAL! 0 – 1 (A – B & C).", "BUT ! 0 – 1 (A – B & C)."),
        (
            {"kind": "discard", "seat": 2, "cards": ["penalty"]},
            "C: cards changed: penalty.",
            "C : cartes changées : penalty.",
        ),
        (
            {"kind": "discard", "seat": 2, "cards": ["penalty", "corner-red"]},
            "C: cards changed: penalty + corner, red flag.",
            "C : cartes changées : penalty + corner, drapeau rouge.",
        ),
        ({"kind": "referee", "call": "resign seat:2"}, "C: match given up.", "C : abandon."),
        ({"kind": "referee", "call": "agree draw"}, "A draw is agreed.", "Match nul d’un commun accord."),
        ({"kind": "referee", "call": "abandon"}, "The match is abandoned.", "Le match est arrêté."),
    ],
)
def test_events_are_told_in_words(told: Mapping[str, Any], english: str, french: str) -> None:
    game = FootballALaCarte(seats=3)
    assert event_text(game, told, ("A", "B", "C"), "en") == english
    assert plain(event_text(game, told, ("A", "B", "C"), "fr")) == french


def test_every_event_and_every_position_of_many_matches_can_be_shown_in_eighty_columns() -> None:
    readings: list[dict[str, Any]] = [
        {"tie": "penalty_cuts", "after_cut": "reshuffle"},
        {"dead_hand": "swap_any", "keeper_arrows": "in_sequence", "penalty_save_cards": True},
        {"sideways_cards": True, "free_kick_sum": "one_line", "starter": "choose", "seats": 3},
        {"no_attacker": "teammate_kicks", "half_end": "at_once", "seats": 4},
    ]
    kinds: set[str] = set()
    for options in readings:
        game = FootballALaCarte(**options)
        names = [f"seat {seat}" for seat in range(game.seats)]
        for seed in range(4):
            chance = Seeded(seed)
            told: list[Event] = []
            match = game.new_match(chance, told.append)
            while match.outcome is None:
                drawn = draw(match, match.seat, names, "fr")
                assert max(len(line) for line in drawn.splitlines()) <= 80
                moves = match.moves()
                match.play(moves[chance.below(len(moves))], chance, told.append)
            for event in told:
                kinds.add(event.kind)
                for viewer in (*range(game.seats), None):
                    for language in ("en", "fr"):
                        sentence = event_text(game, event.seen_by(viewer), names, language)
                        assert sentence
                        assert "{" not in sentence
    assert len(kinds) >= 15
