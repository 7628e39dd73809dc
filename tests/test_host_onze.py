"""The page on hosting, in both languages: what it shows is what is in the project, and its figures are the server's."""

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from onze.server.limits import LARGE_BODY, Limits
from onze.tables.agreement import LARGEST_FILES

ROOT = Path(__file__).parents[1]
PAGES = {
    "en": (ROOT / "docs" / "host-onze.md").read_text(encoding="utf-8"),
    "fr": (ROOT / "docs" / "heberger-onze.md").read_text(encoding="utf-8"),
}
FENCED = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(params=PAGES)
def page(request: pytest.FixtureRequest) -> str:
    return PAGES[request.param]


@pytest.mark.parametrize(
    ("kind", "name"), [("ini", "onze.service"), ("caddyfile", "Caddyfile"), ("nginx", "nginx.conf")]
)
def test_a_file_on_the_page_is_the_one_of_the_project(page: str, kind: str, name: str) -> None:
    (shown,) = [text for fenced, text in FENCED.findall(page) if fenced == kind]
    assert shown == (ROOT / "deploy" / name).read_text(encoding="utf-8")


def test_both_pages_give_the_same_commands() -> None:
    first, second = ([text for kind, text in FENCED.findall(page) if kind == "sh"] for page in PAGES.values())
    assert first == second != []


def test_the_limits_on_the_page_are_those_of_the_server(page: str) -> None:
    rows = [line for line in page.splitlines() if line.startswith("| ")][1:]
    numbers = [[int(re.sub(r"\D", "", one)) for one in re.findall(r"\d[\d,\u00a0\u202f]*(?<!,)", row)] for row in rows]
    limits = Limits()
    assert numbers == [
        [limits.tables],
        [limits.pages_of_person, limits.pages_of_address, limits.pages],
        [limits.calls.a_second, limits.calls.at_once],
        [limits.frames.a_second, limits.frames.at_once],
        [limits.past.at_once],
        [limits.arrivals.at_once],
        [limits.chat.at_once],
        [LARGEST_FILES],
    ]
    assert (limits.arrivals.a_second, limits.chat.a_second) == (1 / 5, 1 / 2)


def test_a_proxy_lets_through_the_largest_body_that_the_server_takes() -> None:
    (largest,) = re.findall(
        r"client_max_body_size (\d+)m;", (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    )
    assert int(largest) * 1_000_000 > LARGE_BODY


def test_what_the_container_is_built_from_is_there() -> None:
    lines = (ROOT / "Containerfile").read_text(encoding="utf-8").splitlines()
    copied = [
        name for line in lines if line.startswith("COPY ") and "--from" not in line for name in line.split()[1:-1]
    ]
    assert copied
    assert [name for name in copied if not (ROOT / name).exists()] == []


def test_the_wheel_holds_all_that_a_server_needs(tmp_path: Path) -> None:
    copy = tmp_path / "onze"
    copy.mkdir()
    (copy / "tools").mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "src"):
        subprocess.run(["cp", "-r", str(ROOT / name), str(copy)], check=True)
    for name in ("__init__.py", "backend.py", "page.py"):
        shutil.copy(ROOT / "tools" / name, copy / "tools")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps", "--wheel-dir"]
    subprocess.run([*build, str(tmp_path), str(copy)], check=True, capture_output=True)
    (wheel,) = tmp_path.glob("onze-*.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    package = ROOT / "src"
    wanted = {
        path.relative_to(package).as_posix()
        for path in (package / "onze").rglob("*")
        if path.suffix in (".py", ".toml", ".ftl", ".css") or ("page" in path.parts and path.is_file())
    }
    assert wanted - held == set()
    assert "onze/tables/store/migrations/versions/step_002_company.py" in held
