/* SPDX-License-Identifier: ISC */
/*
 * Moves a club to another machine: a backup (make.h) in one file that tar(1) opens.
 * A club that was handed over has a file club.handed and writes no letters from then
 * on, because two clubs must never answer the same players. club.handed is written
 * before the file that is handed over gets its name, so that at no moment both may
 * run. `progress` may be NULL.
 */
#ifndef ADJUDICATOR_BACKUP_HANDOVER_H
#define ADJUDICATOR_BACKUP_HANDOVER_H

#include "adjudicator/backup/make.h"

/* ERR_CONFIG when the club in `dir` was handed over. */
bool handover_check(struct arena *arena, const char *dir, struct err *err);
/* Writes the file, which must not exist, from a backup, and marks the club. */
bool handover_give(struct arena *arena, const char *dir, const char *backup,
		   const char *file, struct progress *progress, struct err *err);
/* Lets the club go on here after all. *was: it had been handed over. */
bool handover_back(struct arena *arena, const char *dir, bool *was, struct err *err);
/* Unpacks such a file into a backup in `folder`, which is made if missing; *path is
 * the backup's folder. Every byte of the file is untrusted: nothing is written
 * elsewhere. */
bool handover_open(struct arena *arena, const char *file, const char *folder,
		   struct progress *progress, const char **path, struct err *err);

#endif
