"""Any evening under any house: a machine draws the house and every answer, and watches what must always hold."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pukk.core.errors import RuleViolation
from pukk.core.house import House
from pukk.core.ledger import BANK, Account
from pukk.core.seats import union
from pukk.games.pukk.asking import Ask, Declined, Question
from pukk.games.pukk.events import Event, Kind
from pukk.games.pukk.house import CHOICES, FIELDS, FieldStatus, parse_house
from pukk.games.pukk.play import find_next
from pukk.games.pukk.players import chance_of
from pukk.games.pukk.round import apply_event
from pukk.games.pukk.setup import compute_pack
from pukk.games.pukk.state import Phase, Table, seen, sit_down
from pukk.rulings.audit import audit_record
from pukk.rulings.record import format_event
from pukk.rulings.record_head import format_head, head_of
from tests.games.pukk.evenings import names_of
from tests.games.pukk.strategies import plain_values

SMALL: dict[str, st.SearchStrategy[Any]] = {
    "players": st.just([2, 10]),
    "lowest": st.sampled_from([2, 5, {"5": 7, "6": 6, "else": 5}]),
    "fields": st.fixed_dictionaries(
        {field: st.sampled_from(["owned", "shared", "absent"]) for field in FIELDS}
    ),
    "own_stake": st.sampled_from([0, 1, 6, "players", 30]),
    "shared_stake": st.integers(0, 2),
    "pukk_extra": st.integers(0, 1),
    "starting_chips": st.sampled_from([0, 3, 20, 100]),
    "entry": st.integers(0, 3),
}
"""The choices that are numbers or tables, of a size at which chips run out now and then."""

ROUNDS = 4


class Evening(RuleBasedStateMachine):
    """An evening: what comes next is applied, and what is asked is answered as Hypothesis draws it."""

    table: Table
    declined: Declined
    lines: list[str]
    house: House

    @initialize(
        choices=st.fixed_dictionaries(
            {name: SMALL[name] if name in SMALL else plain_values(kind) for name, kind in CHOICES.items()}
        ),
        players=st.integers(2, 7),
        seed=st.integers(0, 99),
    )
    def sit(self, choices: dict[str, Any], players: int, seed: int) -> None:
        self.house = House("drawn", "pukk", "", choices, {})
        self.chance = chance_of(seed)
        self.declined = frozenset()
        self.sizes = 0
        self.owing = 0
        try:
            self.table = sit_down(parse_house(self.house), names_of(players))
        except RuleViolation:
            self.house = self.house.with_choices({"lowest": 2})
            self.table = sit_down(parse_house(self.house), names_of(players))
        self.lines = [format_head(head_of(self.house, self.table.names, seed, ROUNDS, "0"))]

    def is_playing(self) -> bool:
        return self.table.phase is not Phase.OVER and not self.lines[-1].endswith('"stop"}')

    @rule(answer=st.integers(0, 9), patience=st.integers(0, 5))
    def go_on(self, answer: int, patience: int) -> None:
        """Applies what comes next; when the evening is over, nothing does."""
        if not self.is_playing():
            return
        coming = find_next(self.table, ROUNDS, self.declined, self.chance)
        if not isinstance(coming, Question):
            self.apply(coming)
            return
        restless = patience == 0 or coming.ask not in (Ask.BETWEEN, Ask.ANSWER)
        number = answer % (len(coming.options) + coming.may_decline)
        if (number == len(coming.options) or not restless) and coming.may_decline:
            self.declined |= {coming.mark}
        else:
            self.apply(coming.options[number] if restless else coming.options[0])

    @precondition(is_playing)
    @rule(
        kind=st.sampled_from(Kind), seat=st.integers(0, 6), card=st.integers(0, 39), chips=st.integers(0, 40)
    )
    def try_anything(self, kind: Kind, seat: int, card: int, chips: int) -> None:
        """What somebody tries is applied or refused with a clause; a refusal changes nothing."""
        names = self.table.names
        pack = compute_pack(self.table.house, len(names)) if kind is Kind.LAY else 0
        single = [1 << place for place in range(64) if pack >> place & 1]
        event = Event(
            kind,
            by=names[seat % len(names)]
            if kind not in (Kind.START, Kind.STUCK, Kind.SETTLE, Kind.END)
            else "",
            to="bank" if kind in (Kind.LOAN, Kind.REPAY) else "",
            field=FIELDS[card % len(FIELDS)] if kind is Kind.COLLECT else "",
            card=single[card % len(single)] if single else 0,
            chips=chips if kind in (Kind.LOAN, Kind.REPAY, Kind.RAISE) else 0,
            dealer=names[seat % len(names)] if kind is Kind.ROUND else "",
        )
        if kind in (Kind.DEAL, Kind.STOP, Kind.END, Kind.LEAVE, Kind.ROUND):
            return
        before = self.table
        with suppress(RuleViolation):
            self.apply(event)
            return
        assert self.table is before

    def apply(self, event: Event) -> None:
        self.table, done = apply_event(self.table, event)
        if event.kind is Kind.ROUND:
            self.declined = frozenset()
        self.lines.append(format_event(done))

    @invariant()
    def no_chip_is_made_or_lost(self) -> None:
        assert self.table.ledger.total() == 0

    @invariant()
    def nobody_is_below_nought(self) -> None:
        assert all(chips >= 0 for account, chips in self.table.ledger.balances.items() if account != BANK)

    @invariant()
    def chips_lie_only_where_they_can(self) -> None:
        allowed = {Account("bank"), Account("reserve")}
        allowed |= {
            Account("field", field)
            for field, owners in self.table.owners.items()
            if owners is not FieldStatus.ABSENT
        }
        players = {account for account in self.table.ledger.balances if account.kind == "player"}
        assert {
            account for account, chips in self.table.ledger.balances.items() if chips
        } <= allowed | players

    @invariant()
    def debts_are_of_some_chips(self) -> None:
        assert all(chips > 0 for chips in self.table.debts.values())
        assert all(debtor != creditor for debtor, creditor in self.table.debts)

    @invariant()
    def the_cards_are_parted_among_hands_stock_turned_and_laid(self) -> None:
        place = self.table.round
        hands = place.cards_in_hand()
        if self.table.phase in (Phase.COLLECT, Phase.VIE, Phase.LEAD, Phase.TRACE, Phase.SETTLE):
            parts = [*hands, place.laid, place.turned]
            together = union(parts)
            assert sum(part.bit_count() for part in parts) == together.bit_count()
            assert together.bit_count() == 5 * len(self.table.names) + 1
            assert seen(together) & compute_pack(self.table.house, len(self.table.names)) == together

    @invariant()
    def at_most_one_has_trekked(self) -> None:
        if self.table.phase in (Phase.TRACE, Phase.SETTLE):
            empty = [hand for hand in self.table.round.cards_in_hand() if not hand]
            assert len(empty) == (self.table.phase is Phase.SETTLE)

    @invariant()
    def every_field_was_taken_whole_or_not_at_all(self) -> None:
        taken = self.table.round.claimed - {"pukk"}
        if self.table.phase > Phase.COLLECT and taken:
            for field in taken:
                assert self.table.ledger.balance(Account("field", field)) == 0

    def teardown(self) -> None:
        """The record of what was played is clean, and ends at the same table."""
        if hasattr(self, "lines"):
            found = audit_record(
                [line.encode() + b"\n" for line in self.lines], "record", lambda _: self.house
            )
            assert found.code() == 0, (found.broken, found.fault)
            assert found.table == self.table


TestEvening = pytest.mark.slow(Evening.TestCase)
TestEvening.settings = settings(max_examples=80, stateful_step_count=120)
