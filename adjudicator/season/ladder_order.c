/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/ladder_order.h"

#include "adjudicator/letters/answer_limit.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/season/ladder.h"
#include "formats/orders/order_args.h"
#include "formats/phrase.h"
#include "formats/say.h"

struct climbing {
	struct season_asked x;
	struct ladder_order said;
};

static bool refuse(struct climbing *y, enum diag_code code, struct view what)
{
	struct diag diag = {.code = code, .at = y->said.name, .what = what};

	return answer_refusal(y->x.h, y->x.o, &diag);
}

/* ------------------------------------------------------------------- which ladder */

static bool is_mine(const struct season_asked *x)
{
	return x->r.plan.format == SEASON_LADDER && x->r.s.state == SEASON_RUNNING &&
	       x->me != NULL && x->me->state == ENTRANT_IN;
}

/* Finds the ladder that he is on. If there is none or more than one, *ok is false
 * and the refusal has been written. */
static bool find_mine(struct climbing *y, bool *ok)
{
	struct hearing *h = y->x.h;
	struct view *name;
	struct season *list;
	size_t count;
	size_t n = 0;
	int64_t id = 0;

	if (!season_list(h->d->store, h->arena, &list, &count, h->err)) {
		return false;
	}
	name = arena_array(h->arena, count + 1, sizeof *name);
	for (size_t i = 0; i < count; i++) {
		if (list[i].state != SEASON_RUNNING) {
			continue;
		}
		if (!season_asked_load(&y->x, list[i].id)) {
			return false;
		}
		if (is_mine(&y->x)) {
			id = list[i].id;
			name[n++] = list[i].name;
		}
	}
	*ok = n == 1;
	if (*ok) {
		return season_asked_load(&y->x, id);
	}
	return refuse(y, n == 0 ? DIAG_LADDER_NONE : DIAG_SEASON_WHICH,
		      say_list(h->arena, y->x.to.language, LIST_AND, name, n));
}

/* Finds the ladder that the order means. If *ok is false, the refusal has been
 * written. */
static bool find_ladder(struct climbing *y, bool *ok)
{
	if (y->said.season.len == 0) {
		return find_mine(y, ok);
	}
	y->x.said.name = y->said.season;
	if (!season_which(&y->x, ok) || !*ok) {
		return y->x.h->err->kind == ERR_NONE;
	}
	*ok = is_mine(&y->x);
	return *ok || refuse(y, DIAG_LADDER_NONE, (struct view){0});
}

/* --------------------------------------------------------------------- a challenge */

static bool begins(struct view name, struct view head)
{
	return name.len > head.len &&
	       view_eq_nocase(view_part(name, 0, head.len), head);
}

/* Finds a player by his name, or by the beginning of it if only one name of those who
 * are there begins so. */
static struct season_entrant *find_rival(struct climbing *y)
{
	struct season_entrant *found = NULL;
	int heads = 0;

	for (size_t i = 0; i < y->x.r.s.entrants; i++) {
		struct season_entrant *e = &y->x.r.s.entrant[i];

		if (e->state == ENTRANT_REPLACED ||
		    !view_eq(e->division, y->x.me->division)) {
			continue;
		}
		if (view_eq_nocase(e->name, y->said.name)) {
			return e;
		}
		if (e->state == ENTRANT_IN && begins(e->name, y->said.name)) {
			found = e;
			heads++;
		}
	}
	return heads == 1 ? found : NULL;
}

static bool tell_sent(struct climbing *y, const struct season_entrant *rival,
		      const struct season_ladder *l, const struct season_challenge *c)
{
	struct hearing *h = y->x.h;
	struct note n = note_to(h->d, h->arena, y->x.to, h->err);

	if (!note_zone(&n)) {
		return false;
	}
	fields_set(n.f, "season", y->x.r.s.name);
	fields_set(n.f, "name", rival->name);
	fields_set_num(n.f, "place", season_ladder_place(l, rival->id));
	fields_set_num(n.f, "mine", season_ladder_place(l, y->x.me->id));
	fields_set_bool(n.f, "lost", season_ladder_loses(&y->x.r, c));
	note_set_time(&n, "due", c->due);
	note_say(&n, "ladder-sent");
	return answer_tell(h, &n, "notice", "head-ladder-sent");
}

