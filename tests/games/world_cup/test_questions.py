"""The open question in words, and the names by which rows and cards are called."""

import re
from pathlib import Path
from typing import Any

import pytest

from onze.games import world_cup
from onze.games.world_cup import WorldCup
from onze.games.world_cup.terminal.typed import called
from onze.kernel.words import Refused
from tests.games.world_cup.at_terminal import FRANCE, OF_2002, after, asked, listed
from tests.plain import plain


@pytest.mark.parametrize(
    ("moves", "facts", "english", "french"),
    [
        ([], {}, "Your turn: which card, and what for?", "À vous de jouer : quelle carte, et pour quel usage ?"),
        (["place card:g21"], {}, "Which team is the 2 Goals token for, and in which match?",
         "Pour quelle équipe, et dans quel match, le jeton 2 Buts ?"),
        (["place card:g21", "choose row:A1.right"], {}, "Which team is the 1 Goal token for, and in which match?",
         "Pour quelle équipe, et dans quel match, le jeton 1 But ?"),
        (["place card:g21"], {"phase": "QF"}, "Which team is the 2 Goals token for?",
         "Pour quelle équipe le jeton 2 Buts ?"),
        (["flip card:foul"], {"rows": {"A1.left": ["1G"]}}, "Foul: which vulnerable token?",
         "Faute : quel jeton vulnérable ?"),
    ],
)  # fmt: skip
def test_every_question_is_put_in_words(moves: list[str], facts: dict[str, Any], english: str, french: str) -> None:
    match = after(OF_2002.scenario("PlayCard", hands={0: ["g21", "foul"]}, **FRANCE, **facts), *moves)
    assert asked(match) == english
    assert asked(match, 0, "fr") == french
    assert asked(match, 1) == "To play: you"


def test_the_choice_of_a_lower_token_is_a_question_too() -> None:
    game = WorldCup(2, voluntary_downgrade=True)
    match = after(game.scenario("PlayCard", hands={0: ["g3"]}), "place card:g3", "choose row:C1.left")
    assert asked(match) == "3 Goals: which token do you put down?"


def test_many_rows_are_listed_by_team_ones_own_first() -> None:
    rows = {"A3.left": ["A", "A", "A"]}
    match = after(OF_2002.scenario("PlayCard", hands={0: ["attack"]}, rows=rows, **FRANCE), "place card:attack")
    lines = listed(match).splitlines()
    assert lines[0] == "Type a team and its match or its opponent, such as FRA A1:"
    assert lines[1].startswith("*  FRA A1 A5   ")
    assert any(line.startswith("A│ SEN A1 A4 A6") for line in lines)
    matches = re.findall(r"\b[A-H]\d\b", "\n".join(lines[1:]))
    assert len(matches) == len(match.moves(0)) == 95
    assert max(map(len, lines)) <= 80
    french = listed(match, "fr")
    assert french.startswith("Tapez une équipe et son match ou son adversaire, par exemple FRA A1 :\n")


def test_in_a_round_a_team_is_enough_and_few_rows_are_listed_one_by_one() -> None:
    match = OF_2002.scenario("PlayCard", hands={0: ["attack"]}, phase="R16", **FRANCE)
    after(match, "place card:attack")
    assert re.match(r"Type a team, such as [A-Z]{3}:\n\*( +[A-Z]{3})+\n", listed(match))
    match = after(OF_2002.scenario("PlayCard", hands={0: ["attack"]}, phase="QF"), "place card:attack")
    assert listed(match) == ""


@pytest.mark.parametrize(
    ("answer", "row"),
    [
        ("FRA A1", "A1.left"),
        ("fra a1", "A1.left"),
        ("A1 FRA", "A1.left"),
        ("FRA SEN", "A1.left"),
        ("fra-sen", "A1.left"),
        ("SEN FRA", "A1.right"),
        ("sénégal france", "A1.right"),
        ("Senegal A1", "A1.right"),
        ("A1.right", "A1.right"),
        ("choose row:A1.right", "A1.right"),
        ("coree du sud d1", "D1.left"),
        ("South Korea Poland", "D1.left"),
        ("senegal uru", "A6.left"),
        ("BRA", "C5.right"),
    ],
)
def test_a_row_is_called_by_its_team_and_its_match_or_opponent(answer: str, row: str) -> None:
    full = ["D", "D", "D", "D"]
    rows = {"C1.left": full, "C3.left": full}
    match = after(OF_2002.scenario("PlayCard", hands={0: ["attack"]}, rows=rows), "place card:attack")
    move = called(match, 0, answer)
    assert move is not None
    assert OF_2002.name(move) == f"choose row:{row}"


def test_a_whole_name_is_not_taken_for_the_beginning_of_another() -> None:
    text = (Path(world_cup.__file__).parent / "data" / "editions" / "1930.toml").read_text(encoding="utf-8")
    game = WorldCup(2, own_edition=text.replace('en = "Chile"', 'en = "Franconia"').replace('"Chili"', '"Franc"'))
    match = after(game.scenario("PlayCard", hands={0: ["attack"]}), "place card:attack")
    with pytest.raises(Refused, match="several rows: CHI 1-3, CHI 1-4, CHI 1-6\\."):
        called(match, 0, "franc")
    with pytest.raises(Refused, match="FRA 1-1"):
        called(match, 0, "fran")


@pytest.mark.parametrize(
    ("answer", "english", "french"),
    [
        ("FRA", "“FRA” may be several rows: FRA A1, FRA A3, FRA A5. Name the match or the opponent as well.",
         "« FRA » peut désigner plusieurs rangées : FRA A1, FRA A3, FRA A5. Précisez le match ou l’adversaire."),
        ("A1", "“A1” may be several rows: FRA A1, SEN A1. Name the match or the opponent as well.",
         "« A1 » peut désigner plusieurs rangées : FRA A1, SEN A1. Précisez le match ou l’adversaire."),
        ("17", "“17” is no team and no match that is played now. Type for example FRA A1.",
         "« 17 » n’est ni une équipe ni un match qui se joue maintenant. Tapez par exemple FRA A1."),
        ("R16.1", "“R16.1” is no team and no match that is played now. Type for example FRA A1.",
         "« R16.1 » n’est ni une équipe ni un match qui se joue maintenant. Tapez par exemple FRA A1."),
        ("", "Name a team, such as FRA A1; ? shows what else you can type.",
         "Nommez une équipe, par exemple FRA A1 ; ? montre ce que vous pouvez taper d’autre."),
    ],
)  # fmt: skip
def test_what_is_no_row_or_several_is_refused_with_what_to_type(answer: str, english: str, french: str) -> None:
    match = after(OF_2002.scenario("PlayCard", hands={0: ["attack"]}), "place card:attack")
    with pytest.raises(Refused) as refused:
        called(match, 0, answer)
    assert plain(refused.value.sentence("en")) == english
    assert plain(refused.value.sentence("fr")) == french


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("attack", "place card:attack"),
        ("Attaque", "place card:attack"),
        ("g2", "place card:g2"),
        ("2 buts", "place card:g2"),
        ("defence", None),
        ("foul", None),
    ],
)
def test_a_card_is_called_by_its_name_where_it_has_one_use(answer: str, move: str | None) -> None:
    match = OF_2002.scenario("PlayCard", hands={0: ["attack", "g2", "defence"]}, rows={"A1.left": ["A"]})
    meant = called(match, 0, answer)
    assert (None if meant is None else OF_2002.name(meant)) == move
