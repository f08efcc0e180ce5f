"""What can be wrong, said in the reader's language with the place."""

import errno
from collections.abc import Iterable

OS_PROBLEMS = frozenset({"ENOENT", "EISDIR", "ENOTDIR", "EACCES", "EPERM", "EROFS", "ENOSPC", "ENAMETOOLONG"})
"""What can be the matter with a file, by its name in errno, as far as we have our own words for it."""


class Fault(Exception):
    """
    Something that a person wrote and that cannot stand: a case, a house, a card, a file.

    `where` is the place (a key, a line, a file); `key` is the id of a message and `details` are
    its arguments, so that `words` can say it in either language.
    """

    def __init__(self, key: str, where: str = "", /, **details: object) -> None:
        super().__init__(key, where, details)
        self.key = key
        self.where = where
        self.details = details

    def within(self, place: str) -> "Fault":
        """
        Returns the same fault seen from outside: its place put behind another.

        >>> Fault("bad-card", "P1").within("hands").where
        'hands.P1'
        """
        where = f"{place}.{self.where}" if self.where else place
        return type(self)(self.key, where, **self.details)

    def words(self, language: str) -> str:
        """Returns the message in a language, `is` or `en`."""
        from pukk.core.messages import message

        return message(self.key, language, **self.details)

    def __str__(self) -> str:
        return f"{self.where}: {self.words('en')}" if self.where else self.words("en")


class CaseFault(Fault):
    """A case that cannot be ruled on, under any house."""


class HouseFault(Fault):
    """A house, or a choice in one, that cannot be read."""


class RuleViolation(Fault):
    """
    A move or a transfer that a clause forbids.

    `clause` is the clause's full id; `offending` is what was found.
    """

    def __init__(
        self, clause: str, offending: object, key: str = "rule-violation", where: str = "", **details: object
    ) -> None:
        details = {"clause": clause, "offending": str(offending), **details}
        super().__init__(key, where, **details)
        self.clause = clause
        self.offending = offending

    def within(self, place: str) -> "RuleViolation":
        """Returns the same violation with its place put behind another."""
        details = {key: value for key, value in self.details.items() if key not in ("clause", "offending")}
        where = f"{place}.{self.where}" if self.where else place
        return RuleViolation(self.clause, self.offending, self.key, where, **details)


def nearest(word: str, known: Iterable[str]) -> str:
    """
    Returns the known name nearest to a word, or an empty string where none is near.

    >>> nearest("pukk_is", ["pukk-is", "manni"])
    'pukk-is'
    """
    # Imported here because a ruling without a fault need not wait for it.
    from difflib import get_close_matches

    by_folded = {name.casefold(): name for name in known}
    found = get_close_matches(word.casefold(), by_folded, n=1, cutoff=0.5)
    return by_folded[found[0]] if found else ""


def os_problem(error: OSError) -> str:
    """
    Returns what the system says of a file, by its name in errno, for which there are words in both languages.

    >>> os_problem(FileNotFoundError(2, "No such file or directory"))
    'ENOENT'
    """
    known = errno.errorcode.get(error.errno or 0, "")
    return known if known in OS_PROBLEMS else error.strerror or str(error)
