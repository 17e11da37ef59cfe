# Freehold: `make play` and `make test` are all that is needed on a fresh machine.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := $(wildcard src/freehold/engine/*.py src/freehold/bots/*.py)

.PHONY: help play test check lint bench fuzz clean

help: ## show this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: $(VENV)/installed ## play a game in the terminal against a bot
	@$(BIN)/freehold play

test: $(VENV)/installed ## run all tests
	$(BIN)/python -m pytest

check: $(VENV)/installed lint test ## everything that must be clean before a commit

lint: $(VENV)/installed ## ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(VENV)/installed ## measure speed beside the reference programs
	$(BIN)/python -m bench

fuzz: $(VENV)/installed ## play 20,000 random games with every invariant on
	$(BIN)/freehold fuzz --games 20000

clean: ## remove everything that was built or installed
	rm -rf $(VENV) build bench/build src/*.egg-info
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
