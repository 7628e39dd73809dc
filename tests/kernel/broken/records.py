"""Games that say what no record can hold."""

from onze.kernel.vocabulary import Move
from tests.kernel.broken.making import breaks
from tests.kernel.toys import Kickabout, KickaboutGame


@breaks(r"no record can hold the move 'shout \[hey\]'")
class BracketsInAMove(KickaboutGame):
    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(seats, **options)
        self.vocabulary.add("shout", "[hey]")


@breaks(r"no record can hold the move 'shout a\\nb'")
class TwoLinesInAMove(KickaboutGame):
    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(seats, **options)
        self.vocabulary.add("shout", "a\nb")


@breaks("no record can hold the call 'fetch  ball'")
class TwoSpacesInACall(KickaboutGame):
    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(seats, **options)
        self.calls.add("fetch  ball")

    def take_call(self, match: Kickabout, call: Move) -> None:
        if call.verb != "fetch  ball":
            super().take_call(match, call)


@breaks("no record can hold the id 'kick about'")
class SpaceInTheId(KickaboutGame):
    id = "kick about"
