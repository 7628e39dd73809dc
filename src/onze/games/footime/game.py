"""Footime as a game of the kernel: its seats, options, data and vocabulary."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from onze.games.footime.box import DATA
from onze.games.footime.box.cards import AGAIN, DOUBLING, NO_CARD, read_pack
from onze.games.footime.box.formations import read_formations
from onze.games.footime.box.options import Switches
from onze.games.footime.box.pawns import TEAM
from onze.games.footime.box.pitch import read_pitch
from onze.games.footime.box.things import BALL, BY_HAND, CALLS, MODES, describe
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.cards.cautions import Aggravate, Forfeit, ReplaceKeeper
from onze.games.footime.rules.cards.duels import Duel, DuelMove
from onze.games.footime.rules.cards.effects import Effect
from onze.games.footime.rules.cards.fouls import Foul, FreeKickTaker, FreeKickTo, RedCard, SetPiece, YellowCard
from onze.games.footime.rules.cards.injuries_and_changes import (
    Change,
    Injure,
    InjuredPawn,
    ReplacePawn,
    ReturnTo,
    ThrowAway,
)
from onze.games.footime.rules.cards.moves import (
    Acceleration,
    Combine,
    Joker,
    JokerUse,
    MoveCard,
    PassCard,
    Power,
    WasteWith,
)
from onze.games.footime.rules.cards.out_of_play import (
    ClearCorner,
    CornerBall,
    CornerTaker,
    CornerTo,
    Out,
    Thrower,
    ThrowInTo,
)
from onze.games.footime.rules.cards.passes import AerialPass, AerialTo, Passer, PassTo, Skill, SkillTo
from onze.games.footime.rules.cards.saves import ClaimGoalKick, ParryTo, PostTo, SaveCard, SaveTo, SaveWindow
from onze.games.footime.rules.cards.swaps import Redeal, Swap, SwapCard, SwapWith
from onze.games.footime.rules.cards.tackles import Tackle, TackleRunner, TackleWindow
from onze.games.footime.rules.cards.var import CONTESTED, Appeal, Contest, Var, Verdict
from onze.games.footime.rules.clock import Whistle
from onze.games.footime.rules.contacts import ChooseContact
from onze.games.footime.rules.goal_kicks import GoalKickKeeper, GoalKickSpot, GoalKickTo, KeeperFreeKickTo
from onze.games.footime.rules.halves import AfterExtraTime, ExtraTime, FullTime, HalfTime, Period
from onze.games.footime.rules.hands import HAND
from onze.games.footime.rules.invariants import broken
from onze.games.footime.rules.kick_off import Kicker, KickOff, KickOffTo
from onze.games.footime.rules.line_up import LineUp, LineUpTogether, PlaceShirt
from onze.games.footime.rules.offside import CallOffside, OffsideRestart, is_offside, offside_reason, offside_view
from onze.games.footime.rules.paths import Paths
from onze.games.footime.rules.penalties import ClearArea, PenaltyKick, PenaltyPlaces, PenaltyTo
from onze.games.footime.rules.runs import PlaceBall, Runner, RunTo, Touch
from onze.games.footime.rules.setup import CaptainsRoll, NameCaptain, Setup
from onze.games.footime.rules.shoot_out import ShootOut, ShootOutSave, ShootOutShot
from onze.games.footime.rules.turn import EndTurn, Retained, Turn
from onze.games.footime.scenes.facts import SCENARIO_FACTS
from onze.games.footime.scenes.setting import set_scene
from onze.games.footime.view import beside_for, drawn_for, table_for
from onze.kernel.cards import EVERYBODY, NOBODY, Place
from onze.kernel.chance import Chance
from onze.kernel.data import DataFile
from onze.kernel.event_kinds import EventKind, read_event_kinds
from onze.kernel.files import GameFile
from onze.kernel.game import Game
from onze.kernel.options import Option, read_options
from onze.kernel.steps import Step
from onze.kernel.things import Thing
from onze.kernel.vocabulary import Move
from onze.kernel.words import Reason, Text

__all__ = ["Footime"]

EFFECTS: Final[dict[str, Effect]] = {
    "run": MoveCard(),
    "accelerate": Acceleration(),
    "pass": PassCard(),
    "power": Power(),
    "joker": Joker(),
    "aerial": AerialPass(),
    "skill": Skill(),
    "tackle": Tackle(),
    "duel": Duel(),
    "injure": Injure(),
    "change": Change(),
    "out": Out(),
    "foul": Foul(),
    "yellow": YellowCard(),
    "red": RedCard(),
    "var": Var(),
    "save": SaveCard(),
    "parry": SaveCard(),
    "post": SaveCard(),
    "swap": Swap(),
    "redeal": Redeal(),
}
"""What cards do, by the names that the card file uses."""

UNNAMED: Final = (BY_HAND, "mode:", "ball:", "call:")
"""Things that were once named without their kinds in moves, which are still understood."""
NO_CALL: Final = -1
"""In place of the calls about the watch, where time is kept by turns."""
NO_END: Final = 1_000_000_000
"""As good as no limit, for tables that play without a cap."""


class Footime(Game[FootimeMatch]):
    """Footime for two, four, six or eight players in two teams of the same size.

    ``cards``, ``board`` and ``formations`` are the path or the text of a TOML file, to play with other ones than ours
    (FT-SETUP.1, FT-SETUP.2).
    """

    id: ClassVar[str] = "footime"
    title: ClassVar[Text] = {"en": "Footime", "fr": "Footime"}
    rules_version: ClassVar[int] = 3
    seat_counts: ClassVar[tuple[int, ...]] = (2, 4, 6, 8)
    option_list: ClassVar[tuple[Option, ...]] = read_options(DATA / "options.toml")
    step_kinds: ClassVar[tuple[type[Step[Any]], ...]] = (
        Setup, CaptainsRoll, Period, HalfTime, FullTime, ExtraTime, AfterExtraTime, Whistle, EndTurn, Retained,
        SetPiece, PenaltyPlaces, PenaltyKick, KickOff, CornerBall, Forfeit, ShootOut,
        NameCaptain, LineUp, PlaceShirt, LineUpTogether, Kicker, KickOffTo, Turn, Runner, RunTo, Touch, PlaceBall,
        Combine, WasteWith, JokerUse, Passer, PassTo, AerialTo, SkillTo, TackleWindow, TackleRunner, ChooseContact,
        DuelMove, InjuredPawn, ThrowAway, ReplacePawn, ReturnTo, SwapWith, SwapCard, Thrower, ThrowInTo, ClearCorner,
        CornerTaker, CornerTo, GoalKickSpot, GoalKickKeeper, GoalKickTo, Aggravate, ReplaceKeeper, FreeKickTaker,
        FreeKickTo, KeeperFreeKickTo, ClearArea, PenaltyTo, SaveWindow, SaveTo, ParryTo, PostTo, ClaimGoalKick, Contest,
        Verdict, Appeal, OffsideRestart, CallOffside, ShootOutShot, ShootOutSave,
    )  # fmt: skip
    files: ClassVar[tuple[GameFile, ...]] = (
        GameFile("cards", WORDS.text("file_cards"), "cards", printed=DATA / "cards.toml"),
        GameFile("board", WORDS.text("file_board"), "board", printed=DATA / "board.toml"),
        GameFile("formations", WORDS.text("file_formations"), "formations", printed=DATA / "formations.toml"),
    )
    board_kinds: ClassVar[tuple[str, ...]] = ("point",)
    event_kinds: ClassVar[Mapping[str, EventKind]] = read_event_kinds(DATA / "events.toml")
    scenario_facts: ClassVar[Mapping[str, str]] = SCENARIO_FACTS

    def __init__(
        self,
        seats: int = 2,
        cards: Path | str | None = None,
        board: Path | str | None = None,
        formations: Path | str | None = None,
        **options: object,
    ) -> None:
        super().__init__(seats, options)
        card_file = DataFile(DATA / "cards.toml", cards)
        board_file = DataFile(DATA / "board.toml", board)
        formation_file = DataFile(DATA / "formations.toml", formations)
        self.bring(cards=card_file, board=board_file, formations=formation_file)
        self.sides = (tuple(range(0, seats, 2)), tuple(range(1, seats, 2)))
        self.seat_alone = [(seat,) for seat in range(seats)]
        self.switches = Switches(self.options)
        self.pitch = read_pitch(board_file)
        self.paths = Paths(self.pitch, self.switches.path_rule)
        self.formations = read_formations(formation_file, self.pitch)
        self.pawns = [f"{team}{shirt}" for team in ("h", "a") for shirt in range(1, TEAM + 1)]
        """The names of the pawns: ``h7`` is number 7 of Home."""
        self.pawn_ids = [f"pawn:{name}" for name in self.pawns]
        self.point_ids = [f"point:{name}" for name in self.pitch.names]
        """What views and events call pawns and points."""
        self._point_texts: dict[tuple[str, int], Text] = {}
        self._read_cards(card_file)
        self._name_moves()
        self.places = (
            Place("draw_pile", seats, NOBODY, pile=True),
            Place("played", seats, EVERYBODY),
            *(Place(f"hand:{seat}", seats, seat) for seat in range(seats)),
        )
        self.longest = self._longest()

    @classmethod
    def seated(cls, people: Sequence[str], options: Mapping[str, object]) -> list[str]:
        """With an odd number of people the first of the smaller team, who is named second, takes the last seat as well.

        That is agreed at the table; the teams have as many seats each (FT-GAP.1).
        """
        odd = len(people) % 2 == 1 and len(people) + 1 in cls.seat_counts
        shared = odd and len(people) > 1 and options.get("odd_players") == "one_takes_two_seats"
        return [*people, people[1]] if shared else list(people)

    def _read_cards(self, file: DataFile) -> None:
        """The pack, and what each card does (FT-SETUP.4)."""
        self.kinds = read_pack(file, tuple(EFFECTS))
        self.cards = tuple([kind.name for kind in self.kinds])
        self.effects = [EFFECTS[kind.effect] for kind in self.kinds]
        tackles = [self.card_id(card) for card, kind in enumerate(self.kinds) if kind.effect == "tackle"]
        self.tackle_id = tackles[0] if tackles else None
        """What views call the card of a run by the die."""
        self.boosters = [card for card, kind in enumerate(self.kinds) if kind.effect in DOUBLING]
        """The cards that are laid together with another one."""
        size = sum([kind.count for kind in self.kinds])
        # A pile must never be empty after a redistribution, nor be drawn empty twice by one change.
        needed = HAND * self.seats + 2 * HAND
        if size < needed or len(set(self.cards)) != len(self.cards):
            raise WORDS.refused("too_few_cards", values={"file": file.name, "cards": size, "needed": needed})

    def _name_moves(self) -> None:
        """The vocabulary. Points come first: such a move has the number of its point, and rules use it as one."""
        add, verb = self.vocabulary.add, self.vocabulary.verb
        cards = [f"card:{name}" for name in self.cards]
        self.place = verb("place", [f"point:{name}" for name in self.pitch.names])
        self.choose = verb("choose", [f"pawn:{name}" for name in self.pawns])
        self.play = verb("play", cards)
        self.waste = verb("waste", cards)
        self.waste_pair = verb("waste-pair", cards)
        self.throw = verb("throw", cards)
        self.give = verb("give", cards)
        self.swap = verb("swap", [f"seat:{seat}" for seat in range(self.seats)])
        self.captain = verb("captain", [f"seat:{seat}" for seat in range(self.seats)])
        self.line_up = verb("line-up", [f"formation:{formation.name}" for formation in self.formations])
        self.by_hand = add("line-up", BY_HAND)
        self.use_run, self.use_pass = [add("use", mode) for mode in MODES]
        self.with_ball = add("take", BALL)
        self.without_ball = add("leave", BALL)
        self.contest = verb("contest", CALLS[: len(CONTESTED)])
        self.confirm = add("confirm")
        self.annul = add("annul")
        self.call_offside = add("call", CALLS[-1])
        self.roll = add("roll")
        self.pass_on = add("pass")
        self.watch = self.whistle = NO_CALL
        if self.switches.wall:
            self.watch = self.calls.add("watch")
            self.whistle = self.calls.add("whistle")
        for move, (says, thing) in enumerate(self.vocabulary):
            if thing.startswith(UNNAMED):
                self.vocabulary.also(f"{says} {thing.partition(':')[2]}", move)

    def _longest(self) -> int:
        """More moves than any match takes.

        In one turn the pile can be made anew once by drawing and once by a redistribution, so no card is played
        thrice in it; a change asks for a card of the hand at a time, other cards a handful of questions.
        """
        switches = self.switches
        replays = sum([kind.count for kind in self.kinds if kind.effect in AGAIN])
        a_turn = (3 * replays + 1) * (HAND + 6) + 3 * TEAM
        a_goal = 2 * TEAM + 2
        period = switches.most_turns if switches.wall else switches.period_turns
        caps = [switches.stoppage_cap]
        turns = 2 * (period + switches.stoppage_cap)
        if switches.goal_target:
            caps = [switches.target_cap]
            turns = 2 * switches.target_cap
        if switches.extra_time:
            caps.append(switches.extra_cap)
            turns += switches.extra_cap
        return turns * (a_turn + a_goal) if min(caps) else NO_END

    # ---- points, cards and words

    def point(self, x: int, y: int) -> str:
        """The name of a point by the rulebook's coordinates, ``(0, 0)`` being the centre; its number is the move's.

        ``game.move(f"place point:{game.point(13, 1)}")`` puts something on it.
        """
        return self.pitch.names[self.pitch.point([x, y])]

    def card_of(self, move: int) -> int:
        """The card that a move plays, wastes (alone or first of a pair), throws away or gives, if it is such a move."""
        for verb in (self.play, self.waste, self.waste_pair, self.throw, self.give):
            if move in verb:
                return verb.thing(move)
        return NO_CARD

    def pawn_text(self, pawn: int) -> Text:
        """A pawn as people say it."""
        return WORDS.text("pawn_home" if pawn < TEAM else "pawn_away", {"shirt": pawn % TEAM + 1})

    def point_text(self, key: str, point: int) -> Text:
        """A point in one of the sentences for points; kept, for a menu has hundreds of them."""
        text = self._point_texts.get((key, point))
        if text is None:
            text = self._point_texts[key, point] = WORDS.text(key, {"point": self.pitch.names[point]})
        return text

    def move_text(self, move: int) -> Text:
        verb, thing = self.vocabulary[move]
        kind, _, name = thing.partition(":")
        key = "move_" + verb.replace("-", "_")
        card = self.card_of(move)
        if card >= 0:
            return WORDS.text(key, {"card": self.kinds[card].text})
        if kind == "pawn":
            return WORDS.text(key, {"pawn": self.pawn_text(self.choose.thing(move))})
        if thing.startswith(UNNAMED):
            return WORDS.text(f"{key}_{name.replace('-', '_')}")
        if kind == "seat":
            return WORDS.text(key, {"seat": int(name) + 1})
        return WORDS.text(key, {kind: name}) if thing else WORDS.text(key)

    def describe(self) -> Iterable[Thing]:
        return describe(self)

    # ---- matches

    def blank(self) -> FootimeMatch:
        return FootimeMatch(self)

    def opening(self) -> Step[Any]:
        return Setup()

    def set_scene(
        self, match: FootimeMatch, decision: str, facts: Mapping[str, Any], chance: Chance
    ) -> Sequence[Step[Any]]:
        return set_scene(match, decision, facts, chance)

    def take_call(self, match: FootimeMatch, call: Move) -> None:
        """The watch runs, or time is up, which the rules read at the end of the turn (FT-TIME.3)."""
        if call.verb == "watch":
            match.time_at = self.switches.most_turns
        elif call.verb == "whistle":
            match.time_at = match.spent
        else:
            super().take_call(match, call)

    def table(self, match: FootimeMatch, seat: int | None) -> dict[str, object]:
        """What a seat sees of a match."""
        return {**table_for(match, seat, [offside_view(match, 0), offside_view(match, 1)])}

    def drawn(self, match: FootimeMatch) -> dict[str, object]:
        """What lies on the table for everybody."""
        return drawn_for(match, [offside_view(match, 0), offside_view(match, 1)])

    def beside(self, match: FootimeMatch) -> dict[str, object]:
        """What is shown beside it."""
        return beside_for(match, [offside_view(match, 0), offside_view(match, 1)])

    def about(self, match: FootimeMatch, thing: str) -> Reason | None:
        """Why a pawn is offside, if it is."""
        if thing not in self.pawn_ids:
            return None
        pawn = self.pawn_ids.index(thing)
        return offside_reason(match, pawn) if is_offside(match, pawn) else None

    def broken(self, match: FootimeMatch) -> list[str]:
        return broken(self, match)

    def score(self, match: FootimeMatch) -> tuple[int, ...]:
        """The goals; after a forfeit the score that is awarded (FT-FORFEIT.2)."""
        outcome = match.outcome
        return outcome.score if outcome is not None and outcome.reason == "forfeit" else tuple(match.goals)
