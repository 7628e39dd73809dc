"""How a match ended, in words: who won, how high, and why where the score does not tell."""

from pathlib import Path

import pytest

from onze.cli.archive import save
from onze.cli.result import result_text
from onze.cli.screen import Screen
from onze.games.football_a_la_carte import FootballALaCarte
from onze.kernel.chance.committed import SEED_BYTES
from onze.kernel.outcome import Outcome
from onze.kernel.records.writer import kick_off
from tests.cli.command import onze
from tests.plain import plain

NAMES = ("you", "coach", "random")


@pytest.mark.parametrize(
    ("outcome", "english", "french"),
    [
        (
            Outcome((1, 0), (2, 1), "full time"),
            "you won, 2 – 1 (you – coach).",
            "Victoire : you, 2-1 (you – coach).",
        ),
        (
            Outcome((0, 1), (2, 3), "full time"),
            "coach won, 2 – 3 (you – coach).",
            "Victoire : coach, 2-3 (you – coach).",
        ),
        (
            Outcome((0.5, 0.5), (1, 1), "full time"),
            "A draw, 1 – 1 (you – coach).",
            "Match nul, 1-1 (you – coach).",
        ),
        (
            Outcome((0, 1), (1, 1), "penalty cuts"),
            "coach won after a level score, 1 – 1 (you – coach).",
            "Victoire après égalité : coach, 1-1 (you – coach).",
        ),
        (
            Outcome((0, 1), (3, 2), "the cup"),
            "coach won, though not by the score, 3 – 2 (you – coach).",
            "Victoire, mais pas au score : coach, 3-2 (you – coach).",
        ),
        (
            Outcome((0, 1), (4, 0), "resignation"),
            "coach won, as the other side gave up, 4 – 0 (you – coach).",
            "Victoire par abandon de l’autre camp : coach, 4-0 (you – coach).",
        ),
        (
            Outcome((0, 1), (4, 0), "time"),
            "coach won, as the other side’s time was up, 4 – 0 (you – coach).",
            "Victoire au temps, celui de l’autre camp étant écoulé : coach, 4-0 (you – coach).",
        ),
        (
            Outcome((0.5, 0.5), (1, 0), "draw agreed"),
            "A draw by agreement, 1 – 0 (you – coach).",
            "Match nul d’un commun accord, 1-0 (you – coach).",
        ),
        (
            Outcome((0.5, 0.5), (1, 0), "abandoned"),
            "The match was abandoned and has no winner, 1 – 0 (you – coach).",
            "Match arrêté, sans vainqueur, 1-0 (you – coach).",
        ),
    ],
    ids=lambda value: value.reason if isinstance(value, Outcome) else "",
)
def test_who_won_and_why(outcome: Outcome, english: str, french: str) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        assert plain(result_text(Screen(lang), outcome, FootballALaCarte(), NAMES)) == sentence


def test_a_side_of_two_wins_together() -> None:
    outcome = Outcome((0, 1, 1), (0, 2), "full time")
    assert plain(result_text(Screen("en"), outcome, FootballALaCarte(3), NAMES)) == (
        "coach & random won, 0 – 2 (you – coach & random)."
    )


@pytest.mark.parametrize(
    ("call", "lang", "sentence"),
    [
        ("resign seat:0", "en", "Coach won, as the other side gave up, 0 – 0 (seat 1 – coach)."),
        ("resign seat:1", "fr", "Victoire par abandon de l’autre camp : la place 1, 0-0 (la place 1 – coach)."),
        ("abandon", "fr", "Match arrêté, sans vainqueur, 0-0 (la place 1 – coach)."),
        ("agree draw", "en", "A draw by agreement, 0 – 0 (seat 1 – coach)."),
    ],
)
def test_what_the_referee_said_is_in_the_result_of_a_record(
    tmp_path: Path, call: str, lang: str, sentence: str
) -> None:
    recorded = kick_off(FootballALaCarte(), bytes(SEED_BYTES), ["me", "coach"])
    recorded.call(call)
    recorded.close()
    save(tmp_path / "match.onze", recorded.record)
    assert sentence in onze("verify", str(tmp_path / "match.onze"), "--lang", lang).output.splitlines()
    last = onze("replay", str(tmp_path / "match.onze"), "--lang", lang, typed="e\nq\n").output
    assert f"\n· {sentence}".replace("la place 1", "vous").replace("seat 1", "you") in last
