/* SPDX-License-Identifier: ISC */
/*
 * What a backup of a club with 100,000 games takes: writing it, and proving it. The
 * floor is reading the database once and writing it once.
 */
#include <stdlib.h>

#include "adjudicator/backup/make.h"
#include "adjudicator/system/file.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/helpers/scratch.h"

enum { GAMES = 100000, STEP = 10000 };

int main(void)
{
	char *dir = scratch_dir();
	struct arena arena = {0};
	struct backup_checked checked;
	struct backup_made made;
	struct err err = {0};
	struct file_sum sum;
	struct some_club c;
	struct backup_wish wish = {.now = SOME_NOW};
	double start;
	double floor;

	wish.folder = arena_printf(&arena, "%s/backups", dir);
	some_club_open(&c, dir);
	for (long have = 0; have < GAMES; have += STEP) {
		some_club_games(&c, have, have + STEP);
	}
	start = measure_seconds();
	measure_must(
		backup_make(&c.config, c.run.context.store, &arena, &wish, &made, &err),
		&err);
	measure_figure("backup.make-100000", measure_seconds() - start, "s");
	measure_figure("backup.size-100000", (double)made.checked.bytes / 1e6, "MB");
	start = measure_seconds();
	measure_must(backup_check(made.path, &arena, NULL, &checked, &err), &err);
	measure_figure("backup.check-100000", measure_seconds() - start, "s");
	if (checked.wrong != NULL || checked.games != GAMES) {
		measure_stop("the backup does not hold: %s",
			     checked.wrong != NULL ? checked.wrong : "games");
	}
	start = measure_seconds();
	measure_must(file_copy(arena_printf(&arena, "%s/club.db", made.path),
			       arena_printf(&arena, "%s/copy", dir), NULL, &sum, &err),
		     &err);
	floor = measure_seconds() - start;
	measure_figure("backup.floor", floor, "s");
	some_club_close(&c);
	scratch_remove(dir);
	arena_free(&arena);
	return EXIT_SUCCESS;
}
