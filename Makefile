# make [SAN=address,undefined] [WERROR=1] [V=1]     build build/bin/adjudicator
# make demo | test | bench | lint | fuzz | torture | coverage | look | format | translations | clean
#      install | uninstall [DESTDIR= PREFIX=/usr/local] | deb | test-deb | card
# ENGINE=postgresql with demo or test: a private PostgreSQL keeps the clubs of all of it.
# DKIM=1 with any of these: signatures of letters can be checked (adjudicator.conf(5), dkim).
# make deps | deps-rig | deps-words LANGS="es ca"

PREFIX     ?= /usr/local
BINDIR     ?= $(PREFIX)/bin
MANDIR     ?= $(PREFIX)/share/man
LOCALEDIR  ?= $(PREFIX)/share/locale
DOCDIR     ?= $(PREFIX)/share/doc/adjudicator
LIBEXECDIR ?= $(PREFIX)/lib/adjudicator
SYSTEMDDIR ?= $(PREFIX)/lib/systemd/system
SYSUSERSDIR?= $(PREFIX)/lib/sysusers.d
TMPFILESDIR?= $(PREFIX)/lib/tmpfiles.d
BASHDIR    ?= $(PREFIX)/share/bash-completion/completions
ZSHDIR     ?= $(PREFIX)/share/zsh/site-functions
FISHDIR    ?= $(PREFIX)/share/fish/vendor_completions.d
PKG_CONFIG ?= pkg-config
INSTALL    ?= install
# Lines and functions are all that a sanitizer tells of.
CFLAGS     ?= -O2 $(if $(SAN),-g1,-g)

# What reads foreign letters is linked into the reader alone (adjudicator/mail/reader/reader_main.c),
# what speaks to servers into the network (adjudicator/mail/network/network_main.c), and
# what draws into the picture (adjudicator/mail/picture/picture_main.c).
PKGS        := sqlite3 libsodium nettle libutf8proc jansson
READER_PKGS := libxml-2.0 libseccomp libsodium nettle libutf8proc $(if $(DKIM),opendkim)
NET_PKGS    := libcurl libseccomp libsodium nettle libutf8proc
PIC_PKGS    := librsvg-2.0 libpng libseccomp libsodium nettle libutf8proc
PG_PKGS     := libpq
TEST_PKGS   := check

WARN := -Wall -Wextra -Wpedantic -Wshadow -Wformat=2 -Wundef -Wvla -Wwrite-strings \
        -Wcast-qual -Wpointer-arith -Wstrict-prototypes -Wmissing-prototypes \
        -Wimplicit-fallthrough -Wconversion -Wno-sign-conversion $(if $(WERROR),-Werror)
# An enumeration is a whole number with a name, beside a double, too.
ifneq ($(findstring clang,$(CC)),)
WARN += -Wno-enum-float-conversion
endif
SANS := $(if $(SAN),-fsanitize=$(SAN) -fno-omit-frame-pointer -fno-sanitize-recover=all)
HARD := -fPIE -fstack-protector-strong $(if $(SAN),,-D_FORTIFY_SOURCE=2)

# Objects live apart per flavour, so switching never needs a clean.
comma := ,
B     := build$(if $(SAN),/$(subst $(comma),-,$(SAN)))$(if $(DKIM),/dkim)$(if $(FLAVOUR),/$(FLAVOUR))

# Packages come with `make deps`; until they are there these stay empty.
# The headers of opendkim and of the resolver speak of u_char.
all_cflags  = -std=c17 -D_XOPEN_SOURCE=700 $(if $(DKIM),-D_DEFAULT_SOURCE) -I. -MMD -MP $(WARN) $(SANS) $(HARD) \
              $(pkg_cflags) $(CPPFLAGS) $(CFLAGS)
