/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/club_folder.h"

#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "adjudicator/backup/make.h"
#include "adjudicator/club/config.h"
#include "adjudicator/club/signing_key.h"
#include "adjudicator/system/file.h"
#include "tests/helpers/club/empty_database.h"
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

/* Makes a key. A folder with a database and no key is a club that has lost its key. */
static bool keys(struct arena *arena, const char *dir, struct err *err)
{
	const char *path = arena_printf(arena, "%s/club.key", dir);
	uint8_t key[HASH_BYTES];
	char hex[HASH_HEX];

	if (access(path, F_OK) == 0) {
		return true;
	}
	if (getrandom(key, sizeof key, 0) != (ssize_t)sizeof key) {
		return err_set(err, ERR_IO, "no random bytes");
	}
	hex_write(key, sizeof key, hex);
	return file_make(arena, path, S_IRUSR | S_IWUSR,
			 view_of(arena_printf(arena, "%s\n", hex)), err);
}

static bool signing(const char *dir, struct err *err)
{
	struct config c;
	bool had;
	bool ok = config_read(&c, dir, err) && signing_read(&c, &had, err) &&
		  (had || signing_make(&c, err));

	config_free(&c);
	return ok;
}

bool club_folder(struct arena *arena, const char *dir, const char *address,
		 struct err *err)
{
	const bool copied = empty_database(dir);

	return (!copied || keys(arena, dir, err)) &&
	       club_folder_told(arena, dir, address, ignore_part, NULL, err) &&
	       (!copied || signing(dir, err));
}
