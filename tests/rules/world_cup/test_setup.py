"""Chapter IV: teams from the bag, left-over teams, the deck and the deal; and the rulings on them."""

from collections import Counter
from typing import Any

import pytest

from onze.games.world_cup import WorldCup
from onze.kernel.chance import Seeded
from onze.kernel.words import Refused
from tests.rules import rule
from tests.rules.world_cup.board import facts, game, kick_off, teams_of
from tests.rules.world_cup.phases import seen as in_play

IN_1930 = game(edition="1930")
IN_2002 = game()

SIX_EACH = (
    ["BRA", "CRC", "RUS", "KSA", "RSA", "USA"],
    ["ARG", "CRO", "JPN", "NGA", "SEN", "ESP"],
    ["CMR", "DEN", "ENG", "IRL", "POR", "SVN"],
    ["BEL", "FRA", "ITA", "MEX", "POL", "SWE"],
    ["ECU", "GER", "KOR", "PAR", "TUN", "URU"],
)
"""What the five players of the rulebook's example draw; China and Turkey are left over."""

COLOURS_OF_1930 = {
    "black": ["URU"], "red": ["ARG"], "blue": ["USA", "YUG"], "green": ["BRA", "CHI", "PAR", "ROU"],
    "yellow": ["BEL", "FRA", "PER"], "grey": ["BOL", "MEX"],
}  # fmt: skip
COLOURS_OF_2002 = {
    "black": ["BRA", "GER"], "red": ["KOR", "TUR"], "blue": ["ENG", "JPN", "MEX", "SEN", "ESP", "SWE", "USA"],
    "green": ["ARG", "BEL", "CMR", "CRC", "CRO", "DEN", "FRA", "IRL", "ITA", "PAR", "POL", "POR", "RUS", "RSA"],
    "yellow": ["ECU", "NGA", "SVN", "TUN", "URU"], "grey": ["CHN", "KSA"],
}  # fmt: skip
GROUPS_OF_1930 = {
    "1": "FRA-MEX ARG-FRA CHI-MEX CHI-FRA ARG-MEX ARG-CHI",
    "2": "YUG-BRA YUG-BOL BRA-BOL",
    "3": "ROU-PER URU-PER URU-ROU",
    "4": "USA-BEL USA-PAR PAR-BEL",
}
GROUPS_OF_2002 = {
    "A": "FRA-SEN URU-DEN FRA-URU DEN-SEN DEN-FRA SEN-URU",
    "B": "PAR-RSA ESP-SVN ESP-PAR RSA-SVN RSA-ESP SVN-PAR",
    "C": "BRA-TUR CHN-CRC BRA-CHN CRC-TUR CRC-BRA TUR-CHN",
    "D": "KOR-POL USA-POR KOR-USA POR-POL POR-KOR POL-USA",
    "E": "IRL-CMR GER-KSA GER-IRL CMR-KSA CMR-GER KSA-IRL",
    "F": "ARG-NGA ENG-SWE SWE-NGA ARG-ENG SWE-ARG NGA-ENG",
    "G": "CRO-MEX ITA-ECU ITA-CRO MEX-ECU MEX-ITA ECU-CRO",
    "H": "JPN-BEL RUS-TUN JPN-RUS TUN-BEL TUN-JPN BEL-RUS",
}

in_each_edition = pytest.mark.parametrize("rules", [IN_1930, IN_2002], ids=["1930", "2002"])


# ---- the teams


@rule("WCG-4.b.1", "WCG-4.b.2", "WCG-4.b.3")
@pytest.mark.parametrize(("rules", "colours"), [(IN_1930, COLOURS_OF_1930), (IN_2002, COLOURS_OF_2002)])
def test_all_teams_of_the_edition_take_part_and_no_others(rules: WorldCup, colours: dict[str, list[str]]) -> None:
    named = {name for names in colours.values() for name in names}
    match, _ = kick_off(rules)
    assert len(named) == len(rules.edition.teams) == {"1930": 13, "2002": 32}[rules.edition.id]
    assert set(rules.edition.team_ids) == named
    assert set().union(*teams_of(match)) == named
    names = {team.id: team.text for team in rules.edition.teams}
    assert names["FRA"] == {"en": "France", "fr": "France"}
    assert names["USA"]["fr"] == "États-Unis"