# libetpan by its plain name: its pkg-config line turns position independence off.
bin_libs    = $(shown) $(pkg_libs) -lm $(LDLIBS)
reader_libs = -letpan $(room_libs) $(if $(DKIM),-lresolv) $(LDLIBS)
net_libs    = -letpan $(wire_libs) $(LDLIBS)
pic_libs    = $(draw_libs) $(LDLIBS)
all_libs    = $(reader_libs) $(net_libs) $(bin_libs)
pkg_cflags  = $(eval pkg_cflags := $$(shell $(PKG_CONFIG) --cflags $(PKGS) $(READER_PKGS) $(NET_PKGS) $(PG_PKGS) $(TEST_PKGS)))$(pkg_cflags)
pkg_libs    = $(eval pkg_libs := $$(shell $(PKG_CONFIG) --libs $(PKGS)))$(pkg_libs)
wire_libs   = $(eval wire_libs := $$(shell $(PKG_CONFIG) --libs $(NET_PKGS)))$(wire_libs)
draw_libs   = $(eval draw_libs := $$(shell $(PKG_CONFIG) --libs $(PIC_PKGS)))$(draw_libs)
draw_cflags = $(eval draw_cflags := $$(patsubst -I%,-isystem %,$$(shell $(PKG_CONFIG) --cflags $(PIC_PKGS))))$(draw_cflags)
room_libs   = $(eval room_libs := $$(shell $(PKG_CONFIG) --libs $(READER_PKGS)))$(room_libs)
pg_libs     = $(eval pg_libs := $$(shell $(PKG_CONFIG) --libs $(PG_PKGS)))$(pg_libs)
# Where a test has come to is told once (tests/helpers/places.c).
check_libs  = $(eval check_libs := -Wl,--wrap=_mark_point $$(shell $(PKG_CONFIG) --libs $(TEST_PKGS)))$(check_libs)

# Either of these, not both.
dkim_src  := $(addprefix adjudicator/mail/parse/signatures,.c _verify.c _dns.c) \
             tests/unit/mail/parse/test_signatures.c
not_built := $(if $(DKIM),adjudicator/mail/parse/signatures_absent.c,$(dkim_src))
pg_src    := $(wildcard adjudicator/store/postgresql/*.c)
pic_src   := $(wildcard adjudicator/mail/picture/picture_*.c)
lib_src   := $(wildcard formats/*.c formats/*/*.c dict/*.c) \
             $(filter-out adjudicator/cmd/main.c adjudicator/mail/reader/reader_main.c \
               adjudicator/mail/network/network_main.c $(pic_src) $(pg_src) $(not_built),\
               $(wildcard adjudicator/*/*.c adjudicator/*/*/*.c))
unit_src  := $(filter-out $(not_built),$(wildcard tests/unit/*/test_*.c tests/unit/*/*/test_*.c))
bench_src := $(wildcard tests/bench/bench_*.c)
fuzz_src  := $(wildcard tests/fuzz/fuzz_*.c)
bench_help:= $(addprefix tests/helpers/,scratch.c recipe_there.c server.c mail/mail_server.c mail/dovecot.c \
              mail/hostile_shapes.c random/random_play.c random/random_season.c \
              club/club_folder.c club/empty_database.c club/engine.c)
