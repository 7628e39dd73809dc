"""The optional rule: a game without the modification dice."""

import pytest

from tests.rules import rule
from tests.rules.table import kinds, play
from tests.rules.world_cup.board import game, place, results, row
from tests.rules.world_cup.phases import APART, before_the_tables, discards, event, last_card, left_wins

WITHOUT = game(modification_dice=False)
WITHOUT_1930 = game(edition="1930", modification_dice=False)


@rule("WCG-13.0.1")
def test_without_the_dice_the_groups_are_scored_by_the_tokens_alone() -> None:
    match = last_card(WITHOUT_1930, rows={"3-2.left": ["1G"], "1-2.left": ["A", "A"]})
    told = discards(match)
    assert "dice" not in kinds(told)
    assert (results(told)["3-2"], results(told)["1-2"]) == ((1, 0), (1, 0))


@rule("WCG-13.0.1")
def test_nor_are_they_thrown_for_replays() -> None:
    told = discards(last_card(WITHOUT_1930, replay=["4-2"], rows={"4-2.left": ["1G"]}))
    assert "dice" not in kinds(told)
    assert results(told) == {"4-2": (1, 0)}


@rule("WCG-13.0.1")
@pytest.mark.parametrize("phase", ["R16", "QF", "SF", "FIN"])
def test_nor_for_a_round(phase: str) -> None:
    told = discards(last_card(WITHOUT, phase=phase, rows=left_wins(phase)))
    assert "dice" not in kinds(told)
    assert set(results(told).values()) == {(1, 0)}


@rule("WCG-C-65")
@pytest.mark.parametrize(("attacks", "goals"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_without_the_dice_an_odd_attack_token_is_worth_nothing(attacks: int, goals: int) -> None:
    told = discards(last_card(WITHOUT_1930, rows={"3-2.left": ["A"] * attacks}))
    assert results(told)["3-2"] == (goals, 0)


@rule("WCG-13.0.2")
def test_the_agreement_is_an_option_of_the_game_and_no_move_changes_it() -> None:
    assert (game().options["modification_dice"], WITHOUT.options["modification_dice"]) == (True, False)
    assert all("dice" not in WITHOUT.name(move) for move in range(len(WITHOUT.vocabulary)))


@rule("WCG-13.0.2")
def test_by_default_the_dice_are_thrown() -> None:
    told = discards(before_the_tables(game(), {}), *APART * 8)
    assert kinds(told).count("dice") == 8


@rule("WCG-13.0.3")
@pytest.mark.parametrize(("face", "tokens"), [("d6 1", []), ("d6 6", ["P"])])
def test_a_penalty_still_needs_the_die(face: str, tokens: list[str]) -> None:
    match = last_card(WITHOUT, draw_pile_size=2, hands={0: ["penalty"]})
    place(match, "penalty", "A1.left", throws=[face])
    assert row(match, "A1.left") == tokens


@rule("WCG-13.0.3")
def test_a_shoot_out_still_needs_the_dice() -> None:
    match = last_card(WITHOUT, phase="FIN", rows={"FIN.3P.left": ["1G"]}, hands={0: ["foul"]})
    told = play(match, "discard card:foul", throws=["d6 1", "d6 6"] * 5)
    assert event(told, "shoot-out").facts["kicks"] == [0, 5]
