"""What a game offers is found by its rooms; what is missing has a plain answer, what nobody asks for is an error."""

import sys
from pathlib import Path

import pytest

from onze.doors import Coach, Telling, Terminal, show
from onze.games import coach_of, game_ids, load, telling_of, terminal_of
from onze.kernel.chance import Seeded
from onze.kernel.steps import Decision
from tests.kernel.toys import Kickabout, KickaboutGame

GAME = """
from tests.kernel.toys import KickaboutGame


class Toy(KickaboutGame):
    id = "toy"


__all__ = ["Toy"]
"""


@pytest.fixture
def folder(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A game of one file, in a folder of a name that no other test uses."""
    folder = tmp_path / f"toy_{abs(hash(request.node.name))}"
    folder.mkdir()
    (folder / "__init__.py").write_text(GAME, encoding="utf-8")
    return folder


def write_room(folder: Path, door: str, method: str) -> None:
    """A room that is one file, with one method of its own."""
    lines = (
        f"from onze.doors import {door}", f"class Toys({door}):", f"    def {method}(self, *about):",
        "        return 'a ball'", "__all__ = ['Toys']",
    )  # fmt: skip
    (folder / f"{door.lower()}.py").write_text("\n".join(lines), encoding="utf-8")


def test_every_game_of_ours_offers_all_that_there_is() -> None:
    for game_id in game_ids():
        game = load(game_id)
        offered = coach_of(game), telling_of(game), terminal_of(game)
        assert [type(door) in (Coach, Telling, Terminal) for door in offered] == [False, False, False], game_id


def test_a_game_of_one_file_is_told_and_drawn_in_outline_and_has_no_coach(folder: Path) -> None:
    game = load(str(folder))
    assert (coach_of(game), type(telling_of(game)), type(terminal_of(game))) == (None, Telling, Terminal)
    terminal = terminal_of(game)
    match = game.new_match(Seeded(1))
    shown = show(match, 0, ("A", "B"), "en")
    assert terminal.draw(shown).startswith("round: 1\n")
    assert (terminal.listing(shown), terminal.explain(shown), terminal.styles(shown)) == ("", "", {})
    assert (terminal.called(match, 0, "x"), terminal.said_at_once(match, 0, "x")) == (None, ())


def test_a_room_is_one_file_or_a_folder(folder: Path) -> None:
    write_room(folder, "Terminal", "draw")
    game = load(str(folder))
    assert terminal_of(game).draw(show(game.new_match(Seeded(1)), 0, ("A", "B"), "en")) == "a ball"


def test_what_nobody_asks_for_is_an_error_that_lists_what_is(folder: Path) -> None:
    write_room(folder, "Telling", "event_txet")
    with pytest.raises(
        TypeError, match="offers event_txet; a Telling has event_text, goes_on, moment, question, report, score"
    ):
        telling_of(load(str(folder)))


def test_a_room_without_its_door_is_an_error(folder: Path) -> None:
    (folder / "coach.py").write_text("def choose(match, seat, chance):\n    return 0\n", encoding="utf-8")
    with pytest.raises(TypeError, match=r"coach must name one Coach in __all__"):
        coach_of(load(str(folder)))


def test_a_coach_without_an_answer_to_a_decision_does_not_sit_down() -> None:
    class Silent(Coach[Kickabout]):
        """A coach that has not read the rules."""

    decisions = [kind.__name__ for kind in KickaboutGame.step_kinds if issubclass(kind, Decision)]
    with pytest.raises(TypeError, match=f"Silent has no answer to {', '.join(decisions)}"):
        Silent(KickaboutGame(2))


@pytest.fixture(autouse=True)
def _forget_the_folder(folder: Path) -> object:
    """Modules of a folder that is gone are forgotten."""
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == folder.name]:
        del sys.modules[name]
