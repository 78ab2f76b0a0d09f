/* SPDX-License-Identifier: ISC */
/*
 * Replies in the shapes of common mail programs, through all of the program: each must
 * do what its order does alone, or ask, or do nothing, and never anything else.
 * The players read a language; their own words do what the English ones do.
 * CORPUS_SHOW=1 prints those that fail.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "formats/orders/own_words.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_games.h"
#include "tests/helpers/club/reply_plan.h"

enum { ORDERS_MAX = 1600, THREADS = 9 };

static const char *const languages[] = {"en", "es", "ca", "de"};
static const size_t letters_of[] = {600, 100, 100, 100}; /* a test's */
enum { LANGUAGES = sizeof languages / sizeof languages[0] };

/* What a letter with just that order does. */
struct known_order {
	const char *text;
	const struct letter_game *game;
	struct view verdict, code, events;
	bool changed;
	bool number; /* it counts on the first own line only */
	bool say;    /* nobody asks about it */
	bool title;  /* above other words it may be asked about */
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

static void hear_short(const struct letter_game *g, const char *text,
		       struct heard_letter *h)
{
	letter_club_hear(
		&club, letter_club_short(&club, &arena, club.ann, g->to, view_of(text)),
		false, h);
}

static struct known_order *add_order(const struct letter_game *g, const char *text)
{
	struct known_order *k = &known[knowns++];
	struct heard_letter h;
	struct order o;

	ck_assert_uint_lt(knowns, ORDERS_MAX);
	hear_short(g, text, &h);
	*k = (struct known_order){.text = text,
				  .game = g,
				  .verdict = arena_copy(&club.arena, h.verdict),
				  .code = arena_copy(&club.arena, h.code),
				  .events = arena_copy(&club.arena, h.events),
				  .changed = h.changed};
	ck_assert_msg(order_read(&arena, view_of(text), &o), "%s", text);
	k->say = o.kind == ORDER_SAY;
	k->number = o.kind == ORDER_CHOOSE && text[1] == '\0';
	k->title = o.kind == ORDER_CHALLENGE || o.kind == ORDER_AGREE;
	check_judged(k, &o);
	arena_reset(&arena);
	return k;
}

/* What stands behind such a word where something must. */
static const char *behind(const struct letter_game *g, const struct own_word *w)
{
	static const char *const examples[] = {"exchange A",
					       "remove 21",
					       "check QI",
					       "hooks AMP",
					       "puzzle 8D CRATE",
					       "word SON A1 B2 C2",
					       "claim score t1",
					       "claim illegal t1",
					       "claim read t1",
					       "claim no-reply t1",
					       "claim other: x",
					       "appeal ruling 1",
					       "leave 2d",
					       "join Winter",
					       "withdraw Winter",
					       "standings Winter",
					       "explain t1",
					       "ladder challenge Ben",
					       "ladder accept Ben",
					       "ladder decline Ben",
					       "ladder takeback Ben",
					       "set board list",
					       "accept luck: rain",
					       "new angrywords with Ben",
					       "new classic with Ben",
					       "new cubes with Ben",
					       "new wordbox with Ben",
					       "new wordcap with Ben",
					       "new wordgame with Ben",
					       "export turns",
					       "analyse game 2",
					       "observe game 2",
					       "unobserve game 2",
					       "game 2: pass"};

	for (int i = 0; i < COUNT(examples); i++) {
		if (view_starts(view_of(examples[i]), arena_str(&arena, w->english))) {
			return examples[i] + w->english.len;
		}
	}
	return g->plays > 0 ? arena_printf(&club.arena, " %s", g->play[0])
			    : " 8D CRATE";
}

/* What was made of the English order is what shall be made of the player's own. */
static void add_own(const struct letter_game *g, const struct own_word *w,
		    struct view own)
{
	const char *more = w->more ? behind(g, w) : "";
	struct known_order *k = add_order(
		g, arena_printf(&club.arena, "%.*s%s", VIEW_ARG(w->english), more));
	struct heard_letter h;

