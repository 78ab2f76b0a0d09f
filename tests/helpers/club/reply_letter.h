/* SPDX-License-Identifier: ISC */
/*
 * Whole letters as people send them: what a player writes, in the form that a mail
 * program gives it, with one of our letters quoted, packed as mail.
 */
#ifndef TESTS_HELPERS_CLUB_REPLY_LETTER_H
#define TESTS_HELPERS_CLUB_REPLY_LETTER_H

#include "tests/helpers/club/letter_club.h"
#include "tests/helpers/mail/mail_client.h"

enum placing { PLACE_TOP, PLACE_BOTTOM, PLACE_INLINE, PLACES };
enum parts { PARTS_TEXT, PARTS_HTML, PARTS_BOTH, PARTS };

enum { REPLY_LINES = 6 };

/* How the letter is made. Every number is taken modulo the number of choices. */
struct reply_plan {
	const struct mail_client *client;
	enum placing placing;
	enum parts parts;
	unsigned language; /* language of what the program writes */
	unsigned charset;  /* with its encoding: a row of reply_charsets */
	unsigned wrap;     /* what surrounds the text: a row of reply_wraps */
	const char *line[REPLY_LINES]; /* what the player writes; "": an empty line */
	size_t lines;
	const char *older; /* an earlier order of the player's further down in the
			      thread; may be NULL */
	const struct our_letter *to;
	unsigned long number; /* makes the Message-ID */
};

extern const size_t reply_charsets, reply_wraps;
/* The charset's name as letters declare it. */
const char *reply_charset_name(unsigned charset);

struct view reply_letter(struct arena *arena, const struct reply_plan *plan);

/* In reply_body.c: the text and the HTML of the letter. */
struct view reply_text(struct arena *arena, const struct reply_plan *plan);
struct view reply_html(struct arena *arena, const struct reply_plan *plan);

#endif
