"""Chapters XI.k to XI.o: the rounds of 2002 up to the semi-finals."""

from typing import Any

import pytest

from onze.games.world_cup import WorldCup
from onze.games.world_cup.match import WorldCupMatch
from tests.rules import rule
from tests.rules.table import kinds
from tests.rules.world_cup.board import dice, facts, game, results
from tests.rules.world_cup.phases import (
    APART,
    altered,
    before_the_tables,
    bracket,
    cards,
    discards,
    end_of_groups,
    event,
    hand_sizes,
    last_card,
    lay,
    left_wins,
    seen,
)

OF_2002 = game()
OWNERS = {0: ["FRA", "ITA"], 1: ["GER", "KOR"], 2: ["ARG", "JPN"], 3: ["ESP"], 4: ["BRA"]}
"""Who controls the winners of the groups; they stand on the left in the round of 16."""
NEXT = {"R16": "QF", "QF": "SF", "SF": "FIN"}
every_round = pytest.mark.parametrize("phase", NEXT)


def end_of_round(phase: str, rules: WorldCup = OF_2002, **named: Any) -> WorldCupMatch:
    """One card before the end of a round in which the left teams lead by a goal."""
    return last_card(rules, **{"phase": phase, "teams": OWNERS, "rows": left_wins(phase), **named})


@rule("WCG-11.k.6", "WCG-11.m.5", "WCG-11.o.5")
@pytest.mark.parametrize(
    ("phase", "blue"),
    [("R16", "R16.3.right R16.4.left R16.7.left"), ("QF", "QF.Y.left QF.Z.right"), ("SF", "SF.2.right")],
)
def test_one_throw_counts_for_all_matches_of_a_round(phase: str, blue: str) -> None:
    attacks = {row: ["A", "1G", "1G"] for row in blue.split()}  # Senegal, Spain and Japan are blue
    match = end_of_round(phase, rows={**left_wins(phase), **attacks})
    told = discards(match, *dice("blue", "yellow", "red", "white"))
    assert len(facts(told, "dice")) == 1
    assert event(told, "dice").rule == "WCG-E.43"
    for row in blue.split():
        fixture, _, side = row.rpartition(".")
        assert results(told)[fixture][("left", "right").index(side)] == 3


@rule("WCG-11.m.4", "WCG-11.o.4")
@every_round
def test_everyone_who_stays_holds_three_cards_after_a_round(phase: str) -> None:
    match = end_of_round(phase)
    told = discards(match, *APART)
    assert kinds(told)[:3] == ["card", "draw", "dice"]
    assert [hand_sizes(match)[seat] for seat in match.playing] == [3] * len(match.playing)
    assert event(told, "round").facts["phase"] == NEXT[phase]


@rule("WCG-11.l.1", "WCG-11.l.2", "WCG-C-60")
def test_the_winners_of_the_round_of_16_move_to_their_quarter_finals() -> None:
    match = end_of_round("R16")
    discards(match, *APART)
    assert bracket(match, "QF") == {"QF.W": "FRA-BRA", "QF.X": "GER-ITA", "QF.Y": "ESP-KOR", "QF.Z": "ARG-JPN"}


@rule("WCG-11.l.1", "WCG-C-60")
def test_so_do_the_teams_on_the_right() -> None:
    match = end_of_round("R16", rows={row.replace("left", "right"): ["1G"] for row in left_wins("R16")})
    discards(match, *APART)
    assert bracket(match, "QF") == {"QF.W": "NGA-BEL", "QF.X": "SVN-POL", "QF.Y": "KSA-ECU", "QF.Z": "SEN-TUR"}


@rule("WCG-11.l.3", "WCG-11.0.1", "WCG-11.0.2")
def test_who_has_no_quarter_finalist_is_out_and_discards_his_hand() -> None:
    hand = ["attack", "g3", "foul"]
    rows = {**left_wins("R16"), "R16.6.right": ["1G", "1G"]}  # Belgium beats Brazil, the only team of seat 4
    match = end_of_round(
        "R16", rows=rows, hands={4: hand}, teams={**OWNERS, 0: ["FRA", "BEL"], 1: ["GER", "KOR", "ITA"]}
    )
    told = discards(match, *APART)
    assert event(told, "eliminated").facts == {"seat": 4, "cards": hand, "from": "hands.4", "to": "discard_pile"}
    assert match.playing == [0, 1, 2, 3]
    assert sum(cards(match).values()) == 87 - 12


@rule("WCG-11.m.1", "WCG-11.m.2", "WCG-C-34")
def test_a_quarter_of_the_whole_stock_forms_the_pile_of_the_quarter_finals() -> None:
    match = end_of_round("R16")
    told = discards(match, *APART)
    assert cards(match) == {"draw": 18, "discards": 0, "aside": 54}
    assert event(told, "pile").facts == {"count": 18, "cards": 18, "aside": 54}
    assert seen(match, "aside", 0) == {"size": 54, "known": []}


@rule("WCG-C-34")
@pytest.mark.parametrize(("stock", "pile", "aside"), [("all", 18, 54), ("discards_only", 9, 63)])
def test_to_form_the_pile_from_the_discards_alone_is_an_option(stock: str, pile: int, aside: int) -> None:
    match, _ = end_of_groups(game(knockout_stock=stock), {}, teams=OWNERS)
    for row in left_wins("R16"):
        lay(match, row, ["1G"])
    told = discards(match, *APART, turns=36)
    assert "eliminated" not in kinds(told)
    assert cards(match) == {"draw": pile, "discards": 0, "aside": aside}


