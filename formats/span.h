/* SPDX-License-Identifier: ISC */
/* Spans of time and sizes in English, for operators. */
#ifndef FORMATS_SPAN_H
#define FORMATS_SPAN_H

#include "formats/text/arena.h"
#include <stdint.h>

/* "119 seconds", "36 hours", "2 days": in the largest unit that fits at least
 * twice. */
const char *span_say(struct arena *arena, int64_t seconds);
/* "999 bytes", "1.5 kB", "67 GB" */
const char *size_say(struct arena *arena, double bytes);

#endif
