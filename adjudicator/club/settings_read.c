/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/settings.h"
#include "formats/address.h"

#include <string.h>

#include "adjudicator/mail/parse/signatures.h"
#include "adjudicator/mail/server.h"
#include "formats/text/line.h"
#include "formats/text/nearest.h"
#include "formats/text/num.h"
#include "formats/text/stamp.h"
#include "formats/text/tongue.h"
#include "formats/text/utf8.h"

enum { SHOWN = 32 }; /* bytes of a foreign value that an error shows */

struct reading {
	struct config *c;
	const char *path;
	int line;
	int *seen;  /* by setting: the line that set it, or 0 */
	int hidden; /* number of errors for which there was no room */
	struct err *err;
};

static bool complain(struct reading *r, const char *what)
{
	size_t needs = strlen(r->path) + strlen(what) + sizeof ":12345: ";

	if (r->hidden > 0 || strlen(r->err->text) + needs + sizeof "\nand 12345 more" >
				     sizeof r->err->text) {
		r->hidden++;
		return false;
	}
	return err_more(r->err, ERR_CONFIG, "%s:%d: %s", r->path, r->line, what);
}
#define fault(r, ...) complain((r), arena_printf(&(r)->c->arena, __VA_ARGS__))

/* As much of the value as an error shows, in whole characters. */
static const char *shown(struct reading *r, struct view v)
{
	struct view part = utf8_head(v, SHOWN);

	return arena_printf(&r->c->arena, "\"%.*s%s\"", VIEW_ARG(part),
			    part.len < v.len ? "..." : "");
}

static void *place(struct reading *r, const struct setting *s)
{
	return (char *)r->c + s->at;
}

static bool keep_text(struct reading *r, const struct setting *s, struct view v)
{
	const char **text = place(r, s);

	*text = arena_str(&r->c->arena, v);
	return true;
}

static bool keep_number(struct reading *r, const struct setting *s, long n)
{
	long *number = place(r, s);

	*number = n;
	return true;
}

static bool read_text(struct reading *r, const struct setting *s, struct view v)
{
	if (v.len < (size_t)s->min) {
		return fault(r, "%s needs a value", s->name);
	}
	return keep_text(r, s, v);
}

bool settings_address_good(struct view address)
{
	return address_plain(address) && view_find(address, '@') <= ADDRESS_LOCAL_MAX;
}

/* An address of somebody else. */
static bool read_foreign(struct reading *r, const struct setting *s, struct view v)
{
	return v.len == 0 || address_plain(v)
		       ? keep_text(r, s, v)
		       : fault(r, "%s: %s is no plain address", s->name, shown(r, v));
}

static bool read_address(struct reading *r, const struct setting *s, struct view v)
{
	if (s->min == 0) {
		return read_foreign(r, s, v);
	}
	if (!settings_address_good(v)) {
		return fault(r,
			     "%s: %s is no plain address with at most %d characters "
			     "before the @",
			     s->name, shown(r, v), ADDRESS_LOCAL_MAX);
	}
	return keep_text(r, s, v);
}

static bool read_hosts(struct reading *r, const struct setting *s, struct view v)
{
	for (size_t i = 0; i < v.len; i++) {
		if (!ascii_letter(v.at[i]) && !digit(v.at[i]) &&
		    strchr("-. \t", v.at[i]) == NULL) {
			return fault(r, "%s: %s is no list of host names", s->name,
				     shown(r, v));
		}
	}
	return keep_text(r, s, v);
}

/* A URL of which every character may stand in a link as it is, and with nothing
 * after its path. */
static bool read_web(struct reading *r, const struct setting *s, struct view v)
{
	bool good = view_starts(v, "https://") || view_starts(v, "http://");

	good = good && v.at[v.len - 1] != ':' && !view_ends(v, "//");
	for (size_t i = 0; i < v.len; i++) {
		good = good && v.at[i] > ' ' && v.at[i] < 127 &&
		       strchr("\"'<>#?\\^`{|}", v.at[i]) == NULL;
	}
	return v.len == 0 || good ? keep_text(r, s, v)
				  : fault(r,
					  "%s: %s is no address of pages, as "
					  "https://club.example/games",
					  s->name, shown(r, v));
}

