"""What a seat sees of a match: everything but the piles, hands, decks and reserves of others."""

from typing import Final, NotRequired, TypedDict, cast

from onze.games.worldwide_football.box.cards import RESTARTS
from onze.games.worldwide_football.box.layout import BOTH_SIDES
from onze.games.worldwide_football.box.squads import SLOTS
from onze.games.worldwide_football.box.things import ability_ids
from onze.games.worldwide_football.match import BARS, CAUSES, NO_CARD, NO_CAUSE, NO_PLAYER, NO_SIDE, WorldwideMatch

__all__ = ["VIEW_VERSION", "HandView", "PileView", "SideView", "WorldwideView", "drawn", "table_for"]

VIEW_VERSION: Final = 1
"""Counts up when a key of the view is renamed, goes, or says something else."""


class HandView(TypedDict):
    """Cards in a hand or lying aside."""

    size: int
    """How many there are."""
    cards: list[str]
    """Those that the viewer knows, in the order of the vocabulary; active Player cards the oldest first."""


class PileView(TypedDict):
    """Cards in a pile, face down."""

    size: int
    """How many there are."""
    known: list[list[object]]
    """Those that the viewer knows: the place from the top, counted from 1, and the card."""


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
    hand: NotRequired[HandView]
    """Action cards in hand; the virtual opponent has none."""
    players: HandView
    """Player cards in hand; those of the virtual opponent are active and lie open."""
    draw_pile: PileView
    """The Action cards to draw from; the Action pile of the virtual opponent."""
    discard_pile: list[str]
    """Discarded Action cards, from the top, without those laid in this attack."""
    laid: list[str]
    """Action cards laid in this attack, the last one first."""
    player_pile: PileView
    """The Player cards to draw from."""
    used_players: list[str]
    """Player cards used in this half, the last one first."""
    fresh_players: list[str]
    """Player cards that nobody has seen go in this half: what the side may still hold."""
    substituted: NotRequired[list[str]]
    """Player cards that have left the match, the last one first, where there are substitutions."""
    reserve: NotRequired[HandView]
    """Action cards that are in no deck, where decks are chosen."""
    defence_pile: NotRequired[PileView]
    """Alone: the virtual opponent's Defence pile."""
    special_pile: NotRequired[PileView]
    """Alone: its Special pile."""
    active_shots: NotRequired[list[str]]
    """Alone: its Shots that wait, the oldest first."""
    ready: NotRequired[list[str]]
    """Alone: recovered cards that it lays next, the oldest first."""


class WorldwideView(TypedDict):
    """The table."""

    view: int
    """The version of this view."""
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
    restart: str | None
    """The set piece that the next card restarts play from."""
    undefendable: str | None
    """What keeps the next action from being defended: ``card`` or ``set_piece``."""
    cross: int
    """What a Cross adds to the next Shot."""
    block: int
    """What Defensive block adds to the rolls of this attack."""
    card: str | None
    """The attack card or Shot on the table."""
    with_pa: int
    """PA of the Player cards laid with it."""
    prevented: str | None
    """What keeps the card on the table from being defended: ``card`` or ``set_piece``."""
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
    """Why the last attack ended: a defence card, or a word."""
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


def table_for(match: WorldwideMatch, seat: int | None) -> WorldwideView:
    """The table as a seat sees it, in ids."""
    return {
        "view": VIEW_VERSION,
        "half": match.half,
        "minute": match.minute() if match.half else 0,
        "kicker": match.kicker,
        "ball": match.ball,
        "score": list(match.goals),
        "pa": match.pa,
        "laid_in_attack": match.laid_in_attack,
        "restart": RESTARTS[match.restart] or None,
        "undefendable": BARS[match.undefendable],
        "cross": match.cross,
        "block": match.block,
        "card": _card(match, match.card),
        "with_pa": match.with_pa,
        "prevented": BARS[match.prevented],
        "no_red": match.no_red,
        "finishing": match.finishing,
        "defence": _card(match, match.defence),
        "roll": match.roll,
        "total": match.total,
        "needed": match.needed,
        "shot_bonus": match.shot_bonus,
        "shot_dice": match.shot_dice,
        "shot_die": match.shot_die,
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
        "kicks": list(match.kicks),
        "scored": list(match.scored),
        "attacking_plays": match.attacking_plays,
        "sides": [_side(match, side, seat) for side in BOTH_SIDES],
    }


def _card(match: WorldwideMatch, card: int) -> str | None:
    return match.game.card_id(card) if card != NO_CARD else None


def _player(match: WorldwideMatch, slot: int) -> str | None:
    return match.player_id(slot) if slot != NO_PLAYER else None


def _cause(match: WorldwideMatch) -> str | None:
    if match.cause == NO_CAUSE:
        return None
    return CAUSES.get(match.cause) or match.game.card_id(match.cause)


