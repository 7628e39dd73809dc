"""The pack as the ledger gives it (sections 1 and 4), and packs of one's own."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.box import DATA
from onze.games.football_a_la_carte.box.cards import Kind
from onze.kernel.chance import Seeded
from onze.kernel.playout import play_out
from onze.kernel.words import Refused
from tests.rules import rule
from tests.rules.table import decision, moves, play, refusal

GAME = FootballALaCarte()
SEVERAL_ARROWS = Path(__file__).parent / "data" / "several_arrows.toml"


def cards_of(family: str) -> list[Kind]:
    """The kinds of one family."""
    return [kind for kind in GAME.pack.kinds if kind.family == family]


# ---- the pack


@rule("FAC-0.5", "FAC-0.6")
def test_the_pack_in_play_has_55_cards_of_five_families_and_no_striker() -> None:
    counts: Counter[str] = Counter()
    for kind in GAME.pack.kinds:
        counts[kind.family] += kind.count
    assert counts == {"attacker": 38, "free_kick": 8, "goalkeeper": 4, "corner": 4, "penalty": 1}
    assert GAME.pack.size == 55


@rule("FAC-0.5")
def test_the_striker_is_the_one_card_of_the_box_that_is_out_of_play() -> None:
    cards = tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))["card"]
    out_of_play = [card for card in cards if not card.get("in_play", True)]
    assert [(card["family"], card["count"]) for card in out_of_play] == [("striker", 1)]
    assert not any("striker" in name for name in GAME.cards)


ATTACKERS = {
    1: ("H R", "B", "R"),
    2: ("H R B", "H R", "H B"),
    3: ("H H R B", "H B", "H R"),
    4: ("H R R B", "H R B", "H R B"),
    5: ("H R B", "B", "R"),
    6: ("B B", "R", "B"),
}
"""By number, the symbols of the forward, left and right cards: the table of the ledger, section 4.2."""


@pytest.mark.parametrize("number", ATTACKERS)
@pytest.mark.parametrize(("column", "arrow"), [(0, "forward"), (1, "left"), (2, "right")])
def test_attackers_are_those_of_the_table(number: int, column: int, arrow: str) -> None:
    symbols: Counter[str] = Counter()
    for kind in cards_of("attacker"):
        if kind.ways == ((arrow, number),):
            symbols[kind.symbol[0].upper()] += kind.count
    assert symbols == Counter(ATTACKERS[number][column].split())


@rule("FAC-3.2")
def test_every_attacker_shows_one_arrow_and_one_symbol() -> None:
    for kind in cards_of("attacker"):
        assert len(kind.ways) == 1
        assert kind.symbol in ("hand", "red", "blue")


def test_twelve_hands_and_fifteen_flags_of_a_colour_can_be_cut() -> None:
    symbols: Counter[str] = Counter()
    for kind in GAME.pack.kinds:
        symbols[kind.symbol] += kind.count
    assert symbols == {"hand": 12, "red": 15, "blue": 15, "": 13}


@pytest.mark.parametrize(
    ("family", "cards"),
    [
        (
            "free_kick",
            {
                (2, "forward left right"): 2,
                (3, "forward left right"): 2,
                (3, "left right"): 1,
                (4, "forward left"): 1,
                (4, "forward right"): 1,
                (4, "left right"): 1,
            },
        ),
        ("goalkeeper", {(4, "forward left right"): 2, (5, "forward left right"): 1, (6, "left right"): 1}),
    ],
)
def test_free_kicks_and_goalkeepers_offer_the_arrows_of_the_ledger(
    family: str, cards: dict[tuple[int, str], int]
) -> None:
    kinds = cards_of(family)
    assert {(kind.ways[0][1], " ".join(arrow for arrow, _ in kind.ways)): kind.count for kind in kinds} == cards
    assert all(kind.symbol == "" for kind in kinds)


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("forward-4-red", "attacker forward 4, red flag", "attaquant tout droit 4, drapeau rouge"),
        ("free-kick-3-all", "free kick 3", "coup franc 3"),
        ("free-kick-4-forward-right", "free kick 4 forward or right", "coup franc 4 tout droit ou à droite"),
        ("goalkeeper-6-left-right", "goalkeeper 6 left or right", "gardien de but 6 à gauche ou à droite"),
        ("penalty", "penalty", "penalty"),
    ],
)
def test_a_card_is_called_by_its_number_and_by_its_arrows_where_they_are_not_all(
    card: str, english: str, french: str
) -> None:
    assert GAME.pack.kinds[GAME.card(card)].text == {"en": english, "fr": french}


@rule("FAC-8.3")
def test_corners_bear_one_flag_and_the_penalty_bears_nothing() -> None:
    assert {(kind.symbol, kind.count) for kind in cards_of("corner")} == {("red", 2), ("blue", 2)}
    assert [(kind.ways, kind.symbol, kind.count) for kind in cards_of("penalty")] == [((), "", 1)]


@rule("FAC-GAP.6")
def test_sideways_cards_replace_the_six_shortest_diagonals() -> None:
    shortest = {"left-1-blue", "left-2-hand", "left-2-red", "right-1-red", "right-2-hand", "right-2-blue"}
    sideways = FootballALaCarte(sideways_cards=True)
    assert set(GAME.cards) - set(sideways.cards) == shortest
    assert set(sideways.cards) - set(GAME.cards) == {f"across-{card}" for card in shortest}
    assert sideways.pack.size == 55
    assert {arrow for kind in GAME.pack.kinds for arrow, _ in kind.ways} == {"forward", "left", "right"}


@rule("FAC-GAP.6")
def test_a_match_with_sideways_cards_is_played_to_its_end() -> None:
    luck = Seeded(1)
    match = FootballALaCarte(sideways_cards=True).new_match(luck)
    play_out(match, luck)
    assert match.outcome is not None


# ---- a pack of one's own


def test_attackers_of_another_pack_may_show_several_arrows() -> None:
    game = FootballALaCarte(cards=SEVERAL_ARROWS)
    assert game.pack.size == 40
    match = game.scenario("OpenPlay", ball="e5", hands={0: ["forward-4-or-left-2-red"]})

    play(match, "play card:forward-4-or-left-2-red")

    assert (decision(match), moves(match)) == ("Aim", ["aim arrow:forward-4", "aim arrow:left-2"])
    assert refusal(match, "aim arrow:right-3").rule == "FAC-7.3"
    play(match, "aim arrow:left-2")
    assert (match.ball_name(), match.seat) == ("c7", 1)


@pytest.mark.parametrize(
    ("reading", "square"),
    [("legs", "h10"), ("one_line", "e10")],
)
def test_such_an_attacker_kicks_off_and_follows_a_free_kick(reading: str, square: str) -> None:
    game = FootballALaCarte(cards=SEVERAL_ARROWS, free_kick_sum=reading)
    card = "forward-3-or-left-3-or-right-3-blue"
    match = game.scenario("KickOff", hands={0: [card]})
    play(match, "start square:e6", f"play card:{card}", "aim arrow:left-3")
    assert match.ball_name() == "b9"

    match = game.scenario("OpenPlay", ball="e5", hands={0: ["free-kick-2-forward-right", card]})
    play(match, "play card:free-kick-2-forward-right", "aim arrow:forward-2", f"play card:{card}", "aim arrow:right-3")
    assert match.ball_name() == square


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_with_such_a_pack_is_played_to_its_end(seats: int) -> None:
    luck = Seeded(seats)
    match = FootballALaCarte(seats, cards=SEVERAL_ARROWS).new_match(luck)
    play_out(match, luck)
    assert match.outcome is not None
    assert sum(len(zone) for zone in match.zones) == 40


# ---- mistakes in a card file


@pytest.mark.parametrize(
    "entry",
    [
        'family = "referee"\ncount = 1',
        'family = "corner"\ncount = 1',
        'family = "corner"\nflag = "hand"',
        'family = "penalty"\narrow = "forward"\nnumber = 2',
        'family = "free_kick"\nnumber = 2',
        'family = "free_kick"\narrows = ["left", "left"]\nnumber = 2',
        'family = "goalkeeper"\narrows = ["up"]\nnumber = 2',
        'family = "goalkeeper"\narrows = ["left"]\nnumber = 0',
        'family = "attacker"\narrow = "forward"\nnumber = 2',
        'family = "attacker"\narrow = "forward"\nnumber = 2\nsymbols = { green = 1 }',
        'family = "penalty"\ncount = -1',
    ],
)
def test_a_mistake_in_a_card_file_is_named_with_its_entry(entry: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    good = '[[card]]\nfamily = "attacker"\narrow = "forward"\nnumber = 2\nsymbols = { hand = 30 }\n'
    path.write_text(f"{good}[[card]]\n{entry}\n", encoding="utf-8")
    with pytest.raises(Refused, match=r"mine\.toml, card entry 2") as refused:
        FootballALaCarte(cards=path)
    assert "mine.toml" in refused.value.sentence("fr")


def test_a_pack_too_small_for_the_table_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        '[[card]]\nfamily = "attacker"\narrow = "forward"\nnumber = 2\nsymbols = { hand = 19 }\n', encoding="utf-8"
    )
    with pytest.raises(Refused, match="19 cards, but 20"):
        FootballALaCarte(cards=path)
