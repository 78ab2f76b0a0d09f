/* SPDX-License-Identifier: ISC */
/* What a letter proves by a letter of ours that it answers (L6), and what a reply token
 * does whose seat is not what it was. */
#include "adjudicator/run/authenticate.h"

#include "adjudicator/crypto/token.h"
#include "adjudicator/players/address.h"
#include "adjudicator/referee/ruling.h"
#include "adjudicator/store/casefile.h"
#include "adjudicator/store/outbox.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/failing_database.h"
#include "tests/helpers/club/time_club.h"

enum { ARRIVED = LETTER_NOW + CLUB_SECONDS };

static struct letter_club c;
static int64_t game;
static long letters;
static struct hearing h;
static struct proof p;

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

static void set_up(void)
{
	letters = 0;
	/* So that no number is that of another thing. */
	for (int i = 0; i < 3; i++) {
		game = letter_club_begin(&c, "wordbox", "", "any", 1, false);
	}
}

/* Our letter; gives its Message-ID. */
static struct view ours(struct outbox_letter o)
{
	o.created = o.created != 0 ? o.created : LETTER_NOW;
	o.address = view_of("ann@example.org");
	o.message_id = view_of(arena_printf(&c.arena, "<%ld@ours>", ++letters));
	o.kind = o.kind.len > 0 ? o.kind : view_of("turn");
	must(outbox_add(c.context.store, &o, &c.err));
	return o.message_id;
}

static void proves(const struct letter *l)
{
	h = (struct hearing){
		.d = &c.context, .arena = &c.arena, .arrived = ARRIVED, .err = &c.err};
	must(proof_find(&h, l, &p));
}

static void answers(struct view id)
{
	struct letter l = {.references = 1};

	l.reference[0] = id;
	proves(&l);
}

static void speaks_for(int64_t owner, int64_t about, int seat, int turn)
{
	ck_assert_int_eq(p.owner, owner);
	ck_assert_int_eq(h.token.game, about);
	ck_assert_int_eq(h.token.seat, seat);
	ck_assert_int_eq(h.token.turn, turn);
	ck_assert(!p.revoked && p.wished.len == 0);
}

/* ------------------------------------------------------------------ about a game */

START_TEST(a_letter_about_a_game_proves_its_seat_and_turn)
{
	struct question q = {0};

	time_asks(&c, game);
	must(question_open(c.context.store, &c.arena, game, 0, &q, &c.err));
	answers(ours((struct outbox_letter){
		.player = c.ann, .game = game, .seat = 0, .turn = 3}));
	speaks_for(c.ann, game, 0, 3);
	ck_assert_int_eq(p.warrant, WARRANT_GAME);
	answers(ours((struct outbox_letter){.player = c.ben,
					    .game = game,
					    .seat = 1,
					    .turn = 4,
					    .question = q.id}));
	speaks_for(c.ben, game, 1, 4);
	ck_assert_int_eq(h.token.question, q.id);
	/* An invitation is answered in the first turn. */
	answers(ours((struct outbox_letter){
		.player = c.ben, .game = game, .seat = 1, .turn = 0}));
	speaks_for(c.ben, game, 1, 1);
}

START_TEST(who_watched_and_plays_now_proves_less)
{
	int64_t eve = letter_club_player(&c, "Eve", "eve@example.com");
	const int64_t players[] = {c.ann, c.ben};

	for (int i = 0; i < COUNT(players); i++) {
		answers(ours((struct outbox_letter){
			.player = players[i], .game = game, .seat = -1, .turn = 3}));
		speaks_for(players[i], game, 0, 3);
		ck_assert_int_eq(p.warrant, WARRANT_QUESTION);
	}
	answers(ours((struct outbox_letter){
		.player = eve, .game = game, .seat = -1, .turn = 3}));
	speaks_for(eve, game, 0, 3);
	ck_assert_int_eq(p.warrant, WARRANT_GAME);
}

START_TEST(what_was_written_before_secrets_were_made_anew_proves_nothing)
{
	for (int seat = 0; seat < 2; seat++) {
		const struct outbox_letter o = {.player = seat == 0 ? c.ann : c.ben,
						.game = game,
						.seat = seat,
						.turn = 3};
		struct view before = ours(o);

		must(player_revoke(c.context.store, o.player, game, &c.err));
		answers(before);
		ck_assert(p.owner == o.player && p.revoked);
		answers(ours(o));
		ck_assert(p.owner == o.player && !p.revoked);
	}
}

