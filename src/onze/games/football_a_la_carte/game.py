"""Football à la carte as a game of the kernel: its seats, options, data and vocabulary."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from onze.games.football_a_la_carte.box import DATA
from onze.games.football_a_la_carte.box.cards import Way, arrow_name, read_pack, way_text
from onze.games.football_a_la_carte.box.options import Switches
from onze.games.football_a_la_carte.box.pitch import (
    CLEAR_AREA,
    CLEAR_HIGH,
    CLEAR_LOW,
    ENDS,
    KICK_OFF,
    Flight,
    read_pitch,
)
from onze.games.football_a_la_carte.box.things import describe
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.rules.ball import Aim
from onze.games.football_a_la_carte.rules.clearances import Clearance, ClearanceCard
from onze.games.football_a_la_carte.rules.corners import CornerCut
from onze.games.football_a_la_carte.rules.foreseen import Flown
from onze.games.football_a_la_carte.rules.free_kicks import AimFreeKick, FollowUp, ways_from
from onze.games.football_a_la_carte.rules.halves import EndTurn, FullTime, Half, LastSave
from onze.games.football_a_la_carte.rules.invariants import broken
from onze.games.football_a_la_carte.rules.kick_off import Exchange, KickOff, KickOffCard
from onze.games.football_a_la_carte.rules.open_play import ChangeCards, OpenPlay
from onze.games.football_a_la_carte.rules.penalties import PenaltyCut, PenaltyOption
from onze.games.football_a_la_carte.rules.setup import ChooseEnd, ChooseStarter, Setup
from onze.games.football_a_la_carte.rules.shots import Save
from onze.games.football_a_la_carte.rules.throw_ins import ThrowIn
from onze.games.football_a_la_carte.rules.ties import PenaltyCutForTheMatch
from onze.games.football_a_la_carte.rules.turn import END_OF_HALF_PILE, Whistle
from onze.games.football_a_la_carte.scenes.setting import SCENARIO_FACTS, set_scene
from onze.games.football_a_la_carte.view import beside_for, private_view_for, table_for
from onze.kernel.cards import EVERYBODY, NOBODY, Place
from onze.kernel.chance import Chance
from onze.kernel.data import DataFile
from onze.kernel.event_kinds import EventKind, read_event_kinds
from onze.kernel.files import GameFile
from onze.kernel.game import Game
from onze.kernel.options import Option, read_options
from onze.kernel.steps import Step
from onze.kernel.things import Thing
from onze.kernel.words import Text

__all__ = ["FootballALaCarte"]

WHO_PLAYS_WITH_WHOM: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    2: ((0,), (1,)),
    3: ((0,), (1, 2)),
    4: ((0, 2), (1, 3)),
}
"""Who plays with whom (FAC-0.1 to FAC-0.4)."""

CYCLES: Final = {2: (0, 1), 3: (0, 1, 0, 2), 4: (0, 1, 2, 3)}
"""The order of turns, from the first seat on (FAC-0.16 to FAC-0.18)."""

HAND_SIZES: Final = {2: (8, 8), 3: (8, 6, 6), 4: (6, 6, 6, 6)}
"""Cards dealt to each seat (FAC-0.8 to FAC-0.11, FAC-GAP.1)."""

HANDS_WHERE_A_PAIR_SHARES: Final = (8, 3, 3)
"""Cards dealt to each of three seats where the pair has six cards together (FAC-GAP.1, FAC-GAP.37)."""


class FootballALaCarte(Game[FootballMatch]):
    """Le football à la carte for two to four players.

    ``cards`` and ``board`` are the path or the text of a TOML file, to play with another pack or pitch than ours.
    """

    id: ClassVar[str] = "football-a-la-carte"
    title: ClassVar[Text] = {"en": "Football à la carte", "fr": "Le football à la carte"}
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    option_list: ClassVar[tuple[Option, ...]] = read_options(DATA / "options.toml")
    step_kinds: ClassVar[tuple[type[Step[Any]], ...]] = (
        Setup, ChooseStarter, ChooseEnd, Half, EndTurn, Whistle, FullTime,
        KickOff, KickOffCard, Exchange, OpenPlay, ChangeCards, AimFreeKick, FollowUp, Clearance, ClearanceCard,
        Aim, Save, CornerCut, PenaltyOption, PenaltyCut, ThrowIn, LastSave, PenaltyCutForTheMatch,
    )  # fmt: skip
    board_kinds: ClassVar[tuple[str, ...]] = ("square",)
    event_kinds: ClassVar[Mapping[str, EventKind]] = read_event_kinds(DATA / "events.toml")
    files: ClassVar[tuple[GameFile, ...]] = (
        GameFile("cards", WORDS.text("file_cards"), "cards", printed=DATA / "cards.toml"),
        GameFile("board", WORDS.text("file_board"), "board", printed=DATA / "board.toml"),
    )
    scenario_facts: ClassVar[Mapping[str, str]] = SCENARIO_FACTS

    def __init__(
        self, seats: int = 2, cards: Path | str | None = None, board: Path | str | None = None, **options: object
    ) -> None:
        super().__init__(seats, options)
        card_file, board_file = DataFile(DATA / "cards.toml", cards), DataFile(DATA / "board.toml", board)
        self.bring(cards=card_file, board=board_file)
        self.sides = WHO_PLAYS_WITH_WHOM[seats]
        self.cycle = CYCLES[seats]
        self.side_of_seat = [self.side_of(seat) for seat in range(seats)]
        self.seat_alone = [(seat,) for seat in range(seats)]
        self.switches = Switches(self.options)
        self.hand_sizes: tuple[int, ...] = HAND_SIZES[seats]
        if seats == 3 and self.switches.pair_shares_six:
            self.hand_sizes = HANDS_WHERE_A_PAIR_SHARES
        self.pitch = read_pitch(board_file, self.switches.strictly_between_posts)
        self._read_cards(card_file)
        self._name_moves()
        self.hand_size_paths = [f"hands.{seat}.size" for seat in range(seats)]
        self.hand_card_paths = [f"hands.{seat}.cards" for seat in range(seats)]
        # The draw pile lies face down, and a hand is seen by its player alone (FAC-0.12 to FAC-0.14, FAC-GAP.2).
        self.places = (
            Place("draw_pile", seats, NOBODY, pile=True),
            Place("discard_pile", seats, EVERYBODY),
            *(Place(f"hand:{seat}", seats, seat) for seat in range(seats)),
        )
        # Every turn but a corner cut uses up a card, and a corner cut follows a turn that did; a turn asks
        # at most a save, a phrase of one question a card in hand, a penalty and its cut.
        turns = 2 * (self.pack.size + 2) * 2
        self.longest = turns * (max(self.hand_sizes) + 6) + self.pack.size

    def _read_cards(self, file: DataFile) -> None:
        """The pack, and for every way that a card can send the ball, where it comes to rest."""
        self.pack = read_pack(file, self.switches.sideways_cards)
        kinds = self.pack.kinds
        needed = sum(self.hand_sizes) + END_OF_HALF_PILE + 1
        if self.pack.size < needed or self.pack.attacker_kinds == 0:
            values = {"file": file.name, "cards": self.pack.size, "needed": needed, "seats": self.seats}
            raise WORDS.refused("too_few_cards", values=values)
        self.cards = tuple(kind.name for kind in kinds)
        self.attacker_kinds = self.pack.attacker_kinds
        """How many kinds of cards are attackers; they come first, so that all lower numbers are theirs."""
        self.families = [kind.family for kind in kinds]
        self.symbols = [kind.symbol for kind in kinds]
        self.all_cards = [True] * len(kinds)
        # What each card is good for: kick-offs, clearances, saves, penalties (FAC-4.1, FAC-6.1, FAC-7.2, FAC-8.1).
        self.attacks = self._of_family("attacker")
        self.clears = self._of_family("attacker", "goalkeeper")
        self.stops = self._of_family("goalkeeper", "corner")
        self.penalties = self._of_family("penalty")
        self.arrows: list[Way] = list(self.pack.ways)
        """A way is a number: the place of its arrow and number in this list, those to choose from first."""
        self.aimed_ways = self.pack.aimed_ways
        self.ways = [tuple(self.arrows.index(way) for way in kind.ways) for kind in kinds]
        keepers_run_on = self.switches.keeper_arrows_in_sequence
        self.in_sequence = [keepers_run_on and kind.family == "goalkeeper" for kind in kinds]
        self.only_way = [
            ways[0] if in_sequence or (len(ways) == 1 and family != "free_kick") else -1
            for family, ways, in_sequence in zip(self.families, self.ways, self.in_sequence, strict=True)
        ]
        """The way of a card that leaves no choice; -1 where the player aims, as he always does with a free kick."""
        if self.switches.free_kick_in_one_line:
            self._add_totals()
        squares = range(len(self.pitch.names))
        self.flights: list[list[list[Flight]]] = [
            [[self.pitch.flight(end, arrow, number, square) for square in squares] for arrow, number in self.arrows]
            for end in range(len(ENDS))
        ]
        self.legs: list[dict[tuple[int, int], Flown]] = [{} for _ in ENDS]
        """What is told of the ball along a way from a square, by the end that is defended, as far as it was told."""
        self.notes: dict[tuple[int, int], Text] = {}
        """The words for a square and what is faced there, as far as menus have said them."""
        self.free_kicks = [
            [[ways_from(self, end, card, square) for square in squares] for card in range(len(kinds))]
            for end in range(len(ENDS))
        ]
        """The ways of a free kick that may be chosen from a square, with an attacker card to follow."""
        self.playable = [[self._playable_from(end, square) for square in squares] for end in range(len(ENDS))]
        """What may be played in open play with the ball on a square, by a hand that holds an attacker card."""
        self.open_play = [OpenPlay(square) for square in squares]

    def _of_family(self, *families: str) -> list[bool]:
        """For each card whether it belongs to one of these families."""
        return [family in families for family in self.families]

    def _playable_from(self, end: int, square: int) -> list[bool]:
        """Attackers always, free kicks by their own rules, a penalty in the area attacked, others not.

        (FAC-4.1, FAC-7.5, FAC-8.2, FAC-9.2, FAC-GAP.16, FAC-GAP.17, FAC-GAP.29)
        """
        may_play = {
            "attacker": True,
            "penalty": self.switches.penalty_alone and self.pitch.in_area[1 - end][square],
            "goalkeeper": self.switches.keeper_in_own_area and self.pitch.in_area[end][square],
        }
        free_kicks = self.free_kicks[end]
        return [
            may_play.get(family, False) or bool(free_kicks[card][square]) for card, family in enumerate(self.families)
        ]

    def _add_totals(self) -> None:
        """The ways that a free kick and an attacker make together, along the dotted arrow (FAC-GAP.9)."""
        numbers = {number for kind in self.pack.kinds[: self.attacker_kinds] for _, number in kind.ways}
        for kind in self.pack.kinds:
            if kind.family == "free_kick":
                for arrow, leg in kind.ways:
                    self.arrows += [
                        (arrow, leg + number) for number in sorted(numbers) if (arrow, leg + number) not in self.arrows
                    ]

    def way_of_total(self, leg: int, way: int) -> int:
        """The way along a free kick's dotted arrow with the numbers of both cards added."""
        arrow, number = self.arrows[leg]
        return self.arrows.index((arrow, number + self.arrows[way][1]))

    def _name_moves(self) -> None:
        """The vocabulary. Playing a card comes first, so that such a move's number is the card's."""
        add, verb = self.vocabulary.add, self.vocabulary.verb
        cards = [f"card:{name}" for name in self.cards]
        squares = [f"square:{name}" for name in self.pitch.names]
        self.play = verb("play", cards)
        # A hand with an attacker card always has a card to play, so attackers are never discarded.
        self.discard = verb("discard", cards[self.attacker_kinds :], lowest=self.attacker_kinds)
        self.aim = verb("aim", [f"arrow:{arrow_name(way)}" for way in self.arrows[: self.aimed_ways]])
        self.starts = sorted(self.pitch.starting_squares())
        self.start = verb("start", [squares[square] for square in self.starts])
        restarts = {
            KICK_OFF: self.pitch.kick_off,
            CLEAR_LOW: self.pitch.clear_low,
            CLEAR_HIGH: self.pitch.clear_high,
            CLEAR_AREA: self.pitch.area,
        }
        self.start_moves = {
            facing: [self.start.of_each([self.starts.index(square) for square in squares]) for squares in both_ends]
            for facing, both_ends in restarts.items()
        }
        """The moves that start the ball, by what is faced and by the end that is defended."""
        self.step = verb("step", squares)
        self.steps_from = [self.step.of_each(neighbours) for neighbours in self.pitch.neighbours]
        """The steps of a throw-in from each square."""
        self.cut = add("cut")
        self.decline = add("decline")
        self.show = add("show hand")
        self.pass_on = add("pass")
        chosen = self.switches.starter_is_chosen
        self.kick_off = verb("kick-off", [f"seat:{seat}" for seat in range(self.seats) if chosen])
        self.defend = verb("defend", [f"end:{end}" for end in ENDS if chosen])

    def describe(self) -> Iterable[Thing]:
        return describe(self.pack, self.pitch, self.arrows, self.sides)

    def move_text(self, move: int) -> Text:
        verb, thing = self.vocabulary[move]
        kind, _, name = thing.partition(":")
        said: object = name
        card = self.card_of(move)
        if card is not None:
            said = self.pack.kinds[card].text
        elif kind == "arrow":
            said = way_text(self.arrows[self.aim.thing(move)])
        elif kind == "end":
            said = WORDS.text(f"end_{name}")
        elif kind == "seat":
            said = int(name) + 1
        return WORDS.text("move_" + verb.replace("-", "_").replace(" ", "_"), {kind or "thing": said})

    def card_of(self, move: int) -> int | None:
        """The card that a move plays or discards, if it does."""
        if move in self.play:
            return self.play.thing(move)
        return self.discard.thing(move) if move in self.discard else None

    def start_square(self, move: int) -> int:
        """The square that such a move starts the ball from."""
        return self.starts[self.start.thing(move)]

    def team_mate(self, seat: int) -> int | None:
        """Who may kick off instead of a seat: its team-mate, where the option says so (FAC-GAP.7)."""
        if not self.switches.team_mate_kicks:
            return None
        return next((mate for mate in self.sides[self.side_of_seat[seat]] if mate != seat), None)

    def penalty_net(self, end: int) -> int:
        """The net column that a penalty enters: on the left as its taker sees it (FAC-GAP.35)."""
        columns = self.pitch.net_columns[1 - end]
        return columns[0] if end == 0 else columns[-1]

    def blank(self) -> FootballMatch:
        return FootballMatch(self)

    def opening(self) -> Step[Any]:
        return Setup()

    def set_scene(
        self, match: FootballMatch, decision: str, facts: Mapping[str, Any], chance: Chance
    ) -> Sequence[Step[Any]]:
        return set_scene(match, decision, facts, chance)

    def table(self, match: FootballMatch, seat: int | None) -> dict[str, object]:
        """What a seat (``None``: a spectator) may see of a match; ``match.table`` asks for it."""
        return dict(table_for(match, seat))

    def beside(self, match: FootballMatch) -> dict[str, object]:
        """What is shown of it beside the pitch."""
        return beside_for(match)

    def private_view(self, match: FootballMatch, seat: int, public: Mapping[str, object]) -> dict[str, object]:
        """What a seat sees of it besides or otherwise."""
        return private_view_for(match, seat, public)

    def broken(self, match: FootballMatch) -> list[str]:
        return broken(self, match)

    def score(self, match: FootballMatch) -> tuple[int, ...]:
        return tuple(match.goals)
