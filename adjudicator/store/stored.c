/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/stored.h"

#include "adjudicator/store/query.h"
#include <string.h>

enum { COUNT_BITS = 10, TIME_BITS = 40 };

static const struct stored kinds[] = {
	{STORED_RUN,              "",            STORED_OF_CLUB,   STORED_TIME },
	{STORED_DRAINED,          "",            STORED_OF_CLUB,   STORED_TIME },
	{STORED_AWAY,             "",            STORED_OF_CLUB,   STORED_TIME },
	{STORED_AWAY_LAST,        "",            STORED_OF_CLUB,   STORED_TIME },
	{STORED_SUCCESS,          "",            STORED_OF_CLUB,   STORED_TIME },
	{STORED_CONCERNS_TOLD,    "",            STORED_OF_CLUB,   STORED_TIME },
	{STORED_KEEPING,          "",            STORED_OF_CLUB,   STORED_TIME },
	{STORED_READER_BARE,      "",            STORED_OF_CLUB,   STORED_TIME },
	{STORED_COPIES_WARNED,    "",            STORED_OF_CLUB,   STORED_TIME },
	{STORED_PICTURES_WARNED,  "",            STORED_OF_CLUB,   STORED_TIME },
	{STORED_BULLETIN,         "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_PUZZLE_SOUGHT,    "",            STORED_OF_CLUB,   STORED_TIME },
	{STORED_PING_TRIED,       "",            STORED_OF_CLUB,   STORED_TIME },
	{STORED_PING_GOOD,        "",            STORED_OF_CLUB,   STORED_TIME },
	{STORED_PING_SAID,        "",            STORED_OF_CLUB,   STORED_TIME },
	{STORED_CONCERN_OUTBOX,   "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_CONCERN_CLOCK,    "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_CONCERN_JUMP,     "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_CONCERN_FALLS,    "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_CONCERN_UNREAD,   "",            STORED_OF_CLUB,   STORED_SINCE},
	{STORED_CONCERN_BULLETIN, "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_TOOK,             "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_ORDERS,           "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_GAMES_MADE,       "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_SEASONS_MADE,     "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_RULES,            "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_BACKUP_OTHER,     "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_CLUB_KEY,         "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_SIGNING_KEY,      "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_INVITATIONS,      "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_WITNESS_EARLY,    "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_WITNESS_LETTER,   "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_COPIES_MARK,      "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_COPIES_MOVING,    "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_COPIES_TOLD,      "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_COPIES_NONE,      "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_JUDGING,          "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_JUDGING_LETTER,   "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_JUDGING_RUNS,     "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_RESULT_FILLED,    "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_RESULT_CHANGED,   "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_RESULT_SINCE,     "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_SEAL_FROM,        "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_SEAL_SINCE,       "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_SEAL_SUM,         "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_SEAL_LAST,        "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_SEAL_GAMES,       "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_SEAL_MARK,        "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_SEAL_WORKERS,     "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_SEAL_ROUND,       "",            STORED_OF_CLUB,   STORED_OTHER},
	{STORED_SEAL_OF_SUM,      "",            STORED_OF_WORKER, STORED_OTHER},
	{STORED_SEAL_OF_MARK,     "",            STORED_OF_WORKER, STORED_OTHER},
	{STORED_HELD,             "",            STORED_OF_PLAYER, STORED_TIME },
	{STORED_WHICH,            "",            STORED_OF_PLAYER, STORED_TIME },
	{STORED_DIGEST,           "",            STORED_OF_PLAYER, STORED_TIME },
	{STORED_FEED,             "",            STORED_OF_PLAYER, STORED_OTHER},
	{STORED_WAITING_SEEN,     "",            STORED_OF_PLAYER, STORED_TIME },
	{STORED_WAITING_SINCE,    "",            STORED_OF_PLAYER, STORED_OTHER},
	{STORED_SEASON_SHOWN,     "",            STORED_OF_PLAYER, STORED_OTHER},
	{STORED_PROVED,           "",            STORED_OF_PLAYER, STORED_SINCE},
	{STORED_GENERAL,          "",            STORED_OF_PLAYER, STORED_SINCE},
	{STORED_UNCLEAR,          "",            STORED_OF_PLAYER, STORED_SINCE},
	{STORED_NO_TEXT,          "",            STORED_OF_PLAYER, STORED_SINCE},
	{STORED_ENCRYPTED,        "",            STORED_OF_PLAYER, STORED_SINCE},
	{STORED_BROKEN,           "",            STORED_OF_PLAYER, STORED_SINCE},
	{STORED_POISON,           "",            STORED_OF_PLAYER, STORED_SINCE},
	{STORED_ASKED,            "",            STORED_OF_DAY,    STORED_OTHER},
	{STORED_EXPORTS,          "",            STORED_OF_DAY,    STORED_OTHER},
	{STORED_ANALYSES,         "",            STORED_OF_DAY,    STORED_OTHER},
	{STORED_WORDS,            "",            STORED_OF_DAY,    STORED_OTHER},
	{STORED_PUZZLES,          "",            STORED_OF_DAY,    STORED_OTHER},
	{STORED_PRESS,            "",            STORED_OF_DAY,    STORED_OTHER},
	{STORED_UNTOLD,           "",            STORED_OF_GAME,   STORED_TIME },
	{STORED_SEASON_OWED,      "",            STORED_OF_GAME,   STORED_OTHER},
	{STORED_SEASON_UNREAD,    "",            STORED_OF_GAME,   STORED_OTHER},
	{STORED_BOUNCED_TOLD,     "",            STORED_OF_GAME,   STORED_OTHER},
	{STORED_RELAY,            "",            STORED_OF_GAME,   STORED_TIME },
	{STORED_BOUNCED,          "",            STORED_OF_GAME,   STORED_OTHER},
	{STORED_PAUSE,            "",            STORED_OF_GAME,   STORED_TURN },
	{STORED_QUIET_FROM,       "",            STORED_OF_GAME,   STORED_OTHER},
	{STORED_QUIET_UNTIL,      "",            STORED_OF_GAME,   STORED_OTHER},
	{STORED_QUIET_SUM,        "",            STORED_OF_GAME,   STORED_OTHER},
	{STORED_UNREAD,           "",            STORED_OF_FILE,   STORED_TIME },
	{STORED_KEPT_WARNED,      "",            STORED_OF_FILE,   STORED_OTHER},
	{STORED_SEASON,           STORED_WEEKLY, STORED_OF_SEASON, STORED_TIME },
};

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

const struct stored *stored_at(size_t i)
{
	return i < COUNT(kinds) ? &kinds[i] : NULL;
}

/* "heldfast.1" is not of the kind "held", nor "clock.run.1" of "clock.run". */
static bool is_of(struct view name, const struct stored *k)
{
	struct view rest;

	if (!view_starts(name, k->name)) {
		return false;
	}
	rest = view_part(name, strlen(k->name), name.len);
	if (k->whose == STORED_OF_CLUB) {
		return rest.len == 0;
	}
	return rest.len >= 2 && rest.at[0] == '.' && rest.at[1] >= '0' &&
	       rest.at[1] <= '9' && view_ends(rest, k->end);
}

const struct stored *stored_named(struct view name)
{
	for (size_t i = 0; i < COUNT(kinds); i++) {
		if (is_of(name, &kinds[i])) {
			return &kinds[i];
		}
	}
	return NULL;
}

/* ------------------------------------------------------------- two in one number */

/* Packed numbers are never negative. */
static int64_t low(int64_t kept, int bits)
{
	return kept & (((int64_t)1 << bits) - 1);
}

int64_t stored_since(int64_t since, long count)
{
	return since << COUNT_BITS | count;
}

void stored_since_read(int64_t kept, int64_t *since, long *count)
{
	*since = kept >> COUNT_BITS;
	*count = (long)low(kept, COUNT_BITS);
}

int64_t stored_turn(int64_t turn, int64_t at)
{
	return turn << TIME_BITS | at;
}

void stored_turn_read(int64_t kept, int64_t *turn, int64_t *at)
{
	*turn = kept >> TIME_BITS;
	*at = low(kept, TIME_BITS);
}

/* ------------------------------------------------------------------ by their name */

bool store_number(struct store *st, const char *name, int64_t *value, struct err *err)
{
	*value = 0;
	return query_value(query_open(st, NUMBER_GET, WITH(STR(name)), err), value);
}

void store_number_ahead(struct store *st, const char *name)
{
	query_ahead(st, NUMBER_GET, WITH(STR(name)));
}

void store_three_ahead(struct store *st, const char *const name[3])
{
	query_ahead(st, NUMBER_THREE, WITH(STR(name[0]), STR(name[1]), STR(name[2])));
}

bool store_three_numbers(struct store *st, const char *const name[3], int64_t value[3],
			 struct err *err)
{
	struct query q = query_open(
		st, NUMBER_THREE, WITH(STR(name[0]), STR(name[1]), STR(name[2])), err);
	bool any = query_row(&q);

	for (int i = 0; i < 3; i++) {
		value[i] = any ? query_int(&q, i) : 0;
	}
	return query_close(&q);
}

bool store_set_number(struct store *st, const char *name, int64_t value,
		      struct err *err)
{
	return query_do(st, NUMBER_SET, WITH(STR(name), INT(value)), err);
}

/* ------------------------------------------------------------------- all of them */

static const struct columns columns =
	COLUMNS(struct stored_number, COLUMN(struct stored_number, name),
		COLUMN(struct stored_number, value));

bool stored_list(struct store *st, struct arena *a, struct stored_number **out,
		 size_t *count, struct err *err)
{
	return query_all(query_open(st, NUMBER_LIST, NULL, err), a, &columns, out,
			 count);
}

bool stored_list_of(struct store *st, struct arena *a, const struct stored *kind,
		    struct stored_number **out, size_t *count, struct err *err)
{
	return query_all(query_open(st, NUMBER_LIST_OF, WITH(STR(kind->name)), err), a,
			 &columns, out, count);
}

bool stored_forget_unread(struct store *st, struct err *err)
{
	return query_do(st, UNREAD_DROP, NULL, err);
}

static int64_t brought_back(enum stored_holds holds, int64_t kept, int64_t now)
{
	int64_t at;
	int64_t turn;
	long count;

	switch (holds) {
	case STORED_TIME:
		return kept > now ? now : kept;
	case STORED_SINCE:
		stored_since_read(kept, &at, &count);
		return at > now ? stored_since(now, count) : kept;
	case STORED_TURN:
		stored_turn_read(kept, &turn, &at);
		return at > now ? stored_turn(turn, now) : kept;
	default:
		return kept;
	}
}

bool stored_bring_back(struct store *st, int64_t now, struct err *err)
{
	struct arena a = {0};
	struct stored_number *all;
	size_t count;
	bool ok = stored_list(st, &a, &all, &count, err);

	for (size_t i = 0; ok && i < count; i++) {
		const struct stored *k = stored_named(all[i].name);
		int64_t value = k == NULL ? all[i].value
					  : brought_back(k->holds, all[i].value, now);

		ok = value == all[i].value ||
		     store_set_number(st, arena_str(&a, all[i].name), value, err);
	}
	arena_free(&a);
	return ok;
}
