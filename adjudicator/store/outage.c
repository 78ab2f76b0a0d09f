/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/outage.h"

#include "adjudicator/store/query.h"

/* An outage in which runs fail is kept in parts, of outage_after or more. */
enum { LATEST = 200 };

bool outage_add(struct store *st, const struct outage *o, struct err *err)
{
	return query_do(st, OUTAGE_ADD,
			WITH(INT(o->until), INT(o->since), INT(o->games)), err);
}

static const struct columns outage_columns =
	COLUMNS(struct outage, COLUMN(struct outage, since),
		COLUMN(struct outage, until), COLUMN(struct outage, games));

bool outage_list(struct store *st, struct arena *a, long most, struct outage **out,
		 size_t *count, struct err *err)
{
	return query_all(query_open(st, OUTAGE_LIST, WITH(INT(most)), err), a,
			 &outage_columns, out, count);
}

bool outage_behind(struct store *st, struct arena *a, int64_t *at, struct err *err)
{
	struct outage *o;
	size_t count;

	if (!outage_list(st, a, LATEST, &o, &count, err)) {
		return false;
	}
	while (count-- > 0) { /* the oldest first */
		if (o[count].since <= *at && *at < o[count].until) {
			*at = o[count].until;
		}
	}
	return true;
}

static const struct columns arrival_columns = COLUMNS(
	struct arrival, COLUMN(struct arrival, n), COLUMN(struct arrival, arrived));

bool outage_arrivals(struct store *st, struct arena *a, int64_t game,
		     struct arrival **out, size_t *count, struct err *err)
{
	return query_all(query_open(st, EVENT_ARRIVALS, WITH(INT(game)), err), a,
			 &arrival_columns, out, count);
}
