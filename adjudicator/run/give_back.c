/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/give_back.h"

#include "adjudicator/clocks/undelivered.h"
#include "adjudicator/clocks/unread.h"
#include "adjudicator/games/game.h"
#include "adjudicator/games/turns.h"
#include "adjudicator/play/leave.h"
#include "adjudicator/record/record.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/season/outage.h"
#include "adjudicator/store/outage.h"
#include "adjudicator/store/stored.h"

enum { DAY = 86400 };

/* Time that was lost, up to now. */
struct time_lost {
	int64_t since;
	int64_t untold; /* when players were last told of it */
	bool tell;
	bool seldom; /* the club runs seldom: rounds go by the calendar */
	bool unread; /* lost because of a letter in the mailbox that cannot be read */
};

/* Gives the clock of one game back what it lost, and tells its player. */
static bool give_one(struct context *d, struct arena *arena, int64_t game,
		     const struct time_lost *lost, struct err *err)
{
	struct lost_saying saying = {.head = "head-clock",
				     .phrase = lost->unread ? "clock-unread"
							    : "clock-more"};
	struct record r;
	struct table t;
	int64_t deadline;
	int64_t since;
	int64_t told;

	if (!record_load(d, arena, game, &r, err) ||
	    !untold_last(d, game, &told, err)) {
		return false;
	}
	since = told > lost->since ? told : lost->since;
	saying.span = d->now - (told > lost->untold ? told : lost->untold);
	t = table_quiet(arena, &r.pos, d->now);
	deadline = r.pos.deadline;
	if (!r.pos.over) {
		turns_later(&t, (struct stood){since, d->now, 0, 0});
	}
	return t.events == 0 ||
	       (record_append(arena, &r, &t, err) &&
		(r.pos.deadline == deadline || !lost->tell ||
		 lost_tell_seat(d, arena, &r, r.pos.to_move, &saying, err)));
}

struct outage_over {
	struct context *d;
	struct time_lost lost;
	long credited;
};

static bool credit(void *arg, struct arena *arena, int64_t game, struct err *err)
{
	struct outage_over *x = arg;

	x->credited++;
	return give_one(x->d, arena, game, &x->lost, err);
}

/* K7: gives time back in all games and notes that it was done, in one transaction. */
static bool give_all(struct context *d, const struct time_lost *lost, int64_t away,
		     struct err *err)
{
	struct outage_over x = {.d = d, .lost = *lost};
	struct aside_work work = {
		.what = ASIDE_GAME, .one = credit, .arg = &x, .since = lost->since};
	struct arena list = {0};
	int64_t *ids;
	size_t count = 0;
	bool asked = false;
	bool ok;

	if (!store_mark(d->store, err)) {
		return false;
	}
	ok = match_with_deadline(d->store, &list, &ids, &count, err) &&
	     aside_each(d, &work, ids, count, err) &&
	     season_give_back(d, lost->since, !lost->seldom, &asked, err) &&
	     ((x.credited == 0 && !asked) ||
	      outage_add(d->store, &(struct outage){lost->since, d->now, x.credited},
			 err)) &&
	     store_set_number(d->store, STORED_AWAY, away, err) &&
	     store_set_number(d->store, STORED_AWAY_LAST, d->now, err) &&
	     store_set_number(d->store, STORED_DRAINED, d->now, err);
	arena_free(&list);
	return store_unmark(d->store, ok, err);
}

/* While an outage lasts, time is given back in every run, because letters may be
 * judged meanwhile; players are told once a day. */
bool outage_give_back(struct context *d, struct err *err)
{
	struct time_lost lost = {0};
	int64_t away;
	int64_t last;

	if (!store_number(d->store, STORED_DRAINED, &lost.since, err)) {
		return false;
	}
	if (lost.since == 0 || d->doubt ||
	    d->now - lost.since <= d->config->outage_after) {
		return true;
	}
	if (!store_number(d->store, STORED_AWAY, &away, err) ||
	    !store_number(d->store, STORED_AWAY_LAST, &last, err) ||
	    !unread_holds(d, &lost.unread, err)) {
		return false;
	}
	/* No run in between has come in time. */
	lost.seldom = away == 0 && last == lost.since;
	lost.untold = away != 0 ? away : lost.since;
	lost.tell = away == 0 || d->now - away >= DAY;
	return give_all(d, &lost, lost.tell ? d->now : away, err);
}

bool outage_end(struct context *d, struct err *err)
{
	struct time_lost lost = {.tell = true};

	if (!store_number(d->store, STORED_AWAY, &lost.untold, err) ||
	    !store_number(d->store, STORED_DRAINED, &lost.since, err)) {
		return false;
	}
	if (lost.untold == 0) {
		return true;
	}
	return lost.since > lost.untold
		       ? unread_holds(d, &lost.unread, err) &&
				 give_all(d, &lost, 0, err)
		       : store_set_number(d->store, STORED_AWAY, 0, err);
}

/* ----------------------------- what was set aside goes on; nobody loses time by it */

bool aside_give_back(struct context *d, struct arena *arena, int64_t game,
		     struct err *err)
{
	struct record *r = arena_take(arena, sizeof *r);
	struct time_lost lost = {.tell = true};

	if (!record_load(d, arena, game, r, err)) {
		return false;
	}
	if (r->match.id == 0 || !record_begun(r) || r->pos.over) {
		return true;
	}
	if (!aside_since(d->store, game, r->pos.to_move, &lost.since, err) ||
	    lost.since == 0 || lost.since >= d->now) {
		return err->kind == ERR_NONE;
	}
	lost.untold = lost.since;
	return give_one(d, arena, game, &lost, err) && untold_given(d, game, err) &&
	       aside_renew(d->store, game, r->pos.to_move, d->now, err);
}

/* Lets a game go on. A player who went on leave meanwhile is on leave in this game,
 * too. */
static bool go_on(void *arg, struct arena *arena, int64_t game, struct err *err)
{
	struct context *d = arg;
	struct record *r = arena_take(arena, sizeof *r);

	return aside_give_back(d, arena, game, err) &&
	       record_load(d, arena, game, r, err) &&
	       (r->match.id == 0 || !record_begun(r) || r->pos.over ||
		leave_join(d, arena, r, err));
}

bool aside_again(struct context *d, struct err *err)
{
	const struct aside_work work = {
		.what = ASIDE_GAME, .again = true, .one = go_on, .arg = d};
	struct arena list = {0};
	int64_t *ids;
	size_t count;
	bool ok = true;

	/* While our own clock may be wrong, nothing is given back. */
	if (d->asides != NULL && d->asides->any && !d->doubt) {
		ok = aside_games(d->store, &list, d->now, &ids, &count, err) &&
		     aside_each(d, &work, ids, count, err);
	}
	arena_free(&list);
	return ok;
}
