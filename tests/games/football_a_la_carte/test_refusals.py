"""What may not be said is refused in one sentence, in terms of the game, also in the middle of a phrase."""

import re
from typing import Any

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.kernel.chance import Seeded
from tests.games.football_a_la_carte.readings import READINGS
from tests.plain import plain

GAME = FootballALaCarte()
FREE_KICK = "free-kick-3-all"
DEAD_HAND = [
    "corner-red",
    "corner-red",
    "corner-blue",
    "corner-blue",
    "goalkeeper-4-all",
    "goalkeeper-4-all",
    "penalty",
]


@pytest.mark.parametrize("options", [{}, *READINGS], ids=str)
def test_every_move_that_is_not_listed_is_refused_in_one_sentence_of_the_game(options: dict[str, Any]) -> None:
    game = FootballALaCarte(**options)
    refused = 0
    for seed in range(2):
        chance = Seeded(seed)
        match = game.new_match(chance)
        while match.outcome is None:
            for move in range(chance.below(7), len(game.vocabulary), 7):
                reason = match.why_not(move)
                if move in match.moves():
                    assert reason is None
                    continue
                assert reason is not None
                refused += 1
                assert reason.rule.startswith("FAC-")
                for sentence in reason.text.values():
                    assert re.fullmatch(r"[^.{}]+\.", sentence), sentence
                    assert sentence[0].isupper()
                assert not reason.key.startswith("not_listed")
            moves = match.moves()
            match.play(moves[chance.below(len(moves))], chance)
    assert refused > 500


@pytest.mark.parametrize(
    ("decision", "facts", "move", "english", "french"),
    [
        ("KickOff", {}, "start square:d7", "You kick off from d6 or e6.", "Vous engagez depuis d6 ou e6."),
        (
            "KickOff",
            {"hands": {0: ["forward-1-red"]}},
            "play card:forward-1-red",
            "First choose the square that you kick off from.",
            "Choisissez d’abord la case d’où vous engagez.",
        ),
        (
            "KickOffCard",
            {"said": ["start square:d6"], "hands": {0: ["forward-1-red"]}},
            "start square:e6",
            "The square is already chosen; go back to choose another.",
            "La case est déjà choisie ; revenez en arrière pour en choisir une autre.",
        ),
        (
            "AimFreeKick",
            {"ball": "d5", "said": [f"play card:{FREE_KICK}"], "hands": {0: [FREE_KICK, "forward-1-red"]}},
            "play card:forward-1-red",
            "First choose the arrow that the ball follows with the card “free kick 3”.",
            "Choisissez d’abord la flèche que suit le ballon avec la carte « coup franc 3 ».",
        ),
        (
            "AimFreeKick",
            {"ball": "d5", "said": [f"play card:{FREE_KICK}"], "hands": {0: [FREE_KICK, "forward-1-red"]}},
            "aim arrow:left-4",
            "The card “free kick 3” has no such arrow: left 4.",
            "La carte « coup franc 3 » n’a pas cette flèche : à gauche 4.",
        ),
        (
            "FollowUp",
            {
                "ball": "d5",
                "said": [f"play card:{FREE_KICK}", "aim arrow:left-3"],
                "hands": {0: [FREE_KICK, "forward-1-red"]},
            },
            "aim arrow:right-3",
            "The arrow of the free kick is already chosen; go back to choose another.",
            "La flèche du coup franc est déjà choisie ; revenez en arrière pour en choisir une autre.",
        ),
        (
            "ThrowIn",
            {"ball": "a5"},
            "step square:c7",
            "The ball went out at a5, so it is thrown in on a square next to that one.",
            "Le ballon est sorti en a5 : la remise en jeu se fait sur une case voisine de celle-ci.",
        ),
        (
            "Clearance",
            {"facing": "clear_low"},
            "start square:g1",
            "This ball is cleared from b1 or b2.",
            "Ce ballon se dégage depuis b1 ou b2.",
        ),
        (
            "Clearance",
            {"facing": "clear_area"},
            "start square:g1",
            "This ball is cleared from a square of the penalty area that you defend.",
            "Ce ballon se dégage depuis une case de la surface de réparation que vous défendez.",
        ),
        (
            "Exchange",
            {"hands": {0: [*DEAD_HAND, "goalkeeper-6-left-right"]}},
            "start square:d6",
            "Without an attacker card you cannot kick off, so first change one card.",
            "Sans attaquant, vous ne pouvez pas engager : changez d’abord une carte.",
        ),
        (
            "CornerCut",
            {},
            "pass",
            "Now the pile is cut, and nothing else is played.",
            "C’est le moment de couper la pioche, et rien d’autre ne se joue.",
        ),
    ],
)
def test_a_refusal_says_what_is_wrong(
    decision: str, facts: dict[str, Any], move: str, english: str, french: str
) -> None:
    match = GAME.scenario(decision, **facts)
    reason = match.why_not(GAME.move(move))
    assert reason is not None
    assert (plain(reason.text["en"]), plain(reason.text["fr"])) == (english, french)


def test_cards_to_be_changed_are_named_in_order_and_no_more_often_than_they_are_held() -> None:
    game = FootballALaCarte(dead_hand="swap_any")
    hand = [*DEAD_HAND, "goalkeeper-6-left-right"]
    match = game.scenario("ChangeCards", ball="d6", said=["discard card:penalty"], hands={0: hand})
    keys = {}
    for move in (
        "discard card:penalty",
        "discard card:corner-red",
        "play card:penalty",
        "discard card:free-kick-2-all",
    ):
        reason = match.why_not(game.move(move))
        assert reason is not None
        keys[move] = reason.key
    assert list(keys.values()) == ["named_already", "named_in_order", "only_changing", "no_such_card"]
