/* SPDX-License-Identifier: ISC */

#include <string.h>

#include "adjudicator/crypto/record_chain.h"
#include "adjudicator/games/tiles_text.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"

static struct letter_club c;
static int64_t game;

static void set_up(void)
{
	game = letter_club_begin(&c, "angrywords", "", "any", 3, false);
}

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

static struct view hear(int64_t player, const char *order)
{
	struct view raw =
		letter_club_short(&c, &c.arena, player,
				  letter_club_latest(&c, player, game), view_of(order));
	struct heard_letter heard;

	letter_club_hear(&c, raw, true, &heard);
	ck_assert_msg(heard.changed, "%s: %.*s", order, VIEW_ARG(heard.code));
	return raw;
}

/* Ann's first tile. */
static const char *exchange(void)
{
	struct record *r = arena_take(&c.arena, sizeof *r);
	struct buf b = buf_in(&c.arena);

	letter_club_load(&c, &c.arena, game, r);
	buf_str(&b, "exchange ");
	tiles_write(r->setup.alphabet, &b, r->pos.rack[0], 1);
	return buf_cstr(&b);
}

static struct match_event *rows(size_t *count)
{
	struct match_event *row;

	must(match_chain(c.context.store, &c.arena, game, &row, count, &c.err));
	return row;
}

/* Every head, made anew from the rows and the letters as they came: `raw` are those of
 * the last rows. */
static void expect_chain(const struct view *raw, size_t letters)
{
	uint8_t seed[HASH_BYTES];
	struct hash head = chain_start(game);
	size_t count;
	struct match_event *row = rows(&count);

	memset(seed, 3, sizeof seed);
	for (size_t i = 0; i < count; i++) {
		struct chain_row link = {.n = (long)i + 1,
					 .at = row[i].at,
					 .text = row[i].text,
					 .hidden = row[i].hidden};
		struct buf entry = buf_in(&c.arena);
		struct hash letter;

		if (i + letters >= count) {
			letter = hash_of(raw[i + letters - count]);
			link.letter = &letter;
		}
		chain_entry(&entry, &link, seed);
		head = chain_next(&head, buf_view(&entry));
		ck_assert_msg(row[i].chained, "row %zu has no head", i + 1);
		ck_assert_msg(memcmp(row[i].head.byte, head.byte, HASH_BYTES) == 0,
			      "row %zu has another head", i + 1);
	}
}

START_TEST(every_row_has_its_head)
{
	struct view raw[2];
	size_t count;

	raw[0] = hear(c.ann, exchange());
	raw[1] = hear(c.ben, "pass");
	ck_assert_uint_gt(rows(&count)[2].hidden.len, 0);
	ck_assert_uint_eq(count, 4);
	expect_chain(raw, 2);
}

/* The record of a game does not say who played it, once the salts are gone. */
START_TEST(names_stand_salted_in_the_row_that_begins_the_game)
{
	size_t count;
	struct match_event *row = rows(&count);
	struct view line = view_cut(&row[1].text, '\n');
	struct event e;
	struct record r;
	static const char *const names[] = {"Ann", "Ben"};

	must(event_read(&e, line, (struct view){0}, &c.err));
	ck_assert_int_eq(e.kind, EVENT_NAMES);
	letter_club_load(&c, &c.arena, game, &r);
	for (size_t i = 0; i < r.match.seats; i++) {
		struct view sum = view_cut(&e.text, ',');
		struct hash salt;
		uint8_t byte[HASH_BYTES];
		bool there;

		must(player_salt(c.context.store, r.match.seat[i].player, &salt, &there,
				 &c.err));
		ck_assert(there);
		salt = chain_name_salt(salt.byte, game);
		salt = chain_salted(&salt, view_of(names[i]));
		ck_assert(hex_read(sum, byte, sizeof byte));
		ck_assert_mem_eq(byte, salt.byte, HASH_BYTES);
	}
	ck_assert_uint_eq(e.text.len, 0);
}

/* What a club holds that was made before there was a chain. */
static void grow_old(void)
{
	struct db *db = store_db(c.context.store);

	letter_club_write(&c);
	must(db_exec(db,
		     "UPDATE event SET head = NULL;"
		     "UPDATE player SET salt = NULL;",
		     &c.err) &&
	     store_commit(c.context.store, &c.err));
	store_close(c.context.store);
	must(store_open(&c.context.store, c.dir, c.config.database, DB_WRITE, &c.err) &&
	     store_begin(c.context.store, &c.err));
}

START_TEST(a_game_of_an_older_club_gets_its_heads_when_it_goes_on)
{
	struct view raw[2];
	size_t count;

	raw[0] = hear(c.ann, exchange());
	grow_old();
	ck_assert(!rows(&count)[2].chained);
	raw[1] = hear(c.ben, "pass");
	expect_chain(raw, 2);
}

START_TEST(a_name_of_an_older_club_gets_the_same_salt_again)
{
	struct hash salt[2];
	bool there;

	for (int i = 0; i < 2; i++) {
		grow_old();
		must(player_salt(c.context.store, c.ann, &salt[i], &there, &c.err));
		ck_assert(!there);
		game = letter_club_begin(&c, "wordbox", "", "any", 3, false);
		must(player_salt(c.context.store, c.ann, &salt[i], &there, &c.err));
		ck_assert(there);
	}
	ck_assert_mem_eq(salt[0].byte, salt[1].byte, HASH_BYTES);
}

/* An order that was taken back left no row; the next one goes on from the last head. */
START_TEST(what_is_undone_leaves_no_head)
{
	struct heard_letter heard;
	struct view raw =
		letter_club_short(&c, &c.arena, c.ann,
				  letter_club_latest(&c, c.ann, game), view_of("pass"));

	letter_club_hear(&c, raw, false, &heard);
	ck_assert(heard.changed);
	raw = hear(c.ann, exchange());
	expect_chain(&raw, 1);
}

int main(void)
{
	letter_club_fixture(&c);
	claims_fixture(set_up, NULL);
	claims_timeout(60);
	return claims_run("record chain");
}
