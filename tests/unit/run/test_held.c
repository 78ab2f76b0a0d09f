/* SPDX-License-Identifier: ISC */
/* Which orders of a letter are held until their player has said that they are his, and
 * how he is asked about them. */
#include "adjudicator/run/authority.h"

#include "adjudicator/players/address.h"
#include "adjudicator/season/ladder_order.h"
#include "adjudicator/store/season.h"
#include "adjudicator/store/stored.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"

enum { GAMES = 3 };

static struct letter_club c;
static int64_t game[GAMES]; /* Ann is to move in each */
static int64_t writer;      /* of what is split */

static void set_up(void)
{
	writer = c.ann;
	for (int i = 0; i < GAMES; i++) {
		game[i] = letter_club_begin(&c, "angrywords", "", "any", 1, false);
	}
}

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

/* ------------------------------------------------------------- what is held of it */

/* A letter that says these lines, and what of them is done and held. */
struct said {
	struct hearing h;
	struct orders all, done, held;
};

static void split(struct said *s, enum warrant warrant, struct token token,
		  const char *lines)
{
	s->h = (struct hearing){.d = &c.context,
				.arena = &c.arena,
				.arrived = LETTER_NOW,
				.player.id = writer,
				.token = token,
				.warrant = warrant,
				.proved = token.game,
				.err = &c.err};
	orders_read(&c.arena, view_of(lines), &s->all);
	must(warrant_split(&s->h, &s->all, &s->done, &s->held));
	ck_assert_uint_eq(s->done.count + s->held.count, s->all.count);
}

static const char *named(int i, const char *order)
{
	return arena_printf(&c.arena, "game %lld: %s\n", (long long)game[i], order);
}

/* Which orders are about a game, named or not. */
START_TEST(some_orders_are_about_a_game)
{
	static const struct {
		const char *line;
		bool is;
	} lines[] = {
		{"pass",			 true },
		{"yes",			  true },
		{"rack",			 true },
		{"set board compact",            true },
		{"observe",                      true },
		{"unobserve",                    true },
		{"revoke",                       true },
		{"revoke all",                   false},
		{"help",			 false},
		{"back",			 false},
		{"set address ann@home.example", false},
		{"also from ann@home.example",   false},
	};

	for (int i = 0; i < COUNT(lines); i++) {
		struct order o;

		ck_assert_msg(order_read(&c.arena, view_of(lines[i].line), &o) &&
				      authority_for_game(&o) == lines[i].is,
			      "%s", lines[i].line);
	}
}

START_TEST(what_a_secret_speaks_for_is_done_and_the_rest_held)
{
	static const struct {
		enum warrant warrant;
		int proved, in; /* which game; -1: none */
		const char *line;
		bool held;
	} rows[] = {
		{WARRANT_GAME,     0,  0,  "pass",                       false},
		{WARRANT_GAME,     1,  0,  "pass",                       true },
		{WARRANT_OVER,     0,  0,  "pass",                       false},
		{WARRANT_OVER,     0,  1,  "pass",                       true },
		{WARRANT_DIGEST,   -1, 1,  "pass",                       false},
		{WARRANT_CLUB,     -1, 0,  "pass",                       true },
		{WARRANT_CLUB,     -1, 1,  "accept",                     true },
		{WARRANT_CLUB,     -1, 1,  "rack",                       false},
		{WARRANT_QUESTION, -1, -1, "also from ann@home.example", true },
		{WARRANT_GAME,     0,  -1, "also from ann@home.example", false},
		{WARRANT_GAME,     0,  -1, "not from ann@home.example",  true },
		{WARRANT_GAME,     0,  0,  "revoke",                     false},
	};

	for (int i = 0; i < COUNT(rows); i++) {
		const struct token t = {
			.game = rows[i].proved < 0 ? 0
						   : (uint32_t)game[rows[i].proved]};
		const char *line =
			rows[i].in < 0 ? rows[i].line : named(rows[i].in, rows[i].line);
		struct said s;

		split(&s, rows[i].warrant, t, line);
		ck_assert_msg(s.held.count == (rows[i].held ? 1 : 0), "%d %s",
			      (int)rows[i].warrant, line);
		ck_assert(!rows[i].held ||
			  s.held.order[0].game ==
				  (rows[i].in < 0 ? 0 : game[rows[i].in]));
	}
}

