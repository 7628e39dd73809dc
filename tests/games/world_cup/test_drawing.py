"""How The World Cup Game is drawn."""

import re
from typing import Any

import pytest
from rich.text import Text

from onze.doors import show
from onze.games.world_cup import WorldCup
from onze.games.world_cup.telling.questions import question
from onze.games.world_cup.terminal.drawing import draw, explain, styles
from onze.games.world_cup.terminal.listing import listing
from onze.games.world_cup.terminal.sheet import Sheet, spaces_text
from onze.kernel.chance import Seeded
from onze.kernel.words import LANGUAGES
from tests.games.world_cup.at_terminal import FRANCE, NAMES, OF_1930, OF_2002, drawn
from tests.plain import plain

# ---- rows


@pytest.mark.parametrize(
    ("tokens", "spaces", "text"),
    [
        ([], 3, "···"),
        (["A"], 3, "Ⓐ··"),
        (["A", "D"], 3, "AD·"),
        (["A", "1G"], 2, "A①"),
        (["2G", "A"], 4, "2Ⓐ··"),
        (["~2G", "1G"], 3, "×①·"),
        (["3G"], 3, "③··"),
        (["1G", "P"], 3, "1P·"),
        (["1G", "~A"], 3, "1×·"),
    ],
)
def test_a_row_shows_its_tokens_and_which_of_them_is_vulnerable(tokens: list[str], spaces: int, text: str) -> None:
    assert spaces_text(OF_2002.things(), [f"token:{token}" for token in tokens], spaces - len(tokens)) == text


# ---- the groups


def test_a_match_of_a_group_is_one_line_with_the_outermost_spaces_beside_the_teams() -> None:
    rows = {"A1.left": ["1G", "A"], "A1.right": ["D"], "D1.left": ["2G", "1G", "D", "A"]}
    match = OF_2002.scenario("PlayCard", **FRANCE, rows=rows)
    assert "A1 FRA*·Ⓐ1 1½–0  D·· SEN " in drawn(match)
    assert "D1 KOR ⒶD12 3½–0  ···  POL " in drawn(match, None)


def test_a_group_has_its_table_as_it_stands_without_the_dice() -> None:
    rows = {"A1.left": ["2G"], "A2.right": ["A", "1G"], "A4.left": ["A"]}
    text = drawn(OF_2002.scenario("PlayCard", rows=rows), None)
    assert "\nA│FRA 5 DEN 5 URU 2 SEN 2 " in text


def test_own_teams_are_marked_for_their_owner_alone() -> None:
    match = OF_2002.scenario("PlayCard", **FRANCE)
    assert "A1 FRA*··· " in drawn(match)
    assert "···*SEN " in drawn(match, 1)
    assert "A1 FRA ··· " in drawn(match, 1)
    assert not re.search(r"[A-Z]{3}\*|\*[A-Z]{3}", drawn(match, None))


def test_the_head_says_phase_and_piles() -> None:
    first = OF_2002.scenario("PlayCard", run=1, draw_pile_size=20)
    assert re.match(r"World Cup 2002 – Groups +draw pile 1 of 2: 20, discards: 61\n", drawn(first))
    assert re.match(r"Coupe du monde 2002 – Groupes +pioche 1 sur 2 : 20, défausse : 61\n", drawn(first, 0, "fr"))
    last = WorldCup(9, edition="1930").scenario("PlayCard", last_turns=4)
    text = drawn(last, 0, "fr", [f"p{seat}" for seat in range(9)])
    assert text.startswith("Coupe du monde 1930 – Groupes  ")
    assert "derniers tours : encore 4\n" in text


def test_players_stand_with_their_cards_and_their_teams_by_colour() -> None:
    teams = {0: ["URU", "ARG", "USA", "YUG", "CHI", "PER", "BOL"], 1: ["BRA", "FRA"]}
    text = drawn(OF_1930.scenario("PlayCard", seat=1, teams=teams, hands={0: ["foul"], 1: ["attack"]}))
    assert (
        "\n  you (3)     black URU*, red ARG*, blue USA* YUG*, green CHI*, yellow PER*,\n              grey BOL*\n"
        in text
    )
    assert "\n› random (3)  green BRA PAR ROU, yellow BEL FRA, grey MEX\n" in text
    assert re.search(r"\nYour hand: .*Foul", text)


