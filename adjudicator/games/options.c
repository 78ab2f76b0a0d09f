/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/options.h"

#include "formats/text/num.h"
#include "formats/text/stamp.h"
#include "formats/text/tongue.h"
#include <assert.h>
#include <string.h>

const char *const options_languages[] = {"en", "es", "ca", "de", "fr",
					 "pl", "pt", "it", "nl", NULL};

enum option_kind {
	KIND_CHOICE,
	KIND_SPAN,
	KIND_COUNT,
	KIND_ID,
	KIND_WEEKDAYS,
	KIND_DATES,
	KIND_HANDICAP,
	KIND_MORE_TIME
};

static const struct {
	const char *name, *rules; /* rule numbers of the manual */
	enum option_kind kind;
	const char *takes; /* the choices, or a description of the values */
	int64_t min, max;
	const char *every; /* default, where every game has the option; else NULL */
} table[OPTIONS_] = {
  /* clang-format off */
	[OPTION_BOARD] = {"board", "S2", KIND_CHOICE, "classic15|super21", 0, 1, NULL},
	[OPTION_CHALLENGE] = {"challenge", "Q1 Q4", KIND_CHOICE, "void|single|double|five|ten", 0, 4, NULL},
	[OPTION_REFILL] = {"refill", "Q7", KIND_CHOICE, "late|at-once", 0, 1, NULL},
	[OPTION_FOURW] = {"fourw", "C8", KIND_CHOICE, "ends|clockwise", 0, 1, NULL},
	[OPTION_END] = {"end", "E2", KIND_CHOICE, "six-zero|three-pass|all-pass-twice", 0, 2, NULL},
	[OPTION_OUT] = {"out", "E1", KIND_CHOICE, "once|twice", 0, 1, NULL},
	[OPTION_EXCHANGE_MIN] = {"exchange-min", "X2", KIND_COUNT, PART("1 to 100"), 1, 100, NULL},
	[OPTION_BINGO] = {"bingo", "C6", KIND_COUNT, PART("0 to 1000"), 0, 1000, NULL},
	[OPTION_BLANK] = {"blank", "S12", KIND_CHOICE, "fixed|dual", 0, 1, NULL},
	[OPTION_SWAP] = {"swap", "X3", KIND_CHOICE, "off|on", 0, 1, NULL},
	[OPTION_ACCEPT] = {"accept", "W10", KIND_CHOICE, "ask|auto", 0, 1, NULL},
	[OPTION_DUPLICATE] = {"duplicate", "G1 G7", KIND_COUNT, PART("0 (none) to 100"), 0, 100, NULL},
	[OPTION_ROUNDS] = {"rounds", "W4", KIND_COUNT, PART("1 to 100"), 1, 100, NULL},
	[OPTION_TIMED] = {"timed", "U13", KIND_SPAN, PART("off, or 1h to 365d"), 3600, 31536000, NULL},
	[OPTION_DEADLINE] = {"deadline", "K1", KIND_SPAN, PART("none, or 1h to 60d"), 3600, 5184000, "72h"},
	[OPTION_BANK] = {"bank", "K8", KIND_SPAN, PART("off, or 1h to 365d"), 3600, 31536000, "off"},
	[OPTION_GRACE] = {"grace", "K10", KIND_SPAN, PART("off, or 1h to 14d"), 3600, 1209600, "off"},
	[OPTION_DOUBLE_AFTER] = {"double-after", "K10", KIND_SPAN, PART("off, or 1d to 365d"), 86400, 31536000, "off"},
	[OPTION_FLAG] = {"flag", "K11", KIND_CHOICE, "auto|claim|td", 0, 2, "auto"},
	[OPTION_NO_SHOW] = {"no-show", "K12", KIND_CHOICE, "pass|lose", 0, 1, "pass"},
	[OPTION_SILENCE] = {"silence", "K13", KIND_SPAN, PART("off, or 1d to 365d"), 86400, 31536000, "off"},
	[OPTION_LEAVE] = {"leave", "K21", KIND_CHOICE, "off|on", 0, 1, "on"},
	[OPTION_REST] = {"rest", "K22", KIND_WEEKDAYS, PART("none, or weekdays such as sat,sun"), 0, 0, "none"},
	[OPTION_HOLIDAYS] = {"holidays", "K22", KIND_DATES, PART("none, or days such as 12-25,12-26"), 0, 0, "none"},
	[OPTION_WINDOW] = {"window", "R4 Q6 W6", KIND_SPAN, PART("1h to 168h"), 3600, 604800, "48h"},
	[OPTION_LATE_RESIGN] = {"late-resign", "K4", KIND_COUNT, PART("0 (never) to 10"), 0, 10, "0"},
	[OPTION_SETTLE] = {"settle", "L15", KIND_COUNT, PART("0 (at once) to 1440"), 0, 1440, "0"},
	[OPTION_FIRST] = {"first", "S1", KIND_CHOICE, "shuffled|listed", 0, 1, "shuffled"},
	[OPTION_HANDICAP] = {"handicap", "S19", KIND_HANDICAP, PART("off, or a seat and its points such as 1:60"), 1, HANDICAP_MOST, "off"},
	[OPTION_MORE_TIME] = {"more-time", "S19", KIND_MORE_TIME, PART("off, or a seat and its time such as 1:24h"), 3600, 5184000, "off"},
	[OPTION_HOTSEAT] = {"hotseat", "S11", KIND_CHOICE, "off|on", 0, 1, "off"},
	[OPTION_OBSERVERS] = {"observers", "L16", KIND_CHOICE, "off|on", 0, 1, "on"},
	[OPTION_TILES] = {"tiles", "S4", KIND_ID, PART("the name of a tile set"), 0, 0, ""},
  /* clang-format on */
};

