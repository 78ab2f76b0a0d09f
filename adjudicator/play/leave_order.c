/* SPDX-License-Identifier: ISC */
/* What a player writes about his leave: `leave`, `leave 3 Jul to 14 Jul`, `back`. */
#include "adjudicator/games/clocks.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/preferences.h"
#include "adjudicator/play/leave.h"
#include "adjudicator/play/leave_dates.h"
#include "formats/phrase.h"
#include "formats/say.h"

/* What the account of one player says. */
struct account {
	struct hearing *h;
	struct addressee to;
	const struct zone *zone;
	int64_t now;
	struct leave_rule rule;
	struct leave *leave; /* of the player, by their beginnings */
	struct leave_span *span;
	size_t count;
};

static bool open_account(struct hearing *h, struct account *a)
{
	const struct config *c = h->d->config;

	*a = (struct account){
		.h = h,
		.to = hearing_writer(h, NULL, -1),
		.now = h->arrived,
		.rule = {.per_year = c->leave_per_year,
			 .at_start = c->leave_at_start,
			 .joined = h->player.created}
        };
	if (!choices_zone(h->d->store, h->arena, a->to.player, 0, &a->zone, h->err) ||
	    !leave_of_player(h->d->store, h->arena, a->to.player, &a->leave, &a->count,
			     h->err)) {
		return false;
	}
	a->span = arena_array(h->arena, a->count + 1, sizeof *a->span);
	for (size_t i = 0; i < a->count; i++) {
		a->span[i] = (struct leave_span){a->leave[i].begins, a->leave[i].ends};
	}
	return true;
}

static void set_time(const struct account *a, struct fields *f, const char *key,
		     int64_t at)
{
	struct moment m = {at, a->h->d->now, a->zone};

	say_set_time(f, key, a->to.language, &m);
}

static struct view time_text(const struct account *a, int64_t at)
{
	return say_time_text(a->h->arena, a->to.language,
			     &(struct moment){at, a->h->d->now, a->zone});
}

static struct view day_text(const struct account *a, int64_t at)
{
	struct buf b = buf_in(a->h->arena);

	say_day(&b, a->to.language, &(struct moment){at, a->h->d->now, a->zone});
	return buf_view(&b);
}

static struct view span_text(const struct account *a, int64_t seconds)
{
	return say_span(a->h->arena, a->to.language, seconds);
}

/* -------------------------------------------------------------------- to book */

static const struct leave *overlapping(const struct account *a,
				       const struct leave_span *s)
{
	for (size_t i = 0; i < a->count; i++) {
		const struct leave *l = &a->leave[i];

		if (l->open && l->begins < s->ends && s->begins < l->ends) {
			return l;
		}
	}
	return NULL;
}

/* Whether it can be had; else why not. */
static bool granted(const struct account *a, const struct leave_text *text,
		    struct leave_span *s, struct diag *diag)
{
	enum { YEAR = 366 * 86400 };
	const struct leave *twice;
	int64_t longest;

	if (a->rule.per_year == 0 && a->rule.at_start == 0) {
		return diag_set(diag, DIAG_LEAVE_NONE, (struct view){0});
	}
	if (!leave_dates(text, a->now, a->zone, s, diag)) {
		diag->what = diag->code == DIAG_LEAVE_FAR ? day_text(a, a->now + YEAR)
							  : day_text(a, a->now);
		return false;
	}
	twice = overlapping(a, s);
	if (twice != NULL) {
		diag_set(diag, DIAG_LEAVE_TWICE, (struct view){0});
		diag->what = time_text(a, twice->begins);
		diag->more = time_text(a, twice->ends);
		return false;
	}
	longest = leave_longest(&a->rule, a->span, a->count, s->begins);
	if (s->ends - s->begins > longest) {
		diag_set(diag, DIAG_LEAVE_LONG, (struct view){0});
		diag->what = span_text(a, s->ends - s->begins);
		diag->more = span_text(a, longest);
		return false;
	}
	return true;
}

/* Games that go on all the same: "1", "1 and 7". */
static bool add_exceptions(const struct account *a, struct buf *b)
{
	struct hearing *h = a->h;
	struct fields *f = fields_in(h->arena);
	struct view *id;
	int64_t *ids;
	size_t count;
	size_t n = 0;

	if (!match_of_player(h->d->store, h->arena, a->to.player, &ids, &count,
			     h->err)) {
		return false;
	}
	id = arena_array(h->arena, count + 1, sizeof *id);
	for (size_t i = 0; i < count; i++) {
		struct record *r = arena_take(h->arena, sizeof *r);

		if (!record_load(h->d, h->arena, ids[i], r, h->err)) {
			return false;
		}
		if (record_begun(r) && !away_counts(&r->pos)) {
			id[n++] = view_of(
				arena_printf(h->arena, "%lld", (long long)ids[i]));
		}
	}
	if (n > 0) {
		fields_set(f, "games",
			   say_list(h->arena, a->to.language, LIST_AND, id, n));
		fields_set_bool(f, "several", n > 1);
		buf_char(b, ' ');
		phrase(b, a->to.language, "leave-not-in", f);
	}
	return true;
}

