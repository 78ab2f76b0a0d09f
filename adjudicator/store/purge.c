/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/purge.h"

#include "adjudicator/store/forget.h"
#include "adjudicator/store/query.h"
#include "formats/text/num.h"

enum { DAY = 86400 };

/* ----------------------------------------------------------- rows of one statement */

static const struct {
	enum statement s;
	size_t before;  /* which moment */
	size_t counted; /* where its rows are counted */
} rows[] = {
#define ROWS(s, time, count)                                                           \
	{                                                                              \
		s, offsetof(struct purge_times, time),                                 \
			offsetof(struct purge_counts, count)                           \
	}
	ROWS(PURGE_OBSERVERS, observers, observers),
	ROWS(PURGE_WISHES, strays, wishes),
	ROWS(PURGE_CHOICES, games, choices),
	ROWS(PURGE_PLANS, games, choices),
	ROWS(PURGE_SETTLINGS, games, choices),
	ROWS(PURGE_QUESTIONS, games, choices),
	ROWS(PURGE_CASES, games, choices),
	ROWS(PURGE_SUGGESTIONS, letters, suggestions),
	ROWS(PURGE_BOUNCES, letters, sent),
#undef ROWS
};

static bool purge_simple(struct store *st, const struct purge_times *t,
			 struct purge_counts *n, struct err *err)
{
	bool ok = true;

	for (size_t i = 0; ok && i < sizeof rows / sizeof rows[0]; i++) {
		struct query q = query_open(st, rows[i].s, err);

		query_bind_int(&q, 1,
			       *(const int64_t *)((const char *)t + rows[i].before));
		ok = query_close(&q);
		*(long *)((char *)n + rows[i].counted) += q.changes;
	}
	return ok;
}

/* ---------------------------------------------------------------------- letters */

static bool reduce_all(struct query *q, struct store *st, long *done)
{
	struct arena a = {0};
	struct err *err = q->err;
	int64_t *ids;
	size_t count;
	bool ok = query_close_ids(q, &a, &ids, &count);

	for (size_t i = 0; ok && i < count; i++) {
		ok = kept_reduce(st, KEPT_ARRIVED, ids[i], err);
		*done += ok;
	}
	arena_free(&a);
	return ok;
}

static bool purge_letters(struct store *st, const struct purge_times *t,
			  struct purge_counts *n, struct err *err)
{
	struct query q = query_open(st, PURGE_STRAYS, err);

	query_bind_int(&q, 1, t->strays);
	if (!reduce_all(&q, st, &n->strays)) {
		return false;
	}
	q = query_open(st, PURGE_ARRIVED, err);
	query_bind_int(&q, 1, t->letters);
	query_bind_int(&q, 2, t->games);
	if (!reduce_all(&q, st, &n->letters)) {
		return false;
	}
	q = query_open(st, PURGE_SENT, err);
	query_bind_int(&q, 1, t->letters);
	query_bind_int(&q, 2, t->games);
	if (!query_close(&q)) {
		return false;
	}
	n->sent += q.changes;
	return kept_drop_written(st, err);
}

/* ---------------------------------------------------------------------- numbers */

/* "asked.17.20000" counts on that day alone. */
static bool by_day(struct view name, long *day)
{
	struct view rest = name;
	struct view first = view_cut(&rest, '.');
	bool daily = view_is(first, "asked") || view_is(first, "exports") ||
		     view_is(first, "press");

	(void)view_cut(&rest, '.');
	return daily && num_read(view_cut(&rest, '.'), 0, INT32_MAX, day);
}

static bool drop_number(struct store *st, struct view name, struct err *err)
{
	struct query q = query_open(st, FORGET_NUMBERS, err);

	query_bind_text(&q, 1, name);
	return query_close(&q);
}

static bool purge_numbers(struct store *st, int64_t now, struct err *err)
{
	struct query q = query_open(st, PURGE_NUMBERS, err);
	struct arena a = {0};
	struct view *old = NULL;
	size_t count = 0;
	bool ok;

	while (query_row(&q)) {
		struct view name = query_text(&q, 0, &a);
		long day;

		if (by_day(name, &day) && day + 1 < now / DAY) {
			old = arena_room(&a, old, count, sizeof *old);
			old[count++] = name;
		}
	}
	ok = query_close(&q);
	for (size_t i = 0; ok && i < count; i++) {
		ok = drop_number(st, old[i], err);
	}
	arena_free(&a);
	return ok;
}

bool purge_rows(struct store *st, const struct purge_times *t, struct purge_counts *n,
		struct err *err)
{
	return purge_letters(st, t, n, err) && purge_simple(st, t, n, err) &&
	       purge_numbers(st, t->now, err);
}

/* ----------------------------------------------------------------------- people */

static bool people(struct query q, struct arena *a, int64_t before, int64_t **ids,
		   size_t *count)
{
	query_bind_int(&q, 1, before);
	return query_close_ids(&q, a, ids, count);
}

bool purge_silent(struct store *st, struct arena *a, int64_t before, int64_t **ids,
		  size_t *count, struct err *err)
{
	return people(query_open(st, PURGE_SILENT, err), a, before, ids, count);
}

bool purge_idle(struct store *st, struct arena *a, int64_t before, int64_t **ids,
		size_t *count, struct err *err)
{
	return people(query_open(st, PURGE_IDLE, err), a, before, ids, count);
}
