"""Everything that can be played or read on a card has its words in both languages."""

import re
from pathlib import Path

import pytest

import onze.games.worldwide_football
from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.box.abilities import ABILITIES
from onze.games.worldwide_football.box.card_texts import (
    ability_text,
    action_text,
    player_text,
    stadium_text,
)
from onze.games.worldwide_football.box.squads import EFFECTS_IN, STADIUMS, Player
from onze.kernel.words import LANGUAGES
from tests.plain import plain

PACKAGE = Path(onze.games.worldwide_football.__file__).parent
AMATEUR = WorldwideFootball()
PROFESSIONAL = WorldwideFootball(mode="professional")
INTERNATIONAL = WorldwideFootball(mode="international")
EXTRA_TIME = WorldwideFootball(draw_resolution="extra_time")


# ---- how teams are called


@pytest.mark.parametrize(
    ("names", "the", "of"),
    [
        (
            '{ en = "Belgium", fr = "Belgique", fr_the = "la Belgique", fr_of = "de la Belgique" }',
            "la Belgique",
            "de la Belgique",
        ),
        ('{ en = "Auxerre" }', "Auxerre", "d’Auxerre"),
        ('{ en = "Wales", fr = "Galles" }', "Galles", "de Galles"),
    ],
)
def test_a_squad_of_ones_own_is_called_by_the_forms_it_gives(names: str, the: str, of: str) -> None:
    squad = (PACKAGE / "data" / "teams" / "france.toml").read_text(encoding="utf-8")
    squad = re.sub(r"name = \{.*", f"name = {names}", squad, count=1).replace('id = "france"', 'id = "ours"')
    team = WorldwideFootball(squad=squad).teams[-1]
    assert (team.the["fr"], team.of["fr"]) == (the, of)
    assert team.the["en"] == team.name["en"]


# ---- moves


@pytest.mark.parametrize("game", [AMATEUR, INTERNATIONAL])
def test_every_move_has_a_text(game: WorldwideFootball) -> None:
    for move in range(len(game.vocabulary)):
        text = game.move_text(move)
        assert all(text[language] and "{" not in text[language] for language in LANGUAGES)


def test_a_player_card_is_played_by_the_name_of_the_player() -> None:
    match = AMATEUR.scenario("WithCards", card="long-pass", teams=["germany", "italy"], players={0: ["M1"]})
    text = match.move_text(AMATEUR.move("play player:M1"))
    assert text == {"en": "play Falk Ebersreuter (M)", "fr": "jouer Falk Ebersreuter (M)"}
    match = AMATEUR.scenario("DiscardDown", of=1, teams=["germany", "italy"], players={1: ["G1", "D1", "D2", "M1"]})
    assert match.move_text(AMATEUR.move("discard player:G1"))["fr"] == "défausser Duccio Serravento (G)"


def test_a_number_says_what_it_counts() -> None:
    match = INTERNATIONAL.scenario("BuildDecks", said=["choose number:5"])
    assert match.move_text(INTERNATIONAL.move("choose number:6")) == {"en": "6 × Pass", "fr": "6 × Passe"}
    match = PROFESSIONAL.scenario("Penalty")
    assert match.move_text(PROFESSIONAL.move("choose number:6"))["en"] == "set the die to 6"


@pytest.mark.parametrize(
    ("game", "decision"),
    [(PROFESSIONAL, "Penalty"), (INTERNATIONAL, "BuildDecks"), (EXTRA_TIME, "ChooseTen")],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_at_a_question_for_numbers_any_other_move_goes_by_its_own_name(game: WorldwideFootball, decision: str) -> None:
    match = game.scenario(decision)
    for name in ("lay card:pass", "choose team:france", "use ability:diving", "give back", "keep"):
        move = game.move(name)
        assert match.move_text(move) == game.move_text(move)
        reason = match.why_not(move)
        assert reason is not None
        assert reason.key == f"now_{decision}"


# ---- cards


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        (
            "Anselmo Quixaba",
            "After the opponent’s shot die: +2 on the keeper’s die",
            "Après le dé de tir adverse : +2 au dé du gardien",
        ),
        ("Tico Laranjal", "After Pass: +1 PA", "Après Passe : +1 PA"),
        (
            "Juruna Valadim",
            "After Dribble: draw 2 Action cards; free-kick specialist",
            "Après Dribble : 2 cartes Action à piocher ; spécialiste des coups francs",
        ),
        (
            "Nando Piracema",
            "With Shot: this card cannot be defended",
            "Avec Tir : pas de défense sur cette carte",
        ),
        (
            "Gaspard Vautrenne",
            "Ball taken with Interception, Pressing or Tackle: +1 PA, draw 1 Action card",
            "Ballon récupéré avec Interception, Pressing ou Tacle : +1 PA, 1 carte Action à piocher",
        ),
        (
            "Jost Wienbrock",
            "Against an M or A card: d20, 9 or more cancels it",
            "Contre une carte M ou A : d20, 9 ou plus l’annule",
        ),
        (
            "Ruben Kasselfeld",
            "After a Shot of its own team, before the die: 2 dice for the shot, the best counts",
            "Après un Tir de son équipe, avant le dé : 2 dés pour le tir, le meilleur compte",
        ),
    ],
)
def test_a_player_card_says_when_and_what(name: str, english: str, french: str) -> None:
    player = next(player for team in AMATEUR.teams for player in team.players if player.name == name)
    assert player_text(player, AMATEUR.actions)["en"] == english
    assert plain(player_text(player, AMATEUR.actions)["fr"]) == french


def test_every_player_card_has_a_text_of_its_own_in_its_team() -> None:
    for team in INTERNATIONAL.teams:
        for language in LANGUAGES:
            texts = {player_text(player, INTERNATIONAL.actions)[language] for player in team.players}
            assert len(texts) == len(team.players)
            assert not any(text.endswith((" ", ":")) for text in texts)


def test_whatever_a_squad_file_allows_can_be_said() -> None:
    for window, effects in EFFECTS_IN.items():
        for effect in effects:
            for amount in (1, 2):
                table = {"slot": "M1", "name": "A", "window": window, "effect": effect, "amount": amount}
                on = ["tackle"] if window == "recovery" else ["pass", "cross"]
                said = player_text(Player({**table, "on": on, "pa": 1}), AMATEUR.actions)
                assert all(said[language] and "{" not in said[language] for language in LANGUAGES)


@pytest.mark.parametrize(
    ("name", "english"),
    [
        ("dribble", "+1 PA, draw 1 Action card"),
        ("through-ball", "+2 PA, at 4/5 PA, next card cannot be defended"),
        ("shot-567", "at 5/6/7 PA, on the die: −1/0/+1"),
        ("interception", "d20: 19 − PA"),
        ("tackle", "d20: 16 − PA, foul 1–6, yellow 2–3, red 1"),
    ],
)
def test_an_action_card_says_its_numbers_and_its_effect(name: str, english: str) -> None:
    assert action_text(INTERNATIONAL.actions[INTERNATIONAL.card(name)])["en"] == english


def test_abilities_and_stadiums_have_texts() -> None:
    for language in LANGUAGES:
        assert len({ability_text(name)[language] for name in ABILITIES}) == len(ABILITIES)
        assert len({stadium_text(line)[language] for line in STADIUMS}) == len(STADIUMS)
