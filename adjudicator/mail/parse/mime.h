/* SPDX-License-Identifier: ISC */
/* Which parts of a letter hold its text. libetpan takes the letter apart; this must run
 * in the reader child only. */
#ifndef ADJUDICATOR_MAIL_PARSE_MIME_H
#define ADJUDICATOR_MAIL_PARSE_MIME_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

enum { MIME_PADDING = 16, MIME_PAGES = 8 };

struct mime_part {
	bool there;
	struct view bytes;   /* transfer encoding undone, still in its charset */
	struct view charset; /* as declared, or empty */
	bool flowed, delsp;
};

struct mime_found {
	struct mime_part plain;
	struct mime_part html[MIME_PAGES]; /* Apple has one on each side of a picture */
	size_t htmls;
	struct mime_part attached; /* text/plain: an attachment, or the second text */
	struct mime_part status;   /* of a delivery report */
	struct view returned;      /* the letter that it is about, or its header */
	struct view sender;        /* addr-spec, where libetpan sees just one in From */
	bool encrypted;
	bool cut;         /* a text part that does not end within what was read */
	bool no_boundary; /* a multipart that names none */
};

/* MIME_PADDING zero bytes must follow raw: libetpan reads behind its end. */
void mime_find(struct arena *arena, struct view raw, bool truncated,
	       struct mime_found *out);

#endif
