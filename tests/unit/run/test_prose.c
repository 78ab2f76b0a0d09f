/* SPDX-License-Identifier: ISC */
/*
 * Letters without any order, through all of the program, in games of several kinds
 * where every row of tiles is a word: nothing may come of them but an answer.
 */
#include "tests/helpers/club/prose.h"

#include <stdio.h>
#include <string.h>

#include "adjudicator/mail/parse/html.h"
#include "formats/text/line.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_games.h"
#include "tests/helpers/random/random_order.h"

static struct letter_club club;
static struct letter_game game[LETTER_GAMES];
static struct arena arena;
static long letters, answered, asked, refused;

static void begin(const char *language)
{
	arena = (struct arena){0};
	letters = answered = asked = refused = 0;
	letter_games_open_in(&club, language, game);
}

static void finish(void)
{
	letter_club_close(&club);
	arena_free(&arena);
}

/* Whether its first line agrees to the invitation of the last game. */
static bool joins(const struct letter_game *g, struct view text)
{
	struct lines lines = lines_of(text);
	struct view line;

	return g == &game[club.games - 1] && line_next(&lines, &line) &&
	       prose_agrees(arena_str(&arena, line));
}

static struct heard_letter hear(const struct letter_game *g, struct view text)
{
	struct heard_letter h;

	letter_club_hear(&club, letter_club_short(&club, &arena, club.ann, g->to, text),
			 false, &h);
	ck_assert_msg(!h.changed || joins(g, text), "%lld \"%.*s\" gives %.*s",
		      (long long)g->id, VIEW_ARG(text), VIEW_ARG(h.events));
	letters++;
	answered += view_is(h.verdict, "answered");
	asked += view_is(h.verdict, "asked");
	refused += view_is(h.verdict, "refused");
	arena_reset(&arena);
	return h;
}

static void tell(const char *test)
{
	(void)printf(
		"%s, %s: %ld letters, %ld agreed to what was asked, 0 else committed, "
		"%ld asked, %ld refused, %ld answered\n",
		test, club.language, letters, letters - asked - refused - answered,
		asked, refused, answered);
}

/* To the invitation of the last game, which waits for an answer. */
static bool at_the_door(const char *line)
{
	const struct letter_game *g = &game[club.games - 1];
	struct heard_letter h;

	letter_club_hear(
		&club, letter_club_short(&club, &arena, club.ann, g->to, view_of(line)),
		false, &h);
	letters++;
	answered += view_is(h.verdict, "answered");
	asked += view_is(h.verdict, "asked");
	refused += view_is(h.verdict, "refused");
	arena_reset(&arena);
	return h.changed;
}

static void hear_at_the_door(const char *line)
{
	ck_assert_msg(!at_the_door(line) || prose_agrees(line), "%s: \"%s\"",
		      club.language, line);
}

static void hear_prose(size_t i, const char *line)
{
	struct heard_letter h = hear(&game[i % club.games], view_of(line));

	ck_assert_msg(h.changed || view_is(h.code, "no-order") ||
			      view_is(h.code, "near-order"),
		      "\"%s\": %.*s %.*s", line, VIEW_ARG(h.verdict), VIEW_ARG(h.code));
}

START_TEST(no_line_of_prose_does_anything)
{
	begin("en");
	for (size_t i = 0; i < prose_count; i++) {
		hear_prose(i, prose[i]);
	}
	tell("lines");
	finish();
}

static size_t tongue_lines(const struct prose_tongue *t)
{
	size_t n = 0;

	while (t->line[n] != NULL) {
		n++;
	}
	return n;
}

START_TEST(no_line_of_prose_in_another_language_does_anything)
{
	const struct prose_tongue *t = &prose_tongues[_i];

	begin(t->language);
	for (size_t i = 0; i < tongue_lines(t); i++) {
		hear_prose(i, t->line[i]);
	}
	tell("lines");
	finish();
}

