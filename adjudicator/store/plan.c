/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/plan.h"

#include "adjudicator/store/query.h"

bool plan_add(struct store *st, int64_t game, int seat, const struct plan *p,
	      bool *kept, struct err *err)
{
	return query_changes(query_open(st, PLAN_ADD,
					WITH(INT(game), INT(seat), INT(p->taken),
					     TEXT(p->text), INT(PLANS_MOST)),
					err),
			     kept);
}

static const struct columns plan_columns =
	COLUMNS(struct plan, COLUMN(struct plan, taken), COLUMN(struct plan, rests),
		COLUMN(struct plan, text));

bool plan_list(struct store *st, struct arena *a, int64_t game, int seat,
	       struct if_moves *out, struct err *err)
{
	struct query q = query_open(st, PLAN_LIST, WITH(INT(game), INT(seat)), err);

	out->count = 0;
	while (out->count < PLANS_MOST && query_row(&q)) {
		query_read(&q, a, &plan_columns, &out->plan[out->count++]);
	}
	return query_close(&q);
}

bool plan_rest(struct store *st, int64_t game, int seat, bool rest, struct err *err)
{
	return query_do(st, PLAN_REST, WITH(INT(game), INT(seat), INT(rest)), err);
}

bool plan_forget(struct store *st, int64_t game, int seat, struct err *err)
{
	return query_do(st, PLAN_FORGET, WITH(INT(game), INT(seat)), err);
}
