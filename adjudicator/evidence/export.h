/* SPDX-License-Identifier: ISC */
/* A game as a file, for `export` on the command line and by letter. */
#ifndef ADJUDICATOR_EVIDENCE_EXPORT_H
#define ADJUDICATOR_EVIDENCE_EXPORT_H

#include "adjudicator/record/record.h"
#include "adjudicator/store/exchange.h"

enum export_format {
	EXPORT_TURNS, /* a turn file */
	EXPORT_GCG,   /* board games only */
	EXPORT_JSON,  /* JSON Lines */
	EXPORT_MBOX,  /* the letters about the game */
	EXPORT_FORMATS_
};

/* Finds a format by name, in any case; empty is EXPORT_TURNS. Returns false when
 * there is none. */
bool export_format(struct view name, enum export_format *format);
/* Its name, which is also the ending of a file's name: "turns". */
const char *export_name(enum export_format format);
/* Its media type: "text/plain". */
const char *export_type(enum export_format format);

/* Writes a record in any format but EXPORT_MBOX, as that viewer may see it. Fails
 * with ERR_USAGE when the game has no such format. */
bool export_record(struct buf *b, const struct record *r, struct viewer viewer,
		   enum export_format format, struct err *err);

struct replay;
/* The same, except turn files, for a game that was judged again from its own orders. */
bool export_judged(struct buf *b, const struct record *r, const struct replay *judged,
		   enum export_format format, struct err *err);

/* Letters between the club and these players about a game, oldest first. */
struct export_letters {
	const int64_t *player;
	size_t players;
	size_t most; /* bytes; older letters that do not fit are left out */
	int part;    /* 2: the letters before the newest ones, and so on; below 2: the
			newest */
	/* Result: letters in this part, and older ones left out. */
	size_t letters, left_out;
};
/* Writes the letters of an exchange, in order of time; `player` is not used. */
bool export_exchange(struct buf *b, const struct context *d, struct exchange *all,
		     struct export_letters *x, struct err *err);
/* Writes the letters about a game, except those that were themselves exports. */
bool export_letters(struct buf *b, const struct record *r, struct export_letters *x,
		    struct err *err);

#endif
