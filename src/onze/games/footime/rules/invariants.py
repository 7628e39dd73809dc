"""What must always hold in a match between two decisions: for the conformance kit, and for positions that are read."""

from typing import TYPE_CHECKING

from onze.games.footime.box.pawns import EXPELLED, OUTSIDE, PAWNS, TEAM
from onze.games.footime.box.periods import PERIODS
from onze.games.footime.match import CONTACTS, RESULTS, FootimeMatch
from onze.games.footime.rules.cards.cautions import ReplaceKeeper
from onze.games.footime.rules.cards.fouls import FreeKickTaker
from onze.games.footime.rules.cards.out_of_play import CornerTo, ThrowInTo
from onze.games.footime.rules.hands import HAND
from onze.games.footime.rules.line_up import LineUp, LineUpTogether, PlaceShirt
from onze.games.footime.rules.setup import NameCaptain
from onze.kernel.cards import NOBODY

if TYPE_CHECKING:
    from onze.games.footime.game import Footime

__all__ = ["broken"]


def broken(rules: "Footime", match: FootimeMatch) -> list[str]:
    """What does not hold, a sentence each."""
    return [*_cards(rules, match), *_pawns(rules, match), *_off_the_pitch(rules, match), *_play(rules, match)]


def _cards(rules: "Footime", match: FootimeMatch) -> list[str]:
    """The pack is whole, and nobody holds more than eight cards (FT-TURN.4)."""
    sentences = []
    counts = [0] * len(rules.cards)
    for zone in match.zones:
        for card in zone.cards:
            counts[card] += 1
    if counts != [kind.count for kind in rules.kinds]:
        sentences.append("the cards on the table are not those of the pack")
    for seat, hand in enumerate(match.hands):
        if len(hand) > HAND or hand.cards != sorted(hand.cards):
            sentences.append(f"the hand of seat {seat} is too large or out of order")
        waits = seat == match.to_play and not match.first_card
        if len(hand) < HAND and not waits:
            sentences.append(f"seat {seat} holds {len(hand)} cards")
    if match.outcome is None and not match.draw_pile.cards:
        sentences.append("the draw pile is empty")
    return sentences


def _pawns(rules: "Footime", match: FootimeMatch) -> list[str]:
    """No two pawns share a point, nor a pawn and the ball; only goalkeepers are in a goal (FT-MOVE.4 to FT-MOVE.8)."""
    sentences = []
    points = range(len(rules.pitch.names))
    places = [place for place in match.at if place >= 0]
    if len(match.at) != PAWNS or len(set(places)) != len(places) or match.ball in places:
        sentences.append("two things are on one point")
    if match.ball not in points or not all(place in points or OUTSIDE <= place < 0 for place in match.at):
        sentences.append("something is where no point is")
        return sentences
    for side, keeper in enumerate(match.keepers):
        if not side * TEAM <= keeper < side * TEAM + TEAM:
            sentences.append("a goalkeeper belongs to the other team")
    for pawn, place in enumerate(match.at):
        if place >= 0 and rules.pitch.goals & rules.pitch.bit[place] and pawn not in match.keepers:
            sentences.append(f"{rules.pawns[pawn]} stands in a goal")
        if place == EXPELLED and match.booked >> pawn & 1:
            sentences.append(f"{rules.pawns[pawn]} is booked and expelled")
    return sentences


def _off_the_pitch(rules: "Footime", match: FootimeMatch) -> list[str]:
    """Goalkeepers are on the pitch, and nobody is outside it, but for whoever is replaced, placed or takes a restart.

    A match that the referee has stopped may stand still anywhere (FT-CARD-RED.5, FT-MOVE.10).
    """
    decision = match.decision
    if decision is None or isinstance(decision, (NameCaptain, ThrowInTo, CornerTo)):
        return []
    sentences = []
    for keeper in match.keepers:
        if match.at[keeper] < 0 and not isinstance(decision, ReplaceKeeper):
            sentences.append(f"{rules.pawns[keeper]} keeps goal from outside the pitch")
    if OUTSIDE in match.at and not isinstance(decision, (LineUp, LineUpTogether, PlaceShirt, FreeKickTaker)):
        sentences.append("a pawn is outside the pitch for no reason")
    return sentences


def _play(rules: "Footime", match: FootimeMatch) -> list[str]:
    """Whose turn it is, what time it is, and what was noted of the turn before."""
    sentences = []
    seats = range(rules.seats)
    if match.to_play not in seats or match.actor not in seats or not NOBODY <= match.ball_by < rules.seats:
        sentences.append("the player in turn cannot be")
    if not (
        1 <= match.period <= len(PERIODS)
        and match.spent >= 0
        and match.time_at >= 0
        and 0 <= match.result < len(RESULTS)
    ):
        sentences.append("the time or the result of the turn cannot be")
    if match.west not in (0, 1) or match.first_side not in (0, 1) or len(match.goals) != 2 or min(match.goals) < 0:
        sentences.append("the ends or the score cannot be")
    if not all(captain in rules.sides[side] for side, captain in enumerate(match.captains)):
        sentences.append("a captain belongs to the other team")
    pairs = [*match.contacts, *match.made]
    for before in (match.before_foul, match.before_shot):
        pairs += before[CONTACTS:]
        if 0 < len(before) < CONTACTS:
            sentences.append("what a VAR would restore is not whole")
    if not all(0 <= pair < PAWNS * PAWNS and (pair // PAWNS < TEAM) != (pair % PAWNS < TEAM) for pair in pairs):
        sentences.append("a contact is not between two opponents")
    return sentences
