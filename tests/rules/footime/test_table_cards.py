"""Swap and redistribution (FT-CARD-SWAP, FT-CARD-REDEAL)."""

from collections import Counter

import pytest

from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.cards import full_hands, hand
from tests.rules.footime.course import asked
from tests.rules.footime.situations import A1, A2, FOUR, H1, H2, scene
from tests.rules.table import kinds, moves, play, refusal

THEIRS = ["pass-1", "pass-2", "pass-3", "pass-4", "pass-5", "pass-6", "tackle", "save"]


def swapping(other: int = A2, *cards: str) -> FootimeMatch:
    """H1 has laid a swap, and holds a move of 1 beside other cards; another hand is known."""
    hands = {H1: ["swap", "move-1", *cards], other: THEIRS}
    match = scene("Turn", {"h7": (0, 0)}, hands=hands, draw_pile=["post"])
    play(match, "play card:swap")
    return match


@rule("FT-CARD-SWAP.1")
@pytest.mark.parametrize("other", [A1, H2, A2])
def test_a_card_is_swapped_with_any_other_player(other: int) -> None:
    match = swapping(other)
    assert moves(match) == ["swap seat:1", "swap seat:2", "swap seat:3"]
    assert refusal(match, "swap seat:0").rule == "FT-CARD-SWAP.1"
    play(match, f"swap seat:{other}", "give card:move-1", throws=["d8 8"])
    assert hand(match, other).count("move-1") == 1
    assert hand(match, H1).count("post") == 1  # drawn for the swap itself


@rule("FT-CARD-SWAP.2", "FT-GAP.39")
@pytest.mark.parametrize("place", range(1, 9))
def test_the_card_taken_is_drawn_at_random(place: int) -> None:
    match = swapping()
    before = Counter(hand(match, H1))
    play(match, "swap seat:3", "give card:move-1", throws=[f"d8 {place}"])
    taken = THEIRS[place - 1]
    assert Counter(hand(match, A2)) == Counter([*THEIRS, "move-1"]) - Counter([taken])
    assert Counter(hand(match, H1)) == before - Counter(["swap", "move-1"]) + Counter([taken, "post"])


@rule("FT-CARD-SWAP.2", "FT-GAP.39")
def test_the_card_given_is_chosen_but_not_the_swap_itself() -> None:
    match = swapping(A2, "move-2", "tackle", "out", "foul", "duel", "yellow")
    play(match, "swap seat:3")
    given = {"move-1", "move-2", "tackle", "out", "foul", "duel", "yellow"}
    assert set(moves(match)) == {f"give card:{card}" for card in given}
    assert refusal(match, "give card:swap").rule == "FT-CARD-SWAP.2"
    assert refusal(match, "give card:red").rule == "FT-TURN.3"


@rule("FT-CARD-SWAP.3", "FT-CARD-REDEAL.2")
def test_after_a_swap_or_a_redistribution_one_plays_again() -> None:
    match = swapping()
    told = play(match, "swap seat:3", "give card:move-1", throws=["d8 1"])
    assert kinds(told) == ["card", "swap", "draw"]
    assert (match.spent, asked(match)) == (0, ("Turn", H1))
    match = scene("Turn", {"h7": (0, 0)}, hands=full_hands({H1: ["redeal"]}))
    play(match, "play card:redeal", throws=["keep order"])
    assert (match.spent, asked(match)) == (0, ("Turn", H1))


@rule("FT-CARD-REDEAL.1", "FT-GAP.40")
def test_all_cards_are_shuffled_and_dealt_again() -> None:
    match = FOUR.scenario("Turn", hands=full_hands({H1: ["redeal"], A1: [], H2: []}), draw_pile_size=30)
    backwards = " ".join(str(place) for place in range(110, -1, -1))
    straight, turned = match.clone(), match.clone()
    play(straight, "play card:redeal", throws=["keep order"])
    play(turned, "play card:redeal", throws=[f"order {backwards}"])
    for dealt in (straight, turned):
        assert [len(held) for held in dealt.hands] == [8, 8, 8, 8]
        assert match.card_names(dealt.played.cards) == ["redeal"]
        cards = [card for zone in dealt.zones for card in zone.cards]
        assert Counter(cards) == Counter([card for zone in match.zones for card in zone.cards])
    assert [hand(straight, seat) for seat in range(4)] != [hand(turned, seat) for seat in range(4)]
    assert hand(straight, A1) != hand(match, A1)
