"""The page that explains the cards."""

from typing import Any

import pytest

from tests.conftest import PlayOn
from tests.games.worldwide_football.screen import (
    NAMES,
    PROFESSIONAL,
    TEAMS,
    explain,
)
from tests.plain import plain


@pytest.mark.parametrize(
    ("lang", "answered", "discard", "player"),
    [
        (
            "en",
            "  Pass          +2 PA             draw 1 Player card\n"
            "                against it: Interception +1, Tackle +1\n",
            "\nDiscard of Germany: 2 × Pass\nDiscard of Italy: –\n",
            "\n  Falk Ebersreuter (M), in hand – With Long pass: +1 PA, its red bonuses do not\n",
        ),
        (
            "fr",
            "défense possible : Interception +1, Tacle +1\n",
            "\nDéfausse de l’Allemagne : 2 × Passe\nDéfausse de l’Italie : –\n",
            "\n  Falk Ebersreuter (M), en main – Avec Passe longue : +1 PA, ses bonus rouges ne\n",
        ),
    ],
)
def test_c_explains_the_cards_and_all_that_lies_open(
    play_on: PlayOn, lang: str, answered: str, discard: str, player: str
) -> None:
    facts: dict[str, Any] = {"discards": {0: ["pass", "pass"]}, "players": {0: ["M1"]}, "used_players": {1: ["G1"]}}
    match = PROFESSIONAL.scenario("BuildAttack", **TEAMS, **facts)
    output = play_on(match, "c\nq\n", lang=lang)
    for part in (answered, discard, player):
        assert part in output
    assert f"Duccio Serravento (G), {'used' if lang == 'en' else 'joué'} – " in output
    assert output.count("Your move" if lang == "en" else "Votre coup") == 2


def test_the_cards_of_others_are_not_explained_as_held() -> None:
    match = PROFESSIONAL.scenario("BuildAttack", **TEAMS, players={0: ["M1"], 1: ["A1"]})
    assert plain(explain(match, 0, NAMES, "en")).count("in hand") == 1


def test_before_the_match_the_players_of_every_team_are_explained() -> None:
    text = plain(explain(PROFESSIONAL.scenario("ChooseTeam"), 0, NAMES, "en"))
    assert [f"\nPlayers of {team.name['en']}:\n" in text for team in PROFESSIONAL.teams] == [True] * 5
