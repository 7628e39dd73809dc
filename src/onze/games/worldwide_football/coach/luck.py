"""What dice can make of a move, each with its share: for a search that averages luck instead of throwing it.

Faces that come to the same are one possibility: a defence card takes the ball, misses, or is a foul; a shot is a goal,
a corner or nothing. Cards are drawn from piles as they lie, so that in a world that was dealt an attack hardly needs
luck beside its dice.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final

from onze.games.worldwide_football.match import NO_CARD, WorldwideMatch
from onze.games.worldwide_football.rules.defence import DIVE_SUCCEEDS, TRAP_SUCCEEDS, Defend, Dive, required
from onze.games.worldwide_football.rules.fouls import FreeKick
from onze.games.worldwide_football.rules.player_cards import CounterPlayer
from onze.games.worldwide_football.rules.shots import KeepGoal, can_miss
from onze.games.worldwide_football.rules.stadium import roll_bonus_to_come
from onze.kernel.chance import Chance

__all__ = ["Loaded", "forks"]

Forks = list[tuple[WorldwideMatch, float]]
"""The matches that a move may lead to, each with its share; the shares make 1."""

D6: Final = 6
D20: Final = 20
GOAL: Final = 2
CORNER: Final = 1
NOTHING: Final = 0


class Loaded(Chance):
    """Dice that show certain faces first, and afterwards what luck will have."""

    def __init__(self, luck: Chance, faces: Sequence[int]) -> None:
        self.luck = luck
        """What decides everything else."""
        self.faces = faces
        """The faces that come first."""
        self.thrown = 0
        """How many dice were thrown."""

    def below(self, count: int) -> int:
        return self.luck.below(count)

    def die(self, sides: int) -> int:
        self.thrown += 1
        return self.faces[self.thrown - 1] if self.thrown <= len(self.faces) else self.luck.die(sides)

    def shuffle(self, items: list[int]) -> None:
        self.luck.shuffle(items)


def forks(match: WorldwideMatch, seat: int, move: int, luck: Chance) -> Forks:
    """What dice can make of a move; nothing where none are thrown, or where it does not pay to ask."""
    rules, decision = match.rules, match.decision
    if rules.switches.solo:
        return []
    found: Forks = []
    if isinstance(decision, KeepGoal):
        keep(match, seat, move, luck, found)
    elif isinstance(decision, Defend) and move in rules.defend:
        defend(match, seat, move, luck, found)
    elif isinstance(decision, Defend) and move in rules.use:
        fork(match, seat, move, luck, [(1, TRAP_SUCCEEDS - 1), (TRAP_SUCCEEDS, D6)], D6, found)
    elif isinstance(decision, Dive) and move in rules.use:
        fork(match, seat, move, luck, [(1, 1), (2, DIVE_SUCCEEDS - 1), (DIVE_SUCCEEDS, D6)], D6, found)
    elif isinstance(decision, CounterPlayer) and move in rules.play_player:
        number = match.player(seat, rules.play_player.thing(move)).amount
        fork(match, seat, move, luck, [(1, number - 1), (number, D20)], D20, found)
    elif may_shoot(match, move):
        go_on(match, seat, move, luck, (), 1.0, found)
    return found


def may_shoot(match: WorldwideMatch, move: int) -> bool:
    """Whether the dice of a shot may be thrown after a move."""
    rules = match.rules
    if move in rules.lay:
        return rules.shots[rules.lay.thing(move)]
    return isinstance(match.decision, FreeKick) or (match.card != NO_CARD and rules.shots[match.card])


def played(match: WorldwideMatch, seat: int, move: int, luck: Loaded) -> WorldwideMatch:
    """The match after a move, with dice that are loaded."""
    following = match.clone()
    following.play_listed(move, luck, None, seat)
    return following


def fork(
    match: WorldwideMatch, seat: int, move: int, luck: Chance, runs: list[tuple[int, int]], sides: int, found: Forks
) -> None:
    """A possibility for each run of faces, from its first to its last."""
    for first, last in runs:
        if first <= last:
            face = first + luck.below(last - first + 1)
            go_on(match, seat, move, luck, (face,), (last - first + 1) / sides, found)


def defend(match: WorldwideMatch, seat: int, move: int, luck: Chance, found: Forks) -> None:
    """A defence card: the ball is taken, or with the help of D cards, or not, or there is a foul or a card."""
    rules = match.rules
    card = rules.defend.thing(move)
    action, switches = rules.actions[card], rules.switches
    needed = required(match, card) - match.block - roll_bonus_to_come(match, seat)
    helps = [match.player(seat, slot).amount for slot in match.held(seat, rules.roll_slots[match.teams[seat]])]
    most, all_of_them = max(helps, default=0), sum(helps)
    alike: dict[int, list[int]] = {}
    for face in range(1, D20 + 1):
        short = needed - face
        kind = 0 if short <= 0 else 1 if short <= most else 2 if short <= all_of_them else 3
        if switches.fouls and face in action.foul:
            kind = 4
        if switches.cautions and face in action.red:
            kind += 20
        elif switches.cautions and face in action.yellow:
            kind += 10
        alike.setdefault(kind, []).append(face)
    for faces in alike.values():
        face = faces[luck.below(len(faces))]
        go_on(match, seat, move, luck, (face,), len(faces) / D20, found)


def go_on(
    match: WorldwideMatch, seat: int, move: int, luck: Chance, faces: tuple[int, ...], share: float, found: Forks
) -> None:
    """The match after a move with these faces; if a shot follows at once, a possibility for each of its ends."""
    loaded = Loaded(luck, faces)
    following = played(match, seat, move, loaded)
    if loaded.thrown <= len(faces) or not may_shoot(match, move):
        found.append((following, share))
        return
    rules, keeper = match.rules, match.defender
    bonus, dice = following.shot_bonus, following.shot_dice
    wide = can_miss(match, match.card != NO_CARD or move in rules.lay)
    if match.held(keeper, rules.keeper_slots[match.teams[keeper]]):
        # The goalkeeper chooses when he has seen the die.
        for face in range(1, D6 + 1):
            part = (face**dice - (face - 1) ** dice) / D6**dice
            found.append((played(match, seat, move, Loaded(luck, (*faces, *[face] * dice))), share * part))
        return
    for part, shot, stop in ends_of_shot(bonus, dice, wide, rules.switches.corners):
        end = played(match, seat, move, Loaded(luck, (*faces, *[shot] * dice, stop)))
        if isinstance(end.decision, KeepGoal):
            end.play_listed(rules.pass_on, Loaded(luck, (stop,)))
        found.append((end, share * part))


def keep(match: WorldwideMatch, seat: int, move: int, luck: Chance, found: Forks) -> None:
    """The goalkeeper's dice, or first the shot's again."""
    rules = match.rules
    player = match.player(seat, rules.play_player.thing(move)) if move in rules.play_player else None
    if player is not None and player.effect == "force_shot_reroll":
        for face in range(1, D6 + 1):
            save(match, seat, move, luck, (face,), face, 1 / D6, found)
    else:
        save(match, seat, move, luck, (), match.shot_die, 1.0, found)


def save(
    match: WorldwideMatch,
    seat: int,
    move: int,
    luck: Chance,
    faces: tuple[int, ...],
    die: int,
    share: float,
    found: Forks,
) -> None:
    """What comes of a shot whose die is known, as far as it is thrown for now."""
    loaded = Loaded(luck, faces)
    following = played(match, seat, move, loaded)
    if loaded.thrown <= len(faces):
        found.append((following, share))
        return
    quality, corners = die + match.shot_bonus, match.rules.switches.corners
    for part, stops in ends_of_save(quality - following.keeper_plus, following.keeper_dice, corners):
        found.append((played(match, seat, move, Loaded(luck, (*faces, *stops))), share * part))


@cache
def ends_of_shot(bonus: int, dice: int, wide: bool, corners: bool) -> list[tuple[float, int, int]]:
    """Goal, corner and nothing, as far as each can be: its share, and faces of shot and goalkeeper that bring it."""
    shares, examples = [0.0, 0.0, 0.0], [(0, 0), (0, 0), (0, 0)]
    for shot, stop in product(range(1, D6 + 1), repeat=2):
        end = NOTHING if wide and shot == 1 else end_of(stop, shot + bonus, corners)
        shares[end] += (shot**dice - (shot - 1) ** dice) / D6 ** (dice + 1)
        examples[end] = (shot, stop)
    return [(share, *example) for share, example in zip(shares, examples, strict=True) if share]


@cache
def ends_of_save(quality: int, dice: int, corners: bool) -> list[tuple[float, tuple[int, ...]]]:
    """The same for a shot that has been rolled, against so many dice of the goalkeeper."""
    shares = [0.0, 0.0, 0.0]
    examples: list[tuple[int, ...]] = [(), (), ()]
    for faces in product(range(1, D6 + 1), repeat=dice):
        end = end_of(sum(faces), quality, corners)
        shares[end] += 1 / D6**dice
        examples[end] = faces
    return [(share, example) for share, example in zip(shares, examples, strict=True) if share]


def end_of(stop: int, quality: int, corners: bool) -> int:
    """What comes of a shot (WF-7.10, WF-7.11, WF-17.1)."""
    return GOAL if stop < quality else CORNER if stop == quality and corners else NOTHING
