/* SPDX-License-Identifier: ISC */
/*
 * The language referees write: a line of a letter that rules on a case, "void t9: why".
 * Like an order it counts only if the whole line is one; what stands behind the colon
 * is the reason, as it is written. What a ruling means is read elsewhere.
 */
#ifndef FORMATS_ORDERS_REFEREE_LINE_H
#define FORMATS_ORDERS_REFEREE_LINE_H

#include "formats/text/arena.h"
#include "formats/text/buf.h"

enum referee_line_kind {
	REFEREE_LINE_NONE,
	REFEREE_LINE_RULE,        /* ruling */
	REFEREE_LINE_WHATIF,      /* ruling: what it would do */
	REFEREE_LINE_COUNTERSIGN, /* another's ruling */
	REFEREE_LINE_CLOSE,       /* nothing is ruled */
	REFEREE_LINE_HELP
};

struct referee_line {
	enum referee_line_kind kind;
	struct view line;   /* as normalised */
	struct view ruling; /* "set t9 score 31" */
	struct view why;    /* behind the colon; often empty */
	long casefile;      /* "case 7:" before it; 0: none is named */
};

/* One normalised line, with its bullet; false when it is prose. */
bool referee_line_read(struct view line, struct referee_line *out);
/* The referee's lines of a letter's body; at most `most`. */
size_t referee_lines_read(struct arena *arena, struct view text,
			  struct referee_line *out, size_t most);

/* "Ben by Cid", "Ben by Cid as agreed": how a ruling says that a seat changes hands. */
struct new_hands {
	struct view leaves, plays;
	bool vouched; /* "as agreed": the organiser says so, no letter does */
};

/* What stands behind "substitute", without a reason; slices of it. */
bool new_hands_read(struct new_hands *h, struct view text);
void new_hands_write(struct buf *b, const struct new_hands *h);

#endif
