"""Files to begin one's own with: each kind has one, and it can be brought as it stands."""

from pathlib import Path

import pytest

from onze.games import find_game
from onze.kernel.files import GameFile
from tests.server.club import Club, spend

FILES = {
    (game, file.name): file
    for game in ("football-a-la-carte", "footime", "world-cup", "worldwide-football")
    for file in find_game(game).files
}
EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(("game", "name"), FILES)
def test_it_can_be_brought_as_it_stands(game: str, name: str, tmp_path: Path) -> None:
    file: GameFile = FILES[game, name]
    path = tmp_path / file.example
    path.write_text(file.specimen(find_game(game)), encoding="utf-8")
    checked = file.check(find_game(game), str(path), "en")
    assert (list(checked.mistakes), bool(checked.text)) == ([], True)


def test_anybody_may_take_it_away(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        stranger = club.stranger()
        shown = await stranger.call("GET", "/games/worldwide-football/files/squad")
        assert shown.text == (EXAMPLES / "belgium.toml").read_text(encoding="utf-8")
        assert shown.headers["content-disposition"] == 'attachment; filename="belgium.toml"'
        for path in ("/games/worldwide-football/files/board", "/games/chess/files/board"):
            assert (await stranger.call("GET", path)).status_code in (400, 404)
        games = (await stranger.call("GET", "/games")).json()["games"]
        assert all(file["specimen"] for game in games for file in (*game["files"], *game["seat_files"]))

    spend(tmp_path, evening)
