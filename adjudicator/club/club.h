/* SPDX-License-Identifier: ISC */
/*
 * A club's folder: adjudicator.conf, club.db, club.key, the Maildirs and the word
 * lists. Making a club where there is one adds what is missing and changes nothing
 * else.
 */
#ifndef ADJUDICATOR_CLUB_CLUB_H
#define ADJUDICATOR_CLUB_CLUB_H

#include "formats/text/arena.h"
#include "formats/text/err.h"

/* Called for each part: its name, and whether it was made just now. */
typedef void club_part(void *arg, const char *name, bool made);

/* Gives what is to be done before a database with an older schema is changed. */
struct config;
struct store_upgrade;
typedef struct store_upgrade club_upgrade(struct arena *arena, const struct config *c);

/* Makes a club. `dir` is made if missing, its parents are not. The settings count
 * only for a new adjudicator.conf. A part that cannot be made is ERR_CREATE, one
 * that cannot be written ERR_IO. */
struct club_maker {
	club_upgrade *upgrade;
	club_part *part; /* is told of each part */
	void *arg;       /* for .part */
};
bool club_make(struct arena *arena, const char *dir, struct view settings,
	       const struct club_maker *maker, struct err *err);
/* Whether there is an adjudicator.conf in that folder. */
bool club_here(struct arena *arena, const char *dir);
/* Returns false with ERR_CONFIG: there is none, and what to do. */
bool club_missing(struct arena *arena, const char *dir, struct err *err);
/* Only one process writes in a club at a time: ERR_RETRY when another one does. The
 * lock holds until *lock is closed. */
bool club_lock(struct arena *arena, const char *dir, int *lock, struct err *err);

#endif
