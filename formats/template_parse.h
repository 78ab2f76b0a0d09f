/* SPDX-License-Identifier: ISC */
/* Parses a template into nodes; a section's node knows where the section ends. */
#ifndef FORMATS_TEMPLATE_PARSE_H
#define FORMATS_TEMPLATE_PARSE_H

#include "formats/text/arena.h"
#include "formats/text/err.h"

enum { TEMPLATE_SIZE = 256 * 1024, TEMPLATE_DEPTH = 32 };

enum node_kind {
	NODE_TEXT,
	NODE_VALUE,    /* {{key}} */
	NODE_RAW,      /* {{{key}}}, {{&key}} */
	NODE_SECTION,  /* {{#key}} */
	NODE_INVERTED, /* {{^key}} */
	NODE_END       /* {{/key}} */
};

struct node {
	enum node_kind kind;
	struct view text; /* the text, or the key */
	int line;
	size_t end; /* for a section: index of its NODE_END */
};

struct nodes {
	struct node *node;
	size_t count;
};

/* The nodes are in `arena`, their texts are slices of `text`. ERR_DATA, with the
 * line, when a tag is not understood, a section does not close, or the text exceeds
 * a bound above. */
bool template_parse(struct arena *arena, struct view text, struct nodes *out,
		    struct err *err);

#endif