def test_nobody_sees_the_hand_of_another() -> None:
    match = OF_1930.scenario("PlayCard", hand_size=1, hands={0: ["foul"], 1: ["offside"]})
    assert "Foul" in drawn(match)
    assert "Offside" not in drawn(match)
    assert "Foul" not in drawn(match, None) + drawn(match, 1)


# ---- the rounds


def test_a_round_shows_its_matches_and_who_may_meet_whom() -> None:
    qualified = {"W:E": "GER", "R:B": "PAR", "W:A": "SEN", "R:F": "SWE", "W:C": "BRA", "R:H": "BEL"}
    match = OF_2002.scenario("PlayCard", phase="R16", qualified=qualified, rows={"R16.1.left": ["1G"]}, **FRANCE)
    text = drawn(match, None)
    assert re.search(r"\n  last-16 match 1 +Germany GER ···①  1–0  ···  PAR Paraguay\n", text)
    said = " ".join(text.split())
    assert " Quarter-finals: SEN/SWE – BRA/BEL (quarter-final W), GER/PAR – " in said
    assert " Semi-finals: quarter-final W – quarter-final Z (semi-final 1), " in said
    assert "loser of semi-final 1 – loser of semi-final 2 (third place)" in said
    french = drawn(match, None, "fr")
    assert re.search(r"\n  8e 1 +Allemagne GER ···①  1-0  ···  PAR Paraguay\n", french)
    assert "\nQuarts de finale : SEN/SWE – BRA/BEL (quart W), GER/PAR – " in french
    assert "\nDemi-finales : quart W – quart Z (demie 1), quart X – quart Y (demie 2)\n" in french
    assert "perdant demie 1 – perdant demie 2 (3e place)" in french


def test_rounds_that_are_over_are_told_with_replays_and_shoot_outs() -> None:
    match = OF_2002.scenario("PlayCard", phase="QF", **FRANCE)
    first = OF_2002.edition.phases[1].fixtures[0]
    goals = match.goals[:]
    goals[2 * first : 2 * first + 2] = [1, 1]
    match.goals, match.kicks = goals, [[first, 4, 3]]
    assert re.search(r"\nRound of 16: GER\*? 1–1 \(4–3\) \w{3}\*?, ", drawn(match))
    assert re.search(r"\nHuitièmes de finale : GER\*? 1-1 \(4-3\) \w{3}\*?, ", drawn(match, 0, "fr"))
    final = OF_1930.edition.final
    again = OF_1930.scenario("PlayCard", phase="FIN", replay=["FIN.F"])
    goals = again.goals[:]
    goals[2 * final : 2 * final + 2] = [2, 2]
    again.goals = goals
    assert drawn(again).startswith("World Cup 1930 – Final, replay ")
    assert re.search(r"\nFinal: \w{3}\*? 2–2 \w{3}\*?\n  final ", drawn(again)), drawn(again)


def test_group_matches_played_again_stand_below_their_table() -> None:
    results = {"4-1": [1, 0], "4-2": [0, 0], "4-3": [1, 0]}
    match = OF_1930.scenario("PlayCard", replay=["4-2"], results=results, rows={"4-2.left": ["A"]})
    lines = drawn(match, None).splitlines()
    assert lines[0].startswith("World Cup 1930 – Groups, replay ")
    assert lines[2] == "Group 4: 1= USA 3, 1= PAR 3, 3. BEL 0"
    assert lines[3] == "  match 4-2  USA USA ··Ⓐ  ½–0  ··· PAR Paraguay"


