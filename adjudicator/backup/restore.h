/* SPDX-License-Identifier: ISC */
/*
 * A backup becomes a club again. What is in the club's folder and newer than the backup
 * stays: settings, word lists, mailboxes. The new database is made beside the old one,
 * takes in the letters since (recall.h), and takes its place at the very end; the old
 * one is put aside, never deleted. Cut short anywhere, all of it can be done again.
 */
#ifndef ADJUDICATOR_BACKUP_RESTORE_H
#define ADJUDICATOR_BACKUP_RESTORE_H

#include "adjudicator/backup/make.h"
#include "adjudicator/run/catch_up.h"

struct restore {
	struct arena *arena;
	const struct log *log;
	struct progress *progress; /* NULL: nobody is told how far it is */
	const char *backup, *dir;  /* the folders */
	int64_t now;
	bool over;           /* the database that is there may be a sound one */
	bool offline;        /* the mailbox is not asked */
	const char **copies; /* of letters that left, that somebody brings */
	size_t copies_n;
	/* What was found and done. */
	struct config config;
	struct backup_checked checked;
	struct recall recall;
	bool old;           /* there was a database */
	bool whole;         /* all of its letters could be read */
	bool key_put_aside; /* signing.key was changed since */
	bool newest_known;  /* the newest letter that left was written again, too */
	long waiting;       /* letters to be sent */
	/* Where what was there is now; NULL: nothing was. */
	const char *aside, *aside_database;
	/* Of the work. */
	struct store *store;
	int lock;
	const char *file, *made; /* the database, and the new one */
	const char *lost;        /* name of the folder of what was there */
};

bool restore_club(struct restore *r, struct err *err);
/* Fine after any failure. */
void restore_end(struct restore *r);

#endif
