/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/undelivered.h"

#include "adjudicator/store/query.h"

bool undelivered_waits(struct store *st, int64_t player, int64_t game, int64_t before,
		       bool *waits, struct err *err)
{
	return query_true(query_open(st, UNHEARD_WAITS,
				     WITH(INT(player), INT(game), INT(before)), err),
			  waits);
}

bool undelivered_left(struct store *st, int64_t player, int64_t game, int64_t since,
		      int64_t *left, struct err *err)
{
	return query_value(query_open(st, UNHEARD_LEFT,
				      WITH(INT(player), INT(game), INT(since)), err),
			   left);
}

bool untold_games(struct store *st, struct arena *a, int64_t now, int64_t **games,
		  size_t *count, struct err *err)
{
	return query_ids(query_open(st, UNTOLD_GAMES, WITH(INT(now)), err), a, games,
			 count);
}

bool untold_seats(struct store *st, int64_t game, int64_t now, int to_move,
		  struct untold *out, struct err *err)
{
	struct query q = query_open(st, UNTOLD_SEATS,
				    WITH(INT(game), INT(now), INT(to_move)), err);

	*out = (struct untold){0};
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
	return query_ids(query_open(st, UNHEARD_LATE, NULL, err), a, letters, count);
}

bool undelivered_done(struct store *st, int64_t letter, struct err *err)
{
	return query_do(st, UNHEARD_DONE, WITH(INT(letter)), err);
}

bool undelivered_players(struct store *st, struct arena *a, int64_t **players,
			 size_t *count, struct err *err)
{
	return query_ids(query_open(st, UNHEARD_PLAYERS, NULL, err), a, players, count);
}

bool undelivered_bounces(struct store *st, int64_t player, struct view address,
			 long *count, struct err *err)
{
	return query_count(
		query_open(st, UNHEARD_BOUNCES, WITH(INT(player), TEXT(address)), err),
		count);
}

bool undelivered_since(struct store *st, int64_t player, int64_t *since,
		       struct err *err)
{
	*since = 0;
	return query_value(query_open(st, UNHEARD_SINCE, WITH(INT(player)), err),
			   since);
}

bool undelivered_stop(struct store *st, int64_t player, int64_t since, struct err *err)
{
	return since == 0
		       ? query_do(st, UNHEARD_GO_ON, WITH(INT(player)), err)
		       : query_do(st, UNHEARD_STOP, WITH(INT(player), INT(since)), err);
}

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
