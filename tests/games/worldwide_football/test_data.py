"""The cards as the ledger gives them (section 5)."""

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.box.abilities import as_bits
from onze.games.worldwide_football.box.squads import SLOTS, Player

INTERNATIONAL = WorldwideFootball(mode="international")

# ---- Action cards

ACTIONS = {
    "dribble": "attack 1 | - | pressing 0, tackle 0 | -",
    "pass": "attack 2 | - | interception 1, tackle 1 | indirect_free_kick, corner",
    "long-pass": "attack 3 | - | interception 3, pressing 0 | indirect_free_kick, corner",
    "cross": "attack 1 | 5/6 | interception 2 | indirect_free_kick, corner",
    "through-ball": "attack 2 | 4/5 | interception 1, pressing 1 | indirect_free_kick",
    "shot-678": "shot 0 | 6/7/8 | pressing 0, tackle 0 | -",
    "shot-567": "shot 0 | 5/6/7 | pressing 0, tackle 0 | -",
}
"""Attack cards and Shots: PA, prerequisite, red bonuses, and the set pieces that they restart."""

DEFENCES = {"interception": (19, 0, 0, 0), "pressing": (18, 2, 1, 0), "tackle": (16, 6, 2, 1)}
"""The printed number, and how many rolls are fouls, yellow cards and red cards."""


def test_attack_cards_and_shots_are_those_of_the_ledger() -> None:
    found = {}
    for action in INTERNATIONAL.actions:
        if action.kind != "defence":
            need = "/".join(str(pa) for pa in action.need) or "-"
            answers = ", ".join(f"{name} {bonus}" for name, bonus in sorted(action.defence.items()))
            found[action.name] = f"{action.kind} {action.pa} | {need} | {answers} | {', '.join(action.restart) or '-'}"
    assert found == ACTIONS


def test_shots_are_better_with_more_pa() -> None:
    bonuses = {action.name: action.bonus for action in INTERNATIONAL.actions if action.kind == "shot"}
    assert bonuses == {"shot-678": {6: 0, 7: 1, 8: 2}, "shot-567": {5: -1, 6: 0, 7: 1}}


def test_defence_cards_are_those_of_the_ledger() -> None:
    found = {
        action.name: (action.printed, len(action.foul), len(action.yellow), len(action.red))
        for action in INTERNATIONAL.actions
        if action.kind == "defence"
    }
    assert found == DEFENCES
    tackle = next(action for action in INTERNATIONAL.actions if action.name == "tackle")
    assert (tackle.foul, tackle.yellow, tackle.red) == ((1, 2, 3, 4, 5, 6), (2, 3), (1,))
    pressing = next(action for action in INTERNATIONAL.actions if action.name == "pressing")
    assert (pressing.foul, pressing.yellow) == ((1, 2), (1,))


def test_the_sample_decks_are_legal() -> None:
    assert set(INTERNATIONAL.decks) == {"standard", "offensive", "balanced", "defensive"}
    for deck in INTERNATIONAL.decks.values():
        assert sum(deck) == 32
        assert 7 <= sum(deck[INTERNATIONAL.first_defence :]) <= 12
        assert all(count <= there for count, there in zip(deck, INTERNATIONAL.pool, strict=True))
    assert INTERNATIONAL.decks["standard"] == WorldwideFootball(mode="professional").pool


# ---- teams

TEAMS = {
    "brazil": (5, "creativity clinical-finishing attacking-play", "counter-attack tactical-plan",
               "first_dribble_extra_draw"),
    "france": (5, "counter-attack creativity stamina", "defensive-block tactical-plan", "half_time_extra_star"),
    "germany": (6, "defensive-block stamina tactical-plan", "attacking-play offside-trap",
                "kickoff_extra_action_cards"),
    "italy": (5, "defensive-block offside-trap diving", "stamina tactical-plan", "first_defence_roll_bonus"),
    "spain": (5, "counter-attack attacking-play tactical-plan", "creativity clinical-finishing",
              "first_give_back_extra_draw"),
}  # fmt: skip
"""Stars, the printed abilities, the two more of solo play, and the Stadium line."""

