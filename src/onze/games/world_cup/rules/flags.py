"""Chapter XI: flags move on, players without a team leave, and somebody wins the cup."""

from onze.games.world_cup.box.edition import GROUPS, Slot
from onze.games.world_cup.match import NO_TEAM, WorldCupMatch
from onze.games.world_cup.rules.thirds import third_places
from onze.kernel.cards import NOBODY
from onze.kernel.outcome import Outcome, shared
from onze.kernel.steps import Step

__all__ = ["EndPhase", "fill_slots", "stages"]


class EndPhase(Step[WorldCupMatch]):
    """Tokens go back, flags move on, and only then players without a team leave (WCG-11.a.1, WCG-C-43).

    Whoever alone can still win the cup has won; it may be played out (WCG-11.f.2, WCG-11.f.3, WCG-C-51, WCG-C-52).
    """

    def run(self, match: WorldCupMatch) -> None:
        match.open_board(())
        if match.phase == len(match.rules.edition.phases) - 1:
            crown(match, match.owner[match.winner[match.rules.edition.final]])
            return
        fill_slots(match)
        eliminate(match)
        seats = contenders(match)
        if len(seats) == 1 and match.decided == NOBODY:
            match.decided = seats[0]
            if match.heard:
                before_final = match.phase == len(match.rules.edition.phases) - 2
                match.tell("decided", {"seat": seats[0]}, "WCG-C-51" if before_final else "WCG-C-52")
            if not match.rules.switches.play_out:
                match.turn = match.last_turns = 0  # those who have left take no turn, and nobody else does now
                crown(match, seats[0])
                return
        match.then(match.rules.knockout_steps[match.phase])


def fill_slots(match: WorldCupMatch, thirds: dict[int, int] | None = None) -> None:
    """Every flag that this phase has earned a place goes there, on the dot of its colour (WCG-3.d.2).

    ``thirds`` are the third-placed teams that go on, by the row that each takes; found from the results unless given.

    From the groups: WCG-11.b.1, WCG-11.b.2, WCG-11.j.1. From a round: WCG-11.e.1, WCG-11.l.1, WCG-11.n.1, WCG-11.o.6 to
    WCG-11.o.8.
    """
    edition = match.rules.edition
    if thirds is None:
        thirds = third_places(match) if match.phase == GROUPS and edition.best_thirds else {}
    row_team = match.row_team = match.row_team[:]
    for number in edition.later[match.phase]:
        for row in (2 * number, 2 * number + 1):
            if row_team[row] != NO_TEAM:
                continue
            slot = match.rules.slots[row]
            team = thirds.get(row, NO_TEAM) if slot.kind == "T" else qualified(match, slot)
            row_team[row] = team
            if team != NO_TEAM and match.heard:
                details: dict[str, object] = {
                    "row": edition.row_things[row],
                    "team": edition.team_things[team],
                    "from": _came_from(match, row),
                    "to": edition.row_things[row],
                }
                match.tell("flag", details, "WCG-3.d.2")


def _came_from(match: WorldCupMatch, row: int) -> str:
    """The group or the match that has brought a team to a row."""
    edition = match.rules.edition
    slot = match.rules.slots[row]
    if slot.kind in ("M", "L"):
        return edition.match_things[slot.reference]
    team = match.row_team[row]
    return next(f"group:{group.id}" for group in edition.groups if team in group.teams)


def qualified(match: WorldCupMatch, slot: Slot) -> int:
    """The team that a slot is known to be for; nobody as long as it is not."""
    if slot.kind in ("W", "R"):
        order = [team for tier in match.tiers[slot.reference] for team in tier] if match.tiers else []
        return order[0 if slot.kind == "W" else 1] if order else NO_TEAM
    if slot.kind in ("M", "L"):
        winner = match.winner[slot.reference]
        left, right = match.row_team[2 * slot.reference], match.row_team[2 * slot.reference + 1]
        if winner == NO_TEAM or slot.kind == "M":
            return winner
        return right if winner == left else left
    return NO_TEAM


def eliminate(match: WorldCupMatch) -> None:
    """Whoever has no team left leaves the game, and his hand is discarded (WCG-11.0.1, WCG-11.0.2, WCG-11.l.3).

    The others keep theirs and play on, for third place too (WCG-8.b.3, WCG-11.c.7, WCG-11.f.1, WCG-C-61).
    """
    match.playing = match.seats_of(match.rules.edition.later[match.phase])
    for seat, hand in enumerate(match.hands):
        if seat not in match.playing and hand.cards:
            cards = hand.cards[:]
            for card in cards:
                match.give(card, hand, match.discard_pile)
            if match.heard:
                details: dict[str, object] = {
                    "seat": seat,
                    "cards": match.card_ids(cards),
                    "from": f"hands.{seat}",
                    "to": "discard_pile",
                }
                match.tell("eliminated", details, "WCG-11.0.1")


def contenders(match: WorldCupMatch) -> list[int]:
    """The seats that control a team that can still win the cup (WCG-C-51, WCG-C-52, WCG-C-61)."""
    return match.seats_of(match.rules.edition.later_to_final[match.phase])


def crown(match: WorldCupMatch, seat: int) -> None:
    """The controller of the cup's winner wins the game (WCG-1.0.1, WCG-11.i.1, WCG-11.q.1)."""
    rules = match.rules
    team = match.winner[rules.edition.final]
    match.finish(Outcome(shared(rules.sides, [seat]), rules.score(match), "cup won", "WCG-1.0.1"))
    if match.heard:
        champion = None if team == NO_TEAM else rules.edition.team_things[team]
        match.tell("champion", {"seat": seat, "team": champion}, "WCG-1.0.1")


def stages(match: WorldCupMatch) -> list[int]:
    """How far each team has come: the rounds that it reached; at last third place, the final, the cup (WCG-C-68)."""
    edition = match.rules.edition
    last = len(edition.phases) - 1
    reached = [0] * len(edition.teams)
    for number, fixture in enumerate(edition.fixtures):
        if fixture.phase == GROUPS:
            continue
        for row in (2 * number, 2 * number + 1):
            team = match.row_team[row]
            if team == NO_TEAM:
                continue
            won = match.winner[number] == team
            if number == edition.final:
                reached[team] = last + (3 if won else 2)
            else:
                reached[team] = max(reached[team], fixture.phase + (1 if won and fixture.phase == last else 0))
    return reached
