/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/forget.h"

#include "adjudicator/store/inbox.h"
#include "adjudicator/store/player.h"
#include "adjudicator/store/query.h"
#include <assert.h>

/* What waits for him in games. */
static const enum statement waiting[] = {
	FORGET_PLANS,  FORGET_SETTLINGS, FORGET_QUESTIONS, REFEREE_DROP,
	FORGET_OFFERS, CASE_LEAVE,       FORGET_SECOND};
/* What goes when he plays no more. A wish still names its player: letters refer to it.
 */
static const enum statement personal[] = {
	FORGET_ADDRESSES, FORGET_PREFERENCES, FORGET_SEASONS, FORGET_SUGGESTIONS,
	FORGET_OBSERVERS, FORGET_BOUNCES,     FORGET_CLAIMS,  FORGET_APPEALS,
	FORGET_WISHES,    FORGET_LEAVE,       UNHEARD_GO_ON,  FORGET_FILES,
	FORGET_NOTICES,   FORGET_SENT};
/* Numbers of one player, some for each game, as "held.17" and "asked.17.20000". */
static const struct {
	const char *what, *behind;
} numbers[] = {
	{"held",          ""  },
        {"held",          ".%"},
        {"unclear",       ".%"},
	{"general",       ".%"},
        {"proved",        ".%"},
        {"waiting-seen",  ""  },
	{"waiting-since", ""  },
        {"no-text",       ".%"},
        {"encrypted",     ".%"},
	{"broken",        ".%"},
        {"poison",        ".%"},
        {"which",         ""  },
	{"asked",         ".%"},
        {"exports",       ".%"},
        {"press",         ".%"},
	{"season-shown",  ".%"},
        {"digest",        ""  },
};

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

static bool each(struct store *st, const enum statement *s, size_t count,
		 int64_t player, struct err *err)
{
	bool ok = true;

	for (size_t i = 0; i < count && ok; i++) {
		struct query q = query_open(st, s[i], err);

		query_bind_int(&q, 1, player);
		ok = query_close(&q);
	}
	return ok;
}

static bool rename_seats(struct store *st, int64_t player, struct view name,
			 struct err *err)
{
	static const enum statement names[] = {FORGET_SEATS, FORGET_FORMERS};
	bool ok = true;

	for (size_t i = 0; i < COUNT(names) && ok; i++) {
		struct query q = query_open(st, names[i], err);

		query_bind_int(&q, 1, player);
		query_bind_text(&q, 2, name);
		ok = query_close(&q);
	}
	return ok;
}

bool forget_name(struct store *st, struct arena *a, int64_t player, struct view name,
		 int64_t now, struct err *err)
{
	struct query q = query_open(st, FORGET_NAME, err);

	query_bind_int(&q, 1, player);
	query_bind_text(&q, 2, name);
	query_bind_text(&q, 3, player_name_key(a, name));
	query_bind_int(&q, 4, now);
	return query_close(&q) && rename_seats(st, player, name, err) &&
	       each(st, waiting, COUNT(waiting), player, err);
}

static bool drop_numbers(struct store *st, struct arena *a, int64_t player,
			 struct err *err)
{
	bool ok = true;

	for (size_t i = 0; i < COUNT(numbers) && ok; i++) {
		struct query q = query_open(st, FORGET_NUMBERS, err);
		struct view which =
			view_of(arena_printf(a, "%s.%lld%s", numbers[i].what,
					     (long long)player, numbers[i].behind));

		query_bind_text(&q, 1, which);
		ok = query_close(&q);
	}
	return ok;
}

static bool empty_ledger(struct store *st, int64_t player, struct err *err)
{
	static const struct hash none;
	struct query q = query_open(st, FORGET_LEDGER, err);

	query_bind_int(&q, 1, player);
	query_bind_blob(&q, 2, view_from((const char *)none.byte, HASH_BYTES));
	return query_close(&q);
}

static bool reduce_own(struct store *st, struct arena *a, int64_t player,
		       struct err *err)
{
	struct query q = query_open(st, FORGET_OWN, err);
	int64_t *ids;
	size_t count;
	bool ok;

	query_bind_int(&q, 1, player);
	ok = query_close_ids(&q, a, &ids, &count);
	for (size_t i = 0; ok && i < count; i++) {
		ok = inbox_reduce(st, ids[i], err);
	}
	return ok;
}

bool forget_idle(struct store *st, struct arena *a, int64_t player, struct err *err)
{
	return each(st, personal, COUNT(personal), player, err) &&
	       drop_numbers(st, a, player, err);
}

bool forget_rows(struct store *st, struct arena *a, int64_t player, struct err *err)
{
	return reduce_own(st, a, player, err) && empty_ledger(st, player, err) &&
	       forget_idle(st, a, player, err);
}

bool forget_games(struct store *st, struct arena *a, int64_t player, int64_t **ids,
		  size_t *count, struct err *err)
{
	struct query q = query_open(st, FORGET_GAMES, err);

	query_bind_int(&q, 1, player);
	return query_close_ids(&q, a, ids, count);
}

/* ------------------------------------------------------------- look through all */

bool kept_next(struct store *st, struct arena *a, enum kept_kind kind, int64_t after,
	       struct kept_text *k, struct err *err)
{
	static const enum statement of[] = {[KEPT_ARRIVED] = KEEP_ARRIVED,
					    [KEPT_SENT] = KEEP_SENT,
					    [KEPT_NEWS] = KEEP_NEWS,
					    [KEPT_CASES] = KEEP_CASES};
	struct query q = query_open(st, of[kind], err);

	*k = (struct kept_text){0};
	query_bind_int(&q, 1, after);
	if (query_row(&q)) {
		k->id = query_int(&q, 0);
		k->game = query_int(&q, 1);
		k->text =
			kind == KEPT_NEWS ? query_text(&q, 2, a) : query_blob(&q, 2, a);
		k->more = query_text(&q, 3, a);
	}
	return query_close(&q);
}

static bool of_id(struct store *st, enum statement s, int64_t id, struct err *err)
{
	return each(st, &s, 1, id, err);
}

bool kept_reduce(struct store *st, enum kept_kind kind, int64_t id, struct err *err)
{
	assert(kind == KEPT_ARRIVED || kind == KEPT_SENT);
	return kind == KEPT_SENT ? of_id(st, KEEP_NO_BYTES, id, err)
				 : inbox_reduce(st, id, err) &&
					   of_id(st, KEEP_NO_ORDERS, id, err);
}

bool kept_rewrite(struct store *st, enum kept_kind kind, const struct kept_text *k,
		  struct err *err)
{
	struct query q =
		query_open(st, kind == KEPT_NEWS ? KEEP_NEWS_AS : KEEP_CASES_AS, err);

	assert(kind == KEPT_NEWS || kind == KEPT_CASES);
	query_bind_int(&q, 1, k->id);
	query_bind_text(&q, 2, k->text);
	query_bind_text(&q, 3, k->more);
	return query_close(&q);
}

static bool alone(struct store *st, enum statement s, long *changes, struct err *err)
{
	struct query q = query_open(st, s, err);
	bool ok = query_close(&q);

	*changes = q.changes;
	return ok;
}

bool kept_drop_written(struct store *st, struct err *err)
{
	long ignored;

	return alone(st, KEEP_NO_FILES, &ignored, err) &&
	       alone(st, KEEP_NO_NEWS, &ignored, err);
}
