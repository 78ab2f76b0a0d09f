/* SPDX-License-Identifier: ISC */
/*
 * Games at random as a club keeps them: what is stored, exported, judged again and
 * taken in again is always the same game. RANDOM_GAME and RANDOM_GAMES as in
 * test_random_matches.c.
 */
#include <stdio.h>
#include <string.h>

#include "adjudicator/evidence/import.h"
#include "adjudicator/evidence/verify.h"
#include "adjudicator/record/turnfile.h"
#include "formats/files/turnfile.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/explained.h"
#include "tests/helpers/random/random_club.h"

enum { GAMES = 42 };

static struct random_club rc;

static void begin(void)
{
	random_club_open(&rc);
}

static void finish(void)
{
	random_club_close(&rc);
}

/* One game, and what a failure tells of it. */
struct kept {
	long number;
	const struct random_kind *kind;
	const char *head;
	struct record record;
	struct view text; /* the operator's export, or that of others */
	struct view all;  /* the operator's */
};

static void must(bool holds, const struct kept *k, const char *what)
{
	if (!holds) {
		printf("%s%.*s", k->head, VIEW_ARG(k->text));
		(void)fflush(stdout);
		ck_abort_msg("RANDOM_GAME=%ld (%s): %s: %s", k->number,
			     k->kind == NULL ? "made" : k->kind->name, what,
			     rc.club.err.text);
	}
}

/* ------------------------------------------------------------ and comes back */

static bool same_position(struct position a, const struct position *b)
{
	a.setup = b->setup;
	return same_bytes(&a, b, sizeof a);
}

static void loads_as_it_was(const struct kept *k)
{
	struct record again;

	must(record_load(&rc.context, &rc.arena, k->record.match.id, &again,
			 &rc.club.err),
	     k, "it cannot be loaded");
	must(same_position(again.pos, &k->record.pos), k, "it is loaded differently");
}

static void is_proved(const struct kept *k)
{
	struct verified v;

	must(verify_game(&rc.context, &rc.arena, k->record.match.id, &v, &rc.club.err),
	     k, "it cannot be verified");
	must(v.what == NULL, k, v.what);
}

static void reads_as_it_was_written(const struct kept *k)
{
	struct turnfile *t = arena_take(&rc.arena, sizeof *t);
	struct buf b = buf_in(&rc.arena);

	must(turnfile_read(&rc.arena, k->text, "t", t, &rc.club.err), k,
	     "it cannot be read");
	turnfile_write(&b, t);
	must(view_eq(buf_view(&b), k->text), k, "it is written differently");
}

static bool none_refused(const struct replay *r)
{
	for (size_t i = 0; i < r->turns; i++) {
		if (r->turn[i].verdict == REPLAY_REFUSED) {
			return false;
		}
	}
	return true;
}

/* A game that is taken in begins a log of its own. */
static struct view without_log(struct view text)
{
	return view_part(text, 0, view_find_text(text, "\n@ game "));
}

/* The file proves itself, and so does what others get. */
static void proves_itself(const struct kept *k)
{
	struct verified v;

	must(verify_file(rc.c.lexica, &rc.arena, k->text, "t", &v, &rc.club.err), k,
	     "it cannot be verified as a file");
	must(v.what == NULL, k, v.what);
}

static void is_judged_as_it_was(const struct kept *k)
{
	struct replay *r = arena_take(&rc.arena, sizeof *r);
	struct record taken;
	struct buf b = buf_in(&rc.arena);

	must(replay_run(&rc.arena, rc.c.lexica, k->text, "t", r, &rc.club.err), k,
	     "it cannot be replayed");
	must(none_refused(r), k, "a line is refused");
	explained_in_both_ways(&rc.arena, r);
	must(same_position(r->pos, &k->record.pos), k, "it is judged differently");
	must(import_game(&rc.context, &rc.arena, r, rc.players, &taken, &rc.club.err),
	     k, "it cannot be taken in");
	must(same_position(taken.pos, &k->record.pos), k, "it is taken in differently");
	must(record_export(&rc.arena, &taken, (struct viewer){VIEWER_OPERATOR, 0}, &b,
			   &rc.club.err),
	     k, "it cannot be exported again");
	if (!view_eq(without_log(buf_view(&b)), without_log(k->text))) {
		printf("%s", buf_cstr(&b));
		must(false, k, "it is exported differently");
	}
}

