/* SPDX-License-Identifier: ISC */
/* The header block of a letter, field by field; nothing is decoded here. */
#ifndef ADJUDICATOR_MAIL_PARSE_HEADER_H
#define ADJUDICATOR_MAIL_PARSE_HEADER_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

struct header_field {
	struct view name;
	struct view value; /* as in the letter, folds included */
};

/* The letter without the "From " line that mbox files put before it. */
struct view header_skip_mbox(struct view raw);
/* Everything up to the first empty line; all when there is none. */
struct view header_block(struct view raw);
/* Everything after that empty line. */
struct view header_body(struct view raw);
/* Takes the next field off *rest; skips lines that are no field. */
bool header_next(struct view *rest, struct header_field *f);
/* The value on one line: folds and control characters become blanks. */
struct view header_unfold(struct arena *arena, struct view value);
/* The trimmed value of the first field of that name; empty: none. *count is the
 * number of such fields; may be NULL. */
struct view header_find(struct view block, const char *name, size_t *count);
/* All fields of a block in order, for a caller that looks up many. The array is in
 * the arena; names and values are slices of the block. */
struct header_fields {
	struct header_field *field;
	size_t count;
};
struct header_fields header_take_apart(struct arena *arena, struct view block);
/* The same as header_find. */
struct view header_field_find(const struct header_fields *all, const char *name,
			      size_t *count);
/* The value of the only field of that name; empty when there is none, or more than
 * one. */
struct view header_only(struct view block, const char *name);

/* Received lines: which host accepted a letter, and from which. Gives the value of
 * such a line without comments and folds. */
struct view trace_bare(struct arena *arena, struct view value);
/* Whether the host after "by" (or "from") in such a line is one of `hosts`. */
bool trace_names(struct view line, const char *word, struct view hosts);
/* Whether a name is one of `names`, which are separated by blanks. */
bool trace_listed(struct view name, struct view names);

#endif
