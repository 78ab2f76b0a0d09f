/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/club_folder.h"

#include "adjudicator/backup/make.h"
#include "adjudicator/club/config.h"
#include "tests/helpers/club/engine.h"

bool club_folder_told(struct arena *arena, const char *dir, const char *address,
		      club_part *part, void *arg, struct err *err)
{
	const struct club_maker maker = {backup_upgrade_in, part, arg};
	static const char line[] = "\ndatabase = ";
	struct buf text = buf_in(arena);
	struct view all;
	size_t at;

	config_write_default(&text, address);
	all = buf_view(&text);
	at = view_find_text(all, line) + strlen(line);
	return club_make(
		arena, dir,
		view_of(arena_printf(
			arena, "%.*s%s\n%.*s", (int)at, all.at, engine_setting(dir),
			VIEW_ARG(view_part(all, at + strlen("sqlite:club.db\n"),
					   all.len)))),
		&maker, err);
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
