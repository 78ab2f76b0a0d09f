/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/rating.h"

#include "adjudicator/store/query.h"

bool rating_put(struct store *st, const struct kept_rating *r, struct err *err)
{
	struct query q = query_open(st, RATING_PUT, err);

	query_bind_text(&q, 1, r->kind);
	query_bind_text(&q, 2, r->language);
	query_bind_int(&q, 3, r->player);
	query_bind_int(&q, 4, r->month);
	query_bind_int(&q, 5, r->rating);
	query_bind_int(&q, 6, r->deviation);
	query_bind_int(&q, 7, r->volatility);
	query_bind_int(&q, 8, r->games);
	query_bind_int(&q, 9, r->total);
	return query_close(&q);
}

/* Columns 0 to 5 of every list. */
static void read_numbers(struct query *q, struct kept_rating *r)
{
	r->month = (int)query_int(q, 0);
	r->rating = (int)query_int(q, 1);
	r->deviation = (int)query_int(q, 2);
	r->volatility = (int)query_int(q, 3);
	r->games = (int)query_int(q, 4);
	r->total = (int)query_int(q, 5);
}

bool rating_before(struct store *st, struct kept_rating *r, struct err *err)
{
	struct query q = query_open(st, RATING_BEFORE, err);

	query_bind_text(&q, 1, r->kind);
	query_bind_text(&q, 2, r->language);
	query_bind_int(&q, 3, r->player);
	query_bind_int(&q, 4, r->month);
	r->month = 0;
	if (query_row(&q)) {
		read_numbers(&q, r);
	}
	return query_close(&q);
}

bool rating_drop(struct store *st, int month, struct err *err)
{
	struct query q = query_open(st, RATING_DROP, err);

	query_bind_int(&q, 1, month);
	return query_close(&q);
}

static struct kept_rating *one_more(struct arena *a, struct kept_ratings *out)
{
	out->at = arena_room(a, out->at, out->n, sizeof *out->at);
	out->at[out->n] = (struct kept_rating){0};
	return &out->at[out->n++];
}

bool rating_latest(struct store *st, struct arena *a, struct view kind,
		   struct view language, struct kept_ratings *out, struct err *err)
{
	struct query q = query_open(st, RATING_LATEST, err);

	*out = (struct kept_ratings){0};
	query_bind_text(&q, 1, kind);
	query_bind_text(&q, 2, language);
	while (query_row(&q)) {
		struct kept_rating *r = one_more(a, out);

		read_numbers(&q, r);
		r->kind = kind;
		r->language = language;
		r->player = query_int(&q, 6);
		r->name = query_text(&q, 7, a);
	}
	return query_close(&q);
}

bool rating_of_player(struct store *st, struct arena *a, int64_t player,
		      struct kept_ratings *out, struct err *err)
{
	struct query q = query_open(st, RATING_OF_PLAYER, err);

	*out = (struct kept_ratings){0};
	query_bind_int(&q, 1, player);
	while (query_row(&q)) {
		struct kept_rating *r = one_more(a, out);

		read_numbers(&q, r);
		r->player = player;
		r->kind = query_text(&q, 6, a);
		r->language = query_text(&q, 7, a);
	}
	return query_close(&q);
}

bool rating_kinds(struct store *st, struct arena *a, struct kept_ratings *out,
		  struct err *err)
{
	struct query q = query_open(st, RATING_KINDS, err);

	*out = (struct kept_ratings){0};
	while (query_row(&q)) {
		struct kept_rating *r = one_more(a, out);

		r->kind = query_text(&q, 0, a);
		r->language = query_text(&q, 1, a);
	}
	return query_close(&q);
}
