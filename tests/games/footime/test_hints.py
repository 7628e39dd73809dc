"""What the coach says of moves and positions: how it ranks them, why, and the chance to win."""

import re
from pathlib import Path
from typing import Any

import pytest

import onze.games.footime.coach
from onze.bots import random_bot
from onze.games.footime import Footime
from onze.games.footime.box.words import WORDS
from onze.games.footime.coach.outlook import Outlook
from onze.kernel.chance import Seeded
from tests.games.footime.test_coach import COACH, DEAD, GAME, choose, duel_scene, positions
from tests.games.footime.test_kit import small_game
from tests.games.playthroughs import FOOTIME_READINGS
from tests.plain import plain
from tests.rules.footime.situations import to
from tests.rules.table import play

# ---- ranks


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 4, **FOOTIME_READINGS}], ids=["ours", "other readings"])
def test_moves_are_ranked_and_one_of_the_best_is_played(options: dict[str, Any]) -> None:
    kinds: set[str] = set()
    for match in positions(small_game(**options), range(6)):
        seat = match.asked[-1]
        ranked = COACH.rank(match, seat)
        assert sorted(move for move, _ in ranked) == sorted(match.moves(seat))
        worths = [worth for _, worth in ranked]
        assert worths == sorted(worths, reverse=True)
        assert -2 <= worths[-1] <= worths[0] <= 2, "in goals"
        best = [move for move, worth in ranked if worth == worths[0]]
        assert choose(match, seat, Seeded(len(worths))) in best
        kinds.add(type(match.decision).__name__)
    assert len(kinds) >= 15


def test_nobody_who_is_not_asked_has_moves_to_rank() -> None:
    match = GAME.scenario("Turn", seat=0)
    assert COACH.rank(match, 1) == []


# ---- hints


@pytest.mark.parametrize("seats", [2, 4])
def test_every_choice_has_a_reason_in_both_languages(seats: int) -> None:
    said: set[str] = set()
    options = {"clear_area": "choice", "offside": "called", "captains": "named", "post_goal_kick": "needs_out_card"}
    for match in positions(Footime(seats, period_turns=25, **(options if seats == 4 else {})), range(3)):
        seat = match.seat
        for move, _ in (COACH.rank(match, seat)[0], COACH.rank(match, seat)[-1]):
            reason = COACH.why(match, seat, move)
            assert reason is not None
            english, french = plain(reason["en"]), plain(reason["fr"])
            assert english != french
            for sentence in (english, french):
                assert re.fullmatch(r"[A-ZÀ-Ý\d].*[^.]\.", sentence), sentence
                assert not re.search(r"[{}]|None|(?<!\d)-\d", sentence), sentence
            said.add(re.sub(r"\d+", "", english))
    assert len(said) > 25, "not the same for everything"


def test_a_hint_says_what_decided() -> None:
    hand = ["pass-5", "pass-2", "move-1", *DEAD]
    match = duel_scene("Turn", {"h9": (7, 1), "h7": (4, 4)}, ball=(8, 1), hands={0: hand})
    share = round(100 * Outlook(match, 0).goal)
    shot = COACH.why(match, 0, match.game.move("play card:pass-5"))
    assert shot is not None
    assert plain(shot["en"]) == f"A shot: a goal in {share}% of cases."
    assert plain(shot["fr"]) == f"Un tir : but dans {share} % des cas."
    wasted = COACH.why(match, 0, match.game.move("waste card:post"))
    assert wasted is not None
    assert plain(wasted["en"]) == "The turn is lost with a card that is worth more later than others."
    play(match, "play card:pass-5")
    short = COACH.why(match, 0, match.game.move(to(4, 3)))
    assert short is not None
    assert plain(short["en"]) == "The ball is kept; distance to the goal: 9."


def test_every_reason_is_used() -> None:
    source = "".join(
        path.read_text(encoding="utf-8") for path in Path(onze.games.footime.coach.__file__).parent.glob("*.py")
    )
    built = {f"why_{effect}" for effect in ("save", "parry", "post")}
    built |= {f"why_again_{effect}" for effect in ("duel", "injure", "change", "swap")}
    reasons = {key for key in WORDS.sentences if key.startswith("why_")}
    assert [key for key in reasons - built if f'"{key}"' not in source] == []
    assert built <= reasons


# ---- the chance to win


@pytest.mark.parametrize(
    "options", [{}, {"goal_target": 2}, {"tie_break": "extra_time"}, {"tie_break": "shootout"}], ids=str
)
def test_chances_add_up_to_one_and_end_as_the_match_does(options: dict[str, Any]) -> None:
    for seed in range(3):
        chance = Seeded(seed)
        match = small_game(2, **options).new_match(chance)
        while match.outcome is None:
            home, away = COACH.value(match, 0), COACH.value(match, 1)
            assert home + away == pytest.approx(1)
            assert 0 <= home <= 1
            match.play(random_bot(match, match.seat, chance), chance)
        assert [COACH.value(match, seat) for seat in (0, 1)] == list(match.outcome.values)


def test_a_lead_is_worth_more_the_later_it_is() -> None:
    def chance_of(goals: list[int], turns: int, period: int = 2) -> float:
        return COACH.value(GAME.scenario("Turn", Seeded(1), goals=goals, turns=turns, period=period), 0)

    early, late, last = (chance_of([1, 0], turns) for turns in (5, 60, 88))
    assert 0.5 < early < late < last < 1
    assert chance_of([0, 0], 5) < early < chance_of([2, 0], 5)
    assert chance_of([1, 0], 5, period=1) < early
    assert chance_of([0, 1], 60) < 0.5


def test_the_ball_in_the_goal_is_a_chance() -> None:
    shot = duel_scene("SaveWindow", {"h5": (-9, 0), "a9": (-8, 1)}, ball=(-13, 1), shot_value=5)
    elsewhere = duel_scene("Turn", {"h5": (-9, 0), "a9": (-8, 1)}, ball=(-5, 1))
    assert COACH.value(shot, 0) < COACH.value(elsewhere, 0)


SHOT_GOES_IN = 14 / 36
"""On target from 3 on, and the opponent rolls less: 2 + 3 + 4 + 5 of 36 pairs of dice."""


@pytest.mark.parametrize(
    ("kicks", "scored", "chance"),
    [
        ([5, 5], [3, 3], 0.5),
        ([5, 4], [3, 3], (1 - SHOT_GOES_IN) / 2),
        ([5, 4], [4, 3], 1 - SHOT_GOES_IN / 2),
        ([5, 5], [4, 4], 0.5),
    ],
)
def test_chances_in_a_shoot_out(kicks: list[int], scored: list[int], chance: float) -> None:
    game = Footime(2, tie_break="shootout")
    match = game.scenario("ShootOutShot", Seeded(1), kicks=kicks, scored=scored)
    assert COACH.value(match, 0) == pytest.approx(chance)


def test_a_shot_that_must_be_beaten_by_a_six_is_nearly_a_goal() -> None:
    game = Footime(2, tie_break="shootout")
    chances = [
        COACH.value(game.scenario("ShootOutSave", Seeded(1), kicks=[5, 4], scored=[3, 3], value=value), 1)
        for value in (3, 6)
    ]
    assert chances == pytest.approx([2 / 6 + 4 / 6 / 2, 5 / 6 + 1 / 6 / 2])
