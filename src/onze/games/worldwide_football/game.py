"""Worldwide Football as a game of the kernel: its seats, options, data and vocabulary."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from onze.games.worldwide_football.box import DATA
from onze.games.worldwide_football.box.abilities import ABILITIES, AMATEUR_ABILITIES
from onze.games.worldwide_football.box.cards import DECK_SIZE, MOST_PA, NO_ANSWER, RESTARTS, read_actions
from onze.games.worldwide_football.box.deck_files import DeckFile
from onze.games.worldwide_football.box.layout import Layout
from onze.games.worldwide_football.box.options import Switches
from onze.games.worldwide_football.box.squad_files import read_teams
from onze.games.worldwide_football.box.squad_page import SquadFile
from onze.games.worldwide_football.box.squads import SLOTS, Team
from onze.games.worldwide_football.box.things import described
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.attack import AfterCard, Announce, BuildAttack, Validate, WithCards
from onze.games.worldwide_football.rules.cautions import PayCaution
from onze.games.worldwide_football.rules.conduct import Conduct
from onze.games.worldwide_football.rules.decks import MOST_CARDS, TEN, BuildDecks, ChooseTen
from onze.games.worldwide_football.rules.defence import AfterRoll, Block, Defend, Dive, JudgeRoll
from onze.games.worldwide_football.rules.effects import DiscardForLongPass, RecoverAction
from onze.games.worldwide_football.rules.fouls import FreeKick, SetPiece, Stoppage
from onze.games.worldwide_football.rules.giving_back import GaveBack, GiveBackDiscard
from onze.games.worldwide_football.rules.halves import (
    OPENING_HAND,
    ExtraTime,
    ExtraTimeToss,
    FullTime,
    Half,
    HalfTime,
    HalfTimeAbilities,
    set_up_piles,
)
from onze.games.worldwide_football.rules.hands import DiscardDown
from onze.games.worldwide_football.rules.human import Human
from onze.games.worldwide_football.rules.invariants import broken
from onze.games.worldwide_football.rules.moments import goal_chance_of, moment_of
from onze.games.worldwide_football.rules.penalties import (
    JudgePenalty,
    KeepAfterReveal,
    KeepPenalty,
    Penalty,
    ThrowFaces,
)
from onze.games.worldwide_football.rules.player_cards import CounterPlayer, PlayerCounts
from onze.games.worldwide_football.rules.possession import EndAttack, NextAction, Recovery, Whistle
from onze.games.worldwide_football.rules.setup import AMATEUR_STARS, ChooseTeam, ExtraAbilities, Setup, Toss
from onze.games.worldwide_football.rules.shoot_out import JudgeKick, ShootOut, ShootOutKick
from onze.games.worldwide_football.rules.shots import AfterShot, KeepGoal, Save, Shoot
from onze.games.worldwide_football.rules.solo.abilities import ClaimFoul
from onze.games.worldwide_football.rules.solo.active import PlayActive, activate_first_two
from onze.games.worldwide_football.rules.solo.defence import AddActiveToRoll, KeepGoalActive
from onze.games.worldwide_football.rules.solo.piles import IN_EXTRA_TIME, set_up_virtual_piles
from onze.games.worldwide_football.rules.solo.virtual import Virtual
from onze.games.worldwide_football.rules.stars import Creativity, Stamina, TacticalPlan
from onze.games.worldwide_football.rules.substitutions import Substitute
from onze.games.worldwide_football.scenes.facts import SCENARIO_FACTS
from onze.games.worldwide_football.scenes.setting import set_scene
from onze.games.worldwide_football.scenes.virtual import SOLO_FACTS
from onze.games.worldwide_football.view import beside, drawn, table_for
from onze.kernel.chance import Chance
from onze.kernel.data import DataFile
from onze.kernel.event_kinds import EventKind, read_event_kinds
from onze.kernel.files import GameFile
from onze.kernel.game import Game
from onze.kernel.options import Option, read_options
from onze.kernel.steps import Step
from onze.kernel.things import Thing
from onze.kernel.words import Text

__all__ = ["WorldwideFootball"]


class WorldwideFootball(Game[WorldwideMatch]):
    """Worldwide Football for two players, or for one against the virtual opponent (WF-1.2, WF-2.1, WF-2.2).

    ``squad`` is the path or the text of a squad file, to play with a team of one's own.
    """

    id: ClassVar[str] = "worldwide-football"
    title: ClassVar[Text] = {"en": "Worldwide Football", "fr": "Worldwide Football"}
    rules_version: ClassVar[int] = 2
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2)
    option_list: ClassVar[tuple[Option, ...]] = read_options(DATA / "options.toml")
    step_kinds: ClassVar[tuple[type[Step[Any]], ...]] = (
        Setup, ChooseTeam, ExtraAbilities, BuildDecks, Toss, Half, NextAction, BuildAttack, TacticalPlan, Creativity,
        Stamina, WithCards, CounterPlayer, PlayerCounts, Announce, Block, Defend, JudgeRoll, AfterRoll, Dive, Validate,
        DiscardForLongPass, RecoverAction, DiscardDown, AfterCard, AfterShot, Shoot, KeepGoal, Save, Stoppage, SetPiece,
        FreeKick, KeepPenalty, KeepAfterReveal, Penalty, ThrowFaces, JudgePenalty, PayCaution, GiveBackDiscard,
        GaveBack, EndAttack, Substitute, Recovery, Whistle, HalfTime, HalfTimeAbilities, FullTime, ExtraTime, ChooseTen,
        ExtraTimeToss, ShootOut, ShootOutKick, JudgeKick, PlayActive, AddActiveToRoll, ClaimFoul, KeepGoalActive,
    )  # fmt: skip

    files: ClassVar[tuple[GameFile, ...]] = (
        SquadFile(
            "squad", WORDS.text("file_squad"), "squad", "belgium.toml", short=True, printed=DATA / "belgium.toml"
        ),
        DeckFile("deck", WORDS.text("file_deck"), short=True),
    )
    whole_kinds: ClassVar[tuple[str, ...]] = ("player",)
    event_kinds: ClassVar[Mapping[str, EventKind]] = read_event_kinds(DATA / "events.toml")
    scenario_facts: ClassVar[Mapping[str, str]] = {**SCENARIO_FACTS, **SOLO_FACTS}

    def __init__(self, seats: int = 2, squad: Path | str | None = None, **options: object) -> None:
        super().__init__(seats, options)
        self.switches = Switches(self.options, seats)
        solo = self.switches.solo
        self.sides = ((0,), ()) if solo else ((0,), (1,))
        self.seat_alone: tuple[tuple[int, ...], ...] = self.sides
        self.every_seat: tuple[int, ...] = (0,) if solo else (0, 1)
        action_file = DataFile(DATA / "cards.toml")
        self.actions = read_actions(action_file, self.switches)
        names = [action.name for action in self.actions]
        brought = DataFile(DATA / "teams" / "squad.toml", squad) if squad is not None else None
        self.teams: tuple[Team, ...] = read_teams(DATA / "teams", brought, names)
        team_files = [DataFile(path) for path in sorted((DATA / "teams").glob("*.toml"))]
        self.bring(
            actions=action_file, **{file.name: file for file in team_files}, **({"squad": brought} if brought else {})
        )
        self.first_defence = next(number for number, action in enumerate(self.actions) if action.kind == "defence")
        self.attack_cards = self.first_defence
        self.first_player = len(self.actions)
        self.cards = (*names, *(f"player:{slot}" for slot in SLOTS))
        self.all_slots = (1 << len(SLOTS)) - 1
        self._read_cards()
        self._read_squads()
        self._name_moves()
        self.layout = Layout(self.switches, seats)
        self.places = self.layout.places
        self.conduct: tuple[Conduct, ...] = (Human(0), Virtual(1) if solo else Human(1))
        self.longest = 6000

    def _read_cards(self) -> None:
        """What rule code asks of Action cards all the time, as tables by number."""
        kinds = range(len(self.actions))
        total = len(self.cards)
        self.legal = [
            [[self.actions[card].may_be_laid_at(pa, restart) for card in kinds] for pa in range(MOST_PA + 1)]
            for restart in range(len(RESTARTS))
        ]
        """Whether an attack may go on with a card, by restart, PA and card."""
        names = [action.name for action in self.actions]
        self.answers = [
            [action.defence.get(name, NO_ANSWER) for name in names] for action in self.actions[: self.attack_cards]
        ]
        """The red bonus of each defence card on each attack card, or that it may not answer it (WF-6.9, WF-6.10)."""
        self.may_answer = [[bonus != NO_ANSWER for bonus in bonuses] for bonuses in self.answers]
        self.all_cards = [True] * total
        self.no_cards = [False] * total
        self.shots = [card < len(names) and self.actions[card].kind == "shot" for card in range(total)]
        self.creative = [card < len(names) and names[card] in ("cross", "through-ball") for card in range(total)]
        self.can_be_trapped = [name in ("long-pass", "through-ball") for name in names]
        self.can_be_dived_on = [name in ("tackle", "pressing") for name in names]
        self.pile_of = [
            1 if action.kind == "defence" else 2 if self.creative[card] else 0
            for card, action in enumerate(self.actions)
        ]
        """The virtual opponent's pile for each card: 0 Action, 1 Defence, 2 Special (WF-24.8 to WF-24.10, WF-C-40)."""
        self.not_in_pile = [frozenset([card for card in kinds if self.pile_of[card] != pile]) for pile in range(3)]
        self.pool = [action.count for action in self.actions]
        """How many cards of each kind a side may use."""
        self.pack = [card for card in kinds for _ in range(self.pool[card])]
        """Those cards one by one, in order."""
        decks = DataFile(DATA / "decks.toml").read()
        self.decks = {name: [deck.get(card, 0) for card in names] for name, deck in decks.items()}
        """Sample decks for deck building, by name."""

    def _read_squads(self) -> None:
        """The Player cards of each window, as bits of their slots, by team (and by Action card)."""
        names = [action.name for action in self.actions]
        teams = self.teams
        self.with_slots = [[team.slots_for("with", name) for name in names] for team in teams]
        self.after_slots = [[team.slots_for("after", name) for name in names] for team in teams]
        self.recovery_slots = [[team.slots_for("recovery", name) for name in names] for team in teams]
        self.after_shot_slots = [team.slots_for("after_shot") for team in teams]
        self.keeper_slots = [team.slots_for("shot_die") for team in teams]
        self.roll_slots = [team.slots_for("after_roll") for team in teams]
        self.counters = [team.slots_for("counter") for team in teams]

    def _name_moves(self) -> None:
        """The vocabulary. Laying a card comes first, so that such a move's number is the card's."""
        add, verb = self.vocabulary.add, self.vocabulary.verb
        cards = [f"card:{action.name}" for action in self.actions]
        players = [f"player:{slot}" for slot in SLOTS]
        abilities = [f"ability:{name}" for name in ABILITIES]
        self.lay = verb("lay", cards[: self.attack_cards])
        self.defend = verb("defend", cards[self.first_defence :], lowest=self.first_defence)
        self.play_player = verb("play", players)
        self.use = verb("use", abilities)
        self.search = verb("search", cards)
        self.recover = verb("recover", cards)
        self.discard = verb("discard", cards)
        self.discard_player = verb("discard", players)
        self.substitute = verb("substitute", players)
        self.take_ability = verb("take", abilities)
        self.choose_team = verb("choose", [f"team:{team.id}" for team in self.teams])
        self.choose_number = verb("choose", [f"number:{number}" for number in range(MOST_CARDS + 1)])
        self.draw = add("draw")
        self.give_back = add("give back")
        self.keep = add("keep")
        self.pass_on = add("pass")

    def move_text(self, move: int) -> Text:
        verb, thing = self.vocabulary[move]
        kind, _, name = thing.partition(":")
        said: object = name
        if kind == "card":
            said = next(action.text for action in self.actions if action.name == name)
        elif kind == "ability":
            said = WORDS.text(f"ability_{name.replace('-', '_')}")
        elif kind == "team":
            said = next(team.name for team in self.teams if team.id == name)
        elif kind == "player":
            said = WORDS.text("player", {"slot": name})
        key = f"move_{verb.replace(' ', '_')}" + (f"_{kind}" if kind in ("number", "team") else "")
        return WORDS.text(key, {"thing": said})

    # ---- what the rules ask

    def is_virtual(self, side: int) -> bool:
        """Whether a side is the virtual opponent of solo play."""
        return self.switches.solo and side == 1

    def most_stars(self, match: WorldwideMatch, side: int) -> int:
        """The Stars that a side never exceeds (WF-10.4, WF-18.7)."""
        return match.team(side).stars if self.switches.stars_plus else AMATEUR_STARS

    def virtual_abilities(self, team: Team) -> int:
        """The abilities of the virtual opponent (WF-24.13, WFS-A2.13, WFS-P10a.12, WF-C-41, WF-C-55)."""
        return team.solo_abilities if self.switches.solo_team_abilities else AMATEUR_ABILITIES

    def deck_size(self) -> int:
        """How many Action cards a side plays a half with."""
        return DECK_SIZE if self.switches.deck_building else sum(self.pool)

    def cards_to_draw(self, half: int) -> int:
        """How many cards both piles hold when a half kicks off; its minutes are spread over them."""
        size = self.deck_size() if half <= 2 else TEN
        if not self.switches.solo:
            return 2 * size - sum(OPENING_HAND)
        virtual = sum([count for card, count in enumerate(self.pool) if self.pile_of[card] == 0])
        return size - max(OPENING_HAND) + (virtual if half <= 2 else IN_EXTRA_TIME[0])

    def lay_out_cards(self, match: WorldwideMatch, side: int) -> None:
        """A side's deck of one colour and its team's Player cards, before anything is shuffled.

        (WF-4.5, WF-4.7, WF-4.8, WF-14.3 to WF-14.5, WF-24.3, WF-24.4, WFS-A2.5, WFS-A2.6, WFS-P10a.2, WFS-P10a.3)
        """
        pile = match.reserves[side] if match.reserves and self.switches.deck_building else match.draws[side]
        match.lay_out(pile, self.pack)
        match.lay_out(match.piles[side], range(self.first_player, len(self.cards)))

    def set_up_half(self, match: WorldwideMatch, side: int, number: int) -> None:
        """A side's piles at the start of a half."""
        if self.is_virtual(side):
            set_up_virtual_piles(match, number)
        else:
            set_up_piles(match, side, number)

    def turn_up_first(self, match: WorldwideMatch, number: int) -> None:
        """The virtual opponent's first Player cards of a half, unless it has kept some."""
        if self.switches.solo and not (number == 2 and self.switches.keep_hands):
            activate_first_two(match)

    # ---- what the kernel asks

    def blank(self) -> WorldwideMatch:
        return WorldwideMatch(self)

    def opening(self) -> Step[Any]:
        return Setup()

    def set_scene(
        self, match: WorldwideMatch, decision: str, facts: Mapping[str, Any], chance: Chance
    ) -> Sequence[Step[Any]]:
        return set_scene(match, decision, facts, chance)

    def table(self, match: WorldwideMatch, seat: int | None) -> dict[str, object]:
        """What a seat sees of a match."""
        moment = moment_of(match)
        return dict(table_for(match, seat, moment, goal_chance_of(match, moment)))

    def drawn(self, match: WorldwideMatch) -> dict[str, object]:
        """What is drawn of a match for everybody."""
        return drawn(match)

    def beside(self, match: WorldwideMatch) -> dict[str, object]:
        """What is shown beside it."""
        moment = moment_of(match)
        return beside(match, moment, goal_chance_of(match, moment))

    def describe(self) -> Iterable[Thing]:
        return described(self)

    def broken(self, match: WorldwideMatch) -> list[str]:
        return broken(self, match)

    def score(self, match: WorldwideMatch) -> tuple[int, ...]:
        return tuple(match.goals)
