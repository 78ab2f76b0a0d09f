/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/forget.h"

#include "adjudicator/store/inbox.h"
#include "adjudicator/store/player.h"
#include "adjudicator/store/query.h"
#include "adjudicator/store/stored.h"
#include <assert.h>

/* Drops what waits for him in games. */
static const enum statement waiting[] = {
	FORGET_PLANS,  FORGET_SETTLINGS, FORGET_QUESTIONS, REFEREE_DROP,
	FORGET_OFFERS, CASE_LEAVE,       FORGET_SECOND};
/* Drops what a player who stops playing leaves. A wish keeps its player, because
 * letters refer to it. */
static const enum statement personal[] = {
	FORGET_ADDRESSES,   FORGET_PREFERENCES, FORGET_SEASONS, FORGET_PUZZLES,
	FORGET_SUGGESTIONS, FORGET_OBSERVERS,   FORGET_BOUNCES, FORGET_CLAIMS,
	FORGET_APPEALS,     FORGET_WISHES,      FORGET_LEAVE,   UNHEARD_GO_ON,
	FORGET_FILES,       FORGET_NOTICES,     FORGET_SENT};

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

bool forget_name(struct store *st, struct arena *a, int64_t player, struct view name,
		 int64_t now, struct err *err)
{
	static const enum statement seats[] = {FORGET_SEATS, FORGET_FORMERS};

	return query_do_all(st, seats, COUNT(seats), WITH(INT(player), TEXT(name)),
			    err) &&
	       query_do(st, FORGET_NAME,
			WITH(INT(player), TEXT(name), TEXT(player_name_key(a, name)),
			     INT(now)),
			err) &&
	       query_do_all(st, waiting, COUNT(waiting), WITH(INT(player)), err);
}

static bool drop_numbers(struct store *st, struct arena *a, int64_t player,
			 struct err *err)
{
	const struct stored *k = stored_at(0);
	bool ok = true;

	for (size_t i = 0; ok && k != NULL; k = stored_at(++i)) {
		ok = (k->whose != STORED_OF_PLAYER && k->whose != STORED_OF_DAY) ||
		     query_do(st, FORGET_NUMBERS,
			      WITH(STR(arena_printf(a, "%s.%lld", k->name,
						    (long long)player))),
			      err);
	}
	return ok;
}

static bool reduce_own(struct store *st, struct arena *a, int64_t player,
		       struct err *err)
{
	int64_t *ids;
	size_t count;
	bool ok = query_ids(query_open(st, FORGET_OWN, WITH(INT(player)), err), a, &ids,
			    &count);

	for (size_t i = 0; ok && i < count; i++) {
		ok = inbox_reduce(st, ids[i], err);
	}
	return ok;
}

bool forget_idle(struct store *st, struct arena *a, int64_t player, struct err *err)
{
	return query_do_all(st, personal, COUNT(personal), WITH(INT(player)), err) &&
	       drop_numbers(st, a, player, err);
}

bool forget_rows(struct store *st, struct arena *a, int64_t player, struct err *err)
{
	static const struct hash none;

	return reduce_own(st, a, player, err) &&
	       query_do(st, FORGET_LEDGER, WITH(INT(player), HASH(&none)), err) &&
	       forget_idle(st, a, player, err);
}

bool forget_games(struct store *st, struct arena *a, int64_t player, int64_t **ids,
		  size_t *count, struct err *err)
{
	return query_ids(query_open(st, FORGET_GAMES, WITH(INT(player)), err), a, ids,
			 count);
}

/* ------------------------------------------------------------- look through all */

bool kept_next(struct store *st, struct arena *a, enum kept_kind kind, int64_t after,
	       struct kept_text *k, struct err *err)
{
	static const enum statement of[] = {[KEPT_ARRIVED] = KEEP_ARRIVED,
					    [KEPT_SENT] = KEEP_SENT,
					    [KEPT_NEWS] = KEEP_NEWS,
					    [KEPT_CASES] = KEEP_CASES};
	struct query q = query_open(st, of[kind], WITH(INT(after)), err);

	*k = (struct kept_text){0};
	if (query_row(&q)) {
		k->id = query_int(&q, 0);
		k->game = query_int(&q, 1);
		k->text =
			kind == KEPT_NEWS ? query_text(&q, 2, a) : query_blob(&q, 2, a);
		k->more = query_text(&q, 3, a);
	}
	return query_close(&q);
}

bool kept_reduce(struct store *st, enum kept_kind kind, int64_t id, struct err *err)
{
	assert(kind == KEPT_ARRIVED || kind == KEPT_SENT);
	return kind == KEPT_SENT
		       ? query_do(st, KEEP_NO_BYTES, WITH(INT(id)), err)
		       : inbox_reduce(st, id, err) &&
				 query_do(st, KEEP_NO_ORDERS, WITH(INT(id)), err);
}

bool kept_rewrite(struct store *st, enum kept_kind kind, const struct kept_text *k,
		  struct err *err)
{
	assert(kind == KEPT_NEWS || kind == KEPT_CASES);
	return query_do(st, kind == KEPT_NEWS ? KEEP_NEWS_AS : KEEP_CASES_AS,
			WITH(INT(k->id), TEXT(k->text), TEXT(k->more)), err);
}

bool kept_drop_written(struct store *st, struct err *err)
{
	return query_do(st, KEEP_NO_FILES, NULL, err) &&
	       query_do(st, KEEP_NO_NEWS, NULL, err);
}
