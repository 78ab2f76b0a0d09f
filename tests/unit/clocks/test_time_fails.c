/* SPDX-License-Identifier: ISC */
/* What time does while the disk fails: each call of the database fails once, and then
 * the run hears of it, and each game is as before, or as it should be. */
#include "adjudicator/clocks/deadlines.h"
#include "adjudicator/clocks/freeze.h"
#include "adjudicator/clocks/remind.h"
#include "adjudicator/clocks/reveal.h"
#include "adjudicator/record/position_cache.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/store/plan.h"
#include "adjudicator/store/preference.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/failing_database.h"
#include "tests/helpers/club/time_club.h"
#include <string.h>

#define HOUR INT64_C(3600)
#define DAY  (24 * HOUR)

static const int64_t NOW = LETTER_NOW;

static struct letter_club club;
static struct asides asides;

static void must(bool done)
{
	ck_assert_msg(done, "%s", club.err.text);
}

static int64_t game(const char *kind, const char *options)
{
	time_is(&club, NOW);
	return letter_club_begin(&club, kind, options, "any", 1, false);
}

/* ------------------------------------------------------------ what is due then */

static void turn(void)
{
	(void)game("angrywords", "deadline=24h");
}

static void absence(void)
{
	(void)game("angrywords", "deadline=24h no-show=lose");
}

static void referee(void)
{
	(void)game("angrywords", "deadline=24h flag=td");
}

/* He was thought absent, and has written. */
static void came(void)
{
	(void)game("angrywords", "deadline=24h no-show=lose flag=claim window=24h");
	(void)time_passes(&club, NOW + DAY + 1);
	time_order(&club, club.game[0], 1, "offer draw");
	time_heard(&club, club.ann);
}

static void offer(void)
{
	time_order(&club, game("angrywords", "deadline=none window=24h"), 1,
		   "offer draw");
}

static void order_to_take_back(void)
{
	time_waits(&club, game("angrywords", "deadline=24h settle=10"), 0, "pass",
		   NOW + 600);
}

static void word_to_question(void)
{
	time_order(&club, game("wordcap", "window=24h"), 0, "word TUT A1 B1 C1");
}

static void question(void)
{
	time_asks(&club, game("angrywords", "deadline=24h"));
}

static void quiet(void)
{
	time_quiet(&club, game("angrywords", "deadline=24h"), NOW, NOW + HOUR);
}

static void move_for_later(void)
{
	const struct plan plan = {.text = view_of("if any then pass")};
	int64_t id = game("wordbox", "deadline=24h window=168h");
	bool kept;

	time_order(&club, id, 0, "8H IN");
	must(plan_add(club.context.store, id, 1, &plan, &kept, &club.err));
}

static void too_many(void)
{
	for (int i = 0; i < 4; i++) {
		turn();
	}
}

static void choose(const char *what, const char *value)
{
	const struct preference p = {club.ann, 0, what};

	must(preference_set(club.context.store, &p, view_of(value), &club.err));
}

/* Whoever is reminded was written to about the turn. */
static void reminded(void)
{
	(void)game("wordbox", "deadline=72h");
	letter_club_write(&club);
	must(remind_all(&club.context, &club.err));
}

/* He has several games, and a word that waits for his answer. */
static void reminded_of_several(void)
{
	reminded();
	(void)game("wordbox", "deadline=72h");
	time_order(&club, game("wordbox", "deadline=72h window=72h"), 0, "8H IN");
	letter_club_write(&club);
	must(remind_all(&club.context, &club.err));
}

static void digest(void)
{
	turn();
	turn();
	letter_club_write(&club);
	choose("digest", "daily");
}

static void secret(void)
{
	time_order(&club, game("angrywords", "deadline=24h"), 0, "resign");
}

/* ---------------------------------------------------------------- what is done */

static bool ticks(struct err *err)
{
	long fallen;

	return deadlines_tick(&club.context, &fallen, err);
}

static bool reveals(struct err *err)
{
	long told;

	return reveal_due(&club.context, &told, err);
}

static bool reminds(struct err *err)
{
	return remind_all(&club.context, err);
}

static bool digests(struct err *err)
{
	return digest_all(&club.context, err);
}

static bool begins(struct err *err)
{
	return freeze_begin(&club.context, err);
}

