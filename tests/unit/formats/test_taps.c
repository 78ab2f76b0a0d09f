/* SPDX-License-Identifier: ISC */
/*
 * The links of our letters, as a phone sends what they open: the letter is read as just
 * the order the link is for, finds its question without In-Reply-To, and is judged as
 * something that fits.
 */
#include <stdlib.h>
#include <string.h>

#include "formats/orders/orders.h"
#include "formats/phrase.h"
#include "formats/text/tongue.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_games.h"

enum { LINKS = 16 };

static struct letter_club club;
static struct letter_game game[LETTER_GAMES];
static struct arena arena;

struct link {
	struct view address, subject, body; /* as a program unpacks them */
	struct view label;
};

/* ---------------------------------------------------------------- unpacking */

static struct view unescape_html(struct view text)
{
	static const struct {
		const char *name;
		char is;
	} entities[] = {
		{"&amp;",  '&' },
		{"&lt;",   '<' },
		{"&gt;",   '>' },
		{"&quot;", '"' },
		{"&#39;",  '\''}
        };
	struct buf b = buf_in(&arena);

	while (text.len > 0) {
		size_t n = 1;
		char c = text.at[0];

		for (int i = 0; i < COUNT(entities); i++) {
			if (view_starts(text, entities[i].name)) {
				n = strlen(entities[i].name);
				c = entities[i].is;
			}
		}
		ck_assert(c != '&' || n > 1);
		buf_char(&b, c);
		text = view_part(text, n, text.len);
	}
	return buf_view(&b);
}

static struct view unescape_link(struct view text)
{
	struct buf b = buf_in(&arena);

	for (size_t i = 0; i < text.len; i++) {
		char c = text.at[i];

		ck_assert_ptr_null(strchr("&+?=\"<> \r\n", c));
		if (c == '%') {
			const char *hex = arena_str(&arena, view_part(text, i + 1, 2));
			char *end;

			c = (char)strtoul(hex, &end, 16);
			ck_assert(end == hex + 2);
			i += 2;
		}
		buf_char(&b, c);
	}
	return buf_view(&b);
}

static struct link link_of(struct view href, struct view label)
{
	struct view rest = unescape_html(href);
	struct link out = {.label = unescape_html(label)};

	ck_assert(view_starts(rest, "mailto:"));
	rest = view_part(rest, strlen("mailto:"), rest.len);
	out.address = unescape_link(view_cut(&rest, '?'));
	ck_assert(view_starts(rest, "subject="));
	rest = view_part(rest, strlen("subject="), rest.len);
	out.subject = unescape_link(view_cut(&rest, '&'));
	ck_assert(view_starts(rest, "body="));
	out.body = unescape_link(view_part(rest, strlen("body="), rest.len));
	return out;
}

static size_t links_of(const struct our_letter *l, struct link out[LINKS])
{
	struct view rest = l->html;
	size_t n = 0;
	size_t at;

	while ((at = view_find_text(rest, "<a href=\"")) < rest.len) {
		struct view href;

		rest = view_part(rest, at + strlen("<a href=\""), rest.len);
		href = view_cut(&rest, '"');
		(void)view_cut(&rest, '>');
		ck_assert_uint_lt(n, LINKS);
		out[n++] = link_of(href, view_cut(&rest, '<'));
	}
	return n;
}

/* ----------------------------------------------------------------- sending */

/* What phones put below a letter; the body ends its own line. */
static const char *const below[] = {
	"",
	"\r\nSent from my phone\r\n",
	"Sent from my iPhone",
	"\r\n-- \r\nAnn\r\n+34 600 000 000\r\n",
	"\r\nGet Outlook for Android<https://aka.ms/x>\r\n",
	"\r\n\r\n\u2014\r\nVon meinem Smartphone gesendet\r\n",
};
enum { BELOW = sizeof below / sizeof below[0] };

static struct view letter_from(int64_t player, const struct link *l, const char *sign)
{
	static int number;

