"""Questions about setup, dressing and the deal."""

from typing import Any

from pukk.core.card_words import field_name
from pukk.core.cards import NONE, RANK_CARDS, Rank
from pukk.core.errors import CaseFault, RuleViolation
from pukk.core.messages import message
from pukk.core.notation import RANK_LETTERS, UNSEEN, format_card, parse_card
from pukk.games.pukk.deal import (
    compute_first_dealer,
    compute_places,
    compute_turned_place,
    seat_left_of,
    seats_from_left,
)
from pukk.games.pukk.dress import add_dressing, chips_by_field, chips_by_player, compute_dressing
from pukk.games.pukk.house import FIELDS, FieldStatus, FirstDealer
from pukk.games.pukk.setup import HAND_SIZE
from pukk.rulings.hands import parse_written
from pukk.rulings.pukk.situation import Case, Table
from pukk.rulings.pukk.words import card_word, join_names
from pukk.rulings.question import Finding, Question, Verdict, nothing_more


def rank_word(rank: Rank) -> str:
    """
    Returns a rank as verdicts write it.

    >>> rank_word(Rank.TEN), rank_word(Rank.ACE)
    ('10', 'A')
    """
    return RANK_LETTERS["en"].get(rank, str(int(rank)))


def decide_setup(table: Table, _: None) -> Finding:
    """Decides what is taken out of the pack, how many cards are dealt, and who owns which field."""
    pack = table.pack
    removed = [rank_word(rank) for rank in Rank if not RANK_CARDS[rank] & pack]
    dealt = table.players * HAND_SIZE
    owners: dict[str, Any] = {}
    for field in FIELDS:
        owned_by = table.owners[field]
        if isinstance(owned_by, FieldStatus):
            owners[field] = owned_by.word
        else:
            owners[field] = owned_by[0] if len(owned_by) == 1 else list(owned_by)
    size = pack.bit_count()
    verdict = {"removed": removed, "pack": size, "dealt": dealt, "stock": size - dealt, "fields": owners}
    clauses = ("pukk.setup.owners", "pukk.setup.fields", "pukk.setup.pack", "pukk.setup.pack-suffices")
    return Finding(verdict, (*clauses, "pukk.setup.players"))


def refuse_setup(violation: RuleViolation) -> Finding:
    """Turns the refusal of a number of players into the verdict that so many may not play."""
    return Finding({"allowed": False, "why": violation.clause}, (violation.clause,), refused=violation)


def say_setup(table: Table | None, _: None, verdict: Verdict, language: str) -> list[str]:
    """Says how the table is set up, or why so many cannot play."""
    if verdict.get("allowed") is False:
        too_small = verdict["why"] == "pukk.setup.pack-suffices"
        return [message("setup-pack-short" if too_small else "setup-not-admitted", language)]
    removed = ", ".join(verdict["removed"]) or message("setup-none-removed", language)
    said = [message("setup-pack", language, pack=verdict["pack"], removed=removed)]
    said.append(message("setup-dealt", language, dealt=verdict["dealt"], stock=verdict["stock"]))
    for field, owner in verdict["fields"].items():
        if owner == FieldStatus.ABSENT.word:
            continue
        named = field_name(field, language, "acc")
        if owner == FieldStatus.SHARED.word:
            said.append(message("setup-field-shared", language, field=named))
        else:
            owners = owner if isinstance(owner, list) else [owner]
            names = join_names(owners, language)
            said.append(message("setup-field-owner", language, field=named, names=names, count=len(owners)))
    return said


def decide_dress(table: Table, _: None) -> Finding:
    """Decides what lies on each field after dressing, and what each player pays for it."""
    transfers = compute_dressing(table.house, table.owners, table.case.names)
    added = chips_by_field(table.owners, transfers)
    before = {field: table.case.fields.get(field, 0) for field in table.fields}
    after = {field: add_dressing(before[field], added[field]) for field in table.fields}
    pays = dict(chips_by_player(table.case.names, transfers))
    clauses = list(dict.fromkeys(transfer.clause for transfer in transfers))
    if table.house.pay_on_demand:
        clauses.append("pukk.dress.pay-on-demand")
    if any(before.values()):
        clauses.append("pukk.dress.stays-dressed")
    clauses.append("pukk.setup.owners")
    return Finding({"fields": after, "pays": pays, "total": sum(after.values())}, tuple(clauses))


def say_dress(table: Table, _: None, verdict: Verdict, language: str) -> list[str]:
    """Says what each player pays and what lies on each field then."""
    said = [
        message("dress-pays", language, name=name, chips=chips) for name, chips in verdict["pays"].items()
    ]
    for field, chips in verdict["fields"].items():
        named = field_name(field, language, "dat")
        said.append(message("dress-field", language, id=field, field=named, chips=chips))
    said.append(message("dress-total", language, total=verdict["total"]))
    return said


