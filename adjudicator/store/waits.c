/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/waits.h"

#include "adjudicator/store/query.h"
#include "adjudicator/store/stored.h"
#include <stdio.h>

static const struct columns waits_columns =
	COLUMNS(struct waits, COLUMN(struct waits, observers),
		COLUMN(struct waits, leave), COLUMN(struct waits, plans),
		COLUMN(struct waits, question), COLUMN(struct waits, stopped));

void waits_ahead(struct store *st, int64_t game)
{
	query_ahead(st, WAITS_IN, WITH(INT(game)));
}

bool waits_in(struct store *st, int64_t game, struct waits *out, struct err *err)
{
	return query_one(query_open(st, WAITS_IN, WITH(INT(game)), err), NULL,
			 &waits_columns, out);
}

#define FOR(field) COLUMN(struct waits_for, field)
static const struct columns for_columns =
	COLUMNS(struct waits_for, FOR(heard), FOR(seen), FOR(referee));

bool waits_for(struct store *st, int64_t player, int64_t since, struct waits_for *out,
	       struct err *err)
{
	char seen[sizeof STORED_WAITING_SEEN + 24];

	snprintf(seen, sizeof seen, STORED_WAITING_SEEN ".%lld", (long long)player);
	return query_one(query_open(st, WAITS_FOR,
				    WITH(INT(player), INT(since), STR(seen)), err),
			 NULL, &for_columns, out);
}
