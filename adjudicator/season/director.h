/* SPDX-License-Identifier: ISC */
/*
 * The letters between a season and its director: what he is to decide, each choice with
 * a number, and his decisions. A referee who plays in a game decides nothing in it.
 */
#ifndef ADJUDICATOR_SEASON_DIRECTOR_H
#define ADJUDICATOR_SEASON_DIRECTOR_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/season/policy.h"
#include "formats/files/season_line.h"

/* Sets c->referee: the season's director, else another referee; 0: there is no
 * referee without a part in the case. */
bool director_pick(struct context *d, struct arena *arena, const struct season_run *r,
		   struct concern *c, struct err *err);
/* Concerns for one letter, all for the same referee. */
struct director_list {
	const struct concern *concern;
	size_t count;
};
bool director_ask(struct context *d, struct arena *arena, struct season_run *r,
		  int64_t referee, const struct director_list *list, struct err *err);
/* Hears a letter of a referee, of that standing, if it decides something in a
 * season. *orders becomes its lines, for the ledger; *handled is false if it is no
 * such letter. */
bool director_letter(struct hearing *h, const struct letter *l, enum standing standing,
		     struct orders *orders, bool *handled);

/* The choices of a director. His letter and the reader of his answer share them. */
struct season_choice {
	enum season_act act;
	const char *phrase; /* says what it means */
	const char *word;   /* how he may write it */
};

/* director_choice: the n-th choice for this concern, from 0. director_choice_of: the
 * one with that act. NULL: there is none. */
const struct season_choice *director_choice(const struct concern *c, long n);
const struct season_choice *director_choice_of(const struct concern *c,
					       enum season_act act);
/* Whether the player has a part in the concern. */
bool director_party(const struct season_run *r, const struct concern *c,
		    int64_t player);
/* Whether the player is in a game with the entrant that goes on. */
bool director_meets(const struct season_run *r, int64_t entrant, int64_t player);
/* Whether a game of the entrant goes on. */
bool director_mid_game(const struct season_run *r, int64_t entrant);
/* Whether what the concern was about has settled itself. */
bool director_moot(const struct season_run *r, const struct concern *c);
/* The entrant's place is another player's now: what was asked about it is settled. */
bool director_taken(struct context *d, const struct director_list *list,
		    int64_t entrant, struct err *err);
/* Makes the fields of its phrases: season, number, name; about a game: other, game,
 * round; about a running game: most, least, lead (who has more), paused. */
bool director_fields(struct context *d, struct arena *arena, struct season_run *r,
		     const struct concern *c, struct fields **out, struct err *err);

/* Writes one letter to the organiser about concerns for which there is no referee.
 * Without an organiser there is no letter, and *unheard is their number. */
bool season_unheard(struct context *d, struct arena *arena, struct season_run *r,
		    const struct director_list *list, long *unheard, struct err *err);
/* Whether a referee has paused the game; a pause of the players' own is none. */
bool director_disputed(const struct position *pos);

#endif
