"""Events: every one is of a kind that is listed, names things by whole ids, and is told after it has happened."""

from collections.abc import Callable

import pytest

from onze.games.world_cup import WorldCup
from onze.kernel.chance import Seeded
from onze.kernel.event_kinds import wrong_with
from onze.kernel.events import Event
from tests.games.playthroughs import WORLD_CUP_READINGS
from tests.games.world_cup.editions import KNOCKOUT_ONLY
from tests.rules.world_cup.board import place, scene, turn_over
from tests.rules.world_cup.phases import APART, discards, last_card

GAMES: dict[str, Callable[[], WorldCup]] = {
    "1930": lambda: WorldCup(13, edition="1930"),
    "1994": lambda: WorldCup(4, edition="1994"),
    "1998": lambda: WorldCup(9, edition="1998"),
    "2002": lambda: WorldCup(16, edition="2002"),
    "2022": lambda: WorldCup(2, edition="2022"),
    "1930 otherwise": lambda: WorldCup(10, edition="1930", **WORLD_CUP_READINGS),
    "2002 otherwise": lambda: WorldCup(10, edition="2002", **WORLD_CUP_READINGS),
    "an own one": lambda: WorldCup(2, own_edition=KNOCKOUT_ONLY),
}
RARE = {"referee"}
"""What no player brings about."""


def played(game: WorldCup, seed: int) -> list[Event]:
    """All that is told of a match that is played at random to its end."""
    told: list[Event] = []
    chance = Seeded(seed)
    match = game.new_match(chance, told.append)
    while match.outcome is None:
        moves = match.moves()
        match.play(moves[chance.below(len(moves))], chance, told.append)
    return told


@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_of_a_listed_kind_with_the_details_that_belong_to_it(name: str) -> None:
    game = GAMES[name]()
    for seed in range(2):
        for event in played(game, seed):
            assert wrong_with(event, game.event_kinds, game.things(), game.seats) == []


def test_every_listed_kind_is_told_in_some_match() -> None:
    games = [GAMES[name]() for name in ("1930", "2002", "2002 otherwise")]
    told = {event.kind for game in games for seed in range(2) for event in played(game, seed)}
    assert set(games[0].event_kinds) - told == RARE


def test_a_flag_is_in_its_row_when_it_is_told() -> None:
    match = last_card(WorldCup(2, edition="1930", modification_dice=False), rows={})
    where: list[object] = []
    rows = match.rules.edition.rows

    def listen(event: Event) -> None:
        if event.kind == "flag":
            row = rows.index(str(event.facts["row"]))
            where.append(match.rules.edition.team_things[match.row_team[row]] == event.details["team"])

    chance = Seeded(3)
    while match.outcome is None:
        moves = match.moves()
        match.play(moves[chance.below(len(moves))], chance, listen)
    assert where == [True] * 6


def test_a_result_stands_on_the_sheet_and_its_winner_goes_on_when_it_is_told() -> None:
    match = last_card(WorldCup(2), phase="SF", rows={"SF.1.left": ["1G"], "SF.2.left": ["1G"]})
    seen: list[tuple[int, int, bool]] = []

    def listen(event: Event) -> None:
        if event.kind == "result":
            fixture = match.rules.edition.fixture(str(event.facts["match"]))
            won = match.winner[fixture] == match.row_team[2 * fixture]
            seen.append((match.goals[2 * fixture], match.goals[2 * fixture + 1], won))

    name = next(name for name in map(match.game.name, match.moves()) if name.startswith("discard "))
    match.play(match.game.move(name), Seeded(7), listen)
    assert [won for _, _, won in seen] == [left > right for left, right, _ in seen]
    assert len(seen) == 2


def test_a_token_says_who_put_it_down_with_which_card_and_how_the_match_stands() -> None:
    told = place(scene(WorldCup(2), "g3", rows={"B2.right": ["1G"]}), "g3", "B2.left")
    details = next(event.details for event in told if event.kind == "token")
    assert (details["seat"], details["card"], details["token"]) == (0, "card:g3", "token:3G")
    assert (details["to"], details["team"], details["score"]) == ("row:B2.left", "team:ESP", [3, 1])


def test_a_reduced_token_says_what_it_was_and_what_it_became() -> None:
    told = turn_over(scene(WorldCup(2), "foul", rows={"B2.left": ["3G"]}), "foul", "B2.left")
    details = next(event.details for event in told if event.kind == "turned")
    assert (details["token"], details["became"]) == ("token:3G", "token:2G")
    assert details["tokens"] == ["token:~3G", "token:2G"]


def test_a_card_goes_from_the_hand_to_the_discards_and_a_drawn_one_from_the_pile_to_the_hand() -> None:
    told = place(scene(WorldCup(2), "g1"), "g1", "B2.left")
    ways = {event.kind: (event.details["from"], event.details["to"]) for event in told if "from" in event.details}
    assert ways == {"card": ("hands.0", "discard_pile"), "draw": ("draw_pile", "hands.0")}


def test_kicks_are_counted_up_one_after_the_other() -> None:
    rows = {f"{name}.{side}": ["1G"] for name in ("SF.1",) for side in ("left", "right")}
    match = last_card(WorldCup(2, shootout_early_stop=True), phase="SF", rows={**rows, "SF.2.left": ["1G"]})
    told = discards(match, *APART, *["d6 3", "d6 1"] * 3)
    kicks = [event.details["kicks"] for event in told if event.kind == "kick"]
    assert kicks == [[1, 0], [1, 0], [2, 0], [2, 0], [3, 0], [3, 0]]


def test_the_table_of_a_group_is_told_when_its_matches_are_scored_and_before_the_dice_of_the_next() -> None:
    told = [event for event in played(GAMES["1930"](), 3) if event.kind in ("dice", "result", "table")]
    for number in range(1, 5):
        of_group = told[: next(at for at, event in enumerate(told) if event.kind == "table") + 1]
        assert of_group[0].details["where"] == of_group[-1].details["group"] == f"group:{number}"
        assert {event.kind for event in of_group[1:-1]} == {"result"}
        told = told[len(of_group) :]
