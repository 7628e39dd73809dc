"""How likely a corner card stops a shot and a penalty card scores, counted by hand and tried out.

Of the 55 cards 12 show a hand, 15 a red flag and 15 a blue one; two of each colour are corner cards.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.match import FootballMatch
from onze.kernel.cards.odds import Odds
from onze.kernel.chance import NoChance, Scripted, Seeded
from onze.kernel.events import Event
from tests.kernel.frequencies import chi_square
from tests.rules.football_a_la_carte.hands import SHORT_PASSES, STOPPERS, hand_with
from tests.rules.table import decision, moves, play

GAME = FootballALaCarte()
RED_CORNER = "play card:corner-red"
BLUE_CORNER = "play card:corner-blue"
PENALTY = "play card:penalty"


def odds(match: FootballMatch, move: str, seat: int | None = None) -> Odds | None:
    return match.odds(match.game.move(move), seat)


def share(match: FootballMatch, move: str) -> Fraction:
    found = odds(match, move)
    assert found is not None
    return found.share


def saver(hand: Sequence[str], game: FootballALaCarte = GAME, **facts: Any) -> FootballMatch:
    """Seat 0 has this hand and a ball in the net."""
    match = game.scenario("Save", hands={0: hand}, **facts)
    assert (decision(match), match.seat, len(match.hands[0])) == ("Save", 0, 8)
    return match


def with_bottom_card(card: str, **facts: Any) -> FootballMatch:
    """As ``saver``, but everybody has seen this card go to the bottom of the pile."""
    match = saver(STOPPERS, draw_pile=[card], **facts)
    pile = match.draw_pile
    pile.cards[0], pile.cards[-1] = pile.cards[-1], pile.cards[0]
    match.show_spot(pile, 0)
    return match


# ---- corners

# Besides the two red corners the hand shows no red flag: 13 of the 47 unseen cards do.
STOPPED_RED = 1 - Fraction(13, 47)


def test_a_corner_is_stopped_unless_the_cut_shows_its_flag() -> None:
    match = saver(STOPPERS)
    found = odds(match, RED_CORNER)
    assert found == ({"en": "stopped", "fr": "arrêt"}, STOPPED_RED)
    assert share(match, BLUE_CORNER) == STOPPED_RED


def test_flags_in_ones_own_hand_cannot_be_cut() -> None:
    """Three red flags more in the hand, three fewer to be cut."""
    reds = ["forward-1-red", "left-2-red", "right-1-red"]
    hands = ["forward-1-hand", "forward-2-hand", "left-2-hand", "left-3-hand"]
    assert share(saver(["corner-red", *reds, *hands]), RED_CORNER) == 1 - Fraction(11, 47)


def test_open_discards_cannot_be_cut() -> None:
    discards = ["forward-1-red", "forward-2-red", "left-2-red", "left-2-hand"]
    match = saver(STOPPERS, discard_pile=discards, draw_pile_size=35)
    assert len(match.discard_pile) == 4
    assert share(match, RED_CORNER) == 1 - Fraction(10, 43)
    assert share(match, BLUE_CORNER) == 1 - Fraction(13, 43)


def test_a_known_bottom_card_counts_for_what_it_is() -> None:
    """38 cards are left to be cut when one is drawn: the known one, and 37 of which 46 are possible."""
    red = with_bottom_card("forward-2-red")
    assert share(red, RED_CORNER) == Fraction(37, 38) * (1 - Fraction(12, 46))
    hand = with_bottom_card("forward-2-hand")
    assert share(hand, RED_CORNER) == Fraction(1, 38) + Fraction(37, 38) * (1 - Fraction(13, 46))


def test_a_known_top_card_is_drawn_before_the_cut() -> None:
    match = saver(STOPPERS, draw_pile=["forward-2-red"])
    match.show_spot(match.draw_pile, len(match.draw_pile) - 1)
    assert share(match, RED_CORNER) == 1 - Fraction(12, 46)


def test_a_known_card_in_another_hand_cannot_be_cut() -> None:
    match = saver(["corner-red", "corner-blue", *SHORT_PASSES[3:5], *STOPPERS[:4]], seat=0)
    unseen = 55 - 8
    reds = 15 - sum(name.endswith("-red") for name in match.card_names(match.hands[0].cards))
    assert share(match, RED_CORNER) == 1 - Fraction(reds, unseen)
    match.show(match.hands[1])
    held = sum(name.endswith("-red") for name in match.card_names(match.hands[1].cards))
    assert share(match, RED_CORNER) == 1 - Fraction(reds - held, unseen - 8)


def test_a_hand_proven_to_hold_no_attacker_leaves_more_flags_in_the_pile() -> None:
    """Eight of the nine cards that are no attackers: 13 red flags, all on attackers, among 39 cards of the pile."""
    match = saver(STOPPERS)
    others = [card for card in range(len(GAME.cards)) if GAME.families[card] != "attacker"]
    left = [card for card in others for _ in range(GAME.pack.kinds[card].count) if GAME.cards[card] not in STOPPERS]
    assert len(left) == 9
    lay(match, left[:8])
    match.prove_absent(match.hands[1], GAME.pack.of_family("attacker"))
    assert share(match, RED_CORNER) == 1 - Fraction(13, 39)


def lay(match: FootballMatch, cards: list[int]) -> None:
    """Seat 1 holds these cards, and the pile all others that seat 0 does not."""
    hand, pile = match.hands[1], match.draw_pile
    rest = [*hand.cards, *pile.cards]
    for card in cards:
        rest.remove(card)
    hand.cards, pile.cards = sorted(cards), rest


@pytest.mark.parametrize(("flags_count", "red"), [(True, 13 + 1), (False, 13)])
def test_whether_the_flag_of_a_corner_card_counts_is_an_option(flags_count: bool, red: int) -> None:
    """One red corner in the hand, the other one unseen."""
    hand = hand_with("corner-red", among=["forward-1-hand", "forward-2-hand", "left-2-hand", *STOPPERS[:4]])
    match = saver(hand, FootballALaCarte(2, corner_flags_count=flags_count))
    assert share(match, RED_CORNER) == 1 - Fraction(red, 47)


@pytest.mark.parametrize("half_end", ["one_more_turn", "at_once"])
@pytest.mark.parametrize(("pile", "waived"), [(6, False), (5, False), (4, True)])
def test_with_too_few_cards_left_the_cut_is_waived(pile: int, waived: bool, half_end: str) -> None:
    """One card is drawn before the cut, and of three or fewer none is cut (FAC-12.12)."""
    match = saver(STOPPERS, FootballALaCarte(2, half_end=half_end), draw_pile_size=pile)
    stopped = share(match, RED_CORNER)
    told: list[Event] = []
    match.play(match.game.move(RED_CORNER), Seeded(0), told.append)
    assert waived == any(event.kind == "corner stopped" for event in told)
    assert (stopped == 1) == waived


def test_hands_of_six_draw_as_many_as_they_lack() -> None:
    four = FootballALaCarte(4)
    match = four.scenario("Save", hands={0: STOPPERS[:6]})
    assert share(match, "play card:corner-red") == 1 - Fraction(13, 49)


def test_what_is_no_corner_has_no_odds() -> None:
    match = saver(STOPPERS)
    for move in moves(match):
        assert (odds(match, move) is None) == (move not in (RED_CORNER, BLUE_CORNER))


def test_the_last_save_of_a_half_needs_no_luck() -> None:
    match = GAME.scenario("LastSave", hands={0: STOPPERS})
    assert [odds(match, move) for move in moves(match)] == [None] * len(moves(match))


# ---- penalties


def taker(game: FootballALaCarte = GAME, **facts: Any) -> FootballMatch:
    """Seat 0 has a penalty and seven passes, three of them with a hand; the ball lies in the area attacked."""
    held = ["penalty", "forward-1-hand", "forward-2-hand", "left-2-hand", *SCORING]
    return game.scenario("OpenPlay", ball="d11", hands={0: held}, **facts)


SCORING = ("forward-1-red", "left-1-blue", "left-2-red", "right-1-red")


def test_a_penalty_scores_unless_the_cut_shows_a_hand() -> None:
    found = odds(taker(), PENALTY)
    assert found == ({"en": "goal", "fr": "but"}, 1 - Fraction(9, 47))


def test_a_penalty_that_can_still_be_saved_is_only_on_target() -> None:
    found = odds(taker(FootballALaCarte(2, penalty_save_cards=True)), PENALTY)
    assert found == ({"en": "on target", "fr": "cadré"}, 1 - Fraction(9, 47))


def test_nothing_is_drawn_before_the_cut_for_a_penalty() -> None:
    """All 39 cards can be cut, the top one included."""
    match = taker(draw_pile=["right-2-hand"])
    match.show_spot(match.draw_pile, len(match.draw_pile) - 1)
    assert share(match, PENALTY) == Fraction(38, 39) * (1 - Fraction(8, 46))


def test_after_an_attacker_a_penalty_has_the_same_odds() -> None:
    match = taker()
    play(match, "play card:forward-1-red")
    assert moves(match) == [PENALTY, "pass"]
    assert share(match, PENALTY) == 1 - Fraction(9, 47)
    assert odds(match, "pass") is None


def test_with_few_cards_left_the_discards_are_cut_which_everybody_knows() -> None:
    match = taker(draw_pile_size=3)
    discards = match.card_names(match.discard_pile.cards)
    hands = sum(name.endswith("-hand") for name in discards)
    assert len(discards) == 55 - 16 - 3
    assert share(match, PENALTY) == 1 - Fraction(hands, len(discards))


def test_the_cards_laid_in_this_turn_are_not_among_the_discards() -> None:
    match = taker(draw_pile_size=3)
    before = share(match, PENALTY)
    play(match, "play card:forward-1-red")
    assert decision(match) == "PenaltyOption"
    assert share(match, PENALTY) == before


@pytest.mark.parametrize(("pile", "known"), [(4, False), (3, True)])
def test_of_three_cards_none_is_cut(pile: int, known: bool) -> None:
    """What the discards hold is known to all, what the pile holds to nobody."""
    discards = ["forward-3-red", "forward-3-blue"]
    match = taker(discard_pile=discards, draw_pile_size=pile)
    left = [card for zone in (match.draw_pile, match.hands[1]) for card in zone.cards]
    hands_unseen = sum(GAME.symbols[card] == "hand" for card in left)
    hands_open = sum(GAME.symbols[card] == "hand" for card in match.discard_pile.cards)
    expected = Fraction(hands_open, len(match.discard_pile)) if known else Fraction(hands_unseen, len(left))
    assert share(match, PENALTY) == 1 - expected


def test_other_cards_have_no_odds_in_open_play() -> None:
    match = taker()
    assert [move for move in moves(match) if odds(match, move) is not None] == [PENALTY]


# ---- what a seat knows, and what really happens


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_odds_are_the_same_whatever_the_hidden_cards_are(seats: int) -> None:
    game = FootballALaCarte(seats)
    chance = Seeded(seats)
    match = game.new_match(chance)
    asked = 0
    while match.outcome is None or asked < 8:
        if match.outcome is not None:
            match = game.new_match(chance)
        seat = match.seat
        for move in match.moves():
            found = match.odds(move)
            if found is not None:
                asked += 1
                for seed in range(5):
                    assert match.redealt(seat, Seeded(seed)).odds(move, seat) == found
        listed = match.moves()
        match.play(listed[chance.below(len(listed))], chance)


def test_corners_are_stopped_as_often_as_the_odds_say() -> None:
    """A bottom card is known from an earlier cut, and the shooter has shown two cards."""
    match = with_bottom_card("forward-2-red", draw_pile_size=14)
    for spot in (0, 5):
        match.show_spot(match.hands[1], spot)
    stopped = share(match, RED_CORNER)
    results = []
    for seed in range(1500):
        dealt = match.redealt(0, Seeded(seed))
        assert isinstance(dealt, FootballMatch)
        dealt.play(dealt.game.move(RED_CORNER), NoChance())
        dealt.play(dealt.game.move("cut"), Seeded(seed + 10_000))
        results.append(dealt.goals == [0, 0])
    assert chi_square(results, {True: float(stopped), False: float(1 - stopped)}) < 1


@pytest.mark.parametrize("pile", [3, 4, 20])
def test_penalties_score_as_often_as_the_odds_say(pile: int) -> None:
    match = taker(draw_pile_size=pile)
    scored = share(match, PENALTY)
    results = []
    for seed in range(1500):
        dealt = match.redealt(0, Seeded(seed))
        assert isinstance(dealt, FootballMatch)
        dealt.play(dealt.game.move(PENALTY), NoChance())
        dealt.play(dealt.game.move("cut"), Seeded(seed + 10_000))
        results.append(dealt.goals == [1, 0])
    assert chi_square(results, {True: float(scored), False: float(1 - scored)}) < 1


def test_every_card_that_can_be_cut_is_counted_once() -> None:
    """The whole pile known, each place is one part of the odds."""
    match = saver(STOPPERS, draw_pile_size=12)
    for spot in range(12):
        match.show_spot(match.draw_pile, spot)
    cut = [GAME.symbols[card] for card in match.draw_pile.cards[:11]]
    assert share(match, RED_CORNER) == 1 - Fraction(cut.count("red"), 11)
    goals = 0
    for place in range(1, 12):
        clone = match.clone()
        clone.play(GAME.move(RED_CORNER), NoChance())
        clone.play(GAME.move("cut"), Scripted(f"cut {place}"))
        goals += sum(clone.goals)
    assert goals == cut.count("red")
