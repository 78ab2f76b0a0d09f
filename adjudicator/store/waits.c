/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/waits.h"

#include "adjudicator/store/query.h"

static const struct columns waits_columns =
	COLUMNS(struct waits, COLUMN(struct waits, observers),
		COLUMN(struct waits, leave), COLUMN(struct waits, plans),
		COLUMN(struct waits, question), COLUMN(struct waits, stopped));

void waits_ahead(struct store *st, int64_t game, int64_t player)
{
	query_ahead(st, WAITS_IN, WITH(INT(game), INT(player)));
}

bool waits_in(struct store *st, int64_t game, int64_t player, struct waits *out,
	      struct err *err)
{
	return query_one(query_open(st, WAITS_IN, WITH(INT(game), INT(player)), err),
			 NULL, &waits_columns, out);
}
