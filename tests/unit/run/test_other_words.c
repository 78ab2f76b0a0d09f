/* SPDX-License-Identifier: ISC */
/* A yes in other words, and which answers are to what is asked of no game. */
#include "adjudicator/run/hear.h"

#include "adjudicator/players/address.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/question_case.h"

static struct clock_case c;

/* Where it is Ann's turn. */
static struct record *begin(void)
{
	c.club.context.drained = true;
	return clock_begin(&c, "wordbox", "");
}

static struct question put(const struct record *r, const char *kind, const char *orders)
{
	return question_put(&c, r, kind, orders, LETTER_NOW);
}

/* ----------------------------------------------------------- a yes in other words */

static bool says(int64_t player, int64_t game, const char *text)
{
	struct heard_letter h;

	letter_club_hear(&c.club,
			 letter_club_short(&c.club, &c.arena, player,
					   letter_club_latest(&c.club, player, game),
					   view_of(text)),
			 true, &h);
	return h.changed;
}

START_TEST(a_yes_in_other_words_takes_an_invitation)
{
	int64_t game = letter_club_begin(&c.club, "wordbox", "", "any", 1, true);

	ck_assert_int_eq(game, 1); /* the club's first is as good as any */
	ck_assert(!says(c.club.ben, game, "Thanks for asking"));
	ck_assert(says(c.club.ben, game, "Yes please"));
	ck_assert(!says(c.club.ben, game, "Yes please"));
	ck_assert(says(c.club.ann, game, "Yes please"));
	ck_assert(!says(c.club.ann, game, "Yes please"));
}

/* What a yes in other words is, from Ann or another with that secret: an order. */
static bool is_yes(int64_t player, struct token t)
{
	struct orders orders = {.yes_alone = true};
	struct hearing h = question_heard(&c, LETTER_NOW);

	h.player.id = player;
	h.token = t;
	clock_must(&c, answer_loosely(&h, &orders));
	ck_assert_uint_le(orders.count, 1);
	ck_assert(orders.count == 0 || orders.order[0].kind == ORDER_YES);
	return orders.count == 1;
}

START_TEST(a_yes_in_other_words_needs_one_thing_to_do)
{
	struct record *r = begin();
	struct question q = put(r, "held", "pass");
	struct token seat = {.game = (uint32_t)r->match.id};

	ck_assert(is_yes(c.club.ann, question_token(r, &q)));
	q = put(r, "held", "pass/resign");
	ck_assert(!is_yes(c.club.ann, question_token(r, &q)));
	q = put(r, ASK_ALL, "pass/resign");
	ck_assert(is_yes(c.club.ann, question_token(r, &q)));
	q.id++; /* there is none such */
	ck_assert(!is_yes(c.club.ann, question_token(r, &q)));
	ck_assert(!is_yes(c.club.ann, seat));
}

START_TEST(a_yes_in_other_words_takes_the_place_of_its_secret)
{
	int64_t game = letter_club_begin(&c.club, "wordbox", "", "any", 1, true);
	const struct token place[] = {
		{.game = (uint32_t)game},
		{.game = (uint32_t)game, .seat = 1},
		{.game = (uint32_t)game,                      .seat = 2},
		{.game = (uint32_t)game + 1}
        };

	ck_assert(is_yes(c.club.ann, place[0]));
	ck_assert(is_yes(c.club.ben, place[1]));
	ck_assert(!is_yes(c.club.ben, place[0]));
	ck_assert(!is_yes(c.club.ann, place[1]));
	ck_assert(!is_yes(c.club.ann, place[2]));
	ck_assert(!is_yes(c.club.ann, place[3]));
}

START_TEST(a_yes_in_other_words_answers_what_is_asked_of_no_game)
{
	static const struct token none;
	const struct token seat = {.seat = 3, .question = 1};
	const struct token challenge = {.seat = 1, .turn = 1, .question = 1};
	struct wish w = {.player = c.club.ann,
			 .address = view_of("ann@home.example"),
			 .also = true,
			 .asked = LETTER_NOW};
	struct wish forget = {
		.player = c.club.ben, .forget = true, .asked = LETTER_NOW};

	clock_must(&c, wish_add(c.club.context.store, &w, &c.club.err) &&
			       wish_add(c.club.context.store, &forget, &c.club.err));
	ck_assert(!is_yes(c.club.ann, none));
	ck_assert(is_yes(c.club.ann, seat));
	ck_assert(is_yes(c.club.ann, challenge));
	ck_assert(is_yes(c.club.ann, address_token(w.id, WISH_KNOWN)));
	ck_assert(!is_yes(c.club.ben, address_token(forget.id, WISH_KNOWN)));
}

