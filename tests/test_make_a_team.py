"""The page on making a team, in both languages: its squad can be played, its lists are complete, its mistakes true."""

import re
from pathlib import Path

import pytest

from onze.bots import play_match
from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.box.abilities import ABILITIES
from onze.games.worldwide_football.box.squad_files import NAME_KEYS, PLAYER_KEYS, ROLES_OF_WINDOWS, TEAM_KEYS
from onze.games.worldwide_football.box.squads import AMOUNTS, EFFECTS_IN, SLOTS, STADIUMS
from onze.games.worldwide_football.coach import WorldwideCoach
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import Chance, Seeded
from onze.kernel.events import Event
from tests.cli.command import onze
from tests.plain import plain

ROOT = Path(__file__).parents[1]
COACH = WorldwideCoach(WorldwideFootball())
PAGES = {
    "en": (ROOT / "docs" / "make-a-team.md").read_text(encoding="utf-8"),
    "fr": (ROOT / "docs" / "composer-une-equipe.md").read_text(encoding="utf-8"),
}
EXAMPLE = ROOT / "examples" / "belgium.toml"
FENCED = re.compile(r"^```toml\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MISTAKE = re.compile(r"^\| `([^|]+)` \| `([^|]+)` \| (belgium\.toml, .+?) \|$", re.MULTILINE)


def squad(language: str) -> str:
    """The squad file on the page."""
    (text,) = FENCED.findall(PAGES[language])
    return str(text)


def table(language: str, number: int) -> dict[str, list[str]]:
    """The rows of a table on the page by the words in their first cells, each cell as it is written."""
    found: list[list[list[str]]] = []
    before = False
    for line in PAGES[language].splitlines():
        if line.startswith("|"):
            if not before:
                found.append([])
            found[-1].append([cell.strip() for cell in line.strip("|").split(" | ")])
        before = line.startswith("|")
    return {first.strip("`"): cells for first, *cells in found[number][2:]}


def words(cell: str) -> list[str]:
    return re.findall("`([^`]+)`", cell)


TEAM, ABILITY, STADIUM, PLAYER, WINDOW, EFFECT, MISTAKES = range(7)


@pytest.fixture(params=PAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_the_squad_on_the_page_is_the_example(language: str) -> None:
    assert squad(language) == EXAMPLE.read_text(encoding="utf-8")


def for_belgium(match: WorldwideMatch, seat: int, chance: Chance) -> int:
    """The coach of Belgium, who plays every Player card as soon as he can."""
    first = ("choose team:belgium", "play player:")
    at_once = [move for move in match.moves(seat) if match.game.name(move).startswith(first)]
    return at_once[0] if at_once else COACH.choose(match, seat, chance)


def test_the_squad_on_the_page_is_played(language: str) -> None:
    game = WorldwideFootball(squad=squad(language), mode="professional", stadium="first")
    used: set[object] = set()
    for seed in range(12):
        told: list[Event] = []
        match = play_match(game, [for_belgium, COACH.choose], Seeded(seed), told.append)
        assert match.outcome is not None
        ours = [event for event in told if event.details.get("side") == 0]
        assert [event.details["team"] for event in ours if event.kind == "team"] == ["team:belgium"]
        used |= {event.details["player"] for event in ours if event.kind in ("player", "counter", "added to roll")}
        if len(used) == len(SLOTS):
            break
    assert used == {f"player:{slot}" for slot in SLOTS}, "all its players came into play"


@pytest.mark.parametrize("number", range(9))
def test_a_mistake_is_named_as_the_page_says(
    language: str, number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong, right, sentence = MISTAKE.findall(PAGES[language])[number]
    text = squad(language)
    assert text.count(right) == 1
    monkeypatch.chdir(tmp_path)
    Path("belgium.toml").write_text(text.replace(right, wrong), encoding="utf-8")
    ran = onze("squad", "check", "belgium.toml", "--lang", language)
    assert " ".join(ran.errors.split()) == f"! {plain(sentence)}"
    line = int(re.findall(r"(?:line|ligne)\s(\d+)", sentence)[0])
    assert text.splitlines()[line - 1] == right


def test_there_are_as_many_mistakes_as_are_tried(language: str) -> None:
    assert len(MISTAKE.findall(PAGES[language])) == len(table(language, MISTAKES)) == 9


def test_all_keys_are_explained(language: str) -> None:
    assert list(table(language, TEAM)) == [key for key in TEAM_KEYS if key != "player"]
    assert {key for key in NAME_KEYS if f"`{key}`" in table(language, TEAM)["name"][0]} == set(NAME_KEYS)
    assert list(table(language, PLAYER)) == list(PLAYER_KEYS)
    assert words(table(language, PLAYER)["slot"][0]) == list(SLOTS)


def test_all_abilities_and_stadiums_are_listed(language: str) -> None:
    assert list(table(language, ABILITY)) == list(ABILITIES)
    assert list(table(language, STADIUM)) == list(STADIUMS)


def test_every_window_has_its_roles_and_effects(language: str) -> None:
    windows = table(language, WINDOW)
    assert list(windows) == list(EFFECTS_IN)
    for window, (_, roles, _, effects) in windows.items():
        assert words(effects) == list(EFFECTS_IN[window])
        assert roles == (ROLES_OF_WINDOWS[window][0] if window in ROLES_OF_WINDOWS else "D, M, A")


def test_every_effect_has_its_amounts(language: str) -> None:
    effects = table(language, EFFECT)
    assert set(effects) == {effect for known in EFFECTS_IN.values() for effect in known}
    for effect, (_, amounts) in effects.items():
        low, high = AMOUNTS.get(effect, (0, 0))
        numbers = [int(number) for number in re.findall(r"\d+", amounts)]
        assert numbers == ([] if effect not in AMOUNTS else [low] if low == high else [low, high])
