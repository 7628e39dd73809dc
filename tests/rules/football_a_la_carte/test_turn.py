"""Paragraphs 1 and 2: one card and one move a turn, the way the ball takes, and filling up the hand."""

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.match import FootballMatch
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.table import decision, kinds, moves, play, refusal

GAMES = {seats: FootballALaCarte(seats) for seats in (2, 3, 4)}
GAME = GAMES[2]

ARROWS = ("forward", "left", "right")
ATTACKERS = [card for card in GAME.cards if card.split("-")[0] in ARROWS]

NO_PLAYABLE_CARD = [
    "goalkeeper-4-all", "goalkeeper-4-all", "goalkeeper-5-all", "goalkeeper-6-left-right",
    "corner-red", "corner-red", "corner-blue", "penalty",
]  # fmt: skip


def send(card: str, ball: str, seat: int = 0, south: int = 0) -> tuple[FootballMatch, list[Event]]:
    """Plays an attacker card for the ball on a square; returns the match and what was told."""
    match = GAME.scenario("OpenPlay", seat=seat, south=south, ball=ball, hands={seat: [card]})
    return match, play(match, f"play card:{card}")


def families_laid(game: FootballALaCarte, seed: int) -> set[tuple[str, ...]]:
    """The families of the cards laid in one turn, for every turn of a random match."""
    chance = Seeded(seed)
    match = game.new_match(chance)
    turns: set[tuple[str, ...]] = set()
    laid: tuple[str, ...] = ()
    while match.outcome is None:
        turn = match.turn
        told: list[Event] = []
        listed = match.moves()
        match.play(listed[chance.below(len(listed))], chance, told.append)
        laid += tuple(game.families[game.card(str(event.facts["card"]))] for event in told if event.kind == "card")
        if match.turn != turn or "whistle" in kinds(told):
            turns.add(laid)
            laid = ()
    return turns


def row(square: str) -> int:
    return int(square[1:])


# ---- paragraph 1: one card, one move


@rule("FAC-1.1")
@pytest.mark.parametrize("seats", GAMES)
def test_a_turn_is_one_card_and_one_move(seats: int) -> None:
    match = GAMES[seats].scenario("OpenPlay", ball="d6", hands={0: ["forward-2-red", "forward-3-red"]})
    discards = len(match.discard_pile)

    told = play(match, "play card:forward-2-red")

    assert match.ball_name() == "d8"
    assert len(match.discard_pile) == discards + 1
    assert kinds(told) == ["card", "ball", "draw"]
    assert match.seat == 1
    assert refusal(match, "play card:forward-3-red", seat=0).rule == "FAC-1.1"


@rule("FAC-1.1")
def test_only_a_card_in_the_hand_is_played() -> None:
    match = GAME.scenario("OpenPlay", ball="d6", hands={0: ["forward-2-red"], 1: ["forward-2-hand"]})
    assert "play card:forward-2-hand" not in moves(match)
    assert refusal(match, "play card:forward-2-hand").rule == "FAC-1.1"


@rule("FAC-1.2")
@pytest.mark.parametrize("seats", GAMES)
def test_only_free_kicks_and_penalties_add_a_card_to_a_turn(seats: int) -> None:
    turns = {families for seed in range(30) for families in families_laid(GAMES[seats], seed)}
    assert turns <= {
        (),  # a cut, or a hand without a playable card
        ("attacker",),
        ("attacker", "penalty"),
        ("penalty",),
        ("free_kick",),
        ("free_kick", "attacker"),
        ("free_kick", "attacker", "penalty"),
        ("goalkeeper",),
        ("corner",),
    }
    assert ("free_kick", "attacker", "penalty") in turns


@rule("FAC-1.3")
@pytest.mark.parametrize(("card", "landing"), [("forward-3-red", "e8"), ("left-3-blue", "b8"), ("right-3-red", "h8")])
def test_the_arrow_gives_the_direction(card: str, landing: str) -> None:
    match, _ = send(card, ball="e5")
    assert match.ball_name() == landing


