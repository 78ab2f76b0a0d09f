/* SPDX-License-Identifier: ISC */
/*
 * Puts another database in the place of a club's: both of its files, or neither. The
 * old one is moved into a folder beside it. While that is under way the file
 * club.swap names both. A swap that was cut short is undone before anybody writes,
 * so a database is never used without its own log.
 */
#ifndef ADJUDICATOR_CLUB_DATABASE_SWAP_H
#define ADJUDICATOR_CLUB_DATABASE_SWAP_H

#include "formats/text/arena.h"
#include "formats/text/err.h"

struct swap {
	struct arena *arena;
	const char *dir;   /* of the club */
	const char *file;  /* the database's path, relative to dir if it lies there */
	const char *made;  /* the new database, beside the old one, closed and whole */
	const char *aside; /* name of the folder to be made for the old one */
};

/* When it returns false, the old database is in its place, or swap_undo will put it
 * back. */
bool swap_take(const struct swap *s, struct err *err);
/* Undoes a swap that was cut short, or finishes it. Does nothing where there was
 * none. */
bool swap_undo(struct arena *arena, const char *dir, struct err *err);
/* The path of a folder with that name beside a file. */
const char *swap_beside(struct arena *arena, const char *file, const char *name);

#endif
