/* SPDX-License-Identifier: ISC */
/*
 * A folder of backups: which lie in it, and how they go. Those of another club may lie
 * beside ours, and other things, too: what is not known to be ours is never removed.
 */
#ifndef ADJUDICATOR_BACKUP_FOLDER_H
#define ADJUDICATOR_BACKUP_FOLDER_H

#include "adjudicator/backup/contents.h"
#include "adjudicator/club/config.h"

/* Marks before the name of a backup that is being written, and of one that goes. */
#define BACKUP_HALF ".half-"
#define BACKUP_GONE ".gone-"

/* By what a club's backups are known: its club.key; where that is but a word that
 * stands for a credential (credential.h), its signing.pub, too. */
struct backup_owner {
	bool known;     /* there is a club.key */
	bool elsewhere; /* it is a credential */
	struct hash key, pub;
};
struct backup_owner backup_owner_of(const struct config *c, struct arena *arena);

enum backup_whose { BACKUP_OURS, BACKUP_OTHERS, BACKUP_UNCLEAR };

struct backup_entry {
	int64_t made; /* of its name */
	int64_t bytes;
	enum backup_whose whose;
};

/* "FOLDER/.half-club-20261120T200000Z" */
const char *backup_path(struct arena *arena, const char *folder, const char *mark,
			int64_t made);
/* Only folders that have such a name; in any order. None in one that cannot be read. */
void backup_list(struct arena *arena, const char *folder,
		 const struct backup_owner *owner, struct backup_entry **out,
		 size_t *count);
/* What backups left that were cut short. */
void backup_sweep(struct arena *arena, const char *folder);
/* With its files; a folder in it that a backup does not have stays, and it too. */
void backup_remove(struct arena *arena, const char *path);
/* Ours that need not be kept: names.h. How many there were. */
long backup_let_go(struct arena *arena, const char *folder,
		   const struct backup_owner *owner, int64_t now);

#endif
