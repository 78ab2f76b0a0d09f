/* SPDX-License-Identifier: ISC */
/* backup [DIR] [--quiet] [--now TIME] */
#include "adjudicator/backup/make.h"

#include "adjudicator/backup/names.h"
#include "adjudicator/cmd/cmd.h"
#include "adjudicator/store/whole/moved.h"
#include <stdio.h>

static void tell(struct cmd *c, const struct backup_made *b)
{
	const char *lacks = backup_lacks(c->config, c->arena);
	const struct backup_checked *k = &b->checked;

	printf("%s is a backup of this club\n", b->path);
	printf("it holds %s and %s, %.1f MB in %s; read again, all of it is sound\n",
	       cmd_some(c->arena, k->games, "game", "games"),
	       cmd_some(c->arena, k->rows, "event", "events"), (double)k->bytes / 1e6,
	       cmd_some(c->arena, (long)k->files, "file", "files"));
	if (lacks != NULL) {
		printf("%s: NOT in it, for systemd hands that over; keep a copy "
		       "elsewhere\n",
		       lacks);
	}
	printf("%s let go: %d of the last days, %d of weeks and %d of months stay\n",
	       cmd_some(c->arena, b->dropped, "older backup was", "older backups were"),
	       BACKUP_DAYS, BACKUP_WEEKS, BACKUP_MONTHS);
}

bool cmd_backup(struct cmd *c)
{
	bool quiet = cmd_flag(c, "quiet");
	struct progress progress = progress_start(quiet);
	struct store *st = NULL;
	struct backup_made made;
	struct backup_wish wish = {.progress = &progress};
	const char *file;
	int schema;
	bool ok;

	if (!cmd_clock(c, &wish.now) || !cmd_arguments(c, 0, 1)) {
		return false;
	}
	wish.folder = c->argc == 1 ? c->argv[0] : backup_folder(c->config, c->arena);
	file = store_path(c->arena, c->dir, c->config->database);
	ok = (file != NULL ? store_open_file(&st, file, &schema, c->err)
			   : store_open(&st, c->dir, c->config->database, DB_READ,
					c->err)) &&
	     moved_check(st, c->err) &&
	     backup_make(c->config, st, c->arena, &wish, &made, c->err);
	store_close(st);
	progress_end(&progress);
	if (ok && !quiet) {
		tell(c, &made);
	}
	return ok;
}
