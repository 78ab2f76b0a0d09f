/* SPDX-License-Identifier: ISC */
/* Whatever an event of a stored game says came of an order is computed again: changed
 * in the database it is named. RANDOM_GAME=17 takes the 17th game alone. */
#include <check.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adjudicator/verify.h"
#include "formats/text/line.h"
#include "tests/unit/random_club.h"

enum { GAMES = 8, CHANGES = 40 };

static struct random_club rc;

static void begin(void)
{
	random_club_open(&rc);
	ck_assert(store_begin(rc.club.st, &rc.club.err));
}

static void finish(void)
{
	store_rollback(rc.club.st);
	random_club_close(&rc);
}

/* What an event says that its order did not. */
static const char *const outcomes[] = {
	" score=",  " bonus=",  " words=",  " q=",       " pos=",
	" upheld=", " owes=",   " until=",  " unknown=", " points=",
	" reason=", " adjust=", " winners="};

struct change {
	long number; /* of the game */
	const char *kind;
	int64_t game;
	long row;
	struct view line;
	const char *text; /* of the row, changed */
};

static void keep_text(const struct change *ch, const char *text)
{
	char *sql = arena_printf(&rc.arena,
				 "UPDATE event SET text = '%s' WHERE game = %lld AND "
				 "n = %ld",
				 text, (long long)ch->game, ch->row);

	ck_assert_msg(db_exec(store_db(rc.club.st), sql, &rc.club.err), "%s",
		      rc.club.err.text);
}

static struct verified verified(int64_t game)
{
	struct verified v;

	ck_assert_msg(verify_game(&rc.desk, &rc.arena, game, &v, &rc.club.err), "%s",
		      rc.club.err.text);
	return v;
}

static char other(char c)
{
	return (char)(isdigit((unsigned char)c) ? (c == '9' ? '0' : c + 1)
		      : c == 'A'                ? 'B'
		      : c == 't'                ? 's'
		      : c == 'Z'                ? 'X'
						: 'A');
}

/* The text with the last character of that field's value changed, or NULL. The last
 * time that was given decides nothing yet. */
static char *changed(struct view text, struct view line, const char *field)
{
	size_t at = view_find_text(line, field);
	size_t offset = (size_t)(line.at - text.at);
	struct view rest = view_part(line, at + 1, line.len);
	struct view word = view_word(&rest);
	char *copy;
	size_t last;

	if (at == line.len) {
		return NULL;
	}
	last = offset + (size_t)(word.at - line.at) + word.len - 1;
	last -= text.at[last] == 'Z' ? 1 : 0;
	copy = arena_str(&rc.arena, text);
	copy[last] = other(copy[last]);
	return copy;
}

static bool clock_alone(struct view text)
{
	return view_find(text, '\n') == text.len && view_starts(text, "clock ");
}

static void names_it(const struct change *ch, const struct match_event *row)
{
	struct verified v;

	keep_text(ch, ch->text);
	v = verified(ch->game);
	ck_assert_msg(
		v.what != NULL,
		"RANDOM_GAME=%ld (%s): event %ld can be changed unseen:\n%s\nfor\n"
		"%.*s",
		ch->number, ch->kind, ch->row, ch->text, VIEW_ARG(row->text));
	keep_text(ch, arena_str(&rc.arena, row->text));
}

static long change_row(struct change *ch, const struct match_event *row)
{
	struct lines lines = lines_of(row->text);
	struct view line;
	long changes = 0;

	ch->row = row->n;
	while (line_next(&lines, &line)) {
		for (size_t i = 0; i < sizeof outcomes / sizeof outcomes[0]; i++) {
			ch->text = changed(row->text, line, outcomes[i]);
			if (ch->text != NULL) {
				names_it(ch, row);
				changes++;
			}
		}
	}
	return changes;
}

static long change_game(const struct random_kind *kind, long number)
{
	struct record *r = arena_take(&rc.arena, sizeof *r);
	struct change ch = {.number = number, .kind = kind->name};
	struct dice d = {.state = (uint64_t)number};
	struct match_event *row;
	const char *head;
	const char *wrong = random_club_play(&rc, kind, number, &head, r);
	size_t rows;
	long changes = 0;

	ck_assert_msg(wrong == NULL, "%s", wrong);
	ch.game = r->match.id;
	ck_assert(match_events(rc.club.st, &rc.arena, ch.game, &row, &rows,
			       &rc.club.err));
	ck_assert_ptr_null(verified(ch.game).what);
	for (int i = 0; i < CHANGES; i++) {
		size_t n = 1 + dice_roll(&d, (uint32_t)rows - 1);

		if (!clock_alone(row[n].text)) {
			changes += change_row(&ch, &row[n]);
		}
		if (changes >= CHANGES) {
			break;
		}
	}
	arena_reset(&rc.arena);
	arena_reset(&rc.c.arena);
	return changes;
}

START_TEST(what_came_of_an_order_cannot_be_changed_unseen)
{
	long one = random_wanted("RANDOM_GAME", 0);
	long last = one > 0 ? one : random_wanted("RANDOM_GAMES", GAMES);
	long changes = 0;

	for (long i = one > 0 ? one : 1; i <= last; i++) {
		changes += change_game(&random_kinds[_i], i);
	}
	ck_assert_int_gt(changes, last - one);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("verify");
	TCase *t = tcase_create("verify");
	SRunner *runner = srunner_create(s);
	int failed;

	tcase_set_timeout(t, 0);
	tcase_add_checked_fixture(t, begin, finish);
	tcase_add_loop_test(t, what_came_of_an_order_cannot_be_changed_unseen, 0,
			    RANDOM_PLAIN);
	suite_add_tcase(s, t);
	srunner_run_all(runner, CK_NORMAL);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
