"""Editions as data: what is wrong in a file is said, and every edition that the schema describes can be played."""

import copy
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from onze.games.world_cup import WorldCup
from onze.games.world_cup.box import DATA, edition_files
from onze.games.world_cup.box.edition_check import edition_mistakes
from onze.games.world_cup.box.edition_rounds import assign
from onze.games.world_cup.box.material import MATERIAL_FILE, read_material
from onze.games.world_cup.rules.flags import fill_slots
from onze.games.world_cup.rules.tables import rank, results_of
from onze.kernel.chance import Seeded
from onze.kernel.data import DataFile
from onze.kernel.words import Refused

EDITIONS = DATA / "editions"
SHIPPED = sorted(file.stem for file in EDITIONS.glob("*.toml"))
MATERIAL = read_material(DataFile(MATERIAL_FILE))

Change = Callable[[dict[str, Any]], object]


def data_of(edition: str) -> dict[str, Any]:
    return tomllib.loads((EDITIONS / f"{edition}.toml").read_text(encoding="utf-8"))


def mistakes(edition: str, change: Change) -> list[str]:
    """The mistakes in an edition after a change, by their keys."""
    data = copy.deepcopy(data_of(edition))
    change(data)
    found = edition_mistakes(data, MATERIAL)
    assert all(reason.sentence("en") and reason.sentence("fr") for reason in found)
    return [reason.key for reason in found]


def played(game: WorldCup, seed: int = 1) -> str:
    """The champion of a tournament that is played at random to its end."""
    chance = Seeded(seed)
    match = game.new_match(chance)
    while match.outcome is None:
        moves = match.moves()
        match.play(moves[chance.below(len(moves))], chance)
        assert not game.broken(match)
    return game.edition.team_ids[match.winner[game.edition.final]]


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


def remove_key(*path: str) -> Change:
    def change(data: dict[str, Any]) -> None:
        for key in path[:-1]:
            data = data[key]
        del data[path[-1]]

    return change


