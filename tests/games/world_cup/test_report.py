"""The report on a tournament: tables, results and bracket are those of the match, in both languages and all forms."""

import hashlib
import re
from collections.abc import Sequence
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from onze.articles import Article
from onze.bots import ask_bot_phrase, find_bot
from onze.games.world_cup import WorldCup
from onze.games.world_cup.match import NO_TEAM, WorldCupMatch
from onze.games.world_cup.telling.report import write
from onze.kernel.records.reader import Replay
from onze.kernel.records.writer import RecordedMatch, kick_off
from onze.kernel.words import LANGUAGES
from onze.kernel.words.letters import plain_letters
from onze.server.answers import ReportPart
from onze.server.reports import report_shown
from tests.plain import plain


def played(name: str, seats: int = 3, lines: int | None = None, **options: Any) -> RecordedMatch:
    """A tournament of random players, to its end or for so many lines."""
    game = WorldCup(seats, **options)
    recorded = kick_off(game, hashlib.sha256(name.encode()).digest(), ["random"] * seats)
    choose = find_bot("random", game)
    while recorded.match.outcome is None and (lines is None or len(recorded.plays) < lines):
        seat = recorded.match.asked[0]
        recorded.play(ask_bot_phrase(choose, recorded.match, seat, recorded.thinking()), seat)
    return recorded


def end_of(recorded: RecordedMatch) -> WorldCupMatch:
    assert isinstance(recorded.match, WorldCupMatch)
    return recorded.match


@cache
def article(recorded: RecordedMatch, language: str) -> Article:
    names = [f"player {seat}" for seat in range(recorded.game.seats)]
    return write(Replay(recorded.record, recorded.game), names, language)


def written(recorded: RecordedMatch, language: str = "en", form: str = "text") -> str:
    """The report with plain spaces."""
    return plain(article(recorded, language).written(form))


@pytest.fixture(scope="module")
def of_1930() -> RecordedMatch:
    return played("1930", edition="1930")


@pytest.fixture(scope="module")
def of_2002() -> RecordedMatch:
    return played("2002", edition="2002")


@pytest.fixture(scope="module")
def of_1994() -> RecordedMatch:
    """One in which lots were drawn in a group and among third-placed teams."""
    return played("1994 0", edition="1994")


def sections(recorded: RecordedMatch, language: str) -> dict[str, list[ReportPart]]:
    """The report as a page is sent it, by its headings."""
    found: dict[str, list[ReportPart]] = {}
    for part in report_shown(article(recorded, language)).parts:
        if part.kind == "heading":
            found[part.words] = []
        elif found:
            list(found.values())[-1].append(part)
    return found


def words_of(parts: list[ReportPart]) -> list[str]:
    return [part.words for part in parts if part.kind == "paragraph"]


def names_of(match: WorldCupMatch, teams: Sequence[int], language: str) -> str:
    return ", ".join(match.rules.edition.teams[team].text[language] for team in teams)


def from_groups(match: WorldCupMatch, kinds: str) -> list[int]:
    """The teams that slots of some kinds have taken."""
    return [team for team, slot in zip(match.row_team, match.rules.slots, strict=True) if slot.kind in kinds]


def test_the_headline_names_the_champion(of_1930: RecordedMatch) -> None:
    match = end_of(of_1930)
    edition = match.rules.edition
    champion = edition.teams[match.winner[edition.final]]
    assert written(of_1930, "en").startswith(f"World Cup 1930: {champion.text['en']} win the cup\n")
    assert written(of_1930, "fr").startswith(f"Coupe du monde 1930 : {champion.text['fr']} au sommet du monde\n")
    who = match.owner[match.winner[edition.final]]
    assert f"The cup goes to player {who}, with {champion.text['en']}: " in written(of_1930, "en").replace("\n", " ")
    assert f"\nLa coupe revient à player {who}. Finale : " in written(of_1930, "fr")


def furthest(recorded: RecordedMatch, language: str = "en") -> list[str]:
    """How far each player came, from the table of players."""
    lines = written(recorded, language, "markdown").splitlines()
    rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("| player ")]
    return [cells[2] for cells in rows[-recorded.game.seats :]]


