# Freehold: `make play` and `make test` are all that is needed on a fresh machine.
PYTHON ?= python3
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
COMPILED := $(shell find src/freehold/engine src/freehold/bots src/freehold/rl -name '*.py')
WEB_INSTALLED := web/node_modules/.installed
CLIENT := src/freehold/server/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/plugins web/index.html -type f 2>/dev/null)

.PHONY: help play terminal test test-python test-web test-browser check lint bench bench-rl figures load audit fuzz mutants clean

help: ## show this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: $(VENV)/installed $(CLIENT) ## serve the game; the address is printed
	@$(BIN)/freehold serve --port $(PORT)

terminal: $(VENV)/installed ## play a game in the terminal against a bot
	@$(BIN)/freehold play

test: test-python test-web test-browser ## run all tests

test-python: $(VENV)/installed $(CLIENT)
	$(BIN)/python -m pytest

test-web: $(WEB_INSTALLED)
	cd web && npm run check && npm test

# The browser is Debian's; nothing is downloaded by the test runner itself.
test-browser: $(VENV)/installed $(CLIENT)
	@command -v chromium >/dev/null || (apt-get update && apt-get install -y --no-install-recommends chromium)
	cd web && npm run e2e

check: lint test ## everything that must be clean before a commit

lint: $(VENV)/installed ## ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(VENV)/installed ## measure speed beside the reference programs
	$(BIN)/python -m bench

# PettingZoo's own card games stand beside ours; what they need is for this alone.
bench-rl: $(VENV)/installed ## measure the environments for research
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check rlcard pygame shimmy
	$(BIN)/python -m bench.rl

figures: $(VENV)/installed ## reproduce known win rates and turn counts, ours beside theirs
	$(BIN)/python -m bench.figures

load: $(VENV)/installed ## 500 games at once on one server, and how long people wait
	$(BIN)/python -m bench.load

audit: $(VENV)/installed $(WEB_INSTALLED) ## look for known weaknesses in what we depend on (needs the network)
	$(BIN)/python -m bench.audit

fuzz: $(VENV)/installed ## play 20,000 random games with every invariant on
	$(BIN)/freehold fuzz --games 20000

mutants: $(VENV)/installed ## break every card in small ways and list what no scenario notices (some minutes)
	$(BIN)/python -m bench.mutants

clean: ## remove everything that was built or installed
	rm -rf $(VENV) build bench/build src/*.egg-info web/node_modules src/freehold/server/static
	find src -name '*.so' -delete

# A change to a compiled module is a reason to install again: an old build must never be tested.
$(VENV)/installed: pyproject.toml setup.py $(COMPILED)
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed") if sys.version_info < (3, 11) else 0'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || (apt-get update && apt-get install -y python3-venv && $(PYTHON) -m venv --clear $(VENV))
	@echo "installing (this compiles the engine and takes about a minute) …"
	@find src -name '*.so' -delete
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@$(BIN)/freehold --version
	@touch $@

# npm comes with Node; the versions are those of the lock file.
$(WEB_INSTALLED): web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "Node 20 or newer with npm is needed: https://nodejs.org, or apt-get install nodejs npm"; exit 1; }
	cd web && npm ci --no-audit --no-fund
	@touch $@

$(CLIENT): $(WEB_INSTALLED) $(CLIENT_SOURCES)
	cd web && npm run build
	@touch $@
