"""What dice can make of a move: the possibilities that a search averages are those that are thrown, as often."""

from collections.abc import Iterator

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.coach import WorldwideCoach
from onze.games.worldwide_football.coach.luck import ends_of_save, ends_of_shot, forks
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.defence import Defend
from onze.games.worldwide_football.rules.shots import KeepGoal
from onze.kernel.chance import Seeded

THROWS = 240
PROFESSIONAL = WorldwideFootball(mode="professional")


def positions(game: WorldwideFootball, seed: int) -> Iterator[WorldwideMatch]:
    """The positions of matches between coaches."""
    coach = WorldwideCoach(game)
    while True:
        chance = Seeded(seed)
        seed += 1
        match = game.new_match(chance)
        while match.outcome is None:
            yield match
            match.play_listed(coach.choose(match, match.seat, chance), chance)


def asked_first(game: WorldwideFootball, kind: type, count: int) -> list[WorldwideMatch]:
    """Some positions at which a decision of a kind is open and dice follow its first move."""
    found: list[WorldwideMatch] = []
    for match in positions(game, 50):
        if isinstance(match.decision, kind) and forks(match, match.seat, match.moves()[0], Seeded(1)):
            found.append(match.clone())
            if len(found) == count:
                break
    return found


def after(match: WorldwideMatch, move: int, luck: Seeded) -> WorldwideMatch:
    """The match after a move, and after what has only one answer."""
    following = match.clone()
    following.play_listed(move, luck)
    return following


def facts(match: WorldwideMatch) -> list[float]:
    """What may have come of a move."""
    return [float(match.ball), float(sum(match.goals)), float(sum(match.reds)), float(match.pa)]


@pytest.mark.parametrize("kind", [Defend, KeepGoal])
def test_possibilities_are_as_likely_as_they_are_thrown(kind: type) -> None:
    for match in asked_first(PROFESSIONAL, kind, 6):
        move, luck = match.moves()[0], Seeded(9)
        parted = forks(match, match.seat, move, luck)
        shares = [share for _, share in parted]
        thrown = [facts(settled(after(match, move, luck))) for _ in range(THROWS)]
        said = [[share * fact for fact in facts(settled(end))] for end, share in parted]
        assert sum(shares) == pytest.approx(1.0)
        assert min(shares) > 0
        for place in range(3):
            often = sum(fact[place] for fact in thrown) / THROWS
            assert sum(fact[place] for fact in said) == pytest.approx(often, abs=0.13)


def settled(match: WorldwideMatch) -> WorldwideMatch:
    """A match in which the goalkeeper, where he is asked, has let the die decide."""
    luck = Seeded(3)
    while isinstance(match.decision, KeepGoal):
        match.play_listed(match.rules.pass_on, luck)
    return match


def test_every_possibility_is_a_match_of_its_own_and_the_position_stays_as_it_was() -> None:
    seen = 0
    for match in positions(PROFESSIONAL, 70):
        before = match.position()
        for move in match.moves():
            parted = forks(match, match.seat, move, Seeded(4))
            assert not parted or sum(share for _, share in parted) == pytest.approx(1.0)
            assert all((end is not match and end.decision is not None) or end.outcome for end, _ in parted)
            seen += bool(parted)
        assert match.position() == before
        if seen > 60:
            break


def test_a_shot_is_a_goal_a_corner_or_nothing_as_often_as_two_dice_say() -> None:
    # A d6 with 2 added against a d6: 26 of 36 beat it and 4 are level; a bare 1 goes wide, which takes 2 and 1 of them.
    assert {(shot, stop): share for share, shot, stop in ends_of_shot(2, 1, True, True)} == pytest.approx(
        {(6, 6): 24 / 36, (4, 6): 3 / 36, (3, 6): 9 / 36}
    )
    assert [round(36 * share) for share, *_ in ends_of_shot(2, 1, False, True)] == [6, 4, 26]
    assert [round(36 * share) for share, *_ in ends_of_shot(2, 1, False, False)] == [10, 26]


def test_a_save_with_two_dice_is_their_sum() -> None:
    assert [round(36 * share) for share, _ in ends_of_save(7, 2, True)] == [15, 6, 15]
    for (_, faces), wanted in zip(ends_of_save(7, 2, True), (8, 7, 6), strict=True):
        assert (sum(faces) > 7, sum(faces) == 7) == (wanted > 7, wanted == 7)


def test_against_the_virtual_opponent_dice_are_thrown() -> None:
    game = WorldwideFootball(seats=1, mode="professional")
    for count, match in enumerate(positions(game, 5)):
        assert not any(forks(match, match.seat, move, Seeded(1)) for move in match.moves())
        if count > 200:
            break