@rule("FAC-1.4")
@pytest.mark.parametrize(
    ("card", "landing"),
    [
        ("forward-1-red", "g4"),
        ("forward-2-red", "g5"),
        ("forward-3-red", "g6"),
        ("forward-4-red", "g7"),
        ("forward-5-red", "g8"),
        ("forward-6-blue", "g9"),
        ("left-1-blue", "f4"),
        ("left-2-red", "e5"),
        ("left-3-hand", "d6"),
        ("left-4-red", "c7"),
        ("left-5-blue", "b8"),
        ("left-6-red", "a9"),
    ],
)
def test_the_number_gives_the_squares_travelled(card: str, landing: str) -> None:
    match, _ = send(card, ball="g3")
    assert match.ball_name() == landing


@rule("FAC-1.5")
@pytest.mark.parametrize(
    ("card", "path"),
    [("forward-4-red", ["d4", "d5", "d6", "d7"]), ("right-4-red", ["e4", "f5", "g6", "h7"])],
)
def test_the_ball_travels_square_by_square_in_a_straight_line(card: str, path: list[str]) -> None:
    _, told = send(card, ball="d3")
    assert [event.facts["path"] for event in told if event.kind == "ball"] == [path]


@rule("FAC-1.5")
@pytest.mark.parametrize(
    ("card", "ball", "facing", "last_square"),
    [
        pytest.param("left-5-blue", "c5", "throw_in", "a7", id="over the touchline"),
        pytest.param("left-2-red", "a11", "throw_in", "a11", id="over the touchline before the goal line"),
        pytest.param("left-6-red", "b12", "clear_low", "b12", id="over the goal line before the touchline"),
        pytest.param("forward-5-red", "g10", "clear_high", "g12", id="over the goal line beside the goal"),
        pytest.param("left-4-red", "b11", "throw_in", "a12", id="out exactly at the corner"),
    ],
)
def test_the_first_line_crossed_stops_the_ball(card: str, ball: str, facing: str, last_square: str) -> None:
    match, _ = send(card, ball)
    assert match.view(None)["facing"] == facing
    assert match.ball_name() == last_square
    assert match.seat == 1


@rule("FAC-1.5", "FAC-1.4")
def test_squares_left_over_in_the_net_are_lost() -> None:
    match, _ = send("forward-6-blue", ball="d9")
    assert decision(match) == "Save"
    assert match.ball_name() == "d13"


@rule("FAC-1.6")
@pytest.mark.parametrize("seats", GAMES)
def test_a_played_card_lies_face_up_on_the_discard_pile(seats: int) -> None:
    match = GAMES[seats].scenario(
        "OpenPlay", ball="d6", hands={0: ["forward-2-red"]}, discard_pile=["left-2-red"], draw_pile_size=20
    )
    discards = match.card_names(match.discard_pile.cards)

    play(match, "play card:forward-2-red")

    for viewer in (None, *range(seats)):
        assert match.view(viewer)["discard_pile"] == [
            "card:forward-2-red",
            *(f"card:{card}" for card in reversed(discards)),
        ]


@rule("FAC-1.7")
@pytest.mark.parametrize("card", ["corner-red", "goalkeeper-4-all"])
def test_a_player_with_a_playable_card_may_not_change_a_card(card: str) -> None:
    match = GAME.scenario("OpenPlay", ball="f4", seat=1, hands={1: ["forward-1-red", *NO_PLAYABLE_CARD[:7]]})
    assert moves(match) == ["play card:forward-1-red"]
    assert refusal(match, f"discard card:{card}").rule == "FAC-1.7"


@rule("FAC-1.7")
def test_a_player_with_a_playable_card_may_not_pass() -> None:
    match = GAME.scenario("OpenPlay", ball="d6", hands={0: ["forward-1-red"]})
    refusal(match, "pass")


@rule("FAC-1.7")
@pytest.mark.parametrize(
    ("card", "ball"),
    [pytest.param("penalty", "d11", id="a penalty"), pytest.param("free-kick-3-all", "d10", id="a direct free kick")],
)
def test_a_lone_special_card_that_may_be_played_must_be(card: str, ball: str) -> None:
    match = GAME.scenario("OpenPlay", ball=ball, hands={0: [card, *NO_PLAYABLE_CARD[:7]]})
    assert moves(match) == [f"play card:{card}"]
    assert refusal(match, "discard card:corner-red").rule == "FAC-1.7"


