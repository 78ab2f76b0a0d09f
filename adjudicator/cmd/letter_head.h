/* SPDX-License-Identifier: ISC */
/* What commands tell of a letter that arrived: who wrote it, and its subject. */
#ifndef ADJUDICATOR_CMD_LETTER_HEAD_H
#define ADJUDICATOR_CMD_LETTER_HEAD_H

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/mail/reader/reader.h"
#include "adjudicator/store/inbox.h"

struct letter_head {
	struct view name, address; /* of its sender; empty: not known */
	struct view subject;
};

/* The reader reads it from the bytes of the letter; if it fails, the header is parsed
 * here, without decoding anything. What was entered by command, or given by a robot,
 * has none. */
void letter_head(struct reader *reader, struct arena *arena,
		 const struct inbox_letter *in, struct letter_head *out);

/* "Ann <ann@home.example>"; the name or the address alone if the other is empty. */
const char *letter_sender(struct arena *arena, struct view name, struct view address);

/* The name of a player of the club; empty for player 0. */
bool letter_player(struct cmd *c, int64_t player, struct view *name);

#endif
