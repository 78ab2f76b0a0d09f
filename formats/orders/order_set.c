/* SPDX-License-Identifier: ISC */
/* Settings that players choose for themselves, and the times of reminders. */
#include "formats/orders/order_args.h"

#include "formats/orders/order_shape.h"
#include "formats/orders/orders_words.h"
#include "formats/text/num.h"
#include "formats/text/stamp.h"
#include "formats/text/utf8.h"

/* Whether v looks like a zone: "Europe/Madrid", "utc". Whether it exists is checked
 * later. */
static bool zone_shape(struct view v)
{
	enum { LONGEST = 60 };

	for (size_t i = 0; i < v.len; i++) {
		if (!ascii_letter(v.at[i]) && !digit(v.at[i]) &&
		    view_find(view_of("/_+- "), v.at[i]) == 5) {
			return false;
		}
	}
	return v.len > 0 && v.len <= LONGEST && ascii_letter(v.at[0]);
}

/* Whether v looks like a language: "ca", "català". Whether it exists is checked
 * later. */
static bool language_shape(struct view v)
{
	enum { LONGEST = 30 };

	for (size_t i = 0; i < v.len; i++) {
		if (!ascii_letter(v.at[i]) && (unsigned char)v.at[i] < 0x80) {
			return false;
		}
	}
	return v.len > 1 && v.len <= LONGEST;
}

/* Whether v is words for the shuffle of a game, which takes no more than these. */
static bool luck_shape(struct view v)
{
	enum { LONGEST = 80 };

	return v.len > 0 && utf8_count(v) <= LONGEST;
}

/* "3d,1d,6h", "on" or "off" */
static bool reminders_shape(struct view v)
{
	struct reminders wish;

	return reminders_read(v, &wish);
}

/* clang-format off */
const struct setting_text setting_texts[] = {
	{"analysis", "off on",                  NULL, "off or on",
	 "the letter that ends a game looks at your turns again", false},
	{"board",   "grid compact list spoken", NULL, "grid, compact, list or spoken",
	 "how the board is drawn", false},
	{"bulletin", "off on",                  NULL, "off or on",
	 "the club's bulletin once a month", true},
	{"calendar", "off on",                  NULL, "off or on",
	 "a calendar file with the end of your turn in letters about it", false},
	{"digest",  "off weekly daily",         NULL, "off, weekly or daily",
	 "a letter about all your games", true},
	{"feed",    "off on new",               NULL, "off, on or new",
	 "a private calendar of your turns among the club's pages; new: another address", true},
	{"html",    "on off",                   NULL, "on or off",
	 "letters with an HTML part", false},
	{"lang",    NULL,                       language_shape, "one of the languages there are",
	 "the language of my letters", false},
	{"luck",    NULL,                       luck_shape, "a few words, or none",
	 "words for the shuffling of games that I invite you to", false},
	{"members", "off on",                   NULL, "off or on",
	 "other players find you by the order members, and the bulletin may name you", true},
	{"pictures", "on off",                  NULL, "on or off",
	 "pictures of the pile and of the final board, in HTML", false},
	{"puzzle",  "off on",                   NULL, "off or on",
	 "the week's puzzle by letter; who solves it is named to the others", true},
	{"reminders", NULL,                     reminders_shape, "on, off, or times before the end such as 3d,1d,6h",
	 "when I remind you of a turn", false},
	{"share",   "off on",                   NULL, "off or on",
	 "a position of a game of yours that is over may become the week's puzzle, without names", true},
	{"subject", "news fixed",               NULL, "news or fixed",
	 "the Subject tells the news, or is always the same", false},
	{"zone",    NULL,                       zone_shape, "a time zone such as Europe/Madrid, or UTC",
	 "the time zone of my times", false},
};
/* clang-format on */
const size_t setting_text_count = sizeof setting_texts / sizeof setting_texts[0];

