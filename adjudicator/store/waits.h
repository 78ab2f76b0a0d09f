/* SPDX-License-Identifier: ISC */
/* What may be waiting in a game, asked in one statement, so that the rest is looked
 * up only where there is something. */
#ifndef ADJUDICATOR_STORE_WAITS_H
#define ADJUDICATOR_STORE_WAITS_H

#include "adjudicator/store/store.h"

struct waits {
	bool observers;
	bool leave; /* any leave of a seated player */
	bool plans; /* if-moves of any seat */
	bool question;
	bool stopped; /* the clocks of a seated player are stopped */
};

void waits_ahead(struct store *st, int64_t game); /* see db_ahead */
bool waits_in(struct store *st, int64_t game, struct waits *out, struct err *err);

/* What is looked up before a player's letter is judged. */
struct waits_for {
	long heard; /* how many of his letters were judged since then, without repeated
		       and unreadable ones */
	int64_t seen; /* the number STORED_WAITING_SEEN of his */
	bool referee; /* he is a referee */
};
bool waits_for(struct store *st, int64_t player, int64_t since, struct waits_for *out,
	       struct err *err);

#endif
