"""Paragraph 16: yellow and red cards."""

from typing import Any

import pytest

from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.events import Event
from tests.plain import plain
from tests.rules import rule
from tests.rules.table import decision, kinds, moves, play, refusal
from tests.rules.worldwide_football.professional import (
    asked,
    before,
    before_the_whistle,
    end_half,
    game,
    hand,
    play_on,
    squad,
    the,
)

TEN = ["tackle", "dribble", "dribble", "dribble", "pass", "pass", "pass", "long-pass", "cross", "shot-678"]
THREE = ["G1", "D1", "M1"]


def tackled(d20: int, **facts: Any) -> tuple[WorldwideMatch, list[Event]]:
    """Side 1 tackles a Dribble at 3 PA and throws this; side 0 has the ball."""
    facts = {"teams": ["germany", "spain"], "hands": {1: TEN}, "players": {1: THREE}, "tokens": [0, 0], **facts}
    match = before("Defend", card="dribble", pa=3, **facts)
    return match, play(match, "defend card:tackle", throws=[f"d20 {d20}"])


def caution(told: list[Event]) -> str | None:
    """The card that was shown, if any."""
    shown = [kind for kind in kinds(told) if kind.endswith(" card")]
    return shown[0] if shown else None


def discard_any(match: WorldwideMatch, count: int) -> None:
    for _ in range(count):
        play(match, next(move for move in moves(match) if move.startswith("discard card:")))


# ---- when a card is shown


@rule("WF-16.1", "WF-16.2", "WF-16.3")
@pytest.mark.parametrize("d20", range(1, 21))
def test_a_tackle_earns_a_red_card_on_one_and_a_yellow_card_on_two_and_three(d20: int) -> None:
    _, told = tackled(d20)
    assert caution(told) == {1: "red card", 2: "yellow card", 3: "yellow card"}.get(d20)


@rule("WF-16.1", "WF-C-08")
@pytest.mark.parametrize("d20", range(1, 21))
def test_a_pressing_earns_a_yellow_card_on_one_an_interception_none(d20: int) -> None:
    for defence in ("pressing", "interception"):
        match = before("Defend", card="long-pass", hands={1: [defence, "pass"]})
        told = play(match, f"defend card:{defence}", throws=[f"d20 {d20}"])
        assert caution(told) == ("yellow card" if (defence, d20) == ("pressing", 1) else None)


@rule("WF-16.1", "WF-FAQ.11")
def test_a_card_is_read_on_the_bare_die() -> None:
    _, told = tackled(3, block=9)
    assert caution(told) == "yellow card"
    _, told = tackled(4, block=0)
    assert caution(told) is None


@rule("WF-16.1")
def test_without_cards_a_one_is_a_foul_like_any_other() -> None:
    match = before("Defend", game(mod_cautions="off"), card="dribble", pa=3, hands={1: ["tackle", "pass"]})
    told = play(match, "defend card:tackle", throws=["d20 1"])
    assert caution(told) is None
    assert "foul" in kinds(told)
    assert (match.reds, hand(match, 1)) == ([0, 0], ["pass"])


# ---- what it costs


@rule("WF-E-06", "WF-16.2", "WF-16.5", "WF-16.6", "WF-16.7")
def test_example_6_a_red_card_costs_three_cards_and_lowers_the_limits() -> None:
    match, told = tackled(1)
    assert the(told, "red card")["side"] == 1
    assert (len(hand(match, 1)), len(squad(match, 1))) == (9, 3), "the Tackle has left the hand"
    for left in (3, 2, 1):
        assert asked(match) == ("PayCaution", 1), f"{left} to go"
        play(match, "discard player:G1" if left == 3 else "discard player:D1" if left == 2 else "discard player:M1")
    assert (len(hand(match, 1)), squad(match, 1)) == (9, [])

    assert asked(match) == ("DiscardDown", 1), "9 Action cards are one more than 8"
    discard_any(match, 1)
    assert len(hand(match, 1)) == 8
    assert asked(match) == ("BuildAttack", 0)


@rule("WF-E-06", "WF-16.3", "WF-16.4")
@pytest.mark.parametrize("d20", [2, 3])
def test_example_6_a_yellow_card_costs_one_card(d20: int) -> None:
    match, told = tackled(d20)
    assert the(told, "yellow card")["side"] == 1
    assert asked(match) == ("PayCaution", 1)
    wanted = ["dribble", "pass", "long-pass", "cross", "shot-678"]
    assert moves(match) == [*(f"discard card:{card}" for card in wanted), *(f"discard player:{slot}" for slot in THREE)]
    play(match, "discard player:D1")
    assert (len(hand(match, 1)), squad(match, 1)) == (9, ["G1", "M1"])
    assert asked(match) == ("BuildAttack", 0)
    assert match.reds == [0, 0]


@rule("WF-E-06")
def test_example_6_a_four_costs_nothing() -> None:
    match, told = tackled(4)
    assert caution(told) is None
    assert (len(hand(match, 1)), len(squad(match, 1))) == (9, 3)
    assert asked(match) == ("BuildAttack", 0)


@rule("WF-16.5")
def test_the_three_cards_of_a_red_card_are_any_mix() -> None:
    match, _ = tackled(1)
    play(match, "discard card:cross", "discard player:G1", "discard card:shot-678")
    assert asked(match) == ("BuildAttack", 0)
    assert (len(hand(match, 1)), squad(match, 1)) == (7, ["D1", "M1"])
    assert match.card_names(match.used[1].cards) == ["player:G1"]


