/* SPDX-License-Identifier: ISC */
/*
 * Games whose seed is stirred from what players say, through real letters: whoever
 * wrote before a seat was dealt speaks for his own seat afterwards, and what is secret
 * stays so until it is told.
 */
#include "adjudicator/clocks/reveal.h"
#include "adjudicator/play/begin.h"
#include "adjudicator/record/seed.h"
#include "tests/helpers/club/letter_club.h"
#include "tests/helpers/club/secret_search.h"

#include <string.h>

#include "tests/helpers/claims.h"

static struct letter_club club;
static struct arena arena;

static void set_up(void)
{
	letter_club_open(&club);
	club.stirred = true;
	arena = (struct arena){0};
}

static void tear_down(void)
{
	arena_free(&arena);
	letter_club_close(&club);
}

static void must(bool done)
{
	ck_assert_msg(done, "%s", club.err.text);
}

static struct heard_letter says(int64_t player, const struct our_letter *to,
				const char *line)
{
	struct heard_letter h;

	letter_club_hear(
		&club, letter_club_short(&club, &club.arena, player, to, view_of(line)),
		true, &h);
	return h;
}

static struct record *load(int64_t game)
{
	struct record *r = arena_take(&arena, sizeof *r);

	letter_club_load(&club, &arena, game, r);
	return r;
}

/* The invitations, and the game that both accept with these lines. */
static int64_t begin(uint8_t secret, struct our_letter to[2], const char *ann,
		     const char *ben)
{
	int64_t game = letter_club_begin(&club, "wordbox", "", "any", secret, true);

	to[0] = *letter_club_latest(&club, club.ann, game);
	to[1] = *letter_club_latest(&club, club.ben, game);
	(void)says(club.ann, &to[0], ann);
	ck_assert(view_is(load(game)->match.state, "invited"));
	(void)says(club.ben, &to[1], ben);
	ck_assert(view_is(load(game)->match.state, "running"));
	return game;
}

/* One in which Ben moves first, though Ann was invited first. */
static int64_t begin_swapped(struct our_letter to[2])
{
	for (int secret = 1; secret < LETTER_GAMES; secret++) {
		int64_t game = begin((uint8_t)secret, to, "accept", "accept");

		if (load(game)->match.seat[0].player == club.ben) {
			return game;
		}
	}
	ck_abort_msg("Ann was first each time");
	return 0;
}

static struct view rack_in(const struct our_letter *l)
{
	size_t at = view_find_text(l->text, "Your rack: ");
	struct view rest = view_part(l->text, at, l->text.len);

	return view_cut(&rest, '\n');
}

/* --------------------------------------------------------- seats and letters */

START_TEST(the_seed_is_what_was_stirred)
{
	static const char *const words[] = {"purple umbrella", "first come"};
	struct our_letter to[2];
	int64_t game = begin(1, to, "accept luck: purple umbrella",
			     "accept\nluck: first come");
	struct record *r = load(game);
	struct stirring s = {
		.game = game,
		.secret = r->match.secret,
		.players = 2,
		.luck = {view_of(words[0]), view_of(words[1])}
        };
	struct hash seed = stir_seed(&s);

	ck_assert_int_eq(memcmp(r->match.seed, seed.byte, HASH_BYTES), 0);
	ck_assert_int_eq(memcmp(r->setup.seed, seed.byte, HASH_BYTES), 0);
	for (int i = 0; i < 2; i++) {
		int seat = match_seat_at(&r->match, i);

		ck_assert(view_is(r->match.seat[seat].luck, words[i]));
	}
}

START_TEST(who_says_nothing_stirs_in_his_letter)
{
	struct our_letter to[2];
	int64_t game = begin(1, to, "accept", "accept luck: x");
	struct record *r = load(game);
	struct view luck = r->match.seat[match_seat_at(&r->match, 0)].luck;

	ck_assert(stir_is_letter(luck));
	ck_assert(view_eq(luck, stir_letter(&arena, view_of("short-0@mail.example"))));
}

