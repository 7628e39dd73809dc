"""Why a card is laid, kept, given or thrown away, in a sentence: what its best use comes to."""

from onze.games.footime.box.cards import NO_CARD
from onze.games.footime.box.pawns import PAWNS
from onze.games.footime.box.words import WORDS
from onze.games.footime.coach.ball_reasons import percent, why_aimed, why_best_run
from onze.games.footime.coach.card_choice import FREE_EFFECTS, CardChoice
from onze.games.footime.coach.outlook import Aims, Outlook
from onze.games.footime.coach.pawn_choice import PENALTY_WORTH, foul_worth
from onze.games.footime.coach.prices import is_unwanted, price
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.ball import ball_targets
from onze.games.footime.rules.cards.moves import Combine, JokerUse, partners
from onze.games.footime.rules.cards.passes import Passer, aerial_targets, passers, skill_targets
from onze.games.footime.rules.cards.saves import SaveWindow
from onze.games.footime.rules.cards.tackles import TackleWindow
from onze.games.footime.rules.contacts import open_contacts
from onze.games.footime.rules.dice import FACES
from onze.kernel.words import Text

__all__ = ["why_card", "why_card_shown", "why_foul_on", "why_given", "why_thrown", "why_use", "why_window"]


def why_card(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why a card is laid in a turn, or wasted."""
    rules = match.rules
    choice = CardChoice(Outlook(match, seat))
    card = rules.card_of(move)
    if move in rules.waste_pair:
        return WORDS.text("why_waste_pair")
    if move in rules.waste:
        others = [choice.price(rules.waste.thing(other)) for other in match.moves(seat) if other in rules.waste]
        return WORDS.text("why_waste" if choice.price(card) <= min(others) else "why_waste_dear")
    return why_played(choice, card)


def why_played(choice: CardChoice, card: int) -> Text:
    """What a card does at best."""
    match, outlook = choice.match, choice.outlook
    kind = choice.rules.kinds[card]
    effect = kind.effect
    if effect in FREE_EFFECTS:
        return why_free(choice, card)
    if effect == "run":
        return why_best_run(outlook, kind.value)
    if effect in ("pass", "aerial", "skill"):
        return why_passed(choice, card, NO_CARD, kind.value)
    if effect == "joker":
        return why_joker(choice, card)
    if effect in ("accelerate", "power"):
        cards = partners(match, card)
        worths = [choice.combined(card, other) for other in cards]
        return why_combined(choice, card, cards[worths.index(max(worths))])
    if effect == "tackle":
        return WORDS.text("why_tackle", {"share": percent(reached_by_the_die(outlook))})
    if effect == "foul":
        victims = [pair % PAWNS for pair in open_contacts(match)]
        worths = [foul_worth(outlook, victim) for victim in victims]
        return why_foul_on(outlook, victims[worths.index(max(worths))])
    if effect in ("yellow", "red"):
        return why_caution(match, effect, match.claimed[0])
    return WORDS.text("why_out", {"steps": outlook.mine.to_goal(match.ball)})


def why_free(choice: CardChoice, card: int) -> Text:
    """Why a card is laid after which one plays again."""
    effect = choice.rules.kinds[card].effect
    if effect == "redeal":
        return WORDS.text("why_new_hand" if choice.better_hand() > 0 else "why_good_hand")
    if effect == "var":
        return WORDS.text("why_var_claim" if choice.is_claim(card) else "why_var_later")
    return WORDS.text(f"why_again_{effect}")


def reached_by_the_die(outlook: Outlook) -> float:
    """How likely a pawn of the own side comes to the ball by the die."""
    return max(0, FACES + 1 - to_ball(outlook)) / FACES


def to_ball(outlook: Outlook) -> int:
    """How far the nearest pawn of the own side is from the ball."""
    match = outlook.match
    return min([outlook.pitch.distance(match.at[pawn], match.ball) for pawn in match.pawns(outlook.side)])


def why_foul_on(outlook: Outlook, victim: int) -> Text:
    """What the set piece for a foul on a pawn comes to (FT-CARD-FOUL.6)."""
    pitch, match = outlook.pitch, outlook.match
    if pitch.area[outlook.mine.end] & pitch.bit[match.at[victim]]:
        return WORDS.text("why_penalty", {"share": percent(PENALTY_WORTH * outlook.goal)})
    return WORDS.text("why_free_kick", {"steps": outlook.mine.to_goal(match.at[victim])})


# ---- what a card is used for


def why_passed(choice: CardChoice, card: int, booster: int, value: int) -> Text:
    """What the best pass or shot with a card comes to, by any pawn beside the ball."""
    pawns = passers(choice.match)
    worths = [passed_by(choice, card, booster, value, pawn)[1] for pawn in pawns]
    return why_passed_by(choice, card, booster, value, pawns[worths.index(max(worths))])


def why_passed_by(choice: CardChoice, card: int, booster: int, value: int, pawn: int) -> Text:
    """What the best pass or shot of a pawn comes to."""
    outlook = choice.outlook
    effect = choice.rules.kinds[card].effect
    how = effect if effect in ("aerial", "skill") else "pass"
    aims = Aims(outlook, targets_of(choice, card, value, pawn), pawn, how)
    return why_aimed(outlook, aims, passed_by(choice, card, booster, value, pawn)[0], outlook.after(card, booster))


def passed_by(choice: CardChoice, card: int, booster: int, value: int, pawn: int) -> tuple[int, float]:
    """The best point for the ball that a pawn plays with a card, and what it is worth."""
    effect = choice.rules.kinds[card].effect
    how = effect if effect in ("aerial", "skill") else "pass"
    targets = targets_of(choice, card, value, pawn)
    return choice.outlook.best_target(targets, pawn, how, choice.outlook.after(card, booster))


def targets_of(choice: CardChoice, card: int, value: int, pawn: int) -> int:
    """The points that a pawn can play the ball to with a card."""
    match = choice.match
    effect = choice.rules.kinds[card].effect
    if effect == "aerial":
        targets: int = aerial_targets(match, pawn)
    elif effect == "skill":
        targets = skill_targets(match, pawn)
    else:
        targets = ball_targets(match, choice.rules.paths.ball(match.ball, value), pawn, "pass")
    return targets


def why_joker(choice: CardChoice, card: int) -> Text:
    """What a joker does at best: a run, or a pass."""
    value = choice.rules.kinds[card].value
    run = choice.use(JokerUse(card), choice.rules.use_run)
    if not passers(choice.match) or run >= choice.passed(card, NO_CARD, value):
        return why_best_run(choice.outlook, value)
    return why_passed(choice, card, NO_CARD, value)


def why_combined(choice: CardChoice, booster: int, card: int) -> Text:
    """What a card doubled by another one comes to."""
    value = 2 * choice.rules.kinds[card].value
    if choice.rules.kinds[booster].effect == "accelerate":
        return why_best_run(choice.outlook, value)
    return why_passed(choice, card, booster, value)


def why_use(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why a card is combined, a joker used, or a pawn passes."""
    decision = match.decision
    rules = match.rules
    choice = CardChoice(Outlook(match, seat))
    if isinstance(decision, Combine):
        return why_combined(choice, decision.booster, rules.play.thing(move))
    if isinstance(decision, Passer):
        pawn = rules.choose.thing(move)
        return why_passed_by(choice, decision.card, decision.booster, decision.value, pawn)
    assert isinstance(decision, JokerUse)
    value = rules.kinds[decision.card].value
    if move == rules.use_run:
        return why_best_run(choice.outlook, value)
    return why_passed(choice, decision.card, NO_CARD, value)


# ---- against shots and retentions


def why_window(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why a card is laid against a shot or a retention, or none."""
    decision = match.decision
    assert isinstance(decision, (SaveWindow, TackleWindow))
    against_goal = isinstance(decision, SaveWindow)
    choice = CardChoice(Outlook(match, seat))
    if move == match.rules.pass_on:
        if against_goal:
            return WORDS.text("why_conceded")
        dangerous = max([choice.answer(decision, other) for other in match.moves(seat)]) > 0
        away = {"away": to_ball(choice.outlook)}
        return WORDS.text("why_attack_goes_on" if dangerous else "why_not_interrupted", away)
    effect = match.rules.kinds[match.rules.play.thing(move)].effect
    if effect == "var":
        return WORDS.text("why_var_goal" if against_goal else "why_var_foul")
    if against_goal:
        return WORDS.text(f"why_{effect}")
    key = "why_interrupted" if choice.answer(decision, move) > 0 else "why_interrupted_little"
    return WORDS.text(key, {"share": percent(reached_by_the_die(choice.outlook))})


# ---- cards that are given, thrown away, or laid for what they cost alone


def why_thrown(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why a card is thrown away, or no more of them."""
    rules = match.rules
    hand = Outlook(match, seat).hand
    if move != rules.pass_on:
        unwanted = is_unwanted(match, hand, rules.throw.thing(move))
        return WORDS.text("why_thrown" if unwanted else "why_thrown_dear")
    cards = [rules.throw.thing(other) for other in match.moves(seat) if other != rules.pass_on]
    unwanted = any(is_unwanted(match, hand, card) for card in cards)
    return WORDS.text("why_kept_unwanted" if unwanted else "why_all_wanted")


def why_given(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why a card is given away, or wasted with another one."""
    hand = Outlook(match, seat).hand
    costs = {other: price(match, hand, match.rules.card_of(other)) for other in match.moves(seat)}
    return WORDS.text("why_missed_least" if costs[move] <= min(costs.values()) else "why_missed_more")


def why_card_shown(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why a card is laid that costs nothing but itself."""
    if move == match.rules.pass_on:
        return WORDS.text("why_card_kept")
    effect = match.rules.kinds[match.rules.card_of(move)].effect
    if effect in ("yellow", "red"):
        return why_caution(match, effect, match.foul[0])
    return WORDS.text("why_appeal" if effect == "var" else "why_goal_kick")


def why_caution(match: FootimeMatch, effect: str, offender: int) -> Text:
    """What a card does to an offender: a second yellow one sends off as well (FT-CARD-YELLOW.4)."""
    leaves = effect == "red" or match.booked >> offender & 1
    return WORDS.text("why_sent_off" if leaves else "why_booked")
