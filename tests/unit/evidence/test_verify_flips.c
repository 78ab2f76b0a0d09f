/* SPDX-License-Identifier: ISC */
/*
 * A value changed anywhere in the tables of games is found, or stands in the list below
 * with the reason why no game depends on it. A column that is new is in neither, and
 * fails here until it is one or the other.
 */
#include "adjudicator/clocks/reveal.h"
#include "adjudicator/evidence/verify.h"
#include "adjudicator/evidence/verify_ledger.h"
#include "adjudicator/record/seal.h"
#include "adjudicator/record/turnfile.h"
#include "tests/helpers/club/letter_club.h"
#include "tests/helpers/club/spoilt_file.h"
#include <check.h>
#include <stdlib.h>
#include <string.h>
#define COUNT(table) ((int)(sizeof(table) / sizeof((table)[0])))

static struct letter_club club;

static void must(bool done)
{
	ck_assert_msg(done, "%s", club.err.text);
}

static void says(int64_t player, int64_t game, const char *line)
{
	const struct our_letter *to = letter_club_latest(&club, player, game);
	struct heard_letter h;

	letter_club_hear(
		&club, letter_club_short(&club, &club.arena, player, to, view_of(line)),
		true, &h);
	ck_assert_msg(h.changed == (strcmp(line, "resign") != 0), "%s: %.*s", line,
		      VIEW_ARG(h.code)); /* that is asked once */
}

static void moves(int64_t game, const char *line)
{
	struct record *r = arena_take(&club.arena, sizeof *r);

	letter_club_load(&club, &club.arena, game, r);
	if (strcmp(line, "exchange") == 0) {
		struct buf b = buf_in(&club.arena);

		buf_str(&b, "exchange ");
		alphabet_write_tile(r->setup.alphabet, &b,
				    r->pos.rack[r->pos.to_move][0]);
		line = buf_cstr(&b);
	}
	says(r->match.seat[r->pos.to_move].player, game, line);
}

/* A small club: a game of two that was stirred, played, ended and, unless it waits,
 * revealed. */
static void play(bool waits)
{
	int64_t game;
	long told;

	letter_club_open(&club);
	club.stirred = true;
	game = letter_club_begin(&club, "classic", "challenge=void", "any", 7, true);
	says(club.ann, game, "accept luck: purple umbrella");
	says(club.ben, game, "accept");
	moves(game, "exchange");
	moves(game, "pass");
	moves(game, "resign");
	moves(game, "yes");
	club.context.now += waits ? 0 : INT64_C(30) * 86400;
	must(reveal_due(&club.context, &told, &club.err));
	ck_assert_int_eq(told, !waits);
	must(seal_keep(&club.context, &club.err));
	if (db_in_transaction(store_db(club.context.store))) {
		must(store_commit(club.context.store, &club.err));
	}
	must(db_exec(store_db(club.context.store),
		     "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON",
		     &club.err));
	must(store_begin(club.context.store, &club.err));
}

static void begin(void)
{
	play(false);
}

static void begin_waiting(void)
{
	play(true);
}

static void finish(void)
{
	store_rollback(club.context.store);
	letter_club_close(&club);
}

/* Nothing in a game depends on these. */
static const struct {
	const char *table, *column, *why;
} idle[] = {
	{"game",   "created",   "only shown: the first event has its own time"        },
	{"game",   "inviter",   "who asked for the game: it has begun since"          },
	{"seat",   "seat",      "seats are read in their order, whatever the numbers" },
	{"seat",   "live",      "in which lists of open games the seat stands"        },
	{"seat",   "asked",     "who was written to before the game began"            },
	{"seat",   "epoch",     "which secret reply addresses are good"               },
	{"seat",   "revoked",   "which letters of ours prove anything"                },
	{"inbox",  "uid",       "its name there"                                      },
	{"inbox",  "fetched",   "when it was taken over"                              },
	{"inbox",  "truncated", "its bytes count, however many there are"             },
	{"inbox",  "game",      "the event names the letter, not the letter the event"},
	{"inbox",  "player",    "likewise"					    },
	{"ledger", "told",      "whether the organiser has heard of it"               },
};

