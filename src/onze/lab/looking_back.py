"""A process that looks back at one match, ``python -m onze.lab.looking_back``: its record in, what was found out.

That takes some seconds of a core, which a server has better uses for.
"""

import json
import os
import sys
from typing import BinaryIO, TextIO

from onze.games import coach_of, open_record
from onze.lab.analysis import Analysis, analyse

__all__ = ["main"]


def main(record: BinaryIO, answer: TextIO) -> None:
    """Reads a record to its end, and writes one line; nothing is found where a game has no coach."""
    replay = open_record(record.read())
    known = coach_of(replay.game) is not None
    found = analyse(replay.game, replay.standing_frames()) if known else Analysis((), (), ())
    answer.write(json.dumps(found.written()) + "\n")


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # whoever plays comes first
    main(sys.stdin.buffer, sys.stdout)
