# hig: `make` does everything that a fresh Debian machine with a Swift toolchain needs; `make help` lists the rest.

SHELL := /bin/bash
PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
PACKAGES := libsqlite3-dev libxml2-dev libicu-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libyaml-dev liblzma-dev zlib1g-dev pkg-config pandoc asciidoctor poppler-utils wasi-libc
FORMULAE := libxml2 icu4c cmark-gfm libyaml pkgconf pandoc asciidoctor poppler
# Types reach their metadata by its own accessor: by a mangled name, the first use of each would search the program's conformances, 0.1 ms a time.
ACCESSORS := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# One file without shared libraries: looking for them and binding them took longer than a lookup. It is position-independent all the same: mending its pointers
# for a random address takes 0.2 ms of a start, a twentieth of a lookup. By `readelf -lW` no segment is writable and executable, nor is the stack; GNU_RELRO, with
# all bound before the start.
STATIC = --static-swift-stdlib --disable-local-rpath -Xswiftc -static-executable -Xswiftc -Xclang-linker -Xswiftc -static-pie \
  -Xswiftc -use-ld=lld \
  $(addprefix -Xlinker ,$(shell pkg-config --static --libs-only-l libxml-2.0 icu-i18n 2>/dev/null) -lstdc++)
# Our own C is hardened as Debian hardens what it compiles; the Makefile does it, for a package with flags of its own could not be depended on.
HARDENING := -Xcc -fstack-protector-strong -Xcc -D_FORTIFY_SOURCE=2
# No path of the machine that built it: the same sources give the same bytes, wherever they lie. Debug information would name the compiler's cache, by a hash
# of where it lies, and the hashes of the object files and of the program would follow.
ANYWHERE = -Xswiftc -file-prefix-map -Xswiftc $(CURDIR)=. -Xcc -ffile-prefix-map=$(CURDIR)=. -debug-info-format none
RELEASE = -c release $(STATIC) $(ACCESSORS) $(HARDENING) $(ANYWHERE)
# Which member of which archive the linker took; what is inside is told from nothing else.
LINKED := .build/linked
HIG := .build/release/hig
INDEX := Index/hig.sqlite
CORPUS := $(shell find Corpus -name '*.md' -o -name '*.yaml' -o -name '*.bin' 2>/dev/null)

.PHONY: all help packages build wasm index first-search test goldens lint words check fetch-check review-check oracle layers lines client bench judge train fit figures fuzz fuzz-build fuzz-keep attack mcp-fuzz site-check ship release release-check postgres-check sbom versions install uninstall deb debian-tools mcpb picture clean

all: packages build wasm index first-search

help:
	@echo 'make           install missing Debian packages, build the release and the index, show a first search'
	@echo 'make wasm      compile the search for the pages of the site'
	@echo 'make test      run all tests'
	@echo 'make goldens   write anew what is made of the fixtures; read the diff'
	@echo 'make lint      check the format, strictly'
	@echo 'make words     check names, comments, and the files they are in'
	@echo 'make check     check the form of the workflows, and hig mcp with the clients of the protocol'
	@echo 'make review-check  measure hig review on places that were judged, where the apps are at hand (APPS=DIR)'
	@echo 'make oracle    compare our scanner of Swift with swift-syntax over ORACLE=$(ORACLE)'
	@echo 'make fetch-check  check hig fetch against a server on this machine that plays the official one'
	@echo 'make layers    check that targets import only what they declare'
	@echo 'make lines     count the lines of Swift in each room'
	@echo 'make client    check that another package can depend on this one'
	@echo 'make fuzz      fuzz all that takes bytes from outside for SECONDS=$(SECONDS); make fuzz-keep keeps what was found'
	@echo 'make attack    attack the built program from outside, RUNS=$(RUNS) times'
	@echo 'make mcp-fuzz  send hig mcp LINES=$(LINES) broken lines'
	@echo 'make bench     measure, as ratios from one run'
	@echo 'make judge     measure the search on judged questions, QUESTIONS=$(QUESTIONS)'
	@echo 'make train     learn the vectors of terms anew from the Corpus and its questions'
	@echo 'make fit       fit the weights of ranking to QUESTIONS, with what each part earns'
	@echo 'make figures   draw the figures of the Corpus anew, check them, and show all on one page'
	@echo 'make install   install below PREFIX ($(PREFIX)); make uninstall takes it out'
	@echo 'make sbom      say what is inside the program, as SPDX, in $(SHIP)'
	@echo 'make versions  compare the libraries that are linked with those known good'
	@echo 'make deb       build a Debian package in .build, checked by lintian'
	@echo 'make release   build all that a release offers (tarball, deb, wheel, bundle, source, sums), in .build'
	@echo 'make release-check  install it in fresh Debian systems and take it out again, as root'
	@echo 'make postgres-check  load the export for PostgreSQL into real servers and ask it'
	@echo 'make mcpb      build a bundle for desktop assistants in .build'
	@echo 'make site-check  check the web export in headless Chromium'
	@echo 'make picture   draw the picture of the README anew'
	@echo 'make clean     remove what was built'

