/* SPDX-License-Identifier: ISC */
/*
 * Whole letters to a club with games under way: the bytes choose who writes, with whose
 * secret, in what shape, and which lines: orders from the list of all order words,
 * plays that are lawful, quoted ones, and any bytes. Each goes through the reader's
 * text and the judge into a real database, and is taken back. It must get a verdict;
 * nothing may happen in a game unless its player wrote with its secret, and nothing
 * that only another seat can do.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adjudicator/mail/reader/child.h"
#include "adjudicator/mail/reader/pack.h"
#include "adjudicator/mail/reader/reader.h"
#include "formats/orders/orders.h"
#include "formats/text/line.h"
#include "formats/text/view.h"
#include "tests/helpers/club/letter_games.h"

/* As the fuzzer declares it. */
// NOLINTNEXTLINE(readability-non-const-parameter)
int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The linker's name (Makefile): what another process does is done here, where it can be
 * watched. */
// NOLINTBEGIN(clang-diagnostic-reserved-identifier)
enum child_end __wrap_child_ask(struct child *c, struct arena *arena,
				struct view request, struct view *answer,
				struct err *err);
enum child_end __wrap_child_ask(struct child *c, struct arena *arena,
				struct view request, struct view *answer,
				struct err *err)
{
	struct buf b = buf_in(arena);
	struct letter l;

	(void)c;
	(void)err;
	letter_parse(arena, view_part(request, 1, request.len), &l);
	pack_write(&b, &l);
	*answer = buf_view(&b);
	return CHILD_ANSWERED;
}
/* No test runs here that could be told what holds. */
void __wrap__mark_point(const char *file, int line);
void __wrap__mark_point(const char *file, int line)
{
	(void)file;
	(void)line;
}

void __wrap__ck_assert_failed(const char *file, int line, const char *expr,
			      const char *msg, ...);
void __wrap__ck_assert_failed(const char *file, int line, const char *expr,
			      const char *msg, ...)
{
	(void)msg;
	(void)fprintf(stderr, "%s:%d: %s\n", file, line, expr);
	abort();
}
// NOLINTEND(clang-diagnostic-reserved-identifier)

#define COUNT(list) (int)(sizeof(list) / sizeof(list)[0])

enum { PLAYED = 7 }; /* games that have begun */

static struct letter_club club;
static struct letter_game game[LETTER_GAMES];
static const struct our_letter *to_ben[LETTER_GAMES];
static struct arena made; /* the letter at hand */

static void must(bool holds, const char *what, struct view about)
{
	if (!holds) {
		(void)fprintf(stderr, "%s: %.*s\n", what, VIEW_ARG(about));
		abort();
	}
}

static void leave(void)
{
	letter_club_close(&club);
}

/* As the fuzzer declares it. */
// NOLINTNEXTLINE(readability-non-const-parameter)
int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	(void)argc;
	(void)argv;
	letter_games_open(&club, game);
	club.config.letters_per_day = 1000000;
	for (int i = 0; i < PLAYED; i++) {
		to_ben[i] = letter_club_latest(&club, club.ben, game[i].id);
	}
	return atexit(leave);
}

/* ------------------------------------------------------------------- a letter */

static uint8_t take(struct view *rest)
{
	uint8_t byte = rest->len > 0 ? (uint8_t)rest->at[0] : 0;

	*rest = view_part(*rest, rest->len > 0, rest->len);
	return byte;
}

static struct view slice(struct view *rest)
{
	size_t n = take(rest) % 48;
	struct view got = view_part(*rest, 0, n);

	*rest = view_part(*rest, got.len, rest->len);
	return got;
}

static const char *an_order(struct view *rest, const struct letter_game *g)
{
	uint8_t which = take(rest);

	return which % 4 == 0 && g->plays > 0
		       ? g->play[which / 4 % g->plays]
		       : order_help[which % order_help_count].example;
}

static void put_line(struct buf *b, struct view *rest, const struct letter_game *g)
{
	switch (take(rest) % 10) {
	case 0:
		buf_printf(b, "> %s", an_order(rest, g));
		break;
	case 1:
		buf_add(b, slice(rest));
		break;
	case 2:
		buf_str(b, "-- ");
		break;
	case 3:
		buf_str(b, "On 20 Nov 2026 at 12:00, Adjudicator wrote:");
		break;
	case 4:
		buf_printf(b, "%s t%d", an_order(rest, g), take(rest) % 12);
		break;
	case 5:
		buf_printf(b, "game %d: %s", take(rest) % 10, an_order(rest, g));
		break;
	case 6:
		buf_printf(b, "%s ", an_order(rest, g));
		buf_add(b, slice(rest));
		break;
	default:
		buf_str(b, an_order(rest, g));
		break;
	}
	buf_str(b, "\r\n");
}

static void put_encoded(struct buf *b, struct view text, int how)
{
	static const char digits[] =
		"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

	for (size_t i = 0; how == 1 && i < text.len; i++) {
		char c = text.at[i];

		buf_printf(b,
			   isalnum((unsigned char)c) || c == '\n' || c == '\r'
				   ? "%c"
				   : "=%02X",
			   (unsigned char)c);
	}
	for (size_t i = 0; how == 2 && i < text.len; i += 3) {
		uint32_t three = 0;

		for (size_t k = 0; k < 3; k++) {
			three = three << 8 |
				(i + k < text.len ? (uint8_t)text.at[i + k] : 0U);
		}
		for (size_t k = 0; k < 4; k++) {
			buf_char(b, i + k > text.len
					    ? '='
					    : digits[three >> (18 - 6 * k) & 63]);
		}
		buf_str(b, i % 57 == 54 ? "\r\n" : "");
	}
	if (how != 1 && how != 2) {
		buf_add(b, text);
	}
}

