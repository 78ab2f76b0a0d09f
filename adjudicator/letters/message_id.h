/* SPDX-License-Identifier: ISC */
/* The fixed Message-ID of a letter of ours. */
#ifndef ADJUDICATOR_LETTERS_MESSAGE_ID_H
#define ADJUDICATOR_LETTERS_MESSAGE_ID_H

#include "adjudicator/club/config.h"

/* "<...@club.example>" of 128 bits that follow from the club's key and `what` the
 * letter is; and the rest of that hash. */
struct hash message_id_of(const struct config *c, struct arena *arena, const char *what,
			  struct view *message_id);

#endif
