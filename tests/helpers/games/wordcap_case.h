/* SPDX-License-Identifier: ISC */
/* Games of WordCap for tests: with a known board, and with clocks that run. */
#ifndef TESTS_HELPERS_GAMES_WORDCAP_CASE_H
#define TESTS_HELPERS_GAMES_WORDCAP_CASE_H

#include "tests/helpers/games/board_case.h"

#define WORDCAP "Game: wordcap\nBoard: STARE LONDM CHIPU BYGFW QZJXK\n"
#define ALONE   "Player: Ann\n"
#define TWO     "Player: Ann\nPlayer: Ben\n"
#define THREE   TWO "Player: Cid\n"
#define FOUR    THREE "Player: Dan\n"
#define SON     "Lexicon: words SON TAR\n" /* the only words there are */

enum { WORDCAP_NOW = 1793534400 }; /* when its clocks begin */

/* Runs a file of WordCap on that board; `head` names the players. */
void wordcap_run(struct board_case *c, const char *head, const char *turns);
/* "STARE LONDM CHIPU BYGFW QZJXK" */
const char *wordcap_grid(struct board_case *c, const struct position *pos);
/* What happened in the file, written like case_events(). */
const char *wordcap_events(struct board_case *c);

/* The same file with a clock that runs from WORDCAP_NOW. There is no turn yet; the
 * time of the first is set. */
void wordcap_live(struct board_case *c, const char *head);
/* After `span` more seconds: somebody sends an order; or the time to answer runs
 * out; or the turn's time does. */
enum outcome wordcap_after(struct board_case *c, int64_t span, int seat,
			   const char *line);
void wordcap_window_ends(struct board_case *c, int64_t span);
void wordcap_turn_ends(struct board_case *c, int64_t span);

#endif
