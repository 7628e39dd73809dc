"""Chapter XII: the penalty shoot-out after a drawn knockout match."""

from typing import Final

from onze.games.world_cup.match import WorldCupMatch

__all__ = ["shoot_out"]

KICKS: Final = 5
"""How often each side throws before single pairs decide (WCG-12.1.3)."""


def shoot_out(match: WorldCupMatch, fixture: int) -> None:
    """Throws until one side has won, left first; it goes on (WCG-12.1.2, WCG-C-75).

    After five throws each the one with more goals, else after the first pair that differs (WCG-12.2.1, WCG-12.3.1 to
    WCG-12.3.5).
    """
    scored = [0, 0]
    series: list[list[bool]] = [[], []]
    pairs = 0
    while pairs < KICKS or scored[0] == scored[1]:
        for side in (0, 1):
            series[side].append(kick(match, fixture, side, scored))
            scored[side] = series[side].count(True)
            if match.rules.switches.early_stop and pairs < KICKS and is_decided(scored, pairs, side):
                pairs = KICKS - 1
                break
        pairs += 1
    match.kicks = [*match.kicks, [fixture, scored[0], scored[1]]]
    winner = 0 if scored[0] > scored[1] else 1
    match.wins(fixture, winner)
    if match.heard:
        edition = match.rules.edition
        details: dict[str, object] = {
            "match": edition.match_things[fixture],
            "teams": [edition.team_things[match.row_team[2 * fixture + side]] for side in (0, 1)],
            "kicks": scored,
            "series": series,
            "winner": edition.team_things[match.row_team[2 * fixture + winner]],
        }
        match.tell("shoot-out", details, "WCG-12.2.1" if pairs <= KICKS else "WCG-12.3.2")


def kick(match: WorldCupMatch, fixture: int, side: int, before: list[int]) -> bool:
    """One throw of a white die; the sides have one each (WCG-12.1.1, WCG-12.1.4, WCG-12.1.5, WCG-C-59).

    ``before`` are the kicks that the sides have scored so far.
    """
    material = match.rules.material
    die = material.dice[1 - side]
    face = match.die(len(die.dots)) - 1
    scored = die.colours[face] != material.miss
    if match.heard:
        edition = match.rules.edition
        team = match.row_team[2 * fixture + side]
        details: dict[str, object] = {
            "match": edition.match_things[fixture],
            "team": edition.team_things[team],
            "side": side,
            "die": f"die:{die.name}",
            "dot": f"dot:{die.dots[face]}",
            "scored": scored,
            "kicks": [count + (1 if scored and other == side else 0) for other, count in enumerate(before)],
        }
        match.tell("kick", details, "WCG-12.1.4" if scored else "WCG-12.1.5")
    return scored


def is_decided(scored: list[int], pairs: int, side: int) -> bool:
    """Whether the kicks that are left cannot change who has more (WCG-C-58)."""
    left = [KICKS - pairs - 1, KICKS - pairs - 1 + (1 - side)]
    return scored[0] > scored[1] + left[1] or scored[1] > scored[0] + left[0]
