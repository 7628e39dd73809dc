"""The World Cups of 1930 and 2002 as they were played: groups, brackets and champions.

Real teams score more than their colours allow on the board, so that every team is given four spaces here; groups,
bracket, points and criteria are those of the printed editions. Nobody throws the modification dice.
"""

import re
from functools import cache
from typing import Any

from onze.games.world_cup import WorldCup
from onze.games.world_cup.match import WorldCupMatch
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.world_cup.board import facts, results
from tests.rules.world_cup.phases import Score, altered, bracket, cards, discards, event, last_card, lay, seen

GROUPS_1930 = """
FRA 4-1 MEX, ARG 1-0 FRA, CHI 3-0 MEX, CHI 1-0 FRA, ARG 6-3 MEX, ARG 3-1 CHI,
YUG 2-1 BRA, YUG 4-0 BOL, BRA 4-0 BOL,
ROU 3-1 PER, URU 1-0 PER, URU 4-0 ROU,
USA 3-0 BEL, USA 3-0 PAR, PAR 1-0 BEL
"""
ROUNDS_1930 = ["ARG 6-1 USA, URU 6-1 YUG", "ARG 2-4 URU"]

GROUPS_2002 = """
FRA 0-1 SEN, URU 1-2 DEN, FRA 0-0 URU, DEN 1-1 SEN, DEN 2-0 FRA, SEN 3-3 URU,
PAR 2-2 RSA, ESP 3-1 SVN, ESP 3-1 PAR, RSA 1-0 SVN, RSA 2-3 ESP, SVN 1-3 PAR,
BRA 2-1 TUR, CHN 0-2 CRC, BRA 4-0 CHN, CRC 1-1 TUR, CRC 2-5 BRA, TUR 3-0 CHN,
KOR 2-0 POL, USA 3-2 POR, KOR 1-1 USA, POR 4-0 POL, POR 0-1 KOR, POL 3-1 USA,
IRL 1-1 CMR, GER 8-0 KSA, GER 1-1 IRL, CMR 1-0 KSA, CMR 0-2 GER, KSA 0-3 IRL,
ARG 1-0 NGA, ENG 1-1 SWE, SWE 2-1 NGA, ARG 0-1 ENG, SWE 1-1 ARG, NGA 0-0 ENG,
CRO 0-1 MEX, ITA 2-0 ECU, ITA 1-2 CRO, MEX 2-1 ECU, MEX 1-1 ITA, ECU 1-0 CRO,
JPN 2-2 BEL, RUS 2-0 TUN, JPN 1-0 RUS, TUN 1-1 BEL, TUN 0-2 JPN, BEL 3-2 RUS
"""
ROUNDS_2002 = [
    "GER 1-0 PAR, DEN 0-3 ENG, SWE 1-2 SEN, ESP 1-1 IRL, MEX 0-2 USA, BRA 2-0 BEL, JPN 0-1 TUR, KOR 2-1 ITA",
    "ENG 1-2 BRA, GER 1-0 USA, ESP 0-0 KOR, SEN 0-1 TUR",
    "BRA 1-0 TUR, GER 1-0 KOR",
    "TUR 3-2 KOR, BRA 2-0 GER",
]
SHOOT_OUTS_2002 = [("ooxxo", "oxxxo"), ("oooxx", "ooooo"), ("", ""), ("", "")]
"""The kicks of Spain and Ireland, and of Spain and South Korea; the fifth that Spain never took is a miss here."""


@cache
def history(edition: str) -> WorldCup:
    """A printed edition in which every team has four spaces and takes every goal token."""
    return altered(edition, r'colour = "\w+"', 'colour = "black"', modification_dice=False)


def read(written: str) -> list[tuple[str, Score, str]]:
    """Matches as left team, score, right team."""
    found = re.findall(r"(\w{3}) (\d)-(\d) (\w{3})", written)
    return [(left, (int(first), int(second)), right) for left, first, second, right in found]


