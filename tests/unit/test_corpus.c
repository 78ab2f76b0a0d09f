/* SPDX-License-Identifier: ISC */
/*
 * Replies in the shapes of common mail programs, through all of the program: each must
 * do what its order does alone, or ask, or do nothing, and never anything else.
 * CORPUS_LETTERS is about how many letters each test takes of those there are; 0: all.
 * CORPUS_SHOW=1 prints those that fail.
 */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/unit/letter_games.h"
#include "tests/unit/random_order.h"
#include "tests/unit/reply_letter.h"

enum { ORDERS_MAX = 1000, THREADS = 9 };

/* What a letter with just that order does. */
struct known_order {
	const char *text;
	const struct letter_game *game;
	struct view verdict, code, events;
	bool changed;
	bool number; /* it counts on the first own line only */
	bool say;    /* nobody asks about it */
};

struct counts {
	long letters, committed, asked, ignored, wrong;
};

static struct letter_club club;
static struct letter_game game[LETTER_GAMES];
static struct arena arena; /* of one letter */
static struct known_order known[ORDERS_MAX];
static size_t knowns;
static struct counts counts;
static struct dice dice;

/* ------------------------------------------------------------------ orders */

/* Written so, an order does the same. */
static const char *const dresses[] = {
	"%s",
	" %s ",
	"%s!",
	"- %s",
	"* %s",
	"1. %s",
	"2) %s",
	"\u00a0%s",
	"%s\u00a0",
	"\ufeff%s\u200b",
	"**%s**",
	"_%s_",
	"\u202a%s\u202c",
	"\u2067%s\u2069",
	"%s # my best",
	"\u2022 %s",
	"%s // sorry",
};
enum { DRESSES = sizeof dresses / sizeof dresses[0] };

static const char *dressed(const struct known_order *k, uint32_t roll)
{
	const char *form = dresses[roll % DRESSES];
	const char *at = strstr(form, "%s");

	return k->say || k->number ? k->text
				   : arena_printf(&arena, "%.*s%s%s", (int)(at - form),
						  form, k->text, at + 2);
}

/* What the judge says of the order, without any letter. */
static void check_judged(const struct known_order *k, const struct order *o)
{
	struct record *r = arena_take(&arena, sizeof *r);
	struct buf b = buf_in(&arena);
	struct table t;

	letter_club_load(&club, &arena, k->game->id, r);
	if (!order_changes_game(o->kind) || !view_is(r->match.state, "running") ||
	    o->game != 0) {
		return;
	}
	t = table_over(&arena, &r->pos, LETTER_NOW, false);
	if (table_judge(&t, 0, o) != OUTCOME_APPLIED || o->kind == ORDER_RESIGN) {
		ck_assert_msg(!k->changed, "%s", k->text);
		return;
	}
	event_write(&b, &t.event[0], r->setup.seats);
	ck_assert_msg(view_starts(k->events, buf_cstr(&b)), "%s: <%.*s> is not <%s>",
		      k->text, VIEW_ARG(k->events), buf_cstr(&b));
}

static void add_order(const struct letter_game *g, const char *text)
{
	struct known_order *k = &known[knowns++];
	struct heard_letter h;
	struct order o;

	ck_assert_uint_lt(knowns, ORDERS_MAX);
	letter_club_hear(
		&club, letter_club_short(&club, &arena, club.ann, g->to, view_of(text)),
		false, &h);
	*k = (struct known_order){.text = text,
				  .game = g,
				  .verdict = arena_copy(&club.arena, h.verdict),
				  .code = arena_copy(&club.arena, h.code),
				  .events = arena_copy(&club.arena, h.events),
				  .changed = h.changed};
	ck_assert(order_read(&arena, view_of(text), &o));
	k->say = o.kind == ORDER_SAY;
	k->number = o.kind == ORDER_CHOOSE && text[1] == '\0';
	check_judged(k, &o);
	arena_reset(&arena);
}

/* Besides those of the table of orders. */
static const char *const more_orders[] = {
	"exchange A", "I pass", "rack?", "no", "1", "accept t1", "game 2: pass"};

static void add_plays(const struct letter_game *g)
{
	for (size_t i = 0; i < g->plays; i++) {
		add_order(g, g->play[i]);
	}
}