def test_the_last_four_came_to_the_cup_the_final_the_third_place_and_the_semi_finals() -> None:
    for recorded in (played(f"last four {number}", 12, edition="2002") for number in range(40)):
        match = end_of(recorded)
        edition = match.rules.edition
        last = edition.phases[-1].fixtures
        if len(match.seats_of(last)) == 4:
            break
    said = {"en": furthest(recorded, "en"), "fr": furthest(recorded, "fr")}
    for number in last:
        final = number == edition.final
        for team in match.row_team[2 * number : 2 * number + 2]:
            if team == match.winner[number]:
                stage = {"en": "Cup", "fr": "Coupe"} if final else {"en": "Third place", "fr": "3e place"}
            else:
                stage = {"en": "Final", "fr": "Finale"} if final else {"en": "Semi-finals", "fr": "Demi-finales"}
            owner, name = match.owner[team], edition.teams[team].text
            assert said["en"][owner] == f"{stage['en']}: {name['en']}"
            assert said["fr"][owner] == f"{stage['fr']} : {name['fr']}"


def test_teams_that_came_equally_far_are_all_named_unless_none_left_its_group() -> None:
    recorded = played("equally far", 12, edition="2002")
    match = end_of(recorded)
    edition = match.rules.edition
    rounds = {
        team: fixture.phase
        for number, fixture in enumerate(edition.fixtures)
        for team in match.row_team[2 * number : 2 * number + 2]
    }
    expected = {}
    for seat in range(12):
        own = [team for team, owner in enumerate(match.owner) if owner == seat]
        last = max(rounds[team] for team in own)
        if last in (1, 2):
            best = ", ".join(sorted(edition.teams[team].text["en"] for team in own if rounds[team] == last))
            expected[seat] = f"{edition.phases[last].text['en']}: {best}"
        elif last == 0:
            expected[seat] = "Groups"
    assert any(", " in said for said in expected.values())
    assert "Groups" in expected.values()
    assert {seat: furthest(recorded)[seat] for seat in expected} == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_result_is_told_once_with_its_score(of_2002: RecordedMatch, language: str) -> None:
    match = end_of(of_2002)
    edition = match.rules.edition
    text = re.sub(r"\s+", " ", written(of_2002, language))
    for number, fixture in enumerate(edition.fixtures):
        left, right = (edition.teams[match.row_team[2 * number + side]].text[language] for side in (0, 1))
        between = "–" if language == "en" else "-"
        score = f"{left} {match.goals[2 * number]}{between}{match.goals[2 * number + 1]} {right}"
        assert score in text, fixture.id


def test_the_text_of_the_bracket_says_which_match_is_the_final(of_2002: RecordedMatch) -> None:
    match = end_of(of_2002)
    edition = match.rules.edition
    third, final = (edition.fixture(f"FIN.{name}") for name in ("3P", "F"))
    for language, heads in (
        ("en", ("Match for third place: ", "Final: ")),
        ("fr", ("Match pour la 3e place : ", "Finale : ")),
    ):
        text = written(of_2002, language)
        for number, head in zip((third, final), heads, strict=True):
            team = edition.teams[match.row_team[2 * number]].text[language]
            assert f"{head}{team} " in text


def test_nations_are_listed_by_their_names_in_each_language(of_2002: RecordedMatch) -> None:
    for language in LANGUAGES:
        lines = written(of_2002, language, "markdown").splitlines()
        rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("| player ")]
        lists = [row[1].split(", ") for row in rows[-of_2002.game.seats :]]
        assert sum(map(len, lists)) == 32
        assert all(nations == sorted(nations, key=plain_letters) for nations in lists)


def test_a_group_table_adds_up(of_2002: RecordedMatch) -> None:
    text = written(of_2002)
    rows = re.findall(r"^\d  +(\S.*?)  +(\d)  (\d)  (\d)  (\d)  +(\d+)–(\d+)  +(\d+)$", text, re.MULTILINE)
    assert len(rows) == 32
    for _, played_, won, drawn, lost, _, _, points in rows:
        assert int(played_) == int(won) + int(drawn) + int(lost) == 3
        assert int(points) == 3 * int(won) + int(drawn)
    assert sum(int(row[5]) for row in rows) == sum(int(row[6]) for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["1930", "1994", "2002"])