/* ------------------------------------------------------------------ about no game */

START_TEST(a_letter_about_no_game_proves_what_its_kind_does_for_a_week)
{
	static const struct {
		const char *kind;
		enum warrant warrant;
	} rows[] = {
		{"digest",   WARRANT_DIGEST},
		{"reminder", WARRANT_DIGEST},
		{"confirm",  WARRANT_ASKED },
		{"notice",   WARRANT_CLUB  },
	};

	for (int i = 0; i < COUNT(rows); i++) {
		struct outbox_letter o = {
			.player = c.ann, .seat = -1, .kind = view_of(rows[i].kind)};

		answers(ours(o));
		speaks_for(c.ann, 0, 0, 0);
		ck_assert_int_eq(p.warrant, rows[i].warrant);
		o.created = LETTER_NOW - 1;
		answers(ours(o));
		speaks_for(c.ann, 0, 0, 0);
		ck_assert_int_eq(p.warrant, WARRANT_QUESTION);
	}
}

START_TEST(nor_does_what_was_written_before_all_secrets_were_made_anew)
{
	const struct outbox_letter o = {.player = c.ann, .seat = -1};
	struct view before = ours(o);

	must(player_revoke(c.context.store, c.ann, 0, &c.err));
	answers(before);
	ck_assert(p.owner == c.ann && p.revoked);
	answers(ours(o));
	ck_assert(p.owner == c.ann && !p.revoked);
}

START_TEST(a_letter_to_the_organiser_proves_nothing)
{
	answers(ours((struct outbox_letter){.seat = -1}));
	ck_assert_int_eq(p.owner, 0);
	answers(ours((struct outbox_letter){.seat = 0, .game = game}));
	ck_assert_int_eq(p.owner, 0);
}

START_TEST(a_question_about_an_address_is_answered_by_whom_it_was_put_to)
{
	struct wish w = {.player = c.ben,
			 .address = view_of("eve@example.com"),
			 .also = true,
			 .asked = LETTER_NOW};

	must(wish_add(c.context.store, &w, &c.err));
	answers(ours((struct outbox_letter){.seat = -1, .wish = w.id}));
	ck_assert(p.owner == c.ben && view_is(p.wished, "eve@example.com"));
	answers(ours(
		(struct outbox_letter){.player = c.ben, .seat = -1, .wish = w.id}));
	ck_assert(p.owner == c.ben && p.wished.len == 0);
	ck_assert_int_eq(p.warrant, WARRANT_QUESTION);
}

START_TEST(the_first_of_its_references_that_is_ours_counts)
{
	struct letter l = {.references = 3};

	l.reference[0] = view_of("<other@mail.example>");
	l.reference[1] = ours((struct outbox_letter){
		.player = c.ben, .game = game, .seat = 1, .turn = 2});
	l.reference[2] = ours((struct outbox_letter){
		.player = c.ann, .game = game, .seat = 0, .turn = 3});
	proves(&l);
	speaks_for(c.ben, game, 1, 2);
	l.references = 1;
	proves(&l);
	ck_assert_int_eq(p.owner, 0);
}

/* Of the seat of another, as who is asked to play on for him gets it. */
START_TEST(an_invitation_to_a_seat_speaks_for_no_seat)
{
	int64_t eve = letter_club_player(&c, "Eve", "eve@example.com");

	for (size_t i = 0; i < c.games; i++) {
		answers(ours((struct outbox_letter){.player = eve,
						    .game = c.game[i],
						    .seat = -1,
						    .turn = 3,
						    .kind = view_of("invitation")}));
		ck_assert_int_eq(p.owner, eve);
		ck_assert_int_eq(p.warrant, WARRANT_QUESTION);
		ck_assert_int_eq(h.token.game, 0);
	}
}

/* --------------------------------------------------------------- where it fails */

static bool fails(const struct letter *l, long nth)
{
	struct err err = {0};
	bool found;
	bool failed;

	h = (struct hearing){
		.d = &c.context, .arena = &c.arena, .arrived = ARRIVED, .err = &err};
	failing_at(c.context.store, nth);
	found = proof_find(&h, l, &p);
	failed = failing_failed();
	failing_at(c.context.store, 0);
	ck_assert_msg(found == !failed, "call %ld: %s", nth, err.text);
	return failed;
}