/* ------------------------------------------------------------ what others get */

/* The letters that can be used now. A board that is over takes no new ones. */
static void letters_are_the_same(const struct kept *k, const struct position *seen)
{
	const struct position *pos = &k->record.pos;
	struct pile_view v;

	if (!pos->over) {
		must(same_bytes(seen->grid.cell, pos->grid.cell, sizeof pos->grid.cell),
		     k, "others see other letters");
	}
	pile_look(&pos->pile, &v);
	for (int i = 0; i < PILE_FACES; i++) {
		must(v.shown[i] == PILE_HIDDEN ||
			     pos->pile.tile[i] == seen->pile.tile[i],
		     k, "others see another face");
	}
}

/* Faces of which nothing showed in the whole game. */
static void never_shown(const struct kept *k, bool never[PILE_FACES])
{
	struct replay *r = arena_take(&rc.arena, sizeof *r);
	struct pile_view v;

	must(replay_run(&rc.arena, rc.c.lexica, k->all, "t", r, &rc.club.err), k,
	     "it cannot be replayed");
	pile_look(&r->start.pile, &v);
	for (int i = 0; i < PILE_FACES; i++) {
		never[i] = v.shown[i] == PILE_HIDDEN;
	}
	for (size_t n = 0; n < r->turns; n++) {
		pile_look(&r->turn[n].after->pile, &v);
		for (int i = 0; i < PILE_FACES; i++) {
			never[i] = never[i] && v.shown[i] == PILE_HIDDEN;
		}
	}
}

/* With other letters and bonuses where nobody could look, others get the same text. */
static void hides_what_is_hidden(const struct kept *k, struct viewer viewer)
{
	struct record other = k->record;
	const struct position *pos = &k->record.pos;
	bool never[PILE_FACES];
	struct buf b = buf_in(&rc.arena);

	if (other.setup.game->ground != GROUND_PILE) {
		return;
	}
	never_shown(k, never);
	other.setup.faces_given = other.setup.bonus_given = true;
	for (int i = 0; i < PILE_FACES; i++) {
		bool cube = never[i / PILE_SIDES * PILE_SIDES + PILE_T] &&
			    never[i / PILE_SIDES * PILE_SIDES + PILE_R] &&
			    never[i / PILE_SIDES * PILE_SIDES + PILE_L];

		other.setup.face[i] = (uint8_t)(never[i] ? pos->pile.tile[i] % 26 + 1
							 : pos->pile.tile[i]);
		other.setup.bonus[i / PILE_SIDES] =
			cube ? PILE_TW : pos->pile.bonus[i / PILE_SIDES];
	}
	must(record_export(&rc.arena, &other, viewer, &b, &rc.club.err), k,
	     "others get no export");
	must(view_eq(buf_view(&b), k->text), k, "others get what is hidden");
}

/* Those who see no rack see a game too. */
static void others_can_follow(const struct kept *k, struct viewer viewer)
{
	struct replay *r = arena_take(&rc.arena, sizeof *r);
	struct buf b = buf_in(&rc.arena);
	struct kept shown = *k;

	must(record_export(&rc.arena, &k->record, viewer, &b, &rc.club.err), k,
	     "others get no export");
	shown.text = buf_view(&b);
	must(replay_run(&rc.arena, rc.c.lexica, shown.text, "t", r, &rc.club.err),
	     &shown, "others cannot replay it");
	must(none_refused(r), &shown, "a line is refused for others");
	proves_itself(&shown);
	for (int i = 0; i < k->record.setup.seats; i++) {
		must(r->pos.score[i] - r->pos.adjust[i] ==
			     k->record.pos.score[i] - k->record.pos.adjust[i],
		     &shown, "others count other points");
	}
	must(view_find_text(shown.text, "Seed") == shown.text.len, &shown,
	     "others get the seed");
	letters_are_the_same(&shown, &r->pos);
	hides_what_is_hidden(&shown, viewer);
}

