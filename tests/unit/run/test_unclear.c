/* SPDX-License-Identifier: ISC */
/* Letters without an order: what is asked or said about them. */
#include "adjudicator/run/hear.h"

#include "formats/orders/letter_orders.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/question_case.h"
#include <string.h>

static struct clock_case c;
static struct hearing h;

static struct record *board(void)
{
	return clock_begin(&c, "wordbox", "");
}

static void heard(const struct record *r, int64_t player, int seat)
{
	h = question_heard(&c, c.club.context.now);
	clock_must(&c, player_by_id(c.club.context.store, &c.arena, player, &h.player,
				    &c.club.err));
	h.warrant = WARRANT_GAME;
	h.proved = r->match.id;
	h.token = (struct token){.game = (uint32_t)r->match.id,
				 .seat = (uint8_t)seat,
				 .turn = (uint16_t)position_moment(&r->pos)};
}

/* What a player of that game is told of a letter with that subject and those lines. */
static struct view told_of(const struct record *r, int seat, const char *subject,
			   const char *lines)
{
	int64_t player = r->match.seat[seat].player;
	const struct letter l = {.text = view_of(lines), .subject = view_of(subject)};
	struct orders all = {0};
	long letters;

	heard(r, player, seat);
	letter_orders(&c.arena, view_of("en"), &l, &all);
	ck_assert_uint_eq(all.count, 0);
	clock_hush(&c);
	clock_must(&c, unclear_letter(&h, &l, &all));
	return clock_told(&c, player, &letters);
}

static void says(struct view letter, const char *phrase, bool it)
{
	ck_assert_msg(clock_says(letter, phrase) == it, "\"%s\" in %.*s", phrase,
		      VIEW_ARG(letter));
}

/* What Ann is asked in that game, as it is kept. */
static const char *asked(const struct record *r)
{
	struct question q = {0};

	clock_must(&c, question_open(c.club.context.store, &c.arena, r->match.id, 0, &q,
				     &c.club.err));
	return arena_str(&c.arena, q.choices);
}

static void asks(const char *subject, const char *lines, const char *choice)
{
	const struct record *r = board();

	(void)told_of(r, 0, subject, lines);
	ck_assert_msg(strcmp(asked(r), choice) == 0, "%s/%s: %s", subject, lines,
		      asked(r));
}

/* ------------------------------------------------------------------ nearly an order */

START_TEST(what_is_nearly_an_order_is_asked_about_as_it_was_written)
{
	asks("", "8H in?", "~8H in\n");
	asks("", "pas", "~pass\n");
	asks("", "> 8H IN", "~8H IN\n");
	asks("", "Nice to see you", "");
}

START_TEST(an_order_in_the_subject_is_asked_about)
{
	asks("pass", "Hello", "~pass\n");
	asks("Re:pass", "Hello", "~pass\n");
	asks("Re: AW: [Club] pass", "Hello", "~pass\n");
	asks("Re[2]: 8H IN", "Hello", "~8H IN\n");
	asks("rack", "Hello", "");
	asks("Hello there: pass", "Hello", "");
}

#define FOUR "Re: Re: Re: Re: "
START_TEST(behind_sixteen_prefixes_a_subject_is_read_no_further)
{
	asks(FOUR FOUR FOUR FOUR "pass", "Hello", "~pass\n");
	asks(FOUR FOUR FOUR FOUR "Re: pass", "Hello", "");
}

START_TEST(in_a_game_that_is_over_nothing_is_asked)
{
	struct record *r = board();

	clock_order(&c, r, 0, "resign");
	says(told_of(r, 0, "", "8H IN?"), "found no order in it", true);
	ck_assert_str_eq(asked(r), "");
}

/* It ends no turn of hers, but there is nobody else to ask. */
START_TEST(who_has_no_seat_is_asked_nothing)
{
	struct record *r = board();
	const struct letter l = {.text = view_of("8H IN?")};
	struct orders all = {0};
	long letters;

	clock_cat(&c);
	heard(r, c.club.cat, 0);
	letter_orders(&c.arena, view_of("en"), &l, &all);
	clock_hush(&c);
	clock_must(&c, unclear_letter(&h, &l, &all));
	says(clock_told(&c, c.club.cat, &letters), "found no order in it", true);
	ck_assert_str_eq(asked(r), "");
}

/* ---------------------------------------------------------- beside an open question */

static void beside(const char *lines, const char *phrase)
{
	const struct record *r = board();
	struct question q = question_put(&c, r, "stale", "resign", LETTER_NOW);
	const struct letter l = {.text = view_of(lines)};
	struct orders all = {0};
	long letters;

	heard(r, c.club.ann, 0);
	h.token = question_token(r, &q);
	letter_orders(&c.arena, view_of("en"), &l, &all);
	clock_hush(&c);
	clock_must(&c, unclear_letter(&h, &l, &all));
	says(clock_told(&c, c.club.ann, &letters), phrase, true);
}

START_TEST(what_may_be_a_yes_is_asked_about_again)
{
	beside("yes I think that it is time to give up", "could not tell whether");
	beside("yes I think so\n> pass", "could not tell whether");
	/* But for what is nearer to an order than to a yes. */
	beside("yes I think so\n8H IN?", "A line that ends in a question mark");
}

/* ----------------------------------------------------------------- what is no order */

START_TEST(the_beginning_of_an_order_brings_how_it_is_written)
{
	struct record *r = board();

	says(told_of(r, 0, "", "exchange these letters of mine"),
	     "An order that begins with \"exchange\" is written so", true);
	says(told_of(r, 0, "", "Hello"), "is written so", false);
	says(told_of(r, 0, "", ""), "found no line of your own", true);
}

START_TEST(how_an_order_is_written_is_told_as_it_is_in_that_game)
{
	struct record *r = clock_begin(&c, "wordcap", "");

	for (int seat = 0; seat < 2; seat++) {
		says(told_of(r, seat, "", "word these letters of mine"), "A1 B2", true);
	}
}

/* ---------------------------------------------------------- what cannot be read */

static struct view unread(const struct record *r, enum letter_fault fault)
{
	const struct letter l = {.fault = fault, .why = view_of("a part is cut")};
	long letters;

	heard(r, c.club.ann, 0);
	clock_hush(&c);
	clock_must(&c, unclear_unreadable(
			       &h, &l, arena_printf(&c.arena, "fault-%d", (int)fault)));
	return clock_told(&c, c.club.ann, &letters);
}

START_TEST(why_a_letter_cannot_be_read_is_told_once_a_day)
{
	static const struct {
		enum letter_fault fault;
		const char *phrase;
	} rows[] = {
		{LETTER_ENCRYPTED, "Your letter is encrypted, or signed"     },
		{LETTER_NO_TEXT,   "I could not find any text"               },
		{LETTER_BROKEN,    "damaged, Ann (a part is cut)"            },
		{LETTER_POISON,    "it needs too much time or memory to read"},
	};

	for (int i = 0; i < COUNT(rows); i++) {
		const struct record *r = board();

		says(unread(r, rows[i].fault), rows[i].phrase, true);
		ck_assert_uint_eq(unread(r, rows[i].fault).len, 0);
	}
}

int main(void)
{
	clock_fixture(&c);
	return claims_run("unclear");
}
