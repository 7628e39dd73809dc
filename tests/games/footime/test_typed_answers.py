"""What is typed at the terminal: points, shirts and cards by name, refusals, and whole turns."""

from typing import Any

import pytest

from onze.games.footime.terminal.typed_answers import called
from onze.kernel.chance import Seeded
from onze.kernel.words import Refused
from tests.conftest import PlayOn
from tests.games.footime.shown import GAME, scene
from tests.plain import plain

pytestmark = pytest.mark.usefixtures("matches", "patience")


# ---- names of points, pawns and cards


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("7", "choose pawn:h7"),
        ("⑦", "choose pawn:h7"),
        ("7h", "choose pawn:h7"),
        ("7D", "choose pawn:h7"),
        ("i12", "choose pawn:h7"),
        ("5a", "choose pawn:a5"),
        ("5e", "choose pawn:a5"),
        ("c20", "choose pawn:a5"),
    ],
)
def test_a_pawn_is_called_by_its_shirt_or_by_its_point(answer: str, move: str) -> None:
    match = scene("Runner", hands={0: ["move-3"]}, said=["play card:move-3"])
    meant = called(match, 0, answer)
    assert meant is not None
    assert GAME.name(meant) == move


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("move 3", "play card:move-3"),
        ("déplacement 3", "play card:move-3"),
        ("MOVE-3", "play card:move-3"),
        ("var", "play card:var"),
        ("carton jaune", "play card:yellow"),
        ("1", None),
        ("jouer", None),
    ],
)
def test_a_card_is_called_by_its_name_and_never_wasted_so(answer: str, move: str | None) -> None:
    meant = called(scene(hands={0: ["move-3", "var"]}), 0, answer)
    assert (None if meant is None else GAME.name(meant)) == move


def test_a_card_that_is_named_for_a_wasted_pair_is_wasted() -> None:
    match = scene("WasteWith", hands={0: ["power", "move-3"]}, said=["waste-pair card:power"])
    meant = called(match, 0, "move 3")
    assert meant is not None
    assert GAME.name(meant) == "waste card:move-3"


@pytest.mark.parametrize(
    ("answer", "english", "french", "rule"),
    [
        ("i20", "Too far: i20 is at a distance of 8, and the run is 3 at most.",
         "Trop loin : i20 est à une distance de 8, et la course est de 3 au plus.", "FT-MOVE.2"),
        ("i1", "Taken: Home’s no. 1 stands on i1.", "Occupé : le n° 1 de Domicile est déjà en i1.", "FT-MOVE.6"),
        ("h27", "h27 is a point of a goal: only a goalkeeper may stand there.",
         "h27 est un point du but : seul un gardien peut s’y tenir.", "FT-MOVE.8"),
    ],
)  # fmt: skip
def test_a_point_that_cannot_be_chosen_says_why(answer: str, english: str, french: str, rule: str) -> None:
    match = scene("RunTo", hands={0: ["move-3"]}, said=["play card:move-3", "choose pawn:h7"])
    move = called(match, 0, answer)
    assert move is not None
    reason = match.why_not(move, 0)
    assert reason is not None
    assert (plain(reason.sentence("en")), plain(reason.sentence("fr")), reason.rule) == (english, french, rule)


def test_a_way_that_is_blocked_is_said_to_be() -> None:
    walls = {"h7": "a2", "h2": "b1", "h3": "b2", "h4": "b3", "h5": "a3"}
    match = scene("RunTo", walls, hands={0: ["move-3"]}, said=["play card:move-3", "choose pawn:h7"])
    move = called(match, 0, "a4")
    assert move is not None
    assert str(match.why_not(move, 0)) == ("The way is blocked: no free path of length 3 leads to a4. [FT-MOVE.5]")


def test_two_shirts_cannot_be_placed_on_one_point() -> None:
    match = GAME.scenario("PlaceShirt", Seeded(1), said=["line-up formation:by-hand", "place point:d5"])
    move = called(match, 0, "d5")
    assert move is not None
    assert str(match.why_not(move, 0)) == "Taken: you have placed a pawn on d5 already. [FT-MOVE.6]"


