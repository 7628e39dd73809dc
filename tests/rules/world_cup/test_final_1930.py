"""Chapter XI.e to XI.i: the final of 1930."""

import pytest

from tests.rules import rule
from tests.rules.table import kinds
from tests.rules.world_cup.board import dice, facts, game
from tests.rules.world_cup.knockout_1930 import final, semi_finals
from tests.rules.world_cup.phases import APART, bracket, cards, discards, end_of_groups, event, lay, left_wins, seen


@rule("WCG-11.e.1")
def test_the_winners_stand_on_either_side_of_the_final() -> None:
    match = semi_finals(rows={"SF.1.right": ["1G"], "SF.2.left": ["1G"]})
    told = discards(match, *APART)
    assert bracket(match, "FIN") == {"FIN.F": "USA-URU"}
    assert [(fact["team"], fact["from"], fact["to"]) for fact in facts(told, "flag")] == [
        ("USA", "SF.1", "FIN.F.left"),
        ("URU", "SF.2", "FIN.F.right"),
    ]
    assert [match.spaces(row) for row in match.open_rows] == [3, 4]


@rule("WCG-11.f.1", "WCG-11.0.1")
def test_only_the_players_who_control_a_finalist_take_part() -> None:
    match = semi_finals(rows=left_wins("SF", "1930"))
    told = discards(match, *APART)
    assert match.playing == [0, 2]
    assert [fact["seat"] for fact in facts(told, "eliminated")] == [1, 3]


@rule("WCG-11.f.2", "WCG-C-51")
def test_who_controls_both_finalists_is_declared_the_winner() -> None:
    match = semi_finals(rows=left_wins("SF", "1930"), teams={3: ["ARG", "URU"]})
    told = discards(match, *APART)
    assert event(told, "decided").facts == {"seat": 3}
    assert event(told, "decided").rule == "WCG-C-51"
    assert seen(match, "decided") == 3


@rule("WCG-11.f.2")
def test_nobody_is_declared_the_winner_while_two_players_have_a_finalist() -> None:
    match = semi_finals(rows=left_wins("SF", "1930"))
    assert "decided" not in kinds(discards(match, *APART))
    assert seen(match, "decided") is None


@rule("WCG-11.f.3")
def test_he_plays_the_final_out_alone_for_the_nations() -> None:
    match = semi_finals(rows=left_wins("SF", "1930"), teams={3: ["ARG", "URU"]})
    discards(match, *APART)
    lay(match, "FIN.F.right", ["1G"])
    assert (match.playing, match.outcome) == ([3], None)
    told = discards(match, *APART, turns=8)
    assert event(told, "champion").facts == {"seat": 3, "team": "URU"}


@rule("WCG-11.f.3", "WCG-C-51")
def test_to_stop_there_is_an_option() -> None:
    rules = game(edition="1930", play_out_decided=False)
    match = semi_finals(rules=rules, rows=left_wins("SF", "1930"), teams={3: ["ARG", "URU"]})
    told = discards(match, *APART)
    assert event(told, "champion").facts == {"seat": 3, "team": None}
    assert match.outcome is not None
    assert match.outcome.values == (0, 0, 0, 1, 0)
    assert [seen(match, "playing", seat) for seat in (None, 0, 3)] == [[3]] * 3
    assert rules.from_position(match.position()).view(3) == match.view(3)


@rule("WCG-C-52")
@pytest.mark.parametrize("play_out", [True, False])
def test_who_controls_all_semi_finalists_is_declared_the_winner_before(play_out: bool) -> None:
    rules = game(4, edition="1930", play_out_decided=play_out)
    match, told = end_of_groups(rules, {}, teams={1: ["ARG", "YUG", "URU", "USA"]})
    assert event(told, "decided").facts == {"seat": 1}
    assert event(told, "decided").rule == "WCG-C-52"
    assert (match.outcome is None) is play_out
    if play_out:
        assert (seen(match, "phase"), match.playing) == ("SF", [1])
        lay(match, "SF.1.left", ["1G"])
        lay(match, "SF.2.left", ["1G"])
        assert "decided" not in kinds(discards(match, *APART, turns=12))


@rule("WCG-11.g.1")
def test_eight_cards_of_the_stock_form_the_pile_of_the_final() -> None:
    match = semi_finals(rows=left_wins("SF", "1930"))
    discards(match, *APART)
    assert cards(match) == {"draw": 8, "discards": 0, "aside": 78 - 6 - 8}
    assert seen(match, "draw_pile", 0) == {"size": 8, "known": []}


@rule("WCG-11.g.3", "WCG-C-44")
@pytest.mark.parametrize(("last_drawer", "first"), [(0, 2), (1, 2), (2, 0), (3, 0)])
def test_the_finalist_to_the_left_of_the_last_drawer_begins(last_drawer: int, first: int) -> None:
    match = semi_finals(rows=left_wins("SF", "1930"), seat=last_drawer)
    discards(match, *APART)
    assert match.to_play == first


@rule("WCG-11.g.4", "WCG-11.h.1")
def test_two_finalists_have_four_turns_each_and_then_the_dice_are_thrown() -> None:
    match = semi_finals(rows=left_wins("SF", "1930"))
    discards(match, *APART)
    lay(match, "FIN.F.left", ["1G"])
    told = discards(match, turns=7) + discards(match, *APART)
    assert [fact["seat"] for fact in facts(told, "card")] == [2, 0] * 4
    assert kinds(told)[-4:] == ["draw", "dice", "result", "champion"]


@rule("WCG-11.h.2")
def test_the_score_of_the_final_includes_the_dice_and_is_written_down() -> None:
    match = final(rows={"FIN.F.left": ["1G"], "FIN.F.right": ["A"]})
    discards(match, *dice("black", "black", "black", "white"))  # Uruguay is black
    assert seen(match, "results")["FIN.F"] == ["ARG", 1, 2, "URU"]


@rule("WCG-11.h.3", "WCG-C-49")
def test_a_drawn_final_is_replayed_with_eight_new_cards_a_clear_board_and_a_new_throw() -> None:
    match = final(rows={"FIN.F.left": ["1G"], "FIN.F.right": ["1G"]})
    told = discards(match, *APART)
    assert event(told, "replay").rule == "WCG-11.h.3"
    assert (cards(match), set(match.rows)) == ({"draw": 8, "discards": 0, "aside": 64}, {0})
    assert match.outcome is None
    told = discards(match, *dice("black", "black", "red", "white"), turns=8)
    assert event(told, "champion").facts == {"seat": 2, "team": "URU"}
    assert seen(match, "replays") == [["FIN.F", 0, 1]]


@rule("WCG-11.i.1")
@pytest.mark.parametrize(("side", "seat", "team"), [("left", 0, "ARG"), ("right", 2, "URU")])
def test_the_winner_of_the_final_wins_the_cup_and_its_controller_the_game(side: str, seat: int, team: str) -> None:
    match = final(rows={f"FIN.F.{side}": ["1G"]})
    told = discards(match, *APART)
    assert event(told, "champion").facts == {"seat": seat, "team": team}
    assert match.outcome is not None
    assert match.outcome.values == tuple(1.0 if other == seat else 0.0 for other in range(5))
