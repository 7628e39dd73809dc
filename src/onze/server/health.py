"""Whether all is well, and figures as Prometheus reads them."""

import bisect
from collections import Counter
from collections.abc import Iterator
from typing import Final

__all__ = ["BOUNDS", "Figures"]

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The upper bounds, in seconds, by which durations are counted."""


class Duration:
    """How long something took, counted by upper bounds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        """How often it took at most each bound, and more than the last."""
        self.sum = 0.0
        """All together."""

    def note(self, seconds: float) -> None:
        """It took so long once."""
        self.counts[bisect.bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        """The figures of it."""
        yield f"# TYPE {name} histogram"
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self.sum:.6f}"
        yield f"{name}_count {total}"


class Figures:
    """What is counted since the server was started."""

    def __init__(self) -> None:
        self.calls: Counter[tuple[str, int]] = Counter()
        """Calls by pattern and status."""
        self.requests: Counter[str] = Counter()
        """What pages have asked for, by kind."""
        self.refusals: Counter[str] = Counter()
        """What was refused, by the key of its sentence."""
        self.messages = 0
        """What pages were told."""
        self.resyncs = 0
        """How often a page was told everything anew."""
        self.faults = 0
        """Errors of ours."""
        self.moves = Duration()
        """How long a move took until it was stored."""

    def written(self, gauges: dict[str, int]) -> str:
        """Everything in the format of Prometheus; ``gauges`` is what is counted elsewhere, as it is now."""
        lines = ["# TYPE onze_calls_total counter"]
        lines += [
            f'onze_calls_total{{call="{call}",status="{status}"}} {count}'
            for (call, status), count in sorted(self.calls.items())
        ]
        for name, label, counted in (
            ("onze_requests_total", "kind", self.requests),
            ("onze_refusals_total", "key", self.refusals),
        ):
            lines.append(f"# TYPE {name} counter")
            lines += [f'{name}{{{label}="{key}"}} {count}' for key, count in sorted(counted.items())]
        for name, value in (
            ("onze_messages_total", self.messages),
            ("onze_resyncs_total", self.resyncs),
            ("onze_faults_total", self.faults),
        ):
            lines += [f"# TYPE {name} counter", f"{name} {value}"]
        for name, value in gauges.items():
            lines += [f"# TYPE {name} gauge", f"{name} {value}"]
        lines += self.moves.lines("onze_move_seconds")
        return "\n".join(lines) + "\n"
