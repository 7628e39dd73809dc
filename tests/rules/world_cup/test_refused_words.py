"""What is said when a word of a turn does not fit: which token is still to be placed, and where."""

import re
from typing import Any

from onze.games.world_cup import WorldCup
from onze.kernel.chance import Seeded
from onze.kernel.words import LANGUAGES, Reason
from tests.games.playthroughs import WORLD_CUP_READINGS
from tests.plain import plain
from tests.rules import rule
from tests.rules.table import play, refusal
from tests.rules.world_cup.board import game

IN_2002 = game()
FINAL: dict[str, Any] = {"phase": "FIN", "teams": {0: ["GER"], 1: ["BRA"]}, "qualified": {"W:C": "BRA", "W:E": "GER"}}


def why_not(move: str, *said: str, **facts: Any) -> Reason:
    """Why a move is refused after those said."""
    match = IN_2002.scenario("PlayCard", seat=0, **facts)
    play(match, *said)
    return refusal(match, move)


@rule("WCG-C-11", "WCG-6.0.3")
def test_a_token_left_out_is_named_with_a_place_for_it() -> None:
    reason = why_not("leave out", "place card:g21", "choose row:A1.left", hands={0: ["g21"]})
    assert (reason.key, reason.rule) == ("token_still_to_place", "WCG-6.0.3")
    assert reason.sentence("en") == (
        "No token of “2 + 1 Goals” is left out: its “1 Goal” token is still to be placed, for example here: "
        "Senegal 0–0 France (A1)."
    )
    assert "1 But" in reason.sentence("fr")
    assert "Attack" in why_not("leave out", "place card:attack", hands={0: ["attack"]}).sentence("en")


@rule("WCG-C-54")
def test_where_a_card_may_be_carried_out_in_part_one_of_its_tokens_is_put_down() -> None:
    reason = why_not("leave out", "place card:g11", hands={0: ["g11"]}, **FINAL)
    assert (reason.key, reason.rule) == ("one_token_at_least", "WCG-C-54")
    assert why_not("leave out", "place card:attack", hands={0: ["attack"]}, **FINAL).key == "token_still_to_place"


@rule("WCG-6.0.3", "WCG-7.0.1")
def test_another_card_in_the_middle_of_a_turn_is_answered_with_the_row_that_is_wanted() -> None:
    reason = why_not("place card:attack", "place card:g21", hands={0: ["g21", "attack"]})
    assert (reason.key, reason.rule) == ("row_first", "WCG-6.0.3")
    assert "2 Goals" in reason.sentence("en")
    turning = why_not("leave out", "flip card:foul", hands={0: ["foul"]}, rows={"A1.right": ["1G"]})
    assert (turning.key, turning.rule) == ("row_to_turn_first", "WCG-7.0.1")
    assert "first, such as Senegal 1–0 France (A1)." in turning.sentence("en")


@rule("WCG-5.b.1")
def test_a_row_before_a_card_is_answered_with_a_card_that_can_be_played() -> None:
    reason = why_not("choose row:A1.left", hands={0: ["attack", "attack", "attack"]})
    assert (reason.key, reason.rule) == ("card_first", "WCG-5.b.1")
    assert reason.sentence("en").endswith("what it is played for, such as “put down Attack”.")


@rule("WCG-C-10", "WCG-C-28")
def test_a_token_that_cannot_be_chosen_is_answered_with_what_forbids_it() -> None:
    lower = game(voluntary_downgrade=True)
    two, green = (
        lower.scenario("ChooseToken", seat=0, hands={0: [card]}, said=[f"place card:{card}", f"choose row:{row}"])
        for card, row in (("g2", "B2.left"), ("g3", "A1.left"))
    )
    less = refusal(two, "choose token:3G")
    assert (less.key, less.sentence("en")) == ("card_puts_less", "“2 Goals” puts down no “3 Goals” token.")
    weaker = refusal(green, "choose token:3G")
    assert (weaker.key, weaker.rule) == ("team_takes_less", "WCG-C-10")
    assert plain(weaker.sentence("fr")) == "Cette équipe (France) ne peut pas recevoir de jeton « 3 Buts »."
    for other in ("choose row:A1.right", "place card:attack", "leave out"):
        assert refusal(two, other).key == "token_first"
    assert refusal(two, "leave out").sentence("en").endswith("choose its token first, such as “1 Goal”.")
    short = game(voluntary_downgrade=True, token_supply="printed")
    taken = {row: ["3G"] for row in ("B3.left", "B5.right", "D2.left", "D3.right", "D6.right", "C1.left")}
    said = ["place card:g3", "choose row:B2.left"]
    none_left = short.scenario("ChooseToken", seat=0, hands={0: ["g3"]}, rows=taken, said=said)
    assert refusal(none_left, "choose token:3G").key == "no_token_left"


ONE_FULL_STOP = re.compile(r"[^.!?]*(\.\S[^.!?]*)*\.")
"""A sentence; matches are called FIN.F."""


def test_whatever_is_not_listed_is_refused_in_one_sentence() -> None:
    for rules in (game(5), WorldCup(9, edition="1930"), WorldCup(2, **WORLD_CUP_READINGS)):
        chance = Seeded(2)
        match = rules.new_match(chance)
        number = 0
        while match.outcome is None:
            number += 1
            moves = match.moves()
            for move in range(number % 7, len(rules.vocabulary), 7) if number % 8 == 0 else ():
                reason = match.why_not(move)
                if move not in moves:
                    assert reason is not None
                    assert reason.key != "not_listed"
                    for language in LANGUAGES:
                        assert ONE_FULL_STOP.fullmatch(reason.sentence(language)), reason
                        assert len(reason.sentence(language)) < 240
            match.play(moves[chance.below(len(moves))], chance)
