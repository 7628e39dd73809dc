"""Squads of one's own: they play, and every mistake in one is named with its line."""

from pathlib import Path

import pytest

from onze.games import open_record
from onze.games.worldwide_football import WorldwideFootball
from onze.kernel.chance import Seeded
from onze.kernel.playout import play_out
from onze.kernel.words import Refused
from tests.kernel.records.recording import as_file, finished
from tests.plain import plain

BELGIUM = Path(__file__).parent / "data" / "belgium.toml"
TEXT = BELGIUM.read_text(encoding="utf-8")

# ---- playing with one


@pytest.mark.parametrize("mode", ["amateur", "professional", "international"])
def test_a_squad_of_ones_own_plays_a_match(mode: str) -> None:
    rules = WorldwideFootball(mode=mode, squad=BELGIUM)
    assert [team.id for team in rules.teams][-1] == "belgium"
    luck = Seeded(1)
    match = rules.new_match(luck)
    match.play(rules.move("choose team:belgium"), luck)
    play_out(match, luck)
    assert match.outcome is not None
    assert match.team(0).name["fr"] == "Belgique"


def test_a_record_brings_the_squad_along() -> None:
    rules = WorldwideFootball(squad=BELGIUM)
    recorded = finished(rules)
    replay = open_record(as_file(recorded.record))
    assert replay.game.brought == {"squad": TEXT}
    assert replay.game.identity() == rules.identity()
    assert replay.verify().outcome == recorded.match.outcome


def test_another_squad_is_another_game() -> None:
    other = TEXT.replace("stars = 4", "stars = 5")
    assert WorldwideFootball(squad=TEXT).identity() != WorldwideFootball(squad=other).identity()


def test_a_french_name_may_be_left_out() -> None:
    rules = WorldwideFootball(
        squad=TEXT.replace(', fr = "Belgique", fr_the = "la Belgique", fr_of = "de la Belgique"', "")
    )
    assert rules.teams[-1].name == {"en": "Belgium", "fr": "Belgium"}


# ---- mistakes


def refused(text: str) -> Refused:
    """The refusal of a squad file with that text."""
    with pytest.raises(Refused) as refusal:
        WorldwideFootball(squad=text)
    return refusal.value


def changed(old: str, new: str) -> str:
    """The squad file with a passage changed in one place."""
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new)