SQUADS = {
    "brazil": """
        G1 | Anselmo Quixaba | 0 | shot_die | keeper_plus 2
        D1 | Tico Laranjal | 1 | after pass | none
        D2 | Edvan Brejinho | 0 | counter | counter_player 11
        M1 | Juruna Valadim * | 0 | after dribble | draw_action 2
        M2 | Beto Camboim | 1 | with dribble | undefendable_now
        A1 | Nando Piracema | 0 | with shot-678/shot-567 | undefendable_now
        A2 | Zuza Itaporé * | 2 | after dribble | none
    """,
    "france": """
        G1 | Corentin Vauxgirard | 0 | shot_die | force_shot_reroll
        D1 | Ismaël Tourbelin | 0 | after_roll | defence_plus 4
        D2 | Loan Peyrissac | 0 | counter | counter_player 10
        M1 | Gaspard Vautrenne | 1 | recovery tackle/pressing/interception | draw_action 1
        M2 | Titouan Marchadier * | 0 | after long-pass | recover_action 1
        A1 | Sofiane Delorbe | 0 | with shot-678/shot-567 | undefendable_now
        A2 | Yanis Courtemarche | 1 | after dribble/through-ball | none
    """,
    "germany": """
        G1 | Lorenz Achterkamp | 0 | shot_die | keeper_plus 3
        D1 | Henrik Stolzenbach | 0 | after_roll | defence_plus 4
        D2 | Jost Wienbrock | 0 | counter | counter_player 9
        M1 | Falk Ebersreuter * | 1 | with long-pass | cancel_red_bonus
        M2 | Timo Gerrenhauser | 2 | recovery tackle/pressing | none
        A1 | Ruben Kasselfeld | 0 | after_shot | shot_best_of 2
        A2 | Marek Uhlenried | 1 | after cross | none
    """,
    "italy": """
        G1 | Duccio Serravento | 0 | shot_die | keeper_sum 2
        D1 | Elio Monteforesi | 0 | after_roll | defence_plus 4
        D2 | Saverio Brancaleoni | 0 | counter | counter_player 8
        M1 | Orlando Ticinelli * | 0 | after pass | draw_action 2
        M2 | Nevio Castragnoli | 2 | recovery pressing/interception | none
        A1 | Fosco Bellarmati | 0 | after_shot | shot_best_of 2
        A2 | Tullio Granserra | 1 | after cross | none
    """,
    "spain": """
        G1 | Ander Urkizola | 0 | shot_die | keeper_plus 2
        D1 | Lisardo Fontecha | 2 | recovery interception | none
        D2 | Quim Valldaura | 0 | counter | counter_player 10
        M1 | Nilo Carrascedo | 0 | after pass | recover_action 1
        M2 | Teo Barandica * | 1 | with pass | undefendable_now
        A1 | Ximo Terralbes | 1 | after through-ball | none
        A2 | Unai Goitisolo | 0 | after_shot | shot_plus 1
    """,
}
"""Slot, name (a star marks the specialists of free kicks), PA, window with its cards, and effect."""


def as_a_row(player: Player) -> str:
    """A Player card as the table has it."""
    name = f"{player.name} *" if player.specialist else player.name
    window = " ".join([player.window, *(["/".join(player.on)] if player.on else [])])
    effect = " ".join([player.effect, *([str(player.amount)] if player.amount else [])])
    return " | ".join([SLOTS[player.slot], name, str(player.pa), window, effect])


@pytest.mark.parametrize("name", TEAMS)
def test_a_team_card_is_that_of_the_ledger(name: str) -> None:
    (team,) = (team for team in INTERNATIONAL.teams if team.id == name)
    stars, printed, more, stadium = TEAMS[name]
    assert (team.stars, team.stadium) == (stars, stadium)
    assert team.abilities == as_bits(tuple(printed.split()))
    assert team.solo_abilities == as_bits(tuple(f"{printed} {more}".split()))


@pytest.mark.parametrize("name", SQUADS)
def test_a_squad_is_that_of_the_ledger(name: str) -> None:
    (team,) = (team for team in INTERNATIONAL.teams if team.id == name)
    rows = [row.strip() for row in SQUADS[name].strip().splitlines()]
    assert [as_a_row(player) for player in team.players] == rows


def test_teams_are_named_in_both_languages() -> None:
    names = {team.id: (team.name["en"], team.name["fr"]) for team in INTERNATIONAL.teams}
    assert names == {
        "brazil": ("Brazil", "Brésil"),
        "france": ("France", "France"),
        "germany": ("Germany", "Allemagne"),
        "italy": ("Italy", "Italie"),
        "spain": ("Spain", "Espagne"),
    }
