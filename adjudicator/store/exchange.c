/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/exchange.h"

#include "adjudicator/store/query.h"

static bool add(struct query q, struct arena *a, struct exchanged x,
		struct exchange *out)
{
	while (query_row(&q)) {
		out->letter = arena_room(a, out->letter, out->count, sizeof x);
		x.id = query_int(&q, 0);
		x.at = query_int(&q, 1);
		out->letter[out->count++] = x;
	}
	return query_close(&q);
}

bool exchange_list(struct store *st, struct arena *a, int64_t player, int64_t game,
		   struct exchange *out, struct err *err)
{
	const struct exchanged theirs = {.player = player};

	return add(query_open(st, EXCHANGE_THEIRS, WITH(INT(player), INT(game)), err),
		   a, theirs, out) &&
	       exchange_ours(st, a, player, game, out, err);
}

bool exchange_ours(struct store *st, struct arena *a, int64_t player, int64_t game,
		   struct exchange *out, struct err *err)
{
	return add(query_open(st, EXCHANGE_OURS, WITH(INT(player), INT(game)), err), a,
		   (struct exchanged){.player = player, .ours = true}, out);
}

bool exchange_all(struct store *st, struct arena *a, int64_t player,
		  struct exchange *out, struct err *err)
{
	const struct exchanged theirs = {.player = player};
	const struct exchanged ours = {.player = player, .ours = true};

	return add(query_open(st, PERSONAL_THEIRS, WITH(INT(player)), err), a, theirs,
		   out) &&
	       add(query_open(st, PERSONAL_OURS, WITH(INT(player)), err), a, ours, out);
}

bool exchange_bytes(struct store *st, struct arena *a, const struct exchanged *x,
		    struct view *bytes, struct err *err)
{
	struct query q = query_open(st, x->ours ? OUTBOX_BYTES : INBOX_BYTES,
				    WITH(INT(x->id)), err);

	*bytes = (struct view){0};
	if (query_row(&q)) {
		*bytes = query_blob(&q, 0, a);
	}
	return query_close(&q);
}
