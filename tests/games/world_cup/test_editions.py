"""Editions: ours, and files of one's own."""

from pathlib import Path

import pytest

from onze.games.world_cup import WorldCup
from onze.games.world_cup.box import edition_files
from onze.games.world_cup.box.edition_check import edition_mistakes
from onze.games.world_cup.box.edition_rounds import assign
from onze.games.world_cup.rules.flags import fill_slots
from onze.games.world_cup.rules.tables import rank, results_of
from onze.kernel.chance import Seeded
from onze.kernel.words import Refused
from tests.games.world_cup.editions import EDITIONS, KNOCKOUT_ONLY, MATERIAL, data_of, played

SHIPPED = sorted(file.stem for file in EDITIONS.glob("*.toml"))


def test_the_option_offers_every_edition_that_is_shipped() -> None:
    option = next(option for option in WorldCup.option_list if option.name == "edition")
    assert list(option.choices) == SHIPPED


@pytest.mark.parametrize("edition", SHIPPED)
def test_an_edition_that_is_shipped_has_no_mistakes(edition: str) -> None:
    assert edition_mistakes(data_of(edition), MATERIAL) == []
    assert data_of(edition)["edition"]["id"] == edition


@pytest.mark.parametrize(
    ("edition", "quotas"),
    [
        ("1930", [1, 1, 2, 4, 3, 2]),
        ("1994", [2, 2, 4, 10, 4, 2]),
        ("1998", [2, 2, 7, 14, 5, 2]),
        ("2002", [2, 2, 7, 14, 5, 2]),
        ("2022", [2, 2, 7, 14, 5, 2]),
    ],
)
def test_colours_keep_the_balance_of_2002(edition: str, quotas: list[int]) -> None:
    colours = [row["colour"] for row in data_of(edition)["teams"]]
    assert [colours.count(colour) for colour in MATERIAL.colour_names] == quotas


@pytest.mark.parametrize("edition", SHIPPED)
def test_every_edition_is_played_to_its_end(edition: str) -> None:
    game = WorldCup(2, edition=edition)
    assert played(game) in game.edition.team_ids


def test_thirds_take_the_first_complete_assignment_in_board_order() -> None:
    assert assign([(0, 1), (0, 2)], [0, 2]) == [0, 2]
    assert assign([(0, 1), (0,)], [0, 1]) == [1, 0]
    assert assign([(0,), (0,)], [0, 1]) == []


