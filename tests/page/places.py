"""The places that people come to: every kind of page, and a table in every state that looks different.

``PLACES`` names them; ``go(served, visit, "save")`` opens one and comes back when it is reached. Tests that hold for
the whole page (``test_accessible.py``, ``test_fits.py``) go to each of them.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.page.hands import answer, lit
from tests.page.served import Guest, Served
from tests.scenes import SCENES, Scene

__all__ = ["PLACES", "go"]

RESTS: Final = """() => document.fonts.ready.then(() => Promise.allSettled(document.getAnimations()
    .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime)).map((one) => one.finished)))"""
"""Fonts are there and nothing moves any more, but what moves for ever."""
WORLDWIDE: Final = {scene.name: scene for scene in SCENES["worldwide-football"]}
WORLDWIDE_PLACES: Final = ("ChooseTeam", "BuildDecks", "HalfTimeAbilities", "BuildAttack", "TacticalPlan", "Defend",
                           "KeepGoal", "Penalty-shoot-out", "DiscardDown", "Substitute")  # fmt: skip
"""Where the table of Worldwide Football looks different."""
FREE_KICK: Final = next(scene for scene in SCENES["football-a-la-carte"] if scene.decision == "FollowUp")
FOOTIME: Final = {scene.name: scene for scene in SCENES["footime"]}
WORLD_CUP: Final = {scene.name: scene for scene in SCENES["world-cup"]}


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody goes."""

    path: str
    guest: Guest | None = None
    shows: str = "main"
    """What is visible when the place is reached."""
    act: Callable[[Page], None] = lambda page: None
    """What is done there first."""
    speed: str = "skip"


def go(served: Served, visit: Callable[..., Page], name: str, **looks: Any) -> Page:
    """Goes to a place, as somebody for whom it is set up, and waits until it is reached."""
    place = PLACES[name](served)
    page = visit(place.path, guest=place.guest, speed=place.speed, **looks)
    place.act(page)
    expect(page.locator(place.shows).filter(visible=True).first).to_be_visible()
    page.evaluate(RESTS)
    return page


def _regular(served: Served) -> Guest:
    """Somebody with matches that go on, on a server where others look for players."""
    regular = served.guest("Camille")
    for game in ("football-a-la-carte", "footime"):
        regular.play("coach", game=game)
    served.guest("Didier").open("empty", open=True)
    return regular


def _waiting_room(served: Served) -> Place:
    owner = served.guest("Camille")
    return Place(f"/table/{owner.open('empty', 'coach', 'empty', seats=4)['table']['id']}", owner, ".seats li")


def _invited(served: Served) -> Place:
    opened = served.guest("Camille").open("empty")
    return Place(f"/table/{opened['table']['id']}#{opened['invitations']['1']}", served.guest("Zoé"), ".seats li")


def _hand_over(served: Served) -> Place:
    owner = served.guest("Camille")
    return Place(f"/table/{owner.play('me')}", owner, "main button")


def _table(
    scene: Scene, shows: str = "#question", act: Callable[[Page], None] | None = None, speed: str = "skip"
) -> Callable[[Served], Place]:
    """A table at a decision, with what was said before in the same phrase, and something done then."""

    def place(served: Served) -> Place:
        served.stopped = served.now()
        seated = served.seat(scene, "Camille", ["Didier", "Zoé", "Thierry", "Aimé", "Bo", "Cy", "Di"])

        def acting(page: Page) -> None:
            expect(page.locator("[data-thing], main [data-move]").first).to_be_attached()
            answer(page, *scene.said)
            if act is not None:
                act(page)

        return Place(seated.path, seated.guest, shows, acting, speed)

    return place


def _after(record: str, page: str, shows: str, act: Callable[[Page], None] | None = None) -> Callable[[Served], Place]:
    """What there is of a match that is over: its replay, its report."""

    def place(served: Served) -> Place:
        id, guest = served.played(record)
        return Place(f"/table/{id}/{page}", guest, shows, act or (lambda page: None))

    return place


