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
