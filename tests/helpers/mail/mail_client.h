/* SPDX-License-Identifier: ISC */
/*
 * The forms that common mail programs give to a reply: what they write above the
 * quoted letter, how they mark it, how they sign, and the same in HTML.
 */
#ifndef TESTS_HELPERS_MAIL_MAIL_CLIENT_H
#define TESTS_HELPERS_MAIL_MAIL_CLIENT_H

#include <stdbool.h>
#include <stddef.h>

/* How a reader can tell quoted text. */
enum quoting {
	QUOTING_MARKED, /* every line is marked; own lines after it count */
	QUOTING_HEAD,   /* by the lines above it; nothing below counts */
	QUOTING_NONE    /* not at all: our letter must not contain orders */
};

enum { CLIENT_HEADS = 10, CLIENT_SIGNATURES = 8 };

struct mail_client {
	const char *name;
	const char *agent; /* a header of the program's own */
	/* Written above the quoted letter, in some languages; "\n" separates
	 * lines. */
	const char *head[CLIENT_HEADS];
	const char *mark; /* before each quoted line */
	enum quoting text, html;
	/* Its signature, in some languages. */
	const char *signature[CLIENT_SIGNATURES];
	bool signs_above; /* above the quoted letter, not at the end */
	bool flowed;
	/* HTML: a line of the player's ("%s"), an empty line, the signature ("%s"),
	 * ... */
	const char *line, *gap, *sign;
	/* ... what opens the quoted letter ("%s": the head), what closes it, and
	 * what surrounds text written into it. */
	const char *open, *close, *leave, *enter;
};

extern const struct mail_client mail_clients[];
extern const size_t mail_client_count;

#endif
