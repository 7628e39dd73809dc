"""The odds of moves: the ledger's figures, and each of them against every throw that the engine can make."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.chances import at_least, best_of, goal_share, saved_share, sum_of
from onze.kernel.chance import Chance
from onze.kernel.events import Event
from onze.kernel.match import Match

AMATEUR = WorldwideFootball()
PROFESSIONAL = WorldwideFootball(mode="professional")
INTERNATIONAL = WorldwideFootball(mode="international")
NO_FOULS = WorldwideFootball(mode="professional", mod_fouls="off")
AT_HOME = WorldwideFootball(mode="professional", stadium="second")
WIDE_FREE_KICKS = WorldwideFootball(mode="professional", off_target_on_free_kick=True)
AFTER_REVEAL = WorldwideFootball(mode="international", keeper_card_timing="after_reveal")
SHOOT_OUT = WorldwideFootball(
    mode="international", draw_resolution="shootout", shootout_keeper_cards=True, keeper_card_timing="after_reveal"
)
SOLO = WorldwideFootball(1, mode="professional")
SHARPSHOOTERS = WorldwideFootball(
    mode="professional",
    squad=(Path(__file__).parent / "data" / "belgium.toml")
    .read_text(encoding="utf-8")
    .replace('effect = "undefendable_now"', "pa = 1"),
)
"""Belgium, whose M1 gives 1 PA to a Cross or a Shot."""

Success = Callable[[Sequence[Event]], bool]


# ---- the arithmetic


@pytest.mark.parametrize(
    ("bonus", "can_miss", "goals"),
    [(0, False, 15), (1, False, 21), (2, False, 26), (0, True, 15), (1, True, 20), (2, True, 24)],
)
def test_an_undefended_shot_scores_as_the_ledger_says(bonus: int, can_miss: bool, goals: int) -> None:
    assert goal_share(best_of(1), bonus, sum_of(1), 0, can_miss) == Fraction(goals, 36)


def test_a_penalty_is_saved_as_the_ledger_says() -> None:
    assert 1 - saved_share(keeper_card=False) == Fraction(5, 6)
    assert 1 - saved_share(keeper_card=True) == Fraction(4, 6)


def test_spreads_are_whole() -> None:
    assert best_of(2) == {face: Fraction(2 * face - 1, 36) for face in range(1, 7)}
    assert sum_of(2)[7] == Fraction(6, 36)
    assert sum(best_of(3).values()) == sum(sum_of(3).values()) == 1


def test_a_die_reaches_a_number() -> None:
    assert [at_least(number, 20) for number in (-3, 1, 13, 20, 21)] == [1, 1, Fraction(8, 20), Fraction(1, 20), 0]


# ---- every throw that the engine can make


class UnknownThrow(Exception):  # noqa: N818 - nothing went wrong: there is more to try
    """A die is thrown beyond the throws that are tried."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class Tried(Chance):
    """Dice that show what is to be tried."""

    def __init__(self, shown: Sequence[int]) -> None:
        self.shown = list(shown)

    def die(self, sides: int) -> int:
        if not self.shown:
            raise UnknownThrow(sides)
        return self.shown.pop(0)

    def below(self, count: int) -> int:
        return 0


def counted_share(match: WorldwideMatch, move: str, succeeded: Success) -> Fraction:
    """How likely a move succeeds if nobody plays anything more, counted over all throws."""
    share = Fraction(0)
    tries: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while tries:
        shown, likely = tries.pop()
        told: list[Event] = []
        try:
            play_out(match.clone(), match.game.move(move), Tried(shown), told)
        except UnknownThrow as throw:
            if not settled(match, told):
                tries += [((*shown, face), likely / throw.sides) for face in range(1, throw.sides + 1)]
                continue
        share += likely * succeeded(told)
    return share


def settled(match: WorldwideMatch, told: Sequence[Event]) -> bool:
    """Whether a shot is over and the virtual opponent, which needs dice to go on, has the ball."""
    return match.rules.switches.solo and any(event.kind in ("ball lost", "corner") for event in told)


def play_out(match: Match, move: int, chance: Chance, told: list[Event]) -> None:
    """Plays a move, then nothing more than must be, until somebody builds an attack."""
    match.play(move, chance, told.append)
    while type(match.decision).__name__ not in ("BuildAttack", "TacticalPlan"):
        names = [match.game.name(listed) for listed in match.moves()]
        idle = next((name for name in ("pass", "draw") if name in names), names[0])
        match.play(match.game.move(idle), chance, told.append)


def a_goal(told: Sequence[Event]) -> bool:
    return any(event.kind == "goal" for event in told)


