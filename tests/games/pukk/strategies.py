"""What the tests of Púkk draw from: packs, deals, hands, and any house that can be written."""

from typing import Any, NamedTuple

from hypothesis import strategies as st

from pukk.core.cards import SUIT_CARDS, each_card, pack_from
from pukk.core.choices import (
    BoolChoice,
    ChoiceType,
    EnumChoice,
    ListChoice,
    NumberChoice,
    PerNumberChoice,
    RangeChoice,
    TableChoice,
)
from pukk.core.clauses import ShippedHouses
from pukk.core.house import House
from pukk.games.pukk.house import (
    CHOICES,
    MinSet,
    PukkHouse,
    SameRank,
    WildVsNatural,
    parse_house,
)
from pukk.games.pukk.vie import Ranking

LOWEST_RANKS = range(2, 11)
"""The ranks that a house can write as the lowest of its pack."""


def plain_values(kind: ChoiceType) -> st.SearchStrategy[Any]:
    """Returns every value of a kind of choice as TOML gives it; most numbers are small."""
    if isinstance(kind, EnumChoice):
        return st.sampled_from(kind.listed())
    if isinstance(kind, BoolChoice):
        return st.booleans()
    if isinstance(kind, NumberChoice):
        few = st.integers(kind.least, min(kind.most, kind.least + 8))
        return st.one_of(few, st.sampled_from([kind.most, *kind.words]))
    if isinstance(kind, RangeChoice):
        ends = st.integers(kind.least, kind.most)
        return st.tuples(ends, ends).map(sorted)
    if isinstance(kind, ListChoice):
        return st.lists(st.sampled_from([option.word for option in kind.options]), unique=True)
    if isinstance(kind, PerNumberChoice):
        value = plain_values(kind.inner)
        by_number = st.fixed_dictionaries({"else": value}, optional={str(n): value for n in range(2, 11)})
        return st.one_of(value, by_number)
    assert isinstance(kind, TableChoice)
    return st.fixed_dictionaries({name: plain_values(kind.inner) for name in kind.names})


def plain_choices() -> st.SearchStrategy[dict[str, Any]]:
    """Returns every choice of a house, each with a value that can be written."""
    return st.fixed_dictionaries({name: plain_values(kind) for name, kind in CHOICES.items()})


def houses(**fixed: Any) -> st.SearchStrategy[PukkHouse]:
    """Returns any house that can be written; some choices may be fixed, as their plain values."""

    def read(choices: dict[str, Any]) -> PukkHouse:
        return parse_house(House("drawn", "pukk", "", {**choices, **fixed}, {}))

    return plain_choices().map(read)


def shipped(name: str, **choices: Any) -> PukkHouse:
    """Returns a house that comes with the game, with some choices laid over it as plain values."""
    return parse_house(ShippedHouses().house(name).with_choices(choices))


def packs(lowest: int) -> st.SearchStrategy[list[int]]:
    """Returns the shuffled pack from a rank up, as single cards, top first."""
    return st.permutations(list(each_card(pack_from(lowest))))


trumps = st.sampled_from(list(SUIT_CARDS.values()))
"""A suit, as all its cards."""


def single_cards(lowest: int = 2) -> st.SearchStrategy[int]:
    """Returns one card of the pack from a rank up."""
    return st.sampled_from(list(each_card(pack_from(lowest))))


def card_sets(lowest: int = 2, fewest: int = 0, most: int = 52) -> st.SearchStrategy[int]:
    """Returns some cards of the pack from a rank up."""
    return st.lists(single_cards(lowest), unique=True, min_size=fewest, max_size=most).map(sum)


class Deal(NamedTuple):
    """A deal: the lowest rank of its pack, the hands by seat, the turned card, and the rest of the stock."""

    lowest: int
    hands: tuple[int, ...]
    upcard: int
    stock: int


@st.composite
def deals(draw: st.DrawFn, fewest: int = 2, most: int = 7, each: int = 5) -> Deal:
    """Draws a deal of so many cards to each of some players, from a pack that suffices."""
    players = draw(st.integers(fewest, most))
    lowest = draw(st.sampled_from([rank for rank in LOWEST_RANKS if 4 * (15 - rank) > players * each]))
    pack = draw(packs(lowest))
    dealt = players * each
    hands = tuple(sum(pack[start : start + each]) for start in range(0, dealt, each))
    return Deal(lowest, hands, pack[dealt], sum(pack[dealt + 1 :]))


@st.composite
def uneven_hands(draw: st.DrawFn, fewest: int = 2, most: int = 6) -> tuple[int, ...]:
    """Draws hands as they are while tracing: none to five cards each, no card twice."""
    sizes = draw(st.lists(st.integers(0, 5), min_size=fewest, max_size=most))
    pack = draw(packs(5))
    hands, top = [], 0
    for size in sizes:
        hands.append(sum(pack[top : top + size]))
        top += size
    return tuple(hands)


@st.composite
def rankings(draw: st.DrawFn) -> Ranking:
    """Draws what decides between sets in any house and pack."""
    return Ranking(
        posts_rank=draw(st.sampled_from([0, *range(2, 11)])),
        trump=draw(trumps),
        wild_vs_natural=draw(st.sampled_from(WildVsNatural)),
        pamfill_is_jack=draw(st.booleans()),
        same_rank=draw(st.sampled_from(SameRank)),
        min_set=draw(st.sampled_from(MinSet)),
        two_pairs=draw(st.booleans()),
    )
