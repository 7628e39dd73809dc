"""Chapter V: playing a card, drawing one, and whose turn it is."""

from typing import Any

import pytest

from onze.games.world_cup import WorldCup
from onze.kernel.chance import NoChance
from onze.kernel.words import Refused
from tests.rules import rule
from tests.rules.table import decision, kinds, moves, play, refusal
from tests.rules.world_cup.board import (
    discard,
    discard_all,
    facts,
    game,
    kick_off,
    place,
    row,
    scene,
    targets,
    turn_over,
    uses,
)

IN_1930 = game(edition="1930")
IN_2002 = game()

in_each_edition = pytest.mark.parametrize("rules", [IN_1930, IN_2002], ids=["1930", "2002"])


def hand(match: Any, seat: int) -> list[str]:
    """The cards of a seat, as it sees them."""
    return sorted(card.removeprefix("card:") for card in match.view(seat)["hands"][seat]["cards"])


@rule("WCG-5.0.1", "WCG-5.a.4", "WCG-E.12")
@in_each_edition
def test_a_turn_is_a_card_its_action_and_the_top_card_of_the_draw_pile(rules: WorldCup) -> None:
    match = scene(rules, "attack", "defence", "g1", draw_pile=["penalty", "foul", "g3"])
    left = rules.edition.rows[0]
    told = place(match, "attack", left)
    assert kinds(told) == ["card", "token", "draw"]
    assert row(match, left) == ["A"]
    assert hand(match, 0) == ["defence", "g1", "penalty"]


@rule("WCG-5.0.1", "WCG-6.k.2")
def test_even_a_penalty_is_taken_before_the_player_draws() -> None:
    match = scene(IN_2002, "penalty")
    assert kinds(place(match, "penalty", "A1.left", throws=["d6 3"])) == ["card", "penalty", "draw"]


@rule("WCG-5.0.1", "WCG-5.a.4")
def test_what_is_drawn_is_told_to_its_owner_alone() -> None:
    match = scene(IN_2002, "attack", draw_pile=["foul"])
    drawn = discard(match, "attack")[-1]
    assert drawn.facts == {"seat": 0, "count": 1, "from": "draw_pile", "to": "hands.0"}
    assert drawn.private == {0: {"cards": ["card:foul"]}}


@rule("WCG-5.a.1", "WCG-E.11")
@pytest.mark.parametrize("dealer", range(5))
def test_the_player_on_the_dealers_left_begins(dealer: int) -> None:
    match, _ = kick_off(IN_2002, dealer=dealer)
    assert match.asked == ((dealer + 1) % 5,)
    assert decision(match) == "PlayCard"


@rule("WCG-5.a.2", "WCG-5.a.3", "WCG-E.12")
@pytest.mark.parametrize(
    ("card", "use", "row_of"), [("g2", "place", "A1.left"), ("foul", "flip", "B1.left"), ("g1", "discard", "")]
)
def test_a_card_is_laid_face_up_and_then_lies_on_the_discard_pile(card: str, use: str, row_of: str) -> None:
    match = scene(IN_2002, card, "attack", "attack", rows={"B1.left": ["1G"]}, draw_pile=["penalty"])
    before: Any = match.view(None)["discard_pile"]
    chosen = [f"choose row:{row_of}"] if row_of else []
    told = play(match, f"{use} card:{card}", *chosen)
    assert told[0].kind == "card"
    assert told[0].details == {
        "seat": 0,
        "card": f"card:{card}",
        "use": use,
        "from": "hands.0",
        "to": "discard_pile",
    }
    after = {"size": before["size"] + 1, "top": f"card:{card}", "cards": [f"card:{card}", *before["cards"]]}
    assert match.view(4)["discard_pile"] == after
    assert hand(match, 0) == ["attack", "attack", "penalty"]


@rule("WCG-5.a.2")
def test_nothing_happens_on_the_board_before_the_card_is_laid() -> None:
    match = scene(IN_2002, "g1")
    assert play(match, "place card:g1") == [], "the choice of a row is a part of the turn"
    told = play(match, "choose row:A1.left")
    assert [told[0].kind, told[1].kind] == ["card", "token"]


