/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/unheard.h"

#include "adjudicator/store/query.h"

bool undelivered_waits(struct store *st, int64_t player, int64_t game, int64_t before,
		       bool *waits, struct err *err)
{
	struct query q = query_open(st, UNHEARD_WAITS, err);
	long count = 0;
	bool ok;

	query_bind_int(&q, 1, player);
	query_bind_int(&q, 2, game);
	query_bind_int(&q, 3, before);
	ok = query_close_count(&q, &count);
	*waits = count > 0;
	return ok;
}

bool untold_games(struct store *st, struct arena *a, int64_t now, int64_t **games,
		  size_t *count, struct err *err)
{
	struct query q = query_open(st, UNTOLD_GAMES, err);

	query_bind_int(&q, 1, now);
	return query_close_ids(&q, a, games, count);
}

bool untold_seats(struct store *st, int64_t game, int64_t now, int to_move,
		  struct untold *out, struct err *err)
{
	struct query q = query_open(st, UNTOLD_SEATS, err);

	*out = (struct untold){0};
	query_bind_int(&q, 1, game);
	query_bind_int(&q, 2, now);
	query_bind_int(&q, 3, to_move);
	while (query_row(&q)) {
		int64_t at = query_int(&q, 1);

		out->seats |= 1U << query_int(&q, 0);
		out->since = out->since == 0 || at < out->since ? at : out->since;
	}
	return query_close(&q);
}

bool undelivered_late(struct store *st, struct arena *a, int64_t **letters,
		      size_t *count, struct err *err)
{
	struct query q = query_open(st, UNHEARD_LATE, err);

	return query_close_ids(&q, a, letters, count);
}

bool undelivered_done(struct store *st, int64_t letter, struct err *err)
{
	struct query q = query_open(st, UNHEARD_DONE, err);

	query_bind_int(&q, 1, letter);
	return query_close(&q);
}

bool undelivered_players(struct store *st, struct arena *a, int64_t **players,
			 size_t *count, struct err *err)
{
	struct query q = query_open(st, UNHEARD_PLAYERS, err);

	return query_close_ids(&q, a, players, count);
}

bool undelivered_bounces(struct store *st, int64_t player, struct view address,
			 long *count, struct err *err)
{
	struct query q = query_open(st, UNHEARD_BOUNCES, err);

	query_bind_int(&q, 1, player);
	query_bind_text(&q, 2, address);
	return query_close_count(&q, count);
}

bool undelivered_since(struct store *st, int64_t player, int64_t *since,
		       struct err *err)
{
	struct query q = query_open(st, UNHEARD_SINCE, err);

	*since = 0;
	query_bind_int(&q, 1, player);
	return query_close_value(&q, since);
}

bool undelivered_stop(struct store *st, int64_t player, int64_t since, struct err *err)
{
	struct query q = query_open(st, since != 0 ? UNHEARD_STOP : UNHEARD_GO_ON, err);

	query_bind_int(&q, 1, player);
	if (since != 0) {
		query_bind_int(&q, 2, since);
	}
	return query_close(&q);
}
