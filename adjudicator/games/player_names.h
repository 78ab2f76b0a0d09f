/* SPDX-License-Identifier: ISC */
/* Several players in one breath: "Ben, Cat and Dan"; and names of seats. */
#ifndef ADJUDICATOR_GAMES_PLAYER_NAMES_H
#define ADJUDICATOR_GAMES_PLAYER_NAMES_H

#include "adjudicator/games/game.h"

/* The seats whose bits are set, in the order of play. */
struct view names_list(struct arena *arena, struct view language,
		       const struct setup *setup, unsigned seats);
/* All but one. */
struct view names_others(struct arena *arena, struct view language,
			 const struct setup *setup, int me);
int names_count(unsigned seats);
/* The seat of the set with the highest score, the first of several; -1: it is empty. */
int names_best(const int score[SEATS], unsigned seats);
/* "Ann 127, Ben 98", in the order of play. */
struct view names_scores(struct arena *arena, const struct position *pos);

/* What keeps a text from being a player's name in letters and turn files; NULL: it
 * can be one. */
const char *names_fault(struct view name);
/* What a player who asked to be forgotten is called from then on. */
struct view names_pseudonym(struct arena *arena, int64_t player, int more);

/* A set-up knows who has a seat now, and who had it before a referee gave it to
 * another; a position knows how many of these changes lie behind it. Who had the seat
 * behind so many changes. */
struct view former_name(const struct setup *s, int seat, int changes);
/* Who has it in that position. */
struct view position_name(const struct position *pos, int seat);
/* The seat of that name behind so many changes, without case; -1: nobody's. */
int former_seat(const struct setup *s, struct view name, int changes);
/* The seat is that one's from now on. Borrows the name; s->formers < FORMERS. */
void former_change(struct setup *s, int seat, struct view name);

#endif
