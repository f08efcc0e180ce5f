"""The choices that Púkk puts to a house: their types and their options. Their words stand in `spec/pukk`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pukk.core.choices import (
    BoolChoice,
    ChoiceType,
    EnumChoice,
    ListChoice,
    NumberChoice,
    Option,
    PerNumber,
    PerNumberChoice,
    RangeChoice,
    TableChoice,
)
from pukk.core.house import House, parse_choices

FIELDS = ("ace", "king", "queen", "jack", "ten", "nine", "pamfill", "pukk")
"""The fields of the board in the order in which they are owned, from the ace (mbl.17)."""


class FieldStatus(Option):
    """Whose a field is: one player's, everybody's, or not on the board."""

    OWNED = 0, "owned"
    SHARED = 1, "shared"
    ABSENT = 2, "absent"


class Packets(Option):
    """How five cards reach a hand."""

    THREE_TWO = 0, "3+2"
    TWO_THREE = 1, "2+3"
    SINGLY = 2, "1x5"


class FirstDealer(Option):
    """Who deals first."""

    ACE_OWNER = 0, "ace-owner"
    YOUNGEST = 1, "youngest"
    DRAWN = 2, "drawn"


class PamfillField(Option):
    """When the holder of ♣J takes the pamfíll's field."""

    ALWAYS = 0, "always"
    CLUBS_ONLY = 1, "clubs-only"


class TurnedField(Option):
    """Where the field of the turned card goes."""

    DEALER = 0, "dealer"
    STAYS = 1, "stays"


class TurnedPamfill(Option):
    """Which fields go where when ♣J itself is turned."""

    BOTH = 0, "both"
    PAMFILL_ONLY = 1, "pamfill-only"
    AS_TURNED_FIELD = 2, "as-turned-field"


class PukkGoesTo(Option):
    """What wins the púkk."""

    TRUMP_SIX = 0, "trump-six"
    BEST_SET = 1, "best-set"
    PAIR_OF_SIXES = 2, "pair-of-sixes"
    NOBODY = 3, "nobody"


class Raises(Option):
    """Whether an entry may be raised."""

    NONE = 0, "none"
    ROUNDS = 1, "rounds"


class MinSet(Option):
    """The least that can win the púkk."""

    NONE = 0, "none"
    PAIR = 1, "pair"


class SoleEntrant(Option):
    """Whether the only one who is in must show a set."""

    TAKES = 0, "takes"
    MUST_SHOW = 1, "must-show"


class Posts(Option):
    """Which rank is the highest in the vying."""

    LOWEST = 0, "lowest"
    SIXES = 1, "sixes"
    NONE = 2, "none"


class WildVsNatural(Option):
    """Which of two sets of one size and rank wins, the natural one or that with the pamfíll."""

    NATURAL = 0, "natural"
    WILD = 1, "wild"
    EQUAL = 2, "equal"


class SameRank(Option):
    """What decides between two sets of one size and rank."""

    SUITS = 0, "suits"
    TRUMP_PAIR = 1, "trump-pair"
    SPLIT = 2, "split"


class OddChip(Option):
    """Where the chips go that cannot be shared out."""

    STAYS = 0, "stays"
    FIRST_LEFT = 1, "first-left"


class Buy(Option):
    """Until when the holder of the trump seven may buy the turned card."""

    NO = 0, "no"
    BEFORE_COLLECT = 1, "before-collect"
    BEFORE_FIRST_LEAD = 2, "before-first-lead"
    UNTIL_NEXT_LEAD = 3, "until-next-lead"


class FirstLead(Option):
    """Who leads first."""

    FOREHAND = 0, "forehand"
    PUKK_WINNER = 1, "pukk-winner"


class Follow(Option):
    """Whether the next card must be laid, or is lost to those who are asleep."""

    MUST = 0, "must"
    ASLEEP = 1, "asleep"


class Stands(Option):
    """When a card stands."""

    NOT_HELD = 0, "not-held"
    NEVER_DEALT = 1, "never-dealt"


class NextLead(Option):
    """What may be led after a card has stood."""

    ANY = 0, "any"
    LOWEST = 1, "lowest"
    OTHER_SUIT = 2, "other-suit"


class Slip(Option):
    """Which cards may be slipped under the one that is out."""

    NO = 0, "no"
    NEXT_LOWER = 1, "next-lower"
    ANY_LOWER = 2, "any-lower"


class Relief(Option):
    """How the holder of the card above the last one is freed from paying for it."""

    NONE = 0, "none"
    CALL = 1, "call"
    AUTOMATIC = 2, "automatic"


