"""Where each match stands when an edition is drawn: groups one below the other, rounds as columns of a bracket."""

from onze.games.world_cup.box.edition import GROUPS, Edition

__all__ = ["bracket_places", "group_places"]

Places = dict[int, tuple[int, float]]
"""For fixtures by number the column and the height, in matches."""


def group_places(edition: Edition) -> Places:
    """A line a group, its matches side by side."""
    return {
        fixture: (column, float(line))
        for line, group in enumerate(edition.groups)
        for column, fixture in enumerate(group.fixtures)
    }


def bracket_places(edition: Edition) -> Places:
    """A column a round, each match beside the middle of those it comes from; what leads nowhere stands below."""
    places: Places = {}
    _place(edition, edition.final, places)
    lowest = places[edition.final][1]
    for number, fixture in enumerate(edition.fixtures):
        if fixture.phase != GROUPS and number not in places:
            column = fixture.phase - 1
            lowest = max([lowest, *(height for other, height in places.values() if other == column)]) + 1
            places[number] = (column, lowest)
    return places


def _place(edition: Edition, number: int, places: Places) -> float:
    """Places a match and all that lead to it; returns its height."""
    fixture = edition.fixtures[number]
    heights = [_place(edition, slot.reference, places) for slot in fixture.slots if slot.kind == "M"]
    beginnings = [other for other in places if not any(slot.kind == "M" for slot in edition.fixtures[other].slots)]
    height = sum(heights) / len(heights) if heights else float(len(beginnings))
    places[number] = (fixture.phase - 1, height)
    return height
