/* SPDX-License-Identifier: ISC */
/* Whether somebody watches, how wide his window is, and whether he wants colours. */
#ifndef ADJUDICATOR_SYSTEM_TERMINAL_H
#define ADJUDICATOR_SYSTEM_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

/* Zeroed: a file or a pipe. */
struct terminal {
	size_t width; /* columns; 0: no terminal, or one that does not tell */
	bool colour;
	bool rewrites; /* a line can be written again over itself */
};

struct terminal terminal_of(int fd);

/* Does a terminal of that TERM know these; NO_COLOR forbids when it is not empty. NULL
 * for what is not set. */
bool terminal_knows_colour(const char *term, const char *no_color);

enum tint { TINT_NONE, TINT_GOOD, TINT_WARN, TINT_BAD };

/* What begins a tint, TINT_NONE what ends it; "" without colours. */
const char *terminal_tint(bool colour, enum tint tint);

#endif
