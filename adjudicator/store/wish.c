/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/wish.h"

#include "adjudicator/store/query.h"

bool wish_drop(struct store *st, int64_t player, struct err *err)
{
	return query_do(st, WISH_DROP, WITH(INT(player)), err);
}

static bool insert(struct store *st, struct wish *w, struct err *err)
{
	return query_value(
		query_open(st, WISH_ADD,
			   WITH(INT(w->player), INT(w->also), TEXT(w->address),
				INT(w->asked), INT(w->known), INT(w->reached),
				INT(w->sent), INT(w->forget)),
			   err),
		&w->id);
}

bool wish_add(struct store *st, struct wish *w, struct err *err)
{
	w->state = view_of("open");
	return store_mark(st, err) &&
	       store_unmark(st, wish_drop(st, w->player, err) && insert(st, w, err),
			    err);
}

#define WISH(field) COLUMN(struct wish, field)
static const struct columns wish_columns = COLUMNS(
	struct wish, WISH(id), WISH(player), WISH(also), WISH(address), WISH(asked),
	WISH(known), WISH(reached), WISH(sent), WISH(state), WISH(forget));

bool wish_get(struct store *st, struct arena *a, int64_t id, struct wish *w,
	      struct err *err)
{
	return query_one(query_open(st, WISH_GET, WITH(INT(id)), err), a, &wish_columns,
			 w);
}

bool wish_keep(struct store *st, const struct wish *w, struct err *err)
{
	return query_do(st, WISH_KEEP,
			WITH(INT(w->id), INT(w->known), INT(w->reached), INT(w->sent),
			     TEXT(w->state)),
			err);
}

bool wish_agreed(struct store *st, struct arena *a, int64_t **players, size_t *count,
		 struct err *err)
{
	return query_ids(query_open(st, WISH_AGREED, NULL, err), a, players, count);
}

bool wish_count(struct store *st, int64_t player, int64_t since, long *count,
		struct err *err)
{
	return query_count(
		query_open(st, WISH_COUNT, WITH(INT(player), INT(since)), err), count);
}