# Installs what is missing, as root or through sudo; where neither goes, says what to install. On macOS Homebrew does.
packages:
	@if [ "$$(uname)" = Darwin ]; then exec brew install --quiet $(FORMULAE); fi; \
	missing=$$(for p in $(PACKAGES); do dpkg-query -W -f='$${Status}\n' $$p 2>/dev/null | grep -q '^install ok installed' || echo $$p; done); \
	[ -z "$$missing" ] && exit 0; \
	echo "Installing:" $$missing; \
	if [ "$$(id -u)" = 0 ]; then run=; elif command -v sudo >/dev/null; then run=sudo; \
	else echo "hig: these Debian packages are missing:" $$missing >&2; echo "hint: install them as root: apt-get install" $$missing >&2; exit 1; fi; \
	$$run apt-get update -qq && DEBIAN_FRONTEND=noninteractive $$run apt-get install -y -qq --no-install-recommends $$missing >/dev/null

# The libraries lie in the program itself: their fixes reach it only by linking anew, and apt knows of them first.
build: packages
	@[ -e $(LINKED) ] && [ -z "$$(packaging/taken --changed)" ] || rm -f $(HIG)
	@$(SWIFT) build $(RELEASE) -Xlinker --why-extract=$(CURDIR)/$(LINKED) --product hig
	@packaging/taken --newer

# The search of the pages; without Debian's wasi-libc, or with a toolchain that cannot, the pages search titles and headlines.
ENGINE := .build/search.wasm
wasm: $(ENGINE)
$(ENGINE): Tools/wasm/build Tools/wasm/Engine.swift $(shell find Sources/Guidelines Sources/Languages Sources/TextAnalysis Sources/Searching -name '*.swift') | packages
	@SWIFT=$(SWIFT) Tools/wasm/build $@

index: $(INDEX)

# An index that another version of the program made is put aside, not thrown away: it may hold pages of your own.
$(INDEX): $(HIG) $(CORPUS)
	@$(HIG) info --index $@ >/dev/null 2>&1 || { [ ! -e $@ ] || mv $@ $@.old; }
	@$(HIG) ingest --index $@ Corpus

$(HIG): build

first-search:
	@echo; echo '$$ $(HIG) search タップ領域の最小サイズ'; $(HIG) search --index $(INDEX) タップ領域の最小サイズ --limit 3

# The release links archives: that it reads every format is another fact than that the tests' own program does.
test: packages build index
	@$(HIG) lint Tests/ReadingTests/Fixtures >/dev/null; [ $$? -le 1 ]
	@HIG_PROGRAM=$(CURDIR)/$(HIG) $(SWIFT) test

# What reading, extraction and rendering make of each fixture, and the transcripts of commands.
goldens:
	@HIG_UPDATE_GOLDENS=1 HIG_UPDATE_TRANSCRIPTS=1 $(SWIFT) test --filter 'GoldenTests|TranscriptTests'
	@git diff --stat -- Tests

lint:
	@$(SWIFT) format lint --strict --recursive Sources Tests Tools Package.swift

# CI_BASE is the revision that a submission starts from; without it commit subjects are not looked at.
words:
	@python3 Tools/words.py $(if $(CI_BASE),--since $(CI_BASE))

