/* SPDX-License-Identifier: ISC */
/* Whether somebody watches, how wide the window is, and whether it takes colours. */
#ifndef ADJUDICATOR_SYSTEM_TERMINAL_H
#define ADJUDICATOR_SYSTEM_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

/* All zeros: a file or a pipe. */
struct terminal {
	size_t width; /* columns; 0: no terminal, or one that does not tell */
	bool colour;
	bool rewrites; /* it can rewrite a line */
};

struct terminal terminal_of(int fd);

/* What a terminal of that TERM can do; NO_COLOR that is not empty forbids colours.
 * NULL for a variable that is not set. */
bool terminal_knows_colour(const char *term, const char *no_color);

enum tint { TINT_NONE, TINT_GOOD, TINT_WARN, TINT_BAD };

/* The sequence that begins a tint, or ends it (TINT_NONE); "" without colours. */
const char *terminal_tint(bool colour, enum tint tint);

#endif
