/* SPDX-License-Identifier: ISC */
#include "adjudicator/clocks/undelivered.h"

#include "adjudicator/games/clocks.h"
#include "adjudicator/play/unreached.h"
#include "adjudicator/record/game_time.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/store/outage.h"
#include "adjudicator/store/stored.h"
#include "adjudicator/store/undelivered.h"

enum { HOUR = 3600, DAY = 86400, OUTAGES = 200 };

static bool goes_on(const struct record *r)
{
	return r->match.id != 0 && record_begun(r) && !r->pos.over;
}

static bool clock_runs(const struct record *r)
{
	return goes_on(r) && !r->pos.halted && !r->pos.paused;
}

/* Outages of ours were given back already. */
static bool but_outages(struct context *d, struct arena *arena, struct lost *lost,
			struct err *err)
{
	struct outage *list;
	bool ok = outage_list(d->store, arena, OUTAGES, &list, &lost->outages, err);

	lost->outage = list;
	return ok;
}

/* ------------------------------------------------------- letters that left late */

/* A letter to the player to move that may have told of the turn: what an answer, an
 * order or a ruling brought about stands in the letter to whoever wrote it, too. */
static bool of_turn(struct view kind)
{
	static const char *const kinds[] = {"turn", "start", "receipt", "ruling",
					    "question"};
	bool is = false;

	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
		is = is || view_is(kind, kinds[i]);
	}
	return is;
}

/* Whether the letter told its seat of the current turn or, if the seat is not to
 * move, of the play before it. */
static bool told_of(const struct outbox_letter *o, const struct record *r,
		    int64_t since)
{
	return o->seat >= 0 && o->seat < r->setup.seats && !r->pos.gone[o->seat] &&
	       o->created >= since && (o->seat != r->pos.to_move || of_turn(o->kind));
}

struct late {
	struct context *d;
	struct outbox_letter o;
};

static bool late_letter(void *arg, struct arena *arena, int64_t game, struct err *err)
{
	struct late *l = arg;
	struct context *d = l->d;
	struct lost lost = {
		.phrase = "clock-relay", .from = l->o.created, .until = l->o.sent};
	struct record r;
	int64_t since;

	if (!undelivered_done(d->store, l->o.id, err) ||
	    !record_load(d, arena, game, &r, err)) {
		return false;
	}
	if (!goes_on(&r) || (r.pos.paused && !r.pos.halted)) {
		return true;
	}
	if (r.pos.halted && r.pos.halted_at < lost.until) {
		lost.until = r.pos.halted_at;
	}
	return record_turn_began(&r, arena, &since, err) &&
	       (!told_of(&l->o, &r, since) ||
		(but_outages(d, arena, &lost, err) &&
		 lost_give(d, arena, &r, l->o.seat, &lost, err)));
}

/* Gives back what a late letter cost. If its game is set aside, this waits. */
static bool make_good(struct context *d, struct arena *arena, int64_t letter,
		      struct err *err)
{
	struct late l = {.d = d};
	const struct aside_work work = {
		.what = ASIDE_GAME, .one = late_letter, .arg = &l};

	return outbox_by_id(d->store, arena, letter, &l.o, err) &&
	       (l.o.game == 0 ? undelivered_done(d->store, letter, err)
			      : aside_one(d, &work, l.o.game, err));
}

/* ------------------------------------------------------ letters that come back */

bool undelivered_stands(struct context *d, struct arena *arena, const struct record *r,
			bool *stands, struct err *err)
{
	struct unreached u;
	int64_t since;

	*stands = false;
	if (!clock_runs(r) || r->pos.to_move < 0) {
		return true;
	}
	if (!undelivered_since(d->store, r->match.seat[r->pos.to_move].player, &since,
			       err) ||
	    !unreached_find(d, arena, r, since, &u, err)) {
		return false;
	}
	*stands = u.from != 0 && u.left > 0;
	return true;
}

