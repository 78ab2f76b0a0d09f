/* SPDX-License-Identifier: ISC */
/* Foreign text as it may stand in one line of a picture. */
#ifndef FORMATS_BOARDS_FIT_H
#define FORMATS_BOARDS_FIT_H

#include "formats/text/arena.h"

/* The head of text, at most `width` columns of it; "?" for control characters and for
 * bytes that are no text. NULL fits as nothing. */
struct view fit(struct arena *a, struct view text, size_t width);
struct view fit_str(struct arena *a, const char *text, size_t width);

#endif
