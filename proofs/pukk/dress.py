"""Dressing: what lies on the fields is what the players put there, and in the newspaper's rules one each on each."""

from collections.abc import Iterator, Mapping, Sequence

from pukk.core.logic import Number, Truth, conj, ite
from pukk.games.pukk.dress import (
    add_dressing,
    chips_by_field,
    chips_by_player,
    compute_dressing,
    extra_in_pukk,
    stake_before_deal,
    stake_on_shared,
)
from pukk.games.pukk.house import FIELDS, PukkHouse
from pukk.games.pukk.setup import compute_owners
from pukk.proofs.kernel import Rule, Twin, theorem
from pukk.proofs.pieces import Chips, Flag, Many
from pukk.proofs.tables import PLAYERS, AnyHouse, Choices, house_at_numbers, shipped_houses

PAPER = "morgunbladid-2002"


@theorem(
    clauses=[
        "pukk.dress.stays-dressed",
        "pukk.dress.own-stake",
        "pukk.dress.shared-stake",
        "pukk.dress.pukk-extra",
    ],
    over=PLAYERS,
    given=lambda players: {
        "owns": Many(Many(Flag(), len(FIELDS)), players),
        "shared": Many(Flag(), len(FIELDS)),
        "before": Many(Chips(), len(FIELDS)),
        "house": AnyHouse("pay_on_demand", "shared_stake", "pukk_extra", own_stake=Chips()),
    },
    twins=[Twin("the-old-dressing-is-lost", {"add": lambda before, dressing: dressing})],
)
def what_lies_on_the_fields_is_what_was_put_there(
    owns: Sequence[Sequence[Truth]],
    shared: Sequence[Truth],
    before: Sequence[Number],
    house: Choices,
    *,
    add: Rule = add_dressing,
) -> Truth:
    """Whoever owns or shares which fields: the fields gain what the players give, and what lay there stays."""
    own = stake_before_deal(house.own_stake, house.pay_on_demand)
    gives = [
        [
            ite(is_owner, own, 0)
            + stake_on_shared(is_shared, house.shared_stake)
            + extra_in_pukk(field == "pukk", house.pukk_extra)
            for is_owner, is_shared, field in zip(row, shared, FIELDS, strict=True)
        ]
        for row in owns
    ]
    after = [add(chips, sum(row[place] for row in gives)) for place, chips in enumerate(before)]
    return sum(after) == sum(before) + sum(sum(row) for row in gives)


def every_number_in_the_paper() -> Iterator[dict[str, object]]:
    """Lists the numbers of players that the newspaper's rules know."""
    return house_at_numbers(PAPER)


@theorem(
    clauses=["pukk.dress.own-stake", "pukk.dress.shared-stake", "pukk.setup.fields"],
    every=every_number_in_the_paper,
    twins=[Twin("as-on-the-board", {"houses": lambda: {PAPER: shipped_houses()["pukk-is"]}})],
)
def in_the_paper_dressing_is_one_chip_from_each_on_each_field(
    house_name: str, players: int, *, houses: Rule = shipped_houses
) -> Truth:
    """Whoever puts it there: every field holds as many chips as there are players, and there is no other chip."""
    house: PukkHouse = houses()[house_name]
    names = [f"P{seat}" for seat in range(players)]
    owners = compute_owners(house, names)
    transfers = compute_dressing(house, owners, names)
    on_fields: Mapping[str, int] = chips_by_field(owners, transfers)
    paid = chips_by_player(names, transfers)
    return conj(
        *(chips == players for chips in on_fields.values()), sum(paid.values()) == players * len(on_fields)
    )


@theorem(
    clauses=["pukk.dress.stays-dressed"],
    over={"players": range(5, 8)},
    given={"rounds": Chips()},
    twins=[Twin("five-on-each", {"dressing": lambda players: 5})],
)
def in_the_paper_a_field_always_holds_a_multiple_of_the_players(
    players: int, rounds: Number, *, dressing: Rule = lambda players: players
) -> Truth:
    """However many rounds it has not been taken, by the theorem on one dressing."""
    before = rounds * players
    return add_dressing(before, dressing(players)) == (rounds + 1) * players