MISTAKES = [
    # The team.
    ("stars = 4", "stars = 4\ncoach = 1", 5, "“coach” is not known here", "« coach » est inconnu ici"),
    ("stars = 4\n", "", 1, "“stars” is missing", "il manque « stars »"),
    ('id = "belgium"\n', "", 1, "“id” is missing", "il manque « id »"),
    ('id = "belgium"', 'id = "Belgium"', 2, "a word of small letters", "un mot en minuscules"),
    ('id = "belgium"', 'id = "bel gium"', 2, "a word of small letters", "un mot en minuscules"),
    ('id = "belgium"', 'id = "belgïe"', 2, "a word of small letters", "un mot en minuscules"),
    ('id = "belgium"', "id = 3", 2, "a word of small letters", "un mot en minuscules"),
    ('id = "belgium"', 'id = "spain"', 2, "there already is a team “spain”", "il y a déjà une équipe « spain »"),
    ('{ en = "Belgium",', "{", 3, "a name in English", "un nom en anglais"),
    ('{ en = "Belgium",', '{ en = "",', 3, "a name in English", "un nom en anglais"),
    ('fr = "Belgique"', "fr = 3", 3, "a name in English", "un nom en anglais"),
    ('fr = "Belgique"', 'nl = "België"', 3, "a name in English", "un nom en anglais"),
    ("stars = 4", "stars = 7", 4, "“stars” is a whole number from 1 to 6", "« stars » est un nombre entier de 1 à 6"),
    ("stars = 4", "stars = true", 4, "“stars” is a whole number", "« stars » est un nombre entier"),
    ("stars = 4", 'stars = "4"', 4, "“stars” is a whole number", "« stars » est un nombre entier"),
    ('abilities = ["counter-attack", "creativity", "diving"]', 'abilities = ["creativity", "diving"]', 5,
     "“abilities” lists 3 different abilities", "« abilities » cite 3 capacités différentes"),
    ('abilities = ["counter-attack", "creativity", "diving"]', 'abilities = ["diving", "diving", "stamina"]', 5,
     "“abilities” lists 3 different abilities", "« abilities » cite 3 capacités différentes"),
    ('abilities = ["counter-attack", "creativity", "diving"]',
     'abilities = ["diving", "diving", "stamina", "creativity"]', 5,
     "“abilities” lists 3 different abilities", "« abilities » cite 3 capacités différentes"),
    ('abilities = ["counter-attack", "creativity", "diving"]', 'abilities = ["dribbling", "creativity", "diving"]', 5,
     "attacking-play, tactical-plan", "attacking-play, tactical-plan"),
    ('abilities = ["counter-attack", "creativity", "diving"]', "abilities = [[1], [2], [3]]", 5,
     "“abilities” lists 3 different abilities", "« abilities » cite 3 capacités différentes"),
    ('"diving", "stamina", "tactical-plan"]', '"diving", "stamina"]', 6, "“solo_abilities” lists 5 different abilities",
     "« solo_abilities » cite 5 capacités différentes"),
    ('stadium = "half_time_extra_star"', 'stadium = "home"', 7, "“stadium” is one of: kickoff_extra_action_cards",
     "« stadium » est l’un de ces mots : kickoff_extra_action_cards"),
    # The players together.
    ('[[player]]\nslot = "A2"', '[[players]]\nslot = "A2"', 53,
     "“players” is not known here", "« players » est inconnu ici"),
    ('name = "Jasper Wezembeek"', 'name = "Loïc Ghislenghien"', 55, "two players are called Loïc Ghislenghien",
     "deux joueurs se nomment Loïc Ghislenghien"),
    ('[[player]]\nslot = "A2"\nname = "Jasper Wezembeek"\nwindow = "after"\non = ["long-pass"]\npa = 2\n', "", 46,
     "a squad has seven players", "un effectif compte sept joueurs"),
    ("pa = 2\n", 'pa = 2\n[[player]]\nslot = "A2"\nname = "X"\n', 59,
     "a squad has seven players", "un effectif compte sept joueurs"),
    ('slot = "A2"', 'slot = "A1"', 54, "there already is a player A1", "il y a déjà un joueur A1"),
    # A player.
    ('slot = "M2"', 'slot = "M3"', 39, "“slot” is one of: G1, D1", "« slot » est l’un de ces mots : G1, D1"),
    ('slot = "M2"\n', "", 38, "“slot” is missing", "il manque « slot »"),
    ('slot = "M2"', 'slot = "M2"\nnumber = 10', 40, "“number” is not known here", "« number » est inconnu ici"),
    ('name = "Loïc Ghislenghien"\n', "", 38, "“name” is missing", "il manque « name »"),
    ('name = "Loïc Ghislenghien"', 'name = " "', 40, "a player has a name", "un joueur a un nom"),
    ("specialist = true", "specialist = 1", 33, "“specialist” is true or false", "« specialist » vaut true ou false"),
    ("pa = 1", "pa = 5", 28, "“pa” is a whole number from 0 to 4", "« pa » est un nombre entier de 0 à 4"),
    ("pa = 1", "pa = 1.0", 28, "“pa” is a whole number", "« pa » est un nombre entier"),
    ('window = "with"', 'window = "before"', 34, "“window” is one of: with, after", "« window » est l’un de ces mots"),
    ('window = "with"\n', "", 30, "“window” is missing", "il manque « window »"),
    ('window = "shot_die"', 'window = "after_shot"', 12, "a goalkeeper (G1) plays in the window “shot_die”",
     "un gardien (G1) joue dans la fenêtre « shot_die »"),
    ('window = "after_shot"', 'window = "shot_die"', 49, "the window “shot_die” is for players G only",
     "la fenêtre « shot_die » est réservée aux joueurs G"),
    ('window = "after_shot"', 'window = "counter"', 49, "the window “counter” is for players D only",
     "la fenêtre « counter » est réservée aux joueurs D"),
    ('window = "after_shot"', 'window = "after_roll"', 49, "the window “after_roll” is for players D only",
     "la fenêtre « after_roll » est réservée aux joueurs D"),
    ('on = ["tackle"]', 'on = ["pass"]', 27, "“on” lists one or more of: interception, pressing, tackle",
     "« on » cite une ou plusieurs de ces cartes : interception, pressing, tackle"),
    ('on = ["tackle"]', "on = []", 27, "“on” lists one or more of", "« on » cite une ou plusieurs de ces cartes"),
    ('on = ["tackle"]', 'on = "tackle"', 27, "“on” lists one or more of", "« on » cite une ou plusieurs"),
    ('on = ["tackle"]', 'on = ["tackle", "tackle"]', 27, "“on” names a card twice", "« on » cite deux fois"),
    ('on = ["tackle"]\n', "", 23, "“on” lists one or more of", "« on » cite une ou plusieurs de ces cartes"),
    ('on = ["dribble", "pass"]', 'on = ["shot-678"]', 42,
     "one or more of: dribble, pass, long-pass, cross, through-ball.",
     "ces cartes : dribble, pass, long-pass, cross, through-ball."),
    ('on = ["cross", "shot-678"]', 'on = ["tackle"]', 35, "dribble, pass, long-pass, cross, through-ball, shot-678",
     "dribble, pass, long-pass, cross, through-ball, shot-678"),
    ('effect = "keeper_plus"', 'effect = "keeper_plus"\non = ["pass"]', 14, "“shot_die” takes no “on”: leave it out",
     "« shot_die » ne prend pas de « on » : omettez-le"),
    ('effect = "keeper_plus"', 'effect = "keeper_plus"\npa = 1', 14, "only cards of these windows give PA: with, after",
     "seules les cartes de ces fenêtres donnent des PA : with, after"),
    ('effect = "undefendable_now"', 'effect = "draw_action"', 36, "“effect” is one of: none, cancel_red_bonus",
     "« effect » est l’un de ces mots : none, cancel_red_bonus"),
    ('effect = "keeper_plus"\n', "", 9, "“effect” is one of: keeper_plus",
     "« effect » est l’un de ces mots : keeper_plus"),
    ("amount = 4", "amount = 5", 14, "“amount” is a whole number from 1 to 4",
     "« amount » est un nombre entier de 1 à 4"),
    ("amount = 4\n", "", 9, "“amount” is missing", "il manque « amount »"),
    ('effect = "keeper_plus"\namount = 4', 'effect = "keeper_sum"\namount = 3', 14, "“amount” is 2.",
     "« amount » vaut 2."),
    ('effect = "undefendable_now"', 'effect = "undefendable_now"\namount = 2', 37,
     "“undefendable_now” takes no “amount”: leave it out", "« undefendable_now » ne prend pas de « amount »"),
    ("pa = 2\n", "", 53, "this player does nothing", "la carte de ce joueur est sans effet ; donnez"),
]  # fmt: skip
"""A passage, what it is changed to, the line that is named, and what is said in English and in French."""