static const struct {
	const char *name;
	void (*set_up)(void);
	bool (*does)(struct err *err);
	int64_t at;
	bool changes; /* the game */
} rows[] = {
	{"a turn",             turn,                ticks,   DAY + 1,     true },
	{"an absence",         absence,             ticks,   DAY + 1,     true },
	{"a referee's turn",   referee,             ticks,   DAY + 1,     true },
	{"who came",           came,                ticks,   2 * DAY + 2, true },
	{"an offer",           offer,               ticks,   DAY + 1,     true },
	{"an order kept",      order_to_take_back,  ticks,   600,         true },
	{"a word's time",      word_to_question,    ticks,   DAY + 1,     true },
	{"a question's time",  question,            ticks,   48 * HOUR,   true },
	{"a quiet time",       quiet,               ticks,   DAY + 1,     true },
	{"a move for later",   move_for_later,      ticks,   DAY + 1,     true },
	{"too many turns",     too_many,            ticks,   DAY + 1,     false},
	{"a secret",           secret,              reveals, 60 * DAY,    true },
	{"what was held back", turn,                begins,  DAY,         false},
	{"a reminder",         reminded,            reminds, 60 * HOUR,   true },
	{"reminders",          reminded_of_several, reminds, 60 * HOUR,   false},
	{"a digest",           digest,              digests, DAY + 1,     false},
};

/* ----------------------------------------------------------- how a game stands */

struct stand {
	int64_t counted[5];
	int64_t reveal;
};

static struct stand stand_of(int64_t id)
{
	static const char sql[] =
		"SELECT (SELECT COUNT(*) FROM event WHERE game = $1),"
		" (SELECT COUNT(*) FROM notice WHERE game = $1),"
		" (SELECT COUNT(*) FROM casefile WHERE game = $1),"
		" (SELECT COUNT(*) FROM plan WHERE game = $1),"
		" (SELECT COUNT(*) FROM settling WHERE game = $1 AND state = 'waits'),"
		" (SELECT COALESCE(untold, 0) FROM game WHERE id = $1)";
	struct stand s;
	struct db_stmt *q;

	must(db_prepare(store_db(club.context.store), sql, &q, &club.err));
	db_bind_int(q, 1, id);
	ck_assert_int_eq(db_next(q), DB_ROW);
	for (int i = 0; i < COUNT(s.counted); i++) {
		s.counted[i] = db_int(q, i);
	}
	s.reveal = db_int(q, COUNT(s.counted));
	db_finish(q);
	return s;
}

static void all_stand(struct stand s[LETTER_GAMES])
{
	for (size_t i = 0; i < club.games; i++) {
		s[i] = stand_of(club.game[i]);
	}
}

static bool same(const struct stand *a, const struct stand *b)
{
	return memcmp(a, b, sizeof *a) == 0;
}

/* ------------------------------------------------------------- each call fails */

/* Within a transaction that is undone by the caller. */
static bool does(int row, long nth)
{
	struct err err = {0};
	bool done;

	must(store_begin(club.context.store, &club.err));
	failing_at(club.context.store, nth);
	done = rows[row].does(&err);
	if (failing_failed()) {
		ck_assert_msg(!done, "%s: call %ld fails, and it is done",
			      rows[row].name, nth);
		ck_assert_msg(strcmp(err.text, "planned") == 0, "%s: call %ld: %s",
			      rows[row].name, nth, err.text);
	} else {
		ck_assert_msg(done, "%s: %s", rows[row].name, err.text);
	}
	failing_at(club.context.store, 0);
	return done;
}

START_TEST(what_fails_is_heard_of_and_leaves_no_game_half_done)
{
	struct stand before[LETTER_GAMES];
	struct stand after[LETTER_GAMES];
	struct stand now[LETTER_GAMES];
	long nth = 0;
	bool done;

	rows[_i].set_up();
	must(store_commit(club.context.store, &club.err));
	must(asides_begin(&club.context, &asides, NULL, &club.err));
	time_is(&club, NOW + rows[_i].at);
	all_stand(before);
	(void)does(_i, 0);
	all_stand(after);
	store_rollback(club.context.store);
	ck_assert(same(&before[0], &after[0]) != rows[_i].changes);
	do {
		done = does(_i, ++nth);
		all_stand(now);
		store_rollback(club.context.store);
		for (size_t i = 0; i < club.games; i++) {
			ck_assert_msg((!done && same(&now[i], &before[i])) ||
					      same(&now[i], &after[i]),
				      "%s: call %ld fails, and a game is half done",
				      rows[_i].name, nth);
		}
	} while (!done);
	club.context.asides = NULL;
	asides_free(&asides);
}

/* A game that is read again is read from the disk. */
static void set_up(void)
{
	letter_club_open(&club);
	position_cache_free(club.context.recent);
	club.context.recent = NULL;
}

static void tear_down(void)
{
	letter_club_close(&club);
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_rows(what_fails_is_heard_of_and_leaves_no_game_half_done, rows);
	return claims_run("time that fails");
}
