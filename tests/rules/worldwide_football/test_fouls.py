"""Paragraph 15: fouls, and which set piece follows them."""

from typing import Any

import pytest

from tests.rules import rule
from tests.rules.table import kinds, play
from tests.rules.worldwide_football.professional import asked, before, fouled, game, hand, set_piece, squad, the

# ---- when there is a foul


@rule("WF-E-05", "WF-15.1", "WF-15.2")
@pytest.mark.parametrize("d20", range(1, 21))
def test_example_5_a_tackle_is_a_foul_on_one_to_six(d20: int) -> None:
    match = before("Defend", card="dribble", pa=0, hands={1: ["tackle"]})
    told = play(match, "defend card:tackle", throws=[f"d20 {d20}"])
    assert ("foul" in kinds(told)) is (d20 <= 6)
    if d20 == 7:
        assert (match.ball, match.pa, match.restart) == (0, 1, 0), "the defence has failed without a foul"


@rule("WF-C-08", "WF-15.1")
@pytest.mark.parametrize("d20", range(1, 21))
@pytest.mark.parametrize(("defence", "last_foul"), [("pressing", 2), ("interception", 0)])
def test_a_pressing_is_a_foul_on_one_and_two_an_interception_never(defence: str, last_foul: int, d20: int) -> None:
    match = before("Defend", card="long-pass", hands={1: [defence]})
    told = play(match, f"defend card:{defence}", throws=[f"d20 {d20}"])
    assert ("foul" in kinds(told)) is (d20 <= last_foul)


@rule("WF-15.1")
def test_without_fouls_a_roll_of_six_is_just_a_failure() -> None:
    match = before("Defend", game(mod_fouls="off"), card="dribble", hands={1: ["tackle"]})
    told = play(match, "defend card:tackle", throws=["d20 6"])
    assert "foul" not in kinds(told)
    assert (match.ball, match.pa) == (0, 1)


@rule("WF-E-20", "WF-FAQ.11", "WF-C-24")
def test_example_20_bonuses_do_not_undo_a_foul() -> None:
    _, told = fouled("shot-678", pa=6, d20=5, block=6, throws=("d6 3", "d6 6"))
    roll = the(told, "defence")
    assert (roll["needed"], roll["d20"], roll["total"]) == (10, 5, 11)
    assert set_piece(told) == "direct free kick"


@rule("WF-C-24")
@pytest.mark.parametrize(("block", "wins"), [(0, False), (12, True)])
def test_cards_without_fouls_are_paid_for_and_the_roll_counts(block: int, wins: bool) -> None:
    hands = {1: ["tackle", "pass"]}
    match = before("Defend", game(mod_fouls="off"), card="dribble", pa=3, block=block, hands=hands)
    told = play(match, "defend card:tackle", throws=["d20 2"])
    assert kinds(told) == ["defence", "yellow card"]
    play(match, "discard card:pass")
    assert match.ball == (1 if wins else 0)


# ---- what a foul brings


@rule("WF-15.3")
def test_a_fouled_dribble_draws_a_card() -> None:
    match, _ = fouled("dribble", pa=2, draw_piles={0: ["cross"]})
    assert hand(match, 0) == ["cross"]
    assert match.pa == 3


@rule("WF-15.3")
def test_a_fouled_pass_draws_a_player_card() -> None:
    match, _ = fouled("pass", pa=2, player_piles={0: ["D2"]})
    assert squad(match, 0) == ["D2"]
    assert match.pa == 4


@rule("WF-15.3")
def test_a_fouled_long_pass_costs_a_card_before_the_free_kick() -> None:
    match, told = fouled("long-pass", pa=1, hands={0: ["pass", "cross"]})
    assert asked(match) == ("DiscardForLongPass", 0)
    assert "set piece" not in kinds(told)
    assert set_piece(play(match, "discard card:cross")) == "indirect free kick"
    assert (match.pa, hand(match, 0)) == (4, ["pass"])


