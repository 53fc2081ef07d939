# The commands for developing TipControl; `make help` lists them.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# The effort of packing an archive, up to 9.
ARCHIVE_LEVEL ?= 9
DEBUG_BIN = $(shell $(SWIFT) build --show-bin-path)
# With its variable, the manifest declares the tools for maintainers, and no tests but theirs. They
# are built in their own folder: the options of "make build" would compile everything again.
unexport TIP_MAINTAINER TIP_STATIC
TOOLS_SWIFT = TIP_MAINTAINER=1 $(SWIFT)
TOOLS_BUILD = --scratch-path .build-tools
# Only the native build system checks imports, and it is not the default of Swift 6.4.
IMPORT_CHECK = --build-system native --explicit-target-dependency-import-check error

.DEFAULT_GOAL := help
.PHONY: help setup setup-tests demo test test-tools test-asan test-downstream test-browser
.PHONY: slow-expressions test-slow-build
.PHONY: check-apple soak soak-quick bench bench-quick
.PHONY: mutate docs api api-check lint lint-help format
.PHONY: build install install-files uninstall dist dist-files clean

# MAKEFILE_LIST contains this file only, after a space; its path may contain spaces.
help: ## list these targets
	@makefile="$(MAKEFILE_LIST)"; grep -hE '^[a-z-]+:.*## ' "$${makefile# }" | awk -F ':.*## ' '{ printf "  make %-15s %s\n", $$1, $$2 }'

# A fresh Debian machine with a Swift toolchain lacks only SQLite's header.
setup:
	@if ! pkg-config --exists sqlite3 2>/dev/null; then \
	  if [ "$$(id -u)" = 0 ]; then run=; elif sudo -n true 2>/dev/null; then run=sudo; else \
	    echo "SQLite is missing: install libsqlite3-dev and pkg-config, then try again." >&2; exit 1; fi; \
	  echo "Installing libsqlite3-dev" >&2; \
	  $$run apt-get update -qq >&2 && \
	  DEBIAN_FRONTEND=noninteractive $$run apt-get install -y -qq libsqlite3-dev pkg-config >&2; fi

demo: setup ## demonstrate a tip and tipctl on a temporary datastore
	@$(SWIFT) build --product tipctl --quiet
	@$(SWIFT) build --product BackyardBirds --quiet
	@PATH="$(DEBUG_BIN):$$PATH" sh Fixtures/demo.sh

# Installs the Debian packages in $missing, as root or with sudo, for those who need them.
define install_packages
if [ -n "$$missing" ]; then \
	  if [ "$$(id -u)" = 0 ]; then run=; elif sudo -n true 2>/dev/null; then run=sudo; else \
	    echo "$(1) need$$missing: install them, then try again." >&2; exit 1; fi; \
	  echo "Installing$$missing" >&2; \
	  $$run apt-get update -qq >&2 && \
	  DEBIAN_FRONTEND=noninteractive $$run apt-get install -y -qq --no-install-recommends \
	    $$missing >&2; fi
endef

# The tests need parsers for formats, and the shells whose completions they check.
setup-tests: setup
	@missing=; \
	for pair in zsh:zsh fish:fish mandoc:mandoc man:man-db xmllint:libxml2-utils \
    tmux:tmux unzip:unzip; do \
	  command -v "$${pair%%:*}" >/dev/null || missing="$$missing $${pair##*:}"; done; \
	python3 -c 'import yaml' 2>/dev/null || missing="$$missing python3-yaml"; \
	$(call install_packages,Tests)

# All tests at once would starve each other past their time limits, so few run at a time.
TEST_WIDTH ?= $(shell expr 2 '*' $$(getconf _NPROCESSORS_ONLN))