	return view_of(arena_printf(
		&arena,
		"From: %s\r\nTo: %.*s\r\nSubject: %.*s\r\n"
		"Message-ID: <tap-%d@phone.example>\r\nMIME-Version: 1.0\r\n"
		"Content-Type: text/plain; charset=utf-8\r\n\r\n%.*s%s",
		player == club.ann ? "Ann <ann@example.org>" : "Ben <ben@example.net>",
		VIEW_ARG(l->address), VIEW_ARG(l->subject), ++number, VIEW_ARG(l->body),
		sign));
}

static bool to_complete(const struct link *l)
{
	return view_ends(l->body, " ");
}

/* Just the order of the link; of one to complete, none that does anything. */
static void check_reading(const struct link *l, const char *sign)
{
	struct orders orders;
	const struct order *o;

	orders_read(&arena,
		    view_of(arena_printf(&arena, "%.*s%s", VIEW_ARG(l->body), sign)),
		    &orders);
	if (to_complete(l) && orders.count == 0) {
		return;
	}
	ck_assert_uint_eq(orders.count, 1);
	ck_assert_uint_eq(orders.nears, 0);
	o = &orders.order[0];
	ck_assert(view_eq(o->line, view_trim(l->body)));
	ck_assert(!to_complete(l) || o->args.len == 0);
}

/* Whoever quotes our letter without marks has the labels as lines. */
static void check_label(const struct link *l)
{
	struct orders orders;
	struct order o;

	ck_assert_uint_gt(l->label.len, 0);
	orders_read(&arena, l->label, &orders);
	ck_assert_msg(orders_none(&orders) && !order_read(&arena, l->label, &o),
		      "an order: %.*s", VIEW_ARG(l->label));
}

static void check_verdict(const struct link *l, const struct heard_letter *h)
{
	static const char *const good[] = {"applied", "answered", "asked"};
	bool fits = false;

	if (to_complete(l)) {
		ck_assert(!h->changed && !view_is(h->verdict, "applied"));
		return;
	}
	for (int i = 0; i < COUNT(good); i++) {
		fits = fits || view_is(h->verdict, good[i]);
	}
	ck_assert_msg(fits, "%.*s: %.*s %.*s", VIEW_ARG(l->body), VIEW_ARG(h->verdict),
		      VIEW_ARG(h->code));
}

/* The orders of the newest letter's links, "accept, pass"; each of them tried. */
static const char *offered(int64_t player, int64_t id)
{
	const struct our_letter *to = letter_club_latest(&club, player, id);
	struct link link[LINKS];
	size_t n = links_of(to, link);
	struct buf b = buf_in(&arena);

	for (size_t i = 0; i < n; i++) {
		const struct link *l = &link[i];
		struct heard_letter h;

		ck_assert(view_eq(l->address, to->reply_to) ||
			  view_find_text(to->reply_to, arena_str(&arena, l->address)) <
				  to->reply_to.len);
		check_label(l);
		for (int k = 0; k < BELOW; k++) {
			check_reading(l, below[k]);
		}
		letter_club_hear(&club, letter_from(player, l, below[i % BELOW]), false,
				 &h);
		check_verdict(l, &h);
		buf_printf(&b, "%s%.*s", i > 0 ? ", " : "",
			   VIEW_ARG(view_trim(l->body)));
	}
	return buf_cstr(&b);
}

/* ------------------------------------------------------------------- scenes */

enum { ANGRY, WORDBOX, WORDGAME, CLASSIC, WORDCAP, WAITING, CUBES, INVITED };

/* One after the other: who says what, and what the newest letter to whom then offers.
 * "@" is a lawful play. */
