"""Simple, reasonable players, who see no more than their seat may see."""

from dataclasses import dataclass
from random import Random

from pukk.core.cards import NONE, Rank, rank_of
from pukk.core.ledger import on_field
from pukk.core.logic import predecessor, successor
from pukk.games.pukk.asking import Ask, Question
from pukk.games.pukk.buy import bought_fields
from pukk.games.pukk.deal import compute_trump
from pukk.games.pukk.events import Event, Kind
from pukk.games.pukk.house import FirstDealer, Follow, MinSet, PukkHouse, SoleEntrant
from pukk.games.pukk.play import Chance, sorted_pack
from pukk.games.pukk.setup import compute_lowest, present_fields
from pukk.games.pukk.state import Table
from pukk.games.pukk.vie import find_best_set, ranking_of

SLEEPS = 1 / 12
"""How often a player is asleep when he could lay a card or call, in a house where that loses the chance."""

BLUFFS = 1 / 10
"""How often a player goes in without a pair, where the only one in or a single card takes the púkk."""

HESITATES = 2 / 3
"""How often a player puts off buying a useful card to the next moment, at which it may be too late."""

LEAVES = 1 / 25
"""How often a player who owes leaves between two rounds, where enough stay to play on."""

HIGHEST_RAISE = 3
"""The chips up to which a player raises, all raises together."""


@dataclass(frozen=True, slots=True)
class View:
    """
    What a seat may see: its own hand, what lies open, the chips, and how many cards the others hold.

    `gone` are the cards that nobody holds for certain: those laid and the one that lies turned.
    """

    house: PukkHouse
    seat: int
    name: str
    hand: int
    upcard: int
    turned: int
    gone: int
    sizes: tuple[int, ...]
    stack: int
    owes: int
    chips: dict[str, int]
    raised: int
    number: int
    lowest: int
    seats: int


def look(table: Table, seat: int) -> View:
    """Returns what a seat may see of a table."""
    hands = table.round.cards_in_hand() or (NONE,) * len(table.names)
    name = table.names[seat]
    return View(
        house=table.house,
        seat=seat,
        name=name,
        hand=hands[seat],
        upcard=table.round.upcard,
        turned=table.round.turned,
        gone=table.round.laid | table.round.turned,
        sizes=tuple(hand.bit_count() for hand in hands),
        stack=table.stack(name),
        owes=table.owed_by(name),
        chips={field: table.ledger.balance(on_field(field)) for field in present_fields(table.owners)},
        raised=table.round.vying.raised,
        number=table.number,
        lowest=compute_lowest(table.house, len(table.names)),
        seats=len(table.names),
    )