START_TEST(an_old_token_speaks_for_the_same_player_in_his_new_seat)
{
	struct our_letter to[2];
	int64_t game = begin_swapped(to);
	struct view racks[2];

	racks[0] = rack_in(letter_club_latest(&club, club.ann, game));
	racks[1] = rack_in(letter_club_latest(&club, club.ben, game));
	ck_assert(racks[0].len > 12 && !view_eq(racks[0], racks[1]));
	for (int i = 0; i < 2; i++) {
		int64_t player = i == 0 ? club.ann : club.ben;
		struct heard_letter h = says(player, &to[i], "rack");

		ck_assert(view_is(h.verdict, "answered"));
		ck_assert(view_eq(rack_in(letter_club_latest(&club, player, game)),
				  racks[i]));
		/* And for nobody else's. */
		h = says(i == 0 ? club.ben : club.ann, &to[i], "pass");
		ck_assert(!h.changed);
		ck_assert(view_is(h.verdict, "held"));
	}
	ck_assert(says(club.ben, &to[1], "pass").changed); /* it is his turn */
	ck_assert_int_eq(load(game)->pos.passes[0], 1);
}

START_TEST(a_reference_to_an_old_letter_proves_the_same)
{
	struct our_letter to[2];
	int64_t game = begin_swapped(to);
	struct heard_letter h;

	letter_club_hear(&club,
			 view_of(arena_printf(&club.arena,
					      "From: Ben <ben@example.net>\n"
					      "To: adjudicator@club.example\n"
					      "Message-ID: <ref@mail.example>\n"
					      "In-Reply-To: %.*s\n\npass\n",
					      VIEW_ARG(to[1].message_id))),
			 true, &h);
	ck_assert(h.changed);
	ck_assert_int_eq(h.game, game);
	ck_assert_int_eq(load(game)->pos.passes[0], 1);
}

/* What Ann was told before, and what begins the game, leave in one run. */
START_TEST(letters_of_before_and_after_show_nobody_elses_rack)
{
	for (int secret = 1; secret < 8; secret++) {
		int64_t game = letter_club_begin(&club, "wordbox", "", "any",
						 (uint8_t)secret, true);
		struct our_letter ann = *letter_club_latest(&club, club.ann, game);
		struct our_letter ben = *letter_club_latest(&club, club.ben, game);
		size_t before = club.letters_ours;
		struct view rack[2];

		(void)says(club.ann, &ann, "accept");
		(void)says(club.ben, &ben, "accept");
		letter_club_write(&club);
		ck_assert_uint_eq(club.letters_ours, before + 2);
		for (int i = 0; i < 2; i++) {
			rack[i] = rack_in(&club.ours[before + (size_t)i]);
			ck_assert_uint_gt(rack[i].len, 12);
		}
		ck_assert(!view_eq(rack[0], rack[1]));
		ck_assert_int_ne(club.ours[before].player,
				 club.ours[before + 1].player);
	}
}

/* ------------------------------------------------------------------- secrets */

static const char *hex_of(const uint8_t *bytes)
{
	char *hex = arena_take(&arena, HASH_HEX);

	hex_write(bytes, HASH_BYTES, hex);
	return hex;
}

/* No letter so far holds any of it, however it is encoded. */
static void must_keep(const struct record *r, bool begun)
{
	const char *told;
	long fingerprints = 0;
	struct hash bound = stir_commitment(r->match.id, r->match.secret);

	for (size_t i = 0; i < club.letters_ours; i++) {
		struct opened_letter l;

		leak_open(&arena, club.ours[i].bytes, &l);
		told = secret_search(&arena, &l, &r->match);
		ck_assert_msg(told == NULL, "%s in %.*s", told,
			      VIEW_ARG(club.ours[i].subject));
		fingerprints += leak_stands(&l, hex_of(bound.byte));
	}
	ck_assert_int_ge(fingerprints, begun ? 4 : 0);
}

