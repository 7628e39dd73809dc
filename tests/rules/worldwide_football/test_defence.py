"""Paragraph 9: staying out and drawing, or one defence card and the d20."""

from typing import Any

import pytest

from tests.plain import plain
from tests.rules import rule
from tests.rules.table import kinds, moves, play, refusal
from tests.rules.worldwide_football.amateur import (
    ATTACK_CARDS,
    DEFENCE_CARDS,
    MAY_BE_LAID_AT,
    PROFESSIONAL,
    RED_BONUSES,
    WITH_INT_CARDS,
    asked,
    before,
    defences,
    discarded,
    game,
    hand,
    laid,
    the,
)

ALL_DEFENCES = list(DEFENCE_CARDS)
ANSWERS = [(card, defence) for card, named in RED_BONUSES.items() for defence in named]
"""Every card with every defence that it names."""

each_answer = pytest.mark.parametrize(("card", "defence"), ANSWERS)
each_card = pytest.mark.parametrize("card", RED_BONUSES)


# ---- staying out


@rule("WF-9.1", "WF-C-10")
@each_card
def test_on_each_card_the_defender_may_stay_out_and_draw_two(card: str) -> None:
    pa = MAY_BE_LAID_AT[card][0]
    top = ["pass", "pressing", "dribble"]
    hands = {0: [card, "tackle"], 1: ["cross"]}
    match = before("BuildAttack", WITH_INT_CARDS, pa=pa, hands=hands, draw_piles={1: top})
    play(match, f"lay card:{card}")
    assert moves(match) == ["draw"], "a defender without a card that answers stays out"

    told = play(match, "draw", throws=["d6 1", "d6 6"] if card.startswith("shot") else [])

    assert hand(match, 1) == ["pass", "cross", "pressing"]
    assert (the_first(told, "draw")["side"], the_first(told, "draw")["count"]) == (1, 2)
    assert "validated" in kinds(told)


def the_first(told: list[Any], kind: str) -> Any:
    """What everybody was told by the first event of that kind."""
    return next(event.facts for event in told if event.kind == kind)


@rule("WF-9.1")
def test_what_is_drawn_is_shown_to_nobody_else() -> None:
    match = before("Defend", card="dribble", pa=0, draw_piles={1: ["pass", "cross"]})
    told = play(match, "draw")
    drawn = next(event for event in told if event.kind == "draw")
    assert drawn.seen_by(1)["cards"] == ["card:pass", "card:cross"]
    assert "cards" not in drawn.seen_by(0)
    assert "cards" not in drawn.seen_by(None)


@rule("WF-9.1")
def test_a_defender_draws_on_every_card_of_an_attack_anew() -> None:
    match = before("BuildAttack", hands={0: ["dribble", "dribble", "dribble"]})
    for cards in (2, 4, 6):
        play(match, "lay card:dribble", "draw")
        assert len(hand(match, 1)) == cards


@rule("WF-C-10")
def test_where_a_shot_is_no_attack_card_nobody_draws_on_it() -> None:
    hands = {0: ["shot-678"], 1: ALL_DEFENCES}
    match = before("BuildAttack", game(mode="amateur", draw_on_shot=False), pa=6, hands=hands)
    play(match, "lay card:shot-678")
    assert moves(match) == ["defend card:pressing", "defend card:tackle", "pass"]
    assert refusal(match, "draw").rule == "WF-C-10"
    play(match, "pass", throws=["d6 1", "d6 6"])
    assert hand(match, 1) == ALL_DEFENCES


@rule("WF-C-10")
def test_where_a_shot_is_no_attack_card_a_pass_still_is_one() -> None:
    match = before("Defend", game(mode="amateur", draw_on_shot=False), card="pass", pa=0)
    assert moves(match) == ["draw"]


@rule("WF-C-11")
def test_who_stays_out_must_draw() -> None:
    match = before("Defend", card="pass", pa=0, hands={1: ["tackle"]})
    assert moves(match) == ["defend card:tackle", "draw"]
    reason = refusal(match, "pass")
    assert reason.rule == "WF-9.1"
    assert "draws two cards" in reason.sentence("en")
    assert "pioche deux cartes" in plain(reason.sentence("fr"))


