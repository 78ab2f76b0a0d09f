/* SPDX-License-Identifier: ISC */
/* The header block of a letter, field by field; nothing is decoded here. */
#ifndef ADJUDICATOR_MAIL_PARSE_HEADER_H
#define ADJUDICATOR_MAIL_PARSE_HEADER_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

struct header_field {
	struct view name;
	struct view value; /* as it stands, folds included */
};

/* Without the "From " line that mbox files put before a letter. */
struct view header_skip_mbox(struct view raw);
/* From the first byte up to the empty line, or all of it when there is none. */
struct view header_block(struct view raw);
/* What follows that empty line. */
struct view header_body(struct view raw);
/* Takes the next field off *rest; lines that are no field are passed over. */
bool header_next(struct view *rest, struct header_field *f);
/* The value as one line: folds and control characters become blanks. */
struct view header_unfold(struct arena *arena, struct view value);
/* The first field of that name: its value, trimmed; *count says how many there are,
 * NULL: nobody asks. */
struct view header_find(struct view block, const char *name, size_t *count);
/* All fields of a block, in its order, for who asks after many of them. They lie in the
 * arena, their names and values in the block. */
struct header_fields {
	struct header_field *field;
	size_t count;
};
struct header_fields header_take_apart(struct arena *arena, struct view block);
/* As header_find. */
struct view header_field_find(const struct header_fields *all, const char *name,
			      size_t *count);
/* The one field of that name; empty where there is none, or more than one. */
struct view header_only(struct view block, const char *name);

/* Received lines: which host took a letter in, and from which. The value of such a line
 * without comments and folds. */
struct view trace_bare(struct arena *arena, struct view value);
/* Whether what follows "by" (or "from") in a bare line is one of the hosts. */
bool trace_names(struct view line, const char *word, struct view hosts);
/* Whether it is one of the names, which stand with blanks between. */
bool trace_listed(struct view name, struct view names);

#endif