def _side(match: WorldwideMatch, side: int, seat: int | None) -> SideView:
    """What a seat sees of a side; discards lie open (WF-8.9)."""
    rules = match.rules
    discards, laid = _discards(match, side)
    most, most_players = match.limits(side)
    shown: SideView = {
        "side": side,
        "seat": None if rules.is_virtual(side) else side,
        "team": match.team_id(side),
        "abilities": ability_ids(match.abilities[side]),
        "stars": match.stars[side],
        "most_stars": rules.most_stars(match, side) if match.team_id(side) is not None else 0,
        "tokens": match.tokens[side],
        "reds": match.reds[side],
        "hand_limit": most,
        "players_limit": most_players,
        "players": _hand(match, side, seat),
        "draw_pile": cast(PileView, match.seen(match.draws[side], seat)),
        "discard_pile": discards,
        "laid": laid,
        "player_pile": cast(PileView, match.seen(match.piles[side], seat)),
        "used_players": match.card_ids(reversed(match.used[side].cards)),
        "fresh_players": [f"player:{slot}" for number, slot in enumerate(SLOTS) if match.fresh[side] >> number & 1],
    }
    if rules.is_virtual(side):
        defence, special, shots, ready = match.virtual
        shown["defence_pile"] = cast(PileView, match.seen(defence, seat))
        shown["special_pile"] = cast(PileView, match.seen(special, seat))
        shown["active_shots"] = match.card_ids(shots.cards)
        shown["ready"] = match.card_ids(ready.cards)
    else:
        shown["hand"] = cast(HandView, match.seen(match.hands[side], seat))
    if match.gone:
        shown["substituted"] = match.card_ids(reversed(match.gone[side].cards))
    if match.reserves:
        shown["reserve"] = cast(HandView, match.seen(match.reserves[side], seat))
    return shown


def _discards(match: WorldwideMatch, side: int) -> tuple[list[str], list[str]]:
    """A side's discard from the top, and on it the cards laid in this attack."""
    cards = match.card_ids(reversed(match.discards[side].cards))
    laid = match.laid[side]
    return cards[laid:], cards[:laid]


def _hand(match: WorldwideMatch, side: int, seat: int | None) -> HandView:
    """The Player cards of a side; the virtual opponent's are in order of activation (WF-24.11, WF-24.15)."""
    if match.rules.is_virtual(side):
        active = match.squads[side].cards
        return {"size": len(active), "cards": match.card_ids(active)}
    return cast(HandView, match.seen(match.squads[side], seat))


# ---- what is drawn


def drawn(match: WorldwideMatch) -> dict[str, object]:
    """What everybody sees move: the ball, the score, the cards on the table, how many lie in each place."""
    found: dict[str, object] = {
        "half": match.half,
        "minute": match.minute() if match.half else 0,
        "ball": match.ball,
        "score": list(match.goals),
        "pa": match.pa,
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
    for side in BOTH_SIDES:
        _draw_side(match, side, found)
    return found


def _draw_side(match: WorldwideMatch, side: int, found: dict[str, object]) -> None:
    path = f"sides.{side}"
    discards, laid = _discards(match, side)
    found[f"{path}.team"] = match.team_id(side)
    found[f"{path}.abilities"] = ability_ids(match.abilities[side])
    found[f"{path}.stars"] = match.stars[side]
    found[f"{path}.most_stars"] = match.rules.most_stars(match, side) if match.team_id(side) is not None else 0
    found[f"{path}.tokens"] = match.tokens[side]
    found[f"{path}.reds"] = match.reds[side]
    found[f"{path}.draw_pile.size"] = len(match.draws[side].cards)
    found[f"{path}.discard_pile"] = discards
    found[f"{path}.laid"] = laid
    found[f"{path}.player_pile.size"] = len(match.piles[side].cards)
    found[f"{path}.used_players"] = match.card_ids(reversed(match.used[side].cards))
    found[f"{path}.players.size"] = len(match.squads[side].cards)
    if match.rules.is_virtual(side):
        defence, special, shots, ready = match.virtual
        found[f"{path}.players.cards"] = match.card_ids(match.squads[side].cards)
        found[f"{path}.defence_pile.size"] = len(defence.cards)
        found[f"{path}.special_pile.size"] = len(special.cards)
        found[f"{path}.active_shots"] = match.card_ids(shots.cards)
        found[f"{path}.ready"] = match.card_ids(ready.cards)
    else:
        found[f"{path}.hand.size"] = len(match.hands[side].cards)
    if match.gone:
        found[f"{path}.substituted"] = match.card_ids(reversed(match.gone[side].cards))
    if match.reserves:
        found[f"{path}.reserve.size"] = len(match.reserves[side].cards)