def test_a_file_of_ones_own_takes_the_place_of_the_edition(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text((EDITIONS / "1930.toml").read_text(encoding="utf-8").replace('id = "1930"', 'id = "mine"'))
    game = WorldCup(3, own_edition=file)
    assert game.edition.id == "mine"
    assert list(game.brought) == ["own_edition"]


def test_a_bad_file_is_refused_with_its_name_and_its_first_mistake(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        (EDITIONS / "1930.toml").read_text(encoding="utf-8").replace('["YUG", "BRA", "BOL"]', '["YUG", "BRA", "PER"]')
    )
    with pytest.raises(Refused) as refused:
        WorldCup(3, own_edition=file)
    assert refused.value.sentence("en").startswith("mine.toml: Group 2 has the match YUG–BOL")
    mistakes_of_file, _ = edition_files.check_edition(file)
    assert len(mistakes_of_file) > 1


def test_mistakes_in_a_text_are_not_blamed_on_a_file_of_ours() -> None:
    with pytest.raises(Refused, match=r"^own_edition cannot be read: it is not valid TOML"):
        WorldCup(3, own_edition="mine.toml")
    text = (EDITIONS / "1930.toml").read_text(encoding="utf-8")
    with pytest.raises(Refused, match=r"^own_edition: The deck removes the card “g4”"):
        WorldCup(3, own_edition=text.replace('remove = ["g21"', 'remove = ["g4"'))


def test_an_edition_may_start_with_a_knockout_and_let_a_team_through() -> None:
    game = WorldCup(2, own_edition=KNOCKOUT_ONLY)
    match = game.new_match(Seeded(4))
    assert match.table(None)["phase"] == "phase:SF"
    assert len(match.draw_pile) == 6
    assert {game.edition.rows[row] for row in match.open_rows} == {"SF.1.left", "SF.1.right"}
    chance = Seeded(5)
    while match.phase == 1:
        match.play(match.moves()[-1], chance)
    assert match.row_team[game.edition.rows.index("FIN.F.right")] == game.edition.team_ids.index("AUT")
    assert played(game) in ("ITA", "AUT", "ESP")


GROUPS_OF_1994 = {
    "A": "USA 1-1 SUI, COL 1-3 ROU, USA 2-1 COL, ROU 1-4 SUI, USA 0-1 ROU, SUI 0-2 COL",
    "B": "CMR 2-2 SWE, BRA 2-0 RUS, BRA 3-0 CMR, SWE 3-1 RUS, RUS 6-1 CMR, BRA 1-1 SWE",
    "C": "GER 1-0 BOL, ESP 2-2 KOR, GER 1-1 ESP, KOR 0-0 BOL, BOL 1-3 ESP, GER 3-2 KOR",
    "D": "ARG 4-0 GRE, NGA 3-0 BUL, ARG 2-1 NGA, BUL 4-0 GRE, GRE 0-2 NGA, ARG 0-2 BUL",
    "E": "ITA 0-1 IRL, NOR 1-0 MEX, ITA 1-0 NOR, MEX 2-1 IRL, ITA 1-1 MEX, IRL 0-0 NOR",
    "F": "BEL 1-0 MAR, NED 2-1 KSA, BEL 1-0 NED, KSA 2-1 MAR, MAR 1-2 NED, BEL 0-1 KSA",
}
"""The real results: a group with all teams level, one with three, and four third-placed teams who went on."""

TABLES_OF_1994 = {
    "A": ["ROU", "SUI", "USA", "COL"],
    "B": ["BRA", "SWE", "RUS", "CMR"],
    "C": ["GER", "ESP", "KOR", "BOL"],
    "D": ["NGA", "BUL", "ARG", "GRE"],
    "E": ["MEX", "IRL", "ITA", "NOR"],
    "F": ["NED", "KSA", "BEL", "MAR"],
}

LAST_SIXTEEN_OF_1994 = ["GER BEL", "ESP SUI", "KSA SWE", "ROU ARG", "NED IRL", "BRA USA", "NGA ITA", "MEX BUL"]


def test_1994_comes_to_its_real_tables_and_to_its_real_last_sixteen() -> None:
    game = WorldCup(2, edition="1994")
    edition = game.edition
    match = game.new_match(Seeded(1))
    goals = match.goals[:]
    for results in GROUPS_OF_1994.values():
        for result in results.split(", "):
            left, score, right = result.split()
            teams = [edition.team_ids.index(left), edition.team_ids.index(right)]
            for row in range(0, 2 * len(edition.phases[0].fixtures), 2):
                if sorted(match.row_team[row : row + 2]) == sorted(teams):
                    scored = dict(zip(teams, map(int, score.split("-")), strict=True))
                    goals[row : row + 2] = [scored[team] for team in match.row_team[row : row + 2]]
    match.goals = goals
    match.tiers = [rank(match, group.teams, results_of(match, group.fixtures)) for group in edition.groups]
    tables = [[edition.team_ids[team] for (team,) in tiers] for tiers in match.tiers]
    assert dict(zip(TABLES_OF_1994, tables, strict=True)) == TABLES_OF_1994
    fill_slots(match)
    first = 2 * edition.phases[1].fixtures[0]
    met = [edition.team_ids[team] for team in match.row_team[first : first + 16]]
    assert [f"{left} {right}" for left, right in zip(met[::2], met[1::2], strict=True)] == LAST_SIXTEEN_OF_1994
