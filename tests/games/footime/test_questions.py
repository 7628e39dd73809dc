"""What is asked at the terminal, and what is listed to choose from."""

from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.telling.questions import question
from onze.games.footime.terminal.listing import listing
from onze.games.footime.terminal.sheet import Sheet
from onze.games.footime.terminal.typed_answers import called
from tests.games.footime.shown import GAME, scene, shown
from tests.plain import plain

pytestmark = pytest.mark.usefixtures("matches", "patience")


# ---- questions


@pytest.mark.parametrize(
    ("decision", "pawns", "facts", "english", "french"),
    [
        ("Turn", {}, {}, "Your turn: lay a card. One that does not suit is wasted, and the turn is lost.",
         "À vous de jouer : déposez une carte. Si elle est inadaptée, le tour est perdu."),
        ("RunTo", {}, {"hands": {0: ["move-4"]}, "said": ["play card:move-4", "choose pawn:h7"]},
         "⑦ runs, 4 at most: where to?", "⑦ court, 4 au plus : où ?"),
        ("Combine", {}, {"hands": {0: ["power", "pass-3"]}, "said": ["play card:power"]},
         "Together with power: which card?", "Avec Puissance : quelle carte ?"),
        ("WasteWith", {}, {"hands": {0: ["power", "move-3"]}, "said": ["waste-pair card:power"]},
         "Together with power: which card is wasted?", "Avec Puissance : quelle carte gâcher ?"),
        ("ThrowAway", {}, {"hands": {0: ["change", "duel"]}, "said": ["play card:change"]},
         "Change: which cards do you throw away?", "Changement : quelles cartes jetez-vous ?"),
        ("ThrowAway", {}, {"hands": {0: ["change", "duel", "var"]}, "said": ["play card:change", "throw card:duel"]},
         "Change: which cards do you throw away besides duel?",
         "Changement, déjà jetées : Duel. Quelles autres cartes jetez-vous ?"),
        ("ChooseContact", {"h9": "k14", "a3": "k15", "h8": "k16", "a6": "l14"},
         {"hands": {0: ["duel"]}, "said": ["play card:duel"],
          "contacts": [["a3", "h9"], ["a3", "h8"], ["a6", "h9"]]},
         "Duel: which pawn came too near?", "Duel : quel pion s’est trop approché ?"),
        ("ChooseContact", {"h9": "k14", "a3": "k15", "h8": "k16", "a6": "l14"},
         {"hands": {0: ["duel"]}, "said": ["play card:duel", "choose pawn:a3"],
          "contacts": [["a3", "h9"], ["a3", "h8"], ["a6", "h9"]]},
         "Duel, ❸ came too near: to which pawn?", "Duel, ❸ s’est trop approché : de quel pion ?"),
        ("SaveWindow", {}, {"ball": "h1"}, "The ball is in your goal on h1: a save card?",
         "Le ballon est dans votre but en h1 : une carte de parade ?"),
        ("Verdict", {"h9": "k14", "a3": "k15"},
         {"about": "foul", "claimed": {"offender": "h9", "victim": "a3", "cards": ["foul"]}},
         "VAR about the foul: you decide.", "VAR, faute : à vous de trancher."),
    ],
)  # fmt: skip
def test_every_question_is_put_in_words(
    decision: str, pawns: dict[str, str], facts: dict[str, Any], english: str, french: str
) -> None:
    match = scene(decision, pawns, **facts)
    assert plain(question(shown(match, 0, "en"))) == english
    assert plain(question(shown(match, 0, "fr"))) == french
    assert plain(question(shown(match, 1, "en"))) == "To play: you"
    assert plain(question(shown(match, 1, "fr"))) == "À you de jouer"


def test_a_captain_is_asked_for_by_seat() -> None:
    match = Footime(4, captains="named").scenario("NameCaptain")
    names = ["Ada", "Bob", "Cleo", "Dan"]
    assert plain(question(shown(match, 0, "en", names))) == "Who is captain of your team?"
    assert plain(question(shown(match, 0, "fr", names))) == "Qui est le capitaine de votre équipe ?"
    assert [plain(match.move_text(move)["fr"]) for move in match.moves()] == [
        "capitaine : place 1",
        "capitaine : place 3",
    ]


# ---- what is listed


def test_pawns_are_listed_by_shirt_and_point() -> None:
    match = scene("Runner", hands={0: ["move-3"]}, said=["play card:move-3"])
    assert plain(listing(Sheet(shown(match, 0, "en")))) == "Shirt: ① i1  ⑦ i12"
    assert plain(listing(Sheet(shown(match, 0, "fr")))) == "Maillot : ① i1  ⑦ i12"
    change = scene("ReplacePawn", hands={0: ["change"]}, said=["play card:change", "pass"], booked=["h7"])
    assert plain(listing(Sheet(shown(change, 0, "fr")))).startswith("Maillot : ② blessé  ③ blessé")
    assert plain(listing(Sheet(shown(change, 0, "fr")))).endswith("\n  0. ne remplacer aucun pion")
    assert called(change, 0, "0") == GAME.pass_on


def test_few_points_are_listed_by_what_follows_many_are_only_marked() -> None:
    pawns = {"h7": "i23", "h8": "m22", "a5": "c24"}
    match = scene("PassTo", pawns, ball="i24", hands={0: ["pass-3"]}, said=["play card:pass-3"])
    lines = plain(listing(Sheet(shown(match, 0, "en")))).splitlines()
    assert lines == [
        "Type a point marked on the pitch, such as h27.",
        "  ★ in the goal: h27 j27",
        "  * ball kept: l21 l22 l23",
    ]
    match = scene("PassTo", pawns, ball="i24", hands={0: ["pass-1"]}, said=["play card:pass-1"])
    lines = plain(listing(Sheet(shown(match, 0, "fr")))).splitlines()
    assert lines[0] == "Tapez un point marqué sur le terrain, par exemple h23."
    assert lines[1] == "  + possible : h23 j23 h24 j24 h25 i25 j25"
