# Everything is done with make; `make` alone lists what there is.
PYTHON ?= python3
ARGS ?=
PYTEST_ARGS ?= -n auto

VENV := .venv
PY := $(VENV)/bin/python
STAMP := $(VENV)/stamp
PIP := $(PY) -m pip install --quiet
needs = $(shell $(PYTHON) scripts/requirements.py $(1))
SOURCES = $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' \
	-not -path 'src/equipoise/web/static/*' | LC_ALL=C sort)
CLIENT = $(shell find client -type f -not -path 'client/node_modules/*' -not -path 'client/dist/*' | LC_ALL=C sort)

# Also inside a build environment, should somebody build with one. Relative, since pip splits at spaces.
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal load load-peers test check format bench bench-peers laws lock clean FORCE

help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## /\1|/p' Makefile | while IFS='|' read -r target text; do \
		printf '  make %-12s %s\n' "$$target" "$$text"; done
	@echo "  ARGS='...' is handed on to play, bench and laws; EQUIPOISE_COMPILE=0 installs plain Python, 1 waits for the compiler."

play: $(STAMP)/$(if $(filter 1,$(EQUIPOISE_COMPILE)),package,early) ## install into .venv and open the house in the browser
	@$(VENV)/bin/equipoise serve $(ARGS)

terminal: $(STAMP)/package ## the same games in the terminal
	@$(VENV)/bin/equipoise play $(ARGS)

test: $(STAMP)/package $(STAMP)/dev $(STAMP)/ray ## all that CI runs: check, then the tests interpreted and compiled
	@sh scripts/prepare browser
	@$(MAKE) --no-print-directory check
	@echo "== the browser client"
	@PY='$(PY)' sh scripts/client check
	@kind=$$($(PY) -c 'from equipoise.build import kind; print(kind())') || exit 1; \
	if [ "$$kind" != compiled ]; then \
		echo "== The rules are not compiled here (no C compiler, or EQUIPOISE_COMPILE=0): the compiled run is left out."; \
	fi; \
	echo "== tests, interpreted"; \
	PYTHONPATH=src EQUIPOISE_EXPECT=interpreted $(PY) -m pytest $(PYTEST_ARGS) --ignore tests/e2e || exit 1; \
	if [ "$$kind" = compiled ]; then \
		echo "== tests, compiled"; \
		EQUIPOISE_EXPECT=compiled $(PY) -m pytest $(PYTEST_ARGS) --ignore tests/e2e || exit 1; \
	fi; \
	echo "== tests in the browser, $$kind"; \
	$(PY) -m pytest tests/e2e

check: $(STAMP)/run $(STAMP)/dev ## formatting, lint, types, layers
	@echo "== check"
	@failed=; \
	$(VENV)/bin/ruff format --check --output-format concise || failed=1; \
	$(VENV)/bin/ruff check --output-format concise || failed=1; \
	$(PY) -m mypy || failed=1; \
	PYTHONPATH=src $(VENV)/bin/lint-imports --no-logo || failed=1; \
	[ -z "$$failed" ]

format: $(STAMP)/dev ## put the code in order
	@$(VENV)/bin/ruff check --fix-only --quiet
	@$(VENV)/bin/ruff format

bench: $(STAMP)/package $(if $(findstring --peers,$(ARGS)),$(STAMP)/peers) ## measure speed (ARGS=--peers: beside others)
	@$(VENV)/bin/equipoise bench $(ARGS)

bench-peers: $(STAMP)/package $(STAMP)/peers ## measure speed beside other libraries
	@$(VENV)/bin/equipoise bench --peers $(ARGS)

load: $(STAMP)/package $(STAMP)/dev ## 1,000 sockets on this machine: moves per second and how long they take
	@$(PY) -m scripts.load $(ARGS)

load-peers: $(STAMP)/package $(STAMP)/dev ## our server and one of boardgame.io under the same load, by turns
	@cd scripts/peers/boardgameio && npm ci --silent --no-audit --no-fund
	@$(PY) -m scripts.load --peer boardgameio --seconds 5 $(ARGS)

laws: $(STAMP)/package ## long soak: random games, every law checked at every step
	@$(VENV)/bin/equipoise laws $(ARGS)

lock: $(STAMP)/venv ## write constraints.txt anew from the newest versions
	@rm -rf .venv-lock && $(PYTHON) -m venv .venv-lock
	@PIP_CONSTRAINT= PIP_BUILD_CONSTRAINT= .venv-lock/bin/python -m pip install --quiet \
		--upgrade $(foreach need,$(call needs,build run dev peers plot ray),'$(need)')
	@{ echo "# Every version that is installed, here and in CI. Written by: make lock"; \
	   .venv-lock/bin/python -m pip freeze --all --exclude pip \
	   | sed -n 's/^\([A-Za-z0-9._-]*==[A-Za-z0-9.]*\).*$$/\1/p'; } > constraints.new
	@mv constraints.new constraints.txt && rm -rf .venv-lock
	@echo "constraints.txt: $$(grep -c == constraints.txt) packages"

clean: ## remove all that was made here
	rm -rf $(VENV) .venv-lock build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.import_linter_cache .grimp_cache client/node_modules client/dist src/equipoise/web/static \
		scripts/peers/boardgameio/node_modules
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +

$(STAMP)/venv:
	@PYTHON='$(PYTHON)' sh scripts/prepare
	@$(PYTHON) -m venv $(VENV)
	@mkdir -p $(STAMP) && touch $@

# The tools of the build are in .venv too: that is quicker than a build environment for each install.
$(STAMP)/run: pyproject.toml setup.py constraints.txt $(STAMP)/venv
	@echo "== installing what Equipoise needs into $(VENV)"
	@rm -rf build
	@$(PIP) $(foreach need,$(call needs,build run),'$(need)')
	@touch $@

$(STAMP)/dev: pyproject.toml constraints.txt $(STAMP)/venv
	@echo "== installing the tools for tests and checks"
	@$(PIP) $(foreach need,$(call needs,run dev),'$(need)')
	@touch $@

$(STAMP)/ray: pyproject.toml constraints.txt $(STAMP)/venv
	@echo "== installing Ray, for the tests of the arena on a cluster"
	@$(PIP) $(foreach need,$(call needs,ray),'$(need)')
	@touch $@

$(STAMP)/peers: pyproject.toml constraints.txt $(STAMP)/venv
	@echo "== installing the libraries to compare with"
	@$(PIP) $(foreach need,$(call needs,peers),'$(need)')
	@touch $@

# A list of names, since a file that is gone is a change too: setuptools would install it from build/ for ever.
$(STAMP)/files: FORCE | $(STAMP)/venv
	@echo '$(EQUIPOISE_COMPILE) $(SOURCES)' | cmp -s - $@ || \
		{ rm -rf build && echo '$(EQUIPOISE_COMPILE) $(SOURCES)' > $@; }

# Into the sources, so that it is part of the package; git does not see it.
$(STAMP)/client: scripts/client $(CLIENT) $(STAMP)/venv
	@echo "== building the browser client"
	@PY='$(PY)' sh scripts/client build
	@touch $@

# Nobody who wants to play waits for the compiler: plain Python at first, compiled from the next start on.
$(STAMP)/early: FORCE $(STAMP)/run $(STAMP)/client
	@$(PY) scripts/early.py

$(STAMP)/package: $(STAMP)/run $(STAMP)/files $(STAMP)/client $(SOURCES)
	@echo "== installing Equipoise (with a C compiler the rules are compiled: about three minutes, once)"
	@rm -f $(STAMP)/installed
	@$(PIP) --no-build-isolation --no-deps --force-reinstall .
	@$(PY) scripts/early.py note
	@$(PY) -c 'from equipoise.build import kind; print("== installed,", kind() \
		+ (": fast" if kind() == "compiled" else ": plain Python, which works but is slower"))'
	@touch $@