@rule("WF-E-17", "WF-15.4", "WF-15.5", "WF-15.10", "WF-15.17", "WF-15.3")
@pytest.mark.parametrize(
    ("pa", "card", "after", "awarded"),
    [
        (3, "pass", 5, "indirect free kick"),
        (4, "pass", 6, "direct free kick"),
        (5, "pass", 7, "penalty"),
        (6, "shot-678", 6, "direct free kick"),
        (8, "shot-678", 8, "penalty"),
        (7, "shot-678", 7, "penalty"),
        (0, "dribble", 1, "indirect free kick"),
        (5, "dribble", 6, "direct free kick"),
        (6, "dribble", 7, "penalty"),
        (7, "dribble", 8, "penalty"),
        (2, "long-pass", 5, "indirect free kick"),
        (3, "long-pass", 6, "direct free kick"),
        (4, "through-ball", 6, "direct free kick"),
        (5, "through-ball", 7, "penalty"),
    ],
)
def test_example_17_the_set_piece_depends_on_the_pa_with_the_fouled_card(
    pa: int, card: str, after: int, awarded: str
) -> None:
    throws = ("d6 6", "d6 1") if awarded == "direct free kick" else ()
    _, told = fouled(card, pa, throws=throws, used_players={0: ["M1"]})
    assert the(told, "foul")["pa"] == after
    assert set_piece(told) == awarded


@rule("WF-15.4", "WF-C-26")
def test_pa_of_a_player_card_laid_with_the_fouled_card_count() -> None:
    _, told = fouled("dribble", pa=4, with_pa=1, throws=("d6 6", "d6 1"))
    assert set_piece(told) == "direct free kick"


@rule("WF-C-26")
@pytest.mark.parametrize("allowed", [False, True])
def test_after_cards_wait_for_no_foul_unless_that_is_agreed(allowed: bool) -> None:
    facts: dict[str, Any] = {"teams": ["brazil", "spain"], "players": {0: ["A2"]}, "tokens": [0, 0]}
    match, told = fouled("dribble", pa=3, rules=game(after_cards_on_foul=allowed), **facts)
    if not allowed:
        assert set_piece(told) == "indirect free kick"
        assert asked(match) == ("BuildAttack", 0)
    else:
        assert asked(match) == ("AfterCard", 0)
        told = play(match, "play player:A2", throws=["d6 6", "d6 1"])
        assert set_piece(told) == "direct free kick"


@rule("WF-C-63", "WF-20.3")
def test_after_a_foul_come_the_card_the_effect_the_substitutions_and_the_set_piece() -> None:
    facts: dict[str, Any] = {"stars": [4, 4], "players": {0: ["D1"], 1: ["D1"]}, "draw_piles": {0: ["cross"]}}
    match, told = fouled("dribble", pa=2, d20=2, hands={1: ["pass"]}, **facts)
    assert kinds(told) == ["defence", "yellow card"]
    assert asked(match) == ("PayCaution", 1)

    told = play(match, "discard card:pass")
    assert kinds(told) == ["discard", "foul", "draw"]
    assert asked(match) == ("Substitute", 0)
    play(match, "substitute player:D1")
    assert asked(match) == ("Substitute", 1)

    told = play(match, "pass")
    assert kinds(told) == ["set piece"]
    assert asked(match) == ("BuildAttack", 0)


# ---- a foul on a Shot


@rule("WF-C-25", "WF-15.3")
def test_a_set_piece_replaces_a_fouled_shot() -> None:
    match, told = fouled("shot-678", pa=7)
    assert kinds(told) == ["defence", "foul", "set piece"]
    assert asked(match) == ("Penalty", 0)


@rule("WF-C-25")
@pytest.mark.parametrize(
    ("throws", "scored"),
    [(("d6 5", "d6 2"), True), (("d6 2", "d6 6"), False), (("d6 2", "d6 3"), False), (("d6 1",), False)],
    ids=["goal", "save", "equal", "off target"],
)
def test_with_advantage_a_fouled_shot_is_taken_first(throws: tuple[str, ...], scored: bool) -> None:
    match, told = fouled("shot-678", pa=7, rules=game(foul_on_shot="advantage"), throws=throws)
    if scored:
        assert match.goals == [1, 0]
        assert "set piece" not in kinds(told)
        assert asked(match) == ("BuildAttack", 1)
    else:
        assert match.goals == [0, 0]
        assert set_piece(told) == "penalty"
        assert match.pa == 7


@rule("WF-C-25")
def test_an_advantage_that_became_a_goal_is_over() -> None:
    hands = {1: ["long-pass", "long-pass", "shot-678", "dribble", "dribble"]}
    match, _ = fouled("shot-678", pa=7, rules=game(foul_on_shot="advantage"), throws=("d6 5", "d6 2"), hands=hands)
    for _ in range(2):
        play(match, "lay card:long-pass", "draw", "discard card:dribble")
    told = play(match, "lay card:shot-678", "draw", throws=["d6 2", "d6 6"])
    assert "saved" in kinds(told)
    assert (match.ball, match.pa) == (0, 0), "the next shot is saved, and that attack is over"
