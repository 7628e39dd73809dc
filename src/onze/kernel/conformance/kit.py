"""Runs all checks over many random matches of a game."""

import random
from typing import Any, Final

from onze.kernel.chance import Seeded
from onze.kernel.chance.committed import Noted
from onze.kernel.conformance import ends as end_checks
from onze.kernel.conformance import facts as fact_checks
from onze.kernel.conformance import moves as move_checks
from onze.kernel.conformance import proofs as proof_checks
from onze.kernel.conformance import secrets as secret_checks
from onze.kernel.conformance import state as state_checks
from onze.kernel.conformance import told as told_checks
from onze.kernel.conformance.deals import check_fair_deals, check_same_luck
from onze.kernel.conformance.details import Reporter
from onze.kernel.conformance.doubts import Doubts
from onze.kernel.conformance.drawings import Drawing
from onze.kernel.conformance.front_end import (
    check_counts,
    check_described,
    check_shown,
    check_told,
    note_buttons,
)
from onze.kernel.conformance.hash_seeds import check_other_process
from onze.kernel.conformance.odds import check_odds, check_odds_by_playing
from onze.kernel.conformance.phrases import Phrase, check_phrase, check_phrase_ends
from onze.kernel.conformance.records import check_names, check_recorded
from onze.kernel.conformance.scenarios import check_scenarios
from onze.kernel.conformance.seen import SeenFacts, SeenQuestions
from onze.kernel.conformance.witness import NotConforming, Witness, alike, frozen, objection, told_error
from onze.kernel.game import Game
from onze.kernel.words import LANGUAGES

__all__ = ["check_game"]

A_FEW: Final = 5
"""After so many moves what has changed in the whole public view is looked at."""


def check_game(
    game: Game[Any],
    matches: int = 10,
    seed: int = 0,
    thorough_every: int = 7,
    at_once: int | None = None,
    look_every: int = 1,
) -> None:
    """Plays random matches of a game to the end and raises ``NotConforming`` at the first broken promise.

    Quick checks are made at every step, those that try every move of the vocabulary or deal many times only at
    every ``thorough_every``-th. One more match is written down as a record and read back, and the first one is played
    again in another process, with the same options at the same table (see ``hash_seeds``). An error of the game's own
    is told with the seed and the moves too.

    What a seat may see, know and be told is checked at every step for every seat and for the spectator. In a game
    with many seats that takes long: with ``at_once`` only so many of them are looked at in a step, and the seat that is
    asked first beside them. They take turns, so that each of them is looked at in as many steps of a match as any
    other. Of the moves that are listed for a seat at most a dozen are then tried at a step, other ones at the next. Who
    looks on and what is tried follows from the seed alone. All else is checked as ever.

    Of a game that is one of many alike, say with a single option changed, it may be enough to look at every
    ``look_every``-th step, and at the thorough ones: at the others it is played on, and cards are counted.
    """
    before_the_match(game, seed)
    doubts = Doubts()
    facts, questions = SeenFacts(), SeenQuestions()
    played: list[tuple[int, int]] = []
    for number in range(matches):
        witness = first_sight(game, seed + number, at_once, doubts)
        try:
            moves = watch(witness, thorough_every, look_every, facts, questions)
            if number == 0:
                played = moves
                check_scenarios(witness, facts)
        except NotConforming:
            raise
        except Exception as error:
            raise witness.wrapped(error) from error
    left = doubts.standing()
    if left is not None:
        raise left
    facts.check(game, witness.match, seed)
    questions.check(game, seed)
    after_the_matches(game, seed, played)


def before_the_match(game: Game[Any], seed: int) -> None:
    """What a game says of itself before anybody plays."""
    try:
        check_names(game, seed)
        check_words(game, seed)
        check_described(game, seed)
    except NotConforming:
        raise
    except Exception as error:
        raise objection(game, seed, f"before the match: {told_error(error)}") from error


def after_the_matches(game: Game[Any], seed: int, played: list[tuple[int, int]]) -> None:
    """What openings leave behind, what is written in a record, and played in another process."""
    try:
        move_checks.check_openings_apart(game, seed)
        check_recorded(game, seed)
        check_other_process(game, seed, played)
    except NotConforming:
        raise
    except Exception as error:
        raise objection(game, seed, f"after the matches: {told_error(error)}") from error


def first_sight(game: Game[Any], seed: int, at_once: int | None, doubts: Doubts) -> Witness:
    """A new match, watched from its opening on."""
    try:
        return Witness(game, seed, at_once, doubts)
    except Exception as error:
        raise objection(game, seed, f"in the opening: {told_error(error)}") from error


