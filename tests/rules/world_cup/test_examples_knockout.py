"""Worked examples of the knockout phases: places, piles, finals, a shoot-out."""

import pytest

from onze.games.world_cup.match import WorldCupMatch
from onze.kernel.chance import Seeded
from tests.rules import rule
from tests.rules.table import moves, play
from tests.rules.world_cup.board import discard_all, facts, game, refused_row, row, team, uses
from tests.rules.world_cup.phases import (
    APART,
    Score,
    bracket,
    cards,
    discards,
    end_of_groups,
    event,
    hand_sizes,
    last_card,
    lay,
    left_wins,
    scored,
    seen,
)

OF_1930 = game(edition="1930")
OF_2002 = game()


@rule("WCX-17")
def test_chile_wins_group_1() -> None:
    match, _ = end_of_groups(OF_1930, {"1-3": (1, 0), "1-4": (1, 0), "1-6": (0, 1)})
    assert team(match, "SF.1.left") == "CHI"
    assert match.spaces(match.rules.edition.rows.index("SF.1.left")) == 3


@rule("WCX-18")
def test_both_finalists_in_one_hand() -> None:
    match = last_card(OF_1930, phase="SF", teams={2: ["ARG", "URU"]}, rows=left_wins("SF", "1930"))
    told = discards(match, *APART)
    assert event(told, "decided").facts == {"seat": 2}
    lay(match, "FIN.F.left", ["1G"])
    told = discards(match, turns=7) + discards(match, *APART)
    assert [fact["seat"] for fact in facts(told, "card")] == [2] * 8
    assert event(told, "champion").facts == {"seat": 2, "team": "ARG"}


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
    assert event(told, "pile").facts == {"count": 35, "cards": 35, "aside": 36}
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
    assert event(told, "shoot-out").facts["kicks"] == [4, 3]
    assert event(told, "champion").facts["team"] == bracket(match, "FIN")["FIN.F"].partition("-")[0]
    assert seen(match, "results")["FIN.F"][1:3] == [1, 1]