START_TEST(what_is_of_another_game_is_held_for_that_game)
{
	struct said s;

	split(&s, WARRANT_GAME, (struct token){.game = (uint32_t)game[0]},
	      arena_printf(&c.arena, "pass\n%s%s", named(1, "rack"), named(2, "pass")));
	ck_assert_uint_eq(s.done.count, 2);
	ck_assert_int_eq(s.done.order[0].kind, ORDER_PASS);
	ck_assert_int_eq(s.done.order[1].kind, ORDER_RACK);
	ck_assert_int_eq(s.held.order[0].kind, ORDER_PASS);
	ck_assert_int_eq(s.held.order[0].game, game[2]);
}

/* It is Ben's turn there. */
static void pass(int i)
{
	struct heard_letter h;

	letter_club_hear(&c,
			 letter_club_short(&c, &c.arena, c.ann,
					   letter_club_latest(&c, c.ann, game[i]),
					   view_of("pass")),
			 true, &h);
	ck_assert(h.changed);
}

/* It is Ben's turn in one game only: that is what he means, and what he is asked. */
START_TEST(what_is_held_names_the_game_that_was_meant)
{
	static const struct token none;
	struct said s;

	pass(1);
	writer = c.ben;
	split(&s, WARRANT_CLUB, none, "pass\n");
	ck_assert_uint_eq(s.held.count, 1);
	ck_assert_int_eq(s.held.order[0].game, game[1]);
}

/* He could not be asked about it there. */
START_TEST(what_is_of_a_game_that_is_not_his_is_not_held)
{
	static const struct token none;
	struct said s;

	writer = letter_club_player(&c, "Eve", "eve@example.com");
	split(&s, WARRANT_CLUB, none, named(1, "pass"));
	ck_assert_uint_eq(s.held.count, 0);
	/* But for what is asked about without it. */
	split(&s, WARRANT_QUESTION, none, named(1, "observe"));
	ck_assert_uint_eq(s.held.count, 1);
}

/* ------------------------------------------------------- an answer to a challenge */

/* Ann is challenged by Ben; gives its secret. */
static struct token challenged(struct season_challenge *ch)
{
	struct season s = {.name = view_of("Ladder"),
			   .text = view_of("Ladder"),
			   .hash = hash_of(view_of("Ladder")),
			   .secret = hash_of(view_of("K")),
			   .created = LETTER_NOW};
	struct season_entrant e[] = {
		{.player = c.ben, .team = -1},
                {.player = c.ann, .team = -1}
        };
	struct hearing h = {
		.d = &c.context, .arena = &c.arena, .err = &c.err, .arrived = 0};
	struct token t;
	bool fresh;

	must(season_add(c.context.store, &c.arena, &s, &c.err) &&
	     entrant_add(c.context.store, s.id, &e[0], &fresh, &c.err) &&
	     entrant_add(c.context.store, s.id, &e[1], &fresh, &c.err));
	*ch = (struct season_challenge){.season = s.id,
					.challenger = e[0].id,
					.challenged = e[1].id,
					.player = c.ann,
					.asked = LETTER_NOW,
					.due = LETTER_NOW + 86400,
					.told = CHALLENGE_UNTOLD};
	must(challenge_add(c.context.store, ch, &c.err) &&
	     ladder_token_of(&h, c.ann, &t));
	ck_assert(ladder_token(&t));
	return t;
}

static const char *const answers[] = {"accept", "decline", "ladder accept Ben",
				      "ladder decline Ben"};

START_TEST(only_its_own_secret_answers_an_open_challenge)
{
	struct season_challenge ch;
	struct token t = challenged(&ch);
	struct said s;

	pass(0); /* one game is left that an order could be for */
	pass(1);
	for (int i = 0; i < COUNT(answers); i++) {
		split(&s, WARRANT_QUESTION, t, answers[i]);
		ck_assert_msg(s.done.count == 1, "%s", answers[i]);
	}
	split(&s, WARRANT_QUESTION, t, named(1, "pass"));
	ck_assert_uint_eq(s.held.count, 1);
	split(&s, WARRANT_QUESTION, t, "ladder challenge Ben");
	ck_assert_uint_eq(s.held.count, 1);
	/* No other secret does. */
	split(&s, WARRANT_GAME, (struct token){.game = (uint32_t)game[0]}, answers[2]);
	ck_assert_uint_eq(s.held.count, 1);
	split(&s, WARRANT_QUESTION, address_token(ch.id, WISH_KNOWN), answers[2]);
	ck_assert_uint_eq(s.held.count, 1);
}

