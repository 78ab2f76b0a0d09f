/* SPDX-License-Identifier: ISC */
/*
 * A position of a board game, set up from the text of a turn file, and orders judged
 * upon it. A failure here fails the test that called.
 */
#ifndef TESTS_HELPERS_GAMES_BOARD_CASE_H
#define TESTS_HELPERS_GAMES_BOARD_CASE_H

#include "adjudicator/replay/replay.h"

struct board_case {
	struct arena arena;
	struct lexica *lexica;
	struct replay replay;
	struct err err;
	struct table table; /* the table at which the last order was judged */
	struct order order;
};

void case_open(struct board_case *c);
void case_close(struct board_case *c);
/* Gives each test of the program such a case. */
void case_fixture(struct board_case *c);

/* The text of a turn file: Angry Words with Ann and Ben, unless `head` has "Game:"
 * and "Player:" lines; then the further header lines, then the turns. */
const char *case_file(struct board_case *c, const char *head, const char *turns);
/* Runs such a file, which must be sound. Fails when a tile appears or vanishes. */
void case_run(struct board_case *c, const char *head, const char *turns);
/* Runs a whole file, which must fail with ERR_DATA; returns the error. */
const char *case_complaint(struct board_case *c, const char *text);
/* The i-th order line, which must be there. */
const struct replay_turn *case_turn(struct board_case *c, size_t i);
/* The sentence of a refusal, of an order line or of the last order. */
const char *case_sentence(struct board_case *c, const struct diag *d);

/* Judges one order of a seat after the end of the file: written as in a letter, or
 * as in a turn file. c->table holds the outcome and the position after it. */
enum outcome case_letter(struct board_case *c, int seat, const char *line);
enum outcome case_strict(struct board_case *c, int seat, const char *line);
/* The same as case_letter, and the game goes on from there. */
enum outcome case_go_on(struct board_case *c, int seat, const char *line);

/* Runs the header alone and then judges lines "Ann: pass", "@ late Ben", "@ window"
 * and "@ window draw", so that c->table keeps every event. If `now` is not 0, a
 * clock runs from then. */
void case_live(struct board_case *c, int64_t now, const char *head, const char *turns);
/* The table's events with their seats from the i-th on, without clocks: "play1
 * accept2 stand1 draw1". */
const char *case_events(struct board_case *c, size_t i);

/* "AAPRWL": for each order line whether it was applied, pending, refused, withdrawn
 * or ruled. */
const char *case_verdicts(struct board_case *c);
/* "out 1: 5+11 0+0": reason, winners as bits of seats, scores and their
 * adjustments. */
const char *case_ended(struct board_case *c, const struct position *pos);
/* "5 0 12": the scores. */
const char *case_scores(struct board_case *c, const struct position *pos);
/* "A E T ?": the rack in the order of the alphabet, blanks last. */
const char *case_rack(struct board_case *c, const struct position *pos, int seat);
/* The same in the order in which the tiles were drawn. */
const char *case_tiles(struct board_case *c, const struct position *pos, int seat);
/* "MAIN 12, CROSS 4": a play's words with their scores. */
const char *case_words(struct board_case *c, const struct replay_turn *t);
/* Fails when a tile appeared or vanished between two positions of one game. */
void case_conserves(const struct position *a, const struct position *b);

/* The view as a C string. */
const char *case_text(struct board_case *c, struct view v);

#endif
