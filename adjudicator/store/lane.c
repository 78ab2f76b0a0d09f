/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/lane.h"

#include "adjudicator/store/query.h"
#include "adjudicator/store/stored.h"

#define LANE(field) COLUMN(struct lane, field)
static const struct columns lane_columns =
	COLUMNS(struct lane, LANE(letter), LANE(game), LANE(sender), LANE(later));

bool lane_missing(struct store *st, struct arena *a, int64_t after, int64_t **letters,
		  size_t *count, struct err *err)
{
	return query_ids(query_open(st, LANE_MISSING, WITH(INT(after)), err), a,
			 letters, count);
}

bool lane_add(struct store *st, const struct lane *lane, struct err *err)
{
	return query_later(st, LANE_ADD,
			   WITH(INT(lane->letter), INT(lane->game), INT(lane->sender),
				INT(lane->later)),
			   1, err);
}

bool lane_prune(struct store *st, struct err *err)
{
	return query_do(st, LANE_STALE, NULL, err);
}

#define LETTER(field) COLUMN(struct lane_claim, in.field)
static const struct columns claim_columns =
	COLUMNS(struct lane_claim, LETTER(id), LETTER(source), LETTER(uid),
		LETTER(arrived), LETTER(fetched), LETTER(truncated), LETTER(game),
		LETTER(player), COLUMN_BLOB(struct lane_claim, in.raw),
		COLUMN(struct lane_claim, falls), COLUMN(struct lane_claim, round));

bool lane_claim(struct store *st, struct arena *a, const struct lane_wish *wish,
		struct lane_claim *out, struct err *err)
{
	return query_one(query_open(st, LANE_CLAIM,
				    WITH(INT(wish->now), INT(wish->least),
					 STR(LANE_TERMS), INT(wish->terms),
					 STR(LANE_DRAINED), STR(STORED_SEAL_ROUND)),
				    err),
			 a, &claim_columns, out);
}

bool lane_least(struct store *st, int64_t *letter, struct err *err)
{
	*letter = 0;
	return query_value(query_open(st, LANE_LEAST, NULL, err), letter);
}

bool lane_put_off(struct store *st, int64_t letter, int64_t later, struct err *err)
{
	return query_do(st, LANE_PUT_OFF, WITH(INT(letter), INT(later)), err);
}

bool lane_waiting(struct store *st, struct arena *a, struct lane **out, size_t *count,
		  struct err *err)
{
	return query_all(query_open(st, LANE_WAITING, NULL, err), a, &lane_columns, out,
			 count);
}
