"""What a seat sees of a match: everything but the piles, hands, decks and reserves of others."""

from collections.abc import Sequence
from typing import Final, NotRequired, TypedDict, cast

from onze.games.worldwide_football.box.cards import RESTARTS
from onze.games.worldwide_football.box.layout import BOTH_SIDES
from onze.games.worldwide_football.box.squads import SLOTS
from onze.games.worldwide_football.box.things import ability_ids
from onze.games.worldwide_football.match import (
    BARS,
    CAUSES,
    NO_CARD,
    NO_CAUSE,
    NO_PLAYER,
    NO_SIDE,
    SETTLED,
    WorldwideMatch,
)
from onze.kernel.cards import Zone
from onze.kernel.views import Hand, Pile, Question

__all__ = [
    "VIEW_VERSION",
    "DuelView",
    "SideView",
    "WorldwideQuestion",
    "WorldwideTable",
    "beside",
    "drawn",
    "table_for",
]

VIEW_VERSION: Final = 3
"""Counts up when a key of the view is renamed, goes, or says something else."""


class SideView(TypedDict):
    """One side."""

    side: int
    """Its number."""
    seat: int | None
    """Who plays it; nobody the virtual opponent."""
    team: str | None
    """Its team, once chosen."""
    abilities: list[str]
    """The ability cards that lie face up."""
    stars: int
    """Stars left."""
    most_stars: int
    """The Stars that it never exceeds; 0 until the team is chosen."""
    tokens: int
    """Substitution tokens left."""
    reds: int
    """Red cards so far."""
    hand_limit: int
    """How many Action cards a hand may hold with so many red cards."""
    players_limit: int
    """How many Player cards it may hold."""
    players: Hand
    """Player cards in hand; those of the virtual opponent are active and lie open, the oldest first."""
    draw_pile: Pile
    """The Action cards to draw from; the Action pile of the virtual opponent."""
    discard_pile: list[str]
    """Discarded Action cards, from the top, without those laid in this attack."""
    laid: list[str]
    """Action cards laid in this attack, the last one first."""
    player_pile: Pile
    """The Player cards to draw from."""
    used_players: list[str]
    """Player cards used in this half, the last one first."""
    fresh_players: list[str]
    """Player cards that nobody has seen go in this half: what the side may still hold."""
    defence_pile: NotRequired[Pile]
    """Alone: the virtual opponent's Defence pile."""
    special_pile: NotRequired[Pile]
    """Alone: its Special pile."""
    active_shots: NotRequired[list[str]]
    """Alone: its Shots that wait, the oldest first."""
    ready: NotRequired[list[str]]
    """Alone: recovered cards that it lays next, the oldest first."""
    substituted: NotRequired[list[str]]
    """Player cards that have left the match, the last one first, where there are substitutions."""
    reserve: NotRequired[Hand]
    """Action cards that are in no deck, where decks are chosen."""


class DuelView(TypedDict):
    """A card of the attack and what answered it: a column of the lane."""

    card: str
    """The attack card or Shot."""
    minute: int
    """When it was laid."""
    pa: int
    """The PA that it was laid at."""
    reached: int | None
    """The PA that it led to, once it counts; nothing while it may be answered, or when it was stopped."""
    prevented: str | None
    """What kept it from being defended, a word like ``undefendable``."""
    defence: str | None
    """The defence card that answered it."""
    roll: int
    """What the d20 showed for that; 0 without one."""
    total: int
    """That with what was added to it."""
    needed: int
    """What it had to reach."""
    drew: int
    """How many Action cards the defender drew instead."""
    trap: int
    """What the d6 showed for the Offside trap; 0 without one."""


