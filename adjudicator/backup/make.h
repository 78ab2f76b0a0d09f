/* SPDX-License-Identifier: ISC */
/*
 * Backups of a club: folders "club-20261120T200000Z" (names.h), their owner's
 * alone, with the database, adjudicator.conf, the club's keys and its word lists. A
 * file `contents` names each of them with its size and hash. The folder gets its name
 * when all of it is written, safe against power loss and proved: what is half there has
 * another name, and the next backup removes it.
 */
#ifndef ADJUDICATOR_BACKUP_MAKE_H
#define ADJUDICATOR_BACKUP_MAKE_H

#include "adjudicator/club/config.h"
#include "adjudicator/store/store.h"
#include "adjudicator/system/log.h"
#include "adjudicator/system/progress.h"

/* What a look into a backup found. */
struct backup_checked {
	int64_t made;
	int schema;        /* of its database */
	size_t files;      /* beside `contents` */
	int64_t bytes;     /* of them all */
	long games, rows;  /* of records, whose chains hold */
	const char *wrong; /* the first thing that is not as it should be; NULL: it is
			      sound */
};

/* Where backups go: the setting backup-dir; where that is empty, "backups" in the
 * club's folder. */
const char *backup_folder(const struct config *c, struct arena *arena);

/* Writes one into a folder, which is made when missing (its parents are not), and lets
 * go of older ones of this club there that need not be kept: *dropped. *path is the new
 * one; a database with an older schema than ours is copied as it is. ERR_RETRY when
 * another backup is being written there. Nothing is left of one that failed. */
struct backup_wish {
	const char *folder;
	int64_t now;
	struct progress *progress; /* NULL: nobody is told how far it is */
};
struct backup_made {
	const char *path; /* in the arena */
	struct backup_checked checked;
	long dropped;
};
bool backup_make(const struct config *c, struct store *st, struct arena *arena,
		 const struct backup_wish *wish, struct backup_made *out,
		 struct err *err);

/* The keys that no backup has, because systemd hands them over (credential.h):
 * "club.key and signing.key"; NULL: none. */
const char *backup_lacks(const struct config *c, struct arena *arena);

/* The newest of this club in backup_folder, by its name. What bears a date to come says
 * that a clock was wrong, and nothing of how old a backup is. */
struct backup_info {
	const char *path; /* in the arena; NULL: there is none */
	int64_t made;
	int64_t bytes; /* of its files */
	long ahead;    /* backups with a date to come */
};
bool backup_newest(const struct config *c, struct arena *arena, int64_t now,
		   struct backup_info *out, struct err *err);

/* Everything in it is there, byte for byte; the database can be read to its last page,
 * its references lead somewhere, and the chains of all records hold. What is wrong is
 * told in *out: false is for what cannot be looked at. Nothing is written. `progress`
 * (NULL: none) is told how far it is. */
bool backup_check(const char *path, struct arena *arena, struct progress *progress,
		  struct backup_checked *out, struct err *err);

/* Of the chains of a database's records alone: *out has the games, the rows, and what
 * is wrong. */
bool backup_check_chains(struct store *st, struct arena *arena,
			 struct progress *progress, struct backup_checked *out,
			 struct err *err);

/*
 * A newer program changes the database's form when it first writes to it. What was
 * there before is kept as a backup first; when that cannot be written nothing is
 * changed.
 */

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
