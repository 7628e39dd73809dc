# Everything a newcomer needs: `make play` and `make test`, both from a fresh clone.

VENV := .venv
COMPILED := .venv-compiled
PYTHON ?= python3
BENCH := .venv-bench
BIN := $(VENV)/bin
GAME := --game football-a-la-carte --seats 2

.PHONY: play test check test-quick mutants test-compiled playthroughs api types skeleton bench soak lock clean

play: $(VENV)/ready
	@$(BIN)/onze play

test: $(VENV)/ready check
	$(BIN)/pytest -n 2 --dist worksteal

# The rule tests of one game, in seconds: too few for two processes to pay off.
test-quick: GAME := football-a-la-carte
test-quick: $(VENV)/ready
	$(BIN)/pytest -p no:xdist tests/rules/$(subst -,_,$(GAME))

# Breaks the rules of a game in small ways and lists the breaks that its rule tests do not see.
COUNT := 40
SEED := 1
mutants: GAME := football-a-la-carte
mutants: $(VENV)/ready
	$(BIN)/python -m tools.mutants $(GAME) --count $(COUNT) --seed $(SEED)

check: $(VENV)/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test-compiled: $(COMPILED)/ready
	$(COMPILED)/bin/python -c "import onze.kernel.match as m; assert m.__file__.endswith('.so'), 'not compiled'"
	$(COMPILED)/bin/pytest -n 2 --dist worksteal

playthroughs: $(VENV)/ready
	$(BIN)/python -m tests.games.playthroughs
	$(BIN)/python -m tests.games.records

api: $(VENV)/ready
	$(BIN)/python -m tools.api_page

# What front ends are told: docs/views.md and, as TypeScript, web/src/contract.
types: $(VENV)/ready
	$(BIN)/python -m tools.contract

# Four tables and a match of each game, drawn from what the engine tells; Node checks it where there is one.
skeleton: $(VENV)/ready
	$(BIN)/python -m tools.skeleton build/skeleton
	@if command -v node > /dev/null; then node tools/skeleton/check.mjs build/skeleton; fi
	@echo "python3 -m http.server -d build/skeleton, then fac-table.html, fac-match.html (wf, wcg, ft)"

bench: $(VENV)/ready $(COMPILED)/ready $(BENCH)/ready
	$(BIN)/python -m bench.random_play --compiled $(COMPILED)/bin/python --peers $(BENCH)/bin/python $(GAME)
	$(BIN)/python -m bench.memory $(GAME)
	$(COMPILED)/bin/python -m bench.memory $(GAME)

# The conformance kit over many more matches than `make test` plays, with the eyes of every seat at every step; then
# servers killed while they write, fifty times on each database.
KIT := tests/kernel/test_conformance.py tests/games/test_conformance.py tests/games/footime/test_kit.py \
	tests/games/worldwide_football/test_solo_conformance.py
soak: $(COMPILED)/ready
	ONZE_KIT_MATCHES=150 $(COMPILED)/bin/pytest -n 2 --dist worksteal $(KIT)
	ONZE_SOAK=50 $(COMPILED)/bin/pytest -p no:xdist tests/tables/store/test_killed.py

$(VENV)/ready: requirements.lock pyproject.toml setup.py
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --requirement requirements.lock
	$(BIN)/pip install --quiet --no-build-isolation --no-deps --editable .
	touch $@

# The compiled build is installed, not linked, so it is made anew whenever a source file changes.
$(COMPILED)/ready: requirements.lock pyproject.toml setup.py $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
	$(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/pip install --quiet --requirement requirements.lock
	rm -rf build/lib*
	ONZE_COMPILE=1 $(COMPILED)/bin/pip install --quiet --no-build-isolation --no-deps --force-reinstall .
	touch $@

# The other engines are wanted for the benchmark alone.
$(BENCH)/ready: bench/requirements.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/pip install --quiet --requirement bench/requirements.txt
	touch $@

# Versions only, without addresses of any index.
lock:
	$(PYTHON) -m venv build/lock
	build/lock/bin/pip install --quiet --upgrade setuptools
	build/lock/bin/pip install --quiet ".[test]"
	build/lock/bin/pip freeze --all --exclude onze --exclude pip > requirements.lock

clean:
	rm -rf $(VENV) $(COMPILED) $(BENCH) build dist
