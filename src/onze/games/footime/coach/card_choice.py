"""How the coach chooses the card of a turn, what it is used for, and its answer in a window."""

from typing import Final

from onze.games.footime.box.cards import NO_CARD
from onze.games.footime.box.pawns import EXPELLED, PAWNS
from onze.games.footime.coach.outlook import Outlook
from onze.games.footime.coach.pawn_choice import FREE_KICK_WORTH, foul_worth
from onze.games.footime.coach.prices import SURE_SAVES, hand_worth, price
from onze.games.footime.coach.where_to_run import best_run, best_run_of, going_forward
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.ball import ball_targets
from onze.games.footime.rules.cards.moves import Combine, JokerUse, partners
from onze.games.footime.rules.cards.passes import Passer, aerial_targets, passers, skill_targets
from onze.games.footime.rules.cards.saves import SaveWindow
from onze.games.footime.rules.cards.tackles import TackleWindow, nearest_pawns
from onze.games.footime.rules.contacts import open_contacts
from onze.games.footime.rules.dice import FACES

__all__ = ["CardChoice"]

PLAYS_AGAIN: Final = 5.0
"""More than anything else is worth: cards after which one plays again come first."""
NEVER: Final = -5.0
STOPPED: Final = 0.3
"""What is left of the opponents' attacks for whoever holds a save card."""
INTERRUPT: Final = 0.08
"""How much a tackle must take from an attack to be worth it at once."""
TURN_LOST: Final = 0.01
"""What a lost turn costs, whatever is thrown away for it."""
CLAIM: Final = 0.3
"""What it is worth to take a foul back that has cost a pawn."""