def test_each_group_says_who_goes_on_and_to_which_round(
    edition: str, language: str, request: pytest.FixtureRequest
) -> None:
    recorded: RecordedMatch = request.getfixturevalue(f"of_{edition}")
    match, said = end_of(recorded), sections(recorded, language)
    first = {
        "1930": {"en": "semi-finals", "fr": "demi-finales"},
        "1994": {"en": "round of 16", "fr": "huitièmes de finale"},
        "2002": {"en": "round of 16", "fr": "huitièmes de finale"},
    }[edition][language]
    direct, third = {
        "en": ("Through to the next round", "Through as one of the best third-placed teams"),
        "fr": ("Qualification", "Qualification parmi les meilleurs troisièmes"),
    }[language]
    mark = {"en": ": ", "fr": "\u00a0: "}[language]
    told = []
    for number, group in enumerate(match.rules.edition.groups):
        ranked = [team for tier in match.tiers[number] for team in tier]
        expected = []
        for kinds, lead in (("WR", direct), ("T", third)):
            teams = [team for team in ranked if team in from_groups(match, kinds)]
            told += teams
            if teams:
                expected.append(f"{lead} ({first}){mark}{names_of(match, teams, language)}.")
        sentences = words_of(said[{"en": "Group ", "fr": "Groupe "}[language] + group.id])
        assert [one for one in sentences if first in one] == expected
    assert sorted(told) == sorted(from_groups(match, "WRT"))
    assert len(told) == {"1930": 4, "1994": 16, "2002": 16}[edition]


@pytest.mark.parametrize("language", LANGUAGES)
def test_third_placed_teams_have_a_table_where_the_best_go_on(of_1994: RecordedMatch, language: str) -> None:
    match, said = end_of(of_1994), sections(of_1994, language)
    edition = match.rules.edition
    table = said[{"en": "The third-placed teams", "fr": "Les troisièmes"}[language]][0]
    assert len(table.rows) == len(edition.groups)
    best = from_groups(match, "T")
    against = {team: match.row_team[match.row_team.index(team, 2 * edition.phases[1].fixtures[0]) ^ 1] for team in best}
    through = [row[1] for row in table.rows[:4]]
    assert sorted(through) == sorted(edition.teams[team].text[language] for team in best)
    names = {team.text[language]: number for number, team in enumerate(edition.teams)}
    assert [row[-1] for row in table.rows[:4]] == [
        names_of(match, [against[names[name]]], language) for name in through
    ]
    assert {row[-1] for row in table.rows[4:]} == {{"en": "out", "fr": "éliminé"}[language]}

    def standing(row: list[str]) -> tuple[int, int, int]:
        scored, conceded = map(int, re.split("[-–]", row[6]))
        return int(row[7]), scored - conceded, scored

    assert list(map(standing, table.rows)) == sorted(map(standing, table.rows), reverse=True)
    assert [row[0] for row in table.rows] == list("123456")


def test_there_is_no_table_of_thirds_where_none_goes_on(of_2002: RecordedMatch) -> None:
    assert "The third-placed teams" not in sections(of_2002, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_lots_are_told_where_they_were_drawn(of_1994: RecordedMatch, language: str) -> None:
    match, said = end_of(of_1994), sections(of_1994, language)
    drawn = [
        [match.rules.edition.team_ids.index(team) for team in event.facts["order"]]  # type: ignore[attr-defined]
        for frame in Replay(of_1994.record, of_1994.game).standing_frames()
        for event in frame.events
        if event.kind == "lots"
    ]
    assert len(drawn) == 3
    lead = {"en": "Order drawn by lot: ", "fr": "Ordre tiré au sort\u00a0: "}[language]
    thirds = {"en": "The third-placed teams", "fr": "Les troisièmes"}[language]
    for order in drawn:
        [group] = [group for group in match.rules.edition.groups if order[0] in group.teams]
        in_group = order[1] in group.teams
        title = next(title for title in said if title.endswith(f" {group.id}")) if in_group else thirds
        assert f"{lead}{names_of(match, order, language)}." in words_of(said[title])
        if not in_group:
            ranked = [row[1] for row in said[thirds][0].rows]
            first, second = (ranked.index(names_of(match, [team], language)) for team in order)
            assert first + 1 == second


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["1930", "1994", "2002"])
def test_every_round_stands_under_its_name(edition: str, language: str, request: pytest.FixtureRequest) -> None:
    recorded: RecordedMatch = request.getfixturevalue(f"of_{edition}")
    match, said = end_of(recorded), sections(recorded, language)
    rounds = match.rules.edition.phases[1:]
    titles = [title for title in said if title in {phase.text[language] for phase in rounds}]
    assert titles == [phase.text[language] for phase in rounds]
    for phase in rounds:
        [listing] = said[phase.text[language]]
        assert len(listing.items) == len(phase.fixtures)
    for form in ("text", "markdown", "html"):
        text = written(recorded, language, form)
        assert all(f"{name}\n" in text or f"<h2>{name}</h2>" in text for name in titles)
    [figure] = said[{"en": "The bracket", "fr": "Le tableau"}[language]]
    champion = names_of(match, [match.winner[match.rules.edition.final]], language)
    assert plain(figure.items[-1]) == {"en": "Cup: ", "fr": "Coupe : "}[language] + champion
    assert len(figure.items) == len(rounds) + 1


