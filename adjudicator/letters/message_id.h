/* SPDX-License-Identifier: ISC */
/*
 * The fixed Message-IDs of our letters, "<...@club.example>": 128 bits that follow from
 * the club's key and what tells a letter from all others. No number of a row is in it:
 * those are given in the order in which letters are judged, which need not be the same
 * a second time. Nor are its sentences, which a later version may word otherwise.
 */
#ifndef ADJUDICATOR_LETTERS_MESSAGE_ID_H
#define ADJUDICATOR_LETTERS_MESSAGE_ID_H

#include "adjudicator/club/context.h"
#include "formats/text/hash.h"

/* And the rest of that hash. */
struct hash message_id_of(const struct config *c, struct arena *arena,
			  const struct hash *what, struct view *message_id);
/* The same of a letter that follows no other: of several that are the same to `what`
 * the second follows the first. */
bool message_id_apart(const struct context *d, struct arena *arena, struct hash what,
		      struct view *message_id, struct hash *id, struct err *err);
/* A number goes into `what`. */
void message_id_number(struct hash_run *what, int64_t n);

#endif
