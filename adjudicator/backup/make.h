/* SPDX-License-Identifier: ISC */
/*
 * Backups of a club: folders "club-20261120T200000Z" (names.h), which only their
 * owner can read, with the database, adjudicator.conf, the club's keys and its word
 * lists. A file `contents` names each file with its size and hash. The folder gets
 * its name when everything in it is written, safe against power loss, and checked.
 * An unfinished one has another name, and the next backup removes it.
 */
#ifndef ADJUDICATOR_BACKUP_MAKE_H
#define ADJUDICATOR_BACKUP_MAKE_H

#include "adjudicator/club/config.h"
#include "adjudicator/store/store.h"
#include "adjudicator/system/log.h"
#include "adjudicator/system/progress.h"

/* The result of checking a backup. */
struct backup_checked {
	int64_t made;
	int schema;        /* of its database */
	size_t files;      /* besides `contents` */
	int64_t bytes;     /* of all files */
	long games, rows;  /* records and their rows, with chains that hold */
	const char *wrong; /* the first fault; NULL: the backup is sound */
};

/* The folder of backups: the setting backup-dir, or else "backups" in the club's
 * folder. */
const char *backup_folder(const struct config *c, struct arena *arena);

/* Writes a backup into .folder, which is made if missing (its parents are not), and
 * removes older ones of this club there that need not be kept (.dropped of them). A
 * database with an older schema than ours is copied as it is. ERR_RETRY when another
 * backup is being written there. A failed backup leaves nothing. */
struct backup_wish {
	const char *folder;
	int64_t now;
	struct progress *progress; /* NULL: nobody is shown the progress */
};
struct backup_made {
	const char *path; /* in the arena */
	struct backup_checked checked;
	long dropped;
};
bool backup_make(const struct config *c, struct store *st, struct arena *arena,
		 const struct backup_wish *wish, struct backup_made *out,
		 struct err *err);

/* The keys that are in no backup, because systemd hands them over (credential.h):
 * "club.key and signing.key"; NULL: none. */
const char *backup_lacks(const struct config *c, struct arena *arena);

/* The newest backup of this club in backup_folder, by its name. One with a date in
 * the future shows that a clock was wrong, and does not count. */
struct backup_info {
	const char *path; /* in the arena; NULL: there is none */
	int64_t made;
	int64_t bytes; /* of its files */
	long ahead;    /* backups with a date in the future */
};
bool backup_newest(const struct config *c, struct arena *arena, int64_t now,
		   struct backup_info *out, struct err *err);

/* Checks that everything in a backup is there byte for byte, that the database can
 * be read to its last page and its references are valid, and that the chains of all
 * records hold. A fault is told in *out; it returns false only when the backup
 * cannot be checked. Nothing is written. `progress` may be NULL. */
bool backup_check(const char *path, struct arena *arena, struct progress *progress,
		  struct backup_checked *out, struct err *err);

/* Checks only the chains of a database's records: *out has the games, the rows, and
 * the fault. */
bool backup_check_chains(struct store *st, struct arena *arena,
			 struct progress *progress, struct backup_checked *out,
			 struct err *err);

/*
 * A newer program changes the database's schema when it first writes to it. The old
 * state is kept as a backup first; when that cannot be written, nothing is changed.
 */

struct backup_upgrade {
	const struct config *config;
	struct arena *arena;
	const struct log *log; /* NULL: nothing is logged */
};

/* The store_upgrade that does this; `u` is borrowed. */
struct store_upgrade backup_upgrade(struct backup_upgrade *u);

/* The same, made in `arena`, without a log. */
struct store_upgrade backup_upgrade_in(struct arena *arena, const struct config *c);

#endif
