"""Paragraph 0: who plays with whom, the deal, and the order of turns."""

from collections import Counter

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.match import FootballMatch
from onze.kernel.chance import Scripted, Seeded
from onze.kernel.events import Event, Listener
from onze.kernel.words import Refused
from tests.rules import rule
from tests.rules.table import decision, moves, play, refusal

GAMES = {seats: FootballALaCarte(seats) for seats in (2, 3, 4)}

AS_IN_THE_BOX = "keep order"
UPSIDE_DOWN = "order " + " ".join(str(place) for place in reversed(range(55)))
"""Attacker cards lie on top, so that everybody can kick off."""

WITH_EVERY_STARTER = pytest.mark.parametrize(
    ("seats", "starter"), [(seats, starter) for seats in GAMES for starter in range(seats)]
)


def new_match(
    seats: int, starter: int = 0, coin: str = "heads", shuffle: str = UPSIDE_DOWN, tell: Listener | None = None
) -> FootballMatch:
    """A match whose shuffle, starter and end are thrown as named."""
    with Scripted(shuffle, f"d{seats} {starter + 1}", coin) as chance:
        return GAMES[seats].new_match(chance, tell)


def order_of_turns(match: FootballMatch, turns: int) -> list[int]:
    """Plays that many turns, always the first move listed, and returns who played each."""
    order: list[int] = []
    chance = Seeded(0)
    for _ in range(turns):
        order.append(match.seat)
        turn = match.turn
        while match.turn == turn:
            match.play(match.moves()[0], chance)
    return order


def seen_cards(match: FootballMatch, seat: int, viewer: int | None) -> list[str]:
    """The cards of a seat's hand that a viewer sees."""
    hands = match.view(viewer)["hands"]
    assert isinstance(hands, list)
    return list(hands[seat]["cards"])


def cards_on_the_table(match: FootballMatch) -> Counter[str]:
    """Every card of the match, wherever it lies."""
    return Counter(name for zone in match.zones for name in match.card_names(zone.cards))


def hand_sizes(match: FootballMatch) -> list[int]:
    return [len(hand) for hand in match.hands]


# ---- the sides