static bool read_tongue(struct reading *r, const struct setting *s, struct view v)
{
	return tongue_known(&r->c->arena, v)
		       ? keep_text(r, s, v)
		       : fault(r, "%s: there are no sentences in the language %s",
			       s->name, shown(r, v));
}

/* The scheme of a URL; empty if it is none of the setting's, or nothing follows it. */
static struct view scheme(const struct setting *s, struct view v)
{
	struct view rest = view_of(s->takes);
	struct view word;

	while ((word = view_word(&rest)).len > 0) {
		if (view_eq(view_part(v, 0, word.len), word)) {
			return view_part(word, 0, v.len > word.len ? word.len : 0);
		}
	}
	return word;
}

/* Somebody who can read the settings must not thereby get into the database. */
static const char *no_password(struct view v)
{
	return view_find_text(v, "password=") < v.len
		       ? "a password does not stand here; name a file that keeps it: "
			 "passfile=FILE (as libpq's .pgpass)"
		       : NULL;
}

/* Errors show only the scheme, because there may be a password after it. */
static bool read_url(struct reading *r, const struct setting *s, struct view v)
{
	struct view begins = scheme(s, v);
	struct server server;
	const char *why;

	if (begins.len == 0) {
		return fault(r, "%s: %s is not understood; it begins with %s", s->name,
			     shown(r, view_part(v, 0, view_find(v, ':') + 1)),
			     s->takes);
	}
	if (view_is(begins, "sendmail:")) {
		why = view_starts(v, "sendmail:/")
			      ? NULL
			      : "the program needs its whole path, from / on";
	} else if (view_is(begins, "maildir:") || view_is(begins, "sqlite:")) {
		why = NULL;
	} else if (view_is(begins, "postgresql:")) {
		why = no_password(v);
	} else {
		why = server_read(&r->c->arena, v, &server);
	}
	return why == NULL ? keep_text(r, s, v) : fault(r, "%s: %s", s->name, why);
}

static bool read_choice(struct reading *r, const struct setting *s, struct view v)
{
	struct view rest = view_of(s->takes);
	struct view word;

	for (long n = 0; (word = view_word(&rest)).len > 0; n++) {
		if (view_eq_nocase(word, v)) {
			return keep_number(r, s, n);
		}
	}
	return fault(r, "%s: %s is none of: %s", s->name, shown(r, v), s->takes);
}

/* Refuses what this program was built without. */
static bool read_built(struct reading *r, const struct setting *s, struct view v)
{
	struct view words = view_of(s->takes);
	bool first = view_eq_nocase(view_word(&words), v);

	if (!read_choice(r, s, v)) {
		return false;
	}
	return first || signatures_built ||
	       fault(r,
		     "%s: this program was built without it; build it with `make "
		     "DKIM=1`, or leave it off",
		     s->name);
}

static bool read_count(struct reading *r, const struct setting *s, struct view v)
{
	long n;

	if (!num_read(v, s->min, s->max, &n)) {
		return fault(r, "%s: %s is no number from %ld to %ld", s->name,
			     shown(r, v), s->min, s->max);
	}
	return keep_number(r, s, n);
}

/* Whole days are written as days: "7d", where game clocks say 168h. */
static void write_bound(struct buf *b, long seconds)
{
	enum { DAY = 86400 };

	if (seconds > 0 && seconds % DAY == 0) {
		buf_printf(b, "%ldd", seconds / DAY);
	} else {
		stamp_span_write(b, seconds);
	}
}

