"""Checks of what is handed out: nobody can change a match through its views."""

from onze.kernel.conformance.witness import Witness, named

__all__ = ["check_given_away"]


def check_given_away(witness: Witness) -> None:
    """Whatever somebody does to a view changes neither the match nor the next view."""
    match = witness.match
    for viewer in witness.looking:
        spoil(match.view(viewer))
        witness.demand(witness.unchanged(), f"a view of {named(viewer)} holds a part of the match that can be changed")
        same = match.view(viewer) == witness.view(viewer)
        witness.demand(same, f"a view of {named(viewer)} is another after somebody has changed the last one")


def spoil(value: object) -> None:
    """Changes every list and every dictionary in a value."""
    if isinstance(value, list):
        for part in value:
            spoil(part)
        value.append("spoilt")
    elif isinstance(value, dict):
        for part in value.values():
            spoil(part)
        value["spoilt"] = True
