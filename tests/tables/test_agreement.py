"""Agreements are checked against the game before anybody sits down, and refused in words that say what to do."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import onze.games
from onze.games import game_ids, load
from onze.kernel.words import Refused
from onze.tables.agreement import LARGEST_FILES, Agreement, agree, checked_bot, game_of, read_agreement
from onze.tables.clocks import NO_CLOCK, Clock
from tests.kernel.toys import KickaboutGame

EXAMPLES = Path(__file__).parents[2] / "examples"
DATA = Path(str(onze.games.__file__)).parent
SQUAD = (EXAMPLES / "belgium.toml").read_text(encoding="utf-8")
EDITION = (EXAMPLES / "eight-nations.toml").read_text(encoding="utf-8")
PLAIN: dict[str, Any] = {"game": "football-a-la-carte", "seats": 2}

lawful = settings(max_examples=200, deadline=None, derandomize=True)


def refused(plain: object, **more: Any) -> Refused:
    """What an agreement is refused with."""
    with pytest.raises(Refused) as caught:
        agree(plain, **more)
    return caught.value


# ---- what is agreed


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_can_be_agreed_on_with_nothing_but_its_seats(game_id: str) -> None:
    agreed, game = agree({"game": game_id, "seats": 2})
    assert game.id == game_id
    assert game.seats == 2
    assert agreed.options == game.options, "every option is settled, also those that nobody chose"


def test_what_nobody_says_is_as_most_people_want_it() -> None:
    agreed, _ = agree(PLAIN)
    assert agreed.clock == NO_CLOCK
    assert (agreed.friendly, agreed.open, agreed.over_days) == (False, False, False)


def test_a_poker_face_is_kept_where_two_people_play_unless_they_agree_otherwise() -> None:
    said = [agree({**PLAIN, "poker_face": face})[0] for face in (None, True, False)]
    assert [one.keeps_poker_face(1) for one in said] == [False, True, False]
    assert [one.keeps_poker_face(2) for one in said] == [True, True, False]


def test_the_coach_may_be_asked_by_whoever_plays_alone_unless_it_is_agreed_otherwise() -> None:
    said = [agree({**PLAIN, "hints": hints})[0] for hints in (None, True, False)]
    assert [one.allows_hints(1) for one in said] == [True, True, False]
    assert [one.allows_hints(2) for one in said] == [False, True, False]


def test_the_pace_follows_from_the_clock() -> None:
    agreed, _ = agree({**PLAIN, "clock": {"kind": "days", "days": 3}})
    assert agreed.clock == Clock("days", days=3)
    assert agreed.over_days


def test_a_referees_watch_does_not_run_over_days() -> None:
    days = {"game": "footime", "seats": 2, "clock": {"kind": "days", "days": 3}}
    assert refused({**days, "options": {"clock": "wall"}}).reason.key == "watch_over_days"
    assert agree({**days, "options": {"clock": "turns"}})[0].over_days
    live = {**days, "clock": {"kind": "move", "seconds": 60}, "options": {"clock": "wall"}}
    assert not agree(live)[0].over_days


def test_an_agreement_goes_through_json_and_back() -> None:
    plain = {
        "game": "world-cup", "seats": 4, "options": {"edition": "1930"}, "files": {"edition": EDITION},
        "clock": {"kind": "bank", "seconds": 900, "increment": 15},
        "friendly": True, "poker_face": False, "open": True, "hints": True, "odds": False,
    }  # fmt: skip
    agreed, _ = agree(plain)
    assert read_agreement(json.loads(json.dumps(agreed.written()))) == agreed
    assert agree(agreed.written())[0] == agreed


def test_a_stored_agreement_can_be_read_although_its_game_is_gone() -> None:
    plain = {"game": "jeu-de-paume", "seats": 90, "options": {"ball": "cork"}, "files": {"net": ""}}
    assert read_agreement(plain).options == {"ball": "cork"}


# ---- its game


def test_tables_that_agree_on_the_same_share_a_game() -> None:
    first, game = agree({**PLAIN, "clock": {"kind": "days", "days": 1}})
    second, other = agree({**PLAIN, "options": dict(reversed(list(first.options.items()))), "friendly": True})
    assert game is other
    assert game_of(second) is game
    turned = Agreement(first.game, first.seats, dict(reversed(list(first.options.items()))))
    assert game_of(turned) is game
    assert agree({**PLAIN, "seats": 4})[1] is not game


def test_a_game_is_built_with_the_texts_of_files() -> None:
    agreed, game = agree({"game": "worldwide-football", "seats": 2, "files": {"squad": SQUAD}})
    assert game.brought == {"squad": SQUAD}
    assert load("worldwide-football", 2, squad=EXAMPLES / "belgium.toml").identity() == game.identity()
    assert "Belg" not in repr(agreed), "files are too long for a log"


def test_a_host_may_list_games_of_its_own() -> None:
    folder = str(EXAMPLES / "shootout")
    agreed, game = agree({"game": folder, "seats": 2, "options": {"kicks": 3}}, games=[folder])
    assert (game.id, game.options["kicks"]) == ("shootout", 3)
    assert game_of(agreed) is game


# ---- refusals


@pytest.mark.parametrize(
    ("more", "key", "told"),
    [
        ({"game": None}, "missing", "game"),
        ({"seats": None}, "missing", "seats"),
        ({"game": ["footime"]}, "not_as_wanted", "game"),
        ({"game": "chess"}, "no_such_game", "footime"),
        ({"game": str(EXAMPLES / "shootout")}, "no_such_game", "footime"),
        ({"game": "../footime"}, "no_such_game", "footime"),
        ({"seats": "2"}, "not_as_wanted", "seats"),
        ({"seats": True}, "not_as_wanted", "seats"),
        ({"seats": 2.0}, "not_as_wanted", "seats"),
        ({"seats": 5}, "wrong_seats", "5"),
        ({"seats": -1}, "wrong_seats", "-1"),
        ({"options": [1]}, "not_as_wanted", "options"),
        ({"options": {3: 1}}, "not_as_wanted", "options"),
        ({"options": {"weather": "rain"}}, "unknown_option", "tie"),
        ({"options": {"seats": 3}}, "unknown_option", "seats"),
        ({"options": {"cards": "a = 1"}}, "unknown_option", "cards"),
        ({"options": {"tie": "toss"}}, "not_a_choice", "toss"),
        ({"options": {"tie": {"a": []}}}, "not_a_choice", "tie"),
        ({"files": "cards"}, "not_as_wanted", "files"),
        ({"files": {"cards": 3}}, "not_as_wanted", "cards"),
        ({"files": {"squad": ""}}, "no_such_file_here", "board"),
        ({"files": {"cards": "x" * LARGEST_FILES, "board": "y"}}, "files_too_large", str(LARGEST_FILES)),
        ({"files": {"cards": "a = ["}}, "not_toml", "TOML"),
        ({"files": {"cards": "a = " + "[" * 3000}}, "file_too_deep", "12"),
        ({"files": {"cards": "a = 1"}}, "files_unusable", "cards"),
        ({"files": {"cards": "a = '\ud800'"}}, "files_unusable", "cards"),
        ({"clock": "fast"}, "not_as_wanted", "clock"),
        ({"clock": {"kind": "days", "days": 0}}, "clock_out_of_range", "30"),
        ({"friendly": 1}, "not_as_wanted", "friendly"),
        ({"poker_face": "yes"}, "not_as_wanted", "poker_face"),
        ({"open": "no"}, "not_as_wanted", "open"),
        ({"hints": 0}, "not_as_wanted", "hints"),
        ({"odds": "no"}, "not_as_wanted", "odds"),
        ({"pokerface": True}, "unknown_field", "poker_face"),
    ],
)
def test_what_cannot_be_agreed_on_is_refused_in_both_languages(more: dict[str, Any], key: str, told: str) -> None:
    refusal = refused({**PLAIN, **more})
    assert refusal.reason.key == key
    for language in ("en", "fr"):
        assert told in refusal.sentence(language)
        assert len(refusal.sentence(language)) < 800


@pytest.mark.parametrize("plain", [None, 3, "football-a-la-carte", [PLAIN], {}])
def test_what_is_no_agreement_at_all_is_refused(plain: object) -> None:
    assert refused(plain).reason.key in ("missing", "not_as_wanted")


def test_a_file_that_players_bring_themselves_is_not_the_tables() -> None:
    refusal = refused({"game": "worldwide-football", "seats": 2, "files": {"deck": "a = 1"}})
    assert refusal.reason.key == "file_is_said"
    assert "deck" in refusal.sentence("fr")


def test_a_game_without_files_says_so() -> None:
    folder = str(EXAMPLES / "shootout")
    refusal = refused({"game": folder, "seats": 2, "files": {"deck": ""}}, games=[folder])
    assert refusal.reason.key == "no_files_here"


def test_a_game_that_the_host_does_not_list_is_not_played() -> None:
    refusal = refused(PLAIN, games=["footime"])
    assert refusal.sentence("en") == "“football-a-la-carte” is not played here. The games are: footime."


words = st.sampled_from(["", "tie", "draw", "cards", "kind", "days", "a = 1", "\u202e", "\ud800", "é" * 900])
json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 99) | st.floats(allow_nan=False) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)
fields = st.sampled_from(
    ["game", "seats", "options", "files", "clock", "friendly", "poker_face", "open", "hints", "odds", "x"]
)


@lawful
@given(st.dictionaries(fields, json_values))
def test_whatever_is_sent_is_agreed_on_or_refused(more: dict[str, Any]) -> None:
    try:
        agreed, game = agree({**PLAIN, **more})
    except Refused:
        return
    assert read_agreement(agreed.written()) == agreed
    assert game.seats == agreed.seats


OUR_CARDS = (DATA / "football_a_la_carte" / "data" / "cards.toml").read_text(encoding="utf-8").splitlines()
lines = st.sampled_from([*OUR_CARDS, "[[card]]", "a = 1", "card = []", "card = 3", '["', "\u202e", "\ud800"])


@lawful
@given(st.lists(lines, max_size=12))
def test_a_file_of_any_lines_is_taken_or_refused(lines: list[str]) -> None:
    text = "\n".join(lines)
    try:
        _, game = agree({**PLAIN, "files": {"cards": text}})
    except Refused:
        return
    assert game.brought == {"cards": text}


# ---- bots


def test_bots_are_found_by_name() -> None:
    game = load("footime", 2)
    assert [checked_bot(code, game) for code in ("random", "coach", "search:1.5s", "master")] == [
        "random",
        "coach",
        "search:1.5s",
        "master",
    ]


def test_no_file_is_run_because_somebody_names_it_at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = tmp_path / "ran"
    text = f"from pathlib import Path\nPath({str(ran)!r}).touch()\ndef choose(match, seat, chance): return 0\n"
    (tmp_path / "coach:").mkdir()
    for path in (tmp_path / "bot.py", tmp_path / "coach:" / "bot.py"):
        path.write_text(text, encoding="utf-8")
    game = load("footime", 2)
    for code in (
        f"{tmp_path}/bot.py:choose",
        f"coach:{tmp_path}/bot.py:choose",
        "coach:/bot.py:choose",
        "random:a=b:c",
    ):
        with pytest.raises(Refused) as caught:
            checked_bot(code, game)
        assert caught.value.reason.key == "no_such_bot_here"
    assert not ran.exists()


@pytest.mark.parametrize("code", [None, 3, "", "oracle", "coach\n", "random" * 50, ":", "Coach"])
def test_a_bot_that_there_is_not_is_refused(code: object) -> None:
    with pytest.raises(Refused) as caught:
        checked_bot(code, load("footime", 2))
    assert caught.value.reason.key == "no_such_bot_here"
    assert "random, coach" in caught.value.sentence("fr")


def test_parameters_stay_with_their_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bot that comes with Onze takes any yet; those that will are found by the same names."""
    asked: list[str] = []
    monkeypatch.setattr("onze.tables.agreement.find_bot", lambda code, game: asked.append(code))
    game = load("footime", 2)
    longest = "coach:a=" + "b" * 72
    for code in ("coach:level=3:seconds=0.5", longest):
        assert checked_bot(code, game) == code
    assert asked == ["coach:level=3:seconds=0.5", longest]
    with pytest.raises(Refused, match="There is no bot"):
        checked_bot(f"{longest}b", game)


def test_parameters_are_checked_too() -> None:
    with pytest.raises(Refused, match="takes no parameters"):
        checked_bot("random:level=3", load("footime", 2))


def test_a_game_without_a_coach_has_none_at_a_table() -> None:
    with pytest.raises(Refused, match="The bots for Kickabout are: random"):
        checked_bot("coach", KickaboutGame())


def test_an_agreement_is_a_value() -> None:
    assert Agreement("footime", 2) == Agreement("footime", 2)
    assert not Agreement("footime", 2).friendly
    assert not Agreement("footime", 2).open
    with pytest.raises(AttributeError):
        Agreement("footime", 2).seats = 4  # type: ignore[misc]