def parse_pack(case: Case) -> list[int | None]:
    """Reads the pack from the top, `?` for a card that nobody has seen; refuses a card that stands twice."""
    if "pack" not in case.body:
        raise CaseFault("key-missing", "pack", key="pack")
    words = parse_written(case.body["pack"], "pack")
    if len(words) > 52:
        raise CaseFault("case-number", "pack", found=str(len(words)), least=1, most=52)
    pack = [
        None if word == UNSEEN else parse_card(word, case.language, f"pack.{place}")
        for place, word in enumerate(words)
    ]
    seen = NONE
    for place, card in enumerate(pack):
        if card is not None and seen & card:
            raise CaseFault("card-twice", f"pack.{place}", card=format_card(card))
        seen |= card or NONE
    return pack


def decide_deal(table: Table, pack: list[int | None]) -> Finding:
    """Decides who gets which cards and which is turned; a pack that is shorter is the top of the house's."""
    size = table.pack.bit_count()
    if len(pack) > size:
        raise CaseFault("pack-too-long", "pack", found=len(pack), expected=size)
    for place, card in enumerate(pack):
        if card is not None and not card & table.pack:
            lowest = format_card(table.pack & -table.pack)[1:]
            raise CaseFault(
                "card-not-in-pack",
                f"pack.{place}",
                card=format_card(card),
                lowest=lowest,
                players=table.players,
            )
    top = [*pack, *([None] * (size - len(pack)))]
    depends: dict[str, str] = {}
    hands: dict[str, list[str | None] | None] = {}
    order = seats_from_left(table.case.dealer_seat, table.players)
    for seat, places in zip(order, compute_places(table.players, table.house.packets), strict=True):
        hands[table.case.names[seat]] = named_cards([top[place] for place in places])
    hands = {name: hands[name] for name in table.case.names}
    for name, dealt in hands.items():
        for place, word in enumerate(dealt or []):
            if word is None:
                depends[f"hands.{name}.{place}"] = "which card lies there in the pack"
    turned = top[compute_turned_place(table.players)]
    if turned is None:
        depends["upcard"] = "which card lies there in the pack"
    verdict = {
        "hands": hands,
        "upcard": None if turned is None else format_card(turned),
        "stock": table.stock,
    }
    return Finding(verdict, ("pukk.deal.packets", "pukk.deal.five-cards", "pukk.deal.upcard"), depends)


def named_cards(cards: list[int | None]) -> list[str | None]:
    """Writes dealt cards in the order in which they came, None for an unseen one."""
    return [None if card is None else format_card(card) for card in cards]


def say_deal(table: Table, _: list[int | None], verdict: Verdict, language: str) -> list[str]:
    """Says each hand and the turned card."""
    said = []
    for name, hand in verdict["hands"].items():
        written = " ".join(UNSEEN if card is None else card_word(card, language) for card in hand)
        said.append(message("deal-hand", language, name=name, cards=written))
    turned = UNSEEN if verdict["upcard"] is None else card_word(verdict["upcard"], language)
    said.append(message("deal-upcard", language, card=turned, stock=verdict["stock"]))
    return said


def decide_next_dealer(table: Table, _: None) -> Finding:
    """Decides who deals next: the dealer's left neighbour, or at the first deal whom the house names."""
    names = table.case.names
    if table.case.dealer is not None:
        seat = int(seat_left_of(table.case.dealer, table.players))
        return Finding({"dealer": names[seat]}, ("pukk.deal.dealer-moves",))
    owners = table.owners["ace"]
    ace_owner = names.index(owners[0]) if isinstance(owners, tuple) else None
    by_choice = {
        FirstDealer.ACE_OWNER: (ace_owner, "who owns the ace's field"),
        FirstDealer.YOUNGEST: (None, "who is the youngest"),
        FirstDealer.DRAWN: (None, "who draws the highest card"),
    }
    known = [value for value, _ in by_choice.values()]
    first = compute_first_dealer(table.house.first_dealer, *known)
    depends = {} if first is not None else {"dealer": by_choice[table.house.first_dealer][1]}
    return Finding({"dealer": None if first is None else names[first]}, ("pukk.deal.first-dealer",), depends)


def say_next_dealer(table: Table, _: None, verdict: Verdict, language: str) -> list[str]:
    """Says who deals next."""
    if verdict["dealer"] is None:
        return [message("next-dealer-open", language)]
    return [message("next-dealer", language, name=verdict["dealer"])]


QUESTIONS = {
    "setup": Question(frozenset(), nothing_more, decide_setup, say_setup),
    "dress": Question(frozenset(), nothing_more, decide_dress, say_dress),
    "deal": Question(frozenset({"pack"}), parse_pack, decide_deal, say_deal),
    "next-dealer": Question(frozenset(), nothing_more, decide_next_dealer, say_next_dealer),
}
