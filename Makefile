# Needs python3 (3.11 or newer, with venv), make and git. All else is fetched as locked packages.

PYTHON ?= python3
export UV_PYTHON_DOWNLOADS := never
# Seconds until a test that waits for what never comes is ended; no measure of speed.
export REIHUM_TEST_PATIENCE ?= 600
# Hundreds of processes are started by the tests: without what Python keeps, each would compile anew
# all that it imports, which takes twice as long as all else that it does.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
INSTALL := $(BIN)/uv pip install --quiet
SOURCES := $(shell find src -name '*.py') pyproject.toml hatch_build.py hatch_compile.py README.md
CLIENT := src/reihum/static/index.html
PAGE_PYTHON := src/reihum/static/python/parts.json
HURRIED_SITE := build/hurried/site/index.html
TEST_BROWSER := web/node_modules/.chromium/chromium
WEB := $(shell find web -path web/node_modules -prune -o -type f -print)
NATIVE := $(BIN)/python -c 'import sys, hatch_build; sys.exit(not hatch_build.native())'
# With a browser as many as there are cores, and fewer for the parts beside it: each one more imports
# and collects all tests, has its servers and databases for itself, and slows the others down.
workers = -n $(shell $(PYTHON) -c 'import os; print(min(8, (os.cpu_count() or 1) * $(1)))') --dist worksteal
WORKERS := $(call workers,1)
FEWER_WORKERS := $(call workers,1 // 2)
FEWEST_WORKERS := $(call workers,1 // 3)
# In processes of their own: the browser's driver has an event loop that no other test could share.
tests = $(1)/pytest $(WORKERS) --ignore tests/web && $(1)/pytest $(WORKERS) tests/web
# Beside each other: what waits leaves a core to the others. Each part is told when it has ended.
BESIDE := $(MAKE) --no-print-directory --output-sync=target --jobs 4
# Else it would share with the other parts what the browsers leave, and each of these has as much.
OWN_SESSION := $(BIN)/python tests/own_session.py
NPM := cd web && PATH="$(CURDIR)/.venv/bin:$$PATH" npm

.DELETE_ON_ERROR:
.PHONY: help play site test test-units test-pure test-native test-house test-web test-all test-shipped check fix bench pictures soak loaded lock clean

help: ## say what can be made
	@sed -nE 's/^([a-z-]+):.*## (.*)/make \1\t\2/p' Makefile | expand -t 20

play: .venv/run $(CLIENT) ## set up what is missing, then play
	@$(MAKE) --no-print-directory $(PAGE_PYTHON) \
		|| echo 'Going on in the browser without the server is not offered: what it needs could not be built.'
	@$(BIN)/reihum $(if $(LAN),--lan)

site: build/site/index.html ## build the page that needs no server: build/site, for any web server

test: .venv/dev $(TEST_BROWSER) ## set up what is missing, then run the tests: every rule, page and fault once
	@if $(NATIVE); \
	then $(BESIDE) test-units test-pure test-native; \
	else echo 'Compiled modules not built or tested: no C compiler, no Python.h, or REIHUM_NATIVE=0.'; \
		$(BESIDE) test-units $(CLIENT) $(HURRIED_SITE) && export REIHUM_NATIVE=0 && $(call tests,$(BIN)); fi

test-units: web/node_modules/.ready ## run the tests of the client's modules
	$(NPM) run --silent test

test-pure: .venv/dev ## run in pure Python, in small numbers, the tests of what is compiled elsewhere
	REIHUM_NATIVE=0 REIHUM_COMPILED_TOO=1 $(BIN)/pytest $(FEWEST_WORKERS) tests/games tests/laws tests/server/test_pure.py

test-native: test-house test-web ## run all tests against modules compiled in a hurry

test-house: .venv-native/ready ## of these, those without a browser
	REIHUM_NATIVE=1 $(OWN_SESSION) .venv-native/bin/pytest $(FEWER_WORKERS) --ignore tests/web

test-web: .venv-native/ready $(HURRIED_SITE) $(TEST_BROWSER) ## of these, those in a browser
	REIHUM_NATIVE=1 .venv-native/bin/pytest $(WORKERS) tests/web

test-all: .venv/dev $(CLIENT) $(PAGE_PYTHON) build/site/index.html $(TEST_BROWSER) ## run the tests with a release's large numbers: pure, then compiled as shipped
	$(NPM) run --silent test
	export REIHUM_ALL=1 REIHUM_NATIVE=0; $(call tests,$(BIN))
	@if $(NATIVE); then $(MAKE) --no-print-directory test-shipped; fi

test-shipped: .venv-shipped/ready
	export REIHUM_ALL=1 REIHUM_NATIVE=1; $(call tests,.venv-shipped/bin)

check: .venv/dev web/node_modules/.ready ## lint, format, types, import contracts, dead code, looks that wait, no hosts in the lock files
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/vulture
	$(BIN)/pytest --quiet --quiet tests/test_looks.py
	$(BIN)/python -m reihum.server.net.typescript --check web/src/messages.gen.ts
	$(NPM) run --silent check
	@git grep --untracked -nE 'https?://|^--(extra-)?index-url|^--find-links' \
		-- '*.lock' '*lock*.json' '*lock*.toml' '*.txt'; test $$? -eq 1

fix: .venv/dev ## let ruff mend what it can
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

bench: .venv-bench/ready build/site/index.html $(TEST_BROWSER) ## measure engines, solver and server beside their peers
	@PATH="$(CURDIR)/.venv-bench/bin:$$PATH" .venv-bench/bin/python -m bench $(PARTS)

pictures: .venv/dev $(CLIENT) $(TEST_BROWSER) ## take the README's pictures anew
	$(BIN)/python web/pictures.py

soak: .venv/dev ## two workers for 20 minutes (MINUTES=5: five) with faults, floods and abandoned tables
	$(BIN)/python -m tests.soak $(or $(MINUTES),20) $(SEED)

loaded: ## .ci/run in 10 clean clones, 3 beside each other (RUNS=4 AT_ONCE=2): does it pass at load?
	$(PYTHON) tests/loaded.py $(or $(RUNS),10) $(or $(AT_ONCE),3)

lock: .venv/setup ## write requirements/*.txt anew; with UPGRADE=1 take the newest versions
	@for name in setup web run site dev bench; do \
		$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
			--no-header --no-annotate $(if $(UPGRADE),--upgrade) \
			requirements/$$name.in --output-file requirements/$$name.txt || exit; \
	done

clean: ## remove all that was set up or built
	rm -rf .venv .venv-native .venv-shipped .venv-bench build web/node_modules src/reihum/static __pycache__ .hypothesis .import_linter_cache .*_cache
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

# Node, which builds the browser's part, comes as a package too.
.venv/node: requirements/web.txt .venv/setup
	$(INSTALL) --python .venv --require-hashes -r $<
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json web/.npmrc .venv/node
	$(NPM) ci --silent
	@touch $@

$(CLIENT): $(WEB) web/node_modules/.ready
	$(NPM) run --silent build
	@touch $@

# The page without a server: the client, and Python with our modules, made for Pyodide.
PYODIDE := --platform pyemscripten_2026_0_wasm32 --python-version 314 --implementation cp --abi cp314

build/site-packages/ready: requirements/site.txt .venv/setup
	rm -rf build/site-wheels $(@D)
	$(BIN)/pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: $(PYODIDE) \
		--require-hashes -r $< --dest build/site-wheels
	@for wheel in build/site-wheels/*; do $(BIN)/python -m zipfile -e $$wheel $(@D) || exit; done
	@touch $@

# Python for the page lies beside the client too, so that a browser can go on when the server is gone.
$(PAGE_PYTHON): $(CLIENT) $(SOURCES) build/site-packages/ready
	$(NPM) run --silent python
	@touch $@

build/site/index.html: $(WEB) $(SOURCES) web/node_modules/.ready build/site-packages/ready
	$(NPM) run --silent site
	@touch $@

# Packed for the tests as the page's Python is: in a third of the time, and a twentieth larger.
$(HURRIED_SITE): $(WEB) $(PAGE_PYTHON)
	$(NPM) run --silent hurried-site
	@touch $@

# The browser for the tests: a system's own is taken as it is, else one comes from npm.
$(TEST_BROWSER): web/chromium.mjs web/node_modules/.ready
	PATH="$(CURDIR)/.venv/bin:$$PATH" node web/chromium.mjs $@

build/wheel: $(SOURCES) $(CLIENT) $(PAGE_PYTHON) .venv/dev
	rm -f build/*.whl
	$(BIN)/hatchling build --target wheel --directory build
	@touch $@

# Compiled for the tests: in a third of the time, and not to be shipped.
build/hurried/wheel: $(SOURCES) $(CLIENT) $(PAGE_PYTHON) .venv/dev
	rm -f build/hurried/*.whl
	MYPYC_OPT_LEVEL=0 MYPYC_DEBUG_LEVEL=0 $(BIN)/hatchling build --target wheel --directory build/hurried
	@touch $@

.venv-native/ready: requirements/dev.txt build/hurried/wheel
	$(BIN)/uv venv --quiet --allow-existing --python $(BIN)/python .venv-native
	$(INSTALL) --python .venv-native --require-hashes -r $<
	$(INSTALL) --python .venv-native --no-deps --reinstall build/hurried/*.whl
	@touch $@

.venv-shipped/ready: requirements/dev.txt build/wheel
	$(BIN)/uv venv --quiet --allow-existing --python $(BIN)/python .venv-shipped
	$(INSTALL) --python .venv-shipped --require-hashes -r $<
	$(INSTALL) --python .venv-shipped --no-deps --reinstall build/*.whl
	@touch $@

.venv-bench/ready: requirements/bench.txt build/wheel
	$(BIN)/uv venv --quiet --allow-existing --python $(BIN)/python .venv-bench
	$(INSTALL) --python .venv-bench --require-hashes -r $<
	$(INSTALL) --python .venv-bench --no-deps --reinstall build/*.whl
	cd bench/boardgame && PATH="$(CURDIR)/.venv-bench/bin:$$PATH" npm ci --silent
	@touch $@