# A workflow with a slip in it fails only once it is pushed. What clients of the protocol meet is known by asking as they do.
CHECKER := .build/check-jsonschema
CLIENT := .build/mcp-client
check: build index | $(CHECKER) $(CLIENT)
	@$(CHECKER)/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@$(CHECKER)/bin/check-jsonschema --builtin-schema vendor.github-actions packaging/review/action.yml
	@sh -n packaging/review/pre-commit && sh -n packaging/review/xcode-build-phase
	@$(CLIENT)/bin/python Tests/Protocol/check.py $(HIG) $(INDEX)

# The judged places and their scorer lie beside the checkout, the apps wherever somebody put them, as OWNER+NAME. Without them nothing is measured, and that is said.
APPS ?= .build/review-apps
SHARED ?= ../shared
review-check: build index
	@if [ ! -d "$(APPS)" ]; then echo 'review-check: skipped, there is no folder of apps (APPS=DIR)'; exit 0; fi; \
	Tools/review/check.py $(HIG) "$(APPS)" .build/review || exit 1; \
	if [ ! -f $(SHARED)/eval/review.py ]; then echo 'review-check: not scored, there are no judged places'; exit 0; fi; \
	python3 $(SHARED)/eval/review.py --apps "$(APPS)" --hig $(HIG) --index $(INDEX) $(SHARED)/gold/review/*.jsonl

# Calls, labels and lines of source below ORACLE, by our scanner and by the swift-syntax that comes with the compiler.
ORACLE ?= Tests/ReviewTests
SYNTAX = $(dir $(shell $(SWIFT) -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p'))swift/host
oracle:
	@test -d $(SYNTAX)/SwiftSyntax.swiftmodule || { echo 'oracle: left out, the compiler comes without swift-syntax'; exit 0; }; \
	mkdir -p .build-oracle/Sources/hig-oracle && cp Tools/hig-oracle/Package.swift .build-oracle && cp Tools/hig-oracle/main.swift .build-oracle/Sources/hig-oracle && \
	for room in Review Guidelines Languages TextAnalysis Searching Indexing SystemInterface CLibXML2 CUnicode CProcess CLibXML2System CICU CSQLite; do \
	  ln -sfn ../../Sources/$$room .build-oracle/Sources/$$room; done && \
	$(SWIFT) build -c release --package-path .build-oracle --product hig-oracle -Xswiftc -I$(SYNTAX) -Xlinker -L$(SYNTAX) -Xlinker -rpath -Xlinker $(SYNTAX) && \
	.build-oracle/.build/release/hig-oracle $(ORACLE)

LINES ?= 100000
mcp-fuzz: build index | $(CLIENT)
	@$(CLIENT)/bin/python Tests/Protocol/check.py $(HIG) $(INDEX) --fuzz $(LINES)

# Faults, hostile answers, a kill: each with a server and a home of its own. Nothing but this machine is contacted.
fetch-check: build
	@python3 Tests/Fetch/check.py $(HIG)

$(CHECKER):
	@python3 -m venv $@ && $@/bin/pip install --quiet check-jsonschema || { rm -rf $@; exit 1; }

# The protocol's own client; the checker of JSON schemas comes with it.
$(CLIENT):
	@python3 -m venv $@ && $@/bin/pip install --quiet mcp==2.3.0 || { rm -rf $@; exit 1; }

layers: packages
	@HIG_TOOLS=bench $(SWIFT) build --explicit-target-dependency-import-check error

lines:
	@for room in Sources/* Tools/*; do echo "$$(find $$room -name '*.swift' -exec cat {} + | wc -l) $$room"; done | sort -rn

client: packages index
	@.ci/client

# Records of the synthetic indexes that `make bench` grows through; the last takes some minutes.
SIZES ?= 1000,10000,100000,1000000

# Whole processes beside sqlite3, ripgrep, grep, mandoc and man, as far as they are there.
bench: build index
	@HIG_TOOLS=bench $(SWIFT) build -c release --product hig-bench
	@.build/release/hig-bench $(HIG)
	@HIG_TOOLS=bench $(SWIFT) build $(RELEASE) --product hig-bench-search
	@.build/release/hig-bench-search scale --sizes $(SIZES)

# How well judged questions are answered; weights are fitted by nothing else, and looked at cross-validated by topic.
QUESTIONS ?= Tests/Search/questions.jsonl
JUDGE := .build/release/hig-bench-search
judge fit train: build index
	@HIG_TOOLS=bench $(SWIFT) build $(RELEASE) --product hig-bench-search
	@case $@ in \
	judge) $(JUDGE) judge --index $(INDEX) $(QUESTIONS) ;; \
	fit) $(JUDGE) fit --ablate --index $(INDEX) $(QUESTIONS) ;; \
	train) $(JUDGE) train $(INDEX) Corpus/vectors.bin --least 6 ;; esac

# The sources of the drawings are in Tools/figures; all of them on one page, in both schemes and three sizes.
figures:
	@python3 Tools/figures/draw.py && python3 Tools/figures/check.py
	@mkdir -p .build && python3 Tools/figures/sheet.py .build/figures.html

# libFuzzer with AddressSanitizer and coverage of our C too, over each of the targets (TARGETS) in turn, from what Tests/Fuzz/corpus keeps. Finds go to .build-fuzz,
# named by their target; whatever is new there is kept for the next run.
SECONDS ?= 600
FUZZ := .build-fuzz/release/hig-fuzz
FUZZING = -timeout=10 -rss_limit_mb=2048 -max_len=8192 -detect_leaks=1 -print_final_stats=1
fuzz-build: packages
	@HIG_TOOLS=fuzz $(SWIFT) build -c release --scratch-path .build-fuzz --product hig-fuzz --sanitize=address \
	  -Xswiftc -sanitize=fuzzer,address -Xswiftc -parse-as-library -Xswiftc -use-ld=lld -Xcc -fsanitize=fuzzer-no-link,address

fuzz: fuzz-build
	@targets="$(or $(TARGETS),$$($(FUZZ) --targets))"; each=$$(( $(SECONDS) / $$(echo $$targets | wc -w) )); status=0; \
	for target in $$targets; do echo "== $$target, $$each s"; mkdir -p .build-fuzz/corpus/$$target .build-fuzz/finds; \
	  HIG_FUZZ_TARGET=$$target LSAN_OPTIONS=suppressions=Tests/Fuzz/no-leaks.supp:print_suppressions=0 $(FUZZ) $(FUZZING) -max_total_time=$$each -dict=Tests/Fuzz/dictionaries/$$target.dict \
	    -artifact_prefix=.build-fuzz/finds/$$target- .build-fuzz/corpus/$$target Tests/Fuzz/corpus/$$target || status=1; done; exit $$status

# From outside: hostile pages, indexes, words and lines, failing calls, kills, full disks. SEED repeats a run, ONLY picks kinds. Finds go to .build-attack.
RUNS ?= 20000
attack: build
	@python3 Tests/Attack/attack.py --runs $(RUNS) $(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only $(ONLY)) $(HIG)

# Keeps of all that was found what reaches most in least, for the tests to replay; read the diff.
fuzz-keep: fuzz-build
	@Tests/Fuzz/keep $(FUZZ)

# The README's picture of an answer; a test compares it with what the program prints.
picture: build index
	@python3 Tools/picture.py $(HIG) $(INDEX) > docs/answer.svg

clean:
	rm -rf .build .build-oracle .build-fuzz .build-attack $(INDEX) $(INDEX).lock

# What is shipped, in whatever way: the program without its symbols, an index of the Corpus alone (that of the checkout may hold pages of your own), the
# licences of all that is linked, and a bill of materials. The hashes that Swift keeps of each module for its next compilation, and the linker's number of the
# build made from them, go with the symbols: both speak of the folder it was built in, and without them two builds are equal.
SHIP := .build/ship
ship: build wasm
	@rm -rf $(SHIP) && mkdir -p $(SHIP)
	@[ ! -e $(ENGINE) ] || cp $(ENGINE) $(SHIP)/search.wasm
	@strip --strip-unneeded --remove-section=.comment --remove-section=.swift_modhash --remove-section=.note.gnu.build-id -o $(SHIP)/hig $(HIG)
	@HIG_CORPUS=Corpus $(SHIP)/hig ingest --quiet --index $(SHIP)/hig.sqlite Corpus
	@packaging/inside licenses $(SHIP)/licenses
	@packaging/inside sbom $(SHIP)/hig > $(SHIP)/hig.spdx.json

sbom: ship
	@echo "Wrote $(SHIP)/hig.spdx.json"

versions: build
	@packaging/inside versions

# Below PREFIX, or DESTDIR/PREFIX for a package: the program, the index, the Corpus, licences, manual pages in both languages, completions.
ROOT = $(DESTDIR)$(PREFIX)
SHARE = $(ROOT)/share
# Debian's own packages put zsh's elsewhere.
ZSH_COMPLETIONS ?= $(PREFIX)/share/zsh/site-functions
ZSH = $(DESTDIR)$(ZSH_COMPLETIONS)
install: ship
	@install -d $(ROOT)/bin $(SHARE)/hig $(SHARE)/doc/hig $(SHARE)/man $(SHARE)/bash-completion/completions $(ZSH) $(SHARE)/fish/vendor_completions.d
	@install -m 755 $(SHIP)/hig $(ROOT)/bin/hig
	@install -m 644 $(SHIP)/hig.sqlite $(SHIP)/hig.spdx.json $(SHARE)/hig
	@[ ! -e $(SHIP)/search.wasm ] || install -m 644 $(SHIP)/search.wasm $(SHARE)/hig
	@rm -rf $(SHARE)/hig/Corpus $(SHARE)/hig/licenses && cp -R Corpus $(SHIP)/licenses $(SHARE)/hig
	@ln -sfn ../../hig/licenses $(SHARE)/doc/hig/licenses && ln -sf ../../hig/hig.spdx.json $(SHARE)/doc/hig/hig.spdx.json
	@rm -rf .build/manual && $(HIG) export --index $(SHIP)/hig.sqlite --source Corpus --format man --output .build/manual
	@cp -R .build/manual/. $(SHARE)/man/
	@$(HIG) --generate-completion-script bash > $(SHARE)/bash-completion/completions/hig
	@$(HIG) --generate-completion-script zsh > $(ZSH)/_hig
	@$(HIG) --generate-completion-script fish > $(SHARE)/fish/vendor_completions.d/hig.fish
	@echo "Installed below $(ROOT): hig, its index, its Corpus, licences, $$(find .build/manual -type f | wc -l) manual pages, completions."

uninstall:
	@rm -f $(ROOT)/bin/hig $(SHARE)/bash-completion/completions/hig $(ZSH)/_hig $(SHARE)/fish/vendor_completions.d/hig.fish
	@rm -f $(SHARE)/man/man1/hig.1 $(SHARE)/man/ja/man1/hig.1 $(SHARE)/man/man7/hig-*.7 $(SHARE)/man/ja/man7/hig-*.7
	@rm -rf $(SHARE)/hig $(SHARE)/doc/hig

# A Debian package of what `make install` installs; packaging/debian says how.
deb: packages debian-tools
	@packaging/debian/build

debian-tools:
	@missing=$$(for p in lintian dpkg-dev; do dpkg-query -W -f='$${Status}\n' $$p 2>/dev/null | grep -q '^install ok installed' || echo $$p; done); \
	[ -z "$$missing" ] || { echo "hig: a Debian package is built with these packages:" $$missing >&2; exit 1; }

# A bundle that desktop assistants install by a click; packaging/mcpb says how. BUNDLE_URL and SERVER_NAME add the entry for registries.
mcpb: ship
	@packaging/mcpb/build $(SHIP) $(if $(BUNDLE_URL),--url $(BUNDLE_URL) --name $(SERVER_NAME))

# All that a release offers; packaging/release says what. RELEASE_URL, where the files will lie, adds the formulas for Homebrew.
release: debian-tools ship
	@RELEASE_URL=$(RELEASE_URL) packaging/release

# In Debian 11, 12 and 13, made by debootstrap; as root.
release-check:
	@packaging/try-release

# On real servers from Debian's packages, a primary and a replica; with ../shared at hand also judged questions.
POSTGRES := $(wildcard ../shared/gold/questions/*.jsonl)
postgres-check: build index
	@HIG_TOOLS=bench $(SWIFT) build $(RELEASE) --product hig-bench-search
	@python3 Tests/Postgres/check.py $(HIG) $(INDEX) --terms $(JUDGE) --questions $(filter-out %rewrites.jsonl,$(POSTGRES))

# The web export as people meet it; without a browser only what its files show.
PICTURES ?=
site-check: build wasm index
	@rm -rf .build/site && $(HIG) export --index $(INDEX) --source Corpus --format html --output .build/site
	@python3 Tests/Site/check.py .build/site --program $(HIG) --index $(INDEX) $(if $(PICTURES),--pictures $(PICTURES))
