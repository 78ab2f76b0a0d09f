/* SPDX-License-Identifier: ISC */
/* Where the other programs of this installation lie. */
#ifndef FORMATS_TEXT_BESIDE_H
#define FORMATS_TEXT_BESIDE_H

#include "formats/text/arena.h"

/* Of a program installed in its place: the library folder of the same installation,
 * wherever that was put. Of any other: beside it, else where it was built for. */
const char *beside(struct arena *arena, const char *name);
/* The same of the program at `self`, for tests. */
const char *beside_of(struct arena *arena, const char *self, const char *name);

#endif
