/* SPDX-License-Identifier: ISC */
/* Whether our clock can be right, judged by the letters that a run takes in. */
#include "adjudicator/run/clock_trust.h"

#include "adjudicator/club/server_clock.h"
#include "adjudicator/letters/organiser.h"
#include "adjudicator/store/stored.h"
#include "formats/say.h"
#include <stdlib.h>

enum { SLACK = 600 /* seconds */, EARLY_ENOUGH = 2 /* letters */ };

/* Store name: how many early letters came in a row before this run. */
static const char row_name[] = STORED_WITNESS_EARLY;

bool witness_begin(struct witness *w, struct store *st, int64_t now, struct err *err)
{
	*w = (struct witness){.now = now};
	return store_number(st, STORED_DRAINED, &w->last, err);
}

static void note(long *count, int64_t *least, int64_t by)
{
	*least = *count == 0 || by < *least ? by : *least;
	++*count;
}

static void hear(struct witness *w, int64_t letter, int64_t stamp)
{
	if (stamp > w->now + SLACK) {
		note(&w->late, &w->least_late, stamp - w->now);
	} else if (w->last != 0 && stamp < w->last - SLACK) {
		note(&w->early, &w->least_early, w->last - stamp);
		w->letter = letter;
	} else {
		w->fit++;
	}
}

bool witness_hear(struct witness *w, struct store *st, const struct inbox_letter *l,
		  bool fresh, int64_t stamp, struct err *err)
{
	long early = w->early;
	int64_t good;
	int64_t counted;

	if (fresh) {
		hear(w, l->id, stamp);
		return true;
	}
	if (l->fetched <= w->last) {
		return true;
	}
	if (!store_number(st, STORED_SUCCESS, &good, err) ||
	    !store_number(st, STORED_WITNESS_LETTER, &counted, err)) {
		return false;
	}
	if (l->fetched > good) {
		hear(w, l->id, stamp);
		w->again += l->id <= counted ? w->early - early : 0;
	}
	return true;
}

/* How many early letters have now come in a row, `before` of them before this run. */
static int64_t in_a_row(const struct witness *w, int64_t before)
{
	return before + w->early - w->again;
}

/* Seconds by which our clock is ahead; negative: behind; 0: it may be right. */
static int64_t ahead(const struct witness *w, int64_t row)
{
	if (w->fit > 0) {
		return 0;
	}
	if (w->late > 0) {
		return -w->least_late;
	}
	return w->early > 0 && in_a_row(w, row) >= EARLY_ENOUGH ? w->least_early : 0;
}

static void say(const struct log *log, int64_t by)
{
	struct arena arena = {0};
	struct view span = say_span(&arena, view_of("en"), by > 0 ? by : -by);

	log_warn(log,
		 "by the letters of this run this machine's clock is at least %.*s %s; "
		 "no turn runs out of time in it",
		 VIEW_ARG(span), by > 0 ? "fast" : "slow");
	arena_free(&arena);
}

/* Writes only when the value has changed. */
static bool change(struct store *st, const char *name, int64_t from, int64_t to,
		   struct err *err)
{
	return from == to || store_set_number(st, name, to, err);
}

bool witness_end(const struct witness *w, struct store *st, const struct log *log,
		 bool *doubt, struct err *err)
{
	int64_t row;
	int64_t before;
	int64_t by;

	*doubt = false;
	if (!store_number(st, row_name, &row, err) ||
	    !store_number(st, STORED_CONCERN_CLOCK, &before, err)) {
		return false;
	}
	by = ahead(w, row);
	*doubt = by != 0;
	if (*doubt) {
		say(log, by);
	}
	return change(st, row_name, row, w->fit > 0 ? 0 : in_a_row(w, row), err) &&
	       (w->early == w->again ||
		store_set_number(st, STORED_WITNESS_LETTER, w->letter, err)) &&
	       change(st, STORED_CONCERN_CLOCK, before, by, err);
}

bool witness_server(struct store *st, const struct log *log, bool *doubt,
		    struct err *err)
{
	int64_t by;

	if (!server_clock_ahead(st, &by, err)) {
		return false;
	}
	if (by != 0) {
		log_warn(log,
			 "this machine's clock is %lld seconds %s that of the "
			 "database's "
			 "server; no turn runs out of time in this run",
			 llabs(by), by > 0 ? "ahead of" : "behind");
		*doubt = true;
	}
	return true;
}
