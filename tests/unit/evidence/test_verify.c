/* SPDX-License-Identifier: ISC */
/* Whatever an event of a stored game says came of an order is computed again: changed
 * in the database it is named. RANDOM_GAME=17 takes the 17th game alone. */
#include <ctype.h>
#include <string.h>

#include "adjudicator/evidence/verify.h"
#include "adjudicator/record/turnfile.h"
#include "formats/text/line.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/spoilt_file.h"
#include "tests/helpers/random/random_club.h"

enum { GAMES = 8, CHANGES = 40, LONG_FILES = 2 };

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

	ck_assert_msg(verify_game(&rc.context, &rc.arena, game, &v, &rc.club.err), "%s",
		      rc.club.err.text);
	return v;
}

/* No event can be changed without breaking the chain behind it. */
static bool chain_breaks(int64_t game)
{
	struct verified v;

	ck_assert_msg(verify_chain(&rc.context, &rc.arena, game, &v, &rc.club.err),
		      "%s", rc.club.err.text);
	return v.what != NULL;
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
	ck_assert(chain_breaks(ch->game));
	keep_text(ch, arena_str(&rc.arena, row->text));
	ck_assert(!chain_breaks(ch->game));
}

static long change_row(struct change *ch, const struct match_event *row)
{
	struct lines lines = lines_of(row->text);
	struct view line;
	long changes = 0;

	ch->row = row->n;
	while (line_next(&lines, &line)) {
		for (int i = 0; i < COUNT(outcomes); i++) {
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

/* ------------------------------------------------------------------- files */

static struct verified as_file(struct arena *arena, struct view text)
{
	struct verified v;
	struct err err = {0};

	ck_assert_msg(verify_file(rc.c.lexica, arena, text, "t", &v, &err), "%s",
		      err.text);
	return v;
}

static void order(struct record *r, const char *line)
{
	struct table t =
		table_over(&rc.arena, &r->pos, RANDOM_START + r->match.events, true);
	struct order o;

	ck_assert(order_read(&rc.arena, view_of(line), &o));
	ck_assert_msg(table_judge(&t, t.pos.to_move, &o) == OUTCOME_APPLIED, "%s",
		      line);
	t.letter = club_letter(&rc.club, line);
	ck_assert_msg(record_append(&rc.arena, r, &t, &rc.club.err), "%s",
		      rc.club.err.text);
}

/* Short, with something of everything: a play, an exchange, its hidden tiles, the end.
 */
static char *short_game(void)
{
	struct record *r = arena_take(&rc.arena, sizeof *r);
	struct dice d = {.state = 1};
	struct buf b = buf_in(&rc.arena);

	ck_assert_ptr_null(random_club_start(&rc, &d,
					     "Game: classic\nOptions: challenge=void\n"
					     "Player: Ann\nPlayer: Ben\n"
					     "Rack Ann: C A T S E E D\n"
					     "Rack Ben: O N E S E E D\n",
					     r));
	order(r, "8H CAT");
	order(r, "exchange E D");
	order(r, "resign");
	ck_assert(record_export(&rc.arena, r, (struct viewer){VIEWER_OPERATOR, 0}, &b,
				&rc.club.err));
	return arena_str(&rc.arena, buf_view(&b));
}

START_TEST(every_byte_of_a_file_counts)
{
	char *file = short_game();
	struct verified v = as_file(&rc.arena, view_of(file));

	ck_assert_msg(v.what == NULL, "%s", v.what);
	ck_assert(v.judged);
	spoilt_file_is_found(rc.c.lexica, file, 0, 1);
}

/* Of long games a byte here and there. */
START_TEST(bytes_of_long_files_count)
{
	for (long i = 1; i <= LONG_FILES; i++) {
		struct record *r = arena_take(&rc.arena, sizeof *r);
		struct buf b = buf_in(&rc.arena);
		const char *head;
		char *file;

		ck_assert_ptr_null(
			random_club_play(&rc, &random_kinds[_i], i, &head, r));
		ck_assert(record_export(&rc.arena, r,
					(struct viewer){VIEWER_OPERATOR, 0}, &b,
					&rc.club.err));
		file = arena_str(&rc.arena, buf_view(&b));
		spoilt_file_is_found(rc.c.lexica, file, (size_t)i, b.len / 25 + 1);
	}
}

START_TEST(a_file_without_its_end_is_found)
{
	char *file = short_game();
	size_t lines = 0;

	for (size_t len = strlen(file) - 1; len > 0; len--) {
		struct verified v;

		if (file[len] != '\n' || len + 1 == strlen(file)) {
			continue;
		}
		v = as_file(&rc.arena, view_from(file, len + 1));
		ck_assert_msg(v.what != NULL || v.events == 0,
			      "the file can end behind %.*s", (int)len, file);
		lines++;
	}
	ck_assert_uint_gt(lines, 20);
}

int main(void)
{
	claims_timeout(0);
	claims_fixture(begin, finish);
	claims_times(what_came_of_an_order_cannot_be_changed_unseen, 0, RANDOM_PLAIN);
	claims_times(bytes_of_long_files_count, 0, RANDOM_KINDS);
	return claims_run("verify");
}
