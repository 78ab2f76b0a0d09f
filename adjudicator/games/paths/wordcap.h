/* SPDX-License-Identifier: ISC */
/*
 * WordCap: a grid of 25 letters, words that wait for the others' answers.
 *
 * - Whoever made a word stays to move until it is settled; only then is the next turn.
 * - A word stands when everybody accepts it, whatever the list says. In any other case
 *   the list decides: when somebody checks it, when its time is over, when its player
 *   leaves or the game ends before it has its answers (W6, W7).
 * - Whoever asks to take a word back freezes it until the others have answered (W9).
 */
#ifndef ADJUDICATOR_GAMES_PATHS_WORDCAP_H
#define ADJUDICATOR_GAMES_PATHS_WORDCAP_H

#include "adjudicator/games/paths/path_game.h"

enum { WORDCAP_SORTS = 3 /* a player and game (W8) */ };

extern const struct game wordcap;
extern const struct engine wordcap_engine;

/* Words wait for the other players' answers (W6). */
bool wordcap_asked(const struct position *pos);

/* The word on the table: it waits, or is looked up at once. */
void wordcap_submit(struct table *t, int seat);
/* Settles the word that waits without any more answers. */
void wordcap_decide(struct table *t);
/* An answer came, or somebody who need not answer any more has left. */
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
