/* SPDX-License-Identifier: ISC */
/*
 * A position of a board game from the text of a turn file, and orders upon it. What
 * fails here fails the test that asked.
 */
#ifndef TESTS_HELPERS_GAMES_BOARD_CASE_H
#define TESTS_HELPERS_GAMES_BOARD_CASE_H

#include "adjudicator/replay/replay.h"

struct board_case {
	struct arena arena;
	struct lexica *lexica;
	struct replay replay;
	struct err err;
	struct table table; /* where the last order was judged */
	struct order order;
};

void case_open(struct board_case *c);
void case_close(struct board_case *c);
/* One that each test of the program begins with. */
void case_fixture(struct board_case *c);

/* Angry Words of Ann and Ben, unless the head has "Game:" and "Player:" lines of its
 * own: the further header lines, then the rest. */
const char *case_file(struct board_case *c, const char *head, const char *turns);
/* Runs such a file, which must be sound. No tile may come or go in it. */
void case_run(struct board_case *c, const char *head, const char *turns);
/* Runs a whole file that must fail with ERR_DATA; gives the complaint. */
const char *case_complaint(struct board_case *c, const char *text);
/* The i-th order line, which must be there. */
const struct replay_turn *case_turn(struct board_case *c, size_t i);
/* The sentence for what was refused: of a line, or of the last order. */
const char *case_sentence(struct board_case *c, const struct diag *d);

/* Judges one order for a seat at the end of the file: as a letter has it, and as a turn
 * file has it. c->table keeps what came of it, and the position after it. */
enum outcome case_letter(struct board_case *c, int seat, const char *line);
enum outcome case_strict(struct board_case *c, int seat, const char *line);
/* The same, and the game goes on from there. */
enum outcome case_go_on(struct board_case *c, int seat, const char *line);

/* Runs only the header and then judges "Ann: pass", "@ late Ben", "@ window" and "@
 * window draw" lines, so that c->table keeps every event. A clock runs from `now` if
 * that is not 0. */
void case_live(struct board_case *c, int64_t now, const char *head, const char *turns);
/* "play1 accept2 stand1 draw1": the table's events with their seats from the i-th on,
 * clocks left out. */
const char *case_events(struct board_case *c, size_t i);

/* "AAPRWL": each order line applied, pending, refused, withdrawn or ruled. */
const char *case_verdicts(struct board_case *c);
/* "out 1: 5+11 0+0": reason, winners as a bit a seat, totals and what was adjusted. */
const char *case_ended(struct board_case *c, const struct position *pos);
/* "5 0 12": the scores. */
const char *case_scores(struct board_case *c, const struct position *pos);
/* "A E T ?" as in the alphabet, blanks last. */
const char *case_rack(struct board_case *c, const struct position *pos, int seat);
/* The same as they lie: in the order of the draws. */
const char *case_tiles(struct board_case *c, const struct position *pos, int seat);
/* "MAIN 12, CROSS 4": the words of a play with their scores. */
const char *case_words(struct board_case *c, const struct replay_turn *t);
/* No tile came or went between two positions of one game. */
void case_conserves(const struct position *a, const struct position *b);

/* A view as text that printf and ck_assert_str_eq understand. */
const char *case_text(struct board_case *c, struct view v);

#endif
