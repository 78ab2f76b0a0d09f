/* SPDX-License-Identifier: ISC */
#include "adjudicator/play/leave.h"

#include "adjudicator/games/clocks.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/store/outage.h"

/* A leave that begins or ends, in all games of its player, and who was told. */
struct change {
	struct context *d;
	struct arena *arena;
	int64_t player;
	int64_t from, until; /* as in away_set */
	int64_t *told;
	size_t tolds;
	struct err *err;
};

/* Whether this player was told before, or is the one on leave. Each of the others is
 * told once, however many games they share. */
static bool knows(struct change *c, int64_t player)
{
	for (size_t i = 0; i < c->tolds; i++) {
		if (c->told[i] == player) {
			return true;
		}
	}
	c->told = arena_room(c->arena, c->told, c->tolds, sizeof *c->told);
	c->told[c->tolds++] = player;
	return player == c->player;
}

static bool tell_one(struct change *c, const struct record *r, int away, int seat)
{
	struct note n = note_to(c->d, c->arena, news_to(r, seat, 0), c->err);
	bool back = c->until == 0;

	if (!note_zone(&n)) {
		return false;
	}
	fields_set(n.f, "name", r->setup.name[away]);
	/* Where it is his turn the letter goes on to say until when. */
	if (!back && (r->pos.to_move != away || r->pos.deadline == 0)) {
		note_set_time(&n, "until", c->until);
	}
	note_say(&n, back ? "away-back" : "away-begins");
	return note_tell(&n, "notice", back ? "head-away-back" : "head-away-begins");
}

/* A leave that is over by now is told to nobody. */
static bool tell(struct change *c, const struct record *r, int away)
{
	bool ok = true;

	if (c->until != 0 && c->until <= c->d->now) {
		return true;
	}
	for (int i = 0; i < r->setup.seats && ok; i++) {
		if (!r->pos.gone[i] && !knows(c, r->match.seat[i].player)) {
			ok = tell_one(c, r, away, i);
		}
	}
	return ok;
}

/* Whether the change concerns a seat of the player. */
static bool changes(const struct change *c, const struct record *r, int seat)
{
	int64_t leave = r->pos.leave[seat];

	return r->match.seat[seat].player == c->player && !r->pos.gone[seat] &&
	       leave != c->until && (c->until != 0 || leave > c->from);
}

static bool in_game(struct change *c, struct record *r)
{
	struct table t = table_quiet(c->arena, &r->pos, c->d->now);
	int away = -1;

	if (!record_begun(r) || !away_counts(&r->pos)) {
		return true;
	}
	for (int i = 0; i < r->setup.seats; i++) {
		if (changes(c, r, i)) {
			away_set(&t, i, c->from, c->until);
			away = i;
		}
	}
	return away < 0 || (record_append(c->arena, r, &t, c->err) && tell(c, r, away));
}

static bool in_all(struct change *c, struct record *at_hand)
{
	int64_t *ids;
	size_t count;
	bool ok = outage_behind(c->d->store, c->arena, &c->from, c->err) &&
		  (at_hand == NULL || in_game(c, at_hand));

	ok = ok &&
	     match_of_player(c->d->store, c->arena, c->player, &ids, &count, c->err);
	for (size_t i = 0; ok && i < count; i++) {
		struct record *r;
		bool there;

		if (at_hand != NULL && at_hand->match.id == ids[i]) {
			continue;
		}
		r = arena_take(c->arena, sizeof *r);
		ok = aside_load(c->d, c->arena, ids[i], r, &there, c->err) &&
		     (!there || in_game(c, r));
	}
	return ok;
}

struct beginning {
	struct context *d;
	const struct leave *leave;
};

static bool begin_one(void *arg, struct arena *arena, int64_t player, struct err *err)
{
	struct beginning *x = arg;
	const struct leave *l = x->leave;
	struct change c = {.d = x->d,
			   .arena = arena,
			   .player = player,
			   .from = l->begins,
			   .until = l->ends,
			   .err = err};

	/* If there were no runs for a while it may be over already; its days count
	 * all the same. */
	return leave_entered(x->d->store, l->id, err) && in_all(&c, NULL);
}

bool leave_begin(struct context *d, struct err *err)
{
	struct arena list = {0};
	struct leave *l;
	size_t count;
	bool ok = leave_due(d->store, &list, d->now, &l, &count, err);

	for (size_t i = 0; i < count && ok; i++) {
		struct beginning x = {d, &l[i]};
		const struct aside_work work = {
			.what = ASIDE_PLAYER, .one = begin_one, .arg = &x};

		ok = aside_one(d, &work, l[i].player, err);
	}
	arena_free(&list);
	return ok;
}

bool leave_now(struct context *d, struct arena *arena, int64_t player, int64_t at,
	       struct leave *l, struct err *err)
{
	struct leave *all;
	size_t count;

	*l = (struct leave){0};
	if (!leave_of_player(d->store, arena, player, &all, &count, err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		if (all[i].open && all[i].begins <= at && at < all[i].ends) {
			*l = all[i];
		}
	}
	return true;
}

bool leave_join(struct context *d, struct arena *arena, struct record *r,
		struct err *err)
{
	bool ok = true;

	for (int i = 0; i < r->setup.seats && ok; i++) {
		struct change c = {.d = d,
				   .arena = arena,
				   .player = r->match.seat[i].player,
				   .from = d->now,
				   .err = err};
		struct leave l;

		ok = leave_now(d, arena, c.player, d->now, &l, err);
		c.until = l.ends;
		ok = ok && (l.id == 0 || in_game(&c, r));
	}
	return ok;
}

bool leave_over(struct context *d, struct arena *arena, const struct leave *l,
		int64_t at, struct record *at_hand, struct err *err)
{
	struct change c = {
		.d = d, .arena = arena, .player = l->player, .from = at, .err = err};

	return leave_end(d->store, l->id, at, err) && in_all(&c, at_hand);
}

/* Tells the mover; leave_over tells the others. */
static bool tell_mover(struct context *d, struct arena *arena, const struct record *r,
		       int seat, struct err *err)
{
	struct note n = note_to(d, arena, news_to(r, seat, 0), err);

	note_say(&n, "away-over");
	return note_tell(&n, "receipt", NULL);
}

bool leave_moved(struct context *d, struct arena *arena, struct record *r, int seat,
		 int64_t arrived, struct err *err)
{
	struct leave l;

	if (!leave_now(d, arena, r->match.seat[seat].player, arrived, &l, err)) {
		return false;
	}
	/* A letter that arrived when the leave began, such as the one that asked for
	 * it, does not end it. */
	return l.id == 0 || l.begins == arrived ||
	       (tell_mover(d, arena, r, seat, err) &&
		leave_over(d, arena, &l, arrived, r, err));
}
