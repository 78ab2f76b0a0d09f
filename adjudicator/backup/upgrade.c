/* SPDX-License-Identifier: ISC */
#include "adjudicator/backup/upgrade.h"

#include "adjudicator/backup/make.h"
#include <time.h>

static bool before(void *arg, struct store *st, int schema, struct err *err)
{
	const struct backup_upgrade *u = arg;
	const struct backup_wish wish = {.folder = backup_folder(u->config, u->arena),
					 .now = (int64_t)time(NULL)};
	struct backup_made made;
	struct err why = {0};

	if (!backup_make(u->config, st, u->arena, &wish, &made, &why)) {
		return err_set(
			err, why.kind,
			"this program is newer than the database (schema %d, it needs "
			"%d), and the copy that is made before it is changed cannot be "
			"written: %s; nothing was changed. Make room, or name another "
			"folder with backup-dir, and try again",
			schema, store_schema_version(), why.text);
	}
	log_info(u->log,
		 "the database goes from schema %d to %d; as it was it is kept in %s",
		 schema, store_schema_version(), made.path);
	return true;
}

struct store_upgrade backup_upgrade(struct backup_upgrade *u)
{
	return (struct store_upgrade){before, u};
}

struct store_upgrade backup_upgrade_in(struct arena *arena, const struct config *c)
{
	struct backup_upgrade *u = arena_take(arena, sizeof *u);

	*u = (struct backup_upgrade){c, arena, NULL};
	return backup_upgrade(u);
}
