"""How Footime is drawn, and how it is asked for at the terminal."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from onze.games.footime.telling.signs import SHIRTS
from onze.games.footime.terminal.drawing import called, draw, explain, listing, question, styles
from onze.kernel.chance import Seeded
from onze.kernel.words import LANGUAGES, Refused
from tests.cli.command import onze_in_a_pipe
from tests.conftest import PlayOn
from tests.plain import plain

pytestmark = pytest.mark.usefixtures("matches", "patience")

GAME = Footime(2)
NAMES = ("you", "random")
FEW = {"h1": "i1", "a1": "i27", "h7": "i12", "a5": "c20"}


def scene(decision: str = "Turn", pawns: dict[str, str] | None = None, **facts: Any) -> FootimeMatch:
    """A position with few pawns on the pitch, and the ball beside Home's number 7."""
    facts = {"ball": "i13", "others": "injured", **facts}
    game: Footime = facts.pop("game", GAME)
    return game.scenario(decision, Seeded(1), pawns={**FEW, **(pawns or {})}, **facts)


def drawn(match: FootimeMatch, seat: int | None = 0, language: str = "en", names: Sequence[str] = NAMES) -> str:
    """The drawing with plain spaces."""
    return plain(draw(match, seat, names, language))


def row(match: FootimeMatch, letter: str, seat: int | None = 0) -> str:
    """The line of the pitch with a letter, without what stands beside it."""
    (line,) = [line for line in drawn(match, seat).splitlines() if line.startswith(f"{letter} ")]
    return line[:57]


def sign_at(match: FootimeMatch, point: str, seat: int | None = 0) -> str:
    """The sign of a point by its name, found by the letters and numbers of the margins alone."""
    lines = drawn(match, seat).splitlines()
    letter, number = point[0], int(point[1:])
    ruler = next(line[:57] for line in (lines[1], lines[19]) if re.search(rf"\b{number}\b", line[:57]))
    found = re.search(rf"\b{number}\b", ruler)
    assert found is not None
    line = next(line for line in lines if line.startswith(f"{letter} "))
    assert line[56] == letter
    return line[found.start()]


# ---- the pitch


def test_every_point_lies_where_the_margins_say() -> None:
    match = scene()
    for point, name in enumerate(GAME.pitch.names):
        if point not in match.at:
            match.ball = point
            assert sign_at(match, name) == "●", name