class ReliefRun(Option):
    """Whether one card frees, or the whole run above the last one."""

    ONE = 0, "one"
    RUN = 1, "run"


class CannotPay(Option):
    """What happens when a player owes more than he has."""

    LOAN = 0, "loan"
    OWES = 1, "owes"
    WHAT_HE_HAS = 2, "what-he-has"


class Lender(Option):
    """Who lends chips."""

    BANK = 0, "bank"
    RESERVE = 1, "reserve"
    PLAYERS = 2, "players"


class Leaver(Option):
    """Where the chips of a player who leaves go."""

    BANK = 0, "bank"
    RESERVE = 1, "reserve"
    KEEPS = 2, "keeps"


class End(Option):
    """When an evening ends."""

    CONSENT = 0, "consent"
    TIME = 1, "time"
    PLAYERS_LEFT = 2, "players-left"


class LoansCount(Option):
    """Whether the richest is found net of loans or by the chips alone."""

    NET = 0, "net"
    CHIPS = 1, "chips"


@dataclass(frozen=True, kw_only=True)
class PukkHouse:
    """The choices of a house, each of the type that `CHOICES` gives it; the names are those of house files."""

    players: tuple[int, int]
    lowest: PerNumber
    fields: Mapping[str, PerNumber]
    own_stake: int | Literal["players"]
    shared_stake: int
    pukk_extra: int
    pay_on_demand: bool
    starting_chips: int
    packets: Packets
    first_dealer: FirstDealer
    pamfill_field: PamfillField
    turned_field: TurnedField
    turned_pamfill: TurnedPamfill
    pukk_goes_to: PukkGoesTo
    entry: int
    raises: Raises
    min_set: MinSet
    sole_entrant: SoleEntrant
    posts: Posts
    wild_vs_natural: WildVsNatural
    pamfill_is_jack: bool
    same_rank: SameRank
    two_pairs: bool
    odd_chip: OddChip
    buy: Buy
    buy_collects: bool
    first_lead: FirstLead
    follow: Follow
    stands: Stands
    next_lead: NextLead
    slip: Slip
    relief: Relief
    relief_run: ReliefRun
    cannot_pay: CannotPay
    loans: tuple[Lender, ...]
    leaver: Leaver
    end: End
    loans_count: LoansCount


CHOICES: dict[str, ChoiceType] = {
    "players": RangeChoice(2, 10),
    "lowest": PerNumberChoice(NumberChoice(least=2, most=10)),
    "fields": TableChoice(FIELDS, PerNumberChoice(EnumChoice(FieldStatus))),
    "own_stake": NumberChoice(words=("players",)),
    "shared_stake": NumberChoice(),
    "pukk_extra": NumberChoice(),
    "pay_on_demand": BoolChoice(),
    "starting_chips": NumberChoice(),
    "packets": EnumChoice(Packets),
    "first_dealer": EnumChoice(FirstDealer),
    "pamfill_field": EnumChoice(PamfillField),
    "turned_field": EnumChoice(TurnedField),
    "turned_pamfill": EnumChoice(TurnedPamfill),
    "pukk_goes_to": EnumChoice(PukkGoesTo),
    "entry": NumberChoice(),
    "raises": EnumChoice(Raises),
    "min_set": EnumChoice(MinSet),
    "sole_entrant": EnumChoice(SoleEntrant),
    "posts": EnumChoice(Posts),
    "wild_vs_natural": EnumChoice(WildVsNatural),
    "pamfill_is_jack": BoolChoice(),
    "same_rank": EnumChoice(SameRank),
    "two_pairs": BoolChoice(),
    "odd_chip": EnumChoice(OddChip),
    "buy": EnumChoice(Buy),
    "buy_collects": BoolChoice(),
    "first_lead": EnumChoice(FirstLead),
    "follow": EnumChoice(Follow),
    "stands": EnumChoice(Stands),
    "next_lead": EnumChoice(NextLead),
    "slip": EnumChoice(Slip),
    "relief": EnumChoice(Relief),
    "relief_run": EnumChoice(ReliefRun),
    "cannot_pay": EnumChoice(CannotPay),
    "loans": ListChoice(Lender),
    "leaver": EnumChoice(Leaver),
    "end": EnumChoice(End),
    "loans_count": EnumChoice(LoansCount),
}
"""Choice → its type, in the order of the phases' tables."""


def parse_house(house: House) -> PukkHouse:
    """Reads the choices of a house into their types; refuses any that cannot be read with a `HouseFault`."""
    return PukkHouse(**parse_choices(house, CHOICES))
