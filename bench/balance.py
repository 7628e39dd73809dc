"""How a game plays between two equal coaches: goals, draws, the kick-off, teams, and how often each thing happens.

``python -m bench.balance worldwide-football --matches 2000 --option mode=amateur``

Whatever a game tells is counted by its kind and by the card, ability or Player card that it names; nothing here
knows one game from another. The interval holds the true share in 95 cases of 100.
"""

import argparse
import os
from collections import Counter
from collections.abc import Iterable
from functools import partial
from multiprocessing import Pool
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.ours import read_options, refusals_told
from onze.bots import find_bot, play_match
from onze.games import load
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from onze.kernel.game import Game
from onze.lab.standings import interval

__all__ = ["Sheet", "main", "score_sheet", "summary"]

NAMED: Final = ("card", "ability", "player", "set_piece", "how", "restart", "what")
"""The facts of an event that say what was used."""
FIRST: Final = ("half", "kick-off")
"""The events that say which side plays first."""
AT_ONCE: Final = 10
"""How many matches a process plays before it reports."""


class Sheet(NamedTuple):
    """The score sheet of one match."""

    score: tuple[int, ...]
    points: tuple[float, ...]
    """What each side won: 1, a half or 0."""
    kicked_off: int
    """The side that played first."""
    teams: tuple[str, ...]
    """The team of each side, where a game has teams."""
    happened: Counter[tuple[str, str]]
    """How often something happened, by kind and by what was used."""


def score_sheet(game: Game[Any], score: Iterable[int], values: tuple[float, ...], events: Iterable[Event]) -> Sheet:
    """What one match comes to."""
    teams: dict[int, str] = {}
    kicked_off = -1
    happened: Counter[tuple[str, str]] = Counter()
    for event in events:
        if event.kind == "team":
            teams[side_of(game, event)] = str(event.facts["team"])
        elif event.kind in FIRST and kicked_off < 0:
            kicked_off = side_of(game, event)
        happened[event.kind, ""] += 1
        for fact in NAMED:
            if fact in event.facts:
                name = str(event.facts[fact])
                if fact == "player" and teams:
                    name = f"{teams[side_of(game, event)]} {name}"
                happened[event.kind, name] += 1
    points = tuple(values[seats[0]] if seats else 1.0 - sum(values) for seats in game.sides)
    return Sheet(tuple(score), points, kicked_off, tuple(teams[side] for side in sorted(teams)), happened)


def side_of(game: Game[Any], event: Event) -> int:
    """The side that an event tells of, by its own number or by a seat of it."""
    if "side" in event.facts:
        return int(str(event.facts["side"]))
    seat = event.facts["seat"]
    return next(side for side, seats in enumerate(game.sides) if seat in seats)


def play(name: str, seats: int | None, options: dict[str, Any], bot: str, seeds: range) -> list[Sheet]:
    """Some matches between equals, in a process of their own."""
    game = load(name, seats, **options)
    bots = [find_bot(bot, game)] * game.seats
    sheets = []
    for seed in seeds:
        events: list[Event] = []
        outcome = play_match(game, bots, Seeded(seed), events.append).outcome
        assert outcome is not None
        sheets.append(score_sheet(game, outcome.score, outcome.values, events))
    return sheets


def summary(sheets: list[Sheet]) -> list[str]:
    """What is counted for any game."""
    goals = [sum(sheet.score) for sheet in sheets]
    mean = sum(goals) / len(goals)
    level = [len(set(sheet.score)) == 1 for sheet in sheets]
    first = interval([sheet.points[sheet.kicked_off] for sheet in sheets])
    seated = interval([sheet.points[0] for sheet in sheets])
    ranges = [len([count for count in goals if low <= count <= high]) for low, high in ((1, 5), (0, 0))]
    return [
        f"{len(sheets)} matches, {mean:.2f} goals a match, 1 to 5 goals in {ranges[0] / len(goals):.1%}",
        f"no goals in {ranges[1] / len(goals):.1%}, level scores {sum(level) / len(level):.1%}",
        f"the side that kicked off won {first[0]:.1%} of the points ({first[1]:.1%} to {first[2]:.1%})",
        f"the side of seat 0 won {seated[0]:.1%} of the points ({seated[1]:.1%} to {seated[2]:.1%})",
    ]


def team_table(sheets: list[Sheet]) -> Table:
    """What each team won against all others."""
    table = Table("team", "matches", "points", "interval", "goals for", "against", title="Teams")
    for team in sorted({team for sheet in sheets for team in sheet.teams}):
        played = [(sheet, side) for sheet in sheets for side, other in enumerate(sheet.teams) if other == team]
        mean, low, high = interval([sheet.points[side] for sheet, side in played])
        scored = sum(sheet.score[side] for sheet, side in played) / len(played)
        conceded = sum(sum(sheet.score) - sheet.score[side] for sheet, side in played) / len(played)
        table.add_row(
            team, str(len(played)), f"{mean:.1%}", f"{low:.1%} to {high:.1%}", f"{scored:.2f}", f"{conceded:.2f}"
        )
    return table


def event_table(sheets: list[Sheet]) -> Table:
    """How often each thing happened in a match."""
    table = Table("happened", "with", "a match", title="Events")
    happened: Counter[tuple[str, str]] = Counter()
    for sheet in sheets:
        happened.update(sheet.happened)
    for (kind, name), count in sorted(happened.items()):
        table.add_row("" if name else kind, name, f"{count / len(sheets):.3f}")
    return table


def main() -> None:
    """Reads the command line, plays on all cores and prints what was counted."""
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="coach")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    # Before others play: a refusal would not find its way out of their processes.
    with refusals_told(parser):
        find_bot(asked.bot, load(asked.game, asked.seats, **read_options(asked.option)))

    end = asked.seed + asked.matches
    shares = [range(first, min(first + AT_ONCE, end)) for first in range(asked.seed, end, AT_ONCE)]
    work = partial(play, asked.game, asked.seats, read_options(asked.option), asked.bot)
    with Pool(asked.processes) as pool:
        played = track(pool.imap(work, shares), "playing", total=len(shares), transient=True)
        sheets = [sheet for share in played for sheet in share]
    console = Console(width=100)
    for line in summary(sheets):
        console.print(line, highlight=False)
    if any(sheet.teams for sheet in sheets):
        console.print(team_table(sheets))
    console.print(event_table(sheets))


if __name__ == "__main__":
    main()
