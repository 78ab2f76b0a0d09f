/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/plan.h"

#include "adjudicator/store/query.h"

static struct query of_seat(struct store *st, enum statement s, int64_t game, int seat,
			    struct err *err)
{
	struct query q = query_open(st, s, err);

	query_bind_int(&q, 1, game);
	query_bind_int(&q, 2, seat);
	return q;
}

bool plan_add(struct store *st, int64_t game, int seat, const struct plan *p,
	      bool *kept, struct err *err)
{
	struct query q = of_seat(st, PLAN_ADD, game, seat, err);
	bool ok;

	query_bind_int(&q, 3, p->taken);
	query_bind_text(&q, 4, p->text);
	query_bind_int(&q, 5, PLANS_MOST);
	ok = query_close(&q);
	*kept = q.changes > 0;
	return ok;
}

bool plan_list(struct store *st, struct arena *a, int64_t game, int seat,
	       struct if_moves *out, struct err *err)
{
	struct query q = of_seat(st, PLAN_LIST, game, seat, err);

	out->count = 0;
	while (out->count < PLANS_MOST && query_row(&q)) {
		out->plan[out->count++] = (struct plan){.taken = (long)query_int(&q, 0),
							.rests = query_int(&q, 1) != 0,
							.text = query_text(&q, 2, a)};
	}
	return query_close(&q);
}

bool plan_rest(struct store *st, int64_t game, int seat, bool rest, struct err *err)
{
	struct query q = of_seat(st, PLAN_REST, game, seat, err);

	query_bind_int(&q, 3, rest);
	return query_close(&q);
}

bool plan_forget(struct store *st, int64_t game, int seat, struct err *err)
{
	struct query q = of_seat(st, PLAN_FORGET, game, seat, err);

	return query_close(&q);
}