/* Whether that question is put once more, for a line that begins as a yes. */
static bool again(struct record *r, const struct question *q, const char *line)
{
	struct addressee to = news_to(r, 0, 0);
	struct hearing h = question_heard(&c, LETTER_NOW);
	bool handled;

	h.token = (struct token){
		.game = (uint32_t)r->match.id, .turn = 1, .question = (uint32_t)q->id};
	clock_must(&c, ask_again(&h, r, &to, view_of(line), &handled));
	ck_assert_int_eq(h.verdict, handled ? VERDICT_ASKED : VERDICT_IGNORED);
	return handled;
}

START_TEST(what_begins_as_a_yes_is_asked_again)
{
	struct record *r = begin();
	struct question q = put(r, "choose", "pass/resign");
	struct question next = {0};
	long letters;

	ck_assert(!again(r, &q, ""));
	ck_assert(again(r, &q, "y"));
	clock_must(&c, question_open(c.club.context.store, &c.arena, r->match.id, 0,
				     &next, &c.club.err));
	ck_assert(view_is(next.kind, "choose"));
	ck_assert(view_is(next.choices, "~pass\n~resign\n"));
	ck_assert(clock_says(clock_told(&c, c.club.ann, &letters),
			     "Reply with 1 or 2 as your first line."));
	ck_assert(!again(r, &q, "y")); /* it is open no longer */
	q = put(r, "stale", "pass");
	clock_hush(&c);
	ck_assert(again(r, &q, "y"));
	ck_assert(clock_says(clock_told(&c, c.club.ann, &letters),
			     "Reply \"yes\" as your first line"));
	q = put(r, "held", "pass");
	ck_assert(!again(r, &q, "y")); /* it may be about a forged letter */
	q = put(r, ASK_ALL, "pass");
	ck_assert(!again(r, &q, "y"));
}

/* ------------------------------------------------------------ about an address */

START_TEST(only_yes_and_no_answer_what_is_asked_about_an_address)
{
	static const struct {
		const char *line;
		bool handled, known;
		const char *state;
	} lines[] = {
		{"help",   false, false, "open"   },
		{"accept", false, false, "open"   },
		{"yes",    true,  true,  "open"   },
		{"no",     true,  true,  "dropped"},
	};
	struct wish w = {.player = c.club.ann,
			 .address = view_of("ann@home.example"),
			 .also = true,
			 .asked = LETTER_NOW};
	struct hearing h = question_heard(&c, LETTER_NOW);
	struct order o;
	bool handled;

	clock_must(&c, wish_add(c.club.context.store, &w, &c.club.err));
	h.token = address_token(w.id, WISH_KNOWN);
	for (int i = 0; i < COUNT(lines); i++) {
		ck_assert(order_read(&c.arena, view_of(lines[i].line), &o));
		clock_must(&c, answer_asked(&h, &o, &handled) &&
				       wish_get(c.club.context.store, &c.arena, w.id,
						&w, &c.club.err));
		ck_assert_int_eq(handled, lines[i].handled);
		ck_assert_int_eq(w.known, lines[i].known);
		ck_assert(view_is(w.state, lines[i].state));
	}
}

static bool asked_of_no_game(struct token t, const char *line)
{
	struct hearing h = question_heard(&c, LETTER_NOW);
	struct order o = {0};
	bool handled;

	h.token = t;
	ck_assert(order_read(&c.arena, view_of(line), &o));
	clock_must(&c, answer_asked(&h, &o, &handled));
	return handled;
}

START_TEST(what_is_asked_of_no_game_is_answered_by_its_secret_alone)
{
	const struct token game = {.game = 1, .question = 1};
	const struct token seat = {.seat = 3, .question = 1};
	const struct token challenge = {.seat = 1, .turn = 1, .question = 1};

	ck_assert(!asked_of_no_game(game, "yes"));
	ck_assert(asked_of_no_game(seat, "yes"));
	ck_assert(!asked_of_no_game(seat, "help"));
	ck_assert(asked_of_no_game(challenge, "yes"));
	ck_assert(!asked_of_no_game(challenge, "help"));
}

int main(void)
{
	clock_fixture(&c);
	return claims_run("other_words");
}