class CardChoice:
    """What each card is worth to a seat, by all that can be done with it."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.match: FootimeMatch = outlook.match
        self.rules = outlook.rules

    # ---- the card of a turn

    def card(self, moves: tuple[int, ...]) -> int:
        """The card that is worth most, played or wasted."""
        rules = self.rules
        best, best_worth = moves[0], -9.0
        for move in moves:
            if move in rules.waste_pair:
                continue  # a second card is never worth more wasted than kept
            card = rules.card_of(move)
            worth = self.wasted(card) if move in rules.waste else self.played(card)
            if worth > best_worth:
                best, best_worth = move, worth
        return best

    def wasted(self, card: int) -> float:
        """What it is worth to lose the turn with a card (FT-CARDS.2)."""
        return self.stays() - self.price(card) - TURN_LOST

    def price(self, card: int) -> float:
        return price(self.match, self.outlook.hand, card)

    def stays(self) -> float:
        """What it is worth to leave the ball where it is."""
        outlook = self.outlook
        ball = self.match.ball
        return outlook.left(ball, outlook.pitch.near[ball] & outlook.mine.standing != 0)

    def played(self, card: int) -> float:
        """What it is worth to play a card in the best way."""
        kind = self.rules.kinds[card]
        effect, value = kind.effect, kind.value
        cost = self.price(card)
        if effect == "run":
            return best_run(self.outlook, value).worth - cost
        if effect == "pass":
            return self.passed(card, NO_CARD, value) - cost
        if effect == "joker":
            return max(best_run(self.outlook, value).worth, self.passed(card, NO_CARD, value)) - cost
        if effect in ("accelerate", "power"):
            return max([self.combined(card, other) for other in partners(self.match, card)]) - cost
        if effect in ("aerial", "skill"):
            return max([self.lifted(card, pawn) for pawn in passers(self.match)]) - cost
        if effect == "tackle":
            return self.tackled() - cost
        return self.event(effect) - (cost if effect in ("foul", "out") else 0.0)

    def event(self, effect: str) -> float:
        """What an event is worth; most let their player go on at once."""
        outlook, match = self.outlook, self.match
        if effect == "foul":
            return max([foul_worth(outlook, pair % PAWNS) for pair in open_contacts(match)])
        if effect == "out":
            return FREE_KICK_WORTH * outlook.attack(match.ball, outlook.hand)
        if effect in ("yellow", "red"):
            return foul_worth(outlook, match.claimed[0])
        if effect == "var":
            return CLAIM if match.at[match.claimed[0]] == EXPELLED else NEVER
        if effect == "redeal":
            average = hand_worth(match, tuple([card for card in range(len(outlook.unseen)) if outlook.unseen[card]]))
            return PLAYS_AGAIN if hand_worth(match, outlook.hand) < average else NEVER
        return PLAYS_AGAIN

    def passed(self, card: int, booster: int, value: int) -> float:
        """What a pass or shot by a value is worth, by any pawn beside the ball."""
        match = self.match
        reach = self.rules.paths.ball(match.ball, value)
        hand = self.outlook.after(card, booster)
        best = -9.0
        for pawn in passers(match):
            targets = ball_targets(match, reach, pawn, "pass")
            best = max(best, self.outlook.best_target(targets, pawn, "pass", hand)[1])
        return best

    def combined(self, booster: int, card: int) -> float:
        """What a card doubled by another one is worth."""
        value = 2 * self.rules.kinds[card].value
        if self.rules.kinds[booster].effect == "accelerate":
            worth = best_run(self.outlook, value).worth
        else:
            worth = self.passed(card, booster, value)
        return worth - self.price(card)

    def lifted(self, card: int, pawn: int) -> float:
        """What an aerial pass or a technical move by a pawn is worth."""
        match = self.match
        effect = self.rules.kinds[card].effect
        targets = aerial_targets(match, pawn) if effect == "aerial" else skill_targets(match, pawn)
        if not targets:
            return -9.0
        return self.outlook.best_target(targets, pawn, effect, self.outlook.after(card, NO_CARD))[1]

    def tackled(self) -> float:
        """What a tackle in one's own turn is worth, whatever the die shows."""
        able = nearest_pawns(self.match)
        if not able:
            return self.stays()
        forward = going_forward(self.outlook)
        total = 0.0
        for value in range(1, FACES + 1):
            total += max([best_run_of(self.outlook, pawn, value, pawn in forward).worth for pawn in able])
        return total / FACES

    # ---- what a card is used for

    def use(self, decision: Combine | JokerUse | Passer, moves: tuple[int, ...]) -> int:
        """The card to combine, the use of a joker, or the pawn that passes."""
        best, best_worth = moves[0], -9.0
        for move in moves:
            if isinstance(decision, Combine):
                worth = self.combined(decision.booster, self.rules.play.thing(move))
            elif isinstance(decision, Passer):
                worth = self.passed_by(decision, self.rules.choose.thing(move))
            elif move == self.rules.use_run:
                worth = best_run(self.outlook, self.rules.kinds[decision.card].value).worth
            else:
                worth = self.passed(decision.card, NO_CARD, self.rules.kinds[decision.card].value)
            if worth > best_worth:
                best, best_worth = move, worth
        return best

    def passed_by(self, decision: Passer, pawn: int) -> float:
        """What the pass is worth if a certain pawn plays it."""
        match, outlook = self.match, self.outlook
        if self.rules.kinds[decision.card].effect in ("aerial", "skill"):
            return self.lifted(decision.card, pawn)
        targets = ball_targets(match, self.rules.paths.ball(match.ball, decision.value), pawn, "pass")
        return outlook.best_target(targets, pawn, "pass", outlook.after(decision.card, decision.booster))[1]

    # ---- windows

    def answer(self, decision: SaveWindow | TackleWindow, moves: tuple[int, ...]) -> int:
        """What is laid against a shot or a retention, or nothing."""
        best, best_worth = self.rules.pass_on, -1.0 if isinstance(decision, SaveWindow) else 0.0
        for move in moves:
            if move == self.rules.pass_on:
                continue
            card = self.rules.play.thing(move)
            worth = self.saved(card) if isinstance(decision, SaveWindow) else self.interrupted(card)
            if worth > best_worth:
                best, best_worth = move, worth
        return best

    def saved(self, card: int) -> float:
        """What follows a save card, against a goal."""
        match, outlook = self.match, self.outlook
        effect = self.rules.kinds[card].effect
        if effect == "var":
            return -0.5
        keeper = match.keepers[outlook.side]
        hand = outlook.after(card, NO_CARD)
        if effect == "save":
            half = outlook.pitch.half[match.end(outlook.side)] & ~outlook.pitch.goals
            targets = ball_targets(match, half, keeper, effect)
            return outlook.best_target(targets, keeper, effect, hand)[1]
        values = [match.shot_value] if effect == "post" and match.shot_value > 0 else list(range(1, FACES + 1))
        total = 0.0
        for value in values:
            targets = ball_targets(match, self.rules.paths.ball(match.ball, value), keeper, effect)
            total += outlook.best_target(targets, keeper, effect, hand)[1]
        return total / len(values)

    def interrupted(self, card: int) -> float:
        """What it is worth to interrupt a retention: the opponents' attack, less what it costs."""
        match, outlook = self.match, self.outlook
        kinds = self.rules.kinds
        attack = outlook.theirs.attack(match.ball)
        if [held for held in outlook.hand if kinds[held].effect in SURE_SAVES]:
            attack *= STOPPED
        if kinds[card].effect == "var":
            return 0.5 * attack - 2 * INTERRUPT
        distance = outlook.pitch.length
        for pawn in match.pawns(outlook.side):
            distance = min(distance, outlook.pitch.distance(match.at[pawn], match.ball))
        return attack * max(0, FACES + 1 - distance) / FACES - INTERRUPT
