/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/request.h"

#include "adjudicator/games/pause.h"
#include "adjudicator/games/turns.h"

bool request_open(const struct position *pos, enum request_kind kind)
{
	return pos->request[kind].by >= 0;
}

bool request_granted(const struct position *pos, enum request_kind kind)
{
	return request_open(pos, kind) &&
	       (turns_playing(pos) & ~pos->request[kind].agreed) == 0;
}

enum outcome request_make(struct table *t, int seat, const struct order *o,
			  enum request_kind kind)
{
	if (request_open(&t->pos, kind)) {
		table_refuse(t, DIAG_OFFER_STANDS, o->text);
		t->diag.what = view_of(request_name(kind));
		return OUTCOME_REFUSED;
	}
	table_emit(t, (struct event){.kind = EVENT_OFFER,
				     .seat = seat,
				     .about = kind,
				     .time = pause_window(&t->pos, seat, t->now)});
	return OUTCOME_APPLIED;
}

enum outcome request_judge_draw(struct table *t, int seat, const struct order *o)
{
	return t->pos.setup->seats == 1
		       ? table_refuse(t, DIAG_NOT_IN_THIS_GAME, o->text)
		       : request_make(t, seat, o, REQUEST_DRAW);
}

/* It waits for that seat's answer. */
static bool waits_for(const struct position *pos, enum request_kind kind, int seat)
{
	return request_open(pos, kind) && (pos->request[kind].agreed >> seat & 1U) == 0;
}

enum request_kind request_asks(const struct position *pos, int seat)
{
	enum request_kind asked = REQUESTS_;
	int waits = 0;

	for (int i = 0; i < REQUESTS_; i++) {
		if (waits_for(pos, (enum request_kind)i, seat)) {
			asked = (enum request_kind)i;
			waits++;
		}
	}
	return waits == 1 ? asked : REQUESTS_;
}

/* What an answer of that seat is about: what it names, or the only thing that it is
 * asked, else the only thing that is asked; else REQUESTS_. */
static enum request_kind meant(const struct position *pos, int seat, struct view args)
{
	enum request_kind kind = REQUESTS_;
	enum request_kind asked = REQUESTS_;
	int open = 0;
	int waits = 0;

	for (int i = 0; i < REQUESTS_; i++) {
		if (!request_open(pos, (enum request_kind)i) ||
		    (args.len > 0 &&
		     !view_is_nocase(args, request_name((enum request_kind)i)))) {
			continue;
		}
		kind = (enum request_kind)i;
		open++;
		if (waits_for(pos, kind, seat)) {
			asked = kind;
			waits++;
		}
	}
	return waits == 1 ? asked : waits == 0 && open == 1 ? kind : REQUESTS_;
}

static struct view answer_text(struct table *t, bool agree, enum request_kind kind)
{
	return view_of(arena_printf(t->arena, "%s %s", agree ? "agree" : "refuse",
				    request_name(kind)));
}

/* Which of several it is about is asked. */
static bool ask_which(struct table *t, int seat, bool agree)
{
	t->reading = arena_array(t->arena, REQUESTS_, sizeof *t->reading);
	for (int i = 0; i < REQUESTS_; i++) {
		if (waits_for(&t->pos, (enum request_kind)i, seat)) {
			struct view order = answer_text(t, agree, (enum request_kind)i);

			t->reading[t->readings++] =
				(struct reading){.order = order, .shown = order};
		}
	}
	return t->readings > 0;
}

enum outcome request_answer(struct table *t, int seat, const struct order *o)
{
	bool agree = o->kind == ORDER_AGREE;
	enum request_kind kind = meant(&t->pos, seat, o->args);

	if (kind == REQUESTS_ && o->args.len == 0 && ask_which(t, seat, agree)) {
		return OUTCOME_ASK;
	}
	if (kind == REQUESTS_) {
		return table_refuse(t, DIAG_NO_REQUEST, o->text);
	}
	if (t->pos.request[kind].by == seat) {
		return table_refuse(t, DIAG_OWN_REQUEST, o->text);
	}
	t->echo = answer_text(t, agree, kind);
	table_emit(t, (struct event){.kind = agree ? EVENT_AGREE : EVENT_REFUSE,
				     .seat = seat,
				     .about = kind});
	return OUTCOME_APPLIED;
}

bool request_fits(const struct position *pos, const struct event *e)
{
	bool asks = e->kind == EVENT_OFFER;

	return (!asks && e->kind != EVENT_AGREE && e->kind != EVENT_REFUSE &&
		e->kind != EVENT_LONGER) ||
	       request_open(pos, e->about) != asks;
}

bool request_apply(struct position *pos, const struct event *e)
{
	struct request *r = &pos->request[e->about];

	switch (e->kind) {
	case EVENT_OFFER:
		*r = (struct request){e->seat, e->time, 1U << e->seat};
		return true;
	case EVENT_AGREE:
		r->agreed |= 1U << e->seat;
		return true;
	case EVENT_LONGER:
		r->until = e->time;
		return true;
	case EVENT_REFUSE:
		*r = (struct request){.by = -1};
		return true;
	default:
		return false;
	}
}
