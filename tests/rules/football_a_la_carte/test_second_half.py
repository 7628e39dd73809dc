"""Paragraph 13: the second half."""

from typing import Any

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.match import FootballMatch
from onze.kernel.chance import Seeded
from tests.rules import rule
from tests.rules.football_a_la_carte.hands import LONGER_PASSES, SHORT_PASSES, hand_with
from tests.rules.table import decision, kinds, moves, play

GAME = FootballALaCarte()
THREE = FootballALaCarte(3)
FOUR = FootballALaCarte(4)


def second_half(game: FootballALaCarte = GAME, **facts: Any) -> FootballMatch:
    """A match after the last turn of the first half, in which one attacker card was played from d5."""
    seat = facts.get("seat", 0)
    facts = {"ball": "d5", "draw_pile_size": 3, "hands": {seat: ["forward-1-red"]}, **facts}
    match = game.scenario("OpenPlay", **facts)
    play(match, "play card:forward-1-red", throws=["keep order"])
    return match


def order_of_turns(match: FootballMatch, turns: int) -> list[int]:
    """The seats of the next turns, whatever is played in them."""
    seats = [match.to_play]
    while len(seats) < turns:
        turn = match.turn
        match.play(match.moves()[0], Seeded(0))
        if match.turn != turn:
            seats.append(match.to_play)
    return seats


@rule("FAC-EX.28", "FAC-13.1", "FAC-13.2", "FAC-13.3", "FAC-13.4", "FAC-13.5", "FAC-13.6")
def test_example_28_half_time_to_the_card() -> None:
    match = GAME.scenario(
        "OpenPlay",
        seat=0,
        first_side=0,
        ball="d9",
        hands={0: hand_with("forward-6-blue"), 1: hand_with("corner-blue", among=LONGER_PASSES)},
        draw_pile=["left-6-red"],
        draw_pile_size=2,
    )
    play(match, "play card:forward-6-blue")
    assert len(match.draw_pile) == 1
    # The discards lie above the rest of the pile, so that "turned over" leaves the last card of the pile on top.
    forty_cards_turned_over = " ".join(["order", *(str(place) for place in reversed(range(40)))])
    last_of_the_pile = match.draw_pile.cards[0]

    told = play(match, "play card:corner-blue", throws=[forty_cards_turned_over])

    assert [event.facts for event in told if event.kind == "draw"] == [
        {"seat": 1, "count": 1, "from": "draw_pile", "to": "hands.1"}
    ]
    kept = [*LONGER_PASSES[:7], GAME.cards[last_of_the_pile]]
    assert sorted(match.card_names(match.hands[1].cards)) == sorted(kept)
    assert len(match.draw_pile) == 39
    assert (decision(match), match.seat, match.ball_name()) == ("KickOff", 1, "centre")
    # North now defends the south end, so it attacks the one it used to defend.
    assert match.view(None)["attacks"] == {"team:home": "end:south", "team:away": "end:north"}
    assert moves(match) == ["start square:d6", "start square:e6"]


@rule("FAC-13.1")
def test_hands_are_kept_at_half_time() -> None:
    south = hand_with("forward-1-red", among=(*SHORT_PASSES[2:], "penalty"))
    match = second_half(hands={0: south, 1: LONGER_PASSES}, draw_pile=["left-6-red"])
    assert sorted(match.card_names(match.hands[0].cards)) == sorted([*south[1:], "left-6-red"])
    assert sorted(match.card_names(match.hands[1].cards)) == sorted(LONGER_PASSES)


@rule("FAC-13.2")
def test_pile_and_discards_become_a_new_pile_that_nobody_knows() -> None:
    match = second_half(discard_pile=["penalty"])
    assert len(match.discard_pile) == 0
    assert len(match.draw_pile) == 39
    # The penalty was seen by all on the discards: it is in the pile now, but nobody knows where.
    assert match.game.card("penalty") in match.draw_pile.cards
    for seat in (0, 1, None):
        view: dict[str, Any] = match.view(seat)
        assert view["draw_pile"] == {"size": 39, "known": []}


@rule("FAC-13.3", "FAC-2.5")
def test_every_missing_card_is_drawn_before_play_resumes() -> None:
    match = GAME.scenario(
        "OpenPlay",
        ball="d7",
        hands={0: hand_with("free-kick-2-all", "forward-6-blue"), 1: hand_with("goalkeeper-4-all")[:1]},
        draw_pile_size=1,
    )
    play(match, "play card:free-kick-2-all", "aim arrow:forward-2", "play card:forward-6-blue")
    assert [len(hand) for hand in match.hands] == [7, 8]

    told = play(match, "play card:goalkeeper-4-all", throws=["keep order"])

    assert kinds(told)[-4:] == ["whistle", "draw", "draw", "half"]
    assert [len(hand) for hand in match.hands] == [8, 8]
    assert len(match.draw_pile) == 39


@rule("FAC-13.4")
@pytest.mark.parametrize("south", [0, 1])
def test_the_sides_change_ends(south: int) -> None:
    match = second_half(south=south)
    ends = ("end:south", "end:north")
    assert match.view(None)["attacks"] == {"team:home": ends[south], "team:away": ends[1 - south]}


@rule("FAC-13.4", "FAC-2.1")
def test_after_half_time_each_side_plays_towards_the_other_goal() -> None:
    match = second_half(first_side=1, hands={0: hand_with("forward-1-red", "forward-4-red")})
    assert (match.seat, moves(match)) == (0, ["start square:d7", "start square:e7"])
    play(match, "start square:d7", "play card:forward-4-red")
    assert match.ball_name() == "d3"


@rule("FAC-13.5", "FAC-3.9")
def test_the_second_half_begins_in_the_centre_with_a_kick_off() -> None:
    match = second_half(ball="g9")
    assert (match.half, match.ball_name(), decision(match)) == (2, "centre", "KickOff")
    assert match.view(None)["last_turn"] is False


@rule("FAC-13.6")
@pytest.mark.parametrize("first_side", [0, 1])
@pytest.mark.parametrize("last_seat", [0, 1])
def test_the_side_that_did_not_kick_off_first_kicks_off_now(first_side: int, last_seat: int) -> None:
    match = second_half(first_side=first_side, seat=last_seat)
    assert match.seat == 1 - first_side


@rule("FAC-13.7", "FAC-GAP.26", "FAC-EX.29")
@pytest.mark.parametrize(
    ("game", "first_side", "seats"),
    [
        (THREE, 0, [1, 0, 2, 0, 1]),
        (THREE, 1, [0, 1, 0, 2, 0]),
        (FOUR, 0, [1, 2, 3, 0, 1]),
        (FOUR, 1, [0, 1, 2, 3, 0]),
    ],
)
@pytest.mark.parametrize("last_seat", [0, 2])
def test_the_cycle_restarts_with_the_first_player_of_the_kicking_side(
    game: FootballALaCarte, first_side: int, seats: list[int], last_seat: int
) -> None:
    match = second_half(game, first_side=first_side, seat=last_seat)
    assert order_of_turns(match, 5) == seats
