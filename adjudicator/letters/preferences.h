/* SPDX-License-Identifier: ISC */
/* How a player wants his letters: what he chose with `set`, or the default (L14). */
#ifndef ADJUDICATOR_LETTERS_PREFERENCES_H
#define ADJUDICATOR_LETTERS_PREFERENCES_H

#include "adjudicator/games/picture.h"
#include "adjudicator/store/preference.h"
#include "formats/text/zone.h"

struct choices {
	enum picture_style board;
	bool html;
	bool pictures; /* pictures in the HTML */
	bool analysis; /* the letter that ends a game analyses it */
	bool calendar; /* a letter brings a calendar file, when it is his turn */
	bool subject_fixed;
	const struct zone *zone; /* NULL: UTC */
	struct view note;        /* the player's own note on the game; often empty */
	bool tagged;             /* the Subject carries the secret, too */
};

/* In a game, or for letters about none (0). A choice for the game comes before one
 * for all games. */
bool choices_of(struct store *st, struct arena *arena, int64_t player, int64_t game,
		struct choices *out, struct err *err);
/* The time zone alone. */
bool choices_zone(struct store *st, struct arena *arena, int64_t player, int64_t game,
		  const struct zone **zone, struct err *err);
/* One choice as text, "compact"; p->name is one of setting_texts[]. */
bool choices_value(struct store *st, struct arena *arena, const struct preference *p,
		   struct view *value, struct err *err);

#endif
