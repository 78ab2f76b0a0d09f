/* SPDX-License-Identifier: ISC */
/*
 * A backup becomes a club again. What is in the club's folder and newer than the backup
 * stays: settings, word lists, mailboxes. The new database is made beside the old one,
 * takes in the letters since (catch_up.h), and takes its place at the very end; the old
 * one is put aside, never deleted. Cut short anywhere, all of it can be done again. On
 * a server the place is a schema with nothing in it, which gets all rows at once.
 */
#ifndef ADJUDICATOR_BACKUP_RESTORE_H
#define ADJUDICATOR_BACKUP_RESTORE_H

#include "adjudicator/backup/make.h"

struct restore {
	struct arena *arena;
	struct progress *progress; /* NULL: nobody is told how far it is */
	const char *backup, *dir;  /* the folders */
	int64_t now;
	bool over; /* the database that is there may be a sound one */
	/* What was found and done. */
	struct config config;
	struct backup_checked checked;
	bool old;           /* there was a database */
	bool key_put_aside; /* signing.key was changed since */
	/* Where what was there is now; NULL: nothing was. */
	const char *aside, *aside_database;
	/* Of the work. */
	struct store *store;
	int lock;
	const char *file, *made; /* the database, and the new one */
	bool server;      /* it is on one; `file` only gives the new one a name */
	const char *lost; /* name of the folder of what was there */
};

/* Files are put in their places, and the new database is open beside the old one. */
bool restore_open(struct restore *r, struct err *err);
/* It takes the old one's place. */
bool restore_take(struct restore *r, struct err *err);
/* Fine after any failure. */
void restore_end(struct restore *r);

#endif