def tokens(goals: int) -> list[str]:
    """Tokens worth so many goals, at most four of them."""
    return ["3G"] * (goals // 3) + [[], ["1G"], ["2G"]][goals % 3]


def play_groups(edition: str, written: str) -> tuple[WorldCupMatch, list[Event]]:
    """The group phase with these scores, the last card of which has been drawn."""
    rules = history(edition)
    rows: dict[str, list[str]] = {}
    for fixture, (left, score, right) in zip(rules.edition.phases[0].fixtures, read(written), strict=True):
        sides = [rules.edition.team_ids[slot.reference] for slot in rules.edition.fixtures[fixture].slots]
        assert sides == [left, right]
        for side, goals in zip(("left", "right"), score, strict=True):
            rows[f"{rules.edition.fixtures[fixture].id}.{side}"] = tokens(goals)
    match = last_card(rules, rows=rows)
    return match, discards(match)


def play_round(match: WorldCupMatch, written: str, left: str = "", right: str = "") -> list[Event]:
    """A round with these scores, and the kicks of the one match that was drawn: o is a goal, x a miss."""
    phase = match.rules.edition.phases[match.phase]
    for fixture, (left_team, score, right_team) in zip(phase.fixtures, read(written), strict=True):
        name = match.rules.edition.fixtures[fixture].id
        assert bracket(match, phase.id)[name] == f"{left_team}-{right_team}"
        for side, goals in zip(("left", "right"), score, strict=True):
            lay(match, f"{name}.{side}", tokens(goals))
    kicks = ["d6 6" if kick == "o" else "d6 1" for pair in zip(left, right, strict=True) for kick in pair]
    return discards(match, *kicks, turns=cards(match)["draw"])


def standings(match: WorldCupMatch) -> Any:
    """Every group, best team first, as one word."""
    return {name: " ".join(team for tier in tiers for team in tier) for name, tiers in seen(match, "groups").items()}


@rule("WCG-8.c.1", "WCG-8.e.2", "WCG-8.e.4")
def test_the_groups_of_1930() -> None:
    match, told = play_groups("1930", GROUPS_1930)
    assert [results(told)[name] for name in ("1-1", "1-5", "2-2", "4-3")] == [(4, 1), (6, 3), (4, 0), (1, 0)]
    assert standings(match) == {"1": "ARG CHI FRA MEX", "2": "YUG BRA BOL", "3": "URU ROU PER", "4": "USA PAR BEL"}
    points = {team: points for fact in facts(told, "table") for team, points in fact["points"].items()}
    assert points == {
        "ARG": 6, "CHI": 4, "FRA": 2, "MEX": 0, "YUG": 4, "BRA": 2, "BOL": 0,
        "URU": 4, "ROU": 2, "PER": 0, "USA": 4, "PAR": 2, "BEL": 0,
    }  # fmt: skip
    assert seen(match, "replays") == []


@rule("WCG-11.b.1", "WCG-11.e.1", "WCG-11.i.1", "WCG-C-47")
def test_uruguay_wins_the_world_cup_of_1930() -> None:
    match, _ = play_groups("1930", GROUPS_1930)
    told: list[Event] = []
    for written in ROUNDS_1930:
        told = play_round(match, written)
    assert event(told, "champion").facts["team"] == "URU"
    assert seen(match, "results")["FIN.F"] == ["ARG", 2, 4, "URU"]
    assert seen(match, "replays") == []


@rule("WCG-8.c.1", "WCG-8.e.3", "WCG-8.e.5", "WCG-10.0.1")
def test_the_groups_of_2002() -> None:
    match, told = play_groups("2002", GROUPS_2002)
    assert results(told)["E2"] == (8, 0)
    assert standings(match) == {
        "A": "DEN SEN URU FRA",
        "B": "ESP PAR RSA SVN",  # Paraguay ahead of South Africa by goals scored
        "C": "BRA TUR CRC CHN",  # Turkey ahead of Costa Rica by goal difference
        "D": "KOR USA POR POL",  # Portugal beat Poland
        "E": "GER IRL CMR KSA",
        "F": "SWE ENG ARG NGA",  # Sweden ahead of England by goals scored
        "G": "MEX ITA ECU CRO",  # Ecuador beat Croatia; in 2002 goal difference came first and Croatia was third
        "H": "JPN BEL RUS TUN",
    }
    points = {team: points for fact in facts(told, "table") for team, points in fact["points"].items()}
    firsts = [points[order.split()[0]] for order in standings(match).values()]
    assert firsts == [7, 9, 9, 7, 7, 5, 7, 7]
    assert [points[team] for team in ("FRA", "KSA", "POR", "ITA", "IRL")] == [1, 0, 3, 4, 5]


@rule("WCG-11.l.1", "WCG-11.n.1", "WCG-11.o.6", "WCG-11.o.7", "WCG-11.q.1", "WCG-12.2.1", "WCG-C-60")
def test_brazil_wins_the_world_cup_of_2002() -> None:
    match, _ = play_groups("2002", GROUPS_2002)
    told: list[Event] = []
    for written, kicks in zip(ROUNDS_2002, SHOOT_OUTS_2002, strict=True):
        told = play_round(match, written, *kicks)
    assert event(told, "champion").facts["team"] == "BRA"
    assert seen(match, "shoot_outs") == [["R16.4", 3, 2], ["QF.Y", 3, 5]]
    assert seen(match, "results")["QF.Y"] == ["ESP", 0, 0, "KOR"]
    assert seen(match, "results")["FIN.3P"] == ["TUR", 3, 2, "KOR"]
