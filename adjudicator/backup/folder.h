/* SPDX-License-Identifier: ISC */
/*
 * A folder of backups: listing and removing them. Backups of another club, and other
 * things, may lie beside ours: what is not known to be ours is never removed.
 */
#ifndef ADJUDICATOR_BACKUP_FOLDER_H
#define ADJUDICATOR_BACKUP_FOLDER_H

#include "adjudicator/backup/contents.h"
#include "adjudicator/club/config.h"

/* Prefixes of the name of a backup that is being written, and of one that is being
 * removed. */
#define BACKUP_HALF ".half-"
#define BACKUP_GONE ".gone-"

/* What identifies a club's backups: its club.key; and its signing.pub, if club.key
 * is only the word that stands for a credential (credential.h). */
struct backup_owner {
	bool known;     /* there is a club.key */
	bool elsewhere; /* it is a credential */
	struct hash key, pub;
};
struct backup_owner backup_owner_of(const struct config *c, struct arena *arena);

enum backup_whose { BACKUP_OURS, BACKUP_OTHERS, BACKUP_UNCLEAR };

struct backup_entry {
	int64_t made; /* from its name */
	int64_t bytes;
	enum backup_whose whose;
};

/* "FOLDER/.half-club-20261120T200000Z" */
const char *backup_path(struct arena *arena, const char *folder, const char *mark,
			int64_t made);
/* Lists the folders that have such a name, in any order; none in a folder that
 * cannot be read. */
void backup_list(struct arena *arena, const char *folder,
		 const struct backup_owner *owner, struct backup_entry **out,
		 size_t *count);
/* Removes what is left of backups that were cut short. */
void backup_sweep(struct arena *arena, const char *folder);
/* Removes a backup with its files. If it has a folder that no backup has, that
 * folder stays, and so does the backup. */
void backup_remove(struct arena *arena, const char *path);
/* Removes those of our backups that need not be kept (names.h). Returns their
 * number. */
long backup_let_go(struct arena *arena, const char *folder,
		   const struct backup_owner *owner, int64_t now);

#endif