static void add_orders(const struct letter_game *g)
{
	add_plays(g);
	if (g->plays > 0) {
		add_order(g, arena_printf(&club.arena, "try %s", g->play[0]));
	}
	for (size_t i = 0; i < order_help_count; i++) {
		if (order_help[i].kind != ORDER_NONE) {
			add_order(g, order_help[i].example);
		}
	}
	for (size_t i = 0; i < sizeof more_orders / sizeof more_orders[0]; i++) {
		add_order(g, more_orders[i]);
	}
}

static void set_up(void)
{
	arena = (struct arena){0};
	knowns = 0;
	counts = (struct counts){0};
	dice = (struct dice){.state = 42};
	letter_games_open(&club, game);
}

static void tear_down(void)
{
	letter_club_close(&club);
	arena_free(&arena);
}

/* ----------------------------------------------------------------- verdicts */

static void complain(const struct reply_plan *p, const char *what, struct view raw,
		     const struct heard_letter *h)
{
	static const char *const places[] = {"top", "bottom", "inline"};
	static const char *const parts[] = {"text", "html", "both"};

	counts.wrong++;
	(void)fprintf(stderr,
		      "%s %s %s, language %u, charset %s, wrap %u: %s; %.*s %.*s\n",
		      p->client->name, places[p->placing], parts[p->parts], p->language,
		      reply_charset_name(p->charset), p->wrap % (unsigned)reply_wraps,
		      what, VIEW_ARG(h->verdict), VIEW_ARG(h->code));
	if (getenv("CORPUS_SHOW") != NULL) {
		(void)fprintf(stderr, "%.*s\n=====\n", VIEW_ARG(raw));
	}
}

static struct view hear(const struct reply_plan *p, struct heard_letter *h)
{
	struct view raw = reply_letter(&arena, p);

	letter_club_hear(&club, raw, false, h);
	counts.letters++;
	if (h->changed) {
		counts.committed++;
	} else if (view_is(h->verdict, "asked")) {
		counts.asked++;
	} else {
		counts.ignored++;
	}
	return raw;
}

static void tell(const char *test)
{
	(void)printf("%s: %ld letters, %ld committed, %ld asked, %ld ignored, %ld "
		     "wrong\n",
		     test, counts.letters, counts.committed, counts.asked,
		     counts.ignored, counts.wrong);
	ck_assert_int_eq(counts.wrong, 0);
}

/* How far to go on to the next letter of so many. */
static size_t stride(size_t all)
{
	const char *text = getenv("CORPUS_LETTERS");
	size_t wanted = text == NULL ? 600 : strtoul(text, NULL, 10);
	size_t step = wanted == 0 || wanted > all ? 1 : all / wanted;

	return 1 + dice_roll(&dice, (uint32_t)(2 * step - 1));
}

/* The i-th of all combinations, with the rest by chance. */
static struct reply_plan plan(size_t i)
{
	return (struct reply_plan){
		.parts = (enum parts)(i % PARTS),
		.placing = (enum placing)(i / PARTS % PLACES),
		.client = &mail_clients[i / PARTS / PLACES % mail_client_count],
		.language = dice_roll(&dice, 840),
		.charset = dice_roll(&dice, 2) * dice_roll(&dice, 1000),
		.wrap = dice_roll(&dice, 2) * dice_roll(&dice, 1000),
		.number = i};
}

/* Nothing tells the own lines from what is quoted: at most they are asked about. */
static bool hidden(const struct reply_plan *p)
{
	bool text = p->client->text == QUOTING_HEAD;
	bool html = p->client->html == QUOTING_HEAD;

	return p->placing != PLACE_TOP && (p->parts == PARTS_TEXT   ? text
					   : p->parts == PARTS_HTML ? html
								    : text || html);
}

/* ---------------------------------------------------------------------- tests */

static void add_lines(struct reply_plan *p, const char *order, bool alone)
{
	static const char *const before[] = {"Well played!", "Dear all,", "Hi there",
					     "Thanks \u2026 that was fun \U0001f600"};
	static const char *const behind[] = {"See you on Friday", "Cheers", "Ann",
					     "\u00c0 bient\u00f4t"};

	if (!alone && dice_roll(&dice, 3) > 0) {
		p->line[p->lines++] = before[dice_roll(&dice, 4)];
		p->line[p->lines++] = "";
	}
	p->line[p->lines++] = order;
	if (dice_roll(&dice, 3) > 0) {
		p->line[p->lines++] = "";
		p->line[p->lines++] = behind[dice_roll(&dice, 4)];
	}
}

