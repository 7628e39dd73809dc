"""Rows by team and dice by colour, besides the names of the board."""

from typing import Any

import pytest

from onze.games.world_cup import WorldCup
from onze.kernel.chance import Scripted
from onze.kernel.words import Reason, Refused
from tests.games.world_cup.editions import KNOCKOUT_ONLY
from tests.rules.table import play
from tests.rules.world_cup.board import dice, facts, game, row
from tests.rules.world_cup.phases import bracket

IN_1930 = game(edition="1930")
IN_2002 = game()


def refused(call: Any, *values: Any) -> Reason:
    """Why a call is refused, in both languages."""
    with pytest.raises(Refused) as found:
        call(*values)
    assert found.value.sentence("en") != found.value.sentence("fr")
    return found.value.reason


@pytest.mark.parametrize(
    ("rules", "team", "match", "name"),
    [
        (IN_2002, "FRA", "A1", "A1.left"), (IN_2002, "SEN", "A1", "A1.right"), (IN_1930, "PAR", "4-2", "4-2.right"),
        # the winner of group A stands on the left of the second match, its runner-up on the right of the third
        (IN_2002, "SEN", "R16.2", "R16.2.left"), (IN_2002, "SEN", "R16.3", "R16.3.right"),
        (IN_1930, "ARG", "SF.1", "SF.1.left"), (game(edition="1994"), "BEL", "R16.1", "R16.1.right"),
        (WorldCup(2, own_edition=KNOCKOUT_ONLY), "AUT", "FIN.F", "FIN.F.right"),
    ],
)  # fmt: skip
def test_a_row_is_named_by_its_team_and_its_match(rules: WorldCup, team: str, match: str, name: str) -> None:
    assert rules.row(team, match) == name
    assert rules.move(f"choose row:{match}.{team}") == rules.move(f"choose row:{name}")


def test_what_the_board_leaves_open_is_refused_with_what_to_say() -> None:
    assert refused(IN_2002.row, "BRA", "SF.1").key == "row_either_side"  # from either of two quarter-finals
    assert refused(IN_2002.move, "choose row:SF.1.BRA").key == "row_either_side"
    assert "A1, A3, A5" in refused(IN_2002.row, "FRA", "B1").sentence("en")
    assert refused(IN_2002.row, "FRA", "Z1").key == "row_not_of_team"
    assert refused(IN_2002.row, "XXX", "A1").key == "row_of_no_team"
    assert refused(IN_2002.move, "choose row:A1.XXX").key == "unknown_move"
    assert refused(IN_2002.move, "choose row:Z1.FRA").key == "unknown_move"


def test_a_match_knows_the_rows_of_its_own_teams() -> None:
    match = IN_2002.scenario("PlayCard", phase="SF")
    left, right = bracket(match, "SF")["SF.1"].split("-")
    assert [match.row(left, "SF.1"), match.row(right, "SF.1")] == ["SF.1.left", "SF.1.right"]
    assert match.row(right) == "SF.1.right"
    assert refused(match.row, left, "SF.2").key == "row_not_of_team"
    assert refused(match.row, "XXX").key == "row_of_no_team"
    groups = IN_2002.scenario("PlayCard")
    assert groups.row("FRA", "A3") == IN_2002.row("FRA", "A3")
    assert refused(groups.row, "FRA").key == "row_not_of_team"  # it has three matches
    again = IN_1930.scenario("PlayCard", replay=["4-2"])
    assert again.row("PAR") == "4-2.right"
    assert refused(again.row, "BEL").key == "row_not_of_team"


def test_tokens_are_laid_and_moves_made_by_team() -> None:
    match = IN_2002.scenario("PlayCard", rows={"B2.ESP": ["3G"]}, hands={0: ["foul"]})
    play(match, "flip card:foul", "choose row:B2.ESP")
    assert row(match, "B2.left") == ["~3G", "2G"]
    final = IN_1930.scenario("PlayCard", phase="FIN", rows={"ARG": ["1G"], "FIN.F.URU": ["A"]})
    assert [row(final, final.row(team)) for team in ("ARG", "URU")] == [["1G"], ["A"]]
    said = IN_2002.scenario("PlaceTokens", said=["place card:g21", "choose row:A1.FRA"], hands={0: ["g21"]})
    assert said.row("FRA", "A1") not in [IN_2002.name(move).removeprefix("choose row:") for move in said.moves()]


@pytest.mark.parametrize("rows", [{"FRA": ["A"]}, {"B1.FRA": ["A"]}, {"A1.FRA": ["A"], "A1.left": ["A"]}, {3: ["A"]}])
def test_a_row_that_is_not_one_alone_is_refused(rows: Any) -> None:
    assert refused(lambda: IN_2002.scenario("PlayCard", rows=rows)).rule == "WCG-3.c.8"


def test_dice_are_named_by_the_colours_that_they_show() -> None:
    assert IN_2002.throws("dice green yellow blue white") == dice("green", "yellow", "blue", "white")
    assert IN_2002.throws("W1 red", "W2 yellow", "N1 black", "N2 white") == ["d6 3", "d6 6", "d6 1", "d6 6"]
    assert IN_2002.throws("d6 4", "keep order", "order 1 0") == ["d6 4", "keep order", "order 1 0"]


def test_a_penalty_is_thrown_by_colour() -> None:
    match = IN_2002.scenario("PlayCard", hands={0: ["penalty"]})
    told = play(match, "place card:penalty", "choose row:A1.FRA", throws=IN_2002.throws("W1 blue"))
    assert [(fact["dot"], fact["scored"]) for fact in facts(told, "penalty")] == [("blue", True)]


def test_a_colour_that_a_die_does_not_have_is_refused() -> None:
    assert "N1" in refused(IN_2002.throws, "N1 white").sentence("en")
    assert "black, red, blue" in refused(IN_2002.throws, "dice red red white red").sentence("fr")
    assert refused(IN_2002.throws, "dice red red red").key == "throw_of_all_dice"


def test_lots_are_drawn_by_team() -> None:
    rules = game(edition="1930", replay_limit=1)
    match = rules.scenario("PlayCard", replay=["4-2"], draw_pile_size=1, hands={0: ["attack"]}, teams={0: ["USA"]})
    throws = rules.throws("dice green yellow blue white", "first PAR USA", "keep order")
    told: list[Any] = []
    with Scripted(*throws, names=rules.edition.team_ids) as luck:
        match.play(match.moves()[-1], luck, told.append)
    assert facts(told, "lots") == [{"order": ["PAR", "USA"]}]
