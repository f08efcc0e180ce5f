# `make` lists the targets. Another Python: make … PYTHON=/path/to/python3.13
PYTHON ?= python3
JOBS ?= 2
PY := .venv/bin/python
PUKK := .venv/bin/pukk
DISPUTE ?= examples/turned-king.toml
export PYTHON

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help demo setup core check lint format imports three-way types spelling spelling-required coverage \
	index snapshot verify test test-quick mutation bench wheel clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: core ## Set up the core and rule on a real dispute under both houses
	@$(PUKK) ask $(DISPUTE)

core:
	@sh tools/setup.sh core

setup: ## Make .venv with everything that developing needs
	@sh tools/setup.sh dev

check: setup lint imports three-way types spelling coverage verify test ## Set up, then run every check there is

lint: setup ## Check style and layout (ruff)
	@$(PY) -m ruff check --quiet .
	@$(PY) -m ruff format --quiet --check .
	@echo "lint: clean"

format: setup ## Lay the code out and mend what ruff can mend
	@$(PY) -m ruff format --quiet .
	@$(PY) -m ruff check --quiet --fix .

imports: setup ## Check that imports point one way (import-linter)
	@.venv/bin/lint-imports

three-way: setup ## Check that three-way rules keep to the words that all readings know
	@$(PY) -m tools.three_way pukk/core pukk/games

types: setup ## Check the types (mypy --strict)
	@$(PY) -m mypy

spelling: setup ## Check the Icelandic words, where hunspell and its Icelandic dictionary are installed
	@$(PY) -m tools.spelling

coverage: setup ## Check that the committed snapshot and index say what the sources say
	@$(PY) -m tools.snapshot --check

index: setup ## Write spec/index.json from the clauses and houses
	@$(PY) -m tools.index

snapshot: setup ## Write spec/coverage.txt: who implements, tests and proves each clause
	@$(PY) -m tools.snapshot

verify: setup ## Prove every theorem, with both solvers
	@$(PUKK) verify --second-solver --jobs $(JOBS)

test: setup ## Run the tests and doctests
	@$(PY) -m pytest -n $(JOBS)

test-quick: setup ## Run the tests and doctests that take no more than a moment
	@$(PY) -m pytest -n $(JOBS) -m "not slow"

mutation: setup ## Bend every rule and see a test fail: writes benchmarks/mutation.md (long)
	@$(PY) -m tools.mutation

bench: setup ## Measure speed and size: writes benchmarks/results.md
	@$(PY) -m benchmarks.measure

wheel: setup ## Build the wheel, install it afresh and run it
	@$(PY) -m tools.wheel

clean: ## Remove .venv and everything that was made
	@rm -rf .venv build dist mutants pukk.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
