# make [SAN=address,undefined] [WERROR=1]     build build/bin/adjudicator
# make demo | test | bench | lint | fuzz | torture | format | deps | deps-rig | install | clean

PREFIX     ?= /usr/local
BINDIR     ?= $(PREFIX)/bin
PKG_CONFIG ?= pkg-config
INSTALL    ?= install
CFLAGS     ?= -O2 -g

PKGS      := sqlite3 libsodium libutf8proc libseccomp libxml-2.0 jansson
TEST_PKGS := check

WARN := -Wall -Wextra -Wpedantic -Wshadow -Wformat=2 -Wundef -Wvla -Wwrite-strings \
        -Wcast-qual -Wpointer-arith -Wstrict-prototypes -Wmissing-prototypes \
        -Wimplicit-fallthrough -Wconversion -Wno-sign-conversion $(if $(WERROR),-Werror)
SANS := $(if $(SAN),-fsanitize=$(SAN) -fno-omit-frame-pointer -fno-sanitize-recover=all)
HARD := -fPIE -fstack-protector-strong $(if $(SAN),,-D_FORTIFY_SOURCE=2)

# Objects live apart per flavour, so switching never needs a clean.
comma := ,
B     := build$(if $(SAN),/$(subst $(comma),-,$(SAN)))$(if $(FLAVOUR),/$(FLAVOUR))

# Packages come with `make deps`; until they are there these stay empty.
all_cflags  = -std=c17 -D_XOPEN_SOURCE=700 -I. -MMD -MP $(WARN) $(SANS) $(HARD) \
              $(pkg_cflags) $(CPPFLAGS) $(CFLAGS)
# libetpan by its plain name: its pkg-config line turns position independence off.
all_libs    = -letpan $(pkg_libs) $(LDLIBS)
pkg_cflags  = $(eval pkg_cflags := $$(shell $(PKG_CONFIG) --cflags $(PKGS) $(TEST_PKGS)))$(pkg_cflags)
pkg_libs    = $(eval pkg_libs := $$(shell $(PKG_CONFIG) --libs $(PKGS)))$(pkg_libs)
check_libs  = $(eval check_libs := $$(shell $(PKG_CONFIG) --libs $(TEST_PKGS)))$(check_libs)

lib_src   := $(wildcard formats/text/*.c formats/*.c dict/*.c) \
             $(filter-out adjudicator/main.c,$(wildcard adjudicator/*.c adjudicator/*/*.c))
unit_src  := $(wildcard tests/unit/test_*.c)
bench_src := $(wildcard tests/bench/bench_*.c)
fuzz_src  := $(wildcard tests/fuzz/fuzz_*.c)
help_src  := $(filter-out $(unit_src) $(bench_src) $(fuzz_src),$(wildcard tests/unit/*.c tests/bench/*.c))

obj   = $(patsubst %.c,$(B)/%.o,$(1))
lib  := $(B)/libadjudicator.a
bin  := $(B)/bin/adjudicator
unit := $(patsubst tests/unit/%.c,$(B)/bin/%,$(unit_src))
bench:= $(patsubst tests/bench/%.c,$(B)/bin/%,$(bench_src))

all: $(bin)

$(lib): $(call obj,$(lib_src)) $(B)/embedded_files.o
	@rm -f $@
	$(AR) rcs $@ $^

link = $(CC) -pie $(SANS) $(LDFLAGS) -o $@ $^ $(all_libs)

$(bin): $(call obj,adjudicator/main.c) $(lib)
	@mkdir -p $(@D)
	$(link)

$(unit): $(B)/bin/%: $(B)/tests/unit/%.o $(call obj,$(filter tests/unit/%,$(help_src))) $(lib)
	@mkdir -p $(@D)
	$(link) $(check_libs)

$(bench): $(B)/bin/%: $(B)/tests/bench/%.o $(call obj,$(filter tests/bench/%,$(help_src))) $(lib)
	@mkdir -p $(@D)
	$(link)

$(B)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(all_cflags) -c -o $@ $<

# Data files become C strings in one sorted table (formats/text/embedded.h).
data := $(sort $(wildcard dict/data/* templates/*/* adjudicator/store/schema/*.sql))
$(B)/embedded_files.c: $(data) formats/text/embed Makefile
	@mkdir -p $(@D)
	formats/text/embed $(data) > $@

$(B)/embedded_files.o: $(B)/embedded_files.c
	$(CC) $(all_cflags) -Wno-overlength-strings -c -o $@ $<

clean:
	rm -rf build

.PHONY: all clean
.DELETE_ON_ERROR:
-include $(shell find build -name '*.d' 2>/dev/null)
