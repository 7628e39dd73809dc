"""Games that describe or draw what is not so."""

from collections.abc import Iterator, Mapping

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


@breaks("`drawn` is empty: name what is drawn of the table, or leave out `beside` too")
class DrawsNothing(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def drawn(self) -> dict[str, object]:
            return {}


@breaks("`drawn` or `beside` hands out a part of the match")
class DrawsItsLiveGoals(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def drawn(self) -> dict[str, object]:
            return {**super().drawn(), "goals": self.goals}


@breaks("goals is not drawn: name every score and every size in `drawn`")
class LeavesItsGoalsOutOfTheDrawing(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        undrawn = ("goals",)

        def drawn(self) -> dict[str, object]:
            return {path: value for path, value in super().drawn().items() if path != "goals"}


@breaks("the view of seat . names .*: a card is a whole id")
class ShowsTheBareNameOfTheLastCard(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        undrawn = ("last_card",)

        def table(self, seat: int | None) -> dict[str, object]:
            last = self.card_names(self.discard_pile.cards[-1:])
            return {**super().table(seat), "last_card": last}


@breaks("the public view and the private one of seat . do not make up its view")
class ForgetsTheHandBesideAPublicView(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def private_view(self, seat: int, public: Mapping[str, object] | None = None) -> dict[str, object]:
            return super().private_view(seat) if public is None else {"lucky": self.lucky[seat]}
