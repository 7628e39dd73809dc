"""Our own games in the benchmark, chosen by their id, seats and options."""

import argparse
import json
import operator
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from typing import Any

import onze.kernel.match
from bench.contestant import WHOLE_MATCH, Contestant, Played
from onze.games import load
from onze.kernel.chance import Seeded
from onze.kernel.game import Game
from onze.kernel.playout import Tally, play_out
from onze.kernel.words import Refused

__all__ = ["add_game_arguments", "build", "chosen", "load_chosen", "onze_game", "read_options", "refusals_told"]


def build() -> str:
    """Which build of the package this Python runs."""
    return "interpreted" if onze.kernel.match.__file__.endswith(".py") else "compiled"


def onze_game(expected: str, game: str, seats: int | None, options: dict[str, Any]) -> Contestant:
    """A game of ours in this environment's build, which must be the expected one."""
    if build() != expected:
        raise SystemExit(f"the {expected} build was to be measured, but this environment holds the {build()} one")
    rules: Game[Any] = load(game, seats=seats, **options)
    chance = Seeded(1)

    def play(most: int) -> Played:
        match = rules.new_match(chance)
        if most == WHOLE_MATCH:
            tally = Tally()
            play_out(match, chance, tally)
            return Played(match, tally.decisions + tally.lone, tally.lone)
        moves = lone = 0
        while moves != most and match.outcome is None:
            listed = match.moves()
            moves += 1
            lone += len(listed) == 1
            match.play_listed(listed[chance.below(len(listed))], chance)
        return Played(match, moves, lone)

    return Contestant(f"onze {version('onze')}", play, operator.methodcaller("clone"))


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    """Lets a command choose the game."""
    parser.add_argument("--game", default="football-a-la-carte", help="the game's id")
    parser.add_argument("--seats", type=int, help="how many play; the game's own default if not given")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")


def chosen(arguments: argparse.Namespace) -> dict[str, Any]:
    """The game that was chosen, as ``onze_game`` takes it."""
    return {"game": arguments.game, "seats": arguments.seats, "options": read_options(arguments.option)}


def load_chosen(arguments: argparse.Namespace) -> Game[Any]:
    """The game that was chosen, set up."""
    wanted = chosen(arguments)
    return load(wanted["game"], seats=wanted["seats"], **wanted["options"])


@contextmanager
def refusals_told(parser: argparse.ArgumentParser) -> Iterator[None]:
    """A game, an option or a bot that cannot be had ends the command with the reason."""
    try:
        yield
    except Refused as refusal:
        parser.error(str(refusal))


def read_options(texts: list[str]) -> dict[str, Any]:
    """The options of a command line, each ``NAME=VALUE``."""
    return dict(_option(text) for text in texts)


def _option(text: str) -> tuple[str, object]:
    """``tie=penalty_cuts`` is a word, ``sideways_cards=true`` a flag, ``turns=3`` a number."""
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value