@pytest.mark.parametrize(("old", "new", "line", "english", "french"), MISTAKES)
def test_a_mistake_in_a_squad_file_is_named_with_its_line(
    old: str, new: str, line: int, english: str, french: str
) -> None:
    refusal = refused(changed(old, new))
    assert refusal.sentence("en").startswith(f"squad.toml, line {line}: ")
    assert english in refusal.sentence("en")
    assert plain(refusal.sentence("fr")).startswith(f"squad.toml, ligne {line} : ")
    assert french in plain(refusal.sentence("fr"))


def test_the_file_is_named_by_its_own_name(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace("stars = 4", "stars = 9"), encoding="utf-8")
    with pytest.raises(Refused, match=r"mine\.toml, line 4: “stars”"):
        WorldwideFootball(squad=path)


def test_a_file_that_is_no_toml_is_refused_with_its_line() -> None:
    refusal = refused(changed("stars = 4", "stars ="))
    for language in ("en", "fr"):
        assert "squad.toml" in refusal.sentence(language)
    assert "at line 4, column" in refusal.sentence("en")
    assert "à la ligne 4, colonne" in refusal.sentence("fr")


@pytest.mark.parametrize("player", ["3", '"x"', "[]", "[1, 2, 3, 4, 5, 6, 7]"])
def test_players_that_are_none_are_refused(player: str) -> None:
    team, _, _ = TEXT.partition("[[player]]")
    refusal = refused(f"{team}player = {player}\n")
    assert "a squad has seven players" in refusal.sentence("en")
    assert "sept joueurs" in refusal.sentence("fr")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('id = "belgium"', '"id" = "Belgium"'),
        ("stars = 4", "  stars   = 9"),
        ('slot = "M2"', "'slot' = 'M9'"),
        ('stadium = "half_time_extra_star"', "# stadium\nstadium = 1"),
    ],
)
def test_the_line_is_found_however_a_key_is_written(old: str, new: str) -> None:
    text = changed(old, new)
    wanted = [number for number, line in enumerate(text.splitlines(), 1) if line == new.splitlines()[-1]]
    assert f"line {wanted[0]}: " in refused(text).sentence("en")
