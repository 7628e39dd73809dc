"""The introduction and chapters I to III: two editions, the aim, the box and the boards."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from onze.games.world_cup.box.rows import ATTACK, goals, put
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from onze.kernel.words import Refused
from tests.rules import rule
from tests.rules.table import kinds
from tests.rules.world_cup.board import (
    COLOURS,
    DICE,
    discard,
    facts,
    game,
    kick_off,
    place,
    results,
    scene,
    turn_over,
)
from tests.rules.world_cup.board import dice as throw
from tests.rules.world_cup.board import goals as goals_of

IN_1930 = game(edition="1930")
IN_2002 = game()
MULTI_GOAL = {"g21", "g111", "g11"}

in_each_edition = pytest.mark.parametrize("rules", [IN_1930, IN_2002], ids=["1930", "2002"])
of_each_colour = pytest.mark.parametrize("colour", COLOURS)


# ---- the two games


@rule("WCG-0.0.1", "WCG-E.1")
def test_players_choose_the_world_cup_of_1930_or_that_of_2002() -> None:
    assert [game(5, edition=year).edition.id for year in ("1930", "2002")] == ["1930", "2002"]
    with pytest.raises(Refused) as refused:
        game(5, edition="1934")
    assert refused.value.rule == "WCG-0.0.1"


@rule("WCG-0.0.2")
def test_both_games_use_the_same_tokens_dice_and_colours() -> None:
    one, other = IN_1930.material, IN_2002.material
    assert (one.tokens, one.supply, one.colour_names) == (other.tokens, other.supply, other.colour_names)
    assert [die.dots for die in one.dice] == [die.dots for die in other.dice]
    assert [colour.spaces for colour in one.colours] == [colour.spaces for colour in other.colours]


@rule("WCG-0.0.2", "WCG-0.0.3")
def test_both_games_use_the_same_cards_but_those_that_leave_in_1930() -> None:
    one, other = (
        {kind.name: (kind.count, kind.place, kind.flip) for kind in rules.kinds} for rules in (IN_1930, IN_2002)
    )
    assert set(other) - set(one) == MULTI_GOAL
    assert one == {name: other[name] for name in one}


def played(year: str, seed: int) -> Counter[str]:
    """What is told in a whole game of random moves, counted by kind."""
    rules = game(3, edition=year)
    told: list[Event] = []
    luck = Seeded(seed)
    match = rules.new_match(luck, told.append)
    while match.outcome is None:
        listed = match.moves()
        match.play(listed[luck.below(len(listed))], luck, told.append)
    return Counter(kinds(told))


@rule("WCG-0.0.3", "WCG-C-01")
def test_what_is_ruled_for_1930_only_never_happens_in_2002() -> None:
    happened = sum((played("1930", seed) for seed in range(4)), Counter[str]())
    assert happened["replay"] > 0
    assert sum(played("2002", seed)["replay"] for seed in range(3)) == 0


@rule("WCG-0.0.3", "WCG-C-01")
def test_what_is_ruled_for_2002_only_never_happens_in_1930() -> None:
    happened = sum((played("2002", seed) for seed in range(3)), Counter[str]())
    assert happened["reshuffle"] == 3
    assert happened["shoot-out"] > 0
    for seed in range(4):
        told = played("1930", seed)
        assert (told["reshuffle"], told["shoot-out"], told["lots"]) == (0, 0, 0)


# ---- the aim


@rule("WCG-1.0.1")
@pytest.mark.parametrize(("winner", "seat"), [("F.left", 3), ("F.right", 1)])
def test_whoever_controls_the_winner_of_the_final_wins_the_game(winner: str, seat: int) -> None:
    teams = {3: ["ARG"], 1: ["URU"]}
    qualified = {"W:1": "ARG", "M:SF.1": "ARG", "W:3": "URU", "M:SF.2": "URU"}
    match = scene(
        IN_1930, phase="FIN", seat=3, teams=teams, qualified=qualified,
        hands={3: ["attack"]}, rows={f"FIN.{winner}": ["1G"]}, draw_pile_size=1,
    )  # fmt: skip
    told = discard(match, "attack", throws=throw("blue", "blue", "blue", "blue"))
    assert match.outcome is not None
    assert match.outcome.values == tuple(float(other == seat) for other in range(5))
    assert match.outcome.rule == "WCG-1.0.1"
    assert facts(told, "champion") == [{"seat": seat, "team": {3: "ARG", 1: "URU"}[seat]}]


@rule("WCG-1.0.2", "WCG-4.c.11")
def test_a_player_controls_several_teams_even_of_one_group() -> None:
    match, _ = kick_off(game(4), *[["FRA", "SEN", "URU", "DEN", "ESP", "SVN", "PAR", "RSA"],
                                   ["BRA", "TUR", "CHN", "CRC", "KOR", "POL", "USA", "POR"],
                                   ["GER", "KSA", "IRL", "CMR", "ARG", "NGA", "ENG", "SWE"],
                                   ["ITA", "ECU", "CRO", "MEX", "JPN", "BEL", "RUS", "TUN"]])  # fmt: skip
    ids = match.rules.edition.team_ids
    assert [seat for name, seat in zip(ids, match.owner, strict=True) if name in ("FRA", "SEN", "URU", "DEN")] == [
        0
    ] * 4
    assert [match.owner.count(seat) for seat in range(4)] == [8] * 4


@rule("WCG-1.0.3")
@pytest.mark.parametrize("card", ["foul", "offside"])
def test_goals_are_added_by_cards_and_cancelled_by_the_referees_cards(card: str) -> None:
    match = scene(IN_2002, hands={0: ["g1"], 1: [card]})
    assert goals_of(match, "A1.left") == 0
    place(match, "g1", "A1.left")
    assert goals_of(match, "A1.left") == 1
    turn_over(match, card, "A1.left")
    assert goals_of(match, "A1.left") == 0


# ---- the box


@rule("WCG-2.0.3")
def test_there_are_182_tokens_of_six_kinds() -> None:
    material = IN_2002.material
    supply = dict(zip(material.tokens, material.supply, strict=True))
    assert supply == {"A": 50, "D": 40, "1G": 60, "2G": 18, "3G": 6, "P": 8}
    assert sum(material.supply) == 182


@rule("WCG-2.0.4", "WCG-4.f.2", "WCG-6.0.1")
def test_there_are_87_cards_of_eleven_kinds() -> None:
    match, _ = kick_off(IN_2002)
    cards = Counter(IN_2002.cards[card] for zone in match.zones for card in zone.cards)
    assert cards == {
        "attack": 25, "defence": 20, "g1": 12, "g2": 6, "foul": 4, "offside": 4, "penalty": 4, "g3": 3, "g21": 3,
        "g111": 3, "g11": 3,
    }  # fmt: skip
    assert cards.total() == 87


@rule("WCG-2.0.5")
def test_a_throw_is_four_dice_and_each_shows_one_dot() -> None:
    material = IN_2002.material
    assert [len(die.dots) for die in material.dice] == [6] * 4
    match = scene(IN_1930, "attack", phase="FIN", teams={0: ["ARG"]}, rows={"FIN.F.left": ["3G"]}, draw_pile_size=1)
    told = discard(match, "attack", throws=["d6 1", "d6 2", "d6 3", "d6 4"])
    assert facts(told, "dice") == [{"where": "FIN", "dots": ["black", "black", "black", "green"]}]


@rule("WCG-2.0.6", "WCG-2.0.7", "WCG-2.0.8", "WCG-2.0.9")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_dice_show_the_dots_of_the_rulebook(face: int) -> None:
    match = scene(IN_1930, "attack", phase="FIN", teams={0: ["ARG"]}, rows={"FIN.F.left": ["3G"]}, draw_pile_size=1)
    told = discard(match, "attack", throws=[f"d6 {face}"] * 4)
    assert facts(told, "dice")[0]["dots"] == [faces[face - 1] for faces in DICE]


DISTRIBUTION = {
    "black": ([240, 528, 396, 120, 12], "4/3", "5/12", "11/12"),
    "red": ([400, 560, 276, 56, 4], "1", "85/324", "239/324"),
    "blue": ([625, 500, 150, 20, 1], "2/3", "43/324", "173/324"),
    "green": ([750, 450, 90, 6, 0], "1/2", "2/27", "23/54"),
    "yellow": ([900, 360, 36, 0, 0], "1/3", "1/36", "11/36"),
    "grey": ([1080, 216, 0, 0, 0], "1/6", "0", "1/6"),
}
"""Of the 1,296 throws: how many give a colour 0 to 4 dots, and the means of dots and of further goals."""

EVEN_AND_ODD = {
    "black": ("3-2", 0, "3-3", 0), "red": ("1-2", 0, "1-5", 0), "blue": ("2-1", 0, "2-2", 0),
    "green": ("4-2", 1, "4-3", 0), "yellow": ("1-1", 0, "1-4", 1), "grey": ("1-3", 1, "2-3", 1),
}  # fmt: skip
"""For each colour a row of 1930 without an Attack token (match and side) and one with a single one."""


@rule("WCG-2.0.6", "WCG-2.0.7", "WCG-2.0.8", "WCG-2.0.9", "WCG-8.d.2", "WCG-8.d.8", "WCG-C-08", "WCG-C-62")
def test_dots_and_further_goals_of_all_1296_throws_are_as_reckoned() -> None:
    sides = ("left", "right")
    with_attack = {f"{odd}.{sides[side]}": ["A"] for _, _, odd, side in EVEN_AND_ODD.values()}
    before = scene(IN_1930, "attack", rows=with_attack, draw_pile_size=1)
    dots = {colour: [0] * 5 for colour in COLOURS}
    further = {colour: [0, 0] for colour in COLOURS}
    for faces in product(range(1, 7), repeat=4):
        match = before.clone()
        told = discard(match, "attack", throws=[*[f"d6 {face}" for face in faces] * 4, "keep order"])
        shown = facts(told, "dice")[0]["dots"]
        scored = results(told)
        for colour, (even, even_side, odd, odd_side) in EVEN_AND_ODD.items():
            dots[colour][shown.count("white" if colour == "grey" else colour)] += 1
            further[colour][0] += scored[even][even_side]
            further[colour][1] += scored[odd][odd_side]
    for colour, (counts, mean, even_mean, odd_mean) in DISTRIBUTION.items():
        assert dots[colour] == counts, colour
        assert Fraction(sum(number * count for number, count in enumerate(counts)), 1296) == Fraction(mean), colour
        assert [Fraction(total, 1296) for total in further[colour]] == [Fraction(even_mean), Fraction(odd_mean)], colour


@rule("WCG-C-62")
@pytest.mark.parametrize("pairs", [0, 1])
def test_a_pair_of_attacks_changes_nothing_in_what_dots_add(pairs: int) -> None:
    for attacks, number in product((0, 1), range(5)):
        row_of_attacks = 0
        for _ in range(attacks + 2 * pairs):
            row_of_attacks = put(row_of_attacks, ATTACK)
        assert goals(row_of_attacks, number) == pairs + (attacks + number) // 2