@rule("WCG-5.a.5")
@in_each_edition
def test_turns_pass_clockwise(rules: WorldCup) -> None:
    match = scene(rules, seat=3)
    order = []
    for _ in range(7):
        order.append(match.seat)
        discard_all(match, 1)
    assert order == [3, 4, 0, 1, 2, 3, 4]


@rule("WCG-5.a.6")
def test_turns_go_on_until_the_draw_pile_is_used_up() -> None:
    match = scene(IN_1930, draw_pile_size=4)
    for left in (3, 2, 1):
        assert "dice" not in kinds(discard_all(match, 1))
        assert len(match.draw_pile) == left
        assert match.phase == 0
    told = discard_all(match, 1)
    assert kinds(told)[:3] == ["card", "draw", "dice"]


@rule("WCG-5.b.1")
@in_each_edition
def test_one_card_ends_the_turn_and_nobody_passes(rules: WorldCup) -> None:
    match = scene(rules, "attack", "defence", "g1")
    assert {name.partition(" ")[0] for name in moves(match)} == {"place", "discard"}
    assert not [name for move in range(len(rules.vocabulary)) if "pass" in (name := rules.name(move))]
    place(match, "attack", rules.edition.rows[0])
    assert match.seat == 1
    with pytest.raises(Refused) as refused:
        match.play(rules.move("discard card:defence"), NoChance(), seat=0)
    assert refused.value.rule == "WCG-5.b.1", "it is somebody else's turn"


@rule("WCG-5.b.1")
def test_only_a_card_in_hand_is_played_or_discarded() -> None:
    match = scene(IN_2002, "attack", "defence", "g1")
    for use in ("place", "flip", "discard"):
        reason = refusal(match, f"{use} card:foul")
        assert (reason.key, reason.rule) == ("no_such_card", "WCG-5.b.1")


@rule("WCG-5.b.2", "WCG-5.b.3", "WCG-E.12")
@pytest.mark.parametrize(
    "card", ["attack", "defence", "g1", "g2", "g3", "g21", "g111", "g11", "foul", "offside", "penalty"]
)
def test_every_card_may_be_discarded_without_its_action_and_one_still_draws(card: str) -> None:
    match = scene(IN_2002, card, rows={"A1.left": ["A"], "A1.right": ["1G"]})
    assert uses(match, card) > {"discard"}, "it could be used"
    told = discard(match, card)
    assert kinds(told) == ["card", "draw"]
    assert told[0].rule == "WCG-5.b.2"
    assert (row(match, "A1.left"), row(match, "A1.right")) == (["A"], ["1G"])
    assert len(hand(match, 0)) == 3


@rule("WCG-5.b.3", "WCG-6.d.4", "WCG-6.e.2", "WCG-6.f.2", "WCG-C-12")
@pytest.mark.parametrize(("card", "tokens"), [("g21", 2), ("g11", 2), ("g111", 3)])
def test_a_multi_goal_card_is_carried_out_completely_or_not_at_all(card: str, tokens: int) -> None:
    match = scene(IN_2002, card)
    rows = ["A1.left", "A1.right", "A2.left"]
    for number in range(tokens):
        after = match.clone()
        play(after, f"place card:{card}", *(f"choose row:{name}" for name in rows[:number]))
        assert all(name.startswith("choose row:") for name in moves(after)), "no token may be left out"
        assert refusal(after, "leave out").rule == "WCG-6.0.3"
        assert [row(after, name) for name in rows] == [[]] * 3, "nothing lies on the board before all are chosen"
        assert match.seat == after.seat == 0
    told = place(match, card, *rows[:tokens])
    assert kinds(told) == ["card", *["token"] * tokens, "draw"]
    assert match.seat == 1


@rule("WCG-5.0.1")
def test_the_action_of_a_referees_card_comes_before_the_draw_as_well() -> None:
    match = scene(IN_2002, "offside", rows={"A1.left": ["A"]})
    assert targets(match, "flip", "offside") == ["A1.left"]
    told = turn_over(match, "offside", "A1.left")
    assert kinds(told) == ["card", "turned", "draw"]
    assert facts(told, "turned")[0]["tokens"] == ["~A"]
