"""What the coach thinks of every move: a use of a card is worth what it changes on the board."""

from typing import Final

from onze.games.world_cup.box.rows import put
from onze.games.world_cup.coach.forecast import scoring_chance
from onze.games.world_cup.coach.outlook import Outlook
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.rules.placing_tokens import ChooseToken, PlaceTokens
from onze.games.world_cup.rules.targets import (
    LEFT_OUT,
    rows_for_next,
    rows_for_one,
    rows_to_turn,
    supply_left,
    tokens_for,
)
from onze.games.world_cup.rules.turning_tokens import after_turn

__all__ = ["Change", "Choice", "weigh_cards", "weigh_rows", "weigh_tokens", "weigh_turns"]

EAGERNESS: Final = {"foul": 0.6, "offside": 0.6, "penalty": 0.9}
"""How readily a card is played before the last round of turns; those not named here at once."""
NEXT_PHASE: Final = {
    "attack": 0.06, "defence": 0.06, "g1": 0.16, "g2": 0.28, "g3": 0.4, "g21": 0.32, "g111": 0.16, "g11": 0.16,
    "foul": 0.16, "offside": 0.18, "penalty": 0.12,
}  # fmt: skip
"""What a card is worth that is still in hand in the next phase, as a part of the chance of the cup."""
LAST_ROUNDS: Final = 3
"""In so many rounds of turns before the end of a phase the coach thinks of the next one."""
WORST: Final = -9.0
"""Less than anything is worth: a chance of the cup is a part of 1."""
FOLLOWED: Final = 2
"""So many rows for each further token of a card are followed to the end."""

Change = tuple[int, int]
"""A row, and what it becomes."""


def weigh_cards(match: WorldCupMatch, seat: int) -> list[float]:
    """What each use of each card is worth."""
    choice = Choice(match, seat)
    return [choice.worth(move) for move in match.moves(seat)]


def weigh_rows(match: WorldCupMatch, seat: int) -> list[float]:
    """What each row for the next token of a card is worth, with all tokens that follow it."""
    decision = match.decision
    assert isinstance(decision, PlaceTokens)
    return Choice(match, seat).rows(decision, match.moves(seat))


def weigh_tokens(match: WorldCupMatch, seat: int) -> list[float]:
    """What each token for a row is worth, where a lower one may be chosen."""
    decision = match.decision
    assert isinstance(decision, ChooseToken)
    choice, choose = Choice(match, seat), match.rules.choose_token
    return [choice.put_gain(decision.row, choose.thing(move)) for move in match.moves(seat)]


def weigh_turns(match: WorldCupMatch, seat: int) -> list[float]:
    """What it is worth to turn over the token of each row."""
    choice = Choice(match, seat)
    return [choice.outlook.gain(row, after_turn(match, row)) for row in match.moves(seat)]