def test_whoever_has_no_team_left_is_out() -> None:
    game = WorldCup(5, edition="1930")
    teams = {0: ["URU"], 1: ["USA"], 2: ["ARG", "BRA"]}
    qualified = {"W:1": "ARG", "W:2": "BRA", "W:3": "URU", "W:4": "USA"}
    match = game.scenario("PlayCard", phase="SF", teams=teams, qualified=qualified)
    text = drawn(match, 0, "en", ["a", "b", "c", "d", "e"])
    assert "\n  d (0)  out\n  e (0)  out\n" in text
    assert "plus d’équipe" in drawn(match, 0, "fr", ["a", "b", "c", "d", "e"])


def test_teams_are_set_in_their_colours_and_ones_own_in_bold() -> None:
    match = OF_2002.scenario("PlayCard", **FRANCE)
    line = Text("A1 FRA*Ⓐ×D 1½–0  123 SEN   C1 BRA 1111 2–0")
    for words, style in styles(show(match, 0, NAMES, "en")).items():
        line.highlight_regex(words, style)
    set_in = {(line.plain[span.start : span.end], span.style) for span in line.spans}
    assert {
        ("FRA", "green"), ("FRA*", "bold"), ("SEN", "bright_blue"), ("BRA", "reverse"), ("Ⓐ", "bold"), ("×", "dim"),
    } == set_in  # fmt: skip


# ---- what is explained


@pytest.mark.parametrize("language", LANGUAGES)
def test_c_explains_every_card_colour_and_nation(language: str) -> None:
    match = OF_2002.scenario("PlayCard", hands={0: ["foul"]}, hand_size=1, draw_pile_size=70, **FRANCE)
    text = plain(explain(show(match, 0, NAMES, language)))
    assert all(f" × {kind.text[language]} " in text for kind in OF_2002.kinds)
    assert all(re.search(rf"\b{team.id}\b", text) for team in OF_2002.edition.teams)
    assert f"›  4 × {'Foul' if language == 'en' else 'Faute'} " in text
    assert text.count("›") == 2, "in the heading, and before the one card in hand"
    assert re.search(r"Senegal SEN|Sénégal SEN", text)
    assert max(map(len, text.splitlines())) <= 80


def test_c_shows_no_more_of_the_discards_than_the_table_agreed_on() -> None:
    hidden = WorldCup(2, discards="top_only")
    for game, kinds in ((hidden, 1), (OF_2002, 5)):
        match = game.scenario("PlayCard", draw_pile_size=2)
        last = re.split(r"\nDiscards: ", plain(explain(show(match, 0, NAMES, "en"))))[1]
        assert len(last.split(", ")) >= kinds
        assert (len(last.split(", ")) == 1) == (game is hidden)


# ---- whole matches


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        ({"seats": 2, "edition": "1930"}, 20),
        ({"seats": 5, "edition": "1930"}, 24),
        ({"seats": 13, "edition": "1930"}, 30),
        ({"seats": 2, "edition": "2002"}, 32),
        ({"seats": 5, "edition": "2002"}, 36),
        ({"seats": 16, "edition": "2002"}, 42),
        ({"seats": 4, "edition": "1994", "token_supply": "printed"}, 34),
    ],
)
def test_every_position_of_a_match_fits_the_terminal(options: dict[str, Any], lines: int) -> None:
    game = WorldCup(**options)
    names = ["you", *(f"random {seat}" for seat in range(1, game.seats))]
    chance = Seeded(4)
    match = game.new_match(chance)
    turn = 0
    while match.outcome is None:
        if turn % 9 == 0:
            for viewer in (0, None):
                for language in LANGUAGES:
                    text = draw(show(match, viewer, names, language))
                    assert max(len(line) for line in text.splitlines()) <= 80
                    assert len(text.splitlines()) <= lines, text
                    assert "{" not in text
            shown = show(match, match.seat, names, "fr")
            menu = f"{listing(Sheet(shown))}\n{question(shown)}"
            assert max(len(line) for line in menu.splitlines()) <= 80
        moves = match.moves()
        match.play(moves[chance.below(len(moves))], chance)
        turn += 1
    shown = show(match, None, names, "en")
    text = draw(shown)
    assert re.match(r"World Cup \d{4} – .*  over\n", text)
    champion = game.edition.team_ids[match.winner[game.edition.final]]
    assert champion in text
    assert question(shown) == ""
