/* SPDX-License-Identifier: ISC */
/* What rounds of a division that have just ended brought (K40). */
#ifndef ADJUDICATOR_SEASON_BULLETIN_H
#define ADJUDICATOR_SEASON_BULLETIN_H

#include "adjudicator/season/best.h"
#include "formats/say.h"

/* Rounds of a season that have just ended, of all divisions. */
struct season_ended {
	const struct season_round **round;
	size_t count;
};

struct season_bulletin {
	struct season_run
		*r; /* the caller's, and the place of a division in its file */
	size_t division;
	struct season_table t;
	struct season_ended ended; /* of this division alone */
	struct season_bests bests; /* of these rounds */
};

/* Fills the last three, from rounds of all divisions; reads what was played best. */
bool season_bulletin_open(struct context *d, struct arena *arena,
			  struct season_bulletin *x, const struct season_ended *ended,
			  struct err *err);
/* Whether the fixture is of one of those rounds; arg: a struct season_ended. */
season_wanted season_is_ended;

/* Results and best plays; nothing where no round has ended. */
void season_bulletin_say(struct buf *b, const struct season_bulletin *x,
			 struct view language);
/* Who meets whom next; `me`, unless NULL, reads first whom he plays himself. */
void season_bulletin_next(struct buf *b, const struct season_bulletin *x,
			  const struct season_entrant *me, const struct moment *now,
			  struct view language);

#endif