/* What people call settings: behind `set` these words are hardly prose. */
static const char meant_names[] = "display language mail style text time timezone view";

static const struct setting_text *find(struct view name)
{
	for (size_t i = 0; i < setting_text_count; i++) {
		if (view_is_nocase(name, setting_texts[i].name)) {
			return &setting_texts[i];
		}
	}
	return NULL;
}

/* Takes " here" off the end. */
static bool take_here(struct view *value)
{
	static const char here[] = "here";
	size_t n = sizeof here - 1;

	if (value->len < n ||
	    !view_is_nocase(view_part(*value, value->len - n, n), here) ||
	    (value->len > n && value->at[value->len - n - 1] != ' ')) {
		return false;
	}
	*value = view_trim_end(view_part(*value, 0, value->len - n));
	return true;
}

/* Whether the value may be any words, which may end in "here": "wish you were
 * here". */
static bool free_words(const struct set_text *set)
{
	return set->setting != NULL && set->setting->shape == luck_shape;
}

struct view order_set_name(struct view *rest)
{
	struct view name = view_word(rest);

	name.len -= view_ends(name, ":") || view_ends(name, "=");
	*rest = view_trim(*rest);
	if (view_starts(*rest, "=")) {
		*rest = view_trim(view_part(*rest, 1, rest->len));
	}
	return name;
}

void order_set_split(struct view args, struct set_text *out)
{
	*out = (struct set_text){.name = order_set_name(&args)};
	out->value = args;
	out->setting = find(out->name);
	out->here = !free_words(out) && take_here(&out->value) &&
		    (out->setting == NULL || !out->setting->all);
	if (out->setting != NULL) {
		out->good = out->setting->values != NULL
				    ? view_among(out->value, out->setting->values)
				    : out->setting->shape(out->value);
	}
}

/* Whether some setting takes this value, or it is a zone with its slash. */
static bool some_value(struct view value)
{
	for (size_t i = 0; i < setting_text_count; i++) {
		const char *values = setting_texts[i].values;

		if (values != NULL && view_among(value, values)) {
			return true;
		}
	}
	return view_find(value, '/') < value.len && zone_shape(value);
}

static bool near_name(struct view name)
{
	if (view_among(name, meant_names)) {
		return true;
	}
	for (size_t i = 0; i < setting_text_count; i++) {
		struct view known = view_of(setting_texts[i].name);

		if (words_apart(name, known) <= (known.len > 4 ? 2 : 1)) {
			return true;
		}
	}
	return false;
}

bool order_set(struct order *out)
{
	struct set_text set;
	struct view rest;
	bool listed_times; /* "3d, 1d, 6h" */

	if (order_set_address(out->args)) {
		return true;
	}
	order_set_split(out->args, &set);
	listed_times = set.good && set.setting->shape == reminders_shape;
	rest = set.value;
	(void)view_word(&rest);
	/* "set board games aside" is prose, but "America/New York" is a zone */
	if (view_trim(rest).len > 0 && !free_words(&set) && !listed_times &&
	    (view_find(set.value, '/') == set.value.len || !zone_shape(set.value))) {
		return false;
	}
	return set.setting != NULL || (near_name(set.name) && some_value(set.value));
}

enum { HOUR = 3600, MOST = 60 * 24 * HOUR };

bool reminders_read(struct view text, struct reminders *out)
{
	struct view rest = text;

	*out = (struct reminders){.on = true};
	if (view_is_nocase(text, "off") || view_is_nocase(text, "on")) {
		out->on = view_is_nocase(text, "on");
		return true;
	}
	while (rest.len > 0) {
		struct view one = view_trim(view_cut(&rest, ','));
		int64_t span;

		if (out->count == REMINDERS_MOST || !stamp_span_read(one, &span) ||
		    span < HOUR || span > MOST) {
			*out = (struct reminders){.on = true};
			return false;
		}
		out->before[out->count++] = span;
	}
	return out->count > 0;
}
