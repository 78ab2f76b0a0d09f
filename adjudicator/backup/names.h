/* SPDX-License-Identifier: ISC */
/*
 * Names of backups, and which of them are kept: all of the last 24 hours, and the
 * newest of each of the last seven days, four weeks and twelve months that have any.
 * Days are in UTC, weeks begin on Monday. A name from the future shows that a clock
 * was wrong: that backup is kept and does not count.
 */
#ifndef ADJUDICATOR_BACKUP_NAMES_H
#define ADJUDICATOR_BACKUP_NAMES_H

#include "formats/text/arena.h"
#include "formats/text/view.h"
#include <stdint.h>

enum { BACKUP_DAYS = 7, BACKUP_WEEKS = 4, BACKUP_MONTHS = 12 };

/* "club-20261120T200000Z" */
const char *backup_name(struct arena *arena, int64_t made);
bool backup_name_read(struct view name, int64_t *made);

/* Sets keep[i]: whether the backup made[i] stays. They may be in any order. */
void backup_names_keep(const int64_t *made, size_t count, int64_t now, bool *keep);

#endif