static bool give_pause(struct context *d, struct arena *arena, struct record *r,
		       const struct unreached *u, struct lost lost, struct err *err)
{
	int64_t most = u->from + u->left;

	lost.from = u->from;
	lost.until = lost.until < most ? lost.until : most;
	return lost.until <= lost.from ||
	       (but_outages(d, arena, &lost, err) &&
		lost_give(d, arena, r, r->pos.to_move, &lost, err) &&
		store_set_number(d->store, u->name, u->used + lost.until - lost.from,
				 err));
}

/* In a pause it stood still for that reason until the pause began. */
static bool pause_ends(struct context *d, struct arena *arena, struct record *r,
		       const struct unreached *u, struct err *err)
{
	const struct lost lost = {.until = r->pos.halted ? r->pos.halted_at : d->now,
				  .phrase = "clock-bounced",
				  .others = "clock-bounced-other"};

	return (r->pos.paused && !r->pos.halted) ||
	       give_pause(d, arena, r, u, lost, err);
}

/* The clock still stands: the other players are told once a turn. When bounce_pause
 * is used up, it runs again. */
static bool pause_lasts(struct context *d, struct arena *arena, struct record *r,
			const struct unreached *u, struct err *err)
{
	const char *name = arena_printf(arena, STORED_BOUNCED_TOLD ".%lld",
					(long long)r->match.id);
	const struct lost over = {.until = d->now,
				  .phrase = "clock-bounced-over",
				  .others = "clock-bounced-over-other"};
	int64_t moment = position_moment(&r->pos) + 1;
	int64_t told;

	if (r->pos.deadline == 0 || !clock_runs(r)) {
		return true;
	}
	if (u->left <= 0 || d->now - u->from > u->left) {
		return give_pause(d, arena, r, u, over, err);
	}
	if (!store_number(d->store, name, &told, err) || told == moment) {
		return err->kind == ERR_NONE;
	}
	return store_set_number(d->store, name, moment, err) &&
	       lost_tell_others(d, arena, r,
				&(struct lost_saying){"head-clock-still", "clock-still",
						      u->left},
				err);
}

/* Calls one() in every game in which it is his turn. */
static bool
each_turn(struct context *d, struct arena *arena, int64_t player, int64_t stopped,
	  bool (*one)(struct context *d, struct arena *arena, struct record *r,
		      const struct unreached *u, struct err *err),
	  struct err *err)
{
	int64_t *ids;
	size_t count;
	bool ok = match_of_player(d->store, arena, player, &ids, &count, err);

	for (size_t i = 0; ok && i < count; i++) {
		struct record *r = arena_take(arena, sizeof *r);
		struct unreached u;
		bool there = false;

		ok = aside_load(d, arena, ids[i], r, &there, err);
		if (there && goes_on(r) && r->pos.to_move >= 0 &&
		    r->match.seat[r->pos.to_move].player == player) {
			ok = unreached_find(d, arena, r, stopped, &u, err) &&
			     one(d, arena, r, &u, err);
		}
	}
	return ok;
}

static bool look_at(void *arg, struct arena *arena, int64_t player, struct err *err)
{
	struct context *d = arg;
	struct player p;
	int64_t since;
	long bounces;

	if (!player_by_id(d->store, arena, player, &p, err) ||
	    !undelivered_since(d->store, player, &since, err) ||
	    !undelivered_bounces(d->store, player, p.address, &bounces, err)) {
		return false;
	}
	if (bounces >= BOUNCES_BAD) {
		return (since != 0 ||
			undelivered_stop(d->store, player, d->now, err)) &&
		       each_turn(d, arena, player, since != 0 ? since : d->now,
				 pause_lasts, err);
	}
	return since == 0 || (undelivered_stop(d->store, player, 0, err) &&
			      each_turn(d, arena, player, since, pause_ends, err));
}

/* --------------------------------------------------------------------- all of it */