static long told_secrets(const struct record *r)
{
	long told = 0;

	for (size_t i = 0; i < club.letters_ours; i++) {
		struct opened_letter l;

		leak_open(&arena, club.ours[i].bytes, &l);
		told += leak_stands(&l, hex_of(r->match.secret));
	}
	return told;
}

START_TEST(nothing_secret_leaves_before_the_time_to_protest_is_over)
{
	static const char *const orders[] = {"export turns", "export json",
					     "export gcg",   "history",
					     "moves",        "show"};
	struct our_letter to[2];
	int64_t game = begin(3, to, "accept luck: x", "accept");
	long told;

	for (int i = 0; i < COUNT(orders); i++) {
		(void)says(club.ann, &to[0], orders[i]);
		letter_club_write(&club);
	}
	(void)says(club.ben, &to[1], "resign");
	(void)says(club.ben, letter_club_latest(&club, club.ben, game), "yes");
	ck_assert(view_is(load(game)->match.state, "over"));
	for (int i = 0; i < COUNT(orders); i++) {
		(void)says(club.ben, &to[1], orders[i]);
		letter_club_write(&club);
	}
	must(reveal_due(&club.context, &told, &club.err));
	ck_assert_int_eq(told, 0);
	must_keep(load(game), true);

	club.context.now += club.config.protest_time;
	must(reveal_due(&club.context, &told, &club.err));
	ck_assert_int_eq(told, 1);
	letter_club_write(&club);
	ck_assert_int_eq(told_secrets(load(game)), 2);
	ck_assert(record_open(load(game)));
	must(reveal_due(&club.context, &told, &club.err));
	ck_assert_int_eq(told, 0);
}

/* As a program before this one left it: its seats are dealt, its seed is fixed. */
START_TEST(a_game_of_an_older_club_begins_as_it_would_have)
{
	struct our_letter to[2];
	struct record *r;
	int64_t game;
	long told;

	club.stirred = false;
	game = letter_club_begin(&club, "wordbox", "", "any", 9, true);
	to[0] = *letter_club_latest(&club, club.ann, game);
	r = load(game);
	r->match.turn = 1;
	must(match_update(club.context.store, &r->match, &club.err));
	to[1] = *letter_club_latest(&club, club.ben, game);
	(void)says(club.ann, &to[0], "accept");
	(void)says(club.ben, &to[1], "accept luck: of no use");
	r = load(game);
	ck_assert(view_is(r->match.state, "running"));
	ck_assert_int_eq(r->match.seed[0], 9);
	ck_assert_int_eq(r->match.seat[0].player, club.ann);
	ck_assert(!r->match.committed);
	(void)says(club.ann, letter_club_latest(&club, club.ann, game), "resign");
	(void)says(club.ann, letter_club_latest(&club, club.ann, game), "yes");
	club.context.now += club.config.protest_time;
	must(reveal_due(&club.context, &told, &club.err));
	ck_assert_int_eq(told, 1);
}

START_TEST(a_declined_game_tells_its_secret_too_but_not_to_who_declined)
{
	int64_t game = letter_club_begin(&club, "wordbox", "", "any", 5, true);
	struct our_letter ann = *letter_club_latest(&club, club.ann, game);
	struct our_letter ben = *letter_club_latest(&club, club.ben, game);
	size_t before;
	long told;

	(void)says(club.ann, &ann, "accept");
	(void)says(club.ben, &ben, "decline");
	letter_club_write(&club);
	must_keep(load(game), false);
	before = club.letters_ours;
	club.context.now += club.config.protest_time;
	must(reveal_due(&club.context, &told, &club.err));
	ck_assert_int_eq(told, 1);
	letter_club_write(&club);
	ck_assert_uint_eq(club.letters_ours, before + 1);
	ck_assert_int_eq(club.ours[before].player, club.ann);
	ck_assert_int_eq(told_secrets(load(game)), 1);
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_timeout(60);
	return claims_run("stirred");
}
