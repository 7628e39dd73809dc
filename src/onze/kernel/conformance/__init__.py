"""The conformance kit: what every game must keep to, checked by playing it.

Hand it any game:

    from onze.kernel.conformance import check_game
    check_game(MyGame(seats=2), matches=20)

It plays random matches to the end and at every step looks at what the game says of itself: to a seat, to a clone,
to a redealt match, when it is refused something. ``NotConforming`` names what was wrong, the seed and the moves
that led there.

* ``kit``: the run over many matches; ``witness``: the match being watched; ``doubts``: what must differ some time
* ``state``, ``moves``, ``ends``: positions and views, what may be played, results and the referee
* ``secrets``, ``told``, ``facts``, ``proofs``: what is dealt anew, told, secret without being a card, and proven
* ``front_end``: things, menus, events that suffice, facts that reach a view
* ``scenarios``, ``records``, ``hash_seeds``: positions set up, matches written down, and played in another process

``playthrough`` prints one random match with every public answer at every step; kept in a file and compared, it
shows a change of behaviour as a readable difference.
"""

from onze.kernel.conformance.kit import check_game
from onze.kernel.conformance.playthrough import playthrough
from onze.kernel.conformance.witness import NotConforming

__all__ = ["NotConforming", "check_game", "playthrough"]
