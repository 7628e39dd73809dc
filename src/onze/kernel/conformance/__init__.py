"""The conformance kit: what every game must keep to, checked by playing it.

Hand it any game:

    from onze.kernel.conformance import check_game
    check_game(MyGame(seats=2), matches=20)

It plays random matches to the end and at every step looks at what the game says of itself: to a seat, to a clone,
to a redealt match, when it is refused something. ``NotConforming`` names what was wrong and the moves that led there.

``playthrough`` prints one random match with every public answer at every step; kept in a file and compared, it
shows a change of behaviour as a readable difference.
"""

from onze.kernel.conformance.kit import check_game
from onze.kernel.conformance.playthrough import playthrough
from onze.kernel.conformance.witness import NotConforming

__all__ = ["NotConforming", "check_game", "playthrough"]
