/* SPDX-License-Identifier: ISC */
/* The club's own words: LANG.add and LANG.drop beside its editions. */
#ifndef ADJUDICATOR_CMD_DICT_DICT_CLUB_H
#define ADJUDICATOR_CMD_DICT_DICT_CLUB_H

#include "adjudicator/cmd/cmd.h"
#include "dict/club_words.h"

/* Both lists; one that is not there is empty. */
bool dict_club_read(struct cmd *c, const char *alphabet, struct club_words *w);
/* Puts a word into one list, with the day and the reason, and takes it from the other.
 */
bool dict_club_put(struct cmd *c, const struct alphabet *a,
		   const struct tile_text *word, bool accepted, struct view comment);

#endif
