/* SPDX-License-Identifier: ISC */
/* Orders about leave: `leave`, `leave 3 Jul to 14 Jul`, `back`. */
#include "adjudicator/games/clocks.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/play/leave.h"
#include "adjudicator/play/leave_account.h"
#include "formats/phrase.h"
#include "formats/say.h"

/* The leave account of one player. */
struct account {
	struct hearing *h;
	struct note n; /* the answer to him */
	int64_t now;
	struct leave_rule rule;
	struct leave *leave; /* of the player, sorted by beginning */
	struct leave_span *span;
	size_t count;
};

static bool open_account(struct hearing *h, struct account *a)
{
	const struct config *c = h->d->config;

	*a = (struct account){
		.h = h,
		.n = answer_to(h, NULL, -1),
		.now = h->arrived,
		.rule = {.per_year = c->leave_per_year,
			 .at_start = c->leave_at_start,
			 .joined = h->player.created}
        };
	if (!note_zone(&a->n) || !leave_of_player(h->d->store, h->arena, h->player.id,
						  &a->leave, &a->count, h->err)) {
		return false;
	}
	a->span = arena_array(h->arena, a->count + 1, sizeof *a->span);
	for (size_t i = 0; i < a->count; i++) {
		a->span[i] = (struct leave_span){a->leave[i].begins, a->leave[i].ends};
	}
	return true;
}

static struct view time_text(const struct account *a, int64_t at)
{
	return say_time_text(a->h->arena, a->n.to.language,
			     &(struct moment){at, a->h->d->now, a->n.zone});
}

static struct view day_text(const struct account *a, int64_t at)
{
	struct buf b = buf_in(a->h->arena);

	say_day(&b, a->n.to.language, &(struct moment){at, a->h->d->now, a->n.zone});
	return buf_view(&b);
}

static struct view span_text(const struct account *a, int64_t seconds)
{
	return say_span(a->h->arena, a->n.to.language, seconds);
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

/* Spans are told in whole hours or, from ten days on, in whole days: what a leave takes
 * is rounded up, so that it never seems to be as long as what is left. */
static int64_t rounded_up(int64_t seconds)
{
	enum { HOUR = 3600, DAY = 86400 };
	int64_t unit = seconds < 10 * (int64_t)DAY ? HOUR : DAY;

	return (seconds + unit - 1) / unit * unit;
}

/* Whether the leave can be granted; else *diag. */
static bool granted(const struct account *a, const struct leave_text *text,
		    struct leave_span *s, struct diag *diag)
{
	enum { YEAR = 366 * 86400 };
	const struct leave *twice;
	int64_t longest;

	if (a->rule.per_year == 0 && a->rule.at_start == 0) {
		return diag_set(diag, DIAG_LEAVE_NONE, (struct view){0});
	}
	if (!leave_dates(text, a->now, a->n.zone, s, diag)) {
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
		diag->what = span_text(a, rounded_up(s->ends - s->begins));
		diag->more = span_text(a, longest);
		return false;
	}
	return true;
}

/* Adds the games in which leave stops no clock: "1", "1 and 7". */
static bool add_exceptions(struct account *a)
{
	struct hearing *h = a->h;
	struct view *id;
	int64_t *ids;
	size_t count;
	size_t n = 0;

	if (!match_of_player(h->d->store, h->arena, h->player.id, &ids, &count,
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
		fields_set(a->n.f, "games",
			   say_list(h->arena, a->n.to.language, LIST_AND, id, n));
		fields_set_bool(a->n.f, "several", n > 1);
		note_say(&a->n, "leave-not-in");
	}
	return true;
}

static bool book(struct account *a, const struct order *o,
		 const struct leave_text *text)
{
	struct hearing *h = a->h;
	struct leave l = {.player = h->player.id, .made = h->d->now};
	struct diag diag = {0};
	struct leave_span s = {0};

	if (!granted(a, text, &s, &diag)) {
		return answer_refusal(h, o, &diag);
	}
	l.begins = s.begins;
	l.ends = s.ends;
	fields_set(a->n.f, "me", h->player.name);
	fields_set_bool(a->n.f, "now", s.begins <= h->d->now);
	note_set_time(&a->n, "from", s.begins);
	note_set_time(&a->n, "until", s.ends);
	note_set_span(&a->n, "left",
		      leave_longest(&a->rule, a->span, a->count, s.begins) -
			      (s.ends - s.begins));
	note_say(&a->n, "leave-booked");
	hearing_verdict(h, VERDICT_APPLIED);
	return add_exceptions(a) && leave_add(h->d->store, &l, h->err) &&
	       leave_begin(h->d, h->err) &&
	       answer_tell(h, &a->n, "receipt", "head-leave-booked");
}

/* -------------------------------------------------------------------- to show */

static void list(struct account *a)
{
	struct note *n = &a->n;
	bool any = false;

	for (size_t i = 0; i < a->count; i++) {
		const struct leave *l = &a->leave[i];

		if (!l->open || l->ends <= a->now) {
			continue;
		}
		buf_str(&n->text, any ? "\t| " : "\n\n\t| ");
		any = true;
		fields_set_bool(n->f, "now", l->begins <= a->now);
		note_set_time(n, "from", l->begins);
		note_set_time(n, "until", l->ends);
		phrase(&n->text, n->to.language, "leave-line", n->f);
		buf_char(&n->text, '\n');
	}
	buf_str(&n->text, any ? "\n" : "");
	note_say(n, any ? "leave-how-back" : "leave-how");
}

static bool show(struct account *a)
{
	int64_t left = leave_left(&a->rule, a->span, a->count, a->now + 1);

	if (a->rule.per_year == 0 && a->rule.at_start == 0) {
		note_say(&a->n, "leave-never");
	} else {
		note_set_span(&a->n, "left", left > 0 ? left : 0);
		fields_set_bool(a->n.f, "grows", a->rule.per_year > 0);
		note_set_span(&a->n, "year", a->rule.per_year);
		note_say(&a->n, "leave-left");
		list(a);
	}
	return answer_tell(a->h, &a->n, "help", "head-leave");
}

/* -------------------------------------------------------------------- to be back */

/* The leave that is on, else the next one. */
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
	struct diag diag = {0};

	if (l == NULL) {
		diag_set(&diag, DIAG_NOT_AWAY, (struct view){0});
		return answer_refusal(h, o, &diag);
	}
	fields_set(a->n.f, "me", h->player.name);
	fields_set_bool(a->n.f, "before", a->now <= l->begins);
	note_set_time(&a->n, "from", l->begins);
	note_say(&a->n, "leave-back");
	hearing_verdict(h, VERDICT_APPLIED);
	return leave_over(h->d, h->arena, l, a->now, NULL, h->err) &&
	       answer_tell(h, &a->n, "receipt", "head-leave-back");
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
