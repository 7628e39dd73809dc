"""Where interpreted random play spends its time: the functions that cost most by themselves."""

import argparse
import cProfile
import pstats

from bench.ours import add_game_arguments, load_chosen
from onze.kernel.chance import Seeded
from onze.kernel.playout import play_out


def main() -> None:
    """Profiles some random matches."""
    parser = argparse.ArgumentParser(prog="python -m bench.profile", description=__doc__)
    add_game_arguments(parser)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--lines", type=int, default=25, help="how many functions to print")
    arguments = parser.parse_args()
    game = load_chosen(arguments)
    chance = Seeded(1)
    with cProfile.Profile() as profile:
        for _ in range(arguments.matches):
            play_out(game.new_match(chance), chance)
    pstats.Stats(profile).sort_stats(pstats.SortKey.TIME).print_stats(arguments.lines)


if __name__ == "__main__":
    main()
