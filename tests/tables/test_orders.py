"""Standing orders answer for a seat, as long as they were meant to, and only with what it may say."""

import re
from typing import Any

import pytest

from onze.bots import ask_bot_phrase, random_bot
from onze.games import game_ids, load
from onze.kernel.chance import Seeded
from onze.kernel.menus import Entry
from onze.kernel.phrases import play_phrase
from onze.kernel.words import Refused
from onze.tables.orders import ALWAYS, MOST_ORDERS, MOST_THINGS, TURN, Order, answer, give_order, has_ended, held_by

WORLDWIDE = load("worldwide-football", 2)
FOOTIME = load("footime", 2)


def view(question: str = "Save", asked: tuple[int, ...] = (1,), viewer: int | None = 1, **more: Any) -> dict[str, Any]:
    """What a seat sees, as far as orders look at it."""
    decision = {"name": question, "rule": "", "asked": list(asked)}
    hands = [{"size": 2, "cards": ["card:a"]}, {"size": 2, "cards": ["card:b", "card:c"]}]
    return {"viewer": viewer, "decision": decision, "hands": hands, "outcome": None, **more}


def entry(move: str, commits: bool = True) -> Entry:
    """A move in a menu."""
    return {
        "move": move, "verb": move, "thing": "", "place": "", "text": {}, "button": None, "note": None,
        "odds": None, "commits": commits, "rule": "",
    }  # fmt: skip


MENU = [entry("pass"), entry("save"), entry("aim", commits=False)]


# ---- what is answered


def test_an_order_answers_its_question() -> None:
    assert answer([Order("Save")], view(), MENU) == "pass"
    assert answer([Order("Save", "save")], view(), MENU) == "save"


def test_an_order_is_silent_at_every_other_question() -> None:
    assert answer([Order("Save")], view("Defend"), MENU) is None
    assert answer([], view(), MENU) is None


def test_an_order_is_silent_while_others_are_asked_or_the_match_is_over() -> None:
    assert answer([Order("Save")], view(asked=(0,)), MENU) is None
    assert answer([Order("Save")], {**view(), "decision": None}, []) is None


def test_an_order_says_only_what_is_listed_and_commits() -> None:
    assert answer([Order("Save", "dive")], view(), MENU) is None
    assert answer([Order("Save", "aim")], view(), MENU) is None


def test_an_order_waits_while_one_of_its_cards_is_in_hand() -> None:
    assert answer([Order("Save", unless=("card:x", "card:c"))], view(), MENU) is None
    assert answer([Order("Save", unless=("card:x",))], view(), MENU) == "pass"


def test_cards_that_others_hold_and_show_are_no_exception() -> None:
    assert answer([Order("Save", unless=("card:a",))], view(), MENU) == "pass"


def test_the_order_that_was_given_last_comes_first() -> None:
    orders = [Order("Save", "pass"), Order("Save", "save", unless=("card:c",))]
    assert answer(orders, view(), MENU) == "pass", "the last one waits, for card:c is held"
    assert answer([*orders, Order("Save", "save")], view(), MENU) == "save"


# ---- this turn


def test_an_order_for_always_never_ends_by_itself() -> None:
    assert not has_ended(Order("Save", to_play=0), view(to_play=1), by_hand=True)


def test_an_order_for_this_turn_ends_with_an_answer_by_hand() -> None:
    order = Order("Save", lasts=TURN, to_play=0)
    assert has_ended(order, view(to_play=0), by_hand=True)
    assert not has_ended(order, view(to_play=0), by_hand=False)


def test_an_order_for_this_turn_ends_with_the_turn() -> None:
    order = Order("Save", lasts=TURN, to_play=0)
    assert has_ended(order, view(to_play=1), by_hand=False)
    assert not has_ended(order, view("Defend", asked=(0,), to_play=0), by_hand=False)


def test_where_nobody_has_the_turn_it_ends_when_the_roles_change() -> None:
    order = Order("Save", lasts=TURN)
    assert not has_ended(order, view(), by_hand=False)
    assert not has_ended(order, view("Build", asked=(0,)), by_hand=False)
    assert has_ended(order, view(asked=(0,)), by_hand=False)


