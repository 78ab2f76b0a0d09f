/* SPDX-License-Identifier: ISC */
/* Who is forgotten leaves games that are proved as before, and no trace of himself. */
#include <string.h>

#include "adjudicator/evidence/export.h"
#include "adjudicator/evidence/verify.h"
#include "adjudicator/players/forget.h"
#include "adjudicator/players/privacy.h"
#include "adjudicator/system/file.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"

enum { MOST = 64 << 20 };

static struct letter_club c;

static void set_up(void)
{
	c.context.config = &c.config;
}

/* From that player, with his answer's body as it stands; kept. */
static void says(int64_t player, int64_t game, const char *body)
{
	struct heard_letter heard;
	const struct our_letter *to = letter_club_latest(&c, player, game);

	letter_club_hear(&c, letter_club_short(&c, &c.arena, player, to, view_of(body)),
			 true, &heard);
	ck_assert_str_ne(arena_str(&c.scratch, heard.verdict), "stranger");
	letter_club_write(&c);
}

static int64_t played_game(void)
{
	int64_t game = letter_club_begin(&c, "angrywords", "", "any", 3, false);

	letter_club_write(&c);
	says(c.ann, game, "note: my own secret");
	says(c.ben, game, "say: have fun, ann");
	says(c.ann, game, "resign");
	says(c.ann, game, "yes");
	return game;
}

/* The club works in one transaction that it throws away; here it is kept. */
static void keep(void)
{
	ck_assert_msg(store_commit(c.context.store, &c.err), "%s", c.err.text);
	ck_assert_msg(db_exec(store_db(c.context.store),
			      "PRAGMA wal_checkpoint(TRUNCATE)", &c.err),
		      "%s", c.err.text);
	ck_assert(store_begin(c.context.store, &c.err));
}

static void forget(int64_t player)
{
	keep();
	ck_assert_msg(forget_player(&c.context, &c.arena, player, FORGET_ASKED, &c.err),
		      "%s", c.err.text);
	keep();
}

/* What is wrong with it; empty: nothing. */
static const char *fault(int64_t game)
{
	struct verified v;

	ck_assert_msg(verify_game(&c.context, &c.arena, game, &v, &c.err), "%s",
		      c.err.text);
	return v.what == NULL ? "" : v.what;
}

START_TEST(a_game_is_proved_as_before)
{
	int64_t game = played_game();
	struct match_event *row;
	struct hash before[64];
	size_t rows;

	ck_assert(match_events(c.context.store, &c.arena, game, &row, &rows, &c.err));
	for (size_t i = 0; i < rows; i++) {
		if (row[i].letter != 0) {
			ck_assert(inbox_hash(c.context.store, row[i].letter, &before[i],
					     &c.err));
		}
	}
	ck_assert_str_eq(fault(game), "");
	forget(c.ann);
	ck_assert_str_eq(fault(game), "");
	for (size_t i = 0; i < rows; i++) {
		struct inbox_letter in = {0};
		struct hash now;

		if (row[i].letter == 0) {
			continue;
		}
		ck_assert(inbox_hash(c.context.store, row[i].letter, &now, &c.err));
		ck_assert_mem_eq(now.byte, before[i].byte, HASH_BYTES);
		ck_assert(inbox_get(c.context.store, &c.arena, row[i].letter, &in,
				    &c.err));
		ck_assert_uint_eq(in.raw.len, 0);
	}
}

/* All that the club's files hold of it, in any case. */
static size_t traces(const char *what)
{
	static const char *const files[] = {"club.db", "club.db-wal"};
	size_t found = 0;

	for (int k = 0; k < COUNT(files); k++) {
		struct view bytes = {0};
		size_t n = strlen(what);

		if (!file_read(&c.arena,
			       arena_printf(&c.arena, "%s/%s", c.dir, files[k]), MOST,
			       &bytes)) {
			continue;
		}
		for (size_t i = 0; i + n <= bytes.len; i++) {
			found += view_is_nocase(view_part(bytes, i, n), what);
		}
	}
	return found;
}

/* The server takes every letter that waits. */
static void all_leave(void)
{
	struct outbox_letter o = {.id = 0};

	do {
		ck_assert(outbox_next(c.context.store, &c.arena, o.id, c.context.now,
				      &o, &c.err));
		ck_assert(o.id == 0 ||
			  outbox_sent(c.context.store, o.id, c.context.now, &c.err));
	} while (o.id != 0);
}