class Choice:
    """What each move is worth to a seat, as a part of the cup."""

    def __init__(self, match: WorldCupMatch, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.outlook = Outlook(match, seat)

    # ---- cards

    def worth(self, move: int) -> float:
        """What a use of a card is worth, less what it costs to be without the card.

        Discarding changes nothing on the board.
        """
        card = self.card_of(move)
        if move in self.match.rules.discard:
            return -self.price(card)
        return self.best_use(move)[1] * self.eagerness(card) - self.price(card)

    def card_of(self, move: int) -> int:
        """The card that a move is about."""
        rules = self.match.rules
        verb = rules.place if move in rules.place else rules.flip if move in rules.flip else rules.discard
        return verb.thing(move)

    def eagerness(self, card: int) -> float:
        """How readily a card is played now: what takes goals away is best when nobody can answer."""
        if self.outlook.turns < len(self.match.playing):
            return 1.0
        return EAGERNESS.get(self.match.rules.cards[card], 1.0)

    def price(self, card: int) -> float:
        """What it costs to be without a card in the next phase: a hand is kept (WCG-8.b.3)."""
        match = self.match
        last_phase = match.phase == len(match.rules.edition.phases) - 1
        if last_phase or self.outlook.turns >= LAST_ROUNDS * len(match.playing):
            return 0.0
        return self.outlook.chance * NEXT_PHASE.get(match.rules.cards[card], 0.0)

    def best_use(self, move: int) -> tuple[list[Change], float]:
        """What putting down or turning over with a card does at its best, and what that is worth."""
        match = self.match
        rules = match.rules
        if move in rules.flip:
            rows = rows_to_turn(match, self.seat, rules.flip.thing(move))
            return self._best([(row, after_turn(match, row)) for row in rows])
        card = rules.place.thing(move)
        kind = rules.kinds[card]
        if len(kind.place) == 1:
            rows = rows_for_one(match, self.seat, card)
            changes, gain = self._best([self.put_best(card, row) for row in rows])
            return changes, gain * scoring_chance(rules) if kind.roll else gain
        rows, gain = self.follow(card, ())
        placed = zip(rows, kind.place, strict=False)
        return [(row, put(match.rows[row], token)) for row, token in placed if row != LEFT_OUT], gain

    def _best(self, changes: list[Change]) -> tuple[list[Change], float]:
        gain = self.outlook.gain
        gains = [gain(row, after) for row, after in changes]
        most = max(gains)
        return [changes[gains.index(most)]], most

    # ---- putting tokens down

    def put_gain(self, row: int, token: int) -> float:
        """What it is worth to put a token in a row."""
        return self.outlook.gain(row, put(self.match.rows[row], token))

    def put_best(self, card: int, row: int) -> Change:
        """What a card with one token makes of a row, with the token that gains most where a lower one may be chosen."""
        tokens = tokens_for(self.match, card, row)
        best = tokens[0]
        if len(tokens) > 1:
            gains = [self.put_gain(row, token) for token in tokens]
            best = tokens[gains.index(max(gains))]
        return row, put(self.match.rows[row], best)

    def rows(self, decision: PlaceTokens, moves: tuple[int, ...]) -> list[float]:
        """What each row for the next token is worth, or to leave it out, with all that may follow."""
        rules = self.match.rules
        card = decision.card
        kind = rules.kinds[card]
        if len(kind.place) > 1:
            return self._rows_of_several(decision, moves)
        odds = scoring_chance(rules) if kind.roll else 1.0
        changes = [self.put_best(card, row) for row in moves]
        return [odds * self.outlook.gain(row, after) for row, after in changes]

    def _rows_of_several(self, decision: PlaceTokens, moves: tuple[int, ...]) -> list[float]:
        """The same for a card with several tokens.

        What follows hangs on the team that has its token now (or on its row), and mostly not even on that: only where
        a team would have been given a further token, or tokens are short, the others are looked for again.
        """
        match = self.match
        rules = match.rules
        card, chosen = decision.card, decision.chosen
        place = rules.kinds[card].place
        token = place[len(chosen)]
        taken = list(range(len(rules.slots))) if rules.switches.rows_differ else match.row_team
        freely, rest = self.follow(card, (*chosen, LEFT_OUT))
        known: dict[int, float] = {}
        look_again = {taken[row] for row in freely if row != LEFT_OUT}
        short = rules.switches.printed_supply and min([supply_left(match, other) for other in place]) < len(place)
        counted = rules.partial[match.phase] or short
        worths: list[float] = []
        for move in moves:
            if move == rules.leave_out:
                worths.append(self.follow(card, decision.skipped(match))[1])
                continue
            key = taken[move]
            if key not in known:
                known[key] = self.follow(card, (*chosen, move))[1] if counted or key in look_again else rest
            worths.append(self.put_gain(move, token) + known[key])
        return worths

    def follow(self, card: int, chosen: tuple[int, ...]) -> tuple[list[int], float]:
        """The rows for all further tokens of a card with several, and what they are worth.

        The kernel's ``phrases`` would say the same moves, but every choice of rows for three tokens, which are hundreds
        of thousands in the groups of 2002: so only the rows that gain most are followed, and no match is cloned for it.
        """
        match = self.match
        place = match.rules.kinds[card].place
        if len(chosen) >= len(place):
            return [], 0.0
        token = place[len(chosen)]
        gains = [(self.put_gain(row, token), -row) for row in rows_for_next(match, self.seat, card, chosen)]
        gains.sort(reverse=True)
        best: list[int] = []
        best_gain = WORST if gains else 0.0
        step = PlaceTokens(card, chosen)
        if step.may_leave_out(match, self.seat):
            skipped = step.skipped(match)
            rows, best_gain = self.follow(card, skipped)
            best = [LEFT_OUT] * (len(skipped) - len(chosen)) + rows
        for gain, row in gains[:FOLLOWED]:
            rows, rest = self.follow(card, (*chosen, -row))
            if gain + rest > best_gain:
                best, best_gain = [-row, *rows], gain + rest
        return best, best_gain
