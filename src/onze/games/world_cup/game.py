"""The World Cup Game as a game of the kernel: its seats, options, edition and vocabulary."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from onze.games.world_cup.box import DATA
from onze.games.world_cup.box.edition import Edition, Slot
from onze.games.world_cup.box.edition_check import LEAST_TO_REPLAY, MOST_SEATS, read_edition
from onze.games.world_cup.box.edition_files import EditionFile
from onze.games.world_cup.box.material import MATERIAL_FILE, Material, read_material
from onze.games.world_cup.box.options import Switches
from onze.games.world_cup.box.row_names import RowNames, throws_by_colour
from onze.games.world_cup.box.rows import ONE_GOAL, THREE_GOALS
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.match import NO_GROUP, WorldCupMatch
from onze.games.world_cup.rules.flags import EndPhase, stages
from onze.games.world_cup.rules.groups import GroupPhase, ScoreGroups, ScoreReplays, SettleTies
from onze.games.world_cup.rules.invariants import broken
from onze.games.world_cup.rules.knockout import KnockoutRound, ScoreRound
from onze.games.world_cup.rules.naming import match_text
from onze.games.world_cup.rules.placing_tokens import ChooseToken, PlaceTokens
from onze.games.world_cup.rules.replays import Replay
from onze.games.world_cup.rules.setup import Setup
from onze.games.world_cup.rules.things import describe
from onze.games.world_cup.rules.turn import EndTurn, PlayCard
from onze.games.world_cup.rules.turning_tokens import TurnToken
from onze.games.world_cup.scenes.facts import SCENARIO_FACTS
from onze.games.world_cup.scenes.phrase import refuse_said, said_to_the_end
from onze.games.world_cup.scenes.setting import set_scene
from onze.games.world_cup.view import DrawnParts, beside_of, drawn_of, hands_for, public_table
from onze.kernel.cards import EVERYBODY, NOBODY, Place
from onze.kernel.chance import Chance
from onze.kernel.data import DataFile
from onze.kernel.event_kinds import EventKind, read_event_kinds
from onze.kernel.files import GameFile
from onze.kernel.game import Game
from onze.kernel.options import Option, read_options
from onze.kernel.steps import Step
from onze.kernel.things import Thing
from onze.kernel.words import Refused, Text

__all__ = ["WorldCup"]

MOST_REPLAYS: Final = 50
"""More often than this nobody will play the same tie again: each time it is likely to be decided."""


class WorldCup(Game[WorldCupMatch]):
    """The World Cup Game, the edition of 1930, of 2002 or of a file.

    ``own_edition`` is an edition file as a ``Path``, or its text; it takes the place of the option ``edition``.
    """

    id: ClassVar[str] = "world-cup"
    title: ClassVar[Text] = {"en": "The World Cup Game", "fr": "The World Cup Game"}
    rules_version: ClassVar[int] = 2
    seat_counts: ClassVar[tuple[int, ...]] = tuple(range(2, MOST_SEATS + 1))
    option_list: ClassVar[tuple[Option, ...]] = read_options(DATA / "options.toml")
    step_kinds: ClassVar[tuple[type[Step[Any]], ...]] = (
        Setup, GroupPhase, PlayCard, PlaceTokens, ChooseToken, TurnToken, EndTurn, ScoreGroups, SettleTies, Replay,
        ScoreReplays, EndPhase, KnockoutRound, ScoreRound,
    )  # fmt: skip
    files: ClassVar[tuple[GameFile, ...]] = (
        EditionFile(
            "edition",
            WORDS.text("file_edition"),
            "own_edition",
            "my-cup.toml",
            "edition",
            short=True,
            printed=DATA / "editions" / "1930.toml",
        ),
    )
    board_kinds: ClassVar[tuple[str, ...]] = ("row",)
    event_kinds: ClassVar[Mapping[str, EventKind]] = read_event_kinds(DATA / "events.toml")
    scenario_facts: ClassVar[Mapping[str, str]] = SCENARIO_FACTS

    def __init__(self, seats: int = 5, own_edition: Path | str | None = None, **options: object) -> None:
        super().__init__(seats, options)
        self.switches = Switches(self.options)
        material_file = DataFile(MATERIAL_FILE)
        ours = DATA / "editions" / f"{self.switches.edition}.toml"
        # A text has no file that its mistakes could be looked up in.
        edition_file = DataFile(Path("own_edition") if isinstance(own_edition, str) else ours, own_edition)
        self.bring(material=material_file, own_edition=edition_file)
        self.material: Material = read_material(material_file)
        self.edition: Edition = read_edition(edition_file, self.material, self.switches.semi_finals_1930)
        self._check_seats()
        self.seat_alone = [(seat,) for seat in range(seats)]
        self.many_players = seats >= self.edition.last_round_from
        """Nine or more at the start: last turns and filled hands (WCG-C-02, WCG-C-05)."""
        self._read_teams()
        self.row_names = RowNames(self.edition)
        """Rows by match and team."""
        self.drawn_parts = DrawnParts()
        """Groups and matches as they were drawn."""
        self.kinds = [kind for kind in self.material.cards if kind.name not in self.edition.removed]
        self.cards = tuple(kind.name for kind in self.kinds)
        self._check_hands()
        self._name_moves()
        self.uses: dict[int, list[int]] = {}
        """What cards can be used for, by the openness of the board."""
        self._moves_with: list[dict[int, tuple[int, ...]]] = [{}, {}, {}]
        self.place_steps = [PlaceTokens(card) for card in range(len(self.kinds))]
        self.turn_steps = [TurnToken(card) for card in range(len(self.kinds))]
        self.knockout_steps = [KnockoutRound(phase) for phase in range(1, len(self.edition.phases))]
        self.places = (
            Place("draw_pile", seats, NOBODY, pile=True),
            Place("discard_pile", seats, EVERYBODY),
            Place("aside", seats, NOBODY, pile=True),
            *(Place(f"hand:{seat}", seats, seat) for seat in range(seats)),
        )
        self.longest = self._longest()

    def _check_seats(self) -> None:
        """An edition has its own number of players (WCG-C-15)."""
        edition = self.edition
        most = min(self.switches.most_players or edition.most_players, len(edition.teams))
        if not edition.least_players <= self.seats <= most:
            values = {"edition": edition.text, "least": edition.least_players, "most": most, "seats": self.seats}
            raise WORDS.refused("seats_of_edition", "WCG-C-15", values)

    def _check_hands(self) -> None:
        """An option may bring more players than the deck is for, or last turns that leave no card for a replay."""
        edition = self.edition
        cards = sum(kind.count for kind in self.kinds)
        if cards <= self.seats * edition.hand:
            raise WORDS.refused("edition_too_few_cards", "WCG-4.g.2", {"cards": cards, "players": self.seats})
        of_groups = bool(edition.groups) and edition.replayed
        of_rounds = self.switches.last_turns_always and any(not phase.shoot_out for phase in edition.phases[1:])
        last_turns = self.many_players and not self.switches.refill_before_replay
        if edition.hand < LEAST_TO_REPLAY and last_turns and (of_groups or of_rounds):
            raise WORDS.refused("hand_of_one", "WCG-C-06")

    def _read_teams(self) -> None:
        """What rule code asks of teams and phases all the time, as tables by number."""
        edition, colours = self.edition, self.material.colours
        self.colours = [team.colour for team in edition.teams]
        self.spaces = [colours[team.colour].spaces for team in edition.teams]
        self.takes = [colours[team.colour].max_goal + ONE_GOAL - 1 for team in edition.teams]
        """The highest goal token that each team may receive (WCG-6.d.2)."""
        self.slots: list[Slot] = [slot for fixture in edition.fixtures for slot in fixture.slots]
        self.own_matches = [phase.own_matches for phase in edition.phases]
        self.partial = [phase.partial for phase in edition.phases]
        self.receives = [[takes >= token for takes in self.takes] for token in range(THREE_GOALS + 1)]
        """For each goal token whether a team may receive it."""
        self.takers = [
            sum([1 << team for team, takes in enumerate(self.takes) if takes >= token])
            for token in range(THREE_GOALS + 1)
        ]
        """For each goal token the teams that may receive it, as a set of bits."""
        groups = {fixture: number for number, group in enumerate(edition.groups) for fixture in group.fixtures}
        self.group_of = [groups.get(fixture, NO_GROUP) for fixture in range(len(edition.fixtures))]
        """The group of each fixture."""
        teams = [slot.reference for slot in self.slots if slot.kind == "S"]
        most = max([1, *(teams.count(team) for team in set(teams))])
        weak = sum(1 for team in teams if self.takes[team] == ONE_GOAL)
        self.plenty = max(2 * most, weak, len(edition.teams) // 2)
        """With more open rows than this every card finds its teams."""
        self.most_tokens = max([len(kind.place) for kind in self.material.cards])
        self.all_open = 8 * THREE_GOALS + 64 * self.most_tokens
        """The openness of a board on which every card finds its teams."""

    def _longest(self) -> int:
        """Every turn uses up a card and is a phrase of at most four moves; replays come to an end by all experience."""
        deck = sum(kind.count for kind in self.kinds)
        turns = deck * (self.edition.passes + len(self.edition.phases)) + self.seats * (len(self.edition.phases) + 1)
        replayed = self.edition.replayed or any(not phase.shoot_out for phase in self.edition.phases)
        return 4 * (turns + (MOST_REPLAYS * deck if replayed else 0))

    def _name_moves(self) -> None:
        """The vocabulary. Rows come first, so that such a move's number is the row's."""
        verb = self.vocabulary.verb
        cards = [f"card:{name}" for name in self.cards]
        goals = [f"token:{token}" for token in self.material.tokens[ONE_GOAL - 1 : THREE_GOALS]]
        self.choose_row = verb("choose", [f"row:{row}" for row in self.edition.rows])
        self.place = verb("place", cards)
        self.flip = verb("flip", cards)
        self.discard = verb("discard", cards)
        self.leave_out = self.vocabulary.add("leave out")
        self.choose_token = verb("choose", goals, lowest=ONE_GOAL)

    def moves_with(self, use: int, cards: int) -> tuple[int, ...]:
        """To put down (0), turn over (1) or discard (2) with each of a set of cards: found once, then known."""
        known = self._moves_with[use].get(cards)
        if known is None:
            verb = (self.place, self.flip, self.discard)[use]
            known = verb.of_each([card for card in range(len(self.cards)) if cards >> card & 1])
            self._moves_with[use][cards] = known
        return known

    def move(self, name: str) -> int:
        """The number of a move by its name; a row goes by match and side, ``A1.left``, or by team, ``A1.FRA``."""
        words, colon, row = name.partition("row:")
        return super().move(words + colon + self.row_names.by_side(row) if colon else name)

    def row(self, team: str, match: str) -> str:
        """The name of the row of a team in a match: ``row("FRA", "A1")`` is ``A1.left``.

        Refused where the team does not play, and where the board alone does not say on which side it will: there a
        match knows more, ``match.row``.
        """
        return self.row_names.row(team, match)

    def throws(self, *throws: str) -> list[str]:
        """Throws for ``Scripted`` with dice named by the colour that they show; other throws stay as they are.

        ``W1 red`` is one die, ``dice black red blue white`` all four, in the order W1, W2, N1, N2.
        """
        return throws_by_colour(self.material, throws)

    def move_text(self, move: int) -> Text:
        verb, thing = self.vocabulary[move]
        kind, _, name = thing.partition(":")
        if kind == "card":
            text = self.kinds[self.card(name)].text
            return WORDS.text(f"move_{verb}", {"card": text})
        if kind == "token":
            return self.material.token_texts[self.material.tokens.index(name)]
        if kind == "row":
            fixture, _, side = name.rpartition(".")
            match = match_text(self.edition, self.edition.fixture(fixture))
            teams = [self.slots[row].reference for row in (move, move ^ 1) if self.slots[row].kind == "S"]
            if len(teams) < 2:
                return WORDS.text(f"move_{side}", {"match": match})
            team, against = (self.edition.teams[number].text for number in teams)
            return WORDS.text("move_group_row", {"team": team, "against": against, "match": match})
        return WORDS.text("move_leave_out")

    # ---- what the kernel asks

    def describe(self) -> Iterable[Thing]:
        return describe(self)

    def blank(self) -> WorldCupMatch:
        return WorldCupMatch(self)

    def opening(self) -> Step[Any]:
        return Setup()

    def scenario(
        self, decision: str, chance: Chance | None = None, said: Sequence[str] = (), **facts: Any
    ) -> WorldCupMatch:
        if decision in self.decisions() and isinstance(said, (list, tuple)) and all(isinstance(s, str) for s in said):
            refuse_said(decision, said)
        try:
            return super().scenario(decision, chance, said, **facts)
        except Refused as refused:
            raise said_to_the_end(decision, said) if refused.reason.key == "phrase_ends" else refused from None

    def set_scene(
        self, match: WorldCupMatch, decision: str, facts: Mapping[str, Any], chance: Chance
    ) -> Sequence[Step[Any]]:
        return set_scene(match, decision, facts, chance)

    def public_table(self, match: WorldCupMatch) -> dict[str, object]:
        """What everybody sees of a match."""
        return {**public_table(match)}

    def drawn(self, match: WorldCupMatch) -> dict[str, object]:
        """What is drawn of a match for everybody."""
        return drawn_of(match)

    def beside(self, match: WorldCupMatch) -> dict[str, object]:
        """What is shown beside it."""
        return beside_of(match)

    def private_table(self, match: WorldCupMatch, seat: int | None) -> dict[str, object]:
        """What a seat sees of it otherwise than others."""
        return {**hands_for(match, seat)}

    def broken(self, match: WorldCupMatch) -> list[str]:
        return broken(match)

    def score(self, match: WorldCupMatch) -> tuple[int, ...]:
        """How far the best team of each seat has come (WCG-C-68)."""
        best = [0] * self.seats
        for owner, stage in zip(match.owner, self.reached(match), strict=True):
            if owner >= 0:
                best[owner] = max(best[owner], stage)
        return tuple(best)

    def reached(self, match: WorldCupMatch) -> list[int]:
        """How far each team has come (WCG-C-68)."""
        return stages(match)