help_src  := $(filter-out $(bench_src),$(wildcard tests/helpers/*.c tests/helpers/*/*.c tests/bench/*.c))

obj   = $(patsubst %.c,$(B)/%.o,$(1))
lib  := $(B)/libadjudicator.a
bin  := $(B)/bin/adjudicator
room := $(B)/bin/adjudicator-reader
pg   := $(B)/bin/adjudicator-postgresql.so
net  := $(B)/bin/adjudicator-network
pic  := $(B)/bin/adjudicator-picture
unit := $(patsubst %.c,$(B)/bin/%,$(notdir $(unit_src)))
bench:= $(patsubst tests/bench/%.c,$(B)/bin/%,$(bench_src))
shim := $(if $(SAN),,$(B)/bin/crash-shim.so $(B)/bin/crash-state)
bad  := $(if $(SAN),,$(B)/bin/memory-shim.so $(B)/bin/power-shim.so)
play := $(B)/bin/scripted-smtp $(B)/bin/line-fault
mo   := $(patsubst templates/%.po,$(B)/share/locale/%/LC_MESSAGES/adjudicator.mo,$(wildcard templates/*.po))
pages:= $(wildcard adjudicator/manual/*.[1-9])

# What is made is told in a word; V=1 tells the commands.
quiet = $(if $(V),,@$(info $()  $(1)))

all: $(bin) $(room) $(net) $(pic) $(pg) $(mo)

$(lib): $(call obj,$(lib_src)) $(B)/embedded_files.o
	@rm -f $@
	$(call quiet,ar $@)$(AR) rcs $@ $^

# Sanitizers add 300,000 addresses, which -pie would have each start find anew.
link_with = $(call quiet,link $@)$(CC) $(if $(SAN),-no-pie,-pie) $(SANS) $(LDFLAGS) -o $@ $^ $(1)
link      = $(call link_with,$(all_libs))
# What a driver's library takes from the program that loads it.
shown     := -Wl,--export-dynamic-symbol='arena_*' -Wl,--export-dynamic-symbol='err_*' \
             -Wl,--export-dynamic-symbol='view_*' -Wl,--export-dynamic-symbol='buf_*'

$(bin): $(call obj,adjudicator/cmd/main.c) $(lib)
	@mkdir -p $(@D)
	$(call link_with,$(bin_libs))

$(room): $(call obj,adjudicator/mail/reader/reader_main.c) $(lib)
	@mkdir -p $(@D)
	$(call link_with,$(reader_libs))

$(net): $(call obj,adjudicator/mail/network/network_main.c) $(lib)
	@mkdir -p $(@D)
	$(call link_with,$(net_libs))

$(pic): $(call obj,$(pic_src)) $(lib)
	@mkdir -p $(@D)
	$(call link_with,$(pic_libs))

$(call obj,$(pic_src)) $(patsubst %.c,$(B)/%.tidy,$(pic_src)): all_cflags += $(draw_cflags)

# Loaded where a club's database is a server's (adjudicator/store/driver.c).
$(pg): $(call obj,$(pg_src))
	@mkdir -p $(@D)
	$(call quiet,link $@)$(CC) -shared $(SANS) $(LDFLAGS) -o $@ $^ $(pg_libs)
$(call obj,$(pg_src)) $(patsubst %.c,$(B)/%.tidy,$(pg_src)): HARD := $(HARD:-fPIE=-fPIC) -D_DEFAULT_SOURCE

# A test links what it uses, and no more.
$(B)/libtests.a: $(call obj,$(filter tests/helpers/%,$(help_src)))
	@rm -f $@
	$(call quiet,ar $@)$(AR) rcs $@ $^

# Letters of many games.
crew_src := $(addprefix tests/bench/,measure.c some_club.c some_moves.c crowd.c)
$(addprefix $(B)/bin/test_,workers connection_lost crew failover letters_apart own_seals round_trips two_programs two_senders years): $(call obj,$(crew_src))
$(foreach t,$(unit_src),$(eval $(B)/bin/$(notdir $(t:.c=)): $(call obj,$(t)) $(B)/libtests.a $(lib)))
# There are three hundred, for which a quick linker needs a third of the time.
quick_link := $(firstword $(foreach l,lld gold,$(if $(shell command -v ld.$(l)),-fuse-ld=$(l))))
$(unit):
	$(link) $(check_libs) $(quick_link)

# One test, and what it starts, with a fault planted in FILES: tests/torture/plant.
planted := $(B)/plants/$(PLANT)
faulty   = $(patsubst %.c,$(planted)/%.o,$(1))
.PHONY: planted
planted: $(addprefix $(planted)/bin/,$(TEST) adjudicator $(if $(filter $(pg_src),$(FILES)),adjudicator-postgresql.so))
$(call faulty,$(FILES)): $(planted)/%.o: $(planted)/%.c
	$(call quiet,cc $<)$(CC) $(all_cflags) -fPIC -D_DEFAULT_SOURCE -c -o $@ $<
$(planted)/bin/$(TEST): $(call faulty,$(filter-out $(pg_src),$(FILES))) \
  $(call obj,$(filter %/$(TEST).c,$(unit_src)) $(crew_src)) $(B)/libtests.a $(lib)
	$(link) $(check_libs) $(quick_link)
$(planted)/bin/adjudicator: $(call faulty,$(filter-out $(pg_src),$(FILES))) \
  $(call obj,adjudicator/cmd/main.c) $(lib)
	$(call link_with,$(bin_libs))
$(planted)/bin/adjudicator-postgresql.so: $(call faulty,$(filter $(pg_src),$(FILES))) \
  $(call obj,$(filter-out $(FILES),$(pg_src)))
	$(call quiet,link $@)$(CC) -shared $(SANS) $(LDFLAGS) -o $@ $^ $(pg_libs)

# The same with a fault that they must find: tests/torture/plant.c. Programs have a folder
# of their own, with the others beside them.
plant_unit := naive random_matches random_wordcap random_cubes random_records second pair_swiss leaks uniform \
              foresight hostile_replies hostile_cost path_search sheet_hostile authority
plant_bin  := forger lines memcheck move season
spoilt     := $(plant_unit:%=$(B)/bin/planted_%) $(plant_bin:%=$(B)/planted/%/adjudicator)
wraps       = $(shell nm $(filter %/plant_$(1).o,$^) | sed -n 's/.* T __wrap_/-Wl,--wrap=/p')
$(foreach t,$(plant_unit),$(eval $(B)/bin/planted_$(t): $(B)/tests/torture/plant_$(t).o \
  $(filter %/test_$(t).o,$(call obj,$(unit_src))) $(B)/libtests.a $(lib)))
$(plant_unit:%=$(B)/bin/planted_%): $(B)/bin/planted_%: | $(bin)
	$(link) $(check_libs) $(call wraps,$*)
$(plant_bin:%=$(B)/planted/%/adjudicator): $(B)/planted/%/adjudicator: $(call obj,adjudicator/cmd/main.c) \
  $(B)/tests/torture/plant_%.o $(lib) | $(bin)
	@mkdir -p $(@D)
	$(call link_with,$(bin_libs) $(call wraps,$*))
	@ln -sf $(addprefix ../../bin/,$(addprefix adjudicator-,reader network picture postgresql.so) crash-shim.so) $(@D)
$(patsubst %,$(B)/tests/torture/plant_%.o,$(plant_unit) $(plant_bin)): $(B)/tests/torture/plant_%.o: tests/torture/plant.c
	@mkdir -p $(@D)
	$(call quiet,cc $< $*)$(CC) $(all_cflags) -DPLANT_$* -c -o $@ $<

$(bench): $(B)/bin/%: $(B)/tests/bench/%.o $(call obj,$(filter tests/bench/%,$(help_src))) \
          $(call obj,$(bench_help)) $(lib)
	@mkdir -p $(@D)
	$(link)

$(B)/bin/crash-shim.so: tests/crash/shim.c
	@mkdir -p $(@D)
	$(call quiet,cc $<)$(CC) -std=c17 -D_GNU_SOURCE $(WARN) -O2 -shared -fPIC -o $@ $< -ldl

$(B)/bin/memory-shim.so: tests/crash/memory_shim.c
	@mkdir -p $(@D)
	$(call quiet,cc $<)$(CC) -std=c17 -D_GNU_SOURCE $(WARN) -O2 -shared -fPIC -o $@ $<

$(B)/bin/power-shim.so: tests/crash/power_shim.c tests/crash/power_cut.c tests/crash/power_cut.h
	@mkdir -p $(@D)
	$(call quiet,cc $<)$(CC) -std=c17 -D_GNU_SOURCE $(WARN) -O2 -I. -shared -fPIC -o $@ $(filter %.c,$^)

$(addprefix $(B)/tests/crash/,memory_shim.tidy power_shim.tidy power_cut.tidy): all_cflags += -D_GNU_SOURCE

# A mail server that does what it is told.
$(B)/bin/scripted-smtp: $(B)/tests/servers/smtp.o $(B)/tests/servers/wire.o
	@mkdir -p $(@D)
	$(call quiet,link $@)$(CC) -pie $(SANS) $(LDFLAGS) -o $@ $^ -lgnutls

# A way to one on which a line goes wrong.
$(B)/bin/line-fault: $(B)/tests/servers/line_fault.o $(B)/tests/servers/wire.o
	@mkdir -p $(@D)
	$(call quiet,link $@)$(CC) -pie $(SANS) $(LDFLAGS) -o $@ $^ -lgnutls

# What a database means, for comparing two.
$(B)/bin/crash-state: $(B)/tests/crash/state.o $(lib)
	@mkdir -p $(@D)
	$(link)

$(B)/%.o: %.c | objects-folders
	$(call quiet,cc $<)$(CC) $(all_cflags) -c -o $@ $<

# Made at once: a thousand times costs more.
objects-folders:
	@mkdir -p $(sort $(B)/bin $(dir $(call obj,$(lib_src) $(help_src) $(unit_src) $(bench_src) $(fuzz_src) \
	  $(pg_src) adjudicator/cmd/main.c tests/servers/smtp.c tests/crash/state.c tests/coverage/counters.c \
	  tests/lint/messages.c)))

# Under sanitizers all but what searches boards and words is compiled once for each run of
# it, and half as dear to compile with -O1.
cool := $(if $(SAN),$(filter adjudicator/%,$(filter-out adjudicator/games/% adjudicator/robot/%,$(lib_src))))
$(if $(cool),$(eval $(call obj,$(cool)): CFLAGS := $(CFLAGS:-O2=-O1)))

# A test is read more often than it is run, and mostly waits for what it tests.
$(call obj,$(unit_src)): CFLAGS := $(CFLAGS:-O2=-Og)

# Where an installed program finds what is not beside it.
$(B)/formats/text/tongue.o: all_cflags += -DLOCALEDIR='"$(LOCALEDIR)"'
$(B)/formats/text/beside.o $(addprefix $(B)/tests/unit/mail/reader/test_reader_room.,o tidy): \
  all_cflags += -DBINDIR='"$(BINDIR)"' -DLIBEXECDIR='"$(LIBEXECDIR)"'
$(B)/formats/text/tongue.o $(B)/formats/text/beside.o: $(B)/folders
$(B)/folders: always
	@mkdir -p $(@D)
	@echo '$(LOCALEDIR) $(BINDIR) $(LIBEXECDIR)' | cmp -s - $@ || \
	  echo '$(LOCALEDIR) $(BINDIR) $(LIBEXECDIR)' > $@

# Sentences in other languages: what is not translated stays English.
$(mo): $(B)/share/locale/%/LC_MESSAGES/adjudicator.mo: templates/%.po
	@mkdir -p $(@D)
	$(call quiet,msgfmt $<)msgfmt -c -o $@ $<

beside := $(mo) $(room) $(net) $(pic) $(pg)
$(bin) $(unit) $(bench): | $(beside)

# Prints every sentence of the program.
$(B)/bin/messages: $(B)/tests/lint/messages.o $(lib)
	@mkdir -p $(@D)
	$(link)

translations: $(B)/bin/messages
	templates/catalogues merge $<

# Data files become C strings in one sorted table (formats/text/embedded.h).
data := $(sort $(wildcard dict/data/* templates/*/* adjudicator/store/schema/*.sql adjudicator/cmd/shell/*))
$(B)/embedded_files.c: $(data) formats/text/embed Makefile
	@mkdir -p $(@D)
	$(call quiet,embed $@)formats/text/embed $(data) > $@

$(B)/embedded_files.o: $(B)/embedded_files.c
	$(call quiet,cc $<)$(CC) $(all_cflags) -Wno-overlength-strings -c -o $@ $<

# Packages of Debian 12 and 13; nothing happens when all are there.
deps:
	@.ci/install build
	@$(if $(DKIM),.ci/install dkim)

# The mail servers that tests speak to, and what stories are told with.
deps-rig:
	@.ci/install rig

# The word lists of other languages than English: ca de es fr it nl pl pt.
LANGS ?= es ca
deps-words:
	@.ci/install words $(LANGS)

# Both do what they need: a fresh machine wants nothing but make. All its processors
# build, unless make was told how many; the + hands its jobs on.
build = $(MAKE) --no-print-directory $(if $(findstring jobserver,$(MAKEFLAGS)),,-j$(shell nproc))

demo: deps $(if $(filter postgresql,$(ENGINE)),deps-rig)
	+@$(build) $(bin)
	@tests/demo/run $(bin)

test: deps
	@.ci/install rig || echo 'tests that need these are skipped'
	@.ci/install words $(LANGS) || echo 'tests that need these are skipped'
	+@$(build) check

# Only those that are run are built; tests/units puts them in order.
run_units := $(if $(filter check,$(MAKECMDGOALS)),$(addprefix $(B)/bin/,$(shell tests/units $(unit_src))))

check: $(bin) $(run_units) $(shim) $(bad) $(play) $(B)/bin/messages
	@tests/check $(bin) $(if $(SAN),no,yes) $(filter %.so,$(shim)) $(run_units)

# Restartable: TORTURE_JOBS, TORTURE_HOURS (tests/torture/run); PARTS="kill keep" for some.
# PLANT=1: with a fault planted in each, that must be found.
torture: deps
	+@$(build) $(bin) $(unit) $(shim) $(bad) $(play) $(if $(PLANT),$(spoilt))
	@tests/torture/run $(B)/bin $(if $(PLANT),--plant) $(PARTS)

# Which branches of games, formats, store and mail the tests reach: the units, and with
# COVERAGE_STORIES=6 each sixth story. Broken off, it goes on (tests/coverage/run).
coverage: deps
	@$(MAKE) --no-print-directory deps-rig || echo 'tests that need these are skipped'
	+@$(build) FLAVOUR=coverage covered

covered: $(bin) $(unit) $(play) $(shim)
	@tests/coverage/run $(B) $(unit)

ifeq ($(FLAVOUR),coverage)
counted  := $(call obj,$(filter adjudicator/games/% formats/% adjudicator/store/% adjudicator/mail/%,\
              $(lib_src) $(pg_src) $(pic_src)) $(addprefix adjudicator/mail/,reader/reader_main.c network/network_main.c))
counters := $(B)/tests/coverage/counters.o
LDFLAGS  += --coverage -Wl,-T,tests/coverage/counters.ld -Wl,--wrap=__gcov_exit $(counters)
$(counted): CFLAGS := -O0 -g --coverage -fdata-sections -U_FORTIFY_SOURCE
$(lib) $(pg) $(play): | $(counters)
endif
$(addprefix $(B)/tests/coverage/counters.,o tidy): all_cflags += -D_GNU_SOURCE -fPIC -DCOUNTS='"$(CURDIR)/$(B)/counts"'

# What DKIM=1 differs in, on the library that is there without it: seconds, not minutes.
check-dkim: $(lib) $(B)/libtests.a $(call obj,adjudicator/mail/reader/reader_main.c tests/unit/club/test_config.c)
	@.ci/install dkim
	+@$(build) DKIM=1 alone

alone := $(addprefix $(B)/alone/,adjudicator-reader test_config test_signatures)
plain := $(B:/dkim=)
alone: $(alone) $(patsubst %.c,$(B)/%.tidy,$(dkim_src))
	@for test in $(filter-out %-reader,$(alone)); do $$test || exit 1; done

$(alone): $(call obj,$(filter adjudicator/%,$(dkim_src)))
$(B)/alone/test_signatures: $(call obj,$(filter tests/%,$(dkim_src)))
$(B)/alone/test_config: $(plain)/tests/unit/club/test_config.o
$(B)/alone/adjudicator-reader: $(plain)/adjudicator/mail/reader/reader_main.o
$(alone): $(plain)/libtests.a $(plain)/libadjudicator.a | $(mo)
	@mkdir -p $(@D)
	$(link) $(check_libs) $(quick_link)

bench: deps
	+@$(build) $(bin) $(bench) $(play)
	@tests/bench/run $(bin) $(if $(BENCH),$(addprefix $(B)/bin/bench_,$(BENCH)),$(bench))

# How letters and the club's pages look in a browser, and what axe-core says of them;
# LOOK=DIR keeps it.
look: deps
	@$(MAKE) --no-print-directory $(bin)
	@tests/look/run $(bin) $(LOOK)
	@tests/look/site $(bin) $(if $(LOOK),$(LOOK)/site)

# A minute each; FUZZ_SECONDS=600 for ten. Restartable as torture, into the same figures;
# PLANT=1 as there. To keep what is compared, for mutations, would take half of the time
# or more, and then less is reached in as much of it.
FUZZ_SECONDS ?= 60
fuzz:
	@.ci/install fuzz
	+@$(build) FLAVOUR=fuzz CC=clang SAN=address,undefined \
	  CFLAGS='-O1 -g -fsanitize=fuzzer-no-link -fno-sanitize-coverage=trace-cmp' \
	  fuzzers $(if $(PLANT),planted-fuzzers)
	@FUZZ_SECONDS=$(FUZZ_SECONDS) tests/torture/run build/address-undefined/fuzz/bin $(if $(PLANT),--plant) --fuzz $(PARTS)

fuzzers := $(patsubst tests/fuzz/%.c,$(B)/bin/%,$(fuzz_src))
fuzzers: $(fuzzers)

$(fuzzers): $(B)/bin/%: $(B)/tests/fuzz/%.o $(lib)
	@mkdir -p $(@D)
	$(call quiet,link $@)$(CC) -pie -fsanitize=fuzzer,$(SAN) -o $@ $^ $(fuzz_libs)
# A club as tests have it, in one process.
fuzz_libs = $(all_libs)
$(B)/bin/fuzz_club $(B)/bin/planted_fuzz_club: fuzz_libs = -Wl,--wrap=child_ask,--wrap=_mark_point,--wrap=_ck_assert_failed $(B)/libtests.a $(lib) $(all_libs) $(check_libs)
$(B)/bin/fuzz_club $(B)/bin/planted_fuzz_club: | $(B)/libtests.a

# Each with a fault that it must find: tests/fuzz/plant.c.
planted_fuzzers := $(patsubst tests/fuzz/%.c,$(B)/bin/planted_%,$(fuzz_src))
planted-fuzzers: $(planted_fuzzers)

$(foreach t,$(fuzz_src:tests/fuzz/%.c=%),$(eval $(B)/bin/planted_$(t): $(B)/tests/fuzz/plant_$(t).o \
  $(B)/tests/fuzz/$(t).o $(lib)))
$(planted_fuzzers): $(B)/bin/planted_%:
	$(call quiet,link $@)$(CC) -pie -fsanitize=fuzzer,$(SAN) -o $@ $^ $(fuzz_libs) $(call wraps,$*)
$(fuzz_src:tests/fuzz/%.c=$(B)/tests/fuzz/plant_%.o): $(B)/tests/fuzz/plant_%.o: tests/fuzz/plant.c
	@mkdir -p $(@D)
	$(call quiet,cc $< $*)$(CC) $(all_cflags) -DPLANT_$* -c -o $@ $<

sources = $(shell find adjudicator formats dict tests -name '*.[ch]' | LC_ALL=C sort)
scripts = $(shell grep -rlE '^\#!/bin/sh' .ci cron tests formats/text/embed templates/catalogues | LC_ALL=C sort) tests/demo/club.sh tests/examples/club.sh

# What clang-format, cppcheck and clang-tidy find differs between their versions: those of
# Debian 12 decide, and elsewhere these three say that they were skipped.
held := $(shell sed -n 's/^VERSION_ID="*12"*$$/yes/p' /etc/os-release 2> /dev/null)
by_version = @$(if $(held),$(1),echo 'SKIPPED $@: the tools of Debian 12 decide')

lint: lint-quick lint-calls lint-cppcheck lint-tidy

# Takes seconds, and nothing need be built.
quick := sizes manual map claims plants
lint-quick: lint-format lint-includes lint-scripts $(quick:%=lint-%)

$(quick:%=lint-%): lint-%:
	tests/lint/$*

lint-format:
	$(call by_version,clang-format --dry-run --Werror $(sources))

lint-includes:
	OBJECTS= tests/lint/layers

lint-scripts:
	@shellcheck -x $(scripts)

lint-calls: $(bin)
	OBJECTS=$(B) tests/lint/layers

lint-cppcheck: $(B)/embedded_files.c
	$(call by_version,$(cppcheck) $(if $(LINT_EVERY),$(filter-out tests/%,$(some:$(B)/%.tidy=%.c)),adjudicator formats dict))

cppcheck = cppcheck --quiet --std=c11 --enable=warning,style,performance,portability \
  --inline-suppr --suppress=missingIncludeSystem --error-exitcode=1 -I. \
  --suppress=unknownMacro --suppress=unusedStructMember

# One file a time: clang-tidy 14 carries analyser state from one into the next.
# TIDY=shallow: the analyser does not follow calls, and takes a third of the time.
shallow := $(if $(filter shallow,$(TIDY)),$(addprefix --extra-arg=,-Xclang -analyzer-config -Xclang mode=shallow))
tidy := $(patsubst %.c,$(B)/%.tidy,$(filter-out $(not_built),$(wildcard adjudicator/*/*.c adjudicator/*/*/*.c \
          formats/*.c formats/*/*.c dict/*.c tests/*/*.c tests/*/*/*.c tests/*/*/*/*.c)))
# LINT_EVERY=5, for cppcheck, too: where the last hundred changes touched lines that are no
# comment, and each fifth of the others; EVERY_FROM=1 (2, 3, 4) others of them.
code   := '^[[:blank:]]*[^[:blank:]/*][^/]*$$'
lately = $(patsubst %.c,$(B)/%.tidy,$(shell git log -100 --name-only --format= -G$(code) -- '*.c' 2> /dev/null))
part   = $(shell printf '%s\n' $(1) | awk '(NR + $(or $(EVERY_FROM),0)) % $(LINT_EVERY) == 0')
some   = $(filter $(lately),$(tidy)) $(call part,$(filter-out $(lately),$(tidy)))
lint-tidy: $(if $(held),$(if $(LINT_EVERY),$(some),$(tidy)))
	$(call by_version,true)

$(tidy): $(B)/%.tidy: %.c .clang-tidy
	@mkdir -p $(@D)
	@clang-tidy --quiet $(shallow) $< -- $(filter-out -MMD -MP,$(all_cflags)) 2> $@.log || \
	  { cat $@.log; exit 1; }
	@touch $@

format:
	clang-format -i $(sources)

# What a club's services share is one file behind each of them.
services := $(wildcard cron/adjudicator@.* cron/adjudicator-*@.*)
clubs    := $(filter-out %-fail@.service,$(filter %.service,$(services)))
put       = $(INSTALL) -D -m $(1) $(2) $(DESTDIR)$(3)

install: all
	$(call put,755,$(bin),$(BINDIR)/adjudicator)
	$(call put,755,$(room),$(LIBEXECDIR)/adjudicator-reader)
	$(call put,755,$(net),$(LIBEXECDIR)/adjudicator-network)
	$(call put,755,$(pic),$(LIBEXECDIR)/adjudicator-picture)
	$(call put,644,$(pg),$(LIBEXECDIR)/adjudicator-postgresql.so)
	$(call put,755,tests/verify.py,$(BINDIR)/adjudicator-verify)
	$(call put,755,cron/tell-failure,$(LIBEXECDIR)/tell-failure)
	for file in $(patsubst $(B)/share/locale/%,%,$(mo)); do \
	  $(call put,644,$(B)/share/locale/$$file,$(LOCALEDIR)/$$file) || exit 1; \
	done
	for page in $(pages); do \
	  $(call put,644,$$page,$(MANDIR)/man$${page##*.}/$${page##*/}) || exit 1; \
	done
	for unit in $(notdir $(services)); do \
	  $(call put,644,cron/$$unit,$(SYSTEMDDIR)/$$unit) && \
	  sed -i 's|@LIBEXECDIR@|$(LIBEXECDIR)|' $(DESTDIR)$(SYSTEMDDIR)/$$unit || exit 1; \
	done
	for unit in $(notdir $(clubs)); do \
	  $(call put,644,cron/restricted.conf,$(SYSTEMDDIR)/$$unit.d/10-restricted.conf) || exit 1; \
	done
	$(call put,644,cron/adjudicator.sysusers,$(SYSUSERSDIR)/adjudicator.conf)
	$(call put,644,cron/adjudicator.tmpfiles,$(TMPFILESDIR)/adjudicator.conf)
	for file in adjudicator.cron sendmail.conf; do \
	  $(call put,644,cron/$$file,$(DOCDIR)/examples/$$file) || exit 1; \
	done
	for shell in bash zsh fish; do \
	  $(bin) completion $$shell > $(B)/completion.$$shell || exit 1; \
	done
	$(call put,644,$(B)/completion.bash,$(BASHDIR)/adjudicator)
	$(call put,644,$(B)/completion.zsh,$(ZSHDIR)/_adjudicator)
	$(call put,644,$(B)/completion.fish,$(FISHDIR)/adjudicator.fish)
	$(call put,644,adjudicator/manual/CHANGES.md,$(DOCDIR)/CHANGES.md)
	$(call put,644,README,$(DOCDIR)/README)
	$(call put,644,LICENSE,$(DOCDIR)/LICENSE)

