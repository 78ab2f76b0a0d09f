/* SPDX-License-Identifier: ISC */
/*
 * The shapes that common mail programs give to a reply: what they write above the
 * letter that is answered, how they mark it, what they sign with, and the same in HTML.
 */
#ifndef TESTS_HELPERS_MAIL_MAIL_CLIENT_H
#define TESTS_HELPERS_MAIL_MAIL_CLIENT_H

#include <stdbool.h>
#include <stddef.h>

/* How a reader can tell what is quoted. */
enum quoting {
	QUOTING_MARKED, /* every line: own lines behind it count */
	QUOTING_HEAD,   /* by what stands above it: nothing below it counts */
	QUOTING_NONE    /* not at all: it is our letter's business to hold no order */
};

enum { CLIENT_HEADS = 10, CLIENT_SIGNATURES = 8 };

struct mail_client {
	const char *name;
	const char *agent; /* a header of its own */
	/* Above the quoted letter, in some languages; "\n" parts lines. */
	const char *head[CLIENT_HEADS];
	const char *mark; /* before each quoted line */
	enum quoting text, html;
	/* What it signs with, in some languages. */
	const char *signature[CLIENT_SIGNATURES];
	bool signs_above; /* the quoted letter, not at the end */
	bool flowed;
	/* HTML: an own line ("%s"), an empty one, the signature ("%s"), ... */
	const char *line, *gap, *sign;
	/* ... what opens the quoted letter ("%s": the head), closes it, and stands
	 * around what is written into it. */
	const char *open, *close, *leave, *enter;
};

extern const struct mail_client mail_clients[];
extern const size_t mail_client_count;

#endif
