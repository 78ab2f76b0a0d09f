/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/purge.h"

#include "adjudicator/store/forget.h"
#include "adjudicator/store/query.h"
#include "adjudicator/store/stored.h"
#include "formats/text/num.h"

enum { DAY = 86400 };

/* ----------------------------------------------------------- rows of one statement */

static const struct {
	enum statement s;
	size_t before;  /* offset of the moment in purge_times */
	size_t counted; /* offset of the counter in purge_counts */
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
		struct query q = query_open(
			st, rows[i].s,
			WITH(INT(*(const int64_t *)((const char *)t + rows[i].before))),
			err);

		ok = query_close(&q);
		*(long *)((char *)n + rows[i].counted) += q.changes;
	}
	return ok;
}

/* ---------------------------------------------------------------------- letters */

static bool reduce(const struct query *q, int64_t letter)
{
	return kept_reduce(q->st, KEPT_ARRIVED, letter, q->err);
}

/* Only the notices of this letter are deleted. KEEP_NO_NEWS, which looks at all
 * notices, is for forgetting a player. */
static bool drop_news(const struct query *q, int64_t letter)
{
	return query_do(q->st, PURGE_NEWS, WITH(INT(letter)), q->err);
}

/* *done is increased for each letter of the query on which `one` succeeded. */
static bool each_letter(struct query q,
			bool (*one)(const struct query *q, int64_t letter), long *done)
{
	struct arena a = {0};
	int64_t *ids;
	size_t count;
	bool ok = query_ids(q, &a, &ids, &count);

	for (size_t i = 0; ok && i < count; i++) {
		ok = one(&q, ids[i]);
		*done += ok;
	}
	arena_free(&a);
	return ok;
}

static bool purge_letters(struct store *st, const struct purge_times *t,
			  struct purge_counts *n, struct err *err)
{
	return query_do(st, KEEP_NO_FILES, NULL, err) &&
	       each_letter(query_open(st, PURGE_STRAYS, WITH(INT(t->strays)), err),
			   reduce, &n->strays) &&
	       each_letter(query_open(st, PURGE_ARRIVED,
				      WITH(INT(t->letters), INT(t->games)), err),
			   reduce, &n->letters) &&
	       each_letter(query_open(st, PURGE_SENT,
				      WITH(INT(t->letters), INT(t->games)), err),
			   drop_news, &n->sent);
}

/* ---------------------------------------------------------------------- numbers */

/* Reads the day in a name such as "asked.17.20000". */
static bool by_day(struct view name, long *day)
{
	struct view rest = name;

	(void)view_cut(&rest, '.');
	(void)view_cut(&rest, '.');
	return num_read(view_cut(&rest, '.'), 0, INT32_MAX, day);
}

static bool purge_days(struct store *st, const struct stored *kind, int64_t now,
		       struct err *err)
{
	struct arena a = {0};
	struct stored_number *all;
	size_t count;
	bool ok = stored_list_of(st, &a, kind, &all, &count, err);

	for (size_t i = 0; ok && i < count; i++) {
		long day;

		ok = !by_day(all[i].name, &day) || day + 1 >= now / DAY ||
		     query_do(st, FORGET_NUMBERS, WITH(TEXT(all[i].name)), err);
	}
	arena_free(&a);
	return ok;
}

/* Numbers of games and players grow year by year whatever becomes of these; they are
 * not looked through every day. */
static bool purge_numbers(struct store *st, int64_t now, struct err *err)
{
	const struct stored *kind;
	bool ok = true;

	for (size_t i = 0; ok && (kind = stored_at(i)) != NULL; i++) {
		ok = kind->whose != STORED_OF_DAY || purge_days(st, kind, now, err);
	}
	return ok;
}

bool purge_rows(struct store *st, const struct purge_times *t, struct purge_counts *n,
		struct err *err)
{
	return purge_letters(st, t, n, err) && purge_simple(st, t, n, err) &&
	       purge_numbers(st, t->now, err);
}

/* ----------------------------------------------------------------------- people */

bool purge_silent(struct store *st, struct arena *a, int64_t before, int64_t **ids,
		  size_t *count, struct err *err)
{
	return query_ids(query_open(st, PURGE_SILENT, WITH(INT(before)), err), a, ids,
			 count);
}

bool purge_idle(struct store *st, struct arena *a, int64_t before, int64_t **ids,
		size_t *count, struct err *err)
{
	return query_ids(query_open(st, PURGE_IDLE, WITH(INT(before)), err), a, ids,
			 count);
}
