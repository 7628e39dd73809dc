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
from onze.games.footime.rules.cards.moves import Combine, JokerUse, misfits, partners
from onze.games.footime.rules.cards.passes import Passer, aerial_targets, passers, skill_targets
from onze.games.footime.rules.cards.saves import SaveWindow
from onze.games.footime.rules.cards.tackles import TackleWindow, nearest_pawns
from onze.games.footime.rules.contacts import open_contacts
from onze.games.footime.rules.dice import FACES

__all__ = ["FREE_EFFECTS", "CardChoice"]

FREE: Final = 0.1
"""What a card adds after which one plays again, before what it is worth later is taken off: such cards come first."""
STOPPED: Final = 0.3
"""What is left of the opponents' attacks for whoever holds a save card."""
INTERRUPT: Final = 0.08
"""How much a tackle must take from an attack to be worth it at once."""
TURN_LOST: Final = 0.01
"""What a lost turn costs, whatever is thrown away for it."""
CLAIM: Final = 0.3
"""What it is worth to take a foul back that has cost a pawn."""
FREE_EFFECTS: Final = ("duel", "injure", "change", "swap", "redeal", "var")
"""The effects after which one plays again; a VAR that brings no pawn back only costs the card."""


class CardChoice:
    """What each card is worth to a seat, by all that can be done with it."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.match: FootimeMatch = outlook.match
        self.rules = outlook.rules

    # ---- the card of a turn

    def cards(self, moves: tuple[int, ...]) -> list[float]:
        """What each card of a turn is worth, played or wasted."""
        worths = [self.laid(move) for move in moves]
        others = [worth for worth in worths if worth is not None]
        best = max(others) if others else self.outlook.stays()
        return [best + self.free(moves[place]) if worth is None else worth for place, worth in enumerate(worths)]

    def laid(self, move: int) -> float | None:
        """What it is worth to lay a card; nothing where one plays again, which is worth as much as the best other."""
        rules = self.rules
        card = rules.card_of(move)
        if move in rules.waste:
            return self.wasted(card)
        if move in rules.waste_pair:
            return self.wasted(card) - min([self.price(other) for other in misfits(self.match, card)])
        return None if rules.kinds[card].effect in FREE_EFFECTS and not self.is_claim(card) else self.played(card)

    def is_claim(self, card: int) -> bool:
        """Whether a VAR could bring back a pawn that was sent off."""
        return self.rules.kinds[card].effect == "var" and self.match.at[self.match.claimed[0]] == EXPELLED

    def free(self, move: int) -> float:
        """What a card adds to the next one, if one plays again after it."""
        card = self.rules.card_of(move)
        effect = self.rules.kinds[card].effect
        if effect == "redeal":
            return self.better_hand()
        return -self.price(card) if effect == "var" else FREE - self.price(card)

    def better_hand(self) -> float:
        """How much better a hand is worth that is dealt anew, on average."""
        match, outlook = self.match, self.outlook
        average = hand_worth(match, tuple([card for card in range(len(outlook.unseen)) if outlook.unseen[card]]))
        return len(outlook.hand) * (average - hand_worth(match, outlook.hand))

    def wasted(self, card: int) -> float:
        """What it is worth to lose the turn with a card (FT-CARDS.2)."""
        return self.outlook.stays() - self.price(card) - TURN_LOST

    def price(self, card: int) -> float:
        """What it costs to be without a card later."""
        return price(self.match, self.outlook.hand, card)

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
        """What an event is worth that makes a set piece, or brings back a pawn."""
        outlook, match = self.outlook, self.match
        if effect == "foul":
            return max([foul_worth(outlook, pair % PAWNS) for pair in open_contacts(match)])
        if effect == "out":
            return FREE_KICK_WORTH * outlook.attack(match.ball, outlook.hand)
        if effect == "var":
            return CLAIM
        return foul_worth(outlook, match.claimed[0])

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
            return self.outlook.stays()
        forward = going_forward(self.outlook)
        total = 0.0
        for value in range(1, FACES + 1):
            total += max([best_run_of(self.outlook, pawn, value, pawn in forward).worth for pawn in able])
        return total / FACES

    # ---- what a card is used for

    def use(self, decision: Combine | JokerUse | Passer, move: int) -> float:
        """What the card to combine, the use of a joker, or the pawn that passes is worth."""
        rules = self.rules
        if isinstance(decision, Combine):
            return self.combined(decision.booster, rules.play.thing(move))
        if isinstance(decision, Passer):
            return self.passed_by(decision, rules.choose.thing(move))
        value = rules.kinds[decision.card].value
        if move == rules.use_run:
            return best_run(self.outlook, value).worth
        return self.passed(decision.card, NO_CARD, value)

    def passed_by(self, decision: Passer, pawn: int) -> float:
        """What the pass is worth if a certain pawn plays it."""
        match, outlook = self.match, self.outlook
        if self.rules.kinds[decision.card].effect in ("aerial", "skill"):
            return self.lifted(decision.card, pawn)
        targets = ball_targets(match, self.rules.paths.ball(match.ball, decision.value), pawn, "pass")
        return outlook.best_target(targets, pawn, "pass", outlook.after(decision.card, decision.booster))[1]

    # ---- windows

    def answer(self, decision: SaveWindow | TackleWindow, move: int) -> float:
        """What it is worth to lay a card against a shot or a retention, or nothing."""
        against_goal = isinstance(decision, SaveWindow)
        if move == self.rules.pass_on:
            return -1.0 if against_goal else 0.0
        card = self.rules.play.thing(move)
        return self.saved(card) if against_goal else self.interrupted(card)

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