START_TEST(where_the_disk_fails_the_run_hears_of_it)
{
	struct casefile cf = {
		.game = game, .kind = view_of("double"), .opened = LETTER_NOW};
	const struct outbox_letter letter[] = {
		{.player = c.ann,               .game = game, .seat = 0,                                   .turn = 3},
		{.player = c.ann,                             .game = game,                           .seat = -1,                              .turn = 3},
		{.player = c.ann,                    .seat = -1                               },
		{.player = c.ann,                             .seat = -1,.kind = view_of("invitation")                               },
		{.player = c.ann,
		 .game = game,
		 .seat = -1,
		 .kind = view_of("invitation")},
		{.player = c.ann, .seat = -1,             .casefile = 1									    },
	};

	must(casefile_add(c.context.store, &cf, &c.err));
	for (int i = 0; i < COUNT(letter); i++) {
		struct letter l = {.references = 1};
		long nth = 0;

		l.reference[0] = ours(letter[i]);
		while (fails(&l, ++nth)) {
		}
		ck_assert_int_gt(nth, 1);
	}
}

/* --------------------------------------------------------------- by a reply token */

static void brings(struct token t)
{
	char token[TOKEN_TEXT];
	struct letter l = {.recipients = 1};

	token_write(c.config.key, &t, token);
	l.recipient[0] = token_address(&c.arena, view_of(c.config.address), token);
	proves(&l);
}

START_TEST(a_token_of_a_seat_that_is_not_there_proves_nothing)
{
	for (uint8_t seat = 2; seat < 4; seat++) {
		brings((struct token){.game = (uint32_t)game, .seat = seat, .turn = 1});
		ck_assert_int_eq(p.owner, 0);
		ck_assert_int_eq(p.warrant, WARRANT_QUESTION);
	}
	brings((struct token){.game = (uint32_t)game + 70, .seat = 0, .turn = 1});
	ck_assert_int_eq(p.owner, 0);
	brings((struct token){.game = (uint32_t)game + 70, .seat = 0, .turn = 0});
	ck_assert_int_eq(p.owner, 0);
}

START_TEST(a_token_of_an_invitation_is_one_of_the_first_turn)
{
	brings((struct token){.game = (uint32_t)game, .seat = 1, .turn = 0});
	speaks_for(c.ben, game, 1, 1);
}

static void substitute(const char *words, const char *name)
{
	const struct ruling_wish wish = {
		.words = view_of(words), .because = view_of("ill"), .vouched = true};
	struct ruled ruled;
	struct record r;

	(void)letter_club_player(&c, name, arena_printf(&c.arena, "%s@x.org", name));
	letter_club_load(&c, &c.arena, game, &r);
	must(ruling_carry(&c.context, &c.arena, &r, &wish, &ruled, &c.err));
	ck_assert(ruled.done);
}

/* Of Ben's seat, too, there is a former owner. */
START_TEST(a_token_from_before_a_seat_changed_hands_speaks_for_whom_it_was_given)
{
	substitute("substitute Ben by Dan", "Dan");
	substitute("substitute Ann by Cat", "Cat");
	for (uint8_t seat = 0; seat < 2; seat++) {
		brings((struct token){.game = (uint32_t)game, .seat = seat, .turn = 1});
		ck_assert_int_eq(p.owner, seat == 0 ? c.ann : c.ben);
		ck_assert(p.revoked);
	}
}

START_TEST(the_organisers_token_needs_an_organiser)
{
	struct wish w = {.player = c.ben,
			 .address = view_of("eve@example.com"),
			 .asked = LETTER_NOW};

	must(wish_add(c.context.store, &w, &c.err));
	brings(address_token(w.id, WISH_ORGANISER));
	ck_assert_int_eq(p.owner, 0);
	c.config.organiser = "olga@club.example";
	brings(address_token(w.id, WISH_ORGANISER));
	ck_assert(p.owner == c.ben && view_is(p.wished, "olga@club.example"));
}

int main(void)
{
	letter_club_fixture(&c);
	claims_fixture(set_up, NULL);
	return claims_run("references");
}
