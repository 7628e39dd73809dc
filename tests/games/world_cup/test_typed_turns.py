"""Turns of The World Cup Game as they are typed at the terminal."""

import re
from pathlib import Path
from typing import Any

import pytest

from onze.games import world_cup
from onze.games.world_cup import WorldCup
from onze.games.world_cup.terminal.typed import called
from onze.kernel.words import Refused
from tests.conftest import PlayOn
from tests.games.world_cup.at_terminal import FRANCE, OF_1930, OF_2002, after, listed
from tests.plain import plain


def test_a_turn_is_typed_card_and_row(play_on: PlayOn) -> None:
    match = OF_2002.scenario("PlayCard", hands={0: ["attack", "attack", "attack"]}, run=1, **FRANCE)
    output = play_on(match, "attack\nFRA SEN\n1, SEN A1\nq\n")
    assert "\nSo far: put down Attack.\nWhich team is the Attack token for, and in which match?\nType a team " in output
    assert "\nYour move (its name, b for back, c for the cards, ? for help, q to leave): FRA SEN\n" in output
    assert "· You: Attack. [WCG-6.g.1] France ½–0 Senegal (A1). [WCG-6.0.3] Drawn: " in output
    assert "· You: Attack. [WCG-6.g.1] Senegal ½–½ France (A1). [WCG-6.0.3] Drawn: " in output
    assert "random: draws" not in output.lower()


@pytest.fixture(scope="module")
def in_part() -> WorldCup:
    """2002, with multi-goal cards that may be carried out in part in every round."""
    text = (Path(world_cup.__file__).parent / "data" / "editions" / "2002.toml").read_text(encoding="utf-8")
    return WorldCup(2, own_edition=text.replace('"all_or_nothing"', '"partial"'))


@pytest.mark.parametrize(
    ("lang", "line", "typed", "meant"),
    [
        ("en", "or “leave out”, to leave this token out", "leave out", "leave this token out"),
        ("fr", "ou « ne pas poser », pour laisser ce jeton de côté", "ne pas poser", "ne pas poser ce jeton"),
    ],
)
def test_leaving_a_token_out_is_listed_with_the_teams_and_typed_so(
    in_part: WorldCup, play_on: PlayOn, lang: str, line: str, typed: str, meant: str
) -> None:
    match = in_part.scenario("PlayCard", phase="R16", hands={0: ["g111", "foul", "foul"]})
    after(match, "place card:g111", in_part.name(match.open_rows[0]))
    menu = listed(match, lang)
    assert menu.splitlines()[-1] == line
    for answer in (typed, typed.upper(), typed[:6], meant, "leave out"):
        assert called(match, 0, answer) == in_part.leave_out, answer
    with pytest.raises(Refused, match="is no team and no match"):
        called(match, 0, "17")
    match = in_part.scenario("PlayCard", phase="R16", hands={0: ["g111", "foul", "foul"]})
    team = in_part.edition.team_ids[match.row_team[match.open_rows[0]]]
    output = plain(play_on(match, f"g111\n{team}\n{typed}\nq\n", lang=lang))
    assert f"\n{line}\n" in output
    assert output.count("WCG-6.0.3") == 1


def test_what_must_be_put_down_is_not_offered_to_be_left_out() -> None:
    match = OF_2002.scenario("PlayCard", phase="R16", hands={0: ["g111", "foul", "foul"]})
    after(match, "place card:g111")
    assert "leave" not in listed(match)
    with pytest.raises(Refused, match="is no team and no match"):
        called(match, 0, "leave out")


def test_a_full_row_is_refused_with_its_rule(play_on: PlayOn) -> None:
    rows = {"A1.left": ["D", "D", "D"]}
    match = OF_2002.scenario("PlayCard", hands={0: ["attack", "attack", "attack"]}, rows=rows)
    output = play_on(match, "attack\nFRA A1\nq\n", lang="fr")
    assert "\n! Cette rangée n’a plus de case libre. [WCG-3.c.8]\n" in output


def test_help_repeats_the_rows_by_name(play_on: PlayOn) -> None:
    match = OF_2002.scenario("PlayCard", hands={0: ["attack", "attack", "attack"]})
    output = play_on(match, "attack\n?\nq\n")
    assert output.count("Type a team and its match or its opponent") == 2
    assert "choose row:" not in output


def test_the_odds_of_a_penalty_stand_behind_its_rows(play_on: PlayOn) -> None:
    facts: dict[str, Any] = {"phase": "FIN", "seat": 0, "hands": {0: ["penalty", "foul", "foul"]}}
    match = OF_1930.scenario("PlayCard", **facts)
    assert re.search(r"\n  1\. Penalty → \w+ 1–0 \w+ \(final\)  scored 67%\n", play_on(match, "penalty\nq\n"))
    match = OF_1930.scenario("PlayCard", **facts)
    assert re.search(
        r"\n  1\. Penalty → \S+ 1-0 \S+ \(finale\)  marqué 67 %\n", play_on(match, "penalty\nq\n", lang="fr")
    )


def test_a_rule_behind_several_sentences_is_named_once(play_on: PlayOn) -> None:
    match = OF_1930.scenario("PlayCard", hands={0: ["attack", "attack", "attack"]}, draw_pile_size=1)
    output = " ".join(play_on(match, "discard attack\nq\n").split())
    (group,) = re.findall(r"· Group 2, the dice: .*?(?=· )", output)
    assert group.count("[WCG-8.e.1]") == 1
    assert len(re.findall(r" \d–\d \w", group)) == 3