def no_goal(told: Sequence[Event]) -> bool:
    return not a_goal(told)


def ball_won(told: Sequence[Event]) -> bool:
    """Taken at once, and not by a later shot or penalty that fails."""
    kinds = [event.kind for event in told]
    return "ball lost" in kinds and "foul" not in kinds and "shot" not in kinds


def cancelled(told: Sequence[Event]) -> bool:
    return any(event.kind == "counter" and event.details["countered"] for event in told)


def foul_given(told: Sequence[Event]) -> bool:
    return any(event.kind == "foul" for event in told)


def scene(game: WorldwideFootball, decision: str, **facts: Any) -> WorldwideMatch:
    """A position in which a hand, squad or choice of abilities that is not named is empty."""
    for name in ("hands", "players", "abilities"):
        facts[name] = {**{seat: [] for seat in range(game.seats)}, **facts.get(name, {})}
    return game.scenario(decision, **facts)


VIRTUAL_KEEPERS = [
    (SOLO, 7, "germany", [], "20/36"),
    (SOLO, 6, "germany", ["G1"], "3/36"),
    (SOLO, 7, "germany", ["G1"], "6/36"),
    (SOLO, 7, "italy", ["G1"], "35/216"),
    (SOLO, 7, "france", ["G1"], "50/108"),
]
"""A game, the PA before a Shot 6/7/8, a team, its goalkeeper in front, and how likely the goal is."""
DEFENDER: dict[str, Any] = {"hands": {1: ["interception", "pressing", "tackle"]}}
SHOOTER: dict[str, Any] = {"hands": {0: ["shot-678"]}}
FINISHER: dict[str, Any] = {"card": "shot-678", "abilities": {0: ["clinical-finishing"]}}


