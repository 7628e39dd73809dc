"""How Footime is drawn at the terminal: pitch, marks, what stands beside it, and the page on the cards."""

import ast
import re
from pathlib import Path

import pytest

import onze.games.footime.terminal
from onze.games.footime import Footime
from onze.games.footime.telling.questions import question
from onze.games.footime.telling.signs import SHIRTS
from onze.games.footime.terminal.drawing import explain, styles
from onze.games.footime.terminal.listing import listing
from onze.games.footime.terminal.sheet import Sheet
from onze.kernel.chance import Seeded
from onze.kernel.words import LANGUAGES
from tests.cli.command import onze_in_a_pipe
from tests.games.footime.shown import GAME, drawn, row, scene, shown, sign_at
from tests.plain import plain

pytestmark = pytest.mark.usefixtures("matches", "patience")

ROOM = Path(onze.games.footime.terminal.__file__).parent


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
    arguments = ("play", "footime", "--seats", "me,random", "--seed", "1", "--lang", "en")
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
    later = scene("PlaceBall", hands={0: ["move-2"]}, said=[*said, "place point:i14", "take ball:ball"])
    assert sign_at(later, "i14") == "⑦", "the pawn is shown where it is going"
    assert sign_at(later, "i12") == "°"


def test_shirts_placed_one_by_one_are_shown_at_once() -> None:
    said = ["line-up formation:by-hand", "place point:d5", "place point:g4"]
    match = GAME.scenario("PlaceShirt", Seeded(1), said=said)
    assert sign_at(match, "d5") == "②"
    assert sign_at(match, "g4") == "③"
    assert plain(question(shown(match, 0, "en"))) == "Kick-off: where does ④ stand?"
    secret = Footime(2, placement="hidden_simultaneous")
    match = secret.scenario("LineUpTogether", Seeded(1))
    for move in said:
        match.play(secret.move(move), Seeded(1), seat=0)
    assert sign_at(match, "g4") == "③"
    assert plain(question(shown(match, 0, "fr"))) == "Coup d’envoi : où se place ④ ?"
    assert "③" not in drawn(match, 1), "the other team does not see it yet"


# ---- what stands beside the pitch


def test_the_head_says_score_period_and_turns() -> None:
    match = scene(goals=[2, 1], turns=11)
    assert re.match(r"① Home 2 – 1 ❶ Away +first period, turn 12 of 90\n", drawn(match))
    assert re.match(r"① Domicile 2-1 ❶ Extérieur +première période, tour 12 sur 90\n", drawn(match, 0, "fr"))
    late = scene(turns=91, ball="e3")
    assert re.match(r"① Home 0 – 0 ❶ Away +first period, time is up\n", drawn(late))
    assert "time is up: play ends" in drawn(late)
    for target, english, french in (
        (3, "first to 3 goals", "match en 3 buts"),
        (1, "first to one goal", "match en un but"),
    ):
        to_goals = scene(game=Footime(2, goal_target=target))
        assert f", {english}, turn 1\n" in drawn(to_goals)
        assert f", {french}, tour 1\n" in drawn(to_goals, 0, "fr")
    shots = Footime(2, tie_break="shootout").scenario("ShootOutShot", Seeded(1), kicks=[2, 2], scored=[1, 2])
    assert re.match(r"① Home 0 – 0 ❶ Away  \(shoot-out 1 – 2, shots 2 – 2\) +shoot-out\n", drawn(shots))
    french = drawn(shots, 0, "fr")
    assert re.match(r"① Domicile 0-0 ❶ Extérieur  \(tirs au but 1-2, tirés 2-2\) +tirs au but\n", french)


