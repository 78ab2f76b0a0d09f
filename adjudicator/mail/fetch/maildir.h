/* SPDX-License-Identifier: ISC */
/*
 * Maildirs: letters in, letters out. A letter is one file. New ones are in new/; a
 * mail reader may have moved them to cur/. Filed letters go to the subfolders
 * .Processed and .Rejected, which are Maildirs too. Delivery: write in tmp/, fsync,
 * rename, fsync of the folder.
 */
#ifndef ADJUDICATOR_MAIL_FETCH_MAILDIR_H
#define ADJUDICATOR_MAIL_FETCH_MAILDIR_H

#include "formats/text/arena.h"
#include "formats/text/err.h"
#include "formats/text/view.h"
#include <stdint.h>

struct maildir_letter {
	struct view uid; /* the file's unique name, without flags */
	struct view raw; /* at most 1 MiB, see `truncated` */
	int64_t arrived; /* in seconds; see arrival_read */
	bool stamped;    /* `arrived` is a trusted host's time, not the file's */
	bool truncated;
	const char *unread; /* why it cannot be read; raw is empty. Else NULL */
};

/* Creates DIR with tmp, new, cur, .Processed and .Rejected where missing. */
bool maildir_make(const char *dir, struct err *err);
/*
 * Calls `each` for every letter in new/ and cur/, ordered by time of the file, then
 * name, until it returns false. `arena` is reset before each call. A file that
 * cannot be read is passed to `each` too; one that has vanished is skipped.
 * `received_by`: host names, separated by blanks, whose Received line gives the
 * arrival.
 */
bool maildir_each(const char *dir, struct view received_by, struct arena *arena,
		  bool (*each)(void *arg, const struct maildir_letter *l), void *arg,
		  struct err *err);
/* Moves a letter to the subfolder `name` (".Processed") of the Maildir `to`, which
 * is made when missing. A letter that is gone already is fine. */
bool maildir_file(const char *dir, struct view uid, const char *to, const char *name,
		  struct err *err);
/* Delivers a letter. The file's name is made from `name`, so a second delivery of
 * the same letter replaces the first. */
bool maildir_deliver(const char *dir, struct view name, struct view bytes,
		     struct err *err);

/* A descriptor of DIR/NAME, one folder of a Maildir; -1 with errno. */
int folder_open(const char *dir, const char *name);
/* A letter's file name without the flags after the colon; borrowed. */
struct view folder_uid(const char *name);
/* Fills err from errno: "WHAT DIR/NAME: why". Always returns false. */
bool folder_fail(struct err *err, const char *what, const char *dir, const char *name);

/* The date of the first Received line "by" one of these hosts; else `otherwise`. */
int64_t arrival_read(struct view raw, struct view received_by, int64_t otherwise);
/* Reads "Fri, 4 Dec 2026 18:00:00 +0100". */
bool arrival_date(struct view v, int64_t *out);

#endif
