/* SPDX-License-Identifier: ISC */
/* Tables of what kept tiles are worth, beside the word lists that they were learned
 * with (V4). */
#ifndef ADJUDICATOR_PLAY_KEPT_TILES_H
#define ADJUDICATOR_PLAY_KEPT_TILES_H

#include "adjudicator/robot/kept_tiles.h"

/* Where the table for such games stands. */
const char *kept_tiles_path(struct arena *arena, const char *folder,
			    const struct setup *s);
/* That table, in the arena; NULL: there is none, which is well. ERR_DATA: it is not
 * what it should be; ERR_IO: it cannot be read. */
bool kept_tiles_load(struct arena *arena, const char *folder, const struct setup *s,
		     const struct kept_tiles **out, struct err *err);

#endif