@rule("WF-C-11")
@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_from_a_short_pile_the_defender_draws_what_there_is(size: int) -> None:
    match = before("Defend", card="pass", pa=0, draw_pile_sizes=[10, size])
    told = play(match, "draw")
    assert len(hand(match, 1)) == min(size, 2)
    assert len(match.draws[1]) == max(size - 2, 0)
    assert ("draw" in kinds(told)) == (size > 0)
    assert match.pa == 2, "the Pass is validated all the same"


@rule("WF-C-11")
def test_where_it_is_agreed_a_defender_may_do_without_the_cards() -> None:
    match = before("Defend", game(mode="amateur", optional_draw=True), card="pass", pa=0, hands={1: ["tackle"]})
    assert moves(match) == ["defend card:tackle", "draw", "pass"]
    other = match.clone()
    play(match, "pass")
    play(other, "draw")
    assert (hand(match, 1), match.pa) == (["tackle"], 2)
    assert (len(hand(other, 1)), other.pa) == (3, 2)


@rule("WF-9.1", "WF-5.4")
def test_cards_drawn_beyond_the_limit_are_discarded_before_the_attack_goes_on() -> None:
    held = ["dribble"] * 5 + ["pass"] * 4
    match = before("Defend", card="cross", pa=5, hands={1: held})
    told = play(match, "draw")
    assert asked(match) == ("DiscardDown", 1)
    assert "validated" not in kinds(told)
    told = play(match, "discard card:dribble")
    assert "validated" in kinds(told)


# ---- defending


@rule("WF-9.2")
def test_a_defender_lays_one_defence_card_and_draws_nothing() -> None:
    match = before("BuildAttack", hands={0: ["dribble"], 1: ["pressing", "pressing", "tackle"]})
    told = play(match, "lay card:dribble", "defend card:pressing", throws=["d20 1"])
    assert (laid(match, 1), hand(match, 1)) == (["pressing"], ["pressing", "tackle"])
    assert [event.details["side"] for event in told if event.kind == "draw"] == [0], "the Dribble draws, nobody else"
    assert asked(match) == ("BuildAttack", 0), "there is no second attempt on the same card"


@rule("WF-9.2")
def test_a_defence_card_must_be_held() -> None:
    match = before("Defend", card="dribble", pa=0, hands={1: ["tackle"]})
    reason = refusal(match, "defend card:pressing")
    assert reason.rule == "WF-9.2"
    assert reason.sentence("en") == "You do not hold the card “Pressing”."
    assert plain(reason.sentence("fr")) == "Vous n’avez pas la carte « Pressing » en main."


@rule("WF-9.2")
def test_the_attacker_does_not_defend_on_his_own_card() -> None:
    match = before("Defend", card="dribble", pa=0, hands={0: ALL_DEFENCES, 1: ["tackle"]})
    for move in ("defend card:tackle", "draw"):
        assert refusal(match, move, seat=0).rule == "WF-9.1"


@rule("WF-9.3")
@each_card
def test_a_defence_card_is_laid_only_on_a_card_that_names_it(card: str) -> None:
    match = before("Defend", WITH_INT_CARDS, card=card, pa=MAY_BE_LAID_AT[card][0], hands={1: ALL_DEFENCES})
    assert defences(match) == set(RED_BONUSES[card])
    for defence in set(ALL_DEFENCES) - set(RED_BONUSES[card]):
        reason = refusal(match, f"defend card:{defence}")
        assert reason.rule == "WF-9.3"
        attack = match.rules.actions[match.card].text
        assert f"is not named on “{attack['en']}”" in reason.sentence("en")
        assert f"n’est pas indiquée sur « {attack['fr']} »" in plain(reason.sentence("fr"))


