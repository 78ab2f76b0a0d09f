/* SPDX-License-Identifier: ISC */
/* Who is forgotten takes nothing with him that is another's. */
#include "adjudicator/store/forget.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/two_kept.h"

static struct two_games g;

static void must(bool done)
{
	ck_assert_msg(done, "%s", g.c.err.text);
}

static int64_t said(int64_t player, const char *verdict)
{
	struct ledger_row row = {.verdict = view_of(verdict),
				 .player = player,
				 .orders = view_of("pass")};

	row.letter = club_letter(&g.c, "pass");
	row.message_id = view_of(
		arena_printf(&g.c.arena, "<said-%lld@x>", (long long)row.letter));
	must(ledger_add(g.c.st, &row, &g.c.err));
	return row.letter;
}

static void open_club(void)
{
	two_games_open(&g);
	two_games_more(&g);
	two_kept(&g);
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

static void forget(void)
{
	must(forget_name(g.c.st, &g.c.arena, g.ann, view_of("Nobody"), 500, &g.c.err));
	must(forget_rows(g.c.st, &g.c.arena, g.ann, &g.c.err));
}

START_TEST(what_is_anothers_is_kept)
{
	static const struct two_rows left[] = {
		{"player WHERE forgotten = 0 AND name <> 'Nobody'",               2},
		{"player WHERE id = 1 AND forgotten = 500 AND salt IS NULL",      1},
		{"seat WHERE name = 'Nobody'",                                    3},
		{"seat_past WHERE name = 'Ben'",                                  1},
		{"seat_past WHERE name = 'Ann'",                                  0},
		{"seat_offer WHERE player = 2 AND state = 'open'",                2},
		{"seat_offer WHERE referee = 2 AND because = 'away'",             1},
		{"seat_offer WHERE state = 'open'",                               3},
		{"plan",							  3},
		{"settling",						      3},
		{"question WHERE state = 'open'",                                 2},
		{"wish WHERE written = 'Ben@new' AND state = 'open'",             1},
		{"wish WHERE player = 1 AND written <> ''",                       0},
		{"address",						       3},
		{"preference",						    4},
		{"leave WHERE player = 2",                                        1},
		{"leave",							 1},
		{"entrant WHERE luck = 'Ben luck'",                               1},
		{"entrant WHERE luck <> ''",                                      1},
		{"puzzle_answer",						 1},
		{"suggestion",						    1},
		{"observer",						      3},
		{"bounce",							2},
		{"attachment",						    2},
		{"notice",							2},
		{"stopped",						       1},
		{"referee",						       1},
		{"casefile WHERE second = 2",                                     1},
		{"casefile WHERE second = 1",                                     1},
		{"casefile WHERE referee = 2",                                    1},
		{"casefile WHERE claimant = 2 AND text = 'c' AND appeal = 'a'",   2},
		{"casefile WHERE text <> '' OR appeal <> ''",                     2},
		{"number WHERE name LIKE 'held.1%'",                              1},
		{"number WHERE name = 'held.2' OR name = 'held.2.3'",             2},
		{"number WHERE name = 'digest.2' OR name = 'zone.2'",             2},
		{"ledger WHERE player = 2 AND orders <> '' AND message_id <> ''", 3},
		{"ledger WHERE player = 1 AND orders <> ''",                      0},
		{"inbox WHERE hash IS NULL",                                      3},
		{"outbox WHERE player = 2 AND kept = 'whole'",                    5},
		{"outbox WHERE player = 1 AND kept = 'whole'",                    0},
		{"outbox WHERE player IS NULL AND kept = 'whole'",                1},
		{NULL,							    0},
	};

	forget();
	two_kept_are(&g, left);
}

/* With and without a verdict; one that had gone is as it was. */
START_TEST(all_letters_that_are_known_to_be_his_go)
{
	static const char *const ordered[] = {
		"UPDATE inbox SET player = 1 WHERE id IN (SELECT MAX(id) FROM inbox)",
		NULL};
	struct hash was, is;
	int64_t gone = said(g.ann, "stranger"), waits;

	must(inbox_hash(g.c.st, gone, &was, &g.c.err));
	must(inbox_reduce(g.c.st, gone, &g.c.err));
	waits = club_letter(&g.c, "resign");
	two_kept_put(&g, ordered);
	forget();
	must(inbox_hash(g.c.st, gone, &is, &g.c.err));
	ck_assert_mem_eq(was.byte, is.byte, HASH_BYTES);
	two_kept_are(&g, (const struct two_rows[]){
				 {arena_printf(&g.c.arena,
                                  "inbox WHERE id = %lld"
					       " AND hash IS NULL", (long long)waits),
				  0},
				 {"inbox WHERE hash IS NULL",                       3                             },
				 {NULL,0}
        });
}

START_TEST(games_are_those_that_he_sits_or_sat_in_or_watches)
{
	int64_t *ids;
	size_t count;

	must(forget_games(g.c.st, &g.c.arena, g.ann, &ids, &count, &g.c.err));
	ck_assert_uint_eq(count, 5);
	for (size_t i = 0; i < count; i++) {
		ck_assert_int_eq(ids[i], (int64_t)i + 1);
	}
}

int main(void)
{
	tcase_add_unchecked_fixture(claims_case(), open_club, close_club);
	claims_fixture(begin, undo);
	return claims_run("nobody_forgotten");
}