START_TEST(no_byte_of_the_address_is_left_in_the_files)
{
	struct player ann;

	(void)played_game();
	keep();
	ck_assert(player_by_id(c.context.store, &c.arena, c.ann, &ann, &c.err));
	ck_assert_uint_gt(traces(arena_str(&c.arena, ann.address)), 0);
	ck_assert_uint_gt(traces("my own secret"), 0);
	forget(c.ann);
	/* The last letter waits for the server; then it is gone, too. */
	ck_assert_uint_gt(traces(arena_str(&c.arena, ann.address)), 0);
	all_leave();
	keep();
	ck_assert_uint_eq(traces(arena_str(&c.arena, ann.address)), 0);
	ck_assert_uint_eq(traces("my own secret"), 0);
}

/* Keys and signatures are random, and may spell a name among others of their signs. */
static bool names(struct buf *text, const char *name)
{
	static const char signs[] = "abcdefghijklmnopqrstuvwxyz"
				    "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+/=";
	const char *begin = buf_cstr(text);
	const char *at = begin;

	while ((at = strstr(at, name)) != NULL) {
		const char *end = at + strlen(name);

		if ((at == begin || strchr(signs, at[-1]) == NULL) &&
		    (*end == '\0' || strchr(signs, *end) == NULL)) {
			return true;
		}
		at = end;
	}
	return false;
}

START_TEST(the_others_keep_their_view_and_their_letters)
{
	int64_t game = played_game();
	struct record *r = arena_take(&c.arena, sizeof *r);
	struct export_letters x = {.player = &c.ben, .players = 1, .most = MOST};
	struct buf turns = buf_in(&c.arena);
	struct buf mbox = buf_in(&c.arena);
	bool any;

	forget(c.ann);
	letter_club_load(&c, &c.arena, game, r);
	ck_assert_str_eq(arena_str(&c.arena, r->setup.name[0]),
			 arena_printf(&c.arena, "Player %lld", (long long)c.ann));
	ck_assert(export_record(&turns, r, (struct viewer){VIEWER_PLAYER, 1},
				EXPORT_TURNS, &c.err));
	ck_assert(names(&turns, "Ben") && !names(&turns, "Ann"));
	ck_assert(export_letters(&mbox, r, &x, &c.err));
	ck_assert(!names(&mbox, "Ann"));
	ck_assert(outbox_again(c.context.store, c.ben, game, &any, &c.err));
}

/* As an operator's mistake, or a full disk, may end it. */
START_TEST(it_is_done_all_or_not_at_all)
{
	int64_t game = played_game();
	struct player ann;

	ck_assert_str_eq(fault(game), "");
	keep();
	ck_assert(forget_player(&c.context, &c.arena, c.ann, FORGET_ASKED, &c.err));
	store_rollback(c.context.store);
	ck_assert(store_begin(c.context.store, &c.err));
	ck_assert(player_by_id(c.context.store, &c.arena, c.ann, &ann, &c.err));
	ck_assert_uint_gt(ann.address.len, 0);
	ck_assert_int_eq(ann.forgotten, 0);
	ck_assert_uint_gt(traces("my own secret"), 0);
	ck_assert_str_eq(fault(game), "");
}

START_TEST(letters_that_went_with_age_leave_a_game_that_is_proved)
{
	int64_t game = played_game();
	struct purge_counts n;
	struct export_letters x = {.player = &c.ben, .players = 1, .most = MOST};
	struct record *r = arena_take(&c.arena, sizeof *r);
	struct buf mbox = buf_in(&c.arena);

	all_leave();
	ck_assert_str_eq(fault(game), "");
	c.config.protest_time = 14 * 86400L;
	c.config.keep_letters = 90 * 86400L;
	c.config.keep_strays = c.config.keep_observers = 30 * 86400L;
	c.config.keep_unanswered = c.config.keep_players = 3650 * 86400L;
	c.context.now += 103 * 86400L;
	ck_assert_msg(keeping_purge(&c.context, &n, &c.err), "%s", c.err.text);
	ck_assert_int_eq(n.letters, 0);
	c.context.now += 2 * 86400L;
	ck_assert_msg(keeping_purge(&c.context, &n, &c.err), "%s", c.err.text);
	ck_assert_int_eq(n.letters, 4);
	ck_assert_int_gt(n.sent, 0);
	ck_assert_str_eq(fault(game), "");
	letter_club_load(&c, &c.arena, game, r);
	ck_assert(export_letters(&mbox, r, &x, &c.err));
	ck_assert_uint_eq(mbox.len, 0);
}

int main(void)
{
	letter_club_fixture(&c);
	claims_fixture(set_up, NULL);
	return claims_run("forget");
}
