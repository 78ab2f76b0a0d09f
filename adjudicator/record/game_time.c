/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/game_time.h"

#include "adjudicator/club/context.h"
#include "adjudicator/record/record.h"
#include "adjudicator/store/heard.h"
#include <string.h>

bool record_start_time(const struct record *r, struct arena *arena, int64_t *at,
		       struct err *err)
{
	struct match_event start = {0};

	if (!match_start(r->context->store, arena, r->match.id, &start, err)) {
		return false;
	}
	*at = start.at;
	return true;
}

/* Finds the row of the record that began the current turn or phase. */
struct beginning {
	const struct record *r;
	struct position pos;
	int64_t at;
};

static bool look_at(void *arg, const struct match_event *row, const struct event *e,
		    struct err *err)
{
	struct beginning *b = arg;
	int before = position_moment(&b->pos);

	if (!record_follow(&b->pos, b->r, row, e, err)) {
		return false;
	}
	if (b->at == 0 || position_moment(&b->pos) != before) {
		b->at = row->at;
	}
	return true;
}

bool record_turn_began(const struct record *r, struct arena *arena, int64_t *at,
		       struct err *err)
{
	struct beginning *b = arena_take(arena, sizeof *b);
	struct diag diag = {0};

	*b = (struct beginning){.r = r};
	(void)position_init(&b->pos, &r->setup, &diag);
	if (!record_each(r, arena, look_at, b, err)) {
		return false;
	}
	*at = b->at;
	return true;
}

int64_t record_silence(const struct record *r)
{
	return r->pos.over || r->setup.seats == 1
		       ? 0
		       : r->setup.options.value[OPTION_SILENCE];
}

bool record_listen(const struct record *r, struct err *err)
{
	const struct context *d = r->context;

	return r->setup.options.value[OPTION_SILENCE] == 0 ||
	       heard_listen(d->store, r->match.id, record_silence(r) == 0 ? 0 : d->now,
			    err);
}

/* The clock of a new turn is in the same row as the move before it; time that is
 * given back has a row of its own. */
int64_t credit_of(struct credits *c, const struct match_event *row,
		  const struct position *before, const struct event *e)
{
	bool clock = e->kind == EVENT_CLOCK && e->time != 0;
	bool window = e->kind == EVENT_WINDOW && e->time != 0;

	if (row->n != c->row) {
		*c = (struct credits){row->n, true};
	}
	c->time_only = c->time_only && (clock || window);
	return c->time_only && clock && before->deadline != 0 &&
			       e->time > before->deadline
		       ? e->time - before->deadline
		       : 0;
}
