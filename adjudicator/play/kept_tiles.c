/* SPDX-License-Identifier: ISC */
#include "adjudicator/play/kept_tiles.h"

#include <errno.h>

#include "adjudicator/system/file.h"

const char *kept_tiles_path(struct arena *arena, const char *folder,
			    const struct setup *s)
{
	struct kept_tiles_for of = kept_tiles_for(s);

	return file_path(arena, folder, kept_tiles_file(arena, &of));
}

bool kept_tiles_load(struct arena *arena, const char *folder, const struct setup *s,
		     const struct kept_tiles **out, struct err *err)
{
	struct kept_tiles_for of = kept_tiles_for(s);
	const char *path = kept_tiles_path(arena, folder, s);
	struct kept_tiles *k = NULL;
	struct view text;

	*out = NULL;
	if (s->game->ground != GROUND_BOARD) {
		return true;
	}
	if (!file_read(arena, path, KEPT_TILES_BYTES_MOST, &text)) {
		return errno == ENOENT ||
		       err_set(err, ERR_IO, "cannot read %s: %s", path, err_why(errno));
	}
	if (!kept_tiles_read(arena, &of, text, path, &k, err)) {
		return false;
	}
	*out = k;
	return true;
}
