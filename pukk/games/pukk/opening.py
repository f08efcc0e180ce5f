"""The opening of a round: dressing, dealing, collecting, and buying the turned card."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from pukk.core.cards import NONE, PAMFILL
from pukk.core.errors import RuleViolation
from pukk.core.ledger import Transfer, on_field
from pukk.core.notation import format_card
from pukk.core.seats import NOBODY
from pukk.games.pukk.buy import Moment, bought_fields, hand_after_buying, is_open, may_buy, price_of
from pukk.games.pukk.collect import (
    CLAUSE_OF_FIELD,
    collected_fields,
    compute_collecting,
    find_taker,
    owners_who_pay,
    pamfill_counts,
)
from pukk.games.pukk.deal import compute_trump, deal_hands
from pukk.games.pukk.events import Event, SeenHand
from pukk.games.pukk.hidden import reveal
from pukk.games.pukk.house import PukkGoesTo
from pukk.games.pukk.paying import (
    add_debt,
    afford,
    compute_paying,
    compute_stakes,
    move_chips,
    must_borrow,
    total,
)
from pukk.games.pukk.setup import HAND_SIZE, compute_pack, field_card, present_fields
from pukk.games.pukk.state import Phase, Table, hidden_cards, seen, unseen
from pukk.games.pukk.trace import may_lead

Step = tuple[Table, Event]
"""What an event makes of a table, and the event with every part that the rules decide filled in."""


def undressed(table: Table) -> tuple[str, ...]:
    """Returns the players who have yet to dress their fields, by seat."""
    return tuple(
        name for name in table.names if name not in table.round.dressed and compute_stakes(table, name)
    )


def apply_dress(table: Table, event: Event) -> Step:
    """
    Returns the table after a player has dressed his fields.

    Who has too few chips borrows first, from the bank or the reserve; where these cannot lend, he puts
    what he has (the sources do not say).
    """
    # READ
    stakes = compute_stakes(table, event.by)
    stack = table.stack(event.by)
    due = total(stakes)
    # REFUSE
    if event.by in table.round.dressed:
        raise RuleViolation("pukk.dress.own-stake", event.by, "play-dressed-twice", by=event.by)
    if stack < due and must_borrow(table, due - stack):
        raise RuleViolation(
            "pukk.session.loans",
            due,
            "play-must-borrow",
            by=event.by,
            stack=stack,
            due=due,
            short=due - stack,
        )
    # APPLY
    transfers = afford(stakes, stack)
    dressed = replace(table.round, dressed=table.round.dressed | {event.by})
    return move_chips(replace(table, round=dressed), transfers), replace(event, transfers=transfers)


def apply_deal(table: Table, event: Event) -> Step:
    """Returns the table after the deal; refuses it before all have dressed, and hands that no pack gives."""
    # REFUSE
    if undressed(table):
        raise RuleViolation("pukk.dress.own-stake", "deal", "play-not-dressed", by=undressed(table)[0])
    # READ
    hands, upcard = _hands_from_pack(table, event.pack) if event.pack else _hands_as_said(table, event)
    _require_pack(table, (*(seen(hand) for hand in hands), upcard))
    # APPLY
    shown = {
        name: SeenHand(seen(hand), unseen(hand).bit_count())
        for name, hand in zip(table.names, hands, strict=True)
    }
    dealt = replace(table.round, hands=hands, dealt=hands, upcard=upcard, turned=upcard)
    table = replace(table, round=dealt, phase=Phase.COLLECT)
    return _with_claims(table), replace(event, hands=shown, card=upcard)


def _hands_from_pack(table: Table, pack: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    seats = len(table.names)
    needed = seats * HAND_SIZE + 1
    if len(pack) < needed:
        raise RuleViolation(
            "pukk.deal.five-cards", len(pack), "play-pack-short", needed=needed, found=len(pack)
        )
    _require_pack(table, pack)
    hands, upcard, _ = deal_hands(pack, seats, table.dealer, table.house.packets)
    return tuple(hands), upcard


def _hands_as_said(table: Table, event: Event) -> tuple[tuple[int, ...], int]:
    said = event.hands or {}
    hands = []
    for seat, name in enumerate(table.names):
        hand = said.get(name, SeenHand(NONE, HAND_SIZE))
        size = hand.cards.bit_count() + hand.hidden
        if size != HAND_SIZE:
            raise RuleViolation(
                "pukk.deal.five-cards", size, "play-hand-size", by=name, found=size, expected=HAND_SIZE
            )
        hands.append(hand.cards | hidden_cards(seat, hand.hidden))
    if event.card == NONE:
        raise RuleViolation("pukk.deal.upcard", "", "play-no-upcard")
    return tuple(hands), event.card


def _require_pack(table: Table, groups: tuple[int, ...]) -> None:
    """Refuses cards that stand in two places, or that are not in the pack."""
    pack = compute_pack(table.house, len(table.names))
    before = NONE
    for group in groups:
        strange = group & (group ^ (group & pack))
        if strange:
            card = format_card(strange & -strange)
            raise RuleViolation("pukk.setup.pack", card, "play-card-not-in-pack", card=strange & -strange)
        if group & before:
            twice = group & before
            raise RuleViolation(
                "pukk.deal.five-cards",
                format_card(twice & -twice),
                "play-card-twice",
                card=twice & -twice,
            )
        before |= group


def _with_claims(table: Table) -> Table:
    claims = {}
    for field in collected_fields(table.house, table.owners):
        taker = int(find_taker(field, table.round.upcard, table.round.dealt, table.dealer, table.house))
        if taker != NOBODY:
            claims[field] = taker
    return replace(table, round=replace(table.round, claims=MappingProxyType(claims)))


def open_claims(table: Table) -> Mapping[str, int]:
    """Returns field → seat for the fields that somebody has yet to collect and that bring him something."""
    chips = {field: table.ledger.balance(on_field(field)) for field in table.round.claims}
    return {
        field: seat
        for field, seat in table.round.claims.items()
        if field not in table.round.claimed
        and (chips[field] or owners_who_pay(field, table.names[seat], table.house, table.owners))
    }


def apply_collect(table: Table, event: Event) -> Step:
    """Returns the table after a player has taken a field; refuses one that is not his, with its clause."""
    # READ
    seat = table.seat(event.by)
    card = int(field_card(event.field, compute_trump(table.round.upcard)))
    if card != table.round.upcard and not card & table.round.dealt[seat]:
        table = _with_claims(reveal(table, seat, card))
    # REFUSE
    if event.field in table.round.claimed or table.round.claims.get(event.field, NOBODY) != seat:
        taker = table.round.claims.get(event.field, NOBODY)
        owner = "" if taker == NOBODY or event.field in table.round.claimed else table.names[taker]
        raise RuleViolation(
            why_not_collected(table, event.field),
            event.by,
            "play-not-his-field",
            by=event.by,
            field=event.field,
            taker=owner,
        )
    # APPLY
    return _take_fields(table, event, (event.field,), "")


def _take_fields(table: Table, event: Event, fields: tuple[str, ...], clause: str) -> Step:
    """Moves the chips of some fields to a player, with those that their owners pay on demand."""
    moved: list[Transfer] = []
    seat = table.seat(event.by)
    for field in fields:
        chips = {field: table.ledger.balance(on_field(field))}
        for transfer in compute_collecting({field: event.by}, chips, table.house, table.owners):
            transfers: tuple[Transfer, ...] = (replace(transfer, clause=clause or transfer.clause),)
            if transfer.source.kind == "player":
                transfers, unpaid = compute_paying(
                    table, transfer.source.name, event.by, transfer.amount, transfer.clause
                )
                table = add_debt(table, transfer.source.name, event.by, unpaid)
            table = move_chips(table, transfers)
            moved.extend(transfers)
    place = replace(table.round, claimed=table.round.claimed | set(fields))
    if "pukk" in fields:
        place = replace(place, pukk_winner=seat)
    return replace(table, round=place), replace(event, transfers=tuple(moved))


def why_not_collected(table: Table, field: str) -> str:
    """Returns the clause by which a field does not go to whoever has claimed it."""
    trump = compute_trump(table.round.upcard)
    if field not in present_fields(table.owners):
        return "pukk.setup.fields"
    if field not in collected_fields(table.house, table.owners) or (
        field == "pukk" and table.house.pukk_goes_to is not PukkGoesTo.TRUMP_SIX
    ):
        return "pukk.vie.pukk-goes-to"
    if field == "pamfill" and not pamfill_counts(table.house.pamfill_field, trump):
        return "pukk.collect.pamfill-field"
    if table.round.upcard == field_card(field, trump):
        return "pukk.collect.turned-pamfill" if table.round.upcard == PAMFILL else "pukk.collect.turned-field"
    return CLAUSE_OF_FIELD[field]


def require_collected(table: Table) -> None:
    """Refuses to go on while somebody has yet to take a field that is his."""
    for field, seat in open_claims(table).items():
        raise RuleViolation(
            CLAUSE_OF_FIELD[field], field, "play-not-collected", by=table.names[seat], field=field
        )


def find_moment(table: Table) -> Moment:
    """Returns the moment of the round at which somebody would buy now."""
    place = table.round
    if table.phase is Phase.COLLECT:
        collecting = bool(open_claims(table)) or not place.claims
        return Moment.BEFORE_COLLECT if collecting and not place.claimed else Moment.BEFORE_VIE
    if place.trace is None:
        return Moment.BEFORE_LEAD
    if place.leads > 1:
        return Moment.AFTER_LEAD
    return Moment.AFTER_STAND if may_lead(place.trace, place.trace.by, table.house) else Moment.DURING_RUN


def can_buy(table: Table, seat: int) -> bool:
    """Tells whether a seat may buy the turned card now."""
    hand = table.round.cards_in_hand()[seat]
    return bool(may_buy(hand, table.round.turned, table.house.buy, find_moment(table)))


def apply_buy(table: Table, event: Event) -> Step:
    """Returns the table after a player has bought the turned card with the seven of trumps."""
    # READ
    seat = table.seat(event.by)
    price = int(price_of(table.round.turned))
    table = reveal(table, seat, price)
    turned = table.round.turned
    # REFUSE
    if not can_buy(table, seat):
        moment = find_moment(table)
        clause = "pukk.buy.price" if is_open(table.house.buy, moment) else "pukk.buy.buy"
        key = "play-no-seven" if clause == "pukk.buy.price" else "play-buying-closed"
        raise RuleViolation(clause, event.by, key, by=event.by, card=price)
    # APPLY
    table = _with_hand(replace(table, round=replace(table.round, turned=price)), seat, turned)
    fields = tuple(
        field
        for field in bought_fields(turned, table.house.pukk_goes_to, table.house.buy_collects)
        if field in present_fields(table.owners) and field not in table.round.claimed
    )
    return _take_fields(table, replace(event, card=price, gets=turned), fields, "pukk.buy.buy-collects")


def _with_hand(table: Table, seat: int, bought: int) -> Table:
    hands = tuple(
        int(hand_after_buying(seen(hand), bought)) | unseen(hand) if place == seat else hand
        for place, hand in enumerate(table.round.cards_in_hand())
    )
    place = table.round
    if place.trace is None:
        return replace(table, round=replace(place, hands=hands))
    return replace(table, round=replace(place, trace=replace(place.trace, hands=hands)))
