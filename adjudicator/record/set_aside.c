/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/set_aside.h"

#include "adjudicator/record/record.h"

enum { HOUR = 3600, DAY = 24 * HOUR, NAMED = 20 /* names in a run's log */ };

struct aside_held {
	int64_t game, player;
};

/* --------------------------------------------------------------------- a run */

bool asides_begin(struct context *d, struct asides *a, const struct log *log,
		  struct err *err)
{
	long count;

	*a = (struct asides){.log = log};
	if (!aside_count(d->store, &count, err)) {
		return false;
	}
	a->any = count > 0;
	d->asides = a;
	return true;
}

void asides_free(struct asides *a)
{
	arena_free(&a->arena);
}

long aside_tries(const struct context *d)
{
	return d->asides == NULL ? 0 : d->asides->tries;
}

bool asides_end(const struct asides *a, struct err *err)
{
	if (a->now > NAMED) {
		log_error(a->log, "%ld more were set aside", a->now - NAMED);
	}
	return a->now == 0 ||
	       err_more(err, ERR_DATA,
			"%ld thing%s could not be done and %s set aside; `adjudicator "
			"outbox list` tells which",
			a->now, a->now == 1 ? "" : "s", a->now == 1 ? "is" : "are");
}

/* ----------------------------------------------------------------- set aside */

bool aside_concerns_all(const struct err *why)
{
	return why->kind == ERR_IO || why->kind == ERR_RETRY || why->kind == ERR_CREATE;
}

/* Adds to the list; returns false when it is there already. */
static bool note(struct asides *a, struct aside_held **list, size_t *count,
		 struct aside_held held)
{
	for (size_t i = 0; i < *count; i++) {
		if ((*list)[i].game == held.game && (*list)[i].player == held.player) {
			return false;
		}
	}
	*list = arena_room(&a->arena, *list, *count, sizeof **list);
	(*list)[(*count)++] = held;
	return true;
}

/* Logs game and player, once a run, and never an address. */
static void name(struct asides *a, const struct aside *what, const char *why)
{
	struct buf b = buf_in(&a->arena);

	if (a->tolds == NAMED || !note(a, &a->told, &a->tolds,
				       (struct aside_held){what->game, what->player})) {
		return;
	}
	if (what->game != 0) {
		buf_printf(&b, "game %lld", (long long)what->game);
	}
	if (what->player != 0) {
		buf_printf(&b, "%s%splayer %lld", b.len > 0 ? ", " : "",
			   what->what == ASIDE_NOTICE ? "a letter to " : "",
			   (long long)what->player);
	}
	if (b.len == 0) {
		buf_printf(&b, "%s %lld", aside_name(what->what),
			   (long long)what->number);
	}
	log_error(a->log, "%s: %s; set aside", buf_cstr(&b), why);
}

/* Fills in game and player where the number names them. */
static struct aside whole(const struct aside *what)
{
	struct aside a = *what;

	if (a.what == ASIDE_GAME) {
		a.game = a.number;
	}
	if (a.what == ASIDE_PLAYER) {
		a.player = a.number;
	}
	if (a.what != ASIDE_NOTICE) {
		a.seat = -1;
	}
	return a;
}

bool aside_set(struct context *d, const struct aside *what, struct err *why,
	       struct err *err)
{
	struct asides *s = d->asides;
	struct aside a = whole(what);
	struct aside before;
	int64_t waited;

	if (s == NULL || aside_concerns_all(why)) {
		*err = *why;
		return false;
	}
	if (!aside_get(d->store, &s->arena, a.what, a.number, &before, err)) {
		return false;
	}
	s->tries++;
	if (before.since != 0 && before.due > d->now) { /* it was not due yet */
		return true;
	}
	if (before.since != 0) {
		a.since = before.since;
	} else if (a.since == 0) {
		a.since = d->now;
	}
	waited = d->now - a.since;
	a.due = d->now + (waited < HOUR ? HOUR : waited > DAY ? DAY : waited);
	a.reason = view_of(why->text);
	s->any = true;
	s->now++;
	name(s, &a, why->text);
	return aside_put(d->store, &a, err);
}