@rule("WF-9.4")
@pytest.mark.parametrize("card", ["dribble", "pass", "shot-678"])
def test_who_is_kept_from_defending_by_a_card_may_not_draw_either(card: str) -> None:
    hands = {0: [card, "cross"], 1: ALL_DEFENCES}
    match = before("BuildAttack", pa=6, undefendable="card", hands=hands)
    pile = len(match.draws[1])
    told = play(match, f"lay card:{card}", throws=["d6 1", "d6 6"] if card == "shot-678" else [])
    assert "validated" in kinds(told)
    assert (hand(match, 1), len(match.draws[1])) == (ALL_DEFENCES, pile)


@rule("WF-9.4")
def test_who_is_kept_from_defending_by_a_player_card_may_not_draw_either() -> None:
    hands = {0: ["dribble", "cross"], 1: ALL_DEFENCES}
    match = before("BuildAttack", teams=["brazil", "italy"], hands=hands, players={0: ["M2"]})
    play(match, "lay card:dribble", "play player:M2")
    assert (asked(match), match.pa) == (("BuildAttack", 0), 2)
    assert hand(match, 1) == ALL_DEFENCES


@rule("WF-C-12")
@pytest.mark.parametrize("restart", ["indirect_free_kick", "corner"])
def test_who_is_kept_from_defending_by_a_set_piece_may_not_draw_either(restart: str) -> None:
    rules = game(corner_first_action_undefendable=True)
    hands = {0: ["pass"], 1: ALL_DEFENCES}
    match = before("BuildAttack", rules, pa=5, restart=restart, undefendable="set_piece", hands=hands)
    told = play(match, "lay card:pass")
    assert "validated" in kinds(told)
    assert hand(match, 1) == ALL_DEFENCES


@rule("WF-C-12")
def test_or_he_draws_after_a_set_piece_all_the_same_but_does_not_defend() -> None:
    rules = game(draw_when_prevented_by_set_piece=True)
    hands = {0: ["pass"], 1: ALL_DEFENCES}
    match = before("BuildAttack", rules, pa=3, restart="indirect_free_kick", undefendable="set_piece", hands=hands)
    play(match, "lay card:pass")
    assert (asked(match), moves(match)) == (("Defend", 1), ["draw"])
    reason = refusal(match, "defend card:tackle")
    assert reason.rule == "WF-15.9"
    assert "Pass" in reason.sentence("en")
    assert "Passe" in reason.sentence("fr")
    play(match, "draw")
    assert len(hand(match, 1)) == 5
    assert match.pa == 5


@rule("WF-C-12")
def test_the_block_is_announced_before_the_cards_of_a_free_kick_are_drawn() -> None:
    rules = game(draw_when_prevented_by_set_piece=True)
    match = before(
        "Block", rules, card="pass", prevented="set_piece", hands={1: ["tackle"]}, abilities={1: ["defensive-block"]}
    )
    assert hand(match, 1) == ["tackle"]
    play(match, "use ability:defensive-block", "pass", "draw")
    assert (match.block, len(hand(match, 1))) == (3, 3)


@rule("WF-C-12")
def test_that_reading_gives_no_cards_after_a_through_ball() -> None:
    rules = game(draw_when_prevented_by_set_piece=True)
    match = before("BuildAttack", rules, pa=6, undefendable="card", hands={0: ["dribble"], 1: ALL_DEFENCES})
    told = play(match, "lay card:dribble")
    assert "validated" in kinds(told)
    assert hand(match, 1) == ALL_DEFENCES


# ---- the roll


@rule("WF-9.5", "WF-9.6", "WF-9.7")
@each_answer
def test_the_d20_must_reach_the_printed_number_less_the_pa_less_the_red_bonus(card: str, defence: str) -> None:
    for pa in MAY_BE_LAID_AT[card]:
        enough = DEFENCE_CARDS[defence] - pa - RED_BONUSES[card][defence]
        for d20, ball in ((20, 1), (enough, 1), (enough - 1, 0), (1, 0)):
            match = before("Defend", WITH_INT_CARDS, card=card, pa=pa, hands={0: ["tackle"], 1: [defence]})
            shot = ["d6 1", "d6 6"] if card.startswith("shot") and ball == 0 else []
            told = play(match, f"defend card:{defence}", throws=[f"d20 {d20}", *shot])
            assert (the(told, "defence")["needed"], the(told, "defence")["d20"]) == (enough, d20)
            assert ("validated" in kinds(told)) == (ball == 0)


