"""``onze ladder``: everybody against everybody, with a bar while it is played and a table at the end."""

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from onze.bots import OutsideBot, find_bot
from onze.cli.screen import Screen, refused
from onze.kernel.game import Game
from onze.lab.fixtures import even_share, is_alone, matches_a_round
from onze.lab.ladder import Ladder
from onze.lab.results import Results
from onze.lab.standings import SequentialTest, Standing, ratings

__all__ = ["climb"]

GAP = "  "


def climb(
    screen: Screen,
    game: Game[Any],
    bots: Sequence[str],
    path: Path | None,
    seed: int,
    matches: int,
    test: SequentialTest | None,
    seconds: float | None,
    processes: int | None,
) -> None:
    """Plays what is left, keeps every round in the file, and says how everybody stands; Ctrl+C stops at any time."""
    _check(game, bots, matches, processes)
    path = Path(f"{game.id}-ladder.jsonl") if path is None else path
    ladder = Ladder(game, bots, Results(path, game, seed, seconds), seed, matches, test)
    before = len(ladder.results.results)
    if before:
        screen.show(screen.say("ladder-goes-on", file=str(path), count=before))
    try:
        _play(screen, ladder, processes or os.cpu_count() or 1, seconds)
    except KeyboardInterrupt:
        screen.show(screen.say("ladder-stopped"))
    _show(screen, ladder)
    screen.show(screen.say("ladder-kept", file=str(path)))


def _check(game: Game[Any], bots: Sequence[str], matches: int, processes: int | None) -> None:
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise refused("ladder-two-bots")
    if matches < 1:
        raise refused("ladder-no-matches")
    if processes is not None and processes < 1:
        raise refused("ladder-no-processes")
    for code in bots:
        bot = find_bot(code, game)
        if isinstance(bot, OutsideBot):
            bot.close()


def _play(screen: Screen, ladder: Ladder, processes: int, seconds: float | None) -> None:
    """Plays with a bar, which is only drawn where there is a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    each = matches_a_round(ladder.game)
    with Progress(*columns, console=screen.console, transient=True, disable=not screen.console.is_terminal) as bar:
        task = bar.add_task(screen.say("ladder-playing"))

        def heard() -> None:
            clear = ladder.decided()
            done = sum(one.matches for one in ladder.standings.values())
            left = sum(
                (ladder.rounds - len(one.points)) * each for pair, one in ladder.standings.items() if pair not in clear
            )
            bar.update(task, completed=done, total=done + max(0, left))

        heard()
        ladder.climb(processes, seconds, heard)


def _show(screen: Screen, ladder: Ladder) -> None:
    game, clear = ladder.game, ladder.decided()
    played = sum(one.matches for one in ladder.standings.values())
    screen.show(screen.say("ladder-title", game=game.title[screen.language], seats=game.seats, count=played), "bold")
    head = [screen.say(f"ladder-{name}") for name in ("pairing", "share", "interval", "matches", "verdict")]
    rows = [head, *(_row(screen, ladder, one, pairing in clear) for pairing, one in ladder.standings.items())]
    _show_columns(screen, rows)
    screen.show(screen.say("ladder-even", share=_percent(screen, even_share(game))))
    if not is_alone(game):
        screen.show()
        rated = ratings(game, ladder.bots, ladder.results.results)
        figures = [[screen.say("ladder-bot"), screen.say("ladder-rating"), screen.say("ladder-time")]]
        times = _milliseconds(ladder.standings.values())
        for one in rated:
            rating = f"{_number(screen, one.mu, 1)} ± {_number(screen, 1.96 * one.sigma, 1)}"
            figures.append([one.bot, rating, f"{_number(screen, times.get(one.bot, 0.0), 2)} ms"])
        _show_columns(screen, figures)
    for bot, count in _faults(ladder.standings.values()).items():
        screen.show(screen.say("moves-drawn", name=bot, count=count))


def _row(screen: Screen, ladder: Ladder, one: Standing, clear: bool) -> list[str]:
    mean, low, high = one.share()
    if clear:
        verdict = "ladder-stronger" if mean > even_share(ladder.game) else "ladder-weaker"
    else:
        verdict = "ladder-enough" if len(one.points) >= ladder.rounds else "ladder-unfinished"
    return [
        screen.say("ladder-against", one=one.pairing.one, others=one.pairing.others),
        _percent(screen, mean) if one.points else "–",
        screen.say("ladder-from-to", low=_percent(screen, low), high=_percent(screen, high)) if one.points else "–",
        str(one.matches),
        screen.say(verdict),
    ]


def _milliseconds(standings: Iterable[Standing]) -> dict[str, float]:
    """What an answer took each bot, over its pairings."""
    times: dict[str, list[float]] = {}
    for one in standings:
        for bot, took in zip(one.pairing, one.milliseconds, strict=True):
            times.setdefault(bot, []).append(took)
    return {bot: sum(all_of) / len(all_of) for bot, all_of in times.items()}


def _faults(standings: Iterable[Standing]) -> Mapping[str, int]:
    """How many moves were drawn for each bot for which any were."""
    faults: dict[str, int] = {}
    for one in standings:
        for bot, count in zip(one.pairing, one.faults, strict=True):
            if count:
                faults[bot] = faults.get(bot, 0) + count
    return faults


def _show_columns(screen: Screen, rows: Sequence[Sequence[str]]) -> None:
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    for number, row in enumerate(rows):
        line = GAP.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        screen.show_whole(line, "dim" if number == 0 else "")


def _percent(screen: Screen, share: float) -> str:
    return screen.say("percent", number=_number(screen, 100 * share, 1))


def _number(screen: Screen, number: float, places: int) -> str:
    written = f"{number:.{places}f}"
    return written.replace(".", ",") if screen.language == "fr" else written
