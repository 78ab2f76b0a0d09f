/* SPDX-License-Identifier: ISC */
/* Tables of what kept tiles are worth (V4); each file is beside the word list that
 * it was learned with. */
#ifndef ADJUDICATOR_PLAY_KEPT_TILES_H
#define ADJUDICATOR_PLAY_KEPT_TILES_H

#include "adjudicator/robot/kept_tiles.h"

/* The path of the table for such games. */
const char *kept_tiles_path(struct arena *arena, const char *folder,
			    const struct setup *s);
/* Loads that table into the arena; *out is NULL when there is none or the game has
 * no board. Fails with ERR_DATA when the file is damaged, ERR_IO when it cannot be
 * read. */
bool kept_tiles_load(struct arena *arena, const char *folder, const struct setup *s,
		     const struct kept_tiles **out, struct err *err);

#endif
