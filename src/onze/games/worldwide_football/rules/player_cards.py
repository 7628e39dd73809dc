"""Paragraph 11: Player cards, and the D cards that counter them."""

from typing import ClassVar, Final

from onze.games.worldwide_football.box.abilities import NO_ABILITY
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import WorldwideMatch, pa_id
from onze.games.worldwide_football.rules.chances import at_least
from onze.games.worldwide_football.rules.foreseen import AttackForeseen, RollForeseen
from onze.games.worldwide_football.rules.hands import spend_player
from onze.games.worldwide_football.rules.menu import going_to
from onze.games.worldwide_football.rules.windows import AttackerWindow
from onze.kernel.cards.odds import Odds
from onze.kernel.steps import Step

__all__ = [
    "COUNTER_PLAYER",
    "CounterPlayer",
    "PlayerCounts",
    "PlayerWindow",
    "counter_player",
    "play_player",
    "say_played",
]


SHOWS_AT_ONCE: Final = ("cancel_red_bonus", "undefendable_now", "shot_best_of", "shot_plus")
"""Effects on the card laid: nothing is drawn, chosen or told for them."""


def playable(match: WorldwideMatch, side: int, slots: int, room: int) -> list[int]:
    """The moves that play those of a side's cards that would do something and whose PA still fit."""
    play = match.rules.play_player.base
    found: list[int] = []
    for slot in match.held(side, slots):
        player = match.player(side, slot)
        if player.pa > room:
            continue  # WF-C-64
        if player.effect == "recover_action" and player.pa == 0 and not match.has_recoverable(side):
            continue  # WF-C-71
        found.append(play + slot)
    return found


def play_player(match: WorldwideMatch, side: int, slot: int) -> None:
    """Lays a Player card. An M or A card may be countered before it counts (WF-11.4, WF-11.5, WF-FAQ.5)."""
    player = match.player(side, slot)
    spend_player(match, side, slot)
    match.playing = slot
    match.playing_side = side
    match.countered = False
    say_played(match, side, slot, "WF-11.2")
    if player.can_be_countered:
        match.rules.conduct[1 - side].counter(match)
    match.then(PLAYER_COUNTS)


def say_played(match: WorldwideMatch, side: int, slot: int, rule: str) -> None:
    """A Player card has left its hand and lies face up."""
    if match.heard:
        moving = match.moving(side, "players", "used_players")
        match.tell("player", {**moving, "player": match.player_id(slot), "minute": match.minute()}, rule)


class PlayerWindow(AttackerWindow):
    """A moment for Player cards, and perhaps for an ability; the attacker's, unless ``side`` says otherwise."""

    ability: ClassVar[int] = NO_ABILITY
    """The ability that belongs to this moment."""
    ability_rule: ClassVar[str] = ""
    """The rule that gives the ability its moment."""

    def behind(self, match: WorldwideMatch) -> str:
        """Where only the ability can be used, its own rule."""
        side = self.side(match)
        only = self.ability_rule and not match.may_hold(side, self.slots(match, side))
        return self.ability_rule if only else self.rule

    def foresee_pa(self, match: WorldwideMatch, move: int) -> AttackForeseen:
        """Where the attack would stand with the PA of a Player card that counts at once."""
        rules = match.rules
        if move not in rules.play_player:
            return {}
        return going_to(match, match.pa + match.player(self.side(match), rules.play_player.thing(move)).pa)

    def can_use(self, match: WorldwideMatch, side: int) -> bool:
        """Whether the ability may be used now."""
        return False

    def use(self, match: WorldwideMatch, side: int) -> None:
        """Uses the ability."""
        raise NotImplementedError(type(self).__name__)

    def play(self, match: WorldwideMatch, side: int, slot: int) -> None:
        """Plays a Player card; by default another one may follow."""
        play_player(match, side, slot)
        match.then(self)

    def is_open(self, match: WorldwideMatch, side: int) -> bool:
        return match.may_hold(side, self.slots(match, side)) or self.can_use(match, side)

    def moves(self, match: WorldwideMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        side = self.side(match)
        found = playable(match, side, self.slots(match, side), self.room(match))
        if self.can_use(match, side):
            found.append(rules.use.of(self.ability))
        found.append(rules.pass_on)
        return tuple(found)

    def take(self, match: WorldwideMatch, move: int) -> None:
        rules = match.rules
        if move == rules.pass_on:
            return
        side = self.side(match)
        if move < rules.play_player.end:
            # Of the moves that are listed here those with a Player card are the first.
            self.play(match, side, move - rules.play_player.base)
        else:
            self.use(match, side)
            match.then(self)


class CounterPlayer(PlayerWindow):
    """The opponent of whoever laid an M or A card may answer with a D card that says so (WF-FAQ.5, WF-FAQ.10)."""

    rule: ClassVar[str] = "WF-FAQ.5"

    def side(self, match: WorldwideMatch) -> int:
        return 1 - match.playing_side

    def slots(self, match: WorldwideMatch, side: int) -> int:
        return match.rules.counters[match.teams[side]]

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> RollForeseen:
        rules = match.rules
        if move == rules.pass_on:
            return {}
        return {"die": 20, "needed": match.player(self.side(match), rules.play_player.thing(move)).amount}

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        return {**super().shown(match), "player": match.player_id(match.playing), "of": match.playing_side}

    def play(self, match: WorldwideMatch, side: int, slot: int) -> None:
        counter_player(match, side, slot)

    def odds(self, match: WorldwideMatch, move: int, seat: int) -> Odds | None:
        if move == match.rules.pass_on:
            return None
        number = match.player(self.side(match), match.rules.play_player.thing(move)).amount
        return Odds(WORDS.text("odds_cancelled", {"number": number}), at_least(number, 20))


def counter_player(match: WorldwideMatch, side: int, slot: int) -> None:
    """A D card calls for the d20, without any bonus; enough cancels the card laid (WF-FAQ.17, WF-C-65)."""
    spend_player(match, side, slot)
    number = match.player(side, slot).amount
    roll = match.die(20)
    match.countered = roll >= number
    if match.heard:
        moving = match.moving(side, "players", "used_players")
        dice = {"d20": roll, "die": roll, "needed": number, "countered": match.countered}
        match.tell("counter", {**moving, "player": match.player_id(slot), **dice}, "WF-FAQ.5")


class PlayerCounts(Step[WorldwideMatch]):
    """A Player card that was not countered gives its PA and its effect (WF-11.3, WF-C-65)."""

    def run(self, match: WorldwideMatch) -> None:
        if match.countered:
            return
        player = match.player(match.playing_side, match.playing)
        before = match.pa
        if player.window == "with":
            match.with_pa += player.pa
            if match.rules.shots[match.card]:
                match.shot_bonus += player.pa  # WF-C-81
        else:
            match.pa += player.pa
        match.hero = player.slot
        conduct = match.rules.conduct[match.playing_side]
        at_once = player.effect in SHOWS_AT_ONCE
        if at_once:
            conduct.effect(match, player.effect, player.amount)
        if match.heard:
            details = {"side": match.playing_side, "player": match.player_id(player.slot)}
            match.tell("player counts", {**details, "from": pa_id(before), "to": pa_id(match.pa)}, "WF-11.3")
        if not at_once:
            conduct.effect(match, player.effect, player.amount)


PLAYER_COUNTS: Final = PlayerCounts()
COUNTER_PLAYER: Final = CounterPlayer()