@rule("WF-16.7", "WF-16.6")
def test_player_cards_beyond_two_are_discarded_after_a_red_card() -> None:
    match, _ = tackled(1)
    discard_any(match, 3)
    assert asked(match) == ("DiscardDown", 1)
    assert moves(match) == [f"discard player:{slot}" for slot in THREE]
    reason = refusal(match, "discard card:pass")
    assert reason.rule == "WF-16.7"
    assert "Player cards: 3 (at most 2)" in reason.sentence("en")
    assert "cartes Joueur : 3 (maximum 2)" in plain(reason.sentence("fr"))
    play(match, "discard player:M1")
    assert squad(match, 1) == ["G1", "D1"]
    assert asked(match) == ("BuildAttack", 0)


@rule("WF-16.4", "WF-16.5")
@pytest.mark.parametrize(
    ("d20", "forbidden_by", "sentence"), [(2, "WF-16.4", "1 card"), (1, "WF-16.5", "discarded: 3")]
)
def test_the_offender_cannot_refuse_to_pay(d20: int, forbidden_by: str, sentence: str) -> None:
    match, _ = tackled(d20)
    for move in ("pass", "discard card:through-ball"):
        reason = refusal(match, move)
        assert reason.rule == forbidden_by
        assert sentence in reason.sentence("en")
    assert the(play(match, "discard card:pass"), "discard")["rule"] == forbidden_by


# ---- limits for the rest of the match


@rule("WF-16.6")
def test_after_a_red_card_a_draw_is_kept_to_eight_cards() -> None:
    match = before("Defend", card="pass", reds=[0, 1], hands={1: TEN[1:8]}, teams=["germany", "spain"])
    play(match, "draw")
    assert asked(match) == ("DiscardDown", 1)
    play(match, "discard card:dribble")
    assert len(hand(match, 1)) == 8
    assert asked(match) == ("BuildAttack", 0)


@rule("WF-16.6", "WF-C-22")
def test_the_limits_of_a_red_card_outlast_the_half() -> None:
    match = before_the_whistle(reds=[2, 1])
    end_half(match)
    play_on(match, "keep", "keep")
    assert match.half == 2
    assert asked(match) == ("DiscardDown", 0), "2 Player cards are dealt, 1 may be held, and 6 of 7 Action cards"
    discard_any(match, 1)
    play(match, next(move for move in moves(match) if move.startswith("discard player:")))
    assert (len(hand(match, 0)), len(squad(match, 0))) == (6, 1)
    assert (len(hand(match, 1)), len(squad(match, 1))) == (8, 2), "the side that kicks off holds its 8 and 2"
    assert decision(match) == "BuildAttack"


@rule("WF-16.8", "WF-C-28")
def test_after_a_second_red_card_one_player_card_is_kept() -> None:
    match, _ = tackled(1, reds=[0, 1], hands={1: TEN[:8]}, players={1: ["G1", "D1"]})
    discard_any(match, 3)
    assert match.reds == [0, 2]
    assert len(hand(match, 1)) == 4
    assert asked(match) == ("DiscardDown", 1)
    play(match, "discard player:D1")
    assert squad(match, 1) == ["G1"]
    assert asked(match) == ("BuildAttack", 0)


@rule("WF-C-28")
def test_a_third_red_card_costs_three_cards_and_lowers_nothing_more() -> None:
    match, _ = tackled(1, reds=[0, 2], hands={1: TEN[:6]}, players={1: ["G1"]})
    discard_any(match, 3)
    assert match.reds == [0, 3]
    assert (len(hand(match, 1)), squad(match, 1)) == (2, ["G1"])
    assert asked(match) == ("BuildAttack", 0)


@rule("WF-16.8", "WF-C-28")
@pytest.mark.parametrize("reds", [2, 3])
def test_with_two_red_cards_or_more_six_action_cards_are_kept(reds: int) -> None:
    match = before("Defend", card="pass", reds=[0, reds], hands={1: TEN[1:7]}, teams=["germany", "spain"])
    play(match, "draw")
    discard_any(match, 2)
    assert len(hand(match, 1)) == 6
    assert asked(match) == ("BuildAttack", 0)


@rule("WF-C-28")
def test_yellow_cards_never_add_up() -> None:
    hands = {0: ["pass", "dribble"], 1: ["tackle", "tackle", "pass", "pass"]}
    match = before("Defend", card="dribble", teams=["germany", "spain"], hands=hands)
    play(match, "defend card:tackle", "discard card:pass", throws=["d20 3"])
    play(match, "lay card:pass", "lay card:dribble")
    told = play(match, "defend card:tackle", "discard card:pass", throws=["d20 2"])
    assert caution(told) == "yellow card"
    assert match.reds == [0, 0]
    assert asked(match) == ("BuildAttack", 0)


@rule("WF-C-28")
@pytest.mark.parametrize(("cards", "players"), [([], []), (["pass"], []), (["pass"], ["G1"])])
def test_an_offender_discards_as_many_cards_as_he_has(cards: list[str], players: list[str]) -> None:
    match, _ = tackled(1, hands={1: ["tackle", *cards]}, players={1: players})
    for _ in [*cards, *players]:
        assert asked(match) == ("PayCaution", 1)
        play(match, moves(match)[0])
    assert asked(match) == ("BuildAttack", 0)
    assert (hand(match, 1), squad(match, 1)) == ([], [])
