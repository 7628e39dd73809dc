"""Games that each break one promise, by topic: variations of the kickabout that the conformance kit must object to.

* ``making``: how one is made; ``BROKEN`` lists them all
* ``secrets``, ``told``, ``redeals``, ``kept``: what is seen, told and dealt anew; ``facts``: secrets that are no cards
* ``answers``: what is refused, and what a referee may say
* ``positions``, ``views``, ``seen``: what is written and shown
* ``moves``, ``phrases``: what may be played; ``luck``: what is thrown; ``elsewhere``: what another process makes of it
* ``front_ends``, ``described``: things, menus and events that a page cannot use
* ``referees``: what is said from outside; ``ends``: results; ``records``: what a record cannot hold
"""

from tests.kernel.broken import (
    answers,
    described,
    elsewhere,
    ends,
    facts,
    front_ends,
    kept,
    luck,
    moves,
    phrases,
    positions,
    records,
    redeals,
    referees,
    secrets,
    seen,
    told,
    views,
)
from tests.kernel.broken.making import BROKEN

TOPICS = (
    answers, described, elsewhere, ends, facts, front_ends, kept, luck, moves, phrases,
    positions, records, redeals, referees, secrets, seen, told, views,
)  # fmt: skip

__all__ = ["BROKEN", "TOPICS"]
