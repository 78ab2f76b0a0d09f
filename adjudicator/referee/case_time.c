/* SPDX-License-Identifier: ISC */
#include "adjudicator/referee/case_time.h"

#include "adjudicator/club/context.h"
#include "adjudicator/play/case_closed.h"
#include "adjudicator/record/record.h"
#include "adjudicator/referee/cases.h"

bool case_begin(struct context *d, struct arena *arena, const struct record *r,
		const char *kind, struct err *err)
{
	struct casefile c = {.game = r->match.id,
			     .turn = r->pos.turn,
			     .kind = view_of(kind),
			     .should = -1,
			     .opened = d->now};

	return casefile_add(d->store, &c, err) && cases_give(d, arena, r, &c, 0, err) &&
	       casefile_keep(d->store, &c, err) &&
	       cases_tell(d, arena, r, &c, arena_printf(arena, "case-%s", kind), err);
}

bool case_time_open(struct context *d, struct arena *arena, const struct record *r,
		    struct err *err)
{
	struct casefile c;

	if (!case_of_time(d, arena, r->match.id, r->pos.turn, &c, err)) {
		return false;
	}
	return c.id != 0 ? cases_tell(d, arena, r, &c, "case-time", err)
			 : case_begin(d, arena, r, "time", err);
}