static bool send(struct climbing *y, const struct season_entrant *rival,
		 const struct season_ladder *l)
{
	struct hearing *h = y->x.h;
	struct season_challenge c = {
		.season = y->x.r.s.id,
		.challenger = y->x.me->id,
		.challenged = rival->id,
		.player = rival->player,
		.asked = h->d->now,
		.due = season_ladder_due(&y->x.r,
					 h->d->now + y->x.r.plan.challenge.answer),
		.told = CHALLENGE_UNTOLD};

	hearing_verdict(h, VERDICT_APPLIED);
	return challenge_add(h->d->store, &c, h->err) &&
	       season_ladder_ask(h->d, h->arena, &y->x.r, &c, h->err) &&
	       tell_sent(y, rival, l, &c);
}

static bool challenge(struct climbing *y)
{
	struct hearing *h = y->x.h;
	const struct season_entrant *rival = find_rival(y);
	struct diag diag = {.at = y->said.name};
	struct season_side side;
	struct season_ladder l;

	if (rival == NULL) {
		return refuse(y, DIAG_LADDER_NOBODY, y->x.r.s.name);
	}
	if (h->arrived >= y->x.r.plan.end) {
		return refuse(y, DIAG_LADDER_ENDED, y->x.r.s.name);
	}
	side = season_side(&y->x.r, h->arena,
			   (size_t)season_division_at(&y->x.r.plan, y->x.me->division));
	l = season_ladder_at(&y->x.r, h->arena, &side, INT64_MAX);
	if (!ladder_may(&l.ladder, season_side_at(&side, y->x.me->id),
			season_side_at(&side, rival->id), h->d->now, &diag)) {
		diag.at = y->said.name;
		return answer_refusal(h, y->x.o, &diag);
	}
	return send(y, rival, &l);
}

/* ------------------------------------------------------------------ its answer */

static bool settle(struct climbing *y, struct season_challenge *c, bool yes)
{
	struct hearing *h = y->x.h;
	int64_t at = h->arrived < c->due ? h->arrived : c->due - 1;

	if (h->arrived >= y->x.r.plan.end) { /* season_ladder_run() drops it */
		return refuse(y, DIAG_LADDER_ENDED, y->x.r.s.name);
	}
	hearing_verdict(h, VERDICT_APPLIED);
	return answer_vouched(h) &&
	       (yes ? season_ladder_accept(h->d, &y->x.r, c, h->err)
		    : season_ladder_refuse(h->d, &y->x.r, c, at, h->err));
}

/* Finds the open challenge that is meant: one that he was sent or, if `his`, one
 * that he sent. NULL: there is none, or, if *several, it is not clear which. */
static struct season_challenge *find_open(struct climbing *y, bool his, bool *several)
{
	struct season_challenge *found = NULL;

	*several = false;
	for (size_t i = 0; i < y->x.r.s.challenges; i++) {
		struct season_challenge *c = &y->x.r.s.challenge[i];
		int64_t me = his ? c->challenger : c->challenged;
		const struct season_entrant *other =
			season_entrant_of(&y->x.r, his ? c->challenged : c->challenger);

		if (c->state == CHALLENGE_OPEN && me == y->x.me->id && other != NULL &&
		    (y->said.name.len == 0 ||
		     view_eq_nocase(other->name, y->said.name))) {
			*several = found != NULL;
			found = c;
		}
	}
	return *several ? NULL : found;
}

static bool answer(struct climbing *y)
{
	bool several;
	struct season_challenge *c = find_open(y, false, &several);

	if (c == NULL) {
		return refuse(y, several ? DIAG_LADDER_WHOSE : DIAG_LADDER_UNASKED,
			      y->x.r.s.name);
	}
	return settle(y, c, y->said.act == LADDER_ACCEPT);
}

static bool take_back(struct climbing *y)
{
	struct hearing *h = y->x.h;
	bool several;
	struct season_challenge *c = find_open(y, true, &several);

	if (c == NULL) {
		return refuse(y, several ? DIAG_LADDER_WHOM : DIAG_LADDER_SETTLED,
			      y->x.r.s.name);
	}
	hearing_verdict(h, VERDICT_APPLIED);
	return season_ladder_takeback(h->d, h->arena, &y->x.r, c, h->err);
}

bool ladder_order(struct hearing *h, const struct order *o)
{
	struct climbing *y = arena_take(h->arena, sizeof *y);
	bool ok;

	*y = (struct climbing){.x = season_asked_by(h, o), .said = order_ladder_of(o)};
	y->x.said = (struct season_order){0};
	if (!find_ladder(y, &ok) || !ok) {
		return h->err->kind == ERR_NONE;
	}
	switch (y->said.act) {
	case LADDER_CHALLENGE:
		return challenge(y);
	case LADDER_TAKEBACK:
		return take_back(y);
	default:
		return answer(y);
	}
}

