/* SPDX-License-Identifier: ISC */
/*
 * Another database takes the place of a club's: both of its files, or neither. The old
 * one goes into a folder beside it. The file club.swap, which names both, is there as
 * long as that is under way; what was cut short is undone before anybody writes, so
 * that no database is ever used without the log beside it, or with another one's.
 */
#ifndef ADJUDICATOR_CLUB_DATABASE_SWAP_H
#define ADJUDICATOR_CLUB_DATABASE_SWAP_H

#include "formats/text/arena.h"
#include "formats/text/err.h"

struct swap {
	struct arena *arena;
	const char *dir;   /* of the club */
	const char *file;  /* the database's path, below dir where it lies there */
	const char *made;  /* the new one, beside it, closed and whole */
	const char *aside; /* a folder's name; it is made beside the database */
};

/* False leaves the old one where it was, or for swap_undo. */
bool swap_take(const struct swap *s, struct err *err);
/* What was cut short is as before, or done. Fine where nothing was. */
bool swap_undo(struct arena *arena, const char *dir, struct err *err);
/* The folder of that name beside a file. */
const char *swap_beside(struct arena *arena, const char *file, const char *name);

#endif
