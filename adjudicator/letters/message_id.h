/* SPDX-License-Identifier: ISC */
/*
 * The Message-IDs of our letters, "<...@club.example>": 128 bits that follow from
 * the club's key and from what tells the letter apart from all others (`what`). No
 * row number goes into them: rows are numbered in the order in which letters are
 * judged, which may differ when that is repeated. Nor does the text, which a later
 * version may word differently.
 */
#ifndef ADJUDICATOR_LETTERS_MESSAGE_ID_H
#define ADJUDICATOR_LETTERS_MESSAGE_ID_H

#include "adjudicator/club/context.h"
#include "formats/text/hash.h"

/* Returns the whole hash, of which the Message-ID shows the first half. */
struct hash message_id_of(const struct config *c, struct arena *arena,
			  const struct hash *what, struct view *message_id);
/* The same for a letter that follows no other. If a letter with the same `what` was
 * written before, the ID is derived from that letter's ID. */
bool message_id_apart(const struct context *d, struct arena *arena, struct hash what,
		      struct view *message_id, struct hash *id, struct err *err);
/* Adds a number to `what`. */
void message_id_number(struct hash_run *what, int64_t n);

#endif