def put(value: object, *path: Any) -> Change:
    def change(data: dict[str, Any]) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (remove_key("deck", "hand"), "edition_missing_key"),
        (remove_key("round"), "edition_missing_key"),
        (put("two", "deck", "group_passes"), "edition_wrong_kind"),
        (put(True, "points", "win"), "edition_wrong_kind"),
        (put("Brazil", "edition", "name"), "edition_wrong_kind"),
        (put([["FRA"]], "group", 0, "matches"), "edition_wrong_kind"),
        (put({"kind": "fixed"}, "round", 0, "pile"), "edition_wrong_kind"),
        (put({"kind": "fraction", "num": 3, "den": 2}, "round", 0, "pile"), "edition_wrong_kind"),
        (put(3, "deck", "hands"), "edition_unknown_key"),
        (put("Fra\x1b[2J", "teams", 0, "en"), "edition_wrong_kind"),
        (put("x" * 61, "teams", 0, "en"), "edition_wrong_kind"),
        (put("Fra", "teams", 0, "id"), "edition_bad_id"),
        (put("A 1", "group", 0, "id"), "edition_bad_id"),
        (put("R.16", "round", 0, "id"), "edition_bad_id"),
        (put("left\n", "round", 0, "matches", 0, "id"), "edition_bad_id"),
        (put({"ABCD": 3}, "table", "third_table"), "edition_wrong_kind"),
        (put({"ABCD": [1, 2, 3, 4]}, "table", "third_table"), "edition_wrong_kind"),
        (put({"ABCD": ["A", "B", "C", "D"]}, "table", "third_table"), "edition_third_table_unused"),
        (put(2, "schema"), "edition_value"),
        (put("ARG", "teams", 1, "id"), "edition_team_twice"),
        (put("purple", "teams", 0, "colour"), "edition_colour"),
        (put(["g4"], "deck", "remove"), "edition_card"),
        (put(0, "deck", "group_passes"), "edition_deck"),
        (put(17, "players", "max"), "edition_players"),
        (put(9, "deck", "hand"), "edition_too_few_cards"),
        (put(1, "points", "win"), "edition_points"),
        (put(["goals"], "table", "tiebreak"), "edition_value"),
        (put(["h2h_points"], "table", "tiebreak"), "edition_tiebreak_end"),
        (put(["lots", "goals_for"], "table", "tiebreak"), "edition_tiebreak_end"),
        (put(["goals_for", "replay"], "table", "tiebreak"), "edition_replay_cards"),
        (put(3, "table", "qualify"), "edition_qualify"),
        (put("always", "table", "dice"), "edition_value"),
        (put("B", "group", 0, "id"), "edition_group_id"),
        (put("XXX", "group", 0, "teams", 0), "edition_unknown_team"),
        (put("ESP", "group", 0, "teams", 0), "edition_team_in_two_groups"),
        (put("SEN", "group", 0, "teams", 0), "edition_team_twice_in_group"),
        (put(["FRA", "BRA"], "group", 0, "matches", 0), "edition_strange_match"),
        (put(["DEN", "FRA"], "group", 0, "matches", 0), "edition_match_twice"),
        (put([["FRA", "SEN"]], "group", 0, "matches"), "edition_number_of_matches"),
        (put("QF", "round", 0, "id"), "edition_round_id"),
        (put("golden goal", "round", 0, "drawn"), "edition_value"),
        (put("replay", "round", 0, "drawn"), "edition_replay_pile"),
        (put("2", "round", 0, "matches", 0, "id"), "edition_round_match_twice"),
        (put(True, "round", 2, "matches", 0, "final"), "edition_final"),
        (put(False, "round", 3, "matches", 1, "final"), "edition_final"),
        (put({"other": [["W:A"]]}, "round", 0, "pairings"), "edition_pairing"),
        (put("W:Z", "round", 0, "matches", 0, "left"), "edition_slot_unfilled"),
        (put("M:R16.9", "round", 1, "matches", 0, "left"), "edition_slot_unfilled"),
        (put("M:SF.1", "round", 1, "matches", 0, "left"), "edition_slot_unfilled"),
        (put("anybody", "round", 1, "matches", 0, "left"), "edition_slot_unfilled"),
        (put("R:B", "round", 0, "matches", 0, "left"), "edition_slot_twice"),
        (put("S:FRA", "round", 0, "matches", 0, "left"), "edition_seeded_in_group"),
        (put("BYE", "round", 0, "matches", 0, "left"), "edition_goes_nowhere"),
        (put(1, "table", "best_thirds"), "edition_thirds_tiebreak_end"),
    ],
)
def test_a_mistake_in_an_edition_is_named(change: Change, key: str) -> None:
    assert key in mistakes("2002", change)


def test_what_is_there_twice_is_named_once() -> None:
    assert mistakes("2002", put("ARG", "teams", 1, "id")).count("edition_team_twice") == 1
    assert mistakes("2002", put("B", "group", 0, "id")).count("edition_group_id") == 1


def test_a_team_that_is_in_its_group_twice_is_said_so() -> None:
    data = data_of("2002")
    data["group"][0].update(teams=["FRA", "SEN", "FRA"], matches=[["FRA", "SEN"]])
    data["teams"] = [row for row in data["teams"] if row["id"] not in ("DEN", "URU")]
    found = edition_mistakes(data, MATERIAL)
    assert [reason.sentence("en") for reason in found] == ["FRA is in group A twice."]
    assert [reason.sentence("fr") for reason in found] == ["FRA est deux fois dans le groupe A."]


def test_a_missing_match_is_named_with_its_teams() -> None:
    data = data_of("2002")
    data["group"][0]["matches"].pop()
    found = edition_mistakes(data, MATERIAL)
    assert [reason.sentence("en") for reason in found] == [
        "Group A lacks the match SEN–URU: every two teams meet once.",
        "Group A has 5 matches; its 4 teams play 6.",
    ]


def test_a_team_that_never_plays_is_named() -> None:
    data = data_of("2002")
    data["teams"].append({"id": "AUT", "en": "Austria", "fr": "Autriche", "colour": "green"})
    assert [reason.key for reason in edition_mistakes(data, MATERIAL)] == ["edition_idle_team"]


