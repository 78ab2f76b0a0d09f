/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/asked.h"

#include "adjudicator/store/engine.h"
#include "formats/text/buf.h"

enum { ASKED_MOST = 1000 };

static struct store *store;
static const struct engine *real;
static struct engine counting;
static long count;
static struct {
	const struct db_stmt *q; /* NULL: a mark */
	const char *mark;
} list[ASKED_MOST];

static void note(const struct db_stmt *q, const char *mark)
{
	if (count < ASKED_MOST) {
		list[count].q = q;
		list[count].mark = mark;
	}
	count++;
}

/* A statement that was stepped ahead is counted when it is used, and only once. */
static const struct db_stmt *asked_ahead;

static void ahead(struct db_stmt *q)
{
	asked_ahead = q;
	real->ahead(q);
}

static void reset(struct db_stmt *q)
{
	if (q != asked_ahead) {
		note(q, NULL);
	}
	asked_ahead = NULL;
	real->reset(q);
}

static bool mark(struct db *db, struct err *err)
{
	note(NULL, "mark");
	return real->mark(db, err);
}

static bool release(struct db *db, struct err *err)
{
	note(NULL, "release");
	return real->release(db, err);
}

static void undo(struct db *db)
{
	note(NULL, "undo");
	real->undo(db);
}

void asked_begin(struct store *st)
{
	store = st;
	count = 0;
	real = store_db(st)->engine;
	counting = *real;
	counting.reset = reset;
	counting.ahead = real->ahead == NULL ? NULL : ahead;
	counting.mark = mark;
	counting.release = release;
	counting.undo = undo;
	store_db(st)->engine = &counting;
}

long asked_count(void)
{
	return count;
}

static const char *name_of(const struct db_stmt *q)
{
	struct err err = {0};

	for (enum statement s = 0; s < STATEMENTS_; s++) {
		if (store_stmt(store, s, &err) == q) {
			return statement_doing(s);
		}
	}
	return "?";
}

const char *asked_list(struct arena *a)
{
	struct buf b = buf_in(a);
	long n = count < ASKED_MOST ? count : ASKED_MOST;

	for (long i = 0; i < n; i++) {
		buf_printf(&b, "%s%s", i > 0 ? ", " : "",
			   list[i].q == NULL ? list[i].mark : name_of(list[i].q));
	}
	return arena_str(a, buf_view(&b));
}

void asked_end(void)
{
	store_db(store)->engine = real;
	store = NULL;
}