static bool depends(const char *table, const char *column)
{
	for (int i = 0; i < COUNT(idle); i++) {
		if (strcmp(idle[i].table, table) == 0 &&
		    strcmp(idle[i].column, column) == 0) {
			return false;
		}
	}
	return true;
}

static struct db_stmt *prepared(const char *sql)
{
	struct db_stmt *q;

	ck_assert_msg(db_prepare(store_db(club.context.store), sql, &q, &club.err),
		      "%s", club.err.text);
	return q;
}

/* A number, a text and bytes each with something else in them; NULL is left alone. */
struct value {
	enum { IS_NULL, IS_INT, IS_TEXT, IS_BLOB } kind;
	int64_t number;
	struct view bytes;
};

static struct value value_at(const char *table, const char *column, int64_t row)
{
	char *sql = arena_printf(&club.arena,
				 "SELECT typeof(%s), %s FROM %s WHERE rowid = $1",
				 column, column, table);
	struct db_stmt *q = prepared(sql);
	struct value v = {0};
	struct view type;

	db_bind_int(q, 1, row);
	ck_assert_int_eq(db_next(q), DB_ROW);
	type = db_text(q, 0, &club.arena);
	v.kind = view_is(type, "integer") ? IS_INT
		 : view_is(type, "text")  ? IS_TEXT
		 : view_is(type, "blob")  ? IS_BLOB
					  : IS_NULL;
	v.number = db_int(q, 1);
	v.bytes = db_blob(q, 1, &club.arena);
	db_finish(q);
	return v;
}

static struct value changed(struct value v, size_t part)
{
	size_t at = v.bytes.len * part / 4;

	v.number ^= 1;
	if (v.bytes.len > 0) {
		char *copy = arena_str(&club.arena, v.bytes);

		copy[at] ^= 1;
		v.bytes.at = copy;
	} else {
		v.bytes = view_of("x");
	}
	return v;
}

/* False: the table's own order forbids it, so no such row can be. */
static bool put(const char *table, const char *column, int64_t row,
		const struct value *v)
{
	char *sql = arena_printf(&club.arena, "UPDATE %s SET %s = $1 WHERE rowid = $2",
				 table, column);
	struct db_stmt *q = prepared(sql);
	bool done;

	if (v->kind == IS_INT) {
		db_bind_int(q, 1, v->number);
	} else if (v->kind == IS_TEXT) {
		db_bind_text(q, 1, v->bytes);
	} else {
		db_bind_blob(q, 1, v->bytes);
	}
	db_bind_int(q, 2, row);
	done = db_next(q) == DB_DONE;
	db_finish(q);
	return done;
}

static void ignore(void *arg, const struct ledger_fault *fault)
{
	(void)arg;
	(void)fault;
}

/* As `verify --all` looks: every game there is, and the ledger. */
static bool found(void)
{
	int64_t *ids;
	size_t count;
	struct err why = {0};
	struct verified_ledger ledger = {.arena = &club.arena, .tell = ignore};
	bool any = !verify_ledger(&club.context, &ledger, &why) || ledger.faults > 0;

	if (!match_list(club.context.store, &club.arena, &ids, &count, &club.err)) {
		return true;
	}
	for (size_t i = 0; i < count; i++) {
		struct verified v;
		struct err err = {0};

		any = any ||
		      !verify_game(&club.context, &club.arena, ids[i], &v, &err) ||
		      v.what != NULL;
	}
	return any;
}

static void change_row(const char *table, const char *column, int64_t row)
{
	struct value was = value_at(table, column, row);
	bool key = strcmp(column, "id") == 0 || /* is the row's number itself */
		   (strcmp(table, "ledger") == 0 && strcmp(column, "letter") == 0) ||
		   (strcmp(table, "result") == 0 && strcmp(column, "game") == 0);

	for (size_t part = 0; part < (was.kind == IS_INT ? 1 : 4); part++) {
		struct value now = changed(was, part);

		if (was.kind == IS_NULL || !put(table, column, row, &now)) {
			return;
		}
		ck_assert_msg(found(), "%s.%s can be changed unseen in row %lld", table,
			      column, (long long)row);
		ck_assert(put(table, column, key ? now.number : row, &was));
	}
}