@rule("FAC-0.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_form_two_sides(seats: int) -> None:
    sides = FootballALaCarte(seats).sides
    assert len(sides) == 2
    assert sorted(seat for side in sides for seat in side) == list(range(seats))


@rule("FAC-0.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_nobody_plays_alone_or_with_five(seats: int) -> None:
    with pytest.raises(Refused, match="2, 3 or 4 players"):
        FootballALaCarte(seats)


@pytest.mark.parametrize(
    ("seats", "goals", "values"),
    [
        pytest.param(2, [2, 1], (1, 0), marks=rule("FAC-0.2", "FAC-0.21")),
        pytest.param(2, [1, 2], (0, 1), marks=rule("FAC-0.2", "FAC-0.21")),
        pytest.param(3, [2, 1], (1, 0, 0), marks=rule("FAC-0.3", "FAC-0.21")),
        pytest.param(3, [1, 2], (0, 1, 1), marks=rule("FAC-0.3", "FAC-0.21")),
        pytest.param(4, [2, 1], (1, 0, 1, 0), marks=rule("FAC-0.4", "FAC-0.21")),
        pytest.param(4, [1, 2], (0, 1, 0, 1), marks=rule("FAC-0.4", "FAC-0.21")),
    ],
)
def test_the_side_with_more_goals_wins_together(seats: int, goals: list[int], values: tuple[int, ...]) -> None:
    match = GAMES[seats].scenario(
        "OpenPlay", half=2, draw_pile_size=3, goals=goals, ball="d6", hands={0: ["forward-1-red"]}
    )
    play(match, "play card:forward-1-red")
    assert match.outcome is not None
    assert match.outcome.values == values
    assert match.outcome.score == tuple(goals)


@rule("FAC-0.21")
@pytest.mark.parametrize(
    ("seats", "shooter", "saver", "goals"),
    [
        (2, 0, 1, [4, 2]),
        (2, 1, 0, [3, 3]),
        (3, 0, 1, [4, 2]),
        (3, 1, 0, [3, 3]),
        (3, 2, 0, [3, 3]),
        (4, 0, 1, [4, 2]),
        (4, 1, 2, [3, 3]),
        (4, 2, 3, [4, 2]),
        (4, 3, 0, [3, 3]),
    ],
)
def test_team_mates_score_for_one_score(seats: int, shooter: int, saver: int, goals: list[int]) -> None:
    south = shooter in GAMES[seats].sides[0]
    match = GAMES[seats].scenario(
        "OpenPlay", seat=shooter, next_seat=saver, goals=[3, 2], ball="d11" if south else "d2",
        hands={shooter: ["forward-2-red"]},
    )  # fmt: skip
    play(match, "play card:forward-2-red", "decline")
    assert match.goals == goals


# ---- the deal


@rule("FAC-0.5")
@pytest.mark.parametrize("seats", GAMES)
def test_the_striker_stays_in_the_box_even_when_the_pack_is_shuffled_again(seats: int) -> None:
    match = new_match(seats)
    dealt = cards_on_the_table(match)
    assert dealt.total() == 55
    assert not any("striker" in card for card in dealt)

    chance = Seeded(0)
    while match.half == 1:
        match.play(match.moves()[0], chance)
    assert cards_on_the_table(match) == dealt


@rule("FAC-0.6")
@pytest.mark.parametrize(
    ("shuffle", "top_cards"),
    [
        (AS_IN_THE_BOX, ["penalty", "corner-blue", "corner-blue", "corner-red", "corner-red"]),
        (UPSIDE_DOWN, ["forward-1-hand", "forward-1-red", "forward-2-hand", "forward-2-red", "forward-2-blue"]),
    ],
)
def test_all_55_cards_are_shuffled_together_before_the_deal(shuffle: str, top_cards: list[str]) -> None:
    match = new_match(2, shuffle=shuffle)
    assert Counter(top_cards) <= Counter(match.card_names(match.hands[0].cards))


@rule("FAC-0.7")
@pytest.mark.parametrize("seats", GAMES)
def test_cards_are_dealt_face_down(seats: int) -> None:
    told: list[Event] = []
    match = new_match(seats, tell=told.append)
    deals = [event for event in told if event.kind == "draw"]
    assert [event.facts["seat"] for event in deals] == list(range(seats))
    for event in deals:
        receiver = event.facts["seat"]
        assert isinstance(receiver, int)
        assert event.seen_by(receiver)["cards"] == match.card_ids(match.hands[receiver].cards)
        for viewer in (None, *range(seats)):
            assert viewer == receiver or "cards" not in event.seen_by(viewer)


@pytest.mark.parametrize(
    ("seats", "hands", "pile"),
    [
        pytest.param(2, [8, 8], 39, marks=rule("FAC-0.8", "FAC-0.12")),
        pytest.param(3, [8, 6, 6], 35, marks=rule("FAC-0.9", "FAC-0.10", "FAC-0.12")),
        pytest.param(4, [6, 6, 6, 6], 31, marks=rule("FAC-0.11", "FAC-0.12")),
    ],
)
def test_hands_are_dealt_and_the_rest_is_the_draw_pile(seats: int, hands: list[int], pile: int) -> None:
    match = new_match(seats)
    assert hand_sizes(match) == hands
    assert len(match.draw_pile) == pile
    assert len(match.discard_pile) == 0


@rule("FAC-0.12")
@pytest.mark.parametrize(("seats", "pile"), [(2, 39), (3, 35), (4, 31)])
def test_the_draw_pile_lies_face_down(seats: int, pile: int) -> None:
    match = new_match(seats)
    for viewer in (None, *range(seats)):
        assert match.view(viewer)["draw_pile"] == {"size": pile, "known": []}


@rule("FAC-0.13")
@pytest.mark.parametrize("seats", GAMES)
def test_everybody_sees_his_own_hand_at_any_time(seats: int) -> None:
    match = new_match(seats)
    chance = Seeded(0)
    while match.half == 1:
        for seat in range(seats):
            assert seen_cards(match, seat, seat) == match.card_ids(sorted(match.hands[seat].cards))
        match.play(match.moves()[0], chance)


@rule("FAC-0.14")
@pytest.mark.parametrize("seats", GAMES)
def test_nobody_sees_another_hand_not_even_a_team_mates(seats: int) -> None:
    match = new_match(seats)
    for turns in (0, 1, 1, 1, 1):
        order_of_turns(match, turns)
        for viewer in (None, *range(seats)):
            for seat in range(seats):
                assert viewer == seat or seen_cards(match, seat, viewer) == []


@rule("FAC-0.14")
@pytest.mark.parametrize("seats", GAMES)
def test_a_hand_with_an_attacker_is_never_shown(seats: int) -> None:
    match = new_match(seats)
    refusal(match, "show hand")


# ---- the kick-off of the match


@rule("FAC-0.15")
@pytest.mark.parametrize("seats", GAMES)
def test_the_ball_starts_in_the_middle_of_the_centre_circle(seats: int) -> None:
    match = new_match(seats)
    assert match.ball_name() == "centre"
    assert match.view(None)["ball"] == "spot:centre"


@rule("FAC-0.19", "FAC-0.20")
@pytest.mark.parametrize(("coin", "squares"), [("heads", ["d6", "e6"]), ("tails", ["d7", "e7"])])
@WITH_EVERY_STARTER
def test_starter_and_end_are_drawn_by_lot(seats: int, starter: int, coin: str, squares: list[str]) -> None:
    match = new_match(seats, starter, coin)
    assert decision(match) == "KickOff"
    assert match.seat == starter
    assert moves(match) == [f"start square:{square}" for square in squares]


@rule("FAC-0.19", "FAC-0.20")
@pytest.mark.parametrize(("end", "squares"), [("south", ["d6", "e6"]), ("north", ["d7", "e7"])])
@WITH_EVERY_STARTER
def test_starter_and_end_may_be_agreed_instead(seats: int, starter: int, end: str, squares: list[str]) -> None:
    with Scripted(UPSIDE_DOWN) as chance:
        match = FootballALaCarte(seats, starter="choose").new_match(chance)
    assert decision(match) == "ChooseStarter"
    assert moves(match) == [f"kick-off seat:{seat}" for seat in range(seats)]

    play(match, f"kick-off seat:{starter}")
    assert decision(match) == "ChooseEnd"
    assert match.seat == starter
    assert moves(match) == ["defend end:south", "defend end:north"]

    play(match, f"defend end:{end}")
    assert decision(match) == "KickOff"
    assert match.seat == starter
    assert moves(match) == [f"start square:{square}" for square in squares]


# ---- the order of turns


@rule("FAC-0.16")
@WITH_EVERY_STARTER
def test_turns_alternate_between_the_sides(seats: int, starter: int) -> None:
    match = new_match(seats, starter)
    sides = [match.game.side_of(seat) for seat in order_of_turns(match, 20)]
    first = match.game.side_of(starter)
    assert sides == [first, 1 - first] * 10


@pytest.mark.parametrize(
    ("seats", "starter", "cycle"),
    [
        pytest.param(2, 0, [0, 1], marks=rule("FAC-0.2", "FAC-0.16")),
        pytest.param(2, 1, [1, 0], marks=rule("FAC-0.2", "FAC-0.16")),
        pytest.param(3, 0, [0, 1, 0, 2], marks=rule("FAC-0.17")),
        pytest.param(3, 1, [1, 0, 2, 0], marks=rule("FAC-0.17")),
        pytest.param(3, 2, [2, 0, 1, 0], marks=rule("FAC-0.17")),
        pytest.param(4, 0, [0, 1, 2, 3], marks=rule("FAC-0.18")),
        pytest.param(4, 1, [1, 2, 3, 0], marks=rule("FAC-0.18")),
        pytest.param(4, 2, [2, 3, 0, 1], marks=rule("FAC-0.18")),
        pytest.param(4, 3, [3, 0, 1, 2], marks=rule("FAC-0.18")),
    ],
)
def test_the_cycle_of_turns_repeats(seats: int, starter: int, cycle: list[int]) -> None:
    assert order_of_turns(new_match(seats, starter), 3 * len(cycle)) == cycle * 3


@rule("FAC-EX.29", "FAC-0.9", "FAC-0.10", "FAC-0.17", "FAC-13.7")
def test_example_29_one_player_against_two() -> None:
    alone, first_mate, second_mate = 0, 1, 2
    match = new_match(3, starter=alone)
    assert hand_sizes(match) == [8, 6, 6]
    assert len(match.draw_pile) == 35
    order = order_of_turns(match, 6)
    assert order == [alone, first_mate, alone, second_mate, alone, first_mate]

    chance = Seeded(0)
    while match.half == 1:
        match.play(match.moves()[0], chance)
    assert decision(match) == "KickOff"
    order = order_of_turns(match, 5)
    assert order == [first_mate, alone, second_mate, alone, first_mate]
