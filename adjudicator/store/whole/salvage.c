/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/whole/salvage.h"

#include <stdlib.h>

struct salvage {
	struct db *db;
};

/* A walk over the rows of one table; column 0 is the id. */
struct walk {
	struct db *db;
	const char *up, *down; /* next row above $1; last row below $1 */
	void (*take)(const struct walk *w, struct db_stmt *q, struct arena *arena);
	void (*arrived)(void *arg, const struct inbox_letter *l);
	void (*left)(void *arg, struct view bytes, int64_t written);
	void (*waits)(void *arg, struct view message_id);
	void *arg;
};

struct salvage *salvage_open(const char *path)
{
	struct salvage *s = calloc(1, sizeof *s);
	struct err ignored = {0};

	if (s == NULL) {
		arena_die();
	}
	if (!db_open(&s->db, path, DB_READ, &ignored)) {
		free(s);
		return NULL;
	}
	return s;
}

void salvage_close(struct salvage *s)
{
	if (s != NULL) {
		db_close(s->db);
		free(s);
	}
}

/* Reads rows from *from on, up or down, as far as they can be read, and stops before
 * `until`. *from becomes the last one read. */
static bool go(const struct walk *w, bool up, int64_t *from, int64_t until)
{
	struct arena arena = {0};
	struct err ignored = {0};
	struct db_stmt *q;
	enum db_step step;

	if (!db_prepare(w->db, up ? w->up : w->down, &q, &ignored)) {
		return false;
	}
	for (;;) {
		arena_reset(&arena);
		db_bind_int(q, 1, *from);
		db_bind_int(q, 2, until);
		step = db_next(q);
		if (step != DB_ROW) {
			break;
		}
		*from = db_int(q, 0);
		w->take(w, q, &arena);
		db_reset(q);
	}
	db_finish(q);
	arena_free(&arena);
	return step == DB_DONE;
}

static bool go_both(const struct walk *w, int64_t after)
{
	int64_t low = after;
	int64_t high = INT64_MAX;

	if (go(w, true, &low, INT64_MAX)) {
		return true;
	}
	(void)go(w, false, &high, low);
	return false;
}

static void take_arrived(const struct walk *w, struct db_stmt *q, struct arena *arena)
{
	const struct inbox_letter l = {.id = db_int(q, 0),
				       .source = db_text(q, 1, arena),
				       .uid = db_text(q, 2, arena),
				       .arrived = db_int(q, 3),
				       .fetched = db_int(q, 4),
				       .truncated = db_int(q, 5) != 0,
				       .game = db_int(q, 6),
				       .player = db_int(q, 7),
				       .raw = db_blob(q, 8, arena)};

	w->arrived(w->arg, &l);
}

static void take_left(const struct walk *w, struct db_stmt *q, struct arena *arena)
{
	w->left(w->arg, db_blob(q, 1, arena), db_int(q, 2));
}

static void take_waits(const struct walk *w, struct db_stmt *q, struct arena *arena)
{
	w->waits(w->arg, db_text(q, 1, arena));
}

#define BETWEEN " id > $1 AND id < $2"
#define BELOW   " id < $1 AND id > $2"
#define UP      " ORDER BY id LIMIT 1"
#define DOWN    " ORDER BY id DESC LIMIT 1"
#define ARRIVED                                                                        \
	"SELECT id, source, uid, arrived, fetched, truncated, game, player, raw"       \
	" FROM inbox WHERE length(raw) > 0 AND"
#define LEFT                                                                           \
	"SELECT id, bytes, created FROM outbox WHERE state = 'sent'"                   \
	" AND length(bytes) > 0 AND"
#define WAITS "SELECT id, message_id FROM outbox WHERE state = 'queued' AND"

bool salvage_arrived(struct salvage *s, int64_t after,
		     void (*each)(void *arg, const struct inbox_letter *l), void *arg)
{
	const struct walk w = {.db = s->db,
			       .up = ARRIVED BETWEEN UP,
			       .down = ARRIVED BELOW DOWN,
			       .take = take_arrived,
			       .arrived = each,
			       .arg = arg};

	return go_both(&w, after);
}

bool salvage_left(struct salvage *s, int64_t after,
		  void (*each)(void *arg, struct view bytes, int64_t written),
		  void *arg)
{
	const struct walk w = {.db = s->db,
			       .up = LEFT BETWEEN UP,
			       .down = LEFT BELOW DOWN,
			       .take = take_left,
			       .left = each,
			       .arg = arg};

	return go_both(&w, after);
}

bool salvage_waits(struct salvage *s, void (*each)(void *arg, struct view message_id),
		   void *arg)
{
	const struct walk w = {.db = s->db,
			       .up = WAITS BETWEEN UP,
			       .down = WAITS BELOW DOWN,
			       .take = take_waits,
			       .waits = each,
			       .arg = arg};

	return go_both(&w, 0);
}
