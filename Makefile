# TipControl: everything a newcomer needs; `make help` lists it.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
DEBUG_BIN = $(shell $(SWIFT) build --show-bin-path)

.DEFAULT_GOAL := help
.PHONY: help setup setup-tests demo test test-downstream bench docs api api-check lint format
.PHONY: build install install-files uninstall clean

# MAKEFILE_LIST is a space and the path of this file, which may have spaces too.
help: ## list these targets
	@makefile="$(MAKEFILE_LIST)"; grep -hE '^[a-z-]+:.*## ' "$${makefile# }" | awk -F ':.*## ' '{ printf "  make %-15s %s\n", $$1, $$2 }'

# SQLite's header is all that a fresh Debian machine with a Swift toolchain lacks.
setup:
	@if ! pkg-config --exists sqlite3 2>/dev/null; then \
	  if [ "$$(id -u)" = 0 ]; then run=; elif sudo -n true 2>/dev/null; then run=sudo; else \
	    echo "SQLite is missing: install libsqlite3-dev and pkg-config, then try again." >&2; exit 1; fi; \
	  echo "Installing libsqlite3-dev" >&2; \
	  $$run apt-get update -qq >&2 && \
	  DEBIAN_FRONTEND=noninteractive $$run apt-get install -y -qq libsqlite3-dev pkg-config >&2; fi

demo: setup ## tell the story of one tip on a throw-away datastore
	@$(SWIFT) build --product tipctl --quiet
	@$(SWIFT) build --product BackyardBirds --quiet
	@PATH="$(DEBUG_BIN):$$PATH" sh Fixtures/demo.sh

# What tests read formats with, and the shells whose completion they press Tab in.
setup-tests: setup
	@missing=; \
	for pair in zsh:zsh fish:fish mandoc:mandoc man:man-db; do \
	  command -v "$${pair%%:*}" >/dev/null || missing="$$missing $${pair##*:}"; done; \
	python3 -c 'import yaml' 2>/dev/null || missing="$$missing python3-yaml"; \
	if [ -n "$$missing" ]; then \
	  if [ "$$(id -u)" = 0 ]; then run=; elif sudo -n true 2>/dev/null; then run=sudo; else \
	    echo "Tests need more: install$$missing, then try again." >&2; exit 1; fi; \
	  echo "Installing$$missing" >&2; \
	  $$run apt-get update -qq >&2 && \
	  DEBIAN_FRONTEND=noninteractive $$run apt-get install -y -qq --no-install-recommends \
	    $$missing >&2; fi

# Tests have a folder of their own for temporary files, and fail when they leave anything there but
# the package manager's locks and folders.
test: setup-tests ## build everything and run all tests
	$(SWIFT) build --build-tests
	@folder=$$(mktemp -d) || exit 1; \
	trap 'rm -rf "$$folder"' EXIT; trap 'exit 1' HUP INT TERM; \
	TMPDIR="$$folder" $(SWIFT) test --skip-build; code=$$?; \
	left=$$(cd "$$folder" && find . ! -name . ! -name '*.lock' ! -path './TemporaryDirectory.*'); \
	if [ -n "$$left" ]; then \
	  echo "Tests leave these in the folder for temporary files:" >&2; echo "$$left" >&2; \
	  [ $$code != 0 ] || code=1; fi; \
	exit $$code

# A package that depends on this one, from nothing, as its users build it.
test-downstream: setup ## build a package that uses this one from scratch, and run its tests
	rm -rf .build-downstream
	$(SWIFT) test --package-path Fixtures/downstream --scratch-path "$(CURDIR)/.build-downstream"

bench: setup ## measure speed against the promised limits
	$(SWIFT) run tip-bench

# The tools are those of the Swift toolchain; DOCC=/path/to/docc names another one.
docs: setup ## build the documentation of all products into .build-docs/site
	@SWIFT="$(SWIFT)" python3 Fixtures/docs.py .build-docs

api: setup ## record the public API of each product in Tests/API
	@SWIFT="$(SWIFT)" python3 Fixtures/api.py record

api-check: setup ## compare the public API with what is recorded
	@SWIFT="$(SWIFT)" python3 Fixtures/api.py check

# swift format leaves long comments as they are, so grep finds them, in characters and not bytes.
lint: setup ## check format, documentation and imports
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests Fixtures/downstream
	@if LC_ALL=C.UTF-8 grep -rnE --include='*.swift' --exclude-dir='.build*' '^.{101}' \
	  Package.swift Sources Tests Fixtures/downstream | grep -E '^[^:]*:[0-9]+:(.*  )? *//'; then \
	  echo "Break these comments: a line has 100 columns." >&2; exit 1; fi
	$(SWIFT) build --explicit-target-dependency-import-check error

format: ## rewrite the sources in the house's format
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests Fixtures/downstream

build: setup ## build the release binary of tipctl, the Swift libraries inside
	$(SWIFT) build --configuration release --product tipctl --static-swift-stdlib

# Where things go; uninstall removes what install-files places. Not for the tool's own environment.
TIPCTL_BINARY ?= $(shell $(SWIFT) build --configuration release --show-bin-path)/tipctl
unexport TIPCTL_BINARY
ROOT = $(DESTDIR)$(patsubst ~/%,$(HOME)/%,$(PREFIX))
PROGRAM = $(ROOT)/bin/tipctl
BASH_COMPLETION = $(ROOT)/share/bash-completion/completions/tipctl
ZSH_COMPLETION = $(ROOT)/share/zsh/site-functions/_tipctl
FISH_COMPLETION = $(ROOT)/share/fish/vendor_completions.d/tipctl.fish
MANUAL = $(ROOT)/share/man/man1/tipctl.1

install: build ## put tipctl, its completions and its manual below PREFIX (default /usr/local)
	@$(MAKE) --no-print-directory install-files

# Of a binary that is there: it prints the other files itself, each whole or not at all.
install-files:
	@binary="$(TIPCTL_BINARY)"; \
	test -x "$$binary" || { echo "There is no $$binary: run \"make build\" first." >&2; exit 1; }; \
	place() { file="$$1" mode="$$2"; shift 2; \
	  mkdir -p "$$(dirname "$$file")" && "$$@" > "$$file.new" && chmod "$$mode" "$$file.new" && \
	  mv -f "$$file.new" "$$file" && echo "$$file" || { rm -f "$$file.new"; exit 1; }; }; \
	place "$(PROGRAM)" 755 cat "$$binary"; \
	place "$(BASH_COMPLETION)" 644 "$$binary" completions bash; \
	place "$(ZSH_COMPLETION)" 644 "$$binary" completions zsh; \
	place "$(FISH_COMPLETION)" 644 "$$binary" completions fish; \
	place "$(MANUAL)" 644 "$$binary" man

uninstall: ## remove from PREFIX what install has put there
	@rm -f "$(PROGRAM)" "$(BASH_COMPLETION)" "$(ZSH_COMPLETION)" "$(FISH_COMPLETION)" "$(MANUAL)"

clean: ## remove everything that was built
	$(SWIFT) package clean
	rm -rf .build .build-downstream .build-docs
