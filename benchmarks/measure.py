"""
Measures speed and size: `python -m benchmarks.measure [--only NAME]` prints a table and writes results.md.

Everything is measured beside `python -c pass` in the same run, so that a slow or a busy machine slows both.
"""

import argparse
import datetime
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks.cases import mixed_cases

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results.md"
PUKK = str(Path(sys.executable).with_name("pukk"))
PASS = (sys.executable, "-c", "pass")
RUNS = 21
FIRST_RUNS = 3
FEW, MANY = 1_000, 10_000


@dataclass(frozen=True)
class Run:
    """One process: how long it took and the most memory it had."""

    seconds: float
    kilobytes: int
    status: int


@dataclass(frozen=True)
class Result:
    """One line of the table."""

    name: str
    measured: str
    ratio: str
    limit: str
    kept: bool


def run(command: Sequence[str], stdin: Path | None = None) -> Run:
    """Runs a process to its end and measures it; what it prints is thrown away."""
    with open(stdin or os.devnull, "rb") as source:
        start = time.perf_counter()
        process = subprocess.Popen(
            command, cwd=ROOT, stdin=source, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Run(time.perf_counter() - start, usage.ru_maxrss, process.returncode)


def beside_pass(command: Sequence[str], runs: int = RUNS) -> tuple[float, float]:
    """Returns the median seconds of a command, and of `python -c pass` run in turn with it."""
    run(command), run(PASS)
    pairs = [(run(command), run(PASS)) for _ in range(runs)]
    if any(ours.status for ours, _ in pairs):
        raise SystemExit(f"{' '.join(command)} failed")
    return (
        statistics.median(ours.seconds for ours, _ in pairs),
        statistics.median(theirs.seconds for _, theirs in pairs),
    )


def measure_ruling() -> list[Result]:
    """Measures one ruling as a whole process: a few runs of every example, and many of the slowest."""
    ratios = {}
    for example in sorted((ROOT / "examples").glob("*.toml")):
        command = (PUKK, "ask", str(example.relative_to(ROOT)), "--json")
        ours, theirs = beside_pass(command, FIRST_RUNS)
        ratios[command] = ours / theirs
    slowest = max(ratios, key=lambda command: ratios[command])
    ours, theirs = beside_pass(slowest)
    measured = f"{ours * 1000:.0f} ms for {slowest[2]}, the slowest of {len(ratios)}"
    ratio = f"{ours / theirs:.1f} × `python -c pass` ({theirs * 1000:.0f} ms)"
    middle = f"; median of all {statistics.median(ratios.values()):.1f} ×"
    return [Result("one ruling, a whole process", measured, ratio + middle, "15 ×", ours / theirs <= 15)]


def measure_lines() -> list[Result]:
    """Measures many mixed cases in one process: how many a second, and whether memory grows with them."""
    runs = {}
    with tempfile.TemporaryDirectory() as folder:
        for number in (FEW, MANY):
            path = Path(folder) / f"{number}.jsonl"
            # Line by line: a child's peak counts from what its parent held when it was started.
            with path.open("w", encoding="utf-8") as file:
                file.writelines(f"{line}\n" for line in mixed_cases(number))
            runs[number] = run((PUKK, "ask", "-", "--lines"), stdin=path)
    bad = [number for number, ran in runs.items() if ran.status]
    if bad:
        raise SystemExit(f"pukk ask --lines could not rule on every case ({runs[bad[0]].status})")
    _, theirs = beside_pass(PASS)
    each = (runs[MANY].seconds - runs[FEW].seconds) / (MANY - FEW)
    rate = MANY / runs[MANY].seconds
    growth = runs[MANY].kilobytes / runs[FEW].kilobytes
    sizes = " and ".join(f"{runs[number].kilobytes / 1024:.0f} MB" for number in (FEW, MANY))
    return [
        Result(
            f"{MANY} mixed cases by --lines",
            f"{rate:.0f} a second",
            f"{each / theirs:.2f} × `python -c pass` each",
            "300 a second",
            rate >= 300,
        ),
        Result(f"memory, {FEW} and {MANY} cases", sizes, f"{growth:.2f} × as much", "1.10 ×", growth <= 1.1),
    ]


def measure_verify() -> list[Result]:
    """Measures every theorem with both solvers."""
    ran = run((PUKK, "verify", "--second-solver", "--jobs", "2"))
    _, theirs = beside_pass(PASS)
    ratio = f"{ran.seconds / theirs:.0f} × `python -c pass`"
    kept = ran.status == 0 and ran.seconds <= 60
    measured = f"{ran.seconds:.0f} s" + (f", exit {ran.status}" if ran.status else "")
    return [Result("pukk verify, both solvers, 2 jobs", measured, ratio, "60 s", kept)]


def measure_import() -> list[Result]:
    """Measures the import of the package alone."""
    ours, theirs = beside_pass((sys.executable, "-c", "import pukk"))
    return [
        Result(
            "import pukk",
            f"{(ours - theirs) * 1000:.1f} ms more than nothing",
            f"{ours / theirs:.2f} × `python -c pass`",
            "1.5 ×",
            ours / theirs <= 1.5,
        )
    ]


MEASURES: dict[str, Callable[[], list[Result]]] = {
    "import": measure_import,
    "ruling": measure_ruling,
    "lines": measure_lines,
    "verify": measure_verify,
}


def machine() -> str:
    """Describes the machine in a line."""
    cpuinfo = Path("/proc/cpuinfo")
    models = [
        line.split(":", 1)[1].strip()
        for line in (cpuinfo.read_text("utf-8").splitlines() if cpuinfo.exists() else [])
        if line.startswith("model name")
    ]
    name = models[0] if models else platform.processor() or platform.machine()
    return f"{name}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def format_results(results: Sequence[Result]) -> str:
    """Writes the results as the text of results.md."""
    rows = [
        f"| {result.name} | {result.measured} | {result.ratio} | {result.limit} | {kept} |"
        for result in results
        for kept in ["yes" if result.kept else "**no**"]
    ]
    return "\n".join(
        [
            "# Speed and size",
            "",
            f"Measured on {datetime.datetime.now(datetime.UTC):%Y-%m-%d} by `make bench` on {machine()}.",
            "How each is measured stands in README.md.",
            "",
            "| what | measured | as a ratio | limit | kept |",
            "|---|---|---|---|---|",
            *rows,
            "",
        ]
    )


def main() -> int:
    """Measures what is asked for; returns 1 where a limit is not kept."""
    parser = argparse.ArgumentParser(description="Measure the speed and size of Púkk.")
    parser.add_argument("--only", choices=MEASURES, help="measure this alone, and write nothing")
    only = parser.parse_args().only
    table = Table("what", "measured", "as a ratio", "limit", "kept", title="Speed and size")
    results = []
    for name, measure in MEASURES.items():
        if only in (None, name):
            results += measure()
    for result in results:
        table.add_row(
            result.name, result.measured, result.ratio, result.limit, "yes" if result.kept else "[red]no"
        )
    Console().print(table)
    if only is None:
        RESULTS.write_text(format_results(results), "utf-8")
    return 0 if all(result.kept for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
