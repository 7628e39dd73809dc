"""Mistakes in an edition file: each is a clear sentence."""

import tomllib
from typing import Any

import pytest

from onze.games.world_cup.box.edition_check import edition_mistakes
from tests.games.world_cup.editions import KNOCKOUT_ONLY, MATERIAL, Change, data_of, mistakes
from tests.plain import plain


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
    assert plain(found[-1].sentence("fr")) == "Matchs du groupe A : 5, au lieu de 6 (équipes : 4)."


def test_a_group_of_one_team_is_said_so_in_good_french() -> None:
    data = data_of("2002")
    data["group"][0].update(teams=["FRA"], matches=[["FRA", "SEN"]])
    said = [plain(reason.sentence("fr")) for reason in edition_mistakes(data, MATERIAL)]
    assert "Équipes du groupe A : 1 ; il en faut au moins 2." in said
    assert "Matchs du groupe A : 1, au lieu de 0 (équipes : 1)." in said


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
