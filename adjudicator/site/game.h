/* SPDX-License-Identifier: ISC */
/* The page of one game, and the files that can be taken from it. */
#ifndef ADJUDICATOR_SITE_GAME_H
#define ADJUDICATOR_SITE_GAME_H

#include "adjudicator/site/games.h"
#include "adjudicator/site/steps.h"

/* games/N.html, and in *g what the page of trust tells of it; and where the game is
 * over games/N.turns, and games/N.gcg of a game on a board. `r` is begun and opened. */
bool site_game_write(struct site *s, const struct record *r, struct site_game *g,
		     struct arena *arena, struct err *err);

/* The parts. "groups" of "rows": steps in turn, those that rulings superseded apart. */
void site_game_rows(struct fields *f, const struct site *s, const struct site_steps *x);
/* What proves the game: "badge" and what it says, the command, and the files, which it
 * writes. */
bool site_game_proof(struct fields *f, struct site *s, const struct site_steps *x,
		     struct err *err);
/* games/N.ENDING */
const char *site_game_path(struct arena *arena, int64_t game, const char *ending);
/* games/N-analysis.html */
const char *site_analysis_path(struct arena *arena, int64_t game);
/* "Ann – Ben" */
struct view site_game_names(struct arena *arena, const struct setup *s);
/* games/N.html; "" where the game, or NULL, has none. */
const char *site_game_page(struct arena *arena, const struct site_game *g);
/* "Fri 4 Dec 2026" as KEY, and KEY-stamp for machines. */
void site_day(struct fields *f, const char *key, const struct site *s, int64_t at);

#endif
