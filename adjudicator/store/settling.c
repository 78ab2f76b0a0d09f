/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/settling.h"

#include "adjudicator/store/query.h"

bool settling_put(struct store *st, const struct settling *s, struct err *err)
{
	struct query q = query_open(st, SETTLING_PUT, err);

	query_bind_int(&q, 1, s->game);
	query_bind_int(&q, 2, s->seat);
	query_bind_text(&q, 3, s->state);
	query_bind_id(&q, 4, s->letter);
	query_bind_int(&q, 5, s->arrived);
	query_bind_int(&q, 6, s->until);
	query_bind_int(&q, 7, s->notice);
	query_bind_text(&q, 8, s->text);
	query_bind_text(&q, 9, s->shown);
	query_bind_int(&q, 10, s->scored);
	query_bind_int(&q, 11, s->score);
	query_bind_int(&q, 12, s->ground);
	return query_close(&q);
}

static bool read_one(struct query *q, struct arena *a, struct settling *s)
{
	*s = (struct settling){0};
	if (query_row(q)) {
		*s = (struct settling){.game = query_int(q, 0),
				       .seat = (int)query_int(q, 1),
				       .state = query_text(q, 2, a),
				       .letter = query_int(q, 3),
				       .arrived = query_int(q, 4),
				       .until = query_int(q, 5),
				       .notice = query_int(q, 6),
				       .text = query_text(q, 7, a),
				       .shown = query_text(q, 8, a),
				       .scored = query_int(q, 9) != 0,
				       .score = (int)query_int(q, 10),
				       .ground = query_int(q, 11)};
	}
	return query_close(q);
}

bool settling_get(struct store *st, struct arena *a, int64_t game, int seat,
		  struct settling *s, struct err *err)
{
	struct query q = query_open(st, SETTLING_GET, err);

	query_bind_int(&q, 1, game);
	query_bind_int(&q, 2, seat);
	return read_one(&q, a, s);
}

bool settling_waits(struct store *st, struct arena *a, int64_t game, struct settling *s,
		    struct err *err)
{
	struct query q = query_open(st, SETTLING_WAITS, err);

	query_bind_int(&q, 1, game);
	return read_one(&q, a, s);
}

bool settling_close(struct store *st, const struct settling *s, const char *state,
		    struct err *err)
{
	struct query q = query_open(st, SETTLING_CLOSE, err);

	query_bind_int(&q, 1, s->game);
	query_bind_int(&q, 2, s->seat);
	query_bind_text(&q, 3, view_of(state));
	return query_close(&q);
}

bool settling_due(struct store *st, struct arena *a, int64_t now, int64_t **games,
		  size_t *count, struct err *err)
{
	struct query q = query_open(st, SETTLING_DUE, err);

	query_bind_int(&q, 1, now);
	return query_close_ids(&q, a, games, count);
}
