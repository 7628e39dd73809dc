"""The balance sheet of The World Cup Game counts what a tournament tells."""

from collections import Counter

import pytest
from bench.world_cup_balance import Score, Tournament, by_rank, play, read_tournament

from onze.games.world_cup import WorldCup
from onze.kernel.events import Event


def test_a_tournament_is_read_from_its_events() -> None:
    game = WorldCup(2, edition="1930")
    events = [
        Event("teams", {"seat": 0, "teams": ["URU", "FRA"], "left_over": "PER"}),
        Event("teams", {"seat": 1, "teams": ["ARG", "CHI"]}),
        Event("dealer", {"seat": 1}),
        Event("card", {"seat": 0, "card": "defence", "use": "flip"}),
        Event("penalty", {"seat": 0, "scored": True}),
        Event("result", {"match": "1-6", "goals": [2, 1], "without_dice": [1, 1], "replay": False}),
        Event("result", {"match": "SF.1", "goals": [0, 3], "without_dice": [0, 2], "replay": True}),
        Event("replay", {"matches": ["SF.1"]}),
        Event("champion", {"seat": 0, "team": "URU"}),
    ]
    cup = read_tournament(game, events)
    assert (cup.winner, cup.champion, cup.dealer) == (0, "URU", 1)
    assert cup.teams == (("URU", "FRA", "PER"), ("ARG", "CHI"))
    assert [score.phase for score in cup.scores] == ["groups", "SF, played again"]
    assert [score.changed_by_dice() for score in cup.scores] == [True, False]
    assert cup.happened == {("defence", "flip"): 1, ("penalty", "scored"): 1, ("replay", ""): 1}


@pytest.mark.parametrize(
    ("goals", "without_dice", "changed"),
    [((1, 0), (0, 0), True), ((1, 1), (0, 1), True), ((2, 1), (0, 1), True), ((3, 1), (1, 0), False)],
)
def test_the_dice_change_a_match_when_somebody_else_wins_it(
    goals: tuple[int, int], without_dice: tuple[int, int], changed: bool
) -> None:
    assert Score("groups", goals, without_dice).changed_by_dice() is changed


def test_the_player_whose_colours_win_cups_has_the_best_set() -> None:
    game = WorldCup(2, edition="1930")
    sets = (("URU", "FRA"), ("ARG", "MEX"))
    cups = ((0, "URU"), (0, "URU"), (1, "ARG"))
    played = [Tournament(winner, champion, 0, sets, (), Counter()) for winner, champion in cups]
    assert by_rank(game, played) == [[True, True, False], [False, False, True]]


def test_tournaments_come_to_the_same_figures_again() -> None:
    played = play(3, {"edition": "1930"}, "random", range(2))
    assert played == play(3, {"edition": "1930"}, "random", range(2))
    for cup in played:
        assert cup.champion in cup.teams[cup.winner]
        assert sorted(len(teams) for teams in cup.teams) == [4, 4, 5]
        assert len([score for score in cup.scores if score.phase == "groups"]) == 15
        assert cup.happened["attack", "place"] > 0