# What an installation of this very source has put there, and no more.
uninstall: stage := $(B)/installed
uninstall:
	@rm -rf $(stage)
	@$(MAKE) --no-print-directory install DESTDIR=$(CURDIR)/$(stage) > /dev/null
	@cd $(stage) && find . -type f | sed 's|^\.|$(DESTDIR)|' | xargs rm -fv
	@cd $(stage) && find . -depth -type d -name '*adjudicator*' -o -path '*/doc/adjudicator/*' -type d | \
	  sort -r | sed 's|^\.|$(DESTDIR)|' | xargs rmdir --ignore-fail-on-non-empty 2> /dev/null || true
	@rm -rf $(stage)

# The Debian package, in build/deb.
deb: deps
	@.ci/install deb
	@cron/deb build/deb

# It is made again, checked, and tried out in a fresh Debian that apt fetches.
test-deb: deb
	@tests/package/run build/deb

# The player's card, to print or to send: one page of A4, and the same as text.
card:
	@.ci/install card
	@mkdir -p $(B)
	groff -k -mdoc -Tutf8 -P-cbou adjudicator/manual/adjudicator-card.7 > $(B)/card.txt
	groff -k -mdoc -Tpdf -P-pa4 -dpaper=a4 adjudicator/manual/adjudicator-card.7 > $(B)/card.pdf

clean:
	rm -rf build

.PHONY: all always objects-folders translations deps deps-rig deps-words demo test check check-dkim alone torture coverage covered bench look fuzz fuzzers planted-fuzzers lint lint-quick \
        $(quick:%=lint-%) lint-format lint-includes lint-scripts lint-calls lint-cppcheck lint-tidy format install uninstall deb test-deb card clean
.DELETE_ON_ERROR:
-include $(shell find $(B) -path build/debian -prune -o -name '*.d' -type f -print 2>/dev/null)
