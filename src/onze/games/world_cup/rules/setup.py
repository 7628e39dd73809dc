"""Chapter IV: teams are shared out, cards are dealt."""

from onze.games.world_cup.match import NO_TEAM, WorldCupMatch
from onze.games.world_cup.rules.groups import GroupPhase
from onze.games.world_cup.rules.piles import tell_draw
from onze.kernel.cards import NOBODY
from onze.kernel.steps import Step

__all__ = ["Setup"]


class Setup(Step[WorldCupMatch]):
    """Teams are shared out, and a dealer shuffles and deals three cards each (WCG-4.g.1, WCG-4.g.2, WCG-C-32)."""

    def run(self, match: WorldCupMatch) -> None:
        rules = match.rules
        share_out_teams(match)
        match.row_team = [slot.reference if slot.kind == "S" else NO_TEAM for slot in rules.slots]
        match.dealt_by = match.last_drawer = match.die(rules.seats) - 1
        pack = [card for card, kind in enumerate(rules.kinds) for _ in range(kind.count)]
        match.lay_out(match.draw_pile, pack)
        match.shuffle(match.draw_pile)
        if match.heard:
            left = len(pack) - rules.seats * rules.edition.hand
            match.tell("dealer", {"seat": match.dealt_by, "count": left, "cards": left}, "WCG-4.g.1")
        deal_hands(match)
        match.then(GroupPhase() if rules.edition.groups else rules.knockout_steps[0])


def deal_hands(match: WorldCupMatch) -> None:
    """Cards are dealt in turn, one at a time; each hand is told as one (WCG-4.g.1)."""
    rules, pile = match.rules, match.draw_pile
    for seat, hand in enumerate(match.hands):
        top = len(pile.cards) - 1
        for turn in range(rules.edition.hand):
            # Between two cards of a hand lies one for each of those who have not got theirs yet.
            match.take_spot(top - turn * (rules.seats - seat), pile, hand)
        if match.heard:
            tell_draw(match, seat, hand.cards, "draw_pile", "WCG-4.g.1")


def share_out_teams(match: WorldCupMatch) -> None:
    """Everybody draws as many teams blind; those left over go to holders of weak ones (WCG-4.c.1, WCG-4.c.2)."""
    rules = match.rules
    bag = list(range(len(rules.edition.teams)))
    match.chance.shuffle(bag)
    each = len(bag) // rules.seats
    drawn = [sorted(bag[each * seat : each * (seat + 1)]) for seat in range(rules.seats)]
    left_over = bag[each * rules.seats :]
    received = give_out_left_over(match, drawn, left_over) if left_over else {}
    owner = [NOBODY] * len(bag)
    for seat in range(rules.seats):
        for team in drawn[seat]:
            owner[team] = seat
        if seat in received:
            owner[received[seat]] = seat
    match.owner = owner
    if match.heard:
        things = rules.edition.team_things
        for seat in range(rules.seats):
            details: dict[str, object] = {"seat": seat, "teams": [things[team] for team in drawn[seat]]}
            if seat in received:
                details["left_over"] = things[received[seat]]
            match.tell("teams", details, "WCG-4.c.2")


def give_out_left_over(match: WorldCupMatch, drawn: list[list[int]], left_over: list[int]) -> dict[int, int]:
    """The team that each receiver gets: holders of a grey team, then of a yellow one, then anybody; the weakest first.

    Nobody gets a second one, and the bag was shuffled, so that the next team in it is a random one (WCG-4.c.3,
    WCG-4.c.5 to WCG-4.c.8, WCG-C-30, WCG-C-31, WCG-C-72).
    """
    rules = match.rules
    seats = list(range(rules.seats))
    match.chance.shuffle(seats)  # the order among sets that are equally weak
    seats.sort(key=lambda seat: weakness(match, drawn[seat]))
    grey, yellow = len(rules.material.colours) - 1, len(rules.material.colours) - 2
    holders = [[seat for seat in seats if has_colour(match, drawn[seat], colour)] for colour in (grey, yellow)]
    received: dict[int, int] = {}
    for seat in (*holders[0], *holders[1], *seats):
        if seat not in received and len(received) < len(left_over):
            received[seat] = left_over[len(received)]
    return received


def has_colour(match: WorldCupMatch, teams: list[int], colour: int) -> bool:
    """Whether one of these teams has that colour."""
    return any(match.rules.colours[team] == colour for team in teams)


def weakness(match: WorldCupMatch, teams: list[int]) -> list[int]:
    """What sets of teams are compared by: the smaller, the weaker (WCG-4.c.9, WCG-C-29)."""
    rules = match.rules
    if rules.switches.weakness_by_spaces:
        return [sum([rules.spaces[team] for team in teams])]
    held = [rules.colours[team] for team in teams]
    return [held.count(colour) for colour in range(len(rules.material.colours))]