static bool book(struct account *a, const struct order *o,
		 const struct leave_text *text)
{
	struct hearing *h = a->h;
	struct leave l = {.player = a->to.player, .made = h->d->now};
	struct fields *f = fields_in(h->arena);
	struct buf b = buf_in(h->arena);
	struct diag diag = {0};
	struct leave_span s = {0};

	if (!granted(a, text, &s, &diag)) {
		return answer_refusal(h, o, &diag);
	}
	l.begins = s.begins;
	l.ends = s.ends;
	fields_set(f, "me", h->player.name);
	fields_set_bool(f, "now", s.begins <= h->d->now);
	set_time(a, f, "from", s.begins);
	set_time(a, f, "until", s.ends);
	say_set_span(f, "left", a->to.language,
		     leave_longest(&a->rule, a->span, a->count, s.begins) -
			     (s.ends - s.begins));
	phrase(&b, a->to.language, "leave-booked", f);
	hearing_verdict(h, VERDICT_APPLIED);
	return add_exceptions(a, &b) && leave_add(h->d->store, &l, h->err) &&
	       leave_begin(h->d, h->err) &&
	       answer_tell(h, &a->to, "receipt", "head-leave-booked", f, &b);
}

/* -------------------------------------------------------------------- to show */

static void list(const struct account *a, struct buf *b)
{
	bool any = false;

	for (size_t i = 0; i < a->count; i++) {
		const struct leave *l = &a->leave[i];
		struct fields *f = fields_in(a->h->arena);

		if (!l->open || l->ends <= a->now) {
			continue;
		}
		buf_str(b, any ? "" : "\n\n");
		any = true;
		fields_set_bool(f, "now", l->begins <= a->now);
		set_time(a, f, "from", l->begins);
		set_time(a, f, "until", l->ends);
		buf_str(b, "\t| ");
		phrase(b, a->to.language, "leave-line", f);
		buf_char(b, '\n');
	}
	buf_str(b, any ? "\n" : " ");
	phrase(b, a->to.language, any ? "leave-how-back" : "leave-how", NULL);
}

static bool show(struct account *a)
{
	struct fields *f = fields_in(a->h->arena);
	struct buf b = buf_in(a->h->arena);
	int64_t left = leave_left(&a->rule, a->span, a->count, a->now + 1);

	if (a->rule.per_year == 0 && a->rule.at_start == 0) {
		phrase(&b, a->to.language, "leave-never", NULL);
	} else {
		say_set_span(f, "left", a->to.language, left > 0 ? left : 0);
		fields_set_bool(f, "grows", a->rule.per_year > 0);
		say_set_span(f, "year", a->to.language, a->rule.per_year);
		phrase(&b, a->to.language, "leave-left", f);
		list(a, &b);
	}
	return answer_tell(a->h, &a->to, "help", "head-leave", NULL, &b);
}

/* -------------------------------------------------------------------- to be back */

/* The leave that goes on, else the next one. */
static const struct leave *next(const struct account *a)
{
	for (size_t i = 0; i < a->count; i++) {
		if (a->leave[i].open && a->leave[i].ends > a->now) {
			return &a->leave[i];
		}
	}
	return NULL;
}

static bool back(struct account *a, const struct order *o)
{
	struct hearing *h = a->h;
	const struct leave *l = next(a);
	struct fields *f = fields_in(h->arena);
	struct buf b = buf_in(h->arena);
	struct diag diag = {0};

	if (l == NULL) {
		diag_set(&diag, DIAG_NOT_AWAY, (struct view){0});
		return answer_refusal(h, o, &diag);
	}
	fields_set(f, "me", h->player.name);
	fields_set_bool(f, "before", a->now <= l->begins);
	set_time(a, f, "from", l->begins);
	phrase(&b, a->to.language, "leave-back", f);
	hearing_verdict(h, VERDICT_APPLIED);
	return leave_over(h->d, h->arena, l, a->now, NULL, h->err) &&
	       answer_tell(h, &a->to, "receipt", "head-leave-back", f, &b);
}

bool leave_order(struct hearing *h, const struct order *o)
{
	struct account a;
	struct leave_text text;

	if (!open_account(h, &a)) {
		return false;
	}
	if (o->kind == ORDER_BACK) {
		return back(&a, o);
	}
	(void)order_leave_split(o->args, &text);
	if (text.kind == LEAVE_SHOW) {
		return show(&a);
	}
	return book(&a, o, &text);
}

bool leave_answer(struct hearing *h, const struct record *r, int seat,
		  const struct order *o)
{
	(void)r;
	(void)seat;
	return leave_order(h, o);
}
