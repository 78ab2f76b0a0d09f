/* SPDX-License-Identifier: ISC */
/* What a player is told of all that is kept about him is nothing of another's. */
#include "adjudicator/store/exchange.h"
#include "adjudicator/store/personal_data.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/two_kept.h"

static struct two_games g;

static void must(bool done)
{
	ck_assert_msg(done, "%s", g.c.err.text);
}

/* A letter that was judged as Ann's, at 500, and what else it says of it. */
static void judged(const char *verdict, const char *more)
{
	struct ledger_row row = {.verdict = view_of(verdict), .player = g.ann};
	const char *sql[2] = {NULL};

	row.letter = club_letter(&g.c, "pass");
	row.message_id = view_of(
		arena_printf(&g.c.arena, "<said-%lld@x>", (long long)row.letter));
	must(ledger_add(g.c.st, &row, &g.c.err));
	sql[0] = arena_printf(&g.c.arena, "UPDATE inbox SET %s WHERE id = %lld", more,
			      (long long)row.letter);
	two_kept_put(&g, sql);
}

/* Of all those that are told the oldest came at 500; those that are not are older. */
static void open_club(void)
{
	static const char *const more[] = {
		"UPDATE inbox SET arrived = CASE WHEN id IN (SELECT letter FROM ledger"
		" WHERE player = 1) THEN 500 ELSE 100 END",
		"UPDATE outbox SET created = CASE WHEN player = 1 AND state = 'sent'"
		" THEN 600 ELSE 90 END",
		"INSERT INTO outbox (message_id, state, player, turn, seat, created,"
		" address, kind, subject, bytes, kept) VALUES ('<gone@x>', 'sent', 1, "
		"0,"
		" 0, 80, '', 'turn', '', X'', 'gone')",
		"UPDATE seat SET live = 0 WHERE game <> 1",
		"INSERT INTO seat (game, seat, player, name, accepted, live)"
		" VALUES (6, 2, 2, 'Ben', 1, 1)",
		NULL,
	};

	two_games_open(&g);
	two_games_more(&g);
	two_kept(&g);
	two_kept_put(&g, more);
	judged("stranger", "arrived = 50");
	judged("applied", "arrived = 50, source = 'operator'");
	judged("applied", "arrived = 50, hash = zeroblob(32)");
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

START_TEST(no_list_has_a_row_of_anothers)
{
	static const size_t rows[PERSONAL_KINDS_] = {
		[PERSONAL_CHOICES] = 3, [PERSONAL_SUGGESTIONS] = 1,
		[PERSONAL_PUZZLES] = 1, [PERSONAL_WATCHED] = 3,
		[PERSONAL_WISHES] = 1,  [PERSONAL_GAMES] = 4,
		[PERSONAL_LEAVE] = 1,   [PERSONAL_SEASONS] = 1,
		[PERSONAL_LUCK] = 1,    [PERSONAL_DUPLICATE] = 1};

	for (enum personal_kind k = 0; k < PERSONAL_KINDS_; k++) {
		struct personal_list list;

		must(personal_rows(g.c.st, &g.c.arena, g.ann, k, &list, &g.c.err));
		ck_assert_msg(list.count == rows[k], "%d: %zu", (int)k, list.count);
		for (size_t i = 0; i < list.count; i++) {
			ck_assert(list.row[i].game != 6);
			ck_assert_uint_ge(view_find_text(list.row[i].value, "Ben"),
					  list.row[i].value.len);
		}
	}
}

/* A place in a season for which one gave no words is none that has any. */
START_TEST(what_was_left_empty_is_not_told)
{
	static const char *const empty[] = {"UPDATE entrant SET luck = ''", NULL};
	struct personal_list list;

	two_kept_put(&g, empty);
	must(personal_rows(g.c.st, &g.c.arena, g.ann, PERSONAL_LUCK, &list, &g.c.err));
	ck_assert_uint_eq(list.count, 0);
}

START_TEST(no_letter_is_anothers)
{
	struct ledger_brief *all;
	struct exchange both = {0};
	size_t count, ours = 0;

	must(personal_ledger(g.c.st, &g.c.arena, g.ann, &all, &count, &g.c.err));
	ck_assert_uint_eq(count, 5);
	must(exchange_all(g.c.st, &g.c.arena, g.ann, &both, &g.c.err));
	for (size_t i = 0; i < both.count; i++) {
		ours += both.letter[i].ours;
		ck_assert_int_eq(both.letter[i].at, both.letter[i].ours ? 600 : 500);
	}
	ck_assert_uint_eq(ours, 2);
	ck_assert_uint_eq(both.count, 4);
}

static void counts(struct personal_counts *n)
{
	*n = (struct personal_counts){0};
	must(personal_count(g.c.st, g.ann, n, &g.c.err));
}

START_TEST(no_count_counts_what_is_anothers)
{
	struct personal_counts n;

	counts(&n);
	ck_assert_int_eq(n.addresses, 2);
	ck_assert_int_eq(n.games, 3);
	ck_assert_int_eq(n.open, 1);
	ck_assert_int_eq(n.theirs, 2);
	ck_assert_int_eq(n.ours, 2);
	ck_assert_int_eq(n.oldest, 500);
	ck_assert_int_eq(n.notes, 1);
	ck_assert_int_eq(n.choices, 2);
	ck_assert_int_eq(n.suggestions, 1);
	ck_assert_int_eq(n.watched, 3);
	ck_assert_int_eq(n.seasons, 1);
}

/* Where none of Ann's own stands in the way, another's would be the oldest. */
START_TEST(no_letter_of_anothers_is_the_oldest)
{
	static const char *const none[] = {
		"UPDATE ledger SET player = 2 WHERE player = 1", NULL};
	struct personal_counts n;

	two_kept_put(&g, none);
	counts(&n);
	ck_assert_int_eq(n.theirs, 0);
	ck_assert_int_eq(n.oldest, 600);
}

int main(void)
{
	tcase_add_unchecked_fixture(claims_case(), open_club, close_club);
	claims_fixture(begin, undo);
	return claims_run("nobody_told");
}
