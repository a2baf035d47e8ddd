# Needs python3 (3.11 or newer, with venv), make and git. All else is fetched as locked packages.

PYTHON ?= python3
export UV_PYTHON_DOWNLOADS := never

BIN := .venv/bin
INSTALL := $(BIN)/uv pip install --quiet
SOURCES := $(shell find src -name '*.py') pyproject.toml hatch_build.py README.md

.DELETE_ON_ERROR:
.PHONY: help play test test-native check fix bench lock clean

help: ## say what can be made
	@sed -nE 's/^([a-z-]+):.*## (.*)/make \1\t\2/p' Makefile | expand -t 20

play: .venv/run ## set up what is missing, then play
	@$(BIN)/reihum play

test: .venv/dev ## set up what is missing, then run every test: pure Python, then compiled
	REIHUM_NATIVE=0 $(BIN)/pytest -n auto --maxprocesses 8
	@if $(BIN)/python -c 'import sys, hatch_build; sys.exit(not hatch_build.native())'; \
	then $(MAKE) --no-print-directory test-native; \
	else echo 'Compiled games not built or tested: no C compiler, no Python.h, or REIHUM_NATIVE=0.'; fi

test-native: .venv-native/ready ## run the tests of the games against the compiled wheel
	REIHUM_NATIVE=1 .venv-native/bin/pytest -n auto --maxprocesses 8 tests/games tests/laws

check: .venv/dev ## lint, format, types, import contracts, no hosts in the lock files
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	@git grep --untracked -nE '"resolved": *"http|^--(extra-)?index-url|^--find-links|registry = "http|url = "http' \
		-- '*.lock' '*lock*.json' '*lock*.toml' '*.txt'; test $$? -eq 1

fix: .venv/dev ## let ruff mend what it can
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

bench: .venv-bench/ready ## measure engines, solver and server beside their peers
	@PATH="$(CURDIR)/.venv-bench/bin:$$PATH" .venv-bench/bin/python -m bench $(PARTS)

lock: .venv/setup ## write requirements/*.txt anew; with UPGRADE=1 take the newest versions
	@for name in setup run dev bench; do \
		$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
			--no-header --no-annotate $(if $(UPGRADE),--upgrade) \
			requirements/$$name.in --output-file requirements/$$name.txt || exit; \
	done

clean: ## remove all that was set up or built
	rm -rf .venv .venv-native .venv-bench build __pycache__ .hypothesis .import_linter_cache .*_cache
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

# Each step leaves an empty file behind, so that it is done once and again only if its inputs change.

.venv/setup: requirements/setup.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'Reihum needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3'; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

.venv/run: requirements/run.txt pyproject.toml .venv/setup
	$(INSTALL) --python .venv --require-hashes -r $<
	$(INSTALL) --python .venv --no-build-isolation --no-deps --editable .
	@touch $@

.venv/dev: requirements/dev.txt .venv/run
	$(INSTALL) --python .venv --require-hashes -r $<
	@touch $@

build/wheel: $(SOURCES) .venv/dev
	rm -rf build
	$(BIN)/hatchling build --target wheel --directory build
	@touch $@

.venv-native/ready: requirements/dev.txt build/wheel
	$(BIN)/uv venv --quiet --allow-existing --python $(BIN)/python .venv-native
	$(INSTALL) --python .venv-native --require-hashes -r $<
	$(INSTALL) --python .venv-native --no-deps --reinstall build/*.whl
	@touch $@

.venv-bench/ready: requirements/bench.txt build/wheel
	$(BIN)/uv venv --quiet --allow-existing --python $(BIN)/python .venv-bench
	$(INSTALL) --python .venv-bench --require-hashes -r $<
	$(INSTALL) --python .venv-bench --no-deps --reinstall build/*.whl
	cd bench/boardgame && PATH="$(CURDIR)/.venv-bench/bin:$$PATH" npm ci --silent
	@touch $@