# Tests get a separate folder for temporary files, and fail when they leave files in it, except the
# package manager's locks and folders. What failed is printed again, after thousands of lines.
test: setup-tests ## build everything and run all tests
	$(SWIFT) build --build-tests $(TEST_BUILD)
	@log=$$(mktemp) && folder=$$(mktemp -d) || exit 1; \
	trap 'rm -rf "$$folder" "$$log" "$$log.code"' EXIT; trap 'exit 1' HUP INT TERM; \
	{ TMPDIR="$$folder" $(SWIFT) test --skip-build $(TEST_BUILD) \
	  --experimental-maximum-parallelization-width $(TEST_WIDTH) 2>&1; echo $$? > "$$log.code"; } \
	  | tee "$$log"; code=$$(cat "$$log.code"); \
	[ "$$code" = 0 ] || awk '/^✘/ { shown = 1 } /^(◇|✔|━)/ { shown = 0 } shown || / error: |Fatal error: /' \
	  "$$log" >&2; \
	left=$$(cd "$$folder" && find . ! -name . ! -name '*.lock' ! -path './TemporaryDirectory.*'); \
	if [ -n "$$left" ]; then \
	  echo "Tests left these temporary files:" >&2; echo "$$left" >&2; \
	  [ "$$code" != 0 ] || code=1; fi; \
	exit $$code

# The imports are checked here, because "make lint" does not build these tools.
test-tools: ## run the tests of tip-bench, tip-soak and make mutate
	$(MAKE) --no-print-directory test SWIFT="$(TOOLS_SWIFT)" \
	  TEST_BUILD="$(IMPORT_CHECK) $(TOOLS_BUILD)"

check-apple: setup ## type-check the code for Apple's systems, with stand-ins for what they have
	@SWIFT="$(SWIFT)" python3 Fixtures/apple/check.py .build-apple

# What the tools of the system leave allocated at their end is not the address sanitizer's subject.
test-asan: ## run all tests under the address sanitizer
	ASAN_OPTIONS=detect_leaks=0 $(MAKE) --no-print-directory test \
	  TEST_BUILD="--sanitize=address --scratch-path .build-asan"

# The warnings need a separate folder, because other options compile everything again. A file that
# is compiled already would have none, so the build begins anew. Only the second option measures the
# last expression of a body without "return".
SLOW_BUILD = --scratch-path .build-slow \
  -Xswiftc -Xfrontend -Xswiftc -warn-long-expression-type-checking=100 \
  -Xswiftc -Xfrontend -Xswiftc -warn-long-function-bodies=500

slow-expressions: setup ## list what the compiler type-checks slowly, in 6 minutes
	rm -rf .build-slow
	@log=$$(mktemp) || exit 1; trap 'rm -f "$$log"' EXIT; trap 'exit 1' HUP INT TERM; \
	$(SWIFT) build --build-tests $(SLOW_BUILD) > "$$log" 2>&1 || { cat "$$log" >&2; exit 1; }; \
	python3 Fixtures/slow.py < "$$log"

# For .ci/run, which runs the tests of that build.
test-slow-build:
	$(MAKE) --no-print-directory test TEST_BUILD="$(SLOW_BUILD)"

# MUTATE=TipModel,TipStore selects modules, SEED=n repeats a draw, and COUNT=n draws more or fewer.
# What changes nothing is in Fixtures/equivalents.txt, and not counted.
mutate: setup-tests ## make small changes in the sources, and list those that no test notices
	@SWIFT="$(SWIFT)" MUTATE="$(MUTATE)" SEED="$(SEED)" COUNT="$(COUNT)" python3 -B Fixtures/mutate.py

# The packages that depend on this one; the others use the first one's build of its products. The
# last one adds a module called UIKit, which the others must not find.
DEPENDENTS = Fixtures/downstream Fixtures/names Fixtures/suites Fixtures/uikit
DEPENDENT_BUILD = Fixtures/downstream/.build
PACKAGES = $(DEPENDENTS) Fixtures/neighbours Fixtures/plugin

