"""Every rule of a ledger is proven by a test that names it."""

import re
from pathlib import Path

import pytest

LEDGERS = Path(__file__).parents[2] / "docs" / "rules"
DEFINED = re.compile(r"^\|\s*([A-Z]+-[A-Z0-9]+(?:\.[A-Za-z0-9]+)*)\s*\|")
"""An id is defined by the first cell of a table row."""


def defined_in(ledger: Path) -> list[str]:
    """The ids that a ledger defines."""
    lines = ledger.read_text(encoding="utf-8").splitlines()
    return [found.group(1) for line in lines if (found := DEFINED.match(line))]


@pytest.mark.parametrize("ledger", sorted(LEDGERS.glob("*.md")), ids=lambda path: path.stem)
def test_every_rule_is_named_by_a_test(ledger: Path, request: pytest.FixtureRequest) -> None:
    tests = [item for item in request.session.items if "tests/rules/" in item.nodeid]
    folder = Path(__file__).parent / ledger.stem.replace("-", "_")
    chapters = {path.name for path in folder.glob("test_*.py")}
    if not chapters <= {item.path.name for item in tests}:
        pytest.skip("only a part of the rulebook's tests was collected")
    named = {rule for item in tests for mark in item.iter_markers("rule") for rule in mark.args}
    missing = [rule for rule in defined_in(ledger) if rule not in named]
    assert not missing, f"no test names {', '.join(missing)}"


@pytest.mark.parametrize("ledger", sorted(LEDGERS.glob("*.md")), ids=lambda path: path.stem)
def test_tests_name_only_rules_that_exist(ledger: Path, request: pytest.FixtureRequest) -> None:
    prefix = defined_in(ledger)[0].split("-")[0]
    named = {rule for item in request.session.items for mark in item.iter_markers("rule") for rule in mark.args}
    unknown = sorted(rule for rule in named if rule.startswith(f"{prefix}-") and rule not in defined_in(ledger))
    assert not unknown, f"the ledger has no {', '.join(unknown)}"
