/* SPDX-License-Identifier: ISC */
/*
 * What keyboards, autocorrect and mail programs do to plain text, undone: odd blanks,
 * invisible marks, full-width and "smart" signs, *bold* and _underlined_.
 */
#ifndef FORMATS_ORDERS_NORMAL_H
#define FORMATS_ORDERS_NORMAL_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

/* The text with every line normalised and ended by '\n', as many lines as line_next
 * finds in it. */
struct view normal_text(struct arena *arena, struct view text);

#endif
