/* SPDX-License-Identifier: ISC */
/* Sign-up for a season by letter. */
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/example.h"
#include "adjudicator/play/quota.h"
#include "adjudicator/record/seed.h"
#include "adjudicator/season/order.h"
#include "adjudicator/store/stored.h"
#include "formats/phrase.h"

/* The name in the store for when this player was shown what the organiser is bound
 * to, although he had not joined. */
static const char *shown_name(const struct season_asked *x)
{
	return arena_printf(x->h->arena, STORED_SEASON_SHOWN ".%lld.%lld",
			    (long long)x->h->player.id, (long long)x->r.s.id);
}

/* Sends the receipt `name`; below it stands what the organiser is bound to. */
static bool tell_bound(struct season_asked *x, const char *name)
{
	struct fields *f = season_fields(x);
	struct buf b = buf_in(x->h->arena);

	phrase(&b, x->to.language, name, f);
	buf_str(&b, "\n\n");
	if (x->r.s.state == SEASON_SIGN_UP && (x->me == NULL || x->me->luck.len == 0)) {
		phrase(&b, x->to.language, "season-luck", f);
		buf_str(&b, "\n\n");
		example_line(&b, x->to.language,
			     arena_printf(b.arena, "join %lld luck: purple umbrella",
					  (long long)x->r.s.id));
		buf_char(&b, '\n');
	}
	season_promise(x, &b);
	return season_asked_tell(x, "receipt", name, f, &b);
}

/* -------------------------------------------------------------------- joining */

static bool in_team(const struct season_plan *p, struct view name)
{
	int board;

	return p->format != SEASON_TEAMS || season_team_of(p, name, &board) >= 0;
}

/* The most players that the season takes; 0: no limit. */
static int room_of(const struct season_plan *p)
{
	int room = 0;

	for (size_t i = 0; i < p->divisions; i++) {
		room += p->division[i].size;
	}
	return p->division[p->divisions - 1].size == 0 ? 0 : room;
}

/* Whether he may join. If *ok is false, the refusal has been written. */
static bool may_join(struct season_asked *x, bool *ok)
{
	const struct season_plan *p = &x->r.plan;
	struct diag diag = {.at = x->said.name, .what = x->r.s.name};
	int room = room_of(p);
	const char *used_up;

	if (!quota_left(x->h, &used_up)) {
		return false;
	}
	if (x->r.s.state != SEASON_SIGN_UP || x->h->arrived >= p->closes) {
		diag.code = DIAG_SEASON_CLOSED;
	} else if (x->h->arrived < p->opens) {
		diag.code = DIAG_SEASON_EARLY;
		diag.more = season_day(x, p->opens);
	} else if (!in_team(p, x->h->player.name)) {
		diag.code = DIAG_SEASON_TEAM;
	} else if (room > 0 && season_joined(&x->r) >= room) {
		diag.code = DIAG_SEASON_FULL;
		diag.n = room;
	} else if (used_up != NULL) {
		diag.code = DIAG_SEASON_QUOTA;
		diag.what = view_of(used_up);
	}
	*ok = diag.code == DIAG_NONE;
	return *ok || answer_refusal(x->h, x->o, &diag);
}

static bool add(struct season_asked *x, struct view luck)
{
	struct season_entrant e = {.player = x->h->player.id,
				   .name = x->h->player.name,
				   .luck = luck,
				   .team = -1,
				   .since = x->h->arrived};
	bool fresh;

	return player_confirm(x->h->d->store, e.player, x->h->err) &&
	       entrant_add(x->h->d->store, x->r.s.id, &e, &fresh, x->h->err) &&
	       season_asked_load(x, x->r.s.id);
}

/* Who has left a season, or whose season is over, is told why he cannot join. */
static bool takes_part(const struct season_asked *x)
{
	return x->me != NULL && x->me->state == ENTRANT_IN && season_goes_on(&x->r.s);
}

/* He takes part already. His words for the shuffle are taken until sign-up ends. */
static bool again(struct season_asked *x, struct view luck)
{
	if (luck.len == 0 || x->r.s.state != SEASON_SIGN_UP) {
		return tell_bound(x, "season-still");
	}
	x->me->luck = luck;
	return entrant_update(x->h->d->store, x->me, x->h->err) &&
	       tell_bound(x, "season-words");
}

bool season_join(struct hearing *h, const struct order *o)
{
	struct season_asked x = season_asked_by(h, o);
	struct view luck = stir_words(x.said.luck.len > 0 ? x.said.luck : h->luck);
	int64_t shown;
	bool ok;

	if (!season_which(&x, &ok) || !ok) {
		return h->err->kind == ERR_NONE;
	}
	if (takes_part(&x)) {
		hearing_verdict(h, VERDICT_APPLIED);
		return again(&x, luck);
	}
	if (!may_join(&x, &ok) || !ok ||
	    !store_number(h->d->store, shown_name(&x), &shown, h->err)) {
		return h->err->kind == ERR_NONE;
	}
	hearing_verdict(h, VERDICT_APPLIED);
	return add(&x, shown != 0 ? luck : (struct view){0}) &&
	       tell_bound(&x, "season-joined");
}

bool season_invite(struct hearing *h, const struct order *o)
{
	struct season_asked x = season_asked_by(h, o);
	struct buf b = buf_in(h->arena);
	struct fields *f;
	bool ok;

	if (!season_which(&x, &ok) || !ok || takes_part(&x) || !may_join(&x, &ok) ||
	    !ok) {
		return h->err->kind == ERR_NONE;
	}
	hearing_verdict(h, VERDICT_APPLIED);
	f = season_fields(&x);
	fields_set_bool(f, "some", season_joined(&x.r) > 0);
	phrase(&b, x.to.language, "season-invited", f);
	buf_str(&b, "\n\n");
	season_promise(&x, &b);
	return store_set_number(h->d->store, shown_name(&x), h->d->now, h->err) &&
	       season_asked_tell(&x, "invitation", "season-invited", f, &b);
}

bool season_unproved(struct hearing *h, const struct order *o)
{
	struct season_asked x = season_asked_by(h, o);
	struct fields *f;
	struct buf b = buf_in(h->arena);
	bool ok;

	hearing_verdict(h, VERDICT_HELD);
	if (!season_which(&x, &ok) || !ok) {
		return h->err->kind == ERR_NONE;
	}
	f = season_fields(&x);
	fields_set_bool(f, "leaves", o->kind == ORDER_WITHDRAW);
	phrase(&b, x.to.language, "season-own", f);
	buf_str(&b, "\n\n");
	if (o->kind == ORDER_JOIN) {
		season_promise(&x, &b);
		if (!store_set_number(h->d->store, shown_name(&x), h->d->now, h->err)) {
			return false;
		}
	}
	return season_asked_tell(&x, "confirm", "season-own", f, &b);
}