START_TEST(the_secret_of_a_settled_challenge_answers_no_other)
{
	struct season_challenge ch;
	struct token t = challenged(&ch);
	struct said s;

	ch.state = CHALLENGE_DROPPED;
	ch.settled = LETTER_NOW;
	must(challenge_update(c.context.store, &ch, &c.err));
	split(&s, WARRANT_QUESTION, t, "ladder accept Ben");
	ck_assert_uint_eq(s.held.count, 1);
	t.question++; /* there is none such */
	split(&s, WARRANT_QUESTION, t, "ladder accept Ben");
	ck_assert_uint_eq(s.held.count, 1);
}

/* -------------------------------------------------------------- how he is asked */

/* What is asked counts against no other answer of the day. */
static void check_counts(void)
{
	struct stored_number *all;
	size_t count;

	must(stored_list(c.context.store, &c.arena, &all, &count, &c.err));
	for (size_t i = 0; i < count; i++) {
		ck_assert_msg(!view_starts(all[i].name, STORED_GENERAL), "%.*s",
			      VIEW_ARG(all[i].name));
	}
}

/* With the secret of the first game; how many letters that brings her. */
static size_t says(const char *lines, const char *verdict)
{
	const struct our_letter *to = letter_club_latest(&c, c.ann, game[0]);
	struct heard_letter h;
	size_t before = c.letters_ours;

	letter_club_hear(&c, letter_club_short(&c, &c.arena, c.ann, to, view_of(lines)),
			 true, &h);
	ck_assert_msg(view_is(h.verdict, verdict), "%.*s", VIEW_ARG(h.verdict));
	letter_club_write(&c);
	check_counts();
	return c.letters_ours - before;
}

/* "KIND: ORDER, ORDER", as it is kept; empty: nothing is asked there. */
static const char *asked(int i)
{
	struct question q = {0};
	struct buf b = buf_in(&c.arena);

	must(question_open(c.context.store, &c.arena, game[i], 0, &q, &c.err));
	if (q.id != 0) {
		buf_printf(&b, "%.*s:", VIEW_ARG(q.kind));
	}
	for (size_t k = 0; k < q.choices.len; k++) {
		buf_char(&b, q.choices.at[k] == '\n' ? ',' : q.choices.at[k]);
	}
	return buf_cstr(&b);
}

START_TEST(each_game_is_asked_about_by_itself_and_once)
{
	size_t letters = says(arena_printf(&c.arena, "%s%s%s", named(1, "say: hello"),
					   named(2, "pass"), named(1, "pass")),
			      "held");

	ck_assert_uint_eq(letters, 2);
	ck_assert_str_eq(asked(0), "");
	ck_assert_str_eq(asked(1), "all:~say: hello,~pass,");
	ck_assert_str_eq(asked(2), "held:~pass,");
}

START_TEST(two_orders_of_a_second_game_are_asked_about_once)
{
	struct view letter;
	size_t at;

	ck_assert_uint_eq(says(arena_printf(&c.arena, "%s%s%s", named(1, "pass"),
					    named(2, "say: hello"), named(2, "pass")),
			       "held"),
			  2);
	ck_assert_str_eq(asked(1), "held:~pass,");
	ck_assert_str_eq(asked(2), "all:~say: hello,~pass,");
	letter = letter_club_latest(&c, c.ann, game[2])->text;
	at = view_find_text(letter, "A letter in your name");
	ck_assert_uint_lt(at, letter.len);
	letter = view_part(letter, at + 1, letter.len);
	ck_assert_uint_eq(view_find_text(letter, "A letter in your name"), letter.len);
}

/* He has that address already: there is nothing to ask. */
START_TEST(what_cannot_be_asked_about_is_held_all_the_same)
{
	static const struct token none;
	struct said s;

	split(&s, WARRANT_QUESTION, none, "also from ann@example.org");
	must(warrant_hold(&s.h, &s.held));
	ck_assert_int_eq(s.h.verdict, VERDICT_HELD);
	split(&s, WARRANT_QUESTION, none, "help");
	must(warrant_hold(&s.h, &s.held));
	ck_assert_int_eq(s.h.verdict, VERDICT_IGNORED);
}

START_TEST(what_is_no_games_is_asked_about_without_any)
{
	says("resign", "asked");
	says("yes", "applied");
	ck_assert_uint_eq(
		says(arena_printf(&c.arena, "leave until 1 Dec\n%s", named(1, "pass")),
		     "held"),
		2);
	ck_assert_str_eq(asked(1), "held:~pass,");
	ck_assert_str_eq(asked(2), "");
}

int main(void)
{
	letter_club_fixture(&c);
	claims_fixture(set_up, NULL);
	return claims_run("held");
}
