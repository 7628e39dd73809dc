"""Games that each break one promise, by topic: variations of the kickabout that the conformance kit must object to.

* ``making``: how one is made; ``BROKEN`` lists them all
* ``secrets``, ``told``, ``redeals``: what is seen, told and dealt anew; ``facts``: secrets that are no cards
* ``positions``, ``views``: what is written and shown
* ``moves``, ``phrases``: what may be played; ``luck``: what is thrown
* ``front_ends``: things, menus and events that a page cannot use
* ``referees``: what is said from outside; ``ends``: results; ``records``: what a record cannot hold
"""

from tests.kernel.broken import (
    ends,
    facts,
    front_ends,
    luck,
    moves,
    phrases,
    positions,
    records,
    redeals,
    referees,
    secrets,
    told,
    views,
)
from tests.kernel.broken.making import BROKEN

TOPICS = (ends, facts, front_ends, luck, moves, phrases, positions, records, redeals, referees, secrets, told, views)

__all__ = ["BROKEN", "TOPICS"]
