"""Scenarios: how far an attack has come, and what lies on the table."""

from collections.abc import Sequence
from typing import Final

from onze.games.worldwide_football.box.cards import CORNER, INDIRECT_FREE_KICK, MOST_PA, NO_ANSWER, RESTARTS
from onze.games.worldwide_football.box.squads import SLOTS
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import (
    BARRED_BY_SET_PIECE,
    CAUSE_GIVE_BACK,
    CAUSES,
    NO_CARD,
    NO_CAUSE,
    NO_PLAYER,
    SETTLED,
    WorldwideMatch,
    changed,
)
from onze.games.worldwide_football.rules.cautions import RED
from onze.games.worldwide_football.rules.corners import CORNER_PA
from onze.games.worldwide_football.rules.defence import BLOCK_BONUS, required
from onze.games.worldwide_football.rules.fouls import DIRECT_FREE_KICK_PA
from onze.games.worldwide_football.rules.possession import start_attack
from onze.games.worldwide_football.rules.substitutions import TOKENS
from onze.games.worldwide_football.scenes.facts import DEFAULT_CARDS, NEXT_ACTION_MATTERS, VALIDATED
from onze.games.worldwide_football.scenes.laid import cards_laid, laid_too_much, least_pa
from onze.kernel.scenes import Scene

__all__ = ["asked_side", "set_attack", "set_lane"]

WHY_UNDEFENDABLE: Final = ("no", "card", "set_piece")
USUAL_ROLL: Final = 7
D20: Final = range(1, 21)


def asked_side(match: WorldwideMatch, scene: Scene, usual: int) -> int:
    """The side that is asked, where the decision does not say; alone, only the player can be."""
    last = match.rules.seats - 1
    return scene.number("of", min(usual, last), 0, last)


def set_attack(match: WorldwideMatch, scene: Scene, decision: str, attacker: int = 0) -> None:
    """Who attacks, with how many PA, what is on the table and what waits for the next action."""
    start_attack(match, scene.number("attacker", attacker, 0, 1))
    _set_block(match, scene)
    if decision == "CounterPlayer":
        _set_playing(match, scene)
    if decision == "Recovery":
        _set_taking(match, scene)
    _set_gave_back(match, scene)
    laid = cards_laid(match, scene)
    if decision in DEFAULT_CARDS and match.cause == NO_CAUSE:
        _set_card(match, scene, decision, laid)
    else:
        _set_pa(match, scene, decision, least_pa(match, laid))
        # PA and set pieces come of a card, unless a scenario names those that were laid.
        match.laid_in_attack = len(laid) or (1 if match.pa or match.restart else 0)
    if decision in NEXT_ACTION_MATTERS:
        _set_next_action(match, scene)
    if decision in ("AfterRoll", "Dive", "PayCaution"):
        _set_roll(match, scene, decision)


def _set_playing(match: WorldwideMatch, scene: Scene) -> None:
    """The M or A card that may be countered, and what it was played on."""
    slot = scene.word("playing", "M1", [slot for slot in SLOTS if slot[0] in "MA"])
    match.playing = SLOTS.index(slot)
    match.playing_side = match.ball
    player = match.player(match.ball, match.playing)
    if player.window == "recovery":
        match.cause = match.rules.card(scene.word("cause", player.on[0], player.on))
        match.lost_at = scene.number("lost_at", 0, 0, MOST_PA)


def _set_taking(match: WorldwideMatch, scene: Scene) -> None:
    """How the ball was taken."""
    rules = match.rules
    causes = {name: number for number, name in CAUSES.items()}
    causes.update({name: rules.card(name) for name in rules.cards[rules.first_defence : rules.first_player]})
    match.cause = causes[scene.word("cause", "give back", tuple(causes))]
    match.lost_at = scene.number("lost_at", 0, 0, MOST_PA)


def _set_block(match: WorldwideMatch, scene: Scene) -> None:
    """What Defensive block adds, each time for a Star of the defender (WF-18.5)."""
    switches = match.rules.switches
    match.block = scene.number("block", 0, 0, 99)
    if match.block % BLOCK_BONUS:
        raise scene.wrong("block", WORDS.text("wanted_block", {"each": BLOCK_BONUS}), "WF-18.5")
    if match.block and not switches.stars_plus:
        raise scene.wrong("block", WORDS.text("wanted_in_force", {"needed": "stars_plus"}), "WF-14.1")
    stars = match.rules.most_stars(match, match.defender) + (TOKENS if switches.substitutions else 0)
    if match.block > stars * BLOCK_BONUS:
        values = {"most": stars * BLOCK_BONUS, "each": BLOCK_BONUS, "side": match.defender}
        raise scene.wrong("block", WORDS.text("wanted_block_stars", values), "WF-18.3")


