"""Ruling on places: only the winner is defined, the others are listed by how far their best team has come."""

import pytest

from onze.games.world_cup.match import WorldCupMatch
from tests.rules import rule
from tests.rules.world_cup.board import game
from tests.rules.world_cup.phases import APART, discards, last_card, left_wins

OF_2002 = {0: ["FRA", "ITA"], 1: ["GER", "KOR"], 2: ["ARG"], 3: ["ESP", "JPN"], 4: ["BRA"]}
"""Argentina and Spain play for third place, France and Germany the final; Brazil has lost its quarter-final."""
OF_1930 = {0: ["ARG"], 1: ["USA", "BRA", "CHI"], 2: ["URU"], 3: ["YUG"], 4: ["PER", "ROU"]}


def ended(edition: str, **rows: list[str]) -> WorldCupMatch:
    """The tournament has ended, the left teams having won; other rows may be named."""
    owners = OF_1930 if edition == "1930" else OF_2002
    match = last_card(game(edition=edition), phase="FIN", teams=owners, rows={**left_wins("FIN", edition), **rows})
    discards(match, *APART)
    return match


@rule("WCG-C-68")
def test_in_2002_the_places_follow_from_the_best_team() -> None:
    match = ended("2002")
    assert match.outcome is not None
    champion, finalist, third, fourth, quarter_finalist = match.outcome.score
    assert champion > finalist > third > fourth > quarter_finalist > 0


@rule("WCG-C-68")
def test_in_1930_they_follow_from_it_too() -> None:
    match = ended("1930")
    assert match.outcome is not None
    champion, semi_finalist, finalist, other_semi_finalist, out_in_the_groups = match.outcome.score
    assert champion > finalist > semi_finalist == other_semi_finalist > out_in_the_groups == 0


@rule("WCG-C-68", "WCG-C-61")
@pytest.mark.parametrize("edition", ["1930", "2002"])
def test_only_the_winner_wins(edition: str) -> None:
    match = ended(edition)
    assert match.outcome is not None
    assert match.outcome.values == (1, 0, 0, 0, 0)
    assert (match.outcome.reason, match.outcome.rule) == ("cup won", "WCG-1.0.1")


@rule("WCG-C-68")
def test_a_better_team_counts_whatever_happened_to_the_others() -> None:
    match = ended("2002", **{"FIN.F.right": ["1G", "1G"]})
    assert match.outcome is not None
    assert match.outcome.values == (0, 1, 0, 0, 0)
    assert match.outcome.score[1] == max(match.outcome.score)


@rule("WCG-C-68")
def test_before_the_end_the_stages_reached_so_far_count() -> None:
    rules = game()
    groups = last_card(rules, teams=OF_2002)
    assert rules.score(groups) == (0, 0, 0, 0, 0)
    semi_finals = last_card(rules, phase="SF", teams=OF_2002)
    assert rules.score(semi_finals) == (3, 3, 3, 3, 2)
