"""The conformance kit: what every game must keep to, checked by playing it.

Hand it any game:

    from onze.kernel.conformance import check_game
    check_game(MyGame(seats=2), matches=20)

It plays random matches to the end and at every step looks at what the game says of itself: to a seat, to a clone,
to a redealt match, when it is refused something. ``NotConforming`` names what was wrong, the seed and the moves
that led there.

* ``kit``: the run over many matches; ``witness``: the match being watched; ``doubts``: what must differ some time
* ``state``, ``moves``, ``phrases``, ``ends``: positions and views, what may be played, results and the referee
* ``secrets``, ``deals``, ``told``, ``facts``, ``proofs``: what is dealt anew, told, secret without being a card, proven
* ``front_end``, ``details``, ``odds``: things and menus, what events tell, what odds promise
* ``seen``, ``drawings``: facts and questions that reach a view, and views that events lead to
* ``scenarios``, ``records``, ``hash_seeds``: positions set up, matches written down, and played in another process

What playing cannot show stays unseen, and is for a game's own tests: whether what is foreseen comes true; whether odds
do that are not called by the name of an event told at once; whether a hidden fact is drawn from all values that it can
have, and as often as it should; whether details of events are true beyond score, cards and sizes; whether bare words of
a view are described, and why a match ended, in a game that describes no such reason; scenarios with facts; what lies in
compiled classes beside the facts; luck that a rule makes for itself.

``playthrough`` prints one random match with every public answer at every step; kept in a file and compared, it
shows a change of behaviour as a readable difference.
"""

from onze.kernel.conformance.kit import check_game
from onze.kernel.conformance.playthrough import playthrough
from onze.kernel.conformance.witness import NotConforming

__all__ = ["NotConforming", "check_game", "playthrough"]