def _all_open(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(All open|Tout ouvert)$")).click()


def _key(key: str) -> Callable[[Page], None]:
    """Presses a key, when the question is there."""

    def press(page: Page) -> None:
        expect(page.locator("#question")).to_be_visible()
        page.keyboard.press(key)

    return press


def _menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").first.click()


def _resigns(page: Page) -> None:
    _menu(page)
    page.get_by_role("button", name=re.compile("^(Resign|Abandonner)$")).click()
    page.get_by_role("button", name=re.compile("^(Yes|Oui)")).click()


def _considers(page: Page) -> None:
    """Looks at what a card would do."""
    lit(page, "play card:forward-6-blue").focus()


SAVE: Final = Scene("Save", facts={"hands": {0: ["goalkeeper-4-all", "corner-red"]}})
OPEN_PLAY: Final = Scene("OpenPlay", facts={"ball": "d9", "hands": {0: ["forward-6-blue"]}})

PLACES: Final[dict[str, Callable[[Served], Place]]] = {
    "home-empty": lambda served: Place("/", None, "nav a[href^='/new/']"),
    "home": lambda served: Place("/", _regular(served), "a[href^='/table/']"),
    "new-football-a-la-carte": lambda served: Place("/new/football-a-la-carte", served.guest(), "form, main button"),
    "new-worldwide-football": lambda served: Place("/new/worldwide-football", served.guest(), "form, main button"),
    "matches": lambda served: Place("/matches", _regular(served), "main a[href^='/table/']"),
    "record": lambda served: Place("/record", None, "main .drop"),
    "rules": lambda served: Place("/rules/football-a-la-carte", None, "main h3, main h2"),
    "me-new": lambda served: Place("/me", None, "main input"),
    "me": lambda served: Place("/me", served.guest("Camille"), "main button"),
    "waiting-room": _waiting_room,
    "invited": _invited,
    "hand-over": _hand_over,
    "open-play": _table(OPEN_PLAY, act=_considers),
    "free-kick": _table(FREE_KICK),
    "save": _table(SAVE),
    "corner-cut": _table(Scene("CornerCut"), ".stage"),
    "penalty-option": _table(Scene("PenaltyOption", facts={"hands": {0: ["penalty"]}})),
    "four-players": _table(Scene("KickOff", seats=4)),
    "goal": _table(SAVE, "[role=alertdialog]", lambda page: answer(page, "decline"), "slow"),
    "over": _table(OPEN_PLAY, ".over", _resigns),
    "table-menu": _table(OPEN_PLAY, "dialog", _menu),
    "table-moves": _table(OPEN_PLAY, ".moves.shown", _key("l")),
    "table-rules": _table(OPEN_PLAY, "[role=dialog] li", _key("r")),
    "footime-run": _table(FOOTIME["RunTo"]),
    "footime-save": _table(FOOTIME["SaveWindow"]),
    "footime-line-up": _table(FOOTIME["PlaceShirt"]),
    "footime-put-ball": _table(FOOTIME["PlaceBall"]),
    "footime-shoot-out": _table(FOOTIME["ShootOutSave"], ".stage"),
    "footime-eight": _table(FOOTIME["Turn-eight"]),
    **{f"worldwide-{name}": _table(WORLDWIDE[name]) for name in WORLDWIDE_PLACES},
    "world-cup-groups": _table(WORLD_CUP["PlaceTokens"]),
    "world-cup-round": _table(WORLD_CUP["PlaceTokens-quarter-final"]),
    "replay": _after("football-a-la-carte-2-coach", "replay#107", "[role=slider]"),
    "replay-open": _after("football-a-la-carte-2-coach", "replay#107", ".open li", _all_open),
    "report-football-a-la-carte": _after("football-a-la-carte-2-coach", "report", "[data-checked=holds]"),
    "report-worldwide-football": _after("worldwide-football-amateur-coach", "report", "[data-checked=holds]"),
    "report-world-cup": _after("world-cup-1930-2-coach", "report", "[data-checked=holds]"),
    "report-footime": _after("footime-2-coach", "report", "[data-checked=holds]"),
}
"""Every kind of page, by a name."""
