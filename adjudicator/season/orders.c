/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/order.h"

#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/example.h"
#include "adjudicator/letters/preferences.h"
#include "adjudicator/season/decide.h"
#include "adjudicator/season/standings.h"
#include "formats/phrase.h"

/* -------------------------------------------------------------------- leaving */

static bool leave_running(struct season_asked *x)
{
	struct hearing *h = x->h;
	struct fields *f = season_fields(x);
	struct buf b = buf_in(h->arena);
	const struct season_leaver leaver = {x->me, "season-because-left", 0};
	const char *name = x->said.for_good ? "season-gone" : "season-sure";

	fields_set_bool(f, "annul", season_would_annul(&x->r, h->arena, x->me));
	if (x->said.for_good &&
	    !season_withdraw(h->d, h->arena, &x->r, &leaver, h->err)) {
		return false;
	}
	phrase(&b, x->to.language, name, f);
	if (!x->said.for_good) {
		buf_str(&b, "\n\n");
		example_line(&b, x->to.language,
			     arena_printf(h->arena, "withdraw %lld for good",
					  (long long)x->r.s.id));
	}
	return season_asked_tell(x, "receipt", name, f, &b);
}

bool season_leave(struct hearing *h, const struct order *o)
{
	struct season_asked x = season_asked_by(h, o);
	struct buf b = buf_in(h->arena);
	struct fields *f;
	bool ok;

	if (!season_which(&x, &ok) || !ok) {
		return h->err->kind == ERR_NONE;
	}
	if (!season_goes_on(&x.r.s)) {
		return season_refuse(&x, DIAG_SEASON_OVER, x.r.s.name);
	}
	if (x.me == NULL || x.me->state != ENTRANT_IN) {
		return season_refuse(&x, DIAG_SEASON_NOT_IN, x.r.s.name);
	}
	hearing_verdict(h, VERDICT_APPLIED);
	if (x.r.s.state == SEASON_RUNNING) {
		return leave_running(&x);
	}
	f = season_fields(&x);
	phrase(&b, x.to.language, "season-left", f);
	return season_withdraw(h->d, h->arena, &x.r,
			       &(struct season_leaver){x.me, "season-because-left", 0},
			       h->err) &&
	       season_asked_tell(&x, "receipt", "season-left", f, &b);
}

/* ------------------------------------------------------------------ standings */

static void say_joined(struct season_asked *x, struct buf *b, struct fields *f)
{
	struct view *name = arena_array(x->h->arena, x->r.s.entrants + 1, sizeof *name);
	size_t n = 0;

	for (size_t i = 0; i < x->r.s.entrants; i++) {
		if (!x->r.s.entrant[i].gone) {
			name[n++] = x->r.s.entrant[i].name;
		}
	}
	fields_set(f, "names",
		   say_list(x->h->arena, x->to.language, LIST_AND, name, n));
	phrase(b, x->to.language, n > 0 ? "season-waits" : "season-empty", f);
}

static void say_table(struct season_asked *x, struct buf *b, size_t division,
		      const struct moment *now)
{
	struct season_table t = season_table(&x->r, x->h->arena, division);

	if (t.side.entrants > 0) {
		buf_str(b, b->len > 0 ? "\n" : "");
		season_standings_say(b, &x->r, &t, x->me, now, x->to.language);
	}
}

/* Adds the tables, his own division first. */
static bool say_tables(struct season_asked *x, struct buf *b)
{
	struct moment now = {.now = x->h->d->now};
	int mine = x->me != NULL ? season_division_at(&x->r.plan, x->me->division) : -1;

	if (!choices_zone(x->h->d->store, x->h->arena, x->to.player, 0, &now.zone,
			  x->h->err)) {
		return false;
	}
	if (mine >= 0) {
		say_table(x, b, (size_t)mine, &now);
	}
	for (size_t i = 0; i < x->r.plan.divisions; i++) {
		if ((int)i != mine) {
			say_table(x, b, i, &now);
		}
	}
	return true;
}

bool season_standings(struct hearing *h, const struct order *o)
{
	struct season_asked x = season_asked_by(h, o);
	struct note n = note_to(h->d, h->arena, x.to, h->err);
	bool ok;

	if (!season_which(&x, &ok) || !ok) {
		return h->err->kind == ERR_NONE;
	}
	n.f = season_fields(&x);
	if (x.r.s.started == 0) {
		say_joined(&x, &n.text, n.f);
	} else if (!say_tables(&x, &n.text)) {
		return false;
	}
	return answer_tell(h, &n, "standings", "head-season-standings");
}