class WorldwideQuestion(Question):
    """The open question, and what it is about; which of these keys it has follows from its name."""

    side: NotRequired[int]
    """The side that it is put to; of a team or a penalty, the side that it is for."""
    pa: NotRequired[int]
    """The PA of the attack; in ``Recovery`` those that the opponent has lost."""
    restart: NotRequired[str | None]
    """``BuildAttack``: the set piece that the card laid restarts play from."""
    card: NotRequired[str]
    """The attack card or Shot that it is about."""
    defence: NotRequired[str]
    """``AfterRoll``, ``Dive``: the defence card that was not enough."""
    die: NotRequired[int]
    """What the die shows: the d20 in ``AfterRoll``, the die of the shot in ``KeepGoal``."""
    total: NotRequired[int]
    """``AfterRoll``: the roll with what was added to it."""
    needed: NotRequired[int]
    """``AfterRoll``: what it has to reach."""
    bonus: NotRequired[int]
    """``AfterShot``, ``FreeKick``, ``KeepGoal``: what is added to the die of the shot."""
    quality: NotRequired[int]
    """``KeepGoal``: die and bonus, what the goalkeeper has to reach."""
    ability: NotRequired[str]
    """``TacticalPlan``, ``Creativity``, ``Stamina``: the ability that brings a card."""
    player: NotRequired[str]
    """``CounterPlayer``: the Player card that may be countered."""
    of: NotRequired[int]
    """``CounterPlayer``: the side that played it."""
    cause: NotRequired[str]
    """``Recovery``: how the ball was taken, a defence card or a word."""
    must: NotRequired[bool]
    """``GiveBackDiscard``: whether a card has to be discarded."""
    red: NotRequired[bool]
    """``PayCaution``: whether the referee's card was red."""
    count: NotRequired[int]
    """How many cards or abilities make up the answer; in ``PayCaution``, how many are still to go."""
    cards: NotRequired[int | list[str]]
    """``DiscardDown``: how many Action cards are too many; where decks are chosen, the kinds of cards in order."""
    players: NotRequired[int]
    """``DiscardDown``: how many Player cards are too many."""
    least: NotRequired[int]
    """Where decks are chosen: the fewest defence cards."""
    most: NotRequired[int]
    """Where decks are chosen: the most defence cards."""
    printed: NotRequired[int]
    """``HalfTimeAbilities``: how many abilities of the Team card must stay."""
    faces: NotRequired[list[int]]
    """``KeepPenalty``: the faces by side, where they are known already; else 0."""
    keeper_card: NotRequired[bool]
    """``Penalty``: whether a G card was discarded on it."""


class WorldwideTable(TypedDict):
    """The table."""

    view: int
    """The version of this view."""
    mode: str
    """The mode that is played: ``mode:amateur``, ``mode:professional`` or ``mode:international``."""
    half: int
    """1 and 2, in extra time 3 and 4; 0 before the match."""
    minute: int
    """The minute of the match."""
    kicker: int
    """The side that kicks off the first half, or the first period of extra time."""
    ball: int
    """The side with the ball."""
    score: list[int]
    """Goals by side."""
    pa: int
    """The validated PA of the attack."""
    laid_in_attack: int
    """How many cards the attacker has laid in this attack."""
    lane: list[DuelView]
    """The cards of this attack with their answers, in the order in which they were laid."""
    moment: str | None
    """A ``card`` on the table that may be answered, a ``shot`` to be rolled, a ``save`` to come; else nothing.
    Described by ``moment:card``."""
    goal_chance: float | None
    """How likely the shot of this moment is a goal, 0 to 1, if nobody plays anything more; nothing without one."""
    restart: str | None
    """The set piece that the next card restarts play from; described by ``restart:corner``."""
    undefendable: str | None
    """What keeps the next action from being defended: ``card`` or ``set_piece``, described by ``prevented:card``."""
    cross: int
    """What a Cross adds to the next Shot."""
    block: int
    """What Defensive block adds to the rolls of this attack."""
    card: str | None
    """The attack card or Shot on the table."""
    with_pa: int
    """PA of the Player cards laid with it."""
    prevented: str | None
    """What keeps the card on the table from being defended, a word like ``undefendable``."""
    no_red: bool
    """Whether its red bonuses count for nothing."""
    finishing: bool
    """Whether Clinical finishing goes with it."""
    defence: str | None
    """The defence card on the table."""
    roll: int
    """What the d20 showed for the last defence card."""
    total: int
    """That with what was added to it."""
    needed: int
    """What it had to reach."""
    shot_bonus: int
    """What is added to the die of the shot."""
    shot_dice: int
    """How many dice are rolled for it; the best counts."""
    shot_die: int
    """What the die of the shot shows; 0 before it is thrown."""
    keeper_plus: int
    """What is added to the goalkeeper's die."""
    keeper_dice: int
    """How many dice the goalkeeper rolls; they are added up."""
    advantage: bool
    """Whether a fouled Shot is rolled before its set piece."""
    playing: str | None
    """The Player card that was played last."""
    playing_side: int
    """Whose it is."""
    countered: bool
    """Whether it was cancelled."""
    hero: str | None
    """The last Player card that counted in this attack: the scorer, if it comes to that."""
    cause: str | None
    """Why the last attack ended: a defence card, or a word, which ``cause:off-target`` describes."""
    lost_at: int
    """The attacker's PA when it ended."""
    took_with_counter: bool
    """Whether Counter-attack was used on the ball just taken."""
    gave_back: int | None
    """The side whose attack ended last, if it gave the ball back."""
    empty_before: list[bool]
    """By side, whether a draw pile was empty before it last gave the ball back."""
    stadium_used: bool
    """Whether the home team's stadium has helped in this half."""
    keeper_card: bool
    """Whether a G card is discarded on this penalty."""
    faces: list[int]
    """The faces of the last penalty by side; 0 until both are shown."""
    kicks: list[int]
    """Kicks taken in the shoot-out by side."""
    scored: list[int]
    """Goals of the shoot-out by side."""
    attacking_plays: int
    """Alone: how often the virtual opponent has used Attacking play, for its cap."""
    sides: list[SideView]
    """Both sides."""
    hands: list[Hand]
    """The Action cards in hand, by seat; the virtual opponent has none."""


