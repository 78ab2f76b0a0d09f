/* SPDX-License-Identifier: ISC */
/* What goes with age goes alone: nothing that is younger, waits, or is of a game that
 * is not done. */
#include "adjudicator/store/purge.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/two_kept.h"

static struct two_games g;

static void must(bool done)
{
	ck_assert_msg(done, "%s", g.c.err.text);
}

/* Game 1 is done: what happened in it last is old, though its secret was told since. 2
 * and 5 go on, 3 ended lately, in 4 a case waits. */
static const char *const games[] = {
	"UPDATE game SET state = CASE WHEN id IN (2, 5) THEN 'running' ELSE 'over' END",
	"INSERT INTO event (game, n, at, text, hidden) VALUES (1, 1, 10, 'start', ''),"
	" (1, 2, 50, 'end', ''), (1, 3, 500, 'reveal x', ''), (2, 1, 10, 'start', ''),"
	" (2, 2, 20, 'pass', ''), (2, 3, 30, 'pass', ''), (3, 1, 10, 'start', ''),"
	" (3, 2, 20, 'pass', ''), (3, 3, 500, 'end', ''), (4, 1, 10, 'start', ''),"
	" (4, 2, 50, 'end', ''), (5, 1, 10, 'start', ''), (5, 2, 20, 'pass', '')",
	"INSERT INTO casefile (game, turn, kind, should, text, state, ruling, event,"
	" proposed, because, appeal, opened, ruled, closed)"
	" SELECT id, 1, 'other', -1, 'c', CASE id WHEN 4 THEN 'open' ELSE 'closed' END,"
	" 0, 0, '', '', '', 5, 0, 0 FROM game",
	NULL,
};

/* Of each game a row. */
static const char *const of_games[] = {
	"INSERT INTO casefile (game, turn, kind, should, text, state, ruling, event,"
	" proposed, because, appeal, opened, ruled, closed) VALUES"
	" (1, 1, 'other', -1, '', 'closed', 0, 0, '', '', 'a', 5, 0, 0),"
	" (1, 1, 'other', -1, '', 'closed', 0, 0, '', '', '', 5, 0, 0)",
	"INSERT INTO observer SELECT id, 2, 5 FROM game",
	"INSERT INTO preference SELECT 1, id, 'quiet', 'yes' FROM game",
	"INSERT INTO preference VALUES (1, 0, 'quiet', 'yes')",
	"INSERT INTO plan SELECT id, 0, 1, 0, 0, 'if' FROM game",
	"INSERT INTO settling SELECT id, 0, 'waits', NULL, 1, 2, 0, '', '', 0, 0, 0"
	" FROM game",
	"INSERT INTO question (game, seat, turn, asked, arrived, kind, choices, state)"
	" SELECT id, 0, 1, 5, 5, 'choose', 'x', 'open' FROM game",
	"INSERT INTO question (game, seat, turn, asked, arrived, kind, choices, state)"
	" VALUES (1, 1, 1, 5, 5, 'choose', '', 'open')",
	NULL,
};