def decide(view: View, asked: Question, chance: Random) -> Event | None:
    """Returns a simple player's answer to a question; None declines."""
    if asked.ask is Ask.LEAD:
        return choose_lead(view, asked)
    if asked.ask in (Ask.NEXT, Ask.CALL):
        asleep = asked.may_decline and view.house.follow is Follow.ASLEEP and chance.random() < SLEEPS
        return None if asleep else asked.options[0]
    if asked.ask is Ask.ENTER:
        return asked.options[0 if wants_in(view, chance) else 1]
    if asked.ask is Ask.ANSWER:
        return choose_answer(view, asked)
    if asked.ask is Ask.BUY:
        return asked.options[0] if is_useful(view) and chance.random() >= HESITATES else None
    if asked.ask is Ask.SLIP:
        return choose_slip(view, asked)
    if asked.ask is Ask.LOAN:
        return choose_loan(asked)
    if asked.ask is Ask.HEIR:
        return asked.options[0 if view.stack >= view.house.starting_chips // 2 else 1]
    return choose_between(view, asked, chance)


def set_size(view: View) -> int:
    """Returns how many cards are alike in the best set of a hand, nought where it has none."""
    ranking = ranking_of(view.house, view.lowest, compute_trump(view.upcard))
    shown = find_best_set(view.hand, ranking)
    return shown.size if shown else 0


def wants_in(view: View, chance: Random) -> bool:
    """Tells whether a player goes in: with a pair or better, and now and then without where that may win."""
    may_win = view.house.sole_entrant is SoleEntrant.TAKES or view.house.min_set is MinSet.NONE
    return set_size(view) >= 2 or (may_win and chance.random() < BLUFFS)


def choose_answer(view: View, asked: Question) -> Event:
    """Returns a raise of one with three alike, folds without a set when it costs, and stays otherwise."""
    size = set_size(view)
    raises = [option for option in asked.options if option.kind is Kind.RAISE]
    if size >= 3 and raises and view.raised < HIGHEST_RAISE:
        return raises[0]
    return asked.options[-1] if size < 2 and view.raised else asked.options[0]


def is_useful(view: View) -> bool:
    """Tells whether the turned card is worth the seven: it stands, joins a run, or collects a field."""
    joins = view.hand & (predecessor(view.turned) | successor(view.turned))
    fields = bought_fields(view.turned, view.house.pukk_goes_to, view.house.buy_collects)
    collects = any(view.chips.get(field, 0) for field in fields)
    stands = rank_of(view.turned) == Rank.ACE
    return rank_of(view.turned) > Rank.SEVEN and (stands or bool(joins) or collects)


def run_of(view: View, card: int) -> tuple[bool, int]:
    """Returns whether a run from a card up through the own hand is sure to stand, and its length."""
    length = 1
    while successor(card) & view.hand:
        card = successor(card)
        length += 1
    above = successor(card)
    return above == NONE or bool(above & view.gone), length


def choose_lead(view: View, asked: Question) -> Event:
    """Returns the lead that is sure to stand with the longest run, else the longest run, the lowest first."""
    return max(asked.options, key=lambda option: (*run_of(view, option.card), -rank_of(option.card)))


def choose_slip(view: View, asked: Question) -> Event | None:
    """Returns the slip of the lowest card that begins no run of the own hand, or of the lowest one."""
    alone = [option for option in asked.options if not successor(option.card) & view.hand]
    return (alone or list(asked.options))[-1]


def choose_loan(asked: Question) -> Event:
    """Returns a loan of a good handful of chips from whoever lends first in the house."""
    first = [option for option in asked.options if option.to == asked.options[0].to]
    return next((option for option in first if option.chips >= 20), first[-1])


def choose_between(view: View, asked: Question, chance: Random) -> Event | None:
    """Returns a repayment by a player who has plenty, a leave now and then of one who owes, else nothing."""
    repay = [option for option in asked.options if option.kind is Kind.REPAY]
    if repay and view.stack > view.house.starting_chips + repay[0].chips:
        return repay[0]
    broke = view.stack == 0 and not view.house.loans
    tired = view.owes > 0 and chance.random() < LEAVES
    can_spare = view.seats > max(2, view.house.players[0])
    return asked.options[-1] if can_spare and (broke or tired) else None


def chance_of(seed: int) -> Chance:
    """
    Returns the chance of an evening: each pack, and the first dealer, from the seed and the round alone.

    Where the youngest deals first it is the one who is named last, since nobody says how old they are.

    A pack is shuffled by Fisher and Yates with `Random("seed/round/pack").random()`, whose sequence Python
    promises to keep, so that a record made with one version is made again by another.
    """

    def shuffle(table: Table) -> tuple[int, ...]:
        source = Random(f"{seed}/{table.number}/pack")
        pack = sorted_pack(table)
        for place in range(len(pack) - 1, 0, -1):
            other = int(source.random() * (place + 1))
            pack[place], pack[other] = pack[other], pack[place]
        return tuple(pack)

    def draw(table: Table) -> int:
        if table.house.first_dealer is FirstDealer.YOUNGEST:
            return len(table.names) - 1
        return int(Random(f"{seed}/dealer").random() * len(table.names))

    return Chance(shuffle, draw)


def simple_player(seed: int, table: Table, asked: Question) -> Event | None:
    """
    Answers for a seat that no person has; the chance in it comes from the seed and the question alone.

    So a record that was broken off is played on as it would have been.
    """
    source = Random(f"{seed}/{'/'.join(str(part) for part in asked.mark)}")
    return decide(look(table, asked.seat), asked, source)
