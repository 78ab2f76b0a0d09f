/* SPDX-License-Identifier: ISC */
/* How a player wants his letters: what he chose with `set`, or what counts unchosen
 * (L14). */
#ifndef ADJUDICATOR_LETTERS_PREFERENCES_H
#define ADJUDICATOR_LETTERS_PREFERENCES_H

#include "adjudicator/games/picture.h"
#include "adjudicator/store/preference.h"
#include "formats/text/zone.h"

struct choices {
	enum picture_style board;
	bool html;
	bool pictures; /* in HTML */
	bool analysis; /* of a game that is over, in the letter that says so */
	bool calendar; /* a file of it, where it is the reader's turn */
	bool subject_fixed;
	const struct zone *zone; /* NULL: UTC */
	struct view note;        /* of the game; often empty */
	bool tagged;             /* with the secret in the Subject, too */
};

/* In a game; game 0: where there is none. What is for the game counts before what is
 * for all. */
bool choices_of(struct store *st, struct arena *arena, int64_t player, int64_t game,
		struct choices *out, struct err *err);
/* The zone alone. */
bool choices_zone(struct store *st, struct arena *arena, int64_t player, int64_t game,
		  const struct zone **zone, struct err *err);
/* One of them as it is written, "compact"; its name is one of setting_texts[]. */
bool choices_value(struct store *st, struct arena *arena, const struct preference *p,
		   struct view *value, struct err *err);

#endif
