/* SPDX-License-Identifier: ISC */
/* The end of a season: its final places, and later its secret. */
#include "adjudicator/record/seed.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/season/decide.h"
#include "adjudicator/season/duplicate.h"
#include "adjudicator/season/news.h"

/* Keeps the places as the tables have them now. */
static bool keep_places(struct context *d, struct arena *arena, struct season_run *r,
			struct err *err)
{
	for (size_t i = 0; i < r->plan.divisions; i++) {
		struct season_table t = season_table(r, arena, i);

		for (size_t k = 0; k < t.side.entrants; k++) {
			struct season_entrant *e = t.side.entrant[t.row[k].entrant];

			e->place = t.row[k].rank;
			if (!entrant_update(d->store, e, err)) {
				return false;
			}
		}
	}
	return true;
}

bool season_end(struct context *d, struct arena *arena, struct season_run *r,
		const struct season_ended *ended, struct err *err)
{
	const struct season_ending ending = {.ended = *ended};

	r->s.state = SEASON_OVER;
	r->s.ended = d->now;
	return season_update(d->store, &r->s, err) && keep_places(d, arena, r, err) &&
	       season_final(d, arena, r, &ending, err);
}

/* Whether a place in that table is not the one that was kept. */
static bool moved(const struct season_table *t)
{
	for (size_t k = 0; k < t->side.entrants; k++) {
		if (t->side.entrant[t->row[k].entrant]->place != t->row[k].rank) {
			return true;
		}
	}
	return false;
}

bool season_end_again(struct context *d, struct arena *arena, struct season_run *r,
		      struct err *err)
{
	struct season_ending again = {0};
	bool any = false;

	for (size_t i = 0; i < r->plan.divisions; i++) {
		struct season_table t = season_table(r, arena, i);

		if (!season_side_done(r, &t.side)) {
			return true;
		}
		any = any || moved(&t);
	}
	if (!any) {
		return true;
	}
	again.was = arena_array(arena, r->s.entrants + 1, sizeof *again.was);
	for (size_t i = 0; i < r->s.entrants; i++) {
		again.was[i] = r->s.entrant[i].place;
	}
	/* An older program may have reckoned its places otherwise. */
	return season_ruled(d->store, arena, &r->s, &again.ruled, &again.rulings,
			    err) &&
	       (again.rulings == 0 || (keep_places(d, arena, r, err) &&
				       season_final(d, arena, r, &again, err)));
}

bool season_stop(struct context *d, struct arena *arena, struct season_run *r,
		 struct err *err)
{
	bool ok;

	r->s.state = SEASON_STOPPED;
	r->s.ended = d->now;
	ok = season_update(d->store, &r->s, err) &&
	     season_duplicate_stop(d, arena, r, err);
	for (size_t i = 0; ok && i < r->s.entrants; i++) {
		struct fields *f = season_about(arena, r);
		struct season_letter letter = {"season-stopped", f, NULL};

		fields_set_bool(f, "begun", r->s.started != 0);
		ok = r->s.entrant[i].state != ENTRANT_IN ||
		     season_write(d, arena, &r->s.entrant[i], &letter, err);
	}
	return ok;
}

/* ------------------------------------------------------------------- the secret */

bool season_open_all(struct context *d, struct arena *arena, const struct season_run *r,
		     bool *all, struct err *err)
{
	*all = true;
	for (size_t i = 0; i < r->s.fixtures && *all; i++) {
		struct match m;

		if (r->s.fixture[i].game == 0) {
			continue;
		}
		if (!match_get(d->store, arena, r->s.fixture[i].game, &m, err)) {
			return false;
		}
		*all = m.untold == 0 &&
		       (view_is(m.state, "over") || view_is(m.state, "void"));
	}
	return true;
}

bool season_tell_record(struct context *d, struct arena *arena, int64_t game,
			const struct hash *secret, struct err *err)
{
	struct record *r = arena_take(arena, sizeof *r);
	struct event e = {.kind = EVENT_REVEAL, .seat = -1};
	char own[HASH_HEX];
	char hex[HASH_HEX];
	bool there;

	if (!aside_load(d, arena, game, r, &there, err) || !there) {
		return err->kind == ERR_NONE && season_owes_secret(d, arena, game, err);
	}
	if (!record_begun(r)) {
		return true;
	}
	hex_write(secret->byte, HASH_BYTES, hex);
	hex_write(r->match.secret, HASH_BYTES, own);
	e.text = view_of(arena_printf(arena, "secret=%s season=%s", own, hex));
	return record_append_past(arena, r, &e, 1, d->now, err);
}

static bool tell_records(struct context *d, const struct season_run *r, struct err *err)
{
	struct arena one = {0};
	bool ok = true;

	for (size_t i = 0; i < r->s.fixtures && ok; i++) {
		arena_reset(&one);
		ok = r->s.fixture[i].game == 0 ||
		     season_tell_record(d, &one, r->s.fixture[i].game, &r->s.secret,
					err);
	}
	arena_free(&one);
	return ok;
}

bool season_tell_secret(struct context *d, struct arena *arena, struct season_run *r,
			struct err *err)
{
	struct fields *f = season_about(arena, r);
	struct buf line = buf_in(arena);
	char hex[HASH_HEX];

	hex_write(r->s.secret.byte, HASH_BYTES, hex);
	buf_printf(&line, "\t| %s\n", hex);
	r->s.told = d->now;
	if (!season_update(d->store, &r->s, err) || !tell_records(d, r, err)) {
		return false;
	}
	for (size_t i = 0; i < r->s.entrants; i++) {
		struct season_letter letter = {"season-secret", f, &line};

		if (r->s.entrant[i].state != ENTRANT_REPLACED &&
		    !season_write(d, arena, &r->s.entrant[i], &letter, err)) {
			return false;
		}
	}
	return true;
}
