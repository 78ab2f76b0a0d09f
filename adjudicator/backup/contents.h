/* SPDX-License-Identifier: ISC */
/*
 * The file `contents` of a backup:
 *
 *	Backup: 1
 *	Made: 2026-11-20T20:00:00Z
 *	Schema: 28
 *	File: SHA-256-IN-HEX SIZE NAME
 *	...
 *	End: 5
 *
 * where the last line counts the files. A name is that of a file, or of one in the
 *folder lexica; nothing in it leads elsewhere.
 */
#ifndef ADJUDICATOR_BACKUP_CONTENTS_H
#define ADJUDICATOR_BACKUP_CONTENTS_H

#include "adjudicator/system/file.h"
#include "formats/text/arena.h"
#include "formats/text/buf.h"

#define BACKUP_CONTENTS "contents"
#define BACKUP_DATABASE "club.db"
#define BACKUP_LEXICA   "lexica"

enum { BACKUP_FILES = 1000, BACKUP_CONTENTS_MAX = 1 << 20 };

struct backup_file {
	const char *name; /* "club.db", "lexica/en-scowl80-1.lex" */
	struct file_sum sum;
};

struct backup_contents {
	int64_t made;
	int schema;
	struct backup_file *file;
	size_t files;
};

/* The other files of a club's folder that a backup has; some may be missing. */
struct backup_part {
	const char *name;
	bool must;
};
enum { BACKUP_PARTS = 4 };
extern const struct backup_part backup_parts[BACKUP_PARTS];

/* Whether a name is made of letters, digits, "-", "_" and ".", with no "." first,
 * and in one folder at most. */
bool backup_name_plain(struct view name);
void backup_contents_write(struct buf *b, const struct backup_contents *c);
/* Returns false for any other text, and for one that was cut short. */
bool backup_contents_read(struct arena *arena, struct view text,
			  struct backup_contents *c);
/* Reads the one in a backup's folder; false also where it cannot be read. */
bool backup_contents_of(struct arena *arena, const char *backup,
			struct backup_contents *c);
const struct backup_file *backup_contents_find(const struct backup_contents *c,
					       const char *name);

#endif
