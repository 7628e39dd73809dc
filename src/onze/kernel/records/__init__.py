"""Records: matches as text files that a person can read and anybody can check.

* ``lines``: numbered lines with a running hash; ``head``: what is played, by whom, and how luck is sealed
* ``plays``: the lines of play; ``writer``: a match that is written down while it is played
* ``reader``: a match rebuilt from its record, every move and every throw checked
"""

from onze.kernel.records.head import Head, read_head
from onze.kernel.records.lines import Record, read_record
from onze.kernel.records.plays import Play
from onze.kernel.records.reader import Frame, Replay, Verdict
from onze.kernel.records.writer import RecordedMatch, Written, go_on, kick_off, read_back, resume

__all__ = [
    "Frame", "Head", "Play", "Record", "RecordedMatch", "Replay", "Verdict", "Written", "go_on", "kick_off",
    "read_back", "read_head", "read_record", "resume",
]  # fmt: skip
