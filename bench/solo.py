"""How a bot fares against the virtual opponent of solo play.

    python -m bench.solo worldwide-football coach --matches 400 --seed 1 --option mode=professional

Prints matches won, drawn and lost, the share of the points with the interval that holds the true one in 95 cases of
100, goals a match, and what a decision took in processor time. ``--scores FILE`` keeps what was played, and goes on
from there.
"""

import argparse
import json
import time
from pathlib import Path

from rich.progress import track

from bench.ours import read_options, refusals_told
from bench.strength import Timed
from onze.bots import find_bot, play_match
from onze.games import load
from onze.kernel.chance import Seeded
from onze.lab.standings import interval


def main() -> None:
    """Reads the command line, plays and prints one line."""
    parser = argparse.ArgumentParser(prog="bench.solo", description="How a bot fares against the virtual opponent.")
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scores", type=Path, help="a file that keeps the scores, to go on from")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    asked = parser.parse_args()
    with refusals_told(parser):
        game = load(asked.game, 1, **read_options(asked.option))
        bot = Timed(find_bot(asked.bot, game), time.process_time)
    kept: Path | None = asked.scores
    scores: list[list[int]] = json.loads(kept.read_text(encoding="utf-8")) if kept is not None and kept.exists() else []
    for number in track(range(len(scores), asked.matches), transient=True):
        outcome = play_match(game, [bot], Seeded(asked.seed + number)).outcome
        assert outcome is not None
        scores.append(list(outcome.score))
        if kept is not None:
            kept.write_text(json.dumps(scores), encoding="utf-8")
    points = [0.5 * ((own > against) + (own >= against)) for own, against in scores]
    scored, conceded = (sum(goals) for goals in zip(*scores, strict=True))
    mean, low, high = interval(points)
    wins, losses = points.count(1.0), points.count(0.0)
    print(
        f"{asked.game} {' '.join(asked.option)}, {asked.bot} against the virtual opponent, {len(points)} matches: "
        f"{wins} won, {len(points) - wins - losses} drawn, {losses} lost; "
        f"{mean:.1%} of the points ({low:.1%} to {high:.1%}); "
        f"{scored / len(points):.2f} goals to {conceded / len(points):.2f}; {bot.milliseconds():.1f} ms a decision"
    )


if __name__ == "__main__":
    main()
