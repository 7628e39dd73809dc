"""Its attacks, turned up card by card (paragraphs 25, 26, 30, 31, 33; rules page, section 3.3, V_ATTACK)."""

from typing import Final

from onze.games.worldwide_football.box.cards import CORNER, MOST_PA
from onze.games.worldwide_football.match import CAUSE_GIVE_BACK, NO_CARD, WorldwideMatch
from onze.games.worldwide_football.rules.attack import lay
from onze.games.worldwide_football.rules.giving_back import say_give_back
from onze.games.worldwide_football.rules.possession import lose
from onze.games.worldwide_football.rules.solo.abilities import (
    SHOOTING_PA,
    attacking_plays_wanted,
    be_creative,
    best_shot,
    plan_a_shot,
    play_offensively,
    recover_with_stamina,
    stamina_card,
)
from onze.games.worldwide_football.rules.solo.piles import (
    VIRTUAL,
    action_pile,
    active_shots,
    discard_from,
    ready_cards,
    say_put_back,
    shuffle_pile,
    special_pile,
    turn_up,
)
from onze.kernel.cards import Zone

__all__ = ["attack", "expire_shots", "give_ball_back"]

SPECIAL_PA: Final = 5
"""With exactly so many PA its next card comes from the Special pile (WF-25.10, WFS-A4.9)."""


def attack(match: WorldwideMatch) -> None:
    """What it does with the ball: restarts play, shoots, or lays its next card.

    (WF-25.8, WF-26.2, WFS-A4.8, WFS-A5.2)
    """
    if match.restart:
        restart(match)
    elif match.pa >= SHOOTING_PA:
        shoot(match)
    elif lay_ready(match):
        return
    elif match.pa == SPECIAL_PA and special_pile(match).cards:
        lay_from(match, special_pile(match), "special_pile")
    elif match.pa == SPECIAL_PA and be_creative(match):
        lay_ready(match)
    else:
        turn_up_action(match)


def lay_from(match: WorldwideMatch, pile: Zone, here: str) -> None:
    """It lays the top card of a pile."""
    lay(match, turn_up(match, pile, match.discards[VIRTUAL]), here)


def lay_ready(match: WorldwideMatch) -> bool:
    """A recovered card comes before any pile, as soon as it may be laid (WF-C-47)."""
    ready = ready_cards(match)
    legal = match.rules.legal[0][match.pa]
    for spot, card in enumerate(ready.cards):
        if legal[card]:
            match.take_spot(spot, ready, match.discards[VIRTUAL])
            lay(match, card, "ready")
            return True
    return False


def shoot(match: WorldwideMatch) -> None:
    """At 6 to 8 PA it lays a Shot, active or planned; else it must give the ball back (WF-26.2 to WF-26.4, WF-C-45)."""
    shot = best_shot(match, active_shots(match).cards)
    if shot == NO_CARD:
        shot = plan_a_shot(match)
    if shot != NO_CARD:
        lay_shot(match, shot)
    elif match.rules.switches.solo_no_shot_continues:
        turn_up_action(match)
    else:
        give_ball_back(match)


def lay_shot(match: WorldwideMatch, shot: int) -> None:
    """An active Shot is laid, the oldest of its kind (WF-26.3, WFS-A5.3, WF-C-44)."""
    shots = active_shots(match)
    match.take_spot(shots.cards.index(shot), shots, match.discards[VIRTUAL])
    lay(match, shot, "active_shots")


def turn_up_action(match: WorldwideMatch) -> None:
    """The next card of its Action pile is laid; Shots are set aside, active (WF-25.8, WF-25.11, WFS-A4.10)."""
    rules = match.rules
    pile = action_pile(match)
    while pile.cards:
        card = pile.cards[-1]
        if rules.shots[card]:
            turn_up(match, pile, active_shots(match))
            if match.heard:
                moving = match.moving(VIRTUAL, "draw_pile", "active_shots")
                match.tell("active shot", {**moving, "card": match.game.card_id(card)}, "WF-25.11")
            if match.pa >= SHOOTING_PA and rules.legal[0][match.pa][card]:
                lay_shot(match, card)
                return
        elif match.pa + rules.actions[card].pa > MOST_PA:
            discard_from(match, pile, "WF-C-45")
            give_ball_back(match)
            return
        else:
            lay_from(match, pile, "draw_pile")
            return
    go_on_without_pile(match)