static bool says_yes(const struct order *o)
{
	return o->kind == ORDER_YES || o->kind == ORDER_ACCEPT;
}

static bool says_no(const struct order *o)
{
	return o->kind == ORDER_NO || o->kind == ORDER_DECLINE;
}

/* Finds the challenge that the letter answers; NULL: it is no longer open. */
static struct season_challenge *open_one(struct season_asked *x,
					 const struct season_challenge *c)
{
	for (size_t i = 0; i < x->r.s.challenges; i++) {
		struct season_challenge *own = &x->r.s.challenge[i];

		if (own->id == c->id && own->state == CHALLENGE_OPEN && is_mine(x) &&
		    own->challenged == x->me->id) {
			return own;
		}
	}
	return NULL;
}

bool ladder_answer(struct hearing *h, const struct order *o, bool *handled)
{
	struct climbing *y = arena_take(h->arena, sizeof *y);
	struct diag diag = {.code = DIAG_NOTHING_ASKED, .at = o->text};
	struct season_challenge asked;
	struct season_challenge *c;

	*handled = ladder_token(&h->token) && (says_yes(o) || says_no(o));
	if (!*handled) {
		return true;
	}
	*y = (struct climbing){.x = season_asked_by(h, o)};
	if (!challenge_get(h->d->store, h->arena, h->token.question, &asked, h->err) ||
	    (asked.id != 0 && !season_asked_load(&y->x, asked.season))) {
		return false;
	}
	if (asked.state == CHALLENGE_ACCEPTED && says_yes(o)) {
		return true; /* he repeats it */
	}
	c = open_one(&y->x, &asked);
	return c == NULL ? answer_refusal(h, o, &diag) : settle(y, c, says_yes(o));
}

/* ---------------------------------------------------------------------- not proved */

bool ladder_order_unproved(struct hearing *h, const struct order *o)
{
	struct season_asked x = season_asked_by(h, o);
	struct fields *f = fields_in(h->arena);
	struct buf b = buf_in(h->arena);

	hearing_verdict(h, VERDICT_HELD);
	phrase(&b, x.to.language, "ladder-own", f);
	buf_printf(&b, "\n\n\t| %.*s\n\n", VIEW_ARG(o->text));
	phrase(&b, x.to.language, "ladder-own-how", f);
	return season_asked_tell(&x, "confirm", "ladder-own", f, &b);
}

bool ladder_answer_unproved(struct hearing *h, const struct orders *orders,
			    bool *handled)
{
	struct season_run *r = arena_take(h->arena, sizeof *r);
	struct season_challenge c;
	bool any = false;
	bool may;

	for (size_t i = 0; i < orders->count; i++) {
		any = any || says_yes(&orders->order[i]) || says_no(&orders->order[i]);
	}
	*handled = ladder_token(&h->token);
	if (!*handled || !any) {
		return true;
	}
	if (!challenge_get(h->d->store, h->arena, h->token.question, &c, h->err)) {
		return false;
	}
	if (c.id == 0 || c.state != CHALLENGE_OPEN || c.player != h->player.id) {
		return true;
	}
	hearing_verdict(h, VERDICT_HELD);
	return answer_may_hold(h, &may) &&
	       (!may || (season_open(h->d, h->arena, c.season, r, h->err) &&
			 season_ladder_ask(h->d, h->arena, r, &c, h->err)));
}

/* A director excuses a player who lost a challenge without a game. */

static bool his(const struct season_asked *x, int64_t entrant)
{
	const struct season_entrant *e = season_entrant_of(&x->r, entrant);

	return e != NULL && e->player == x->h->player.id;
}

bool season_ladder_excuse(struct season_asked *x, const struct season_entrant *e,
			  const char **why)
{
	struct season_challenge *c = NULL;
	struct season_fixture *f;

	for (size_t i = 0; e != NULL && i < x->r.s.challenges; i++) {
		struct season_challenge *one = &x->r.s.challenge[i];

		c = one->challenged == e->id && one->state == CHALLENGE_LOST ? one : c;
	}
	f = c != NULL ? season_fixture_at(&x->r, c->fixture) : NULL;
	*why = f == NULL                                        ? "excuse"
	       : his(x, c->challenged) || his(x, c->challenger) ? "party"
								: NULL;
	if (*why != NULL) {
		return true;
	}
	c->state = CHALLENGE_FREE;
	f->how = FIXTURE_ANNULLED;
	return challenge_update(x->h->d->store, c, x->h->err) &&
	       fixture_update(x->h->d->store, f, x->h->err);
}