# The recipes for CI servers are lines of an article, run as their readers copy them, and so are the
# hooks for commits and the action. The tests that "tipctl repro" prints for random states are built
# with the second package, and the tests that "tipctl init" writes with its packages. The suites of
# an app must not fail each other in any order, so they run often, each time in parallel and one by
# one.
test-downstream: setup-tests ## build dependent packages, run their tests and the recipes for CI
	rm -rf $(DEPENDENT_BUILD)
	@$(SWIFT) build --product tipctl --quiet && $(SWIFT) build --product BackyardBirds --quiet
	@TMPDIR=$$(mktemp -d) && export TMPDIR || exit 1; \
	trap 'rm -rf "$$TMPDIR"' EXIT; trap 'exit 1' HUP INT TERM; \
	for package in $(DEPENDENTS); do \
	  TIPCTL="$(DEBUG_BIN)/tipctl" $(SWIFT) test --package-path $$package --scratch-path "$(CURDIR)/$(DEPENDENT_BUILD)" || exit 1; \
	  done; \
	for run in $$(seq 20); do for option in --parallel --no-parallel; do \
	  $(SWIFT) test --skip-build $$option --package-path Fixtures/suites --scratch-path "$(CURDIR)/$(DEPENDENT_BUILD)" \
	    > "$$TMPDIR/log" 2>&1 || { cat "$$TMPDIR/log"; exit 1; }; done; done
	@SWIFT="$(SWIFT)" python3 Fixtures/neighbours/run.py .build-neighbours
	python3 Fixtures/recipe.py
	python3 Fixtures/steps.py "$(DEBUG_BIN)/tipctl"
	SWIFT="$(SWIFT)" python3 Fixtures/plugin/run.py "$(DEBUG_BIN)/tipctl"
	python3 Fixtures/repro.py "$(DEBUG_BIN)/tipctl" "$(DEBUG_BIN)/BackyardBirds"
	@SWIFT="$(SWIFT)" python3 Fixtures/init.py "$(DEBUG_BIN)/tipctl" "$(DEPENDENT_BUILD)"

# The pages that tipctl writes, in a headless Chromium; CHROMIUM=/path sets a different one.
setup-browser: setup
	@missing=; \
	command -v "$${CHROMIUM:-chromium}" >/dev/null || missing=" chromium fonts-dejavu-core fonts-liberation fonts-noto-core"; \
	command -v python3 >/dev/null || missing="$$missing python3"; \
	$(call install_packages,Browser tests)

test-browser: setup-browser ## open the pages of tipctl in a browser, and check them
	$(SWIFT) build --product tipctl
	python3 Fixtures/browser/run.py "$(DEBUG_BIN)/tipctl" $(BROWSER)

TIP_SOAK = $(TOOLS_SWIFT) build --configuration release $(TOOLS_BUILD) --product tipctl && \
  $(TOOLS_SWIFT) run --configuration release $(TOOLS_BUILD) tip-soak

soak: setup ## kill, damage and fuzz real processes, in up to 30 minutes after the build
	$(TIP_SOAK) $(SOAK)

soak-quick: setup ## the same in a small size, in 90 seconds after the build
	$(TIP_SOAK) --quick $(SOAK)

# The baselines need the shell of SQLite, and the sizes a stripped binary.
setup-bench: setup
	@missing=; \
	for pair in sqlite3:sqlite3 strip:binutils; do \
	  command -v "$${pair%%:*}" >/dev/null || missing="$$missing $${pair##*:}"; done; \
	$(call install_packages,Benchmarks)

TIP_BENCH = $(TOOLS_SWIFT) run --configuration release $(TOOLS_BUILD) tip-bench

# tipctl is measured as it is installed, and one row in a debug build.
bench: setup-bench build ## measure the speed against its aims, in up to 5 minutes after the build
	$(TOOLS_SWIFT) build $(TOOLS_BUILD) --product tip-bench
	$(TIP_BENCH) --tipctl "$(TIPCTL_BINARY)" \
	  --debug-build "$$($(TOOLS_SWIFT) build $(TOOLS_BUILD) --show-bin-path)/tip-bench" $(BENCH)

bench-quick: setup ## measure the synchronous rows, in 30 seconds after the build
	$(TIP_BENCH) --quick $(BENCH)

# The tools come from the Swift toolchain; DOCC=/path/to/docc sets a different docc.
docs: setup ## build the documentation of all products into .build-docs/site
	@SWIFT="$(SWIFT)" python3 Fixtures/docs.py .build-docs

api: setup ## record the public API of each product in Tests/API
	@SWIFT="$(SWIFT)" python3 Fixtures/api.py record

api-check: setup ## compare the public API with what is recorded
	@SWIFT="$(SWIFT)" python3 Fixtures/api.py check

