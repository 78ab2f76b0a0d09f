/* SPDX-License-Identifier: ISC */
/*
 * Whole letters as people send them: what a player writes, in the shape of a mail
 * program, with one of our letters as the quoted part, packed as mail.
 */
#ifndef TESTS_HELPERS_CLUB_REPLY_LETTER_H
#define TESTS_HELPERS_CLUB_REPLY_LETTER_H

#include "tests/helpers/club/letter_club.h"
#include "tests/helpers/mail/mail_client.h"

enum placing { PLACE_TOP, PLACE_BOTTOM, PLACE_INLINE, PLACES };
enum parts { PARTS_TEXT, PARTS_HTML, PARTS_BOTH, PARTS };

enum { REPLY_LINES = 6 };

/* How the letter is made; every number is taken modulo what there is to choose from. */
struct reply_plan {
	const struct mail_client *client;
	enum placing placing;
	enum parts parts;
	unsigned language; /* of what the program writes */
	unsigned charset;  /* and encoding: a row of reply_charsets */
	unsigned wrap;     /* what stands around the text: a row of reply_wraps */
	const char *line[REPLY_LINES]; /* what the player writes; "" is an empty line */
	size_t lines;
	const char *older; /* an order of the player's own, further down the thread;
			      may be NULL */
	const struct our_letter *to;
	unsigned long number; /* of the Message-ID */
};

extern const size_t reply_charsets, reply_wraps;
/* The charset as it is declared. */
const char *reply_charset_name(unsigned charset);

struct view reply_letter(struct arena *arena, const struct reply_plan *plan);

/* reply_body.c: the text and the page. */
struct view reply_text(struct arena *arena, const struct reply_plan *plan);
struct view reply_html(struct arena *arena, const struct reply_plan *plan);

#endif
