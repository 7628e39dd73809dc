"""The worked examples of the tournament, to the digit."""

from typing import Any

import pytest

from onze.games.world_cup.match import WorldCupMatch
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.table import kinds, moves, play
from tests.rules.world_cup.board import discard_all, facts, game, refused_row, results, row, team, uses
from tests.rules.world_cup.phases import (
    APART,
    Score,
    bracket,
    cards,
    discards,
    end_of_groups,
    event,
    group_scores,
    hand_sizes,
    last_card,
    lay,
    left_wins,
    scored,
    seen,
)

OF_1930 = game(edition="1930")
OF_2002 = game()


@rule("WCX-09")
@pytest.mark.parametrize(("edition", "pile", "turns"), [("1930", 63, 63), ("2002", 72, 144)])
def test_runs_through_the_deck(edition: str, pile: int, turns: int) -> None:
    match = game(edition=edition).new_match(Seeded(4))
    assert cards(match)["draw"] == pile
    told = discard_all(match, turns - 1)
    assert [fact["cards"] for fact in facts(told, "reshuffle")] == [pile] * (turns // pile - 1)
    assert "dice" not in kinds(told)
    assert hand_sizes(match) == [3] * 5
    assert kinds(discard_all(match, 1))[:3] == ["card", "draw", "dice"]


@rule("WCX-10")
@pytest.mark.parametrize(
    ("edition", "fixture", "group", "attacks", "goals"),
    [
        ("1930", "3-2", "3", 0, 1),  # Uruguay, black
        ("1930", "3-2", "3", 1, 1),
        ("1930", "3-2", "3", 2, 2),
        ("1930", "4-1", "4", 0, 0),  # the USA, blue
        ("1930", "4-1", "4", 1, 1),
        ("1930", "4-1", "4", 2, 1),
        ("1930", "4-1", "4", 3, 2),
        ("1930", "1-1", "1", 1, 1),  # France, yellow
        ("1930", "1-3", "1", 1, 0),  # Chile, green
    ],
)
def test_dots_of_a_group_throw(edition: str, fixture: str, group: str, attacks: int, goals: int) -> None:
    rows = {f"{fixture}.left": ["A"] * attacks}
    assert group_scores(game(edition=edition), group, rows, "blue", "black", "black", "yellow")[fixture] == (goals, 0)


GROUP_1 = {
    "1-1.left": ["A", "A"], "1-1.right": ["1G"],
    "1-2.left": ["1G"], "1-2.right": ["A", "1G"],
    "1-4.left": ["1G", "A"], "1-4.right": ["1G"],
}  # fmt: skip


@rule("WCX-12")
def test_group_1_of_1930() -> None:
    scores = group_scores(OF_1930, "1", GROUP_1, "red", "red", "black", "yellow")
    assert (scores["1-1"], scores["1-2"], scores["1-4"]) == ((1, 1), (2, 2), (1, 1))
    assert (scores["1-5"], scores["1-6"]) == ((1, 0), (1, 0))  # Argentina's goal in its other two matches
    assert scores["1-3"] == (0, 0)


def points(edition: str, group: str, scores: dict[str, Score]) -> dict[str, int]:
    """What each team of a group has after these scores."""
    _, told = end_of_groups(game(edition=edition), scores)
    found: dict[str, int] = next(fact["points"] for fact in facts(told, "table") if fact["group"] == group)
    return found


@rule("WCX-13")
def test_points() -> None:
    three_draws: dict[str, Score] = {"1-1": (1, 1), "1-2": (2, 2), "1-4": (1, 1)}
    losses_of_mexico: dict[str, Score] = {"1-3": (1, 0), "1-5": (1, 0), "1-6": (1, 0)}
    assert points("1930", "1", {**three_draws, **losses_of_mexico}) == {"ARG": 5, "CHI": 3, "FRA": 3, "MEX": 1}
    of_2002: dict[str, Score] = {
        "A1": (1, 1), "A3": (2, 2), "A5": (1, 1), "A2": (1, 0), "A4": (0, 1), "A6": (1, 0)
    }  # fmt: skip
    assert points("2002", "A", of_2002) == {"FRA": 3, "SEN": 7, "URU": 4, "DEN": 1}


def level_in_group_4(**named: Any) -> tuple[WorldCupMatch, list[Event]]:
    """USA – Belgium 1–0, USA – Paraguay 1–1, Paraguay – Belgium 2–0."""
    return end_of_groups(OF_1930, {"4-1": (1, 0), "4-2": (1, 1), "4-3": (2, 0)}, **named)


@rule("WCX-14")
def test_two_teams_level_in_1930() -> None:
    match, told = level_in_group_4(teams={1: ["USA"], 3: ["PAR"], 4: ["BEL"]})
    table = next(fact for fact in facts(told, "table") if fact["group"] == "4")
    assert table["points"] == {"USA": 3, "PAR": 3, "BEL": 0}
    assert table["order"] == [["USA", "PAR"], ["BEL"]]
    assert event(told, "replay").details == {"matches": ["4-2"], "seats": [1, 3]}
    assert cards(match)["draw"] == 6


@rule("WCX-15")
def test_a_group_of_draws() -> None:
    match, told = end_of_groups(OF_1930, {"2-1": (0, 0), "2-2": (1, 1), "2-3": (2, 2)})
    assert next(fact["points"] for fact in facts(told, "table") if fact["group"] == "2") == {
        "YUG": 2,
        "BRA": 2,
        "BOL": 2,
    }
    assert seen(match, "replaying") == ["2-1", "2-2", "2-3"]


@rule("WCX-16")
def test_the_pile_of_three_replays() -> None:
    match, _ = end_of_groups(OF_1930, {"2-1": (0, 0), "2-2": (1, 1), "2-3": (2, 2)})
    assert cards(match)["draw"] == 18
    lay(match, "2-1.left", ["1G"])
    lay(match, "2-2.left", ["1G"])
    told = discards(match, *APART, turns=18)
    assert len(facts(told, "dice")) == 1
    assert results(told) == {"2-1": (1, 0), "2-2": (1, 0), "2-3": (0, 0)}


@rule("WCX-17")
def test_chile_wins_group_1() -> None:
    match, _ = end_of_groups(OF_1930, {"1-3": (1, 0), "1-4": (1, 0), "1-6": (0, 1)})
    assert team(match, "SF.1.left") == "CHI"
    assert match.spaces(match.rules.edition.rows.index("SF.1.left")) == 3


@rule("WCX-18")
def test_both_finalists_in_one_hand() -> None:
    match = last_card(OF_1930, phase="SF", teams={2: ["ARG", "URU"]}, rows=left_wins("SF", "1930"))
    told = discards(match, *APART)
    assert event(told, "decided").details == {"seat": 2}
    lay(match, "FIN.F.left", ["1G"])
    told = discards(match, turns=7) + discards(match, *APART)
    assert [fact["seat"] for fact in facts(told, "card")] == [2] * 8
    assert event(told, "champion").details == {"seat": 2, "team": "ARG"}


@rule("WCX-19")
def test_the_length_of_the_1930_final() -> None:
    owners = {0: ["ARG"], 1: ["USA"], 2: ["URU"], 3: ["YUG"]}
    match = last_card(OF_1930, phase="SF", teams=owners, rows=left_wins("SF", "1930"), seat=3)
    discards(match, *APART)
    lay(match, "FIN.F.left", ["1G"])
    assert (cards(match)["draw"], match.to_play) == (8, 0)
    told = discards(match, turns=7) + discards(match, *APART)
    assert [fact["seat"] for fact in facts(told, "card")] == [0, 2] * 4


@rule("WCX-19")
def test_after_a_replayed_semi_final_the_last_card_of_the_replay_counts() -> None:
    owners = {0: ["ARG"], 1: ["USA"], 2: ["URU"], 3: ["YUG"]}
    rows = scored({"SF.2": (1, 0)})
    match = last_card(OF_1930, phase="SF", teams=owners, replay=["SF.2"], rows=rows, seat=2, last_drawer=1)
    discards(match, *APART)
    assert (match.playing, match.to_play) == ([0, 2], 0)


@rule("WCX-20")
def test_group_a_in_2002() -> None:
    match, _ = end_of_groups(OF_2002, {"A1": (0, 1)})
    edition = OF_2002.edition
    assert (team(match, "R16.2.left"), team(match, "R16.3.right")) == ("SEN", "FRA")
    assert [match.spaces(edition.rows.index(name)) for name in ("R16.2.left", "R16.3.right")] == [3, 3]


@rule("WCX-21")
@pytest.mark.parametrize(("side", "winner"), [("left", "GER"), ("right", "PAR")])
def test_after_the_round_of_16(side: str, winner: str) -> None:
    rows = {**left_wins("R16"), "R16.1.left": [], f"R16.1.{side}": ["1G"]}
    match = last_card(OF_2002, phase="R16", qualified={"R:B": "PAR"}, rows=rows)
    discards(match, *APART)
    assert team(match, "QF.X.left") == winner


@rule("WCX-22")
@pytest.mark.parametrize(("side", "winner"), [("left", "FRA"), ("right", "BRA")])
def test_after_the_quarter_finals(side: str, winner: str) -> None:
    rows = {**left_wins("QF"), "QF.W.left": [], f"QF.W.{side}": ["1G"]}
    match = last_card(OF_2002, phase="QF", rows=rows)
    discards(match, *APART)
    assert team(match, "SF.1.left") == winner


@rule("WCX-23")
@pytest.mark.parametrize(
    ("fixture", "group", "attacks", "goals"),
    [
        ("3-2", "3", 0, 1),  # Uruguay, black
        ("1-2", "1", 0, 0),  # Argentina, red
        ("1-2", "1", 1, 1),
        ("1-2", "1", 2, 1),
        ("1-3", "1", 0, 0),  # Chile, green
        ("1-3", "1", 1, 1),
        ("1-3", "1", 2, 1),
    ],
)
def test_the_express_throw(fixture: str, group: str, attacks: int, goals: int) -> None:
    rows = {f"{fixture}.left": ["A"] * attacks}
    assert group_scores(OF_1930, group, rows, "black", "red", "black", "green")[fixture] == (goals, 0)


@rule("WCX-24")
@pytest.mark.parametrize(
    ("winner", "scores", "spaces"),
    [
        ("FRA", {}, 3),
        ("SEN", {"A1": (0, 1)}, 3),
        ("URU", {"A3": (0, 1), "A6": (0, 1), "A2": (1, 0)}, 2),
    ],
)
def test_the_winner_of_group_a(winner: str, scores: dict[str, Score], spaces: int) -> None:
    match, _ = end_of_groups(OF_2002, scores)
    assert team(match, "R16.2.left") == winner
    assert match.spaces(OF_2002.edition.rows.index("R16.2.left")) == spaces


@rule("WCX-25")
def test_ten_players_in_2002() -> None:
    rules = game(10)
    match = rules.new_match(Seeded(1))
    assert cards(match)["draw"] == 57
    discard_all(match, 113)
    assert match.last_turns == 0
    discard_all(match, 1)
    assert match.last_turns == 10
    discard_all(match, 9)
    assert sorted(hand_sizes(match)) == [2] * 9 + [3]
    assert cards(match)["discards"] == 66  # the tenth last turn makes it 67
    losers = {0: ["URU", "DEN", "PAR"], 1: ["RSA", "CHN", "CRC"]}
    last_turn = {"last_turns": 1, "seat": 9, "hand_size": 2, "hands": {9: ["g3", "foul", "foul"]}, "draw_pile_size": 0}
    match, told = end_of_groups(rules, {}, teams={**losers, **rest_of_ten()}, **last_turn)
    assert [(fact["seat"], len(fact["cards"])) for fact in facts(told, "eliminated")] == [(0, 2), (1, 2)]
    assert event(told, "pile").details == {"cards": 35, "aside": 36}
    assert cards(match) == {"draw": 35, "discards": 0, "aside": 28}
    assert hand_sizes(match) == [0, 0] + [3] * 8


def rest_of_ten() -> dict[int, list[str]]:
    """The other eight of ten players have the first two of a group each."""
    return {
        2 + number: [OF_2002.edition.team_ids[team] for team in group.teams[:2]]
        for number, group in enumerate(OF_2002.edition.groups)
    }


@rule("WCX-26")
def test_piles_with_five_players() -> None:
    owners = {0: ["FRA"], 1: ["GER"], 2: ["ARG"], 3: ["ESP"], 4: ["BRA"]}
    match, _ = end_of_groups(OF_2002, {}, teams=owners)
    piles = [cards(match)["draw"]]
    for phase in ("R16", "QF", "SF"):
        for name in left_wins(phase):
            lay(match, name, ["1G"])
        discards(match, *APART, turns=piles[-1])
        piles.append(cards(match)["draw"])
    assert piles == [36, 18, 12, 12]


@rule("WCX-26")
def test_the_quarter_finals_when_one_of_five_has_left() -> None:
    owners = {0: ["FRA", "ITA", "BRA"], 1: ["GER", "KOR"], 2: ["ARG", "JPN"], 3: ["ESP"], 4: ["SVN"]}
    match = last_card(OF_2002, phase="R16", teams=owners, rows=left_wins("R16"))
    discards(match, *APART)
    assert len(match.playing) == 4
    assert cards(match) == {"draw": 18, "discards": 0, "aside": 75 - 18}


@rule("WCX-27")
def test_three_teams_level_in_2002() -> None:
    # P is Russia, Q Japan, R Belgium, S Tunisia
    match, _ = end_of_groups(
        OF_2002, {"H3": (1, 2), "H1": (1, 0), "H6": (3, 0), "H2": (1, 0), "H5": (0, 1), "H4": (0, 1)}
    )
    assert seen(match, "groups")["H"] == [["BEL"], ["JPN"], ["RUS"], ["TUN"]]


@rule("WCX-28")
def test_two_teams_level_in_2002() -> None:
    # P is Belgium, Q Russia: 4 points each, 1–0 between them, −1 and +1
    scores: dict[str, Score] = {"H1": (2, 0), "H2": (2, 0), "H3": (1, 1), "H4": (0, 0), "H5": (0, 1), "H6": (1, 0)}
    assert points("2002", "H", scores) == {"JPN": 7, "BEL": 4, "RUS": 4, "TUN": 1}
    match, _ = end_of_groups(OF_2002, scores)
    assert seen(match, "groups")["H"][1:3] == [["BEL"], ["RUS"]]


@rule("WCX-29")
def test_the_last_phase_of_2002() -> None:
    def holding(*hand: str) -> WorldCupMatch:
        """A player whose only team in the last phase is Uruguay, a yellow finalist against Germany."""
        owners = {0: ["URU"], 1: ["GER"], 2: ["ARG"], 3: ["ESP"]}
        rows = {"FIN.3P.left": ["1G"]}
        named = {"phase": "FIN", "qualified": {"W:A": "URU"}, "teams": owners, "draw_pile_size": 3}
        return last_card(OF_2002, seat=0, hands={0: list(hand)}, rows=rows, **named)

    assert bracket(holding("attack"), "FIN") == {"FIN.3P": "ARG-ESP", "FIN.F": "URU-GER"}
    assert refused_row(holding("attack"), "place", "attack", "FIN.3P.left").rule == "WCG-11.p.2"
    assert uses(holding("foul"), "foul") == {"discard"}
    match = holding("g111")
    play(match, "place card:g111", "choose row:FIN.F.right", "leave out")
    assert (row(match, "FIN.F.left"), row(match, "FIN.F.right")) == ([], ["1G"])
    assert refused_row(holding("g21"), "place", "g21", "FIN.F.left").rule == "WCG-6.d.5"
    match = holding("g21")
    play(match, "place card:g21", "leave out", "choose row:FIN.F.left")
    assert row(match, "FIN.F.left") == ["1G"]


@rule("WCX-30")
def test_a_shoot_out() -> None:
    second_white = {"black": 1, "red": 3, "blue": 4, "green": 5, "yellow": 6}
    first_white = {"black": 1, "red": 3, "blue": 5, "green": 6}
    left = ["red", "black", "blue", "black", "green", "black", "yellow"]
    right = ["black", "green", "red", "blue", "black", "black", "black"]
    throws = [
        f"d6 {die[dot]}"
        for pair in zip(left, right, strict=True)
        for die, dot in zip((second_white, first_white), pair, strict=True)
    ]
    match = last_card(OF_2002, phase="FIN", rows={"FIN.3P.left": ["1G"], "FIN.F.left": ["1G"], "FIN.F.right": ["1G"]})
    discard = next(name for name in moves(match) if name.startswith("discard "))
    told = play(match, discard, throws=[*APART, *throws])
    shown = facts(told, "kick")
    assert [fact["dot"] for fact in shown[::2]] == left
    assert [fact["dot"] for fact in shown[1::2]] == right
    assert sum(fact["scored"] for fact in shown[:10:2]) == sum(fact["scored"] for fact in shown[1:10:2]) == 3
    assert event(told, "shoot-out").details["kicks"] == [4, 3]
    assert event(told, "champion").details["team"] == bracket(match, "FIN")["FIN.F"].partition("-")[0]
    assert seen(match, "results")["FIN.F"][1:3] == [1, 1]