# A test must not depend on a second of real time, or on a number that nobody can draw again. Times
# and numbers are also in the scripts that tests contain.
REAL_TIME = -e '\.timeLimit\(' -e '--timeout [1-9][0-9]*(s|m([^s]|$$))' \
  -e '(^|[^A-Za-z_])alarm\( *([0-9]{1,2}|[1-5][0-9]{2}) *\)' -e '(ualarm|setitimer)\(' \
  -e '\.random\((in:|\)|$$)' -e '\.(randomElement|shuffled?)\(\)' \
  -e '(SystemRandomNumberGenerator|arc4random(_[a-z]+)?|drand48|random\.(random|randint|choice))\('
SEEDED = '\.random(in: .*using: '

# swift format accepts long comments, so grep finds them, counting characters instead of bytes.
lint: setup ## check format, documentation and imports
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests $(PACKAGES)
	@if LC_ALL=C.UTF-8 grep -rnE --include='*.swift' --exclude-dir='.build*' '^.{101}' \
	  Package.swift Sources Tests $(PACKAGES) | grep -E '^[^:]*:[0-9]+:(.*  )? *//'; then \
	  echo "Comments exceed 100 columns: wrap these lines." >&2; exit 1; fi
	@if grep -rnE --include='*.swift' --include='*.py' --include='*.sh' --include='*.c' $(REAL_TIME) Tests \
	  | grep -v '^Tests/TestSupport/OwnThread.swift:' | grep -v $(SEEDED); then \
	  echo "A slow machine fails these tests, or a failure cannot be repeated:" \
	    "write .hangLimit, 600 seconds, no time limit, or the seeded generator." >&2; exit 1; fi
	@python3 Fixtures/density.py
	@python3 Fixtures/folders.py
	$(SWIFT) build $(IMPORT_CHECK)

# The demo registers its tips in a temporary datastore, which tipctl checks.
lint-help: setup ## check the demo's texts against the guidelines of help
	@$(SWIFT) build --product tipctl --quiet
	@$(SWIFT) build --product BackyardBirds --quiet
	@folder=$$(mktemp -d) || exit 1; trap 'rm -rf "$$folder"' EXIT; \
	TIPCTL_DATASTORE="$$folder/"; PATH="$(DEBUG_BIN):$$PATH"; export TIPCTL_DATASTORE PATH; \
	BackyardBirds tips </dev/null >/dev/null && printf 'clear\nCancel\n' | TIPCTL_CLOCK=+0s BackyardBirds live >/dev/null && \
	tipctl lint --strict

format: ## format the sources
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests $(PACKAGES)

# On Linux the binary is static and stripped: it starts without the dynamic loader, and also runs on
# other distributions. Apple's systems have their own copy of Swift, and no static executables.
# With the variable, the manifest gives the option to the linker, because not every build system
# passes it on from the command line.
SYSTEM := $(shell uname -s)
RELEASE_CHECK = true
ifeq ($(SYSTEM),Linux)
RELEASE_VARIABLES = TIP_STATIC=1
RELEASE_CHECK = if ldd "$$folder/tipctl" 2>/dev/null | grep '=>'; then \
  echo "$$folder/tipctl is not static: it needs the libraries above." >&2; \
  echo "Report this with the output of \"$(SWIFT) --version\"." >&2; exit 1; fi
RELEASE_FLAGS = --static-swift-stdlib -Xswiftc -static-executable -Xlinker -s
ARCHIVE_FLAGS = --sort=name --mtime=@$${SOURCE_DATE_EPOCH:-0} --mode=u=rwX,go=rX \
  --owner=0 --group=0 --numeric-owner
endif

build: setup ## build the release binary of tipctl with all libraries linked in
	$(RELEASE_VARIABLES) $(SWIFT) build --configuration release --product tipctl $(RELEASE_FLAGS)
	@folder=$$($(SWIFT) build --configuration release --show-bin-path) || exit 1; \
	$(RELEASE_CHECK); \
	mkdir -p "$$(dirname "$(BUILT)")" && echo "$$folder/tipctl" > "$(BUILT)"

# The installed files. TIPCTL_BINARY is not exported, because tipctl reads its environment.
TIPCTL_BINARY ?= $(shell $(SWIFT) build --configuration release --show-bin-path)/tipctl
unexport TIPCTL_BINARY
ROOT = $(DESTDIR)$(patsubst ~/%,$(HOME)/%,$(PREFIX))
PROGRAM = $(ROOT)/bin/tipctl
BASH_COMPLETION = $(ROOT)/share/bash-completion/completions/tipctl
ZSH_COMPLETION = $(ROOT)/share/zsh/site-functions/_tipctl
FISH_COMPLETION = $(ROOT)/share/fish/vendor_completions.d/tipctl.fish
MANUAL = $(ROOT)/share/man/man1/tipctl.1

