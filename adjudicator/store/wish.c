/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/wish.h"

#include "adjudicator/store/query.h"

bool wish_drop(struct store *st, int64_t player, struct err *err)
{
	struct query q = query_open(st, WISH_DROP, err);

	query_bind_int(&q, 1, player);
	return query_close(&q);
}

static bool insert(struct store *st, struct wish *w, struct err *err)
{
	struct query q = query_open(st, WISH_ADD, err);

	query_bind_int(&q, 1, w->player);
	query_bind_int(&q, 2, w->also);
	query_bind_text(&q, 3, w->address);
	query_bind_int(&q, 4, w->asked);
	query_bind_int(&q, 5, w->known);
	query_bind_int(&q, 6, w->reached);
	query_bind_int(&q, 7, w->sent);
	query_bind_int(&q, 8, w->forget);
	return query_close_value(&q, &w->id);
}

bool wish_add(struct store *st, struct wish *w, struct err *err)
{
	w->state = view_of("open");
	return store_mark(st, err) &&
	       store_unmark(st, wish_drop(st, w->player, err) && insert(st, w, err),
			    err);
}

bool wish_get(struct store *st, struct arena *a, int64_t id, struct wish *w,
	      struct err *err)
{
	struct query q = query_open(st, WISH_GET, err);

	*w = (struct wish){0};
	query_bind_int(&q, 1, id);
	if (query_row(&q)) {
		*w = (struct wish){.id = query_int(&q, 0),
				   .player = query_int(&q, 1),
				   .also = query_int(&q, 2) != 0,
				   .address = query_text(&q, 3, a),
				   .asked = query_int(&q, 4),
				   .known = query_int(&q, 5) != 0,
				   .reached = query_int(&q, 6) != 0,
				   .sent = query_int(&q, 7) != 0,
				   .state = query_text(&q, 8, a),
				   .forget = query_int(&q, 9) != 0};
	}
	return query_close(&q);
}

bool wish_keep(struct store *st, const struct wish *w, struct err *err)
{
	struct query q = query_open(st, WISH_KEEP, err);

	query_bind_int(&q, 1, w->id);
	query_bind_int(&q, 2, w->known);
	query_bind_int(&q, 3, w->reached);
	query_bind_int(&q, 4, w->sent);
	query_bind_text(&q, 5, w->state);
	return query_close(&q);
}

bool wish_agreed(struct store *st, struct arena *a, int64_t **players, size_t *count,
		 struct err *err)
{
	struct query q = query_open(st, WISH_AGREED, err);

	return query_close_ids(&q, a, players, count);
}

bool wish_count(struct store *st, int64_t player, int64_t since, long *count,
		struct err *err)
{
	struct query q = query_open(st, WISH_COUNT, err);

	query_bind_int(&q, 1, player);
	query_bind_int(&q, 2, since);
	return query_close_count(&q, count);
}