	k->text = arena_printf(&club.arena, "%.*s%s", VIEW_ARG(own), more);
	hear_short(g, k->text, &h);
	ck_assert_msg(view_eq(h.events, k->events) && view_eq(h.verdict, k->verdict) &&
			      view_eq(h.code, k->code),
		      "%s: %.*s %.*s", k->text, VIEW_ARG(h.verdict), VIEW_ARG(h.code));
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

/* Of a sample, each order goes to some game only, unless all read English. */
static bool skips(const struct letter_game *g, size_t i)
{
	return strcmp(club.language, "en") != 0 && !reply_plan_all() &&
	       (i + (size_t)(g - game)) % club.games > 1;
}

static void add_own_words(const struct letter_game *g)
{
	struct view rest = own_words_of(&club.arena, view_of(club.language));
	struct own_word w;

	for (size_t i = 0; own_word_next(&rest, &w); i++) {
		while (w.own.len > 0) {
			struct view own = view_trim(view_cut(&w.own, ','));

			if (!skips(g, i)) {
				add_own(g, &w, own);
			}
		}
	}
}

static void add_orders(const struct letter_game *g)
{
	add_plays(g);
	if (g->plays > 0) {
		add_order(g, arena_printf(&club.arena, "try %s", g->play[0]));
	}
	for (size_t i = 0; i < order_help_count; i++) {
		if (order_help[i].kind != ORDER_NONE && !skips(g, i)) {
			add_order(g, order_help[i].example);
		}
	}
	for (int i = 0; i < COUNT(more_orders); i++) {
		add_order(g, more_orders[i]);
	}
	add_own_words(g);
}

static void begin(const char *language)
{
	arena = (struct arena){0};
	knowns = 0;
	counts = (struct counts){0};
	dice = (struct dice){.state = 42};
	letter_games_open_in(&club, language, game);
}

static void finish(void)
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
	(void)printf("%s, %s: %ld letters, %ld committed, %ld asked, %ld ignored, %ld "
		     "wrong\n",
		     test, club.language, counts.letters, counts.committed,
		     counts.asked, counts.ignored, counts.wrong);
	ck_assert_int_eq(counts.wrong, 0);
}

/* ---------------------------------------------------------------------- tests */

/* A number far from the first line is none; other lines are asked about. */
static bool may_be_ignored(const struct known_order *k, const struct reply_plan *p)
{
	return k->say || (k->number && p->placing != PLACE_TOP);
}

static void hear_order(const struct known_order *k, struct reply_plan *p)
{
	uint32_t roll = dice_roll(&dice, 2) * dice_roll(&dice, 1000);
	struct heard_letter h;
	struct view raw;
	bool same;
	bool asked;

	p->to = k->game->to;
	reply_plan_lines(&dice, p,
			 k->say || k->number
				 ? k->text
				 : reply_plan_dressed(&arena, k->text, roll),
			 k->number);
	raw = hear(p, &h);
	same = view_eq(h.verdict, k->verdict) && view_eq(h.code, k->code) &&
	       h.changed == k->changed && view_eq(h.events, k->events);
	asked = !h.changed && (view_is(h.verdict, "asked") || may_be_ignored(k, p));
	if (reply_plan_hidden(p) ? !asked
				 : !same && !(asked && (k->number || k->title))) {
		complain(p, k->text, raw, &h);
	}
	arena_reset(&arena);
}

START_TEST(a_reply_in_any_shape_does_what_its_order_does)
{
	size_t shapes = reply_plan_shapes();

	begin(languages[_i]);
	for (size_t i = 0; i < club.games; i++) {
		add_orders(&game[i]);
	}
	for (size_t i = 0; i < knowns * shapes;
	     i += reply_plan_step(&dice, knowns * shapes, letters_of[_i])) {
		struct reply_plan p = reply_plan_of(&dice, i);

		hear_order(&known[i / shapes], &p);
	}
	tell("orders");
	finish();
}

/* "paso" of a reader of Spanish. */
static const char *own_pass(void)
{
	struct view rest = own_words_of(&arena, view_of(club.language));
	struct own_word w;

	while (own_word_next(&rest, &w)) {
		if (view_is(w.english, "pass")) {
			return arena_str(&club.arena, view_trim(view_cut(&w.own, ',')));
		}
	}
	return "pass";
}

/* The thread holds an order of the player's own that would be lawful now. */
static struct reply_plan thread(size_t i, const struct letter_game **g)
{
	struct reply_plan p = reply_plan_of(&dice, i);