# Where "make build" has left the binary, for those who cannot ask Swift.
BUILT = .build/tipctl-binary

# Root compiles nothing in another user's folder: the user could not build there any more, and sudo
# often does not find Swift.
install: ## install tipctl, its completions and its manual below PREFIX (default /usr/local)
	@if [ "$$(id -u)" = 0 ] && [ "$$(ls -nd . | awk '{ print $$3 }')" != 0 ]; then \
	  test -f "$(BUILT)" || { echo "Nothing is built: run \"make build\" without sudo first." >&2; exit 1; }; \
	  $(MAKE) --no-print-directory install-files TIPCTL_BINARY="$$(cat "$(BUILT)")"; \
	else \
	  $(MAKE) --no-print-directory build && $(MAKE) --no-print-directory install-files; \
	fi

# Installs an existing binary, which prints the other files; each file is replaced atomically.
install-files:
	@umask 022; binary="$(TIPCTL_BINARY)"; \
	test -x "$$binary" || { echo "Missing binary $$binary: run \"make build\" first." >&2; exit 1; }; \
	place() { file="$$1" mode="$$2"; shift 2; \
	  mkdir -p "$$(dirname "$$file")" && "$$@" > "$$file.new" && chmod "$$mode" "$$file.new" && \
	  mv -f "$$file.new" "$$file" && echo "$$file" || { rm -f "$$file.new"; exit 1; }; }; \
	place "$(PROGRAM)" 755 cat "$$binary"; \
	place "$(BASH_COMPLETION)" 644 "$$binary" completions bash; \
	place "$(ZSH_COMPLETION)" 644 "$$binary" completions zsh; \
	place "$(FISH_COMPLETION)" 644 "$$binary" completions fish; \
	place "$(MANUAL)" 644 "$$binary" man

dist: build ## make an archive, an artifact bundle and their checksums in .build-dist
	@$(MAKE) --no-print-directory dist-files
	@$(MAKE) --no-print-directory dist-bundle

# Installers find an archive by the system and the architecture in its name.
DIST_SYSTEM = $(shell echo "$(SYSTEM)" | tr A-Z a-z)
DIST_NAME = tipctl-$$("$$binary" --version | cut -d ' ' -f 2)-$(DIST_SYSTEM)-$$(uname -m)

# Archives an existing binary. All times in an archive are the same, so that two archives are equal.
dist-files:
	@makefile="$(MAKEFILE_LIST)"; binary="$(TIPCTL_BINARY)"; \
	name=$(DIST_NAME) && \
	rm -rf ".build-dist/$$name" && \
	$(MAKE) --no-print-directory -f "$${makefile# }" install-files DESTDIR=".build-dist/$$name" \
	  PREFIX= TIPCTL_BINARY="$$binary" > /dev/null && \
	tar -C .build-dist $(ARCHIVE_FLAGS) -cf ".build-dist/$$name.tar" "$$name" && \
	gzip -$(ARCHIVE_LEVEL)nf ".build-dist/$$name.tar" && rm -rf ".build-dist/$$name" && \
	echo ".build-dist/$$name.tar.gz"

# The bundle has the program of each architecture whose archive of this version is there.
dist-bundle:
	@makefile="$(MAKEFILE_LIST)"; binary="$(TIPCTL_BINARY)"; \
	python3 "$$(dirname "$${makefile# }")/Fixtures/dist.py" .build-dist \
	  "$$("$$binary" --version | cut -d ' ' -f 2)"

uninstall: ## remove the installed files from PREFIX
	@rm -f "$(PROGRAM)" "$(BASH_COMPLETION)" "$(ZSH_COMPLETION)" "$(FISH_COMPLETION)" "$(MANUAL)"

clean: ## remove all build products
	$(SWIFT) package clean
	rm -rf .build .build-apple .build-asan .build-dist .build-docs .build-mutate .build-neighbours .build-slow .build-tools $(DEPENDENT_BUILD)