TABLE_KEYS: Final = tuple(WorldwideTable.__annotations__)
SIDE_KEYS: Final = tuple(SideView.__annotations__)
"""A view is written in the order in which it is declared."""
PATHS: Final = [{name: f"sides.{side}.{name}" for name in SIDE_KEYS} for side in BOTH_SIDES]
SIZES: Final = [{name: f"sides.{side}.{name}.size" for name in SIDE_KEYS} for side in BOTH_SIDES]
"""Where the facts of each side stand in a view, and how many cards lie in a place."""


def table_for(match: WorldwideMatch, seat: int | None, moment: str | None, goal_chance: float | None) -> WorldwideTable:
    """The table as a seat sees it, in ids; what the rules reckon of the moment is handed in."""
    seen: dict[str, object] = {
        "view": VIEW_VERSION,
        "mode": f"mode:{match.rules.options['mode']}",
        **_moving(match),
        **_beside(match, moment, goal_chance),
        "sides": [_side(match, side, seat) for side in BOTH_SIDES],
        "hands": [match.seen_hand(hand, seat) for hand in match.hands],
    }
    return cast(WorldwideTable, {name: seen[name] for name in TABLE_KEYS if name in seen})


def _side(match: WorldwideMatch, side: int, seat: int | None) -> SideView:
    """What a seat sees of a side."""
    rules = match.rules
    shown: dict[str, object] = {
        "side": side,
        "seat": None if rules.is_virtual(side) else side,
        **_moving_of(match, side),
        **_beside_of(match, side),
    }
    for name, zone in _hidden_places(match, side).items():
        shown[name] = match.seen(zone, seat)
    if rules.is_virtual(side):
        shown["players"] = {"size": len(match.squads[side].cards), "cards": _active(match, side)}
    return cast(SideView, {name: shown[name] for name in SIDE_KEYS if name in shown})


# ---- what is drawn: the part of a view that moves on the table, each fact of it in one place


def drawn(match: WorldwideMatch) -> dict[str, object]:
    """What everybody sees move: the ball, the score, the cards on the table, how many lie in each place."""
    found = _moving(match)
    for side in BOTH_SIDES:
        paths, sizes = PATHS[side], SIZES[side]
        for name, value in _moving_of(match, side).items():
            found[paths[name]] = value
        for name, zone in _hidden_places(match, side).items():
            found[sizes[name]] = len(zone.cards)
        if match.rules.is_virtual(side):
            found[f"sides.{side}.players.cards"] = _active(match, side)
    for seat, hand in enumerate(match.hands):
        found[f"hands.{seat}.size"] = len(hand.cards)
    return found


def _moving(match: WorldwideMatch) -> dict[str, object]:
    """The ball, the score, and the attack with the cards on the table."""
    return {
        "half": match.half,
        "minute": match.minute() if match.half else 0,
        "ball": match.ball,
        "score": list(match.goals),
        "pa": match.pa,
        "lane": _lane(match),
        "restart": RESTARTS[match.restart] or None,
        "undefendable": BARS[match.undefendable],
        "cross": match.cross,
        "block": match.block,
        "card": _card(match, match.card),
        "with_pa": match.with_pa,
        "prevented": BARS[match.prevented],
        "defence": _card(match, match.defence),
        "roll": match.roll,
        "total": match.total,
        "needed": match.needed,
        "shot_bonus": match.shot_bonus,
        "shot_dice": match.shot_dice,
        "shot_die": match.shot_die,
        "kicks": list(match.kicks),
        "scored": list(match.scored),
    }


# ---- what is shown beside it


def beside(match: WorldwideMatch, moment: str | None, goal_chance: float | None) -> dict[str, object]:
    """The moment, what the attack has come to, what each side may hold, and what everybody knows of hidden places."""
    found = _beside(match, moment, goal_chance)
    for side in BOTH_SIDES:
        for name, value in _beside_of(match, side).items():
            found[PATHS[side][name]] = value
        for name, zone in _hidden_places(match, side).items():
            drawn_already = name == "players" and match.rules.is_virtual(side)
            for part, known in match.seen(zone, None).items():
                if part != "size" and not drawn_already:
                    found[f"{PATHS[side][name]}.{part}"] = known
    for seat, hand in enumerate(match.hands):
        found[f"hands.{seat}.cards"] = match.seen_hand(hand, None)["cards"]
    return found


