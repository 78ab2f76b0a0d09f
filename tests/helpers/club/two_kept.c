/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/two_kept.h"

#include "tests/helpers/claims.h"

#define BOTH(table, values)                                                            \
	"INSERT INTO " table " SELECT " values " FROM player p WHERE p.id <= 2"

static const char *const rows[] = {
	"INSERT INTO season (id, name, name_key, text, hash, state, secret, created)"
	" VALUES (1, 'one', 'one', '', X'', 'running', X'', 1),"
	" (2, 'two', 'two', '', X'', 'running', X'', 2)",
	BOTH("entrant", "NULL, 1, id, '', 0, -1, name || ' luck', 'in', 60 + id, 0"),
	"INSERT INTO duplicate (season, game) VALUES (1, 3), (2, 4)",
	"INSERT INTO duplicate_play SELECT 1, 1, e.id, 65, '8D CRATE', 20"
	" FROM entrant e",
	"INSERT INTO puzzle (id, at, game, turn, play, points)"
	" VALUES (1, 60, 3, 1, '', 0), (2, 60, 4, 1, '', 0)",
	BOTH("puzzle_answer", "1, id, 66, '8D CRATE', 20"),
	BOTH("suggestion", "'en', 'qi', id, '', 67, 'a word', 0"),
	BOTH("leave", "NULL, id, 1000, 2000, 68, 'booked'"),
	"UPDATE wish SET state = 'dropped'",
	BOTH("wish", "NULL, id, 0, name || '@new', 69, 0, 0, 0, 'open', 0"),
	BOTH("wish", "NULL, id, 0, '', 70, 0, 0, 0, 'done', 1"),
	BOTH("preference", "id, 1, 'note', 'mine'"),
	BOTH("seat_past", "2 + 2 * id, id, 0, id, name, 0"),
	"INSERT INTO observer (game, player, since) VALUES (5, 1, 60), (6, 2, 60)",
	"INSERT INTO address (folded, written, player, main)"
	" VALUES ('ann@x', 'ann@x', 1, 0), ('ben@x', 'ben@x', 2, 0)",
	"INSERT INTO plan (game, seat, n, taken, rests, text)"
	" VALUES (3, 0, 1, 0, 0, 'if'), (3, 1, 1, 0, 0, 'if')",
	"INSERT INTO settling SELECT 3, seat, 'waits', NULL, 1, 2, 0, '', '', 0, 0, 0"
	" FROM seat WHERE game = 3",
	/* Both players have claims with appeals, which the other has to countersign. */
	"INSERT INTO casefile (id, game, turn, claimant, kind, should, text, state,"
	" referee, second, ruling, event, proposed, because, appellant, appeal, opened,"
	" ruled, closed) VALUES"
	" (1, 1, 1, 1, 'other', -1, 'c', 'open', 2, 2, 0, 0, '', '', 1, 'a', 60, 0, 0),"
	" (2, 1, 1, 2, 'other', -1, 'c', 'open', 1, 1, 0, 0, '', '', 2, 'a', 60, 0, 0),"
	" (3, 1, 1, 2, 'other', -1, 'c', 'closed', 1, 1, 0, 0, '', '', 2, 'a', 60, 0,"
	" 0)",
	"INSERT INTO seat_offer (game, seat, player, referee, because, asked, state)"
	" VALUES (3, 0, 3, 1, 'away', 60, 'open'), (3, 1, 3, 2, 'away', 60, 'open')",
	/* Letters to addresses that players wish for. They belong to no player yet. */
	"INSERT INTO outbox (message_id, state, turn, seat, created, address, kind,"
	" subject, bytes, wish) SELECT '<wish-' || w.id || '@x>', 'queued', 0, -1, 80,"
	" w.written, 'address', 's', X'78', w.id FROM wish w WHERE w.state = 'open'",
	"INSERT INTO number (name, value) VALUES ('held.1', 1), ('held.1.3', 1),"
	" ('held.2', 1), ('held.2.3', 1), ('held.11', 1), ('digest.2', 1),"
	" ('zone.2', 1)",
	NULL,
};

void two_kept_put(struct two_games *g, const char *const *sql)
{
	for (; *sql != NULL; sql++) {
		ck_assert_msg(db_exec(store_db(g->c.st), *sql, &g->c.err), "%s: %s",
			      *sql, g->c.err.text);
	}
}

void two_kept(struct two_games *g)
{
	(void)club_game(&g->c, g->ben, g->ann);
	(void)club_game(&g->c, g->ben, g->cat);
	(void)club_game(&g->c, g->ben, g->cat);
	(void)club_game(&g->c, g->ben, g->cat);
	two_kept_put(g, rows);
}

void two_kept_are(struct two_games *g, const struct two_rows *r)
{
	for (; r->rows != NULL; r++) {
		const char *sql =
			arena_printf(&g->c.arena, "SELECT COUNT(*) FROM %s", r->rows);
		struct db_stmt *q;

		ck_assert_msg(db_prepare(store_db(g->c.st), sql, &q, &g->c.err), "%s",
			      g->c.err.text);
		ck_assert_int_eq(db_next(q), DB_ROW);
		ck_assert_msg(db_int(q, 0) == r->count, "%s: %lld", r->rows,
			      (long long)db_int(q, 0));
		db_finish(q);
	}
}
