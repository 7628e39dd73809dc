"""What others' turns say of the cards that they hold: what was seen of each turn is remembered, and explained."""

from itertools import pairwise
from typing import Any

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.box.pitch import KICK_OFF, SHOT
from onze.games.football_a_la_carte.coach import FootballCoach
from onze.games.football_a_la_carte.coach.reading import FootballReading
from onze.games.football_a_la_carte.match import RUNNING, FootballMatch
from onze.kernel.chance import Seeded

GAME = FootballALaCarte()
COACH = FootballCoach(GAME)
STOPPERS = ("goalkeeper", "corner")


def coached(seed: int, game: FootballALaCarte = GAME) -> list[FootballMatch]:
    """Every position of a match between coaches in which a turn begins."""
    coach, chance = FootballCoach(game), Seeded(seed)
    match = game.new_match(chance)
    found = []
    while match.outcome is None:
        if match.decision is match.opened:
            found.append(match.clone())
        match.play_listed(coach.choose(match, match.seat, chance), chance)
    return found


MATCHES = [coached(seed) for seed in range(12)]


def test_what_everybody_saw_of_a_turn_is_remembered_until_the_half_is_over() -> None:
    for match in MATCHES:
        for one, other in pairwise(match):
            if len(other.turns) == len(one.turns) + 1:
                assert other.turns[:-1] == one.turns
                seen = (other.to_play, other.clock, other.facing, other.ball, other.net, len(other.discard_pile))
                assert other.turn_seen(-1) == seen
            elif other.half > one.half:
                assert len(other.turns) == 1
            else:
                assert other.turns == one.turns
        assert max(len(position.turns) for position in match) > 20


def test_it_goes_with_the_position_and_a_position_from_before_has_none() -> None:
    match = MATCHES[0][20]
    position: Any = match.position()
    assert GAME.from_position(position).turns == match.turns != []
    del position["facts"]["turns"]
    assert GAME.from_position(position).turns == []


def test_a_coach_s_own_hand_explains_what_he_did_better_than_others_would() -> None:
    """Each turn of the opponent is read right away: what he held then is what he holds now and what he laid."""
    truly = otherwise = turns = 0
    for match in MATCHES:
        for before, after in pairwise(match):
            seat = before.to_play
            reading = FootballReading(after, 1 - seat)
            if after.to_play == seat or len(after.turns) != len(before.turns) + 1 or not reading.told[seat]:
                continue
            laid = after.discard_pile.cards[len(before.discard_pile) :]
            held = list(before.hands[seat].cards)
            for card in laid:
                held.remove(card)
            if reading.told[seat][0].laid != laid:
                continue
            dealt = before.redealt(1 - seat, Seeded(turns)).hands[seat].cards[: len(held)]
            truly += reading.told[seat][0].missed(held, [1] * len(held), 0) <= 0.01
            otherwise += reading.told[seat][0].missed(dealt, [1] * len(dealt), 0) <= 0.01
            turns += 1
    assert turns > 200
    assert truly / turns > 0.9
    assert otherwise / turns < 0.7


def test_whoever_let_a_shot_in_is_not_dealt_what_would_have_stopped_it() -> None:
    """But for what he has drawn since."""
    share: dict[bool, list[float]] = {True: [], False: []}
    for match in MATCHES:
        for position in match:
            if len(position.turns) < 3:
                continue
            shot, kick_off = position.turn_seen(-3), position.turn_seen(-2)
            if shot.facing != SHOT or kick_off.facing != KICK_OFF:
                continue
            if shot.seat == position.to_play or shot.clock != RUNNING:
                continue
            seat = position.to_play
            for read, found in share.items():
                reading = FootballReading(position, seat) if read else None
                dealer = position.dealer(seat, [1.0] * len(GAME.cards), reading)
                hands = [dealer.deal(Seeded(luck)).hands[1 - seat].cards for luck in range(40)]
                found.append(sum(GAME.families[card] in STOPPERS for hand in hands for card in hand) / 40)
    assert len(share[True]) > 3
    assert sum(share[True]) < 0.5 * sum(share[False])


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("options", [{}, {"keeper_arrows": "in_sequence", "free_kick_sum": "one_line"}], ids=str)
def test_every_seat_reads_all_others_and_gets_whole_deals(seats: int, options: dict[str, Any]) -> None:
    game = FootballALaCarte(seats, **options)
    for number, position in enumerate(coached(1, game)[::5]):
        seat = position.seat
        reading = FootballReading(position, seat)
        assert reading.told[seat] == []
        dealt = position.dealer(seat, [1.0] * len(game.cards), reading).deal(Seeded(number))
        assert dealt.view(seat) == position.view(seat)
        assert game.broken(dealt) == []
    assert any(reading.told)
