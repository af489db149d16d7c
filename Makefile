# Sets everything up on a machine with Python 3.11 or newer and make, and nothing else.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ARGS ?=

.PHONY: install play test bench docs lock

install: $(VENV)/.installed

play: install
	@$(BIN)/python -m bot play $(ARGS)

test: $(VENV)/.installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest $(ARGS)

bench: install
	@$(BIN)/python -m bot bench $(ARGS)

# Writes the reference of all commands anew.
docs: install
	@$(BIN)/python -m bot commands docs

# Writes the lock files anew: the newest versions that pyproject.toml admits.
lock: $(VENV)/.installed-dev
	$(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url \
		--no-header --python-version 3.11 --upgrade pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url \
		--no-header --python-version 3.11 --upgrade --extra dev pyproject.toml \
		-o requirements-dev.lock

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Quarterdeck needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "This Python lacks venv: install the package python3-venv, then try again."; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: requirements.lock pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	PYTHONWARNINGS=ignore $(BIN)/pip install --quiet --disable-pip-version-check \
		--no-deps --editable .
	@touch $@

$(VENV)/.installed-dev: requirements-dev.lock $(VENV)/.installed
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@
