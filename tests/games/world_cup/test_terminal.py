"""How The World Cup Game is drawn, and how it is asked for at the terminal."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from onze.cli.result import result_text
from onze.cli.screen import Screen
from onze.games import world_cup
from onze.games.world_cup import WorldCup
from onze.games.world_cup.box.rows import read_row
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.telling.commentary import goes_on
from onze.games.world_cup.terminal.drawing import called, draw, explain, listing, question, styles
from onze.games.world_cup.terminal.sheet import spaces_text
from onze.kernel.chance import Seeded
from onze.kernel.outcome import Outcome
from onze.kernel.words import LANGUAGES, Refused
from tests.conftest import PlayOn
from tests.plain import plain

OF_1930 = WorldCup(2, edition="1930")
OF_2002 = WorldCup(2)
NAMES = ("you", "random")
FRANCE: dict[str, Any] = {"teams": {0: ["FRA"], 1: ["SEN"]}}


def drawn(match: WorldCupMatch, seat: int | None = 0, language: str = "en") -> str:
    """The drawing with plain spaces."""
    return plain(draw(match, seat, NAMES, language))


def asked(match: WorldCupMatch, seat: int | None = 0, language: str = "en") -> str:
    """The question with plain spaces."""
    return plain(question(match, seat, NAMES, language))


def after(match: WorldCupMatch, *moves: str) -> WorldCupMatch:
    """The match once moves are made whose luck does not matter."""
    for move in moves:
        match.play(match.game.move(move), Seeded(1))
    return match


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
    assert spaces_text(read_row(tokens, OF_2002.material.tokens), spaces) == text


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
    assert plain(draw(last, 0, [f"p{seat}" for seat in range(9)], "fr")).startswith("Coupe du monde 1930 – Groupes  ")
    assert "derniers tours : encore 4\n" in plain(draw(last, 0, [f"p{seat}" for seat in range(9)], "fr"))


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
    assert re.search(r"\n  R16\.1 +Germany GER ···①  1–0  ···  PAR Paraguay\n", text)
    assert "\nQuarter-finals: SEN/SWE – BRA/BEL (QF.W), GER/PAR – " in text
    assert "\nSemi-finals: QF.W – QF.Z (SF.1), QF.X – QF.Y (SF.2)\n" in text
    assert "loser of SF.1 – loser of SF.2 (FIN.3P)" in text
    assert "perdant de SF.1 – perdant de SF.2 (FIN.3P)" in drawn(match, None, "fr")


def test_rounds_that_are_over_are_told_with_replays_and_shoot_outs() -> None:
    match = OF_2002.scenario("PlayCard", phase="QF", **FRANCE)
    first = OF_2002.edition.phases[1].fixtures[0]
    goals = match.goals[:]
    goals[2 * first : 2 * first + 2] = [1, 1]
    match.goals, match.kicks = goals, [[first, 4, 3]]
    assert re.search(r"\nRound of 16: GER\*? 1–1 \(4–3\) \w{3}\*?, ", drawn(match))
    final = OF_1930.edition.final
    again = OF_1930.scenario("PlayCard", phase="FIN", replay=["FIN.F"])
    goals = again.goals[:]
    goals[2 * final : 2 * final + 2] = [2, 2]
    again.goals = goals
    assert drawn(again).startswith("World Cup 1930 – Final, replay ")
    assert re.search(r"\nFinal: \w{3}\*? 2–2 \w{3}\*?\n  FIN\.F ", drawn(again)), drawn(again)


def test_group_matches_played_again_stand_below_their_table() -> None:
    results = {"4-1": [1, 0], "4-2": [0, 0], "4-3": [1, 0]}
    match = OF_1930.scenario("PlayCard", replay=["4-2"], results=results, rows={"4-2.left": ["A"]})
    lines = drawn(match, None).splitlines()
    assert lines[0].startswith("World Cup 1930 – Groups, replay ")
    assert lines[2] == "Group 4: 1= USA 3, 1= PAR 3, 3. BEL 0"
    assert lines[3] == "  4-2  USA USA ··Ⓐ  ½–0  ··· PAR Paraguay"


def test_whoever_has_no_team_left_is_out() -> None:
    game = WorldCup(5, edition="1930")
    teams = {0: ["URU"], 1: ["USA"], 2: ["ARG", "BRA"]}
    qualified = {"W:1": "ARG", "W:2": "BRA", "W:3": "URU", "W:4": "USA"}
    match = game.scenario("PlayCard", phase="SF", teams=teams, qualified=qualified)
    text = plain(draw(match, 0, ["a", "b", "c", "d", "e"], "en"))
    assert "\n  d (0)  out\n  e (0)  out\n" in text
    assert "plus d’équipe" in plain(draw(match, 0, ["a", "b", "c", "d", "e"], "fr"))


# ---- questions and rows by name


@pytest.mark.parametrize(
    ("moves", "facts", "english", "french"),
    [
        ([], {}, "Your turn: which card, and what for?", "À vous de jouer : quelle carte, et pour quoi faire ?"),
        (["place card:g21"], {}, "Which team is the 2 Goals token for, and in which match?",
         "Pour quelle équipe, et dans quel match, le jeton 2 Buts ?"),
        (["place card:g21", "choose row:A1.right"], {}, "Which team is the 1 Goal token for, and in which match?",
         "Pour quelle équipe, et dans quel match, le jeton 1 But ?"),
        (["place card:g21"], {"phase": "QF"}, "Which team is the 2 Goals token for?",
         "Pour quelle équipe, le jeton 2 Buts ?"),
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
    lines = plain(listing(match, 0, match.moves(0), "en")).splitlines()
    assert lines[0] == "Type a team and its match or its opponent, such as FRA A1:"
    assert lines[1].startswith("*  FRA A1 A5   ")
    assert any(line.startswith("A│ SEN A1 A4 A6") for line in lines)
    listed = re.findall(r"\b[A-H]\d\b", "\n".join(lines[1:]))
    assert len(listed) == len(match.moves(0)) == 95
    assert max(map(len, lines)) <= 80
    french = plain(listing(match, 0, match.moves(0), "fr"))
    assert french.startswith("Tapez une équipe et son match ou son adversaire, par exemple FRA A1 :\n")


def test_in_a_round_a_team_is_enough_and_few_rows_are_listed_one_by_one() -> None:
    match = OF_2002.scenario("PlayCard", hands={0: ["attack"]}, phase="R16", **FRANCE)
    after(match, "place card:attack")
    assert re.match(r"Type a team, such as [A-Z]{3}:\n\*( +[A-Z]{3})+\n", listing(match, 0, match.moves(0), "en"))
    match = after(OF_2002.scenario("PlayCard", hands={0: ["attack"]}, phase="QF"), "place card:attack")
    assert listing(match, 0, match.moves(0), "en") == ""


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


# ---- a turn at the terminal


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
    menu = plain(listing(match, 0, match.moves(0), lang))
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
    assert "leave" not in listing(match, 0, match.moves(0), "en")
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
    assert re.search(r"\n  1\. Penalty → \w+ 1–0 \w+ \(FIN\.F\)  scored 67 %\n", play_on(match, "penalty\nq\n"))
    match = OF_1930.scenario("PlayCard", **facts)
    assert re.search(
        r"\n  1\. Penalty → \S+ 1–0 \S+ \(FIN\.F\)  marqué 67 %\n", play_on(match, "penalty\nq\n", lang="fr")
    )


def test_a_rule_behind_several_sentences_is_named_once(play_on: PlayOn) -> None:
    match = OF_1930.scenario("PlayCard", hands={0: ["attack", "attack", "attack"]}, draw_pile_size=1)
    output = " ".join(play_on(match, "discard attack\nq\n").split())
    (group,) = re.findall(r"· Group 2, the dice: .*?(?=· )", output)
    assert group.count("[WCG-8.e.1]") == 1
    assert len(re.findall(r" \d–\d \w", group)) == 3


@pytest.mark.parametrize(
    ("facts", "on_the_same_line"),
    [
        ({"kind": "card"}, False),
        ({"kind": "token"}, True),
        ({"kind": "draw"}, True),
        ({"kind": "result", "dice": True}, True),
        ({"kind": "result", "dice": False}, False),
        ({"kind": "table"}, False),
    ],
)
def test_what_follows_from_an_event_is_told_on_its_line(facts: dict[str, Any], on_the_same_line: bool) -> None:
    assert goes_on(facts) == on_the_same_line


def test_the_result_says_how_far_everybody_came() -> None:
    outcome = Outcome((1.0, 0.0), (7, 5), "cup won", "WCG-1.0.1")
    assert plain(result_text(Screen("en"), outcome, OF_2002, NAMES)) == "you won, Cup – Third place (you – random)."
    outcome = Outcome((1.0, 0.0), (7, 4), "cup won", "WCG-1.0.1")
    assert plain(result_text(Screen("en"), outcome, OF_2002, NAMES)) == "you won, Cup – Semi-finals (you – random)."
    outcome = Outcome((0.0, 1.0), (0, 6), "cup won", "WCG-1.0.1")
    assert plain(result_text(Screen("fr"), outcome, OF_2002, NAMES)) == (
        "Victoire : random, Groupes – Finale (you – random)."
    )


def test_teams_are_set_in_their_colours_and_ones_own_in_bold() -> None:
    match = OF_2002.scenario("PlayCard", **FRANCE)
    line = Text("A1 FRA*Ⓐ×D 1½–0  123 SEN   C1 BRA 1111 2–0")
    for words, style in styles(match, 0).items():
        line.highlight_regex(words, style)
    set_in = {(line.plain[span.start : span.end], span.style) for span in line.spans}
    assert {
        ("FRA", "green"), ("FRA*", "bold"), ("SEN", "bright_blue"), ("BRA", "reverse"), ("Ⓐ", "bold"), ("×", "dim"),
    } == set_in  # fmt: skip


# ---- what is explained


@pytest.mark.parametrize("language", LANGUAGES)
def test_c_explains_every_card_colour_and_nation(language: str) -> None:
    match = OF_2002.scenario("PlayCard", hands={0: ["foul"]}, hand_size=1, draw_pile_size=70, **FRANCE)
    text = plain(explain(match, 0, NAMES, language))
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
        last = re.split(r"\nDiscards: ", plain(explain(match, 0, NAMES, "en")))[1]
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
                    text = draw(match, viewer, names, language)
                    assert max(len(line) for line in text.splitlines()) <= 80
                    assert len(text.splitlines()) <= lines, text
                    assert "{" not in text
            menu = f"{listing(match, match.seat, match.moves(), 'fr')}\n{question(match, match.seat, names, 'fr')}"
            assert max(len(line) for line in menu.splitlines()) <= 80
        moves = match.moves()
        match.play(moves[chance.below(len(moves))], chance)
        turn += 1
    text = draw(match, None, names, "en")
    assert re.match(r"World Cup \d{4} – .*  over\n", text)
    champion = game.edition.team_ids[match.winner[game.edition.final]]
    assert champion in text
    assert question(match, None, names, "en") == ""