static void put_part(struct buf *b, struct view *rest, const struct letter_game *g)
{
	static const char *const types[] = {"text/plain; charset=utf-8", "text/html",
					    "text/plain; format=flowed; delsp=yes",
					    "text/x-gcg", "message/rfc822"};
	static const char *const encodings[] = {"8bit", "quoted-printable", "base64",
						"x-none"};
	struct buf text = buf_in(&made);
	uint8_t how = take(rest);

	for (uint8_t n = take(rest) % 8; n > 0; n--) {
		put_line(&text, rest, g);
	}
	buf_printf(b, "Content-Type: %s\r\nContent-Transfer-Encoding: %s\r\n\r\n",
		   types[how % COUNT(types)], encodings[how / 8 % COUNT(encodings)]);
	put_encoded(b, buf_view(&text), how / 8 % COUNT(encodings));
	buf_str(b, "\r\n");
}

/* Who writes, and whose secret is in it. */
struct sender {
	const char *from;
	int seat;   /* of the letter's writer in every game, from 1; 0: in none */
	int secret; /* of which seat; 0: none */
	int which;  /* game */
};

static void put_head(struct buf *b, struct view *rest, const struct sender *s)
{
	const struct our_letter *to =
		s->secret == 1 ? game[s->which].to : to_ben[s->which];
	uint8_t how = take(rest);

	buf_printf(b, "From: %s\r\nTo: %.*s\r\nMessage-ID: <%ld@mail.example>\r\n",
		   s->from, s->secret == 0 ? 24 : (int)to->reply_to.len,
		   s->secret == 0 ? "adjudicator@club.example" : to->reply_to.at,
		   club.letters);
	if (s->secret != 0 && how % 2 == 0) {
		buf_printf(b, "In-Reply-To: %.*s\r\nSubject: Re: %.*s\r\n",
			   VIEW_ARG(to->message_id), VIEW_ARG(to->subject));
	} else {
		buf_printf(b, "Subject: %s\r\n", an_order(rest, &game[s->which]));
	}
	if (how % 16 == 15) {
		buf_str(b, "Auto-Submitted: auto-replied\r\n");
	}
}

static struct view a_letter(struct view *rest, const struct sender *s)
{
	struct buf b = buf_in(&made);
	int parts = take(rest) % 4;

	put_head(&b, rest, s);
	buf_str(&b, "MIME-Version: 1.0\r\n");
	if (parts == 0) {
		put_part(&b, rest, &game[s->which]);
	} else {
		buf_printf(&b, "Content-Type: multipart/%s; boundary=b\r\n\r\n",
			   take(rest) % 2 == 0 ? "alternative" : "mixed");
		for (int i = 0; i < parts; i++) {
			buf_str(&b, "--b\r\n");
			put_part(&b, rest, &game[s->which]);
		}
		buf_str(&b, take(rest) % 4 == 0 ? "" : "--b--\r\n");
	}
	return buf_view(&b);
}

/* ------------------------------------------------------------ what must hold */

/* What one does oneself, or somebody else does in one's name. */
static bool own_act(struct view kind)
{
	static const char *const acts[] = {"play",   "word",     "exchange", "resign",
					   "accept", "question", "check",    "offer",
					   "agree",  "refuse",   "hold",     "sort",
					   "remove", "always",   "withdraw", "claim"};

	for (int i = 0; i < COUNT(acts); i++) {
		if (view_is(kind, acts[i])) {
			return true;
		}
	}
	return false;
}

static void look(const struct sender *s, const struct heard_letter *h)
{
	struct lines lines = lines_of(h->events);
	struct view line;

	must(h->verdict.len > 0 && !view_is(h->verdict, "quarantined"), "no verdict",
	     h->code);
	must(!h->changed || (s->seat != 0 && s->seat == s->secret),
	     "a game without its secret", h->events);
	while (line_next(&lines, &line)) {
		struct view kind = line;
		struct view part = view_cut(&kind, ' ');
		char seat[16];

		(void)snprintf(seat, sizeof seat, "seat=%d", s->seat);
		if (own_act(part) && view_find_text(line, "late=1") == line.len) {
			must(view_starts(kind, seat), "an act of another seat", line);
		}
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const struct sender senders[] = {
		{"Ann <ann@example.org>", 1, 1, 0},
                {"Ben <ben@example.net>", 2, 2, 0},
		{"Ann <ann@example.org>", 1, 2, 0},
                {"Ben <ben@example.net>", 2, 1, 0},
		{"Ann <ann@example.org>", 1, 0, 0},
                {"Eve <eve@example.com>", 0, 1, 0},
	};
	struct view rest = view_from((const char *)data, size);
	uint8_t who = take(&rest);
	struct sender s = senders[who % COUNT(senders)];
	struct heard_letter h;

	s.which = who / COUNT(senders) % PLAYED;
	arena_reset(&made);
	letter_club_hear(&club, a_letter(&rest, &s), false, &h);
	look(&s, &h);
	return 0;
}
