"""Abilities before an International match: chosen in any order, though the engine hears them in that of its list."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.served import Served
from tests.scenes import Scene

EXTRA = Scene("ExtraAbilities", (), "worldwide-football", 2, {"mode": "international"})


@pytest.mark.parametrize("order", [("diving", "stamina"), ("offside-trap", "tactical-plan")])
def test_abilities_are_chosen_in_any_order(served: Served, visit: Visit, order: tuple[str, str]) -> None:
    seated = served.seat(EXTRA)
    page = visit(seated.path, guest=seated.guest)
    for ability in order:
        page.locator(f'[data-thing="ability:{ability}"]').click()
    for ability in order:
        expect(page.locator(".ticket")).to_contain_text(ability.replace("-", " "), ignore_case=True)
    page.locator(".ticket .stub:enabled").click()
    expect(page.locator("#question")).to_have_count(0)  # the other side is asked
