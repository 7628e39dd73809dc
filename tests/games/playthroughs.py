"""The golden playthroughs: one random match a game and table, kept as text. ``make playthroughs`` writes them anew."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from onze.games.football_a_la_carte import FootballALaCarte
from onze.kernel.conformance import playthrough
from onze.kernel.game import Game

GOLDEN = Path(__file__).with_name("golden")

OTHER_READINGS: dict[str, Any] = {
    "pair_hand": "six_shared",
    "team_talk": "none",
    "dead_hand": "swap_any",
    "sideways_cards": True,
    "no_attacker": "teammate_kicks",
    "free_kick_ban": "attacked_only",
    "free_kick_sum": "one_line",
    "keeper_arrows": "in_sequence",
    "save_start": "last_square",
    "corner_flags_count": False,
    "penalty_alone": False,
    "penalty_save_cards": True,
    "post_rule": "strictly_between",
    "half_end": "at_once",
    "auto_save_spends": False,
    "tie": "penalty_cuts",
    "after_cut": "in_place",
    "keeper_in_own_area": True,
    "starter": "choose",
}
"""Every gap of Football à la carte read the other way."""

TABLES: dict[str, Callable[[], Game[Any]]] = {
    "football-a-la-carte-2": lambda: FootballALaCarte(2),
    "football-a-la-carte-3": lambda: FootballALaCarte(3),
    "football-a-la-carte-4": lambda: FootballALaCarte(4),
    "football-a-la-carte-3-other-readings": lambda: FootballALaCarte(3, **OTHER_READINGS),
}
"""The tables that the kit and the playthroughs run over, by name."""


def written(table: str) -> str:
    """The playthrough of a table as it is now."""
    return playthrough(TABLES[table](), seed=11)


def main() -> None:
    """Writes all playthroughs."""
    for table in TABLES:
        (GOLDEN / f"{table}.txt").write_text(written(table), encoding="utf-8")
        print(f"{table}: written")


if __name__ == "__main__":
    main()
