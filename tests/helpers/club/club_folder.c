/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/club_folder.h"

#include "adjudicator/backup/make.h"
#include "adjudicator/club/config.h"

bool club_folder_told(struct arena *arena, const char *dir, const char *address,
		      club_part *part, void *arg, struct err *err)
{
	const struct club_maker maker = {backup_upgrade_in, part, arg};
	struct buf text = buf_in(arena);

	config_write_default(&text, address);
	return club_make(arena, dir, buf_view(&text), &maker, err);
}

static void ignore_part(void *arg, const char *name, bool made)
{
	(void)arg;
	(void)name;
	(void)made;
}

bool club_folder(struct arena *arena, const char *dir, const char *address,
		 struct err *err)
{
	return club_folder_told(arena, dir, address, ignore_part, NULL, err);
}