@pytest.mark.parametrize(
    ("match", "move", "succeeded", "share", "text"),
    [
        # A defence: the required number, beyond the foul range.
        (
            scene(AMATEUR, "Defend", card="pass", pa=4, **DEFENDER),
            "defend card:interception",
            ball_won,
            "7/20",
            "(14 or",
        ),
        (scene(AMATEUR, "Defend", card="pass", pa=4, **DEFENDER), "defend card:tackle", ball_won, "10/20", "(11 or"),
        (scene(AMATEUR, "Defend", card="shot-678", pa=8, **DEFENDER), "defend card:tackle", ball_won, "13/20", "(8 or"),
        (
            scene(PROFESSIONAL, "Defend", card="shot-678", pa=8, block=6, **DEFENDER),
            "defend card:tackle",
            ball_won,
            "14/20",
            "(7 or",
        ),
        (
            scene(NO_FOULS, "Defend", card="shot-678", pa=8, block=6, **DEFENDER),
            "defend card:tackle",
            ball_won,
            "19/20",
            "(2 or",
        ),
        (
            scene(PROFESSIONAL, "Defend", card="dribble", pa=1, block=3, **DEFENDER),
            "defend card:pressing",
            ball_won,
            "7/20",
            "(14 or",
        ),
        (
            scene(AT_HOME, "Defend", card="long-pass", pa=2, teams=["france", "italy"], **DEFENDER),
            "defend card:interception",
            ball_won,
            "9/20",
            "(12 or",
        ),
        (
            scene(PROFESSIONAL, "Defend", card="through-ball", pa=4, abilities={1: ["offside-trap"]}),
            "use ability:offside-trap",
            ball_won,
            "1/2",
            "offside (4 or",
        ),
        # What follows a roll: a D card is certain, a dive is not.
        (
            scene(AMATEUR, "AfterRoll", card="long-pass", pa=2, defence="interception", roll=10, players={1: ["D1"]}),
            "play player:D1",
            ball_won,
            "1/1",
            "ball won",
        ),
        (
            scene(AMATEUR, "AfterRoll", card="long-pass", pa=2, defence="interception", roll=9, players={1: ["D1"]}),
            "play player:D1",
            ball_won,
            "0/1",
            "ball won",
        ),
        (
            scene(PROFESSIONAL, "Dive", abilities={0: ["diving"]}),
            "use ability:diving",
            foul_given,
            "1/2",
            "foul given (4 or",
        ),
        (
            scene(AMATEUR, "CounterPlayer", playing="M1", card="dribble", pa=1, players={1: ["D2"]}),
            "play player:D2",
            cancelled,
            "11/20",
            "card cancelled (10 or",
        ),
        # A Shot, from the moment it is laid to the goalkeeper's die.
        (scene(AMATEUR, "BuildAttack", pa=6, **SHOOTER), "lay card:shot-678", a_goal, "15/36", "goal if not defended"),
        (scene(AMATEUR, "BuildAttack", pa=8, **SHOOTER), "lay card:shot-678", a_goal, "26/36", "goal if not defended"),
        (scene(PROFESSIONAL, "BuildAttack", pa=7, **SHOOTER), "lay card:shot-678", a_goal, "20/36", "goal if not"),
        (
            scene(PROFESSIONAL, "BuildAttack", pa=7, cross=1, undefendable="card", **SHOOTER),
            "lay card:shot-678",
            a_goal,
            "24/36",
            "goal",
        ),
        (
            scene(INTERNATIONAL, "BuildAttack", pa=5, hands={0: ["shot-567"]}),
            "lay card:shot-567",
            a_goal,
            "10/36",
            "goal if not defended",
        ),
        (
            scene(PROFESSIONAL, "WithCards", pa=6, **FINISHER),
            "use ability:clinical-finishing",
            a_goal,
            "20/36",
            "goal if not",
        ),
        (scene(PROFESSIONAL, "WithCards", pa=6, **FINISHER), "pass", a_goal, "15/36", "goal if not defended"),
        (
            scene(PROFESSIONAL, "WithCards", pa=7, card="shot-678", teams=["brazil", "italy"], players={0: ["A1"]}),
            "play player:A1",
            a_goal,
            "20/36",
            "goal",
        ),
        (
            scene(AMATEUR, "AfterShot", pa=6, teams=["germany", "italy"], players={0: ["A1"]}),
            "play player:A1",
            a_goal,
            "125/216",
            "goal",
        ),
        (
            scene(PROFESSIONAL, "AfterShot", pa=6, teams=["spain", "italy"], players={0: ["A2"]}),
            "play player:A2",
            a_goal,
            "20/36",
            "goal",
        ),
        (
            scene(AMATEUR, "AfterShot", pa=6, teams=["spain", "italy"], players={0: ["A2"]}),
            "pass",
            a_goal,
            "15/36",
            "goal",
        ),
        # The goalkeeper: two dice added, more on the die, the shot again; a corner is no goal.
        (
            scene(AMATEUR, "KeepGoal", pa=7, shot_die=5, teams=["france", "italy"], players={1: ["G1"]}),
            "play player:G1",
            no_goal,
            "26/36",
            "no goal",
        ),
        (
            scene(PROFESSIONAL, "KeepGoal", pa=7, shot_die=4, teams=["italy", "germany"], players={1: ["G1"]}),
            "play player:G1",
            no_goal,
            "5/6",
            "no goal",
        ),
        (
            scene(PROFESSIONAL, "KeepGoal", pa=8, shot_die=6, teams=["italy", "france"], players={1: ["G1"]}),
            "play player:G1",
            no_goal,
            "12/36",
            "no goal",
        ),
        (
            scene(PROFESSIONAL, "KeepGoal", pa=6, shot_die=4, teams=["italy", "france"], players={1: ["G1"]}),
            "pass",
            no_goal,
            "3/6",
            "no goal",
        ),
        # A direct free kick, with and without a specialist.
        (
            scene(PROFESSIONAL, "FreeKick", teams=["germany", "italy"], players={0: ["M1"]}),
            "discard player:M1",
            a_goal,
            "26/36",
            "goal",
        ),
        (
            scene(PROFESSIONAL, "FreeKick", teams=["germany", "italy"], players={0: ["M1"]}),
            "pass",
            a_goal,
            "21/36",
            "goal",
        ),
        (
            scene(WIDE_FREE_KICKS, "FreeKick", teams=["germany", "italy"], players={0: ["M1"]}),
            "pass",
            a_goal,
            "20/36",
            "goal",
        ),
        # The virtual opponent's goalkeeper lies face up and is always played (WF-28.1, WF-C-46).
        *[
            (
                scene(
                    game,
                    "BuildAttack",
                    attacker=0,
                    pa=pa,
                    undefendable="card",
                    teams=["spain", team],
                    hands={0: ["shot-678"]},
                    players={1: keepers},
                ),
                "lay card:shot-678",
                a_goal,
                share,
                "goal",
            )
            for game, pa, team, keepers, share in VIRTUAL_KEEPERS
        ],
        # PA played with a Shot count for it (WF-C-81).
        *[
            (
                scene(
                    SHARPSHOOTERS,
                    "WithCards",
                    card="shot-678",
                    pa=7,
                    prevented="card",
                    teams=["belgium", "italy"],
                    players={0: ["M1"]},
                ),
                move,
                a_goal,
                share,
                "goal",
            )
            for move, share in (("play player:M1", "24/36"), ("pass", "20/36"))
        ],
    ],
)
def test_odds_are_those_of_every_throw(
    match: WorldwideMatch, move: str, succeeded: Success, share: str, text: str
) -> None:
    odds = match.odds(match.game.move(move))
    assert odds is not None
    assert odds.share == Fraction(share)
    assert text in odds.text["en"]
    assert odds.text["fr"]
    assert counted_share(match, move, succeeded) == odds.share