def test_a_question_put_to_all_is_still_ours_when_we_have_answered_it() -> None:
    assert not has_ended(Order("Save", lasts=TURN), view(asked=(0,), answered=[1]), by_hand=False)


def test_nothing_lasts_longer_than_the_match() -> None:
    assert has_ended(Order("Save", lasts=TURN), view(outcome={"values": [1, 0]}), by_hand=False)


def test_in_worldwide_football_an_order_for_this_turn_is_over_with_the_attack() -> None:
    """The game does not say whose turn it is: what was ordered in an attack of the opponent's answers in no other."""
    answered = 0
    for seed in range(6):
        match, chance = WORLDWIDE.new_match(Seeded(seed)), Seeded(seed + 100)
        orders: list[Order] = []
        attacks, given_in, ball = 0, 0, -1
        while match.outcome is None:
            seat, seen = match.seat, match.view(1)
            if seen["ball"] != ball:
                ball, attacks = seen["ball"], attacks + 1
            if not orders and ball == 0 and seen["decision"]["name"] == "BuildAttack":
                wanted = [{"question": question, "lasts": TURN} for question in ("CounterPlayer", "KeepGoal")]
                orders, given_in = [give_order(order, WORLDWIDE, seen) for order in wanted], attacks
            said = answer(orders, seen, match.menu(1)) if seat == 1 else None
            by_hand = seat == 1 and said is None and len(match.moves(1)) > 1
            if said is not None:
                assert given_in == attacks
                answered += 1
                match.play(WORLDWIDE.move(said), chance, seat=1)
            else:
                play_phrase(match, ask_bot_phrase(random_bot, match, seat, chance), chance, None, seat)
            orders = [order for order in orders if not has_ended(order, match.view(1), by_hand)]
    assert answered > 3


# ---- what is held


@pytest.mark.parametrize("game_id", game_ids())
def test_a_seat_holds_what_lies_in_its_hands(game_id: str) -> None:
    game = load(game_id, 2)
    match, chance = game.new_match(Seeded(7)), Seeded(8)
    held = 0
    for _ in range(60):
        if match.outcome is not None:
            break
        for seat in (0, 1):
            hands = [zone for zone in match.zones if zone.place.hand and zone.place.owner == seat]
            mine = {game.card_id(card) for zone in hands for card in zone.cards}
            assert held_by(match.view(seat)) == {*mine}
            held += len(mine)
        assert held_by(match.view(None)) == frozenset()
        match.play(random_bot(match, match.seat, chance), chance, seat=match.seat)
    assert held


def test_what_lies_in_reserve_is_not_held() -> None:
    side = {"seat": 1, "hand": {"size": 1, "cards": ["card:b"]}, "reserve": {"size": 1, "cards": ["card:c"]}}
    other = {"seat": 0, "hand": {"size": 1, "cards": ["card:a"]}}
    seen = {"viewer": 1, "sides": [other, side], "decision": {"seat": 1, "hand": {"size": 1, "cards": ["card:d"]}}}
    assert held_by(seen) == {"card:b"}


@pytest.mark.parametrize("game_id", game_ids())
def test_what_orders_say_can_always_be_played(game_id: str) -> None:
    """Orders to pass at every question, whatever it is, never stop a match or break a phrase off."""
    game = load(game_id, 2)
    match, chance = game.new_match(Seeded(3)), Seeded(4)
    move = "pass" if "pass" in game.vocabulary.names() else game.name(0)
    orders = [Order(question, move) for question in game.decisions()]
    for _ in range(250):
        if match.outcome is not None:
            break
        seat = match.seat
        said = answer(orders, match.view(seat), match.menu(seat))
        phrase = ask_bot_phrase(random_bot, match, seat, chance) if said is None else [game.move(said)]
        play_phrase(match, phrase, chance, None, seat)


# ---- giving orders