@rule("WF-9.7")
def test_the_card_that_is_defended_does_not_count_among_the_pa() -> None:
    match = before("BuildAttack", hands={0: ["long-pass", "pass", "cross"], 1: ["interception", "interception"]})
    told = play(match, "lay card:long-pass", "defend card:interception", throws=["d20 15"])
    assert the(told, "defence")["needed"] == 19 - 0 - 3
    play(match, "discard card:cross")
    told = play(match, "lay card:pass", "defend card:interception", throws=["d20 14"])
    assert the(told, "defence")["needed"] == 19 - 3 - 1, "now the Long pass counts"


@rule("WF-9.8")
@each_answer
def test_a_defence_that_succeeds_takes_the_ball_at_once(card: str, defence: str) -> None:
    pa = MAY_BE_LAID_AT[card][0]
    hands = {0: [card], 1: [defence, "dribble"]}
    match = before("BuildAttack", WITH_INT_CARDS, pa=pa, hands=hands)
    play(match, f"lay card:{card}", f"defend card:{defence}", throws=["d20 20"])
    assert (asked(match), match.pa) == (("BuildAttack", 1), 0)
    assert "lay card:dribble" in moves(match)
    assert (discarded(match, 0), discarded(match, 1)) == ([card], [defence])


@rule("WF-9.9")
@pytest.mark.parametrize("card", [card for card in ATTACK_CARDS if card != "long-pass"])
def test_after_a_defence_that_fails_the_attacker_may_go_on(card: str) -> None:
    pa = MAY_BE_LAID_AT[card][0]
    defence = next(iter(RED_BONUSES[card]))
    hands = {0: [card, "tackle"], 1: [defence]}
    match = before("BuildAttack", teams=["germany", "france"], pa=pa, hands=hands)
    play(match, f"lay card:{card}", f"defend card:{defence}", throws=["d20 1"])
    assert (asked(match), match.pa) == (("BuildAttack", 0), pa + ATTACK_CARDS[card])
    assert "give back" in moves(match)


@rule("WF-9.11")
@pytest.mark.parametrize("pa", range(7))
def test_the_number_printed_on_interception_is_19(pa: int) -> None:
    match = before("Defend", card="pass", pa=pa, hands={1: ["interception"]})
    told = play(match, "defend card:interception", throws=["d20 20"])
    assert the(told, "defence")["needed"] == 19 - pa - 1


@rule("WF-9.12")
@pytest.mark.parametrize(("defence", "d20"), [("tackle", 1), ("tackle", 2), ("tackle", 6), ("pressing", 1)])
def test_in_amateur_mode_a_bad_roll_is_neither_a_foul_nor_a_card(defence: str, d20: int) -> None:
    hands = {0: ["dribble"], 1: [defence, "cross"]}
    match = before("BuildAttack", pa=3, hands=hands)
    told = play(match, "lay card:dribble", f"defend card:{defence}", throws=[f"d20 {d20}"])
    assert not {"foul", "yellow card", "red card", "set piece"} & set(kinds(told))
    assert (asked(match), match.pa, hand(match, 1)) == (("BuildAttack", 0), 4, ["cross"])


@rule("WF-9.12")
def test_in_professional_mode_the_same_roll_is_both() -> None:
    match = before("Defend", PROFESSIONAL, card="dribble", pa=3, hands={1: ["tackle", "cross"]})
    told = play(match, "defend card:tackle", throws=["d20 2"])
    assert "yellow card" in kinds(told)
    assert "foul" in kinds(play(match, "discard card:cross"))
