#!/bin/sh
# Makes .venv and installs Púkk in it, editable: `core` for rulings alone, `dev` with everything `make check` needs.
# Does nothing where the last set-up was of the same dependencies; says what is missing where it cannot go on.
set -eu
extent=${1:?core or dev}
python=${PYTHON:-python3}

# Python writes no bytecode where PYTHONDONTWRITEBYTECODE is set, and would compile every module in every run.
compile() { .venv/bin/python -m compileall -q pukk; }
missing() { printf 'Púkk: %s\n' "$@" >&2; exit 2; }

# Only what stands before the tools' settings says what is installed.
wanted="$extent $(sed '/^\[tool\.ruff/,$d' pyproject.toml | cksum)"
core="core ${wanted#* }" dev="dev ${wanted#* }"
have=$(cat .venv/pukk-setup 2>/dev/null || true)
if [ -x .venv/bin/pukk ] && .venv/bin/python -c '' 2>/dev/null; then
    if [ "$have" = "$wanted" ] || { [ "$have" = "$dev" ] && [ "$wanted" = "$core" ]; }; then compile; exit 0; fi
    case $have in dev*) extent=dev wanted=$dev ;; esac   # a wider set-up never shrinks
fi

command -v "$python" >/dev/null || missing \
    "Python 3.11 or newer is needed, and there is no '$python' here." \
    "On Debian: sudo apt install python3 python3-venv. Another one: make … PYTHON=/path/to/python3.13"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || missing \
    "Python 3.11 or newer is needed; '$python' is $("$python" -c 'import platform; print(platform.python_version())')." \
    "Where a newer one is installed: make … PYTHON=/path/to/python3.13"
"$python" -c 'import venv, ensurepip' 2>/dev/null || missing \
    "'$python' cannot make a virtual environment: its venv module is not installed." \
    "On Debian: sudo apt install python3-venv"

if ! .venv/bin/python -c 'import pip' 2>/dev/null; then
    echo "Making .venv with $("$python" --version) …"
    "$python" -m venv --clear .venv
fi
case $extent in core) target=. ;; dev) target='.[dev]' ;; *) missing "unknown extent '$extent': core or dev" ;; esac
echo "Installing Púkk ($extent) in .venv …"
.venv/bin/python -m pip install --quiet --quiet --disable-pip-version-check --editable "$target" || missing \
    "The packages could not be installed (see above). Setting up needs PyPI once; after that nothing does."
echo "$wanted" > .venv/pukk-setup
compile
