"""What may be typed at a terminal, and what follows on the screen."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import PlayOn
from tests.games.worldwide_football.screen import (
    INTERNATIONAL,
    PROFESSIONAL,
    TEAMS,
)


def test_a_player_can_be_called_by_name_at_the_terminal(play_on: PlayOn) -> None:
    match = PROFESSIONAL.scenario("AfterCard", **TEAMS, card="cross", players={0: ["A2"], 1: []})
    output = play_on(match, "uhlenried\nq\n", lang="fr")
    assert "\n  1. jouer Marek Uhlenried (A)  +1 PA" in output
    assert "Marek Uhlenried (A) pour l’Allemagne : +1 PA. [WF-11.2]\n" in output


def test_odds_stand_behind_a_defence(play_on: PlayOn) -> None:
    match = PROFESSIONAL.scenario("Defend", **TEAMS, attacker=1, card="pass", pa=4, hands={0: ["tackle"]})
    assert "\n  1. défendre avec Tacle  faute 1–6  ballon récupéré (11 ou plus) 50 %\n" in play_on(
        match, "q\n", lang="fr"
    )
    match = PROFESSIONAL.scenario("Defend", **TEAMS, attacker=1, card="pass", pa=4, hands={0: ["tackle"]})
    assert "\n  1. defend with Tackle  foul 1–6  ball won (11 or more) 50%\n" in play_on(match, "q\n")


def test_a_window_without_anything_to_play_is_passed_in_silence(play_on: PlayOn) -> None:
    facts: dict[str, Any] = {"hands": {0: ["pass", "pass"], 1: []}, "players": {0: ["G1"], 1: []}}
    output = play_on(PROFESSIONAL.scenario("BuildAttack", **TEAMS, **facts), "lay pass\nq\n")
    assert "’ Pass by Germany. [WF-6.1] " in " ".join(output.split())
    assert " It comes off: 2 PA. [WF-6.2]" in " ".join(output.split())
    assert "the only move" not in output


# ---- answers of several parts


@pytest.mark.parametrize(
    "typed",
    ["stamina\ndiving\n", "diving\nstamina\n", "stamina, diving\n", "diving,stamina\n", "6,4\n", "4, 6\n", "6\n4\n"],
)
def test_abilities_are_named_in_any_order(play_on: PlayOn, typed: str) -> None:
    match = PROFESSIONAL.scenario("ExtraAbilities", teams=["brazil", "italy"])
    output = " ".join(play_on(match, typed).split())
    assert "Abilities of Brazil: Attacking play, Creativity, Clinical finishing, Stamina, Diving. [WF-14.8]" in output


def test_at_half_time_what_was_named_limits_what_may_follow(play_on: PlayOn) -> None:
    match = PROFESSIONAL.scenario("HalfTimeAbilities", teams=["brazil", "italy"])
    output = play_on(match, "diving, stamina, tactical plan\nb\noffside\nq\n")
    *_, last = output.split("So far: ")
    assert last.startswith("take Diving › take Stamina › take Offside trap.")
    offered = re.findall(r"\d\. take (\w+ ?\w+)", last)
    assert sorted(offered) == ["Attacking play", "Clinical finishing", "Creativity"], "two of the Team card must stay"


def test_a_list_with_a_mistake_is_dropped_whole(play_on: PlayOn) -> None:
    match = PROFESSIONAL.scenario("ExtraAbilities", teams=["brazil", "italy"])
    output = play_on(match, "diving, diving\ndiving, stamina, offside\nq\n")
    assert "! Abilities are named in the order in which they are listed: name the earlier" in output
    assert "! The move is whole before “offside”: leave the rest out." in output
    assert "So far" not in output


@pytest.mark.parametrize(
    ("typed", "lang", "counts"),
    [
        ("defensive", "en", "defensive"),
        ("Défensif", "fr", "defensive"),
        ("equilibre", "fr", "balanced"),
        ("5\n5\noffensive", "en", "offensive"),
        ("5, 6, 3, 2, 2, 3, 0, 4, 4, 3", "en", "standard"),
    ],
)
def test_a_deck_is_said_in_one_answer(play_on: PlayOn, tmp_path: Path, typed: str, lang: str, counts: str) -> None:
    match = INTERNATIONAL.scenario("BuildDecks", **TEAMS)
    play_on(match, f"{typed}\n", lang=lang)
    said = [INTERNATIONAL.name(INTERNATIONAL.choose_number.of(count)) for count in INTERNATIONAL.decks[counts]]
    record = (tmp_path / "match.onze").read_text(encoding="utf-8")
    assert re.findall("seat:0 (choose number:.*?)(?: \\[.*)? #", record) == said


def test_a_deck_in_a_file_is_read_or_refused_with_its_mistake(
    play_on: PlayOn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text("dribble = 9\n", encoding="utf-8")
    output = play_on(INTERNATIONAL.scenario("BuildDecks", **TEAMS), "mine.toml\nnone.toml\nq\n")
    assert "! mine.toml, line 1: “dribble” (Dribble) is a whole number from 0 to 7" in output
    assert "! There is no file none.toml. " in output
    assert output.count("Your move") == 3