/* Of letters those that have a verdict. */
static const struct {
	const char *name, *rows;
} tables[] = {
	{"game",        "SELECT rowid FROM game"       },
	{"seat",        "SELECT rowid FROM seat"       },
	{"event",       "SELECT rowid FROM event"      },
	{"inbox",       "SELECT rowid FROM inbox"      },
	{"ledger",      "SELECT rowid FROM ledger"     },
	{"result",      "SELECT rowid FROM result"     },
	{"result_seat", "SELECT rowid FROM result_seat"},
};

START_TEST(whatever_a_game_depends_on_is_proved)
{
	const char *table = tables[_i].name;
	char *columns = arena_printf(&club.arena,
				     "SELECT name FROM pragma_table_info('%s')", table);
	struct db_stmt *c = prepared(columns);

	ck_assert_msg(!found(), "the club is not sound");
	while (db_next(c) == DB_ROW) {
		const char *column = arena_str(&club.arena, db_text(c, 0, &club.arena));
		struct db_stmt *r = prepared(tables[_i].rows);

		while (depends(table, column) && db_next(r) == DB_ROW) {
			change_row(table, column, db_int(r, 0));
		}
		db_finish(r);
	}
	db_finish(c);
	ck_assert_msg(!found(), "a change was not taken back");
}
END_TEST

/* No row of these can be taken away; nor can all that speaks of a letter. */
static const char *const taken[] = {
	"DELETE FROM game",
	"DELETE FROM inbox WHERE id = 1",
	"DELETE FROM inbox WHERE id = (SELECT MAX(id) FROM inbox)",
	"DELETE FROM ledger WHERE letter = 1",
	"DELETE FROM ledger WHERE letter = (SELECT MAX(letter) FROM ledger)",
	"DELETE FROM ledger",
	"UPDATE ledger SET seal = NULL",
	"UPDATE ledger SET seal = zeroblob(64)",
	"DELETE FROM number WHERE name LIKE 'seal.%'",
	"UPDATE number SET value = 99 WHERE name = 'seal.from'",
	"UPDATE number SET value = value + 1 WHERE name LIKE 'seal.%'",
};

START_TEST(what_is_taken_away_is_missed)
{
	ck_assert_msg(!found(), "the club is not sound");
	must(db_exec(store_db(club.context.store), taken[_i], &club.err));
	ck_assert_msg(found(), "%s: unseen", taken[_i]);
	/* A run does not make it good. */
	must(seal_begin(&club.context, &club.err) &&
	     seal_keep(&club.context, &club.err));
	ck_assert_msg(found(), "%s: unseen behind a run", taken[_i]);
}
END_TEST

/* The secret is told in it, the luck and what was hidden. */
START_TEST(every_byte_of_its_file_counts)
{
	struct record *r = arena_take(&club.arena, sizeof *r);
	struct buf b = buf_in(&club.arena);
	char *file;

	letter_club_load(&club, &club.arena, club.game[0], r);
	must(record_export(&club.arena, r, (struct viewer){VIEWER_OBSERVER, 0}, &b,
			   &club.err));
	file = arena_str(&club.arena, buf_view(&b));
	ck_assert_ptr_nonnull(strstr(file, "\n@ luck 1 purple umbrella\n"));
	ck_assert_ptr_nonnull(strstr(file, "\n@ log reveal secret=07"));
	spoilt_file_is_found(club.context.lexica, file, 0, 1);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("verify_flips");
	TCase *t = tcase_create("verify_flips");
	TCase *waiting = tcase_create("a secret that waits");
	SRunner *runner = srunner_create(s);
	int failed;

	tcase_set_timeout(t, 0);
	tcase_add_checked_fixture(t, begin, finish);
	tcase_add_loop_test(t, whatever_a_game_depends_on_is_proved, 0, COUNT(tables));
	tcase_add_loop_test(t, what_is_taken_away_is_missed, 0, COUNT(taken));
	tcase_add_test(t, every_byte_of_its_file_counts);
	suite_add_tcase(s, t);
	tcase_set_timeout(waiting, 0);
	tcase_add_checked_fixture(waiting, begin_waiting, finish);
	tcase_add_loop_test(waiting, whatever_a_game_depends_on_is_proved, 0, 1);
	suite_add_tcase(s, waiting);
	srunner_run_all(runner, CK_NORMAL);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
