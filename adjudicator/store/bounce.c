/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/bounce.h"

#include "adjudicator/store/query.h"

bool bounce_add(struct store *st, const struct bounce *b, bool *fresh, struct err *err)
{
	return query_changes(query_open(st, BOUNCE_ADD,
					WITH(INT(b->outbox), INT(b->player),
					     ID(b->letter), INT(b->at), STR(b->kind),
					     TEXT(b->status), INT(b->tagged)),
					err),
			     fresh);
}

#define STATE(field) COLUMN(struct bounce_state, field)
static const struct columns bounce_state_columns =
	COLUMNS(struct bounce_state, STATE(hard), STATE(days), STATE(untold_hard),
		STATE(untold_days), STATE(since));

bool bounce_state(struct store *st, int64_t player, struct bounce_state *out,
		  struct err *err)
{
	return query_one(query_open(st, BOUNCE_STATE, WITH(INT(player)), err), NULL,
			 &bounce_state_columns, out);
}

bool bounce_bad(const struct bounce_state *s)
{
	return s->hard >= BOUNCES_BAD || s->days > 0;
}

bool bounce_untold(struct store *st, struct arena *a, int64_t **players, size_t *count,
		   struct err *err)
{
	return query_ids(query_open(st, BOUNCE_UNTOLD, NULL, err), a, players, count);
}

bool bounce_told(struct store *st, int64_t player, struct err *err)
{
	return query_do(st, BOUNCE_TOLD, WITH(INT(player)), err);
}
