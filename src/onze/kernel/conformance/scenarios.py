"""Checks of scenarios: a position that is set up holds the cards of the game, no more and no fewer."""

from onze.kernel.conformance.seen import SeenFacts
from onze.kernel.conformance.witness import Witness, card_counts, frozen
from onze.kernel.game import Game
from onze.kernel.words import Refused

__all__ = ["check_scenarios"]


def check_scenarios(witness: Witness, facts: SeenFacts) -> None:
    """Every decision that can be set up without a fact is a sound position of the game, whose facts somebody sees."""
    game = witness.game
    if type(game).set_scene is Game.set_scene:
        return
    for name in game.decisions():
        try:
            match = game.scenario(name, witness.try_aside())
        except Refused:
            continue
        what = f"the scenario {name!r}:"
        counts = card_counts(match)
        witness.demand(counts == witness.pack, f"{what} a card was lost or made")
        witness.demand(not game.broken(match), f"{what} {game.broken(match)}")
        witness.demand(all(match.moves(seat) for seat in match.asked), f"{what} somebody is asked, but has no move")
        position = frozen(match.position())
        again = frozen(game.from_position(match.position()).position())
        witness.demand(again == position, f"{what} its position read back is written differently")
        facts.note_in(witness, match)
