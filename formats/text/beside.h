/* SPDX-License-Identifier: ISC */
/* Where the other programs of this installation lie. */
#ifndef FORMATS_TEXT_BESIDE_H
#define FORMATS_TEXT_BESIDE_H

#include "formats/text/arena.h"

/* The path of the program `name` that belongs to this one. An installed program finds
 * it in the library folder of the same installation, wherever that was put. Any other
 * finds it in its own folder, else in the folder it was built for. */
const char *beside(struct arena *arena, const char *name);
/* beside() as the program at `self` would see it, for tests. */
const char *beside_of(struct arena *arena, const char *self, const char *name);

#endif
