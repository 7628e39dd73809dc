"""Runs all checks over many random matches of a game."""

import random
from typing import Any

from onze.kernel.conformance import moves as move_checks
from onze.kernel.conformance import secrets as secret_checks
from onze.kernel.conformance import state as state_checks
from onze.kernel.conformance.witness import NotConforming, Witness, alike, frozen
from onze.kernel.game import Game
from onze.kernel.words import LANGUAGES

__all__ = ["check_game"]


def check_game(
    game: Game[Any], matches: int = 10, seed: int = 0, thorough_every: int = 7, at_once: int | None = None
) -> None:
    """Plays random matches of a game to the end and raises ``NotConforming`` at the first broken promise.

    Quick checks are made at every step, those that try every move of the vocabulary or deal many times only at
    every ``thorough_every``-th.

    What a seat may see, know and be told is checked at every step for every seat and for the spectator. In a game
    with many seats that takes long: with ``at_once`` only so many of them are looked at in a step, and the seat that is
    asked first beside them. They take turns, so that each of them is looked at in as many steps of a match as any
    other. Of the moves that are listed for a seat at most a dozen are then tried at a step, other ones at the next. Who
    looks on and what is tried follows from the seed alone. All else is checked as ever.
    """
    check_words(game)
    seen_to_differ: dict[str, bool] = {}
    for number in range(matches):
        witness = Witness(game, seed + number, at_once)
        watch(witness, thorough_every)
        for place, differed in witness.redealt_otherwise.items():
            seen_to_differ[place] = seen_to_differ.get(place, False) or differed
    for place, differed in seen_to_differ.items():
        witness.demand(differed, f"redealt never changed what is hidden in {place}: it copies the truth")


def watch(witness: Witness, thorough_every: int) -> None:
    """Plays one random match to its end, checking at every step, then once more from its moves alone."""
    played: list[tuple[int, int]] = []
    while witness.match.outcome is None:
        match = witness.match
        witness.demand(
            len(played) < witness.game.longest, f"the match is longer than `longest`, {witness.game.longest} moves"
        )
        witness.look()
        state_checks.check_open_decision(witness)
        state_checks.check_position(witness)
        move_checks.check_listed(witness)
        move_checks.check_odds(witness)
        secret_checks.check_redealt(witness)
        secret_checks.check_revealed(witness)
        if len(played) % thorough_every == 0:
            move_checks.check_unlisted(witness)
            move_checks.check_referee(witness)
            secret_checks.check_planted(witness)
        seat = match.asked[witness.luck.below(len(match.asked))]
        move = witness.pick(match.moves(seat))
        played.append((seat, move))
        witness.history.append(f"{seat} {witness.game.name(move)}")
        before = match.clone()
        random.seed(len(played))
        match.play(move, witness.chance, None, seat)
        witness.demand(alike(before.position(), witness.position), "playing on changed a clone that was made before")
        state_checks.check_cards(witness, match)
    state_checks.check_outcome(witness)
    check_same_again(witness, played)


def check_same_again(witness: Witness, played: list[tuple[int, int]]) -> None:
    """The same luck and the same moves give the same match, whatever the rest of the program draws."""
    random.seed(20020630)
    again = Witness(witness.game, witness.seed)
    for seat, move in played:
        random.random()
        again.match.play(move, again.chance, None, seat)
    witness.demand(
        frozen(again.match.position()) == frozen(witness.match.position()),
        "the same moves with the same luck gave another match",
    )


def check_words(game: Game[Any]) -> None:
    """A game says who plays, how long, and what can be played: in both languages, with every name only once."""
    names = game.vocabulary.names()
    frozen(game.identity())
    seats = sorted(seat for side in game.sides for seat in side)
    promises = {
        "the vocabulary holds a move": len(names) > 0,
        "`longest` says how many moves a match can take": game.longest > 0,
        "every seat belongs to exactly one side": seats == list(range(game.seats)),
        "every kind of step has a name of its own": len({kind.__name__ for kind in game.step_kinds})
        == len(game.step_kinds),
    }
    for language in LANGUAGES:
        promises[f"the title has a text in {language}"] = bool(game.title.get(language))
        for move, name in enumerate(names):
            promises[f"{name!r} has a text in {language}"] = bool(game.move_text(move).get(language))
    for promise, kept in promises.items():
        if not kept:
            raise NotConforming(f"{game.id}: not so: {promise}")
