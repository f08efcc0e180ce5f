"""The vying as it goes: who goes in or passes, who raises, stays or folds, and who wins the púkk."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from pukk.core.cards import NONE
from pukk.core.errors import RuleViolation
from pukk.core.ledger import Transfer, on_field, player
from pukk.core.seats import NOBODY
from pukk.games.pukk.deal import compute_trump, seats_from_left
from pukk.games.pukk.events import Event, Kind
from pukk.games.pukk.hidden import reveal_all
from pukk.games.pukk.house import PukkGoesTo
from pukk.games.pukk.opening import Step, require_collected
from pukk.games.pukk.paying import move_chips
from pukk.games.pukk.setup import compute_lowest, present_fields
from pukk.games.pukk.state import Phase, Table, Vying, seen, unseen
from pukk.games.pukk.vie import (
    Ranking,
    best_key,
    compute_share,
    compute_stake,
    find_best_set,
    has_pair_of_sixes,
    is_vied_for,
    may_raise,
    ranking_of,
    takes_alone,
    wins_vying,
)


def is_vied_here(table: Table) -> bool:
    """Tells whether this table vies for the púkk: it is on the board, and the best set wins it."""
    return "pukk" in present_fields(table.owners) and bool(is_vied_for(table.house.pukk_goes_to))


def next_to_speak(table: Table) -> int:
    """Returns the seat that is asked whether it goes in, or `NOBODY` where all have spoken or nobody vies."""
    spoken = len(table.round.vying.spoken)
    if not is_vied_here(table) or spoken == len(table.names):
        return NOBODY
    return seats_from_left(table.dealer, len(table.names))[spoken]


def outstanding(table: Table, seat: int) -> int:
    """Returns the chips that a seat that is in has yet to put in to stay in."""
    vying = table.round.vying
    return int(compute_stake(table.house.entry, vying.raised)) - vying.staked.get(seat, 0)


def next_to_answer(table: Table) -> int:
    """Returns the seat that must raise, stay or fold now, or `NOBODY`."""
    vying = table.round.vying
    in_turn = vying.to_answer if len(vying.staked) > 1 else ()
    return in_turn[0] if in_turn and next_to_speak(table) == NOBODY else NOBODY


def is_open_to_vie(table: Table) -> bool:
    """Tells whether all have spoken and answered, so that the sets can be shown."""
    vying = table.round.vying
    waits = any(outstanding(table, seat) for seat in vying.to_answer)
    return next_to_speak(table) == NOBODY and not waits


def apply_entry(table: Table, event: Event) -> Step:
    """Returns the table after a player has gone in or passed; refuses it out of turn."""
    # READ
    seat = table.seat(event.by)
    turn = next_to_speak(table)
    # REFUSE
    require_collected(table)
    if not is_vied_here(table):
        raise RuleViolation("pukk.vie.pukk-goes-to", event.kind.value, "play-no-vying")
    if turn != seat:
        expected = "" if turn == NOBODY else table.names[turn]
        raise RuleViolation("pukk.vie.order", event.by, "play-not-his-turn", by=event.by, expected=expected)
    # APPLY
    vying = table.round.vying
    vying = replace(vying, spoken=(*vying.spoken, seat))
    if event.kind is Kind.PASS:
        return _vying_now(table, vying), replace(event, transfers=())
    stake = int(compute_stake(table.house.entry, 0))
    open_to_raise = may_raise(table.house.raises)
    vying = replace(
        vying,
        staked=MappingProxyType({**vying.staked, seat: stake}),
        to_answer=(*vying.to_answer, seat) if open_to_raise else (),
    )
    return _with_stake(_vying_now(table, vying), event, stake, "pukk.vie.entry")


def _vying_now(table: Table, vying: Vying) -> Table:
    return replace(table, phase=Phase.VIE, round=replace(table.round, vying=vying))


def _with_stake(table: Table, event: Event, chips: int, clause: str) -> Step:
    transfers = (Transfer(player(event.by), on_field("pukk"), chips, clause),) if chips else ()
    return move_chips(table, transfers), replace(event, transfers=transfers)


def apply_answer(table: Table, event: Event) -> Step:
    """Returns the table after a player who is in has raised, stayed or folded; refuses it out of turn."""
    # READ
    seat = table.seat(event.by)
    turn = next_to_answer(table)
    vying = table.round.vying
    # REFUSE
    if not may_raise(table.house.raises):
        raise RuleViolation("pukk.vie.raises", event.kind.value, "play-no-raises")
    if turn != seat:
        expected = "" if turn == NOBODY else table.names[turn]
        raise RuleViolation("pukk.vie.order", event.by, "play-not-his-turn", by=event.by, expected=expected)
    if event.kind is Kind.RAISE and event.chips < 1:
        raise RuleViolation("pukk.vie.raises", event.chips, "play-raise-nothing")
    # APPLY
    if event.kind is Kind.FOLD:
        staked = {place: chips for place, chips in vying.staked.items() if place != seat}
        folded = replace(vying, staked=MappingProxyType(staked), to_answer=vying.to_answer[1:])
        return _vying_now(table, folded), replace(event, transfers=())
    raised = vying.raised + event.chips
    chips = outstanding(table, seat) + event.chips
    to_answer = _others_after(table, seat) if event.chips else vying.to_answer[1:]
    staked = {**vying.staked, seat: vying.staked[seat] + chips}
    answered = replace(vying, raised=raised, staked=MappingProxyType(staked), to_answer=to_answer)
    return _with_stake(_vying_now(table, answered), event, chips, "pukk.vie.raises")


def _others_after(table: Table, seat: int) -> tuple[int, ...]:
    order = seats_from_left(seat, len(table.names))
    return tuple(place for place in order if place in table.round.vying.staked and place != seat)


def table_ranking(table: Table) -> Ranking:
    """Returns what decides between sets at this table and deal."""
    lowest = compute_lowest(table.house, len(table.names))
    return ranking_of(table.house, lowest, compute_trump(table.round.upcard))


def find_pukk_winners(table: Table) -> tuple[int, ...]:
    """
    Returns the seats that win the púkk, first from the dealer's left; none where it stays.

    Where a pair of sixes wins it nobody vies, and two who hold one share it.
    """
    order = seats_from_left(table.dealer, len(table.names))
    hands = table.round.hands
    if table.house.pukk_goes_to is PukkGoesTo.PAIR_OF_SIXES:
        return tuple(seat for seat in order if has_pair_of_sixes(hands[seat]))
    entrants = [seat for seat in order if seat in table.round.vying.staked]
    if takes_alone(len(entrants), table.house.sole_entrant):
        return tuple(entrants)
    ranking = table_ranking(table)
    keys = {seat: best_key(hands[seat], ranking) for seat in entrants}
    return tuple(seat for seat in entrants if wins_vying(keys[seat], list(keys.values())))


def apply_vie(table: Table, event: Event) -> Step:
    """Returns the table after the púkk has been won, shared, or left; refuses it before all have spoken."""
    # READ
    for name, shown in (event.sets or {}).items():
        table = reveal_all(table, table.seat(name), shown)
    # REFUSE
    require_collected(table)
    if not is_vied_here(table) and table.house.pukk_goes_to is not PukkGoesTo.PAIR_OF_SIXES:
        raise RuleViolation("pukk.vie.pukk-goes-to", "vie", "play-no-vying")
    if not is_open_to_vie(table):
        waiting = next_to_speak(table)
        waiting = next_to_answer(table) if waiting == NOBODY else waiting
        raise RuleViolation("pukk.vie.order", "vie", "play-vie-too-early", expected=table.names[waiting])
    # APPLY
    winners = _claimed_winners(table, event) or find_pukk_winners(table)
    transfers = _share_pukk(table, winners)
    first = winners[0] if winners else NOBODY
    place = replace(table.round, pukk_winner=first)
    done = replace(
        event,
        winners=tuple(table.names[seat] for seat in winners),
        sets=_shown_sets(table),
        transfers=transfers,
    )
    return move_chips(replace(table, phase=Phase.LEAD, round=place), transfers), done


def _share_pukk(table: Table, winners: tuple[int, ...]) -> tuple[Transfer, ...]:
    pot = table.ledger.balance(on_field("pukk"))
    clause = (
        "pukk.vie.pair-of-sixes"
        if table.house.pukk_goes_to is PukkGoesTo.PAIR_OF_SIXES
        else "pukk.vie.best-set"
    )
    shares = [
        int(compute_share(pot, len(winners), place == 0, table.house.odd_chip))
        for place in range(len(winners))
    ]
    return tuple(
        Transfer(on_field("pukk"), player(table.names[seat]), share, clause)
        for seat, share in zip(winners, shares, strict=True)
        if share
    )


def _shown_sets(table: Table) -> Mapping[str, int]:
    if not is_vied_here(table):
        return {}
    ranking = table_ranking(table)
    best = {seat: find_best_set(seen(table.round.hands[seat]), ranking) for seat in table.round.vying.staked}
    return {table.names[seat]: shown.cards if shown else NONE for seat, shown in best.items()}


def _claimed_winners(table: Table, event: Event) -> tuple[int, ...]:
    """
    Returns the winners that a record names, where hidden cards leave it open whether they are right.

    A hand is worth no less than what was seen of it, so nobody wins over a better set that was seen.
    """
    named = tuple(table.seat(name) for name in event.winners or ())
    involved = table.round.vying.staked if is_vied_here(table) else dict.fromkeys(range(len(table.names)))
    if not any(unseen(table.round.hands[seat]) for seat in involved):
        return ()
    order = seats_from_left(table.dealer, len(table.names))
    if any(seat not in involved for seat in named):
        return ()
    if not is_vied_here(table):
        surely = find_pukk_winners(table)
        possible = all(seat in surely or unseen(table.round.hands[seat]) for seat in named) and all(
            seat in named for seat in surely
        )
        return tuple(seat for seat in order if seat in named) if possible else ()
    ranking = table_ranking(table)
    keys = {seat: best_key(table.round.hands[seat], ranking) for seat in involved}
    fixed = {keys[seat] for seat in named if not unseen(table.round.hands[seat])}
    best_seen = max(keys.values())
    if any(key < best_seen or key == 0 for key in fixed):
        return ()
    return tuple(seat for seat in order if seat in named)