def test_two_byes_leave_nobody_to_play() -> None:
    def change(data: dict[str, Any]) -> None:
        data["round"][0]["matches"][0].update(left="BYE", right="BYE")

    assert "edition_two_byes" in mistakes("2002", change)


def test_best_thirds_need_a_slot_each_whichever_groups_they_come_from() -> None:
    assert mistakes("1994", put(3, "table", "best_thirds")) == ["edition_thirds"]
    assert mistakes("1994", put("T:AB", "round", 0, "matches", 3, "right")) == ["edition_thirds_no_place"]
    assert mistakes("1994", put({"ABCD": ["A", "B", "C", "D"]}, "table", "third_table")) == ["edition_thirds_no_place"]
    assert mistakes("1994", put("T:ABZ", "round", 0, "matches", 3, "right")) == ["edition_slot_unfilled"]


@pytest.mark.parametrize("key", ["DCBA", "ABC", "ABCZ", ""])
def test_a_key_of_the_table_of_thirds_names_their_groups_in_order(key: str) -> None:
    data = data_of("1994")
    data["table"]["third_table"][key] = ["A", "C", "D", "B"]
    (found,) = edition_mistakes(data, MATERIAL)
    assert found.sentence("en") == (
        f"“third_table” has the key “{key}”; a key names 4 groups in the order of the file, such as “ABCD”."
    )


def test_best_thirds_are_compared_without_replays() -> None:
    data = data_of("1994")
    data["table"]["thirds_tiebreak"] = ["points", "replay"]
    assert [reason.sentence("en") for reason in edition_mistakes(data, MATERIAL)] == [
        "“thirds_tiebreak” is “replay”; it can be points, goal_difference, goals_for, lots.",
        "The criteria of “thirds_tiebreak” must end with “lots”, and only end so: lots always decide.",
    ]


def test_a_group_without_a_third_team_sends_no_best_third() -> None:
    def change(data: dict[str, Any]) -> None:
        data["table"]["qualify"] = 1
        data["group"][0].update(teams=["USA", "SUI"], matches=[["USA", "SUI"]])

    assert "edition_small_group" in mistakes("1994", change)


def test_a_match_against_nobody_has_no_loser() -> None:
    data = tomllib.loads(KNOCKOUT_ONLY)
    data["round"][1]["matches"][0]["right"] = "L:SF.2"
    found = edition_mistakes(data, MATERIAL)
    assert [(reason.key, reason.sentence("en")[:42]) for reason in found] == [
        ("edition_slot_unfilled", "Nobody can fill the slot “L:SF.2” of match"),
        ("edition_goes_nowhere", "No match has the slot “M:SF.2”: that team "),
    ]


@pytest.mark.parametrize(
    ("id", "shown"), [("ÉCO", "ÉCO"), ("SC\x1b[2J", "SC\\x1b[2J"), ("S\nC", "S\\nC"), ("x" * 99, "x" * 60)]
)
def test_a_bad_id_is_shown_as_it_is_typed_and_steers_no_terminal(id: str, shown: str) -> None:
    data = data_of("2002")
    data["teams"][0]["id"] = id
    found = [reason.sentence("en") for reason in edition_mistakes(data, MATERIAL) if reason.key == "edition_bad_id"]
    assert found == [f"“{shown}” cannot be an id here: a team has three capital letters, such as FRA."]


def test_a_strange_key_steers_no_terminal() -> None:
    data = data_of("2002")
    data["\x1b[2J"] = 1
    assert "the key “\\x1b[2J” is not known" in edition_mistakes(data, MATERIAL)[0].sentence("en")


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


