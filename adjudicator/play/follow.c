/* SPDX-License-Identifier: ISC */
#include "adjudicator/play/follow.h"

#include "adjudicator/club/context.h"
#include "adjudicator/letters/news.h"
#include "adjudicator/play/if_moves.h"
#include "adjudicator/play/leave.h"
#include "adjudicator/play/take_back.h"
#include "adjudicator/record/record.h"
#include "adjudicator/store/plan.h"
#include "adjudicator/store/question.h"

static bool append(struct follow *f)
{
	f->before = f->r->pos;
	return record_append(f->arena, f->r, f->t, f->err);
}

/* Done first: no later step adds to what waits. */
static bool look(struct follow *f)
{
	return waits_in(f->d->store, f->r->match.id, &f->waits, f->err);
}

static bool tell_events(struct follow *f)
{
	return news_events(f->d, f->arena, f->r, &f->before, f->t, f->err) &&
	       (!f->waits.observers ||
		news_observers(f->d, f->arena, f->r, &f->before, f->t, f->err));
}

static bool tell_ruling(struct follow *f)
{
	return f->tell(f);
}

static bool open_case(struct follow *f)
{
	return f->open_case(f);
}

/* Whether the mover made a move of his own, which ends his leave. */
static bool moves(const struct table *t)
{
	for (size_t i = 0; i < t->events; i++) {
		const struct event *e = &t->event[i];

		if (e->seat == t->mover &&
		    (e->kind == EVENT_PLAY || e->kind == EVENT_WORD ||
		     e->kind == EVENT_EXCHANGE || e->kind == EVENT_HOLD ||
		     (e->kind == EVENT_PASS && !e->late && !e->lost && !e->empty))) {
			return true;
		}
	}
	return false;
}

static bool end_leave(struct follow *f)
{
	return !f->waits.leave || !moves(f->t) ||
	       leave_moved(f->d, f->arena, f->r, f->t->mover, f->arrived, f->err);
}

static bool play_if_moves(struct follow *f)
{
	return !f->waits.plans || if_moves_follow(f->d, f->arena, f->r, f->t, f->err);
}

static bool review_take_backs(struct follow *f)
{
	return take_back_review(f->d, f->arena, f->r, f->err);
}

/* Closes the case of kind `time` once its turn is over. */
static bool close_case(struct follow *f)
{
	const struct record *r = f->r;
	struct casefile c;

	if (!f->before.flagged || r->pos.flagged ||
	    r->setup.options.value[OPTION_FLAG] != FLAG_TD) {
		return true;
	}
	if (!case_of_time(f->d, f->arena, r->match.id, f->before.turn, &c, f->err) ||
	    c.id == 0) {
		return f->err->kind == ERR_NONE;
	}
	c.state = view_of("closed");
	c.closed = f->d->now;
	return casefile_keep(f->d->store, &c, f->err);
}

/* Closes that seat's question when its turn is over. */
static bool close_question(struct follow *f)
{
	struct question q = {0};

	if (f->waits.question && !question_open(f->d->store, f->arena, f->r->match.id,
						f->seat, &q, f->err)) {
		return false;
	}
	return q.id == 0 || position_moment(&f->r->pos) == q.turn ||
	       question_close(f->d->store, q.id, "lapsed", f->err);
}

/* Moves for later and questions belong to the game as it was before the ruling. */
static bool drop_what_waits(struct follow *f)
{
	bool ok = true;

	if (!f->goes_back && !f->t->pos.over) {
		return true;
	}
	for (int seat = 0; seat < f->r->setup.seats && ok; seat++) {
		struct question q = {0};

		ok = plan_forget(f->d->store, f->r->match.id, seat, f->err) &&
		     question_open(f->d->store, f->arena, f->r->match.id, seat, &q,
				   f->err) &&
		     (q.id == 0 || question_close(f->d->store, q.id, "lapsed", f->err));
	}
	return ok;
}

/* Drops moves for later that were meant to follow a play which is undone, and those in
 * whose place their player ordered something: it waits, or its rack has changed. */
static bool drop_plans(struct follow *f)
{
	unsigned seats = 0;
	bool ok = true;

	for (size_t i = 0; i < f->t->events; i++) {
		const struct event *e = &f->t->event[i];
		bool own = e->kind == EVENT_HOLD ||
			   (e->kind == EVENT_ACCEPT && f->t->set_aside);

		seats |= e->kind == EVENT_UNDO ? ~0U : own ? 1U << e->seat : 0;
	}
	for (int seat = 0; seat < f->r->setup.seats && ok; seat++) {
		ok = (seats >> seat & 1U) == 0 ||
		     plan_forget(f->d->store, f->r->match.id, seat, f->err);
	}
	return ok;
}

enum {
	ORDER = 1 << FOLLOW_ORDER,
	LATER = 1 << FOLLOW_LATER,
	TIME = 1 << FOLLOW_TIME,
	RULING = 1 << FOLLOW_RULING,
};

/* The steps, from top to bottom; each is done for the causes in its row. */
static const struct {
	unsigned causes;
	bool (*step)(struct follow *f);
} steps[] = {
	{ORDER | LATER | TIME | RULING, look             },
	{ORDER | LATER | TIME | RULING, append           },
	{RULING,			drop_what_waits  },
	{ORDER | LATER | TIME,          tell_events      },
	{RULING,			tell_ruling      },
	{TIME,			  open_case        },
	{ORDER,			 end_leave        },
	{ORDER | RULING,                drop_plans       },
	{ORDER | TIME | RULING,         play_if_moves    },
	{ORDER | TIME | RULING,         review_take_backs},
	{ORDER | TIME,                  close_case       },
	{ORDER,			 close_question   },
};

bool follow(struct follow *f)
{
	for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
		if ((steps[i].causes & 1U << f->cause) != 0 && !steps[i].step(f)) {
			return false;
		}
	}
	return true;
}

bool case_of_time(struct context *d, struct arena *arena, int64_t game, int turn,
		  struct casefile *c, struct err *err)
{
	struct casefile like = {.game = game, .turn = turn};

	if (!casefile_waiting(d->store, arena, &like, c, err)) {
		return false;
	}
	c->id = view_is(c->kind, "time") ? c->id : 0;
	return true;
}