START_TEST(no_letter_of_prose_in_another_language_does_anything)
{
	enum { LETTERS = 100, LINES = 12 };
	const struct prose_tongue *t = &prose_tongues[_i];
	struct dice d = {.state = 5};

	begin(t->language);
	for (int i = 0; i < LETTERS; i++) {
		struct buf b = buf_in(&arena);

		for (int k = 0; k < LINES; k++) {
			buf_printf(&b, "%s\n",
				   t->line[dice_roll(&d, (uint32_t)tongue_lines(t))]);
		}
		hear(&game[dice_roll(&d, (uint32_t)club.games)], buf_view(&b));
	}
	tell("letters");
	finish();
}

START_TEST(no_letter_of_prose_does_anything)
{
	enum { LETTERS = 400, LINES = 12 };
	struct dice d = {.state = 5};

	begin("en");
	for (int i = 0; i < LETTERS; i++) {
		struct buf b = buf_in(&arena);

		for (int k = 0; k < LINES; k++) {
			buf_printf(&b, "%s\n",
				   prose[dice_roll(&d, (uint32_t)prose_count)]);
		}
		hear(&game[dice_roll(&d, (uint32_t)club.games)], buf_view(&b));
	}
	tell("letters");
	finish();
}

START_TEST(what_only_looks_like_an_order_is_refused)
{
	begin("en");
	for (size_t i = 0; i < prose_shaped_count; i++) {
		for (size_t k = 0; k < club.games; k++) {
			hear(&game[k], view_of(prose_shaped[i]));
		}
	}
	tell("shaped");
	finish();
}

START_TEST(prose_accepts_no_invitation)
{
	begin("en");
	for (size_t i = 0; i < prose_count; i++) {
		hear_at_the_door(prose[i]);
	}
	tell("invited");
	finish();
}

START_TEST(prose_in_another_language_accepts_no_invitation)
{
	const struct prose_tongue *t = &prose_tongues[_i];

	begin(t->language);
	for (size_t i = 0; i < tongue_lines(t); i++) {
		hear_at_the_door(t->line[i]);
	}
	tell("invited");
	finish();
}

static const struct {
	const char *language, *line;
} agreed[] = {
	{"en", "Yes please"         },
	{"en", "y"		  },
	{"en", "Ok \U0001f44d"      },
	{"en", "Sure!"              },
	{"es", "S\u00ed"            },
	{"es", "si"                 },
	{"es", "Vale"               },
	{"es", "De acuerdo."        },
	{"ca", "D\u2019acord"       },
	{"ca", "S\u00ed, si us plau"},
	{"ca", "I tant!"            },
	{"de", "Ja, gerne!"         },
	{"de", "J"		  },
	{"de", "In Ordnung"         },
	{"de", "Yes"                },
};

/* Alone, and above a name. */
START_TEST(a_yes_in_other_words_accepts_an_invitation)
{
	const char *line = agreed[_i].line;
	const char *text;

	begin(agreed[_i].language);
	ck_assert_msg(at_the_door(line), "%s", line);
	text = arena_printf(&arena, "%s\n\nAnn", line);
	ck_assert_msg(at_the_door(text), "%s", text);
	finish();
}

/* Words are put on lines of at most so many columns, the breaks of `text` are lost. */
static void reflow(struct buf *b, struct view text, size_t width)
{
	struct view word;
	size_t column = 0;

	while ((word = view_word(&text)).len > 0) {
		if (column > 0 && column + 1 + word.len > width) {
			buf_char(b, '\n');
			column = 0;
		}
		buf_str(b, column > 0 ? " " : "");
		buf_add(b, word);
		column += word.len + (column > 0);
	}
	buf_str(b, "\n\n");
}

/* `help` does no harm, and a number counts only on the first line of a letter. */
static void no_orders_in(struct view text, const char *how)
{
	struct orders o;

	orders_read_in(&arena, view_of(club.language), text, &o);
	for (size_t i = 0; i < o.count; i++) {
		ck_assert_msg(o.order[i].kind == ORDER_HELP ||
				      o.order[i].kind == ORDER_CHOOSE,
			      "%s: \"%.*s\" in\n%.*s", how, VIEW_ARG(o.order[i].line),
			      VIEW_ARG(text));
	}
}

