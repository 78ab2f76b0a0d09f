/* SPDX-License-Identifier: ISC */
/*
 * Makes a club from a backup again. What is in the club's folder and newer than the
 * backup stays: settings, word lists, mailboxes. The new database is made beside the
 * old one, takes in the letters since the backup (catch_up.h), and takes the old
 * one's place at the very end; the old one is put aside, never deleted. If it is cut
 * short at any point, everything can be done again. On a server the place is an
 * empty schema, which gets all rows at once.
 */
#ifndef ADJUDICATOR_BACKUP_RESTORE_H
#define ADJUDICATOR_BACKUP_RESTORE_H

#include "adjudicator/backup/make.h"

struct restore {
	struct arena *arena;
	struct progress *progress; /* NULL: nobody is shown the progress */
	const char *backup, *dir;  /* the folders */
	int64_t now;
	bool over; /* the existing database may be replaced even if it is sound */
	/* The results. */
	struct config config;
	struct backup_checked checked;
	bool old;           /* there was a database */
	bool key_put_aside; /* signing.key was changed since the backup */
	/* Where the replaced files are now; NULL: there were none. */
	const char *aside, *aside_database;
	/* For the work itself. */
	struct store *store;
	int lock;
	const char *file, *made; /* the database, and the new one */
	bool server; /* the database is on a server; .file only names the new one */
	const char *lost; /* name of the folder for what was replaced */
};

/* Puts the files in their places and opens the new database beside the old one. */
bool restore_open(struct restore *r, struct err *err);
/* Puts the new database in the old one's place. */
bool restore_take(struct restore *r, struct err *err);
/* May be called after any failure. */
void restore_end(struct restore *r);

#endif
