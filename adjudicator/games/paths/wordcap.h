/* SPDX-License-Identifier: ISC */
/*
 * WordCap: a grid of 25 letters; words wait for the others' answers.
 *
 * - While a word waits, its player stays the seat to move. The next turn begins when
 *   the word is settled.
 * - A word stands when all others accept it, whether the list has it or not.
 *   Otherwise the list decides: when somebody checks the word, when its time is
 *   over, or when its player leaves or the game ends before all have answered (W6,
 *   W7).
 * - A player who asks to take a word back freezes it until the others have answered
 *   (W9).
 */
#ifndef ADJUDICATOR_GAMES_PATHS_WORDCAP_H
#define ADJUDICATOR_GAMES_PATHS_WORDCAP_H

#include "adjudicator/games/paths/path_game.h"

enum { WORDCAP_SORTS = 3 /* a player, in a game (W8) */ };

extern const struct game wordcap;
extern const struct engine wordcap_engine;

/* Whether words wait for the other players' answers (W6). */
bool wordcap_asked(const struct position *pos);

/* Makes the word of t->walk: it waits, or is looked up at once. */
void wordcap_submit(struct table *t, int seat);
/* Settles the waiting word without further answers. */
void wordcap_decide(struct table *t);
/* Goes on after an answer, or after a player who had to answer has left. */
void wordcap_go_on(struct table *t);

verb_judge wordcap_judge_accept, wordcap_judge_check, wordcap_judge_undo,
	wordcap_judge_always, wordcap_judge_answer;

bool wordcap_start(struct position *pos, struct diag *diag);
void wordcap_timeout(struct table *t);
void wordcap_lapse(struct table *t);
bool wordcap_apply(struct position *pos, const struct event *e);
enum end_reason wordcap_ending(const struct position *pos);
void wordcap_end(struct table *t, enum end_reason reason);

#endif