enum { NARROWEST = 60 }; /* that a mail program makes a line */

/* Lines of one of our letters, put together and broken anew at every width. */
static void each_width(struct view text)
{
	for (size_t width = NARROWEST; width <= 100 && width < text.len; width++) {
		struct buf b = buf_in(&arena);

		reflow(&b, text, width);
		no_orders_in(buf_view(&b), "broken anew");
	}
}

/* Each line alone, and the lines of a paragraph together. */
static void no_order_in_letter(const struct our_letter *l)
{
	struct lines lines = lines_of(l->text);
	struct buf paragraph = buf_in(&arena);
	struct view line;

	no_orders_in(l->text, "as it is");
	while (line_next(&lines, &line)) {
		each_width(line);
		if (line.len == 0 || line.at[0] == ' ') { /* a board or a list */
			each_width(buf_view(&paragraph));
			paragraph.len = 0;
		} else {
			buf_add(&paragraph, line);
			buf_char(&paragraph, ' ');
		}
	}
	each_width(buf_view(&paragraph));
	arena_reset(&arena);
}

/* A page shows tiles as "A1 C2 F3"; what no board game knows is not done there. */
static bool may_change(const struct order *o)
{
	return order_changes_game(o->kind) &&
	       (o->kind != ORDER_WORD || o->word.word.len > 0);
}

static void no_change_in(struct view text)
{
	struct orders o;

	orders_read_in(&arena, view_of(club.language), text, &o);
	for (size_t i = 0; i < o.count; i++) {
		ck_assert_msg(!may_change(&o.order[i]), "\"%.*s\" in\n%.*s",
			      VIEW_ARG(o.order[i].line), VIEW_ARG(text));
	}
}

/* The HTML part comes back as text without a mark: as it is, and each line broken anew,
 * which no program does at a blank that is to stay. */
static void no_order_in_page(const struct our_letter *l)
{
	struct view text = html_text(&arena, l->html);
	struct lines lines = lines_of(text);
	struct heard_letter h;
	struct view line;

	letter_club_hear(
		&club,
		letter_club_short(&club, &arena, l->player, l,
				  view_of(arena_printf(&arena, "Thank you!\n\n%.*s",
						       VIEW_ARG(text)))),
		false, &h);
	ck_assert_msg(!h.changed, "%.*s in\n%.*s", VIEW_ARG(h.events), VIEW_ARG(text));
	while (line_next(&lines, &line)) {
		for (size_t width = NARROWEST; width <= 100 && width < line.len;
		     width++) {
			struct buf b = buf_in(&arena);

			reflow(&b, line, width);
			no_change_in(buf_view(&b));
		}
	}
	arena_reset(&arena);
}

static const char *const languages[] = {"en", "es", "ca", "de"};
enum { LANGUAGES = sizeof languages / sizeof languages[0] };

START_TEST(no_letter_of_ours_holds_an_order_however_it_is_broken)
{
	begin(languages[_i]);
	for (size_t i = 0; i < club.letters_ours; i++) {
		no_order_in_letter(&club.ours[i]);
		no_order_in_page(&club.ours[i]);
	}
	ck_assert_uint_gt(club.letters_ours, 20);
	(void)printf("ours, %s: %zu letters, no order at any width\n", club.language,
		     club.letters_ours);
	finish();
}

int main(void)
{
	claims_timeout(120);
	claims_times(no_letter_of_ours_holds_an_order_however_it_is_broken, 0,
		     LANGUAGES);
	claims_times(no_line_of_prose_in_another_language_does_anything, 0,
		     (int)prose_tongue_count);
	claims_times(no_letter_of_prose_in_another_language_does_anything, 0,
		     (int)prose_tongue_count);
	claims_times(prose_in_another_language_accepts_no_invitation, 0,
		     (int)prose_tongue_count);
	claims_rows(a_yes_in_other_words_accepts_an_invitation, agreed);
	return claims_run("prose");
}