bool undelivered_relay(struct context *d, struct err *err)
{
	struct arena list = {0};
	struct arena arena = {0};
	int64_t *ids;
	size_t count;
	bool ok = undelivered_late(d->store, &list, &ids, &count, err);

	for (size_t i = 0; i < count && ok; i++) {
		ok = make_good(d, &arena, ids[i], err);
		arena_reset(&arena);
	}
	arena_free(&arena);
	arena_free(&list);
	return ok;
}

bool undelivered_tick(struct context *d, struct err *err)
{
	const struct aside_work work = {.what = ASIDE_PLAYER, .one = look_at, .arg = d};
	struct arena list = {0};
	int64_t *ids;
	size_t count;
	bool ok = undelivered_relay(d, err) &&
		  undelivered_players(d->store, &list, &ids, &count, err) &&
		  aside_each(d, &work, ids, count, err);

	arena_free(&list);
	return ok;
}

/* Names in the store about a player whose letters wait for another day (K58): when
 * the first of them arrived, and which run saw it. */
static const char *waiting_name(struct arena *arena, const char *what, int64_t player)
{
	return arena_printf(arena, "%s.%lld", what, (long long)player);
}

bool undelivered_later(struct context *d, int64_t player, int64_t arrived,
		       struct err *err)
{
	struct arena arena = {0};
	const char *seen = waiting_name(&arena, STORED_WAITING_SEEN, player);
	const char *since = waiting_name(&arena, STORED_WAITING_SINCE, player);
	int64_t at;
	bool ok = store_number(d->store, seen, &at, err);

	/* Within a run the first letter seen is the oldest. */
	ok = ok && (at == d->now || (store_set_number(d->store, seen, d->now, err) &&
				     store_set_number(d->store, since, arrived, err)));
	arena_free(&arena);
	return ok;
}

static bool later_holds(struct context *d, const struct record *r, int64_t player,
			bool *holds, struct err *err)
{
	struct arena arena = {0};
	int64_t seen;
	int64_t since;
	bool ok = store_number(d->store,
			       waiting_name(&arena, STORED_WAITING_SEEN, player), &seen,
			       err) &&
		  store_number(d->store,
			       waiting_name(&arena, STORED_WAITING_SINCE, player),
			       &since, err);

	*holds =
		ok && seen != 0 && d->now - seen < DAY && since <= clocks_fall(&r->pos);
	arena_free(&arena);
	return ok;
}

bool undelivered_heard(struct context *d, int64_t player, struct err *err)
{
	struct arena arena = {0};
	const char *seen = waiting_name(&arena, STORED_WAITING_SEEN, player);
	bool ok = store_set_number(d->store, seen, 0, err);

	arena_free(&arena);
	return ok;
}

bool undelivered_holds(struct context *d, const struct record *r, bool *holds,
		       struct err *err)
{
	int64_t player = r->match.seat[r->pos.to_move].player;
	struct arena arena = {0};
	struct unreached u;
	int64_t since;
	bool ok;

	*holds = false;
	if (!undelivered_since(d->store, player, &since, err)) {
		return false;
	}
	ok = unreached_find(d, &arena, r, since, &u, err);
	arena_free(&arena);
	*holds = ok && u.from != 0 && d->now - u.from <= u.left;
	if (!ok || *holds) {
		return ok;
	}
	return later_holds(d, r, player, holds, err) &&
	       (*holds || undelivered_waits(d->store, player, r->match.id,
					    d->now - HOUR, holds, err));
}

/* K28. */
bool undelivered_answer(struct context *d, const struct record *r, int by, bool *waits,
			struct err *err)
{
	*waits = false;
	for (int i = 0; i < r->setup.seats && !*waits; i++) {
		if (i != by && !r->pos.gone[i] &&
		    !undelivered_waits(d->store, r->match.seat[i].player, r->match.id,
				       d->now - HOUR, waits, err)) {
			return false;
		}
	}
	return true;
}