@rule("WCG-C-34")
def test_with_that_option_the_semi_finals_still_take_all_cards() -> None:
    match = end_of_round("QF", game(knockout_stock="discards_only"))
    discards(match, *APART)
    assert cards(match) == {"draw": 12, "discards": 0, "aside": 87 - 3 * len(match.playing) - 12}


@rule("WCG-C-35")
@pytest.mark.parametrize(("rounding", "half", "quarter"), [("floor", 37, 18), ("ceil", 38, 19)])
def test_halves_and_quarters_are_rounded_down_or_by_an_option_up(rounding: str, half: int, quarter: int) -> None:
    rules = game(4, pile_rounding=rounding)
    match, _ = end_of_groups(rules, {})
    assert sum(cards(match).values()) == 75
    assert cards(match)["draw"] == half
    match = end_of_round("R16", rules, teams={})
    discards(match, *APART)
    assert sum(cards(match).values()) == 75
    assert cards(match)["draw"] == quarter


@rule("WCG-C-35")
@pytest.mark.parametrize(("shown", "pile"), [(1, 35), (3, 37), (5, 39)])
def test_about_half_by_chance_is_an_option(shown: int, pile: int) -> None:
    match = before_the_tables(game(4, pile_rounding="random"), {})
    discards(match, *APART * 8, f"d5 {shown}")
    assert cards(match) == {"draw": pile, "discards": 0, "aside": 75 - pile}


@rule("WCG-C-35")
def test_a_share_is_at_least_one_card() -> None:
    match, _ = end_of_groups(altered("2002", r"num = 1, den = 2 ", "num = 1, den = 99 "), {})
    assert cards(match) == {"draw": 1, "discards": 0, "aside": 71}


@rule("WCG-11.m.3", "WCG-11.o.3", "WCG-C-44")
@pytest.mark.parametrize(
    ("phase", "last_drawer", "first"),
    [("R16", 0, 1), ("R16", 4, 0), ("QF", 2, 3), ("QF", 3, 0), ("QF", 4, 0), ("SF", 1, 2), ("SF", 3, 0)],
)
def test_the_first_still_in_to_the_left_of_the_last_drawer_begins(phase: str, last_drawer: int, first: int) -> None:
    match = end_of_round(phase, seat=last_drawer)  # seat 4 loses Brazil in the quarter-finals
    discards(match, *APART)
    assert match.to_play == first
    assert kinds(discards(match)) == ["card", "draw"]


@rule("WCG-11.n.1", "WCG-11.n.2", "WCG-C-60")
@pytest.mark.parametrize(
    ("side", "semi_finals"),
    [("left", {"SF.1": "FRA-ARG", "SF.2": "GER-ESP"}), ("right", {"SF.1": "BRA-JPN", "SF.2": "ITA-KOR"})],
)
def test_the_winners_of_the_quarter_finals_move_to_their_semi_finals(side: str, semi_finals: dict[str, str]) -> None:
    match = end_of_round("QF", rows={row.replace("left", side): ["1G"] for row in left_wins("QF")})
    discards(match, *APART)
    assert bracket(match, "SF") == semi_finals


@rule("WCG-11.o.1", "WCG-11.o.2")
def test_twelve_cards_of_all_that_nobody_holds_form_the_pile_of_the_semi_finals() -> None:
    match = end_of_round("QF")
    told = discards(match, *APART)
    assert len(match.playing) == 4
    assert cards(match) == {"draw": 12, "discards": 0, "aside": 87 - 12 - 12}
    assert event(told, "pile").facts == {"count": 12, "cards": 12, "aside": 63}
    assert seen(match, "draw_pile", 0) == {"size": 12, "known": []}


@rule("WCG-11.o.6", "WCG-11.o.7")
@pytest.mark.parametrize(
    ("first", "second", "third_place", "final"),
    [
        ("left", "left", "ARG-ESP", "FRA-GER"),
        ("left", "right", "ARG-GER", "FRA-ESP"),
        ("right", "left", "FRA-ESP", "ARG-GER"),
        ("right", "right", "FRA-GER", "ARG-ESP"),
    ],
)
def test_the_losers_play_for_third_place_and_the_winners_the_final(
    first: str, second: str, third_place: str, final: str
) -> None:
    match = end_of_round("SF", rows={f"SF.1.{first}": ["1G"], f"SF.2.{second}": ["1G"]})
    discards(match, *APART)
    assert bracket(match, "FIN") == {"FIN.3P": third_place, "FIN.F": final}


@rule("WCG-11.o.8")
def test_all_four_have_the_spaces_of_their_colours() -> None:
    match = end_of_round("SF")
    discards(match, *APART)
    assert [match.spaces(row) for row in match.open_rows] == [3, 3, 3, 4]  # ARG green, ESP blue, FRA green, GER black


@rule("WCG-C-61")
def test_the_players_of_the_match_for_third_place_stay_in_the_game_for_it() -> None:
    match = end_of_round("SF")
    told = discards(match, *APART)
    assert match.playing == [0, 1, 2, 3]
    assert "eliminated" not in kinds(told)
