"""The page on making an edition, in both languages: its cup is the example, its lists and its mistakes are true."""

import re
import tomllib
from pathlib import Path

import pytest

from onze.games.world_cup.box.edition_check import edition_mistakes
from onze.games.world_cup.box.edition_rounds import VALUES
from onze.games.world_cup.box.edition_shape import ROWS, TABLES, WHOLE
from onze.games.world_cup.box.material import MATERIAL_FILE, read_material
from onze.kernel.data import DataFile
from tests.plain import plain

ROOT = Path(__file__).parents[1]
PAGES = {"en": ROOT / "docs" / "make-an-edition.md", "fr": ROOT / "docs" / "composer-une-edition.md"}
EXAMPLE = ROOT / "examples" / "eight-nations.toml"
FENCED = re.compile(r"^```toml\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MISTAKE = re.compile(r"^\| `((?:teams|matches|right|colour) = [^|]+)` \| ([^|]+) \|$", re.MULTILINE)


@pytest.fixture(params=PAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def page(language: str) -> str:
    return PAGES[language].read_text(encoding="utf-8")


def cup(language: str) -> str:
    """The edition on the page."""
    (text,) = FENCED.findall(page(language))
    return str(text)


def test_the_page_shows_the_example(language: str) -> None:
    assert tomllib.loads(cup(language)) == tomllib.loads(EXAMPLE.read_text(encoding="utf-8"))


def test_the_page_names_every_key_and_every_word(language: str) -> None:
    text = page(language)
    keys = {*WHOLE, *(key for shape in (*TABLES.values(), *ROWS.values()) for key in shape)}
    words = {word for known in VALUES.values() for word in known}
    missing = [word for word in sorted(keys | words) if f"`{word}`" not in text]
    assert not missing


def test_every_mistake_on_the_page_is_said_so(language: str) -> None:
    material = read_material(DataFile(MATERIAL_FILE))
    told = MISTAKE.findall(page(language))
    assert len(told) == 4
    for changed, said in told:
        key = changed.partition(" = ")[0]
        value = changed.partition(" = ")[2]
        old = {
            "teams": '["FRA", "WAL", "SUI", "IRL"]',
            "matches": next(line for line in cup(language).splitlines() if '["LUX", "SCO"]' in line).partition(" = ")[
                2
            ],
            "right": '"R:B"',
            "colour": '"black"',
        }[key]
        text = cup(language).replace(f"{key} = {old}", f"{key} = {value}")
        assert text != cup(language)
        reasons = edition_mistakes(tomllib.loads(text), material)
        assert plain(said) in [plain(reason.sentence(language)) for reason in reasons]
