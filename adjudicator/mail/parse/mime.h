/* SPDX-License-Identifier: ISC */
/* Finds the parts of a letter that hold its text, with libetpan. Must run in the
 * reader's child only. */
#ifndef ADJUDICATOR_MAIL_PARSE_MIME_H
#define ADJUDICATOR_MAIL_PARSE_MIME_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

enum { MIME_PADDING = 16, MIME_PAGES = 8 };

struct mime_part {
	bool there;
	struct view bytes;   /* transfer decoding done, still in its charset */
	struct view charset; /* as declared, or empty */
	bool flowed, delsp;
};

struct mime_found {
	struct mime_part plain;
	struct mime_part more[MIME_PAGES]; /* texts that go on behind a picture */
	size_t mores;
	struct mime_part html[MIME_PAGES]; /* Apple has one on each side of a picture */
	size_t htmls;
	struct mime_part attached; /* text/plain: an attachment, or another text */
	struct mime_part status;   /* of a delivery report */
	struct view returned;      /* the letter that it is about, or its header */
	struct view sender;        /* addr-spec, where libetpan sees just one in From */
	bool encrypted;
	bool cut;         /* a text part does not end within the bytes there are */
	bool no_boundary; /* a multipart names no boundary */
};

/* MIME_PADDING zero bytes must follow raw, because libetpan reads beyond its end. */
void mime_find(struct arena *arena, struct view raw, bool truncated,
	       struct mime_found *out);

#endif
