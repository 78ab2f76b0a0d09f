/* SPDX-License-Identifier: ISC */
/*
 * A club moves to another database, of whichever engine. All rows are copied and
 * compared, and the chains of all records checked at both ends, while nobody else can
 * write. Then the old database gets its mark (whole/moved.h), and that is the moment of
 * the move: cut short before it the club is where it was, and behind it the same
 * command goes on to the end. Last of all adjudicator.conf is changed.
 */
#ifndef ADJUDICATOR_BACKUP_MOVE_H
#define ADJUDICATOR_BACKUP_MOVE_H

#include "adjudicator/backup/make.h"

struct move {
	struct arena *arena;
	struct progress *progress; /* NULL: nobody is told how far it is */
	const struct log *log;
	const char *dir;
	const char *to; /* the setting of the other database */
	int64_t now;
	/* What was found and done. */
	const char *from;
	struct backup_checked checked; /* games and rows of records */
	long rows; /* of all tables, 0: they had been copied before */
	size_t tables;
	bool reached; /* move_back: the other one was seen, and is stopped */
	/* Of the work. */
	struct config config;
	struct store *here, *there;
	int lock;
};

bool move_club(struct move *m, struct err *err);
/* The club goes on in the database that adjudicator.conf names, which it had left;
 * m->to is where it had gone. ERR_CONFIG when it went on there meanwhile. */
bool move_back(struct move *m, struct err *err);
/* Fine after any failure. */
void move_end(struct move *m);

#endif
