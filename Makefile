# Needs make and Python 3.11 or newer; a C compiler makes the engine fast. Everything else is installed into .venv,
# with uv where there is one, otherwise with venv and pip:  make test  or  make PYTHON=python3.12 test

PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null)
BIN := .venv/bin
CODE := $(wildcard src tests benchmarks examples tools)
# Modules are compiled when they are first imported: most of the tests' packages never are.
PIP := -m pip install -qq --no-compile --disable-pip-version-check
# What depends on the engine's form is tested in both; the rest on the one that is served.
ENGINE_TESTS := tests/kernel tests/games tests/promises tests/test_shelf.py

# $(call engine,FOLDER,COMMAND) runs a command on the engine in that folder.
engine = PYTHONPATH="$(CURDIR)/$(1)" $(BIN)/$(2)
# $(call compiled,COMMAND) runs it on the compiled engine, or on src where there is no C compiler.
compiled = engine=$$($(BIN)/python tools/build_engine.py) && $(call engine,$$engine,$(1))
# $(call suite,FORM,FOLDER,TESTS) runs tests on the engine in that folder, which must be of that form.
suite = $(call engine,$(2),python tools/build_engine.py --check $(1)) && \
	export TIANXIA_FORM=$(1) && $(call engine,$(2),python -m pytest --numprocesses auto --dist worksteal $(3))

.PHONY: help
help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: run
run: .venv/.project ## Play in the browser: set everything up and serve it on this machine
	@$(BIN)/python tools/build_web.py
	@$(call compiled,tianxia serve --open)

.PHONY: test
test: ## Check everything, then test the engine interpreted, and all of it compiled
	@$(MAKE) --no-print-directory --jobs 3 chromium nginx build types lint client
	@engine=$$($(BIN)/python tools/build_engine.py) && if [ "$$engine" != src ]; then \
		echo "Testing the interpreted engine ..." && $(call suite,interpreted,src,$(ENGINE_TESTS)) && \
		echo "Testing everything on the compiled engine ..." && $(call suite,compiled,$$engine); \
		else echo "Testing everything on the interpreted engine ..." && $(call suite,interpreted,src); fi

.PHONY: build
build: .venv/.project ## Compile the engine, or say why it is not
	@$(BIN)/python tools/build_engine.py >/dev/null

.PHONY: client
client: .venv/.project ## Check, test and build the browser client
	@$(BIN)/python tools/build_web.py --check
	@$(BIN)/python tools/build_web.py

# Debian has Chromium without its windows in a package of its own; it takes half the processor's time in the tests.
.PHONY: chromium
chromium:
	@test -n "$$CHROMIUM" && exit; for name in \
		chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do \
		command -v $$name >/dev/null && exit; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Chromium for the browser tests ..." && apt-get -qq update && package=chromium-headless-shell && \
		{ apt-cache show $$package >/dev/null 2>&1 || package=chromium; } && \
		DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends $$package >/dev/null; \
	else echo >&2 "The browser tests need Chromium; install it and run this again: sudo apt-get install chromium"; exit 1; fi

# The program alone: the tests start it themselves, and a service that its package has started is stopped.
.PHONY: nginx
nginx: chromium # one apt-get at a time
	@{ command -v nginx || test -x /usr/sbin/nginx; } >/dev/null && command -v openssl >/dev/null && exit; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing nginx for the tests of the proxy ..." && apt-get -qq update && \
		DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends nginx openssl >/dev/null && \
		{ service nginx stop >/dev/null 2>&1 || true; }; \
	else echo >&2 "The tests of the proxy need nginx; install it and run this again: sudo apt-get install nginx openssl"; exit 1; fi

.PHONY: lint
lint: .venv/.tools ## Check style and format
	@echo "Checking style ..."
	@$(BIN)/ruff check --quiet $(CODE)
	@$(BIN)/ruff format --quiet --check --diff $(CODE)

.PHONY: types
types: .venv/.tools ## Check types
	@echo "Checking types ..."
	@$(BIN)/mypy --no-error-summary $(CODE)

.PHONY: format
format: .venv/.tools ## Format the code and mend what can be mended
	@$(BIN)/ruff check --quiet --fix $(CODE)
	@$(BIN)/ruff format --quiet $(CODE)

.PHONY: golden
golden: .venv/.tools ## Write the golden files anew; read their diff before you commit it
	@$(call engine,src,python -m tests.golden)

.PHONY: api
api: .venv/.project ## Write the client's types anew from the API's description
	@$(call engine,src,python -m tools.client_types)

