"""Chapter III: groups, knockout rounds, colours and the spaces of a row."""

from itertools import combinations

import pytest

from onze.games.world_cup import WorldCup
from tests.rules import rule
from tests.rules.table import moves
from tests.rules.world_cup.board import (
    COLOURS,
    ONE_OF_EACH,
    SPACES,
    discard,
    game,
    place,
    refused_row,
    row,
    scene,
    targets,
    team,
)
from tests.rules.world_cup.board import dice as throw

IN_1930 = game(edition="1930")
IN_2002 = game()

in_each_edition = pytest.mark.parametrize("rules", [IN_1930, IN_2002], ids=["1930", "2002"])
of_each_colour = pytest.mark.parametrize("colour", COLOURS)


@rule("WCG-3.a.1", "WCG-3.a.2")
def test_2002_has_eight_groups_of_four_teams_and_six_matches() -> None:
    groups = IN_2002.edition.groups
    assert "".join(group.id for group in groups) == "ABCDEFGH"
    assert [(len(set(group.teams)), len(group.fixtures)) for group in groups] == [(4, 6)] * 8
    assert len({team for group in groups for team in group.teams}) == 32


@rule("WCG-3.b.3", "WCG-3.b.4")
def test_1930_has_one_group_of_six_matches_and_three_of_three() -> None:
    edition = IN_1930.edition
    assert [(group.id, len(group.teams), len(group.fixtures)) for group in edition.groups] == [
        ("1", 4, 6), ("2", 3, 3), ("3", 3, 3), ("4", 3, 3)
    ]  # fmt: skip
    assert [phase.id for phase in edition.phases] == ["groups", "SF", "FIN"]
    assert [len(phase.fixtures) for phase in edition.phases] == [15, 2, 1]


@rule("WCG-3.a.3", "WCG-3.b.5")
@in_each_edition
def test_each_team_meets_every_other_of_its_group_once(rules: WorldCup) -> None:
    edition = rules.edition
    for group in edition.groups:
        met = sorted(
            tuple(sorted(slot.reference for slot in edition.fixtures[number].slots)) for number in group.fixtures
        )
        assert met == sorted(combinations(sorted(group.teams), 2))


@rule("WCG-3.b.2")
def test_2002_goes_on_with_five_kinds_of_knockout_matches_in_order() -> None:
    edition = IN_2002.edition
    fixtures = [[edition.fixtures[number].id for number in phase.fixtures] for phase in edition.phases[1:]]
    assert [len(phase) for phase in fixtures] == [8, 4, 2, 2]
    assert [phase.id for phase in edition.phases[1:4]] == ["R16", "QF", "SF"]
    assert [edition.fixtures[number].slots[0].kind for number in edition.phases[4].fixtures] == ["L", "M"], (
        "the losers of the semi-finals play for third place, the winners the final"
    )
    assert edition.final == edition.phases[4].fixtures[1]


@rule("WCG-3.c.1", "WCG-3.c.3")
def test_a_team_has_one_colour_in_an_edition_and_perhaps_another_in_the_other() -> None:
    colours = {}
    for rules in (IN_1930, IN_2002):
        edition = rules.edition
        assert len(set(edition.team_ids)) == len(edition.teams)
        colours[edition.id] = {team.id: rules.material.colour_names[team.colour] for team in edition.teams}
    assert (colours["1930"]["URU"], colours["2002"]["URU"]) == ("black", "yellow")
    assert (colours["1930"]["BRA"], colours["2002"]["BRA"]) == ("green", "black")
    assert (colours["1930"]["PAR"], colours["2002"]["PAR"]) == ("green", "green")


@rule("WCG-3.c.2", "WCG-E.2")
@in_each_edition
def test_the_colours_from_the_strongest_to_the_weakest(rules: WorldCup) -> None:
    assert rules.material.colour_names == ("black", "red", "blue", "green", "yellow", "grey")
    strength = [(colour.spaces, colour.max_goal) for colour in rules.material.colours]
    assert strength == sorted(strength, reverse=True)


@rule("WCG-3.c.4")
def test_both_teams_of_a_match_have_a_row_of_their_own() -> None:
    match = scene(IN_2002, "attack")
    assert (team(match, "G5.left"), team(match, "G5.right")) == ("MEX", "ITA")
    place(match, "attack", "G5.right")
    assert (row(match, "G5.left"), row(match, "G5.right")) == ([], ["A"])
    assert row(match, "G4.left") == [], "Mexico has another row in another match"