@rule("WCG-C-73", "WCG-4.c.4")
@pytest.mark.parametrize(("rules", "colours"), [(IN_1930, COLOURS_OF_1930), (IN_2002, COLOURS_OF_2002)])
def test_the_teams_have_the_colours_of_the_boards(rules: WorldCup, colours: dict[str, list[str]]) -> None:
    found: dict[str, set[str]] = {colour: set() for colour in rules.material.colour_names}
    for team in rules.edition.teams:
        found[rules.material.colour_names[team.colour]].add(team.id)
    assert found == {colour: set(names) for colour, names in colours.items()}


@rule("WCG-C-73")
def test_the_spaces_of_both_group_phases_add_up() -> None:
    for rules, spaces in ((IN_1930, 83), (IN_2002, 279)):
        match, _ = kick_off(rules)
        assert sum(match.spaces(row) for row in match.open_rows) == spaces


@rule("WCG-C-69")
@pytest.mark.parametrize(("rules", "groups"), [(IN_1930, GROUPS_OF_1930), (IN_2002, GROUPS_OF_2002)])
def test_the_groups_and_their_matches_are_those_of_the_tournaments(rules: WorldCup, groups: dict[str, str]) -> None:
    match, _ = kick_off(rules)
    shown: Any = in_play(match, "matches")
    for group, written in groups.items():
        hyphen = "-" if group.isdigit() else ""
        for number, sides in enumerate(written.split(), start=1):
            assert [side["team"] for side in shown[f"{group}{hyphen}{number}"]] == sides.split("-")
    assert len(shown) == sum(len(written.split()) for written in groups.values())


# ---- the bag


@rule("WCG-4.c.1", "WCG-E.4", "WCG-E.7")
@in_each_edition
def test_one_flag_of_each_team_is_shared_out_and_none_is_in_the_knockout_yet(rules: WorldCup) -> None:
    match, _ = kick_off(rules)
    shared = Counter(name for teams in teams_of(match) for name in teams)
    assert shared == dict.fromkeys(rules.edition.team_ids, 1)
    later = [number for number, fixture in enumerate(rules.edition.fixtures) if fixture.phase]
    assert later
    assert all(match.row_team[2 * number + side] == -1 for number in later for side in (0, 1))


@rule("WCG-4.c.2", "WCG-E.4")
def test_everybody_draws_as_many_teams_blind_from_the_bag() -> None:
    _, told = kick_off(IN_2002, *SIX_EACH, left_over=["CHN", "TUR"])
    assert [of["seat"] for of in facts(told, "teams")] == [0, 1, 2, 3, 4]
    assert [set(of["teams"]) for of in facts(told, "teams")] == [set(teams) for teams in SIX_EACH]


