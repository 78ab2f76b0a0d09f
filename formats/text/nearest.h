/* SPDX-License-Identifier: ISC */
/* Which known word a mistyped one was probably meant to be. */
#ifndef FORMATS_TEXT_NEAREST_H
#define FORMATS_TEXT_NEAREST_H

#include "formats/text/view.h"

/* How many letters must be put in, left out, changed or swapped with their neighbour
 * to make one of the other; what lies behind the 40th byte does not count. */
size_t nearest_distance(struct view a, struct view b);
/* True when `word` is close enough to `known` to ask "did you mean". */
bool nearest_enough(size_t distance, struct view known);

/* The nearest of several: begin with {.word = ...}. */
struct nearest {
	struct view word;
	struct view known; /* the nearest so far */
	size_t distance;
	bool any;
};
void nearest_try(struct nearest *n, struct view known);
/* Whether one was tried that is near enough: nearest_enough. */
bool nearest_found(const struct nearest *n);

#endif
