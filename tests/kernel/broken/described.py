"""Games that describe or draw what is not so."""

from collections.abc import Iterator

from onze.kernel.things import Thing
from onze.kernel.words import LANGUAGES
from tests.kernel.broken.making import OtherMatch, WithMatch, breaks
from tests.kernel.toys import KickaboutGame


@breaks("there are 77 of 'card:shot' by its `count`, but 8 lie in all places")
class CountsShotsThatAreNotThere(KickaboutGame):
    def describe(self) -> Iterator[Thing]:
        yield from super().describe()
        yield Thing("card:shot", dict.fromkeys(LANGUAGES, "shot"), count=77)


@breaks("'side:left' names .*side:nowhere.* in its facts, which `things` does not know")
class HasANeighbourNowhere(KickaboutGame):
    def describe(self) -> Iterator[Thing]:
        yield from super().describe()
        yield Thing("side:left", dict.fromkeys(LANGUAGES, "left"), facts={"neighbours": ["side:nowhere"]})


@breaks("`drawn` is empty: name what is drawn of the table, or leave it out")
class DrawsNothing(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def drawn(self) -> dict[str, object]:
            return {}


@breaks("`drawn` or `beside` hands out a part of the match")
class DrawsItsLiveGoals(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def drawn(self) -> dict[str, object]:
            return {**super().drawn(), "goals": self.goals}