/* Values of "clock"; each sets all options that make up a clock. */
static const struct {
	const char *name, *options;
} presets[] = {
  /* clang-format off */
	{"friends", "deadline=7d bank=30d grace=off double-after=off flag=claim silence=off"},
	{"club", "deadline=3d bank=10d grace=24h double-after=off flag=auto silence=off"},
	{"rapid", "deadline=1d bank=3d grace=off double-after=off flag=auto silence=off"},
	{"long", "deadline=10d bank=60d grace=off double-after=20d flag=auto silence=40d"},
  /* clang-format on */
};

static bool choice_read(const char *choices, struct view v, int64_t *out)
{
	struct view rest = view_of(choices);

	for (int64_t i = 0; rest.len > 0; i++) {
		if (view_eq_nocase(view_cut(&rest, '|'), v)) {
			*out = i;
			return true;
		}
	}
	return false;
}

/* Whether a span can be "off". */
static bool may_be_off(enum option_id id)
{
	return id != OPTION_DEADLINE && id != OPTION_WINDOW;
}

/* Reads a span within its bounds; "off", or "none" for OPTION_DEADLINE, is 0. */
static bool span_read(enum option_id id, struct view v, int64_t *n)
{
	if (may_be_off(id) && view_is_nocase(v, "off")) {
		*n = 0;
		return true;
	}
	return stamp_span_read(v, n) && *n <= table[id].max &&
	       (*n >= table[id].min || (*n == 0 && id == OPTION_DEADLINE));
}

static bool value_read(struct options *o, enum option_id id, struct view v)
{
	int64_t n = 0;
	struct holiday day[HOLIDAYS_MOST];
	long count = 0;
	bool ok = false;

	switch (table[id].kind) {
	case KIND_CHOICE:
		ok = choice_read(table[id].takes, v, &n);
		break;
	case KIND_SPAN:
		ok = span_read(id, v, &n);
		break;
	case KIND_COUNT:
		ok = num_read(v, (long)table[id].min, (long)table[id].max, &count);
		n = count;
		break;
	case KIND_ID:
		ok = v.len < sizeof o->tiles;
		if (ok) {
			memset(o->tiles, 0, sizeof o->tiles);
			memcpy(o->tiles, v.len > 0 ? v.at : "", v.len);
		}
		break;
	case KIND_WEEKDAYS:
		ok = rest_read(v, &n);
		break;
	case KIND_DATES:
		ok = holidays_read(v, day, &n);
		if (ok) {
			memcpy(o->holiday, day, sizeof day);
		}
		break;
	case KIND_HANDICAP:
		ok = handicap_read(v, &n);
		break;
	case KIND_MORE_TIME:
		ok = more_time_read(v, &n);
		break;
	}
	o->value[id] = ok ? n : o->value[id];
	return ok;
}

void options_init(struct options *o, const struct option_default *defaults,
		  size_t count)
{
	*o = (struct options){0};
	for (int id = 0; id < OPTIONS_; id++) {
		o->taken[id] = table[id].every != NULL;
		if (o->taken[id]) {
			value_read(o, (enum option_id)id, view_of(table[id].every));
		}
	}
	for (size_t i = 0; i < count; i++) {
		o->taken[defaults[i].id] = true;
		value_read(o, defaults[i].id, view_of(defaults[i].value));
	}
}

static struct view names(const struct options *o, struct arena *arena)
{
	struct buf b = buf_in(arena);

	for (int i = 0; i < OPTIONS_; i++) {
		if (o->taken[i]) {
			buf_printf(&b, "%s%s", b.len > 0 ? ", " : "", table[i].name);
		}
	}
	buf_str(&b, ", clock"); /* every game takes it */
	return buf_view(&b);
}

static bool wrong_value(struct diag *diag, struct view name, struct view value,
			const char *takes)
{
	return diag_more(diag, DIAG_OPTION_VALUE, value, name, view_of(takes));
}

static bool is_preset(struct view name)
{
	return view_is_nocase(name, "clock");
}

/* Finds an option by name among those that the game has; else OPTIONS_. */
static enum option_id find(const struct options *o, struct view name)
{
	int i = 0;

	while (i < OPTIONS_ && !(o->taken[i] && view_is_nocase(name, table[i].name))) {
		i++;
	}
	return (enum option_id)i;
}

