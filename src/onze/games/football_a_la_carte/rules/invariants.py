"""What must always hold in a match between two decisions: for the conformance kit, and for positions that are read."""

from typing import TYPE_CHECKING

from onze.games.football_a_la_carte.box.pitch import CENTRE, FACINGS, SHOT
from onze.games.football_a_la_carte.match import LAST_TURN, RUNNING, TIME_UP, FootballMatch

if TYPE_CHECKING:
    from onze.games.football_a_la_carte.game import FootballALaCarte

__all__ = ["broken"]


def broken(rules: "FootballALaCarte", match: FootballMatch) -> list[str]:
    """What does not hold, a sentence each."""
    return [*_cards(rules, match), *_turn(rules, match), *_turns(rules, match), *_ball(rules, match)]


def _cards(rules: "FootballALaCarte", match: FootballMatch) -> list[str]:
    """The pack is whole, and no hand is larger than it was dealt (FAC-2.4)."""
    sentences = []
    counts = [0] * len(rules.cards)
    for zone in match.zones:
        for card in zone.cards:
            counts[card] += 1
    if counts != [kind.count for kind in rules.pack.kinds]:
        sentences.append("the cards on the table are not those of the pack")
    for seat, hand in enumerate(match.hands):
        if len(hand) > rules.hand_sizes[seat] or hand.cards != sorted(hand.cards):
            sentences.append(f"the hand of seat {seat} is too large or out of order")
    return sentences


def _turn(rules: "FootballALaCarte", match: FootballMatch) -> list[str]:
    """The half can be, and the turn, the seat and the end agree."""
    sentences = []
    if not (match.half in (1, 2) and match.clock in (RUNNING, LAST_TURN, TIME_UP) and match.south in (0, 1)):
        sentences.append("the half, the clock or the ends cannot be")
    if not (0 <= match.turn < len(rules.cycle) and 0 <= match.facing < len(FACINGS)):
        sentences.append("the turn or what is faced cannot be")
    elif rules.side_of_seat[match.to_play] != rules.side_of_seat[rules.cycle[match.turn]]:
        sentences.append("it is another side's turn")
    elif match.end != match.end_of(match.to_play):
        sentences.append("the player defends another end")
    return sentences


def _turns(rules: "FootballALaCarte", match: FootballMatch) -> list[str]:
    """Turns that are remembered can have been, and discards only grew from one to the next."""
    laid = 0
    for number in range(len(match.turns)):
        seat, clock, facing, ball, net, discards = match.turn_seen(number)
        seen = 0 <= seat < rules.seats and RUNNING <= clock <= TIME_UP and 0 <= facing < len(FACINGS)
        lay = CENTRE <= ball < len(rules.pitch.names)
        in_net = not net if facing != SHOT else any(net in columns for columns in rules.pitch.net_columns)
        if not (seen and lay and in_net and laid <= discards <= len(match.discard_pile)):
            return ["a turn that is remembered cannot have been"]
        laid = discards
    return []


def _ball(rules: "FootballALaCarte", match: FootballMatch) -> list[str]:
    """The ball lies in the centre or on a square, in a net only while it may be stopped, and each side has a score."""
    sentences = []
    if not CENTRE <= match.ball < len(rules.pitch.names) or min(match.goals) < 0 or len(match.goals) != 2:
        sentences.append("the ball or the score cannot be")
    in_net = any(match.net in columns for columns in rules.pitch.net_columns)
    if not (in_net if match.facing == SHOT else match.net == 0):
        sentences.append("the ball is in a net and was not shot there, or was shot into none")
    return sentences