def _set_gave_back(match: WorldwideMatch, scene: Scene) -> None:
    """Whether the last attack ended by giving the ball back; how it was just taken says so as well (WF-12.3)."""
    taken = match.cause != NO_CAUSE
    given = match.cause == CAUSE_GIVE_BACK
    word = scene.word("gave_back", "defender" if given else "nobody", ("nobody", "defender"))
    if taken and given != (word == "defender"):
        cause = CAUSES.get(match.cause) or match.rules.cards[match.cause]
        raise scene.wrong("gave_back", WORDS.text("wanted_gave_back", {"cause": cause}), "WF-12.3")
    if word == "defender":
        match.gave_back = match.defender


# ---- the card on the table


def _set_card(match: WorldwideMatch, scene: Scene, decision: str, laid: Sequence[int]) -> None:
    """The attack card or Shot, laid at a total of PA at which it may be (WF-6.4, WF-6.12, WF-C-64)."""
    rules = match.rules
    player = match.player(match.ball, match.playing) if match.playing != NO_PLAYER else None
    validated = _counts(match, decision)
    names = [action.name for action in rules.actions[: rules.attack_cards] if _can_be(action.kind, decision)]
    default = DEFAULT_CARDS[decision]
    if decision == "DiscardForLongPass":
        names = [default]
    elif player is not None:
        names = list(player.on) or [rules.cards[card] for card, shot in enumerate(rules.shots) if shot]
        default = names[0]
    match.card = rules.card(scene.word("card", default, names))
    action = rules.actions[match.card]
    laid_at = [pa for pa in range(MOST_PA + 1) if action.may_be_laid_at(pa, 0)]
    possible = list(range(laid_at[0] + action.pa, MOST_PA + 1)) if validated and action.kind == "attack" else laid_at
    least = least_pa(match, laid)
    if validated and action.kind == "attack":
        least = next((pa for pa in laid_at if pa >= least), MOST_PA) + action.pa
    match.pa = scene.number("pa", next((pa for pa in possible if pa >= least), possible[-1]), 0, MOST_PA)
    if match.pa not in possible:
        wanted = WORDS.text("wanted_pa", {"card": action.text, "pa": possible})
        raise scene.wrong("pa", wanted, "WF-6.4" if action.need else "WF-6.12")
    if laid and match.pa < least:
        raise laid_too_much(scene, least, match.pa)
    room = MOST_PA - match.pa - (0 if validated else action.pa)
    if not validated:
        first = scene.flag("first_card", decision == "Block" and not laid)
        if first and laid:
            raise scene.wrong("first_card", WORDS.text("wanted_first_card"), "WF-C-58")
        match.laid_in_attack = 1 if first else max(2, len(laid) + 1)
        match.with_pa = scene.number("with_pa", 0, 0, room)
        room -= match.with_pa
        if decision not in ("AfterRoll", "Dive", "PayCaution"):
            match.prevented = WHY_UNDEFENDABLE.index(scene.word("prevented", "no", _barred(match)))
    else:
        match.laid_in_attack = max(2, len(laid) + 1)
    if player is not None and player.pa > room:
        raise scene.wrong("playing", WORDS.text("wanted_playing"), "WF-C-64")
    if action.kind == "shot":
        match.shot_bonus = scene.number("shot_bonus", action.bonus[match.pa], -1, 9)
    if decision == "KeepGoal":
        match.shot_die = scene.number("shot_die", 4, 2 if rules.switches.off_target else 1, 6)


def _counts(match: WorldwideMatch, decision: str) -> bool:
    """Whether the card on the table counts already when that is decided."""
    if match.playing != NO_PLAYER and match.player(match.ball, match.playing).window != "with":
        return True
    return decision in VALIDATED


def set_lane(match: WorldwideMatch, decision: str) -> None:
    """The lane begins with the card on the table: how earlier ones were answered, a scenario does not tell."""
    if match.card == NO_CARD:
        return
    match.laid_with = len(match.draws[0].cards) + len(match.draws[1].cards)
    if _counts(match, decision):
        match.lane = [match.duel(match.pa - match.rules.actions[match.card].pa, match.pa)]
        match.laid_with = SETTLED


def _can_be(kind: str, decision: str) -> bool:
    """Whether an attack card or a Shot can be on the table at that decision."""
    if decision in ("AfterShot", "KeepGoal"):
        return kind == "shot"
    return kind == "attack" or decision not in VALIDATED


# ---- PA, and what waits