def go_on_without_pile(match: WorldwideMatch) -> None:
    """Its Action pile is empty: the cheaper of Attacking play and Stamina, or the ball (WF-29.2, WF-30.2, WF-C-51)."""
    plays = attacking_plays_wanted(match) if match.pa < SHOOTING_PA else 0
    card = stamina_card(match)
    if plays and (plays == 1 or card == NO_CARD):
        play_offensively(match, plays)
        shoot(match)
    elif card != NO_CARD:
        recover_with_stamina(match, card)
        lay_ready(match)
    else:
        give_ball_back(match)


def give_ball_back(match: WorldwideMatch) -> None:
    """It neither draws nor discards (WF-30.2, WFS-A9.2, WF-C-69)."""
    say_give_back(match)
    lose(match, CAUSE_GIVE_BACK)


def expire_shots(match: WorldwideMatch) -> None:
    """Its active Shots are discarded with its attack, where that is agreed (WF-C-44)."""
    shots = active_shots(match)
    discard = match.discards[VIRTUAL]
    while shots.cards:
        card = match.take_spot(0, shots, discard)
        match.tuck(discard, match.laid[VIRTUAL])
        if match.heard:
            moving = match.moving(VIRTUAL, "active_shots", "discard_pile")
            match.tell("discard", {**moving, "card": match.game.card_id(card)}, "WF-C-44")


# ---- free kicks and corners


def restart(match: WorldwideMatch) -> None:
    """A card of the Special pile at 5 PA, else the first valid one of its Action pile.

    (WF-31.1 to WF-31.5, WF-33.1, WFS-P10b.3, WFS-P10b.4, WFS-P12.2)
    """
    if match.pa == SPECIAL_PA and special_pile(match).cards:
        # A Through ball is valid on its corners (WF-33.2, WFS-P12.3).
        lay_from(match, special_pile(match), "special_pile")
        return
    card = turn_up_valid(match)
    if card != NO_CARD:
        lay(match, card, "draw_pile")
    else:
        give_ball_back(match)  # WF-33.5, WFS-P12.6, WF-C-52


def turn_up_valid(match: WorldwideMatch) -> int:
    """Turns up its Action pile until a card may restart play; returns that card on its discard, or NO_CARD.

    The others go back: shuffled in, or under the pile after a free kick where that is agreed (WF-31.2, WF-31.3,
    WF-33.3, WF-33.4, WFS-P10b.2, WFS-P12.4, WFS-P12.5, WF-C-52).
    """
    pile, discard = action_pile(match), match.discards[VIRTUAL]
    legal = match.rules.legal[match.restart][match.pa]
    laid = match.laid[VIRTUAL]
    first = len(discard.cards) - laid
    invalid = 0
    while pile.cards and not legal[pile.cards[-1]]:
        card = turn_up(match, pile, discard)
        invalid += 1
        match.tuck(discard, laid)
        if match.heard:
            moving = match.moving(VIRTUAL, "draw_pile", "discard_pile")
            match.tell("not valid", {**moving, "card": match.game.card_id(card)}, "WF-31.2")
    found = len(pile.cards)
    shuffled = match.restart == CORNER or not match.rules.switches.solo_invalid_to_bottom
    put_back(match, first, invalid, shuffled)
    spot = found - 1 if shuffled else len(pile.cards) - 1  # what is to be shuffled in lies on the next card by now
    valid = match.take_spot(spot, pile, discard) if found else NO_CARD
    if invalid and shuffled:
        shuffle_pile(match, pile)
    return valid


def put_back(match: WorldwideMatch, first: int, invalid: int, shuffled: bool) -> None:
    """So many cards of its discard, from this spot on, go back to its Action pile."""
    pile, discard = action_pile(match), match.discards[VIRTUAL]
    for _ in range(invalid):
        if shuffled:
            match.take_spot(first, discard, pile)
        else:
            match.put_under(first, discard, pile)
    if invalid:
        rule = "WF-33.4" if match.restart == CORNER else "WF-31.3"
        say_put_back(match, "draw_pile", invalid, shuffled, rule if shuffled else "WF-C-52")