def test_beside_the_pitch_stand_pawns_contacts_and_piles() -> None:
    pawns = {"h9": "k14", "a3": "k15", "a4": "expelled"}
    match = scene(pawns=pawns, booked=["h7"], contacts=[["a3", "h9"]], draw_pile_size=40)
    text = drawn(match)
    for said in ("pile 40, played 56", "● on i13", "booked: ⑦", "sent off: ❹", "contacts: ❸→⑨", "  › you\n"):
        assert said in text, said
    assert "contacts : ❸→⑨" in drawn(match, 0, "fr")
    foul = scene("Aggravate", pawns, foul={"offender": "a3", "victim": "h9"})
    assert "foul: ❸ on ⑨" in drawn(foul)


def test_a_captain_whom_his_team_has_named_is_marked() -> None:
    names = ("Ada", "Bob", "Cleo", "Dan")
    text = drawn(Footime(4, captains="named").scenario("Turn", captains=[2, 1]), names=names)
    assert "› Ada, Cleo (c)" in text
    assert "Bob (c), Dan" in text
    assert "(c)" not in drawn(Footime(4).scenario("Turn"), names=names)
    alone = Footime(2, captains="named").scenario("Turn")
    assert "(c)" not in drawn(alone)


def test_nobody_sees_the_hand_of_another() -> None:
    match = scene(hands={0: ["redeal"], 1: ["swap"]})
    assert re.search(r"\nYour hand: .*redistribution", drawn(match), re.DOTALL)
    assert "Your hand" not in drawn(match, None)
    assert "redistribution" not in drawn(match, 1)
    assert re.search(r"\nVotre main : .*Échange", drawn(match, 1, "fr"), re.DOTALL)


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
            asked = plain(question(shown(match, seat, language, names)))
            assert re.fullmatch(r"[A-ZÀ-Ý①-⑪❶-❿⓫].*[?.]", asked), asked
            menu = listing(Sheet(shown(match, seat, language))).splitlines()
            assert len(menu) <= 8
            assert max([len(line) for line in menu], default=0) <= 80
        moves = match.moves()
        match.play(moves[chance.below(len(moves))], chance)
    assert "full time" in drawn(match, None, names=names).splitlines()[0]


def test_styles_set_teams_ball_and_marks_apart() -> None:
    found = {style: re.compile(words) for words, style in styles(shown(scene())).items()}
    text = " ⑦ ❼ ● + · "
    hit = {style: "".join(words.findall(text)) for style, words in found.items()}
    assert hit == {"dim": "·", "bold bright_blue": "⑦", "bold bright_red": "❼", "bold yellow": "●", "bold green": "+"}


# ---- the cards


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["› {n} × move 1–6 ", "›  9 × tackle ", "   2 × VAR ", "   2 × joker 7, 9 ", ": penalty area, # goal"]),
        ("fr", ["› {n} × Déplacement 1–6 ", "›  9 × Tacle ", "   2 × VAR ", "   2 × Joker 7, 9 ", ": surface de "]),
    ],
)  # fmt: skip
def test_the_cards_are_explained_and_those_in_hand_marked(language: str, lines: list[str]) -> None:
    hand = ["move-3", "tackle", "pass-1", "pass-2", "pass-3", "pass-4", "pass-5", "pass-6"]
    match = scene(hands={0: hand})
    moves = sum(kind.count for kind in match.rules.kinds if kind.name.startswith("move-"))
    page = plain(explain(shown(match, 0, language)))
    assert [line for line in lines if line.format(n=moves) not in page] == []
    assert max(map(len, page.splitlines())) <= 80


# ---- what drawings may know

TYPING = ("door", "typed_answers", "enquiries")
"""Modules that are about what is typed, and so know the match."""


@pytest.mark.parametrize("module", [path.stem for path in sorted(ROOM.glob("*.py")) if path.stem not in TYPING])
def test_a_drawing_knows_neither_match_nor_rules(module: str) -> None:
    imported: set[str] = set()
    for node in ast.walk(ast.parse((ROOM / f"{module}.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.module is not None
            imported |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    known = [name for name in imported if re.match(r"onze\.(games\.footime\.(match|rules)|kernel\.match)\b", name)]
    assert known == []
