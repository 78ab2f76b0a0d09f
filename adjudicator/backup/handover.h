/* SPDX-License-Identifier: ISC */
/*
 * A club moves to another machine: a backup (make.h) in one file that tar(1) opens.
 * The club that was handed over has a file club.handed and writes no letters from then
 * on: two clubs must never answer the same players. It is there before the file that is
 * handed over has its name, so that there is no moment at which both may run.
 * `progress` (NULL: none) is told how far something is.
 */
#ifndef ADJUDICATOR_BACKUP_HANDOVER_H
#define ADJUDICATOR_BACKUP_HANDOVER_H

#include "adjudicator/backup/make.h"

/* ERR_CONFIG when the club in `dir` was handed over. */
bool handover_check(struct arena *arena, const char *dir, struct err *err);
/* Writes the file, which is not there yet, from a backup, and marks the club. */
bool handover_give(struct arena *arena, const char *dir, const char *backup,
		   const char *file, struct progress *progress, struct err *err);
/* The club goes on here after all. *was: it had been handed over. */
bool handover_back(struct arena *arena, const char *dir, bool *was, struct err *err);
/* Makes a backup of such a file again, in `folder`, which is made when missing; *path
 * is its folder. Every byte of it is foreign: nothing is written elsewhere. */
bool handover_open(struct arena *arena, const char *file, const char *folder,
		   struct progress *progress, const char **path, struct err *err);

#endif