.PHONY: soak
soak: .venv/.tools ## Play a million decisions of every game, looking for broken promises (ARGS="--minutes 10")
	@$(call compiled,python -m tests.soak $(ARGS))

.PHONY: steady
steady: .venv/.tools ## Run the browser's tests ten times in a row on a busy machine (TIMES=10 BESIDE=4 TESTS=tests/browser)
	@$(BIN)/python tools/build_web.py
	@$(call compiled,python tools/steady.py --times $(or $(TIMES),10) --beside $(or $(BESIDE),4) $(or $(TESTS),tests/browser))

.PHONY: bench
bench: .venv/.tools .venv-peers/.requirements ## Measure our games and our server beside their peers
	@$(BIN)/python tools/build_web.py
	@engine=$$($(BIN)/python tools/build_engine.py) && $(BIN)/python -m benchmarks --engine "$$engine" && \
		$(BIN)/python -m benchmarks.server --engine "$$engine"

.PHONY: ratings
ratings: .venv/.tools ## Measure how strong the levels of the bots are (hours), and publish it
	@$(call compiled,python tools/rate_levels.py)

.PHONY: docs
docs: .venv-docs/.requirements ## Build the documentation into build/site
	@echo "Building the documentation ..."
	@.venv-docs/bin/zensical build --clean --strict
	@echo "It is in build/site: open build/site/index.html"

.PHONY: wheel
wheel: .venv/.tools ## Build the source archive, the plain wheel and the compiled wheel into dist/
	@rm -rf dist
	@echo "Building the plain wheel ..."
	@$(BIN)/python -m build --no-isolation >/dev/null
	@echo "Building the compiled wheel ..."
	@CFLAGS="$$($(BIN)/python tools/build_engine.py --flags) $$CFLAGS" HATCH_BUILD_HOOKS_ENABLE=1 $(BIN)/python -m build --no-isolation >/dev/null
	@ls -1 dist

.PHONY: lock
lock: .venv/.tools ## Lock the requirements anew (UPGRADE=1 to take the newest releases)
	@echo "Locking ..."
	@test -n "$(UV)" || $(BIN)/python $(PIP) uv
	@$(call lock,pyproject.toml,run)
	@$(call lock,requirements/build.in,build)
	@$(call lock,requirements/dev.in,dev)
	@$(call lock,requirements/peers.in,peers)
	@$(call lock,requirements/docs.in,docs)

lock = $(or $(UV),$(BIN)/uv) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
	$(if $(UPGRADE),--upgrade) --output-file requirements/$(2).txt $(1)

.PHONY: clean
clean: ## Remove everything that was built or installed here
	@rm -rf build dist .cache .venv .venv-peers .venv-docs web/node_modules src/tianxia/server/client .hypothesis \
		.mypy_cache .pytest_cache .ruff_cache
	@find $(CODE) -name __pycache__ -prune -exec rm -rf {} +

# ---- Environments: made anew whenever their requirements change ----------------------------------

.venv/.requirements: requirements/build.txt
.venv-peers/.requirements: requirements/peers.txt
.venv-docs/.requirements: requirements/docs.txt

%/.requirements:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { echo >&2 \
		"Tianxia needs Python 3.11 or newer, and $(PYTHON) is not: install it, or name one: make PYTHON=python3.12"; exit 1; }
ifeq ($(UV),)
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo >&2 \
		"$(PYTHON) lacks venv or pip: install them (on Debian and Ubuntu: apt install python3-venv), or install uv"; exit 1; }
	@echo "Installing into $* ..."
	@$(PYTHON) -m venv --clear $*
	@$*/bin/python $(PIP) --require-hashes --no-deps --requirement $<
else
	@echo "Installing into $* with uv ..."
	@$(UV) venv --quiet --clear --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" $*
	@$(UV) pip install --quiet --python $* --require-hashes --no-deps --requirement $<
endif
	@touch $@

.venv/.project: pyproject.toml .venv/.requirements
ifeq ($(UV),)
	@$(BIN)/python $(PIP) --no-deps --no-build-isolation --editable .
else
	@$(UV) pip install --quiet --python .venv --no-deps --no-build-isolation --editable .
endif
	@touch $@

.venv/.tools: requirements/dev.txt .venv/.project
	@echo "Installing what the tests need ..."
ifeq ($(UV),)
	@$(BIN)/python $(PIP) --require-hashes --no-deps --requirement $<
else
	@$(UV) pip install --quiet --python .venv --require-hashes --no-deps --requirement $<
endif
	@touch $@
