/* SPDX-License-Identifier: ISC */
/* Letters made to cost time: a piece of text again and again, in every place where a
 * reader looks for something. */
#ifndef TESTS_HELPERS_MAIL_HOSTILE_SHAPES_H
#define TESTS_HELPERS_MAIL_HOSTILE_SHAPES_H

#include "formats/text/arena.h"
#include "formats/text/view.h"
#include <stdint.h>

extern const size_t hostile_shapes; /* how many there are; the first is harmless */

const char *hostile_name(size_t shape);
/* `head` are whole lines: From, To. About so many bytes in all. */
struct view hostile_letter(struct arena *arena, size_t shape, struct view head,
			   size_t bytes);
/* Of several shapes one after the other, in one of their containers, by chance. */
struct view hostile_mixture(struct arena *arena, uint32_t seed, struct view head,
			    size_t bytes);

#endif
