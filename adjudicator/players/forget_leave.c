/* SPDX-License-Identifier: ISC */
/* A player who is to be forgotten leaves his games. */
#include "adjudicator/play/carry.h"
#include "adjudicator/players/forget.h"

struct leaving {
	struct hearing h; /* as if the player had given the orders himself */
	enum forget_why why;
};

/* Whether another player at the table may be told; one who never answered us is not
 * written to for this. */
static bool may_tell(struct leaving *x, const struct match *m, int seat, bool *may)
{
	struct player p = {0};
	int64_t id = m->seat[seat].player;
	bool other = id != 0 && id != x->h.player.id;

	*may = other && m->seat[seat].accepted;
	if (!other || *may || !m->seat[seat].asked) {
		return true;
	}
	if (!player_by_id(x->h.d->store, x->h.arena, id, &p, x->h.err)) {
		return false;
	}
	*may = p.confirmed;
	return true;
}

static bool tell_others(struct leaving *x, const struct record *r, const char *name)
{
	struct hearing *h = &x->h;
	bool ok = true;

	for (int i = 0; ok && i < r->setup.seats; i++) {
		struct note n = note_to(h->d, h->arena, news_to(r, i, 0), h->err);
		bool may;

		ok = may_tell(x, &r->match, i, &may);
		if (!ok || !may) {
			continue;
		}
		fields_set(n.f, "name", h->player.name);
		fields_set_bool(n.f, "silent", x->why == FORGET_SILENT);
		note_say(&n, name);
		ok = note_tell(&n, "notice", arena_printf(h->arena, "head-%s", name));
	}
	return ok;
}

static bool never_begins(struct leaving *x, struct record *r)
{
	r->match.state = view_of("void");
	if (r->match.committed) {
		r->match.untold = x->h.d->now;
	}
	return match_update(x->h.d->store, &r->match, x->h.err) &&
	       tell_others(x, r, "forget-invited");
}

/* Resigns at each of his seats, whoever is to move. */
static bool resign(struct leaving *x, struct record *r)
{
	const struct meant meant = {.strict = true, .sure = true, .settled = true};
	bool ok = true;

	for (int i = 0; ok && i < r->setup.seats && !r->pos.over; i++) {
		if (r->match.seat[i].player == x->h.player.id && !r->pos.gone[i]) {
			ok = carry_choice(&x->h, r, i, view_of("resign"), meant);
		}
	}
	return ok && tell_others(x, r, "forget-left");
}

static bool leave_one(struct leaving *x, int64_t game)
{
	struct record *r = arena_take(x->h.arena, sizeof *r);

	return record_load(x->h.d, x->h.arena, game, r, x->h.err) &&
	       (view_is(r->match.state, "invited") ? never_begins(x, r) : resign(x, r));
}

bool forget_leave(struct context *d, struct arena *arena, const struct player *p,
		  enum forget_why why, struct err *err)
{
	struct leaving x = {
		.h = {.d = d,
		      .arena = arena,
		      .player = *p,
		      .arrived = d->now,
		      .direct = true,
		      .err = err},
		.why = why
        };
	int64_t *ids;
	size_t count;
	bool ok = match_of_player(d->store, arena, p->id, &ids, &count, err);

	for (size_t i = 0; ok && i < count; i++) {
		ok = leave_one(&x, ids[i]);
	}
	return ok;
}