@rule("FAC-EX.23", "FAC-1.8")
def test_example_23_a_player_without_a_playable_card_changes_one() -> None:
    match = GAME.scenario("OpenPlay", seat=1, ball="f4", hands={1: NO_PLAYABLE_CARD}, draw_pile=["left-2-red"])
    assert moves(match) == [f"discard card:{card}" for card in dict.fromkeys(NO_PLAYABLE_CARD)]
    pile, discards = len(match.draw_pile), len(match.discard_pile)

    told = play(match, "discard card:corner-red")

    assert "ball" not in kinds(told)
    assert match.ball_name() == "f4"
    assert len(match.draw_pile) == pile - 1
    assert match.card_names(match.discard_pile.cards)[discards:] == ["corner-red"]
    changed = [*NO_PLAYABLE_CARD, "left-2-red"]
    changed.remove("corner-red")
    assert sorted(match.card_names(match.hands[1].cards)) == sorted(changed)
    assert decision(match) == "OpenPlay"
    assert match.seat == 0


@rule("FAC-1.8")
@pytest.mark.parametrize(("seats", "next_seat"), [(3, 2), (4, 2)])
def test_a_changed_card_ends_the_turn_in_a_team_as_well(seats: int, next_seat: int) -> None:
    seat = 0 if seats == 3 else 1
    hand = NO_PLAYABLE_CARD[: GAMES[seats].hand_sizes[seat]]
    match = GAMES[seats].scenario("OpenPlay", seat=seat, next_seat=next_seat, ball="f4", hands={seat: hand})
    play(match, "discard card:goalkeeper-4-all")
    assert match.seat == next_seat


# ---- paragraph 2: direction