/* A number far from the first line is none; other lines are asked about. */
static bool may_be_ignored(const struct known_order *k, const struct reply_plan *p)
{
	return k->say || (k->number && p->placing != PLACE_TOP);
}

static void hear_order(const struct known_order *k, struct reply_plan *p)
{
	struct heard_letter h;
	struct view raw;
	bool same;
	bool asked;

	p->to = k->game->to;
	add_lines(p, dressed(k, dice_roll(&dice, 2) * dice_roll(&dice, 1000)),
		  k->number);
	raw = hear(p, &h);
	same = view_eq(h.verdict, k->verdict) && view_eq(h.code, k->code) &&
	       h.changed == k->changed && view_eq(h.events, k->events);
	asked = !h.changed && (view_is(h.verdict, "asked") || may_be_ignored(k, p));
	if (hidden(p) ? !asked : !same && !(asked && k->number)) {
		complain(p, k->text, raw, &h);
	}
	arena_reset(&arena);
}

START_TEST(a_reply_in_any_shape_does_what_its_order_does)
{
	size_t shapes = mail_client_count * PLACES * PARTS;

	for (size_t i = 0; i < club.games; i++) {
		add_orders(&game[i]);
	}
	for (size_t i = 0; i < knowns * shapes; i += stride(knowns * shapes)) {
		struct reply_plan p = plan(i);

		hear_order(&known[i / shapes], &p);
	}
	tell("orders");
}
END_TEST

/* The thread holds an order of the player's own that would be lawful now. */
static struct reply_plan thread(size_t i, const struct letter_game **g)
{
	struct reply_plan p = plan(i);

	do {
		*g = &game[dice_roll(&dice, (uint32_t)club.games)];
	} while ((*g)->plays < 2);
	p.to = (*g)->to;
	p.older = (*g)->play[0];
	return p;
}

START_TEST(an_order_that_is_only_quoted_is_never_done)
{
	size_t shapes = mail_client_count * PLACES * PARTS;

	for (size_t i = 0; i < THREADS * shapes; i += stride(THREADS * shapes)) {
		const struct letter_game *g;
		struct reply_plan p = thread(i, &g);
		struct heard_letter h;
		struct view raw;

		if (p.client->text == QUOTING_NONE) {
			continue;
		}
		add_lines(&p, "What a lovely word that was.", false);
		raw = hear(&p, &h);
		if (h.changed) {
			complain(&p, p.older, raw, &h);
		}
		arena_reset(&arena);
	}
	tell("threads");
}
END_TEST

START_TEST(a_new_order_is_done_and_the_quoted_one_is_not)
{
	size_t shapes = mail_client_count * PLACES * PARTS;

	for (size_t i = 0; i < club.games; i++) {
		add_plays(&game[i]);
	}
	for (size_t i = 0; i < THREADS * shapes; i += stride(THREADS * shapes)) {
		const struct letter_game *g;
		struct reply_plan p = thread(i, &g);
		const struct known_order *k = known;
		struct heard_letter h;
		struct view raw;

		if (p.client->text == QUOTING_NONE) {
			continue;
		}
		while (k->game != g || strcmp(k->text, g->play[1]) != 0) {
			k++;
		}
		add_lines(&p, k->text, false);
		raw = hear(&p, &h);
		if (hidden(&p) ? h.changed : !view_eq(h.events, k->events)) {
			complain(&p, k->text, raw, &h);
		}
		arena_reset(&arena);
	}
	tell("both");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("corpus");
	TCase *t = tcase_create("corpus");
	SRunner *r = srunner_create(s);
	int failed;

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_set_timeout(t, 600);
	tcase_add_test(t, a_reply_in_any_shape_does_what_its_order_does);
	tcase_add_test(t, an_order_that_is_only_quoted_is_never_done);
	tcase_add_test(t, a_new_order_is_done_and_the_quoted_one_is_not);
	suite_add_tcase(s, t);
	srunner_run_all(r, CK_ENV);
	failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed != 0;
}
