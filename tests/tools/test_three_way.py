"""The lint of three-way rules, seen to accept and to refuse."""

from pathlib import Path

import pytest

from tools.three_way import findings, main, parse_module

HEADER = "from pukk.core.logic import conj, disj, ite, less, maximum, neg, some\n"


def lint(text: str, **others: str) -> list[str]:
    modules = {"m": parse_module(Path("m.py"), "m", HEADER + text)}
    for name, other in others.items():
        modules[name] = parse_module(Path(f"{name}.py"), name, HEADER + other)
    return [finding.message for finding in findings(modules)]


def rule(body: str, decorator: str = '@rule("pukk.x.y")') -> str:
    return f"{decorator}\ndef f(a, b, seats=()):\n    {body}\n"


@pytest.mark.parametrize(
    "body",
    [
        "return a & b | a ^ b",
        "return a + b * 2 == 7",
        "return conj(a == b, neg(a == 0), disj(some(a), some(b)))",
        "return ite(less(a, b), a, maximum(a, b))",
        "total = 0\n    for seat in seats:\n        total = total + seat\n    return total",
        "return [seat & a for seat in seats]",
        '"""Tells whether a - b, if not in doubt."""\n    return a',
        "return a[0] & b.hand",
    ],
)
def test_the_words_of_all_readings_are_accepted(body: str) -> None:
    assert lint(rule(body)) == []


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ("return a == 0 and b == 0", "`and`"),
        ("return a == 0 or b == 0", "`or`"),
        ("return not a == b", "`not`"),
        ("if a == b:\n        return a\n    return b", "`if`"),
        ("return a if a == b else b", "`if`"),
        ("return [s for s in seats if s == a]", "`if` in a comprehension"),
        ("match a:\n        case 0:\n            return b", "`match`"),
        ("while a:\n        a = a & b\n    return a", "`while`"),
        ("assert a == b\n    return a", "`assert`"),
        ("return a in seats", "`in`"),
        ("return a not in seats", "`not in`"),
        ("return a is b", "`is`"),
        ("return a is not b", "`is not`"),
        ("return a != b", "`!=`"),
        ("return a < b", "`<`"),
        ("return a <= b", "`<=`"),
        ("return a > b", "`>`"),
        ("return a >= b", "`>=`"),
        ("return ~a", "`~`"),
        ("return -a", "`-`"),
        ("return a - b", "`-`"),
        ("a -= b\n    return a", "`-`"),
        ("return a << 1", "`<<`"),
        ("return a >> 1", "`>>`"),
        ("return a // 2", "`//`"),
        ("return a % 2", "`%`"),
        ("return max(a, b)", "`max()`"),
        ("return min(a, b)", "`min()`"),
        ("return bool(a)", "`bool()`"),
        ("return any(s == a for s in seats)", "`any()`"),
        ("return all(s == a for s in seats)", "`all()`"),
        ("return (lambda c: c < b)(a)", "`<`"),
    ],
)
def test_what_readings_part_on_is_refused(body: str, named: str) -> None:
    assert [message for message in lint(rule(body)) if message.startswith(named)]


@pytest.mark.parametrize(
    "decorator", ['@rule("pukk.x.y", reading="plain")', "@cache", "@rules.other('pukk.x.y')"]
)
def test_plain_functions_are_left_alone(decorator: str) -> None:
    assert lint(rule("return a - b if a > b else 0", decorator)) == []


def test_a_rule_may_name_its_reading_or_its_module() -> None:
    assert lint(rule("return ~a", '@core.rule("pukk.x.y", reading="three-way")'))


def test_a_helper_that_a_rule_calls_is_linted_too() -> None:
    helper = "def helper(a):\n    return a - 1\n"
    assert lint(helper + rule("return a")) == []
    assert lint(helper + rule("return helper(a)")) == ["`-`: write minus(…)"]
    assert lint("from n import helper as h\n" + rule("return h(a)"), n=helper) == ["`-`: write minus(…)"]


def test_a_rule_cannot_call_a_plain_one() -> None:
    plain = '@rule("pukk.x.z", reading="plain")\ndef plain(a):\n    return a - 1\n'
    assert lint(plain + rule("return plain(a)")) == ["calls `plain`, which has the plain reading alone"]


def test_a_finding_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "phase.py"
    path.write_text(HEADER + rule("return a\n    # …\n    return ~b"), "utf-8")
    assert main([str(tmp_path)]) == 1
    assert f"{path}:6: f: `~`: write complement(…)" in capsys.readouterr().out
    path.write_text(HEADER + rule("return a"), "utf-8")
    assert main([str(tmp_path)]) == 0