@pytest.mark.parametrize(
    ("decision", "pawns", "facts", "answer", "english", "rule"),
    [
        ("PassTo", {}, {"hands": {0: ["pass-3"]}, "said": ["play card:pass-3"]}, "i20",
         "Out of reach for the ball: i20 is at a distance of 7, and the value is 3.", "FT-CARD-PASS.2"),
        ("PassTo", {}, {"hands": {0: ["pass-3"]}, "said": ["play card:pass-3"]}, "i12",
         "The ball must come to rest on a free point: Home’s no. 7 stands on i12.", "FT-MOVE.4"),
        ("PassTo", {}, {"hands": {0: ["pass-3"]}, "said": ["play card:pass-3"]}, "i13",
         "The ball is on i13.", "FT-CARD-PASS.2"),
        ("PassTo", {"h7": "i5"}, {"ball": "i4", "hands": {0: ["pass-3"]}, "said": ["play card:pass-3"]}, "h1",
         "h1 is a point of your own goal.", "FT-MOVE.11"),
        ("AerialTo", {"h8": "m22"}, {"hands": {0: ["aerial"]}, "said": ["play card:aerial"]}, "i20",
         "An aerial pass goes beside another pawn of yours; none is at 1 point from i20.", "FT-CARD-AERIAL.2"),
        ("SkillTo", {}, {"hands": {0: ["skill"]}, "said": ["play card:skill"]}, "i20",
         "The ball stays at 1 point from the pawn that plays it; i20 is not.", "FT-CARD-SKILL.2"),
        ("SaveTo", {}, {"ball": "h1", "hands": {0: ["save"]}, "said": ["play card:save"]}, "i20",
         "The ball is put in your own half, outside the goal, not on i20.", "FT-CARD-SAVE.2"),
        ("DuelMove", {}, {"pawn": "a5", "value": 3}, "c26",
         "Too far: c26 is at a distance of 6, and the run is 3 at most.", "FT-CARD-DUEL.3"),
        ("DuelMove", {"a5": "i15"}, {"pawn": "a5", "value": 3}, "i13", "The ball is on i13.", "FT-CARD-DUEL.7"),
        ("DuelMove", {"a5": "i25"}, {"pawn": "a5", "value": 3}, "h27",
         "h27 is a point of a goal: no pawn is pushed there.", "FT-CARD-DUEL.7"),
        ("ReturnTo", {}, {"hands": {0: ["change"]}, "said": ["play card:change", "pass", "choose pawn:h2"]}, "i20",
         "The pawn comes back on a free point of the halfway line, not on i20.", "FT-CARD-CHANGE.4"),
        ("OffsideRestart", {}, {}, "i20",
         "The ball is put in your own half, outside the goal, not on i20.", "FT-OFFSIDE.10"),
        ("OffsideRestart", {}, {}, "i12", "Taken: Home’s no. 7 stands on i12.", "FT-OFFSIDE.10"),
        ("Runner", {}, {"hands": {0: ["move-3"]}, "said": ["play card:move-3"]}, "❺",
         "Not your pawn: Away’s no. 5.", "FT-CARD-MOVE.1"),
    ],
)  # fmt: skip
def test_whatever_cannot_be_chosen_says_why(
    decision: str, pawns: dict[str, str], facts: dict[str, Any], answer: str, english: str, rule: str
) -> None:
    match = scene(decision, pawns, **facts)
    move = called(match, 0, answer)
    assert move is not None
    reason = match.why_not(move, 0)
    assert reason is not None
    assert (plain(reason.sentence("en")), reason.rule) == (english, rule)


@pytest.mark.parametrize(
    ("decision", "answer", "english", "french"),
    [
        ("RunTo", "z9",
         "“z9” is no point of the pitch. Type a letter from a to q and a number from 1 to 27, such as f9.",
         "« z9 » n’est pas un point du terrain. Tapez une lettre de a à q et un numéro de 1 à 27, par exemple f9."),
        ("RunTo", "", "Type a point by its letter and its number, such as f9; ? shows what else you can type.",
         "Tapez un point par sa lettre et son numéro, par exemple f9 ; ? montre ce que vous pouvez taper d’autre."),
        ("Runner", "12", "“12” is no pawn. Type the number of its shirt, such as 1, or the point that it stands on.",
         "« 12 » n’est pas un pion. Tapez son numéro de maillot, par exemple 1, ou le point où il se trouve."),
        ("Runner", "", "Type the number of a shirt, such as 1; ? shows what else you can type.",
         "Tapez un numéro de maillot, par exemple 1 ; ? montre ce que vous pouvez taper d’autre."),
        ("Runner", "b2", "Nobody stands on b2; its distance from the ball is 11.",
         "Personne n’est en b2, à une distance de 11 du ballon."),
    ],
)  # fmt: skip
def test_bad_input_is_refused_with_what_to_type(decision: str, answer: str, english: str, french: str) -> None:
    said = ["play card:move-3", "choose pawn:h7"]
    match = scene(decision, hands={0: ["move-3"]}, said=said[: 1 + (decision == "RunTo")])
    with pytest.raises(Refused) as refused:
        called(match, 0, answer)
    assert plain(refused.value.sentence("en")) == english
    assert plain(refused.value.sentence("fr")) == french