static const struct scene {
	const char *says, *links;
	int game;
	char writer, reader; /* writer 0: nobody says anything */
} scenes[] = {
	{NULL,          "exchange, pass, help",            ANGRY,    0,   'a'},
	{NULL,          "accept, exchange, pass, help",    WORDBOX,  0,   'a'},
	{NULL,          "pass, help",                      WORDGAME, 0,   'a'},
	{NULL,          "accept, exchange, pass, help",    CLASSIC,  0,   'a'},
	{NULL,          "sort, pass, help",                WORDCAP,  0,   'a'},
	{NULL,          "accept, check, help",             WAITING,  0,   'a'},
	{NULL,          "help",			    CUBES,    0,   'a'},
	{NULL,          "accept, decline",                 INVITED,  0,   'a'},
	{"accept",      "",				INVITED,  'a', 'a'},
	{"8A QQQQQQQ",  "show, exchange, pass, help",      ANGRY,    'a', 'a'},
	{"resign",      "yes, no",                         ANGRY,    'a', 'a'},
	{"no",          "exchange, pass, help",            ANGRY,    'a', 'a'},
	{"@\npass",     "choose 1, choose 2, no",          ANGRY,    'a', 'a'},
	{"help",        "show, exchange, pass",            ANGRY,    'a', 'a'},
	{"offer draw",  "agree draw, refuse draw, help",   ANGRY,    'a', 'b'},
	{"resign",      "yes, no",                         ANGRY,    'a', 'a'},
	{"yes",         "rematch",                         ANGRY,    'a', 'a'},
	{NULL,          "rematch",                         ANGRY,    0,   'b'},
	{"@",           "undo, help",                      WORDCAP,  'a', 'a'},
	{"undo",        "agree undo, refuse undo, help",   WORDCAP,  'a', 'b'},
	{"pause",       "agree pause, refuse pause, help", CUBES,    'a', 'b'},
	{"agree pause", "resume, help",                    CUBES,    'b', 'a'},
};
enum { SCENES = sizeof scenes / sizeof scenes[0] };

static int64_t player(char who)
{
	return who == 'a' ? club.ann : club.ben;
}

static const char *said(const struct scene *s)
{
	const char *play = game[s->game].play[0];

	return s->says[0] == '@' ? arena_printf(&arena, "%s%s", play, s->says + 1)
				 : s->says;
}

START_TEST(a_tap_is_the_order_it_says_and_fits)
{
	letter_games_open(&club, game);
	for (int i = 0; i < SCENES; i++) {
		const struct scene *s = &scenes[i];
		int64_t id = game[s->game].id;
		struct heard_letter h;
		const char *links;

		if (s->writer != 0) {
			const struct our_letter *to =
				letter_club_latest(&club, player(s->writer), id);

			letter_club_hear(&club,
					 letter_club_short(&club, &arena,
							   player(s->writer), to,
							   view_of(said(s))),
					 true, &h);
		}
		links = offered(player(s->reader), id);
		ck_assert_msg(strcmp(links, s->links) == 0, "%d: %s", i, links);
		arena_reset(&arena);
	}
	letter_club_close(&club);
	arena_free(&arena);
}

/* Also those of a letter that none of the scenes above has. */
START_TEST(in_no_language_a_label_is_an_order)
{
	struct view *language;
	size_t languages;
	struct err err = {0};
	struct phrase_line p;
	struct view page;
	size_t labels = 0;

	ck_assert_msg(tongue_list(&arena, &language, &languages, &err), "%s", err.text);
	ck_assert(page_find(&arena, view_of("en"), "phrases.txt", &page));
	while (phrase_next(&page, &p)) {
		for (size_t i = 0; view_starts(p.name, "tap-") && i < languages; i++) {
			struct fields *f = fields_in(&arena);
			struct buf b = buf_in(&arena);

			fields_set_num(f, "n", 2);
			fields_set_str(f, "order", "8D CRATE");
			phrase(&b, language[i], arena_str(&arena, p.name), f);
			check_label(&(struct link){.label = buf_view(&b)});
			labels++;
		}
	}
	ck_assert_uint_ge(labels, 20 * languages);
	arena_free(&arena);
}

int main(void)
{
	claims_timeout(60);
	return claims_run("taps");
}