@pytest.mark.parametrize(("facts", "goals"), [({}, 5), ({"players": {1: ["G1"]}}, 4)])
def test_every_face_of_a_penalty_scores_against_all_others(facts: dict[str, Any], goals: int) -> None:
    match = scene(INTERNATIONAL, "KeepPenalty" if facts else "Penalty", **facts)
    if facts:
        saves = match.odds(match.game.move("discard player:G1"))
        alone = match.odds(match.game.move("pass"))
        assert saves is not None
        assert alone is not None
        assert (saves.share, alone.share) == (Fraction(2, 6), Fraction(1, 6))
        match.play(match.game.move("discard player:G1"), Tried(()))
    faces = [match.game.move(f"choose number:{face}") for face in range(1, 7)]
    for face in faces:
        shooter, keeper = match.odds(face, 0), match.odds(face, 1)
        assert shooter is not None
        assert keeper is not None
        assert shooter.share == 1 - keeper.share == Fraction(goals, 6)
        assert (shooter.text["en"], keeper.text["en"]) == ("goal", "saved")
        scored = [a_goal(faces_shown(match, face, other)) for other in faces]
        stopped = [not a_goal(faces_shown(match, other, face)) for other in faces]
        assert (scored.count(True), stopped.count(True)) == (goals, 6 - goals)


def faces_shown(match: WorldwideMatch, shooter: int, keeper: int) -> list[Event]:
    """What happens when both have chosen."""
    told: list[Event] = []
    shown = match.clone()
    shown.play(shooter, Tried(()), told.append, 0)
    shown.play(keeper, Tried(()), told.append, 1)
    return told


@pytest.mark.parametrize(("shooter", "keeper", "saved"), [(3, 2, 1), (3, 3, 1), (3, 5, 0)])
def test_a_card_after_the_faces_are_shown_is_certain(shooter: int, keeper: int, saved: int) -> None:
    match = scene(AFTER_REVEAL, "Defend", card="pass", pa=5, hands={1: ["tackle"]}, players={1: ["G1"]})
    match.play(match.game.move("defend card:tackle"), Tried((5,)))
    for seat, face in enumerate((shooter, keeper)):
        match.play(match.game.move(f"choose number:{face}"), Tried(()), seat=seat)
    odds = match.odds(match.game.move("discard player:G1"))
    assert odds is not None
    assert odds.share == saved


@pytest.mark.parametrize(("shooter", "keeper", "saved"), [(3, 2, 1), (3, 3, 1), (3, 5, 0)])
def test_so_it_is_in_a_shoot_out(shooter: int, keeper: int, saved: int) -> None:
    match = scene(SHOOT_OUT, "Penalty", shoot_out=True, players={1: ["G1"]})
    for seat, face in enumerate((shooter, keeper)):
        match.play(match.game.move(f"choose number:{face}"), Tried(()), seat=seat)
    assert type(match.decision).__name__ == "KeepPenalty"
    odds = match.odds(match.game.move("discard player:G1"))
    assert odds is not None
    assert odds.share == saved


@pytest.mark.parametrize(
    ("match", "move"),
    [
        (scene(AMATEUR, "BuildAttack", hands={0: ["pass"]}), "lay card:pass"),
        (scene(AMATEUR, "BuildAttack", hands={0: ["pass"]}), "give back"),
        (scene(AMATEUR, "Defend", **DEFENDER), "draw"),
        (scene(AMATEUR, "WithCards", card="long-pass", teams=["germany", "italy"], players={0: ["M1"]}), "pass"),
        (scene(AMATEUR, "AfterRoll", roll=5, players={1: ["D1"]}), "pass"),
        (scene(AMATEUR, "CounterPlayer", playing="M1", players={1: ["D2"]}), "pass"),
        (scene(PROFESSIONAL, "Dive", abilities={0: ["diving"]}), "pass"),
        (scene(AMATEUR, "AfterCard", players={0: ["A2"]}, teams=["france", "italy"]), "play player:A2"),
    ],
)
def test_moves_in_which_luck_has_no_part_have_no_odds(match: WorldwideMatch, move: str) -> None:
    assert match.odds(match.game.move(move)) is None