static void keep_one(const struct random_kind *kind, long number)
{
	struct kept k = {.number = number, .kind = kind, .head = ""};
	struct buf b = buf_in(&rc.arena);
	const char *wrong;

	must(store_begin(rc.club.st, &rc.club.err), &k, "no transaction");
	wrong = random_club_play(&rc, kind, number, &k.head, &k.record);
	must(wrong == NULL, &k, wrong);
	must(record_export(&rc.arena, &k.record, (struct viewer){VIEWER_OPERATOR, 0},
			   &b, &rc.club.err),
	     &k, "it cannot be exported");
	k.text = k.all = buf_view(&b);
	loads_as_it_was(&k);
	is_proved(&k);
	reads_as_it_was_written(&k);
	proves_itself(&k);
	is_judged_as_it_was(&k);
	if (k.record.pos.redeals == 0) { /* with open racks nobody deals anew */
		others_can_follow(&k, (struct viewer){VIEWER_OBSERVER, 0});
		others_can_follow(&k, (struct viewer){VIEWER_PLAYER, 1});
	}
	store_rollback(rc.club.st);
	arena_reset(&rc.arena);
	arena_reset(&rc.c.arena);
}

START_TEST(a_kept_game_comes_back_as_it_was)
{
	long one = random_wanted("RANDOM_GAME", 0);
	long last = one > 0 ? one
			    : random_wanted("RANDOM_GAMES", random_kinds[_i].rulings > 0
								    ? GAMES / 3
								    : GAMES);

	for (long i = one > 0 ? one : 1; i <= last; i++) {
		keep_one(&random_kinds[_i], i);
	}
}

/* An order comes late for its rack, and its player has the whole time again, in a row
 * that begins with what his bank lost. */
START_TEST(a_clock_behind_a_bank_is_in_the_export)
{
	keep_one(&random_kinds[0], 202);
	keep_one(&random_kinds[2], 356);
}

static void orders(struct kept *k, const char *line)
{
	struct table t = table_over(&rc.arena, &k->record.pos, RANDOM_START, true);
	struct order o;

	must(order_read(&rc.arena, view_of(line), &o) &&
		     table_judge(&t, t.pos.to_move, &o) == OUTCOME_APPLIED &&
		     record_append(&rc.arena, &k->record, &t, &rc.club.err),
	     k, line);
}

/* Ben's order makes Ann's play stand, for which she draws: a replay must know his order
 * before it knows of her tiles. */
START_TEST(draws_stand_behind_the_order_that_brought_them)
{
	struct dice d = {.state = 1};
	struct kept k = {.head = "Game: wordbox\nPlayer: Ann\nPlayer: Ben\n"
				 "Rack Ann: C A T S E E D\nRack Ben: O N E S E E D\n"};
	struct buf b = buf_in(&rc.arena);
	const char *wanted = "\nAnn: I8 across CAT\nBen: K8 down TO\n@ draw Ann ";
	const char *text;

	ck_assert(store_begin(rc.club.st, &rc.club.err));
	ck_assert_ptr_null(random_club_start(&rc, &d, k.head, &k.record));
	orders(&k, "I8 across CAT");
	orders(&k, "K8 down TO");
	ck_assert(record_export(&rc.arena, &k.record,
				(struct viewer){VIEWER_OPERATOR, 0}, &b, &rc.club.err));
	text = strstr(buf_cstr(&b), "\nAnn: I8");
	ck_assert_ptr_nonnull(text);
	ck_assert_msg(view_starts(view_of(text), wanted), "%s", text);
	store_rollback(rc.club.st);
}

int main(void)
{
	claims_timeout(0);
	claims_fixture(begin, finish);
	claims_times(a_kept_game_comes_back_as_it_was, 0, RANDOM_KINDS);
	return claims_run("random_records");
}
