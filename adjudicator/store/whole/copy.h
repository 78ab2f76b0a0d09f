/* SPDX-License-Identifier: ISC */
/*
 * A database as a whole: a copy of it, made while others read and write, and whether a
 * file is sound. Any schema up to ours will do.
 */
#ifndef ADJUDICATOR_STORE_WHOLE_COPY_H
#define ADJUDICATOR_STORE_WHOLE_COPY_H

#include "adjudicator/store/store.h"
#include "formats/text/hash.h"

/* Writes all of it, as it is at one moment, into a file that is not there yet; its
 * owner's alone, and safe against power loss. What was deleted is not in it. Whatever
 * the engine, the file is SQLite's. `told` (NULL: nobody) hears how far a copy of a
 * server's rows is. */
struct copy_listener {
	void (*told)(void *arg, const char *table, long rows);
	void *arg;
};
bool copy_write(struct store *st, const char *path, const struct copy_listener *told,
		struct err *err);

/* Every page can be read, and every reference leads somewhere; else *why is what is
 * wrong, in a few words. */
bool copy_sound(struct store *st, struct arena *arena, const char **why);

/* A row of some game's record, with all that its head follows from. */
struct copy_row {
	int64_t game;
	long n;
	int64_t at;
	struct view text, hidden;
	struct hash head, letter;
	bool chained, brought; /* it has a head; a letter brought it */
	uint8_t seed[HASH_BYTES];
};
/* Every row of every game, by game and number; the row lives until `each` returns. A
 * schema before chains has none. `each` false ends the walk. */
bool copy_each_row(struct store *st, int schema,
		   bool (*each)(void *arg, const struct copy_row *row), void *arg,
		   struct err *err);

#endif
