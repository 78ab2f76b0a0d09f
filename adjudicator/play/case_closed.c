/* SPDX-License-Identifier: ISC */
#include "adjudicator/play/case_closed.h"

#include "adjudicator/club/context.h"
#include "adjudicator/record/record.h"

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

bool case_time_close(struct context *d, struct arena *arena, const struct record *r,
		     const struct position *before, struct err *err)
{
	struct casefile c;

	if (!before->flagged || r->pos.flagged ||
	    r->setup.options.value[OPTION_FLAG] != FLAG_TD) {
		return true;
	}
	if (!case_of_time(d, arena, r->match.id, before->turn, &c, err) || c.id == 0) {
		return err->kind == ERR_NONE;
	}
	c.state = view_of("closed");
	c.closed = d->now;
	return casefile_keep(d->store, &c, err);
}