def _beside(match: WorldwideMatch, moment: str | None, goal_chance: float | None) -> dict[str, object]:
    """What the rules remember of this attack, of the one before and of the half."""
    return {
        "kicker": match.kicker,
        "laid_in_attack": match.laid_in_attack,
        "moment": moment,
        "goal_chance": goal_chance,
        "no_red": match.no_red,
        "finishing": match.finishing,
        "keeper_plus": match.keeper_plus,
        "keeper_dice": match.keeper_dice,
        "advantage": match.advantage,
        "playing": _player(match, match.playing),
        "playing_side": match.playing_side,
        "countered": match.countered,
        "hero": _player(match, match.hero),
        "cause": _cause(match),
        "lost_at": match.lost_at,
        "took_with_counter": match.took_with_counter,
        "gave_back": match.gave_back if match.gave_back != NO_SIDE else None,
        "empty_before": list(match.empty_before),
        "stadium_used": match.stadium_used,
        "keeper_card": match.keeper_card,
        "faces": list(match.faces),
        "attacking_plays": match.attacking_plays,
    }


def _beside_of(match: WorldwideMatch, side: int) -> dict[str, object]:
    """How much a side may hold, and which of its players are fresh."""
    most, most_players = match.limits(side)
    fresh = [f"player:{slot}" for number, slot in enumerate(SLOTS) if match.fresh[side] >> number & 1]
    return {"hand_limit": most, "players_limit": most_players, "fresh_players": fresh}


# ---- cards on the table


def _lane(match: WorldwideMatch) -> list[DuelView]:
    """The cards that count, and the one that is still to count or was stopped."""
    shown = [_duel(match, duel) for duel in match.lane]
    if match.laid_with != SETTLED:
        shown.append({**_duel(match, match.duel(match.pa, match.pa)), "reached": None})
    return shown


def _duel(match: WorldwideMatch, duel: Sequence[int]) -> DuelView:
    card, laid_with, before, after, prevented, defence, roll, total, needed, drew, trap = duel
    return {
        "card": match.game.card_id(card),
        "minute": match.minute_with(laid_with),
        "pa": before,
        "reached": after,
        "prevented": BARS[prevented],
        "defence": _card(match, defence),
        "roll": roll,
        "total": total,
        "needed": needed,
        "drew": drew,
        "trap": trap,
    }


def _moving_of(match: WorldwideMatch, side: int) -> dict[str, object]:
    """What lies open of a side; discards do (WF-8.9)."""
    discards = match.card_ids(reversed(match.discards[side].cards))
    laid = match.laid[side]
    found: dict[str, object] = {
        "team": match.team_id(side),
        "abilities": ability_ids(match.abilities[side]),
        "stars": match.stars[side],
        "most_stars": match.rules.most_stars(match, side) if match.team_id(side) is not None else 0,
        "tokens": match.tokens[side],
        "reds": match.reds[side],
        "discard_pile": discards[laid:],
        "laid": discards[:laid],
        "used_players": match.card_ids(reversed(match.used[side].cards)),
    }
    if match.rules.is_virtual(side):
        _, _, shots, ready = match.virtual
        found["active_shots"] = match.card_ids(shots.cards)
        found["ready"] = match.card_ids(ready.cards)
    if match.gone:
        found["substituted"] = match.card_ids(reversed(match.gone[side].cards))
    return found


def _hidden_places(match: WorldwideMatch, side: int) -> dict[str, Zone]:
    """The hands and piles of a side whose size everybody knows, and whose cards only some."""
    found = {"players": match.squads[side], "draw_pile": match.draws[side], "player_pile": match.piles[side]}
    if match.rules.is_virtual(side):
        found["defence_pile"], found["special_pile"] = match.virtual[:2]
    if match.reserves:
        found["reserve"] = match.reserves[side]
    return found


def _active(match: WorldwideMatch, side: int) -> list[str]:
    """The virtual opponent's Player cards, in order of activation (WF-24.11, WF-24.15)."""
    return match.card_ids(match.squads[side].cards)


def _card(match: WorldwideMatch, card: int) -> str | None:
    return match.game.card_id(card) if card != NO_CARD else None


def _player(match: WorldwideMatch, slot: int) -> str | None:
    return match.player_id(slot) if slot != NO_PLAYER else None


def _cause(match: WorldwideMatch) -> str | None:
    if match.cause == NO_CAUSE:
        return None
    return CAUSES.get(match.cause) or match.game.card_id(match.cause)