/* Letters 1 to 5 are of games. */
static const char *const letters[] = {
	"INSERT INTO inbox (id, source, uid, arrived, fetched, truncated, raw)"
	" SELECT id, 'maildir', 'of-' || id, 10, 10, 0, X'78' FROM game",
	"INSERT INTO inbox (id, source, uid, arrived, fetched, truncated, raw, hash)"
	" VALUES (6, 'maildir', '6', 10, 10, 0, X'78', NULL),"  /* about none */
	" (7, 'maildir', '7', 500, 500, 0, X'78', NULL),"       /* young */
	" (8, 'maildir', '8', 50, 50, 0, X'78', NULL),"         /* a stranger's */
	" (9, 'maildir', '9', 10, 10, 0, X'78', NULL),"         /* an older one */
	" (10, 'maildir', '10', 10, 10, 0, X'', zeroblob(32))," /* gone */
	" (11, 'maildir', '11', 10, 10, 0, X'', zeroblob(32))," /* the same */
	" (12, 'maildir', '12', 10, 10, 0, X'78', NULL)",       /* not judged */
	"INSERT INTO ledger (letter, at, verdict, code, reason, game, message_id,"
	" content, orders) SELECT id, 10, CASE WHEN id IN (8, 9, 11) THEN 'stranger'"
	" ELSE 'applied' END, '', '', CASE WHEN id <= 5 THEN id WHEN id = 7 THEN 1 END,"
	" '<' || id || '@x>', zeroblob(32), 'pass' FROM inbox WHERE id < 12",
	"INSERT INTO outbox (id, message_id, state, game, player, turn, seat, created,"
	" address, kind, subject, bytes) SELECT id, '<out-' || id || '@x>', 'sent', id,"
	" 1, 0, 0, 10, '', 'turn', '', X'78' FROM game",
	"INSERT INTO outbox (id, message_id, state, game, player, turn, seat, created,"
	" address, kind, subject, bytes, kept) VALUES"
	" (6, '<6@x>', 'sent', NULL, 1, 0, 0, 10, '', 'turn', '', X'78', 'whole'),"
	" (7, '<7@x>', 'sent', 1, 1, 0, 0, 500, '', 'turn', '', X'78', 'whole'),"
	" (8, '<8@x>', 'queued', 1, 1, 0, 0, 10, '', 'turn', '', X'78', 'whole'),"
	" (9, '<9@x>', 'sent', 1, 1, 0, 0, 10, '', 'turn', '', X'', 'gone')",
	"INSERT INTO notice (player, seat, outbox, at, kind, headline, text)"
	" SELECT 1, 0, id, 10, 'turn', '', '' FROM outbox",
	"INSERT INTO notice (id, player, seat, at, kind, headline, text)"
	" VALUES (99, 1, 0, 10, 'turn', '', '')",
	"INSERT INTO attachment SELECT id, 'a', 'b', X'78' FROM notice",
	"INSERT INTO bounce (outbox, kind, player, at, status) VALUES"
	" (1, 'hard', 1, 10, ''), (7, 'hard', 1, 500, '')",
	"INSERT INTO wish (player, also, written, asked, known, reached, sent, state)"
	" VALUES (1, 0, 'a@x', 10, 0, 0, 0, 'open'), (1, 0, '', 10, 0, 0, 0, 'done'),"
	" (2, 0, 'b@x', 500, 0, 0, 0, 'open')",
	"INSERT INTO suggestion (language, word, player, edition, at, reason, decided)"
	" VALUES ('en', 'qi', 1, '', 5, '', 10), ('en', 'za', 1, '', 5, '', 0),"
	" ('en', 'xu', 1, '', 5, '', 500)",
	NULL,
};

static void open_club(void)
{
	club_open(&g.c);
	g.ann = club_player(&g.c, "Ann");
	g.ben = club_player(&g.c, "Ben");
	for (int i = 0; i < 5; i++) {
		(void)club_game(&g.c, g.ann, g.ben);
	}
	two_kept_put(&g, games);
}

static void close_club(void)
{
	club_close(&g.c);
}

static void begin(void)
{
	must(store_begin(g.c.st, &g.c.err));
}

static void undo(void)
{
	store_rollback(g.c.st);
}

START_TEST(what_is_young_or_waits_is_kept)
{
	static const struct purge_times times = {
		.letters = 100, .games = 100, .strays = 20, .observers = 100};
	static const struct two_rows left[] = {
		{"observer WHERE game <> 1",                                      4    },
		{"observer",						      4    },
		{"preference WHERE game <> 1",                                    5    },
		{"preference",						    5    },
		{"plan WHERE game <> 1",					  4    },
		{"plan",							  4    },
		{"settling WHERE game <> 1",                                      4    },
		{"settling",						      4    },
		{"question WHERE game <> 1 AND choices <> '' AND state = 'open'", 4    },
		{"question WHERE choices <> ''",                                  4    },
		{"casefile WHERE game <> 1 AND text <> ''",                       4    },
		{"casefile WHERE text <> '' OR appeal <> ''",                     4    },
		{"inbox WHERE hash IS NULL AND id IN (2, 3, 4, 5, 7, 8, 12)",     7    },
		{"inbox WHERE hash IS NULL",                                      7    },
		{"outbox WHERE kept = 'whole' AND id IN (2, 3, 4, 5, 7, 8)",      6    },
		{"outbox WHERE kept = 'whole'",                                   6    },
		{"notice WHERE outbox IN (2, 3, 4, 5, 7, 8, 9)",                  7    },
		{"notice",							7 + 1},
		{"attachment WHERE notice = 99",                                  1    },
		{"attachment",						    1    },
		{"ledger WHERE orders <> '' AND letter NOT IN (1, 6, 9)",         8    },
		{"ledger WHERE orders <> ''",                                     8    },
		{"bounce WHERE outbox = 7",                                       1    },
		{"bounce",							1    },
		{"wish WHERE written = 'b@x' AND state = 'open'",                 1    },
		{"wish WHERE written <> ''",                                      1    },
		{"suggestion WHERE word <> 'qi'",                                 2    },
		{"suggestion",						    2    },
		{NULL,							    0    },
	};
	struct purge_counts n = {0};

	two_kept_put(&g, of_games);
	two_kept_put(&g, letters);
	must(purge_rows(g.c.st, &times, &n, &g.c.err));
	two_kept_are(&g, left);
	ck_assert_int_eq(n.letters, 2);
	ck_assert_int_eq(n.strays, 1);
	ck_assert_int_eq(n.sent, 2 + 1);
	ck_assert_int_eq(n.observers, 1);
	ck_assert_int_eq(n.wishes, 1);
	ck_assert_int_eq(n.suggestions, 1);
	ck_assert_int_eq(n.choices, 1 + 1 + 1 + 1 + 2);
}

