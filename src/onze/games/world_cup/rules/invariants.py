"""What must always hold in a tournament; for the conformance kit and for positions from outside."""

from onze.games.world_cup.box.rows import ATTACK, FLIPPED, ONE_GOAL, THREE_GOALS, outermost, size
from onze.games.world_cup.match import A_GOAL, AN_ATTACK, EXPOSED, NO_TEAM, WorldCupMatch

__all__ = ["broken"]


def broken(match: WorldCupMatch) -> list[str]:
    """A sentence for everything that cannot be."""
    return [*_cards(match), *_turns(match), *_rows(match), *_teams(match)]


def _cards(match: WorldCupMatch) -> list[str]:
    rules = match.rules
    counts = [0] * len(rules.cards)
    for zone in match.zones:
        for card in zone.cards:
            counts[card] += 1
    sentences = []
    if counts != [kind.count for kind in rules.kinds]:
        sentences.append("the cards on the table are not those of the deck")
    if any(len(hand) > rules.edition.hand or hand.cards != sorted(hand.cards) for hand in match.hands):
        sentences.append("a hand is too large or out of order")
    return sentences


def _turns(match: WorldCupMatch) -> list[str]:
    rules = match.rules
    sentences = []
    if not 0 <= match.phase < len(rules.edition.phases) or not 1 <= match.run <= max(1, rules.edition.passes):
        return ["the phase or the run through the deck cannot be"]
    if match.playing != sorted(set(match.playing)) or not 0 <= match.turn < len(match.playing):
        sentences.append("the order of turns cannot be")
    elif match.playing[0] < 0 or match.playing[-1] >= rules.seats:
        sentences.append("somebody plays who has no seat")
    if not 0 <= match.last_turns <= len(match.playing):
        sentences.append("the last turns cannot be")
    if any(not 0 <= seat < rules.seats for seat in (match.dealt_by, match.last_drawer)):
        sentences.append("the dealer or the last drawer has no seat")
    return sentences


def _rows(match: WorldCupMatch) -> list[str]:
    rules = match.rules
    phase = rules.edition.phases[match.phase]
    sentences = []
    in_play = {2 * fixture + side for fixture in match.replaying or phase.fixtures for side in (0, 1)}
    in_play = {row for row in in_play if not rules.edition.fixtures[row // 2].walkover}
    for row, tokens in enumerate(match.rows):
        if tokens and (row not in in_play or match.row_team[row] == NO_TEAM or size(tokens) > match.spaces(row)):
            sentences.append(f"row {rules.edition.rows[row]} holds tokens that cannot lie there")
        left = tokens
        while left:
            token = left & 15
            face = token & ~FLIPPED
            if not 1 <= face <= len(rules.material.tokens) or (
                token & FLIPPED and face != ATTACK and not ONE_GOAL <= face <= THREE_GOALS
            ):
                sentences.append(f"row {rules.edition.rows[row]} has a gap or a token that cannot be")
            left >>= 4
    if sentences:
        return sentences
    kinds = [EXPOSED[outermost(tokens)] for tokens in match.rows]
    if match.exposed_attacks != [row for row, kind in enumerate(kinds) if kind == AN_ATTACK]:
        sentences.append("the list of exposed Attack tokens is wrong")
    if match.exposed_goals != [row for row, kind in enumerate(kinds) if kind == A_GOAL]:
        sentences.append("the list of exposed goal tokens is wrong")
    free = [row for row in sorted(in_play) if size(match.rows[row]) < match.spaces(row)]
    if match.open_rows != free and match.outcome is None:
        sentences.append("the list of rows with a free space is wrong")
    return sentences


def _teams(match: WorldCupMatch) -> list[str]:
    """Nobody has more than one team more than another, and the teams on the board take part (WCG-4.c.7)."""
    rules = match.rules
    sentences = []
    held = [match.owner.count(seat) for seat in range(rules.seats)]
    if sum(held) != len(match.owner) or max(held) - min(held) > 1:
        sentences.append("the teams are not shared out as they should be")
    if any(not NO_TEAM <= team < len(match.owner) for team in (*match.row_team, *match.winner)):
        sentences.append("a row or a win belongs to a team that does not take part")
    fixtures = rules.edition.phases[match.phase].fixtures
    if any(match.row_team[2 * fixture] == match.row_team[2 * fixture + 1] for fixture in fixtures):
        sentences.append("a match of this phase is not between two sides")
    return sentences
