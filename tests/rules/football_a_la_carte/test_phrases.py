"""Which moves stand at once, and which are the beginning of a phrase that goes on."""

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.kernel.chance import Seeded
from onze.kernel.phrases import phrases
from tests.rules.table import kinds, moves, play

GAME = FootballALaCarte(2)


@pytest.mark.rule("FAC-7.1", "FAC-8.1")
def test_a_save_stands_at_once_unless_the_goalkeeper_has_several_arrows() -> None:
    hand = ["goalkeeper-4-all", "corner-red"]
    match = GAME.scenario("Save", seat=1, hands={1: hand})
    said = {tuple(GAME.name(move) for move in phrase) for phrase in phrases(match)}
    assert ("decline",) in said
    assert ("play card:corner-red",) in said
    assert ("play card:goalkeeper-4-all",) not in said
    assert ("play card:goalkeeper-4-all", "aim arrow:left-4") in said


@pytest.mark.rule("FAC-1.8", "FAC-GAP.5")
def test_a_set_of_cards_to_change_can_be_named_in_one_order_only() -> None:
    game = FootballALaCarte(2, dead_hand="swap_any")
    goalkeepers = [card for card in game.cards if card.startswith("goalkeeper")]
    hand = [*goalkeepers, *["corner-red", "corner-blue"] * 2, "penalty"]
    match = game.scenario("OpenPlay", ball="d6", hands={0: hand}, draw_pile_size=30)
    assert all(move.startswith("discard") for move in moves(match)), "the hand is dead"
    said = [phrase[:-1] for phrase in phrases(match)]
    assert all(list(phrase) == sorted(phrase) for phrase in said)
    assert len(set(said)) == len(said) > 2 ** len(set(match.hands[0].cards)) - 1  # some cards are held twice


@pytest.mark.rule("FAC-0.19", "FAC-0.20")
@pytest.mark.parametrize(("end", "south"), [("south", 1), ("north", 0)])
def test_it_is_told_who_starts_and_who_defends_which_end(end: str, south: int) -> None:
    game = FootballALaCarte(2, starter="choose")
    match = game.new_match(Seeded(1))
    told = play(match, "kick-off seat:1", f"defend end:{end}")
    assert kinds(told)[:2] == ["starter", "ends"]
    assert told[0].facts == {"seat": 1}
    assert told[1].facts == {"south": south, "north": 1 - south}
