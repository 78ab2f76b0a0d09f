/* SPDX-License-Identifier: ISC */
/*
 * When a letter came in, by the trace line of a host that we trust. The topmost such
 * line counts, because the sender may have written anything that stands below it.
 */
#include "adjudicator/mail/fetch/maildir.h"
#include "adjudicator/mail/parse/header.h"
#include "formats/text/buf.h"
#include "formats/text/num.h"
#include "formats/text/stamp.h"

enum { MINUTE = 60, HOUR = 3600 };

static const struct {
	const char *name;
	int hours; /* east */
} zones[] = {
	{"UT",  0 },
        {"GMT", 0 },
        {"Z",   0 },
        {"EST", -5},
        {"EDT", -4},
        {"CST", -6},
	{"CDT", -5},
        {"MST", -7},
        {"MDT", -6},
        {"PST", -8},
        {"PDT", -7},
};
static const char *const months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
				     "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
enum {
	ZONES = sizeof zones / sizeof zones[0],
	MONTHS = sizeof months / sizeof months[0]
};

/* Reads a zone. One with an unknown name is taken as UTC, as RFC 5322 says. */
static bool zone_read(struct view v, int64_t *east)
{
	long h;
	long m;

	*east = 0;
	if (v.len == 5 && (v.at[0] == '+' || v.at[0] == '-')) {
		if (!num_read(view_part(v, 1, 2), 0, 23, &h) ||
		    !num_read(view_part(v, 3, 2), 0, 59, &m)) {
			return false;
		}
		*east = (h * HOUR + m * MINUTE) * (v.at[0] == '-' ? -1 : 1);
		return true;
	}
	for (size_t i = 0; i < ZONES; i++) {
		if (view_is_nocase(v, zones[i].name)) {
			*east = (int64_t)zones[i].hours * HOUR;
		}
	}
	return v.len == 0 || ascii_letter(v.at[0]);
}

static bool month_read(struct view v, long *month)
{
	for (size_t i = 0; i < MONTHS; i++) {
		if (view_is_nocase(v, months[i])) {
			*month = (long)i + 1;
			return true;
		}
	}
	return false;
}

static bool year_read(struct view v, long *year)
{
	if (!num_read(v, 0, 9999, year)) {
		return false;
	}
	if (v.len == 2) {
		*year += *year < 50 ? 2000 : 1900;
	} else if (v.len == 3) {
		*year += 1900;
	}
	return true;
}

static bool time_read(struct view v, long *h, long *m, long *s)
{
	struct view hour = view_cut(&v, ':');
	struct view minute = view_cut(&v, ':');

	*s = 0;
	if (!num_read(hour, 0, 23, h) || !num_read(minute, 0, 59, m) ||
	    (v.len > 0 && !num_read(v, 0, 60, s))) {
		return false;
	}
	*s = *s == 60 ? 59 : *s;
	return true;
}

/* Reads "Fri, 4 Dec 2026 18:00:00 +0100"; comments have been taken out before. */
static bool date_read(struct arena *arena, struct view v, int64_t *out)
{
	struct view word = view_word(&v);
	int64_t east;
	long day;
	long month;
	long year;
	long h;
	long m;
	long s;

	if (view_find(word, ',') < word.len) {
		struct view rest = view_part(word, view_find(word, ',') + 1, word.len);

		word = rest.len > 0 ? rest : view_word(&v);
	}
	if (!num_read(word, 1, 31, &day) || !month_read(view_word(&v), &month) ||
	    !year_read(view_word(&v), &year) || !time_read(view_word(&v), &h, &m, &s) ||
	    !zone_read(view_word(&v), &east)) {
		return false;
	}
	if (!stamp_read(
		    view_of(arena_printf(arena, "%04ld-%02ld-%02ldT%02ld:%02ld:%02ldZ",
					 year, month, day, h, m, s)),
		    out)) {
		return false;
	}
	*out -= east;
	return true;
}

bool arrival_date(struct view v, int64_t *out)
{
	struct arena arena = {0};
	bool ok = date_read(&arena, v, out);

	arena_free(&arena);
	return ok;
}

static bool trace_read(struct arena *arena, struct view block, struct view hosts,
		       int64_t *out)
{
	struct header_field f;

	while (header_next(&block, &f)) {
		struct view line;
		size_t end;

		if (!view_is_nocase(f.name, "Received")) {
			continue;
		}
		line = trace_bare(arena, f.value);
		if (!trace_names(line, "by", hosts)) {
			continue;
		}
		end = line.len;
		while (end > 0 && line.at[end - 1] != ';') {
			end--;
		}
		return end > 0 && date_read(arena, view_part(line, end, line.len), out);
	}
	return false;
}

int64_t arrival_read(struct view raw, struct view received_by, int64_t otherwise)
{
	struct arena arena = {0};
	int64_t t = otherwise;

	if (view_trim(received_by).len > 0 &&
	    !trace_read(&arena, header_block(header_skip_mbox(raw)), received_by, &t)) {
		t = otherwise;
	}
	arena_free(&arena);
	return t;
}