def test_every_pawn_stands_on_its_point_under_its_shirt_and_in_its_team() -> None:
    match = GAME.scenario("Turn", Seeded(2))
    for pawn, point in enumerate(match.at):
        assert sign_at(match, GAME.pitch.names[point]) == SHIRTS[pawn // 11][pawn % 11]
    assert len(set("".join(SHIRTS))) == 22


def test_on_a_console_without_these_signs_the_shirts_still_differ() -> None:
    arguments = ("play", "footime", "--seats", "me,random", "--seed", "3", "--lang", "en")
    shown = onze_in_a_pipe(*arguments, typed="4-4-2\nq\n", alphabet="latin-1").output
    assert "1 Home 0 - 0 A Away" in shown
    for sign in "123456789XYABCDEFGHIJK":
        assert re.search(rf"\n[a-q] (.* )?{sign} .*[a-q]\b", shown), sign


def test_the_ground_shows_lines_zones_and_goals() -> None:
    match = scene(ball="a14", pawns={"h7": "e12", "a5": "p20", "h2": "d7", "a2": "o20"})
    assert row(match, "q") == "q └ ─ ─ ─ ─ ─ ─ ─ ─ ─ ─ ─ ─ ┼ ─ ─ ─ ─ ─ ─ ─ ─ ─ ─ ─ ─ ┘ q"
    assert row(match, "i") == "i ① : : × : · < · · · · ° ° ┼ ° ° · · · > · · : × : : ❶ i"
    assert row(match, "h") == "h # : : : : · < · · · · ° ° │ ° ° · · · > · · : : : : # h"
    assert row(match, "b") == "b │ · · · · · < · · · · · · │ · · · · · > · · · · · · │ b"


def test_the_offside_lines_are_drawn_and_named_and_whoever_is_beyond_is_marked() -> None:
    match = scene(pawns={"h9": "k22", "a5": "c20", "a6": "d18"})
    assert sign_at(match, "e20") == ">"
    assert "⑨!" in row(match, "k")
    text = drawn(match)
    assert "offside ① >20 ❶ <12" in text
    assert "offside: ⑨" in text
    onside = scene(pawns={"h9": "k20", "a5": "c20"})
    assert "!" not in row(onside, "k")
    assert "offside: " not in drawn(onside)


def test_in_the_second_period_the_teams_attack_the_other_way() -> None:
    match = GAME.scenario("Turn", Seeded(1), period=2)
    assert "① Home ←" in drawn(match)
    assert "❶ Away →" in drawn(match)
    assert sign_at(match, "i27") == "①"


# ---- marks of points that can be chosen


def test_a_pass_shows_where_it_is_kept_where_it_scores_and_where_it_is_offside() -> None:
    pawns = {"h7": "i23", "h8": "m22", "h9": "f26", "a5": "c24", "a2": "q25"}
    match = scene("PassTo", pawns, ball="i24", hands={0: ["pass-4"]}, said=["play card:pass-4"])
    marks = {point: sign_at(match, point) for point in ("l23", "h27", "g25", "k24", "i20", "i19", "i23")}
    assert marks == {"l23": "*", "h27": "★", "g25": "!", "k24": "+", "i20": "+", "i19": "·", "i23": "⑦"}
    text = drawn(match)
    for legend in ("+ possible", "* ball kept", "★ in the goal", "! offside"):
        assert legend in text
    assert "[⑦]" in row(match, "i")
    assert not re.search(r"[+*★] ", row(match, "k", 1)), "only whoever is asked sees them"


def test_a_run_shows_where_it_can_take_the_ball() -> None:
    said = ["play card:move-2", "choose pawn:h7"]
    match = scene("RunTo", hands={0: ["move-2"]}, said=said)
    assert sign_at(match, "i14") == "*"
    assert sign_at(match, "i10") == "+"
    assert sign_at(match, "i9") == "·"
    assert "* with the ball" in drawn(match)
    later = scene("PlaceBall", hands={0: ["move-2"]}, said=[*said, "place point:i14", "take ball"])
    assert sign_at(later, "i14") == "⑦", "the pawn is shown where it is going"
    assert sign_at(later, "i12") == "°"


def test_shirts_placed_one_by_one_are_shown_at_once() -> None:
    said = ["line-up by-hand", "place point:d5", "place point:g4"]
    match = GAME.scenario("PlaceShirt", Seeded(1), said=said)
    assert sign_at(match, "d5") == "②"
    assert sign_at(match, "g4") == "③"
    assert plain(question(match, 0, NAMES, "en")) == "Kick-off: where does ④ stand?"
    secret = Footime(2, placement="hidden_simultaneous")
    match = secret.scenario("LineUpTogether", Seeded(1))
    for move in said:
        match.play(secret.move(move), Seeded(1), seat=0)
    assert sign_at(match, "g4") == "③"
    assert plain(question(match, 0, NAMES, "fr")) == "Coup d’envoi : où se place ④ ?"
    assert "③" not in drawn(match, 1), "the other team does not see it yet"


# ---- what stands beside the pitch


def test_the_head_says_score_period_and_turns() -> None:
    match = scene(goals=[2, 1], turns=11)
    assert re.match(r"① Home 2 – 1 ❶ Away +first period, turn 12 of 90\n", drawn(match))
    assert re.match(r"① Domicile 2 – 1 ❶ Extérieur +première période, tour 12 sur 90\n", drawn(match, 0, "fr"))
    late = scene(turns=91, ball="e3")
    assert re.match(r"① Home 0 – 0 ❶ Away +first period, time is up\n", drawn(late))
    assert "time is up: play ends" in drawn(late)
    assert ", first to 3 goals, turn 1\n" in drawn(scene(game=Footime(2, goal_target=3)))
    shots = GAME.scenario("ShootOutShot", Seeded(1), kicks=[2, 2], scored=[1, 2])
    assert re.match(r"① Home 0 – 0 ❶ Away  \(shoot-out 1 – 2, shots 2 – 2\) +shoot-out\n", drawn(shots))


def test_beside_the_pitch_stand_pawns_contacts_and_piles() -> None:
    pawns = {"h9": "k14", "a3": "k15", "a4": "expelled"}
    match = scene(pawns=pawns, booked=["h7"], contacts=[["a3", "h9"]], draw_pile_size=40)
    text = drawn(match)
    for said in ("pile 40, played 56", "● on i13", "booked: ⑦", "sent off: ❹", "contacts: ❸→⑨", "  › you\n"):
        assert said in text, said
    assert "contacts : ❸→⑨" in drawn(match, 0, "fr")
    foul = scene("Aggravate", pawns, foul={"offender": "a3", "victim": "h9"})
    assert "foul: ❸ on ⑨" in drawn(foul)


def test_nobody_sees_the_hand_of_another() -> None:
    match = scene(hands={0: ["redeal"], 1: ["swap"]})
    assert re.search(r"\nYour hand: .*redistribution", drawn(match), re.DOTALL)
    assert "Your hand" not in drawn(match, None)
    assert "redistribution" not in drawn(match, 1)
    assert re.search(r"\nVotre main : .*échange", drawn(match, 1, "fr"), re.DOTALL)


@pytest.mark.parametrize("seats", [2, 8])
def test_whole_matches_fit_a_screen(seats: int) -> None:
    game = Footime(seats, period_turns=25, tie_break="shootout")
    chance = Seeded(seats)
    match = game.new_match(chance)
    names = [f"random {seat}" for seat in range(seats)]
    while match.outcome is None:
        seat = match.seat
        for language in LANGUAGES:
            lines = drawn(match, seat, language, names).splitlines()
            assert max(map(len, lines)) <= 80, lines
            assert len(lines) <= 26
            asked = plain(question(match, seat, names, language))
            assert re.fullmatch(r"[A-ZÀ-Ý①-⑪❶-❿⓫].*[?.]", asked), asked
            menu = listing(match, seat, match.moves(seat), language).splitlines()
            assert len(menu) <= 8
            assert max([len(line) for line in menu], default=0) <= 80
        moves = match.moves()
        match.play(moves[chance.below(len(moves))], chance)
    assert "full time" in drawn(match, None, names=names).splitlines()[0]


def test_styles_set_teams_ball_and_marks_apart() -> None:
    found = {style: re.compile(words) for words, style in styles(scene(), 0).items()}
    text = " ⑦ ❼ ● + · "
    hit = {style: "".join(words.findall(text)) for style, words in found.items()}
    assert hit == {"dim": "·", "bold bright_blue": "⑦", "bold bright_red": "❼", "bold yellow": "●", "bold green": "+"}


# ---- questions


@pytest.mark.parametrize(
    ("decision", "pawns", "facts", "english", "french"),
    [
        ("Turn", {}, {}, "Your turn: lay a card. One that does not suit is wasted, and the turn is lost.",
         "À vous : posez une carte. Une carte inadaptée est gâchée, et le tour perdu."),
        ("RunTo", {}, {"hands": {0: ["move-4"]}, "said": ["play card:move-4", "choose pawn:h7"]},
         "⑦ runs, 4 at most: where to?", "⑦ court, 4 au plus : où ?"),
        ("Combine", {}, {"hands": {0: ["power", "pass-3"]}, "said": ["play card:power"]},
         "Together with power: which card?", "Avec puissance : quelle carte ?"),
        ("ThrowAway", {}, {"hands": {0: ["change", "duel"]}, "said": ["play card:change"]},
         "Change: which cards do you throw away?", "Changement : quelles cartes jetez-vous ?"),
        ("ThrowAway", {}, {"hands": {0: ["change", "duel", "var"]}, "said": ["play card:change", "throw card:duel"]},
         "Change: which cards do you throw away besides duel?",
         "Changement : quelles cartes jetez-vous en plus de duel ?"),
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
    assert plain(question(match, 0, NAMES, "en")) == english
    assert plain(question(match, 0, NAMES, "fr")) == french
    assert plain(question(match, 1, NAMES, "en")) == "To play: you"


# ---- what is listed and typed


def test_pawns_are_listed_by_shirt_and_point() -> None:
    match = scene("Runner", hands={0: ["move-3"]}, said=["play card:move-3"])
    assert plain(listing(match, 0, match.moves(0), "en")) == "Shirt: ① i1  ⑦ i12"
    assert plain(listing(match, 0, match.moves(0), "fr")) == "Maillot : ① i1  ⑦ i12"
    change = scene("ReplacePawn", hands={0: ["change"]}, said=["play card:change", "pass"], booked=["h7"])
    assert plain(listing(change, 0, change.moves(0), "fr")).startswith("Maillot : ② blessé  ③ blessé")
    assert plain(listing(change, 0, change.moves(0), "fr")).endswith("\n  0. ne remplacer aucun pion")
    assert called(change, 0, "0") == GAME.pass_on


def test_few_points_are_listed_by_what_follows_many_are_only_marked() -> None:
    pawns = {"h7": "i23", "h8": "m22", "a5": "c24"}
    match = scene("PassTo", pawns, ball="i24", hands={0: ["pass-3"]}, said=["play card:pass-3"])
    lines = plain(listing(match, 0, match.moves(0), "en")).splitlines()
    assert lines == [
        "Type a point marked on the pitch, such as h27.",
        "  ★ in the goal: h27 j27",
        "  * ball kept: l21 l22 l23",
    ]
    match = scene("PassTo", pawns, ball="i24", hands={0: ["pass-1"]}, said=["play card:pass-1"])
    lines = plain(listing(match, 0, match.moves(0), "fr")).splitlines()
    assert lines[0] == "Tapez un point marqué sur le terrain, par exemple h23."
    assert lines[1] == "  + possible : h23 j23 h24 j24 h25 i25 j25"


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


@pytest.mark.parametrize(
    ("answer", "english", "french", "rule"),
    [
        ("i20", "Too far: i20 is at a distance of 8, and the run is 3 at most.",
         "Trop loin : i20 est à une distance de 8, et la course de 3 au plus.", "FT-MOVE.2"),
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
    match = GAME.scenario("PlaceShirt", Seeded(1), said=["line-up by-hand", "place point:d5"])
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
    with pytest.raises(Refused, match="h” is no pawn"):
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
    assert "· Vous : déplacement 3. ⑦ court de i12 à i9. [FT-CARD-MOVE.1] Pioche : " in output.replace("\n  ", " ")


def test_an_unsuitable_card_that_is_named_is_not_lost_but_explained(play_on: PlayOn) -> None:
    match = scene(hands={0: ["duel", "move-3"]})
    output = play_on(match, "duel\nq\n", lang="fr")
    assert "! « duel » demande qu’au tour précédent un adversaire ait placé un pion" in output
    assert "· Vous" not in output


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["› {n} × move 1–6 ", "›  9 × tackle ", "   2 × VAR ", "   2 × joker 7, 9 ", ": penalty area, # goal"]),
        ("fr", ["› {n} × déplacement 1–6 ", "›  9 × tacle ", "   2 × VAR ", "   2 × joker 7, 9 ", ": surface de "]),
    ],
)  # fmt: skip
def test_the_cards_are_explained_and_those_in_hand_marked(language: str, lines: list[str]) -> None:
    hand = ["move-3", "tackle", "pass-1", "pass-2", "pass-3", "pass-4", "pass-5", "pass-6"]
    match = scene(hands={0: hand})
    moves = sum(kind.count for kind in match.rules.kinds if kind.name.startswith("move-"))
    page = plain(explain(match, 0, NAMES, language))
    assert [line for line in lines if line.format(n=moves) not in page] == []
    assert max(map(len, page.splitlines())) <= 80
