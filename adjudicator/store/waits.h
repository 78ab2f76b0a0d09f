/* SPDX-License-Identifier: ISC */
/* What may wait in a game, asked at once: each is looked for where there is any. */
#ifndef ADJUDICATOR_STORE_WAITS_H
#define ADJUDICATOR_STORE_WAITS_H

#include "adjudicator/store/store.h"

struct waits {
	bool observers;
	bool leave; /* of any seat's player */
	bool plans; /* of any seat */
	bool question;
	bool stopped; /* some player's clocks stand still */
};

void waits_ahead(struct store *st, int64_t game); /* see db_ahead */
bool waits_in(struct store *st, int64_t game, struct waits *out, struct err *err);

/* What is looked at before a player's letter is heard. */
struct waits_for {
	long heard;   /* of his letters since then, whatever came of them */
	int64_t seen; /* STORED_WAITING_SEEN */
	bool referee; /* he is one */
};
bool waits_for(struct store *st, int64_t player, int64_t since, struct waits_for *out,
	       struct err *err);

#endif
