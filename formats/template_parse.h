/* SPDX-License-Identifier: ISC */
/* A template taken apart into nodes; sections know where they end. */
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
	size_t end; /* of a section: the index of its NODE_END */
};

struct nodes {
	struct node *node;
	size_t count;
};

/* Slices of `text`, nodes in `arena`. ERR_DATA with the line when a tag is not
 * understood or a section does not close, and for texts beyond the two bounds. */
bool template_parse(struct arena *arena, struct view text, struct nodes *out,
		    struct err *err);

#endif
