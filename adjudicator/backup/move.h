/* SPDX-License-Identifier: ISC */
/*
 * Moves a club to another database, of either engine. All rows are copied and
 * compared, and the chains of all records checked at both ends, while nobody else
 * can write. Then the old database is marked (whole/moved.h); that is the moment of
 * the move. If it is cut short before that, the club is where it was; if after, the
 * same command goes on to the end. Last, adjudicator.conf is changed.
 */
#ifndef ADJUDICATOR_BACKUP_MOVE_H
#define ADJUDICATOR_BACKUP_MOVE_H

#include "adjudicator/backup/make.h"

struct move {
	struct arena *arena;
	struct progress *progress; /* NULL: nobody is shown the progress */
	const struct log *log;
	const char *dir;
	const char *to; /* the setting of the other database */
	int64_t now;
	/* The results. */
	const char *from;
	struct backup_checked checked; /* games and rows of records */
	long rows; /* of all tables; 0: they had been copied before */
	size_t tables;
	bool reached; /* move_back: the other database was reached, and stopped */
	/* For the work itself. */
	struct config config;
	struct store *here, *there;
	int lock;
};

bool move_club(struct move *m, struct err *err);
/* Lets the club go on in the database that adjudicator.conf names, from which it had
 * moved; m->to is where it had gone. ERR_CONFIG when it went on there meanwhile. */
bool move_back(struct move *m, struct err *err);
/* May be called after any failure. */
void move_end(struct move *m);

#endif
