/* SPDX-License-Identifier: ISC */
/* What the parts of the GCG reader and writer share. */
#ifndef FORMATS_FILES_GCG_READER_H
#define FORMATS_FILES_GCG_READER_H

#include "formats/files/gcg.h"
#include "formats/text/line.h"

enum { GCG_CLOSED = -1 };

struct gcg_reader {
	struct arena *arena;
	struct arena scratch; /* for complaints; emptied after each */
	const char *file;
	struct gcg *out;
	struct buf *faults;
	size_t told, left_out;
	struct lines lines;
	struct view line; /* the line last taken */
	long open;        /* the pragma that a line without a mark continues */
	bool letter;
	bool dirty; /* some byte cannot be part of a text */
	bool bound; /* the bytes would mean another text in another encoding */
};

/* Notes a fault at `part` of the line last taken. */
void gcg_fault(struct gcg_reader *r, struct view part, const char *sentence);
/* gcg_fault with the part itself, quoted and cut when long, between two halves of a
 * sentence. */
void gcg_fault_quoting(struct gcg_reader *r, struct view part, const char *before,
		       const char *behind);
/* The empty view at the end of the line, where something is missing. */
struct view gcg_end(const struct gcg_reader *r);

/* The text in UTF-8, without a mark of byte order or end; fills r->dirty, r->bound and
 * what out tells about the encoding. */
struct view gcg_text(struct gcg_reader *r, struct view text);
/* False when no such encoding is known. */
bool gcg_encoding(struct view name, bool *latin1);

/* `text` is the line last taken from its mark on. */
void gcg_event_read(struct gcg_reader *r, struct view text);
void gcg_pragma_read(struct gcg_reader *r, struct view text);
/* Lets the open pragma go on to the end of the line last taken. */
void gcg_pragma_go_on(struct gcg_reader *r);

/* The seat of a nick, or -1. */
int gcg_seat(const struct gcg *g, struct view nick);
struct gcg_pragma *gcg_pragma_room(struct arena *arena, struct gcg *g);
/* "title" */
const char *gcg_keyword(enum gcg_key key);
/* Writes several lines as one: each trimmed, without "#-". */
void gcg_fold(struct buf *b, struct view text);

#endif
