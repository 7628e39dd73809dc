"""How the coach answers: every use of every card in hand is worth what it changes."""

from typing import Final

from onze.games.world_cup.box.rows import put
from onze.games.world_cup.coach.forecast import scoring_chance
from onze.games.world_cup.coach.outlook import Outlook
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.rules.placing_tokens import ChooseToken, PlaceTokens
from onze.games.world_cup.rules.targets import LEFT_OUT, rows_for_next, rows_for_one, rows_to_turn, tokens_for
from onze.games.world_cup.rules.turning_tokens import after_turn
from onze.kernel.chance import Chance

__all__ = ["choose_token", "place_token", "play_card", "turn_token"]

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


def play_card(match: WorldCupMatch, seat: int, chance: Chance) -> int:
    """The use of a card that is worth most."""
    return Choice(match, seat).card(match.moves(seat))


def place_token(match: WorldCupMatch, seat: int, chance: Chance) -> int:
    """The row for the next token of a card."""
    decision = match.decision
    assert isinstance(decision, PlaceTokens)
    return Choice(match, seat).row_for(decision)


def choose_token(match: WorldCupMatch, seat: int, chance: Chance) -> int:
    """The token for a row, where a lower one may be chosen."""
    decision = match.decision
    assert isinstance(decision, ChooseToken)
    return Choice(match, seat).token_for(decision, match.moves(seat))


def turn_token(match: WorldCupMatch, seat: int, chance: Chance) -> int:
    """The row whose token is turned over."""
    return Choice(match, seat).best_turn(list(match.moves(seat)))[0]


class Choice:
    """What each move is worth to a seat."""

    def __init__(self, match: WorldCupMatch, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.outlook = Outlook(match, seat)

    def card(self, moves: tuple[int, ...]) -> int:
        """The use of a card that is worth most."""
        return max(moves, key=self.worth)

    def worth(self, move: int) -> float:
        """What a use of a card is worth, less what it costs to be without the card; of equal ones the first is played.

        Discarding changes nothing on the board.
        """
        rules = self.match.rules
        if move in rules.discard:
            return -self.price(rules.discard.thing(move))
        if move in rules.flip:
            card = rules.flip.thing(move)
            gain = self.best_turn(rows_to_turn(self.match, self.seat, card))[1]
        else:
            card = rules.place.thing(move)
            gain = self.best_place(card, ())[1]
        return gain * self.eagerness(card) - self.price(card)

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

    # ---- turning tokens over

    def best_turn(self, rows: list[int]) -> tuple[int, float]:
        """The row whose token is turned over, and what that is worth."""
        gains = [self.outlook.gain(row, after_turn(self.match, row)) for row in rows]
        best_gain = max(gains)
        return rows[gains.index(best_gain)], best_gain

    # ---- putting tokens down

    def row_for(self, decision: PlaceTokens) -> int:
        """The row for the next token of a card, or none where it may be left out."""
        row = self.best_place(decision.card, decision.chosen)[0]
        return self.match.rules.leave_out if row == LEFT_OUT else row

    def token_for(self, decision: ChooseToken, moves: tuple[int, ...]) -> int:
        """The token for a row, where a lower one may be chosen."""
        choose = self.match.rules.choose_token
        gains = [self.put_gain(decision.row, choose.thing(move)) for move in moves]
        return moves[gains.index(max(gains))]

    def best_place(self, card: int, chosen: tuple[int, ...]) -> tuple[int, float]:
        """The row for the next token of a card, and what it is worth with all that follow."""
        match = self.match
        kind = match.rules.kinds[card]
        if len(kind.place) > 1:
            return self.best_places(card, chosen)
        rows = rows_for_one(match, self.seat, card)
        gains = [max([self.put_gain(row, token) for token in tokens_for(match, card, row)]) for row in rows]
        best_gain = max(gains)
        best = rows[gains.index(best_gain)]
        return best, best_gain * scoring_chance(match.rules) if kind.roll else best_gain

    def best_places(self, card: int, chosen: tuple[int, ...]) -> tuple[int, float]:
        """The same for a card with several tokens: the best two rows for each token, with all that may follow them.

        The kernel's ``phrases`` would say the same moves, but every choice of rows for three tokens, which are hundreds
        of thousands in the groups of 2002: so only the rows that gain most are followed, and no match is cloned for it.
        """
        match = self.match
        place = match.rules.kinds[card].place
        if len(chosen) == len(place):
            return LEFT_OUT, 0.0
        token = place[len(chosen)]
        gains = [(self.put_gain(row, token), -row) for row in rows_for_next(match, self.seat, card, chosen)]
        gains.sort(reverse=True)
        best, best_gain = LEFT_OUT, WORST if gains else 0.0
        step = PlaceTokens(card, chosen)
        if step.may_leave_out(match, self.seat):
            best_gain = self.best_places(card, step.skipped(match))[1]
        for gain, row in gains[:2]:
            total = gain + self.best_places(card, (*chosen, -row))[1]
            if total > best_gain:
                best, best_gain = -row, total
        return best, best_gain

    def put_gain(self, row: int, token: int) -> float:
        """What it is worth to put a token in a row."""
        return self.outlook.gain(row, put(self.match.rows[row], token))
