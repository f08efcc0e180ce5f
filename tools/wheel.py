"""
The wheel: `python -m tools.wheel` builds it, installs it in a fresh environment and asks it a question there.

What an editable install hides shows here: a clause file, a message or a proof that the wheel leaves out.
"""

import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

SHIPPED = (".py", ".toml", ".json", ".ftl", "py.typed")


def expected_files(root: Path) -> set[str]:
    """Returns what the wheel must hold: every file of the package, of the clauses and of the proofs."""
    return {
        f"pukk/{folder}{path.relative_to(root / source)}"
        for source, folder in (("pukk", ""), ("spec", "spec/"), ("proofs", "proofs/"))
        for path in (root / source).rglob("*")
        if path.name.endswith(SHIPPED) and "__pycache__" not in path.parts and "pukk/proofs" not in str(path)
    }


def run(*command: str | Path, cwd: Path) -> str:
    """Runs a command and returns what it printed; its own complaint is shown where it fails."""
    ran = subprocess.run(
        [str(part) for part in command], cwd=cwd, capture_output=True, text=True, check=False
    )
    if ran.returncode:
        sys.exit(f"{' '.join(str(part) for part in command)}\n{ran.stdout}{ran.stderr}")
    return ran.stdout


def main() -> int:
    """Builds the wheel into dist/ and tries it; returns how a process should exit."""
    root = Path.cwd()
    # `pip wheel` builds in the tree and would put files of an older build into the new wheel.
    run("rm", "-rf", "build", "dist", cwd=root)
    run(sys.executable, "-m", "pip", "wheel", "-q", "-q", "--no-deps", "-w", "dist", ".", cwd=root)
    (wheel,) = (root / "dist").glob("pukk-*.whl")
    missing = expected_files(root) - set(zipfile.ZipFile(wheel).namelist())
    if missing:
        print("The wheel lacks:", *sorted(missing), sep="\n  ")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        away = Path(folder)
        venv.create(away / "venv", with_pip=True)
        run(away / "venv/bin/python", "-m", "pip", "install", "-q", "-q", wheel, cwd=away)
        version = run(away / "venv/bin/pukk", "--version", cwd=away)
        case = '{"game":"pukk","ask":"setup","players":6}'
        (away / "case.json").write_text(case, "utf-8")
        answer = run(away / "venv/bin/pukk", "ask", "case.json", "--lang", "en", cwd=away)
    print(
        f"{wheel.name} ({wheel.stat().st_size // 1024} kB), installed afresh: {version.strip()}\n\n{answer}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