	do {
		*g = &game[dice_roll(&dice, (uint32_t)club.games)];
	} while ((*g)->plays < 2);
	p.to = (*g)->to;
	p.older = i % 2 == 0 ? (*g)->play[0] : own_pass();
	return p;
}

START_TEST(an_order_that_is_only_quoted_is_never_done)
{
	size_t shapes = reply_plan_shapes();

	begin(languages[_i]);
	for (size_t i = 0; i < THREADS * shapes;
	     i += reply_plan_step(&dice, THREADS * shapes, letters_of[_i])) {
		const struct letter_game *g;
		struct reply_plan p = thread(i, &g);
		struct heard_letter h;
		struct view raw;

		if (p.client->text == QUOTING_NONE) {
			continue;
		}
		reply_plan_lines(&dice, &p, "What a lovely word that was.", false);
		raw = hear(&p, &h);
		if (h.changed) {
			complain(&p, p.older, raw, &h);
		}
		arena_reset(&arena);
	}
	tell("threads");
	finish();
}

START_TEST(a_new_order_is_done_and_the_quoted_one_is_not)
{
	size_t shapes = reply_plan_shapes();

	begin(languages[_i]);
	for (size_t i = 0; i < club.games; i++) {
		add_plays(&game[i]);
	}
	for (size_t i = 0; i < THREADS * shapes;
	     i += reply_plan_step(&dice, THREADS * shapes, letters_of[_i])) {
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
		reply_plan_lines(&dice, &p, k->text, false);
		raw = hear(&p, &h);
		if (reply_plan_hidden(&p) ? h.changed : !view_eq(h.events, k->events)) {
			complain(&p, k->text, raw, &h);
		}
		arena_reset(&arena);
	}
	tell("both");
	finish();
}

/* Around a move, with what it may do at most: `done` where the form leaves no doubt. */
static const struct {
	const char *form;
	bool done;
} usual[] = {
	{"%s \U0001f44d",     true },
        {"%s!\u2705",         true },
        {"%s \U0001f44e",     false},
	{"\U0001f600 %s",     false},
        {"%s please",         false},
        {"%s, por favor",     false},
	{"%s, si us plau.",   false},
        {"%s bitte",          false},
        {"Move 1: %s",        false},
	{"Zug 12: %s please", false},
        {"%s 977",            false}, /* no move scores that */
	{"%s (977 points)",   false},
};

/* "#" is the number of the game, and "%s" its move. */
static const char *in_form(const char *form, const struct known_order *k)
{
	struct buf b = buf_in(&arena);

	for (; *form != '\0'; form++) {
		if (*form == '#') {
			buf_printf(&b, "%lld", (long long)k->game->id);
		} else if (*form == '%') {
			buf_str(&b, k->text);
			form++;
		} else {
			buf_char(&b, *form);
		}
	}
	return buf_cstr(&b);
}

START_TEST(a_move_in_a_usual_form_is_that_move_or_asked_about)
{
	size_t shapes = reply_plan_shapes();
	size_t forms = sizeof usual / sizeof usual[0];

	begin(languages[_i]);
	for (size_t i = 0; i < club.games; i++) {
		add_plays(&game[i]);
	}
	for (size_t i = 0; i < knowns * shapes;
	     i += reply_plan_step(&dice, knowns * shapes, letters_of[_i])) {
		const struct known_order *k = &known[i / shapes];
		size_t form = dice_roll(&dice, (uint32_t)forms);
		struct reply_plan p = reply_plan_of(&dice, i);
		struct heard_letter h;
		struct view raw;
		bool hidden = reply_plan_hidden(&p);

		p.to = k->game->to;
		reply_plan_lines(&dice, &p, in_form(usual[form].form, k), false);
		raw = hear(&p, &h);
		if (h.changed ? hidden || !usual[form].done ||
					!view_eq(h.events, k->events)
			      : !hidden && k->changed && !view_is(h.verdict, "asked")) {
			complain(&p, usual[form].form, raw, &h);
		}
		arena_reset(&arena);
	}
	tell("usual");
	finish();
}

int main(void)
{
	claims_timeout(600);
	claims_times(a_move_in_a_usual_form_is_that_move_or_asked_about, 0, LANGUAGES);
	claims_times(a_reply_in_any_shape_does_what_its_order_does, 0, LANGUAGES);
	claims_times(an_order_that_is_only_quoted_is_never_done, 0, LANGUAGES);
	claims_times(a_new_order_is_done_and_the_quoted_one_is_not, 0, LANGUAGES);
	return claims_run("corpus");
}
