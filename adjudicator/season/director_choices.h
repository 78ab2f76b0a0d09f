/* SPDX-License-Identifier: ISC */
/* The choices that a director has; his letter and his answer share them. */
#ifndef ADJUDICATOR_SEASON_DIRECTOR_CHOICES_H
#define ADJUDICATOR_SEASON_DIRECTOR_CHOICES_H

#include "adjudicator/season/director.h"
#include "formats/files/season_line.h"

struct season_choice {
	enum season_act act;
	const char *phrase; /* what it means */
	const char *word;   /* as he may write it */
};

/* The n-th of them, from 0, and that which does so; NULL: there is none. */
const struct season_choice *director_choice(const struct concern *c, long n);
const struct season_choice *director_choice_of(const struct concern *c,
					       enum season_act act);
/* Whether that player has a part in it. */
bool director_party(const struct season_run *r, const struct concern *c,
		    int64_t player);
/* season, number, name; of a game other, game, round; of one that goes on most, least
 * and lead, who has more. */
bool director_fields(struct context *d, struct arena *arena, struct season_run *r,
		     const struct concern *c, struct fields **out, struct err *err);
/* What is to be decided, and the choices with their numbers and words, as paragraphs
 * behind what stands there. */
bool director_say(struct context *d, struct buf *b, struct season_run *r,
		  const struct concern *c, struct view language, struct err *err);

#endif
