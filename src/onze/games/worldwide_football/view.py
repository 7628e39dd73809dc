"""What a seat sees of a match: everything but the piles, hands, decks and reserves of others."""

from onze.games.worldwide_football.box.abilities import ABILITIES
from onze.games.worldwide_football.box.cards import RESTARTS
from onze.games.worldwide_football.box.layout import BOTH_SIDES
from onze.games.worldwide_football.match import CAUSES, NO_CARD, NO_TEAM, WorldwideMatch

__all__ = ["table_for"]


def table_for(match: WorldwideMatch, seat: int | None) -> dict[str, object]:
    """The table as a seat sees it, in names."""
    rules = match.rules
    rolled = {"d20": match.roll, "total": match.total, "needed": match.needed}
    return {
        "half": match.half,
        "minute": match.minute() if match.half else 0,
        "goals": list(match.goals),
        "ball": match.ball,
        "pa": match.pa,
        "restart": RESTARTS[match.restart],
        "undefendable": match.undefendable != 0,
        "cross": match.cross,
        "block": match.block,
        "card": rules.cards[match.card] if match.card != NO_CARD else None,
        "prevented": match.prevented != 0,
        "roll": rolled if match.defence != NO_CARD else None,
        "defence": rules.cards[match.defence] if match.defence != NO_CARD else None,
        "shot_die": match.shot_die,
        "shot_bonus": match.shot_bonus,
        "faces": list(match.faces),
        "kicks": list(match.kicks),
        "scored": list(match.scored),
        "last_end": CAUSES.get(match.cause, rules.cards[match.cause] if 0 <= match.cause < len(rules.cards) else None),
        "sides": [_side(match, side, seat) for side in BOTH_SIDES],
    }


def _side(match: WorldwideMatch, side: int, seat: int | None) -> dict[str, object]:
    """What a seat sees of a side; discards lie open (WF-8.9)."""
    rules = match.rules
    discards = match.card_names(match.discards[side].cards)
    laid = len(discards) - match.laid[side]
    shown: dict[str, object] = {
        "team": rules.teams[match.teams[side]].id if match.teams[side] != NO_TEAM else None,
        "abilities": [name for number, name in enumerate(ABILITIES) if match.abilities[side] >> number & 1],
        "stars": match.stars[side],
        "tokens": match.tokens[side],
        "reds": match.reds[side],
        "draw_pile": match.seen(match.draws[side], seat),
        "discard_pile": discards[:laid],
        "laid": discards[laid:],
        "player_pile": match.seen(match.piles[side], seat),
        "used_players": match.card_names(match.used[side].cards),
        "players": match.seen(match.squads[side], seat),
    }
    if rules.is_virtual(side):
        shown.update(_virtual(match, seat))
    else:
        shown["hand"] = match.seen(match.hands[side], seat)
    if match.gone:
        shown["substituted"] = match.card_names(match.gone[side].cards)
    if match.reserves:
        shown["reserve"] = match.seen(match.reserves[side], seat)
    return shown


def _virtual(match: WorldwideMatch, seat: int | None) -> dict[str, object]:
    """What a seat sees of the virtual opponent's cards, active ones oldest first (WF-24.11, WF-24.15)."""
    defence, special, shots, ready = match.virtual
    active = match.squads[1]
    return {
        "players": {"size": len(active.cards), "cards": match.card_names(active.cards)},
        "defence_pile": match.seen(defence, seat),
        "special_pile": match.seen(special, seat),
        "active_shots": match.card_names(shots.cards),
        "ready": match.card_names(ready.cards),
    }