def watch(
    witness: Witness, thorough_every: int, look_every: int, facts: SeenFacts, questions: SeenQuestions
) -> list[tuple[int, int]]:
    """Plays one random match to its end, looking at steps on the way, then once more from its moves alone."""
    played: list[tuple[int, int]] = []
    told_checks.check_opening(witness)
    fact_checks.check_opening(witness)
    phrase = Phrase()
    while witness.match.outcome is None:
        match = witness.match
        witness.demand(
            len(played) < witness.game.longest, f"the match is longer than `longest`, {witness.game.longest} moves"
        )
        witness.thorough = len(played) % thorough_every == 0
        looking = witness.thorough or len(played) % look_every == 0
        if looking:
            look_closely(witness, facts, questions)
        if not played:
            end_checks.check_quitter(witness)
            state_checks.check_upgrade(witness)
            check_counts(witness)
        seat = match.asked[witness.luck.below(len(match.asked))]
        move = witness.pick(match.moves(seat))
        played.append((seat, move))
        witness.history.append(f"{seat} {witness.game.name(move)}")
        before = match.clone()
        random.seed(len(played))
        noted = Noted(witness.chance)
        match.play(move, noted, None, seat)
        state_checks.check_cards(witness, match)
        phrase.note(before, seat, move)
        if looking:
            witness.demand(
                alike(before.position(), witness.position), "playing on changed a clone that was made before"
            )
            check_phrase(witness, phrase)
            proof_checks.check_proven(witness, phrase)
            told_checks.check_drawing(witness, before, (seat, move), noted.throws)
    end_checks.check_outcome(witness)
    check_same_again(witness, played)
    return played


def look_closely(witness: Witness, facts: SeenFacts, questions: SeenQuestions) -> None:
    """Everything that is checked at a step before a move is made."""
    witness.look()
    state_checks.check_open_decision(witness)
    state_checks.check_position(witness)
    move_checks.check_listed(witness)
    check_odds(witness)
    check_odds_by_playing(witness)
    secret_checks.check_redealt(witness)
    told_checks.check_revealed(witness)
    questions.note(witness)
    note_buttons(witness)
    if witness.closely:
        check_shown(witness)
        check_same_luck(witness)
    if witness.thorough:
        move_checks.check_unlisted(witness)
        move_checks.check_game_untouched(witness)
        check_phrase_ends(witness)
        end_checks.check_referee(witness)
        secret_checks.check_planted(witness)
        check_fair_deals(witness)
        fact_checks.check_drawn(witness)
        facts.note(witness)
        fact_checks.check_derived(witness, facts.values)


def check_same_again(witness: Witness, played: list[tuple[int, int]]) -> None:
    """The same luck and the same moves give the same match, whatever the rest of the program draws or hears.

    What is told on the way suffices for whoever only listens.
    """
    random.seed(20020630)
    again = Witness(witness.game, witness.seed)
    drawing = check_opening_told(again)
    for (seat, move), written in zip(played, witness.history, strict=True):
        random.random()
        again.history.append(written)
        reporter = Reporter(again)
        again.match.play(move, again.chance, reporter.hear, seat)
        check_told(again, reporter.told, drawing)
        if len(again.history) % A_FEW == 0:
            drawing.check_whole(again, again.match)
    witness.demand(
        frozen(again.match.position()) == frozen(witness.match.position()),
        "the same moves with the same luck gave another match",
    )


def check_opening_told(witness: Witness) -> Drawing:
    """An opening is told like a move: whoever draws the empty table goes by events alone to the first question."""
    opened, witness.match = witness.match, witness.game.blank()
    reporter, drawing = Reporter(witness), Drawing(witness.match)
    witness.match.begin([witness.game.opening()], Seeded(witness.seed + 1_000_003), reporter.hear)
    check_told(witness, reporter.told, drawing)
    drawing.check_whole(witness, witness.match)
    witness.match = opened
    return drawing


def check_words(game: Game[Any], seed: int) -> None:
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
    for name, (_, thing) in zip(names, game.vocabulary, strict=True):
        promises[f"what {name!r} is about has a kind, as in `card:tackle`"] = not thing or thing in game.things()
    for language in LANGUAGES:
        promises[f"the title has a text in {language}"] = bool(game.title.get(language))
        for move, name in enumerate(names):
            promises[f"{name!r} has a text in {language}"] = bool(game.move_text(move).get(language))
    for promise, kept in promises.items():
        if not kept:
            raise objection(game, seed, f"not so: {promise}")
