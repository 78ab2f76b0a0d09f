/* SPDX-License-Identifier: ISC */
/* A club that has played for years: what a day costs there is counted in steps of the
 * database's statements, which are the same on every machine. */
#include "adjudicator/run/phases.h"
#include "tests/bench/some_club.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/statement_steps.h"
#include "tests/helpers/scratch.h"

enum { PLAYERS = 20, DAY = 86400, FEW = 200, MANY = 10 * FEW };

static struct some_club c;
static struct arena arena;
static struct err err;

static void must(bool done)
{
	ck_assert_msg(done, "%s", err.text);
}

/* Of games that were over long ago (the table n), each of two players who have been
 * there from the beginning and have written lately: what is left when the letters of
 * those games have gone. */
static const char history[] =
	"CREATE TEMP VIEW played AS SELECT i, seat, 1 + (i + seat) % 20 AS player"
	" FROM n, (SELECT 0 AS seat UNION SELECT 1) ORDER BY i, seat;"
	"UPDATE player SET created = 1;"
	"INSERT INTO game (id, kind, state, seed, created, turn, to_move)"
	" SELECT i, 'angrywords', 'over', zeroblob(32), i, 9, -1 FROM n;"
	"INSERT INTO seat (game, seat, player, name, accepted, live)"
	" SELECT i, seat, player, 'P', 1, 0 FROM played;"
	"INSERT INTO event (game, n, at, text, hidden) SELECT i, 1 + seat, i,"
	" CASE seat WHEN 0 THEN 'start angrywords' ELSE 'resign seat=1' END, ''"
	" FROM played;"
	"INSERT INTO inbox (source, uid, arrived, fetched, truncated, judged, raw,"
	" hash, game, player) SELECT 'maildir', i || '.' || seat, i, i, 0, 1, x'',"
	" zeroblob(32), i, player FROM played;"
	"INSERT INTO inbox (source, uid, arrived, fetched, truncated, judged, raw,"
	" hash, player) SELECT 'maildir', 'late.' || i, 1793530000, 1793530000, 0, 1,"
	" x'', zeroblob(32), i FROM n WHERE i <= 20 ORDER BY i;"
	"INSERT INTO ledger (letter, at, verdict, code, reason, game, player,"
	" message_id, content, orders) SELECT id, arrived, CASE id % 3 WHEN 0 THEN"
	" 'refused' ELSE 'applied' END, '', '', game, player, '<' || uid ||"
	" '@mail.example>', zeroblob(32), '' FROM inbox ORDER BY id;"
	"INSERT INTO outbox (message_id, state, player, game, turn, seat, created,"
	" sent, address, kind, subject, bytes, kept) SELECT '<' || i || '.' || seat ||"
	" '@club.example>', 'sent', player, i, 9, seat, i, i, '', 'turn', '', x'',"
	" 'gone' FROM played;"
	"INSERT INTO question (game, player, letter, seat, turn, asked, arrived, kind,"
	" choices, state) SELECT i, 1 + i % 20, 2 * i - 1, 0, 9, i, i, 'resign', '',"
	" 'answered' FROM n;"
	"INSERT INTO casefile (game, turn, claimant, kind, should, text, state, ruling,"
	" event, proposed, because, appeal, opened, ruled, closed)"
	" SELECT i, 9, 1 + i % 20, 'score', 0, '', 'closed', 0, 0, '', '', '', i, i, i"
	" FROM n;"
	"INSERT INTO wish (player, also, written, asked, known, reached, sent, state)"
	" SELECT 1 + i % 20, 1, '', i, 1, 1, 1, 'done' FROM n;"
	"INSERT INTO outage (until, since, games) SELECT i, i - 1, 0 FROM n;"
	"INSERT INTO result (game, language, ended, reason)"
	" SELECT i, 'en', i, 'resigned' FROM n;"
	"INSERT INTO result_seat (game, seat, points, half, missed)"
	" SELECT i, seat, 0, 2 - 2 * seat, 0 FROM played;"
	"INSERT INTO number (name, value) SELECT 'pause.' || i || '.' || seat, 1"
	" FROM played;";

static void remember(long over)
{
	struct db *db = store_db(c.run.context.store);

	const char *numbers = arena_printf(
		&arena,
		"CREATE TEMP TABLE n AS WITH RECURSIVE m(i) AS (SELECT 1 UNION ALL"
		" SELECT i + 1 FROM m WHERE i < %ld) SELECT i FROM m",
		over);

	must(db_exec(db, numbers, &err) && db_exec(db, history, &err));
}

/* The one game that goes on. */
static void begin(struct record *r)
{
	must(store_begin(c.run.context.store, &err));
	some_club_game(&c, &arena, 1, 2, 1, r);
	must(store_commit(c.run.context.store, &err));
}

static void pass(const struct record *r)
{
	const struct token token = {.game = (uint32_t)r->match.id,
				    .seat = (uint8_t)r->pos.to_move,
				    .turn = (uint16_t)r->pos.turn};

	some_club_put(&c, &arena, "letter", c.run.context.now - 60,
		      some_club_letter(&c, &arena, &token,
				       (long)r->match.seat[token.seat].player,
				       view_of("pass")));
}

static int waits_for(int64_t game)
{
	struct record r;

	must(record_load(&c.run.context, &arena, game, &r, &err));
	return r.pos.to_move;
}

/* A day behind the club's first run, with a letter in it; *count statements. */
static struct statement_steps *day(long over, size_t *count)
{
	char *dir = scratch_dir();
	struct record *r = arena_take(&arena, sizeof *r);
	struct statement_steps *took;

	some_club_open(&c, dir);
	some_club_players(&c, 1, PLAYERS);
	remember(over);
	begin(r);
	must(phase_all(&c.run, &err));
	c.run.context.now += DAY;
	pass(r);
	(void)statement_steps(store_db(c.run.context.store), &arena, count);
	must(phase_all(&c.run, &err));
	took = statement_steps(store_db(c.run.context.store), &arena, count);
	ck_assert_int_ne(waits_for(r->match.id), r->pos.to_move);
	some_club_close(&c);
	scratch_remove(dir);
	return took;
}

START_TEST(a_day_costs_the_same_behind_ten_times_as_many_games)
{
	size_t n;
	size_t count;
	const struct statement_steps *few = day(FEW, &n);
	const struct statement_steps *many = day(MANY, &count);
	struct buf grow = buf_in(&arena);

	ck_assert_uint_gt(count, 0);
	for (size_t i = 0; i < count; i++) {
		const long before = statement_steps_of(few, n, many[i].sql);

		if (many[i].steps >= before + FEW) {
			buf_printf(&grow, "\n%ld steps, and %ld: %s", before,
				   many[i].steps, many[i].sql);
		}
	}
	ck_assert_msg(grow.len == 0, "%s", buf_cstr(&grow));
}

int main(void)
{
	arena_fixture(&arena);
	return claims_run("years");
}