@rule("FAC-2.1")
@pytest.mark.parametrize("card", ATTACKERS)
@pytest.mark.parametrize(("seat", "south"), [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_every_attacker_moves_the_ball_towards_the_opponents_goal(card: str, seat: int, south: int) -> None:
    ball = "d6"
    _, told = send(card, ball, seat, south)
    squares = next(event.facts["path"] for event in told if event.kind == "ball")
    assert isinstance(squares, list)
    rows = [row(square) for square in [ball, *squares]]
    step = 1 if seat == south else -1
    assert rows == [6 + step * count for count in range(len(rows))]
    assert len(rows) > 1


@rule("FAC-2.1")
@pytest.mark.parametrize(
    ("seats", "seat", "landing"),
    [(3, 0, "d9"), (3, 1, "d3"), (3, 2, "d3"), (4, 0, "d9"), (4, 1, "d3"), (4, 2, "d9"), (4, 3, "d3")],
)
def test_team_mates_attack_the_same_goal(seats: int, seat: int, landing: str) -> None:
    match = GAMES[seats].scenario("OpenPlay", seat=seat, ball="d6", hands={seat: ["forward-3-red"]})
    play(match, "play card:forward-3-red")
    assert match.ball_name() == landing


@rule("FAC-2.1", "FAC-2.2")
@pytest.mark.parametrize(
    ("seat", "start", "arrow", "landing"),
    [
        (0, "e2", "left-4", "a6"),
        (0, "d2", "right-4", "h6"),
        (0, "d2", "forward-4", "d6"),
        (1, "d11", "left-4", "h7"),
        (1, "e11", "right-4", "a7"),
        (1, "e11", "forward-4", "e7"),
    ],
)
def test_a_goalkeepers_arrows_point_at_the_opponents_goal_too(seat: int, start: str, arrow: str, landing: str) -> None:
    match = GAME.scenario("Clearance", seat=seat, hands={seat: ["goalkeeper-4-all"]})
    play(match, f"start square:{start}", "play card:goalkeeper-4-all", f"aim arrow:{arrow}")
    assert match.ball_name() == landing


@rule("FAC-2.2")
@pytest.mark.parametrize(
    ("seat", "south", "card", "landing"),
    [
        (0, 0, "forward-2-red", "e8"),
        (0, 0, "left-2-red", "c8"),
        (0, 0, "right-2-blue", "g8"),
        (1, 0, "forward-2-red", "e4"),
        (1, 0, "left-2-red", "g4"),
        (1, 0, "right-2-blue", "c4"),
        (0, 1, "left-2-red", "g4"),
        (1, 1, "left-2-red", "c8"),
    ],
)
def test_arrows_are_read_facing_the_goal_attacked(seat: int, south: int, card: str, landing: str) -> None:
    match, _ = send(card, ball="e6", seat=seat, south=south)
    assert match.ball_name() == landing


@rule("FAC-2.2")
def test_no_arrow_points_across_or_back() -> None:
    assert {arrow for arrow, _ in GAME.arrows} == set(ARROWS)
    for arrow in ARROWS:
        assert [GAME.pitch.steps[end][arrow][1] for end in (0, 1)] == [1, -1]


# ---- paragraph 2: refill


@rule("FAC-2.3", "FAC-2.4")
@pytest.mark.parametrize(
    ("seats", "seat", "size"),
    [(2, 0, 8), (2, 1, 8), (3, 0, 8), (3, 1, 6), (3, 2, 6), (4, 0, 6), (4, 1, 6), (4, 2, 6), (4, 3, 6)],
)
@pytest.mark.parametrize(
    ("turn", "used"),
    [
        pytest.param(["play card:forward-1-red"], 1, id="one card"),
        pytest.param(["play card:free-kick-2-all", "aim arrow:forward-2", "play card:forward-1-red"], 2, id="two"),
    ],
)
def test_a_hand_is_filled_up_to_its_dealt_size_at_the_end_of_the_turn(
    seats: int, seat: int, size: int, turn: list[str], used: int
) -> None:
    match = GAMES[seats].scenario(
        "OpenPlay", seat=seat, ball="d6", draw_pile=["left-1-blue", "left-2-red"],
        hands={seat: ["forward-1-red", "free-kick-2-all"]},
    )  # fmt: skip
    pile = len(match.draw_pile)

    play(match, *turn)

    assert len(match.hands[seat]) == size
    assert len(match.draw_pile) == pile - used
    assert set(["left-1-blue", "left-2-red"][:used]) <= set(match.card_names(match.hands[seat].cards))


@rule("FAC-2.3")
def test_nothing_is_drawn_before_the_turn_is_over() -> None:
    match = GAME.scenario("OpenPlay", ball="d9", hands={0: ["forward-2-red", "penalty"]}, draw_pile=["left-1-blue"])
    pile = len(match.draw_pile)

    play(match, "play card:forward-2-red")
    assert decision(match) == "PenaltyOption"
    assert (len(match.hands[0]), len(match.draw_pile)) == (7, pile)

    play(match, "pass")
    assert (len(match.hands[0]), len(match.draw_pile)) == (8, pile - 1)


@rule("FAC-2.4")
@pytest.mark.parametrize(("seats", "sizes"), [(2, [8, 8]), (3, [8, 6, 6]), (4, [6, 6, 6, 6])])
def test_hand_sizes_stay_as_dealt_all_match_long(seats: int, sizes: list[int]) -> None:
    chance = Seeded(7)
    match = GAMES[seats].new_match(chance)
    turns = 0
    while match.outcome is None:
        if match.laid == 0 and len(match.draw_pile) > 0:
            turns += 1
            assert [len(hand) for hand in match.hands] == sizes
        listed = match.moves()
        match.play(listed[chance.below(len(listed))], chance)
    assert turns > 40


@rule("FAC-2.5")
def test_a_short_pile_is_drawn_empty_and_the_hand_completed_in_the_second_half() -> None:
    match = GAME.scenario(
        "OpenPlay", ball="d6", draw_pile_size=1, hands={0: ["free-kick-2-all", "forward-1-red"]}, first_side=0
    )
    turn = ["play card:free-kick-2-all", "aim arrow:forward-2", "play card:forward-1-red"]

    told = play(match, *turn, throws=["keep order"])

    after_the_turn, after_half_time = [event.facts for event in told if event.kind == "draw"]
    assert after_the_turn == {"seat": 0, "count": 1, "from": "draw_pile", "to": "hands.0"}
    assert after_half_time == {"seat": 0, "count": 1, "from": "draw_pile", "to": "hands.0"}
    assert kinds(told)[-4:] == ["draw", "whistle", "draw", "half"]
    assert len(match.hands[0]) == 8
    assert len(match.draw_pile) == 55 - 8 - 8