@rule("WCG-4.c.2", "WCG-4.c.7", "WCG-E.6", "WCG-C-31")
@pytest.mark.parametrize(("year", "most"), [("1930", 13), ("2002", 16)])
def test_nobody_has_more_than_one_team_more_than_another(year: str, most: int) -> None:
    for seats in range(2, most + 1):
        rules = game(seats, edition=year)
        teams = len(rules.edition.teams)
        for seed in range(5):
            told: list[Any] = []
            match = rules.new_match(Seeded(seed), told.append)
            held = [match.owner.count(seat) for seat in range(seats)]
            assert sorted(held) == [teams // seats] * (seats - teams % seats) + [teams // seats + 1] * (teams % seats)
            assert all(len(of["teams"]) == teams // seats for of in facts(told, "teams"))


@rule("WCG-4.c.10")
def test_who_controls_which_team_is_seen_by_everybody() -> None:
    match, _ = kick_off(IN_2002, *SIX_EACH, left_over=["CHN", "TUR"])
    for viewer in (None, *range(5)):
        seen: Any = match.view(viewer)
        assert set(seen["teams"][3]) == {f"team:{team}" for team in SIX_EACH[3]}


# ---- how many play


@rule("WCG-C-15")
@pytest.mark.parametrize(("year", "most"), [("1930", 13), ("2002", 16)])
def test_an_edition_is_for_so_many_players(year: str, most: int) -> None:
    assert [game(seats, edition=year).seats for seats in (2, most)] == [2, most]
    for seats in (1, most + 1):
        with pytest.raises(Refused) as refused:
            game(seats, edition=year)
        assert refused.value.rule == ("WCG-C-15" if seats == 14 else "")


@rule("WCG-C-15")
def test_the_players_may_agree_on_a_lower_limit() -> None:
    assert game(6, max_players=6).seats == 6
    with pytest.raises(Refused) as refused:
        game(7, max_players=6)
    assert refused.value.rule == "WCG-C-15"
    with pytest.raises(Refused) as refused:
        game(14, edition="1930", max_players=16)
    assert refused.value.rule == "WCG-C-15", "there are no more teams"


# ---- the deck and the deal


@rule("WCG-4.f.1", "WCG-4.f.2", "WCG-E.9")
def test_the_multi_goal_cards_are_used_in_2002_only() -> None:
    for rules, cards in ((IN_1930, 78), (IN_2002, 87)):
        match, _ = kick_off(rules)
        deck = Counter(rules.cards[card] for zone in match.zones for card in zone.cards)
        assert deck.total() == cards
        assert [deck[name] for name in ("g21", "g111", "g11")] == ([0] * 3 if rules is IN_1930 else [3] * 3)


@rule("WCG-4.g.1", "WCG-4.g.2", "WCG-E.10")
@pytest.mark.parametrize(("year", "cards"), [("1930", 78), ("2002", 87)])
def test_everybody_is_dealt_three_cards_and_the_rest_is_the_draw_pile(year: str, cards: int) -> None:
    for seats in (2, 5, 13):
        match, told = kick_off(game(seats, edition=year))
        seen: Any = match.view(None)
        assert [hand["size"] for hand in seen["hands"]] == [3] * seats
        assert seen["draw_pile"]["size"] == cards - 3 * seats
        assert seen["discard_pile"] == {"size": 0, "top": None, "cards": []}
        assert facts(told, "dealer")[0]["cards"] == cards - 3 * seats


@rule("WCG-4.g.1", "WCG-E.10")
def test_the_deck_is_shuffled_before_the_deal() -> None:
    turned = " ".join(["order", *(str(place) for place in reversed(range(87)))])
    hands = [kick_off(IN_2002, deck=deck)[0].hands[0].cards for deck in ("keep order", turned)]
    named = [[IN_2002.cards[card] for card in hand] for hand in hands]
    assert named == [["foul", "offside", "penalty"], ["attack"] * 3]


@rule("WCG-4.g.2", "WCG-4.g.3", "WCG-E.10")
@pytest.mark.parametrize("viewer", [None, 0, 4])
def test_hands_are_secret_and_the_draw_pile_lies_face_down(viewer: int | None) -> None:
    match, told = kick_off(IN_2002)
    seen: Any = match.view(viewer)
    assert seen["draw_pile"]["known"] == []
    for seat, hand in enumerate(seen["hands"]):
        assert len(hand["cards"]) == (3 if seat == viewer else 0)
    for event in told:
        if event.kind == "draw":
            assert "cards" not in event.facts
            assert list(event.private) == [event.facts["seat"]]


@rule("WCG-C-32")
@pytest.mark.parametrize("dealer", range(5))
def test_chance_names_the_dealer(dealer: int) -> None:
    match, told = kick_off(IN_2002, dealer=dealer)
    assert match.dealt_by == dealer
    assert facts(told, "dealer")[0]["seat"] == dealer


@rule("WCG-C-32")
def test_there_is_never_a_new_deal() -> None:
    rules = game(3, edition="1930")
    luck = Seeded(5)
    told: list[Any] = []
    match = rules.new_match(luck, told.append)
    while match.outcome is None:
        listed = match.moves()
        match.play(listed[luck.below(len(listed))], luck, told.append)
    assert len(facts(told, "dealer")) == 1
    drawn = [of["count"] for of in facts(told, "draw")]
    assert drawn == [3, 3, 3] + [1] * (len(drawn) - 3)
