/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/key_change.h"

#include "adjudicator/store/query.h"

bool key_change_add(struct store *st, const struct key_change *k, struct err *err)
{
	return query_do(
		st, KEY_CHANGE_ADD,
		WITH(INT(k->at), TEXT(k->old), TEXT(k->statement), TEXT(k->signature)),
		err);
}

#define KEY(field) COLUMN(struct key_change, field)
static const struct columns key_change_columns =
	COLUMNS(struct key_change, KEY(at), KEY(old), KEY(statement), KEY(signature));

bool key_change_list(struct store *st, struct arena *a, struct key_changes *out,
		     struct err *err)
{
	return query_all(query_open(st, KEY_CHANGE_LIST, NULL, err), a,
			 &key_change_columns, &out->at, &out->count);
}

bool key_change_untold(struct store *st, struct arena *a, int64_t player, int64_t game,
		       struct key_changes *out, struct err *err)
{
	return query_all(
		query_open(st, KEY_CHANGE_UNTOLD, WITH(INT(player), INT(game)), err), a,
		&key_change_columns, &out->at, &out->count);
}