/* Sets the options of a preset; every game has them all. */
static void set_preset(struct options *o, struct view list)
{
	struct view value;

	while ((value = view_word(&list)).len > 0) {
		enum option_id id = find(o, view_cut(&value, '='));

		assert(id != OPTIONS_);
		value_read(o, id, value);
	}
}

static bool preset_read(struct options *o, struct view name, struct view value,
			struct diag *diag)
{
	for (size_t i = 0; i < sizeof presets / sizeof presets[0]; i++) {
		if (view_is_nocase(value, presets[i].name)) {
			set_preset(o, view_of(presets[i].options));
			return true;
		}
	}
	return wrong_value(diag, name, value, "friends|club|rapid|long");
}

bool option_read(struct options *o, struct view text, struct arena *arena,
		 struct diag *diag)
{
	struct view value = text;
	struct view name = view_cut(&value, '=');
	enum option_id id;

	if (is_preset(name)) {
		return preset_read(o, name, value, diag);
	}
	id = find(o, name);
	if (id == OPTIONS_) {
		return diag_what(diag, DIAG_OPTION_UNKNOWN, name, names(o, arena));
	}
	return value_read(o, id, value) ||
	       wrong_value(diag, name, value, table[id].takes);
}

bool options_read(struct options *o, struct view text, struct arena *arena,
		  struct diag *diag)
{
	bool ok = true;

	for (int alone = 0; alone <= 1; alone++) {
		struct view rest = text;
		struct view one;

		while (ok && (one = view_word(&rest)).len > 0) {
			struct view value = one;

			if (is_preset(view_cut(&value, '=')) != (alone != 0)) {
				ok = option_read(o, one, arena, diag);
			}
		}
	}
	return ok;
}

static void value_write(struct buf *b, const struct options *o, enum option_id id)
{
	struct view rest = view_of(table[id].takes);
	struct view choice = {0};

	switch (table[id].kind) {
	case KIND_CHOICE:
		for (int64_t i = 0; i <= o->value[id]; i++) {
			choice = view_cut(&rest, '|');
		}
		buf_add(b, choice);
		break;
	case KIND_SPAN:
		if (may_be_off(id) && o->value[id] == 0) {
			buf_str(b, "off");
			break;
		}
		stamp_span_write(b, o->value[id]);
		break;
	case KIND_COUNT:
		buf_printf(b, "%lld", (long long)o->value[id]);
		break;
	case KIND_ID:
		buf_str(b, o->tiles);
		break;
	case KIND_WEEKDAYS:
		rest_write(b, o->value[id]);
		break;
	case KIND_DATES:
		holidays_write(b, o->holiday, o->value[id]);
		break;
	case KIND_HANDICAP:
		handicap_write(b, o->value[id]);
		break;
	case KIND_MORE_TIME:
		more_time_write(b, o->value[id]);
		break;
	}
}

static bool is_own(const struct options *o, const struct options *defaults, int id)
{
	bool same = o->value[id] == defaults->value[id] &&
		    (id != OPTION_TILES || strcmp(o->tiles, defaults->tiles) == 0) &&
		    (id != OPTION_HOLIDAYS ||
		     memcmp(o->holiday, defaults->holiday, sizeof o->holiday) == 0);

	return o->taken[id] && !same;
}

void options_write(struct buf *b, const struct options *o,
		   const struct options *defaults)
{
	size_t start = b->len;

	for (int i = 0; i < OPTIONS_; i++) {
		if (is_own(o, defaults, i)) {
			buf_printf(b, "%s%s=", b->len > start ? " " : "",
				   table[i].name);
			value_write(b, o, (enum option_id)i);
		}
	}
}

static struct view value_text(struct arena *arena, const struct options *o, int id)
{
	struct buf b = buf_in(arena);

	value_write(&b, o, (enum option_id)id);
	return buf_view(&b);
}

bool options_next_own(const struct options *o, const struct options *defaults,
		      struct arena *arena, int *next, struct option_own *out)
{
	while (*next < OPTIONS_ && !is_own(o, defaults, *next)) {
		++*next;
	}
	if (*next >= OPTIONS_) {
		return false;
	}
	*out = (struct option_own){
		.name = table[*next].name,
		.rules = table[*next].rules,
		.value = value_text(arena, o, *next),
		.usual = value_text(arena, defaults, *next),
	};
	++*next;
	return true;
}

void options_words(struct buf *b)
{
	size_t start = b->len;

	for (int i = 0; i < OPTIONS_; i++) {
		struct view choices =
			view_of(table[i].kind == KIND_CHOICE ? table[i].takes : "");

		do {
			struct view one = view_cut(&choices, '|');

			buf_printf(b, "%s%s=%.*s", b->len > start ? " " : "",
				   table[i].name, VIEW_ARG(one));
		} while (choices.len > 0);
	}
	for (size_t i = 0; i < sizeof presets / sizeof presets[0]; i++) {
		buf_printf(b, " clock=%s", presets[i].name);
	}
}
