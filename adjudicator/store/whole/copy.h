/* SPDX-License-Identifier: ISC */
/*
 * A database as a whole: copies it while others read and write, and checks whether a
 * file is sound. Works with our schema and any older one.
 */
#ifndef ADJUDICATOR_STORE_WHOLE_COPY_H
#define ADJUDICATOR_STORE_WHOLE_COPY_H

#include "adjudicator/store/store.h"
#include "formats/text/hash.h"

/* Writes the whole database, as of one moment, to a new SQLite file, whatever the
 * engine. Only the owner can read the file; it is safe against power loss and
 * contains nothing that was deleted. `told` (may be NULL) hears how far the copying
 * of a server's rows is. */
struct copy_listener {
	void (*told)(void *arg, const char *table, long rows);
	void *arg;
};
bool copy_write(struct store *st, const char *path, const struct copy_listener *told,
		struct err *err);

/* Whether every page can be read and every reference leads somewhere; if not, *why
 * says what is wrong, in a few words. */
bool copy_sound(struct store *st, struct arena *arena, const char **why);

/* A row of a game's record, with all that its head is made from. */
struct copy_row {
	int64_t game;
	long n;
	int64_t at;
	struct view text, hidden;
	struct hash head, letter;
	bool chained, brought; /* it has a head; it has a letter */
	uint8_t seed[HASH_BYTES];
};
/* Calls `each` for every row of every game, by game and number, until it returns
 * false. The row lives until `each` returns. A schema from before there were chains
 * gives no rows. */
bool copy_each_row(struct store *st, int schema,
		   bool (*each)(void *arg, const struct copy_row *row), void *arg,
		   struct err *err);

#endif