static bool read_span(struct reading *r, const struct setting *s, struct view v)
{
	struct buf b = buf_in(&r->c->arena);
	int64_t n;

	if (stamp_span_read(v, &n) && n >= s->min && n <= s->max) {
		return keep_number(r, s, (long)n);
	}
	buf_printf(&b, "%s: %s is no time from ", s->name, shown(r, v));
	write_bound(&b, s->min);
	buf_str(&b, " to ");
	write_bound(&b, s->max);
	return complain(r, buf_cstr(&b));
}

typedef bool kind_reader(struct reading *r, const struct setting *s, struct view v);

static kind_reader *const readers[] = {
	[SETTING_TEXT] = read_text,     [SETTING_ADDRESS] = read_address,
	[SETTING_HOSTS] = read_hosts,   [SETTING_WEB] = read_web,
	[SETTING_TONGUE] = read_tongue, [SETTING_URL] = read_url,
	[SETTING_CHOICE] = read_choice, [SETTING_BUILT] = read_built,
	[SETTING_COUNT] = read_count,   [SETTING_SPAN] = read_span,
};

static bool unknown(struct reading *r, struct view name)
{
	struct nearest near = {.word = name};

	for (size_t i = 0; i < settings_count; i++) {
		nearest_try(&near, view_of(settings[i].name));
	}
	if (nearest_found(&near)) {
		return fault(r, "there is no setting %s; did you mean %.*s?",
			     shown(r, name), VIEW_ARG(near.known));
	}
	return fault(r, "there is no setting %s", shown(r, name));
}

static bool set(struct reading *r, struct view name, struct view value)
{
	for (size_t i = 0; i < settings_count; i++) {
		if (!view_is(name, settings[i].name)) {
			continue;
		}
		if (r->seen[i] > 0) {
			return fault(r, "%s stands in line %d already",
				     settings[i].name, r->seen[i]);
		}
		r->seen[i] = r->line;
		return readers[settings[i].kind](r, &settings[i], value);
	}
	return unknown(r, name);
}

static bool blank(struct view v, size_t i)
{
	return i >= v.len || v.at[i] == ' ' || v.at[i] == '\t';
}

/* "Club #1" has no comment, "3 # three" has one. */
static struct view without_comment(struct view line)
{
	for (size_t i = 0; i < line.len; i++) {
		if (line.at[i] == '#' && (i == 0 || blank(line, i - 1)) &&
		    (blank(line, i + 1) || view_trim(view_part(line, 0, i)).len == 0)) {
			return view_part(line, 0, i);
		}
	}
	return line;
}

static bool read_line(struct reading *r, struct view line)
{
	struct view name;

	if (!utf8_plain(line)) {
		return fault(r, "a control character, or text that is not UTF-8");
	}
	line = view_trim(without_comment(line));
	if (line.len == 0) {
		return true;
	}
	if (view_find(line, '=') == line.len) {
		return fault(r, "%s is no setting; they read \"name = value\"",
			     shown(r, line));
	}
	name = view_trim(view_cut(&line, '='));
	return set(r, name, view_trim(line));
}

bool settings_read(struct config *c, const char *path, struct view text,
		   struct err *err)
{
	struct reading r = {.c = c, .path = path, .err = err};
	struct lines lines;
	struct view line;
	bool ok = true;

	r.seen = arena_array(&c->arena, settings_count, sizeof *r.seen);
	*err = (struct err){0};
	for (size_t i = 0; i < settings_count; i++) {
		const struct setting *s = &settings[i];

		ok = readers[s->kind](&r, s, view_of(s->standard)) && ok;
	}
	if (view_starts(text, "\xEF\xBB\xBF")) { /* a byte order mark */
		text = view_part(text, 3, text.len);
	}
	lines = lines_of(text);
	while (line_next(&lines, &line)) {
		r.line = lines.n;
		ok = read_line(&r, line) && ok;
	}
	if (r.hidden > 0) {
		err_more(err, ERR_CONFIG, "and %d more", r.hidden);
	}
	return ok;
}