/* From 10 on people who never answered; from 30 on players. */
static const char *const people[] = {
	"WITH RECURSIVE p(id) AS (SELECT 10 UNION ALL SELECT id + 1 FROM p"
	" WHERE id < 40) INSERT INTO player (id, name, name_key, language, confirmed,"
	" created) SELECT id, 'p' || id, 'p' || id, 'en', id >= 30, 10 FROM p",
	"DELETE FROM player WHERE id BETWEEN 22 AND 29 OR id IN (30, 40)",
	"UPDATE player SET confirmed = 1 - confirmed WHERE id IN (12, 33)",
	"UPDATE player SET forgotten = 5 WHERE id = 13",
	"UPDATE player SET created = 500 WHERE id IN (14, 34)",
	"INSERT INTO address SELECT name, name, id, id <> 32 FROM player WHERE id >= "
	"31",
	"INSERT INTO inbox (id, source, uid, arrived, fetched, truncated, raw)"
	" SELECT id, 'maildir', id, 10, 10, 0, X'78' FROM player WHERE id > 10",
	"INSERT INTO ledger (letter, at, verdict, code, reason, player, message_id,"
	" content, orders) SELECT id, CASE WHEN id IN (15, 35) THEN 500 ELSE 50 END,"
	" 'applied', '', '', id, '<' || id || '@x>', zeroblob(32), '' FROM player"
	" WHERE id IN (11, 15, 16, 17, 18, 31, 33, 35)",
	"INSERT INTO wish (player, also, written, asked, known, reached, sent, state,"
	" forget) VALUES (10, 0, '', 10, 0, 0, 0, 'open', 0),"
	" (10, 0, '', 10, 0, 1, 0, 'dropped', 0), (11, 0, '', 10, 0, 0, 0, 'open', 0),"
	" (15, 0, '', 10, 0, 0, 0, 'open', 0), (17, 1, '', 10, 0, 0, 0, 'open', 0),"
	" (18, 0, '', 10, 0, 0, 0, 'open', 1), (19, 0, '', 10, 0, 1, 0, 'open', 0)",
	"INSERT INTO outbox (message_id, state, player, turn, seat, created, address,"
	" kind, subject, bytes) VALUES ('<10@x>', 'sent', 10, 0, 0, 10, '', '', '',"
	" X''), ('<20@x>', 'sent', 20, 0, 0, 500, '', '', '', X'')",
	"INSERT INTO seat (game, seat, player, name, accepted, live) VALUES"
	" (1, 2, 31, '', 1, 0), (2, 2, 36, '', 1, 1), (2, 3, 21, '', 1, 1),"
	" (3, 2, 10, '', 1, 1), (3, 3, 37, '', 1, 0), (4, 2, 39, '', 1, 0),"
	" (5, 2, 10, '', 1, 0), (5, 3, 38, '', 1, 0)",
	NULL,
};

static void are(const int64_t *ids, size_t count, const int64_t *want, size_t wanted)
{
	for (size_t i = 0; i < count && i < wanted; i++) {
		ck_assert_int_eq(ids[i], want[i]);
	}
	ck_assert_uint_eq(count, wanted);
}

START_TEST(people_go_who_neither_answered_nor_may_yet)
{
	static const int64_t silent[] = {10, 11};
	int64_t *ids;
	size_t count;

	two_kept_put(&g, people);
	must(purge_silent(g.c.st, &g.c.arena, 100, &ids, &count, &g.c.err));
	are(ids, count, silent, COUNT(silent));
}

START_TEST(an_address_goes_of_who_neither_wrote_nor_played)
{
	static const int64_t idle[] = {31};
	int64_t *ids;
	size_t count;

	two_kept_put(&g, people);
	must(purge_idle(g.c.st, &g.c.arena, 100, &ids, &count, &g.c.err));
	are(ids, count, idle, COUNT(idle));
}

int main(void)
{
	tcase_add_unchecked_fixture(claims_case(), open_club, close_club);
	claims_fixture(begin, undo);
	return claims_run("nobody_purged");
}
