/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/key_change.h"

#include "adjudicator/store/query.h"

bool key_change_add(struct store *st, const struct key_change *k, struct err *err)
{
	struct query q = query_open(st, KEY_CHANGE_ADD, err);

	query_bind_int(&q, 1, k->at);
	query_bind_text(&q, 2, k->old);
	query_bind_text(&q, 3, k->statement);
	query_bind_text(&q, 4, k->signature);
	return query_close(&q);
}

static bool read_all(struct query q, struct arena *a, struct key_changes *out)
{
	*out = (struct key_changes){0};
	while (query_row(&q)) {
		out->at = arena_room(a, out->at, out->count, sizeof *out->at);
		out->at[out->count++] =
			(struct key_change){.at = query_int(&q, 0),
					    .old = query_text(&q, 1, a),
					    .statement = query_text(&q, 2, a),
					    .signature = query_text(&q, 3, a)};
	}
	return query_close(&q);
}

bool key_change_list(struct store *st, struct arena *a, struct key_changes *out,
		     struct err *err)
{
	return read_all(query_open(st, KEY_CHANGE_LIST, err), a, out);
}

bool key_change_untold(struct store *st, struct arena *a, int64_t player, int64_t game,
		       struct key_changes *out, struct err *err)
{
	struct query q = query_open(st, KEY_CHANGE_UNTOLD, err);

	query_bind_int(&q, 1, player);
	query_bind_int(&q, 2, game);
	return read_all(q, a, out);
}
