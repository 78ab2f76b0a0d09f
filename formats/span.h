/* SPDX-License-Identifier: ISC */
/* Lengths of time and sizes as an operator reads them. */
#ifndef FORMATS_SPAN_H
#define FORMATS_SPAN_H

#include "formats/text/arena.h"
#include <stdint.h>

/* "119 seconds", "36 hours", "2 days": in the largest unit of which there are two. */
const char *span_say(struct arena *arena, int64_t seconds);
/* "999 bytes", "1.5 kB", "67 GB" */
const char *size_say(struct arena *arena, double bytes);

#endif
