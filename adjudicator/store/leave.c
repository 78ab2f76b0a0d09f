/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/leave.h"

#include "adjudicator/store/query.h"

bool leave_add(struct store *st, const struct leave *l, struct err *err)
{
	struct query q = query_open(st, LEAVE_ADD, err);

	query_bind_int(&q, 1, l->player);
	query_bind_int(&q, 2, l->begins);
	query_bind_int(&q, 3, l->ends);
	query_bind_int(&q, 4, l->made);
	return query_close(&q);
}

static bool rows(struct query *q, struct arena *a, struct leave **out, size_t *count)
{
	*out = NULL;
	*count = 0;
	while (query_row(q)) {
		*out = arena_room(a, *out, *count, sizeof **out);
		(*out)[(*count)++] = (struct leave){.id = query_int(q, 0),
						    .player = query_int(q, 1),
						    .begins = query_int(q, 2),
						    .ends = query_int(q, 3),
						    .made = query_int(q, 4),
						    .open = query_int(q, 5) != 0};
	}
	return query_close(q);
}

bool leave_of_player(struct store *st, struct arena *a, int64_t player,
		     struct leave **out, size_t *count, struct err *err)
{
	struct query q = query_open(st, LEAVE_OF_PLAYER, err);

	query_bind_int(&q, 1, player);
	return rows(&q, a, out, count);
}

bool leave_due(struct store *st, struct arena *a, int64_t now, struct leave **out,
	       size_t *count, struct err *err)
{
	struct query q = query_open(st, LEAVE_DUE, err);

	query_bind_int(&q, 1, now);
	return rows(&q, a, out, count);
}

bool leave_entered(struct store *st, int64_t id, struct err *err)
{
	struct query q = query_open(st, LEAVE_ENTERED, err);

	query_bind_int(&q, 1, id);
	return query_close(&q);
}

bool leave_end(struct store *st, int64_t id, int64_t at, struct err *err)
{
	struct query q = query_open(st, LEAVE_END, err);

	query_bind_int(&q, 1, id);
	query_bind_int(&q, 2, at);
	return query_close(&q);
}