def _set_pa(match: WorldwideMatch, scene: Scene, decision: str, least: int) -> None:
    """The PA of an attack with no card on the table; a set piece says how many (WF-15.4, WF-17.2).

    The cards laid before have brought at least so many.
    """
    low, high = 0, MOST_PA
    if decision == "FreeKick":
        low = high = DIRECT_FREE_KICK_PA
    elif decision in ("Penalty", "KeepPenalty"):
        low = DIRECT_FREE_KICK_PA + 1
    elif decision in NEXT_ACTION_MATTERS:
        switches = match.rules.switches
        words = ["open_play"]
        words += ["indirect_free_kick"] if switches.fouls else []
        words += ["corner"] if switches.corners else []
        word = scene.word("restart", "open_play", words)
        match.restart = RESTARTS.index("" if word == "open_play" else word)
        if match.restart == CORNER:
            low = high = CORNER_PA
        elif match.restart == INDIRECT_FREE_KICK:
            high = DIRECT_FREE_KICK_PA - 1
    elif match.playing != NO_PLAYER:
        high -= match.player(match.ball, match.playing).pa
    match.pa = scene.number("pa", min(max(low, least), high), low, high)
    if match.pa < least:
        raise laid_too_much(scene, least, match.pa)


def _set_next_action(match: WorldwideMatch, scene: Scene) -> None:
    """What was said about the attacker's next action: by the card just validated, or by a set piece."""
    rules = match.rules
    by_rule = match.restart == INDIRECT_FREE_KICK or (match.restart == CORNER and rules.switches.corner_undefendable)
    effect = rules.actions[match.card].effect if match.card != NO_CARD else ""
    usual = "set_piece" if by_rule else "card" if effect == "next_action_undefendable" else "no"
    match.undefendable = WHY_UNDEFENDABLE.index(scene.word("undefendable", usual, _barred(match)))
    if match.undefendable == BARRED_BY_SET_PIECE and match.restart == 0:
        raise scene.wrong("undefendable", WORDS.text("wanted_set_piece"), "WF-15.9")
    match.cross = scene.number("cross", 1 if effect == "next_shot_bonus" else 0, 0, 1)
    crosses = [action for action in rules.actions if action.effect == "next_shot_bonus"]
    least = min([pa + action.pa for action in crosses for pa in range(MOST_PA) if action.may_be_laid_at(pa, 0)])
    if match.cross and match.pa < least:
        raise scene.wrong("cross", WORDS.text("wanted_cross", {"least": least, "pa": match.pa}), "WF-6.4")


def _barred(match: WorldwideMatch) -> tuple[str, ...]:
    """Why an action may not be defended: by a set piece only where there are any (WF-15.9, WF-17.1)."""
    switches = match.rules.switches
    return WHY_UNDEFENDABLE if switches.fouls or switches.corners else WHY_UNDEFENDABLE[:BARRED_BY_SET_PIECE]


# ---- the roll


def _set_roll(match: WorldwideMatch, scene: Scene, decision: str) -> None:
    """The defence card on the table and its roll: it failed without a foul, or earned a card (WF-9.5, WF-16.1)."""
    rules = match.rules
    answers = [
        rules.cards[card]
        for card in range(rules.first_defence, rules.first_player)
        if rules.answers[match.card][card] != NO_ANSWER
    ]
    pays = asked_side(match, scene, match.defender) if decision == "PayCaution" else match.defender
    if decision == "PayCaution":
        # Cards are earned, and dived on, with a Tackle or a Pressing only.
        answers = [name for name in answers if rules.can_be_dived_on[rules.card(name)]]
        if not answers:
            raise scene.wrong("card", WORDS.text("wanted_caution_card"), "WF-16.1")
    match.defence = rules.card(scene.word("defence", "tackle" if "tackle" in answers else answers[0], answers))
    match.needed = required(match, match.defence)
    action = rules.actions[match.defence]
    foul = action.foul if rules.switches.fouls else ()
    possible = [roll for roll in D20 if roll + match.block < match.needed and roll not in foul]
    rule = "WF-9.5"
    if decision == "PayCaution" and pays != match.ball:
        possible = [*(action.yellow if scene.number("left", 1, 1, RED) == 1 else ()), *action.red]
        rule = "WF-16.1"
    usual = USUAL_ROLL if USUAL_ROLL in possible else possible[0] if possible else 1
    match.roll = scene.number("roll", usual, 1, 20)
    match.total = match.roll + match.block
    if match.roll not in possible:
        raise scene.wrong("roll", WORDS.text("wanted_roll", {"rolls": possible, "card": action.text}), rule)
    if rule == "WF-16.1" and match.roll in action.red:
        _count_red_card(match, scene, 1 - match.ball)


def _count_red_card(match: WorldwideMatch, scene: Scene, side: int) -> None:
    """The red card that is being paid for is one of the side's red cards (WF-16.6)."""
    if "reds" not in scene.facts:
        match.reds = changed(match.reds, side, 1)
    elif match.reds[side] == 0:
        raise scene.wrong("reds", WORDS.text("wanted_red", {"side": side}), "WF-16.6")
