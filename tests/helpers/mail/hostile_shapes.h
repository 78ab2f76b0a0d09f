/* SPDX-License-Identifier: ISC */
/* Letters made to cost time: a piece of text repeated in every place where a reader
 * looks for something. */
#ifndef TESTS_HELPERS_MAIL_HOSTILE_SHAPES_H
#define TESTS_HELPERS_MAIL_HOSTILE_SHAPES_H

#include "formats/text/arena.h"
#include "formats/text/view.h"
#include <stdint.h>

extern const size_t hostile_shapes; /* number of shapes; shape 0 is harmless */

const char *hostile_name(size_t shape);
/* A letter of one shape. `head` is whole header lines: From, To. `bytes` is about
 * its size. */
struct view hostile_letter(struct arena *arena, size_t shape, struct view head,
			   size_t bytes);
/* A letter of several random shapes one after the other, in one of their
 * containers. */
struct view hostile_mixture(struct arena *arena, uint32_t seed, struct view head,
			    size_t bytes);

#endif
