/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/time_credit.h"

/* A turn that begins sets its clock behind the move before it, in the same row; time
 * that is given back stands in a row of its own. */
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
