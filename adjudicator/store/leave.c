/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/leave.h"

#include "adjudicator/store/query.h"

bool leave_add(struct store *st, const struct leave *l, struct err *err)
{
	return query_do(
		st, LEAVE_ADD,
		WITH(INT(l->player), INT(l->begins), INT(l->ends), INT(l->made)), err);
}

#define LEAVE(field) COLUMN(struct leave, field)
static const struct columns leave_columns =
	COLUMNS(struct leave, LEAVE(id), LEAVE(player), LEAVE(begins), LEAVE(ends),
		LEAVE(made), LEAVE(open));

bool leave_of_player(struct store *st, struct arena *a, int64_t player,
		     struct leave **out, size_t *count, struct err *err)
{
	return query_all(query_open(st, LEAVE_OF_PLAYER, WITH(INT(player)), err), a,
			 &leave_columns, out, count);
}

bool leave_due(struct store *st, struct arena *a, int64_t now, struct leave **out,
	       size_t *count, struct err *err)
{
	return query_all(query_open(st, LEAVE_DUE, WITH(INT(now)), err), a,
			 &leave_columns, out, count);
}

bool leave_entered(struct store *st, int64_t id, struct err *err)
{
	return query_do(st, LEAVE_ENTERED, WITH(INT(id)), err);
}

bool leave_end(struct store *st, int64_t id, int64_t at, struct err *err)
{
	return query_do(st, LEAVE_END, WITH(INT(id), INT(at)), err);
}
