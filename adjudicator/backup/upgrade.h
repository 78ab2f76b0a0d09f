/* SPDX-License-Identifier: ISC */
/*
 * A newer program changes the database's form when it first writes to it. What was
 * there before is kept as a backup first; when that cannot be written nothing is
 * changed.
 */
#ifndef ADJUDICATOR_BACKUP_UPGRADE_H
#define ADJUDICATOR_BACKUP_UPGRADE_H

#include "adjudicator/club/config.h"
#include "adjudicator/store/store.h"
#include "adjudicator/system/log.h"

struct backup_upgrade {
	const struct config *config;
	struct arena *arena;
	const struct log *log; /* NULL says nothing */
};

/* Gives a store_upgrade; `u` is borrowed. */
struct store_upgrade backup_upgrade(struct backup_upgrade *u);

/* The same, made in `arena`, without a log. */
struct store_upgrade backup_upgrade_in(struct arena *arena, const struct config *c);

#endif
