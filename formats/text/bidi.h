/* SPDX-License-Identifier: ISC */
/*
 * Text from right to left, and the invisible signs that turn the order in which text is
 * shown. Whoever writes to us keeps his letters and loses the signs: at the mail
 * boundary, on the command line and in files. Where foreign words from right to left
 * stand in a sentence of ours, they are isolated (UAX #9), so that our own words and
 * numbers around them stay where they are. No other text has such a sign.
 */
#ifndef FORMATS_TEXT_BIDI_H
#define FORMATS_TEXT_BIDI_H

#include <stdbool.h>
#include <stdint.h>

#include "formats/text/arena.h"
#include "formats/text/view.h"
/* Embeddings, overrides and isolates (U+202A-202E, U+2066-2069), and the marks U+200E,
 * U+200F and U+061C. */
bool bidi_sign(uint32_t cp);
/* Whether v has such a sign. */
bool bidi_signs(struct view v);
/* v without such signs; v itself when it has none. */
struct view bidi_drop(struct arena *arena, struct view v);
/* Puts each line of v that has letters from right to left between U+2068 and U+2069,
 * unless they are isolated already, and drops all other signs. Returns v itself when
 * nothing changes. */
struct view bidi_isolate(struct arena *arena, struct view v);

/* For a terminal: writes each sign that bidi_isolate did not put there as a number,
 * such as "\u202e", in the manner of JSON. Returns v itself when there is none. */
struct view bidi_show(struct arena *arena, struct view v);

#endif
