"""Lists the rules that no code and no data cites, with their text: ``python -m tools.uncited footime``.

Without a game it lists those of all games. A rule leaves the list when the code or the data of its game cites its
id, or when its clause in ``rules.toml`` says where it ``lives``.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from onze.cli.where.index import Index, game_folders

__all__ = ["uncited"]

ROOT = Path(__file__).parents[1]


def uncited(games: Sequence[str]) -> list[str]:
    """A line for each rule that nothing cites, below a line for its game."""
    folders = game_folders(ROOT)
    unknown = [game for game in games if game not in folders]
    if unknown:
        raise SystemExit(f"{', '.join(unknown)}: no game with rules. There are: {', '.join(folders)}")
    lines = []
    for game, folder in folders.items():
        if game in games or not games:
            missing = Index(ROOT, folder).missing()
            lines += [f"# {game}: {len(missing)}", *(f"{clause.id}  {clause.text['en']}" for clause in missing)]
    return lines


if __name__ == "__main__":
    print("\n".join(uncited(sys.argv[1:])))