bool aside_unmark(struct context *d, const struct aside *what, bool ok, struct err *why,
		  struct err *err)
{
	ok = ok && store_settle(d->store, why);
	return store_unmark(d->store, ok, why) || aside_set(d, what, why, err);
}

/* ------------------------------------------------------- one after the other */

/* Whether it is to be tried now; *before: it was set aside. */
static bool look(struct context *d, const struct aside_work *w, int64_t id,
		 bool *before, bool *go, struct err *err)
{
	struct aside a = {0};

	*before = false;
	*go = true;
	if (d->asides == NULL || !d->asides->any) {
		return true;
	}
	if (!aside_get(d->store, &d->asides->arena, w->what, id, &a, err)) {
		return false;
	}
	*before = a.since != 0;
	*go = !*before || (w->again || w->what != ASIDE_GAME ? a.due <= d->now : false);
	return true;
}

static bool once(struct context *d, const struct aside_work *w, struct arena *arena,
		 int64_t id, struct err *err)
{
	const struct aside what = {.what = w->what, .number = id, .since = w->since};
	struct err why = {0};
	bool before;
	bool go;
	bool ok;

	if (!look(d, w, id, &before, &go, err) || !go) {
		return err->kind == ERR_NONE;
	}
	if (w->loose) {
		return w->one(w->arg, arena, id, &why)
			       ? !before || aside_drop(d->store, w->what, id, err)
			       : aside_set(d, &what, &why, err);
	}
	if (!store_mark(d->store, err)) {
		return false;
	}
	ok = w->one(w->arg, arena, id, &why) &&
	     (!before || aside_drop(d->store, w->what, id, &why));
	return aside_unmark(d, &what, ok, &why, err);
}

bool aside_each(struct context *d, const struct aside_work *w, const int64_t *ids,
		size_t count, struct err *err)
{
	struct arena arena = {0};
	bool ok = true;

	for (size_t i = 0; i < count && ok; i++) {
		ok = once(d, w, &arena, ids[i], err);
		arena_reset(&arena);
	}
	arena_free(&arena);
	return ok;
}

bool aside_one(struct context *d, const struct aside_work *w, int64_t id,
	       struct err *err)
{
	return aside_each(d, w, &id, 1, err);
}

bool aside_load(struct context *d, struct arena *arena, int64_t game, struct record *r,
		bool *there, struct err *err)
{
	struct err why = {0};

	*there = record_load(d, arena, game, r, &why);
	return *there ||
	       aside_set(d, &(struct aside){.what = ASIDE_GAME, .number = game}, &why,
			 err);
}

/* -------------------------------------------------------------- what is held */

void aside_hold(struct context *d, int64_t game, int64_t player)
{
	struct asides *a = d->asides;

	if (a == NULL || (game == 0 && player == 0)) {
		d->drained = false;
		return;
	}
	(void)note(a, &a->held, &a->helds, (struct aside_held){game, player});
}

static bool held(const struct asides *a, const struct record *r)
{
	for (size_t i = 0; i < a->helds; i++) {
		if (a->held[i].game == r->match.id) {
			return true;
		}
		for (size_t k = 0; k < r->match.seats && a->held[i].player != 0; k++) {
			if (r->match.seat[k].player == a->held[i].player) {
				return true;
			}
		}
	}
	return false;
}

bool aside_holds(struct context *d, const struct record *r, bool *holds,
		 struct err *err)
{
	int64_t since = 0;

	*holds = d->asides != NULL && held(d->asides, r);
	if (*holds || d->asides == NULL || !d->asides->any) {
		return true;
	}
	if (!aside_since(d->store, r->match.id, r->pos.to_move, &since, err)) {
		return false;
	}
	*holds = since != 0;
	return true;
}
