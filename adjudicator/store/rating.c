/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/rating.h"

#include "adjudicator/store/query.h"

bool rating_put(struct store *st, const struct kept_rating *r, struct err *err)
{
	return query_do(st, RATING_PUT,
			WITH(TEXT(r->kind), TEXT(r->language), INT(r->player),
			     INT(r->month), INT(r->rating), INT(r->deviation),
			     INT(r->volatility), INT(r->games), INT(r->total)),
			err);
}

#define RATING(field) COLUMN(struct kept_rating, field)
#define NUMBERS                                                                        \
	RATING(month), RATING(rating), RATING(deviation), RATING(volatility),          \
		RATING(games), RATING(total)
static const struct columns before = COLUMNS(struct kept_rating, NUMBERS);
static const struct columns latest =
	COLUMNS(struct kept_rating, NUMBERS, RATING(player), RATING(name));
static const struct columns of_player =
	COLUMNS(struct kept_rating, NUMBERS, RATING(kind), RATING(language));
static const struct columns kinds =
	COLUMNS(struct kept_rating, RATING(kind), RATING(language));

bool rating_before(struct store *st, struct kept_rating *r, struct err *err)
{
	struct query q = query_open(
		st, RATING_BEFORE,
		WITH(TEXT(r->kind), TEXT(r->language), INT(r->player), INT(r->month)),
		err);

	r->month = 0;
	if (query_row(&q)) {
		query_read(&q, NULL, &before, r);
	}
	return query_close(&q);
}

bool rating_drop(struct store *st, int month, struct err *err)
{
	return query_do(st, RATING_DROP, WITH(INT(month)), err);
}

bool rating_latest(struct store *st, struct arena *a, struct view kind,
		   struct view language, struct kept_ratings *out, struct err *err)
{
	bool ok = query_all(
		query_open(st, RATING_LATEST, WITH(TEXT(kind), TEXT(language)), err), a,
		&latest, &out->at, &out->n);

	for (size_t i = 0; i < out->n; i++) {
		out->at[i].kind = kind;
		out->at[i].language = language;
	}
	return ok;
}

bool rating_of_player(struct store *st, struct arena *a, int64_t player,
		      struct kept_ratings *out, struct err *err)
{
	bool ok = query_all(query_open(st, RATING_OF_PLAYER, WITH(INT(player)), err), a,
			    &of_player, &out->at, &out->n);

	for (size_t i = 0; i < out->n; i++) {
		out->at[i].player = player;
	}
	return ok;
}

bool rating_kinds(struct store *st, struct arena *a, struct kept_ratings *out,
		  struct err *err)
{
	return query_all(query_open(st, RATING_KINDS, NULL, err), a, &kinds, &out->at,
			 &out->n);
}
