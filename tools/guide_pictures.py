"""The pictures of the guides for players, in both languages: ``make pictures`` writes them to ``docs/pictures``.

They are taken as those of ``make screenshots``, from the scenes of the tests, on a desktop by day.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page
from tests.page.hands import answer, lit
from tests.page.served import Served
from tests.scenes import SCENES, Scene

from tools.screenshots import Shot, studio, take

__all__ = ["main"]

LOOKS = (("desktop", "en", "day"), ("desktop", "fr", "day"))
OTHERS = ["Didier", "Zoé", "Thierry"]
FREE_KICK = next(scene for scene in SCENES["football-a-la-carte"] if scene.decision == "FollowUp")
PLACING = next(scene for scene in SCENES["world-cup"] if scene.name == "PlaceTokens")
RUN = next(scene for scene in SCENES["footime"] if scene.name == "RunTo")


def pictures(served: Served) -> Iterator[Shot]:
    """What the guides show."""
    regular = served.guest("Camille")
    for game in ("football-a-la-carte", "footime"):
        regular.play("coach", game=game)
    yield Shot("home", "/", regular, LOOKS)
    yield _scene(served, "table", FREE_KICK)
    yield Shot("lesson", "/learn/footime", None, LOOKS, _second_step)
    yield _scene(served, "world-cup", PLACING, "row:F1.right")
    yield _scene(served, "footime", RUN)


def _scene(served: Served, name: str, scene: Scene, pointed: str = "") -> Shot:
    """A decision, with the pointer on a thing."""
    seated = served.seat(scene, "Camille", OTHERS)

    def act(page: Page) -> None:
        answer(page, *scene.said)
        if pointed:
            page.locator(f'[data-thing="{pointed}"]').hover()

    return Shot(name, seated.path, seated.guest, LOOKS, act)


def _second_step(page: Page) -> None:
    page.locator(".note .go").click()
    lit(page, "play card:move-2").wait_for()


def main(folder: Path) -> None:
    """Takes them all."""
    folder.mkdir(parents=True, exist_ok=True)
    with studio() as (served, browser):
        for shot in pictures(served):
            served.stopped = served.now()
            for (_, language, _), (_, file, _) in zip(shot.looks, take(browser, served, shot, folder), strict=True):
                (folder / file).rename(folder / f"{shot.name}-{language}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