KNOCKOUT_ONLY = """
schema = 1
teams = [
  { id = "ITA", en = "Italy", fr = "Italie", colour = "black" },
  { id = "AUT", en = "Austria", fr = "Autriche", colour = "red" },
  { id = "ESP", en = "Spain", fr = "Espagne", colour = "yellow" },
]
[edition]
id = "little-1934"
name = { en = "Little 1934", fr = "Petite 1934" }
[deck]
group_passes = 0
hand = 3
[players]
min = 2
max = 3
last_round_from = 9
[points]
win = 2
draw = 1
loss = 0
[table]
qualify = 0
tiebreak = ["lots"]
[[round]]
id = "SF"
en = "Semi-finals"
fr = "Demi-finales"
pile = { kind = "per_match", cards = 6 }
drawn = "shootout"
matches = [{ id = "1", left = "S:ITA", right = "S:ESP" }, { id = "2", left = "BYE", right = "S:AUT" }]
[[round]]
id = "FIN"
en = "Final"
fr = "Finale"
pile = { kind = "fixed", cards = 8 }
drawn = "shootout"
matches = [{ id = "F", left = "M:SF.1", right = "M:SF.2", final = true }]
"""


def test_an_edition_may_start_with_a_knockout_and_let_a_team_through() -> None:
    game = WorldCup(2, own_edition=KNOCKOUT_ONLY)
    match = game.new_match(Seeded(4))
    assert match.table(None)["phase"] == "SF"
    assert len(match.draw_pile) == 6
    assert {game.edition.rows[row] for row in match.open_rows} == {"SF.1.left", "SF.1.right"}
    chance = Seeded(5)
    while match.phase == 1:
        match.play(match.moves()[-1], chance)
    assert match.row_team[game.edition.rows.index("FIN.F.right")] == game.edition.team_ids.index("AUT")
    assert played(game) in ("ITA", "AUT", "ESP")


# ---- hands of one card


def small_hands(edition: str, **players: int) -> str:
    """An edition with one card in a hand, and last turns from two players on."""
    data = (EDITIONS / f"{edition}.toml").read_text(encoding="utf-8")
    for key, value in {"hand": 1, "last_round_from": 2, **players}.items():
        data = re.sub(rf"^{key} = \d+$", f"{key} = {value}", data, count=1, flags=re.MULTILINE)
    return data


def test_with_one_card_each_nobody_could_play_again_after_the_last_turns() -> None:
    found = edition_mistakes(tomllib.loads(small_hands("1930")), MATERIAL)
    assert [reason.sentence("en") for reason in found] == [
        "A hand must hold 2 cards at least: from 2 players on nobody draws in the last turns, and a single card would "
        "be gone before matches are played again."
    ]
    assert edition_mistakes(tomllib.loads(small_hands("1930", hand=2)), MATERIAL) == []
    assert edition_mistakes(tomllib.loads(small_hands("2002")), MATERIAL) == []
    never = tomllib.loads(small_hands("1930", last_round_from=99))
    assert edition_mistakes(never, MATERIAL) == []


def test_last_turns_in_every_phase_need_a_card_for_the_replays_of_rounds() -> None:
    replayed = small_hands("2002").replace(
        'drawn = "shootout"', 'drawn = "replay"\nreplay_pile = { kind = "fixed", cards = 8 }'
    )
    with pytest.raises(Refused) as refused:
        WorldCup(2, own_edition=replayed, last_round_scope="all")
    assert refused.value.sentence("en") == (
        "Hands of one card are not enough here: nobody draws in the last turns, and no card would be left for matches "
        "that are played again. Choose the option refill_before_replay as well."
    )
    for options in ({}, {"last_round_scope": "all", "refill_before_replay": True}):
        game = WorldCup(2, own_edition=replayed, **options)
        assert all(played(game, seed) for seed in range(3))
    game = WorldCup(2, own_edition=small_hands("2002"), last_round_scope="all")
    assert played(game)


def test_more_players_than_the_edition_foresees_need_cards_and_last_turns_as_well() -> None:
    few = small_hands("1930", max=4, last_round_from=5)
    assert edition_mistakes(tomllib.loads(few), MATERIAL) == []
    assert played(WorldCup(4, own_edition=few))
    with pytest.raises(Refused, match="Hands of one card are not enough here"):
        WorldCup(5, own_edition=few, max_players=5)
    many_cards = small_hands("1930", max=2, hand=20)
    assert played(WorldCup(2, own_edition=many_cards))
    with pytest.raises(Refused, match=r"The deck of \d+ cards is too small for the hands of 8 players"):
        WorldCup(8, own_edition=many_cards, max_players=8)


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
