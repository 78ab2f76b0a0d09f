/* SPDX-License-Identifier: ISC */
/* Names of seats, and lists of names: "Ben, Cat and Dan". */
#ifndef ADJUDICATOR_GAMES_PLAYER_NAMES_H
#define ADJUDICATOR_GAMES_PLAYER_NAMES_H

#include "adjudicator/games/game.h"

/* The names of the seats whose bits are set, in order of play. */
struct view names_list(struct arena *arena, struct view language,
		       const struct setup *setup, unsigned seats);
/* The names of all but seat `me`; of all if `me` is -1. */
struct view names_others(struct arena *arena, struct view language,
			 const struct setup *setup, int me);
int names_count(unsigned seats);
/* The seat with the highest score among `seats`, the first of equals; -1: `seats` is
 * empty. */
int names_best(const int score[SEATS], unsigned seats);
/* "Ann 127, Ben 98", in the order of play. */
struct view names_scores(struct arena *arena, const struct position *pos);

/* Why a text cannot be a player's name in letters and turn files; NULL: it can. */
const char *names_fault(struct view name);
/* The name of a player who asked to be forgotten: "Player 7", or "Player 7-2" with
 * `more` 2. */
struct view names_pseudonym(struct arena *arena, int64_t player, int more);

/* A set-up knows who has each seat now, and who had it before each change of hands
 * (RULING_SUBSTITUTE). A position counts the changes that came before it. Returns
 * who had the seat after `changes` changes. */
struct view former_name(const struct setup *s, int seat, int changes);
/* Who has the seat in that position. */
struct view position_name(const struct position *pos, int seat);
/* Whether whoever has the seat now had it in that position, too. */
bool position_held(const struct position *pos, int seat);
/* The seat of that name after `changes` changes, ignoring case; -1: none. */
int former_seat(const struct setup *s, struct view name, int changes);
/* Gives the seat to `name`, which is borrowed. s->formers must be below FORMERS. */
void former_change(struct setup *s, int seat, struct view name);

#endif