def test_an_order_remembers_whose_turn_it_was() -> None:
    seen = FOOTIME.new_match(Seeded(1)).view(0)
    order = give_order({"question": "TackleWindow", "lasts": TURN, "unless": ["card:duel", "card:duel"]}, FOOTIME, seen)
    assert order == Order("TackleWindow", "pass", TURN, ("card:duel",), seen["to_play"])
    assert give_order({"question": "BuildAttack", "move": "give back"}, WORLDWIDE, view()).to_play is None


def test_an_order_goes_through_plain_values_and_back() -> None:
    order = Order("TackleWindow", "pass", TURN, ("card:duel",), 1)
    assert Order.stored(order.written()) == order


def test_an_order_stays_as_it_was_given() -> None:
    with pytest.raises(AttributeError):
        Order("TackleWindow").move = "tackle"  # type: ignore[misc]


def test_an_order_keeps_its_question_in_words_if_that_is_what_was_asked() -> None:
    asked = {"en": "A tackle?", "fr": "Un tacle ?"}
    given = give_order({"question": "TackleWindow"}, FOOTIME, view("TackleWindow"), asked=asked)
    assert given.asks == asked
    assert Order.stored(given.written()) == given
    assert give_order({"question": "Turn"}, FOOTIME, view("TackleWindow"), asked=asked).asks == {}
    assert give_order({"question": "TackleWindow"}, FOOTIME, view("TackleWindow", asked=(0,)), asked=asked).asks == {}
    before = {name: value for name, value in given.written().items() if name != "asks"}
    assert Order.stored(before).asks == {}, "orders from before have none"


def test_an_order_does_not_show_in_a_log() -> None:
    shown = repr(Order("TackleWindow", "pass", TURN, ("card:duel",), 1))
    assert "duel" not in shown
    assert "pass" not in shown


@pytest.mark.parametrize(
    ("plain", "key", "told"),
    [
        ("pass", "not_as_wanted", "order"),
        ({}, "missing", "question"),
        ({"question": "Weather"}, "order_unknown_question", "Weather"),
        ({"question": ["Turn"]}, "order_unknown_question", "Turn"),
        ({"question": "Turn", "move": 3}, "not_as_wanted", "move"),
        ({"question": "Turn", "move": "paas"}, "unknown_move", "pass"),
        ({"question": "Turn", "lasts": "long"}, "order_lasts", "long"),
        ({"question": "Turn", "lasts": [TURN]}, "order_lasts", TURN),
        ({"question": "Turn", "unless": "card:duel"}, "not_as_wanted", "unless"),
        ({"question": "Turn", "unless": [3]}, "not_as_wanted", "unless"),
        ({"question": "Turn", "unless": ["card:joker-of-hearts"]}, "order_unknown_thing", "card:joker-of-hearts"),
        ({"question": "Turn", "unless": ["card:duel"] * (MOST_THINGS + 1)}, "order_too_many_things", str(MOST_THINGS)),
        ({"question": "Turn", "unles": []}, "unknown_field", "unless"),
    ],
)
def test_an_order_that_cannot_be_is_refused_in_both_languages(plain: object, key: str, told: str) -> None:
    with pytest.raises(Refused) as refused:
        give_order(plain, FOOTIME, view(to_play=0))
    assert refused.value.reason.key == key
    assert told in refused.value.sentence("en")
    assert told in refused.value.sentence("fr")


def test_who_names_no_question_of_the_game_is_told_the_nearest_few_and_how_to_name_one() -> None:
    with pytest.raises(Refused) as refused:
        give_order({"question": "TackelWindow"}, FOOTIME, view(to_play=0))
    assert "such as TackleWindow, " in refused.value.sentence("en")
    assert len(set(re.findall(r"\w+", refused.value.sentence("fr"))) & set(FOOTIME.decisions())) == 3


def test_a_seat_has_only_so_many_orders() -> None:
    wanted = {"question": "Turn"}
    assert give_order(wanted, FOOTIME, view(), MOST_ORDERS - 1).lasts == ALWAYS
    with pytest.raises(Refused, match=f"You have given {MOST_ORDERS} orders"):
        give_order(wanted, FOOTIME, view(), MOST_ORDERS)