@rule("WCG-3.c.5", "WCG-3.c.6", "WCG-3.c.7", "WCG-3.c.9", "WCG-6.0.5", "WCG-6.0.6", "WCG-C-07")
@of_each_colour
def test_a_row_has_so_many_spaces_in_the_group_phase_the_last_one_included(colour: str) -> None:
    full = SPACES[colour]
    name = ONE_OF_EACH[colour]
    match = scene(IN_2002, hands={0: ["attack"], 1: ["attack"]}, rows={name: ["D"] * (full - 1)})
    place(match, "attack", name)
    assert row(match, name) == ["D"] * (full - 1) + ["A"]
    assert name not in targets(match, "place", "attack")
    reason = refused_row(match, "place", "attack", name)
    assert (reason.key, reason.rule) == ("row_is_full", "WCG-3.c.8")


@rule("WCG-3.c.8", "WCG-6.0.3", "WCG-E.14")
def test_a_row_is_filled_from_the_innermost_space_outwards_without_a_gap() -> None:
    match = scene(IN_2002, hands={0: ["attack"], 1: ["g1"], 2: ["defence"], 3: ["g2"]})
    for card in ("attack", "g1", "defence", "g2"):
        place(match, card, "E2.left")
    assert row(match, "E2.left") == ["A", "1G", "D", "2G"]
    assert not [name for name in moves(match) if "space" in name], "nobody chooses a space"


KNOCKOUT = {
    "black": ("W:E", "GER", "R16.1.left"), "red": ("R:D", "KOR", "R16.5.right"), "blue": ("W:B", "ESP", "R16.4.left"),
    "green": ("R:E", "IRL", "R16.4.right"), "yellow": ("R:F", "NGA", "R16.2.right"),
    "grey": ("W:C", "CHN", "R16.6.left"),
}  # fmt: skip


@rule("WCG-3.d.2", "WCG-3.d.3", "WCG-3.d.4", "WCG-E.40")
@of_each_colour
def test_a_knockout_row_ends_before_the_flag_on_the_dot_of_the_teams_colour(colour: str) -> None:
    slot, name, where = KNOCKOUT[colour]
    full = SPACES[colour]
    match = scene(
        IN_2002, phase="R16", teams={0: ["GER"], 1: ["ESP"]}, qualified={"W:E": "GER", "W:B": "ESP", slot: name},
        hands={0: ["attack"], 1: ["attack"]}, rows={where: ["D"] * (full - 1)},
    )  # fmt: skip
    assert team(match, where) == name
    place(match, "attack", where)
    assert len(row(match, where)) == full
    reason = refused_row(match, "place", "attack", where)
    assert (reason.key, reason.rule) == ("row_is_full", "WCG-3.d.4")


@rule("WCG-3.d.2", "WCG-E.40")
def test_the_flags_of_qualified_teams_are_put_in_their_rows() -> None:
    won = ["1-2", "1-5", "1-6", "2-1", "2-2", "3-2", "3-3", "4-1", "4-2"]
    match = scene(IN_1930, "attack", rows={f"{number}.left": ["1G"] for number in won}, draw_pile_size=1)
    told = discard(match, "attack", throws=[*throw("black", "red", "blue", "green") * 4, "keep order"])
    flags = {event.facts["row"]: event.facts["team"] for event in told if event.kind == "flag"}
    assert flags == {"SF.1.left": "ARG", "SF.1.right": "USA", "SF.2.left": "URU", "SF.2.right": "YUG"}
    assert {event.rule for event in told if event.kind == "flag"} == {"WCG-3.d.2"}
    assert team(match, "SF.1.left") == "ARG"


@rule("WCG-3.d.6", "WCG-3.d.7")
@pytest.mark.parametrize(("first", "second"), [("GER", "IRL"), ("CMR", "KSA")])
def test_group_e_leads_to_the_left_of_match_1_and_the_right_of_match_4(first: str, second: str) -> None:
    match = scene(IN_2002, phase="R16", teams={0: [first]}, qualified={"W:E": first, "R:E": second})
    assert (team(match, "R16.1.left"), team(match, "R16.4.right")) == (first, second)
