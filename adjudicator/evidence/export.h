/* SPDX-License-Identifier: ISC */
/* A game as a file, for `export` on the command line and by letter. */
#ifndef ADJUDICATOR_EVIDENCE_EXPORT_H
#define ADJUDICATOR_EVIDENCE_EXPORT_H

#include "adjudicator/record/record.h"
#include "adjudicator/store/exchange.h"

enum export_format {
	EXPORT_TURNS, /* a turn file */
	EXPORT_GCG,   /* of games on a board alone */
	EXPORT_JSON,  /* JSON Lines */
	EXPORT_MBOX,  /* the letters about it */
	EXPORT_FORMATS_
};

/* By name, in any case; empty: a turn file. False when there is none. */
bool export_format(struct view name, enum export_format *format);
/* "turns": the name, and the end of a file's name. */
const char *export_name(enum export_format format);
/* "text/plain" */
const char *export_type(enum export_format format);

/* All but letters, as that viewer may see it. ERR_USAGE when there is no such record of
 * this game. */
bool export_record(struct buf *b, const struct record *r, struct viewer viewer,
		   enum export_format format, struct err *err);

struct replay;
/* The same, but for turn files, of a game that was judged again from its own orders. */
bool export_judged(struct buf *b, const struct record *r, const struct replay *judged,
		   enum export_format format, struct err *err);

/* The letters between the club and these players about a game, the oldest first. */
struct export_letters {
	const int64_t *player;
	size_t players;
	size_t most; /* bytes; the oldest letters are left out where there are more */
	int part;    /* 2: those before these, and so on; below 2: the newest */
	/* What was done: letters of the part, and older ones. */
	size_t letters, left_out;
};
/* Letters of an exchange, in order of time; `player` is not looked at. */
bool export_exchange(struct buf *b, const struct context *d, struct exchange *all,
		     struct export_letters *x, struct err *err);
/* Letters that were themselves exports are not in it. */
bool export_letters(struct buf *b, const struct record *r, struct export_letters *x,
		    struct err *err);

#endif
