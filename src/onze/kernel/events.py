"""What happened, told to whoever listens: log, commentary, report, animation."""

from collections.abc import Callable, Mapping, Sequence

from onze.kernel.things import bare

__all__ = ["Event", "Listener"]


class Event:
    """One thing that happened: what everybody may know, and what only some seats may know as well."""

    def __init__(
        self,
        kind: str,
        details: Mapping[str, object],
        rule: str = "",
        private: Mapping[int, Mapping[str, object]] | None = None,
        whole: Sequence[str] = (),
    ) -> None:
        self.kind = kind
        """What happened, in a word or two of the game: ``goal``, ``shot stopped``."""
        self.details = details
        """What everybody may know of it, in plain values and names."""
        self.rule = rule
        """The id of the rule that made it happen, or an empty string."""
        self.private = private or {}
        """What single seats may know as well, by seat."""
        self.whole = whole
        """The kinds whose ids stay whole in ``facts``: ``game.whole_kinds``."""
        self.after: Mapping[str, object] = {}
        """What has changed on the table since the event before, as everybody sees it: paths of the public view.

        The last event of a move also carries what has changed beside the board, as soon as the move is over.
        """

    @property
    def facts(self) -> Mapping[str, object]:
        """The details with bare names instead of ids, as scenarios are written: ``corner-red``."""
        return {name: bare(value, self.whole) for name, value in self.details.items()}

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as that seat is told it (``None``: a spectator), in plain values."""
        told: dict[str, object] = {**self.details, "kind": self.kind}
        if self.rule:
            told["rule"] = self.rule
        if seat is not None:
            told.update(self.private.get(seat, {}))
        return told

    def __repr__(self) -> str:
        return f"Event({self.seen_by(None)}, private to {sorted(self.private)})"


Listener = Callable[[Event], None]
"""Whoever is told of events: any function of one event, such as ``told.append``."""