@pytest.mark.parametrize(
    ("answer", "english", "rule"),
    [
        ("9h", "Offside: Home’s no. 9, on k22, is nearer the opposing goal line than the halfway line, the ball (i13) "
               "and the last but one opponent (c20).", "FT-OFFSIDE.2"),
        ("k22", "Offside: Home’s no. 9, on k22, is nearer the opposing goal line than the halfway line, the ball (i13) "
                "and the last but one opponent (c20).", "FT-OFFSIDE.2"),
        ("8h", "Not offside: Home’s no. 8, on m20, is not beyond the last but one opponent (c20).", "FT-OFFSIDE.3"),
        ("⑦", "Not offside: Home’s no. 7, on i12, is not beyond the halfway line.", "FT-OFFSIDE.1"),
        ("2d", "Injured: Home’s no. 2.", "FT-CARD-INJURED.6"),
        ("i13", "The ball is on i13.", ""),
    ],
)  # fmt: skip
def test_a_pawn_or_a_point_can_be_asked_about(answer: str, english: str, rule: str) -> None:
    match = scene(pawns={"h9": "k22", "h8": "m20"})
    with pytest.raises(Refused) as refused:
        called(match, 0, answer)
    assert (plain(refused.value.sentence("en")), refused.value.rule) == (english, rule)


def test_whoever_is_not_beyond_the_ball_is_onside() -> None:
    match = scene(pawns={"h9": "k22", "h7": "i23"}, ball="i24")
    with pytest.raises(Refused, match=r"is not beyond the ball \(i24\)\. \[FT-OFFSIDE\.1\]"):
        called(match, 0, "9h")


def test_a_shirt_of_thousands_of_digits_is_no_pawn() -> None:
    match = scene("Runner", hands={0: ["move-3"]}, said=["play card:move-3"])
    with pytest.raises(Refused, match="9…” is no pawn"):
        called(match, 0, "9" * 5000 + "h")


# ---- a turn at the terminal


def test_a_turn_is_typed_card_pawn_and_point(play_on: PlayOn) -> None:
    match = scene(hands={0: ["move-3"]})
    output = play_on(match, "move 3\n7\nk12\n1\nq\n")
    assert "\nSo far: play move 3.\nA run of 3 at most: which pawn?\nShirt: ① i1  ⑦ i12\n" in output
    assert "\n⑦ runs, 3 at most: where to?\nType a point marked on the pitch, such as " in output
    assert "\n⑦ runs to k12: with the ball?\n  1. take the ball along    2. leave the ball\n" in output


def test_a_whole_turn_is_typed_at_once_and_told_in_one_line(play_on: PlayOn) -> None:
    match = scene(hands={0: ["move-3"]})
    output = play_on(match, "move 3, 7, i9\nq\n")
    assert "· You: move 3. ⑦ runs from i12 to i9. [FT-CARD-MOVE.1] Drawn: " in output.replace("\n  ", " ")
    match = scene(hands={0: ["move-3"]})
    output = play_on(match, "déplacement 3, ⑦, i9\nq\n", lang="fr")
    assert (
        "· Carte déposée par vous : Déplacement 3. ⑦ court de i12 à i9. [FT-CARD-MOVE.1] De la pioche : "
        in output.replace("\n  ", " ")
    )


def test_an_unsuitable_card_that_is_named_is_not_lost_but_explained(play_on: PlayOn) -> None:
    match = scene(hands={0: ["duel", "move-3"]})
    output = play_on(match, "duel\nq\n", lang="fr")
    assert "! « Duel » exige qu’au tour précédent un adversaire ait placé un pion" in output
    assert "· Vous" not in output
