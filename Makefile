# Everything a newcomer needs: `make play` and `make test`, both from a fresh clone.

VENV := .venv
COMPILED := .venv-compiled
PYTHON ?= python3
BENCH := .venv-bench
BIN := $(VENV)/bin
GAME := --game football-a-la-carte --seats 2

# What the page is made of; folders too, which change when a file goes.
PAGE := src/onze/page/index.html
WEB := $(shell find web \( -name node_modules -o -name tests \) -prune -o -print)

.PHONY: play page browser screenshots pictures test check test-quick mutants test-compiled playthroughs api types skeleton bench bench-server soak lock clean

# Opens the page in a browser; with LAN=1 everybody in the network plays, each on a machine of their own.
play: $(VENV)/ready $(PAGE)
	@$(BIN)/onze serve $(if $(LAN),--lan,--open)

page: $(PAGE)

# With the Node of this machine, or with one that comes as a Python package.
$(PAGE): $(WEB) | $(VENV)/ready
	$(BIN)/python -m tools.page

test: $(VENV)/ready $(PAGE) check browser
	$(BIN)/python -m tools.page vitest/vitest.mjs run
	$(BIN)/pytest -n 2 --dist worksteal

# The browser that the page is tested in.
browser: $(VENV)/ready
	@$(BIN)/python -m tools.browser

# Every kind of page and of decision, on desktop and telephone, in build/screenshots.
screenshots: $(VENV)/ready $(PAGE) browser
	$(BIN)/python -m tools.screenshots build/screenshots

# Those of them that the guides for players show, in docs/pictures.
pictures: $(VENV)/ready $(PAGE) browser
	$(BIN)/python -m tools.guide_pictures docs/pictures

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
	$(BIN)/python -m tools.page svelte-check/bin/svelte-check --fail-on-warnings --output human

test-compiled: $(COMPILED)/ready browser
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

# The server beside boardgame.io's, in one run; needs Node and npm.
bench-server: $(COMPILED)/ready
	mkdir -p build/boardgameio
	cp bench/boardgameio/* build/boardgameio
	cd build/boardgameio && npm install --silent --no-audit --no-fund
	$(COMPILED)/bin/python -m bench.against_boardgameio build/boardgameio --python $(COMPILED)/bin/python

# The conformance kit over many more matches than `make test` plays, with the eyes of every seat at every step; then the
# long form of every proof that the server survives, on this machine alone: killed fifty times on each database, cut off
# from it, answered twice at once, fuzzed, and read by twins for whatever it might give away. Last, 2,000 live tables, a
# move a table every 10 s, with the slowest hundredth of all moves under 100 ms.
KIT := tests/kernel/test_conformance.py tests/games/test_conformance.py tests/games/footime/test_kit.py \
	tests/games/worldwide_football/test_solo_conformance.py
SURVIVAL := tests/tables/store/test_killed.py tests/tables/store/test_writer.py $(patsubst %,tests/server/test_%.py,killed gone two_pages fuzz openapi \
	secrets twins)
soak: $(COMPILED)/ready
	ONZE_KIT_MATCHES=150 $(COMPILED)/bin/pytest -n 2 --dist worksteal $(KIT)
	ONZE_SOAK=1 $(COMPILED)/bin/pytest -n 2 --dist worksteal -rP $(SURVIVAL)
	$(COMPILED)/bin/python -m bench.server --matches 2000 --game mixed --pace 10 --ahead 1 --seconds 60 --goal 100

$(VENV)/ready: requirements.lock pyproject.toml setup.py
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --requirement requirements.lock
	$(BIN)/pip install --quiet --no-build-isolation --no-deps --editable .
	touch $@

# The compiled build is installed, not linked, so it is made anew whenever a source file changes.
$(COMPILED)/ready: requirements.lock pyproject.toml setup.py $(PAGE) $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
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
	ONZE_PAGE=0 build/lock/bin/pip install --quiet ".[test]"
	build/lock/bin/pip freeze --all --exclude onze --exclude pip > requirements.lock

clean:
	rm -rf $(VENV) $(COMPILED) $(BENCH) build dist web/node_modules src/onze/page
