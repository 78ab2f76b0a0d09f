/* SPDX-License-Identifier: ISC */
#include "adjudicator/doctor/status.h"

#include <sys/stat.h>

#include "adjudicator/evidence/verify.h"
#include "adjudicator/store/stored.h"

enum { DAY = 86400, LATEST = 20 };

/* The size of the database's file and its write-ahead log; 0: it is on a server. */
static int64_t database_bytes(const struct config *c, struct arena *arena)
{
	static const char *const parts[] = {"", "-wal"};
	const char *file = store_path(arena, c->dir, c->database);
	int64_t bytes = 0;

	for (size_t i = 0; file != NULL && i < sizeof parts / sizeof parts[0]; i++) {
		struct stat st;

		bytes += stat(arena_printf(arena, "%s%s", file, parts[i]), &st) == 0
				 ? st.st_size
				 : 0;
	}
	return bytes;
}

static bool check_latest(const struct context *d, struct arena *arena, struct status *s,
			 struct err *err)
{
	struct arena game = {0};
	int64_t *ids;
	size_t count;
	bool ok = tally_latest(d->store, arena, LATEST, &ids, &count, err);

	for (size_t i = 0; ok && i < count; i++) {
		struct verified v = {0};

		arena_reset(&game);
		ok = store_mark(d->store, err) &&
		     store_unmark(d->store, verify_chain(d, &game, ids[i], &v, err),
				  err);
		s->checked++;
		s->broken += v.what != NULL;
	}
	arena_free(&game);
	return ok;
}

/* Counts who works on the database server now. */
static bool look_at_crew(struct store *st, struct status *s, struct err *err)
{
	int64_t now;

	s->leases = -1;
	return db_crew(store_db(st), &s->crew, err) &&
	       (s->crew.workers < 0 ||
		(store_now(st, &now, err) && tally_leases(st, now, &s->leases, err)));
}

bool status_take(const struct context *d, struct arena *arena, bool deep,
		 struct status *out, struct err *err)
{
	struct tally_span span = {.today = d->now - d->now % DAY,
				  .until = d->now + DAY,
				  .quarantine = d->now - d->config->keep_strays};
	struct store *st = d->store;

	*out = (struct status){.now = d->now,
			       .events = -1,
			       .rows = -1,
			       .quota_games = d->config->quota_games,
			       .quota_letters = d->config->quota_letters_per_day};
	return look_at_crew(st, out, err) && db_size(store_db(st), &out->bytes, err) &&
	       (out->bytes >= 0 ||
		(out->bytes = database_bytes(d->config, arena), true)) &&
	       store_number(st, STORED_RUN, &out->last_run, err) &&
	       store_number(st, STORED_SUCCESS, &out->last_success, err) &&
	       store_number(st, STORED_TOOK, &out->took, err) &&
	       (span.run = out->last_run, tally_take(st, &span, &out->t, err)) &&
	       (!deep || (tally_events(st, &out->events, err) &&
			  check_latest(d, arena, out, err)));
}

bool status_keep(struct store *st, int64_t now, int64_t milliseconds, struct err *err)
{
	return store_mark(st, err) &&
	       store_unmark(
		       st,
		       store_set_number(st, STORED_SUCCESS, now, err) &&
			       store_set_number(st, STORED_TOOK, milliseconds, err),
		       err);
}