def test_level_teams_share_a_place_in_1930() -> None:
    recorded = next(
        recorded
        for recorded in (played(f"tie {number}", edition="1930") for number in range(40))
        if any(len(tier) > 1 for tiers in end_of(recorded).tiers for tier in tiers)
    )
    places = re.findall(r"^(\d)  \S", written(recorded), re.MULTILINE)
    groups = "".join(places)
    assert "22" in groups or "33" in groups


def test_shoot_outs_and_replays_are_told() -> None:
    shoot_out = next(
        recorded
        for recorded in (played(f"kicks {number}", 2, edition="2002") for number in range(20))
        if end_of(recorded).kicks
    )
    _, left, right = end_of(shoot_out).kicks[0]
    assert f", {left}–{right} on penalties" in written(shoot_out).replace("\n", " ")
    assert f", {left}-{right} aux tirs au but" in re.sub(r"\s+", " ", written(shoot_out, "fr"))
    replayed = next(
        recorded
        for recorded in (played(f"again {number}", 2, edition="1930") for number in range(20))
        if end_of(recorded).replays
    )
    _, left, right = end_of(replayed).replays[0]
    assert f"replayed {left}–{right}" in re.sub(r"\s+", " ", written(replayed))
    assert f"rejoué : {left}-{right}" in re.sub(r"\s+", " ", written(replayed, "fr"))
    lead = re.search(r"(\d+) goals in (\d+) matches", re.sub(r"\s+", " ", written(replayed)))
    assert lead is not None
    figures = next(part for part in sections(replayed, "en")["Figures"] if part.kind == "table")
    assert [sum(int(row[column]) for row in figures.rows) for column in (2, 1)] == list(map(int, lead.groups()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bracket_is_drawn_with_every_match_and_its_winner_in_bold(of_2002: RecordedMatch, language: str) -> None:
    match = end_of(of_2002)
    edition = match.rules.edition
    page = written(of_2002, language, "html")
    svg = re.search(r"<svg.*</svg>", page)
    assert svg is not None
    picture = ElementTree.fromstring(svg[0])
    space = "{http://www.w3.org/2000/svg}"
    knockout = [number for number, fixture in enumerate(edition.fixtures) if fixture.phase]
    assert len(picture.findall(f"{space}rect")) == len(knockout) == 16
    bold = [text.text for text in picture.findall(f"{space}text") if text.get("font-weight") == "bold"]
    winners = [edition.teams[match.winner[number]].text[language] for number in knockout]
    assert sorted(name for name in bold if name in set(winners)) == sorted(winners)
    boxes = [(int(rect.get("x", "0")), int(rect.get("y", "0"))) for rect in picture.findall(f"{space}rect")]
    assert len(set(boxes)) == len(boxes)
    for x, y in boxes:
        assert not any(x == other_x and 0 < abs(y - other_y) < 44 for other_x, other_y in boxes), "boxes overlap"


def test_an_unfinished_tournament_says_how_far_it_has_come() -> None:
    begun = played("begun", edition="1930", lines=10)
    text = written(begun)
    assert text.startswith("World Cup 1930: not finished yet\n")
    assert "The tournament has come to this phase: Groups." in text
    assert written(begun, "fr").startswith("Coupe du monde 1930 : le tournoi n’est pas terminé\n")


def test_a_cup_that_is_decided_early_names_its_winner() -> None:
    decided = next(
        recorded
        for recorded in (played(f"one {n}", 2, edition="1930", play_out_decided=False) for n in range(60))
        if end_of(recorded).winner[end_of(recorded).rules.edition.final] == NO_TEAM
    )
    who = end_of(decided).decided
    assert f"Every team that could still win belonged to player {who}, " in written(decided).replace("\n", " ")
    assert written(decided).startswith("World Cup 1930: stopped before the final\n")


def test_markdown_has_the_tables_as_tables(of_1930: RecordedMatch) -> None:
    lines = written(of_1930, "en", "markdown").splitlines()
    assert lines[0].startswith("# World Cup 1930: ")
    assert "|  | team | P | W | D | L | goals | pts |" in lines
