/* SPDX-License-Identifier: ISC */
/* The page of one game, and the files to download from it. */
#ifndef ADJUDICATOR_SITE_GAME_H
#define ADJUDICATOR_SITE_GAME_H

#include "adjudicator/site/games.h"
#include "adjudicator/site/steps.h"

/* Writes games/N.html and, if the game is over, games/N.turns and for a board game
 * games/N.gcg. Fills into *g what the trust page tells of it. `r` must have begun
 * and be open. */
bool site_game_write(struct site *s, const struct record *r, struct site_game *g,
		     struct arena *arena, struct err *err);

/* Its parts. Sets "groups" of "rows": the steps by turn, those that rulings
 * superseded by themselves. */
void site_game_rows(struct fields *f, const struct site *s, const struct site_steps *x);
/* Sets what proves the game: "badge" and its meaning, the command, and the files,
 * which it writes. */
bool site_game_proof(struct fields *f, struct site *s, const struct site_steps *x,
		     struct err *err);
/* games/N.ENDING */
const char *site_game_path(struct arena *arena, int64_t game, const char *ending);
/* games/N-analysis.html */
const char *site_analysis_path(struct arena *arena, int64_t game);
/* "Ann – Ben" */
struct view site_game_names(struct arena *arena, const struct setup *s);
/* games/N.html; "" where the game has no page or g is NULL. */
const char *site_game_page(struct arena *arena, const struct site_game *g);
/* Sets KEY to "Fri 4 Dec 2026" and KEY-stamp to the machine-readable form. */
void site_day(struct fields *f, const char *key, const struct site *s, int64_t at);

#endif
